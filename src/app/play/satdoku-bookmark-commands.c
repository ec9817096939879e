/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that set bookmarks and go back to them. Going back is a move, so that it can be
 * undone itself. */

#include "satdoku-config.h"

#include "satdoku-bookmark-commands.h"

#include <glib/gi18n.h>
#include <sudoku-game-jumps.h>

#include "satdoku-bookmarks.h"

struct _SatdokuBookmarkCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWidget *button; /* (nullable): weak; the list points to it */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuBookmarks *list; /* (nullable): until it is first wanted */
};

G_DEFINE_FINAL_TYPE (SatdokuBookmarkCommands, satdoku_bookmark_commands, G_TYPE_OBJECT)

static SudokuGame *
get_game (gpointer user_data)
{
  return satdoku_play_get_game (SATDOKU_BOOKMARK_COMMANDS (user_data)->play);
}

static SatdokuMessages *
get_messages (SatdokuBookmarkCommands *self)
{
  return satdoku_play_get_messages (self->play);
}

/* Only the last bookmark can come back, so only the last message may offer it: a new one takes the
 * place of the one before. */
static void
say_with_undo (SatdokuBookmarkCommands *self,
               const char *message,
               const char *action)
{
  satdoku_messages_say_of (get_messages (self), SATDOKU_MESSAGE_PUZZLE, message, _ ("_Undo"),
                           action);
}

static void
go_to_bookmark (SatdokuBookmarkCommands *self,
                guint bookmark)
{
  g_autofree char *message = NULL;

  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("Back at “%s”"),
                             sudoku_game_get_bookmark_name (get_game (self), bookmark));
  if (sudoku_game_go_to_bookmark (get_game (self), bookmark))
    say_with_undo (self, message, "win.undo");
  satdoku_play_focus_board (self->play);
}

static void
add_bookmark_cb (GSimpleAction *action,
                 GVariant *parameter,
                 gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;
  g_autofree char *name = satdoku_bookmarks_next_name (get_game (self));
  g_autofree char *message = NULL;

  if (!sudoku_game_add_bookmark (get_game (self), name))
    {
      satdoku_messages_say (get_messages (self), _ ("There are too many bookmarks"));
      return;
    }
  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("%s set"), name);
  satdoku_messages_say_of (get_messages (self), SATDOKU_MESSAGE_PUZZLE, message, NULL, NULL);
}

static void
last_bookmark_cb (GSimpleAction *action,
                  GVariant *parameter,
                  gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;

  go_to_bookmark (self, sudoku_game_get_n_bookmarks (get_game (self)) - 1);
}

static void
chosen_cb (SatdokuBookmarkCommands *self,
           guint bookmark)
{
  go_to_bookmark (self, bookmark);
}

static void
removed_cb (SatdokuBookmarkCommands *self,
            const char *name)
{
  /* Translators: %s is the name of a bookmark. */
  g_autofree char *message = g_strdup_printf (_ ("%s removed"), name);

  say_with_undo (self, message, "win.restore-bookmark");
}

static void
make_list (SatdokuBookmarkCommands *self)
{
  GtkWidget *list = satdoku_bookmarks_new ();

  self->list = SATDOKU_BOOKMARKS (g_object_ref_sink (list));
  g_signal_connect_object (list, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->play, "game", list, "game", G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (list, self->button);
}

static void
bookmarks_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;

  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
  if (self->list == NULL)
    make_list (self);
  gtk_popover_popup (GTK_POPOVER (self->list));
}

static void
restore_bookmark_cb (GSimpleAction *action,
                     GVariant *parameter,
                     gpointer user_data)
{
  sudoku_game_restore_bookmark (get_game (user_data));
}

static const SatdokuCommand table[] = {
  { { "add-bookmark", add_bookmark_cb }, "!paused !looking" },
  { { "last-bookmark", last_bookmark_cb }, "!paused !looking n-bookmarks" },
  { { "bookmarks", bookmarks_cb }, "!paused !looking" },
  { { "restore-bookmark", restore_bookmark_cb }, "can-restore-bookmark" },
};

static void
satdoku_bookmark_commands_dispose (GObject *object)
{
  SatdokuBookmarkCommands *self = SATDOKU_BOOKMARK_COMMANDS (object);

  if (self->list != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->list));
  g_clear_weak_pointer (&self->button);
  g_clear_object (&self->list);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (satdoku_bookmark_commands_parent_class)->dispose (object);
}

static void
satdoku_bookmark_commands_class_init (SatdokuBookmarkCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_bookmark_commands_dispose;
}

static void
satdoku_bookmark_commands_init (SatdokuBookmarkCommands *self)
{
}

/**
 * satdoku_bookmark_commands_new:
 * @play: whose game has the bookmarks
 * @button: the list of the bookmarks points to it
 *
 * Returns: (transfer full): the commands
 */
SatdokuBookmarkCommands *
satdoku_bookmark_commands_new (SatdokuPlay *play,
                               GtkWidget *button)
{
  SatdokuBookmarkCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && GTK_IS_WIDGET (button), NULL);

  self = g_object_new (SATDOKU_TYPE_BOOKMARK_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->button, button);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
