/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game has taken so far: how often the player asked for help, and what was tried. */

#pragma once

#include "sudoku-move.h"

G_BEGIN_DECLS

/**
 * SUDOKU_ASKED_MAX:
 *
 * Nobody asks more often.
 */
#define SUDOKU_ASKED_MAX 1000000

/**
 * SudokuHelp:
 * @SUDOKU_HELP_HINT: a hint
 * @SUDOKU_HELP_CHECK: whether the numbers are right so far
 * @SUDOKU_HELP_OTHER: anything else; its count is kept nowhere
 * @SUDOKU_N_HELPS: their number
 *
 * What a player can ask for.
 */
typedef enum
{
  SUDOKU_HELP_HINT,
  SUDOKU_HELP_CHECK,
  SUDOKU_HELP_OTHER,
  SUDOKU_N_HELPS,
} SudokuHelp;

/**
 * SudokuEffort:
 *
 * How often a player has asked for help in a game, and the numbers that were put into its cells. No
 * undo takes anything back.
 */
typedef struct _SudokuEffort SudokuEffort;

SudokuEffort *sudoku_effort_new (guint n_cells);
void sudoku_effort_free (SudokuEffort *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuEffort, sudoku_effort_free)

const char *sudoku_help_get_id (SudokuHelp help);
gboolean sudoku_help_find (const char *id, gsize length, SudokuHelp *help);

void sudoku_effort_ask (SudokuEffort *self, SudokuHelp help, guint times);
void sudoku_effort_forget_asked (SudokuEffort *self);
gboolean sudoku_effort_get_asked (const SudokuEffort *self, SudokuHelp help, guint *times);
gboolean sudoku_effort_has_asked (const SudokuEffort *self);

void sudoku_effort_try (SudokuEffort *self, guint cell, guint value);
void sudoku_effort_add (SudokuEffort *self, const SudokuEffort *other);
void sudoku_effort_try_entries (SudokuEffort *self, const SudokuState *state);
void sudoku_effort_follow (SudokuEffort *self, const SudokuMove *move, const SudokuState *state);
SudokuSet sudoku_effort_get_given_up (const SudokuEffort *self,
                                      guint cell,
                                      const SudokuState *state);
guint sudoku_effort_count_wrong (const SudokuEffort *self, const SudokuGrid *solution);

G_END_DECLS
