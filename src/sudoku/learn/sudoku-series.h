/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises of rising difficulty: see the top of sudoku-series.c. */

#pragma once

#include <sudoku-exercise.h>

G_BEGIN_DECLS

/**
 * SudokuSeriesItem:
 * @exercise: a position to practise in
 * @easiest: whether nothing easier than the technique has a step there
 *
 * An exercise of a series.
 */
typedef struct
{
  SudokuExercise *exercise;
  gboolean easiest;
} SudokuSeriesItem;

GPtrArray *sudoku_series_make (SudokuGeometry *geometry,
                               const SudokuTechnique *technique,
                               guint64 seed,
                               guint n,
                               gboolean may_arrange,
                               const SudokuTask *task,
                               GError **error);

G_END_DECLS
