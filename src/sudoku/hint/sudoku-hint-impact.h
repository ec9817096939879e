/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What two suppositions may force together that neither forces alone. */

#pragma once

#include "sudoku-net.h"

G_BEGIN_DECLS

/**
 * SudokuHintImpact:
 *
 * What a supposition removes from each truth. If two suppositions share no truth of which they
 * might leave one candidate, and neither excludes what the other forces, both together force
 * nothing more, and need not be followed. Belongs to one thread.
 */
typedef struct _SudokuHintImpact SudokuHintImpact;

SudokuHintImpact *
sudoku_hint_impact_new (SudokuLinks *links, const SudokuPosition *position, SudokuNet *net);
void sudoku_hint_impact_free (SudokuHintImpact *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuHintImpact, sudoku_hint_impact_free)

void sudoku_hint_impact_suppose (SudokuHintImpact *self, guint32 candidate);
gboolean
sudoku_hint_impact_may_contradict (SudokuHintImpact *self, guint32 truth, guint n_cases_max);
guint64 sudoku_hint_impact_take_work (SudokuHintImpact *self);

G_END_DECLS
