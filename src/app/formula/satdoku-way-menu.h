/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-cnf.h>

GMenuModel *satdoku_way_menu_new (void);
GMenuModel *satdoku_way_menu_new_of_schemes (void);
char *satdoku_way_menu_get_label (const SudokuEncoding *encoding, const SudokuReduction *reduction);
