/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves that a puzzle has no solution, or only one. */

#pragma once

#include "sudoku-proof-check.h"

G_BEGIN_DECLS

/**
 * SudokuProvedKind:
 * @SUDOKU_PROVED: the claim is proved, and the proof was checked
 * @SUDOKU_PROVED_SOLVABLE: the contrary: there is a solution
 * @SUDOKU_PROVED_NO_SOLUTION: the contrary of having one solution: there is none
 * @SUDOKU_PROVED_SEVERAL: the contrary of having one solution: there is another
 * @SUDOKU_PROVED_UNCHECKED: there is a proof, but it can't be confirmed in time
 * @SUDOKU_PROVED_NOTHING: undecided in time
 *
 * The result of proving.
 */
typedef enum
{
  SUDOKU_PROVED,
  SUDOKU_PROVED_SOLVABLE,
  SUDOKU_PROVED_NO_SOLUTION,
  SUDOKU_PROVED_SEVERAL,
  SUDOKU_PROVED_UNCHECKED,
  SUDOKU_PROVED_NOTHING,
} SudokuProvedKind;

/**
 * SudokuProved:
 * @kind: what came of it
 * @solution: (nullable): a solution, of which each clause was looked at
 * @other: (nullable): another one, too
 * @claim: (nullable): of %SUDOKU_PROVED and %SUDOKU_PROVED_UNCHECKED: what is proved
 * @proof: (nullable): the proof of it
 * @verdict: what our checker says of that
 *
 * The result of proving, with everything needed to check it.
 */
typedef struct
{
  SudokuProvedKind kind;
  SudokuGrid *solution;
  SudokuGrid *other;
  SudokuClaim *claim;
  SatProof *proof;
  SatProofVerdict verdict;
} SudokuProved;

SudokuProved *sudoku_prove (SudokuCnf *cnf,
                            SudokuClaimKind kind,
                            const SudokuTask *task,
                            GError **error);
void sudoku_proved_free (SudokuProved *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuProved, sudoku_proved_free)

G_END_DECLS
