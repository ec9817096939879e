/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets as texts to fill in, and the verdicts on their answers. All words are DIMACS comments,
 * so that a worksheet is a formula for any solver, before and after. */

#include "words-worksheet.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>
#include <string.h>

#include "words-terms.h"

/* The width of comments, without their prefix. */
#define WIDTH 76

/* A paragraph as comments. */
static void
append_comment (GString *text,
                const char *paragraph)
{
  g_auto (GStrv) words = g_strsplit (paragraph, " ", -1);
  glong column = 0;

  for (gsize i = 0; words[i] != NULL; i++)
    {
      glong length = g_utf8_strlen (words[i], -1);

      if (column == 0 || column + 1 + length > WIDTH)
        {
          g_string_append (text, column == 0 ? "c " : "\nc ");
          column = length;
        }
      else
        {
          g_string_append_c (text, ' ');
          column += 1 + length;
        }
      g_string_append (text, words[i]);
    }
  g_string_append (text, "\nc\n");
}

/* Rows with a full stop where nothing is given. */
static void
append_board (GString *text,
              const SudokuGrid *grid)
{
  guint side = sudoku_grid_get_side (grid);

  for (guint row = 0; row < side; row++)
    {
      g_string_append (text, "c  ");
      for (guint column = 0; column < side; column++)
        {
          guint value = sudoku_grid_get_value (grid, row * side + column);

          g_string_append_printf (text, " %c", value != 0 ? (char)('0' + value) : '.');
        }
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "c\n");
}

static void
append_clauses (GString *text,
                const SatClauses *clauses)
{
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (text, "%d%c", literals[i], literals[i] == 0 ? '\n' : ' ');
}

/* The subject of the task. */
static void
append_subject (GString *text,
                const SudokuWorksheet *worksheet)
{
  if (worksheet->sentence != NULL)
    append_comment (text, _ (worksheet->sentence));
  if (worksheet->family != NULL)
    {
      g_autofree char *clause = words_clause (worksheet->cnf, worksheet->family->first);
      /* Translators: the first %s is the name of a family of clauses, such as "Rows", the second
       * what its first clause says. */
      g_autofree char *line =
        g_strdup_printf (_ ("The missing family is called “%s”, and its first clause says: %s."),
                         words_family (worksheet->family), clause);

      append_comment (text, line);
    }
  if (worksheet->cnf != NULL)
    {
      int variable = sudoku_cnf_get_variable (worksheet->cnf, 1, 3);
      g_autofree char *literal = words_literal (worksheet->cnf, variable);
      /* Translators: %d is the number of a variable, %s what it says: "Row 1 column 2 is 3". */
      g_autofree char *line = g_strdup_printf (_ ("Variable %d means: %s."), variable, literal);

      append_comment (text, line);
      if (worksheet->family == NULL)
        append_board (text, sudoku_cnf_get_grid (worksheet->cnf));
    }
  else
    for (int variable = 1; variable <= worksheet->n_variables; variable++)
      g_string_append_printf (text, "c var %d %c\n", variable, 'a' + variable - 1);
}

static void
append_key (GString *text,
            const SudokuWorksheet *worksheet)
{
  append_clauses (text, worksheet->wanted);
  if (worksheet->literals->len > 0)
    {
      g_string_append_c (text, 'v');
      for (guint i = 0; i < worksheet->literals->len; i++)
        g_string_append_printf (text, " %d", g_array_index (worksheet->literals, int, i));
      g_string_append (text, " 0\n");
    }
  if (worksheet->refutation != NULL)
    append_clauses (text, worksheet->refutation);
}

/**
 * words_worksheet:
 * @key: whether to add the answer
 *
 * Writes a worksheet: its subject, the task, the formula, and the line that precedes the answer.
 *
 * Returns: (transfer full): a formula in DIMACS with comments
 */
