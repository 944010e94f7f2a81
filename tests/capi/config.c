/* Configurations: options by name, as text, and what is refused. */
#include "play.h"

static void check_value(const mld_config* config, const char* name, const char* wanted) {
  char value[64];
  uint64_t size = 0;
  CHECK_OK(mld_config_format_value(config, name, value, sizeof value, &size, &error));
  CHECK_TEXT(value, wanted);
  CHECK(size == strlen(wanted) + 1);
}

static void check_text_form(const mld_config* config, const char* wanted) {
  char text[128];
  uint64_t size = 0;
  CHECK_OK(mld_config_format(config, text, sizeof text, &size, &error));
  CHECK_TEXT(text, wanted);
}

static void test_options_are_set_and_read(mld_config* config) {
  check_value(config, "mode", "standard");
  check_value(config, "allow_contact", "false");
  check_text_form(config, "");
  CHECK_OK(mld_config_set(config, "allow_contact", "true", &error));
  CHECK_OK(mld_config_set(config, "mode", "advanced", &error));
  check_value(config, "allow_contact", "true");
  check_text_form(config, "mode=advanced allow_contact=true");
  CHECK_OK(mld_config_set_text(config, "  mode=standard\n first_player=p2 ", &error));
  check_text_form(config, "allow_contact=true first_player=p2");
  CHECK_OK(mld_config_set_text(config, "fleet=\"donut, buoy\"", &error));
  check_text_form(config, "fleet=\"donut, buoy\" allow_contact=true first_player=p2");
}

static void test_mistakes_change_nothing(mld_config* config) {
  char before[128];
  uint64_t size = 0;
  CHECK_OK(mld_config_format(config, before, sizeof before, &size, &error));
  CHECK_FAILS(mld_config_set(config, "allow_contacts", "true", &error), MLD_NOT_FOUND,
              "battleducks has no option \"allow_contacts\"; did you mean allow_contact");
  CHECK_FAILS(mld_config_set(config, "allow_contact", "yes", &error), MLD_INVALID_ARGUMENT,
              "option allow_contact is true or false, not \"yes\"");
  CHECK_FAILS(mld_config_set(config, "first_player", "p3", &error), MLD_INVALID_ARGUMENT,
              "one of random, p1, p2");
  CHECK_FAILS(mld_config_set(config, "board", "a\nb", &error), MLD_INVALID_ARGUMENT,
              "control character");
  CHECK_FAILS(mld_config_set(config, NULL, "true", &error), MLD_INVALID_ARGUMENT, "name must not");
  CHECK_FAILS(mld_config_set(config, "mode", NULL, &error), MLD_INVALID_ARGUMENT, "value must not");
  CHECK_FAILS(mld_config_set_text(config, "name_found=true mode", &error), MLD_INVALID_ARGUMENT,
              "expected name=value");
  CHECK_FAILS(mld_config_set_text(config, "name_found=true bored=lily_pond", &error), MLD_NOT_FOUND,
              "did you mean board");
  CHECK_FAILS(mld_config_set_text(config, "fleet=\"donut", &error), MLD_INVALID_ARGUMENT,
              "no closing double quote");
  CHECK_FAILS(mld_config_set_text(config, NULL, &error), MLD_INVALID_ARGUMENT, "text must not be");
  CHECK_FAILS(mld_config_format_value(config, "modes", NULL, 0, &size, &error), MLD_NOT_FOUND,
              "did you mean mode");
  CHECK_FAILS(mld_config_format_value(config, NULL, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "name");
  CHECK_FAILS(mld_config_format_value(config, "mode", NULL, 0, NULL, &error), MLD_INVALID_ARGUMENT,
              "size");
  check_text_form(config, before);
}

static void test_content_that_is_not_there(mld_config* config) {
  CHECK_FAILS(mld_config_set(config, "board", "lilly_pond", &error), MLD_INVALID_ARGUMENT,
              "there is none called \"lilly_pond\"; did you mean lily_pond");
}

static void test_buffers(mld_config* config) {
  char text[128];
  uint64_t needed = 0;
  uint64_t size = 0;
  CHECK_OK(mld_config_format(config, NULL, 0, &needed, &error));
  memset(text, '!', sizeof text);
  CHECK_TOO_SMALL(mld_config_format(config, text, needed - 1, &size, &error));
  CHECK(size == needed);
  CHECK(text[0] == '!' && text[needed - 2] == '!');
  CHECK_OK(mld_config_format(config, text, needed, &size, &error));
  CHECK(size == needed && strlen(text) + 1 == needed && text[needed] == '!');
  CHECK_TOO_SMALL(mld_config_format(config, text, 0, &size, &error));
}

static void test_matches_keep_their_configuration(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced name_found=true", 1);
  mld_config* config = NULL;
  CHECK_OK(mld_config_create_from_match(match, &config, &error));
  mld_match_destroy(match);
  check_text_form(config, "mode=advanced name_found=true");
  mld_config_destroy(config);
}

static void test_values_only_a_match_can_refuse(const mld_ruleset* ruleset, mld_config* config) {
  mld_match* match = NULL;
  CHECK_OK(mld_config_set_text(config, "mode=standard fleet=\"\" allow_contact=false", &error));
  CHECK_OK(mld_config_set_text(
      config, "board=\"\" fleet=buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy,buoy",
      &error));
  CHECK_FAILS(mld_match_create(ruleset, config, NULL, &match, &error), MLD_INVALID_ARGUMENT,
              "does not fit");
  CHECK(match == NULL);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  mld_config* config = NULL;
  CHECK_OK(mld_config_create(ruleset, &config, &error));
  test_options_are_set_and_read(config);
  test_mistakes_change_nothing(config);
  test_content_that_is_not_there(config);
  test_buffers(config);
  test_matches_keep_their_configuration(ruleset);
  test_values_only_a_match_can_refuse(ruleset, config);
  mld_config_destroy(config);
  mld_ruleset_destroy(ruleset);
  return CHECK_RESULT();
}
