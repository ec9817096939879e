/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Solo as one word. */

#pragma once

#include "sudoku-document.h"
#include "sudoku-source.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SOLO_SIDE_MAX:
 *
 * The largest side that Solo knows.
 */
#define SUDOKU_SOLO_SIDE_MAX 31

/**
 * sudoku_solo_rule_ids: (skip)
 *
 * Ids of the further rules that Solo can say, %NULL at the end.
 */
extern const char *const sudoku_solo_rule_ids[];

gboolean sudoku_solo_is_id (const char *word, gsize length);
SudokuGrid *sudoku_solo_read (const SudokuSource *source,
                              const SudokuScanner *scanner,
                              const char *word,
                              gsize length,
                              gboolean *cages,
                              GError **error);
gboolean sudoku_solo_can_write (SudokuGeometry *geometry);
void sudoku_solo_write_parameters (SudokuGeometry *geometry, GString *string);
void
sudoku_solo_write_description (const SudokuGrid *grid, gboolean only_givens, GString *string);

G_END_DECLS
