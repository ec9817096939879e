/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs that there is no model, in words. */

#pragma once

#include <sat-names.h>
#include <sudoku-prove.h>

#include "words-literal.h"

G_BEGIN_DECLS

char *words_proof (const SatProof *proof,
                   const SatProofVerdict *verdict,
                   const SudokuClaim *claim,
                   WordsNotation notation);
GPtrArray *words_proof_details (const SatProof *proof,
                                const SatProofVerdict *verdict,
                                const SudokuClaim *claim,
                                const SatNames *names,
                                WordsNotation notation);
char *words_proved (const SudokuProved *proved);
char *words_proof_steps (const SatProof *proof, const SudokuCnf *cnf, WordsNotation notation);
char *words_proof_readme (const SudokuClaim *claim, const SatProof *proof);

G_END_DECLS
