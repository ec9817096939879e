/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the Grid page share. */

#pragma once

#include "satdoku-grid-page.h"

#include "satdoku-keypad.h"

G_BEGIN_DECLS

struct _SatdokuGridPage
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkStack *board_stack;
  GtkScrolledWindow *scroller;
  SatdokuZoomView *zoom_view;
  SatdokuBoard *board;
  GtkWidget *side;
  GtkWidget *side_view;
  GtkWidget *view_switch;
  GtkStack *views;
  SatdokuKeypad *keypad;
  GtkWidget *check_button;
  GtkWidget *findings; /* all that is said of the board below the commands */
  SatdokuPanel *panel;
  GtkWidget *more_button;
  GtkRevealer *dead_end;
  SatdokuFinishCard *finish;

  /* Owned. */
  SudokuGame *game;
  guint idle;
  guint reveal_tick;
  gint64 reveal_frame; /* of the frame in which the panel gets its size; 0: not yet known */
  guint follow_idle;   /* the game has changed since something was said of it */

  const SudokuSymbols *symbols; /* as chosen; there may be too few of them for the puzzle */
  gboolean puzzle_symbols;      /* are those of the puzzle shown, if it has any? */

  gboolean wide;
};

/* satdoku-grid-page.c */
void satdoku_grid_page_update_counts (SatdokuGridPage *self);

/* satdoku-grid-page-layout.c */
void satdoku_grid_page_layout_class_init (GtkWidgetClass *widget_class);
void satdoku_grid_page_reveal_panel (SatdokuGridPage *self);
void satdoku_grid_page_cancel_reveal (SatdokuGridPage *self);

G_END_DECLS
