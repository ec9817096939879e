/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels that are offered for each size with its rules. The table is what a long check prints,
 * tests/long/long-offers.c, which tries to make puzzles of each kind and level. */

#include "sudoku-level-offer.h"

#include <string.h>

/* A kind, as sudoku_level_offer_get_kind() returns it; the median givens of its minimal puzzles;
 * the initials of the levels that were found (P for Expert, X for Extreme). */
static const struct
{
  const char *kind;
  guint n_minimal;
  const char *levels;
} offers[] = {
  { "4 2x2", 4, "BE" },
  { "6 2x3", 10, "BEMHP" },
  { "8 2x4", 19, "BEMHP" },
  { "9 3x3", 24, "BEMHPX" },
  { "10 2x5", 33, "BEMHPX" },
  { "12 2x6", 51, "BEMHPX" },
  { "12 3x4", 48, "BEMHPX" },
  { "14 2x7", 74, "BEMHPX" },
  { "15 3x5", 81, "BEMHPX" },
  { "16 4x4", 95, "BEMHPX" },
  { "18 3x6", 127, "BEMHPX" },
  { "20 4x5", 158, "BEMHPX" },
  { "5 regions", 5, "BEMHP" },
  { "6 regions", 7, "BEMHPX" },
  { "7 regions", 10, "BEMHPX" },
  { "8 regions", 13, "BEMHPX" },
  { "9 regions", 17, "BEMHPX" },
  { "10 regions", 22, "BEMHPX" },
  { "12 regions", 33, "BEMHPX" },
  { "4", 5, "BE" },
  { "5", 8, "BEHP" },
  { "6", 12, "BEMHP" },
  { "7", 18, "BEMHP" },
  { "8", 24, "BEMHPX" },
  { "9", 32, "BEMHPX" },
  { "10", 41, "BEMHPX" },
  { "11", 52, "BEMHPX" },
  { "12", 63, "BEMHPX" },
  { "9 3x3 anti-king", 19, "BEMHPX" },
  { "9 3x3 anti-knight", 13, "BEMHPX" },
  { "6 2x3 disjoint", 8, "BEMH" },
  { "9 3x3 disjoint", 18, "BEMHPX" },
  { "9 3x3 windows", 17, "BEMHPX" },
  { "6 2x3 x", 5, "BEMHPX" },
  { "8 2x4 x", 13, "BEMHPX" },
  { "9 3x3 x", 19, "BEMHPX" },
  { "10 2x5 x", 25, "BEMHPX" },
  { "12 3x4 x", 39, "BEMHPX" },
  { "9 regions x", 10, "BEMHPX" },
  { "9 3x3 x windows", 13, "BEMHPX" },
  { "5 less", 3, "BEMHPX" },
  { "6 less", 6, "BEMHPX" },
  { "7 less", 9, "BEMHPX" },
  { "5 skyscraper", 2, "BEMHPX" },
  { "6 skyscraper", 5, "BEMHPX" },
  { "6 2x3 cage", 2, "BEMHPX" },
  { "9 3x3 cage", 2, "EMHPX" },
  { "9 3x3 thermometer", 11, "BEMHPX" },
  { "9 3x3 arrow", 5, "EMX" },
  { "6 2x3 thermometer", 4, "BEMHPX" },
  { "6 2x3 arrow", 2, "BEMHPX" },
  { "9 3x3 renban", 7, "BEMHPX" },
  { "9 3x3 whispers", 8, "BEMHPX" },
  { "9 3x3 difference ratio", 18, "BEMHPX" },
};

/* Of the cells that minimal puzzles leave empty, the part that is given: hundredths. */
static const struct
{
  char initial;
  guint least;
  guint most;
} shares[SUDOKU_N_LEVELS] = {
  [SUDOKU_LEVEL_UNKNOWN] = { '-', 0, 0 },
  [SUDOKU_LEVEL_BEGINNER] = { 'B', 21, 28 },
  [SUDOKU_LEVEL_EASY] = { 'E', 14, 19 },
  [SUDOKU_LEVEL_MEDIUM] = { 'M', 9, 14 },
  [SUDOKU_LEVEL_HARD] = { 'H', 5, 11 },
  [SUDOKU_LEVEL_EXPERT] = { 'P', 2, 7 },
  [SUDOKU_LEVEL_EXTREME] = { 'X', 0, 0 },
};

