/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done with the numbers of a puzzle: buttons of actions, the symmetry that they keep,
 * and what came of the last one, lit up on the board. What was found stays lit up while cells are
 * selected there. Where a number may be exchanged for one in the selected cell, there is a button
 * for each. It finds out nothing and changes nothing itself. */

#include "satdoku-config.h"

#include "satdoku-surgery-view.h"

#include <glib/gi18n.h>
#include <satdoku-panel.h>
#include <satdoku-reveal.h>
#include <sudoku-generate-options.h>

#include "satdoku-surgery-report.h"
#include "satdoku-wrap-box.h"

struct _SatdokuSurgeryView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  GtkDropDown *symmetry;
  SatdokuPanel *panel;
  GtkWidget *values;

  /* Borrowed. */
  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  SatdokuSurgery *surgery; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuSurgeryView, satdoku_surgery_view, GTK_TYPE_WIDGET)

static void
show_cells_cb (SatdokuSurgeryView *self,
               GArray *cells)
{
  if (self->board != NULL)
    satdoku_board_light_up (self->board, (gconstpointer)cells->data, cells->len);
}

/* What was found, or has changed. */
static GArray *
list_lit (const SatdokuSurgeryResult *result)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  if (result->superfluous != NULL && result->superfluous->n_cells > 0)
    g_array_append_vals (cells, result->superfluous->cells, result->superfluous->n_cells);
  for (guint i = 0; result->exchange != NULL && i < result->exchange->n_substitutes; i++)
    g_array_append_val (cells, result->exchange->substitutes[i].cell);
  for (guint i = 0; i < result->removed->len; i++)
    g_array_append_val (cells, g_array_index (result->removed, guint, i));
  for (guint i = 0; i < result->added->len; i++)
    g_array_append_val (cells, g_array_index (result->added, guint, i));
  return cells;
}

static void
light_up (SatdokuSurgeryView *self)
{
  const SatdokuSurgeryResult *result = satdoku_surgery_get_result (self->surgery);
  g_autoptr (GArray) cells = result != NULL ? list_lit (result) : NULL;

  if (self->board != NULL)
    satdoku_board_light_up (self->board, cells != NULL ? (gconstpointer)cells->data : NULL,
                            cells != NULL ? cells->len : 0);
}

static void
add_value (SatdokuSurgeryView *self,
           guint value)
{
  g_autofree char *symbol =
    sudoku_symbols_dup (satdoku_board_get_symbols (self->board), value);
  /* Translators: a button: %s is a digit, which is put into the selected cell. Short! */
  g_autofree char *label = g_strdup_printf (_ ("Put %s Here"), symbol);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.surgery-exchange");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_parent (button, self->values);
}

/* What may stand in the selected cell. */
static void
show_values (SatdokuSurgeryView *self)
{
  g_autoptr (GArray) values = NULL;
  GtkWidget *child;

  if (self->board == NULL)
    return;
  values = satdoku_surgery_list_values (self->surgery, satdoku_board_get_selected (self->board));
  while ((child = gtk_widget_get_first_child (self->values)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < values->len; i++)
    add_value (self, g_array_index (values, guint, i));
  gtk_widget_set_visible (self->values, values->len > 0);
}

static void
surgery_cb (SatdokuSurgeryView *self)
{
  g_autoptr (SatdokuReport) report = satdoku_surgery_report_new (self->surgery);

  gtk_widget_set_visible (GTK_WIDGET (self->panel), report != NULL);
  if (report != NULL)
    {
      satdoku_panel_show_report (self->panel, report);
      satdoku_reveal (GTK_WIDGET (self->panel));
    }
  show_values (self);
  light_up (self);
}

/* Selecting a cell puts out what is lit up, but one of these is to be selected. */
static void
selected_cb (SatdokuSurgeryView *self)
{
  const SatdokuSurgeryResult *result = satdoku_surgery_get_result (self->surgery);

  show_values (self);
  if (result != NULL && result->grid == NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    light_up (self);
}

static GListModel *
list_symmetries (void)
{
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);
  GtkStringList *names = gtk_string_list_new (NULL);

  for (gsize i = 0; i < n_symmetries; i++)
    gtk_string_list_append (names, _ (symmetries[i].name));
  return G_LIST_MODEL (names);
}

/**
 * satdoku_surgery_view_set_surgery:
 * @self: a view, which has none yet
 * @surgery: what it shows
 * @board: whose selected cell counts, and where cells are shown
 */
void
satdoku_surgery_view_set_surgery (SatdokuSurgeryView *self,
                                  SatdokuSurgery *surgery,
                                  SatdokuBoard *board)
{
  g_return_if_fail (SATDOKU_IS_SURGERY_VIEW (self) && SATDOKU_IS_SURGERY (surgery));
  g_return_if_fail (SATDOKU_IS_BOARD (board) && self->surgery == NULL);

  self->surgery = g_object_ref (surgery);
  g_set_weak_pointer (&self->board, board);
  g_object_bind_property (surgery, "symmetry", self->symmetry, "selected",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (surgery, "changed", G_CALLBACK (surgery_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
satdoku_surgery_view_dispose (GObject *object)
{
  SatdokuSurgeryView *self = SATDOKU_SURGERY_VIEW (object);

  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->surgery);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_SURGERY_VIEW);
  G_OBJECT_CLASS (satdoku_surgery_view_parent_class)->dispose (object);
}

static void
satdoku_surgery_view_class_init (SatdokuSurgeryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_surgery_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "surgeryview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-surgery-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, symmetry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, values);
  gtk_widget_class_bind_template_callback (widget_class, show_cells_cb);
}

static void
satdoku_surgery_view_init (SatdokuSurgeryView *self)
{
  g_autoptr (GListModel) symmetries = list_symmetries ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->symmetry, symmetries);
}
