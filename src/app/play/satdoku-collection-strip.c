/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A quiet row of the Grid page: which puzzle of a collection is played, with the way to the one
 * before, the next one and the list; or, while a collection is being read, how far that is. Its
 * buttons name actions of the window. */

#include "satdoku-config.h"

#include "satdoku-collection-strip.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"

struct _SatdokuCollectionStrip
{
  AdwBin parent_instance;

  /* Template children. */
  GtkStack *stack;
  GtkWidget *list_button;
  GtkWidget *solved;
  GtkLabel *place;
  GtkLabel *name;
  GtkLabel *reading;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (SatdokuCollectionStrip, satdoku_collection_strip, ADW_TYPE_BIN)

static gboolean
show_fraction (GBinding *binding,
               const GValue *from,
               GValue *to,
               gpointer unused)
{
  g_value_set_double (to, MAX (g_value_get_double (from), 0));
  return TRUE;
}

static void
satdoku_collection_strip_class_init (SatdokuCollectionStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "collectionstrip");
  satdoku_class_set_template (klass, "satdoku-collection-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, list_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, solved);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, reading);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionStrip, progress);
}

static void
satdoku_collection_strip_init (SatdokuCollectionStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @adder reads collections; the strip shows how far that is. */
void
satdoku_collection_strip_set_adder (SatdokuCollectionStrip *self,
                                    SatdokuWorker *adder)
{
  g_return_if_fail (SATDOKU_IS_COLLECTION_STRIP (self) && SATDOKU_IS_WORKER (adder));

  g_object_bind_property_full (adder, "fraction", self->progress, "fraction", G_BINDING_DEFAULT,
                               show_fraction, NULL, NULL, NULL);
}

/* Which puzzle of a collection is played, from 0; without a collection there is nothing to say. */
void
satdoku_collection_strip_show_puzzle (SatdokuCollectionStrip *self,
                                      SatdokuCollection *collection,
                                      guint i)
{
  g_autofree char *place = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (SATDOKU_IS_COLLECTION_STRIP (self));

  gtk_widget_set_visible (GTK_WIDGET (self), collection != NULL);
  if (collection == NULL)
    return;
  place = words_puzzle_place (i, satdoku_collection_get_n_puzzles (collection));
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->name, satdoku_collection_get_name (collection));
  gtk_widget_set_visible (self->solved, satdoku_collection_get_solved (collection, i) != NULL);
  /* Translators: “Puzzle 3 of 10,000” and the name of a file. */
  spoken = g_strdup_printf (_ ("%s · %s"), place, satdoku_collection_get_name (collection));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_stack_set_visible_child_name (self->stack, "puzzle");
}

void
satdoku_collection_strip_show_adding (SatdokuCollectionStrip *self,
                                      const char *name)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SATDOKU_IS_COLLECTION_STRIP (self) && name != NULL);

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_ ("Reading %s…"), name);
  gtk_label_set_label (self->reading, text);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_stack_set_visible_child_name (self->stack, "reading");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
