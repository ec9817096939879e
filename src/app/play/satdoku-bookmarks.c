/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover with the bookmarks of a game: set one here, go to one, remove one. The last two are
 * actions of what it is in, "bookmarks.go-to" and "bookmarks.remove", with the index of a bookmark
 * in the game. */

#include "satdoku-config.h"

#include "satdoku-bookmarks.h"

#include <glib/gi18n.h>
#include <sudoku-game-jumps.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuBookmarks
{
  GtkPopover parent_instance;

  /* Template children. */
  GtkListBox *list;
  GtkWidget *scroller;
  GtkWidget *hint;
  GtkEntry *name;

  /* Owned. */
  SudokuGame *game;       /* (nullable) */
  GSignalGroup *followed; /* the game */
};

G_DEFINE_FINAL_TYPE (SatdokuBookmarks, satdoku_bookmarks, GTK_TYPE_POPOVER)

/* A name that no bookmark of the game has: "Bookmark 3". */
char *
satdoku_bookmarks_next_name (SudokuGame *game)
{
  guint n;

  g_return_val_if_fail (SUDOKU_IS_GAME (game), NULL);

  n = sudoku_game_get_n_bookmarks (game);
  for (guint number = n + 1;; number++)
    {
      /* Translators: the name of a bookmark that the player gave none. */
      g_autofree char *name = g_strdup_printf (_ ("Bookmark %u"), number);
      guint i = 0;

      while (i < n && g_strcmp0 (sudoku_game_get_bookmark_name (game, i), name) != 0)
        i++;
      if (i == n)
        return g_steal_pointer (&name);
    }
}

static void
set_action (GtkWidget *actionable,
            const char *action,
            guint bookmark)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (actionable), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (actionable), "u", bookmark);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static char *
describe (SatdokuBookmarks *self,
          guint bookmark)
{
  guint n_empty = sudoku_game_get_bookmark_n_empty (self->game, bookmark);

  if (sudoku_game_is_at_bookmark (self->game, bookmark))
    /* Translators: of a bookmark: the board looks just so. */
    return g_strdup (_ ("Here"));
  /* Translators: cells of the puzzle that were still empty. */
  return g_strdup_printf (ngettext ("%u cell to fill", "%u cells to fill", n_empty), n_empty);
}

static GtkWidget *
create_row (SatdokuBookmarks *self,
            guint bookmark)
{
  const char *name = sudoku_game_get_bookmark_name (self->game, bookmark);
  g_autofree char *details = describe (self, bookmark);
  /* Translators: a bookmark for a screen reader: its name, and how far the game was. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s, %s"), name, details);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_box_append (GTK_BOX (labels), create_label (name, NULL));
  gtk_box_append (GTK_BOX (labels), create_label (details, "bookmark-details"));
  gtk_widget_set_hexpand (labels, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove the Bookmark"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove the Bookmark"), -1);
  set_action (button, "bookmarks.remove", bookmark);
  gtk_box_append (GTK_BOX (box), labels);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  set_action (row, "bookmarks.go-to", bookmark);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
fill (SatdokuBookmarks *self)
{
  guint n = self->game != NULL ? sudoku_game_get_n_bookmarks (self->game) : 0;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_widget_set_visible (self->scroller, n > 0);
  gtk_widget_set_visible (self->hint, n == 0);
}

/* The rows are made when they are seen. */
static void
changed_cb (SatdokuBookmarks *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    fill (self);
}

static void
propose_name (SatdokuBookmarks *self)
{
  g_autofree char *name = satdoku_bookmarks_next_name (self->game);

  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_entry_set_placeholder_text (self->name, name);
}

static void
show_cb (SatdokuBookmarks *self)
{
  fill (self);
  propose_name (self);
}

static void
add_cb (SatdokuBookmarks *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->name));

  if (!sudoku_game_add_bookmark (self->game, text))
    sudoku_game_add_bookmark (self->game, gtk_entry_get_placeholder_text (self->name));
  propose_name (self);
}

static void
game_changed (SatdokuBookmarks *self)
{
  g_signal_group_set_target (self->followed, self->game);
  changed_cb (self);
}

static void
satdoku_bookmarks_class_init (SatdokuBookmarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuBookmarks, game),
      G_CALLBACK (game_changed) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  satdoku_class_set_template (klass, "satdoku-bookmarks.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuBookmarks, list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBookmarks, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBookmarks, hint);
  gtk_widget_class_bind_template_child (widget_class, SatdokuBookmarks, name);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  satdoku_class_drops (klass, SatdokuBookmarks, followed, g_object_unref);
}

static void
satdoku_bookmarks_init (SatdokuBookmarks *self)
{
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "bookmarks-changed", G_CALLBACK (changed_cb),
                                  self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
satdoku_bookmarks_new (void)
{
  return g_object_new (SATDOKU_TYPE_BOOKMARKS, NULL);
}
