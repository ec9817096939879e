/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The enumerable formula: the rules and givens of a grid as clauses, none of them stored. */

#pragma once

#include <sat-sink.h>

#include "sudoku-clause-set.h"
#include "sudoku-encoding.h"
#include "sudoku-grid.h"
#include "sudoku-numbering.h"
#include "sudoku-set.h"

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
 * @SUDOKU_CLAUSE_GIVEN: @cell holds @value
 *
 * What a clause says; the meaning of the members depends on the kind. Cells, houses, truths,
 * pairs and masks count as everywhere from 0, values from 1. Of a clause that two candidates
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
  SUDOKU_CLAUSE_GIVEN,
} SudokuClauseKind;

/**
 * SudokuClause:
 * @kind: what it is about; which of the other members are set depends on it
 * @house: a house, from 0
 * @truth: of the further truths of the shape's groups
 * @pair: a pair, from 0
 * @mask: a mask, from 0
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
  guint cell;
  guint other_cell;
  guint value;
  guint other_value;
} SudokuClause;

/**
 * SudokuFamily:
 * @id: "cells", "givens", or that of the rule's family: "rows"
 * @title: N_(): heading
 * @index: among the families of the formula
 * @first: index of its first clause
 * @n_clauses: how many clauses it has
 *
 * A run of clauses of one meaning.
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
 * How many families a formula has at most; a filter has a bit for each.
 */
#define SUDOKU_FAMILIES_MAX 32

/**
 * SudokuFilter:
 * @families: 1 << index for each, 0 = all
 * @row: of the cell that the literal is about: 1…N, 0 = any
 * @column: likewise
 * @value: 1…N, 0 = any
 * @variable: 0 = any; one that means nothing is in no clause
 * @sign: of the literal: above 0, below 0, or 0 = either
 * @n_cells: how many are in @cells, 0 = any
 * @cells: the columns in each row, both from 0
 *
 * Which clauses are wanted: those of certain families that contain a literal of a certain
 * kind. All members 0: every clause.
 */
typedef struct
{
  guint families;
  guint row;
  guint column;
  guint value;
  int variable;
  int sign;
  guint n_cells;
  SudokuSet cells[SUDOKU_SIDE_MAX];
} SudokuFilter;

/* Does the filter ask for this cell? */
static inline gboolean
sudoku_filter_has_cell (const SudokuFilter *self,
                        guint side,
                        guint cell)
{
  return (self->row == 0 || self->row == cell / side + 1) &&
         (self->column == 0 || self->column == cell % side + 1) &&
         (self->n_cells == 0 || sudoku_set_has (self->cells[cell / side], cell % side));
}

/**
 * SudokuCnf:
 *
 * Immutable, reference-counted (atomic): may be shared with a worker.
 */
typedef struct _SudokuCnf SudokuCnf;

SudokuCnf *sudoku_cnf_new (const SudokuGrid *grid,
                           const SudokuEncoding *encoding,
                           const SudokuNumbering *numbering);
SudokuCnf *sudoku_cnf_ref (SudokuCnf *self);
void sudoku_cnf_unref (SudokuCnf *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCnf, sudoku_cnf_unref)

const SudokuGrid *sudoku_cnf_get_grid (const SudokuCnf *self);
const SudokuEncoding *sudoku_cnf_get_encoding (const SudokuCnf *self);
const SudokuNumbering *sudoku_cnf_get_numbering (const SudokuCnf *self);
int sudoku_cnf_get_n_variables (const SudokuCnf *self);
guint64 sudoku_cnf_get_n_clauses (const SudokuCnf *self);
const SudokuFamily *sudoku_cnf_get_families (const SudokuCnf *self, gsize *n_families);
const SudokuFamily *sudoku_cnf_find_family (const SudokuCnf *self, guint64 clause);
const SudokuFamily *sudoku_cnf_lookup_family (const SudokuCnf *self, const char *id);
guint sudoku_cnf_get_clause (const SudokuCnf *self,
                             guint64 clause,
                             int literals[SUDOKU_SIDE_MAX]);
void sudoku_cnf_describe (const SudokuCnf *self, guint64 clause, SudokuClause *meaning);
guint sudoku_cnf_get_clause_cells (const SudokuCnf *self,
                                   guint64 clause,
                                   guint16 cells[SUDOKU_SIDE_MAX]);
int sudoku_cnf_get_variable (const SudokuCnf *self, guint cell, guint value);
gboolean sudoku_cnf_get_meaning (const SudokuCnf *self, int variable, guint *cell, guint *value);
SudokuClauseSet *sudoku_cnf_filter (const SudokuCnf *self, const SudokuFilter *filter);
gboolean sudoku_cnf_stream (const SudokuCnf *self,
                            SatSink *sink,
                            const SudokuTask *task,
                            GError **error);
guint64 sudoku_cnf_get_text_length (const SudokuCnf *self);

G_END_DECLS
