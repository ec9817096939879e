/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A clause at a step of a run: what it says, and whether each literal is true, false or free, in
 * words and by its colour. The two literals that watch it are underlined, and said to do so. */

#include "satdoku-config.h"

#include "satdoku-watched-clause.h"

#include <glib/gi18n.h>
#include <sat-trace-state.h>
#include <words-terms.h>
#include <words-trace.h>

#include "satdoku-wrap-box.h"

/* So many literals are shown one by one. */
#define LITERALS_MAX 12

struct _SatdokuWatchedClause
{
  AdwBin parent_instance;

  /* Children. */
  GtkLabel *title;
  GtkLabel *sentence;
  GtkWidget *literals;
};

G_DEFINE_FINAL_TYPE (SatdokuWatchedClause, satdoku_watched_clause, ADW_TYPE_BIN)

static void
satdoku_watched_clause_class_init (SatdokuWatchedClauseClass *klass)
{
}

static GtkLabel *
add_label (GtkWidget *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
satdoku_watched_clause_init (SatdokuWatchedClause *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->title = add_label (box, "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "caption");
  self->sentence = add_label (box, NULL);
  self->literals = g_object_new (SATDOKU_TYPE_WRAP_BOX, "spacing", 10, NULL);
  gtk_box_append (GTK_BOX (box), self->literals);
  adw_bin_set_child (ADW_BIN (self), box);
}

static char *
say_title (SatdokuWatch *watch,
           guint clause)
{
  SatTrace *trace = satdoku_watch_get_trace (watch);
  g_autofree char *number = NULL;

  if (sat_trace_is_learned (trace, clause))
    {
      guint n_given = sat_trace_formula_get_n_clauses (sat_trace_get_formula (trace));

      number = words_count (clause - n_given + 1);
      /* Translators: %s is a number: the first, second, third clause that was learned. */
      return g_strdup_printf (_ ("Learned clause %s"), number);
    }
  number = words_count (satdoku_formula_source_get_line (satdoku_watch_get_source (watch), clause));
  /* Translators: %s is the number of a line of a file. */
  return g_strdup_printf (_ ("Clause in line %s"), number);
}

static char *
say_value (const char *literal,
           int value,
           gboolean watches)
{
  if (value > 0)
    /* Translators: of a literal of a clause; the clause is watched by two of its literals. */
    return g_strdup_printf (watches ? _ ("%s: true, watches") : _ ("%s: true"), literal);
  if (value < 0)
    return g_strdup_printf (watches ? _ ("%s: false, watches") : _ ("%s: false"), literal);
  return g_strdup_printf (watches ? _ ("%s: free, watches") : _ ("%s: free"), literal);
}

static GtkWidget *
create_literal (const WordsVariables *of,
                int literal,
                int value,
                gboolean watches)
{
  g_autofree char *words = words_trace_literal (of, literal);
  g_autofree char *text = say_value (words, value, watches);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, value > 0   ? "success"
                                   : value < 0 ? "error"
                                               : "accent");
  if (watches)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
      gtk_label_set_attributes (GTK_LABEL (label), attributes);
    }
  return label;
}

static void
add_literals (SatdokuWatchedClause *self,
              SatdokuWatch *watch,
              guint clause)
{
  SatTrace *trace = satdoku_watch_get_trace (watch);
  guint position = satdoku_watch_get_position (watch);
  gboolean counting = satdoku_watch_get_options (watch)->counting;
  g_autoptr (GArray) literals = sat_trace_dup_clause (trace, clause);
  g_autoptr (SatTraceState) state = sat_trace_state_new (trace, position);
  int watches[2] = { 0, 0 };
  guint n_shown = MIN (literals->len, LITERALS_MAX);

  if (!counting && !sat_trace_get_watches (trace, position, clause, watches))
    watches[0] = watches[1] = 0;
  for (guint i = 0; i < n_shown; i++)
    {
      int literal = g_array_index (literals, int, i);

      gtk_widget_insert_before (
        create_literal (satdoku_watch_get_variables (watch), literal,
                        sat_trace_state_get_value (state, literal),
                        literal == watches[0] || literal == watches[1]),
        self->literals, NULL);
    }
  if (literals->len > n_shown)
    {
      guint n_more = literals->len - n_shown;
      g_autofree char *more =
        /* Translators: a number of literals of a clause that are not shown. */
        g_strdup_printf (ngettext ("and %u more", "and %u more", n_more), n_more);

      gtk_widget_insert_before (gtk_label_new (more), self->literals, NULL);
    }
}

/* Shows the clause, or none for %SAT_TRACE_NO_CLAUSE, as it is at the step that is looked at.
 * @says_it: say what it says, because nothing else does. */
void
satdoku_watched_clause_show (SatdokuWatchedClause *self,
                             SatdokuWatch *watch,
                             guint clause,
                             gboolean says_it)
{
  SatTrace *trace;
  GtkWidget *child;
  g_autofree char *title = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (SATDOKU_IS_WATCHED_CLAUSE (self) && SATDOKU_IS_WATCH (watch));

  while ((child = gtk_widget_get_first_child (self->literals)) != NULL)
    gtk_widget_unparent (child);
  trace = satdoku_watch_get_trace (watch);
  gtk_widget_set_visible (GTK_WIDGET (self), trace != NULL && clause != SAT_TRACE_NO_CLAUSE);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  title = say_title (watch, clause);
  sentence = words_trace_clause (satdoku_watch_get_variables (watch), trace, clause);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->sentence, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), says_it);
  add_literals (self, watch, clause);
}
