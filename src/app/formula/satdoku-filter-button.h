/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_FILTER_BUTTON (satdoku_filter_button_get_type ())
/**
 * SatdokuFilterButton:
 *
 * A button with a popover in which the player chooses which clauses are listed: a row for each
 * field of the filter. The choice goes to the action "cnf.set-filter".
 */
G_DECLARE_FINAL_TYPE (SatdokuFilterButton, satdoku_filter_button, SATDOKU, FILTER_BUTTON, AdwBin)

void satdoku_filter_button_show (SatdokuFilterButton *self,
                                 const SudokuFilter *filter,
                                 SatdokuFormulaSource *source);
