/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes items, each in one form, so that two that say the same are equal, and refuses what a board
 * can't have. */

#include "sudoku-item.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-error.h"
#include "sudoku-outside.h"

static gboolean
share_side (guint side,
            guint a,
            guint b)
{
  guint low = MIN (a, b), high = MAX (a, b);

  return high == low + side || (high == low + 1 && high % side != 0);
}

/* Does a cell stand there twice, or with @crossing twice in a row? */
static gboolean
has_cell_twice (const guint16 *cells,
                guint n_cells,
                gboolean crossing)
{
  g_autofree guint8 *seen = g_new0 (guint8, SUDOKU_CELLS_MAX);

  for (guint i = 0; i < n_cells; i++)
    {
      if (crossing ? i > 0 && cells[i] == cells[i - 1] : seen[cells[i]] != 0)
        return TRUE;
      seen[cells[i]] = TRUE;
    }
  return FALSE;
}

/* Why a place outside the board, or a corner, is none. */
static const char *
refuse_point (guint side,
              SudokuPlaces places,
              guint place,
              SudokuDirection direction)
{
  guint row = 0, column = 0;
  guint16 cells[SUDOKU_SIDE_MAX];

  if (sudoku_outside_get (side, place, &row, &column) != (places != SUDOKU_PLACES_CORNER))
    return places == SUDOKU_PLACES_CORNER ? N_ ("It stands on a corner between four cells")
                                          : N_ ("It stands beside the board");
  if (places == SUDOKU_PLACES_CORNER)
    return row < side && column < side ? NULL : N_ ("It stands on a corner between four cells");
  if ((direction == SUDOKU_DIRECTION_NONE) != (places == SUDOKU_PLACES_OUTSIDE))
    return places == SUDOKU_PLACES_OUTSIDE ? N_ ("It looks along a row or a column")
                                           : N_ ("It needs a direction: dr, dl, ur or ul");
  return sudoku_outside_list (side, place, direction, cells) > 0
           ? NULL
           : N_ ("It looks at no cell from there");
}

static const char *
refuse_part (guint side,
             SudokuPlaces places,
             const guint16 *cells,
             guint n_cells,
             gboolean crossing)
{
  if (places != SUDOKU_PLACES_NONE && n_cells == 0)
    return N_ ("A cell is missing");
  if (places == SUDOKU_PLACES_LINE && n_cells < 2)
    return N_ ("A line needs at least two cells");
  if (places == SUDOKU_PLACES_EDGE && (n_cells != 2 || !share_side (side, cells[0], cells[1])))
    return N_ ("It needs two cells that share a side");
  if (has_cell_twice (cells, n_cells,
                      crossing && (places == SUDOKU_PLACES_LINE || places == SUDOKU_PLACES_PATH)))
    return N_ ("A cell is named twice");
  return NULL;
}

/* Of an item at a single place. */
static const char *
refuse_single (const SudokuItemForm *form,
               guint side,
               const SudokuRuleParameters *parameters)
{
  const char *reason = parameters->n_places == 1
                         ? refuse_point (side, form->places, parameters->places[0],
                                         parameters->direction)
                         : N_ ("It has one place");

  return reason == NULL && form->check != NULL ? form->check (side, parameters) : reason;
}

/* Is a number 0 that can't be? */
static gboolean
has_zero (const SudokuItemForm *form,
          const SudokuRuleParameters *parameters)
{
  if (form->zero || form->number == SUDOKU_ITEM_NUMBER_BITS ||
      form->number == SUDOKU_ITEM_NUMBER_KINDS)
    return FALSE;
  for (guint i = 0; i < parameters->n_numbers; i++)
    if (parameters->numbers[i] == 0)
      return TRUE;
  return FALSE;
}

static const char *
refuse_numbers (const SudokuItemForm *form,
                const SudokuRuleParameters *parameters)
{
  if (form->number == SUDOKU_ITEM_NUMBER_BITS || form->number == SUDOKU_ITEM_NUMBER_KINDS)
    return NULL;
  for (guint i = 0; i < parameters->n_numbers; i++)
    {
      if (parameters->numbers[i] == 0 && !form->zero)
        return N_ ("It needs a number");
      if (parameters->numbers[i] > SUDOKU_ITEM_NUMBER_MAX)
        return N_ ("No numbers of this board fit");
    }
  return NULL;
}

