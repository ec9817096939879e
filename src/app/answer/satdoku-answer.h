/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An answer of a solver with everything that was found out about it. */

#pragma once

#include <sudoku-examine.h>
#include <sudoku-solve.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

typedef struct
{
  gatomicrefcount ref_count;
  SudokuCnf *cnf;                 /* what it was checked against */
  GBytes *text;                   /* all of it, in lines that can be shown */
  SatModel *model;                /* (nullable): NULL with an error */
  GError *error;                  /* (nullable): why the text is no answer */
  GBytes *puzzle;                 /* (nullable): the text as it came, if it is a puzzle instead */
  gboolean is_formula;            /* of that puzzle */
  SudokuExamination *examination; /* (nullable): with a model */
  gboolean own;                   /* our solver's, not from elsewhere */
  SudokuSolveStats stats;         /* of our solver, if it is its own */
} SatdokuAnswer;

SatdokuAnswer *satdoku_answer_ref (SatdokuAnswer *self);
void satdoku_answer_unref (SatdokuAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuAnswer, satdoku_answer_unref)

gboolean satdoku_answer_is_right (const SatdokuAnswer *self);
const SudokuNumbering *satdoku_answer_get_fitting_numbering (const SatdokuAnswer *self);
GArray *satdoku_answer_get_wrong_cells (const SatdokuAnswer *self);

void satdoku_answer_read_async (SatdokuWorker *worker,
                                const char *name,
                                GBytes *bytes,
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
