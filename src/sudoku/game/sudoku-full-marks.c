/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A value that is not among the corner marks of a cell was removed from them, or never written:
 * some players write down all candidates, others only a few as reminders. A cell counts as fully
 * marked when every empty cell has marks, or when it got several at once, from the puzzle, a
 * command or a hint. Other marks are only notes. */

#include "sudoku-full-marks.h"

typedef struct
{
  guint n_marks;
  guint n_added;  /* by the last move that changed it */
  guint move;     /* that move, from 1 */
  gboolean noted; /* whether its marks came one by one */
} Cell;

static void
follow_change (Cell *cell,
               gboolean set,
               guint move)
{
  if (cell->move != move)
    cell->n_added = 0;
  cell->move = move;
  if (set)
    {
      cell->n_marks++;
      cell->n_added++;
      if (cell->n_marks == 1)
        cell->noted = TRUE;
      else if (cell->n_added > 1)
        cell->noted = FALSE;
    }
  else if (cell->n_marks > 0)
    cell->n_marks--;
}

static void
follow (Cell *cells,
        const SudokuMove *move,
        guint number)
{
  for (gsize i = 0; i < move->n_changes; i++)
    if (move->changes[i].kind == SUDOKU_CHANGE_CORNER)
      follow_change (&cells[move->changes[i].cell], move->changes[i].after != 0, number);
}

static void
count_marks (Cell *cells,
             const SudokuState *state)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (sudoku_state_get_grid (state)); cell++)
    cells[cell].n_marks =
      sudoku_set_count (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell));
}

static gboolean
are_all_marked (const SudokuState *state)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 &&
        sudoku_set_is_empty (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell)))
      return FALSE;
  return TRUE;
}

/* (transfer full): by cell */
static Cell *
find_noted (const SudokuState *state,
            const SudokuHistory *history)
{
  Cell *cells = g_new0 (Cell, sudoku_grid_get_n_cells (sudoku_state_get_grid (state)));
  g_autoptr (SudokuState) start = sudoku_state_copy (state);

  sudoku_history_rewind (history, start, 0);
  count_marks (cells, start);
  for (guint i = 0; i < sudoku_history_get_position (history); i++)
    follow (cells, sudoku_history_get_move (history, i), i + 1);
  return cells;
}

/**
 * sudoku_full_marks_find: (skip)
 * @state: the current state
 * @history: the moves that led to it
 *
 * Finds the empty cells whose corner marks are all candidates. O(changes).
 *
 * Returns: (transfer full): by cell: whether they are; %FALSE without marks
 */
gboolean *
sudoku_full_marks_find (const SudokuState *state,
                        const SudokuHistory *history)
{
  const SudokuGrid *grid = NULL;
  g_autofree Cell *cells = NULL;
  gboolean *full = NULL;
  gboolean all;

  g_return_val_if_fail (state != NULL && history != NULL, NULL);

  grid = sudoku_state_get_grid (state);
  full = g_new0 (gboolean, sudoku_grid_get_n_cells (grid));
  all = are_all_marked (state);
  cells = find_noted (state, history);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    full[cell] = sudoku_grid_get_value (grid, cell) == 0 && (all || !cells[cell].noted) &&
                 !sudoku_set_is_empty (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell));
  return full;
}

/**
 * sudoku_full_marks_find_removed: (skip)
 * @state: the current state
 * @history: the moves that led to it
 *
 * Finds what the player has ruled out: in an empty cell whose corner marks are all its candidates,
 * the values that are not among them. O(changes).
 *
 * Returns: (transfer full): by cell: values 1…N; empty where no candidates are marked
 */
SudokuSet *
sudoku_full_marks_find_removed (const SudokuState *state,
                                const SudokuHistory *history)
{
  const SudokuGrid *grid = NULL;
  g_autofree gboolean *full = NULL;
  SudokuSet *removed = NULL;

  g_return_val_if_fail (state != NULL && history != NULL, NULL);

  grid = sudoku_state_get_grid (state);
  full = sudoku_full_marks_find (state, history);
  removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (full[cell])
      removed[cell] = sudoku_set_minus (sudoku_set_range (1, sudoku_grid_get_side (grid)),
                                        sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell));
  return removed;
}
