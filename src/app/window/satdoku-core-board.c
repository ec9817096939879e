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

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *game; /* that is shown */
  GArray *cells;      /* (nullable) (element-type guint): that it has lit up */
};

G_DEFINE_FINAL_TYPE (SatdokuCoreBoard, satdoku_core_board, G_TYPE_OBJECT)

static void
clear (SatdokuCoreBoard *self)
{
  g_autoptr (GArray) cells = g_steal_pointer (&self->cells);

  if (cells != NULL && satdoku_play_get_lit (self->play) == cells)
    satdoku_play_set_lit (self->play, NULL);
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
  SudokuGame *game = satdoku_play_get_shown (self->play);

  clear (self);
  if (panel == NULL || game == NULL || !is_of_game (panel, game))
    return;
  self->cells = satdoku_core_panel_list_cells (panel);
  satdoku_play_set_lit (self->play, self->cells);
}

static void
satdoku_core_board_dispose (GObject *object)
{
  SatdokuCoreBoard *self = SATDOKU_CORE_BOARD (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->cells, g_array_unref);
  g_clear_object (&self->play);
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
  self->game = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game, "cells-changed", G_CALLBACK (clear), self);
}

/**
 * satdoku_core_board_new:
 * @play: what the window is about
 * @pages: the pages, one of which shows why there is no model
 *
 * Returns: (transfer full): what lights up the cells of one on the board
 */
SatdokuCoreBoard *
satdoku_core_board_new (SatdokuPlay *play,
                        SatdokuFormulaPages *pages)
{
  SatdokuCoreBoard *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_FORMULA_PAGES (pages), NULL);

  self = g_object_new (SATDOKU_TYPE_CORE_BOARD, NULL);
  self->play = g_object_ref (play);
  g_object_bind_property (play, "shown", self->game, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (pages, "core", G_CALLBACK (core_cb), self, G_CONNECT_SWAPPED);
  return self;
}
