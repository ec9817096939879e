/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the board share. */

#pragma once

#include "satdoku-board.h"
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
  GtkWidget *picker;     /* (nullable): the popover with the symbols */
  guint typing_timeout;
  guint8 *conflicts; /* per cell: breaks a rule */
  guint8 *lit;

  guint selected;
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

/* satdoku-board-conflicts.c */
void satdoku_board_find_conflicts (SatdokuBoard *self);

/* satdoku-board-layout.c */
void satdoku_board_layout_class_init (GtkWidgetClass *widget_class);

/* satdoku-board-input.c */
void satdoku_board_input_class_init (GtkWidgetClass *widget_class);
void satdoku_board_input_init (SatdokuBoard *self);
void satdoku_board_input_reset (SatdokuBoard *self);
void satdoku_board_commit_typing (SatdokuBoard *self);

G_END_DECLS
