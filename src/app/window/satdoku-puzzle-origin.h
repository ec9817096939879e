/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-game-notes.h"

char *satdoku_puzzle_origin_note (const SudokuContents *contents, SatdokuGameNotes *notes);
