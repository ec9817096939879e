/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the board share. */

#pragma once

#include "satdoku-board.h"
#include "satdoku-cell-selection.h"
#include "satdoku-cell-style.h"
#include "satdoku-typing.h"

G_BEGIN_DECLS

/* Where things are, in whole pixels. */
typedef struct
{
  int cell;
  int thick;
  int thin;
  int x; /* of the frame */
  int y;
  int width;
  int height;
} SatdokuBoardLayout;

struct _SatdokuBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuGame *game;
  SatdokuPainter *painter;
  GPtrArray *cells;      /* (element-type SatdokuCell): children, row by row */
  SudokuGeometry *shape; /* of the cells */
  SatdokuCellStyle *looks;
  GPtrArray *groups;         /* (nullable elements): a GskRenderNode a box */
  GtkWidget *picker;         /* (nullable): the popover with the symbols */
  GtkWidget *picker_numbers; /* (nullable): its keypad */
  guint typing_timeout;
  guint8 *conflicts; /* per cell: breaks a rule */
  guint8 *lit;
  SatdokuCellSelection choice; /* those that are changed together; the selected one is in it */

  guint selected;       /* the one with the focus */
  gboolean digit_first; /* a click enters the digit into the cell */
  guint digit;          /* the one that was picked for that; 0: none */
  gboolean extending;   /* the focus moves without dropping the other chosen cells */
  SatdokuMode mode;
  gboolean show_conflicts;
  gboolean highlight_houses;
  gboolean highlight_same;
  gboolean checked; /* conflicts are shown until the next change, because the player asked */
  SatdokuTyping typing;
  SatdokuMode typing_mode;
  SatdokuBoardLayout layout;
  GdkRectangle visible; /* what is seen of the board; empty = all */
};

/* satdoku-board.c */
guint satdoku_board_get_side (SatdokuBoard *self);

void satdoku_board_selection_changed (SatdokuBoard *self);

/* satdoku-board-selection.c */
void satdoku_board_selection_init (SatdokuBoard *self);
void satdoku_board_reset_selection (SatdokuBoard *self);
void satdoku_board_choose_first (SatdokuBoard *self);
void satdoku_board_choose_only (SatdokuBoard *self, guint cell);
void satdoku_board_choose_to (SatdokuBoard *self, guint cell);
void satdoku_board_choose_also (SatdokuBoard *self, guint cell);
void satdoku_board_toggle_chosen (SatdokuBoard *self, guint cell);

/* satdoku-board-conflicts.c */
void satdoku_board_find_conflicts (SatdokuBoard *self);

/* satdoku-board-draw.c */
void satdoku_board_draw_class_init (GtkWidgetClass *widget_class);
void satdoku_board_draw_init (SatdokuBoard *self);
void satdoku_board_redraw (SatdokuBoard *self);
void satdoku_board_redraw_cell (SatdokuBoard *self, guint cell);

/* satdoku-board-layout.c */
guint satdoku_board_get_box_rows (SatdokuBoard *self);
guint satdoku_board_get_box_columns (SatdokuBoard *self);
int satdoku_board_get_offset (SatdokuBoard *self, guint index, guint box);
void satdoku_board_layout_class_init (GtkWidgetClass *widget_class);

/* satdoku-board-input.c */
void satdoku_board_input_init (SatdokuBoard *self);
void satdoku_board_input_reset (SatdokuBoard *self);

/* satdoku-board-picker.c */
void satdoku_board_picker_class_init (GtkWidgetClass *widget_class);
gboolean satdoku_board_can_change (SatdokuBoard *self);
void satdoku_board_open_picker (SatdokuBoard *self);
void satdoku_board_drop_picker (SatdokuBoard *self);
gboolean satdoku_board_enter_digit (SatdokuBoard *self);
guint satdoku_board_find_cell (SatdokuBoard *self, double x, double y);

G_END_DECLS
