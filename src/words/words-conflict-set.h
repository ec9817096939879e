/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a position has no solution, in sentences. */

#pragma once

#include <sudoku-conflict-reason.h>
#include <sudoku-partial.h>
#include <sudoku-take-back.h>

G_BEGIN_DECLS

char *words_conflict_set (const SudokuConflictSet *set,
                          const SudokuConflictReason *reason,
                          const SudokuLinks *links);
char *words_premises (const SudokuPremise *premises,
                      gsize n_premises,
                      const SudokuLinks *links,
                      gsize max);
char *words_conflict_core (const SudokuConflictSet *set, const SudokuLinks *links);
char *words_take_back (const SudokuTakeBack *take_back, const SudokuLinks *links, gsize max);
char *words_partial (const SudokuPartial *partial);
char *words_partial_dropped (const SudokuPartial *partial);

G_END_DECLS
