/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done to the chosen cells of a board, as moves of its game. It knows nothing of keys and
 * pointers. */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

static gboolean
apply (SatdokuBoard *self,
       SatdokuMode mode,
       guint value)
{
  const guint *cells;
  gsize n;

  cells = satdoku_board_get_chosen (self, &n);
  switch (mode)
    {
    case SATDOKU_MODE_CORNER:
      return value > 0 && sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, cells, n, value);
    case SATDOKU_MODE_CENTRE:
      return value > 0 && sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, cells, n, value);
    case SATDOKU_MODE_COLOUR:
      return sudoku_game_set_colour (self->game, cells, n, value);
    case SATDOKU_MODE_VALUE:
    case SATDOKU_N_MODES:
    default:
      return sudoku_game_enter_all (self->game, cells, n, value);
    }
}

/**
 * satdoku_board_enter:
 * @self: a board
 * @mode: what to do with the value
 * @value: 1…side; for a colour 0…`SUDOKU_COLOURS_MAX`, 0 = none
 *
 * Enters a value, a mark or a colour into the chosen cells, as one move. Marks stay out of filled
 * cells; givens don't change, but they may be coloured. When the digit comes first, the value is
 * only picked. It takes the place of what is being typed.
 *
 * Returns: was anything changed?
 */
gboolean
satdoku_board_enter (SatdokuBoard *self,
                     SatdokuMode mode,
                     guint value)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self), FALSE);

  if (self->selected == SATDOKU_NO_CELL ||
      value > (mode == SATDOKU_MODE_COLOUR ? SUDOKU_COLOURS_MAX : satdoku_board_get_side (self)))
    return FALSE;
  satdoku_board_cancel_typing (self);
  satdoku_board_light_up (self, NULL, 0);
  if (!self->digit_first || mode == SATDOKU_MODE_COLOUR || value == 0)
    return apply (self, mode, value);
  satdoku_board_set_digit (self, value);
  return FALSE;
}

/* Enters the digit that was picked; where it stands already it is taken away. */
gboolean
satdoku_board_enter_digit (SatdokuBoard *self)
{
  const SudokuGrid *grid;
  guint value = self->digit;

  if (!self->digit_first || value == 0 || self->selected == SATDOKU_NO_CELL ||
      self->mode == SATDOKU_MODE_COLOUR)
    return FALSE;
  grid = sudoku_game_get_grid (self->game);
  if (self->mode == SATDOKU_MODE_VALUE && sudoku_grid_get_value (grid, self->selected) == value)
    value = 0;
  return apply (self, self->mode, value);
}

/**
 * satdoku_board_set_digit_first:
 * @self: a board
 * @digit_first: is a number picked first, and then entered into each cell that is clicked?
 */
void
satdoku_board_set_digit_first (SatdokuBoard *self,
                               gboolean digit_first)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->digit_first == digit_first)
    return;
  satdoku_board_commit_typing (self);
  self->digit_first = digit_first;
  satdoku_board_set_digit (self, 0);
  g_object_notify (G_OBJECT (self), "digit-first");
}

/**
 * satdoku_board_set_digit:
 * @self: a board
 * @digit: the number that is entered into each cell that is clicked; 0: none
 */
void
satdoku_board_set_digit (SatdokuBoard *self,
                         guint digit)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->digit == digit)
    return;
  self->digit = digit;
  satdoku_board_selection_changed (self);
  g_object_notify (G_OBJECT (self), "digit");
}

/**
 * satdoku_board_erase:
 * @self: a board
 *
 * Clears the chosen cells: in colour mode their colours, else their values or marks. What is being
 * typed is forgotten.
 */
void
satdoku_board_erase (SatdokuBoard *self)
{
  const guint *cells;
  gsize n;

  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->selected == SATDOKU_NO_CELL)
    return;
  satdoku_board_cancel_typing (self);
  satdoku_board_light_up (self, NULL, 0);
  cells = satdoku_board_get_chosen (self, &n);
  if (self->mode == SATDOKU_MODE_COLOUR)
    sudoku_game_set_colour (self->game, cells, n, 0);
  else
    sudoku_game_clear_cells (self->game, cells, n);
}

/* The chosen cells if there are several, else all. */
static guint *
several_or_all (SatdokuBoard *self,
                gsize *n_cells)
{
  guint *cells;

  if (self->choice.n_chosen > 1)
    {
      const guint *chosen = satdoku_board_get_chosen (self, n_cells);

      return g_memdup2 (chosen, *n_cells * sizeof *chosen);
    }
  *n_cells = self->cells->len;
  cells = g_new (guint, self->cells->len);
  for (guint cell = 0; cell < self->cells->len; cell++)
    cells[cell] = cell;
  return cells;
}

/**
 * satdoku_board_fill_marks:
 * @self: a board
 *
 * Marks all candidates in the corners of the chosen cells if there are several, else in all empty
 * cells.
 *
 * Returns: was anything changed?
 */
gboolean
satdoku_board_fill_marks (SatdokuBoard *self)
{
  g_autofree guint *cells = NULL;
  gsize n;

  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && self->game != NULL, FALSE);

  cells = several_or_all (self, &n);
  return sudoku_game_fill_marks (self->game, SUDOKU_MARK_CORNER, cells, n);
}

/**
 * satdoku_board_clear_marks:
 * @self: a board
 *
 * Takes all marks away from the chosen cells if there are several, else from all.
 *
 * Returns: was anything changed?
 */
gboolean
satdoku_board_clear_marks (SatdokuBoard *self)
{
  g_autofree guint *cells = NULL;
  gsize n;

  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && self->game != NULL, FALSE);

  cells = several_or_all (self, &n);
  return sudoku_game_clear_marks (self->game, cells, n);
}
