/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search for solutions of puzzles with any rules. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-random.h"
#include "sudoku-search-result.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuGroupSearch:
 *
 * A search for solutions of puzzles with any rules, over candidates.
 */
typedef struct _SudokuGroupSearch SudokuGroupSearch;

SudokuGroupSearch *sudoku_group_search_new (SudokuGeometry *geometry);
void sudoku_group_search_free (SudokuGroupSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGroupSearch, sudoku_group_search_free)

void sudoku_group_search_load (SudokuGroupSearch *self, const guint8 *values);
void sudoku_group_search_forbid (SudokuGroupSearch *self, guint cell, guint value);
void sudoku_group_search_set_random (SudokuGroupSearch *self, SudokuRandom *random);
void sudoku_group_search_run (SudokuGroupSearch *self,
                              guint64 limit,
                              guint64 guess_limit,
                              const SudokuTaskRun *work,
                              SudokuSearchResult *result);
const guint8 *sudoku_group_search_get_solution (const SudokuGroupSearch *self);

G_END_DECLS
