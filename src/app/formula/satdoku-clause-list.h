/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_CLAUSE_ITEM (satdoku_clause_item_get_type ())
/**
 * SatdokuClauseItem:
 *
 * One row of a #SatdokuClauseList: the index of a clause. It is made when a row is shown.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseItem, satdoku_clause_item, SATDOKU, CLAUSE_ITEM, GObject)

guint64 satdoku_clause_item_get_clause (SatdokuClauseItem *self);

#define SATDOKU_TYPE_CLAUSE_LIST (satdoku_clause_list_get_type ())
/**
 * SatdokuClauseList:
 *
 * The clauses of a formula as a list model that holds none of them. It shows one page of the
 * clauses that the filter leaves, because a list view cannot lay out more than some 90 million
 * rows, and moves on by half a page when the view comes near an end.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseList, satdoku_clause_list, SATDOKU, CLAUSE_LIST, GObject)

/* As many rows as a list view can lay out: its height must stay under 2³¹ px, at up to 64 px a
 * row. */
#define SATDOKU_CLAUSE_PAGE_SIZE (1u << 25)

SatdokuClauseList *satdoku_clause_list_new (guint page_size);
guint64 satdoku_clause_list_set (SatdokuClauseList *self,
                                 SatdokuFormulaSource *source,
                                 const SudokuFilter *filter,
                                 SudokuClauseSet *matches);
void satdoku_clause_list_set_clauses (SatdokuClauseList *self, SudokuClauseSet *clauses);
SatdokuFormulaSource *satdoku_clause_list_get_source (SatdokuClauseList *self);
gboolean satdoku_clause_list_is_filtered (SatdokuClauseList *self);
const SudokuFilter *satdoku_clause_list_get_filter (SatdokuClauseList *self);
guint64 satdoku_clause_list_get_n_clauses (SatdokuClauseList *self);
int satdoku_clause_list_get_n_digits (SatdokuClauseList *self);
guint64 satdoku_clause_list_get_clause (SatdokuClauseList *self, guint position);
guint64 satdoku_clause_list_get_run (SatdokuClauseList *self, guint64 rank, guint64 *clause);
guint64 satdoku_clause_list_get_nth (SatdokuClauseList *self, guint64 rank);
gboolean satdoku_clause_list_begins_family (SatdokuClauseList *self, guint position);
gboolean satdoku_clause_list_has (SatdokuClauseList *self, guint64 clause);
gboolean satdoku_clause_list_find (SatdokuClauseList *self, guint64 clause, guint *position);
gboolean satdoku_clause_list_reveal (SatdokuClauseList *self, guint64 clause, guint *position);
guint64 satdoku_clause_list_get_first (SatdokuClauseList *self);
gboolean satdoku_clause_list_approach (SatdokuClauseList *self, guint position);
