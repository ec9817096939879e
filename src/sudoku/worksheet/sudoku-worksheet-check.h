/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on an answer to a worksheet. */

#pragma once

#include "sudoku-worksheet.h"

G_BEGIN_DECLS

/**
 * SudokuWorksheetVerdict:
 * @right: whether nothing is missing, and nothing too much
 * @empty: whether nothing was written
 * @unchecked: whether there are too many solutions to compare all of them with the answer
 * @n_missing: how many clauses that are wanted do not follow
 * @missing: the first of them, by its number among those
 * @allowed: (nullable) (element-type int): what the formula allows though it is wrong, a literal
 *   for each variable of the formula; %NULL when the rules exclude it
 * @n_excess: how many clauses that were written exclude something that is right; 1 when it takes
 *   several with auxiliary variables
 * @excess: (nullable) (element-type int): the first of them; %NULL when it takes several
 * @forbidden: (nullable) (element-type int): what they exclude though it is right; %NULL when the
 *   rules exclude it, too
 * @n_false: of a model: how many clauses it leaves false
 * @false_clause: the first of them, by its number among the given ones
 * @n_wrong: of literals: how many are written but wrong
 * @wrong: the first of them
 * @n_lacking: of literals: how many are not written
 * @lacking: the first of them
 * @unfinished: of a refutation: it does not reach the empty clause by resolvents alone
 * @unfounded: (nullable) (element-type int): its first clause that is no resolvent of two before it
 *
 * The verdict on an answer. Only the members of its kind are not zero.
 */
typedef struct
{
  gboolean right;
  gboolean empty;
  gboolean unchecked;
  guint64 n_missing;
  guint64 missing;
  GArray *allowed;
  guint64 n_excess;
  GArray *excess;
  GArray *forbidden;
  guint64 n_false;
  guint64 false_clause;
  guint n_wrong;
  int wrong;
  guint n_lacking;
  int lacking;
  gboolean unfinished;
  GArray *unfounded;
} SudokuWorksheetVerdict;

gboolean sudoku_worksheet_find_spec (const char *name,
                                     const char *text,
                                     SudokuWorksheetSpec *spec,
                                     GError **error);
SudokuWorksheetVerdict *sudoku_worksheet_check (const SudokuWorksheet *worksheet,
                                                const char *name,
                                                const char *text,
                                                const SudokuTask *task,
                                                GError **error);
void sudoku_worksheet_verdict_free (SudokuWorksheetVerdict *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuWorksheetVerdict, sudoku_worksheet_verdict_free)

const int *sudoku_worksheet_get_clause (const SatClauses *clauses,
                                        guint64 clause,
                                        gsize *n_literals);

G_END_DECLS
