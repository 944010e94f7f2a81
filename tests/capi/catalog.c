/* The catalog through C: entry by entry, as JSON and as a FlatBuffer. */
#include <stdlib.h>

#include "check.h"

static int is_written(const char* text) { return text != NULL && text[0] != '\0'; }

static mld_ruleset* load(const char* game) {
  mld_ruleset* ruleset = NULL;
  CHECK_OK(mld_ruleset_create(game, NULL, &ruleset, &error));
  return ruleset;
}

/* Walks a value to its leaves; returns how many there are. */
static uint64_t count_leaves(const mld_value* value) {
  mld_value_info info = {.struct_size = sizeof info};
  CHECK_OK(mld_value_describe(value, &info, &error));
  if (info.type != MLD_VALUE_LIST && info.type != MLD_VALUE_TABLE) {
    CHECK(info.count == 0);
    CHECK(info.text != NULL && strlen(info.text) <= info.text_size);
    return 1;
  }
  uint64_t leaves = 0;
  for (uint64_t i = 0; i < info.count; ++i) {
    if (info.type == MLD_VALUE_TABLE) {
      const char* name = mld_value_field_name(value, i);
      CHECK(is_written(name));
      CHECK(mld_value_field(value, name) == mld_value_item(value, i));
    }
    leaves += count_leaves(mld_value_item(value, i));
  }
  CHECK(mld_value_item(value, info.count) == NULL);
  CHECK_TEXT(mld_value_field_name(value, info.count), "");
  return leaves;
}

static void check_entries(const mld_ruleset* ruleset, uint64_t language, uint64_t kind,
                          const mld_catalog_kind_info* info) {
  for (uint64_t i = 0; i < info->entry_count; ++i) {
    mld_catalog_entry_info entry = {.struct_size = sizeof entry};
    CHECK_OK(mld_catalog_describe_entry(ruleset, language, kind, i, &entry, &error));
    CHECK(is_written(entry.id) && is_written(entry.word) && is_written(entry.name));
    CHECK(entry.text != NULL && entry.icon != NULL);
    CHECK(is_written(entry.pack) && is_written(entry.file) && entry.line > 0);
    CHECK((entry.tags == NULL) == (entry.tag_count == 0));
    CHECK(entry.fields == NULL || count_leaves(entry.fields) < 100000);
    uint64_t found_kind = 0, found_entry = 0;
    CHECK_OK(mld_catalog_find(ruleset, info->kind, entry.id, &found_kind, &found_entry, &error));
    CHECK(found_kind == kind && found_entry == i);
    CHECK_OK(mld_catalog_find(ruleset, info->kind, entry.word, &found_kind, &found_entry, &error));
    CHECK(found_entry == i);
  }
  mld_catalog_entry_info entry = {.struct_size = sizeof entry};
  CHECK_FAILS(
      mld_catalog_describe_entry(ruleset, language, kind, info->entry_count, &entry, &error),
      MLD_INVALID_ARGUMENT, "there is no entry number");
}

static void check_kinds(const mld_ruleset* ruleset, uint64_t language) {
  const uint64_t kinds = mld_catalog_kind_count(ruleset);
  CHECK(kinds > 0);
  for (uint64_t kind = 0; kind < kinds; ++kind) {
    mld_catalog_kind_info info = {.struct_size = sizeof info};
    CHECK_OK(mld_catalog_describe_kind(ruleset, language, kind, &info, &error));
    CHECK(is_written(info.kind) && is_written(info.name) && is_written(info.text));
    for (uint64_t i = 0; i < info.field_count; ++i) {
      mld_catalog_field_info field = {.struct_size = sizeof field};
      CHECK_OK(mld_catalog_describe_field(ruleset, kind, i, &field, &error));
      CHECK(is_written(field.name) && is_written(field.doc));
      CHECK((field.type == MLD_FIELD_LIST) == (field.item_type != MLD_FIELD_NONE));
      CHECK(field.type != MLD_FIELD_REFERENCE || is_written(field.reference));
    }
    check_entries(ruleset, language, kind, &info);
  }
}

static void check_words(const mld_ruleset* ruleset, uint64_t language) {
  for (mld_kind_list list = MLD_ACTIONS; list <= MLD_DECISIONS; ++list) {
    mld_catalog_word_info word = {.struct_size = sizeof word};
    uint64_t count = 0;
    while (mld_catalog_describe_word(ruleset, language, list, count, &word, NULL) == MLD_OK) {
      CHECK(is_written(word.word) && is_written(word.name) && is_written(word.text));
      CHECK(word.kind > 0 && word.sentence != NULL);
      ++count;
    }
    CHECK(count > 0);
  }
  mld_catalog_word_info word = {.struct_size = sizeof word};
  CHECK_FAILS(mld_catalog_describe_word(ruleset, language, 9, 0, &word, &error),
              MLD_INVALID_ARGUMENT, "there is no list 9");
}

