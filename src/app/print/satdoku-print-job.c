/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be printed: a board, new puzzles or those of a file. The puzzles are made and the
 * solutions for the back are found in the worker, before the print dialog asks for them. */

#include "satdoku-config.h"

#include "satdoku-print-job.h"

#include <glib/gi18n.h>
#include <sudoku-puzzle-level.h>
#include <sudoku-reader.h>
#include <sudoku-solve.h>

#include "satdoku-generator.h"

/* A puzzle whose solution takes longer is printed without it. */
#define SOLVE_SECONDS 10
/* One whose level takes longer is printed without that. */
#define LEVEL_SECONDS 3
/* More puzzles of a file are not printed. */
#define FILE_PUZZLES_MAX 1000

/* One of the three. */
struct _SatdokuPrintJob
{
  SudokuSymbols *symbols;
  SudokuState *state; /* (nullable): a board */
  gboolean whole;
  SatdokuFigure *figure;     /* (nullable): what is drawn over it */
  SatdokuNewOptions options; /* of new puzzles */
  guint count;               /* of new puzzles */
  char *name;                /* (nullable): of a file */
  GBytes *bytes;
};

static void
free_job (gpointer data)
{
  SatdokuPrintJob *self = data;

  sudoku_symbols_free (self->symbols);
  g_clear_pointer (&self->state, sudoku_state_free);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->name);
  g_free (self);
}

static void
tell (const SudokuTask *task,
      guint n_done,
      guint n)
{
  SudokuProgress progress = { .stage = SUDOKU_STAGE_SEARCH, .fraction = (double)n_done / n };

  if (task->progress != NULL)
    task->progress (&progress, task->progress_data);
}

/* The puzzle alone; what was filled in of a puzzle that has no givens is the puzzle. */
static SudokuGrid *
copy_puzzle (const SudokuGrid *grid)
{
  SudokuGrid *puzzle = sudoku_grid_copy (grid);

  sudoku_grid_clear_origin (puzzle, SUDOKU_ORIGIN_ANSWER);
  if (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN) > 0)
    sudoku_grid_clear_origin (puzzle, SUDOKU_ORIGIN_ENTRY);
  return puzzle;
}

/* A puzzle without a solution is printed all the same, and so is part of one, without a solution.
 * @symbols: (nullable): what it came with. */
static gboolean
add_puzzle (SatdokuPrintLayout *sheet,
            const SudokuState *state,
            gboolean whole,
            const SudokuSymbols *symbols,
            const SudokuTask *task,
            GError **error)
{
  SudokuTask limited = { .cancellable = task->cancellable, .time_limit = SOLVE_SECONDS };
  g_autoptr (SudokuGrid) puzzle = copy_puzzle (sudoku_state_get_grid (state));
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuLevel level = SUDOKU_LEVEL_UNKNOWN;

  if (whole)
    sudoku_solve (puzzle, &limited, &solution, NULL, NULL);
  limited.time_limit = LEVEL_SECONDS;
  if (whole)
    level = sudoku_puzzle_level (puzzle, &limited, NULL);
  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return FALSE;
  satdoku_print_layout_add (sheet, state, solution, symbols, level);
  return TRUE;
}

static gboolean
add_grid (SatdokuPrintLayout *sheet,
          const SudokuGrid *grid,
          gboolean whole,
          const SudokuSymbols *symbols,
          const SudokuTask *task,
          GError **error)
{
  g_autoptr (SudokuState) state = sudoku_state_new (grid);

  return add_puzzle (sheet, state, whole, symbols, task, error);
}

