/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Faults of a puzzle or a model, in sentences. */

#pragma once

#include <sudoku-candidates.h>
#include <sudoku-check.h>
#include <sudoku-decode.h>

G_BEGIN_DECLS

char *words_conflict (const SudokuGeometry *geometry, const SudokuConflict *conflict);
char *words_dead_end (const SudokuGeometry *geometry, const SudokuDeadEnd *dead_end);
GPtrArray *words_no_solution (const SudokuGrid *grid);
char *words_false_clause (const SudokuCnf *cnf, guint64 clause);
char *words_wrong_cells (const SudokuCnf *cnf, const GArray *cells);
GPtrArray *words_decoding (const SudokuCnf *cnf, const SudokuDecoding *decoding);

G_END_DECLS
