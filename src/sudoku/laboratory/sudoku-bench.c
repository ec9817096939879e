/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Does the runs of a plan, one at a time: makes the formula, runs the solver within its limits,
 * checks its answer, and records the result. */

#include "sudoku-bench.h"

#include <gio/gio.h>
#include <sat-getter.h>
#include <sat-load.h>
#include <sat-process-command.h>
#include <sat-process.h>
#include <sat-solver.h>
#include <string.h>
#include <time.h>

#include "sudoku-cnf.h"
#include "sudoku-decode.h"
#include "sudoku-omission.h"
#include "sudoku-reader.h"
#include "sudoku-solve.h"

/* How long the built-in solver looks for a solution whose existence a solver denies, in seconds. */
#define DOUBT_TIME 10

typedef struct
{
  char *name; /* as it stands in rows */
  SudokuDocument *document;
  gboolean is_judged;
  SudokuVerdict verdict; /* of the built-in solver */
} Puzzle;

struct _SudokuBench
{
  SudokuBenchPlan *plan;
  char *folder;          /* that relative paths are in */
  GHashTable *documents; /* (element-type filename SudokuDocument) */
  GPtrArray *puzzles;    /* (element-type Puzzle) */
  char *processor;
};

typedef struct
{
  SudokuBench *bench;
  SudokuBenchChoice choice;
  Puzzle *puzzle;
  SudokuCnf *cnf;
  SudokuBenchRow *row;
  const SudokuTask *task;
} Run;

static void
puzzle_free (gpointer data)
{
  Puzzle *self = data;

  g_free (self->name);
  sudoku_document_unref (self->document);
  g_free (self);
}

/* As the kernel names it; empty if unknown. */
static char *
read_processor (void)
{
  static const char label[] = "model name";
  g_autofree char *text = NULL;
  const char *line, *colon, *end;

  if (!g_file_get_contents ("/proc/cpuinfo", &text, NULL, NULL))
    return g_strdup ("");
  line = strstr (text, label);
  colon = line != NULL ? strchr (line, ':') : NULL;
  end = colon != NULL ? strchr (colon, '\n') : NULL;
  return end != NULL ? g_strstrip (g_strndup (colon + 1, (gsize)(end - colon - 1))) : g_strdup ("");
}

/**
 * sudoku_bench_new: (skip)
 * @plan: (transfer full): a plan
 * @folder: the folder in which its relative paths are
 *
 * Begins with a plan whose puzzles are not loaded yet.
 *
 * Returns: (transfer full): the plan, without its puzzles
 */
SudokuBench *
sudoku_bench_new (SudokuBenchPlan *plan,
                  const char *folder)
{
  SudokuBench *self;

  g_return_val_if_fail (plan != NULL && folder != NULL, NULL);

  self = g_new0 (SudokuBench, 1);
  self->plan = plan;
  self->folder = g_canonicalize_filename (folder, NULL);
  self->documents =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)sudoku_document_unref);
  self->puzzles = g_ptr_array_new_with_free_func (puzzle_free);
  self->processor = read_processor ();
  return self;
}

/**
 * sudoku_bench_free:
 *
 * Frees it.
 */
void
sudoku_bench_free (SudokuBench *self)
{
  g_return_if_fail (self != NULL);

  sudoku_bench_plan_free (self->plan);
  g_free (self->folder);
  g_hash_table_unref (self->documents);
  g_ptr_array_unref (self->puzzles);
  g_free (self->processor);
  g_free (self);
}

/**
 * sudoku_bench_add_document:
 * @self: a plan that has not been loaded
 * @path: a path as the plan says it
 * @document: the puzzle
 *
 * Replaces a file, which need not exist, by a puzzle.
 */
void
sudoku_bench_add_document (SudokuBench *self,
                           const char *path,
                           SudokuDocument *document)
{
  g_return_if_fail (self != NULL && path != NULL && document != NULL);

  g_hash_table_insert (self->documents, g_strdup (path), sudoku_document_ref (document));
}

static void
add_puzzle (SudokuBench *self,
            const SudokuBenchFile *file,
            guint number,
            SudokuDocument *document)
{
  Puzzle *puzzle = g_new0 (Puzzle, 1);

  puzzle->name = g_strdup_printf ("%s[%u]", file->path, number);
  puzzle->document = document;
  g_ptr_array_add (self->puzzles, puzzle);
}

