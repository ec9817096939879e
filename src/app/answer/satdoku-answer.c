/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads an answer, or makes one, and checks it against the formula, in the worker. It knows the
 * libraries and the worker, nothing of widgets, and words nothing. */

#include "satdoku-config.h"

#include "satdoku-answer.h"

#include <glib/gi18n.h>

#include "satdoku-answer-text.h"

static SatdokuAnswer *
answer_new (SudokuCnf *cnf)
{
  SatdokuAnswer *self = g_new0 (SatdokuAnswer, 1);

  self->cnf = sudoku_cnf_ref (cnf);
  return self;
}

/**
 * satdoku_answer_free:
 * @self: (transfer full): an answer
 *
 * Frees it.
 */
void
satdoku_answer_free (SatdokuAnswer *self)
{
  g_return_if_fail (self != NULL);

  sudoku_cnf_unref (self->cnf);
  g_clear_pointer (&self->contents, sudoku_contents_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->own_model, sat_model_free);
  g_clear_pointer (&self->examination, sudoku_examination_free);
  g_free (self);
}

/**
 * satdoku_answer_is_right:
 * @self: an answer
 *
 * Returns: is it a model that satisfies every clause?
 */
gboolean
satdoku_answer_is_right (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->examination != NULL && self->examination->decoding->status == SUDOKU_DECODE_OK;
}

/**
 * satdoku_answer_is_puzzle:
 * @self: an answer
 *
 * What is no answer, or a wrong one that was read from bare numbers, may be a puzzle that came to
 * the wrong page.
 *
 * Returns: is it a puzzle instead, or the formula of one?
 */
gboolean
satdoku_answer_is_puzzle (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->contents != NULL && sudoku_contents_get_document (self->contents) != NULL &&
         !satdoku_answer_is_right (self);
}

/**
 * satdoku_answer_get_fitting_numbering:
 * @self: an answer
 *
 * Returns: (transfer none) (nullable): another numbering, in which it solves the puzzle
 */
const SudokuNumbering *
satdoku_answer_get_fitting_numbering (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->examination == NULL || self->examination->suspect != SUDOKU_SUSPECT_NUMBERING)
    return NULL;
  return self->examination->numbering;
}

static void
append_all (GArray *cells,
            const GArray *more)
{
  if (more != NULL)
    g_array_append_vals (cells, more->data, more->len);
}

/**
 * satdoku_answer_get_wrong_cells:
 * @self: an answer
 *
 * Returns: (transfer full) (element-type guint): the cells that something is wrong with: those
 *   without a value, with several, with another than the given one, and those of the first false
 *   clause
 */
GArray *
satdoku_answer_get_wrong_cells (const SatdokuAnswer *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));
  const SudokuDecoding *decoding;
  guint16 clause_cells[SUDOKU_SIDE_MAX];
  guint n_cells;

  g_return_val_if_fail (self != NULL, cells);

  if (self->examination == NULL)
    return cells;
  decoding = self->examination->decoding;
  if (decoding->status != SUDOKU_DECODE_VIOLATED)
    return cells;
  append_all (cells, decoding->missing_cells);
  append_all (cells, decoding->double_cells);
  append_all (cells, decoding->contradicted_givens);
  if (decoding->n_false == 0)
    return cells;
  n_cells = sudoku_cnf_get_clause_cells (self->cnf, decoding->first_false, clause_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = clause_cells[i];

      g_array_append_val (cells, cell);
    }
  return cells;
}

/* All of the jobs fill the answer that they are given. */
static gboolean
examine (SatdokuAnswer *self,
         SudokuVerdict known,
         const SudokuTask *task,
         GError **error)
{
  self->examination = sudoku_examine (self->cnf, self->model, known, task, error);
  return self->examination != NULL;
}

static gpointer
run_read (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  SatdokuAnswer *self = data;

  if (!sudoku_contents_is_read (self->contents) &&
      !sudoku_contents_read (self->contents, SUDOKU_CONTENTS_ANSWER, task->cancellable, error))
    return NULL;
  self->text = satdoku_answer_text_wrap (sudoku_contents_get_bytes (self->contents));
  self->model = sudoku_contents_get_model (self->contents);
  if (self->model != NULL && !examine (self, SUDOKU_VERDICT_UNKNOWN, task, error))
    return NULL;
  return self;
}

