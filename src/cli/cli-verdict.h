/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on a puzzle. */

#pragma once

#include <sudoku-solve.h>

#include "cli-puzzles.h"

CliStatus
cli_verdict_print (CliSession *session, const CliPuzzle *puzzle, SudokuVerdict *verdict);