static gboolean
refuse_slice (const SudokuBench *self,
              const SudokuBenchFile *file,
              guint n_puzzles,
              GError **error)
{
  const SatPlace place = { .name = self->plan->name };

  sudoku_error_set (error, SUDOKU_ERROR_VALUE, &place, "plan-puzzles", sat_arg_number (n_puzzles),
                    sat_arg_text (file->path));
  return FALSE;
}

/* Runs of a puzzle without a part that matters would be of a different one. */
static gboolean
check_whole (const SudokuDocument *document,
             const SudokuBenchFile *file,
             const SudokuReader *reader,
             GError **error)
{
  const GPtrArray *issues = sudoku_document_get_issues (document);
  const SatPlace place = { .name = file->path, .line = sudoku_reader_get_line (reader) };
  guint i = 0;

  if (sudoku_document_is_whole (document))
    return TRUE;
  while (!sudoku_omission_matters (issues->pdata[i]))
    i++;
  sudoku_error_take_issue (error, SUDOKU_ERROR_FORMAT,
                           sat_issue_new_placed (issues->pdata[i], &place));
  return FALSE;
}

static gboolean
read_file (SudokuBench *self,
           const SudokuBenchFile *file,
           SudokuReader *reader,
           GCancellable *cancellable,
           GError **error)
{
  guint number = 1;

  for (; file->last == 0 || number <= file->last; number++)
    {
      g_autoptr (GError) reason = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, cancellable, &reason);

      if (reason != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      if (document == NULL)
        break;
      if (number >= file->first && !check_whole (document, file, reader, error))
        return FALSE;
      if (number >= file->first)
        add_puzzle (self, file, number, g_steal_pointer (&document));
    }
  if (number <= MAX (file->first, file->last))
    return refuse_slice (self, file, number - 1, error);
  return TRUE;
}

static gboolean
load_file (SudokuBench *self,
           const SudokuBenchFile *file,
           GCancellable *cancellable,
           GError **error)
{
  const SudokuShapeHint hint = { 0 };
  SudokuDocument *known = g_hash_table_lookup (self->documents, file->path);
  g_autofree char *path = g_canonicalize_filename (file->path, self->folder);
  const SatPlace place = { .name = file->path };
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (SudokuReader) reader = NULL;

  if (known != NULL && MAX (file->first, file->last) > 1)
    return refuse_slice (self, file, 1, error);
  if (known != NULL)
    {
      add_puzzle (self, file, 1, sudoku_document_ref (known));
      return TRUE;
    }
  stream = sat_load_open (path, error);
  if (stream == NULL)
    {
      sat_error_add_place (error, &place);
      return FALSE;
    }
  reader = sudoku_reader_new (stream, file->path, NULL, &hint);
  return read_file (self, file, reader, cancellable, error);
}

/**
 * sudoku_bench_load:
 * @task: (nullable): how to work; only its cancellable counts
 *
 * Reads the puzzles.
 *
 * Returns: %FALSE with the errors of sudoku_reader_next(), those of files, SUDOKU_ERROR_VALUE when
 *   a file has fewer puzzles than the plan says, or SUDOKU_ERROR_LIMIT when there are too many runs
 */
gboolean
sudoku_bench_load (SudokuBench *self,
                   const SudokuTask *task,
                   GError **error)
{
  GCancellable *cancellable = task != NULL ? task->cancellable : NULL;
  const SatPlace place = { .name = self->plan->name };

  g_return_val_if_fail (self != NULL && self->puzzles->len == 0, FALSE);

  for (guint i = 0; i < self->plan->files->len; i++)
    if (!load_file (self, g_ptr_array_index (self->plan->files, i), cancellable, error))
      return FALSE;
  if (sudoku_bench_get_n_runs (self) <= SUDOKU_BENCH_RUNS_MAX)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "plan-runs",
                    sat_arg_number (SUDOKU_BENCH_RUNS_MAX));
  return FALSE;
}

/**
 * sudoku_bench_get_plan:
 * @self: a plan with its puzzles
 *
 * Gets what is run.
 *
 * Returns: (transfer none): the plan
 */
SAT_DEFINE_GETTER (SudokuBench, sudoku_bench, plan, const SudokuBenchPlan *)

/**
 * sudoku_bench_get_n_runs:
 * @self: a plan that was loaded
 *
 * Counts the runs of all puzzles with everything in the plan.
 *
 * Returns: the number
 */
guint64
sudoku_bench_get_n_runs (const SudokuBench *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sudoku_bench_plan_count (self->plan, self->puzzles->len);
}

