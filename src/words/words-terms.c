/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cells, houses, clauses and numbers are called in sentences: the one place, so that all
 * pages say the same and a translator meets each sentence once and whole. Rows, columns and
 * boxes count from 1 here. Knows nothing of widgets. */

#include "satdoku-config.h"

#include "words-terms.h"

#include <glib/gi18n.h>
#include <string.h>

static guint
row_of (const SudokuGeometry *geometry,
        guint cell)
{
  return cell / sudoku_geometry_get_side (geometry) + 1;
}

static guint
column_of (const SudokuGeometry *geometry,
           guint cell)
{
  return cell % sudoku_geometry_get_side (geometry) + 1;
}

/**
 * words_cell:
 * @geometry: the shape
 * @cell: a cell
 *
 * Returns: (transfer full): "row 3 column 5", as a part of a sentence
 */
char *
words_cell (const SudokuGeometry *geometry,
            guint cell)
{
  g_return_val_if_fail (geometry != NULL && cell < sudoku_geometry_get_n_cells (geometry), NULL);

  /* Translators: a cell of the board, as an item of a list or a part of a sentence. */
  return g_strdup_printf (_ ("row %u column %u"),
                          row_of (geometry, cell), column_of (geometry, cell));
}

/**
 * words_fill:
 * @sentence: a translated sentence with names in braces, such as "row {number}"
 * @...: pairs of a name and a string for it, then %NULL
 *
 * Puts words in the place of names. A translation may use them in any order and leave some out,
 * which no printf would forgive.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_fill (const char *sentence,
            ...)
{
  GString *text = g_string_new (sentence);
  va_list arguments;
  const char *name;

  va_start (arguments, sentence);
  while ((name = va_arg (arguments, const char *)) != NULL)
    {
      g_autofree char *braced = g_strdup_printf ("{%s}", name);

      g_string_replace (text, braced, va_arg (arguments, const char *), 0);
    }
  va_end (arguments);
  return g_string_free (text, FALSE);
}

/* Numbers as the sentences of rules name them. */
typedef struct
{
  char number[16];
  char value[16];
  char other_value[16];
  char row[16];
  char column[16];
  char other_row[16];
  char other_column[16];
  char held[16]; /* the values of two candidates of a further truth, whose {value} is another */
  char other_held[16];
} Names;

static char *
fill_names (const char *sentence,
            const Names *names)
{
  return words_fill (_ (sentence),
                     "number", names->number,
                     "value", names->value,
                     "other_value", names->other_value,
                     "row", names->row,
                     "column", names->column,
                     "other_row", names->other_row,
                     "other_column", names->other_column,
                     "held", names->held,
                     "other_held", names->other_held,
                     NULL);
}

static void
print_number (char text[16],
              guint number)
{
  g_snprintf (text, 16, "%u", number);
}

static const SudokuHouse *
get_house (const SudokuGeometry *geometry,
           guint house)
{
  return sudoku_groups_get_house (sudoku_geometry_get_groups (geometry), house);
}

/**
 * words_house:
 * @geometry: the shape
 * @house: a house
 *
 * Returns: (transfer full): "row 3", "box 4" or "the falling diagonal", as an item of a list
 */
char *
words_house (const SudokuGeometry *geometry,
             guint house)
{
  Names names = { "" };

  g_return_val_if_fail (geometry != NULL && house < sudoku_geometry_get_n_houses (geometry), NULL);

  print_number (names.number, get_house (geometry, house)->number + 1);
  return fill_names (get_house (geometry, house)->family->name, &names);
}

/**
 * words_truth:
 * @geometry: the shape
 * @truth: a further truth
 *
 * Returns: (transfer full): where it stands, "box 2 of the columns of values", as an item of a list
 */
char *
words_truth (const SudokuGeometry *geometry,
             guint truth)
{
  const SudokuTruth *said;
  Names names = { "" };

  g_return_val_if_fail (geometry != NULL, NULL);

  said = sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), truth);
  print_number (names.number, said->number + 1);
  return fill_names (said->family->name, &names);
}

/**
 * words_capitalise:
 * @text: a part of a sentence
 *
 * Returns: (transfer full): the text with a capital first letter, to stand by itself
 */
char *
words_capitalise (const char *text)
{
  char utf8[7] = "";

  g_return_val_if_fail (text != NULL, NULL);

  if (*text == '\0')
    return g_strdup (text);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), utf8);
  return g_strconcat (utf8, g_utf8_next_char (text), NULL);
}

/* Uses the items up; no last one stands apart. */
static char *
join_all (GPtrArray *items)
{
  g_ptr_array_add (items, NULL);
  /* Translators: stands between the items of a list, but not before the last one. */
  return g_strjoinv (C_ ("between items of a list", ", "), (char **)items->pdata);
}

/**
 * words_join:
 * @items: (element-type utf8): strings, which are used up
 * @n_more: how many items there are beside them
 *
 * Returns: (transfer full): "a, b and c", or "a, b, c and 5 more"
 */