static gboolean
add_new (SatdokuPrintLayout *sheet,
         const SatdokuPrintJob *job,
         const SudokuTask *task,
         GError **error)
{
  SatdokuNewOptions options = job->options;
  SudokuTask quiet = { .cancellable = task->cancellable };

  for (guint i = 0; i < job->count; i++)
    {
      g_autoptr (SudokuGrid) grid = NULL;

      tell (task, i, job->count);
      options.seed = job->options.seed + i;
      grid = satdoku_generator_make (&options, NULL, &quiet, error);
      if (grid == NULL || !add_grid (sheet, grid, TRUE, NULL, task, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_file (SatdokuPrintLayout *sheet,
          const SatdokuPrintJob *job,
          const SudokuTask *task,
          GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (job->bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, job->name, NULL, NULL);

  for (guint i = 0; i < FILE_PUZZLES_MAX; i++)
    {
      g_autoptr (GError) local_error = NULL;
      g_autoptr (SudokuDocument) document =
        sudoku_reader_next (reader, task->cancellable, &local_error);
      const SudokuSymbols *symbols;

      if (local_error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
      if (document == NULL)
        break;
      symbols = sudoku_document_get_symbols (document);
      if (symbols != NULL && sudoku_symbols_are_numbers (symbols))
        symbols = NULL;
      if (!add_grid (sheet, sudoku_document_get_grid (document),
                     sudoku_document_is_whole (document), symbols, task, error))
        return FALSE;
    }
  if (satdoku_print_layout_get_n_puzzles (sheet) > 0)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = job->name },
                    "puzzle-missing");
  return FALSE;
}

/* In the thread. */
static gpointer
run_prepare (gpointer data,
             const SudokuTask *task,
             GError **error)
{
  const SatdokuPrintJob *job = data;
  g_autoptr (SatdokuPrintLayout) sheet = satdoku_print_layout_new (job->symbols);
  gboolean done;

  if (job->state != NULL)
    done = add_puzzle (sheet, job->state, job->whole, NULL, task, error);
  else if (job->bytes != NULL)
    done = add_file (sheet, job, task, error);
  else
    done = add_new (sheet, job, task, error);
  if (done && job->figure != NULL)
    satdoku_print_layout_add_figure (sheet, job->figure);
  return done ? g_steal_pointer (&sheet) : NULL;
}

static SatdokuPrintJob *
job_new (const SudokuSymbols *symbols)
{
  SatdokuPrintJob *self = g_new0 (SatdokuPrintJob, 1);

  self->symbols = sudoku_symbols_copy (symbols);
  return self;
}

/* @whole: whether nothing of its puzzle is missing that matters. Copies @state and @symbols. */
SatdokuPrintJob *
satdoku_print_job_new_for_board (const SudokuState *state,
                                 gboolean whole,
                                 const SudokuSymbols *symbols)
{
  SatdokuPrintJob *self = job_new (symbols);

  self->state = sudoku_state_copy (state);
  self->whole = whole;
  return self;
}

/* @figure: (nullable): what is drawn over the board. */
void
satdoku_print_job_set_figure (SatdokuPrintJob *self,
                              SatdokuFigure *figure)
{
  g_return_if_fail (self != NULL && self->state != NULL);

  if (figure != NULL)
    satdoku_figure_ref (figure);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  self->figure = figure;
}

SatdokuPrintJob *
satdoku_print_job_new_for_new (const SatdokuNewOptions *options,
                               guint count,
                               const SudokuSymbols *symbols)
{
  SatdokuPrintJob *self = job_new (symbols);

  self->options = *options;
  self->count = count;
  return self;
}

SatdokuPrintJob *
satdoku_print_job_new_for_file (const char *name,
                                GBytes *bytes,
                                const SudokuSymbols *symbols)
{
  SatdokuPrintJob *self = job_new (symbols);

  self->name = g_strdup (name);
  self->bytes = g_bytes_ref (bytes);
  return self;
}

/* Lays out the puzzles on pages. @self: (transfer full). */
void
satdoku_print_job_prepare_async (SatdokuPrintJob *self,
                                 SatdokuWorker *worker,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Preparing to print…"),
    .run = run_prepare,
    .free_input = free_job,
    .free_result = (GDestroyNotify)satdoku_print_layout_free,
  };

  satdoku_worker_run_async (worker, &job, self, cancellable, callback, user_data);
}

SatdokuPrintLayout *
satdoku_print_job_prepare_finish (GAsyncResult *result,
                                  GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
