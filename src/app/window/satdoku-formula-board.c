/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the CNF page is about is seen on the board, too, until a cell changes; what others show or
 * light up there since stays. While a solver is watched, what holds at its step stands in place of
 * the game, until the player takes it away: a player who sees it has not solved the puzzle alone. A
 * click on a number that is left in a cell has the solver decide it. While the page shows why the
 * puzzle has no solution, the cells of the core are lit up, until the player goes on there. */

#include "satdoku-config.h"

#include "satdoku-formula-board.h"

#include "satdoku-class.h"
#include "satdoku-core-panel.h"

struct _SatdokuFormulaBoard
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuBoard *board;  /* (nullable): weak */
  SatdokuCnfPage *page; /* (nullable): weak; not made yet, or gone */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *game;      /* that is shown */
  SatdokuOverlay *overlay; /* (nullable): that is shown, unless another overlay has replaced it */
  GArray *cells;           /* (nullable) (element-type guint): that it has lit up */
};

G_DEFINE_FINAL_TYPE (SatdokuFormulaBoard, satdoku_formula_board, G_TYPE_OBJECT)

static void
clear_overlay (SatdokuFormulaBoard *self)
{
  g_autoptr (SatdokuOverlay) overlay = g_steal_pointer (&self->overlay);

  if (overlay != NULL && satdoku_play_get_overlay (self->play) == overlay)
    satdoku_play_set_overlay (self->play, NULL);
}

static void
clear_cells (SatdokuFormulaBoard *self)
{
  g_autoptr (GArray) cells = g_steal_pointer (&self->cells);

  if (cells != NULL && satdoku_play_get_lit (self->play) == cells)
    satdoku_play_set_lit (self->play, NULL);
}

static void
clear (SatdokuFormulaBoard *self)
{
  clear_overlay (self);
  clear_cells (self);
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
core_cb (SatdokuFormulaBoard *self,
         SatdokuCorePanel *panel)
{
  SudokuGame *game = satdoku_play_get_shown (self->play);

  clear_cells (self);
  if (panel == NULL || game == NULL || !is_of_game (panel, game))
    return;
  self->cells = satdoku_core_panel_list_cells (panel);
  satdoku_play_set_lit (self->play, self->cells);
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
overlay_cb (SatdokuFormulaBoard *self,
            SatdokuOverlay *overlay)
{
  SudokuGame *game = satdoku_play_get_shown (self->play);

  if (!fits (overlay, game))
    {
      clear_overlay (self);
      return;
    }
  if (!sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->overlay = satdoku_overlay_ref (overlay);
  satdoku_play_set_overlay (self->play, overlay);
}

static gboolean
is_shown (SatdokuFormulaBoard *self)
{
  return self->overlay != NULL && self->board != NULL &&
         satdoku_play_get_overlay (self->play) == self->overlay;
}

/* The cell at a point of the board, and where in it that is. */
static gboolean
find_cell (SatdokuFormulaBoard *self,
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
find_left (SatdokuFormulaBoard *self,
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
released_cb (SatdokuFormulaBoard *self,
             int n_press,
             double x,
             double y,
             GtkGestureClick *gesture)
{
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  guint cell, value;

  if (n_press != 1 || (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0 ||
      self->page == NULL)
    return;
  value = find_left (self, x, y, &cell);
  if (value > 0)
    satdoku_cnf_page_decide (self->page, cell, value);
}

static void
add_click (SatdokuFormulaBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (click));
}

static void
satdoku_formula_board_class_init (SatdokuFormulaBoardClass *klass)
{
  satdoku_class_drops (klass, SatdokuFormulaBoard, game, g_object_unref);
  satdoku_class_forgets (klass, SatdokuFormulaBoard, board);
  satdoku_class_forgets (klass, SatdokuFormulaBoard, page);
  satdoku_class_drops (klass, SatdokuFormulaBoard, overlay, satdoku_overlay_unref);
  satdoku_class_drops (klass, SatdokuFormulaBoard, cells, g_array_unref);
  satdoku_class_drops (klass, SatdokuFormulaBoard, play, g_object_unref);
}

static void
satdoku_formula_board_init (SatdokuFormulaBoard *self)
{
  self->game = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game, "cells-changed", G_CALLBACK (clear), self);
}

void
satdoku_formula_board_follow (SatdokuFormulaBoard *self,
                              SatdokuCnfPage *page)
{
  g_return_if_fail (SATDOKU_IS_FORMULA_BOARD (self) && SATDOKU_IS_CNF_PAGE (page));

  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (page, "overlay", G_CALLBACK (overlay_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "core", G_CALLBACK (core_cb), self, G_CONNECT_SWAPPED);
}

/* Keeps a weak reference to the board, whose clicks it takes while a solver is watched. */
SatdokuFormulaBoard *
satdoku_formula_board_new (SatdokuPlay *play,
                           SatdokuBoard *board)
{
  SatdokuFormulaBoard *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_FORMULA_BOARD, NULL);
  self->play = g_object_ref (play);
  g_object_bind_property (play, "shown", self->game, "target", G_BINDING_SYNC_CREATE);
  g_set_weak_pointer (&self->board, board);
  add_click (self);
  return self;
}
