/// @file
/// Where every structure that may grow ended when it was first published. A line here is never
/// changed: it is what lets programs compiled with the first header go on working. For files of
/// capi/ only.
#ifndef MALLARD_CAPI_FIRST_VERSIONS_H_
#define MALLARD_CAPI_FIRST_VERSIONS_H_

#include "capi/mallard.h"
#include "capi/options.h"

namespace mallard::capi {

// Since 0.1.
MLD_FIRST_VERSION(mld_arg_info, word_count);
MLD_FIRST_VERSION(mld_game_info, option_count);
MLD_FIRST_VERSION(mld_kind_info, arg_count);
MLD_FIRST_VERSION(mld_match_options, seed);
MLD_FIRST_VERSION(mld_model_sheet, weapon_count);
MLD_FIRST_VERSION(mld_option_info, word_count);
MLD_FIRST_VERSION(mld_pack_info, fingerprint);
MLD_FIRST_VERSION(mld_path_query, teleport_count);
MLD_FIRST_VERSION(mld_plane_coherency_rules, large_unit_mates);
MLD_FIRST_VERSION(mld_plane_move_rules, tall_needs);
MLD_FIRST_VERSION(mld_plane_range_rules, contact_height);
MLD_FIRST_VERSION(mld_plane_surroundings, ignored_word_count);
MLD_FIRST_VERSION(mld_restore_options, events);
MLD_FIRST_VERSION(mld_ruleset_options, log_user_data);

// Since 0.2.
MLD_FIRST_VERSION(mld_allocator, user_data);
MLD_FIRST_VERSION(mld_batch_options, events);
MLD_FIRST_VERSION(mld_bot_info, doc);
MLD_FIRST_VERSION(mld_bot_options, personality);
MLD_FIRST_VERSION(mld_catalog_choice_info, entry);
MLD_FIRST_VERSION(mld_catalog_entry_info, extra);
MLD_FIRST_VERSION(mld_catalog_field_info, reference);
MLD_FIRST_VERSION(mld_catalog_kind_info, field_count);
MLD_FIRST_VERSION(mld_catalog_option_info, choice_count);
MLD_FIRST_VERSION(mld_catalog_word_info, sentence);
MLD_FIRST_VERSION(mld_choice_info, action_count);
MLD_FIRST_VERSION(mld_event_info, total);
MLD_FIRST_VERSION(mld_pack_test_info, message);
MLD_FIRST_VERSION(mld_random_play_info, options);
MLD_FIRST_VERSION(mld_save_options, thumbnail_size);
MLD_FIRST_VERSION(mld_saved_info, label);
MLD_FIRST_VERSION(mld_scene_area_info, reference_count);
MLD_FIRST_VERSION(mld_scene_seat_info, counter_count);
MLD_FIRST_VERSION(mld_scene_status_info, tie_break);
MLD_FIRST_VERSION(mld_step_info, high);
MLD_FIRST_VERSION(mld_study_options, reserved);
MLD_FIRST_VERSION(mld_svg_options, id_prefix);
MLD_FIRST_VERSION(mld_value_info, count);

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_FIRST_VERSIONS_H_
