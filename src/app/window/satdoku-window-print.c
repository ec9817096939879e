/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Printing from the window: this puzzle, new ones or those of a file. The solutions for
 * the back are found in the worker before the print dialog asks for them. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <sudoku-generate.h>
#include <sudoku-reader.h>
#include <sudoku-solve.h>

#include "satdoku-answer-source.h"
#include "satdoku-new-dialog.h"
#include "satdoku-printer.h"

/* A puzzle whose solution takes longer is printed without it. */
#define SOLVE_SECONDS 10
/* More puzzles of a file are not printed. */
#define FILE_PUZZLES_MAX 1000

/* What is to be printed: one of the three. */
typedef struct
{
  SudokuSymbols *symbols;
  SudokuState *state;        /* (nullable): a board */
  SatdokuNewOptions options; /* of new puzzles */
  guint count;               /* of new puzzles */
  char *name;                /* (nullable): of a file */
  GBytes *bytes;
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_symbols_free (self->symbols);
  g_clear_pointer (&self->state, sudoku_state_free);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->name);
  g_free (self);
}

static Input *
input_new (SatdokuWindow *window)
{
  SatdokuBoard *board = satdoku_grid_page_get_board (window->grid_page);
  Input *self = g_new0 (Input, 1);

  self->symbols = sudoku_symbols_copy (satdoku_board_get_symbols (board));
  return self;
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

/* A puzzle without a solution is printed all the same. */
static gboolean
add_puzzle (SatdokuPrintLayout *sheet,
            const SudokuState *state,
            const SudokuTask *task,
            GError **error)
{
  SudokuTask limited = { .cancellable = task->cancellable, .time_limit = SOLVE_SECONDS };
  g_autoptr (SudokuGrid) puzzle = copy_puzzle (sudoku_state_get_grid (state));
  g_autoptr (SudokuGrid) solution = NULL;

  sudoku_solve (puzzle, &limited, &solution, NULL, NULL);
  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return FALSE;
  satdoku_print_layout_add (sheet, state, solution);
  return TRUE;
}

static gboolean
add_grid (SatdokuPrintLayout *sheet,
          const SudokuGrid *grid,
          const SudokuTask *task,
          GError **error)
{
  g_autoptr (SudokuState) state = sudoku_state_new (grid);

  return add_puzzle (sheet, state, task, error);
}

static gboolean
add_new (SatdokuPrintLayout *sheet,
         const Input *input,
         const SudokuTask *task,
         GError **error)
{
  const SatdokuNewOptions *options = &input->options;
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, error);
  SudokuTask limited = { .cancellable = task->cancellable,
                         .time_limit = satdoku_new_options_get_time_limit (options) };
  SudokuGenerateOptions generate = {
    .geometry = geometry,
    .symmetry = options->symmetry,
    .unique = options->unique,
    .n_givens = options->n_givens,
  };

  for (guint i = 0; geometry != NULL && i < input->count; i++)
    {
      g_autoptr (SudokuGrid) grid = NULL;

      tell (task, i, input->count);
      generate.seed = options->seed + i;
      grid = sudoku_generate (&generate, &limited, NULL, error);
      if (grid == NULL || !add_grid (sheet, grid, task, error))
        return FALSE;
    }
  return geometry != NULL;
}

static gboolean
add_file (SatdokuPrintLayout *sheet,
          const Input *input,
          const SudokuTask *task,
          GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (input->bytes);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, input->name, NULL, NULL);

  for (guint i = 0; i < FILE_PUZZLES_MAX; i++)
    {
      g_autoptr (GError) local_error = NULL;
      g_autoptr (SudokuDocument) document =
        sudoku_reader_next (reader, task->cancellable, &local_error);

      if (local_error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
      if (document == NULL)
        break;
      if (!add_grid (sheet, sudoku_document_get_grid (document), task, error))
        return FALSE;
    }
  if (satdoku_print_layout_get_n_puzzles (sheet) > 0)
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT, "%s: there is no puzzle in it",
               input->name);
  return FALSE;
}

/* In the thread. */
static gpointer
run_prepare (gpointer data,
             const SudokuTask *task,
             GError **error)
{
  const Input *input = data;
  g_autoptr (SatdokuPrintLayout) sheet = satdoku_print_layout_new (input->symbols);
  gboolean done;

  if (input->state != NULL)
    done = add_puzzle (sheet, input->state, task, error);
  else if (input->bytes != NULL)
    done = add_file (sheet, input, task, error);
  else
    done = add_new (sheet, input, task, error);
  return done ? g_steal_pointer (&sheet) : NULL;
}

static void
print_done_cb (SatdokuWindow *self,
               GtkPrintOperationResult result,
               GtkPrintOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  satdoku_window_say_error (self, error);
}

static void
prepare_done (GObject *target,
              gpointer data,
              const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (data == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        satdoku_window_say_error (self, error);
      return;
    }
  operation = satdoku_printer_new (data, self->settings);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, G_CONNECT_SWAPPED);
  satdoku_printer_run (operation, GTK_WINDOW (self), NULL);
}

static void
prepare (SatdokuWindow *self,
         Input *input)
{
  SatdokuJob job = {
    .title = _ ("Preparing to print…"),
    .run = run_prepare,
    .done = prepare_done,
    .free_input = input_free,
    .free_result = (GDestroyNotify)satdoku_print_layout_free,
    .keep = TRUE,
  };

  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  satdoku_worker_run (self->worker, &job, input, G_OBJECT (self));
}

static void
print_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;
  Input *input = input_new (self);

  input->state = sudoku_game_copy_state (self->game);
  prepare (self, input);
}

static void
create_cb (SatdokuWindow *self,
           SatdokuNewDialog *dialog)
{
  Input *input = input_new (self);

  satdoku_new_dialog_get_options (dialog, &input->options);
  input->count = satdoku_new_dialog_get_count (dialog);
  if (self->settings != NULL)
    g_settings_set_uint (self->settings, "print-count", input->count);
  prepare (self, input);
}

static void
print_new_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuWindow *self = user_data;
  guint count = self->settings != NULL ? g_settings_get_uint (self->settings, "print-count") : 4;
  SatdokuNewOptions options;
  GtkWindow *dialog;

  satdoku_new_options_load (&options, self->settings);
  dialog = satdoku_new_dialog_new_several (GTK_WINDOW (self), &options, count);
  g_signal_connect_object (dialog, "create", G_CALLBACK (create_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
file_read (GObject *target,
           const char *name,
           GBytes *bytes,
           const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  Input *input;

  if (bytes == NULL)
    {
      satdoku_window_say_error (self, error);
      return;
    }
  input = input_new (self);
  input->name = g_strdup (name);
  input->bytes = g_bytes_ref (bytes);
  prepare (self, input);
}

static void
print_file_response_cb (SatdokuWindow *self,
                        int response,
                        GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    satdoku_source_open (file, G_OBJECT (self), file_read);
  g_clear_object (&self->chooser);
}

static void
print_file_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autoptr (GtkFileChooserNative) chooser =
    gtk_file_chooser_native_new (_ ("Print the Puzzles of a File"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Print"), _ ("_Cancel"));

  satdoku_window_show_chooser (self, chooser, G_CALLBACK (print_file_response_cb));
}

static const GActionEntry entries[] = {
  { "print", print_cb },
  { "print-new", print_new_cb },
  { "print-file", print_file_cb },
};

/* Called once for each window. */
void
satdoku_window_add_print_actions (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
