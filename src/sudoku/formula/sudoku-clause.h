/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a clause of a puzzle's formula says, and the families of clauses. */

#pragma once

#include <glib.h>
#include <sudoku-law.h>

G_BEGIN_DECLS

/**
 * SudokuClauseKind:
 * @SUDOKU_CLAUSE_CELL_AT_LEAST: @cell holds some value
 * @SUDOKU_CLAUSE_CELL_AT_MOST: @cell does not hold both @value and @other_value
 * @SUDOKU_CLAUSE_HOUSE_AT_LEAST: @house needs @value somewhere
 * @SUDOKU_CLAUSE_HOUSE_AT_MOST: @cell and @other_cell, both in @house, do not both hold @value
 * @SUDOKU_CLAUSE_TRUTH_AT_LEAST: one of the candidates of @truth is true
 * @SUDOKU_CLAUSE_TRUTH_AT_MOST: two candidates, both of @truth
 * @SUDOKU_CLAUSE_PAIR: two candidates that @pair forbids
 * @SUDOKU_CLAUSE_MASK: @cell does not hold @value because of @mask
 * @SUDOKU_CLAUSE_TABLE: of @tabled; the meanings of its literals say it
 * @SUDOKU_CLAUSE_LAW: what @law says of the candidates of @terms
 * @SUDOKU_CLAUSE_OWN: of @constraint of the own ones; the meanings of its literals say it
 * @SUDOKU_CLAUSE_AUXILIARY: what ties auxiliary variables; the meanings of its literals say it
 * @SUDOKU_CLAUSE_GIVEN: @cell holds @value
 * @SUDOKU_CLAUSE_FOUND: @cell holds @value, as follows from the givens
 * @SUDOKU_CLAUSE_EXCLUDED: @cell does not hold @value, as follows from the givens
 *
 * What a clause says; the meaning of the members depends on the kind. As everywhere, cells, houses,
 * truths, pairs, masks and laws count from 0, values from 1. In a clause that two candidates
 * exclude each other, these are @cell and @value, @other_cell and @other_value.
 */
typedef enum
{
  SUDOKU_CLAUSE_CELL_AT_LEAST,
  SUDOKU_CLAUSE_CELL_AT_MOST,
  SUDOKU_CLAUSE_HOUSE_AT_LEAST,
  SUDOKU_CLAUSE_HOUSE_AT_MOST,
  SUDOKU_CLAUSE_TRUTH_AT_LEAST,
  SUDOKU_CLAUSE_TRUTH_AT_MOST,
  SUDOKU_CLAUSE_PAIR,
  SUDOKU_CLAUSE_MASK,
  SUDOKU_CLAUSE_TABLE,
  SUDOKU_CLAUSE_LAW,
  SUDOKU_CLAUSE_OWN,
  SUDOKU_CLAUSE_AUXILIARY,
  SUDOKU_CLAUSE_GIVEN,
  SUDOKU_CLAUSE_FOUND,
  SUDOKU_CLAUSE_EXCLUDED,
} SudokuClauseKind;

/**
 * SudokuClause:
 * @kind: its subject; which of the other members are set depends on it
 * @house: a house, from 0
 * @truth: one of the further truths of the shape's groups
 * @pair: a pair, from 0
 * @mask: a mask, from 0
 * @tabled: what a table says, from 0
 * @law: a law, from 0
 * @constraint: an own constraint, from 0
 * @terms: of a law: the conditions and the conclusion
 * @cell: a cell, from 0
 * @other_cell: another cell, from 0
 * @value: 1…N
 * @other_value: 1…N
 *
 * What a clause says.
 */
typedef struct
{
  SudokuClauseKind kind;
  guint house;
  guint truth;
  guint pair;
  guint mask;
  guint tabled;
  guint law;
  guint constraint;
  SudokuLawClause terms;
  guint cell;
  guint other_cell;
  guint value;
  guint other_value;
} SudokuClause;

/**
 * SudokuFamily:
 * @id: "cells", "givens", or the id of the rule's family: "rows"
 * @title: N_(): heading
 * @index: among the families of the formula
 * @first: index of its first clause
 * @n_clauses: how many clauses it has
 *
 * A run of clauses with the same kind of meaning.
 */
typedef struct
{
  const char *id;
  const char *title;
  guint index;
  guint64 first;
  guint64 n_clauses;
} SudokuFamily;

/**
 * SUDOKU_FAMILIES_MAX:
 *
 * The most families of a formula, more than all kinds of rules together make; a filter has a bit
 * for each.
 */
#define SUDOKU_FAMILIES_MAX 64

G_END_DECLS
