/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes of all kinds of rules, for tests. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

/* Rules as their text forms, separated by blanks. */
typedef struct
{
  guint side;
  const char *rules;
} TestRules;

extern const TestRules test_rules[];
extern const gsize test_n_rules;

SudokuGeometry *test_rules_make (const TestRules *self);
SudokuGrid *test_rules_random_grid (const TestRules *self, guint seed);

G_END_DECLS
