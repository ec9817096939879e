/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out everything about the answer of a solver. */

#pragma once

#include "sudoku-decode.h"

G_BEGIN_DECLS

/**
 * SudokuSuspect:
 * @SUDOKU_SUSPECT_NONE: unknown
 * @SUDOKU_SUSPECT_NUMBERING: right, but in another numbering
 * @SUDOKU_SUSPECT_OTHER_SIZE: a full grid of another size, or in another numbering
 * @SUDOKU_SUSPECT_OTHER_RULES: rows and columns are kept, boxes or diagonals are not
 * @SUDOKU_SUSPECT_OTHER_PUZZLE: a solution of the rules with other givens
 * @SUDOKU_SUSPECT_ENTRIES: a solution of the givens that contradicts only entries
 * @SUDOKU_SUSPECT_CUT: the end is missing, and some cells with it
 *
 * What a wrong model may be instead.
 */
typedef enum
{
  SUDOKU_SUSPECT_NONE,
  SUDOKU_SUSPECT_NUMBERING,
  SUDOKU_SUSPECT_OTHER_SIZE,
  SUDOKU_SUSPECT_OTHER_RULES,
  SUDOKU_SUSPECT_OTHER_PUZZLE,
  SUDOKU_SUSPECT_ENTRIES,
  SUDOKU_SUSPECT_CUT,
} SudokuSuspect;

/**
 * SudokuExamination:
 * @decoding: what the model says
 * @suspect: with SUDOKU_DECODE_VIOLATED
 * @numbering: (nullable): the numbering of the suspect, where it has one
 * @side: with SUDOKU_SUSPECT_OTHER_SIZE
 * @verdict: our own, with SUDOKU_DECODE_UNSATISFIABLE
 * @solution: (nullable): the solution that was found then
 *
 * Everything about the answer of a solver.
 */
typedef struct
{
  SudokuDecoding *decoding;
  SudokuSuspect suspect;
  const SudokuNumbering *numbering;
  guint side;
  SudokuVerdict verdict;
  SudokuGrid *solution;
} SudokuExamination;

SudokuExamination *sudoku_examine (const SudokuCnf *cnf,
                                   const SatModel *model,
                                   SudokuVerdict known,
                                   const SudokuTask *task,
                                   GError **error);
void sudoku_examination_free (SudokuExamination *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuExamination, sudoku_examination_free)

G_END_DECLS
