/* Scenes: what a client draws, for whom, and when it has to draw again; and clients that have only
 * a view. */
#include "play.h"

enum { MOST = 1000 };

static mld_scene* new_scene(void) {
  mld_scene* scene = NULL;
  CHECK_OK(mld_scene_create(&scene, &error));
  return scene;
}

static int32_t update(mld_scene* scene, const mld_match* match, int32_t viewer) {
  int32_t changed = -1;
  CHECK_OK(mld_scene_update(scene, match, viewer, &changed, &error));
  return changed;
}

static bytes bytes_of(mld_scene* scene) {
  bytes b = {NULL, 0};
  CHECK_OK(mld_scene_write(scene, NULL, 0, &b.size, &error));
  b.data = malloc((size_t)b.size + 1);
  CHECK_OK(mld_scene_write(scene, b.data, b.size, &b.size, &error));
  return b;
}

static int same_bytes(bytes a, bytes b) {
  return a.size == b.size && memcmp(a.data, b.data, (size_t)a.size) == 0;
}

static void test_update_says_whether_anything_changed(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 1);
  mld_scene* scene = new_scene();
  CHECK(update(scene, match, 1) == 1);
  CHECK(update(scene, match, 1) == 0);
  /* What seat 1 may not know changes nothing for seat 1. */
  play_text(match, 0, "place quintuple r0 A1");
  CHECK(update(scene, match, 1) == 0);
  play_text(match, 0, "fill");
  play_text(match, 0, "ready");
  CHECK(update(scene, match, 1) == 1);
  CHECK(update(scene, match, 0) == 1);
  CHECK(update(scene, match, MLD_VIEWER_SPECTATOR) == 1);
  CHECK(update(scene, match, MLD_VIEWER_HOST) == 1);
  CHECK_FAILS(mld_scene_update(scene, match, 2, NULL, &error), MLD_INVALID_ARGUMENT, "viewer 2");
  CHECK_FAILS(mld_scene_update(scene, NULL, 0, NULL, &error), MLD_INVALID_ARGUMENT, "match");
  mld_scene_destroy(scene);
  mld_scene_destroy(NULL);
  mld_match_destroy(match);
}

static void test_looking_at_something_makes_another_scene(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 1);
  mld_scene* scene = new_scene();
  mld_reference focus = {0};
  focus.type = MLD_ARG_UNIT;
  focus.owner = -1;
  CHECK(update(scene, match, 0) == 1);
  bytes plain = bytes_of(scene);
  CHECK_OK(mld_scene_set_focus(scene, &focus, &error));
  CHECK(update(scene, match, 0) == 1);
  CHECK(update(scene, match, 0) == 0);
  CHECK_OK(mld_scene_set_focus(scene, NULL, &error));
  CHECK(update(scene, match, 0) == 1);
  bytes again = bytes_of(scene);
  CHECK(same_bytes(plain, again));
  CHECK_FAILS(mld_scene_set_focus(NULL, &focus, &error), MLD_INVALID_ARGUMENT, "scene");
  bytes_free(&plain);
  bytes_free(&again);
  mld_scene_destroy(scene);
  mld_match_destroy(match);
}