char *
words_join (GPtrArray *items,
            gsize n_more)
{
  g_autofree char *last = NULL;
  g_autofree char *head = NULL;

  if (n_more == 0 && items->len > 1)
    last = g_ptr_array_steal_index (items, items->len - 1);
  head = join_all (items);
  if (n_more > 0)
    /* Translators: %s is a list such as "row 1 column 2, row 3 column 4". */
    return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n_more),
                            head,
                            (guint)n_more);
  if (last != NULL)
    /* Translators: the end of a list: all items but the last one, and the last one. */
    return g_strdup_printf (_ ("%s and %s"), head, last);
  return g_steal_pointer (&head);
}

/**
 * words_alternatives:
 * @values: (array length=n_values): values
 * @n_values: how many, at least 1
 *
 * Returns: (transfer full): "1, 2 or 5"
 */
char *
words_alternatives (const guint *values,
                    gsize n_values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *last = NULL;
  g_autofree char *head = NULL;

  g_return_val_if_fail (n_values > 0, NULL);

  for (gsize i = 0; i + 1 < n_values; i++)
    g_ptr_array_add (items, g_strdup_printf ("%u", values[i]));
  last = g_strdup_printf ("%u", values[n_values - 1]);
  if (items->len == 0)
    return g_steal_pointer (&last);
  head = join_all (items);
  /* Translators: the end of a list of numbers: all but the last one, and the last one. */
  return g_strdup_printf (_ ("%s or %s"), head, last);
}

/**
 * words_cells:
 * @geometry: the shape
 * @cells: (array length=n_cells): cells
 * @n_cells: how many
 * @max: how many are named at most, at least 1; the others are counted
 *
 * Returns: (transfer full): "row 1 column 2, row 3 column 4 and 7 more"
 */
char *
words_cells (const SudokuGeometry *geometry,
             const guint *cells,
             gsize n_cells,
             gsize max)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (geometry != NULL && max > 0, NULL);

  for (gsize i = 0; i < MIN (n_cells, max); i++)
    g_ptr_array_add (items, words_cell (geometry, cells[i]));
  return words_join (items, n_cells - MIN (n_cells, max));
}

/**
 * words_values:
 * @values: (array length=n_values): values
 * @n_values: how many
 *
 * Returns: (transfer full): "1, 2 and 5"
 */
char *
words_values (const guint *values,
              gsize n_values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < n_values; i++)
    g_ptr_array_add (items, g_strdup_printf ("%u", values[i]));
  return words_join (items, 0);
}

/**
 * words_count:
 * @count: a number
 *
 * Groups digits as SI asks for, by narrow spaces that no line is broken at, so that the
 * number is read alike in every language.
 *
 * Returns: (transfer full): "12 018"
 */
char *
words_count (guint64 count)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, count);
  GString *text = g_string_new (NULL);
  gsize length = strlen (digits);

  for (gsize i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append_unichar (text, 0x202f);
      g_string_append_c (text, digits[i]);
    }
  return g_string_free (text, FALSE);
}

/**
 * words_n_variables:
 * @count: a number
 *
 * Returns: (transfer full): "5 832 variables"
 */
char *
words_n_variables (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s variable", "%s variables", (gulong)count), number);
}

/**
 * words_n_clauses:
 * @count: a number
 *
 * Returns: (transfer full): "12 018 clauses"
 */
char *
words_n_clauses (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s clause", "%s clauses", (gulong)count), number);
}

/**
 * words_family:
 * @family: a family of clauses
 *
 * Returns: (transfer none): its name as a heading
 */
const char *
words_family (const SudokuFamily *family)
{
  g_return_val_if_fail (family != NULL, "");

  return _ (family->title);
}

static Names
name_clause (const SudokuGeometry *geometry,
             const SudokuClause *clause)
{
  Names names = { "" };

  print_number (names.value, clause->value);
  print_number (names.other_value, clause->other_value);
  print_number (names.row, row_of (geometry, clause->cell));
  print_number (names.column, column_of (geometry, clause->cell));
  print_number (names.other_row, row_of (geometry, clause->other_cell));
  print_number (names.other_column, column_of (geometry, clause->other_cell));
  return names;
}

static char *
describe_house (const SudokuGeometry *geometry,
                const SudokuClause *clause)
{
  const SudokuHouse *house = get_house (geometry, clause->house);
  Names names = name_clause (geometry, clause);

  print_number (names.number, house->number + 1);
  return fill_names (clause->kind == SUDOKU_CLAUSE_HOUSE_AT_LEAST ? house->family->needs
                                                                  : house->family->not_twice,
                     &names);
}

static char *
describe_cell_at_most (const SudokuGeometry *geometry,
                       const SudokuClause *clause)
{
  return g_strdup_printf (_ ("Row %u column %u can’t hold both %u and %u"),
                          row_of (geometry, clause->cell), column_of (geometry, clause->cell),
                          clause->value, clause->other_value);
}

