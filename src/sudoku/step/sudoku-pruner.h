/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an item, or a sum that follows from several, leaves of a position while some candidates are
 * supposed to be false. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SUDOKU_PRUNER_NONE:
 *
 * No candidate.
 */
#define SUDOKU_PRUNER_NONE G_MAXUINT32

/**
 * SudokuPrunerNumber:
 * @candidate: a candidate of the position, cell × N + value − 1
 * @user_data: what was given with the function
 *
 * Numbers a candidate.
 *
 * Returns: its number, or SUDOKU_PRUNER_NONE when it takes no part
 */
typedef guint32 (*SudokuPrunerNumber) (guint32 candidate, gpointer user_data);

/**
 * SudokuPrunerFunc:
 * @number: the number of a candidate
 * @user_data: what was given with the function
 *
 * Called for candidates.
 */
typedef void (*SudokuPrunerFunc) (guint32 number, gpointer user_data);

/**
 * SudokuPruner:
 *
 * An item at a position, with numbers for its candidates.
 */
typedef struct _SudokuPruner SudokuPruner;

/**
 * SudokuDerivedSum:
 * @house: a house, whose values have the total N(N + 1)/2
 * @tables: (array length=n_tables): sums, as what tables say, whose cells all count once, and of
 *   which no two share a cell
 * @n_tables: how many
 *
 * What follows from a house and some sums: the totals of what they have besides each other differ
 * as their own totals do.
 */
typedef struct
{
  guint house;
  const guint32 *tables;
  guint n_tables;
} SudokuDerivedSum;

gboolean sudoku_derived_sum_make (const SudokuDerivedSum *self,
                                  const SudokuGroups *groups,
                                  SudokuTableSpec *spec,
                                  guint16 *cells,
                                  int *weights);

SudokuPruner *sudoku_pruner_new_sum (const SudokuLinks *links,
                                     const SudokuPosition *position,
                                     const SudokuDerivedSum *sum,
                                     SudokuPrunerNumber number,
                                     gpointer user_data);
SudokuPruner *sudoku_pruner_new (const SudokuLinks *links,
                                 const SudokuPosition *position,
                                 guint tabled,
                                 SudokuPrunerNumber number,
                                 gpointer user_data);
void sudoku_pruner_free (SudokuPruner *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPruner, sudoku_pruner_free)

guint sudoku_pruner_get_n_cells (const SudokuPruner *self);
guint sudoku_pruner_get_tabled (const SudokuPruner *self);
gboolean sudoku_pruner_run (const SudokuPruner *self,
                            const guint8 *is_false,
                            SudokuPrunerFunc func,
                            gpointer user_data);
void sudoku_pruner_explain (const SudokuPruner *self,
                            const guint8 *is_false,
                            guint32 removed,
                            SudokuPrunerFunc func,
                            gpointer user_data);

G_END_DECLS
