/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of steps: a row for each with its technique, where it is and how hard, and above them the
 * techniques that occur, to see those of one only. The view that contains the list decides what
 * becomes of a chosen row. */

#include "satdoku-config.h"

#include "satdoku-step-list.h"

#include <glib/gi18n.h>
#include <words-step.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-properties.h"
#include "satdoku-settings.h"
#include "satdoku-technique-filter.h"

/* More rows would take longer than a frame to make, and would hardly be read. */
#define ROWS_MAX 100

struct _SatdokuStepList
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *filter;
  GtkWidget *rows;
  GtkWidget *more;

  SudokuHint *hint; /* owned (nullable): whose steps are listed */
  /* Borrowed. */
  const SudokuStep *chosen;         /* (nullable): the one that is shown */
  const SudokuTechnique *technique; /* (nullable): of the rows; NULL: of any */
};

G_DEFINE_FINAL_TYPE (SatdokuStepList, satdoku_step_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

guint
satdoku_step_list_get_n_shown (SatdokuStepList *self)
{
  guint n = 0;

  g_return_val_if_fail (SATDOKU_IS_STEP_LIST (self), 0);

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->rows), (int)n) != NULL)
    n++;
  return n;
}

/* Not in a box: to find out how high a label is in one, GTK lays it out hundreds of times. */
static void
add_row (SatdokuStepList *self,
         SudokuStep *step)
{
  const SudokuLinks *links = self->hint->links;
  const SudokuTechnique *technique = sudoku_step_get_technique (step);
  guint rating = sudoku_step_get_rating (step);
  g_autofree char *place = words_step_place (step, links, satdoku_settings_get_coordinates ());
  g_autofree char *capitalised = words_capitalise (place);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (texts), satdoku_label_new_text (_ (technique->name), NULL));
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_text (capitalised, "row-details"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), texts, 0, 0, 1, 1);
  if (rating > 0)
    {
      /* Translators: how hard a step is: 4.2, with the decimal point of the language. */
      g_autofree char *text = g_strdup_printf (_ ("%u.%u"), rating / 10, rating % 10);

      gtk_grid_attach (GTK_GRID (grid), satdoku_label_new_text (text, "numeric"), 1, 0, 1, 1);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  g_object_set_data_full (G_OBJECT (row), "step", sudoku_step_ref (step),
                          (GDestroyNotify)sudoku_step_unref);
  gtk_list_box_append (GTK_LIST_BOX (self->rows), row);
}

static guint
get_n_steps (SatdokuStepList *self)
{
  return self->hint != NULL ? self->hint->steps->len : 0;
}

static SudokuStep *
get_step (SatdokuStepList *self,
          guint number)
{
  return g_array_index (self->hint->steps, SudokuHintStep, number).step;
}

static void
fill_rows (SatdokuStepList *self)
{
  guint n = 0;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->rows), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->rows), GTK_WIDGET (row));
  for (guint i = 0; i < get_n_steps (self); i++)
    {
      SudokuStep *step = get_step (self, i);

      if (self->technique != NULL && sudoku_step_get_technique (step) != self->technique)
        continue;
      if (n++ < ROWS_MAX)
        add_row (self, step);
    }
  gtk_widget_set_visible (self->rows, n > 0);
  gtk_widget_set_visible (self->more, n > ROWS_MAX);
  if (n > ROWS_MAX)
    {
      g_autofree char *text =
        g_strdup_printf (ngettext ("and %u more", "and %u more", n - ROWS_MAX), n - ROWS_MAX);

      gtk_label_set_text (GTK_LABEL (self->more), text);
    }
}

static void
fill_filter (SatdokuStepList *self)
{
  guint n = get_n_steps (self);
  g_autofree const SudokuTechnique **techniques = g_new (const SudokuTechnique *, n);

  for (guint i = 0; i < n; i++)
    techniques[i] = sudoku_step_get_technique (get_step (self, i));
  satdoku_technique_filter_set_techniques (SATDOKU_TECHNIQUE_FILTER (self->filter), techniques, n);
}

/* The row of the step that is shown is the chosen one, if it has one. */
static void
select_step (SatdokuStepList *self)
{
  GtkListBox *rows = GTK_LIST_BOX (self->rows);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (rows, i)) != NULL; i++)
    if (self->chosen != NULL && g_object_get_data (G_OBJECT (row), "step") == self->chosen)
      {
        gtk_list_box_select_row (rows, row);
        return;
      }
  gtk_list_box_unselect_all (rows);
}

static void
hint_changed (SatdokuStepList *self)
{
  fill_filter (self);
  fill_rows (self);
  select_step (self);
}

static void
activated_cb (SatdokuStepList *self,
              GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_object_get_data (G_OBJECT (row), "step"));
}

static void
satdoku_step_list_class_init (SatdokuStepListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (nullable): whose steps are listed */
    { "hint", SUDOKU_TYPE_HINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStepList, hint),
      G_CALLBACK (hint_changed) },
    /* (type SudokuStep) (nullable): the one that is shown */
    { "step", G_TYPE_POINTER, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStepList, chosen),
      G_CALLBACK (select_step) },
    { "technique", G_TYPE_POINTER, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuStepList, technique), G_CALLBACK (fill_rows) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  /* The player wants to see a #SudokuStep. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);

  gtk_widget_class_set_css_name (widget_class, "steplist");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  satdoku_class_drops (klass, SatdokuStepList, filter, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuStepList, rows, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuStepList, more, gtk_widget_unparent);
}

static void
satdoku_step_list_init (SatdokuStepList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->filter = satdoku_technique_filter_new ();
  gtk_widget_set_parent (self->filter, GTK_WIDGET (self));
  g_object_bind_property (self->filter, "chosen", self, "technique", G_BINDING_DEFAULT);
  self->rows = gtk_list_box_new ();
  gtk_widget_add_css_class (self->rows, "boxed-list");
  gtk_widget_add_css_class (self->rows, "records");
  gtk_widget_set_visible (self->rows, FALSE);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
  g_signal_connect_swapped (self->rows, "row-activated", G_CALLBACK (activated_cb), self);
  self->more = satdoku_label_new_text ("", "dim-label");
  gtk_widget_set_visible (self->more, FALSE);
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
}
