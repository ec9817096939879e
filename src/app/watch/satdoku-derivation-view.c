/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last conflict of a run as a list: the clause that became false, then one resolution a row,
 * with the literal that goes, the clause that had implied it, and what is left; at the end what was
 * learned. */

#include "satdoku-config.h"

#include "satdoku-derivation-view.h"

#include <glib/gi18n.h>
#include <sat-trace-derivation.h>
#include <words-trace.h>

#include "satdoku-class.h"
#include "satdoku-row-factory.h"

#define INDENT 12

struct _SatdokuDerivationView
{
  SatdokuRunList parent_instance;

  /* Children. */
  GtkStack *stack;

  /* Owned. */
  SatdokuWatch *watch; /* (nullable) */
  SatTrace *trace;     /* (nullable): that the rows are of */
  GtkStringList *rows; /* of what a screen reader says */

  guint first; /* the step of the conflict */
};

G_DEFINE_FINAL_TYPE (SatdokuDerivationView, satdoku_derivation_view, SATDOKU_TYPE_RUN_LIST)

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *list_item,
              gpointer user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *what = create_label (NULL);
  GtkWidget *clause = create_label ("dim-label");
  GtkWidget *left = create_label ("numeric");

  gtk_widget_add_css_class (clause, "caption");
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), clause);
  gtk_box_append (GTK_BOX (box), left);
  gtk_list_item_set_child (list_item, box);
}

/* What happens in the step; the clause that it takes and what is left stand below. */
static char *
say_what (SatdokuDerivationView *self,
          guint number)
{
  const SatTraceStep *step = sat_trace_get_step (self->trace, number);
  const WordsVariables *of = satdoku_watch_get_variables (self->watch);
  g_autofree char *literal = NULL;

  if (step->kind == SAT_TRACE_CONFLICT)
    return g_strdup (_ ("Conflict"));
  if (step->kind == SAT_TRACE_LEARN)
    return words_trace_step (of, self->trace, number, FALSE);
  literal = words_trace_literal (of, step->literal);
  /* Translators: %s is a literal such as "r5c6≠3" that leaves a clause by resolution. */
  return g_strdup_printf (_ ("%s is resolved away"), literal);
}

static char *
say_left (SatdokuDerivationView *self,
          guint number)
{
  const WordsVariables *of = satdoku_watch_get_variables (self->watch);
  g_autoptr (GArray) in_hand = sat_trace_dup_in_hand (self->trace, number + 1);

  return words_trace_not_all (of, (const int *)in_hand->data, in_hand->len, FALSE);
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *list_item,
             gpointer user_data)
{
  SatdokuDerivationView *self = user_data;
  GtkWidget *box = gtk_list_item_get_child (list_item);
  GtkWidget *what = gtk_widget_get_first_child (box);
  GtkWidget *clause = gtk_widget_get_next_sibling (what);
  GtkWidget *left = gtk_widget_get_last_child (box);
  guint number = self->first + gtk_list_item_get_position (list_item);
  const SatTraceStep *step = sat_trace_get_step (self->trace, number);
  gboolean learned = step->kind == SAT_TRACE_LEARN;
  g_autofree char *what_text = say_what (self, number);
  g_autofree char *clause_text =
    words_trace_clause (satdoku_watch_get_variables (self->watch), self->trace, step->clause);
  g_autofree char *left_text = say_left (self, number);

  gtk_label_set_text (GTK_LABEL (what), what_text);
  gtk_label_set_text (GTK_LABEL (clause), clause_text);
  gtk_label_set_text (GTK_LABEL (left), left_text);
  gtk_widget_set_visible (clause, !learned);
  gtk_widget_set_visible (left, !learned);
  gtk_widget_set_margin_start (box, step->kind == SAT_TRACE_RESOLVE ? INDENT : 0);
  if (step->kind == SAT_TRACE_RESOLVE)
    gtk_widget_remove_css_class (what, "heading");
  else
    gtk_widget_add_css_class (what, "heading");
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_parent (box)), GTK_ACCESSIBLE_PROPERTY_LABEL,
    gtk_string_object_get_string (gtk_list_item_get_item (list_item)), -1);
}

static guint
derivation_view_get_clause (SatdokuRunList *list,
                            guint position)
{
  SatdokuDerivationView *self = SATDOKU_DERIVATION_VIEW (list);

  return sat_trace_get_step (self->trace, self->first + position)->clause;
}

static void
satdoku_derivation_view_class_init (SatdokuDerivationViewClass *klass)
{
  SATDOKU_RUN_LIST_CLASS (klass)->get_clause = derivation_view_get_clause;
  satdoku_class_drops (klass, SatdokuDerivationView, watch, g_object_unref);
  satdoku_class_drops (klass, SatdokuDerivationView, rows, g_object_unref);
  satdoku_class_drops (klass, SatdokuDerivationView, trace, sat_trace_unref);
}

static void
satdoku_derivation_view_init (SatdokuDerivationView *self)
{
  GtkListItemFactory *factory =
    satdoku_row_factory_new (G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), NULL, self);
  GtkWidget *none = create_label ("dim-label");

  self->rows = gtk_string_list_new (NULL);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_label_set_text (GTK_LABEL (none), _ ("There was no conflict yet."));
  gtk_widget_set_valign (none, GTK_ALIGN_START);
  gtk_widget_set_margin_top (none, 12);
  gtk_widget_set_margin_start (none, 12);
  gtk_stack_add_named (self->stack, none, "none");
  gtk_stack_add_named (self->stack,
                       satdoku_run_list_fill (SATDOKU_RUN_LIST (self),
                                              g_object_ref (G_LIST_MODEL (self->rows)), factory,
                                              _ ("Conflict")),
                       "rows");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

static void
add_rows (SatdokuDerivationView *self,
          guint from,
          guint end)
{
  const WordsVariables *of = satdoku_watch_get_variables (self->watch);

  for (guint i = from; i < end; i++)
    {
      g_autofree char *words = words_trace_step (of, self->trace, i, TRUE);

      gtk_string_list_append (self->rows, words);
    }
}

/* Shows the last conflict before the step that is looked at. A row that is seen already stays. */
void
satdoku_derivation_view_show (SatdokuDerivationView *self,
                              SatdokuWatch *watch)
{
  SatTrace *trace;
  guint first, end, n_before, n_after;

  g_return_if_fail (SATDOKU_IS_DERIVATION_VIEW (self) && SATDOKU_IS_WATCH (watch));

  g_set_object (&self->watch, watch);
  trace = satdoku_watch_get_trace (watch);
  first = satdoku_watch_find_derivation (watch, &end);
  n_before = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  satdoku_run_list_set_changing (SATDOKU_RUN_LIST (self), TRUE);
  if (trace != self->trace || first != self->first)
    {
      gtk_string_list_splice (self->rows, 0, n_before, NULL);
      n_before = 0;
    }
  g_clear_pointer (&self->trace, sat_trace_unref);
  self->trace = trace != NULL ? sat_trace_ref (trace) : NULL;
  self->first = first;
  n_after = first != G_MAXUINT ? end - first : 0;
  if (n_after < n_before)
    gtk_string_list_splice (self->rows, n_after, n_before - n_after, NULL);
  else if (n_after > n_before)
    add_rows (self, first + n_before, end);
  gtk_stack_set_visible_child_name (self->stack, n_after > 0 ? "rows" : "none");
  satdoku_run_list_set_changing (SATDOKU_RUN_LIST (self), FALSE);
  if (n_after > n_before)
    satdoku_run_list_show_end (SATDOKU_RUN_LIST (self));
}
