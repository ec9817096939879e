/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-cnf.h>

G_BEGIN_DECLS

GMenuModel *satdoku_family_menu_new (const SudokuCnf *cnf);

G_END_DECLS
