/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Regions found from pairs of cells. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuRegionSearch:
 *
 * Pairs of cells with different values, and the regions that explain them.
 */
typedef struct _SudokuRegionSearch SudokuRegionSearch;

/**
 * SudokuTogetherFunc:
 * @a: a cell
 * @b: another
 * @user_data: what was given with the function
 *
 * Tells whether two cells hold different values for another reason than a region.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SudokuTogetherFunc) (guint a, guint b, gpointer user_data);

SudokuRegionSearch *sudoku_region_search_new (guint side);
void sudoku_region_search_free (SudokuRegionSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRegionSearch, sudoku_region_search_free)

void sudoku_region_search_add (SudokuRegionSearch *self, guint a, guint b);
gboolean sudoku_region_search_run (SudokuRegionSearch *self,
                                   SudokuTogetherFunc func,
                                   gpointer user_data,
                                   guint16 *regions);

G_END_DECLS
