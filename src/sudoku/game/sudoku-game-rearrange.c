/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The move that rearranges a puzzle with everything on its board. */

#include "sudoku-game-moves.h"

static SudokuSpot
move_spot (const SudokuArrangement *arrangement,
           SudokuSpot spot)
{
  return (SudokuSpot){
    (guint16)sudoku_arrangement_get_cell (arrangement, spot.cell),
    (guint16)sudoku_arrangement_get_value (arrangement, spot.value),
  };
}

/* @to: a state in which the cell is still empty */
static void
move_cell (const SudokuArrangement *arrangement,
           const SudokuState *from,
           SudokuState *to,
           guint cell)
{
  const SudokuGrid *grid = sudoku_state_get_grid (from);
  guint place = sudoku_arrangement_get_cell (arrangement, cell);
  guint value = sudoku_grid_get_value (grid, cell);

  if (value != 0)
    sudoku_state_set_value (to, place, sudoku_arrangement_get_value (arrangement, value),
                            sudoku_grid_get_origin (grid, cell));
  for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
    {
      guint marked = 0;

      SUDOKU_SET_FOREACH (sudoku_state_get_marks (from, mark, cell), marked)
      sudoku_state_set_mark (to, mark, place, sudoku_arrangement_get_value (arrangement, marked),
                             TRUE);
    }
  sudoku_state_set_colour (to, place, sudoku_state_get_colour (from, cell));
}

static void
move_colouring (const SudokuArrangement *arrangement,
                const SudokuState *from,
                SudokuState *to)
{
  const SudokuColouring *colouring = sudoku_state_get_colouring (from);
  guint n_coloured = 0, n_links = 0;
  const SudokuColoured *coloured = sudoku_colouring_get_all_coloured (colouring, &n_coloured);
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  for (guint i = 0; i < n_coloured; i++)
    sudoku_state_set_candidate_colour (to, move_spot (arrangement, coloured[i].spot),
                                       coloured[i].colour);
  for (guint i = 0; i < n_links; i++)
    sudoku_state_set_tie (to, move_spot (arrangement, links[i].from),
                          move_spot (arrangement, links[i].to), links[i].tie);
}

/**
 * sudoku_game_rearrange:
 * @arrangement: the new places and values, for its side
 * @broken: (out) (optional) (nullable) (transfer none): a kind of rule that would no longer hold,
 *   or %NULL
 *
 * Rearranges the puzzle: numbers, marks, colours, links, and the rules with their cells. Branches
 * are closed, as their positions are not rearranged. Nothing happens when a rule would no longer
 * hold.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_rearrange (SudokuGame *self,
                       const SudokuArrangement *arrangement,
                       const SudokuRuleKind **broken)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  const SudokuState *now = NULL;
  SudokuMove *move = NULL;
  gboolean fits = FALSE;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && arrangement != NULL, FALSE);

  geometry = sudoku_arrangement_apply (arrangement, sudoku_game_get_geometry (self), broken);
  if (geometry == NULL)
    return FALSE;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  now = sudoku_game_get_state (self);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    move_cell (arrangement, now, state, cell);
  move_colouring (arrangement, now, state);
  move = sudoku_move_new_between (now, state);
  if (move == NULL)
    return FALSE;
  fits = sudoku_game_do_move (self, move);
  g_assert (fits);
  return TRUE;
}
