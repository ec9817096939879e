/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own constraints: clauses over cells and names, counts, and pairs of cells. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuOwnKind:
 * @SUDOKU_OWN_CLAUSE: one of the literals is true: "r1c1=3 | a". The first ones may be conditions:
 *   "r1c1=3 & a -> b": one of these is false, or one of the others is true.
 * @SUDOKU_OWN_EQUIVALENCE: two literals are both true or both false: "a <-> b"
 * @SUDOKU_OWN_AT_MOST: "at most 2 of …"
 * @SUDOKU_OWN_AT_LEAST: "at least 2 of …"
 * @SUDOKU_OWN_EXACTLY: "exactly 2 of …"
 * @SUDOKU_OWN_NOT_EXACTLY: "!exactly 2 of …": fewer or more, and neither none nor all of them.
 *   Counts may have conditions: "a & b -> at most 2 of …"
 * @SUDOKU_OWN_DIFFER: cells that hold different values: "r1c1 r2c2 differ"
 * @SUDOKU_OWN_SAME: two cells hold the same value: "r1c1 = r2c2"
 * @SUDOKU_OWN_LESS: the value of one cell is below that of the other: "r1c1 < r2c2"
 * @SUDOKU_OWN_NOT_ABOVE: or the same: "r1c1 <= r2c2"
 *
 * A kind of constraint.
 */
typedef enum
{
  SUDOKU_OWN_CLAUSE,
  SUDOKU_OWN_EQUIVALENCE,
  SUDOKU_OWN_AT_MOST,
  SUDOKU_OWN_AT_LEAST,
  SUDOKU_OWN_EXACTLY,
  SUDOKU_OWN_NOT_EXACTLY,
  SUDOKU_OWN_DIFFER,
  SUDOKU_OWN_SAME,
  SUDOKU_OWN_LESS,
  SUDOKU_OWN_NOT_ABOVE,
} SudokuOwnKind;

/**
 * SudokuOwnConstraint:
 * @kind: what it says
 * @limit: k, for counts
 * @n_conditions: for clauses and counts: how many of the items, the first ones, are conditions
 * @n_items: how many items it has
 * @items: (array length=n_items): for constraints about cells: cells, from 0. Otherwise literals:
 *   variable cell × N + value says that the cell holds the value; those above N³ are names, in
 *   their order
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

gboolean sudoku_own_is_about_cells (SudokuOwnKind kind);
void sudoku_own_constraint_write (const SudokuOwnConstraint *self,
                                  guint side,
                                  const GPtrArray *names,
                                  GString *text);

G_END_DECLS
