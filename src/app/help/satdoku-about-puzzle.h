/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#define SATDOKU_TYPE_ABOUT_PUZZLE (satdoku_about_puzzle_get_type ())
/**
 * SatdokuAboutPuzzle:
 *
 * The window that says what a puzzle is called, who made it, and what its rules are.
 */
G_DECLARE_FINAL_TYPE (SatdokuAboutPuzzle, satdoku_about_puzzle, SATDOKU, ABOUT_PUZZLE, AdwWindow)

GtkWindow *satdoku_about_puzzle_new (SudokuGame *game);
