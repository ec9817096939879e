/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The helper variables of items in words. */

#include "words-table.h"

#include <glib/gi18n.h>

#include "words-list.h"

/* How many cells are named; the others are counted. */
#define N_CELLS_NAMED 12

/* The cells up to @place whose weight is above 0, or below. */
static char *
list_cells (const SudokuGeometry *geometry,
            const SudokuTabled *tabled,
            guint place,
            gboolean added)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint n_more = 0;

  for (guint i = 0; i < place; i++)
    {
      int weight = spec->weights != NULL ? spec->weights[i] : 1;
      char *name = NULL;

      if ((weight > 0) != added)
        continue;
      name = words_cell (geometry, tabled->cells[i]);
      if (ABS (weight) > 1)
        {
          g_autofree char *cell = name;

          /* Translators: a number and a cell: "10 times row 1 column 2". */
          name = g_strdup_printf (_ ("%d times %s"), ABS (weight), cell);
        }
      g_ptr_array_add (items, name);
    }
  if (items->len == 0)
    return NULL;
  n_more = items->len - MIN (items->len, N_CELLS_NAMED);
  g_ptr_array_set_size (items, (int)(items->len - n_more));
  return words_join (items, n_more);
}

static char *
describe_total (const SudokuGeometry *geometry,
                const SudokuTabled *tabled,
                const SudokuTableHelper *helper,
                gboolean positive)
{
  g_autofree char *added = list_cells (geometry, tabled, helper->place, TRUE);
  g_autofree char *taken = list_cells (geometry, tabled, helper->place, FALSE);
  int number = helper->number;

  if (added == NULL)
    /* Translators: a list of cells and a number. */
    return g_strdup_printf (positive ? _ ("the total of %s is at most %d")
                                     : _ ("the total of %s is more than %d"),
                            taken, -number);
  if (taken == NULL)
    /* Translators: a list of cells and a number. */
    return g_strdup_printf (positive ? _ ("the total of %s is at least %d")
                                     : _ ("the total of %s is less than %d"),
                            added, number);
  if (number == 0)
    /* Translators: two lists of cells. */
    return g_strdup_printf (positive ? _ ("the total of %s is at least that of %s")
                                     : _ ("the total of %s is less than that of %s"),
                            added, taken);
  if (number > 0)
    /* Translators: a list of cells, a number, and another list of cells. */
    return g_strdup_printf (positive
                              ? _ ("the total of %s is at least %d more than that of %s")
                              : _ ("the total of %s is not %d or more above that of %s"),
                            added, number, taken);
  /* Translators: a list of cells, a number, and another list of cells. */
  return g_strdup_printf (positive ? _ ("the total of %s is at most %d less than that of %s")
                                   : _ ("the total of %s is more than %d below that of %s"),
                          added, -number, taken);
}

static char *
describe_count (const SudokuGeometry *geometry,
                const SudokuTabled *tabled,
                const SudokuTableHelper *helper,
                gboolean positive)
{
  g_autofree char *first = words_cell (geometry, tabled->cells[0]);

  if (helper->kind == SUDOKU_TABLE_HELPER_HOLDS)
    /* Translators: a cell, and a number. */
    return g_strdup_printf (positive ? _ ("the cage at %s holds %u")
                                     : _ ("the cage at %s does not hold %u"),
                            first, helper->place);
  return g_strdup_printf (
    /* Translators: a cell, how many numbers, the largest of them, and their total. */
    positive ? _ ("the cage at %s holds %u of the numbers up to %u, with the total %d")
             : _ ("the cage at %s does not hold %u of the numbers up to %u with the total %d"),
    first, helper->count, helper->place, helper->number);
}

static char *
describe_state (const SudokuGeometry *geometry,
                const SudokuTabled *tabled,
                const SudokuTableHelper *helper,
                gboolean positive)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  const SudokuTableFamily *family = tabled->family;
  guint numbers[SUDOKU_TABLE_NUMBERS] = { 0 };
  guint sentence = spec->walk->tell (spec, helper->number, numbers);
  guint facts[] = {
    tabled->cells[0] / spec->side + 1,
    tabled->cells[0] % spec->side + 1,
    tabled->cells[helper->place - 1] / spec->side + 1,
    tabled->cells[helper->place - 1] % spec->side + 1,
    numbers[0],
    numbers[1],
    numbers[2],
    spec->side,
  };
  char texts[G_N_ELEMENTS (facts)][16];

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    g_snprintf (texts[i], sizeof texts[i], "%u", facts[i]);
  return words_fill (_ (positive ? family->states[sentence] : family->not_states[sentence]),
                     "first_row", texts[0],
                     "first_column", texts[1],
                     "row", texts[2],
                     "column", texts[3],
                     "number", texts[4],
                     "other_number", texts[5],
                     "third_number", texts[6],
                     "side", texts[7],
                     NULL);
}

/**
 * words_table_helper:
 * @tabled: of what tables say
 * @helper: one of its helper variables, from 0
 * @positive: whether it is true
 *
 * Returns: (transfer full): what it means, as an item of a list
 */
char *
words_table_helper (const SudokuGeometry *geometry,
                    guint tabled,
                    guint helper,
                    gboolean positive)
{
  SudokuTabled said = { 0 };
  const SudokuTableHelper *asked = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  said = sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), tabled);
  asked = sudoku_table_get_helper (said.table, helper);
  if (asked->kind == SUDOKU_TABLE_HELPER_TOTAL)
    return describe_total (geometry, &said, asked, positive);
  if (asked->kind == SUDOKU_TABLE_HELPER_STATE)
    return describe_state (geometry, &said, asked, positive);
  return describe_count (geometry, &said, asked, positive);
}

/* @sentence: of the family of @tabled */
static char *
fill_sentence (const SudokuGeometry *geometry,
               const SudokuTabled *tabled,
               const char *sentence,
               const char *cell,
               const char *values,
               const char *first)
{
  g_autofree char *number = g_strdup_printf (
    "%u", sudoku_rule_get_number (sudoku_geometry_get_rule (geometry, tabled->rule), 0));

  return words_fill (_ (sentence),
                     "number", number,
                     "cell", cell,
                     "value", values,
                     "first", first,
                     NULL);
}

/**
 * words_table_excludes:
 * @tabled: of what tables say
 * @cell: the name of one of its cells
 * @values: numbers as alternatives, "7, 8 or 9"
 * @first: the name of its first cell
 *
 * Returns: (transfer full): that the cell can’t hold them, as a sentence without a full stop
 */
char *
words_table_excludes (const SudokuGeometry *geometry,
                      guint tabled,
                      const char *cell,
                      const char *values,
                      const char *first)
{
  SudokuTabled said = { 0 };

  g_return_val_if_fail (geometry != NULL && cell != NULL, NULL);

  said = sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), tabled);
  return fill_sentence (geometry, &said, said.family->excludes, cell, values, first);
}

/**
 * words_table_unfit:
 * @tabled: of what tables say
 * @first: the name of its first cell
 *
 * Returns: (transfer full): that nothing that is left fits there, as a sentence without a full stop
 */
char *
words_table_unfit (const SudokuGeometry *geometry,
                   guint tabled,
                   const char *first)
{
  SudokuTabled said = { 0 };

  g_return_val_if_fail (geometry != NULL && first != NULL, NULL);

  said = sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), tabled);
  return fill_sentence (geometry, &said, said.family->unfit, "", "", first);
}
