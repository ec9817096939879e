/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on the answer of a solver, and its details. */

#pragma once

#include <sudoku-examine.h>

G_BEGIN_DECLS

char *words_answer (const SudokuCnf *cnf, const SudokuExamination *examination);
GPtrArray *words_answer_details (const SudokuCnf *cnf,
                                 const SudokuExamination *examination);

G_END_DECLS
