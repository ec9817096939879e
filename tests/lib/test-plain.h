/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second, plain implementation of the formula as text. */

#pragma once

#include "test-shapes.h"

G_BEGIN_DECLS

typedef void (*TestPlainFunc) (const GString *text, gpointer data);

char *test_plain_header (const TestShape *shape, guint n_givens, gboolean full);
void test_plain_rules (const TestShape *shape, gboolean full, TestPlainFunc func, gpointer data);
void test_plain_givens (const SudokuGrid *grid, TestPlainFunc func, gpointer data);

G_END_DECLS
