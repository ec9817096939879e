/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Search for solutions of small puzzles: many thousands of them per second by bit operations on
 * the whole board, where only the usual rules hold, and over candidates for all other rules. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-search-result.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SEARCH_SIDE_MAX:
 *
 * The largest side of the search.
 */
#define SUDOKU_SEARCH_SIDE_MAX 16

/**
 * SudokuSearch:
 *
 * A search for solutions of small puzzles.
 */
typedef struct _SudokuSearch SudokuSearch;

SudokuSearch *sudoku_search_new (SudokuGeometry *geometry);
void sudoku_search_free (SudokuSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSearch, sudoku_search_free)

GStrv sudoku_search_list_variants (void);
void sudoku_search_set_variant (SudokuSearch *self, const char *id);
gboolean sudoku_search_is_fast (const SudokuSearch *self);
void sudoku_search_load (SudokuSearch *self, const guint8 *values);
void sudoku_search_forbid (SudokuSearch *self, guint cell, guint value);
void sudoku_search_set_random (SudokuSearch *self, SudokuRandom *random);
void sudoku_search_run (SudokuSearch *self,
                        guint64 limit,
                        guint64 guess_limit,
                        const SudokuTaskRun *work,
                        SudokuSearchResult *result);
const guint8 *sudoku_search_get_solution (const SudokuSearch *self);

G_END_DECLS
