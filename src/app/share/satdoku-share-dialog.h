/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#define SATDOKU_TYPE_SHARE_DIALOG (satdoku_share_dialog_get_type ())
/**
 * SatdokuShareDialog:
 *
 * Shows a puzzle as a link, a text, a picture and a QR code, to be copied or saved.
 */
G_DECLARE_FINAL_TYPE (SatdokuShareDialog, satdoku_share_dialog, SATDOKU, SHARE_DIALOG, AdwWindow)

GtkWindow *satdoku_share_dialog_new (SudokuGame *game, const SudokuSymbols *symbols);
