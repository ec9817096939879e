/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_CLAUSE_DETAILS (satdoku_clause_details_get_type ())
/**
 * SatdokuClauseDetails:
 *
 * The panel beside the clauses that says what the selected ones mean: in a sentence, literal by
 * literal, and on a small board.
 */
G_DECLARE_FINAL_TYPE (SatdokuClauseDetails,
                      satdoku_clause_details,
                      SATDOKU,
                      CLAUSE_DETAILS,
                      AdwBin)

void satdoku_clause_details_show_filter (SatdokuClauseDetails *self, const SudokuFilter *filter);
void satdoku_clause_details_show (SatdokuClauseDetails *self,
                                  SatdokuFormulaSource *source,
                                  GtkBitset *clauses);
