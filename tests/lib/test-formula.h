/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas that can be changed. */

#pragma once

#include "test-cnf.h"

G_BEGIN_DECLS

/* (element-type GArray of int): a clause each, without a 0. */
typedef GPtrArray TestFormula;

gboolean test_formula_is_plain (const SudokuEncoding *encoding);
TestFormula *test_formula_new (const SudokuGrid *grid,
                               const char *encoding,
                               const char *numbering);
TestFormula *test_formula_new_of_kinds (const SudokuCnf *cnf, guint kinds);
void test_formula_add (TestFormula *formula, const int *literals, gsize n_literals);
SatClauses *test_formula_collect (const TestFormula *formula);
SudokuGrid *test_formula_recognise (const TestFormula *formula,
                                    const SudokuNumbering **numbering,
                                    GError **error);
void test_formula_assert_says (const TestFormula *formula,
                               const SudokuGrid *expected,
                               const char *numbering);
void test_formula_assert_refused (const TestFormula *formula, const char *message);

void test_formula_assert_equivalent (const TestFormula *a, const TestFormula *b);
void test_formula_change (TestFormula *formula, GRand *rand);
void test_formula_shuffle (TestFormula *formula, GRand *rand);

typedef void (*TestShapeFunc) (const TestShape *shape, guint seed);

void test_formula_for_all_shapes (TestShapeFunc func);

G_END_DECLS
