/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of solving by hand. */

#pragma once

#include "sudoku-candidates.h"

G_BEGIN_DECLS

/**
 * SudokuPosition:
 *
 * A position of solving by hand: the filled cells, and the candidates of the others. Techniques
 * read it and record their conclusions.
 */
typedef struct _SudokuPosition SudokuPosition;

SudokuPosition *sudoku_position_new (const SudokuGrid *grid);
SudokuPosition *sudoku_position_new_at (const SudokuGrid *grid, const SudokuSet *removed);
SudokuPosition *sudoku_position_copy (const SudokuPosition *self);
void sudoku_position_free (SudokuPosition *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPosition, sudoku_position_free)

SudokuGeometry *sudoku_position_get_geometry (const SudokuPosition *self);
const SudokuCandidates *sudoku_position_get_candidates (const SudokuPosition *self);
guint sudoku_position_get_n_open (const SudokuPosition *self);
gboolean sudoku_position_has (const SudokuPosition *self, guint candidate);
gboolean sudoku_position_is_filled (const SudokuPosition *self, guint cell);
gboolean sudoku_position_is_given (const SudokuPosition *self, guint cell);
gboolean sudoku_position_is_dead_end (const SudokuPosition *self);

void sudoku_position_place (SudokuPosition *self, guint cell, guint value);
gboolean sudoku_position_remove (SudokuPosition *self, guint cell, SudokuSet values);
gboolean sudoku_position_propagate (SudokuPosition *self);

G_END_DECLS
