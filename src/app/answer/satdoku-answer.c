/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads an answer, or makes one, and checks it against the formula, in the worker. It knows the
 * libraries and the worker, but no widgets and no sentences. */

#include "satdoku-config.h"

#include "satdoku-answer.h"

#include <glib/gi18n.h>
#include <sat-formula-prove.h>

#include "satdoku-answer-text.h"
#include "satdoku-read-source.h"

static SatdokuAnswer *
answer_new (SatdokuFormulaSource *source)
{
  SatdokuAnswer *self = g_new0 (SatdokuAnswer, 1);

  self->source = g_object_ref (source);
  return self;
}

void
satdoku_answer_free (SatdokuAnswer *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->source);
  g_clear_pointer (&self->contents, sudoku_contents_unref);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->own_model, sat_model_free);
  g_clear_pointer (&self->examination, sudoku_examination_free);
  g_clear_pointer (&self->verdict, sat_verdict_free);
  g_clear_pointer (&self->proof, sat_proof_unref);
  g_clear_pointer (&self->claim, sudoku_claim_unref);
  g_clear_pointer (&self->proved, sudoku_proved_free);
  g_free (self);
}

/* Is it a model that satisfies every clause? */
gboolean
satdoku_answer_is_right (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->verdict != NULL)
    return self->verdict->kind == SAT_VERDICT_RIGHT;
  return self->examination != NULL && self->examination->decoding->status == SUDOKU_DECODE_OK;
}

/* Is it right about its formula, or our own, so that it can't be meant for another one? */
gboolean
satdoku_answer_is_of_formula (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->own || self->to_prove || satdoku_answer_is_right (self))
    return TRUE;
  if (self->proof != NULL)
    return self->proof_verdict.kind == SAT_PROOF_RIGHT;
  if (self->model == NULL || sat_model_get_status (self->model) != SAT_STATUS_UNSATISFIABLE)
    return FALSE;
  return self->verdict != NULL ? self->verdict->kind == SAT_VERDICT_UNSATISFIABLE
                               : self->examination->verdict == SUDOKU_VERDICT_NO_SOLUTION;
}

/* What is no answer, or a wrong one that was read from bare numbers, may be a puzzle that came to
 * the wrong page, or the formula of one. */
gboolean
satdoku_answer_is_puzzle (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->contents != NULL && sudoku_contents_get_document (self->contents) != NULL &&
         !satdoku_answer_is_right (self);
}

/* Is it a formula instead, and not that of a puzzle? */
gboolean
satdoku_answer_is_formula (const SatdokuAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->contents != NULL && sudoku_contents_get_formula (self->contents) != NULL;
}

/* Is there a first clause that the model leaves false and that is worth showing? For the model of
 * another board there is not. */
gboolean
satdoku_answer_get_false_clause (const SatdokuAnswer *self,
                                 guint64 *clause)
{
  const SudokuExamination *examination;

  g_return_val_if_fail (self != NULL && clause != NULL, FALSE);

  if (self->verdict != NULL)
    {
      *clause = self->verdict->first_false;
      return self->verdict->n_false > 0;
    }
  examination = self->examination;
  if (examination == NULL || examination->decoding->status != SUDOKU_DECODE_VIOLATED ||
      examination->suspect == SUDOKU_SUSPECT_NUMBERING ||
      examination->suspect == SUDOKU_SUSPECT_OTHER_SIZE)
    return FALSE;
  *clause = examination->decoding->first_false;
  return examination->decoding->n_false > 0;
}

/* (nullable): another numbering, in which it solves the puzzle. */
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

/* The cells that the wrong step of a proof is about. */
static void
append_step_cells (const SatdokuAnswer *self,
                   GArray *cells)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);
  SatProofStep step;

  if (self->claim == NULL || cnf == NULL ||
      (self->proof_verdict.kind != SAT_PROOF_WRONG_STEP &&
       self->proof_verdict.kind != SAT_PROOF_NOT_ORIGINAL))
    return;
  sat_proof_get_step (self->proof, self->proof_verdict.step, &step);
  for (gsize i = 0; i < step.n_literals; i++)
    {
      guint cell = 0, value = 0;

      if (sudoku_cnf_get_meaning (cnf, ABS (step.literals[i]), &cell, &value))
        g_array_append_val (cells, cell);
    }
}

