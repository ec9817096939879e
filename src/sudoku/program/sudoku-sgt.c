/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of games of Simon Tatham's collection, and what is the same for all of them. Which game
 * a puzzle is written for hangs on its rules: Solo has boxes or regions, the others have none. */

#include "sudoku-sgt.h"

#include "sudoku-error.h"

/* The smallest side of a board without boxes. */
#define LATIN_SIDE_MIN 3

static const SudokuSgtGame *const games[] = {
  &sudoku_sgt_solo,
  &sudoku_sgt_towers,
  &sudoku_sgt_keen,
  &sudoku_sgt_unequal,
};

/**
 * sudoku_sgt_find_by_name: (skip)
 * @name: the name of a game
 * @length: its length in bytes
 *
 * Finds a game.
 *
 * Returns: (transfer none) (nullable): the game; %NULL when it is another one
 */
const SudokuSgtGame *
sudoku_sgt_find_by_name (const char *name,
                         gsize length)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (sudoku_scan_equal (name, length, games[i]->name))
      return games[i];
  return NULL;
}

/**
 * sudoku_sgt_find_by_id: (skip)
 * @word: a word
 * @length: its length in bytes
 *
 * Finds the game whose ID a word is, or begins as.
 *
 * Returns: (transfer none) (nullable): the game; %NULL when the word is something else
 */
const SudokuSgtGame *
sudoku_sgt_find_by_id (const char *word,
                       gsize length)
{
  g_return_val_if_fail (word != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i]->is_id (word, length))
      return games[i];
  return NULL;
}

/**
 * sudoku_sgt_find_for_shape: (skip)
 * @geometry: a shape
 *
 * Finds the game for puzzles of a shape.
 *
 * Returns: (transfer none) (nullable): the game; %NULL when none has such a board
 */
const SudokuSgtGame *
sudoku_sgt_find_for_shape (const SudokuGeometry *geometry)
{
  guint side = 0;

  g_return_val_if_fail (geometry != NULL, NULL);

  side = sudoku_geometry_get_side (geometry);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i]->is_for (geometry))
      return side <= games[i]->side_max ? games[i] : NULL;
  return NULL;
}

/**
 * sudoku_sgt_can_say_rule:
 * @geometry: a shape
 * @rule: one of its rules
 *
 * Tells whether the game for this shape can express a further rule.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_sgt_can_say_rule (const SudokuGeometry *geometry,
                         const SudokuRule *rule)
{
  const SudokuSgtGame *game = sudoku_sgt_find_for_shape (geometry);

  return game != NULL && game->can_say_rule (geometry, rule);
}

/**
 * sudoku_sgt_check:
 * @format: the id of the format to write
 * @grid: a puzzle
 * @only_givens: whether entries are left out
 * @error: return location for an error
 *
 * Checks that there is a game for a puzzle.
 *
 * Returns: %FALSE with SUDOKU_ERROR_FORMAT when there is none
 */
gboolean
sudoku_sgt_check (const char *format,
                  const SudokuGrid *grid,
                  gboolean only_givens,
                  GError **error)
{
  const SudokuSgtGame *game = NULL;

  g_return_val_if_fail (format != NULL && grid != NULL, FALSE);

  game = sudoku_sgt_find_for_shape (sudoku_grid_get_geometry (grid));
  if (game == NULL)
    sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, "format-only-sgt", sat_arg_text (format),
                      sat_arg_number (sudoku_sgt_solo.side_max),
                      sat_arg_number (sudoku_sgt_keen.side_max),
                      sat_arg_number (sudoku_sgt_unequal.side_max));
  else if (game->can_write != NULL && !game->can_write (grid, only_givens))
    sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, "format-only-keen", sat_arg_text (format));
  else
    return TRUE;
  return FALSE;
}

/**
 * sudoku_sgt_make_geometry: (skip)
 * @source: the text that it comes from, and what is known of it
 * @scanner: where it stands
 * @side: the side N
 * @rules: (element-type SudokuRule): its rules
 *
 * Makes the shape of a puzzle.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with SUDOKU_ERROR_SHAPE when it is none, or
 *   not the one that was asked for
 */
SudokuGeometry *
sudoku_sgt_make_geometry (const SudokuSource *source,
                          const SudokuScanner *scanner,
                          guint side,
                          GPtrArray *rules,
                          GError **error)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, error);

  if (geometry == NULL)
    sudoku_scanner_add_place (scanner, NULL, error);
  return geometry != NULL &&
             sudoku_shape_hint_confirm (source->hint, source->name, geometry, error)
           ? g_steal_pointer (&geometry)
           : NULL;
}

/**
 * sudoku_sgt_give:
 * @grid: an empty grid
 * @values: by cell a value; 0: none
 *
 * Enters givens.
 */
void
sudoku_sgt_give (SudokuGrid *grid,
                 const guint32 *values)
{
  g_return_if_fail (grid != NULL && values != NULL);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (values[cell] > 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
}

/**
 * sudoku_sgt_copy_values: (skip)
 * @grid: a puzzle
 * @only_givens: whether entries are left out
 *
 * Gets what a description has in the cells.
 *
 * Returns: (transfer full): by cell a value; 0: none
 */
guint32 *
sudoku_sgt_copy_values (const SudokuGrid *grid,
                        gboolean only_givens)
{
  guint32 *values = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  values = g_new0 (guint32, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (!only_givens || sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
      values[cell] = sudoku_grid_get_value (grid, cell);
  return values;
}

/**
 * sudoku_sgt_is_latin:
 * @geometry: a shape
 *
 * Tells whether it has neither boxes, regions nor diagonals, and is not too small.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_sgt_is_latin (const SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  return !sudoku_geometry_has_regions (geometry) && !sudoku_geometry_has_diagonals (geometry) &&
         sudoku_geometry_get_side (geometry) >= LATIN_SIDE_MIN;
}

/**
 * sudoku_sgt_has_item:
 * @geometry: a shape
 * @ids: ids of kinds of items, %NULL at the end
 *
 * Looks for an item of one of these kinds.
 *
 * Returns: %TRUE when there is one
 */
gboolean
sudoku_sgt_has_item (const SudokuGeometry *geometry,
                     const char *const *ids)
{
  g_return_val_if_fail (geometry != NULL && ids != NULL, FALSE);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (g_strv_contains (ids, sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i))->id))
      return TRUE;
  return FALSE;
}
