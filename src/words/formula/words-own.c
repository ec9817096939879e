/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses as sentences. */

#include "words-own.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/* How many items are named; the others are counted. */
#define N_ITEMS_NAMED 12

static char *
describe_literal (const SudokuOwn *own,
                  int literal)
{
  guint side = sudoku_own_get_side (own), variable = (guint)ABS (literal) - 1;
  guint row = variable / side / side + 1, column = variable / side % side + 1;
  guint value = variable % side + 1;

  if (variable >= side * side * side)
    return g_strdup_printf (literal > 0 ? _ ("%s is true") : _ ("%s is false"),
                            sudoku_own_get_name (own, variable - side * side * side));
  return literal > 0
           ? g_strdup_printf (_ ("row %u column %u is %u"), row, column, value)
           : g_strdup_printf (_ ("row %u column %u is not %u"), row, column, value);
}

static char *
join_literals (const SudokuOwn *own,
               const int *literals,
               guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (n, N_ITEMS_NAMED); i++)
    g_ptr_array_add (items, describe_literal (own, literals[i]));
  return words_join (items, n - MIN (n, N_ITEMS_NAMED));
}

/* "a, b or c" */
static char *
describe_alternatives (const SudokuOwn *own,
                       const int *literals,
                       guint n)
{
  g_autofree char *last = describe_literal (own, literals[n - 1]);
  g_autoptr (GString) head = g_string_new (NULL);

  if (n == 1)
    return g_steal_pointer (&last);
  for (guint i = 0; i + 1 < n; i++)
    {
      g_autofree char *item = describe_literal (own, literals[i]);

      g_string_append_printf (head, "%s%s", i > 0 ? ", " : "", item);
    }
  return g_strdup_printf (_ ("%s or %s"), head->str, last);
}

static char *
describe_clause (const SudokuOwn *own,
                 const SudokuOwnConstraint *said)
{
  g_autofree char *conditions = NULL;
  g_autofree char *conclusion = describe_alternatives (own, said->items + said->n_conditions,
                                                       said->n_items - said->n_conditions);

  if (said->n_conditions == 0)
    return words_capitalise (conclusion);
  conditions = join_literals (own, said->items, said->n_conditions);
  return g_strdup_printf (_ ("If %s, then %s"), conditions, conclusion);
}

static char *
describe_plain_count (const SudokuOwnConstraint *said,
                      const char *list)
{
  if (said->kind == SUDOKU_OWN_AT_MOST)
    /* Translators: a number, and a list: "row 1 column 1 is 3 and row 1 column 2 is 3". */
    return g_strdup_printf (_ ("At most %u of these: %s"), said->limit, list);
  if (said->kind == SUDOKU_OWN_AT_LEAST)
    /* Translators: a number, and a list: "row 1 column 1 is 3 and row 1 column 2 is 3". */
    return g_strdup_printf (_ ("At least %u of these: %s"), said->limit, list);
  if (said->kind == SUDOKU_OWN_EXACTLY)
    /* Translators: a number, and a list: "row 1 column 1 is 3 and row 1 column 2 is 3". */
    return g_strdup_printf (_ ("Exactly %u of these: %s"), said->limit, list);
  /* Translators: a number, and a list: "row 1 column 1 is 3 and row 1 column 2 is 3". */
  return g_strdup_printf (_ ("More or fewer than %u of these: %s"), said->limit, list);
}

static char *
describe_conditional_count (const SudokuOwnConstraint *said,
                            const char *conditions,
                            const char *list)
{
  if (said->kind == SUDOKU_OWN_AT_MOST)
    /* Translators: conditions, a number, and a list, each like "row 1 column 1 is 3". */
    return g_strdup_printf (_ ("If %s, then at most %u of these: %s"), conditions, said->limit,
                            list);
  if (said->kind == SUDOKU_OWN_AT_LEAST)
    /* Translators: conditions, a number, and a list, each like "row 1 column 1 is 3". */
    return g_strdup_printf (_ ("If %s, then at least %u of these: %s"), conditions, said->limit,
                            list);
  if (said->kind == SUDOKU_OWN_EXACTLY)
    /* Translators: conditions, a number, and a list, each like "row 1 column 1 is 3". */
    return g_strdup_printf (_ ("If %s, then exactly %u of these: %s"), conditions, said->limit,
                            list);
  /* Translators: conditions, a number, and a list, each like "row 1 column 1 is 3". */
  return g_strdup_printf (_ ("If %s, then more or fewer than %u of these: %s"), conditions,
                          said->limit, list);
}

