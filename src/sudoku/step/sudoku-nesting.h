/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Techniques within a supposition. */

#pragma once

#include "sudoku-forcing.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuNestingLevel:
 * @SUDOKU_NESTING_SIMPLE: locked candidates, pairs and X-wings
 * @SUDOKU_NESTING_CHAINS: these and forcing chains, each thing with one cause
 * @SUDOKU_NESTING_CASES: these and forcing chains of the candidates of a cell or house
 * @SUDOKU_NESTING_DYNAMIC: simple ones and dynamic forcing chains
 * @SUDOKU_NESTING_DYNAMIC_SIMPLE: the same with simple ones nested in these chains
 * @SUDOKU_NESTING_DYNAMIC_CHAINS: the same with forcing chains nested in these chains
 *
 * What is looked for when single inferences from a supposition are exhausted.
 */
typedef enum
{
  SUDOKU_NESTING_SIMPLE = 1,
  SUDOKU_NESTING_CHAINS,
  SUDOKU_NESTING_CASES,
  SUDOKU_NESTING_DYNAMIC,
  SUDOKU_NESTING_DYNAMIC_SIMPLE,
  SUDOKU_NESTING_DYNAMIC_CHAINS,
} SudokuNestingLevel;

/**
 * SudokuNesting:
 *
 * Looks for techniques in what a supposition has left.
 */
typedef struct _SudokuNesting SudokuNesting;

SudokuNesting *sudoku_nesting_new (SudokuStepSearch *search,
                                   const SudokuTechnique *technique,
                                   const SudokuTrial *trial,
                                   SudokuNestingLevel level);
void sudoku_nesting_free (SudokuNesting *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuNesting, sudoku_nesting_free)

gboolean sudoku_nesting_find (SudokuForcing *forcing, gpointer nesting);

G_END_DECLS
