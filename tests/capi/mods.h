/* Small mods of BattleDucks, for tests of packs and scripts. */
#ifndef MALLARD_TESTS_CAPI_MODS_H_
#define MALLARD_TESTS_CAPI_MODS_H_

#include "play.h"

#define MANIFEST                                                           \
  "pack { id = 'mod', version = '1.2.3', game = 'battleducks', api = 1,\n" \
  "       requires = { battleducks = '>=1.0 <2' } }\n"

/* A pack of a manifest and one more file. */
static inline mld_pack* new_pack(const char* manifest, const char* content) {
  mld_pack* pack = NULL;
  CHECK_OK(mld_pack_create("mod", &pack, &error));
  CHECK_OK(mld_pack_add_file(pack, "pack.lua", manifest, strlen(manifest), &error));
  CHECK_OK(mld_pack_add_file(pack, "content.lua", content, strlen(content), &error));
  return pack;
}

/* Loads that pack on top of the base pack, with little memory for its scripts. */
static inline mld_status load(const char* manifest, const char* content, mld_ruleset** out,
                              mld_error** error) {
  mld_pack* pack = new_pack(manifest, content);
  const mld_pack* packs[] = {pack};
  mld_ruleset_options options;
  mld_ruleset_options_init(&options, sizeof options);
  options.memory_bytes = 4 << 20;
  options.packs = packs;
  options.pack_count = 1;
  const mld_status status = mld_ruleset_create("battleducks", &options, out, error);
  mld_pack_destroy(pack);
  return status;
}

#endif /* MALLARD_TESTS_CAPI_MODS_H_ */
