/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula to be shown. To show, copy, save or solve one, ask this class: it doesn't matter
 * whether the clauses are made from a puzzle on demand or were read from a file. What a kind of
 * formula doesn't have, such as families, it leaves out. */

#include "satdoku-formula-source.h"

#include <words-formula.h>

#include "satdoku-notation.h"

#include <sat-dimacs.h>

typedef struct
{
  gsize first_line; /* of the clauses; 0 until it is counted */
} SatdokuFormulaSourcePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SatdokuFormulaSource, satdoku_formula_source, G_TYPE_OBJECT)

#define CLASS(self) SATDOKU_FORMULA_SOURCE_GET_CLASS (self)

static void
satdoku_formula_source_class_init (SatdokuFormulaSourceClass *klass)
{
}

static void
satdoku_formula_source_init (SatdokuFormulaSource *self)
{
}

/* The name of its file, or what stands for it; NULL when it is that of the game. */
const char *
satdoku_formula_source_get_title (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_title != NULL ? CLASS (self)->get_title (self) : NULL;
}

/* What the formula says of itself: lines, without a “c” before each. */
const char *
satdoku_formula_source_get_comments (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_comments != NULL ? CLASS (self)->get_comments (self) : NULL;
}

int
satdoku_formula_source_get_n_variables (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_n_variables (self);
}

guint64
satdoku_formula_source_get_n_clauses (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_n_clauses (self);
}

guint64
satdoku_formula_source_get_text_length (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_text_length (self);
}

/* The lines of the file before its header: the comments, with a “c” before each. */
char *
satdoku_formula_source_dup_head (SatdokuFormulaSource *self)
{
  g_autoptr (GString) head = g_string_new (NULL);

  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  sat_dimacs_append_comments (head, satdoku_formula_source_get_comments (self));
  return g_string_free (g_steal_pointer (&head), FALSE);
}

/* The line of the first clause, behind the comments and the header. */
static gsize
count_lines_before (SatdokuFormulaSource *self)
{
  const char *comments = satdoku_formula_source_get_comments (self);
  gsize line = 2;

  if (comments != NULL)
    line++;
  for (; comments != NULL && *comments != '\0'; comments++)
    line += *comments == '\n';
  return line;
}

/* The number of the line of a clause in the file, from 1, behind the comments and the header.
 * Quick: the comments are walked once only. */
guint64
satdoku_formula_source_get_line (SatdokuFormulaSource *self,
                                 guint64 clause)
{
  SatdokuFormulaSourcePrivate *priv = NULL;

  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  priv = satdoku_formula_source_get_instance_private (self);
  if (g_once_init_enter (&priv->first_line))
    g_once_init_leave (&priv->first_line, count_lines_before (self));
  return priv->first_line + clause;
}

/* The literals of a clause; they are either in @room, which the caller provides, or in the formula.
 * Equally quick for each clause. */
const int *
satdoku_formula_source_get_clause (SatdokuFormulaSource *self,
                                   guint64 clause,
                                   int room[SUDOKU_SIDE_MAX],
                                   gsize *n_literals)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && n_literals != NULL, NULL);

  return CLASS (self)->get_clause (self, clause, room, n_literals);
}

/* NULL where the families of clauses are not known. */
const SudokuFamily *
satdoku_formula_source_get_families (SatdokuFormulaSource *self,
                                     gsize *n_families)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && n_families != NULL, NULL);

  *n_families = 0;
  return CLASS (self)->get_families != NULL ? CLASS (self)->get_families (self, n_families) : NULL;
}

/* NULL where it is not known. */
const SudokuFamily *
satdoku_formula_source_find_family (SatdokuFormulaSource *self,
                                    guint64 clause)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->find_family != NULL ? CLASS (self)->find_family (self, clause) : NULL;
}

const SudokuFamily *
satdoku_formula_source_lookup_family (SatdokuFormulaSource *self,
                                      const char *id)
{
  gsize n_families = 0;
  const SudokuFamily *families = satdoku_formula_source_get_families (self, &n_families);

  for (gsize i = 0; i < n_families; i++)
    if (g_str_equal (families[i].id, id))
      return &families[i];
  return NULL;
}

/* The caller owns the set. */
SudokuClauseSet *
satdoku_formula_source_filter (SatdokuFormulaSource *self,
                               const SudokuFilter *filter)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && filter != NULL, NULL);

  return CLASS (self)->filter (self, filter);
}

