/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-demand.h>

#include "satdoku-technique-list.h"

#define SATDOKU_TYPE_DEMAND_ROW (satdoku_demand_row_get_type ())
/**
 * SatdokuDemandRow:
 *
 * A row that opens, in which a technique and a range of ratings are chosen.
 */
G_DECLARE_FINAL_TYPE (SatdokuDemandRow, satdoku_demand_row, SATDOKU, DEMAND_ROW, AdwExpanderRow)

void satdoku_demand_row_set_demand (SatdokuDemandRow *self, const SudokuDemand *demand);
void satdoku_demand_row_get_demand (SatdokuDemandRow *self, SudokuDemand *demand);
void satdoku_demand_row_offer (SatdokuDemandRow *self, SatdokuTechniqueTest test, gpointer data);
void satdoku_demand_row_set_trouble (SatdokuDemandRow *self, const char *trouble);
