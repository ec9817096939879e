/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search for solutions of small puzzles with any houses and pairs, by sets of cells. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-search-result.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuSetSearch:
 *
 * A search for shapes of at most 128 cells whose rules are houses, pairs and masks.
 */
typedef struct _SudokuSetSearch SudokuSetSearch;

SudokuSetSearch *sudoku_set_search_new (SudokuGeometry *geometry);
void sudoku_set_search_free (SudokuSetSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSetSearch, sudoku_set_search_free)

void sudoku_set_search_load (SudokuSetSearch *self, const guint8 *values);
void sudoku_set_search_forbid (SudokuSetSearch *self, guint cell, guint value);
void sudoku_set_search_run (SudokuSetSearch *self,
                            guint64 limit,
                            guint64 guess_limit,
                            const SudokuTaskRun *work,
                            SudokuSearchResult *result);
const guint8 *sudoku_set_search_get_solution (const SudokuSetSearch *self);

G_END_DECLS