/* The cells without a value, with several, with another than the given one, and those of the first
 * false clause; of a proof, those of the first wrong step. */
GArray *
satdoku_answer_get_wrong_cells (const SatdokuAnswer *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));
  const SudokuDecoding *decoding;
  guint16 clause_cells[SUDOKU_SIDE_MAX];
  guint n_cells;

  g_return_val_if_fail (self != NULL, cells);

  append_step_cells (self, cells);
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
  n_cells = sudoku_cnf_get_clause_cells (satdoku_formula_source_get_cnf (self->source),
                                         decoding->first_false, clause_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = clause_cells[i];

      g_array_append_val (cells, cell);
    }
  return cells;
}

/* What the solver of a formula tells, as the bar of the work shows it. */
static void
progress_cb (SatSolver *solver,
             gpointer user_data)
{
  const SudokuTask *task = user_data;
  SudokuProgress progress = { .stage = SUDOKU_STAGE_SEARCH, .fraction = -1 };
  SatSolverStats stats;

  if (task->progress == NULL)
    return;
  sat_solver_get_stats (solver, &stats);
  if (stats.simplifying)
    progress.stage = SUDOKU_STAGE_SIMPLIFY;
  progress.conflicts = stats.conflicts;
  progress.learned_units = stats.learned_units;
  progress.learned_pairs = stats.learned_pairs;
  task->progress (&progress, task->progress_data);
}

static SatFormulaRun
make_run (const SatdokuAnswer *self,
          const SudokuTask *task)
{
  return (SatFormulaRun){
    .cancellable = task->cancellable,
    .time_limit = self->time_limit,
    .progress = progress_cb,
    .progress_data = (gpointer)task,
  };
}

static SatFormula *
get_formula (const SatdokuAnswer *self)
{
  return satdoku_read_source_get_formula (SATDOKU_READ_SOURCE (self->source));
}

/* All of the jobs fill the answer that they are given. */
static gboolean
examine (SatdokuAnswer *self,
         const SudokuTask *task,
         GError **error)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);
  const SatFormulaRun run = make_run (self, task);

  if (cnf != NULL)
    self->examination =
      sudoku_examine (cnf, self->model,
                      self->own ? SUDOKU_VERDICT_NO_SOLUTION : SUDOKU_VERDICT_UNKNOWN, task, error);
  else
    self->verdict = sat_formula_judge (get_formula (self), self->model, self->own, &run, error);
  return self->examination != NULL || self->verdict != NULL;
}

static void
proof_progress_cb (gsize n_done,
                   gsize n_steps,
                   gpointer user_data)
{
  const SudokuTask *task = user_data;
  const SudokuProgress progress = {
    .stage = SUDOKU_STAGE_VERIFY,
    .fraction = (double)n_done / (double)n_steps,
  };

  if (task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

/* Of a formula that is no puzzle. */
static gboolean
check_plain_proof (SatdokuAnswer *self,
                   const SudokuTask *task,
                   GError **error)
{
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  const SatProofRun run = {
    .cancellable = task->cancellable,
    .progress = proof_progress_cb,
    .progress_data = (gpointer)task,
  };

  return sat_formula_stream (get_formula (self), sat_proof_checker_get_sink (checker),
                             task->cancellable, error) &&
         sat_proof_checker_run (checker, self->proof, &run, &self->proof_verdict, error);
}

/* A proof may be of the formula as it is on the page, or of the whole one, from which nothing was
 * left out. */
static SudokuProofCheck *
check_both (SudokuCnf *cnf,
            const SatProof *proof,
            const SudokuTask *task,
            GError **error)
{
  g_autoptr (SudokuProofCheck) check =
    sudoku_proof_check (cnf, proof, SUDOKU_CLAIM_ANY, task, error);
  g_autoptr (SudokuCnf) whole = NULL;
  g_autoptr (SudokuProofCheck) other = NULL;

  if (check == NULL || check->verdict.kind == SAT_PROOF_RIGHT ||
      sudoku_cnf_get_reduction (cnf) == sudoku_reduction_find ("none"))
    return g_steal_pointer (&check);
  whole = sudoku_cnf_new (sudoku_cnf_get_grid (cnf), sudoku_cnf_get_encoding (cnf),
                          sudoku_cnf_get_numbering (cnf));
  other = sudoku_proof_check (whole, proof, SUDOKU_CLAIM_ANY, task, error);
  if (other == NULL || other->verdict.kind == SAT_PROOF_RIGHT)
    return g_steal_pointer (&other);
  return g_steal_pointer (&check);
}

static gboolean
check_proof (SatdokuAnswer *self,
             const SudokuTask *task,
             GError **error)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);
  g_autoptr (SudokuProofCheck) check = NULL;

  if (cnf == NULL)
    return check_plain_proof (self, task, error);
  check = check_both (cnf, self->proof, task, error);
  if (check == NULL)
    return FALSE;
  self->claim = sudoku_claim_ref (check->claim);
  self->proof_verdict = check->verdict;
  return TRUE;
}

