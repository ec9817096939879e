/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A rule as one word, as the command line, files and moves write it. */

#include "sudoku-rule-text.h"

#include <string.h>

#include "sudoku-box-text.h"
#include "sudoku-error.h"
#include "sudoku-item-text.h"
#include "sudoku-place-text.h"
#include "sudoku-rule-list.h"
#include "sudoku-rule-make.h"

/* Constraints as one word, without ";" and ">", which separate rules and shapes. */
static void
append_own (const SudokuRule *self,
            GString *text)
{
  for (const char *at = sudoku_own_get_text (sudoku_rule_get_own (self)); *at != '\0'; at++)
    if (*at == '>')
      g_string_append_c (text, '~');
    else if (*at == ' ')
      g_string_append_c (text, '+');
    else if (*at != '\n')
      g_string_append_c (text, *at);
    else if (at[1] != '\0')
      g_string_append_c (text, ',');
}

static void
append_regions (const SudokuRule *self,
                GString *text)
{
  guint n_cells = 0;
  const guint16 *regions = sudoku_rule_get_cells (self, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    g_string_append_printf (text, "%c%u", i == 0 ? ':' : ',', regions[i] + 1u);
}

static void
append_cells (const SudokuRule *self,
              guint side,
              GString *text)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (self, &n_cells);

  sudoku_place_append (cells, n_cells, side, text);
}

/**
 * sudoku_rule_to_text:
 * @side: the side N
 *
 * Writes the text form that sudoku_rule_parse() reads.
 *
 * Returns: (transfer full): the text: "x", "boxes=2x3", "regions:1,1,2,…", "even:r1c1r2c5",
 *   "mine:a+|+r1c1=3"
 */
char *
sudoku_rule_to_text (const SudokuRule *self,
                     guint side)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (self);
  GString *text = g_string_new (kind->id);

  switch (kind->parameter)
    {
    case SUDOKU_RULE_BOX:
      g_string_append_printf (text, "=%ux%u", sudoku_rule_get_number (self, 0),
                              sudoku_rule_get_number (self, 1));
      break;
    case SUDOKU_RULE_REGIONS:
      append_regions (self, text);
      break;
    case SUDOKU_RULE_CELLS:
      g_string_append_c (text, ':');
      append_cells (self, side, text);
      break;
    case SUDOKU_RULE_OWN:
      g_string_append_c (text, ':');
      append_own (self, text);
      break;
    case SUDOKU_RULE_ITEM:
      sudoku_item_append (self, side, text);
      break;
    case SUDOKU_RULE_ALONE:
    default:
      break;
    }
  return g_string_free (text, FALSE);
}

static SudokuRule *
parse_cells (const SudokuRuleKind *kind,
             guint side,
             const char *at)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));

  while (*at != '\0')
    {
      guint first = 0, last = 0;

      if (!sudoku_place_parse (&at, side, &first))
        return NULL;
      last = first;
      if (*at == '-' && (at++, !sudoku_place_parse (&at, side, &last)))
        return NULL;
      sudoku_place_add_rectangle (cells, side, first, last);
      if (*at == ',' && at[1] != '\0')
        at++;
    }
  if (cells->len == 0)
    return NULL;
  return sudoku_rule_new_with_cells (kind, (const guint16 *)(gpointer)cells->data, cells->len);
}

static SudokuRule *
parse_boxes (guint side,
             const char *text)
{
  guint rows = 0, columns = 0;

  if (!sudoku_box_parse (text, -1, &rows, &columns) || rows * columns != side || rows == 1 ||
      columns == 1)
    return NULL;
  return sudoku_rule_new_boxes (rows, columns);
}

/* How many numbers there are, separated by commas; 0 when there is anything else. */
static guint
count_numbers (const char *text)
{
  guint n = 1;

  if (text[strspn (text, "0123456789,")] != '\0')
    return 0;
  for (; *text != '\0'; text++)
    n += *text == ',';
  return n;
}

static SudokuRule *
parse_regions (guint side,
               const char *at,
               GError **error)
{
  g_autofree guint16 *regions = g_new (guint16, side * side);
  guint n_numbers = count_numbers (at);

  if (n_numbers > 0 && n_numbers != side * side)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "regions-other-side",
                        sat_arg_number (n_numbers), sat_arg_number (side * side));
      return NULL;
    }
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint number = 0;

      if (!sudoku_place_parse_number (&at, side, &number))
        return NULL;
      regions[cell] = (guint16)(number - 1);
      if (*at != (cell + 1 < side * side ? ',' : '\0'))
        return NULL;
      at++;
    }
  return sudoku_rule_new_regions (side, regions, error);
}

/* Reads what append_own() writes. */
static SudokuRule *
parse_own (guint side,
           const char *at,
           GError **error)
{
  g_autofree char *text = g_strdup (at);
  g_autoptr (SudokuOwn) own = NULL;
  gboolean ends = FALSE;

  g_strdelimit (g_strdelimit (text, "+", ' '), ",", '\n');
  for (char *sign = text; *sign != '\0'; sign++)
    {
      /* "-~" is an arrow; "!", not "~", stands for "not". */
      ends = ends && *sign == '~';
      if (ends)
        *sign = '>';
      ends = *sign == '-';
    }
  own = sudoku_own_parse (side, text, -1, NULL, NULL, NULL, error);
  return own != NULL && sudoku_own_get_n (own) > 0 ? sudoku_rule_new_own (own) : NULL;
}

/**
 * sudoku_rule_parse:
 * @side: the side N
 * @text: the text form of a rule
 *
 * Reads what sudoku_rule_to_text() writes. Cells may be given as rectangles, too:
 * "even:r1c1-r1c5r3c3".
 *
 * Returns: (transfer full) (nullable): the rule, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuRule *
sudoku_rule_parse (guint side,
                   const char *text,
                   GError **error)
{
  gsize length = strcspn (text, "=:");
  const SudokuRuleKind *kind = sudoku_rule_kind_find (text, (gssize)length);
  const char *rest = text + length;
  GError *failure = NULL;
  SudokuRule *self = NULL;

  g_return_val_if_fail (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX, NULL);

  if (kind != NULL && kind->parameter == SUDOKU_RULE_ALONE && *rest == '\0')
    return sudoku_rule_new (kind);
  if (kind != NULL && kind->parameter == SUDOKU_RULE_BOX && *rest == '=')
    self = parse_boxes (side, rest + 1);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_REGIONS && *rest == ':')
    self = parse_regions (side, rest + 1, &failure);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_CELLS && *rest == ':')
    self = parse_cells (kind, side, rest + 1);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_OWN && *rest == ':')
    self = parse_own (side, rest + 1, &failure);
  else if (kind != NULL && kind->parameter == SUDOKU_RULE_ITEM)
    self = sudoku_item_parse (kind, side, rest, &failure);
  if (failure != NULL)
    g_propagate_error (error, failure);
  else if (self == NULL && kind == NULL)
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rule-unknown",
                      sat_arg_quote (text, length));
  else if (self == NULL)
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rule-parameter",
                      sat_arg_quote (text, strlen (text)), sat_arg_text (kind->id),
                      sat_arg_number (side));
  return self;
}
