/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-cnf.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_FILTER_BUTTON (satdoku_filter_button_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuFilterButton, satdoku_filter_button, SATDOKU, FILTER_BUTTON, AdwBin)

void satdoku_filter_button_show (SatdokuFilterButton *self,
                                 const SudokuFilter *filter,
                                 SudokuCnf *cnf);

G_END_DECLS
