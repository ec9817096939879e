/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items in words: what they say of one of their cells. */

#include "words-item.h"

#include <glib/gi18n.h>
#include <sudoku-item.h>

#include "words-list.h"

/* So many cells of an item are named. */
#define N_NAMED 2

/* The place of a cell among those of an item, or of the part that it belongs to; from 1. */
typedef struct
{
  guint nth; /* 0: it is none of them */
  guint count;
  gboolean first; /* whether there are two parts, and it is in the first */
} Place;

static Place
find_place (const SudokuRuleParameters *parameters,
            const guint16 *cells,
            guint n_cells,
            guint cell)
{
  Place place = { .count = n_cells };

  for (guint i = 0; i < n_cells && place.nth == 0; i++)
    if (cells[i] == cell)
      place.nth = i + 1;
  if (place.nth == 0 || parameters->n_first == 0 || parameters->n_first >= n_cells)
    return place;
  place.first = place.nth <= parameters->n_first;
  place.count = place.first ? parameters->n_first : n_cells - parameters->n_first;
  place.nth -= place.first ? 0 : parameters->n_first;
  return place;
}

/* Its numbers, joined by “and”, or by “or”. */
static char *
join_numbers (const SudokuRuleParameters *parameters,
              gboolean alternatives)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < parameters->n_numbers; i++)
    g_ptr_array_add (items, g_strdup_printf ("%u", parameters->numbers[i]));
  if (items->len == 0)
    return g_strdup ("");
  return alternatives ? words_join_alternatives (items) : words_join_all (items);
}

static const char *
choose_sentence (const SudokuRuleKind *kind,
                 const SudokuRuleParameters *parameters,
                 const Place *place)
{
  if (place->first && kind->first_cell != NULL)
    return kind->first_cell;
  return parameters->n_numbers == 0 && kind->plain_cell != NULL ? kind->plain_cell : kind->cell;
}

/**
 * words_item_name:
 * @rule: an item
 *
 * Returns: (transfer full): its kind with its number: "Killer Cages: 15"
 */
char *
words_item_name (const SudokuRule *rule)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  g_autofree char *numbers = NULL;

  g_return_val_if_fail (kind->item != NULL, NULL);

  if (parameters->n_numbers == 0 || kind->item->number == SUDOKU_ITEM_NUMBER_BITS ||
      kind->item->number == SUDOKU_ITEM_NUMBER_KINDS)
    return g_strdup (_ (kind->name));
  numbers = join_numbers (parameters, FALSE);
  /* Translators: a kind of rule and a number, such as "Killer Cages: 15". */
  return g_strdup_printf (_ ("%s: %s"), _ (kind->name), numbers);
}

/**
 * words_item_place:
 * @rule: an item of the shape
 *
 * Returns: (transfer full): some of its cells, and how many more there are; empty when it is about
 *   the whole board
 */
char *
words_item_place (const SudokuGeometry *geometry,
                  const SudokuRule *rule)
{
  guint n_cells = 0;
  g_autofree guint16 *cells =
    sudoku_item_list_cells (rule, sudoku_geometry_get_side (geometry), &n_cells);
  g_autofree guint *wide = g_new (guint, n_cells + 1);

  for (guint i = 0; i < n_cells; i++)
    wide[i] = cells[i];
  return n_cells > 0 ? words_cells (geometry, wide, n_cells, N_NAMED) : g_strdup ("");
}

/**
 * words_item_cell:
 * @rule: the number of a rule
 * @cell: a cell
 *
 * Says what an item has to do with a cell: "on a thermometer, cell 3 of 6".
 *
 * Returns: (transfer full) (nullable): a part of a sentence; %NULL when the rule is no item, or not
 *   about the cell
 */
char *
words_item_cell (const SudokuGeometry *geometry,
                 guint rule,
                 guint cell)
{
  const SudokuRule *item = sudoku_geometry_get_rule (geometry, rule);
  const SudokuRuleKind *kind = sudoku_rule_get_kind (item);
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (item);
  g_autofree guint16 *cells = NULL;
  g_autofree char *nth = NULL, *count = NULL, *number = NULL, *numbers = NULL, *list = NULL;
  g_autofree char *first = NULL, *other = NULL;
  guint n_cells = 0;
  Place place;

  if (kind->item == NULL || kind->cell == NULL)
    return NULL;
  cells = sudoku_item_list_cells (item, sudoku_geometry_get_side (geometry), &n_cells);
  place = find_place (parameters, cells, n_cells, cell);
  if (place.nth == 0)
    return NULL;
  nth = g_strdup_printf ("%u", place.nth);
  count = g_strdup_printf ("%u", place.count);
  number = g_strdup_printf ("%u", parameters->n_numbers > 0 ? parameters->numbers[0] : 0);
  numbers = join_numbers (parameters, TRUE);
  list = join_numbers (parameters, FALSE);
  first = words_cell (geometry, cells[0]);
  other = words_cell (geometry, cells[cells[0] == cell ? n_cells - 1 : 0]);
  return words_fill (_ (choose_sentence (kind, parameters, &place)), "nth", nth, "count", count,
                     "number", number, "numbers", numbers, "list", list, "first", first, "other",
                     other, NULL);
}
