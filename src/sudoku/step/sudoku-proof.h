/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs of steps by their certificates. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SudokuArgumentKind:
 * @SUDOKU_ARGUMENT_SUPPOSED: the opposite of a conclusion is supposed
 * @SUDOKU_ARGUMENT_CASE: one of the candidates of @truth is true: this is one of the cases
 * @SUDOKU_ARGUMENT_FORCED: @truth has only this candidate left
 * @SUDOKU_ARGUMENT_EMPTY: @truth has no candidate left: a contradiction
 * @SUDOKU_ARGUMENT_TOO_FEW: the truths that are left lie in fewer links than there are truths: a
 *   contradiction
 * @SUDOKU_ARGUMENT_SET: the truths of the set @truth take its links, so nothing else is in them
 * @SUDOKU_ARGUMENT_SET_TOO_FEW: the truths of the set @truth lie in fewer links than there are
 *   truths: a contradiction
 * @SUDOKU_ARGUMENT_TABLE: the item @truth leaves no filling with this candidate
 * @SUDOKU_ARGUMENT_TABLE_EMPTY: the item @truth leaves no filling at all: a contradiction
 * @SUDOKU_ARGUMENT_SUM: the derived sum @truth leaves no filling with this candidate
 * @SUDOKU_ARGUMENT_SUM_EMPTY: the derived sum @truth leaves no filling at all: a contradiction
 *
 * What a line of an argument says.
 */
typedef enum
{
  SUDOKU_ARGUMENT_SUPPOSED,
  SUDOKU_ARGUMENT_CASE,
  SUDOKU_ARGUMENT_FORCED,
  SUDOKU_ARGUMENT_EMPTY,
  SUDOKU_ARGUMENT_TOO_FEW,
  SUDOKU_ARGUMENT_SET,
  SUDOKU_ARGUMENT_SET_TOO_FEW,
  SUDOKU_ARGUMENT_TABLE,
  SUDOKU_ARGUMENT_TABLE_EMPTY,
  SUDOKU_ARGUMENT_SUM,
  SUDOKU_ARGUMENT_SUM_EMPTY,
} SudokuArgumentKind;

/* Instead of a truth: the guardians. */
#define SUDOKU_ARGUMENT_GUARDIANS G_MAXUINT

/**
 * SudokuArgumentLine:
 * @kind: what it says
 * @depth: how many cases it is nested in
 * @candidate: what is supposed, forced or excluded
 * @is_true: whether it is supposed to be true
 * @truth: the reason; `SUDOKU_ARGUMENT_GUARDIANS`: the puzzle has one solution; for sets the number
 *   of the set, see sudoku_step_get_set(); for items which of
 *   what tables say it is; for derived sums the number, see sudoku_step_get_sum()
 *
 * A line of an argument. What a true candidate excludes is not listed.
 */
typedef struct
{
  SudokuArgumentKind kind;
  guint depth;
  guint32 candidate;
  gboolean is_true;
  guint truth;
} SudokuArgumentLine;

GArray *sudoku_step_argue (const SudokuStep *self,
                           guint conclusion,
                           const SudokuPosition *position,
                           const SudokuLinks *links);
guint sudoku_step_count_cases (const SudokuStep *self,
                               const SudokuPosition *position,
                               const SudokuLinks *links,
                               guint *depth);

G_END_DECLS
