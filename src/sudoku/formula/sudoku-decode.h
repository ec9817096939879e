/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a model back into the grid and reports everything that is wrong with it. */

#pragma once

#include <sat-model.h>

#include "sudoku-cnf.h"

G_BEGIN_DECLS

/**
 * SudokuDecodeStatus:
 * @SUDOKU_DECODE_OK: a solution: every clause of the formula is satisfied
 * @SUDOKU_DECODE_NO_MODEL: the text gave a status only
 * @SUDOKU_DECODE_UNSATISFIABLE: the solver says there is none
 * @SUDOKU_DECODE_UNKNOWN: the solver gave up
 * @SUDOKU_DECODE_VIOLATED: a clause is false: see first_false
 *
 * The result of reading a model back into a grid.
 */
typedef enum
{
  SUDOKU_DECODE_OK,
  SUDOKU_DECODE_NO_MODEL,
  SUDOKU_DECODE_UNSATISFIABLE,
  SUDOKU_DECODE_UNKNOWN,
  SUDOKU_DECODE_VIOLATED,
} SudokuDecodeStatus;

/**
 * SudokuDecoding:
 * @status: the result
 * @grid: fixed values as in the formula; the rest answers, where exactly one value is true
 * @missing_cells: (element-type guint): no value is true
 * @double_cells: (element-type guint): several values are true
 * @contradicted_givens: (element-type guint): a given that the model denies
 * @n_meaningful: true literals that mean a cell and value
 * @n_stray: true literals that mean none
 * @n_false: clauses not satisfied
 * @first_false: index of the first, if n_false > 0
 *
 * What a model says, and everything wrong with it.
 */
typedef struct
{
  SudokuDecodeStatus status;
  SudokuGrid *grid;
  GArray *missing_cells;
  GArray *double_cells;
  GArray *contradicted_givens;
  guint n_meaningful;
  guint64 n_stray;
  guint64 n_false;
  guint64 first_false;
} SudokuDecoding;

SudokuDecoding *sudoku_decode (const SudokuCnf *cnf,
                               const SatModel *model,
                               const SudokuTask *task,
                               GError **error);
void sudoku_decoding_free (SudokuDecoding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDecoding, sudoku_decoding_free)

const SudokuNumbering *sudoku_decode_guess_numbering (const SudokuCnf *cnf,
                                                      const SatModel *model,
                                                      const SudokuTask *task,
                                                      GError **error);

SatModel *sudoku_model_from_grid (const SudokuGrid *grid, const SudokuNumbering *numbering);

G_END_DECLS
