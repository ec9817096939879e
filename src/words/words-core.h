/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a formula has no model, and properties of its models, in words. */

#pragma once

#include <sat-analysis-run.h>
#include <sat-backbone.h>
#include <sat-core.h>
#include <sat-model-count.h>
#include <sudoku-clause-groups.h>

G_BEGIN_DECLS

char *words_clause_group (const SudokuCnf *cnf, const SudokuClauseGroup *group);
char *words_core (const SudokuClauseGroups *groups, guint n_givens, guint n_others);
const char *words_core_minimal (gboolean minimal);
char *words_model_count (const SatModelCount *count);
char *words_model_scope (const SatFormula *formula);
char *words_model_backbone (const SatBackbone *backbone);

G_END_DECLS
