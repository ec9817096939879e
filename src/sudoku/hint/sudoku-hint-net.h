/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shortest steps from suppositions. */

#pragma once

#include "sudoku-hint-wish.h"
#include "sudoku-step-search.h"

G_BEGIN_DECLS

GPtrArray *sudoku_hint_net_find (SudokuLinks *links,
                                 const SudokuPosition *position,
                                 guint64 *work,
                                 SudokuHintStage *stage);

G_END_DECLS
