/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position allows in its empty cells. */

#pragma once

#include "sudoku-document.h"

G_BEGIN_DECLS

SudokuSet *sudoku_allowed_find (const SudokuDocument *document);
SudokuSet *sudoku_allowed_find_removed (const SudokuDocument *document);
gboolean sudoku_allowed_says_marks (const SudokuState *state);
void sudoku_allowed_mark_rest (SudokuState *state, guint cell, SudokuSet removed);

G_END_DECLS
