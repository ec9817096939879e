/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows the id of an item: "=" and its numbers, ":" and its cells, "/" and those of its
 * second part. */

#include "sudoku-item-text.h"

#include <string.h>

#include "sudoku-item.h"
#include "sudoku-place-text.h"

/* Larger ones say nothing at any side. */
#define NUMBER_MAX 1000000

static gboolean
is_usual (const SudokuRule *self,
          const SudokuItemForm *form,
          guint side)
{
  return form->number == SUDOKU_ITEM_NUMBER_USUAL &&
         sudoku_rule_get_number (self, 0) == form->get_usual (side);
}

static void
append_numbers (const SudokuRuleParameters *parameters,
                const SudokuItemForm *form,
                GString *text)
{
  g_string_append_c (text, '=');
  for (guint i = 0; i < parameters->n_numbers; i++)
    if (form->number == SUDOKU_ITEM_NUMBER_BITS)
      g_string_append_printf (text, "%X", parameters->numbers[i]);
    else
      g_string_append_printf (text, "%s%u", i > 0 ? "," : "", parameters->numbers[i]);
}

static void
append_names (const SudokuRuleParameters *parameters,
              const SudokuItemForm *form,
              GString *text)
{
  for (guint i = 0; i < parameters->n_numbers; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", form->names[parameters->numbers[i]]);
}

/**
 * sudoku_item_append: (skip)
 * @self: an item
 * @side: the side N
 * @text: the text to append to
 *
 * Writes what sudoku_item_parse() reads.
 */
void
sudoku_item_append (const SudokuRule *self,
                    guint side,
                    GString *text)
{
  const SudokuItemForm *form = sudoku_rule_get_kind (self)->item;
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (self);
  gboolean named = form->number == SUDOKU_ITEM_NUMBER_KINDS;
  guint n_first = form->second != SUDOKU_PLACES_NONE ? parameters->n_first
                                                     : parameters->n_places;

  if (!named && parameters->n_numbers > 0 && !is_usual (self, form, side))
    append_numbers (parameters, form, text);
  g_string_append_c (text, ':');
  if (named)
    append_names (parameters, form, text);
  sudoku_place_append (parameters->places, n_first, side, text);
  if (form->second != SUDOKU_PLACES_NONE)
    {
      g_string_append_c (text, '/');
      sudoku_place_append (parameters->places + n_first, parameters->n_places - n_first, side,
                           text);
    }
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint32 left = *(const guint32 *)a, right = *(const guint32 *)b;

  return (left > right) - (left < right);
}

/* Each number once, in ascending order. */
static void
sort_numbers (GArray *numbers)
{
  guint n = 0;

  g_array_sort (numbers, compare_numbers);
  for (guint i = 0; i < numbers->len; i++)
    if (i == 0 || g_array_index (numbers, guint32, i) != g_array_index (numbers, guint32, n - 1))
      g_array_index (numbers, guint32, n++) = g_array_index (numbers, guint32, i);
  g_array_set_size (numbers, n);
}

static gboolean
parse_bits (const char **at,
            guint side,
            GArray *numbers)
{
  while (g_ascii_isxdigit (**at))
    {
      guint32 digit = (guint32)g_ascii_xdigit_value (*(*at)++);

      g_array_append_val (numbers, digit);
    }
  return numbers->len == (side * side + 3) / 4;
}

static gboolean
parse_numbers (const SudokuItemForm *form,
               const char **at,
               guint side,
               GArray *numbers)
{
  if (form->number == SUDOKU_ITEM_NUMBER_BITS)
    return parse_bits (at, side, numbers);
  for (;;)
    {
      guint number = 0;

      if (!sudoku_place_parse_number (at, NUMBER_MAX, &number))
        return FALSE;
      g_array_append_val (numbers, number);
      if (form->number != SUDOKU_ITEM_NUMBER_LIST || **at != ',')
        break;
      ++*at;
    }
  sort_numbers (numbers);
  return TRUE;
}

static gboolean
parse_names (const SudokuItemForm *form,
             const char **at,
             GArray *numbers)
{
  for (;;)
    {
      gsize length = strcspn (*at, ",");
      guint32 name = 0;

      while (form->names[name] != NULL &&
             (strlen (form->names[name]) != length || memcmp (form->names[name], *at, length) != 0))
        name++;
      if (form->names[name] == NULL)
        return FALSE;
      g_array_append_val (numbers, name);
      *at += length;
      if (**at == '\0')
        break;
      ++*at;
    }
  sort_numbers (numbers);
  return TRUE;
}

/* "r1c1r1c2-r1c5": a rectangle where the order does not matter, else a run. */
static gboolean
parse_places (SudokuPlaces sort,
              const char **at,
              guint side,
              GArray *places)
{
  while (**at != '\0' && **at != '/')
    {
      guint first = 0, last = 0;

      if (!sudoku_place_parse (at, side, &first))
        return FALSE;
      last = first;
      if (**at == '-' && (++*at, !sudoku_place_parse (at, side, &last)))
        return FALSE;
      if (sort == SUDOKU_PLACES_AREA)
        sudoku_place_add_rectangle (places, side, first, last);
      else if (!sudoku_place_add_run (places, side, first, last))
        return FALSE;
      if (places->len > SUDOKU_CELLS_MAX)
        return FALSE;
      if (**at == ',' && (*at)[1] != '\0')
        ++*at;
    }
  return TRUE;
}

/**
 * sudoku_item_parse: (skip)
 * @kind: a kind of item
 * @side: the side N
 * @text: what follows the id of the kind
 * @error: set only when the text can be read, and the board can't have the item
 *
 * Reads what sudoku_item_append() writes. Cells may be given as rectangles, or as runs where their
 * order matters: "r1c1-r1c4".
 *
 * Returns: (transfer full) (nullable): the rule
 */
SudokuRule *
sudoku_item_parse (const SudokuRuleKind *kind,
                   guint side,
                   const char *text,
                   GError **error)
{
  const SudokuItemForm *form = kind->item;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint16));
  SudokuRuleParameters parameters = { 0 };

  if (*text == '=' && (text++, !parse_numbers (form, &text, side, numbers)))
    return NULL;
  if (*text++ != ':')
    return NULL;
  if (form->number == SUDOKU_ITEM_NUMBER_KINDS && !parse_names (form, &text, numbers))
    return NULL;
  if (!parse_places (form->places, &text, side, places))
    return NULL;
  if (*text == '/')
    {
      text++;
      parameters.n_first = places->len;
      if (!parse_places (form->second, &text, side, places) || *text != '\0')
        return NULL;
    }
  parameters.n_numbers = numbers->len;
  parameters.numbers = (const guint32 *)(gpointer)numbers->data;
  parameters.n_places = places->len;
  parameters.places = (const guint16 *)(gpointer)places->data;
  return sudoku_item_new (kind, side, &parameters, error);
}
