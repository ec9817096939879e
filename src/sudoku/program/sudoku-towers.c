/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Towers: the side, then the clues above, below, on the left and on the
 * right, with "/" between two, of which any may be missing, then after a comma the numbers in
 * cells, if there are some. */

#include <string.h>

#include "sudoku-error.h"
#include "sudoku-outside.h"
#include "sudoku-rule-text.h"
#include "sudoku-sgt-text.h"
#include "sudoku-sgt.h"

static const char *const clue_ids[] = { "skyscraper", NULL };

/* Clues and nothing else up to a comma. Fewer than all are an error to be told. */
static gboolean
is_id (const char *word,
       gsize length)
{
  const char *at = word, *end = word + length;
  guint side = 0, n_slashes = 0;

  if (!sudoku_sgt_read_side (&at, end, &side))
    return FALSE;
  for (; at < end && *at != ','; at++)
    {
      if (*at != '/' && !g_ascii_isdigit (*at))
        return FALSE;
      n_slashes += *at == '/';
    }
  return n_slashes >= 2 * side;
}

/* The place of a clue outside the board. */
static guint
get_place (guint side,
           guint clue)
{
  guint line = clue % side + 1;

  switch (clue / side)
    {
    case 0:
      return sudoku_outside_make (side, 0, line);
    case 1:
      return sudoku_outside_make (side, side + 1, line);
    case 2:
      return sudoku_outside_make (side, line, 0);
    default:
      return sudoku_outside_make (side, line, side + 1);
    }
}

static gboolean
read_clues (const SudokuScanner *scanner,
            const char **at,
            const char *end,
            guint side,
            GPtrArray *rules,
            GError **error)
{
  for (guint clue = 0; clue < 4 * side; clue++)
    {
      const char *start = *at;
      guint number = 0;
      g_autofree char *text = NULL;
      SudokuRule *rule = NULL;
      guint row = 0, column = 0;

      if (clue > 0 && (start == end || *start != '/'))
        {
          sudoku_scanner_refuse (scanner, start, SUDOKU_ERROR_SYNTAX, error, "towers-clues",
                                 sat_arg_number (4 * side));
          return FALSE;
        }
      start = *at += clue > 0;
      if (*at == end || !g_ascii_isdigit (**at))
        continue;
      sudoku_outside_get (side, get_place (side, clue), &row, &column);
      if (sudoku_scan_uint (at, end, side, &number) && number > 0)
        {
          text = g_strdup_printf ("skyscraper=%u:r%uc%u", number, row, column);
          rule = sudoku_rule_parse (side, text, NULL);
        }
      if (rule == NULL)
        {
          sudoku_scanner_refuse (scanner, start, SUDOKU_ERROR_VALUE, error, "towers-clue",
                                 sat_arg_number (side));
          return FALSE;
        }
      g_ptr_array_add (rules, rule);
    }
  return TRUE;
}

static SudokuGrid *
read_puzzle (const SudokuSource *source,
             const SudokuScanner *scanner,
             const char *word,
             gsize length,
             GError **error)
{
  const char *at = word, *end = word + length;
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint32 *values = NULL;
  SudokuGrid *grid = NULL;
  guint side = 0;

  if (!sudoku_sgt_read_side (&at, end, &side))
    {
      sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_SYNTAX, error, "sgt-parameters");
      return NULL;
    }
  if (!read_clues (scanner, &at, end, side, rules, error))
    return NULL;
  values = g_new0 (guint32, side * side);
  if (at < end && *at != ',')
    {
      sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, "towers-clues",
                             sat_arg_number (4 * side));
      return NULL;
    }
  if (at < end)
    {
      at++;
      if (!sudoku_sgt_read_cells (scanner, &at, end, side * side, side, values, NULL, error))
        return NULL;
    }
  if (at < end)
    {
      sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, "solo-cells");
      return NULL;
    }
  geometry = sudoku_sgt_make_geometry (source, scanner, side, rules, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  sudoku_sgt_give (grid, values);
  return grid;
}

static gboolean
is_for (const SudokuGeometry *geometry)
{
  return sudoku_sgt_is_latin (geometry) && sudoku_sgt_has_item (geometry, clue_ids);
}

/* The first clue at a place. */
static const SudokuRule *
find_clue (const SudokuGeometry *geometry,
           guint place)
{
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);

      if (g_strv_contains (clue_ids, sudoku_rule_get_kind (rule)->id) &&
          sudoku_rule_get_parameters (rule)->places[0] == place)
        return rule;
    }
  return NULL;
}

static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  return g_strv_contains (clue_ids, sudoku_rule_get_kind (rule)->id) &&
         find_clue (geometry, sudoku_rule_get_parameters (rule)->places[0]) == rule;
}

static void
write_parameters (const SudokuGeometry *geometry,
                  GString *string)
{
  g_string_append_printf (string, "%u", sudoku_geometry_get_side (geometry));
}

static void
write_description (const SudokuGrid *grid,
                   gboolean only_givens,
                   GString *string)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid), n_filled = 0;
  g_autofree guint32 *values = sudoku_sgt_copy_values (grid, only_givens);

  for (guint clue = 0; clue < 4 * side; clue++)
    {
      const SudokuRule *rule = find_clue (geometry, get_place (side, clue));

      if (clue > 0)
        g_string_append_c (string, '/');
      if (rule != NULL)
        g_string_append_printf (string, "%u", sudoku_rule_get_number (rule, 0));
    }
  for (guint cell = 0; cell < side * side; cell++)
    n_filled += values[cell] > 0;
  if (n_filled == 0)
    return;
  g_string_append_c (string, ',');
  sudoku_sgt_write_cells (values, side * side, string);
}

const SudokuSgtGame sudoku_sgt_towers = {
  .name = "Towers",
  .side_max = 9,
  .is_id = is_id,
  .read = read_puzzle,
  .is_for = is_for,
  .can_say_rule = can_say_rule,
  .write_parameters = write_parameters,
  .write_description = write_description,
};