static gboolean
is_inside (const char *solver)
{
  return strcmp (solver, SUDOKU_BENCH_INSIDE) == 0;
}

static const char *
get_command (const char *solver)
{
  const SatProcessProfile *profile = sat_process_profile_find (solver);

  return profile != NULL ? profile->command : solver;
}

static void
set_encoding (SudokuBenchRow *row,
              const SudokuEncoding *encoding)
{
  row->scheme = g_strdup (encoding->scheme->id);
  row->at_most_one = g_strdup (encoding->at_most_one->id);
}

static guint
count_givens (const SudokuGrid *grid)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n += sudoku_grid_get_value (grid, cell) != 0;
  return n;
}

/**
 * sudoku_bench_describe:
 * @self: a plan that was loaded
 * @run: number of a run, from 1
 * @row: (out caller-allocates): what is known of it before it is done
 *
 * Says which run it is: puzzle, encoding, reduction, numbering, solver, seed and repeat.
 */
void
sudoku_bench_describe (const SudokuBench *self,
                       guint64 run,
                       SudokuBenchRow *row)
{
  const SudokuBenchPlan *plan = self->plan;
  SudokuBenchChoice choice;
  const Puzzle *puzzle;
  const SudokuGrid *grid;
  const char *solver;

  g_return_if_fail (self != NULL && row != NULL);
  g_return_if_fail (run >= 1 && run <= sudoku_bench_get_n_runs (self));

  sudoku_bench_plan_choose (plan, run, &choice);
  puzzle = g_ptr_array_index (self->puzzles, choice.puzzle);
  solver = g_ptr_array_index (plan->solvers, choice.solver);
  grid = sudoku_document_get_grid (puzzle->document);
  *row = (SudokuBenchRow){
    .run = (gint64)run,
    .plan = g_strdup (plan->name),
    .puzzle = g_strdup (puzzle->name),
    .side = sudoku_grid_get_side (grid),
    .givens = count_givens (grid),
    .reduction = g_strdup (g_ptr_array_index (plan->reductions, choice.reduction)),
    .numbering = g_strdup (plan->numbering->id),
    .solver = g_strdup (solver),
    .seed = g_strdup (plan->seeds->len > 0 ? g_ptr_array_index (plan->seeds, choice.seed) : ""),
    .repeat = choice.repeat + 1,
    .limit = plan->time,
    .host = g_strdup (g_get_host_name ()),
    .processor = g_strdup (self->processor),
    .memory = -1,
    .conflicts = -1,
    .decisions = -1,
    .propagations = -1,
    .proof = -1,
  };
  set_encoding (row, g_ptr_array_index (plan->encodings, choice.encoding));
  row->command = is_inside (solver)
                   ? g_strdup ("")
                   : sat_process_command_describe (get_command (solver),
                                                   *row->seed != '\0' ? row->seed : NULL);
}

static void
set_status (Run *self,
            SudokuBenchStatus status,
            const char *checked,
            char *reason)
{
  SudokuBenchRow *row = self->row;

  row->status = g_strdup (sudoku_bench_status_get_id (status));
  row->checked = g_strdup (checked);
  row->reason = reason != NULL ? reason : g_strdup ("");
}

/* The result of a program that gave no answer. FALSE: it is not its fault. */
static gboolean
take_failure (Run *self,
              const GError *error)
{
  const SatIssue *issue = sat_error_get_issue (error);
  const char *id = issue != NULL ? sat_issue_get_id (issue) : "";
  SudokuBenchStatus status = SUDOKU_BENCH_FAILED;

  if (error->domain != SAT_ERROR)
    return FALSE;
  if (error->code == SAT_ERROR_MEMORY)
    status = SUDOKU_BENCH_MEMORY;
  else if (error->code == SAT_ERROR_LIMIT)
    status = SUDOKU_BENCH_FLOOD;
  else if (error->code != SAT_ERROR_PROCESS || strcmp (id, "program-differs") == 0)
    status = SUDOKU_BENCH_GARBLED;
  else if (strcmp (id, "program-missing") == 0 || strcmp (id, "program-not-started") == 0 ||
           strcmp (id, "command-invalid") == 0)
    status = SUDOKU_BENCH_MISSING;
  set_status (self, status, "none", g_utf8_make_valid (error->message, -1));
  return TRUE;
}

