/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a solver that is watched, in words. */

#pragma once

#include <sat-trace.h>
#include <sudoku-cnf.h>

G_BEGIN_DECLS

char *words_trace_literal (const SudokuCnf *cnf, int literal);
char *words_trace_literal_spoken (const SudokuCnf *cnf, int literal);
char *words_trace_not_all (const SudokuCnf *cnf,
                           const int *literals,
                           gsize n_literals,
                           gboolean spoken);
char *words_trace_clause (const SudokuCnf *cnf, const SatTrace *trace, guint clause);
char *words_trace_because (const SudokuCnf *cnf, const SatTrace *trace, guint step);
char *words_trace_step (const SudokuCnf *cnf,
                        const SatTrace *trace,
                        guint step,
                        gboolean spoken);

G_END_DECLS
