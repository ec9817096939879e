/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names at the start, values at the end of each line. Facts with the names that are there already
 * only change the values, so that they can be shown ten times a second. It words nothing. */

#include "satdoku-config.h"

#include "satdoku-fact-list.h"

#include <glib/gi18n.h>
#include <words-solver.h>

#include "satdoku-class.h"

struct _SatdokuFactList
{
  GtkWidget parent_instance;

  /* Owned. */
  GtkBox *box;
  GPtrArray *rows; /* (element-type GtkBox): its children, each with the labels of a fact */
};

G_DEFINE_FINAL_TYPE (SatdokuFactList, satdoku_fact_list, GTK_TYPE_WIDGET)

static void
satdoku_fact_list_dispose (GObject *object)
{
  SatdokuFactList *self = SATDOKU_FACT_LIST (object);

  g_ptr_array_set_size (self->rows, 0);
  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->box)));
  G_OBJECT_CLASS (satdoku_fact_list_parent_class)->dispose (object);
}

static void
satdoku_fact_list_class_init (SatdokuFactListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_fact_list_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "factlist");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  satdoku_class_keeps (klass, SatdokuFactList, rows, g_ptr_array_unref);
}

static void
satdoku_fact_list_init (SatdokuFactList *self)
{
  self->rows = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
}

static GtkLabel *
get_name (SatdokuFactList *self,
          guint row)
{
  return GTK_LABEL (gtk_widget_get_first_child (self->rows->pdata[row]));
}

static GtkLabel *
get_value (SatdokuFactList *self,
           guint row)
{
  return GTK_LABEL (gtk_widget_get_last_child (self->rows->pdata[row]));
}

static void
add_label (GtkBox *row,
           gboolean is_value)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), is_value ? 1 : 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, is_value);
  gtk_widget_add_css_class (label, is_value ? "numeric" : "dim-label");
  gtk_box_append (row, label);
}

/* Each row shares out its own width: in a grid, a long value would break all names into lines. */
static void
add_row (SatdokuFactList *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  add_label (GTK_BOX (row), FALSE);
  add_label (GTK_BOX (row), TRUE);
  gtk_box_append (self->box, row);
  g_ptr_array_add (self->rows, row);
}

static void
remove_row (SatdokuFactList *self)
{
  GtkWidget *row = g_ptr_array_steal_index (self->rows, self->rows->len - 1);

  gtk_box_remove (self->box, row);
}

/* A screen reader says the name with the value. */
static void
set_fact (SatdokuFactList *self,
          guint row,
          const WordsFact *fact)
{
  GtkLabel *name = get_name (self, row);
  GtkLabel *value = get_value (self, row);
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

void
satdoku_fact_list_show (SatdokuFactList *self,
                        GPtrArray *facts)
{
  g_return_if_fail (SATDOKU_IS_FACT_LIST (self) && facts != NULL);

  while (self->rows->len > facts->len)
    remove_row (self);
  for (guint row = 0; row < facts->len; row++)
    {
      if (row == self->rows->len)
        add_row (self);
      set_fact (self, row, g_ptr_array_index (facts, row));
    }
}

/* The value that is shown for a name, which is translated. */
const char *
satdoku_fact_list_get_value (SatdokuFactList *self,
                             const char *name)
{
  g_return_val_if_fail (SATDOKU_IS_FACT_LIST (self) && name != NULL, NULL);

  for (guint row = 0; row < self->rows->len; row++)
    if (g_str_equal (gtk_label_get_label (get_name (self, row)), name))
      return gtk_label_get_label (get_value (self, row));
  return NULL;
}
