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

static void
add_candidate_change (GArray *changes,
                      SudokuSpot spot,
                      guint before,
                      guint after)
{
  add_change (changes, spot.cell, SUDOKU_CHANGE_CANDIDATE,
              sudoku_change_candidate (spot.value, before),
              sudoku_change_candidate (spot.value, after));
}

/* First what is removed or replaced, then what is added. */
static void
add_candidate_changes (GArray *changes,
                       const SudokuColouring *from,
                       const SudokuColouring *to)
{
  guint n_before = 0, n_after = 0;
  const SudokuColoured *before = sudoku_colouring_get_all_coloured (from, &n_before);
  const SudokuColoured *after = sudoku_colouring_get_all_coloured (to, &n_after);

  for (guint i = 0; i < n_before; i++)
    add_candidate_change (changes, before[i].spot, before[i].colour,
                          sudoku_colouring_get_colour (to, before[i].spot));
  for (guint i = 0; i < n_after; i++)
    if (sudoku_colouring_get_colour (from, after[i].spot) == 0)
      add_candidate_change (changes, after[i].spot, 0, after[i].colour);
}

static void
add_link_change (GArray *changes,
                 const SudokuLinked *link,
                 SudokuTie before,
                 SudokuTie after)
{
  const SudokuLinkChange change = { link->from, link->to, before, after };

  if (before != after)
    g_array_append_val (changes, change);
}

static void
add_link_changes (GArray *changes,
                  const SudokuColouring *from,
                  const SudokuColouring *to)
{
  guint n_before = 0, n_after = 0;
  const SudokuLinked *before = sudoku_colouring_get_links (from, &n_before);
  const SudokuLinked *after = sudoku_colouring_get_links (to, &n_after);

  for (guint i = 0; i < n_before; i++)
    add_link_change (changes, &before[i], before[i].tie,
                     sudoku_colouring_get_tie (to, before[i].from, before[i].to));
  for (guint i = 0; i < n_after; i++)
    if (sudoku_colouring_get_tie (from, after[i].from, after[i].to) == SUDOKU_TIE_NONE)
      add_link_change (changes, &after[i], SUDOKU_TIE_NONE, after[i].tie);
}

/**
 * sudoku_move_new_between: (skip)
 * @from: a state
 * @to: another of the same side
 *
 * Makes the move from one state to another. O(cells).
 *
 * Returns: (transfer full) (nullable): the move; %NULL when the states are equal
 */
SudokuMove *
sudoku_move_new_between (const SudokuState *from,
                         const SudokuState *to)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (SudokuLinkChange));
  g_autoptr (GArray) branches = NULL;
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
  add_candidate_changes (changes, sudoku_state_get_colouring (from),
                         sudoku_state_get_colouring (to));
  add_link_changes (links, sudoku_state_get_colouring (from), sudoku_state_get_colouring (to));
  branches = sudoku_branches_compare (sudoku_state_get_branches (from),
                                      sudoku_state_get_branches (to));
  rules_before = sudoku_grid_get_geometry (before);
  rules_after = sudoku_grid_get_geometry (after);
  if (sudoku_geometry_equal (rules_before, rules_after))
    rules_before = rules_after = NULL;
  if (changes->len + links->len + branches->len == 0 && rules_after == NULL)
    return NULL;
  return sudoku_move_new_with_branches (rules_before, rules_after, changes, links, branches);
}
