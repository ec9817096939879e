/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * SatdokuPuzzleStates:
 *
 * Which puzzles of a collection are solved, on disk.
 */
typedef struct _SatdokuPuzzleStates SatdokuPuzzleStates;

/**
 * SatdokuPuzzleSolved:
 * @seconds: how long it was played
 * @date: when it was solved, in seconds since 1970, UTC
 *
 * What is known of a puzzle that is solved.
 */
typedef struct
{
  double seconds;
  gint64 date;
} SatdokuPuzzleSolved;

SatdokuPuzzleStates *satdoku_puzzle_states_new (const char *path, guint n_puzzles);
void satdoku_puzzle_states_free (SatdokuPuzzleStates *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPuzzleStates, satdoku_puzzle_states_free)

gboolean satdoku_puzzle_states_load (SatdokuPuzzleStates *self, GError **error);
guint satdoku_puzzle_states_get_n_solved (const SatdokuPuzzleStates *self);
const SatdokuPuzzleSolved *satdoku_puzzle_states_get_solved (const SatdokuPuzzleStates *self,
                                                             guint i);
gboolean satdoku_puzzle_states_add_solved (SatdokuPuzzleStates *self,
                                           guint i,
                                           const SatdokuPuzzleSolved *solved,
                                           GError **error);
gboolean satdoku_puzzle_states_write (SatdokuPuzzleStates *self, GError **error);
gboolean satdoku_puzzle_states_is_written (const SatdokuPuzzleStates *self);
gboolean satdoku_puzzle_states_is_synced (const SatdokuPuzzleStates *self);
void satdoku_puzzle_states_note_synced (SatdokuPuzzleStates *self, gboolean ok);
void satdoku_puzzle_states_take_known (SatdokuPuzzleStates *self,
                                       const SatdokuPuzzleStates *other);
gboolean satdoku_puzzle_states_sync (const char *path, GError **error);
