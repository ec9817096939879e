/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the candidates of a board that the pointer means, colours them, and draws links between
 * them, by the editor's tool. A candidate is there when its mark is drawn. It knows no game. */

#include "satdoku-config.h"

#include "satdoku-board-chain.h"

#include <math.h>

#include "satdoku-chain-drag.h"

/* A candidate can be hit in so much of the room around it, but not where there is too little. */
#define HIT_PART 0.75
#define HIT_PIXELS_MIN 6.0

struct _SatdokuBoardChain
{
  GObject parent_instance;

  /* Borrowed: they are the board's, which has this. */
  GtkWidget *board;
  SatdokuEditor *editor;
  SatdokuBoardCanvas *canvas;
  const SatdokuBoardLayout *layout;

  SatdokuCellStateFunc get_state; /* of the board */
};

G_DEFINE_FINAL_TYPE (SatdokuBoardChain, satdoku_board_chain, G_TYPE_OBJECT)

/* The candidate whose mark is at a point, while candidates are coloured and linked. */
static gboolean
find_candidate (gpointer data,
                double x,
                double y,
                SudokuSpot *spot)
{
  SatdokuBoardChain *self = data;
  SatdokuCellState state = { 0 };
  SatdokuBoardArea area;
  double best = G_MAXDOUBLE;
  guint cell;

  if (satdoku_editor_get_mode (self->editor) != SATDOKU_MODE_CHAIN ||
      satdoku_editor_get_locked (self->editor) || self->layout->side == 0 ||
      !satdoku_board_layout_find_cell (self->layout, x, y, &cell))
    return FALSE;
  satdoku_board_layout_get_cell (self->layout, cell, &area);
  self->get_state (self->board, cell, &state);
  for (guint value = 1; value <= self->layout->side; value++)
    {
      SatdokuMarkPlace place;
      double distance;

      if (!satdoku_board_canvas_find_mark (self->canvas, cell, &state.content, value, &place))
        continue;
      distance = hypot (x - area.x - place.x, y - area.y - place.y);
      if (place.room < HIT_PIXELS_MIN || distance > place.room * HIT_PART || distance >= best)
        continue;
      best = distance;
      *spot = (SudokuSpot){ (guint16)cell, (guint16)value };
    }
  return best < G_MAXDOUBLE;
}

static void
click_candidate (gpointer data,
                 SudokuSpot spot)
{
  SatdokuBoardChain *self = data;
  const guint cell = spot.cell;

  satdoku_chain_tool_apply (satdoku_editor_get_chain_tool (self->editor), &cell, 1, spot.value);
}

static void
show_start (SatdokuBoardChain *self)
{
  SudokuSpot start;
  gboolean waits =
    satdoku_chain_tool_get_start (satdoku_editor_get_chain_tool (self->editor), &start);

  satdoku_board_canvas_set_start (self->canvas, waits ? &start : NULL, NULL);
  gtk_widget_queue_draw (self->board);
}

static void
pull_link (gpointer data,
           SudokuSpot from,
           double x,
           double y)
{
  SatdokuBoardChain *self = data;

  satdoku_board_canvas_set_start (self->canvas, &from, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_widget_queue_draw (self->board);
}

static void
join_candidates (gpointer data,
                 SudokuSpot from,
                 SudokuSpot to)
{
  SatdokuBoardChain *self = data;

  satdoku_chain_tool_join (satdoku_editor_get_chain_tool (self->editor), from, to);
}

static void
leave_link (gpointer data)
{
  show_start (data);
}

static const SatdokuChainDragFuncs drag = {
  find_candidate,
  click_candidate,
  pull_link,
  join_candidates,
  leave_link,
};

static void
satdoku_board_chain_class_init (SatdokuBoardChainClass *klass)
{
}

static void
satdoku_board_chain_init (SatdokuBoardChain *self)
{
}

/* @layout says where the cells of the board are; its side is 0 until the board has been laid out.
 * All arguments belong to the board and must outlive what is made here. */
SatdokuBoardChain *
satdoku_board_chain_new (GtkWidget *board,
                         SatdokuEditor *editor,
                         SatdokuBoardCanvas *canvas,
                         const SatdokuBoardLayout *layout,
                         SatdokuCellStateFunc get_state)
{
  SatdokuBoardChain *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board) && SATDOKU_IS_EDITOR (editor), NULL);
  g_return_val_if_fail (canvas != NULL && layout != NULL && get_state != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_BOARD_CHAIN, NULL);
  self->board = board;
  self->editor = editor;
  self->canvas = canvas;
  self->layout = layout;
  self->get_state = get_state;
  satdoku_chain_drag_add (board, &drag, self);
  g_signal_connect_object (satdoku_editor_get_chain_tool (editor), "notify::start-cell",
                           G_CALLBACK (show_start), self, G_CONNECT_SWAPPED);
  return self;
}
