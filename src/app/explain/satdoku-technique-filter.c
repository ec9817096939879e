/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The techniques that occur in a list of steps, each with how many steps of it there are, to see
 * those of one only. It is not there when there is nothing to choose. */

#include "satdoku-config.h"

#include "satdoku-technique-filter.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuTechniqueFilter
{
  GtkWidget parent_instance;

  GtkWidget *choice; /* child */

  GPtrArray *techniques;         /* owned: in the order of the choice, whose first is for all */
  const SudokuTechnique *chosen; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuTechniqueFilter, satdoku_technique_filter, GTK_TYPE_WIDGET)

/* (transfer full): by technique: how often it occurs */
static GHashTable *
count (SatdokuTechniqueFilter *self,
       const SudokuTechnique *const *techniques,
       guint n_techniques)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);

  g_ptr_array_set_size (self->techniques, 0);
  for (guint i = 0; i < n_techniques; i++)
    {
      gpointer technique = (gpointer)techniques[i];
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, technique));

      if (n == 0)
        g_ptr_array_add (self->techniques, technique);
      g_hash_table_insert (counts, technique, GUINT_TO_POINTER (n + 1));
    }
  return counts;
}

/* Offers the techniques of the steps, in their order. All are chosen then. */
void
satdoku_technique_filter_set_techniques (SatdokuTechniqueFilter *self,
                                         const SudokuTechnique *const *techniques,
                                         guint n_techniques)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GHashTable) counts = NULL;

  g_return_if_fail (SATDOKU_IS_TECHNIQUE_FILTER (self));

  counts = count (self, techniques, n_techniques);
  gtk_string_list_append (names, _ ("All Techniques"));
  for (guint i = 0; i < self->techniques->len; i++)
    {
      const SudokuTechnique *technique = g_ptr_array_index (self->techniques, i);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, technique));
      /* Translators: a technique, and how many steps of it there are: "X-wing (3)". */
      g_autofree char *text = g_strdup_printf (_ ("%s (%u)"), _ (technique->name), n);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->choice), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), 0);
  gtk_widget_set_visible (GTK_WIDGET (self), self->techniques->len > 1);
}

static gboolean
find_chosen (GBinding *binding,
             const GValue *from,
             GValue *to,
             gpointer user_data)
{
  SatdokuTechniqueFilter *self = user_data;
  guint selected = g_value_get_uint (from);

  g_value_set_pointer (to, selected > 0 && selected <= self->techniques->len
                             ? g_ptr_array_index (self->techniques, selected - 1)
                             : NULL);
  return TRUE;
}

static void
satdoku_technique_filter_class_init (SatdokuTechniqueFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* (type SudokuTechnique) (nullable): the technique whose steps are wanted; NULL: of all */
    { "chosen", G_TYPE_POINTER, G_PARAM_READWRITE,
      G_STRUCT_OFFSET (SatdokuTechniqueFilter, chosen) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_drops (klass, SatdokuTechniqueFilter, choice, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuTechniqueFilter, techniques, g_ptr_array_unref);
}

static void
satdoku_technique_filter_init (SatdokuTechniqueFilter *self)
{
  self->techniques = g_ptr_array_new ();
  self->choice = gtk_drop_down_new (NULL, NULL);
  gtk_widget_set_tooltip_text (self->choice, _ ("Technique"));
  gtk_widget_set_parent (self->choice, GTK_WIDGET (self));
  g_object_bind_property_full (self->choice, "selected", self, "chosen", G_BINDING_DEFAULT,
                               find_chosen, NULL, self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
satdoku_technique_filter_new (void)
{
  return g_object_new (SATDOKU_TYPE_TECHNIQUE_FILTER, NULL);
}
