/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-page.h"

#define SATDOKU_TYPE_CNF_PAGE (satdoku_cnf_page_get_type ())
/**
 * SatdokuCnfPage:
 *
 * The CNF page: the puzzle, or a formula that was read, as clauses, with a filter, the meaning of
 * what is selected, and saving. The formula of the puzzle is made anew when the page is shown and
 * something of it has changed.
 */
G_DECLARE_FINAL_TYPE (SatdokuCnfPage, satdoku_cnf_page, SATDOKU, CNF_PAGE, SatdokuFormulaPage)

void satdoku_cnf_page_decide (SatdokuCnfPage *self, guint cell, guint value);
void satdoku_cnf_page_save_to (SatdokuCnfPage *self, GFile *file);
void satdoku_cnf_page_filter_cells (SatdokuCnfPage *self,
                                    guint side,
                                    const guint *cells,
                                    gsize n_cells);
