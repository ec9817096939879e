/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-clause-list.h"

#define SATDOKU_TYPE_CLAUSE_SELECTION (satdoku_clause_selection_get_type ())
/**
 * SatdokuClauseSelection:
 *
 * Which clauses of a #SatdokuClauseList are selected: a #GtkSelectionModel over a bit set of
 * clauses, not of positions, so that it stays right when the list moves on to another page.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseSelection,
                      satdoku_clause_selection,
                      SATDOKU,
                      CLAUSE_SELECTION,
                      GObject)

SatdokuClauseSelection *satdoku_clause_selection_new (SatdokuClauseList *list);
GtkBitset *satdoku_clause_selection_get_clauses (SatdokuClauseSelection *self);
void satdoku_clause_selection_keep (SatdokuClauseSelection *self, guint64 n_same);
