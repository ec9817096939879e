/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Truths whose candidates lie in as many links. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuCoverFunc:
 * @truths: which truths
 * @links: which links their candidates lie in: as many
 * @user_data: of the caller
 *
 * Gets a cover.
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
