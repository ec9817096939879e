/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which levels there are for a size and its rules, and with how many givens. */

#pragma once

#include "sudoku-generate-options.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LEVEL_MANY:
 *
 * No highest number of givens.
 */
#define SUDOKU_LEVEL_MANY G_MAXUINT

gboolean sudoku_level_offer_has (const SudokuGenerateOptions *options, SudokuLevel level);
gboolean sudoku_level_offer_get_givens (const SudokuGenerateOptions *options,
                                        SudokuLevel level,
                                        guint *least,
                                        guint *most);
char *sudoku_level_offer_get_kind (const SudokuGenerateOptions *options);

/* For the check that makes the table. */
void sudoku_level_offer_scale_givens (guint n_cells,
                                      guint n_minimal,
                                      SudokuLevel level,
                                      guint *least,
                                      guint *most);

G_END_DECLS
