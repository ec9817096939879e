/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the small board share. */

#pragma once

#include "satdoku-cell-selection.h"
#include "satdoku-mini-board.h"
#include "satdoku-painter.h"
#include "satdoku-typing.h"

G_BEGIN_DECLS

#define SATDOKU_MINI_NO_CELL G_MAXUINT

struct _SatdokuMiniBoard
{
  GtkWidget parent_instance;

  /* Owned. */
  SudokuCnf *cnf;
  SatdokuPainter *painter;
  GtkWidget *picker; /* (nullable): the popover with the values */
  char *words;       /* what a screen reader says as long as no cell has the focus */

  gboolean has_clause;
  guint64 clause;

  SatdokuCellSelection choice;
  guint cursor;   /* the cell that the keys are about */
  guint value;    /* that is asked for, 0 = any */
  gboolean drops; /* the button was pressed on the only chosen cell */

  SatdokuTyping typing;
  guint32 typed_at; /* time of the last character, in milliseconds */
};

/* satdoku-mini-board-picture.c */
void satdoku_mini_board_draw (SatdokuMiniBoard *self, GtkSnapshot *snapshot);
guint satdoku_mini_board_find_cell (SatdokuMiniBoard *self, double x, double y);
GdkRectangle satdoku_mini_board_get_area (SatdokuMiniBoard *self, guint cell);

/* satdoku-mini-board.c */
void satdoku_mini_board_update_name (SatdokuMiniBoard *self);
void satdoku_mini_board_cells_changed (SatdokuMiniBoard *self);
void satdoku_mini_board_value_changed (SatdokuMiniBoard *self, guint value, gboolean picked);

/* satdoku-mini-board-input.c */
void satdoku_mini_board_input_class_init (GtkWidgetClass *widget_class);
void satdoku_mini_board_input_init (SatdokuMiniBoard *self);
void satdoku_mini_board_input_reset (SatdokuMiniBoard *self);
void satdoku_mini_board_update_tooltip (SatdokuMiniBoard *self);
void satdoku_mini_board_present_picker (SatdokuMiniBoard *self);

G_END_DECLS
