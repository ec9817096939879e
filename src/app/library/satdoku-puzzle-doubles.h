/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which puzzles of a file are the same: see the top of satdoku-puzzle-doubles.c. */

#pragma once

#include "satdoku-puzzle-file.h"

GArray *satdoku_puzzle_doubles_find (const SatdokuPuzzleFile *file,
                                     const SudokuTask *task,
                                     GError **error);
