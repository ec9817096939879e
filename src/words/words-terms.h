/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cells, houses, clauses and numbers in sentences. */

#pragma once

#include <sudoku-cnf.h>

#include "words-list.h"

G_BEGIN_DECLS

char *words_house (const SudokuGeometry *geometry, guint house);
char *words_truth (const SudokuGeometry *geometry, guint truth);
char *words_n_variables (guint64 count);
char *words_n_clauses (guint64 count);
const char *words_family (const SudokuFamily *family);
char *words_clause (const SudokuCnf *cnf, guint64 clause);
char *words_literal (const SudokuCnf *cnf, int literal);

G_END_DECLS