static void check_options(const mld_ruleset* ruleset, uint64_t language) {
  mld_config* config = NULL;
  CHECK_OK(mld_config_create(ruleset, &config, &error));
  for (uint64_t i = 0; i < mld_catalog_option_count(ruleset); ++i) {
    mld_catalog_option_info option = {.struct_size = sizeof option};
    CHECK_OK(mld_catalog_describe_option(ruleset, language, i, &option, &error));
    CHECK(is_written(option.option) && is_written(option.name) && is_written(option.text));
    for (uint64_t choice = 0; choice < option.choice_count; ++choice) {
      mld_catalog_choice_info info = {.struct_size = sizeof info};
      CHECK_OK(mld_catalog_describe_choice(ruleset, language, i, choice, &info, &error));
      CHECK(is_written(info.value) && is_written(info.name) && info.text != NULL);
      CHECK((info.kind < 0) == (info.entry < 0));
      CHECK_OK(mld_config_set(config, option.option, info.value, &error));
    }
    if ((option.flags & MLD_OPTION_OPEN) == 0) {
      mld_error* refusal = NULL;
      CHECK(mld_config_set(config, option.option, "no such thing", &refusal) ==
            MLD_INVALID_ARGUMENT);
      mld_error_destroy(refusal);
    }
  }
  mld_config_destroy(config);
}

static void check_whole(const mld_ruleset* ruleset, uint64_t language) {
  uint64_t size = 0;
  CHECK_OK(mld_catalog_format_json(ruleset, language, NULL, 0, &size, &error));
  char* text = malloc(size);
  CHECK_OK(mld_catalog_format_json(ruleset, language, text, size, &size, &error));
  CHECK(strlen(text) + 1 == size && text[0] == '{');
  CHECK(strstr(text, mld_ruleset_game(ruleset)) != NULL);
  free(text);
  CHECK_OK(mld_catalog_write(ruleset, language, NULL, 0, &size, &error));
  uint8_t* bytes = malloc(size);
  CHECK_OK(mld_catalog_write(ruleset, language, bytes, size, &size, &error));
  CHECK(size > 8 && memcmp(bytes + 4, "MLDC", 4) == 0);
  free(bytes);
}

static void check_mistakes(void) {
  mld_ruleset* ruleset = load("battleducks");
  const uint64_t languages = mld_catalog_language_count(ruleset);
  mld_catalog_kind_info kind = {.struct_size = sizeof kind};
  uint64_t number = 0;
  CHECK_FAILS(mld_catalog_describe_kind(NULL, 0, 0, &kind, &error), MLD_INVALID_ARGUMENT,
              "ruleset must not");
  CHECK_FAILS(mld_catalog_describe_kind(ruleset, 0, 0, NULL, &error), MLD_INVALID_ARGUMENT,
              "info must not");
  CHECK_FAILS(mld_catalog_describe_kind(ruleset, languages, 0, &kind, &error), MLD_INVALID_ARGUMENT,
              "there is no language number");
  CHECK_FAILS(mld_catalog_find(ruleset, "formatoin", NULL, &number, NULL, &error), MLD_NOT_FOUND,
              "did you mean formation");
  CHECK_FAILS(mld_catalog_find(ruleset, "formation", "dount", &number, NULL, &error), MLD_NOT_FOUND,
              "did you mean donut");
  CHECK_OK(mld_catalog_find(ruleset, "formation", NULL, &number, NULL, &error));
  CHECK(mld_catalog_language_count(NULL) == 0 && mld_catalog_kind_count(NULL) == 0);
  CHECK_TEXT(mld_catalog_language(NULL, 0), "");
  CHECK_TEXT(mld_catalog_language(ruleset, languages), "");
  CHECK_TEXT(mld_catalog_language(ruleset, 0), "en");
  CHECK(mld_catalog_find_language(ruleset, NULL) == 0);
  CHECK(mld_catalog_find_language(ruleset, "xx") == 0);
  mld_value_info value = {.struct_size = sizeof value};
  CHECK_OK(mld_value_describe(NULL, &value, &error));
  CHECK(value.type == MLD_VALUE_NIL);
  CHECK(mld_value_item(NULL, 0) == NULL && mld_value_field(NULL, "x") == NULL);
  mld_config* config = NULL;
  CHECK_OK(mld_config_create(ruleset, &config, &error));
  CHECK_FAILS(mld_config_set(config, "mode", "advancde", &error), MLD_INVALID_ARGUMENT,
              "did you mean advanced");
  mld_config_destroy(config);
  mld_ruleset_destroy(ruleset);
}

int main(void) {
  for (uint64_t game = 0; game < mld_game_count(); ++game) {
    mld_game_info info = {.struct_size = sizeof info};
    CHECK_OK(mld_game_describe(game, &info, &error));
    mld_ruleset* ruleset = load(info.name);
    for (uint64_t language = 0; language < mld_catalog_language_count(ruleset); ++language) {
      CHECK(mld_catalog_find_language(ruleset, mld_catalog_language(ruleset, language)) ==
            language);
      check_kinds(ruleset, language);
      check_words(ruleset, language);
      check_options(ruleset, language);
      check_whole(ruleset, language);
    }
    mld_ruleset_destroy(ruleset);
  }
  check_mistakes();
  return CHECK_RESULT();
}
