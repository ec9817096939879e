/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why has a formula no model? See the top of satdoku-core-search.c. */

#pragma once

#include <sat-core.h>
#include <sudoku-clause-groups.h>

#include "satdoku-formula-source.h"
#include "satdoku-request.h"

/**
 * SatdokuFoundCore:
 * @source: the formula
 * @status: %SAT_STATUS_SATISFIABLE when it has a model, and so no core; %SAT_STATUS_UNKNOWN when
 *   the time did not suffice
 * @minimal: each part is needed; see #SatCore
 * @groups: (nullable): which clauses say one thing, when the core is of such; %NULL: it is of
 *   clauses
 * @parts: (element-type guint32): these, if there are @groups
 * @clauses: (element-type guint64): their clauses, ascending
 * @formula: (nullable): these clauses
 * @n_givens: of a puzzle: how many of its parts are filled cells
 *
 * Clauses that have no model.
 */
typedef struct
{
  SatdokuFormulaSource *source;
  SatStatus status;
  gboolean minimal;
  SudokuClauseGroups *groups;
  GArray *parts;
  GArray *clauses;
  SatFormula *formula;
  guint n_givens;
} SatdokuFoundCore;

/**
 * SatdokuCoreWish:
 * @seed: another one may find another core
 * @single: Each clause is a part by itself, also where several say one thing.
 * @within: (nullable) (element-type guint64): only these clauses, ascending
 * @time_limit: seconds; 0: none
 *
 * Which core is looked for.
 */
typedef struct
{
  guint32 seed;
  gboolean single;
  GArray *within;
  int time_limit;
} SatdokuCoreWish;

void satdoku_core_search_start (SatdokuFormulaSource *source,
                                const SatdokuCoreWish *wish,
                                SatdokuRequest *request);
void satdoku_found_core_free (SatdokuFoundCore *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuFoundCore, satdoku_found_core_free)
