/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>

#include "satdoku-game-notes.h"

G_BEGIN_DECLS

char *satdoku_puzzle_origin_note (const SudokuContents *contents, SatdokuGameNotes *notes);

G_END_DECLS