static GBytes *
write_proof (const SatProof *proof)
{
  GString *string = g_string_new (NULL);
  g_autoptr (GBytes) text = NULL;

  sat_proof_write (proof, string);
  text = g_string_free_to_bytes (string);
  return satdoku_answer_text_wrap (text);
}

static gpointer run_solve (gpointer data, const SudokuTask *task, GError **error);

/* Of a formula that is no puzzle. One that has a model shows it instead. */
static gpointer
prove_plain (SatdokuAnswer *self,
             const SudokuTask *task,
             GError **error)
{
  const SatFormulaRun run = make_run (self, task);
  g_autoptr (GError) local_error = NULL;
  SatStatus status = sat_formula_prove (get_formula (self), &run, &self->proof,
                                        &self->proof_verdict, &local_error);

  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  if (status != SAT_STATUS_UNSATISFIABLE)
    {
      self->own = TRUE;
      return run_solve (self, task, error);
    }
  self->text = write_proof (self->proof);
  return self;
}

static gpointer
run_prove (gpointer data,
           const SudokuTask *task,
           GError **error)
{
  SatdokuAnswer *self = data;
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);

  if (cnf == NULL)
    return prove_plain (self, task, error);
  self->proved = sudoku_prove (cnf, SUDOKU_CLAIM_ANY, task, error);
  if (self->proved == NULL)
    return NULL;
  if (self->proved->proof == NULL)
    return self;
  self->proof = sat_proof_ref (self->proved->proof);
  self->claim = sudoku_claim_ref (self->proved->claim);
  self->proof_verdict = self->proved->verdict;
  self->text = write_proof (self->proof);
  return self;
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
  if (sudoku_contents_get_proof (self->contents) != NULL)
    {
      self->proof = sat_proof_ref (sudoku_contents_get_proof (self->contents));
      /* Bytes are shown as the text that says the same. */
      self->text = sat_proof_get_format (self->proof) == SAT_PROOF_DRAT_BINARY
                     ? write_proof (self->proof)
                     : satdoku_answer_text_wrap (sudoku_contents_get_bytes (self->contents));
      return check_proof (self, task, error) ? self : NULL;
    }
  self->text = satdoku_answer_text_wrap (sudoku_contents_get_bytes (self->contents));
  self->model = sudoku_contents_get_model (self->contents);
  if (self->model != NULL && !examine (self, task, error))
    return NULL;
  return self;
}

/* (nullable): what our solver finds; NULL with an error. */
static SatModel *
solve_puzzle (const SudokuCnf *cnf,
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
    {
      SatModel *model = sudoku_model_from_grid (solution, sudoku_cnf_get_numbering (cnf));

      sudoku_cnf_complete_model (cnf, model);
      return model;
    }
  return sat_model_new (verdict == SUDOKU_VERDICT_UNKNOWN ? SAT_STATUS_UNKNOWN
                                                          : SAT_STATUS_UNSATISFIABLE);
}