/* (nullable): what our solver finds; NULL without an error when it gave up. */
static SatModel *
find_model (const SudokuCnf *cnf,
            const SudokuTask *task,
            SudokuSolveStats *stats,
            GError **error)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) local_error = NULL;
  SudokuVerdict verdict;

  verdict = sudoku_solve (sudoku_cnf_get_grid (cnf), task, &solution, stats, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  if (solution != NULL)
    return sudoku_model_from_grid (solution, sudoku_cnf_get_numbering (cnf));
  return sat_model_new (verdict == SUDOKU_VERDICT_UNKNOWN ? SAT_STATUS_UNKNOWN
                                                          : SAT_STATUS_UNSATISFIABLE);
}

static gpointer
run_solve (gpointer data,
           const SudokuTask *task,
           GError **error)
{
  SatdokuAnswer *self = data;
  g_autoptr (GBytes) text = NULL;
  GString *string;

  if (self->own_model == NULL)
    self->own_model = find_model (self->cnf, task, &self->stats, error);
  if (self->own_model == NULL)
    return NULL;
  self->model = self->own_model;
  string = g_string_new (NULL);
  self->dialect->write (self->model, string);
  text = g_string_free_to_bytes (string);
  self->text = satdoku_answer_text_wrap (text);
  return examine (self, SUDOKU_VERDICT_NO_SOLUTION, task, error) ? self : NULL;
}

/* The answer is filled in the thread, and nobody else looks at it before. */
static void
run_job (SatdokuWorker *worker,
         SatdokuAnswer *answer,
         gboolean quiet,
         GCancellable *cancellable,
         GAsyncReadyCallback callback,
         gpointer user_data)
{
  const SatdokuJob job = {
    .title = answer->own ? _ ("Solving…") : _ ("Checking the answer…"),
    .run = answer->own ? run_solve : run_read,
    .free_input = (GDestroyNotify)satdoku_answer_free,
    .free_result = (GDestroyNotify)satdoku_answer_free,
    .quiet = quiet,
  };

  satdoku_worker_run_async (worker, &job, answer, cancellable, callback, user_data);
}

/**
 * satdoku_answer_read_async:
 * @worker: a worker
 * @contents: what a solver printed; it is read if it isn't yet, and nobody else may read it then
 * @cnf: the formula
 * @quiet: without progress
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads an answer and checks it. Text that is none gives an answer without a model, whose contents
 * have the error.
 */
void
satdoku_answer_read_async (SatdokuWorker *worker,
                           SudokuContents *contents,
                           SudokuCnf *cnf,
                           gboolean quiet,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  SatdokuAnswer *answer;

  g_return_if_fail (contents != NULL && cnf != NULL);

  answer = answer_new (cnf);
  answer->contents = sudoku_contents_ref (contents);
  run_job (worker, answer, quiet, cancellable, callback, user_data);
}

/**
 * satdoku_answer_solve_async:
 * @worker: a worker
 * @cnf: the formula
 * @dialect_id: the dialect of the text
 * @before: (nullable): an answer of our solver; when it is of the same formula, its model is taken
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Solves the puzzle and writes down the model, or that there is none.
 */
void
satdoku_answer_solve_async (SatdokuWorker *worker,
                            SudokuCnf *cnf,
                            const char *dialect_id,
                            const SatdokuAnswer *before,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  const SatModelDialect *dialect = sat_model_dialect_find (dialect_id);
  SatdokuAnswer *answer;

  g_return_if_fail (dialect != NULL && cnf != NULL);

  answer = answer_new (cnf);
  answer->own = TRUE;
  answer->dialect = dialect;
  if (before != NULL && before->own && before->cnf == cnf)
    {
      answer->own_model = sat_model_copy (before->own_model);
      answer->stats = before->stats;
    }
  run_job (worker, answer, FALSE, cancellable, callback, user_data);
}

/**
 * satdoku_answer_finish:
 * @result: what the callback was called with
 * @error: why there is no answer
 *
 * Returns: (transfer full) (nullable): the answer
 */
SatdokuAnswer *
satdoku_answer_finish (GAsyncResult *result,
                       GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
