/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with a puzzle or a model, in sentences. */

#pragma once

#include <sudoku-candidates.h>
#include <sudoku-decode.h>
#include <sudoku-rules.h>

G_BEGIN_DECLS

char *satdoku_words_conflict (const SudokuGeometry *geometry, const SudokuConflict *conflict);
char *satdoku_words_dead_end (const SudokuGeometry *geometry, const SudokuDeadEnd *dead_end);
GPtrArray *satdoku_words_no_solution (const SudokuGrid *grid);
char *satdoku_words_false_clause (const SudokuCnf *cnf, guint64 clause);
char *satdoku_words_wrong_cells (const SudokuCnf *cnf, const GArray *cells);
GPtrArray *satdoku_words_decoding (const SudokuCnf *cnf, const SudokuDecoding *decoding);

G_END_DECLS
