/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button that lists the bookmarks of the game, and the commands that set bookmarks and go back
 * to them. Going back is a move, so that it can be undone. */

#include "satdoku-config.h"

#include "satdoku-bookmarks-button.h"

#include <glib/gi18n.h>
#include <sudoku-game-jumps.h>

#include "satdoku-bookmarks.h"
#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuBookmarksButton
{
  GtkButton parent_instance;

  /* Owned. */
  SatdokuPlay *play;      /* (nullable): until the window has made it */
  SatdokuBookmarks *list; /* (nullable): until it is first wanted */
};

G_DEFINE_FINAL_TYPE (SatdokuBookmarksButton, satdoku_bookmarks_button, GTK_TYPE_BUTTON)

static SudokuGame *
get_game (gpointer user_data)
{
  return satdoku_play_get_game (SATDOKU_BOOKMARKS_BUTTON (user_data)->play);
}

static SatdokuMessages *
get_messages (SatdokuBookmarksButton *self)
{
  return satdoku_play_get_messages (self->play);
}

/* Only the last bookmark can come back, so only the last message may offer it: a new one takes the
 * place of the one before. */
static void
say_with_undo (SatdokuBookmarksButton *self,
               const char *message,
               const char *action)
{
  satdoku_messages_say_of (get_messages (self), SATDOKU_MESSAGE_PUZZLE, message, _ ("_Undo"),
                           action);
}

static void
go_to_bookmark (SatdokuBookmarksButton *self,
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
add_bookmark_cb (SatdokuBookmarksButton *self)
{
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
last_bookmark_cb (SatdokuBookmarksButton *self)
{
  go_to_bookmark (self, sudoku_game_get_n_bookmarks (get_game (self)) - 1);
}

static void
go_to_cb (GtkWidget *widget,
          const char *action,
          GVariant *bookmark)
{
  SatdokuBookmarksButton *self = SATDOKU_BOOKMARKS_BUTTON (widget);

  gtk_popover_popdown (GTK_POPOVER (self->list));
  go_to_bookmark (self, g_variant_get_uint32 (bookmark));
}

static void
remove_cb (GtkWidget *widget,
           const char *action,
           GVariant *bookmark)
{
  SatdokuBookmarksButton *self = SATDOKU_BOOKMARKS_BUTTON (widget);
  guint i = g_variant_get_uint32 (bookmark);
  /* Translators: %s is the name of a bookmark. */
  g_autofree char *message =
    g_strdup_printf (_ ("%s removed"), sudoku_game_get_bookmark_name (get_game (self), i));

  if (sudoku_game_remove_bookmark (get_game (self), i))
    say_with_undo (self, message, "win.restore-bookmark");
}

static void
make_list (SatdokuBookmarksButton *self)
{
  GtkWidget *list = satdoku_bookmarks_new ();

  self->list = SATDOKU_BOOKMARKS (list);
  g_object_bind_property (self->play, "game", list, "game", G_BINDING_SYNC_CREATE);
  gtk_widget_set_parent (list, GTK_WIDGET (self));
}

static void
bookmarks_cb (SatdokuBookmarksButton *self)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
  if (self->list == NULL)
    make_list (self);
  gtk_popover_popup (GTK_POPOVER (self->list));
}

static void
restore_bookmark_cb (SatdokuBookmarksButton *self)
{
  sudoku_game_restore_bookmark (get_game (self));
}

static const SatdokuCommand table[] = {
  { "add-bookmark", G_CALLBACK (add_bookmark_cb), "!paused !looking" },
  { "last-bookmark", G_CALLBACK (last_bookmark_cb), "!paused !looking n-bookmarks" },
  { "bookmarks", G_CALLBACK (bookmarks_cb), "!paused !looking" },
  { "restore-bookmark", G_CALLBACK (restore_bookmark_cb), "can-restore-bookmark" },
};

static void
play_changed (SatdokuBookmarksButton *self)
{
  if (self->play != NULL)
    satdoku_commands_add (satdoku_play_get_commands (self->play), table, G_N_ELEMENTS (table),
                          self);
}

static void
satdoku_bookmarks_button_class_init (SatdokuBookmarksButtonClass *klass)
{
  /* Whose game has the bookmarks; it gets the commands. */
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuBookmarksButton, play),
      G_CALLBACK (play_changed) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  satdoku_class_drops (klass, SatdokuBookmarksButton, list, gtk_widget_unparent);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "bookmarks.go-to", "u", go_to_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "bookmarks.remove", "u", remove_cb);
}

static void
satdoku_bookmarks_button_init (SatdokuBookmarksButton *self)
{
}
