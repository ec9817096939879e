/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-game.h>
#include <sudoku-symbols.h>

#define SATDOKU_TYPE_PICTURE_PROVIDER (satdoku_picture_provider_get_type ())
/**
 * SatdokuPictureProvider:
 *
 * Offers a board as a PNG picture.
 */
G_DECLARE_FINAL_TYPE (SatdokuPictureProvider,
                      satdoku_picture_provider,
                      SATDOKU,
                      PICTURE_PROVIDER,
                      GdkContentProvider)

GdkContentProvider *
satdoku_picture_provider_new (SudokuGame *game, const SudokuSymbols *symbols);
