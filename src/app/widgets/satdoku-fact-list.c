/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names at the start, values at the end of each line. Facts with the names that are there already
 * only change the values, so that they can be shown ten times a second. It words nothing. */

#include "satdoku-config.h"

#include "satdoku-fact-list.h"

#include <glib/gi18n.h>
#include <words-solver.h>

struct _SatdokuFactList
{
  GtkWidget parent_instance;

  /* Owned. */
  GtkGrid *grid;
  guint n_facts;
};

G_DEFINE_FINAL_TYPE (SatdokuFactList, satdoku_fact_list, GTK_TYPE_WIDGET)

static void
satdoku_fact_list_dispose (GObject *object)
{
  SatdokuFactList *self = SATDOKU_FACT_LIST (object);

  if (self->grid != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->grid)));
  G_OBJECT_CLASS (satdoku_fact_list_parent_class)->dispose (object);
}

static void
satdoku_fact_list_class_init (SatdokuFactListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_fact_list_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "factlist");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
satdoku_fact_list_init (SatdokuFactList *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 18);
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_widget_set_parent (GTK_WIDGET (self->grid), GTK_WIDGET (self));
}

static GtkLabel *
get_label (SatdokuFactList *self,
           int column,
           guint row)
{
  return GTK_LABEL (gtk_grid_get_child_at (self->grid, column, (int)row));
}

static void
add_label (SatdokuFactList *self,
           int column,
           guint row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_widget_set_hexpand (label, column == 1);
  gtk_widget_add_css_class (label, column == 0 ? "dim-label" : "numeric");
  gtk_grid_attach (self->grid, label, column, (int)row, 1, 1);
}

/* A screen reader says the name with the value. */
static void
set_fact (SatdokuFactList *self,
          guint row,
          const WordsFact *fact)
{
  GtkLabel *name = get_label (self, 0, row);
  GtkLabel *value = get_label (self, 1, row);
  g_autofree char *both = NULL;

  if (g_str_equal (gtk_label_get_label (name), fact->name) &&
      g_str_equal (gtk_label_get_label (value), fact->value))
    return;
  /* Translators: the name of a number and the number, such as "Clauses: 120". */
  both = g_strdup_printf (_ ("%s: %s"), fact->name, fact->value);
  gtk_label_set_label (name, fact->name);
  gtk_label_set_label (value, fact->value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (value), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
}

/**
 * satdoku_fact_list_show:
 * @self: a list
 * @facts: (element-type WordsFact): what to show
 *
 * Shows the facts in the place of those that are there.
 */
void
satdoku_fact_list_show (SatdokuFactList *self,
                        GPtrArray *facts)
{
  g_return_if_fail (SATDOKU_IS_FACT_LIST (self) && facts != NULL);

  while (self->n_facts > facts->len)
    gtk_grid_remove_row (self->grid, (int)--self->n_facts);
  for (guint row = 0; row < facts->len; row++)
    {
      if (row == self->n_facts)
        {
          add_label (self, 0, row);
          add_label (self, 1, row);
          self->n_facts++;
        }
      set_fact (self, row, g_ptr_array_index (facts, row));
    }
}

/**
 * satdoku_fact_list_get_value:
 * @self: a list
 * @name: a name, translated
 *
 * Returns: (transfer none) (nullable): the value that is shown for it
 */
const char *
satdoku_fact_list_get_value (SatdokuFactList *self,
                             const char *name)
{
  g_return_val_if_fail (SATDOKU_IS_FACT_LIST (self) && name != NULL, NULL);

  for (guint row = 0; row < self->n_facts; row++)
    if (g_str_equal (gtk_label_get_label (get_label (self, 0, row)), name))
      return gtk_label_get_label (get_label (self, 1, row));
  return NULL;
}
