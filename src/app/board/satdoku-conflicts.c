/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cells of a grid break a rule, and with which others. It knows no board, and doesn't decide
 * whether that is shown. */

#include "satdoku-config.h"

#include "satdoku-conflicts.h"

#include <sudoku-check.h>

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

/* What each cell clashes with, in the order of cells; with none where it breaks no rule. */
SatdokuClashes *
satdoku_conflicts_find (const SudokuGrid *grid)
{
  g_autoptr (GPtrArray) conflicts = NULL;
  SatdokuClashes *clashes;

  g_return_val_if_fail (grid != NULL, NULL);

  conflicts = sudoku_check_find_conflicts (grid);
  clashes = g_new0 (SatdokuClashes, sudoku_grid_get_n_cells (grid));
  for (guint i = 0; i < conflicts->len; i++)
    add_clashes (clashes, g_ptr_array_index (conflicts, i));
  return clashes;
}
