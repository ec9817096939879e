/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a model back into the grid and says everything that is wrong with it. */

#pragma once

#include <sat-model.h>

#include "sudoku-cnf.h"

G_BEGIN_DECLS

typedef enum
{
  SUDOKU_DECODE_OK,            /* a solution: every clause of the formula is satisfied */
  SUDOKU_DECODE_NO_MODEL,      /* the text gave a status only */
  SUDOKU_DECODE_UNSATISFIABLE, /* the solver says there is none */
  SUDOKU_DECODE_UNKNOWN,       /* the solver gave up */
  SUDOKU_DECODE_VIOLATED,      /* a clause is false: see first_false */
} SudokuDecodeStatus;

typedef struct
{
  SudokuDecodeStatus status;
  SudokuGrid *grid;            /* fixed values as in the formula; the rest answers, where
                                  exactly one value is true */
  GArray *missing_cells;       /* (element-type guint): no value is true */
  GArray *double_cells;        /* (element-type guint): several values are true */
  GArray *contradicted_givens; /* (element-type guint): a given that the model denies */
  guint n_meaningful;          /* true literals that mean a cell and value */
  guint64 n_stray;             /* true literals that mean none */
  guint64 n_false;             /* clauses not satisfied */
  guint64 first_false;         /* index of the first, if n_false > 0 */
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
