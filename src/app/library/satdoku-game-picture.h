/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-grid.h>

#define SATDOKU_TYPE_GAME_PICTURE (satdoku_game_picture_get_type ())
/**
 * SatdokuGamePicture:
 *
 * Shows a small board.
 */
G_DECLARE_FINAL_TYPE (SatdokuGamePicture, satdoku_game_picture, SATDOKU, GAME_PICTURE, GtkWidget)

void satdoku_game_picture_set_grid (SatdokuGamePicture *self, const SudokuGrid *grid);
gboolean satdoku_game_picture_is_drawn (SatdokuGamePicture *self);
