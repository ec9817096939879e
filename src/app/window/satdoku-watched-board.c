/* SPDX-License-Identifier: GPL-3.0-or-later */

/* While a solver is watched on the CNF page, the board shows what holds at its step in place of the
 * game, until the player takes it away or changes a cell. Whoever sees it has not solved the puzzle
 * alone. A click on a number that is left in a cell has the solver decide it. */

#include "satdoku-config.h"

#include "satdoku-watched-board.h"

struct _SatdokuWatchedBoard
{
  GObject parent_instance;

  SatdokuBoard *board;        /* (nullable): weak */
  SatdokuFormulaPages *pages; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *game;      /* that it hides */
  SatdokuOverlay *overlay; /* (nullable): that is shown, unless somebody else has taken it away */
};

G_DEFINE_FINAL_TYPE (SatdokuWatchedBoard, satdoku_watched_board, G_TYPE_OBJECT)

/* What others have shown since stays. */
static void
clear (SatdokuWatchedBoard *self)
{
  g_autoptr (SatdokuOverlay) overlay = g_steal_pointer (&self->overlay);

  if (overlay != NULL && satdoku_play_get_overlay (self->play) == overlay)
    satdoku_play_set_overlay (self->play, NULL);
}

static gboolean
fits (SatdokuOverlay *overlay,
      SudokuGame *game)
{
  return overlay != NULL && game != NULL &&
         satdoku_overlay_get_side (overlay) ==
           sudoku_grid_get_side (sudoku_game_get_grid (game));
}

static void
overlay_cb (SatdokuWatchedBoard *self,
            SatdokuOverlay *overlay)
{
  SudokuGame *game = satdoku_play_get_shown (self->play);

  if (!fits (overlay, game))
    {
      clear (self);
      return;
    }
  if (!sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->overlay = satdoku_overlay_ref (overlay);
  satdoku_play_set_overlay (self->play, overlay);
}

static gboolean
is_shown (SatdokuWatchedBoard *self)
{
  return self->overlay != NULL && self->board != NULL &&
         satdoku_play_get_overlay (self->play) == self->overlay;
}

/* The cell at a point of the board, and where in it that is. */
static gboolean
find_cell (SatdokuWatchedBoard *self,
           graphene_point_t *point,
           guint *cell)
{
  guint side = satdoku_overlay_get_side (self->overlay);

  for (*cell = 0; *cell < side * side; (*cell)++)
    {
      GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, *cell));
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->board), &bounds) &&
          graphene_rect_contains_point (&bounds, point))
        {
          point->x -= bounds.origin.x;
          point->y -= bounds.origin.y;
          return TRUE;
        }
    }
  return FALSE;
}

/* Which of the values that the solver has left in a cell is at a point; 0: none. */
static guint
find_left (SatdokuWatchedBoard *self,
           double x,
           double y,
           guint *cell)
{
  g_autoptr (SatdokuPainter) painter = NULL;
  graphene_point_t point = { (float)x, (float)y };
  const SatdokuShown *shown = NULL;

  if (!is_shown (self) || !find_cell (self, &point, cell))
    return 0;
  shown = satdoku_overlay_get_shown (self->overlay, *cell);
  if (shown == NULL)
    return 0;
  /* That of the board is its own affair; the places are the same. */
  painter = satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self->board)));
  satdoku_painter_set_symbols (painter, satdoku_board_get_symbols (self->board));
  satdoku_painter_set_shape (
    painter, satdoku_overlay_get_side (self->overlay),
    gtk_widget_get_width (GTK_WIDGET (satdoku_board_get_cell (self->board, *cell))));
  return satdoku_shown_find (shown, painter, point.x, point.y);
}

/* With a modifier it is about the cells that are chosen. */
static void
released_cb (SatdokuWatchedBoard *self,
             int n_press,
             double x,
             double y,
             GtkGestureClick *gesture)
{
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint cell, value;

  if (n_press != 1 || (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0 ||
      self->pages == NULL)
    return;
  value = find_left (self, x, y, &cell);
  if (value > 0)
    satdoku_cnf_page_decide (satdoku_formula_pages_get_cnf (self->pages), cell, value);
}

static void
add_click (SatdokuWatchedBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (click));
}

static void
satdoku_watched_board_dispose (GObject *object)
{
  SatdokuWatchedBoard *self = SATDOKU_WATCHED_BOARD (object);

  g_clear_object (&self->game);
  g_clear_weak_pointer (&self->board);
  g_clear_weak_pointer (&self->pages);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  g_clear_object (&self->play);
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
  self->game = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game, "cells-changed", G_CALLBACK (clear), self);
}

/**
 * satdoku_watched_board_new:
 * @play: what the window is about
 * @pages: the pages, on one of which a solver is watched
 * @board: the board
 *
 * Returns: (transfer full): what shows the one on the other
 */
SatdokuWatchedBoard *
satdoku_watched_board_new (SatdokuPlay *play,
                           SatdokuFormulaPages *pages,
                           SatdokuBoard *board)
{
  SatdokuWatchedBoard *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_WATCHED_BOARD, NULL);
  self->play = g_object_ref (play);
  g_object_bind_property (play, "shown", self->game, "target", G_BINDING_SYNC_CREATE);
  g_set_weak_pointer (&self->board, board);
  g_set_weak_pointer (&self->pages, pages);
  add_click (self);
  g_signal_connect_object (pages, "overlay", G_CALLBACK (overlay_cb), self, G_CONNECT_SWAPPED);
  return self;
}
