/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps to a solution, each with its reasons in sentences. */

#pragma once

#include <sudoku-rating.h>
#include <words-place.h>

#include "cli-session.h"

/* Blanks before a sentence; lines for programs have none. */
#define CLI_PATH_INDENT 2

gboolean cli_path_is_rated (const SudokuGrid *grid);
void cli_path_get_task (CliSession *session, const SudokuGrid *grid, SudokuTask *task);
void cli_path_append (GString *text,
                      const SudokuRating *rating,
                      const SudokuGrid *grid,
                      WordsCoordinates coordinates);