char *
words_worksheet (const SudokuWorksheet *worksheet,
                 gboolean key)
{
  GString *text = g_string_new (NULL);
  g_autofree char *spec = NULL;

  g_return_val_if_fail (worksheet != NULL, NULL);

  spec = sudoku_worksheet_spec_to_text (&worksheet->spec);
  g_string_append_printf (text, "c worksheet %s\nc\n", spec);
  append_comment (text, _ (worksheet->spec.kind->task));
  append_subject (text, worksheet);
  g_string_append_printf (text, "p cnf %d %" G_GUINT64_FORMAT "\n", worksheet->n_variables,
                          sat_clauses_get_n_clauses (worksheet->given));
  append_clauses (text, worksheet->given);
  g_string_append (text, "c answer\n");
  if (key)
    append_key (text, worksheet);
  return g_string_free (text, FALSE);
}

/* The content of a cell: a full stop, a number, or several in braces. */
static void
append_cell (GString *text,
             const SudokuWorksheet *worksheet,
             const GArray *assignment,
             guint cell)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (worksheet->cnf));
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint value = 1; value <= side; value++)
    for (guint i = 0; i < assignment->len; i++)
      if (g_array_index (assignment, int, i) ==
          sudoku_cnf_get_variable (worksheet->cnf, cell, value))
        g_string_append_printf (values, "%u", value);
  if (values->len > 1)
    g_string_append_printf (text, " {%s}", values->str);
  else
    g_string_append_printf (text, " %s", values->len == 1 ? values->str : ".");
}

/* The same in all languages: " a=1 b=0", or the rows of a board below. */
static char *
print_assignment (const SudokuWorksheet *worksheet,
                  const GArray *assignment)
{
  GString *text = g_string_new (NULL);
  guint side;

  if (worksheet->cnf == NULL)
    {
      for (guint i = 0; i < assignment->len; i++)
        {
          int literal = g_array_index (assignment, int, i);

          g_string_append_printf (text, " %c=%d", 'a' + ABS (literal) - 1, literal > 0);
        }
      return g_string_free (text, FALSE);
    }
  side = sudoku_grid_get_side (sudoku_cnf_get_grid (worksheet->cnf));
  for (guint cell = 0; cell < side * side; cell++)
    {
      if (cell % side == 0)
        g_string_append (text, "\n ");
      append_cell (text, worksheet, assignment, cell);
    }
  return g_string_free (text, FALSE);
}

/* Symbols that are the same in all languages: "¬a ∨ b". */
static char *
print_signs (const int *literals,
             gsize n_literals)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_literals; i++)
    g_string_append_printf (text, "%s%s%c", i > 0 ? " ∨ " : "", literals[i] < 0 ? "¬" : "",
                            'a' + ABS (literals[i]) - 1);
  return g_string_free (text, FALSE);
}

static char *
print_clause (const int *literals,
              gsize n_literals)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_literals; i++)
    g_string_append_printf (text, "%d ", literals[i]);
  g_string_append_c (text, '0');
  return g_string_free (text, FALSE);
}

/* The meaning of a wanted clause. Those of a puzzle are a family of its formula. */
static char *
say_wanted (const SudokuWorksheet *worksheet,
            guint64 clause)
{
  gsize n_literals = 0;
  const int *literals = sudoku_worksheet_get_clause (worksheet->wanted, clause, &n_literals);
  const SudokuFamily *family = worksheet->family;

  if (worksheet->cnf == NULL)
    return print_signs (literals, n_literals);
  if (family == NULL)
    family = sudoku_cnf_lookup_family (worksheet->cnf, "givens");
  return words_clause (worksheet->cnf, family->first + clause);
}

