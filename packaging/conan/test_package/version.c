#include <mallard.h>
#include <stdio.h>

int main(void) {
  mld_ruleset* ruleset = NULL;
  const mld_status status = mld_ruleset_create("battleducks", NULL, &ruleset, NULL);
  printf("Mallard %s: %s\n", mld_version_string(), mld_status_name(status));
  mld_ruleset_destroy(ruleset);
  return status != MLD_OK;
}
