/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-ambiguity-guide.h"
#include "satdoku-assistant.h"
#include "satdoku-branch-guide.h"
#include "satdoku-conflict-guide.h"
#include "satdoku-path-guide.h"

#define SATDOKU_TYPE_GUIDES (satdoku_guides_get_type ())
/**
 * SatdokuGuides:
 *
 * All that finds something out about the game of a play, when the player asks or by itself.
 *
 * Its properties "play", "hints", "path", "conflict", "ambiguity" and "branches" stay the same.
 */
G_DECLARE_FINAL_TYPE (SatdokuGuides, satdoku_guides, SATDOKU, GUIDES, GObject)

SatdokuGuides *satdoku_guides_new (SatdokuPlay *play, GSettings *settings);
SatdokuPlay *satdoku_guides_get_play (SatdokuGuides *self);
SatdokuGuide *satdoku_guides_get_hints (SatdokuGuides *self);
SatdokuPathGuide *satdoku_guides_get_path (SatdokuGuides *self);
SatdokuConflictGuide *satdoku_guides_get_conflict (SatdokuGuides *self);
SatdokuAmbiguityGuide *satdoku_guides_get_ambiguity (SatdokuGuides *self);
SatdokuBranchGuide *satdoku_guides_get_branches (SatdokuGuides *self);
