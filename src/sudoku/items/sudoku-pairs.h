/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items that say which values two cells may hold together. */

#pragma once

#include "sudoku-rule.h"

G_BEGIN_DECLS

/**
 * SudokuItemPair:
 * @cell: a cell, from 0
 * @other: another one
 * @sort: what the kind wants to know of it, such as a value
 *
 * Two cells that an item relates.
 */
typedef struct
{
  guint16 cell;
  guint16 other;
  guint16 sort;
} SudokuItemPair;

/**
 * SudokuPairForm:
 * @family: the texts for its clauses
 * @list: appends the pairs of an item: elements of #SudokuItemPair
 * @allows: whether the first cell of a pair may hold @value beside @other
 * @fill: (nullable): fills in what @allows says of all values, where there is a faster way
 *
 * How a kind of item relates cells.
 */
struct _SudokuPairForm
{
  const SudokuPairFamily *family;
  void (*list) (const SudokuRule *rule, const SudokuFrame *frame, GArray *list);
  gboolean (*allows) (const SudokuRule *rule,
                      const SudokuFrame *frame,
                      guint sort,
                      guint value,
                      guint other);
  void (*fill) (guint side, guint sort, SudokuRelation *relation);
};

void sudoku_pairs_list_next (const SudokuRule *rule, const SudokuFrame *frame, GArray *list);
void sudoku_pairs_list_all (const SudokuRule *rule, const SudokuFrame *frame, GArray *list);
void sudoku_pairs_list_strangers (const SudokuRule *rule,
                                  const SudokuFrame *frame,
                                  GArray *list);
void sudoku_pairs_list_within (const SudokuRule *rule, guint distance, GArray *list);

gboolean sudoku_pairs_check (const SudokuRule *rule,
                             const SudokuFrame *frame,
                             const guint8 *values,
                             SudokuBreachFunc func,
                             gpointer user_data);
void sudoku_pairs_add_groups (const SudokuRule *rule,
                              const SudokuFrame *frame,
                              SudokuGroups *groups);

G_END_DECLS