/* May satdoku_formula_source_filter() take more than a moment, so that it belongs in the worker? */
gboolean
satdoku_formula_source_filters_slowly (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), FALSE);

  return CLASS (self)->reads_all &&
         satdoku_formula_source_get_n_clauses (self) > SATDOKU_FILTERED_AT_ONCE;
}

/* Pushes all clauses into a sink. May be called in a thread. Fails with %G_IO_ERROR_CANCELLED,
 * %G_IO_ERROR_TIMED_OUT or an error of the sink. */
gboolean
satdoku_formula_source_stream (SatdokuFormulaSource *self,
                               SatSink *sink,
                               const SudokuTask *task,
                               GError **error)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && sink != NULL, FALSE);

  return CLASS (self)->stream (self, sink, task, error);
}

/* How many clauses at the beginning are known to be the same in both. */
guint64
satdoku_formula_source_count_same (SatdokuFormulaSource *self,
                                   SatdokuFormulaSource *other)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  if (other == NULL || CLASS (self)->count_same == NULL)
    return 0;
  return CLASS (self)->count_same (self, other);
}

/* What a clause says, in words. */
char *
satdoku_formula_source_describe_clause (SatdokuFormulaSource *self,
                                        guint64 clause)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->describe_clause (self, clause);
}

/* What a clause says, for users who see the page: for a formula that has only names, its literals
 * in the preferred notation. */
char *
satdoku_formula_source_write_clause (SatdokuFormulaSource *self,
                                     guint64 clause)
{
  SatFormula *read;
  g_autoptr (SatNames) names = NULL;
  const int *literals;
  gsize n_literals = 0;

  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  read = satdoku_formula_source_get_read (self);
  if (read == NULL || satdoku_formula_source_get_cnf (self) != NULL)
    return satdoku_formula_source_describe_clause (self, clause);
  names = sat_names_new (sat_formula_get_comments (read), sat_formula_get_n_variables (read));
  literals = sat_formula_get_clause (read, clause, &n_literals);
  return words_named_clause (literals, n_literals, names,
                             satdoku_notation_get (satdoku_notation_get_default ()));
}

/* What a literal says, in words; NULL when variables mean nothing that is known. */
char *
satdoku_formula_source_describe_literal (SatdokuFormulaSource *self,
                                         int literal)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  if (CLASS (self)->describe_literal == NULL)
    return NULL;
  return CLASS (self)->describe_literal (self, literal);
}

/* A literal as in the file, which needs no names, or as in books. */
char *
satdoku_formula_source_write_literal (SatdokuFormulaSource *self,
                                      WordsNotation notation,
                                      int literal)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  if (notation == WORDS_NOTATION_SIGNS && satdoku_formula_source_get_cnf (self) == NULL)
    name = satdoku_formula_source_describe_literal (self, literal);
  return words_literal_write (notation, name, literal);
}

/* Writes a clause in the notation of files or of books; one with more than @max literals is cut off
 * with “…”. */
void
satdoku_formula_source_append_clause (SatdokuFormulaSource *self,
                                      GString *text,
                                      guint64 clause,
                                      WordsNotation notation,
                                      gsize max)
{
  int room[SUDOKU_SIDE_MAX];
  gsize n_literals = 0;
  const int *literals;

  g_return_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && text != NULL);

  literals = satdoku_formula_source_get_clause (self, clause, room, &n_literals);
  if (notation == WORDS_NOTATION_NUMBERS)
    {
      sat_dimacs_append_beginning (text, literals, n_literals, max);
      return;
    }
  for (gsize i = 0; i < MIN (n_literals, max); i++)
    {
      g_autofree char *literal = satdoku_formula_source_write_literal (self, notation, literals[i]);

      g_string_append (text, i > 0 ? words_literal_get_separator (notation) : "");
      g_string_append (text, literal);
    }
  if (n_literals == 0)
    g_string_append (text, "⊥");
  if (n_literals > max)
    g_string_append (text, " …");
}

char *
satdoku_formula_source_dup_file_name (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->dup_file_name (self);
}

/* The formula of a puzzle, for what can be shown of a puzzle only: cells, an encoding. NULL when
 * it is not that of a puzzle, or there is no formula. */
SudokuCnf *
satdoku_formula_source_get_cnf (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (self == NULL || SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return self != NULL && CLASS (self)->get_cnf != NULL ? CLASS (self)->get_cnf (self) : NULL;
}

/* The formula that was read, for what it says beside its clauses; NULL when it was made. */
SatFormula *
satdoku_formula_source_get_read (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_read != NULL ? CLASS (self)->get_read (self) : NULL;
}