/* Rules that the options add to those of the shape are among the kinds, too. */
static gboolean
has_kind (const SudokuGenerateOptions *options,
          const SudokuRuleKind *kind,
          guint index)
{
  return sudoku_set_has (options->sampled, index) ||
         sudoku_geometry_find_rule (options->geometry, kind->id) != NULL;
}

/**
 * sudoku_level_offer_get_kind: (skip)
 * @options: the properties of a puzzle; only its shape counts
 *
 * Says which puzzles are of one kind: those of a size with the same division and rules, whatever
 * the cells of these are. A box is named with its shorter side first.
 *
 * Returns: (transfer full): such as "9 3x3 x", "9 regions", or "9" for Latin squares
 */
char *
sudoku_level_offer_get_kind (const SudokuGenerateOptions *options)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  const SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (options != NULL && options->geometry != NULL, NULL);

  geometry = options->geometry;
  g_string_append_printf (text, "%u", sudoku_geometry_get_side (geometry));
  if (options->wildness <= 0 && sudoku_geometry_has_boxes (geometry))
    {
      guint rows = sudoku_geometry_get_box_rows (geometry);
      guint columns = sudoku_geometry_get_box_columns (geometry);

      g_string_append_printf (text, " %ux%u", MIN (rows, columns), MAX (rows, columns));
    }
  else if (options->wildness > 0 || sudoku_geometry_has_regions (geometry))
    g_string_append (text, " regions");
  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->optional && has_kind (options, kinds[i], (guint)i))
      g_string_append_printf (text, " %s", kinds[i]->id);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The index in the table; -1: there is none. */
static int
find_offer (const SudokuGenerateOptions *options)
{
  g_autofree char *kind = sudoku_level_offer_get_kind (options);

  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++)
    if (g_str_equal (offers[i].kind, kind))
      return (int)i;
  return -1;
}

/**
 * sudoku_level_offer_has:
 * @options: the properties of a puzzle; only its shape counts
 * @level: a level
 *
 * Tells whether puzzles of a shape are made at a level: whether the long check has found some.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_level_offer_has (const SudokuGenerateOptions *options,
                        SudokuLevel level)
{
  int offer;

  g_return_val_if_fail (options != NULL && level < SUDOKU_N_LEVELS, FALSE);

  offer = find_offer (options);
  return offer >= 0 && strchr (offers[offer].levels, shares[level].initial) != NULL;
}

/**
 * sudoku_level_offer_scale_givens: (skip)
 * @n_cells: how many cells a puzzle has
 * @n_minimal: how many givens a minimal one has, in the middle
 * @level: a level
 * @least: (out): the fewest givens
 * @most: (out): the most, or %SUDOKU_LEVEL_MANY
 *
 * Gets the number of givens that fits a level.
 */
void
sudoku_level_offer_scale_givens (guint n_cells,
                                 guint n_minimal,
                                 SudokuLevel level,
                                 guint *least,
                                 guint *most)
{
  guint n_empty;

  g_return_if_fail (n_minimal <= n_cells && level < SUDOKU_N_LEVELS);
  g_return_if_fail (least != NULL && most != NULL);

  *least = 0;
  *most = SUDOKU_LEVEL_MANY;
  if (shares[level].most == 0)
    return;
  n_empty = n_cells - n_minimal;
  *least = n_minimal + (n_empty * shares[level].least + 50) / 100;
  *most = n_minimal + (n_empty * shares[level].most + 50) / 100;
}

/**
 * sudoku_level_offer_get_givens:
 * @options: the properties of a puzzle; only its shape counts
 * @level: a level
 * @least: (out): the fewest givens of the puzzles that are made
 * @most: (out): the most, without a symmetry; %SUDOKU_LEVEL_MANY: as few as possible are wanted
 *
 * Gets how many givens puzzles of a level have. With a symmetry it is the smallest number from
 * @least on that its orbits allow.
 *
 * Returns: whether the level is offered
 */
gboolean
sudoku_level_offer_get_givens (const SudokuGenerateOptions *options,
                               SudokuLevel level,
                               guint *least,
                               guint *most)
{
  g_return_val_if_fail (options != NULL && least != NULL && most != NULL, FALSE);

  if (!sudoku_level_offer_has (options, level))
    return FALSE;
  sudoku_level_offer_scale_givens (sudoku_geometry_get_n_cells (options->geometry),
                                   offers[find_offer (options)].n_minimal, level, least, most);
  return TRUE;
}