/* A claim that there is no solution is compared with a result of ours, which is computed once. */
static gboolean
judge_unsatisfiable (Run *self,
                     GError **error)
{
  Puzzle *puzzle = self->puzzle;
  const SudokuTask task = {
    .cancellable = self->task != NULL ? self->task->cancellable : NULL,
    .time_limit = DOUBT_TIME,
  };
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) reason = NULL;

  if (!puzzle->is_judged)
    puzzle->verdict =
      sudoku_solve (sudoku_cnf_get_grid (self->cnf), &task, &solution, NULL, &reason);
  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  puzzle->is_judged = TRUE;
  switch (puzzle->verdict)
    {
    case SUDOKU_VERDICT_NO_SOLUTION:
    case SUDOKU_VERDICT_CONFLICT:
      set_status (self, SUDOKU_BENCH_UNSAT, "inside", NULL);
      return TRUE;
    case SUDOKU_VERDICT_UNKNOWN:
      set_status (self, SUDOKU_BENCH_UNSAT, "none", NULL);
      return TRUE;
    case SUDOKU_VERDICT_SOLVABLE:
    case SUDOKU_VERDICT_UNIQUE:
    case SUDOKU_VERDICT_SEVERAL:
    default:
      set_status (self, SUDOKU_BENCH_WRONG, "inside", g_strdup ("unsatisfiable-refuted"));
      return TRUE;
    }
}

/* Every clause is looked at, and the grid. */
static gboolean
judge_model (Run *self,
             const SatModel *model,
             GError **error)
{
  g_autoptr (SudokuDecoding) decoding = sudoku_decode (self->cnf, model, self->task, error);

  if (decoding == NULL)
    return FALSE;
  switch (decoding->status)
    {
    case SUDOKU_DECODE_OK:
      set_status (self, SUDOKU_BENCH_SAT, "model", NULL);
      return TRUE;
    case SUDOKU_DECODE_NO_MODEL:
      set_status (self, SUDOKU_BENCH_NO_MODEL, "none", NULL);
      return TRUE;
    case SUDOKU_DECODE_UNSATISFIABLE:
      return judge_unsatisfiable (self, error);
    case SUDOKU_DECODE_UNKNOWN:
      set_status (self, SUDOKU_BENCH_UNKNOWN, "none", NULL);
      return TRUE;
    case SUDOKU_DECODE_VIOLATED:
    default:
      set_status (self, SUDOKU_BENCH_WRONG, "model",
                  g_strdup_printf ("false-clauses %" G_GUINT64_FORMAT " first %" G_GUINT64_FORMAT,
                                   decoding->n_false, decoding->first_false + 1));
      return TRUE;
    }
}

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  const SudokuTask task = { .cancellable = cancellable };

  return sudoku_cnf_stream (user_data, sink, &task, error);
}

/* A program with a relative path is relative to the plan. */
static char *
make_command (const Run *self)
{
  const char *solver = self->row->solver;
  gsize length = strcspn (solver, " \t");
  g_autofree char *program = g_strndup (solver, length);
  g_autofree char *path = NULL;
  g_autofree char *quoted = NULL;

  if (strchr (program, '/') == NULL || strpbrk (program, "'\"\\") != NULL ||
      g_path_is_absolute (program))
    return g_strdup (solver);
  path = g_canonicalize_filename (program, self->bench->folder);
  quoted = g_shell_quote (path);
  return g_strconcat (quoted, solver + length, NULL);
}

static void
take_report (Run *self,
             const SatProcessReport *report)
{
  SudokuBenchRow *row = self->row;

  row->wall = report->wall_time;
  row->cpu = report->cpu_time;
  row->memory = report->peak_memory > 0 ? (gint64)report->peak_memory : -1;
  row->conflicts = report->statistics.conflicts;
  row->decisions = report->statistics.decisions;
  row->propagations = report->statistics.propagations;
  row->version = g_strdup (report->statistics.version);
}

static gboolean
run_outside (Run *self,
             GError **error)
{
  const SudokuBenchPlan *plan = self->bench->plan;
  g_autofree char *command = make_command (self);
  const SatProcessJob job = {
    .command = command,
    .n_variables = sudoku_cnf_get_n_variables (self->cnf),
    .n_clauses = sudoku_cnf_get_n_clauses (self->cnf),
    .stream = stream_cb,
    .stream_data = self->cnf,
    .limits = { .time = plan->time, .cpu = plan->cpu, .memory = plan->memory },
    .seed = *self->row->seed != '\0' ? self->row->seed : NULL,
    .threads = plan->threads,
  };
  GCancellable *cancellable = self->task != NULL ? self->task->cancellable : NULL;
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) reason = NULL;
  g_autoptr (SatModel) model = sat_process_solve (&job, &report, cancellable, &reason);

  take_report (self, &report);
  if (model == NULL && take_failure (self, reason))
    return TRUE;
  if (model == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (report.timed_out || report.cpu_exceeded)
    {
      set_status (self, report.timed_out ? SUDOKU_BENCH_TIMEOUT : SUDOKU_BENCH_CPU, "none", NULL);
      return TRUE;
    }
  return judge_model (self, model, error);
}

