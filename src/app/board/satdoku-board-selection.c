/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a board that are changed together: by dragging, with Ctrl and Shift, or all. One of
 * them is the selected one, which has the focus. */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

/**
 * satdoku_board_reset_selection:
 * @self: a board with a game
 *
 * Chooses the selected cell alone. The caller tells of it.
 */
void
satdoku_board_reset_selection (SatdokuBoard *self)
{
  satdoku_cell_selection_none (&self->choice);
  if (self->selected != SATDOKU_NO_CELL)
    satdoku_cell_selection_also (&self->choice, self->selected);
}

/**
 * satdoku_board_choose_first:
 * @self: a board with a game
 *
 * Chooses the cell where the player of a new game begins: the first that is empty. Does not move
 * the focus. The caller tells of it.
 */
void
satdoku_board_choose_first (SatdokuBoard *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint cell = 0;

  while (cell < n_cells && sudoku_grid_get_value (grid, cell) > 0)
    cell++;
  self->selected = cell < n_cells ? cell : 0;
  satdoku_board_reset_selection (self);
}

/* Moves the focus without dropping the other chosen cells. What was being typed has gone into its
 * own before others were chosen. */
static void
move_to (SatdokuBoard *self,
         guint cell)
{
  self->selected = cell;
  self->extending = TRUE;
  gtk_widget_grab_focus (g_ptr_array_index (self->cells, cell));
  self->extending = FALSE;
  satdoku_board_light_up (self, NULL, 0);
  satdoku_board_selection_changed (self);
}

/**
 * satdoku_board_choose_only:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell and no others, and moves the focus there.
 */
void
satdoku_board_choose_only (SatdokuBoard *self,
                           guint cell)
{
  satdoku_board_commit_typing (self);
  satdoku_cell_selection_only (&self->choice, cell);
  move_to (self, cell);
}

/**
 * satdoku_board_choose_to:
 * @self: a board
 * @cell: a cell
 *
 * Chooses the rectangle from where the choice began to this cell, and moves the focus there.
 */
void
satdoku_board_choose_to (SatdokuBoard *self,
                         guint cell)
{
  satdoku_board_commit_typing (self);
  satdoku_cell_selection_to (&self->choice, cell);
  move_to (self, cell);
}

/**
 * satdoku_board_choose_also:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell besides the others, and moves the focus there.
 */
void
satdoku_board_choose_also (SatdokuBoard *self,
                           guint cell)
{
  satdoku_board_commit_typing (self);
  satdoku_cell_selection_also (&self->choice, cell);
  move_to (self, cell);
}

/**
 * satdoku_board_toggle_chosen:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell besides the others, or no more if it is chosen; one stays in any case.
 */
void
satdoku_board_toggle_chosen (SatdokuBoard *self,
                             guint cell)
{
  guint before = self->selected;
  guint selected;

  if (satdoku_cell_selection_has (&self->choice, cell) && self->choice.n_chosen < 2)
    return;
  satdoku_board_commit_typing (self);
  selected = satdoku_cell_selection_toggle (&self->choice, cell, before);
  if (selected == before)
    satdoku_board_selection_changed (self);
  else
    move_to (self, selected);
}

/**
 * satdoku_board_select_all:
 * @self: a board
 *
 * Chooses all cells. The focus stays.
 */
void
satdoku_board_select_all (SatdokuBoard *self)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->cells->len == 0)
    return;
  satdoku_board_commit_typing (self);
  satdoku_cell_selection_all (&self->choice);
  move_to (self, self->selected == SATDOKU_NO_CELL ? 0 : self->selected);
}

/**
 * satdoku_board_get_chosen:
 * @self: a board
 * @n_cells: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_cells): the cells that are changed together, ascending;
 *   valid until the next call
 */
const guint *
satdoku_board_get_chosen (SatdokuBoard *self,
                          gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && n_cells != NULL, NULL);

  return satdoku_cell_selection_get_cells (&self->choice, n_cells);
}

static guint
cell_at (gpointer board,
         double x,
         double y)
{
  return satdoku_board_find_cell (board, x, y);
}

static void
drag_reached (gpointer board,
              guint cell)
{
  satdoku_board_choose_also (board, cell);
}

/* Called for each board. */
void
satdoku_board_selection_init (SatdokuBoard *self)
{
  satdoku_cell_selection_resize (&self->choice, 0);
  satdoku_cell_selection_add_drag (GTK_WIDGET (self), cell_at, drag_reached);
}
