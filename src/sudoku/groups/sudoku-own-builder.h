/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collects own constraints: see sudoku-own-builder.c. */

#pragma once

#include "sudoku-own.h"

G_BEGIN_DECLS

/**
 * SudokuOwnBuilder:
 *
 * Own constraints being collected into a list.
 */
typedef struct _SudokuOwnBuilder SudokuOwnBuilder;

SudokuOwnBuilder *sudoku_own_builder_new (guint side);
void sudoku_own_builder_free (SudokuOwnBuilder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuOwnBuilder, sudoku_own_builder_free)

int sudoku_own_builder_find_name (SudokuOwnBuilder *self, const char *name, gsize length);
gboolean sudoku_own_builder_set_name (SudokuOwnBuilder *self,
                                      guint number,
                                      const char *name,
                                      gsize length);
int sudoku_own_builder_get_variable (SudokuOwnBuilder *self, guint number);
void sudoku_own_builder_add (SudokuOwnBuilder *self,
                             SudokuOwnKind kind,
                             guint limit,
                             guint n_conditions,
                             const int *items,
                             guint n_items);
guint64 sudoku_own_builder_get_n_clauses (const SudokuOwnBuilder *self);
SudokuOwn *sudoku_own_builder_end (SudokuOwnBuilder *self);

G_END_DECLS
