/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas whose variables have no known meaning, and answers to them, in words. */

#pragma once

#include <sat-formula-solve.h>
#include <sat-names.h>

#include "words-literal.h"

G_BEGIN_DECLS

char *words_named_clause (const int *literals,
                          gsize n_literals,
                          const SatNames *names,
                          WordsNotation notation);
char *words_verdict (const SatFormula *formula,
                     const SatVerdict *verdict,
                     WordsNotation notation);
char *words_verdict_details (const SatFormula *formula, const SatVerdict *verdict);

G_END_DECLS
