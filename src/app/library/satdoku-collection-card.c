/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A collection in a list: the board of its next puzzle on top of others, and beside it what it is
 * called, how many puzzles it has, how many of them are solved and when the last one was. A click
 * opens it; a button removes it, which doesn't take the focus. It knows nothing of the list but
 * that its actions are above it. */

#include "satdoku-config.h"

#include "satdoku-collection-card.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-game-picture.h"

struct _SatdokuCollectionCard
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *content;
  SatdokuGamePicture *picture;
  GtkLabel *title;
  GtkLabel *details;
  GtkLabel *progress;
  GtkLabel *date;
  GtkWidget *remove;

  /* Owned. */
  SatdokuCollection *collection; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuCollectionCard, satdoku_collection_card, GTK_TYPE_WIDGET)

/* The button takes its clicks itself. */
static void
released_cb (SatdokuCollectionCard *self,
             int n_clicks)
{
  if (n_clicks == 1 && self->collection != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.open-collection", "s",
                                satdoku_collection_get_key (self->collection));
}

static void
drop_collection (SatdokuCollectionCard *self)
{
  if (self->collection != NULL)
    g_signal_handlers_disconnect_by_data (self->collection, self);
  g_clear_object (&self->collection);
}

static void
satdoku_collection_card_dispose (GObject *object)
{
  drop_collection (SATDOKU_COLLECTION_CARD (object));
  satdoku_class_dispose (object);
}

static void
satdoku_collection_card_class_init (SatdokuCollectionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_collection_card_dispose;

  g_type_ensure (SATDOKU_TYPE_GAME_PICTURE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_set_template (klass, "satdoku-collection-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, progress);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, date);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionCard, remove);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  satdoku_class_drops (klass, SatdokuCollectionCard, content, gtk_widget_unparent);
}

static void
satdoku_collection_card_init (SatdokuCollectionCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The next puzzle that is not solved, or the first. */
static void
update_picture (SatdokuCollectionCard *self)
{
  guint i = satdoku_collection_find_unsolved (self->collection, 0);
  SatdokuPuzzleFile *file = satdoku_collection_get_file (self->collection);
  g_autoptr (SudokuDocument) document =
    satdoku_puzzle_file_read (file, i != SATDOKU_NO_PUZZLE ? i : 0, NULL, NULL);

  satdoku_game_picture_set_grid (self->picture,
                                 document != NULL ? sudoku_document_get_grid (document) : NULL);
}

static void
update_button (SatdokuCollectionCard *self)
{
  /* Translators: what a button does, for a screen reader; %s is a game, such as "9 × 9". */
  g_autofree char *remove =
    g_strdup_printf (_ ("Remove %s"), satdoku_collection_get_name (self->collection));
  GtkActionable *button = GTK_ACTIONABLE (self->remove);

  gtk_actionable_set_action_target (button, "s", satdoku_collection_get_key (self->collection));
  gtk_actionable_set_action_name (button, "library.remove-collection");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove, -1);
}

/* What a screen reader says of the item. */
static void
name_item (SatdokuCollectionCard *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name =
    g_strjoin (", ", gtk_label_get_label (self->title), gtk_label_get_label (self->details),
               gtk_label_get_label (self->progress), NULL);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update (SatdokuCollectionCard *self)
{
  const char *name = satdoku_collection_get_name (self->collection);
  guint n = satdoku_collection_get_n_puzzles (self->collection);
  guint n_solved = satdoku_collection_get_n_solved (self->collection);
  g_autofree char *details = words_puzzles (n);
  g_autofree char *progress = words_puzzles_solved (n_solved, n);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) date =
    g_date_time_new_from_unix_local (satdoku_collection_get_date (self->collection));
  g_autofree char *when = date != NULL ? words_game_date (date, now) : g_strdup ("");

  update_picture (self);
  gtk_label_set_label (self->title, name);
  gtk_label_set_label (self->details, details);
  gtk_label_set_label (self->progress, progress);
  gtk_label_set_label (self->date, when);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), name);
  name_item (self);
}

/* The card must be a child of an item of a list. It shows what changes in the collection, too. */
void
satdoku_collection_card_set_collection (SatdokuCollectionCard *self,
                                        SatdokuCollection *collection)
{
  g_return_if_fail (SATDOKU_IS_COLLECTION_CARD (self) && SATDOKU_IS_COLLECTION (collection));

  drop_collection (self);
  self->collection = g_object_ref (collection);
  g_signal_connect_object (collection, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  update_button (self);
}
