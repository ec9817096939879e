/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items that say what several cells hold together. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

/**
 * SudokuTableFunc:
 * @spec: what a table says; only valid during the call, as @cells is
 * @cells: (array): its cells
 * @user_data: what was given with the function
 *
 * Called for each table of an item.
 */
typedef void (*SudokuTableFunc) (const SudokuTableSpec *spec,
                                 const guint16 *cells,
                                 gpointer user_data);

/**
 * SudokuTableForm:
 * @family: the texts for its clauses
 * @list: calls @func for each table of an item
 *
 * What a kind of item says of several cells.
 */
struct _SudokuTableForm
{
  const SudokuTableFamily *family;
  void (*list) (const SudokuRule *rule,
                const SudokuFrame *frame,
                SudokuTableFunc func,
                gpointer user_data);
};

/**
 * SudokuSum:
 * @side: N
 * @n_cells: how many cells were added
 * @cells: these cells
 * @weights: by cell what its value is multiplied by
 *
 * A sum to which cells are added one by one, some perhaps several times.
 */
typedef struct
{
  guint side;
  guint n_cells;
  guint16 cells[SUDOKU_TABLE_CELLS_MAX];
  int weights[SUDOKU_TABLE_CELLS_MAX];
} SudokuSum;

void sudoku_sum_add (SudokuSum *self, guint cell, int weight);
void sudoku_sum_list (SudokuSum *self, int target, SudokuTableFunc func, gpointer user_data);
const char *sudoku_sum_refuse (SudokuSum *self, int target);
void sudoku_tables_list_outside (const SudokuRule *rule,
                                 const SudokuFrame *frame,
                                 const SudokuTableWalk *walk,
                                 SudokuTableFunc func,
                                 gpointer user_data);
const char *sudoku_tables_refuse_outside (guint side,
                                          const SudokuRuleParameters *parameters,
                                          const SudokuTableWalk *walk);
const char *sudoku_tables_refuse (const SudokuTableSpec *spec);

gboolean sudoku_tables_check (const SudokuRule *rule,
                              const SudokuFrame *frame,
                              const guint8 *values,
                              SudokuBreachFunc func,
                              gpointer user_data);
void sudoku_tables_add_groups (const SudokuRule *rule,
                               const SudokuFrame *frame,
                               SudokuGroups *groups);

G_END_DECLS
