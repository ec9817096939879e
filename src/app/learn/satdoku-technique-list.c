/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All techniques, family by family, each with how hard it is. The search finds words of names,
 * families and summaries. It does not know what the chosen one is used for. */

#include "satdoku-config.h"

#include "satdoku-technique-list.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-technique.h>

#include "satdoku-class.h"
#include "satdoku-label.h"

struct _SatdokuTechniqueList
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *search;
  GtkWidget *rows;
  GtkWidget *scroller;
};

G_DEFINE_FINAL_TYPE (SatdokuTechniqueList, satdoku_technique_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const SudokuTechnique *
get_technique (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "technique");
}

static const SudokuTechniqueFamily *
get_family (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "family");
}

static void
activated_cb (SatdokuTechniqueList *self,
              GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, get_technique (row));
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer user_data)
{
  SatdokuTechniqueList *self = user_data;
  const SudokuTechnique *technique = get_technique (row);
  g_autofree char *words =
    g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_autofree char *text = g_strjoin ("\n", _ (technique->name), _ (get_family (row)->name),
                                     words_technique_summary (technique), technique->id, NULL);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_auto (GStrv) parts = g_strsplit_set (words, " \t", -1);

  if (g_object_get_data (G_OBJECT (row), "refused") != NULL)
    return FALSE;
  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (folded, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer user_data)
{
  GtkWidget *label = NULL;

  if (before != NULL && get_family (before) == get_family (row))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (_ (get_family (row)->name));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "family");
  gtk_list_box_row_set_header (row, label);
}

static void
search_changed_cb (SatdokuTechniqueList *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->rows));
}

/* Return in the search takes the first one that is left. */
static void
search_activated_cb (SatdokuTechniqueList *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->rows), i)) != NULL;
       i++)
    if (filter_cb (row, self))
      {
        gtk_list_box_select_row (GTK_LIST_BOX (self->rows), row);
        activated_cb (self, row);
        return;
      }
}

static void
add_row (SatdokuTechniqueList *self,
         const SudokuTechniqueFamily *family,
         const SudokuTechnique *technique)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = satdoku_label_new_text (_ (technique->name), NULL);
  GtkWidget *level = gtk_label_new (words_technique_level (technique));
  g_autofree char *label =
    g_strdup_printf ("%s, %s", _ (technique->name), words_technique_level (technique));

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (level, "dim-label");
  gtk_widget_add_css_class (level, "caption");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), level);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (row), "technique", (gpointer)technique);
  g_object_set_data (G_OBJECT (row), "family", (gpointer)family);
  gtk_list_box_append (GTK_LIST_BOX (self->rows), row);
}

static void
add_rows (SatdokuTechniqueList *self)
{
  gsize n = 0;
  const SudokuTechniqueFamily *const *families = sudoku_technique_families (&n);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < families[i]->n_techniques; k++)
      add_row (self, families[i], &families[i]->techniques[k]);
}

static void
satdoku_technique_list_class_init (SatdokuTechniqueListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* The player has chosen a technique. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);

  gtk_widget_class_set_css_name (widget_class, "techniquelist");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  satdoku_class_drops (klass, SatdokuTechniqueList, search, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuTechniqueList, scroller, gtk_widget_unparent);
}

static void
satdoku_technique_list_init (SatdokuTechniqueList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *nothing = gtk_label_new (_ ("Nothing Found"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Search"), "margin-start", 12,
                "margin-end", 12, "margin-top", 6, "margin-bottom", 6, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search techniques"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (search_activated_cb), self);
  gtk_widget_set_parent (self->search, GTK_WIDGET (self));
  self->rows = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->rows), GTK_SELECTION_SINGLE);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->rows), filter_cb, self, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->rows), header_cb, self, NULL);
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_widget_set_margin_top (nothing, 24);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (self->rows), nothing);
  gtk_widget_add_css_class (self->rows, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Techniques"), -1);
  g_signal_connect_swapped (self->rows, "row-activated", G_CALLBACK (activated_cb), self);
  add_rows (self);
  self->scroller = gtk_scrolled_window_new ();
  g_object_set (self->scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", self->rows,
                "vexpand", TRUE, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/* Offers only some of the techniques, and all of them again. The search is as empty as at first. */
void
satdoku_technique_list_offer (SatdokuTechniqueList *self,
                              SatdokuTechniqueTest test,
                              gpointer data)
{
  GtkListBoxRow *row;

  g_return_if_fail (SATDOKU_IS_TECHNIQUE_LIST (self) && test != NULL);

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->rows), i)) != NULL;
       i++)
    g_object_set_data (G_OBJECT (row), "refused",
                       test (get_technique (row), data) ? NULL : (gpointer)row);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->rows));
}

/* Shows a technique of a family as the chosen one; NULL: none. */
void
satdoku_technique_list_select (SatdokuTechniqueList *self,
                               const SudokuTechnique *technique)
{
  GtkListBoxRow *row;

  g_return_if_fail (SATDOKU_IS_TECHNIQUE_LIST (self));

  gtk_list_box_unselect_all (GTK_LIST_BOX (self->rows));
  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->rows), i)) != NULL;
       i++)
    if (get_technique (row) == technique)
      gtk_list_box_select_row (GTK_LIST_BOX (self->rows), row);
}
