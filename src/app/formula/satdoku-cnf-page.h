/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-page.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CNF_PAGE (satdoku_cnf_page_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuCnfPage, satdoku_cnf_page, SATDOKU, CNF_PAGE, SatdokuFormulaPage)

void satdoku_cnf_page_save_to (SatdokuCnfPage *self, GFile *file);
void satdoku_cnf_page_filter_cells (SatdokuCnfPage *self,
                                    guint side,
                                    const guint *cells,
                                    gsize n_cells);

G_END_DECLS
