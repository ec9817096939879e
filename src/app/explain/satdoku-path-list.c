/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a path to a solution: a row for each with its number, technique, place and how hard
 * it is, and above them the techniques that occur, to see the steps of one only. Rows are made as
 * they come into view, so that the list may be long. The view that contains the list decides what
 * becomes of a chosen step. */

#include "satdoku-config.h"

#include "satdoku-path-list.h"

#include <glib/gi18n.h>
#include <words-step.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-properties.h"
#include "satdoku-row-factory.h"
#include "satdoku-settings.h"
#include "satdoku-technique-filter.h"

/* Pixels: some four rows; more where there is room. */
#define HEIGHT_MIN 184

struct _SatdokuPathList
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *filter;
  GtkWidget *scroller;
  GtkWidget *view; /* in the scroller */

  /* Owned. */
  SatdokuPath *path;             /* (nullable) */
  GtkSingleSelection *selection; /* of the sentences of the steps */
  GArray *numbers;               /* of guint: of the steps, by position */

  SatdokuPathScale scale;
  guint number;                     /* of the step that is looked at */
  const SudokuTechnique *technique; /* borrowed (nullable): of the rows; NULL: of any */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (SatdokuPathList, satdoku_path_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

guint
satdoku_path_list_get_n_shown (SatdokuPathList *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_LIST (self), 0);

  return self->numbers->len;
}

static GtkWidget *
create_number (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* Its number, its technique above its place, and how hard it is. */
static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *item,
              gpointer user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number = create_number ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *weight = create_number ();

  gtk_widget_add_css_class (number, "row-details");
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, NULL));
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, "row-details"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), weight);
  gtk_list_item_set_child (item, row);
}

/* The row of the list gets what the step says as its accessible name. */
static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *item,
             gpointer user_data)
{
  SatdokuPathList *self = user_data;
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *number = gtk_widget_get_first_child (row);
  GtkWidget *texts = gtk_widget_get_next_sibling (number);
  GtkWidget *weight = gtk_widget_get_last_child (row);
  guint step_number = g_array_index (self->numbers, guint, gtk_list_item_get_position (item));
  const SudokuStep *step = satdoku_path_get_step (self->path, self->scale, step_number);
  g_autofree char *place = words_step_place (step, satdoku_path_get_links (self->path),
                                             satdoku_settings_get_coordinates ());
  g_autofree char *capitalised = words_capitalise (place);
  g_autofree char *hard = satdoku_path_word_weight (step, self->scale);
  g_autofree char *text = g_strdup_printf ("%u", step_number + 1);

  gtk_label_set_text (GTK_LABEL (number), text);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (texts)),
                      _ (sudoku_step_get_technique (step)->name));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (texts)), capitalised);
  gtk_label_set_text (GTK_LABEL (weight), hard);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL,
    gtk_string_object_get_string (gtk_list_item_get_item (item)), -1);
}

static guint
get_n_steps (SatdokuPathList *self)
{
  return self->path != NULL ? satdoku_path_get_n_steps (self->path, self->scale) : 0;
}

static void
fill_filter (SatdokuPathList *self)
{
  guint n = get_n_steps (self);
  g_autofree const SudokuTechnique **techniques = g_new (const SudokuTechnique *, n);

  for (guint i = 0; i < n; i++)
    techniques[i] = sudoku_step_get_technique (satdoku_path_get_step (self->path, self->scale, i));
  satdoku_technique_filter_set_techniques (SATDOKU_TECHNIQUE_FILTER (self->filter), techniques, n);
}

static void
fill_rows (SatdokuPathList *self)
{
  g_autoptr (GtkStringList) sentences = gtk_string_list_new (NULL);

  self->filling = TRUE;
  /* The rows that are there go before what they show. */
  gtk_single_selection_set_model (self->selection, NULL);
  g_array_set_size (self->numbers, 0);
  for (guint i = 0; i < get_n_steps (self); i++)
    {
      const SudokuStep *step = satdoku_path_get_step (self->path, self->scale, i);
      g_autofree char *text = NULL;

      if (self->technique != NULL && sudoku_step_get_technique (step) != self->technique)
        continue;
      text = satdoku_path_word_step (self->path, self->scale, i);
      gtk_string_list_append (sentences, text);
      g_array_append_val (self->numbers, i);
    }
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (sentences));
  self->filling = FALSE;
}

static void
selected_cb (SatdokuPathList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (!self->filling && position < self->numbers->len)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0,
                   g_array_index (self->numbers, guint, position));
}

static void
scroll_to_selected (SatdokuPathList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
}

/* The row of the step that is looked at is the chosen one, if it is listed, and is seen. */
static void
select_step (SatdokuPathList *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->numbers->len; i++)
    if (g_array_index (self->numbers, guint, i) == self->number)
      position = i;
  self->filling = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->filling = FALSE;
  scroll_to_selected (self);
}

static void
path_changed (SatdokuPathList *self)
{
  fill_filter (self);
  fill_rows (self);
  select_step (self);
}

static void
satdoku_path_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_path_list_parent_class)->map (widget);
  scroll_to_selected (SATDOKU_PATH_LIST (widget));
}

static gboolean
satdoku_path_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SATDOKU_PATH_LIST (widget)->view);
}

static void
satdoku_path_list_class_init (SatdokuPathListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* What it lists, (nullable), and by whose scale. */
    { "path", SATDOKU_TYPE_PATH, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPathList, path),
      G_CALLBACK (path_changed) },
    { "scale", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPathList, scale),
      G_CALLBACK (path_changed), .most = SATDOKU_N_PATH_SCALES - 1 },
    /* Of the step that is looked at, from 0. */
    { "number", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuPathList, number),
      G_CALLBACK (select_step) },
    { "technique", G_TYPE_POINTER, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuPathList, technique), G_CALLBACK (fill_rows) },
  };

  widget_class->map = satdoku_path_list_map;
  widget_class->grab_focus = satdoku_path_list_grab_focus;

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  /* The player wants to see a step, by its number from 0. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "pathlist");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  satdoku_class_drops (klass, SatdokuPathList, filter, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuPathList, scroller, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuPathList, selection, g_object_unref);
  satdoku_class_drops (klass, SatdokuPathList, numbers, g_array_unref);
}

static void
create_rows (SatdokuPathList *self)
{
  GtkListItemFactory *factory =
    satdoku_row_factory_new (G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), NULL, self);

  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  self->view =
    gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Steps of the path"), -1);
  gtk_widget_add_css_class (self->view, "records");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), HEIGHT_MIN);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_add_css_class (self->scroller, "card");
  gtk_widget_set_overflow (self->scroller, GTK_OVERFLOW_HIDDEN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
satdoku_path_list_init (SatdokuPathList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->filter = satdoku_technique_filter_new ();
  gtk_widget_set_parent (self->filter, GTK_WIDGET (self));
  g_object_bind_property (self->filter, "chosen", self, "technique", G_BINDING_DEFAULT);
  create_rows (self);
}