static void
say_missing (GPtrArray *sentences,
             const SudokuWorksheet *worksheet,
             const SudokuWorksheetVerdict *verdict)
{
  g_autofree char *clause = say_wanted (worksheet, verdict->missing);
  g_autofree char *n = words_n_clauses (verdict->n_missing);

  /* Translators: what an answer in a class lacks; the first %s is "3 clauses", the second what the
   * first of them says. */
  g_ptr_array_add (sentences,
                   g_strdup_printf (_ ("Your answer lacks %s; the first one says: %s"), n, clause));
  if (verdict->allowed != NULL)
    {
      g_autofree char *assignment = print_assignment (worksheet, verdict->allowed);

      /* Translators: of the clauses somebody wrote; %s is what they allow, though it is wrong: a
       * blank and "a=1 b=0", or a board on lines of its own. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("So your formula allows this:%s"), assignment));
    }
}

static void
say_excess (GPtrArray *sentences,
            const SudokuWorksheet *worksheet,
            const SudokuWorksheetVerdict *verdict)
{
  if (verdict->excess != NULL)
    {
      g_autofree char *clause = print_clause ((const int *)(gconstpointer)verdict->excess->data,
                                              verdict->excess->len);

      /* Translators: %s is a clause that somebody wrote, which excludes too much. */
      g_ptr_array_add (sentences, g_strdup_printf (_ ("This clause says too much: %s"), clause));
    }
  if (verdict->forbidden != NULL)
    {
      g_autofree char *assignment = print_assignment (worksheet, verdict->forbidden);

      /* Translators: of the clauses somebody wrote; %s is what they exclude, though it is right. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("Your formula forbids this:%s"), assignment));
    }
}

static void
say_false (GPtrArray *sentences,
           const SudokuWorksheet *worksheet,
           const SudokuWorksheetVerdict *verdict)
{
  gsize n_literals = 0;
  const int *literals =
    sudoku_worksheet_get_clause (worksheet->given, verdict->false_clause, &n_literals);
  g_autofree char *clause = print_clause (literals, n_literals);
  g_autofree char *meaning = words_clause (worksheet->cnf, verdict->false_clause);

  /* Translators: of a model somebody wrote; the first %s is a clause, the second what it says. */
  g_ptr_array_add (sentences, g_strdup_printf (_ ("This is not a model: it breaks %s, which says: "
                                                  "%s"),
                                               clause, meaning));
}

static void
say_units (GPtrArray *sentences,
           const SudokuWorksheet *worksheet,
           const SudokuWorksheetVerdict *verdict)
{
  if (verdict->n_wrong > 0)
    {
      g_autofree char *literal = words_literal (worksheet->cnf, verdict->wrong);

      /* Translators: %d is a literal, %s what it says. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("Unit propagation does not find %d (%s)"),
                                        verdict->wrong, literal));
    }
  if (verdict->n_lacking > 0)
    {
      g_autofree char *literal = words_literal (worksheet->cnf, verdict->lacking);

      /* Translators: %d is a literal, %s what it says. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("Unit propagation also finds %d (%s)"), verdict->lacking,
                                        literal));
    }
}

static char *
say_unfinished (const SudokuWorksheetVerdict *verdict)
{
  g_autofree char *clause = NULL;

  if (verdict->unfounded == NULL)
    return g_strdup (_ ("Each step follows, but the last one is not the empty clause, which is a 0 "
                        "alone"));
  clause = print_clause ((const int *)(gconstpointer)verdict->unfounded->data,
                         verdict->unfounded->len);
  /* Translators: of a step of a refutation by resolution somebody wrote; %s is the clause. */
  return g_strdup_printf (_ ("This is not the resolvent of two clauses above it: %s"), clause);
}

/**
 * words_worksheet_verdict:
 * @verdict: the verdict on an answer
 *
 * Words the verdict on an answer, and what is missing or too much.
 *
 * Returns: (transfer full) (element-type utf8): sentences, without full stops
 */
GPtrArray *
words_worksheet_verdict (const SudokuWorksheet *worksheet,
                         const SudokuWorksheetVerdict *verdict)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (worksheet != NULL && verdict != NULL, sentences);

  if (verdict->empty)
    g_ptr_array_add (sentences, g_strdup (_ ("There is no answer below the line “c answer”")));
  else if (verdict->right)
    g_ptr_array_add (sentences, g_strdup (_ ("Right")));
  if (verdict->unchecked)
    g_ptr_array_add (sentences, g_strdup (_ ("There are too many solutions to check all of them "
                                             "against clauses with auxiliary variables")));
  if (verdict->n_missing > 0)
    say_missing (sentences, worksheet, verdict);
  if (verdict->n_excess > 0)
    say_excess (sentences, worksheet, verdict);
  if (verdict->n_false > 0)
    say_false (sentences, worksheet, verdict);
  say_units (sentences, worksheet, verdict);
  if (verdict->unfinished)
    g_ptr_array_add (sentences, say_unfinished (verdict));
  return sentences;
}
