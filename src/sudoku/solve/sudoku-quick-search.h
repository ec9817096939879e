/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers about small puzzles by searching, as long as that is likely to end soon. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-search-result.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuQuickSearch:
 *
 * Searches any number of small puzzles of one shape.
 */
typedef struct _SudokuQuickSearch SudokuQuickSearch;

SudokuQuickSearch *sudoku_quick_search_new (SudokuGeometry *geometry);
void sudoku_quick_search_free (SudokuQuickSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuQuickSearch, sudoku_quick_search_free)

SudokuVerdict sudoku_quick_search_judge (SudokuQuickSearch *self,
                                         const guint8 *values,
                                         gboolean want_unique,
                                         const SudokuTaskRun *work,
                                         SudokuSearchResult *result);
gboolean sudoku_quick_search_count (SudokuQuickSearch *self,
                                    const guint8 *values,
                                    guint64 limit,
                                    const SudokuTaskRun *work,
                                    SudokuSearchResult *result);
const guint8 *sudoku_quick_search_get_solution (const SudokuQuickSearch *self);

G_END_DECLS
