/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting a puzzle of one's own: the surgery that changes numbers in the Set view, and the commands
 * that need more than the view knows. "start-playing" begins with the puzzle as it is.
 * "surgery-compare" brings puzzles to compare it with: what was copied, what is in a file, the
 * games that are kept; the surgery compares, and its view says what came of it. */

#include "satdoku-config.h"

#include "satdoku-set-commands.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>

#include "satdoku-class.h"
#include "satdoku-file-chooser.h"
#include "satdoku-game-facts.h"
#include "satdoku-read.h"
#include "satdoku-set-view.h"

struct _SatdokuSetCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuLazyBin *place; /* (nullable): weak; of the view */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuSurgery *surgery;
  SatdokuGameDocument *document;
  SatdokuClock *clock;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (SatdokuSetCommands, satdoku_set_commands, G_TYPE_OBJECT)

/* The numbers on the board become the puzzle, which begins now. */
static void
start_playing_cb (SatdokuSetCommands *self)
{
  GtkWidget *view = adw_bin_get_child (ADW_BIN (self->place));
  /* Solutions are only counted once the view is shown. */
  const char *warning =
    view != NULL ? satdoku_set_view_get_warning (SATDOKU_SET_VIEW (view)) : NULL;

  sudoku_game_protect (satdoku_play_get_game (self->play));
  satdoku_clock_restart (self->clock);
  satdoku_play_focus_board (self->play);
  satdoku_play_set_view (self->play, SATDOKU_VIEW_PLAY);
  if (warning != NULL)
    satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                             warning, NULL, NULL);
}

static void
take (SatdokuSetCommands *self,
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
  g_autoptr (SatdokuSetCommands) self = user_data;

  take (self, result, SATDOKU_OTHER_COPIED);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuSetCommands) self = user_data;

  take (self, result, SATDOKU_OTHER_FILE);
}

/* Offers all games but the one played here and those with a missing part. */
static void
listed_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuSetCommands) self = user_data;
  GListModel *games = G_LIST_MODEL (source);
  SatdokuOtherPuzzles *others = NULL;

  if (!satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL) ||
      g_cancellable_is_cancelled (self->cancellable))
    return;
  others = satdoku_other_puzzles_new (SATDOKU_OTHER_LIBRARY, NULL, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, i);
      g_autofree char *title = satdoku_game_facts_make_title (game);

      if (satdoku_stored_game_get_entry (game)->is_whole &&
          satdoku_stored_game_get_number (game) !=
            satdoku_game_document_get_number (self->document))
        satdoku_other_puzzles_add (others, satdoku_stored_game_get_grid (game), title);
    }
  satdoku_surgery_compare (self->surgery, others);
}

static void
chosen_cb (SatdokuSetCommands *self,
           GFile *file)
{
  satdoku_read_file_async (file, self->cancellable, loaded_cb, g_object_ref (self));
}

static void
choose_file (SatdokuSetCommands *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Compare with a File"), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->place))),
    GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Compare"));

  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (chosen_cb));
}

static void
compare_cb (SatdokuSetCommands *self,
            GVariant *parameter)
{
  const char *with = g_variant_get_string (parameter, NULL);

  if (g_str_equal (with, "copied"))
    satdoku_read_clipboard_async (GTK_WIDGET (self->place), self->cancellable, copied_cb,
                                  g_object_ref (self));
  else if (g_str_equal (with, "file"))
    choose_file (self);
  else if (g_str_equal (with, "library"))
    satdoku_store_load_async (SATDOKU_STORE (satdoku_game_document_get_store (self->document)),
                              self->cancellable, listed_cb, g_object_ref (self));
}

static const SatdokuCommand table[] = {
  { "start-playing", G_CALLBACK (start_playing_cb),
    "!paused !looking n-entries|n-answers|has-items" },
  { "surgery-compare", G_CALLBACK (compare_cb), "on-grid !paused !looking whole", "s" },
};

static void
satdoku_set_commands_class_init (SatdokuSetCommandsClass *klass)
{
  satdoku_class_cancels (klass, SatdokuSetCommands, cancellable);
  satdoku_class_ends (klass, SatdokuSetCommands, surgery);
  satdoku_class_forgets (klass, SatdokuSetCommands, place);
  satdoku_class_keeps (klass, SatdokuSetCommands, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuSetCommands, clock, g_object_unref);
  satdoku_class_keeps (klass, SatdokuSetCommands, play, g_object_unref);
}

static void
satdoku_set_commands_init (SatdokuSetCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SATDOKU_DEFINE_GETTER (SatdokuSetCommands, satdoku_set_commands, surgery, SatdokuSurgery *)

SatdokuSetCommands *
satdoku_set_commands_new (SatdokuPlay *play,
                          SatdokuGameDocument *document,
                          SatdokuClock *clock,
                          SatdokuLazyBin *place)
{
  SatdokuSetCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_CLOCK (clock) && SATDOKU_IS_LAZY_BIN (place), NULL);

  self = g_object_new (SATDOKU_TYPE_SET_COMMANDS, NULL);
  self->play = g_object_ref (play);
  self->surgery = satdoku_surgery_new (play);
  self->document = g_object_ref (document);
  self->clock = g_object_ref (clock);
  g_set_weak_pointer (&self->place, place);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
