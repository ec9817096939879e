/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows the id of an item: "=" and its numbers, ":" and its cells, "/" and those of its
 * second part. */

#include "sudoku-item-text.h"

#include <string.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-place-text.h"

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

static const char *const directions[] = { "", "dr", "dl", "ur", "ul" };

/* "r0c1", or "r0c1dr" for a diagonal. */
static void
append_outside (const SudokuRuleParameters *parameters,
                guint side,
                GString *text)
{
  guint row = 0, column = 0;

  sudoku_outside_get (side, parameters->places[0], &row, &column);
  g_string_append_printf (text, "r%uc%u%s", row, column, directions[parameters->direction]);
}

static gboolean
is_outside (const SudokuItemForm *form)
{
  return form->places == SUDOKU_PLACES_OUTSIDE || form->places == SUDOKU_PLACES_DIAGONAL;
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
  if (is_outside (form))
    append_outside (parameters, side, text);
  else
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

/* In ascending order, and unless they may be @repeated each once. */
static void
sort_numbers (GArray *numbers,
              gboolean repeated)
{
  guint n = 0;

  g_array_sort (numbers, compare_numbers);
  if (repeated)
    return;
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

/* 1 and above, or 0 where the form has it. */
static gboolean
parse_number (const SudokuItemForm *form,
              const char **at,
              guint *number)
{
  if (form->zero && **at == '0' && !g_ascii_isdigit ((*at)[1]))
    {
      ++*at;
      *number = 0;
      return TRUE;
    }
  return sudoku_place_parse_number (at, SUDOKU_ITEM_NUMBER_MAX, number);
}

static gboolean
parse_numbers (const SudokuItemForm *form,
               const char **at,
               guint side,
               GArray *numbers)
{
  gboolean several = form->number == SUDOKU_ITEM_NUMBER_LIST ||
                     form->number == SUDOKU_ITEM_NUMBER_REPEATED;

  if (form->number == SUDOKU_ITEM_NUMBER_BITS)
    return parse_bits (at, side, numbers);
  for (;;)
    {
      guint number = 0;

      if (!parse_number (form, at, &number))
        return FALSE;
      g_array_append_val (numbers, number);
      if (!several || **at != ',')
        break;
      ++*at;
    }
  sort_numbers (numbers, form->number == SUDOKU_ITEM_NUMBER_REPEATED);
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
  sort_numbers (numbers, FALSE);
  return TRUE;
}

/* "r0c3", and which way to look for a diagonal. */
static gboolean
parse_outside (const char **at,
               guint side,
               SudokuDirection *direction,
               GArray *places)
{
  guint row = 0, column = 0, place;
  guint16 small;

  if (!sudoku_place_parse_outside (at, side, &row, &column))
    return FALSE;
  place = sudoku_outside_make (side, row, column);
  small = (guint16)place;
  g_array_append_val (places, small);
  for (guint i = SUDOKU_DIRECTION_DOWN_RIGHT; i < G_N_ELEMENTS (directions); i++)
    if (g_str_has_prefix (*at, directions[i]))
      *direction = (SudokuDirection)i;
  *at += strlen (directions[*direction]);
  return place != 0 && **at == '\0';
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
  if (is_outside (form) && !parse_outside (&text, side, &parameters.direction, places))
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
