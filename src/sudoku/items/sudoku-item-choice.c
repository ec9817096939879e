/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items from cells that somebody chose on the board, one after the other. Where an item stands on a
 * corner or beside the board, the cells say from where it is seen. */

#include "sudoku-item-choice.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-error.h"
#include "sudoku-item.h"
#include "sudoku-outside.h"

typedef struct
{
  GArray *places;  /* (element-type guint16) */
  GArray *numbers; /* (element-type guint32) */
  SudokuRuleParameters parameters;
} Choice;

static void
clear_choice (Choice *self)
{
  g_array_unref (self->places);
  g_array_unref (self->numbers);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Choice, clear_choice)

/* Does what is seen from a place begin with these cells? */
static gboolean
sees (guint side,
      guint place,
      SudokuDirection direction,
      const guint *chosen,
      gsize n_chosen)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_outside_list (side, place, direction, cells);

  for (gsize i = 0; n >= n_chosen && i < n_chosen; i++)
    if (cells[i] != chosen[i])
      return FALSE;
  return n >= n_chosen;
}

/* The one place beside the board from which the cells are seen. Like those below, returns why there
 * is none, as a sentence without a full stop; %NULL when there is. */
static const char *
choose_outside (Choice *self,
                const SudokuRuleKind *kind,
                guint side,
                const guint *chosen,
                gsize n_chosen)
{
  gboolean straight = kind->item->places == SUDOKU_PLACES_OUTSIDE;
  guint first = straight ? SUDOKU_DIRECTION_NONE : SUDOKU_DIRECTION_DOWN_RIGHT;
  guint last = straight ? SUDOKU_DIRECTION_NONE : SUDOKU_DIRECTION_UP_LEFT;

  for (guint place = side * side; place < side * side + 4 * side + 4; place++)
    for (guint way = first; way <= last; way++)
      if (sees (side, place, (SudokuDirection)way, chosen, n_chosen))
        {
          guint16 found = (guint16)place;

          g_array_append_val (self->places, found);
          self->parameters.direction = (SudokuDirection)way;
        }
  if (self->places->len == 1)
    return NULL;
  if (self->places->len > 1)
    return N_ ("Choose one more cell, to say which way it looks");
  return straight ? N_ ("Choose cells of a row or column, from the edge on")
                  : N_ ("Choose cells of a diagonal, from the edge on");
}

static const char *
choose_corner (Choice *self,
               const SudokuRuleKind *kind,
               guint side,
               const guint *chosen,
               gsize n_chosen)
{
  guint first = chosen[0];
  guint16 corner;

  for (gsize i = 1; i < n_chosen; i++)
    first = MIN (first, chosen[i]);
  for (gsize i = 0; i < n_chosen; i++)
    {
      guint row = chosen[i] / side - first / side, column = chosen[i] % side - first % side;

      if (n_chosen != 4 || row > 1 || column > 1)
        return N_ ("Choose the four cells around a corner");
    }
  corner = (guint16)first;
  g_array_append_val (self->places, corner);
  return NULL;
}

/* Of two parts, the first is one cell where the second is a path, and else half of them. */
static const char *
choose_cells (Choice *self,
              const SudokuRuleKind *kind,
              const guint *chosen,
              gsize n_chosen)
{
  SudokuPlaces second = kind->item->second;

  for (gsize i = 0; i < n_chosen; i++)
    {
      guint16 cell = (guint16)chosen[i];

      g_array_append_val (self->places, cell);
    }
  if (second == SUDOKU_PLACES_NONE)
    return NULL;
  self->parameters.n_first = second == SUDOKU_PLACES_PATH ? 1 : self->places->len / 2;
  if (n_chosen < 2 || (second == SUDOKU_PLACES_AREA && n_chosen % 2 != 0))
    return N_ ("Choose as many cells for its second part as for its first");
  return NULL;
}

static gboolean
has_list (const SudokuRuleKind *kind)
{
  return kind->item->number == SUDOKU_ITEM_NUMBER_LIST ||
         kind->item->number == SUDOKU_ITEM_NUMBER_REPEATED;
}

/* Of small boards each digit of a list is a number, also without anything between them. */
static const char *
read_numbers (Choice *self,
              const SudokuRuleKind *kind,
              guint side,
              const char *text)
{
  gboolean digits = side <= 9 && has_list (kind);

  while (text != NULL && *text != '\0')
    {
      guint64 number = 0;
      guint32 kept;

      if (*text == ' ' || *text == ',')
        {
          text++;
          continue;
        }
      if (!g_ascii_isdigit (*text))
        return N_ ("Its number is written in digits");
      if (self->numbers->len >= (has_list (kind) ? side : 1))
        return has_list (kind) ? N_ ("These are too many numbers") : N_ ("It has one number");
      do
        {
          number = MIN (number * 10 + (guint64)(*text - '0'), SUDOKU_ITEM_NUMBER_MAX + 1);
          text++;
        }
      while (!digits && g_ascii_isdigit (*text));
      kept = (guint32)number;
      g_array_append_val (self->numbers, kept);
    }
  return NULL;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint32 one = *(const guint32 *)a, other = *(const guint32 *)b;

  return (one > other) - (one < other);
}

