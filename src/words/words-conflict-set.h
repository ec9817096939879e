/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a position has no solution, in sentences. */

#pragma once

#include <sudoku-conflict-reason.h>

G_BEGIN_DECLS

char *words_conflict_set (const SudokuConflictSet *set,
                          const SudokuConflictReason *reason,
                          const SudokuLinks *links);

G_END_DECLS
