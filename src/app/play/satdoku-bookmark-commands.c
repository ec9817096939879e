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
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  SatdokuMessages *messages;
  SatdokuBookmarks *list; /* (nullable): until it is first wanted */
  SudokuGame *game;       /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuBookmarkCommands, satdoku_bookmark_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOW_BOARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
say_with_undo (SatdokuBookmarkCommands *self,
               const char *message,
               const char *action)
{
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, message, _ ("_Undo"), action);
}

static void
go_to_bookmark (SatdokuBookmarkCommands *self,
                guint bookmark)
{
  g_autofree char *message = NULL;

  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("Back at “%s”"),
                             sudoku_game_get_bookmark_name (self->game, bookmark));
  if (sudoku_game_go_to_bookmark (self->game, bookmark))
    say_with_undo (self, message, "win.undo");
  g_signal_emit (self, signals[SIGNAL_SHOW_BOARD], 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
add_bookmark_cb (GSimpleAction *action,
                 GVariant *parameter,
                 gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;
  g_autofree char *name = satdoku_bookmarks_next_name (self->game);
  g_autofree char *message = NULL;

  if (!sudoku_game_add_bookmark (self->game, name))
    {
      satdoku_messages_say (self->messages, _ ("There are too many bookmarks"));
      return;
    }
  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("%s set"), name);
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, message, NULL, NULL);
}

static void
last_bookmark_cb (GSimpleAction *action,
                  GVariant *parameter,
                  gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;

  go_to_bookmark (self, sudoku_game_get_n_bookmarks (self->game) - 1);
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
  if (self->game != NULL)
    satdoku_bookmarks_set_game (self->list, self->game);
  gtk_widget_set_parent (list, satdoku_grid_page_get_bookmarks_button (self->page));
}

static void
bookmarks_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;

  g_signal_emit (self, signals[SIGNAL_SHOW_BOARD], 0);
  if (self->list == NULL)
    make_list (self);
  gtk_popover_popup (GTK_POPOVER (self->list));
}

static void
restore_bookmark_cb (GSimpleAction *action,
                     GVariant *parameter,
                     gpointer user_data)
{
  SatdokuBookmarkCommands *self = user_data;

  sudoku_game_restore_bookmark (self->game);
}

static const SatdokuCommand table[] = {
  { { "add-bookmark", add_bookmark_cb }, "!paused !looking" },
  { { "last-bookmark", last_bookmark_cb }, "!paused !looking n-bookmarks" },
  { { "bookmarks", bookmarks_cb }, "!paused !looking" },
  { { "restore-bookmark", restore_bookmark_cb }, "can-restore-bookmark" },
};

/* Only the last one can come back, so only the last message may offer it: a new one takes the
 * place of the one before. */
/**
 * satdoku_bookmark_commands_add:
 * @self: the commands
 * @commands: where they go
 */
void
satdoku_bookmark_commands_add (SatdokuBookmarkCommands *self,
                               SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_BOOKMARK_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));

  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

/**
 * satdoku_bookmark_commands_set_game:
 * @self: the commands
 * @game: the game that is played from now on
 */
void
satdoku_bookmark_commands_set_game (SatdokuBookmarkCommands *self,
                                    SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_BOOKMARK_COMMANDS (self) && SUDOKU_IS_GAME (game));

  g_set_object (&self->game, game);
  if (self->list != NULL)
    satdoku_bookmarks_set_game (self->list, game);
}

static void
satdoku_bookmark_commands_dispose (GObject *object)
{
  SatdokuBookmarkCommands *self = SATDOKU_BOOKMARK_COMMANDS (object);

  if (self->list != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->list));
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->messages);
  g_clear_object (&self->list);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (satdoku_bookmark_commands_parent_class)->dispose (object);
}

static void
satdoku_bookmark_commands_class_init (SatdokuBookmarkCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_bookmark_commands_dispose;

  /**
   * SatdokuBookmarkCommands::show-board:
   * @self: the commands
   *
   * The board has changed, and is to be seen.
   */
  signals[SIGNAL_SHOW_BOARD] =
    g_signal_new ("show-board", SATDOKU_TYPE_BOOKMARK_COMMANDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 0);
}

static void
satdoku_bookmark_commands_init (SatdokuBookmarkCommands *self)
{
}

/**
 * satdoku_bookmark_commands_new:
 * @page: the page with the board
 * @messages: where it is said what was done
 *
 * Returns: (transfer full): the commands, without a game
 */
SatdokuBookmarkCommands *
satdoku_bookmark_commands_new (SatdokuGridPage *page,
                               SatdokuMessages *messages)
{
  SatdokuBookmarkCommands *self;

  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_BOOKMARK_COMMANDS, NULL);
  g_set_weak_pointer (&self->page, page);
  self->messages = g_object_ref (messages);
  return self;
}
