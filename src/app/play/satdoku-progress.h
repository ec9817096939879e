/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a game is, in words. */

#pragma once

#include <sudoku-game.h>

#include "satdoku-game-notes.h"
#include "satdoku-panel.h"

gboolean satdoku_progress_show (SatdokuPanel *panel,
                                SudokuGame *game,
                                const SatdokuGameNotes *notes);
