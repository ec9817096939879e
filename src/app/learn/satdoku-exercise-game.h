/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises as games: see the top of satdoku-exercise-game.c. */

#pragma once

#include <sudoku-exercise.h>
#include <sudoku-game.h>

#include "satdoku-board.h"

SudokuGame *satdoku_exercise_game_new (const SudokuExercise *exercise);
SudokuGame *satdoku_exercise_game_new_to_look_at (const SudokuExercise *exercise,
                                                  const SudokuStep *step);
void satdoku_exercise_game_choose_none (SatdokuBoard *board);