/* In order, and without repeats where these say nothing, as it is written. */
static void
arrange_numbers (Choice *self,
                 const SudokuRuleKind *kind)
{
  const guint32 *numbers = (const guint32 *)(gpointer)self->numbers->data;

  g_array_sort (self->numbers, compare_numbers);
  for (guint i = self->numbers->len; kind->item->number == SUDOKU_ITEM_NUMBER_LIST && i > 1; i--)
    if (numbers[i - 1] == numbers[i - 2])
      g_array_remove_index (self->numbers, i - 1);
}

static const char *
choose_places (Choice *self,
               const SudokuRuleKind *kind,
               guint side,
               const guint *chosen,
               gsize n_chosen)
{
  if (n_chosen == 0)
    return N_ ("Choose its cells first");
  if (kind->item->places == SUDOKU_PLACES_OUTSIDE || kind->item->places == SUDOKU_PLACES_DIAGONAL)
    return choose_outside (self, kind, side, chosen, n_chosen);
  if (kind->item->places == SUDOKU_PLACES_CORNER)
    return choose_corner (self, kind, side, chosen, n_chosen);
  return choose_cells (self, kind, chosen, n_chosen);
}

/**
 * sudoku_item_choose: (skip)
 * @kind: a kind of item
 * @side: the side N
 * @chosen: (array length=n_chosen): cells, from 0, in the order in which they were chosen
 * @n_chosen: how many
 * @numbers: (nullable): its number, or several with blanks or commas between them
 * @error: return location for a #GError
 *
 * Makes an item of cells that were chosen for it. The first cell of an arrow is its circle; an item
 * beside the board is seen from there where the cells begin.
 *
 * Returns: (transfer full) (nullable): the rule; %NULL with SUDOKU_ERROR_SHAPE when the cells or
 *   the numbers don't fit
 */
SudokuRule *
sudoku_item_choose (const SudokuRuleKind *kind,
                    guint side,
                    const guint *chosen,
                    gsize n_chosen,
                    const char *numbers,
                    GError **error)
{
  g_auto (Choice) choice = { g_array_new (FALSE, FALSE, sizeof (guint16)),
                             g_array_new (FALSE, FALSE, sizeof (guint32)),
                             { 0 } };
  const char *reason = NULL;

  g_return_val_if_fail (kind != NULL && kind->item != NULL, NULL);
  g_return_val_if_fail (chosen != NULL || n_chosen == 0, NULL);

  reason = choose_places (&choice, kind, side, chosen, n_chosen);
  if (reason == NULL)
    reason = read_numbers (&choice, kind, side, numbers);
  if (reason != NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "item-unfit", sat_arg_term (kind->name),
                        sat_arg_term (reason));
      return NULL;
    }
  arrange_numbers (&choice, kind);
  choice.parameters.n_numbers = choice.numbers->len;
  choice.parameters.numbers = (const guint32 *)(gpointer)choice.numbers->data;
  choice.parameters.n_places = choice.places->len;
  choice.parameters.places = (const guint16 *)(gpointer)choice.places->data;
  return sudoku_item_new (kind, side, &choice.parameters, error);
}

/**
 * sudoku_item_asks_number: (skip)
 * @kind: a kind of item
 *
 * Tells whether one may have a number, or several.
 *
 * Returns: whether it may
 */
gboolean
sudoku_item_asks_number (const SudokuRuleKind *kind)
{
  g_return_val_if_fail (kind != NULL && kind->item != NULL, FALSE);

  switch (kind->item->number)
    {
    case SUDOKU_ITEM_NUMBER_USUAL:
    case SUDOKU_ITEM_NUMBER_OPTIONAL:
    case SUDOKU_ITEM_NUMBER_NEEDED:
    case SUDOKU_ITEM_NUMBER_LIST:
    case SUDOKU_ITEM_NUMBER_REPEATED:
      return TRUE;
    case SUDOKU_ITEM_NUMBER_NONE:
    case SUDOKU_ITEM_NUMBER_BITS:
    case SUDOKU_ITEM_NUMBER_KINDS:
    default:
      return FALSE;
    }
}
