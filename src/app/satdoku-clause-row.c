/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the CNF page: the number of the line in the file and the clause, and above the
 * first clause of each family its heading. */

#include "satdoku-config.h"

#include "satdoku-clause-row.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>

#include "satdoku-words.h"

struct _SatdokuClauseRow
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkLabel *heading;
  GtkLabel *number;
  GtkLabel *text;

  guint64 clause;
};

G_DEFINE_FINAL_TYPE (SatdokuClauseRow, satdoku_clause_row, GTK_TYPE_WIDGET)

static void
satdoku_clause_row_dispose (GObject *object)
{
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), SATDOKU_TYPE_CLAUSE_ROW);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (satdoku_clause_row_parent_class)->dispose (object);
}

static void
satdoku_clause_row_class_init (SatdokuClauseRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_clause_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-clause-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseRow, heading);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseRow, number);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseRow, text);
  gtk_widget_class_set_css_name (widget_class, "clause");
}

static void
satdoku_clause_row_init (SatdokuClauseRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_clause_row_new:
 *
 * Returns: (transfer floating): an empty row
 */
GtkWidget *
satdoku_clause_row_new (void)
{
  return g_object_new (SATDOKU_TYPE_CLAUSE_ROW, NULL);
}

/* The number of clauses is said where all of the family are listed. */
static void
show_heading (SatdokuClauseRow *self,
              const SudokuFamily *family,
              gboolean with_count)
{
  const char *name = satdoku_words_family (family->kind);
  g_autofree char *count = satdoku_words_n_clauses (family->n_clauses);
  g_autofree char *heading = NULL;

  if (!with_count)
    {
      gtk_label_set_label (self->heading, name);
      return;
    }
  /* Translators: a heading over clauses: what they are about, and how many there are. */
  heading = g_strdup_printf (_ ("%s · %s"), name, count);
  gtk_label_set_label (self->heading, heading);
}

/**
 * satdoku_clause_row_get_number_width:
 * @cnf: a formula
 *
 * Returns: the width of the column of line numbers, in characters, the same for all rows
 */
int
satdoku_clause_row_get_number_width (const SudokuCnf *cnf)
{
  int n_digits = 1;

  g_return_val_if_fail (cnf != NULL, 0);

  for (guint64 rest = sudoku_cnf_get_n_clauses (cnf) + 1; rest >= 10; rest /= 10)
    n_digits++;
  return n_digits;
}

/**
 * satdoku_clause_row_set:
 * @self: a row, a child of a row of a list
 * @list: the list
 * @position: the position of the row in the list
 *
 * Shows a clause. The row of the list gets what it says as its accessible name.
 */
void
satdoku_clause_row_set (SatdokuClauseRow *self,
                        SatdokuClauseList *list,
                        guint position)
{
  SudokuCnf *cnf;
  const SudokuFamily *family;
  gboolean begins;
  g_autofree char *number = NULL;
  g_autofree char *words = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *list_row;
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals;
  guint64 clause;

  g_return_if_fail (SATDOKU_IS_CLAUSE_ROW (self) && SATDOKU_IS_CLAUSE_LIST (list));

  cnf = satdoku_clause_list_get_cnf (list);
  clause = self->clause = satdoku_clause_list_get_clause (list, position);
  family = sudoku_cnf_find_family (cnf, clause);
  begins = satdoku_clause_list_begins_family (list, position);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), begins);
  if (begins)
    show_heading (self, family, satdoku_clause_list_get_variable (list) == 0);
  gtk_label_set_width_chars (self->number, satdoku_clause_row_get_number_width (cnf));
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, SATDOKU_CLAUSE_LINE (clause));
  gtk_label_set_label (self->number, number);
  n_literals = sudoku_cnf_get_clause (cnf, clause, literals);
  sat_dimacs_append_clause (text, literals, n_literals);
  gtk_label_set_label (self->text, text->str);

  words = satdoku_words_clause (cnf, clause);
  /* Translators: what a screen reader says for a line: its number, the clause, its meaning. */
  name = g_strdup_printf (_ ("Line %s: %s. %s"), number, text->str, words);
  list_row = gtk_widget_get_parent (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list_row),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

/**
 * satdoku_clause_row_get_clause:
 * @self: a row
 *
 * Returns: the index of the clause that is shown
 */
guint64
satdoku_clause_row_get_clause (SatdokuClauseRow *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_ROW (self), 0);

  return self->clause;
}
