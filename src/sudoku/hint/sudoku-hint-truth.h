/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position leaves of a truth. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

guint sudoku_hint_truth_count_live (const SudokuLinks *links,
                                    const SudokuPosition *position,
                                    guint truth);

G_END_DECLS
