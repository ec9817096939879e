/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board: shows a game and lets the player change it. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>
#include <sudoku-symbols.h>

#include "satdoku-cell.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_BOARD (satdoku_board_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuBoard, satdoku_board, SATDOKU, BOARD, GtkWidget)

/* What entering a number does. */
typedef enum
{
  SATDOKU_MODE_VALUE,
  SATDOKU_MODE_CORNER,
  SATDOKU_MODE_CENTRE,
  SATDOKU_MODE_COLOUR,
  SATDOKU_N_MODES
} SatdokuMode;

#define SATDOKU_NO_CELL G_MAXUINT

/* Properties: game (SudokuGame), selected (uint, SATDOKU_NO_CELL = none), show-conflicts (boolean),
 * digit-first (boolean), digit (uint, 0 = none), typing (boolean, read only). */

GtkWidget *satdoku_board_new (void);
SudokuGame *satdoku_board_get_game (SatdokuBoard *self);
void satdoku_board_set_game (SatdokuBoard *self, SudokuGame *game);
guint satdoku_board_get_selected (SatdokuBoard *self);
void satdoku_board_select (SatdokuBoard *self, guint cell);
void satdoku_board_select_all (SatdokuBoard *self);
const guint *satdoku_board_get_chosen (SatdokuBoard *self, gsize *n_cells);
void satdoku_board_set_mode (SatdokuBoard *self, SatdokuMode mode);
SatdokuMode satdoku_board_get_mode (SatdokuBoard *self);
void satdoku_board_set_symbols (SatdokuBoard *self, const SudokuSymbols *symbols);
const SudokuSymbols *satdoku_board_get_symbols (SatdokuBoard *self);
void satdoku_board_set_show_conflicts (SatdokuBoard *self, gboolean show);
void satdoku_board_set_highlight_houses (SatdokuBoard *self, gboolean highlight);
void satdoku_board_set_highlight_same (SatdokuBoard *self, gboolean highlight);
void satdoku_board_check (SatdokuBoard *self);
void satdoku_board_light_up (SatdokuBoard *self, const guint *cells, gsize n_cells);
void satdoku_board_fit (SatdokuBoard *self,
                        int width,
                        int height,
                        int *board_width,
                        int *board_height);
void satdoku_board_set_visible_area (SatdokuBoard *self, const GdkRectangle *area);
SatdokuCell *satdoku_board_get_cell (SatdokuBoard *self, guint cell);
gboolean satdoku_board_enter (SatdokuBoard *self, SatdokuMode mode, guint value);
gboolean satdoku_board_is_typing (SatdokuBoard *self);
void satdoku_board_commit_typing (SatdokuBoard *self);
void satdoku_board_cancel_typing (SatdokuBoard *self);
void satdoku_board_erase (SatdokuBoard *self);
void satdoku_board_set_digit_first (SatdokuBoard *self, gboolean digit_first);
void satdoku_board_set_digit (SatdokuBoard *self, guint digit);
gboolean satdoku_board_fill_marks (SatdokuBoard *self);
gboolean satdoku_board_clear_marks (SatdokuBoard *self);

G_END_DECLS