static void test_parts_lead_to_each_other(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced first_player=p1", 1);
  mld_scene* scene = new_scene();
  static mld_scene_item items[MOST];
  static mld_scene_point points[MOST];
  static mld_scene_counter counters[MOST];
  static mld_reference references[MOST];
  uint64_t item_count = 0, point_count = 0, counter_count = 0, reference_count = 0;
  set_up(match);
  update(scene, match, 0);
  CHECK_OK(mld_scene_items(scene, items, MOST, &item_count, &error));
  CHECK_OK(mld_scene_points(scene, points, MOST, &point_count, &error));
  CHECK_OK(mld_scene_counters(scene, counters, MOST, &counter_count, &error));
  CHECK_OK(mld_scene_references(scene, references, MOST, &reference_count, &error));
  CHECK(item_count > 200 && item_count < MOST);
  uint64_t pieces = 0, clickable = 0;
  for (uint64_t i = 0; i < item_count; ++i) {
    const mld_scene_item* item = &items[i];
    CHECK(item->id != 0 && item->area < mld_scene_area_count(scene));
    CHECK(item->first_point + item->point_count <= point_count);
    CHECK(item->first_counter + item->counter_count <= counter_count);
    CHECK(item->first_reference + item->reference_count <= reference_count);
    CHECK(item->label < mld_scene_label_count(scene));
    if (item->geometry == MLD_GEOMETRY_CELL && item->point_count > 1) {
      ++pieces;
      CHECK(item->entry_kind == mld_table_id("formation"));
      CHECK(mld_scene_label(scene, item->label)[0] != 0);
      CHECK(mld_scene_label(scene, counters[item->first_counter].label)[0] != 0);
    }
    for (uint64_t r = 0; r < item->reference_count; ++r) {
      clickable += references[item->first_reference + r].type == MLD_ARG_CELL;
    }
  }
  CHECK(pieces >= 5);
  mld_scene_area_info area = {.struct_size = sizeof area};
  CHECK_OK(mld_scene_describe_area(scene, 0, &area, &error));
  CHECK(area.kind == MLD_AREA_GRID && area.owner == 0 && area.coordinates == 1);
  CHECK_TEXT(mld_scene_label(scene, area.label), "Pond");
  CHECK(clickable > 2u * 100);
  CHECK_FAILS(mld_scene_describe_area(scene, 99, &area, &error), MLD_INVALID_ARGUMENT, "area");
  mld_scene_seat_info seat = {.struct_size = sizeof seat};
  CHECK(mld_scene_seat_count(scene) == 2);
  CHECK_OK(mld_scene_describe_seat(scene, 0, &seat, &error));
  CHECK(seat.decision != 0 && (seat.marks & MLD_MARK_ACTIVE) != 0);
  mld_scene_status_info status = {.struct_size = sizeof status};
  CHECK_OK(mld_scene_describe_status(scene, &status, &error));
  CHECK(status.asked == 1 && status.turn_seat == 0 && status.round == 1 && status.over == 0);
  CHECK_TEXT(mld_scene_label(scene, status.phase), "Playing");
  CHECK_TEXT(mld_scene_label(scene, 0), "");
  CHECK_TEXT(mld_scene_label(scene, 123456), "");
  CHECK_TEXT(mld_mark_name(0), "hit");
  CHECK_TEXT(mld_mark_name(99), "");
  uint64_t own_marks = 0;
  uint32_t labels[8];
  CHECK_OK(mld_scene_own_marks(scene, labels, 8, &own_marks, &error));
  CHECK(own_marks == 1);
  char text[64];
  uint64_t size = 0;
  CHECK(mld_scene_format(scene, text, sizeof text, &size, NULL) == MLD_BUFFER_TOO_SMALL);
  CHECK(size > 5000);
  mld_scene_destroy(scene);
  mld_match_destroy(match);
}

static void test_changes_are_listed(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 1);
  mld_scene* scene = new_scene();
  static mld_scene_change changes[MOST];
  uint64_t count = 0;
  set_up(match);
  update(scene, match, 0);
  CHECK_OK(mld_scene_changes(scene, changes, MOST, &count, &error));
  CHECK(count > 200 && changes[0].change == MLD_CHANGE_ADDED);
  play_text(match, 0, "observe A1");
  CHECK(update(scene, match, 0) == 1);
  CHECK_OK(mld_scene_changes(scene, changes, MOST, &count, &error));
  CHECK(count == 1 && changes[0].change == MLD_CHANGE_CHANGED);
  mld_scene_destroy(scene);
  mld_match_destroy(match);
}

/* Two matches that differ only in what a viewer may not know give that viewer the same bytes. */
static void test_scenes_hide_the_other_pond(const mld_ruleset* ruleset) {
  bytes seen[3][2];
  const int32_t viewers[3] = {0, 1, MLD_VIEWER_SPECTATOR};
  for (int i = 0; i < 2; ++i) {
    mld_match* match = new_match(ruleset, "first_player=p1", 11);
    mld_scene* scene = new_scene();
    play_text(match, 0, "fill");
    play_text(match, 0, "ready");
    play_text(match, 1, i == 0 ? "place quintuple r0 A1" : "place quintuple r90 J6");
    for (int v = 0; v < 3; ++v) {
      update(scene, match, viewers[v]);
      seen[v][i] = bytes_of(scene);
    }
    mld_scene_destroy(scene);
    mld_match_destroy(match);
  }
  CHECK(same_bytes(seen[0][0], seen[0][1]));
  CHECK(!same_bytes(seen[1][0], seen[1][1]));
  CHECK(same_bytes(seen[2][0], seen[2][1]));
  for (int v = 0; v < 3; ++v) {
    for (int i = 0; i < 2; ++i) bytes_free(&seen[v][i]);
  }
}

