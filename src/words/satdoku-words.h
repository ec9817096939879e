/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cells, houses, clauses and numbers are called in sentences. */

#pragma once

#include <sudoku-cnf.h>

G_BEGIN_DECLS

char *satdoku_words_capitalise (const char *text);
char *satdoku_words_join (GPtrArray *items, gsize n_more);
char *satdoku_words_cell (const SudokuGeometry *geometry, guint cell);
char *satdoku_words_house (const SudokuGeometry *geometry, guint house);
char *satdoku_words_cells (const SudokuGeometry *geometry,
                           const guint *cells,
                           gsize n_cells,
                           gsize max);
char *satdoku_words_values (const guint *values, gsize n_values);
char *satdoku_words_count (guint64 count);
char *satdoku_words_n_clauses (guint64 count);
const char *satdoku_words_family (SudokuFamilyKind kind);
char *satdoku_words_clause (const SudokuCnf *cnf, guint64 clause);
char *satdoku_words_literal (const SudokuCnf *cnf, int literal);

G_END_DECLS
