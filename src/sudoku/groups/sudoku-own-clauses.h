/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own constraints as clauses. */

#pragma once

#include <sat-at-most-one.h>

#include "sudoku-own.h"

G_BEGIN_DECLS

/**
 * SudokuOwnAuxiliaryKind:
 * @SUDOKU_OWN_AUXILIARY_COUNT: at least @number of the first @place literals of a count are true
 * @SUDOKU_OWN_AUXILIARY_COUNT_FALSE: at least so many of them are false
 * @SUDOKU_OWN_AUXILIARY_PLACE: the place of the true literal
 *
 * The meaning of an auxiliary variable of a count.
 */
typedef enum
{
  SUDOKU_OWN_AUXILIARY_COUNT,
  SUDOKU_OWN_AUXILIARY_COUNT_FALSE,
  SUDOKU_OWN_AUXILIARY_PLACE,
} SudokuOwnAuxiliaryKind;

/**
 * SudokuOwnAuxiliary:
 * @constraint: the constraint that it belongs to, from 0
 * @kind: its kind of meaning
 * @number: how many
 * @place: among how many; for %SUDOKU_OWN_AUXILIARY_PLACE the index of the variable in the
 *   at-most-one encoding, from 0
 *
 * The meaning of an auxiliary variable.
 */
typedef struct
{
  guint constraint;
  SudokuOwnAuxiliaryKind kind;
  guint number;
  guint place;
} SudokuOwnAuxiliary;

/**
 * SudokuOwnClauses:
 *
 * Own constraints as clauses. Variables up to N³ are candidates, then come the names, then
 * auxiliary variables. Constraints on pairs of cells are not included: groups have them. Immutable.
 */
typedef struct _SudokuOwnClauses SudokuOwnClauses;

SudokuOwnClauses *sudoku_own_clauses_new (SudokuOwn *own, const SatAtMostOne *at_most_one);
void sudoku_own_clauses_free (SudokuOwnClauses *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuOwnClauses, sudoku_own_clauses_free)

SudokuOwn *sudoku_own_clauses_get_own (const SudokuOwnClauses *self);
guint sudoku_own_clauses_get_n (const SudokuOwnClauses *self);
const int *
sudoku_own_clauses_get (const SudokuOwnClauses *self, guint index, guint *n_literals);
guint sudoku_own_clauses_get_constraint (const SudokuOwnClauses *self, guint index);
guint sudoku_own_clauses_get_n_extra (const SudokuOwnClauses *self);
gboolean sudoku_own_clauses_get_auxiliary (const SudokuOwnClauses *self,
                                           guint extra,
                                           SudokuOwnAuxiliary *auxiliary);

G_END_DECLS
