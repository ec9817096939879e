/* SPDX-License-Identifier: GPL-3.0-or-later */

/* While the CNF page shows why the puzzle has no solution, the cells of the core are lit up on the
 * board, too, until the player goes on there or a cell changes. What others have lit up since
 * stays. */

#include "satdoku-config.h"

#include "satdoku-core-board.h"

#include "satdoku-core-panel.h"

struct _SatdokuCoreBoard
{
  GObject parent_instance;

  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  GArray *cells;    /* (nullable) (element-type guint): that are lit up */
  SudokuGame *game; /* (nullable): whose they are */
};

G_DEFINE_FINAL_TYPE (SatdokuCoreBoard, satdoku_core_board, G_TYPE_OBJECT)

/* Are these cells lit up, and no others? */
static gboolean
are_lit (SatdokuBoard *board,
         const GArray *cells)
{
  SudokuGame *game = satdoku_board_get_game (board);
  guint n_cells = game != NULL ? sudoku_grid_get_n_cells (sudoku_game_get_grid (game)) : 0;
  guint n_lit = 0, k = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    if (satdoku_cell_get_flags (satdoku_board_get_cell (board, cell)) & SATDOKU_CELL_LIT)
      {
        n_lit++;
        k += k < cells->len && g_array_index (cells, guint, k) == cell;
      }
  return n_lit == cells->len && k == n_lit;
}

static void
clear (SatdokuCoreBoard *self)
{
  g_autoptr (GArray) cells = g_steal_pointer (&self->cells);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, clear, self);
  g_clear_object (&self->game);
  if (cells != NULL && self->board != NULL && are_lit (self->board, cells))
    satdoku_board_light_up (self->board, NULL, 0);
}

/* The game may have gone on while the CNF page was not seen. */
static gboolean
is_of_game (SatdokuCorePanel *panel,
            SudokuGame *game)
{
  const SatdokuFoundCore *core = satdoku_core_panel_get_core (panel);
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (core->source);
  const SudokuGrid *grid = sudoku_game_get_grid (game);

  return cnf != NULL &&
         sudoku_geometry_equal (sudoku_grid_get_geometry (grid),
                                sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf))) &&
         sudoku_grid_same_values (grid, sudoku_cnf_get_grid (cnf));
}

static void
core_cb (SatdokuCoreBoard *self,
         SatdokuCorePanel *panel)
{
  SudokuGame *game = self->board != NULL ? satdoku_board_get_game (self->board) : NULL;
  GArray *cells;

  clear (self);
  if (panel == NULL || game == NULL || !is_of_game (panel, game))
    return;
  cells = self->cells = satdoku_core_panel_list_cells (panel);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  satdoku_board_light_up (self->board, (gconstpointer)cells->data, cells->len);
}

static void
satdoku_core_board_dispose (GObject *object)
{
  SatdokuCoreBoard *self = SATDOKU_CORE_BOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, clear, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->cells, g_array_unref);
  g_clear_weak_pointer (&self->board);
  G_OBJECT_CLASS (satdoku_core_board_parent_class)->dispose (object);
}

static void
satdoku_core_board_class_init (SatdokuCoreBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_core_board_dispose;
}

static void
satdoku_core_board_init (SatdokuCoreBoard *self)
{
}

/**
 * satdoku_core_board_new:
 * @pages: the pages, one of which shows why there is no model
 * @board: the board
 *
 * Returns: (transfer full): what shows the one on the other
 */
SatdokuCoreBoard *
satdoku_core_board_new (SatdokuFormulaPages *pages,
                        SatdokuBoard *board)
{
  SatdokuCoreBoard *self;

  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_CORE_BOARD, NULL);
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (pages, "core", G_CALLBACK (core_cb), self, G_CONNECT_SWAPPED);
  return self;
}
