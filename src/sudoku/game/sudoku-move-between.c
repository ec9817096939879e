/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The move between two states: a jump in the history is a move like any other. */

#include "sudoku-move.h"

static void
add_change (GArray *changes,
            guint cell,
            SudokuMoveChangeKind kind,
            guint before,
            guint after)
{
  SudokuMoveChange change = { (guint16)cell, (guint16)kind, (guint16)before, (guint16)after };

  if (before != after)
    g_array_append_val (changes, change);
}

static void
add_mark_changes (GArray *changes,
                  const SudokuState *from,
                  const SudokuState *to,
                  SudokuMark mark,
                  guint cell)
{
  SudokuMoveChangeKind kind =
    mark == SUDOKU_MARK_CORNER ? SUDOKU_CHANGE_CORNER : SUDOKU_CHANGE_CENTRE;
  SudokuSet before = sudoku_state_get_marks (from, mark, cell);
  SudokuSet after = sudoku_state_get_marks (to, mark, cell);
  guint value = 0;

  SUDOKU_SET_FOREACH (before, value)
  if (!sudoku_set_has (after, value))
    add_change (changes, cell, kind, value, 0);
  SUDOKU_SET_FOREACH (after, value)
  if (!sudoku_set_has (before, value))
    add_change (changes, cell, kind, 0, value);
}

/**
 * sudoku_move_new_between: (skip)
 * @from: a state
 * @to: another of the same side
 *
 * Makes the move that leads from one state to the other. Costs O(cells).
 *
 * Returns: (transfer full) (nullable): the move; %NULL when they look the same
 */
SudokuMove *
sudoku_move_new_between (const SudokuState *from,
                         const SudokuState *to)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));

  const SudokuGrid *before = NULL, *after = NULL;
  SudokuGeometry *rules_before = NULL, *rules_after = NULL;

  g_return_val_if_fail (from != NULL && to != NULL, NULL);

  before = sudoku_state_get_grid (from);
  after = sudoku_state_get_grid (to);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (before); cell++)
    {
      add_change (changes, cell, SUDOKU_CHANGE_VALUE,
                  sudoku_change_value (sudoku_grid_get_value (before, cell),
                                       sudoku_grid_get_origin (before, cell)),
                  sudoku_change_value (sudoku_grid_get_value (after, cell),
                                       sudoku_grid_get_origin (after, cell)));
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        add_mark_changes (changes, from, to, mark, cell);
      add_change (changes, cell, SUDOKU_CHANGE_COLOUR, sudoku_state_get_colour (from, cell),
                  sudoku_state_get_colour (to, cell));
    }
  rules_before = sudoku_grid_get_geometry (before);
  rules_after = sudoku_grid_get_geometry (after);
  if (sudoku_geometry_equal (rules_before, rules_after))
    rules_before = rules_after = NULL;
  if (changes->len == 0 && rules_after == NULL)
    return NULL;
  return sudoku_move_new_with_rules (rules_before, rules_after,
                                     (const SudokuMoveChange *)(gpointer)changes->data,
                                     changes->len);
}
