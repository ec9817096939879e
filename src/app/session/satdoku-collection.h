/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-puzzle-file.h"
#include "satdoku-puzzle-states.h"

#define SATDOKU_TYPE_COLLECTION (satdoku_collection_get_type ())
/**
 * SatdokuCollection:
 *
 * The puzzles of a text with many, and which of them are solved.
 *
 * Signals: "changed".
 */
G_DECLARE_FINAL_TYPE (SatdokuCollection, satdoku_collection, SATDOKU, COLLECTION, GObject)

/**
 * SATDOKU_NO_PUZZLE:
 *
 * No puzzle of a collection.
 */
#define SATDOKU_NO_PUZZLE G_MAXUINT

SatdokuCollection *satdoku_collection_new (const char *key,
                                           SatdokuPuzzleFile *file,
                                           SatdokuPuzzleStates *states,
                                           gint64 date);
const char *satdoku_collection_get_key (SatdokuCollection *self);
const char *satdoku_collection_get_name (SatdokuCollection *self);
gint64 satdoku_collection_get_date (SatdokuCollection *self);
SatdokuPuzzleFile *satdoku_collection_get_file (SatdokuCollection *self);
guint satdoku_collection_get_n_puzzles (SatdokuCollection *self);

guint satdoku_collection_get_n_solved (SatdokuCollection *self);
const SatdokuPuzzleSolved *satdoku_collection_get_solved (SatdokuCollection *self, guint i);
guint satdoku_collection_find_unsolved (SatdokuCollection *self, guint start);
gboolean satdoku_collection_mark_solved (SatdokuCollection *self,
                                         guint i,
                                         const SatdokuPuzzleSolved *solved,
                                         GError **error);
guint satdoku_collection_get_n_marked (SatdokuCollection *self);
void
satdoku_collection_take_states (SatdokuCollection *self, SatdokuPuzzleStates *states, gint64 date);
SatdokuPuzzleStates *satdoku_collection_get_states (SatdokuCollection *self);
