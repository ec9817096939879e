/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads an answer, or makes one, and checks it against the formula, in the worker. It knows the
 * libraries and the worker, nothing of widgets, and words nothing. */

#include "satdoku-config.h"

#include "satdoku-answer.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <string.h>
#include <sudoku-reader.h>

#include "satdoku-answer-text.h"

typedef struct
{
  SudokuCnf *cnf;
  char *name;
  GBytes *bytes;
  const SatModelDialect *dialect;
  SatModel *model;        /* (nullable): of our solver, when it has solved the formula before */
  SudokuSolveStats stats; /* of that */
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_cnf_unref (self->cnf);
  g_free (self->name);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->model, sat_model_free);
  g_free (self);
}

static SatdokuAnswer *
answer_new (SudokuCnf *cnf)
{
  SatdokuAnswer *self = g_new0 (SatdokuAnswer, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->cnf = sudoku_cnf_ref (cnf);
  return self;
}

/**
 * satdoku_answer_ref:
 * @self: an answer
 *
 * Returns: (transfer full): the same
 */
SatdokuAnswer *
satdoku_answer_ref (SatdokuAnswer *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * satdoku_answer_unref:
 * @self: (transfer full): an answer
 */
void
satdoku_answer_unref (SatdokuAnswer *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  sudoku_cnf_unref (self->cnf);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->model, sat_model_free);
  g_clear_error (&self->error);
  g_clear_pointer (&self->puzzle, g_bytes_unref);
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

/* What is no answer, or a wrong one that was read from bare numbers, may be a puzzle that came to
 * the wrong page. */
static void
look_for_puzzle (SatdokuAnswer *self,
                 const Input *input,
                 const SudokuTask *task)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (input->bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, input->name, NULL, NULL);
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, task->cancellable, NULL);

  if (document == NULL)
    return;
  self->puzzle = g_bytes_ref (input->bytes);
  self->is_formula = sudoku_format_has (sudoku_reader_get_format (reader), SUDOKU_FORMAT_FORMULA);
}

static gpointer
run_read (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Input *input = data;
  g_autoptr (SatdokuAnswer) answer = answer_new (input->cnf);
  g_autoptr (GBytes) unpacked = sat_compression_unpack (input->name,
                                                        input->bytes,
                                                        SAT_UNPACKED_MAX,
                                                        task->cancellable,
                                                        &answer->error);
  gsize size = 0;
  const char *bytes = unpacked != NULL ? g_bytes_get_data (unpacked, &size) : NULL;

  /* The bytes of what can't be unpacked are nothing to read. */
  if (unpacked == NULL)
    {
      g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);

      answer->text = satdoku_answer_text_wrap (nothing);
    }
  else
    answer->text = satdoku_answer_text_wrap (unpacked);
  if (unpacked != NULL)
    answer->model =
      sat_model_read (input->name, size > 0 ? bytes : "", size, task->cancellable, &answer->error);
  if (g_error_matches (answer->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&answer->error));
      return NULL;
    }
  if (answer->model == NULL)
    {
      look_for_puzzle (answer, input, task);
      return g_steal_pointer (&answer);
    }
  answer->examination =
    sudoku_examine (answer->cnf, answer->model, SUDOKU_VERDICT_UNKNOWN, task, error);
  if (answer->examination == NULL)
    return NULL;
  if (!satdoku_answer_is_right (answer) &&
      sat_model_get_status (answer->model) == SAT_STATUS_UNKNOWN)
    look_for_puzzle (answer, input, task);
  return g_steal_pointer (&answer);
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
  Input *input = data;
  g_autoptr (SatdokuAnswer) answer = answer_new (input->cnf);
  g_autoptr (GBytes) text = NULL;
  GString *string;

  answer->own = TRUE;
  answer->model = g_steal_pointer (&input->model);
  answer->stats = input->stats;
  if (answer->model == NULL)
    answer->model = find_model (input->cnf, task, &answer->stats, error);
  if (answer->model == NULL)
    return NULL;
  string = g_string_new (NULL);
  input->dialect->write (answer->model, string);
  text = g_string_free_to_bytes (string);
  answer->text = satdoku_answer_text_wrap (text);
  answer->examination =
    sudoku_examine (answer->cnf, answer->model, SUDOKU_VERDICT_NO_SOLUTION, task, error);
  return answer->examination != NULL ? g_steal_pointer (&answer) : NULL;
}

static void
run_job (SatdokuWorker *worker,
         Input *input,
         gboolean quiet,
         GCancellable *cancellable,
         GAsyncReadyCallback callback,
         gpointer user_data)
{
  const SatdokuJob job = {
    .title = input->bytes != NULL ? _ ("Checking the answer…") : _ ("Solving…"),
    .run = input->bytes != NULL ? run_read : run_solve,
    .free_input = input_free,
    .free_result = (GDestroyNotify)satdoku_answer_unref,
    .quiet = quiet,
  };

  satdoku_worker_run_async (worker, &job, input, cancellable, callback, user_data);
}

/**
 * satdoku_answer_read_async:
 * @worker: a worker
 * @name: where the text is from, for the messages of errors
 * @bytes: what a solver printed
 * @cnf: the formula
 * @quiet: without progress
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Reads an answer and checks it. Text that is none gives an answer with an error and no model.
 */
void
satdoku_answer_read_async (SatdokuWorker *worker,
                           const char *name,
                           GBytes *bytes,
                           SudokuCnf *cnf,
                           gboolean quiet,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  Input *input = g_new0 (Input, 1);

  input->cnf = sudoku_cnf_ref (cnf);
  input->name = g_strdup (name);
  input->bytes = g_bytes_ref (bytes);
  run_job (worker, input, quiet, cancellable, callback, user_data);
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
  Input *input;

  g_return_if_fail (dialect != NULL);

  input = g_new0 (Input, 1);
  if (before != NULL && before->own && before->cnf == cnf)
    {
      input->model = sat_model_copy (before->model);
      input->stats = before->stats;
    }
  input->cnf = sudoku_cnf_ref (cnf);
  input->dialect = dialect;
  run_job (worker, input, FALSE, cancellable, callback, user_data);
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