static SatModel *
find_model (SatdokuAnswer *self,
            const SudokuTask *task,
            GError **error)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->source);
  const SatFormulaRun run = make_run (self, task);

  if (cnf != NULL)
    return solve_puzzle (cnf, task, &self->stats, error);
  return sat_formula_solve (get_formula (self), &run, &self->solver_stats, error);
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
    self->own_model = find_model (self, task, error);
  if (self->own_model == NULL)
    return NULL;
  self->model = self->own_model;
  string = g_string_new (NULL);
  self->dialect->write (self->model, string);
  text = g_string_free_to_bytes (string);
  self->text = satdoku_answer_text_wrap (text);
  return examine (self, task, error) ? self : NULL;
}

/* The answer is filled in the thread, and nothing else reads it before. */
static void
run_job (SatdokuWorker *worker,
         SatdokuAnswer *answer,
         gboolean quiet,
         GCancellable *cancellable,
         GAsyncReadyCallback callback,
         gpointer user_data)
{
  const SatdokuJob job = {
    .title = answer->to_prove ? _ ("Proving…")
             : answer->own    ? _ ("Solving…")
                              : _ ("Checking the answer…"),
    .run = answer->to_prove ? run_prove : answer->own ? run_solve
                                                      : run_read,
    .free_input = (GDestroyNotify)satdoku_answer_free,
    .free_result = (GDestroyNotify)satdoku_answer_free,
    .quiet = quiet,
  };

  satdoku_worker_run_async (worker, &job, answer, cancellable, callback, user_data);
}

/* @contents is read if it isn't yet, and nothing else may read it then. Text that is no answer
 * gives one without a model, whose contents have the error. */
void
satdoku_answer_read_async (SatdokuWorker *worker,
                           SudokuContents *contents,
                           SatdokuFormulaSource *source,
                           gboolean quiet,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  SatdokuAnswer *answer;

  g_return_if_fail (contents != NULL && source != NULL);

  answer = answer_new (source);
  answer->contents = sudoku_contents_ref (contents);
  run_job (worker, answer, quiet, cancellable, callback, user_data);
}

/* Solves the puzzle or the formula and writes down the model, or that there is none. @time_limit:
 * seconds for a formula that is no puzzle, 0: none. @before: (nullable): an answer of our solver;
 * when it is of the same formula, its model is used. */
void
satdoku_answer_solve_async (SatdokuWorker *worker,
                            SatdokuFormulaSource *source,
                            const char *dialect_id,
                            double time_limit,
                            const SatdokuAnswer *before,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  const SatModelDialect *dialect = sat_model_dialect_find (dialect_id);
  SatdokuAnswer *answer;

  g_return_if_fail (dialect != NULL && source != NULL);

  answer = answer_new (source);
  answer->own = TRUE;
  answer->dialect = dialect;
  answer->time_limit = time_limit;
  if (before != NULL && before->own && before->source == source &&
      sat_model_get_status (before->own_model) != SAT_STATUS_UNKNOWN)
    {
      answer->own_model = sat_model_copy (before->own_model);
      answer->stats = before->stats;
      answer->solver_stats = before->solver_stats;
    }
  run_job (worker, answer, FALSE, cancellable, callback, user_data);
}

/* Proves that a puzzle has exactly one solution, or none, and has the proof checked. Without a
 * proof, when it is not so, there is no text either. Of a formula that is no puzzle, proves that it
 * has no model, or finds one. */
void
satdoku_answer_prove_async (SatdokuWorker *worker,
                            SatdokuFormulaSource *source,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  SatdokuAnswer *answer;

  gsize n = 0;

  g_return_if_fail (source != NULL);

  answer = answer_new (source);
  answer->to_prove = TRUE;
  answer->dialect = sat_model_dialects (&n);
  run_job (worker, answer, FALSE, cancellable, callback, user_data);
}

SatdokuAnswer *
satdoku_answer_finish (GAsyncResult *result,
                       GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