static const char *
refuse (const SudokuItemForm *form,
        guint side,
        const SudokuRuleParameters *parameters)
{
  guint n_first = form->second != SUDOKU_PLACES_NONE ? parameters->n_first
                                                     : parameters->n_places;
  const char *reason = refuse_numbers (form, parameters);

  if (reason != NULL)
    return reason;
  if (form->second == SUDOKU_PLACES_NONE && parameters->n_first > 0)
    return N_ ("It has one part only");
  if (form->number != SUDOKU_ITEM_NUMBER_NONE && form->number != SUDOKU_ITEM_NUMBER_OPTIONAL &&
      parameters->n_numbers == 0)
    return N_ ("It needs a number");
  if (form->number == SUDOKU_ITEM_NUMBER_NONE && parameters->n_numbers > 0)
    return N_ ("It has no number");
  if (has_zero (form, parameters))
    return N_ ("Its number is at least 1");
  if (form->places == SUDOKU_PLACES_CORNER || form->places == SUDOKU_PLACES_OUTSIDE ||
      form->places == SUDOKU_PLACES_DIAGONAL)
    return refuse_single (form, side, parameters);
  reason = refuse_part (side, form->places, parameters->places, n_first, form->crossing);
  if (reason == NULL && form->second != SUDOKU_PLACES_NONE)
    reason = refuse_part (side, form->second, parameters->places + n_first,
                          parameters->n_places - n_first, form->crossing);
  if (reason == NULL && form->check != NULL)
    reason = form->check (side, parameters);
  return reason;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

static void
reverse (guint16 *cells,
         guint n_cells)
{
  for (guint i = 0; i < n_cells / 2; i++)
    {
      guint16 cell = cells[i];

      cells[i] = cells[n_cells - 1 - i];
      cells[n_cells - 1 - i] = cell;
    }
}

/* A closed line begins at its first cell in reading order. */
static void
turn (guint16 *cells,
      guint n_cells)
{
  g_autofree guint16 *before = g_memdup2 (cells, n_cells * sizeof *cells);
  guint n = n_cells - 1, first = 0;

  for (guint i = 1; i < n; i++)
    if (before[i] < before[first])
      first = i;
  for (guint i = 0; i < n; i++)
    cells[i] = before[(first + i) % n];
  cells[n] = cells[0];
}

/* Of two areas as a whole neither their order nor that of their cells matters. */
static void
arrange_areas (guint16 *cells,
               guint n_cells,
               guint *n_first)
{
  guint n_second = n_cells - *n_first;
  g_autofree guint16 *first = g_memdup2 (cells, *n_first * sizeof *cells);
  g_autofree guint16 *second = g_memdup2 (cells + *n_first, n_second * sizeof *cells);
  guint same = 0;

  qsort (first, *n_first, sizeof *cells, compare_cells);
  qsort (second, n_second, sizeof *cells, compare_cells);
  while (same < *n_first && same < n_second && first[same] == second[same])
    same++;
  if (same == n_second || (same < *n_first && second[same] < first[same]))
    {
      memcpy (cells, second, n_second * sizeof *cells);
      memcpy (cells + n_second, first, *n_first * sizeof *cells);
      *n_first = n_second;
      return;
    }
  memcpy (cells, first, *n_first * sizeof *cells);
  memcpy (cells + *n_first, second, n_second * sizeof *cells);
}

/* The one form of several that say the same. */
static void
arrange (const SudokuItemForm *form,
         guint16 *cells,
         guint n_cells)
{
  if (form->places == SUDOKU_PLACES_AREA)
    qsort (cells, n_cells, sizeof *cells, compare_cells);
  else if (form->reversible && n_cells > 1)
    {
      gboolean closed = cells[0] == cells[n_cells - 1];

      if (closed)
        turn (cells, n_cells);
      if (closed ? cells[1] > cells[n_cells - 2] : cells[0] > cells[n_cells - 1])
        reverse (cells, n_cells);
    }
}

/**
 * sudoku_item_new: (skip)
 * @kind: a kind of item
 * @side: the side N
 * @parameters: its places, all of them on the board, and perhaps its number
 *
 * Makes an item. One that says the same in another order is an equal rule.
 *
 * Returns: (transfer full) (nullable): the rule; %NULL with SUDOKU_ERROR_SHAPE when a board of this
 *   side can't have it
 */
SudokuRule *
sudoku_item_new (const SudokuRuleKind *kind,
                 guint side,
                 const SudokuRuleParameters *parameters,
                 GError **error)
{
  const SudokuItemForm *form = NULL;
  SudokuRuleParameters made;
  g_autofree guint16 *places = NULL;
  const char *reason = NULL;
  guint32 usual;

  g_return_val_if_fail (kind != NULL && kind->item != NULL && parameters != NULL, NULL);

  form = kind->item;
  made = *parameters;
  if (made.n_numbers == 0 && form->number == SUDOKU_ITEM_NUMBER_USUAL)
    {
      usual = form->get_usual (side);
      made.n_numbers = 1;
      made.numbers = &usual;
    }
  reason = refuse (form, side, &made);
  if (reason != NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "item-unfit", sat_arg_term (kind->name),
                        sat_arg_term (reason));
      return NULL;
    }
  places = g_memdup2 (made.places, made.n_places * sizeof *places);
  if (form->second == SUDOKU_PLACES_NONE)
    arrange (form, places, made.n_places);
  else if (form->second == SUDOKU_PLACES_PATH)
    arrange (form, places, made.n_first);
  else if (kind->pairs == NULL)
    arrange_areas (places, made.n_places, &made.n_first);
  made.places = places;
  return sudoku_rule_new_with_parameters (kind, &made);
}

