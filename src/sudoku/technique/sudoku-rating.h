/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is on a scale, and the path to its solution. */

#pragma once

#include <gio/gio.h>

#include "sudoku-scale.h"
#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SudokuRating:
 *
 * How hard a puzzle is on a scale, and the steps that solve it in the order of the scale.
 */
typedef struct _SudokuRating SudokuRating;

SudokuRating *sudoku_rating_new (const SudokuGrid *grid,
                                 const SudokuScale *scale,
                                 gboolean unique,
                                 guint64 budget,
                                 const SudokuTask *task);
void sudoku_rating_free (SudokuRating *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRating, sudoku_rating_free)

gboolean sudoku_rating_is_solved (const SudokuRating *self);
gboolean sudoku_rating_was_cut_short (const SudokuRating *self);
guint sudoku_rating_get_n_refused (const SudokuRating *self);
guint sudoku_rating_get_explainer (const SudokuRating *self);
guint sudoku_rating_get_hodoku_score (const SudokuRating *self);
SudokuLevel sudoku_rating_get_hodoku_level (const SudokuRating *self);
SudokuStep *const *sudoku_rating_get_steps (const SudokuRating *self, guint *n_steps);

char *sudoku_rating_to_text (SudokuDifficulty difficulty,
                             const SudokuRating *explainer,
                             const SudokuRating *hodoku,
                             SudokuLevel level);
char *sudoku_rating_path_to_text (const SudokuRating *self, guint side);

G_END_DECLS
