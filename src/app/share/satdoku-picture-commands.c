/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the board as a picture, and opens the window in which the puzzle is shared. */

#include "satdoku-config.h"

#include "satdoku-picture-commands.h"

#include <glib/gi18n.h>

#include "satdoku-export.h"
#include "satdoku-file-chooser.h"
#include "satdoku-picture-save.h"
#include "satdoku-share-dialog.h"

struct _SatdokuPictureCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuBoard *board; /* (nullable): weak */
  GtkWindow *parent;   /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuMessages *messages;
  GtkFileChooserNative *chooser;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuPictureCommands, satdoku_picture_commands, G_TYPE_OBJECT)

static void
export_to (SatdokuPictureCommands *self,
           GFile *file)
{
  g_autoptr (SudokuState) state = sudoku_game_copy_state (satdoku_board_get_game (self->board));

  satdoku_picture_save (self->worker, self->messages, file, state,
                        satdoku_board_get_symbols (self->board),
                        satdoku_board_get_figure (self->board), self->cancellable);
}

static void
response_cb (SatdokuPictureCommands *self,
             int response,
             GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    export_to (self, file);
  g_clear_object (&self->chooser);
}

static void
add_filters (GtkFileChooser *chooser)
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
  SatdokuPictureCommands *self = user_data;

  g_clear_object (&self->chooser);
  self->chooser =
    satdoku_file_chooser_new (_ ("Save the Board as a Picture"), self->parent,
                              GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  /* Translators: the name proposed for the picture of a puzzle; the ending stays. */
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), _ ("Puzzle.png"));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
share_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPictureCommands *self = user_data;
  GtkWindow *dialog = satdoku_share_dialog_new (satdoku_board_get_game (self->board),
                                                satdoku_board_get_symbols (self->board));

  gtk_window_set_transient_for (dialog, self->parent);
  gtk_window_present (dialog);
}

static const SatdokuCommand table[] = {
  { { "export", export_cb } },
  { { "share", share_cb }, "!paused" },
};

static void
satdoku_picture_commands_dispose (GObject *object)
{
  SatdokuPictureCommands *self = SATDOKU_PICTURE_COMMANDS (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_weak_pointer (&self->board);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->worker);
  g_clear_object (&self->messages);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (satdoku_picture_commands_parent_class)->dispose (object);
}

static void
satdoku_picture_commands_finalize (GObject *object)
{
  g_object_unref (SATDOKU_PICTURE_COMMANDS (object)->cancellable);
  G_OBJECT_CLASS (satdoku_picture_commands_parent_class)->finalize (object);
}

static void
satdoku_picture_commands_class_init (SatdokuPictureCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_picture_commands_dispose;
  object_class->finalize = satdoku_picture_commands_finalize;
}

static void
satdoku_picture_commands_init (SatdokuPictureCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

/**
 * satdoku_picture_commands_new:
 * @play: what the window is about
 * @board: what is drawn, and with which symbols
 * @parent: of the dialog
 *
 * Returns: (transfer full): the commands
 */
SatdokuPictureCommands *
satdoku_picture_commands_new (SatdokuPlay *play,
                              SatdokuBoard *board,
                              GtkWindow *parent)
{
  SatdokuPictureCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_PICTURE_COMMANDS, NULL);
  self->worker = g_object_ref (satdoku_play_get_worker (play));
  g_set_weak_pointer (&self->board, board);
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
