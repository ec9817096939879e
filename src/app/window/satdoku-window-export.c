/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the board as a picture. A large one takes a while to be drawn, so the worker does that. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>

#include "satdoku-answer-source.h"
#include "satdoku-export.h"

typedef struct
{
  const SatdokuExportFormat *format;
  SudokuState *state;
  SudokuSymbols *symbols;
  GFile *file;
} Input;

typedef struct
{
  GBytes *bytes;
  GFile *file;
} Result;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_state_free (self->state);
  sudoku_symbols_free (self->symbols);
  g_object_unref (self->file);
  g_free (self);
}

static void
result_free (gpointer data)
{
  Result *self = data;

  g_bytes_unref (self->bytes);
  g_object_unref (self->file);
  g_free (self);
}

/* In the thread. */
static gpointer
run_export (gpointer data,
            const SudokuTask *task,
            GError **error)
{
  const Input *input = data;
  const SatdokuBoardPictureParts all = { TRUE, TRUE, TRUE };
  GBytes *bytes = satdoku_export_draw (input->format, input->state, input->symbols, &all, error);
  Result *result;

  if (bytes == NULL)
    return NULL;
  result = g_new (Result, 1);
  result->bytes = bytes;
  result->file = g_object_ref (input->file);
  return result;
}

static void
picture_saved (GObject *target,
               const char *name,
               GBytes *bytes,
               const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);

  if (error != NULL)
    satdoku_window_say_error (self, error);
  else
    satdoku_window_say (self, _ ("The picture was saved"));
}

static void
export_done (GObject *target,
             gpointer data,
             const GError *error)
{
  const Result *result = data;

  if (result != NULL)
    {
      satdoku_source_save (result->file, result->bytes, target, picture_saved);
      result_free (data);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_window_say_error (SATDOKU_WINDOW (target), error);
}

static void
export_to (SatdokuWindow *self,
           GFile *file)
{
  SatdokuJob job = {
    .title = _ ("Drawing…"),
    .run = run_export,
    .done = export_done,
    .free_input = input_free,
    .free_result = result_free,
    .keep = TRUE,
  };
  g_autofree char *name = g_file_get_basename (file);
  const SatdokuExportFormat *format = satdoku_export_format_for_name (name);
  SatdokuBoard *board = satdoku_grid_page_get_board (self->grid_page);
  Input *input;

  if (format == NULL)
    {
      satdoku_window_say (self, _ ("The name of a picture ends in .png, .svg or .pdf"));
      return;
    }
  input = g_new (Input, 1);
  input->format = format;
  input->state = sudoku_game_copy_state (self->game);
  input->symbols = sudoku_symbols_copy (satdoku_board_get_symbols (board));
  input->file = g_object_ref (file);
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  satdoku_worker_run (self->worker, &job, input, G_OBJECT (self));
}

static void
export_response_cb (SatdokuWindow *self,
                    int response,
                    GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    export_to (self, file);
  g_clear_object (&self->chooser);
}

static void
add_export_filters (GtkFileChooser *chooser)
{
  gsize n_formats;
  const SatdokuExportFormat *formats = satdoku_export_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
      /* Translators: a kind of file: its name and how the names of such files end. */
      g_autofree char *name =
        g_strdup_printf (_ ("%s (*%s)"), _ (formats[i].name), formats[i].suffix);

      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, formats[i].suffix + 1);
      gtk_file_chooser_add_filter (chooser, filter);
    }
}

static void
export_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autoptr (GtkFileChooserNative) chooser =
    gtk_file_chooser_native_new (_ ("Save the Board as a Picture"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));

  add_export_filters (GTK_FILE_CHOOSER (chooser));
  /* Translators: the name proposed for the picture of a puzzle; the ending stays. */
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("Puzzle.png"));
  satdoku_window_show_chooser (self, chooser, G_CALLBACK (export_response_cb));
}

static const GActionEntry entries[] = {
  { "export", export_cb },
};

/* Called once for each window. */
void
satdoku_window_add_export_actions (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
