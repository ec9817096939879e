/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a solver finds where nothing short is found. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuHintCore:
 * @step: (nullable) (transfer full): a step; %NULL when there is none
 * @n_open: how many candidates are undecided
 *
 * The result. No step and nothing open means that each candidate is in some solution.
 */
typedef struct
{
  SudokuStep *step;
  guint n_open;
} SudokuHintCore;

gboolean sudoku_hint_core_find (SudokuHintCore *self,
                                SudokuLinks *links,
                                const SudokuPosition *position,
                                guint64 conflicts,
                                guint64 work,
                                gboolean by_all,
                                GError **error);

G_END_DECLS
