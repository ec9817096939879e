/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of a puzzle grouped by what they say. */

#pragma once

#include <sat-guarded-solver.h>

#include "sudoku-cnf.h"

G_BEGIN_DECLS

/**
 * SudokuClauseGroupKind:
 * @SUDOKU_CLAUSE_GROUP_GIVEN: what is filled in @cell, or follows from what is filled
 * @SUDOKU_CLAUSE_GROUP_CELL: @cell holds exactly one value
 * @SUDOKU_CLAUSE_GROUP_HOUSE: @house holds @value exactly once
 * @SUDOKU_CLAUSE_GROUP_TRUTH: exactly one of the candidates of @truth is true
 * @SUDOKU_CLAUSE_GROUP_OTHER: what a pair, a mask, a law or an own constraint says; the
 *   clause says more
 *
 * What a group of clauses is about.
 */
typedef enum
{
  SUDOKU_CLAUSE_GROUP_GIVEN,
  SUDOKU_CLAUSE_GROUP_CELL,
  SUDOKU_CLAUSE_GROUP_HOUSE,
  SUDOKU_CLAUSE_GROUP_TRUTH,
  SUDOKU_CLAUSE_GROUP_OTHER,
} SudokuClauseGroupKind;

/**
 * SudokuClauseGroup:
 * @kind: its subject; which of the other members are set depends on it
 * @first: the index of its first clause
 * @n_clauses: how many it has
 * @family: the index of their family
 * @cell: a cell, from 0
 * @house: a house, from 0
 * @truth: one of the further truths of the shape's groups
 * @value: 1…N
 *
 * Clauses that together say one thing.
 */
typedef struct
{
  SudokuClauseGroupKind kind;
  guint64 first;
  guint64 n_clauses;
  guint family;
  guint cell;
  guint house;
  guint truth;
  guint value;
} SudokuClauseGroup;

/**
 * SudokuClauseGroups:
 *
 * The clauses of a puzzle's formula, grouped by what they say. Immutable.
 */
typedef struct _SudokuClauseGroups SudokuClauseGroups;

SudokuClauseGroups *
sudoku_clause_groups_new (SudokuCnf *cnf, GCancellable *cancellable, GError **error);
void sudoku_clause_groups_free (SudokuClauseGroups *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuClauseGroups, sudoku_clause_groups_free)

SudokuCnf *sudoku_clause_groups_get_cnf (const SudokuClauseGroups *self);
const SatGroups *sudoku_clause_groups_get_sat (const SudokuClauseGroups *self);
const SudokuClauseGroup *sudoku_clause_groups_get (const SudokuClauseGroups *self, guint32 group);

G_END_DECLS
