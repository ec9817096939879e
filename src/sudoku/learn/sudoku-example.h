/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of techniques: see the top of sudoku-example.c. */

#pragma once

#include <sudoku-exercise.h>

G_BEGIN_DECLS

gboolean sudoku_example_exists (const SudokuTechnique *technique);
SudokuExercise *sudoku_example_load (const SudokuTechnique *technique,
                                     const SudokuTask *task,
                                     GError **error);

G_END_DECLS
