/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds positions to practise techniques in. */

#pragma once

#include "sudoku-exercise.h"

G_BEGIN_DECLS

gboolean sudoku_exercise_is_out_of_reach (SudokuGeometry *geometry,
                                          const SudokuTechnique *technique);
SudokuExercise *sudoku_exercise_find (SudokuGeometry *geometry,
                                      const SudokuTechnique *technique,
                                      guint64 seed,
                                      const SudokuTask *task,
                                      gboolean *easiest,
                                      GError **error);
GPtrArray *sudoku_exercise_list_easier (const SudokuTechnique *technique);

G_END_DECLS