static void test_a_view_is_enough(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "mode=advanced first_player=p1", 5);
  uint64_t random = 3, count = 0, own = 0, hash = 0, size = 0;
  set_up(match);
  for (int i = 0; i < 20; ++i) play_random(match, seat_to_act(match), &random);
  const int32_t viewers[3] = {0, 1, MLD_VIEWER_SPECTATOR};
  for (int v = 0; v < 3; ++v) {
    mld_match* view = NULL;
    bytes sent = snapshot_of(match, viewers[v]);
    CHECK_OK(mld_match_create_from_view(ruleset, sent.data, sent.size, &view, &error));
    CHECK(mld_match_viewer(view) == viewers[v]);
    mld_scene* here = new_scene();
    mld_scene* there = new_scene();
    update(here, match, viewers[v]);
    update(there, view, viewers[v]);
    bytes a = bytes_of(here), b = bytes_of(there);
    CHECK(same_bytes(a, b));
    CHECK_FAILS(mld_scene_update(there, view, MLD_VIEWER_HOST, NULL, &error), MLD_UNAVAILABLE,
                "knows nothing of viewer -1");
    for (int32_t seat = 0; seat < 2; ++seat) {
      CHECK_OK(mld_match_legal_count(match, seat, &count, &error));
      CHECK_OK(mld_match_legal_count(view, seat, &own, &error));
      CHECK(own == (seat == viewers[v] ? count : 0));
    }
    mld_action action = {0};
    CHECK_OK(mld_match_legal_nth(match, seat_to_act(match), 0, &action, &error));
    CHECK_FAILS(mld_match_apply(view, seat_to_act(match), &action, &error), MLD_UNAVAILABLE,
                "cannot be moved on");
    CHECK_FAILS(mld_match_hash(view, &hash, &error), MLD_UNAVAILABLE, "view");
    CHECK_FAILS(mld_match_write_snapshot(view, MLD_VIEWER_HOST, NULL, 0, &size, &error),
                MLD_UNAVAILABLE, "view");
    CHECK_FAILS(mld_match_write_replay(view, NULL, 0, &size, &error), MLD_UNAVAILABLE, "history");
    CHECK_OK(mld_match_write_snapshot(view, viewers[v], NULL, 0, &size, &error));
    CHECK(size == sent.size);
    bytes_free(&a);
    bytes_free(&b);
    bytes_free(&sent);
    mld_scene_destroy(here);
    mld_scene_destroy(there);
    mld_match_destroy(view);
  }
  mld_match* none = NULL;
  bytes whole = snapshot_of(match, MLD_VIEWER_HOST);
  CHECK_FAILS(mld_match_create_from_view(ruleset, whole.data, whole.size, &none, &error),
              MLD_INVALID_ARGUMENT, "holds everything");
  CHECK_FAILS(mld_match_create_from_view(ruleset, whole.data, 10, &none, &error), MLD_CORRUPT_DATA,
              "damaged");
  CHECK(none == NULL);
  CHECK(mld_match_viewer(match) == MLD_VIEWER_HOST);
  bytes_free(&whole);
  mld_match_destroy(match);
}

static void test_scenes_are_drawn(const mld_ruleset* ruleset) {
  mld_match* match = new_match(ruleset, "first_player=p1", 3);
  mld_scene* scene = new_scene();
  update(scene, match, 0);
  uint64_t size = 0, again = 0;
  CHECK_OK(mld_scene_draw_svg(scene, NULL, NULL, 0, &size, &error));
  char* plain = malloc((size_t)size);
  CHECK_OK(mld_scene_draw_svg(scene, NULL, plain, size, &again, &error));
  CHECK(again == size && strncmp(plain, "<svg ", 5) == 0);
  CHECK(strstr(plain, "data-ref=") == NULL && strstr(plain, "prefers-color-scheme") != NULL);
  CHECK(mld_scene_draw_svg(scene, NULL, plain, 10, &again, NULL) == MLD_BUFFER_TOO_SMALL);
  free(plain);
  mld_svg_options options;
  mld_svg_options_init(&options, sizeof options);
  options.references = 1;
  options.theme = MLD_SVG_DARK;
  options.id_prefix = "left";
  CHECK_OK(mld_scene_draw_svg(scene, &options, NULL, 0, &size, &error));
  char* rich = malloc((size_t)size);
  CHECK_OK(mld_scene_draw_svg(scene, &options, rich, size, &again, &error));
  CHECK(strstr(rich, "data-ref=") != NULL && strstr(rich, "prefers-color-scheme") == NULL);
  CHECK(strstr(rich, "id=\"left-") != NULL);
  free(rich);
  options.width = 10;
  CHECK_FAILS(mld_scene_draw_svg(scene, &options, NULL, 0, &size, &error), MLD_INVALID_ARGUMENT,
              "400 to 4000");
  mld_scene_destroy(scene);
  mld_match_destroy(match);
}

int main(void) {
  mld_ruleset* ruleset = new_ruleset();
  test_update_says_whether_anything_changed(ruleset);
  test_looking_at_something_makes_another_scene(ruleset);
  test_parts_lead_to_each_other(ruleset);
  test_changes_are_listed(ruleset);
  test_scenes_hide_the_other_pond(ruleset);
  test_a_view_is_enough(ruleset);
  test_scenes_are_drawn(ruleset);
  mld_ruleset_destroy(ruleset);
  CHECK(mld_table_id("card") == mld_table_id("card") && mld_table_id(NULL) == 0);
  return check_failures != 0;
}
