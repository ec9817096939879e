/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps to a solution, each with its reasons in sentences. */

#pragma once

#include <sudoku-rating.h>
#include <words-place.h>

/* Blanks before a sentence; lines for programs have none. */
#define CLI_PATH_INDENT 2

void cli_path_append (GString *text,
                      const SudokuRating *rating,
                      const SudokuGrid *grid,
                      WordsCoordinates coordinates);
