/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a step by easier and harder means. */

#pragma once

#include "sudoku-hint-wish.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

GPtrArray *sudoku_hint_ladder_climb (SudokuStepSearch *search,
                                     const SudokuPosition *position,
                                     const SudokuHintWish *wish,
                                     SudokuHintStage *stage,
                                     gboolean *cut_short,
                                     GError **error);

G_END_DECLS
