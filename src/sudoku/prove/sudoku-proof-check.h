/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a proof shows of a puzzle: see the top of sudoku-proof-check.c. */

#pragma once

#include <sat-proof-check.h>

#include "sudoku-claim.h"

G_BEGIN_DECLS

/**
 * SudokuProofCheck:
 * @claim: what the proof was held against: what it proves, or else what it came closest to
 * @verdict: what it is worth
 *
 * What a proof shows of a puzzle.
 */
typedef struct
{
  SudokuClaim *claim;
  SatProofVerdict verdict;
} SudokuProofCheck;

/**
 * SudokuClaimKind:
 * @SUDOKU_CLAIM_ANY: whichever the proof is of
 * @SUDOKU_CLAIM_UNSOLVABLE: that the puzzle has no solution
 * @SUDOKU_CLAIM_UNIQUE: that it has only one
 *
 * What a proof is to show.
 */
typedef enum
{
  SUDOKU_CLAIM_ANY,
  SUDOKU_CLAIM_UNSOLVABLE,
  SUDOKU_CLAIM_UNIQUE,
} SudokuClaimKind;

SudokuProofCheck *sudoku_proof_check (SudokuCnf *cnf,
                                      const SatProof *proof,
                                      SudokuClaimKind kind,
                                      const SudokuTask *task,
                                      GError **error);
void sudoku_proof_check_free (SudokuProofCheck *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuProofCheck, sudoku_proof_check_free)

gboolean sudoku_proof_check_claim (const SudokuClaim *claim,
                                   const SatProof *proof,
                                   const SudokuTask *task,
                                   SatProofVerdict *verdict,
                                   GError **error);

G_END_DECLS
