/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be said of the items of a puzzle: which of them are about the selected cell, which are
 * done, and which are broken. It knows no board. */

#include "satdoku-config.h"

#include "satdoku-item-states.h"

#include <sudoku-item.h>

#include "satdoku-board-item.h"

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

static gboolean
holds (const guint16 *cells,
       guint n_cells,
       guint cell)
{
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

static gboolean
is_filled (const guint8 *values,
           const guint16 *cells,
           guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    if (values[cells[i]] == 0)
      return FALSE;
  return n_cells > 0;
}

static SatdokuItemState
find_state (const SudokuRule *rule,
            const SudokuFrame *frame,
            const guint8 *values,
            guint selected,
            gboolean shows_broken)
{
  guint n_cells = 0;
  g_autofree guint16 *cells = sudoku_item_list_cells (rule, frame->side, &n_cells);
  SatdokuItemState state = holds (cells, n_cells, selected) ? SATDOKU_ITEM_LIT : 0;

  if (!is_filled (values, cells, n_cells))
    return state;
  if (sudoku_rule_get_kind (rule)->check (rule, frame, values, stop, NULL))
    return state | SATDOKU_ITEM_DONE;
  return shows_broken ? state | SATDOKU_ITEM_BROKEN : state;
}

/* (transfer full): SatdokuItemState by the numbers of rules; 0 of rules that are no items.
 * @selected may be no cell of the grid. */
guint8 *
satdoku_item_states_find (const SudokuGrid *grid,
                          guint selected,
                          gboolean shows_broken,
                          guint *n_states)
{
  SudokuGeometry *geometry = NULL;
  g_autofree guint8 *values = NULL;
  guint8 *states = NULL;
  guint n_cells;

  g_return_val_if_fail (grid != NULL && n_states != NULL, NULL);

  geometry = sudoku_grid_get_geometry (grid);
  n_cells = sudoku_grid_get_n_cells (grid);
  *n_states = sudoku_geometry_get_n_rules (geometry);
  states = g_new0 (guint8, *n_states);
  if (!sudoku_geometry_has_items (geometry))
    return states;
  values = g_new (guint8, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  for (guint i = 0; i < *n_states; i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);

      if (sudoku_rule_get_kind (rule)->item != NULL)
        states[i] = (guint8)find_state (rule, sudoku_geometry_get_frame (geometry), values,
                                        selected, shows_broken);
    }
  return states;
}
