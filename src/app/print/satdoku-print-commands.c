/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that print: the puzzle on the board, new ones, or those of a file. Whoever prints
 * the solution of the puzzle on the board has help with it. */

#include "satdoku-config.h"

#include "satdoku-print-commands.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-file-chooser.h"
#include "satdoku-new-dialog.h"
#include "satdoku-path-sheet.h"
#include "satdoku-print-job.h"
#include "satdoku-printer.h"
#include "satdoku-read.h"

struct _SatdokuPrintCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuPathGuide *path_guide;
  GSettings *settings;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuPrintCommands, satdoku_print_commands, G_TYPE_OBJECT)

/* What is being prepared, for whom. */
typedef struct
{
  SatdokuPrintCommands *commands; /* borrowed: gone when it was cancelled */
  SudokuGame *game;               /* owned (nullable): the one whose board is printed */
} Order;

static void
order_free (Order *order)
{
  g_clear_object (&order->game);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Order, order_free)

static const SudokuSymbols *
get_symbols (SatdokuPrintCommands *self)
{
  return satdoku_play_get_symbols (self->play);
}

static void
print_done_cb (SatdokuPrintCommands *self,
               GtkPrintOperationResult result,
               GtkPrintOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
}

static void
run (SatdokuPrintCommands *self,
     GtkPrintOperation *operation)
{
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, G_CONNECT_SWAPPED);
  satdoku_print_operation_show (operation, self->parent, NULL);
}

/* Not for a board on which a puzzle is only being set, nor for one that is solved. */
static void
begin_print_cb (SatdokuPrinter *printer,
                GtkPrintContext *context,
                SudokuGame *game)
{
  if (satdoku_printer_has_solutions (printer) && !sudoku_game_is_solved (game) &&
      sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN) > 0)
    sudoku_game_mark_helped (game);
}

static void
prepared_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (Order) order = user_data;
  SatdokuPrintCommands *self = order->commands;
  g_autoptr (GError) error = NULL;
  SatdokuPrintLayout *layout = satdoku_print_job_prepare_finish (result, &error);
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (layout == NULL)
    {
      satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
      return;
    }
  operation = satdoku_printer_new (layout, self->settings);
  if (order->game != NULL)
    g_signal_connect_object (operation, "begin-print", G_CALLBACK (begin_print_cb), order->game,
                             G_CONNECT_AFTER);
  run (self, operation);
}

/* @game: (nullable): the one whose board is printed */
static void
prepare (SatdokuPrintCommands *self,
         SatdokuPrintJob *job,
         SudokuGame *game)
{
  Order *order = g_new0 (Order, 1);

  order->commands = self;
  g_set_object (&order->game, game);
  satdoku_print_job_prepare_async (job, satdoku_play_get_worker (self->play), self->cancellable,
                                   prepared_cb, order);
}

static void
print_cb (SatdokuPrintCommands *self)
{
  SudokuGame *game = satdoku_play_get_shown (self->play);
  g_autoptr (SudokuState) state = sudoku_game_copy_state (game);
  SatdokuPrintJob *job =
    satdoku_print_job_new_for_board (state, sudoku_game_is_whole (game), get_symbols (self));

  satdoku_print_job_set_figure (job, satdoku_play_get_figure (self->play));
  prepare (self, job, satdoku_play_get_game (self->play));
}

static void
print_path_cb (SatdokuPrintCommands *self)
{
  g_autoptr (GtkPrintOperation) operation = satdoku_path_sheet_print (
    satdoku_path_sheet_new (self->path_guide, self->play), self->settings);

  run (self, operation);
}

static void
create_cb (SatdokuPrintCommands *self,
           SatdokuNewDialog *dialog)
{
  guint count = satdoku_new_dialog_get_count (dialog);
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (dialog, &options);
  g_settings_set_uint (self->settings, "print-count", count);
  g_settings_set_uint (self->settings, "print-per-page", satdoku_new_dialog_get_per_page (dialog));
  prepare (self, satdoku_print_job_new_for_new (&options, count, get_symbols (self)), NULL);
}

static void
print_new_cb (SatdokuPrintCommands *self)
{
  guint count = g_settings_get_uint (self->settings, "print-count");
  guint per_page = g_settings_get_uint (self->settings, "print-per-page");
  SatdokuNewOptions options;
  GtkWindow *dialog;

  satdoku_new_options_load (&options, self->settings);
  dialog = satdoku_new_dialog_new_several (self->parent, &options, self->settings, count, per_page,
                                           satdoku_print_layout_usual_per_page (G_MAXUINT));
  g_signal_connect_object (dialog, "create", G_CALLBACK (create_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
file_read_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  SatdokuPrintCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents == NULL)
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
  else
    prepare (self,
             satdoku_print_job_new_for_file (sudoku_contents_get_name (contents),
                                             sudoku_contents_get_bytes (contents),
                                             get_symbols (self)),
             NULL);
}

static void
chosen_cb (SatdokuPrintCommands *self,
           GFile *file)
{
  satdoku_read_file_async (file, self->cancellable, file_read_cb, self);
}

static void
print_file_cb (SatdokuPrintCommands *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Print the Puzzles of a File"), self->parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Print"));

  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (chosen_cb));
}

static const SatdokuCommand table[] = {
  { "print", G_CALLBACK (print_cb) },
  { "path-print", G_CALLBACK (print_path_cb), "looking has-path" },
  { "print-new", G_CALLBACK (print_new_cb) },
  { "print-file", G_CALLBACK (print_file_cb) },
};

static void
satdoku_print_commands_class_init (SatdokuPrintCommandsClass *klass)
{
  satdoku_class_cancels (klass, SatdokuPrintCommands, cancellable);
  satdoku_class_forgets (klass, SatdokuPrintCommands, parent);
  satdoku_class_drops (klass, SatdokuPrintCommands, play, g_object_unref);
  satdoku_class_drops (klass, SatdokuPrintCommands, path_guide, g_object_unref);
  satdoku_class_drops (klass, SatdokuPrintCommands, settings, g_object_unref);
}

static void
satdoku_print_commands_init (SatdokuPrintCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuPrintCommands *
satdoku_print_commands_new (SatdokuPlay *play,
                            SatdokuPathGuide *path_guide,
                            GSettings *settings,
                            GtkWindow *parent)
{
  SatdokuPrintCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_PATH_GUIDE (path_guide), NULL);

  self = g_object_new (SATDOKU_TYPE_PRINT_COMMANDS, NULL);
  self->play = g_object_ref (play);
  self->path_guide = g_object_ref (path_guide);
  g_set_object (&self->settings, settings);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
