/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An answer of a solver with everything that was found out about it. */

#pragma once

#include <sudoku-contents.h>
#include <sudoku-examine.h>
#include <sudoku-solve.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

typedef struct
{
  gatomicrefcount ref_count;
  SudokuCnf *cnf;                 /* what it was checked against */
  SudokuContents *contents;       /* (nullable): what was read; NULL when it is our solver's */
  GBytes *text;                   /* all of it, in lines that can be shown */
  const SatModel *model;          /* (nullable): of the contents, or our solver's */
  SudokuExamination *examination; /* (nullable): with a model */

  /* Of our solver, if it is its own. */
  gboolean own;
  SatModel *own_model;
  const SatModelDialect *dialect; /* how the text is written */
  SudokuSolveStats stats;
} SatdokuAnswer;

SatdokuAnswer *satdoku_answer_ref (SatdokuAnswer *self);
void satdoku_answer_unref (SatdokuAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuAnswer, satdoku_answer_unref)

gboolean satdoku_answer_is_right (const SatdokuAnswer *self);
gboolean satdoku_answer_is_puzzle (const SatdokuAnswer *self);
const SudokuNumbering *satdoku_answer_get_fitting_numbering (const SatdokuAnswer *self);
GArray *satdoku_answer_get_wrong_cells (const SatdokuAnswer *self);

void satdoku_answer_read_async (SatdokuWorker *worker,
                                SudokuContents *contents,
                                SudokuCnf *cnf,
                                gboolean quiet,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void satdoku_answer_solve_async (SatdokuWorker *worker,
                                 SudokuCnf *cnf,
                                 const char *dialect_id,
                                 const SatdokuAnswer *before,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
SatdokuAnswer *satdoku_answer_finish (GAsyncResult *result, GError **error);

G_END_DECLS
