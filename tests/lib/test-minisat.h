/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a puzzle as another program finds them. */

#pragma once

#include <sudoku-cnf.h>

G_BEGIN_DECLS

typedef struct _TestMinisat TestMinisat;

gboolean test_minisat_is_there (void);
TestMinisat *test_minisat_new_plain (SudokuGeometry *geometry);
TestMinisat *test_minisat_new_exported (const SudokuCnf *cnf);
void test_minisat_free (TestMinisat *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestMinisat, test_minisat_free)

guint64 test_minisat_count (TestMinisat *self, const SudokuGrid *grid, guint64 limit);
SatStatus test_minisat_solve (TestMinisat *self, guint seconds);

G_END_DECLS
