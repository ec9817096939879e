/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of techniques: see the top of satdoku-examples.c. */

#pragma once

#include <sudoku-exercise.h>
#include <sudoku-game.h>

#include "satdoku-board.h"

G_BEGIN_DECLS

gboolean satdoku_examples_has (const SudokuTechnique *technique);
SudokuExercise *satdoku_examples_load (const SudokuTechnique *technique,
                                       const SudokuTask *task,
                                       GError **error);
SudokuGame *satdoku_examples_create_game (const SudokuExercise *exercise);
void satdoku_examples_choose_none (SatdokuBoard *board);

G_END_DECLS