static char *
describe_count (const SudokuOwn *own,
                const SudokuOwnConstraint *said)
{
  g_autofree char *list = join_literals (own, said->items + said->n_conditions,
                                         said->n_items - said->n_conditions);
  g_autofree char *conditions = NULL;

  if (said->n_conditions == 0)
    return describe_plain_count (said, list);
  conditions = join_literals (own, said->items, said->n_conditions);
  return describe_conditional_count (said, conditions, list);
}

static char *
describe_cells (const SudokuGeometry *geometry,
                const SudokuOwnConstraint *said)
{
  g_autofree guint *cells = g_new (guint, said->n_items);
  g_autofree char *list = NULL;

  for (guint i = 0; i < said->n_items; i++)
    cells[i] = (guint)said->items[i];
  list = words_cells (geometry, cells, said->n_items, N_ITEMS_NAMED);
  /* Translators: %s is a list of cells. */
  return g_strdup_printf (_ ("Different numbers are in %s"), list);
}

static char *
describe_relation (const SudokuGeometry *geometry,
                   const SudokuOwnConstraint *said)
{
  g_autofree char *cell = words_cell (geometry, (guint)said->items[0]);
  g_autofree char *first = words_capitalise (cell);
  g_autofree char *other = words_cell (geometry, (guint)said->items[1]);

  if (said->kind == SUDOKU_OWN_SAME)
    /* Translators: two cells, "Row 1 column 2" and "row 3 column 4". */
    return g_strdup_printf (_ ("%s holds the same number as %s"), first, other);
  if (said->kind == SUDOKU_OWN_LESS)
    /* Translators: two cells, "Row 1 column 2" and "row 3 column 4". */
    return g_strdup_printf (_ ("%s holds a smaller number than %s"), first, other);
  /* Translators: two cells, "Row 1 column 2" and "row 3 column 4". */
  return g_strdup_printf (_ ("%s holds no larger number than %s"), first, other);
}

/**
 * words_own:
 * @geometry: the shape of their board
 * @own: own clauses
 * @index: the index of one of them, from 0
 *
 * Returns: (transfer full): its meaning, as a sentence without its full stop
 */
char *
words_own (const SudokuGeometry *geometry,
           const SudokuOwn *own,
           guint index)
{
  SudokuOwnConstraint said;
  g_autofree char *first = NULL;
  g_autofree char *start = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (geometry != NULL && own != NULL && index < sudoku_own_get_n (own), NULL);

  sudoku_own_get (own, index, &said);
  switch (said.kind)
    {
    case SUDOKU_OWN_CLAUSE:
      return describe_clause (own, &said);
    case SUDOKU_OWN_EQUIVALENCE:
      first = describe_literal (own, said.items[0]);
      start = words_capitalise (first);
      second = describe_literal (own, said.items[1]);
      /* Translators: "Row 1 column 1 is 3", and "row 2 column 2 is 4". */
      return g_strdup_printf (_ ("%s exactly when %s"), start, second);
    case SUDOKU_OWN_AT_MOST:
    case SUDOKU_OWN_AT_LEAST:
    case SUDOKU_OWN_EXACTLY:
    case SUDOKU_OWN_NOT_EXACTLY:
      return describe_count (own, &said);
    case SUDOKU_OWN_DIFFER:
      return describe_cells (geometry, &said);
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
    default:
      return describe_relation (geometry, &said);
    }
}
