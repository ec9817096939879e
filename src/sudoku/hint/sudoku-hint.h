/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Help for a player who is stuck. */

#pragma once

#include "sudoku-hint-wish.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuHintKind:
 * @SUDOKU_HINT_SOLVED: nothing is left to do
 * @SUDOKU_HINT_NO_SOLUTION: the puzzle itself, without entries, has no solution
 * @SUDOKU_HINT_WRONG: entries or removed marks that leave no solution, see
 *   sudoku_hint_get_wrong_entries() and sudoku_hint_get_wrong_marks()
 * @SUDOKU_HINT_STEP: steps to take, see sudoku_hint_get_steps()
 * @SUDOKU_HINT_AMBIGUOUS: nothing follows any more: the position has several solutions, and each
 *   candidate that is left is in one of them
 * @SUDOKU_HINT_NONE: nothing was found before the budget or the time limit ended the search
 *
 * The kinds of hints.
 */
typedef enum
{
  SUDOKU_HINT_SOLVED,
  SUDOKU_HINT_NO_SOLUTION,
  SUDOKU_HINT_WRONG,
  SUDOKU_HINT_STEP,
  SUDOKU_HINT_AMBIGUOUS,
  SUDOKU_HINT_NONE,
} SudokuHintKind;

#define SUDOKU_TYPE_HINT (sudoku_hint_get_type ())
/**
 * SudokuHint:
 *
 * Help for a player who is stuck: a mistake, if there is one, or else steps to take. It never
 * reveals a digit of the solution that does not follow from the position.
 */
typedef struct _SudokuHint SudokuHint;

GType sudoku_hint_get_type (void);
SudokuHint *sudoku_hint_find (const SudokuGrid *grid,
                              const SudokuHintWish *wish,
                              const SudokuTask *task,
                              GError **error);
SudokuHint *sudoku_hint_ref (SudokuHint *self);
void sudoku_hint_unref (SudokuHint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuHint, sudoku_hint_unref)

SudokuHintKind sudoku_hint_get_kind (const SudokuHint *self);
const guint *sudoku_hint_get_wrong_entries (const SudokuHint *self, guint *n);
const guint *sudoku_hint_get_wrong_marks (const SudokuHint *self, guint *n);

const SudokuGrid *sudoku_hint_get_solution (const SudokuHint *self);
SudokuHintStage sudoku_hint_get_stage (const SudokuHint *self);
const GPtrArray *sudoku_hint_get_steps (const SudokuHint *self);
gboolean sudoku_hint_was_cut_short (const SudokuHint *self);
guint sudoku_hint_get_house (const SudokuHint *self, guint step);
guint sudoku_hint_get_length (const SudokuHint *self, guint step, guint *depth);
const SudokuPosition *sudoku_hint_get_position (const SudokuHint *self);
SudokuLinks *sudoku_hint_get_links (const SudokuHint *self);

G_END_DECLS
