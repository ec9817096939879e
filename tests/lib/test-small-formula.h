/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas of so few variables that all assignments can be tried. */

#pragma once

#include <sat-formula.h>

G_BEGIN_DECLS

SatFormula *test_small_formula_read (const char *text);
SatFormula *test_small_formula_new (int n_variables, guint n_clauses, guint length_max);
SatFormula *test_small_formula_new_pigeons (guint n_holes);
gboolean test_small_formula_holds (const SatFormula *formula,
                                   const guint8 *chosen,
                                   guint assignment);
guint test_small_formula_count (const SatFormula *formula, const guint8 *chosen);

G_END_DECLS
