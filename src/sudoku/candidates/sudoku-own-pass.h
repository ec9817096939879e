/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Applies own clauses to candidates. */

#pragma once

#include "sudoku-candidates.h"

G_BEGIN_DECLS

gboolean sudoku_own_pass (const SudokuOwnClauses *own, SudokuCandidates *candidates);

G_END_DECLS