/**
 * sudoku_item_draw_area: (skip)
 * @rule: an item
 * @frame: not used
 * @sketch: what to add to
 *
 * Draws its cells as an area.
 */
void
sudoku_item_draw_area (const SudokuRule *rule,
                       const SudokuFrame *frame,
                       SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  sudoku_sketch_add (sketch, SUDOKU_SKETCH_AREA, cells, n_cells);
}

/**
 * sudoku_item_draw_stroke: (skip)
 * @rule: an item with a line
 * @stroke: how its line is drawn
 * @sketch: what to add to
 *
 * Draws its line.
 */
void
sudoku_item_draw_stroke (const SudokuRule *rule,
                         const SudokuStroke *stroke,
                         SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  sudoku_sketch_add_stroke (sketch, cells, n_cells, stroke);
}

/**
 * sudoku_item_print_number: (skip)
 * @rule: an item
 *
 * Prints its number.
 *
 * Returns: (transfer full) (nullable): the number; %NULL when it has none
 */
char *
sudoku_item_print_number (const SudokuRule *rule)
{
  return sudoku_rule_get_parameters (rule)->n_numbers > 0
           ? g_strdup_printf ("%u", sudoku_rule_get_number (rule, 0))
           : NULL;
}

/**
 * sudoku_item_list_cells: (skip)
 * @rule: an item
 * @side: the side N
 * @n_cells: (out): how many cells it is about
 *
 * Lists the cells that an item is about: its places, or the cells that are seen from a place
 * outside the board, or those around a corner.
 *
 * Returns: (transfer full) (array length=n_cells): the cells, in the order of its places
 */
guint16 *
sudoku_item_list_cells (const SudokuRule *rule,
                        guint side,
                        guint *n_cells)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  SudokuPlaces places = sudoku_rule_get_kind (rule)->item->places;
  guint16 cells[SUDOKU_SIDE_MAX];

  if (places == SUDOKU_PLACES_OUTSIDE || places == SUDOKU_PLACES_DIAGONAL)
    *n_cells =
      sudoku_outside_list (side, parameters->places[0], parameters->direction, cells);
  else if (places == SUDOKU_PLACES_CORNER)
    {
      guint16 first = parameters->places[0];

      *n_cells = 4;
      cells[0] = first;
      cells[1] = (guint16)(first + 1);
      cells[2] = (guint16)(first + side);
      cells[3] = (guint16)(first + side + 1);
    }
  else
    {
      *n_cells = places == SUDOKU_PLACES_NONE ? 0 : parameters->n_places;
      return g_memdup2 (parameters->places, *n_cells * sizeof *parameters->places);
    }
  return g_memdup2 (cells, *n_cells * sizeof *cells);
}

/**
 * sudoku_item_find_nearest: (skip)
 * @side: the side N
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many, at least one
 * @cell: another cell
 *
 * Finds the one that is nearest to another cell.
 *
 * Returns: the cell
 */
guint16
sudoku_item_find_nearest (guint side,
                          const guint16 *cells,
                          guint n_cells,
                          guint cell)
{
  guint nearest = 0, least = G_MAXUINT;

  for (guint i = 0; i < n_cells; i++)
    {
      int down = (int)(cells[i] / side) - (int)(cell / side);
      int right = (int)(cells[i] % side) - (int)(cell % side);
      guint distance = (guint)(down * down + right * right);

      if (distance < least)
        {
          least = distance;
          nearest = i;
        }
    }
  return cells[nearest];
}

/**
 * sudoku_item_draw_clue: (skip)
 * @rule: an item outside the board, with a number
 * @frame: not used
 * @sketch: what to add to
 *
 * Draws its number beside the board, with the direction in which it looks.
 */
void
sudoku_item_draw_clue (const SudokuRule *rule,
                       const SudokuFrame *frame,
                       SudokuSketch *sketch)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  g_autofree char *text = sudoku_item_print_number (rule);
  int down = 0, right = 0;

  sudoku_outside_get_step (parameters->direction, &down, &right);
  sudoku_sketch_add_clue (sketch, parameters->places[0], text, down, right);
}
