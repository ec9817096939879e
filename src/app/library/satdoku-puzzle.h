/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-document.h>

#include "satdoku-collection.h"
#include "satdoku-stored-game.h"

#define SATDOKU_TYPE_PUZZLE (satdoku_puzzle_get_type ())
/**
 * SatdokuPuzzle:
 *
 * One puzzle of a collection as an item of a list.
 */
G_DECLARE_FINAL_TYPE (SatdokuPuzzle, satdoku_puzzle, SATDOKU, PUZZLE, GObject)

SatdokuPuzzle *satdoku_puzzle_new (SatdokuCollection *collection,
                                   guint i,
                                   SatdokuStoredGame *game,
                                   guint same);
guint satdoku_puzzle_get_index (SatdokuPuzzle *self);
SatdokuStoredGame *satdoku_puzzle_get_game (SatdokuPuzzle *self);
SudokuGrid *satdoku_puzzle_read (SatdokuPuzzle *self, char **name);
SudokuDocument *satdoku_puzzle_read_document (SatdokuPuzzle *self);

const char *satdoku_puzzle_get_folder (SatdokuPuzzle *self);
char *satdoku_puzzle_make_title (SatdokuPuzzle *self, const char *name);
char *satdoku_puzzle_make_details (SatdokuPuzzle *self, const SudokuGrid *grid);
char *satdoku_puzzle_make_progress (SatdokuPuzzle *self);
char *satdoku_puzzle_make_date (SatdokuPuzzle *self);
gboolean satdoku_puzzle_is_solved (SatdokuPuzzle *self);
