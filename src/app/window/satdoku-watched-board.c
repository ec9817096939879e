/* SPDX-License-Identifier: GPL-3.0-or-later */

/* While a solver is watched on the CNF page, the board shows what holds at its step in place of the
 * game, until the player takes it away or changes a cell. Whoever sees it has not solved the puzzle
 * alone. */

#include "satdoku-config.h"

#include "satdoku-watched-board.h"

struct _SatdokuWatchedBoard
{
  GObject parent_instance;

  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  SatdokuOverlay *overlay; /* (nullable): that is shown, unless somebody else has taken it away */
  SudokuGame *game;        /* (nullable): that it hides */
};

G_DEFINE_FINAL_TYPE (SatdokuWatchedBoard, satdoku_watched_board, G_TYPE_OBJECT)

/* What others have shown since stays. */
static void
clear (SatdokuWatchedBoard *self)
{
  g_autoptr (SatdokuOverlay) overlay = g_steal_pointer (&self->overlay);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, clear, self);
  g_clear_object (&self->game);
  if (overlay != NULL && self->board != NULL && satdoku_board_get_overlay (self->board) == overlay)
    satdoku_board_show_overlay (self->board, NULL);
}

static gboolean
fits (SatdokuWatchedBoard *self,
      SatdokuOverlay *overlay)
{
  SudokuGame *game = self->board != NULL ? satdoku_board_get_game (self->board) : NULL;

  return overlay != NULL && game != NULL &&
         satdoku_overlay_get_side (overlay) ==
           sudoku_grid_get_side (sudoku_game_get_grid (game));
}

static void
overlay_cb (SatdokuWatchedBoard *self,
            SatdokuOverlay *overlay)
{
  if (!fits (self, overlay))
    {
      clear (self);
      return;
    }
  if (g_set_object (&self->game, satdoku_board_get_game (self->board)))
    g_signal_connect_object (self->game, "cells-changed", G_CALLBACK (clear), self,
                             G_CONNECT_SWAPPED);
  if (!sudoku_game_is_solved (self->game))
    sudoku_game_mark_helped (self->game);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->overlay = satdoku_overlay_ref (overlay);
  satdoku_board_show_overlay (self->board, overlay);
}

static void
satdoku_watched_board_dispose (GObject *object)
{
  SatdokuWatchedBoard *self = SATDOKU_WATCHED_BOARD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, clear, self);
  g_clear_object (&self->game);
  g_clear_weak_pointer (&self->board);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  G_OBJECT_CLASS (satdoku_watched_board_parent_class)->dispose (object);
}

static void
satdoku_watched_board_class_init (SatdokuWatchedBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_watched_board_dispose;
}

static void
satdoku_watched_board_init (SatdokuWatchedBoard *self)
{
}

/**
 * satdoku_watched_board_new:
 * @pages: the pages, on one of which a solver is watched
 * @board: the board
 *
 * Returns: (transfer full): what shows the one on the other
 */
SatdokuWatchedBoard *
satdoku_watched_board_new (SatdokuFormulaPages *pages,
                           SatdokuBoard *board)
{
  SatdokuWatchedBoard *self;

  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_WATCHED_BOARD, NULL);
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (pages, "overlay", G_CALLBACK (overlay_cb), self, G_CONNECT_SWAPPED);
  return self;
}
