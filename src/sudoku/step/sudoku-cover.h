/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Truths whose candidates lie in as many links. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuCoverFunc:
 * @truths: the truths
 * @links: the links that contain their candidates: as many
 * @user_data: as given with the function
 *
 * Receives a cover.
 *
 * Returns: whether to go on
 */
typedef gboolean (*SudokuCoverFunc) (SudokuSet truths, SudokuSet links, gpointer user_data);

gboolean sudoku_cover_find (SudokuStepSearch *search,
                            const SudokuSet *truths,
                            guint n_truths,
                            guint size,
                            SudokuCoverFunc func,
                            gpointer user_data);
gboolean sudoku_cover_find_smallest (SudokuStepSearch *search,
                                     const SudokuSet *truths,
                                     guint n_truths,
                                     guint size_min,
                                     SudokuCoverFunc func,
                                     gpointer user_data);

G_END_DECLS
