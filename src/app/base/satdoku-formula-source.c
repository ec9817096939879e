/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula to be shown. Whoever shows, copies, saves or solves one asks this class, and need not
 * know whether the clauses are made from a puzzle when they are asked for, or were read from a
 * file. What a kind of formula doesn't have, such as families, it leaves out. */

#include "satdoku-formula-source.h"

#include <words-formula.h>

#include "satdoku-notation.h"

#include <sat-dimacs.h>

typedef struct
{
  gsize first_line; /* of the clauses; 0 as long as nobody has asked */
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

/**
 * satdoku_formula_source_get_title:
 * @self: a formula
 *
 * Gets what the formula is called.
 *
 * Returns: (transfer none) (nullable): the name of its file, or what stands for it; %NULL when it
 *   is that of the game
 */
const char *
satdoku_formula_source_get_title (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_title != NULL ? CLASS (self)->get_title (self) : NULL;
}

/**
 * satdoku_formula_source_get_comments:
 * @self: a formula
 *
 * Gets what the formula says of itself.
 *
 * Returns: (transfer none) (nullable): lines, without a “c” before each
 */
const char *
satdoku_formula_source_get_comments (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_comments != NULL ? CLASS (self)->get_comments (self) : NULL;
}

/**
 * satdoku_formula_source_get_n_variables:
 * @self: a formula
 *
 * Returns: the number of variables for the header
 */
int
satdoku_formula_source_get_n_variables (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_n_variables (self);
}

/**
 * satdoku_formula_source_get_n_clauses:
 * @self: a formula
 *
 * Returns: how many clauses there are
 */
guint64
satdoku_formula_source_get_n_clauses (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_n_clauses (self);
}

/**
 * satdoku_formula_source_get_text_length:
 * @self: a formula
 *
 * Returns: how many bytes its file has
 */
guint64
satdoku_formula_source_get_text_length (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  return CLASS (self)->get_text_length (self);
}

/**
 * satdoku_formula_source_dup_head:
 * @self: a formula
 *
 * Writes the comments, with a “c” before each line.
 *
 * Returns: (transfer full): the lines of the file before its header; none without comments
 */
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

/**
 * satdoku_formula_source_get_line:
 * @self: a formula
 * @clause: the index of a clause
 *
 * Gets where a clause stands. Quick: the comments are walked once only.
 *
 * Returns: the number of its line in the file, from 1, behind the comments and the header
 */
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

/**
 * satdoku_formula_source_get_clause:
 * @self: a formula
 * @clause: the index of a clause
 * @room: where literals may be written
 * @n_literals: (out): how many there are
 *
 * Gets a clause quickly, whichever it is.
 *
 * Returns: (transfer none) (array length=n_literals): its literals, in @room or in the formula
 */
const int *
satdoku_formula_source_get_clause (SatdokuFormulaSource *self,
                                   guint64 clause,
                                   int room[SUDOKU_SIDE_MAX],
                                   gsize *n_literals)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && n_literals != NULL, NULL);

  return CLASS (self)->get_clause (self, clause, room, n_literals);
}

/**
 * satdoku_formula_source_get_families:
 * @self: a formula
 * @n_families: (out): how many there are
 *
 * Returns: (transfer none) (nullable) (array length=n_families): the families of clauses, where
 *   they are known
 */
const SudokuFamily *
satdoku_formula_source_get_families (SatdokuFormulaSource *self,
                                     gsize *n_families)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && n_families != NULL, NULL);

  *n_families = 0;
  return CLASS (self)->get_families != NULL ? CLASS (self)->get_families (self, n_families) : NULL;
}

/**
 * satdoku_formula_source_find_family:
 * @self: a formula
 * @clause: the index of a clause
 *
 * Returns: (transfer none) (nullable): the family of the clause, where it is known
 */
const SudokuFamily *
satdoku_formula_source_find_family (SatdokuFormulaSource *self,
                                    guint64 clause)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->find_family != NULL ? CLASS (self)->find_family (self, clause) : NULL;
}

/**
 * satdoku_formula_source_lookup_family:
 * @self: a formula
 * @id: the id of a family
 *
 * Returns: (transfer none) (nullable): the family of that id, if there is one
 */
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

/**
 * satdoku_formula_source_filter:
 * @self: a formula
 * @filter: which clauses are wanted
 *
 * Returns: (transfer full): these clauses
 */
