/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the suppositions that can be made in a position lead to. */

#pragma once

#include "sudoku-forcing.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuForcingVariant:
 * @SUDOKU_FORCING_NISHIO: contradictions of one value
 * @SUDOKU_FORCING_ALONE: contradictions, each thing with one cause
 * @SUDOKU_FORCING_ALL_OF_CELLS: what all candidates of a cell lead to, each thing with one cause
 * @SUDOKU_FORCING_ALL_OF_HOUSES: what all candidates of a truth lead to, each thing with one cause
 * @SUDOKU_FORCING_ALL_OF_CELLS_AND_HOUSES: both of these
 * @SUDOKU_FORCING_EVERYTHING: all of this, and each candidate true or not, with several causes
 *
 * What is supposed, and which inferences are drawn.
 */
typedef enum
{
  SUDOKU_FORCING_NISHIO,
  SUDOKU_FORCING_ALONE,
  SUDOKU_FORCING_ALL_OF_CELLS,
  SUDOKU_FORCING_ALL_OF_HOUSES,
  SUDOKU_FORCING_ALL_OF_CELLS_AND_HOUSES,
  SUDOKU_FORCING_EVERYTHING,
} SudokuForcingVariant;

/**
 * SudokuForcingKind:
 * @SUDOKU_FORCING_BOTH_WAYS: a candidate leads to the same whether it is true or false
 * @SUDOKU_FORCING_OF_CELL: all candidates of a cell lead to the same
 * @SUDOKU_FORCING_OF_HOUSE: all candidates of another truth lead to the same
 * @SUDOKU_FORCING_CONTRADICTION: a literal leads to a contradiction
 *
 * What is supposed. Of equally long chains the kind that is listed first comes first.
 */
typedef enum
{
  SUDOKU_FORCING_BOTH_WAYS,
  SUDOKU_FORCING_OF_CELL,
  SUDOKU_FORCING_OF_HOUSE,
  SUDOKU_FORCING_CONTRADICTION,
} SudokuForcingKind;

/**
 * SudokuForcingHint:
 * @length: how many literals its chains have together
 * @kind: what is supposed
 * @order: its place in the order of finding
 * @source: the literal of a contradiction, the candidate, or the truth
 * @literal: what is concluded
 *
 * A chain that was found. Only its key is kept; the chain is derived again when it is wanted.
 */
typedef struct
{
  guint length;
  SudokuForcingKind kind;
  guint order;
  guint32 source;
  guint32 literal;
} SudokuForcingHint;

/**
 * SudokuForcingSearch:
 *
 * Finds forcing chains in a position on trial.
 */
typedef struct _SudokuForcingSearch SudokuForcingSearch;

SudokuForcingSearch *sudoku_forcing_search_new (SudokuStepSearch *search,
                                                SudokuTrial *trial,
                                                SudokuForcingVariant variant,
                                                SudokuForcingFunc further,
                                                gpointer user_data);
void sudoku_forcing_search_free (SudokuForcingSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuForcingSearch, sudoku_forcing_search_free)

const SudokuForcingHint *sudoku_forcing_search_run (SudokuForcingSearch *self, guint *n_hints);
gboolean sudoku_forcing_search_explain (SudokuForcingSearch *self,
                                        const SudokuForcingHint *hint,
                                        SudokuStep *step);

G_END_DECLS
