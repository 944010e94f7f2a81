/* A pack whose folder has a name that is not ASCII: paths are UTF-8 on every platform, and those of
 * the files inside have strokes that lean the same way. */
#include "../capi/play.h"

int main(void) {
  mld_pack* pack = NULL;
  mld_ruleset* ruleset = NULL;
  mld_ruleset_options options;
  const char* path = NULL;
  CHECK_OK(mld_pack_create_from_folder(
      MALLARD_SOURCE_DIR "/tests/platforms/packs/\xC3\xA9tang d'\xC3\xA9t\xC3\xA9", &pack, &error));
  CHECK(mld_pack_file_count(pack) == 2);
  CHECK_OK(mld_pack_file_path(pack, 0, &path, &error));
  CHECK_TEXT(path, "eau/planches.lua");
  mld_ruleset_options_init(&options, sizeof options);
  const mld_pack* packs[] = {pack};
  options.packs = packs;
  options.pack_count = 1;
  CHECK_OK(mld_ruleset_create("battleducks", &options, &ruleset, &error));
  mld_match* match = new_match(ruleset, "board=etang:mare fleet=double,triple", 1);
  CHECK(match != NULL && seat_to_act(match) == 0);
  mld_match_destroy(match);
  mld_ruleset_destroy(ruleset);
  mld_pack_destroy(pack);
  return check_failures != 0;
}
