/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions with patterns that rely on the puzzle having one solution. */

#pragma once

#include <sudoku-step-search.h>

G_BEGIN_DECLS

SudokuPosition *
test_unique_make_position (const SudokuGrid *puzzle, const SudokuGrid *solution, GRand *rand);
void test_unique_go_on (SudokuStepSearch *search,
                        SudokuPosition *position,
                        const SudokuGrid *solution,
                        GRand *rand);

G_END_DECLS
