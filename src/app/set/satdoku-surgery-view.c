/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done with the numbers of a puzzle: buttons of actions, the symmetry that they keep,
 * and what came of the last one. Where a number may be exchanged for one in the selected cell,
 * there is a button for each. It finds out nothing and changes nothing itself. */

#include "satdoku-config.h"

#include "satdoku-surgery-view.h"

#include <glib/gi18n.h>
#include <satdoku-panel.h>
#include <satdoku-reveal.h>
#include <sudoku-generate-options.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-surgery-report.h"
#include "satdoku-wrap-box.h"

struct _SatdokuSurgeryView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkDropDown *symmetry;
  SatdokuPanel *panel;
  GtkWidget *values;

  /* Owned. */
  SatdokuSurgery *surgery; /* (nullable): until the view it is in has one */
  GArray *fitting;         /* (nullable): of guint: what may stand in the selected cell */
};

G_DEFINE_FINAL_TYPE (SatdokuSurgeryView, satdoku_surgery_view, GTK_TYPE_WIDGET)

static void
add_value (SatdokuSurgeryView *self,
           const SudokuSymbols *symbols,
           guint value)
{
  g_autofree char *symbol = sudoku_symbols_dup (symbols, value);
  /* Translators: a button: %s is a digit, which is put into the selected cell. Short! */
  g_autofree char *label = g_strdup_printf (_ ("Put %s Here"), symbol);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.surgery-exchange");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", value);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_parent (button, self->values);
}

/* A button for each that may stand in the selected cell. */
static void
values_changed (SatdokuSurgeryView *self)
{
  g_autoptr (SatdokuPlay) play = NULL;
  guint n = self->fitting != NULL ? self->fitting->len : 0;
  GtkWidget *child;

  g_object_get (self->surgery, "play", &play, NULL);
  while ((child = gtk_widget_get_first_child (self->values)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < n; i++)
    add_value (self, satdoku_play_get_symbols (play), g_array_index (self->fitting, guint, i));
  gtk_widget_set_visible (self->values, n > 0);
}

/* For the template: of what changes together with the state. */
static SatdokuReport *
word_report (gpointer unused,
             guint state,
             SatdokuSurgery *surgery)
{
  g_autoptr (SatdokuPlay) play = NULL;
  g_autoptr (GError) error = NULL;
  const SatdokuSurgeryResult *result = NULL;

  g_object_get (surgery, "play", &play, "result", &result, "error", &error, NULL);
  if (satdoku_play_get_game (play) == NULL)
    return NULL;
  return satdoku_surgery_report_new ((SatdokuSurgeryState)state, result, error,
                                     sudoku_game_get_geometry (satdoku_play_get_game (play)));
}

static gboolean
is_asked (gpointer unused,
          guint state)
{
  return state != SATDOKU_SURGERY_NOTHING;
}

static void
report_cb (SatdokuSurgeryView *self)
{
  satdoku_reveal (GTK_WIDGET (self->panel));
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

static void
surgery_changed (SatdokuSurgeryView *self)
{
  g_object_bind_property (self->surgery, "symmetry", self->symmetry, "selected",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->surgery, "values", self, "values", G_BINDING_SYNC_CREATE);
}

static void
satdoku_surgery_view_class_init (SatdokuSurgeryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (nullable): what it shows */
    { "surgery", SATDOKU_TYPE_SURGERY, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuSurgeryView, surgery), G_CALLBACK (surgery_changed) },
    { "values", G_TYPE_ARRAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuSurgeryView, fitting),
      G_CALLBACK (values_changed) },
  };

  g_type_ensure (SATDOKU_TYPE_PANEL);
  g_type_ensure (SATDOKU_TYPE_REPORT);
  g_type_ensure (SATDOKU_TYPE_SURGERY);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_css_name (widget_class, "surgeryview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-surgery-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, symmetry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, panel);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSurgeryView, values);
  gtk_widget_class_bind_template_callback (widget_class, word_report);
  gtk_widget_class_bind_template_callback (widget_class, is_asked);
  gtk_widget_class_bind_template_callback (widget_class, report_cb);
}

static void
satdoku_surgery_view_init (SatdokuSurgeryView *self)
{
  g_autoptr (GListModel) symmetries = list_symmetries ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->symmetry, symmetries);
}
