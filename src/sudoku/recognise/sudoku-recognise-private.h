/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files behind sudoku-recognise.h share. Values count from 0 here, as places do. */

#pragma once

#include "sudoku-cnf.h"
#include "sudoku-recognise.h"

G_BEGIN_DECLS

/* What a variable says: this cell holds this value. */
typedef struct
{
  guint16 cell;
  guint8 value;
} SudokuSpot;

/* Runs through clauses. */
typedef struct
{
  const int *next;
  const int *end;
  const int *literals; /* the current clause */
  gsize n_literals;
  guint64 number; /* of the current clause, from 1 */
} SudokuClauseIter;

static inline void
sudoku_clause_iter_init (SudokuClauseIter *self,
                         const SatClauses *clauses)
{
  gsize n = 0;

  self->next = sat_clauses_get_literals (clauses, &n);
  self->end = self->next + n;
  self->literals = NULL;
  self->n_literals = 0;
  self->number = 0;
}

static inline gboolean
sudoku_clause_iter_next (SudokuClauseIter *self)
{
  if (self->next == self->end)
    return FALSE;
  self->literals = self->next;
  while (*self->next != 0)
    self->next++;
  self->n_literals = (gsize)(self->next - self->literals);
  self->next++;
  self->number++;
  return TRUE;
}

gboolean sudoku_clause_iter_is_cancelled (const SudokuClauseIter *self,
                                          GCancellable *cancellable,
                                          GError **error);

/* sudoku-recognise-variables.c: which variables a formula has, and their ranks among them. */
typedef struct _SudokuVariables SudokuVariables;

SudokuVariables *sudoku_variables_new (const char *name,
                                       const SatClauses *clauses,
                                       GCancellable *cancellable,
                                       GError **error);
void sudoku_variables_free (SudokuVariables *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuVariables, sudoku_variables_free)

guint sudoku_variables_get_side (const SudokuVariables *self);
guint sudoku_variables_get_rank (const SudokuVariables *self, int variable);
int sudoku_variables_get_variable (const SudokuVariables *self, guint rank);
const SudokuNumbering *sudoku_variables_find_numbering (const SudokuVariables *self);

/* sudoku-recognise-shape.c: the rules but masks, from what the clauses name together. */
SudokuGeometry *sudoku_recognise_shape (const SatClauses *clauses,
                                        const SudokuVariables *variables,
                                        const SudokuSpot *spots,
                                        GCancellable *cancellable,
                                        GError **error);

/* sudoku-recognise-rules.c: the rules that were said, and whether they are enough. */
typedef struct _SudokuRuleBook SudokuRuleBook;

SudokuRuleBook *sudoku_rule_book_new (SudokuGeometry *geometry);
void sudoku_rule_book_free (SudokuRuleBook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRuleBook, sudoku_rule_book_free)

gboolean sudoku_rule_book_add_pair (SudokuRuleBook *self, SudokuSpot a, SudokuSpot b);
gboolean sudoku_rule_book_add_choice (SudokuRuleBook *self, const SudokuSpot *spots);
gboolean sudoku_rule_book_is_complete (SudokuRuleBook *self, SudokuClause *missing);

G_END_DECLS
