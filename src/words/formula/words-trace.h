/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a traced solver, in words. */

#pragma once

#include <sat-names.h>
#include <sat-trace.h>
#include <sudoku-cnf.h>

#include "words-literal.h"

G_BEGIN_DECLS

/**
 * WordsVariables:
 * @cnf: (nullable): the formula of a puzzle, which knows what its variables mean
 * @names: (nullable): the names of the variables in a formula that was read
 * @notation: the notation of literals that are about no cell
 *
 * What is known of the variables of a formula.
 */
typedef struct
{
  const SudokuCnf *cnf;
  const SatNames *names;
  WordsNotation notation;
} WordsVariables;

char *words_trace_literal (const WordsVariables *of, int literal);
char *words_trace_literal_spoken (const WordsVariables *of, int literal);
char *words_trace_not_all (const WordsVariables *of,
                           const int *literals,
                           gsize n_literals,
                           gboolean spoken);
char *words_trace_clause (const WordsVariables *of, const SatTrace *trace, guint clause);
char *words_trace_because (const WordsVariables *of, const SatTrace *trace, guint step);
char *words_trace_step (const WordsVariables *of,
                        const SatTrace *trace,
                        guint step,
                        gboolean spoken);

G_END_DECLS
