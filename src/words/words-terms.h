/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cells, houses, clauses and numbers in sentences. */

#pragma once

#include <sudoku-cnf.h>

G_BEGIN_DECLS

char *words_capitalise (const char *text);
char *words_sentence (const char *text);
char *words_join (GPtrArray *items, gsize n_more);
char *words_join_alternatives (GPtrArray *items);
char *words_cell (const SudokuGeometry *geometry, guint cell);
char *words_fill (const char *sentence, ...) G_GNUC_NULL_TERMINATED;
char *words_house (const SudokuGeometry *geometry, guint house);
char *words_truth (const SudokuGeometry *geometry, guint truth);
char *words_cells (const SudokuGeometry *geometry,
                   const guint *cells,
                   gsize n_cells,
                   gsize max);
char *words_alternatives (const guint *values, gsize n_values);
char *words_values (const guint *values, gsize n_values);
char *words_count (guint64 count);
char *words_n_variables (guint64 count);
char *words_n_clauses (guint64 count);
const char *words_family (const SudokuFamily *family);
char *words_clause (const SudokuCnf *cnf, guint64 clause);
char *words_literal (const SudokuCnf *cnf, int literal);

G_END_DECLS
