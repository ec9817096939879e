/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Constraints that somebody writes: clauses over cells and names, counts, and pairs of cells. */

#pragma once

#include <glib-object.h>

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
#define SUDOKU_OWN_CLAUSES_MAX 4000000
/**
 * SUDOKU_OWN_TEXT_MAX:
 *
 * How many bytes the text of all constraints has at most.
 */
#define SUDOKU_OWN_TEXT_MAX (4u << 20)

/**
 * SudokuOwnKind:
 * @SUDOKU_OWN_CLAUSE: one of the literals is true: "r1c1=3 | a". The first ones may be conditions:
 *   "r1c1=3 & a -> b": one of these is false, or one of the others is true.
 * @SUDOKU_OWN_EQUIVALENCE: two literals are both true or both false: "a <-> b"
 * @SUDOKU_OWN_AT_MOST: "at most 2 of …"
 * @SUDOKU_OWN_AT_LEAST: "at least 2 of …"
 * @SUDOKU_OWN_EXACTLY: "exactly 2 of …"
 * @SUDOKU_OWN_DIFFER: cells that hold different values: "r1c1 r2c2 differ"
 * @SUDOKU_OWN_SAME: two cells hold the same value: "r1c1 = r2c2"
 * @SUDOKU_OWN_LESS: the value of one cell is below that of the other: "r1c1 < r2c2"
 * @SUDOKU_OWN_NOT_ABOVE: or the same: "r1c1 <= r2c2"
 *
 * What a constraint says.
 */
typedef enum
{
  SUDOKU_OWN_CLAUSE,
  SUDOKU_OWN_EQUIVALENCE,
  SUDOKU_OWN_AT_MOST,
  SUDOKU_OWN_AT_LEAST,
  SUDOKU_OWN_EXACTLY,
  SUDOKU_OWN_DIFFER,
  SUDOKU_OWN_SAME,
  SUDOKU_OWN_LESS,
  SUDOKU_OWN_NOT_ABOVE,
} SudokuOwnKind;

/**
 * SudokuOwnConstraint:
 * @kind: what it says
 * @limit: k of counts
 * @n_conditions: of a clause: how many of the items are conditions
 * @n_items: how many items it has
 * @items: (array length=n_items): cells, from 0, of those about cells. Otherwise literals: variable
 *   cell × N + value says that the cell holds the value; those above N³ are names, in their order.
 *
 * One constraint.
 */
typedef struct
{
  SudokuOwnKind kind;
  guint limit;
  guint n_conditions;
  guint n_items;
  const int *items;
} SudokuOwnConstraint;

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
SudokuOwn *sudoku_own_parse (guint side,
                             const char *text,
                             gssize length,
                             const char *name,
                             SudokuOwnNumberFunc number,
                             gpointer user_data,
                             GError **error);
SudokuOwn *sudoku_own_merge (const SudokuOwn *self, const SudokuOwn *other, GError **error);
SudokuOwn *sudoku_own_arrange (const SudokuOwn *self,
                               const guint16 *cells,
                               const guint16 *values);
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
gboolean sudoku_own_is_about_cells (SudokuOwnKind kind);

G_END_DECLS
