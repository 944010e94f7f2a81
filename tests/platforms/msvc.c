/* Linked as Visual C++ links, against the import library in the zip for Windows (msvc.sh): without
 * a C library, since Microsoft's is not at hand, so it starts where Windows starts a program. */
#include <mallard.h>
#include <stddef.h>

int start(void) {
  mld_ruleset* ruleset = NULL;
  const mld_status status = mld_ruleset_create("battleducks", NULL, &ruleset, NULL);
  mld_ruleset_destroy(ruleset);
  return mld_version() == MLD_VERSION && status == MLD_OK ? 0 : 1;
}
