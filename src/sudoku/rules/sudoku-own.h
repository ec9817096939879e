/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of constraints that somebody writes. */

#pragma once

#include <glib-object.h>

#include "sudoku-own-constraint.h"

G_BEGIN_DECLS

/**
 * SUDOKU_OWN_LENGTH_MAX:
 *
 * How many literals a clause has at most.
 */
#define SUDOKU_OWN_LENGTH_MAX 100
/**
 * SUDOKU_OWN_COUNT_MAX:
 *
 * In "at most k of n", k times n is at most that.
 */
#define SUDOKU_OWN_COUNT_MAX 1000000
/**
 * SUDOKU_OWN_CLAUSES_MAX:
 *
 * All constraints together have at most about so many clauses.
 */
#define SUDOKU_OWN_CLAUSES_MAX 8000000
/**
 * SUDOKU_OWN_TEXT_MAX:
 *
 * How many bytes the text of all constraints has at most.
 */
#define SUDOKU_OWN_TEXT_MAX (4u << 20)

/**
 * SudokuOwnNumberFunc:
 * @side: N
 * @number: a variable, above 0
 * @cell: (out): the cell that it speaks of, from 0
 * @value: (out): the value
 * @user_data: what was given with the function
 *
 * Says what numbers of clauses in DIMACS mean.
 *
 * Returns: %FALSE when it means no cell and value
 */
typedef gboolean (*SudokuOwnNumberFunc) (guint side,
                                         int number,
                                         guint *cell,
                                         guint *value,
                                         gpointer user_data);

/**
 * SudokuOwn:
 *
 * Constraints that somebody wrote, in their order, and the names in them. Immutable and
 * reference-counted (atomic).
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