SudokuClauseSet *
satdoku_formula_source_filter (SatdokuFormulaSource *self,
                               const SudokuFilter *filter)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && filter != NULL, NULL);

  return CLASS (self)->filter (self, filter);
}

/**
 * satdoku_formula_source_filters_slowly:
 * @self: a formula
 *
 * Returns: may satdoku_formula_source_filter() take more than a moment, so that it belongs in the
 *   worker?
 */
gboolean
satdoku_formula_source_filters_slowly (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), FALSE);

  return CLASS (self)->reads_all &&
         satdoku_formula_source_get_n_clauses (self) > SATDOKU_FILTERED_AT_ONCE;
}

/**
 * satdoku_formula_source_stream:
 * @self: a formula
 * @sink: where the clauses go
 * @task: (nullable): cancellable, time limit and progress
 * @error: return location for an error
 *
 * Pushes all clauses into a sink. May be called in a thread.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED, %G_IO_ERROR_TIMED_OUT or an error of the sink
 */
gboolean
satdoku_formula_source_stream (SatdokuFormulaSource *self,
                               SatSink *sink,
                               const SudokuTask *task,
                               GError **error)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self) && sink != NULL, FALSE);

  return CLASS (self)->stream (self, sink, task, error);
}

/**
 * satdoku_formula_source_count_same:
 * @self: a formula
 * @other: (nullable): another one
 *
 * Returns: how many clauses at the beginning are known to be the same in both
 */
guint64
satdoku_formula_source_count_same (SatdokuFormulaSource *self,
                                   SatdokuFormulaSource *other)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), 0);

  if (other == NULL || CLASS (self)->count_same == NULL)
    return 0;
  return CLASS (self)->count_same (self, other);
}

/**
 * satdoku_formula_source_describe_clause:
 * @self: a formula
 * @clause: the index of a clause
 *
 * Returns: (transfer full): what it says, in words
 */
char *
satdoku_formula_source_describe_clause (SatdokuFormulaSource *self,
                                        guint64 clause)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->describe_clause (self, clause);
}

/**
 * satdoku_formula_source_write_clause:
 * @self: a formula
 * @clause: the index of a clause
 *
 * Returns: (transfer full): what it says, for those who see the page: of a formula of which nothing
 *   but names is known, its literals in the notation that is preferred
 */
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

/**
 * satdoku_formula_source_describe_literal:
 * @self: a formula
 * @literal: a literal
 *
 * Returns: (transfer full) (nullable): what it says, in words; %NULL when variables mean nothing
 *   that is known
 */
char *
satdoku_formula_source_describe_literal (SatdokuFormulaSource *self,
                                         int literal)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  if (CLASS (self)->describe_literal == NULL)
    return NULL;
  return CLASS (self)->describe_literal (self, literal);
}

/**
 * satdoku_formula_source_write_literal:
 * @self: a formula
 * @notation: how
 * @literal: a literal
 *
 * Returns: (transfer full): it as in the file, which needs no names, or as in books
 */
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

/**
 * satdoku_formula_source_append_clause:
 * @self: a formula
 * @text: a text
 * @clause: the index of a clause
 * @notation: how its literals are written
 * @max: of a longer one, so many literals and “…” are written
 *
 * Writes a clause as in the file, or as in books.
 */
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

/**
 * satdoku_formula_source_dup_file_name:
 * @self: a formula
 *
 * Returns: (transfer full): a name for its file
 */
char *
satdoku_formula_source_dup_file_name (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->dup_file_name (self);
}

/**
 * satdoku_formula_source_get_cnf:
 * @self: (nullable): a formula
 *
 * Gets the formula of a puzzle, for what can be shown of a puzzle only: cells, an encoding.
 *
 * Returns: (transfer none) (nullable): the formula; %NULL when it is not that of a puzzle
 */
SudokuCnf *
satdoku_formula_source_get_cnf (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (self == NULL || SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return self != NULL && CLASS (self)->get_cnf != NULL ? CLASS (self)->get_cnf (self) : NULL;
}

/**
 * satdoku_formula_source_get_read:
 * @self: a formula
 *
 * Gets the formula that was read, for what it says beside its clauses.
 *
 * Returns: (transfer none) (nullable): the formula; %NULL when it was made
 */
SatFormula *
satdoku_formula_source_get_read (SatdokuFormulaSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_SOURCE (self), NULL);

  return CLASS (self)->get_read != NULL ? CLASS (self)->get_read (self) : NULL;
}
