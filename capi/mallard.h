/**
 * @file mallard.h
 * The C interface of Mallard. Include this and nothing else; the conventions that hold everywhere
 * are written at the top of mallard_base.h, and docs/c-api.md is a tour.
 *
 * C11, and C++ from C++11 on. Every structure and function here is part of the stable ABI.
 */
#ifndef MLD_MALLARD_H_
#define MLD_MALLARD_H_

#include "mallard_action.h"
#include "mallard_armies.h"
#include "mallard_base.h"
#include "mallard_batch.h"
#include "mallard_bot.h"
#include "mallard_catalog.h"
#include "mallard_choice.h"
#include "mallard_config.h"
#include "mallard_interrupt.h"
#include "mallard_manifest.h"
#include "mallard_match.h"
#include "mallard_memory.h"
#include "mallard_notation.h"
#include "mallard_pack_test.h"
#include "mallard_primitives.h"
#include "mallard_reference.h"
#include "mallard_ruleset.h"
#include "mallard_saved.h"
#include "mallard_scene.h"
#include "mallard_snapshot.h"
#include "mallard_story.h"
#include "mallard_study.h"

#endif /* MLD_MALLARD_H_ */
