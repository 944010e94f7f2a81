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
MLD_FIRST_VERSION(mld_plane_scene, ignored_word_count);
MLD_FIRST_VERSION(mld_restore_options, events);
MLD_FIRST_VERSION(mld_ruleset_options, log_user_data);

// Since 0.2.
MLD_FIRST_VERSION(mld_allocator, user_data);
MLD_FIRST_VERSION(mld_batch_options, events);
MLD_FIRST_VERSION(mld_bot_info, doc);
MLD_FIRST_VERSION(mld_save_options, thumbnail_size);
MLD_FIRST_VERSION(mld_saved_info, label);

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_FIRST_VERSIONS_H_
