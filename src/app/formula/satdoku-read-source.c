/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that was read, as one to be shown. What its variables mean is not known, and not
 * guessed: a clause is worded as it is, with the names that comments give. */

#include "satdoku-config.h"

#include "satdoku-read-source.h"

#include <string.h>

#include "satdoku-class.h"
#include "words-formula.h"

struct _SatdokuReadSource
{
  SatdokuFormulaSource parent_instance;

  /* Owned. */
  SatFormula *formula;
  SatNames *names;
  char *title;
};

G_DEFINE_FINAL_TYPE (SatdokuReadSource, satdoku_read_source, SATDOKU_TYPE_FORMULA_SOURCE)

static SatFormula *
get_formula (SatdokuFormulaSource *source)
{
  return SATDOKU_READ_SOURCE (source)->formula;
}

static const char *
get_title (SatdokuFormulaSource *source)
{
  return SATDOKU_READ_SOURCE (source)->title;
}

static const char *
get_comments (SatdokuFormulaSource *source)
{
  return sat_formula_get_comments (get_formula (source));
}

static int
get_n_variables (SatdokuFormulaSource *source)
{
  return sat_formula_get_n_variables (get_formula (source));
}

static guint64
get_n_clauses (SatdokuFormulaSource *source)
{
  return sat_formula_get_n_clauses (get_formula (source));
}

static guint64
get_text_length (SatdokuFormulaSource *source)
{
  g_autofree char *head = satdoku_formula_source_dup_head (source);

  return strlen (head) + sat_formula_get_text_length (get_formula (source));
}

static const int *
get_clause (SatdokuFormulaSource *source,
            guint64 clause,
            int room[SUDOKU_SIDE_MAX],
            gsize *n_literals)
{
  return sat_formula_get_clause (get_formula (source), clause, n_literals);
}

static void
append_cb (guint64 clause,
           gpointer user_data)
{
  sudoku_clause_set_append (user_data, clause, 1);
}

/* By literals only: nothing is known of cells and families. */
static SudokuClauseSet *
filter_clauses (SatdokuFormulaSource *source,
                const SudokuFilter *filter)
{
  SudokuClauseSet *matches = sudoku_clause_set_new ();
  SatWanted wanted[1 + SUDOKU_FILTER_ALSO_MAX] = { { filter->variable, filter->sign } };

  memcpy (&wanted[1], filter->also, sizeof filter->also);
  sat_formula_find_all (get_formula (source), wanted, 1 + filter->n_also, append_cb, matches);
  return matches;
}

static gboolean
stream (SatdokuFormulaSource *source,
        SatSink *sink,
        const SudokuTask *task,
        GError **error)
{
  return sat_formula_stream (get_formula (source), sink, task != NULL ? task->cancellable : NULL,
                             error);
}

static char *
describe_clause (SatdokuFormulaSource *source,
                 guint64 clause)
{
  gsize n_literals = 0;
  const int *literals = sat_formula_get_clause (get_formula (source), clause, &n_literals);

  return words_named_clause (literals, n_literals, SATDOKU_READ_SOURCE (source)->names,
                             WORDS_NOTATION_SPOKEN);
}

static char *
describe_literal (SatdokuFormulaSource *source,
                  int literal)
{
  return g_strdup (sat_names_get (SATDOKU_READ_SOURCE (source)->names, ABS (literal)));
}

/* As it was, in the usual form. */
static char *
dup_file_name (SatdokuFormulaSource *source)
{
  static const char *const endings[] = { ".gz", ".xz", ".bz2", ".cnf", ".dimacs", ".txt" };
  g_autofree char *name = g_strdup (get_title (source));

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (name, endings[i]) && strlen (name) > strlen (endings[i]))
      name[strlen (name) - strlen (endings[i])] = '\0';
  g_strdelimit (name, "/", '-');
  return g_strconcat (name, ".cnf", NULL);
}

static void
satdoku_read_source_class_init (SatdokuReadSourceClass *klass)
{
  SatdokuFormulaSourceClass *source_class = SATDOKU_FORMULA_SOURCE_CLASS (klass);

  source_class->get_title = get_title;
  source_class->get_comments = get_comments;
  source_class->get_n_variables = get_n_variables;
  source_class->get_n_clauses = get_n_clauses;
  source_class->get_text_length = get_text_length;
  source_class->get_clause = get_clause;
  source_class->filter = filter_clauses;
  source_class->reads_all = TRUE;
  source_class->stream = stream;
  source_class->describe_clause = describe_clause;
  source_class->describe_literal = describe_literal;
  source_class->dup_file_name = dup_file_name;
  source_class->get_read = get_formula;
  satdoku_class_keeps (klass, SatdokuReadSource, formula, sat_formula_unref);
  satdoku_class_keeps (klass, SatdokuReadSource, names, sat_names_free);
  satdoku_class_keeps (klass, SatdokuReadSource, title, g_free);
}

static void
satdoku_read_source_init (SatdokuReadSource *self)
{
}

SatdokuFormulaSource *
satdoku_read_source_new (SatFormula *formula,
                         const char *title)
{
  SatdokuReadSource *self;

  g_return_val_if_fail (formula != NULL && title != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_READ_SOURCE, NULL);
  self->formula = sat_formula_ref (formula);
  self->names = sat_names_new (sat_formula_get_comments (formula),
                               sat_formula_get_n_variables (formula));
  self->title = g_strdup (title);
  return SATDOKU_FORMULA_SOURCE (self);
}

SATDOKU_DEFINE_GETTER (SatdokuReadSource, satdoku_read_source, formula, SatFormula *)

/* What its variables are called. */
SATDOKU_DEFINE_GETTER (SatdokuReadSource, satdoku_read_source, names, const SatNames *)
