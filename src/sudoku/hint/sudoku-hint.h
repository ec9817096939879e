/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Help for a player who is stuck. */

#pragma once

#include "sudoku-hint-mistake.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuHintKind:
 * @SUDOKU_HINT_SOLVED: nothing is left to do
 * @SUDOKU_HINT_NO_SOLUTION: the puzzle itself, without entries, has no solution
 * @SUDOKU_HINT_WRONG: entries or removed marks that leave no solution, see
 *   #SudokuHintMistake
 * @SUDOKU_HINT_STEP: steps to take
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

/**
 * SudokuHintStep:
 * @step: (transfer full): the step
 * @house: where to look for it without revealing it: the house that contains most of its truths'
 *   candidates; of several, the one with most of its truths
 * @n_cases: how many cases it ends in; 0 when its certificate has no tree of cases
 * @depth: how deeply the cases are nested
 *
 * A step to take, and what can be said of it before it is shown.
 */
typedef struct
{
  SudokuStep *step;
  guint house;
  guint n_cases;
  guint depth;
} SudokuHintStep;

#define SUDOKU_TYPE_HINT (sudoku_hint_get_type ())
/**
 * SudokuHint:
 * @kind: the kind of the hint
 * @mistake: what is wrong; its solution is for the next hint about the same puzzle, never to be
 *   shown
 * @position: the position that the hint is about
 * @links: the truths that the steps refer to
 * @steps: (element-type SudokuHintStep): the steps, easiest first, the next one for a player who
 *   asks again: at least one for %SUDOKU_HINT_STEP, otherwise none
 * @stage: how the steps were found, if there are any
 * @cut_short: whether there may be more steps, or easier ones, as the budget or the time limit
 *   ended the search
 *
 * Help for a player who is stuck: a mistake, if there is one, or else steps to take. It never
 * reveals a digit of the solution that does not follow from the position. It is constant, and all
 * that it points to belongs to it.
 */
typedef struct
{
  SudokuHintKind kind;
  SudokuHintMistake *mistake;
  SudokuPosition *position;
  SudokuLinks *links;
  GArray *steps;
  SudokuHintStage stage;
  gboolean cut_short;
} SudokuHint;

GType sudoku_hint_get_type (void);
SudokuHint *sudoku_hint_find (const SudokuGrid *grid,
                              const SudokuHintWish *wish,
                              const SudokuTask *task,
                              GError **error);
SudokuHint *sudoku_hint_ref (SudokuHint *self);
void sudoku_hint_unref (SudokuHint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuHint, sudoku_hint_unref)

G_END_DECLS
