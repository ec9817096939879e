/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of own constraints. */

#pragma once

#include <glib-object.h>

#include "sudoku-own-constraint.h"

G_BEGIN_DECLS

/**
 * SUDOKU_OWN_LENGTH_MAX:
 *
 * The most literals of a clause.
 */
#define SUDOKU_OWN_LENGTH_MAX 100
/**
 * SUDOKU_OWN_COUNT_MAX:
 *
 * The limit of k times n in "at most k of n".
 */
#define SUDOKU_OWN_COUNT_MAX 1000000
/**
 * SUDOKU_OWN_CLAUSES_MAX:
 *
 * The approximate limit of the clauses of all constraints together.
 */
#define SUDOKU_OWN_CLAUSES_MAX 8000000
/**
 * SUDOKU_OWN_TEXT_MAX:
 *
 * The longest text of all constraints, in bytes.
 */
#define SUDOKU_OWN_TEXT_MAX (4u << 20)

/**
 * SudokuOwnNumberFunc:
 * @side: N
 * @number: a variable, above 0
 * @cell: (out): its cell, from 0
 * @value: (out): its value
 * @user_data: what was given with the function
 *
 * Says what the numbers in DIMACS clauses mean.
 *
 * Returns: %FALSE when it has no cell and value
 */
typedef gboolean (*SudokuOwnNumberFunc) (guint side,
                                         int number,
                                         guint *cell,
                                         guint *value,
                                         gpointer user_data);

/**
 * SudokuOwn:
 *
 * Own constraints, in order, and their names. Immutable and reference-counted (atomic).
 */
typedef struct _SudokuOwn SudokuOwn;

GType sudoku_own_get_type (void) G_GNUC_CONST;
SudokuOwn *sudoku_own_new (guint side, GArray *constraints, GArray *items, GPtrArray *names);
SudokuOwn *sudoku_own_parse (guint side,
                             const char *text,
                             gssize length,
                             const char *name,
                             SudokuOwnNumberFunc number,
                             gpointer user_data,
                             GError **error);
SudokuOwn *sudoku_own_ref (SudokuOwn *self);
void sudoku_own_unref (SudokuOwn *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuOwn, sudoku_own_unref)

guint sudoku_own_get_side (const SudokuOwn *self);
const char *sudoku_own_get_text (const SudokuOwn *self);
guint sudoku_own_get_n (const SudokuOwn *self);
void sudoku_own_get (const SudokuOwn *self, guint index, SudokuOwnConstraint *constraint);
char *sudoku_own_print (const SudokuOwn *self, guint index);
guint sudoku_own_get_n_names (const SudokuOwn *self);
const char *sudoku_own_get_name (const SudokuOwn *self, guint index);

G_END_DECLS
