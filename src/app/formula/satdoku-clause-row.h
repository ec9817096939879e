/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sat-trace-state.h>

#include "satdoku-clause-list.h"

#define SATDOKU_TYPE_CLAUSE_ROW (satdoku_clause_row_get_type ())
/**
 * SatdokuClauseRow:
 *
 * One line of the CNF page: the number of the line in the file and the clause, with the heading of
 * its family above the first clause of each. It draws its text itself, because a list view makes
 * some 200.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseRow, satdoku_clause_row, SATDOKU, CLAUSE_ROW, GtkWidget)

GtkWidget *satdoku_clause_row_new (void);
void satdoku_clause_row_set (SatdokuClauseRow *self, SatdokuClauseList *list, guint position);
void satdoku_clause_row_show_text (SatdokuClauseRow *self, SatdokuFormulaSource *source);
void satdoku_clause_row_show_state (SatdokuClauseRow *self,
                                    SatdokuFormulaSource *source,
                                    const SatTraceState *state);
PangoAttrList *satdoku_clause_row_get_marks (SatdokuClauseRow *self);
guint64 satdoku_clause_row_get_clause (SatdokuClauseRow *self);
