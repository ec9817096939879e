/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that compares the puzzle with others, "surgery-compare": with what was copied, with
 * what is in a file, with the games that are kept. It brings them here; what comes of it the
 * surgery finds out, and its view says. */

#include "satdoku-config.h"

#include "satdoku-compare-commands.h"
#include "satdoku-file-chooser.h"

#include <glib/gi18n.h>
#include <satdoku-game-facts.h>
#include <satdoku-read.h>

struct _SatdokuCompareCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuSurgery *surgery;
  SatdokuGameDocument *document;
  GtkFileChooserNative *chooser; /* (nullable) */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuCompareCommands, satdoku_compare_commands, G_TYPE_OBJECT)

static void
take (SatdokuCompareCommands *self,
      GAsyncResult *result,
      SatdokuOtherOrigin origin)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_surgery_compare (self->surgery, satdoku_other_puzzles_new (origin, contents, error));
}

static void
copied_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCompareCommands) self = user_data;

  take (self, result, SATDOKU_OTHER_COPIED);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCompareCommands) self = user_data;

  take (self, result, SATDOKU_OTHER_FILE);
}

/* All but the one that is played here, and those of which part is missing. */
static void
listed_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCompareCommands) self = user_data;
  GListModel *games = G_LIST_MODEL (source);
  SatdokuOtherPuzzles *others = NULL;

  if (!satdoku_game_store_load_finish (SATDOKU_GAME_STORE (source), result, NULL) ||
      g_cancellable_is_cancelled (self->cancellable))
    return;
  others = satdoku_other_puzzles_new (SATDOKU_OTHER_LIBRARY, NULL, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, i);
      g_autofree char *title = satdoku_game_facts_make_title (game);

      if (satdoku_stored_game_is_whole (game) &&
          satdoku_stored_game_get_number (game) !=
            satdoku_game_document_get_number (self->document))
        satdoku_other_puzzles_add (others, satdoku_stored_game_get_grid (game), title);
    }
  satdoku_surgery_compare (self->surgery, others);
}

static void
response_cb (SatdokuCompareCommands *self,
             int response,
             GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    satdoku_read_file_async (file, self->cancellable, loaded_cb, g_object_ref (self));
}

static void
choose_file (SatdokuCompareCommands *self)
{
  g_clear_object (&self->chooser);
  self->chooser =
    satdoku_file_chooser_new (_ ("Compare with a File"), self->parent,
                              GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Compare"), _ ("_Cancel"));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
compare_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  SatdokuCompareCommands *self = user_data;
  const char *with = g_variant_get_string (parameter, NULL);

  if (g_str_equal (with, "copied"))
    satdoku_read_clipboard_async (GTK_WIDGET (self->parent), self->cancellable, copied_cb,
                                  g_object_ref (self));
  else if (g_str_equal (with, "file"))
    choose_file (self);
  else if (g_str_equal (with, "library"))
    satdoku_game_store_load_async (satdoku_game_document_get_store (self->document),
                                   self->cancellable, listed_cb, g_object_ref (self));
}

static const SatdokuCommand table[] = {
  { { "surgery-compare", compare_cb, "s" }, "on-grid !paused !looking whole" },
};

static void
satdoku_compare_commands_dispose (GObject *object)
{
  SatdokuCompareCommands *self = SATDOKU_COMPARE_COMMANDS (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->chooser);
  G_OBJECT_CLASS (satdoku_compare_commands_parent_class)->dispose (object);
}

static void
satdoku_compare_commands_finalize (GObject *object)
{
  SatdokuCompareCommands *self = SATDOKU_COMPARE_COMMANDS (object);

  g_object_unref (self->cancellable);
  g_clear_object (&self->surgery);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (satdoku_compare_commands_parent_class)->finalize (object);
}

static void
satdoku_compare_commands_class_init (SatdokuCompareCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_compare_commands_dispose;
  G_OBJECT_CLASS (klass)->finalize = satdoku_compare_commands_finalize;
}

static void
satdoku_compare_commands_init (SatdokuCompareCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

/**
 * satdoku_compare_commands_new:
 * @play: what the window is about
 * @surgery: who compares
 * @document: whose game it is about, and whose store has the others
 * @parent: the window
 *
 * Returns: (transfer full): the commands
 */
SatdokuCompareCommands *
satdoku_compare_commands_new (SatdokuPlay *play,
                              SatdokuSurgery *surgery,
                              SatdokuGameDocument *document,
                              GtkWindow *parent)
{
  SatdokuCompareCommands *self;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (surgery) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (SATDOKU_TYPE_COMPARE_COMMANDS, NULL);
  self->surgery = g_object_ref (surgery);
  self->document = g_object_ref (document);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
