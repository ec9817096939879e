/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cells of the board break a rule, and with which others. It doesn't decide whether that is
 * shown. */

#include "satdoku-config.h"

#include <sudoku-check.h>

#include "satdoku-board-private.h"

static void
add_clash (SatdokuClashes *self,
           guint cell)
{
  for (guint i = 0; i < self->n_cells; i++)
    if (self->cells[i] == cell)
      return;
  if (self->n_cells < SATDOKU_CLASHES_MAX)
    self->cells[self->n_cells++] = cell;
  else
    self->more = TRUE;
}

/* A few of the others are enough for each cell. */
static void
add_clashes (SatdokuClashes *clashes,
             const SudokuConflict *conflict)
{
  for (guint i = 0; i < conflict->n_cells; i++)
    for (guint k = 0; k < conflict->n_cells && !clashes[conflict->cells[i]].more; k++)
      if (k != i)
        add_clash (&clashes[conflict->cells[i]], conflict->cells[k]);
}

/**
 * satdoku_board_find_conflicts:
 * @self: a board with a game
 *
 * Looks for them and tells the cells. The caller updates the flags.
 */
void
satdoku_board_find_conflicts (SatdokuBoard *self)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (sudoku_game_get_grid (self->game));
  g_autofree SatdokuClashes *clashes = g_new0 (SatdokuClashes, self->cells->len);

  for (guint i = 0; i < conflicts->len; i++)
    add_clashes (clashes, g_ptr_array_index (conflicts, i));
  for (guint i = 0; i < self->cells->len; i++)
    {
      self->conflicts[i] = clashes[i].n_cells > 0;
      satdoku_cell_set_clashes (g_ptr_array_index (self->cells, i), &clashes[i]);
    }
}