/* Of this thread, in seconds. */
static double
get_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static SatModel *
take_model (SatSolver *solver,
            SatStatus status,
            int n_variables)
{
  SatModel *model = sat_model_new (status);

  if (status != SAT_STATUS_SATISFIABLE)
    return model;
  sat_model_set_has_literals (model);
  for (int variable = 1; variable <= n_variables; variable++)
    sat_model_add (model, sat_solver_value (solver, variable) ? variable : -variable, NULL);
  return model;
}

/* The time includes loading the clauses and solving. */
static gboolean
run_inside (Run *self,
            GError **error)
{
  SudokuBenchRow *row = self->row;
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GError) reason = NULL;
  gint64 start = g_get_monotonic_time ();
  double cpu = get_cpu_time ();
  const SudokuTask task = { .cancellable = self->task != NULL ? self->task->cancellable : NULL };
  SatStatus status = SAT_STATUS_UNKNOWN;

  row->version = g_strdup (sat_solver_signature ());
  sat_solver_set_cancellable (solver, task.cancellable);
  sat_solver_set_deadline (solver, start + (gint64)(self->bench->plan->time * G_USEC_PER_SEC));
  if (sudoku_cnf_stream (self->cnf, sat_solver_get_sink (solver), &task, &reason))
    status = sat_solver_solve (solver, &reason);
  row->wall = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  row->cpu = get_cpu_time () - cpu;
  row->conflicts = (gint64)sat_solver_get_conflicts (solver);
  if (reason != NULL && take_failure (self, reason))
    return TRUE;
  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (status == SAT_STATUS_UNKNOWN)
    {
      set_status (self, SUDOKU_BENCH_TIMEOUT, "none", NULL);
      return TRUE;
    }
  model = take_model (solver, status, sudoku_cnf_get_n_variables (self->cnf));
  return judge_model (self, model, error);
}

static SudokuCnf *
make_formula (const Run *self)
{
  const SudokuBenchPlan *plan = self->bench->plan;
  const char *reduction = g_ptr_array_index (plan->reductions, self->choice.reduction);

  return sudoku_cnf_new_reduced (sudoku_document_get_grid (self->puzzle->document),
                                 g_ptr_array_index (plan->encodings, self->choice.encoding),
                                 plan->numbering, sudoku_reduction_find (reduction));
}

/**
 * sudoku_bench_run:
 * @self: a plan that was loaded
 * @run: number of a run, from 1
 * @row: (out caller-allocates): what came of it; cleared on error
 * @task: (nullable): how to work; only its cancellable counts
 *
 * Does one run, and waits for it. Faults of a solver are no error but recorded in the row.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED, or an error of writing the formula
 */
gboolean
sudoku_bench_run (SudokuBench *self,
                  guint64 run,
                  SudokuBenchRow *row,
                  const SudokuTask *task,
                  GError **error)
{
  Run state = { .bench = self, .row = row, .task = task };
  gboolean done;

  g_return_val_if_fail (self != NULL && row != NULL, FALSE);
  g_return_val_if_fail (run >= 1 && run <= sudoku_bench_get_n_runs (self), FALSE);

  sudoku_bench_describe (self, run, row);
  sudoku_bench_plan_choose (self->plan, run, &state.choice);
  state.puzzle = g_ptr_array_index (self->puzzles, state.choice.puzzle);
  state.cnf = make_formula (&state);
  row->clauses = (gint64)sudoku_cnf_get_n_clauses (state.cnf);
  row->variables = sudoku_cnf_get_n_variables (state.cnf);
  row->bytes = (gint64)sudoku_cnf_get_text_length (state.cnf);
  done = is_inside (row->solver) ? run_inside (&state, error) : run_outside (&state, error);
  sudoku_cnf_unref (state.cnf);
  if (!done)
    sudoku_bench_row_clear (row);
  return done;
}