/* Two candidates of a further truth may be of one cell, and then need no other reason. */
static char *
describe_truth (const SudokuGeometry *geometry,
                const SudokuClause *clause)
{
  const SudokuTruth *truth =
    sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), clause->truth);
  Names names = name_clause (geometry, clause);

  if (clause->kind == SUDOKU_CLAUSE_TRUTH_AT_MOST && clause->cell == clause->other_cell)
    return describe_cell_at_most (geometry, clause);
  print_number (names.held, clause->value);
  print_number (names.other_held, clause->other_value);
  print_number (names.number, truth->number + 1);
  print_number (names.value, truth->value);
  return fill_names (clause->kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST ? truth->family->needs
                                                                  : truth->family->not_twice,
                     &names);
}

static char *
describe_restriction (const SudokuGeometry *geometry,
                      const SudokuClause *clause)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  Names names = name_clause (geometry, clause);

  if (clause->kind == SUDOKU_CLAUSE_PAIR)
    return fill_names (sudoku_groups_get_pair (groups, clause->pair)->family->not_both, &names);
  return fill_names (sudoku_groups_get_mask (groups, clause->mask)->family->not_one, &names);
}

/* "row 1 column 2 is 3", as an item of a list. */
static char *
describe_candidate (const SudokuGeometry *geometry,
                    guint cell,
                    guint value)
{
  return g_strdup_printf (_ ("row %u column %u is %u"),
                          row_of (geometry, cell), column_of (geometry, cell), value);
}

/* What a law says of the candidates of a clause. */
static char *
describe_law (const SudokuGeometry *geometry,
              const SudokuClause *clause)
{
  const SudokuLawClause *terms = &clause->terms;
  const char *identity =
    sudoku_groups_get_law (sudoku_geometry_get_groups (geometry), clause->law)->law->identity;
  guint last = terms->n_terms - 1;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *conditions = NULL;
  g_autofree char *conclusion =
    describe_candidate (geometry, terms->cells[last], terms->values[last]);

  for (guint i = 0; i < terms->n_premises; i++)
    g_ptr_array_add (items, describe_candidate (geometry, terms->cells[i], terms->values[i]));
  if (items->len == 0)
    {
      g_autofree char *start = words_capitalise (conclusion);

      /* Translators: "Row 1 column 1 is 1, by the law x·x = x". */
      return g_strdup_printf (_ ("%s, by the law %s"), start, identity);
    }
  conditions = words_join (items, 0);
  if (terms->n_terms == terms->n_premises)
    /* Translators: a list, "row 1 column 2 is 3 and row 3 column 1 is 3", and a law. */
    return g_strdup_printf (_ ("It can’t be that %s, by the law %s"), conditions, identity);
  /* Translators: a list, "row 1 column 2 is 3 and row 2 column 1 is 4", what follows, "row 3 column
   * 4 is 1", and a law, "(x·y)·(y·x) = x". */
  return g_strdup_printf (_ ("If %s, then %s, by the law %s"), conditions, conclusion, identity);
}

/**
 * words_clause:
 * @cnf: a formula
 * @clause: the index of a clause
 *
 * Returns: (transfer full): what the clause says, as a sentence without its full stop
 */
char *
words_clause (const SudokuCnf *cnf,
              guint64 clause)
{
  const SudokuGeometry *geometry;
  SudokuClause meaning = { 0 };
  guint row;
  guint column;

  g_return_val_if_fail (cnf != NULL && clause < sudoku_cnf_get_n_clauses (cnf), NULL);

  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  sudoku_cnf_describe (cnf, clause, &meaning);
  row = row_of (geometry, meaning.cell);
  column = column_of (geometry, meaning.cell);
  switch (meaning.kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      return g_strdup_printf (_ ("Row %u column %u needs a value"), row, column);
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return describe_cell_at_most (geometry, &meaning);
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      return describe_house (geometry, &meaning);
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
      return describe_truth (geometry, &meaning);
    case SUDOKU_CLAUSE_PAIR:
    case SUDOKU_CLAUSE_MASK:
      return describe_restriction (geometry, &meaning);
    case SUDOKU_CLAUSE_LAW:
      return describe_law (geometry, &meaning);
    case SUDOKU_CLAUSE_GIVEN:
      return g_strdup_printf (_ ("Row %u column %u is given as %u"), row, column, meaning.value);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * words_literal:
 * @cnf: a formula
 * @literal: a literal, not 0
 *
 * Returns: (transfer full) (nullable): what the literal says, as an item of a list;
 *   %NULL when its variable means no cell and value
 */
char *
words_literal (const SudokuCnf *cnf,
               int literal)
{
  const SudokuGeometry *geometry;
  guint cell;
  guint value;

  g_return_val_if_fail (cnf != NULL && literal != 0 && literal != G_MININT, NULL);

  if (!sudoku_cnf_get_meaning (cnf, ABS (literal), &cell, &value))
    return NULL;
  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  return literal > 0
           ? describe_candidate (geometry, cell, value)
           : g_strdup_printf (_ ("row %u column %u is not %u"),
                              row_of (geometry, cell), column_of (geometry, cell), value);
}
