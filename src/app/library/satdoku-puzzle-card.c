/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle of a collection in a list: a small board, and beside it which puzzle it is, what it is
 * like, how far it is and when it was played. A click opens it. It knows nothing of the list but
 * that its action is above it. */

#include "satdoku-config.h"

#include "satdoku-puzzle-card.h"

#include "satdoku-class.h"
#include "satdoku-game-picture.h"

struct _SatdokuPuzzleCard
{
  GtkWidget parent_instance;

  /* Template children. */
  SatdokuGamePicture *picture;
  GtkLabel *folder;
  GtkLabel *title;
  GtkLabel *details;
  GtkLabel *progress;
  GtkLabel *date;
  GtkWidget *solved;

  guint i; /* of the puzzle that is shown */
};

G_DEFINE_FINAL_TYPE (SatdokuPuzzleCard, satdoku_puzzle_card, GTK_TYPE_WIDGET)

enum
{
  PROP_PUZZLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
released_cb (SatdokuPuzzleCard *self,
             int n_clicks)
{
  if (n_clicks == 1)
    gtk_widget_activate_action (GTK_WIDGET (self), "collection.open", "u", self->i);
}

/* What a screen reader says of the item. */
static void
name_item (SatdokuPuzzleCard *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *name =
    g_strjoin (", ", gtk_label_get_label (self->title), gtk_label_get_label (self->details),
               gtk_label_get_label (self->progress), NULL);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_puzzle (SatdokuPuzzleCard *self,
            SatdokuPuzzle *puzzle)
{
  const char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *details = NULL;
  g_autofree char *progress = NULL;
  g_autofree char *date = NULL;
  g_autoptr (SudokuGrid) grid = NULL;

  if (puzzle == NULL)
    return;

  grid = satdoku_puzzle_read (puzzle, &name);
  folder = satdoku_puzzle_get_folder (puzzle);
  title = satdoku_puzzle_make_title (puzzle, name);
  details = satdoku_puzzle_make_details (puzzle, grid);
  progress = satdoku_puzzle_make_progress (puzzle);
  date = satdoku_puzzle_make_date (puzzle);
  self->i = satdoku_puzzle_get_index (puzzle);
  satdoku_game_picture_set_grid (self->picture, grid);
  gtk_label_set_label (self->folder, folder != NULL ? folder : "");
  gtk_widget_set_visible (GTK_WIDGET (self->folder), folder != NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->details, details);
  gtk_label_set_label (self->progress, progress);
  gtk_label_set_label (self->date, date);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), name[0] != '\0' ? title : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->date), date[0] != '\0');
  gtk_widget_set_visible (self->solved, satdoku_puzzle_is_solved (puzzle));
  name_item (self);
}

static void
satdoku_puzzle_card_set_property (GObject *object,
                                  guint id,
                                  const GValue *value,
                                  GParamSpec *pspec)
{
  set_puzzle (SATDOKU_PUZZLE_CARD (object), g_value_get_object (value));
}

static void
satdoku_puzzle_card_class_init (SatdokuPuzzleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = satdoku_puzzle_card_set_property;

  /* What it shows; after %NULL it goes on showing what it did. The card must be a child of an item
   * of a list. */
  properties[PROP_PUZZLE] =
    g_param_spec_object ("puzzle", NULL, NULL, SATDOKU_TYPE_PUZZLE,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_GAME_PICTURE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  satdoku_class_set_template (klass, "satdoku-puzzle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, picture);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, folder);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, progress);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, date);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPuzzleCard, solved);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
}

static void
satdoku_puzzle_card_init (SatdokuPuzzleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

guint
satdoku_puzzle_card_get_index (SatdokuPuzzleCard *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE_CARD (self), 0);

  return self->i;
}
