/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Branches of a game and their fates, in sentences. */

#pragma once

#include <sudoku-choice.h>
#include <sudoku-game-branches.h>

G_BEGIN_DECLS

char *words_value_in_cell (const SudokuGeometry *geometry, guint cell, guint value);
char *words_branch (const SudokuBranch *branch, const SudokuGeometry *geometry);
char *words_branch_offer (const SudokuGeometry *geometry, guint cell);
char *words_branch_fate (SudokuTrialFate fate, gboolean here);
char *words_branch_verdict (SudokuTrialFate fate,
                            const SudokuBranch *branch,
                            const SudokuGeometry *geometry);
char *words_branch_rest (SudokuTrialFate fate, const SudokuChoice *choice);
char *words_branch_shared (const SudokuShared *shared, guint n_shared);

G_END_DECLS
