/// @file
/// Everything a C++ application needs.
#ifndef MALLARD_MALLARD_HPP_
#define MALLARD_MALLARD_HPP_

#include "mallard/bot.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "mallard/configuration.h"
#include "mallard/duckhammer.h"
#include "mallard/event_roles.h"
#include "mallard/event_text.h"
#include "mallard/game.h"
#include "mallard/legal_prefix.h"
#include "mallard/match.h"
#include "mallard/notation.h"
#include "mallard/pack.h"
#include "mallard/phrase_template.h"
#include "mallard/reading.h"
#include "mallard/reason_text.h"
#include "mallard/reference.h"
#include "mallard/refusal_text.h"
#include "mallard/ruleset.h"
#include "mallard/saved_match.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "mallard/scene_text.h"

#endif  // MALLARD_MALLARD_HPP_
