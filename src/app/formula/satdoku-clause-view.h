/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sat-trace-state.h>

#include "satdoku-clause-selection.h"

#define SATDOKU_TYPE_CLAUSE_VIEW (satdoku_clause_view_get_type ())
/**
 * SatdokuClauseView:
 *
 * The clauses of a formula, or those that a filter leaves, as lines of its file, with the header
 * pinned above them.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseView, satdoku_clause_view, SATDOKU, CLAUSE_VIEW, AdwBin)

SatdokuClauseList *satdoku_clause_view_get_list (SatdokuClauseView *self);
SatdokuClauseSelection *satdoku_clause_view_get_selection (SatdokuClauseView *self);
const SudokuFilter *satdoku_clause_view_get_filter (SatdokuClauseView *self);
void satdoku_clause_view_set (SatdokuClauseView *self,
                              SatdokuFormulaSource *source,
                              const SudokuFilter *filter);
void satdoku_clause_view_set_clauses (SatdokuClauseView *self, SudokuClauseSet *clauses);
void satdoku_clause_view_go_to (SatdokuClauseView *self, guint64 clause);
void satdoku_clause_view_reveal (SatdokuClauseView *self, guint64 clause);
void satdoku_clause_view_take_state (SatdokuClauseView *self, SatTraceState *state);
