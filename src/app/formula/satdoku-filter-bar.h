/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_FILTER_BAR (satdoku_filter_bar_get_type ())
/**
 * SatdokuFilterBar:
 *
 * Says what the clauses are filtered by, with a button for each condition that removes it, and how
 * many clauses are left. It activates "cnf.set-filter" and changes nothing itself.
 */
G_DECLARE_FINAL_TYPE (SatdokuFilterBar, satdoku_filter_bar, SATDOKU, FILTER_BAR, AdwBin)

void satdoku_filter_bar_show (SatdokuFilterBar *self,
                              const SudokuFilter *filter,
                              SatdokuFormulaSource *source,
                              guint64 n_clauses);
