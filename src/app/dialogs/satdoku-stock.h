/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that were made ahead: see the top of satdoku-stock.c. */

#pragma once

#include "satdoku-new-options.h"

char *satdoku_stock_get_folder (void);
char *satdoku_stock_make_key (const SatdokuNewOptions *options);
guint satdoku_stock_count (const char *folder, const SatdokuNewOptions *options);
gboolean satdoku_stock_add (const char *folder,
                            const SatdokuNewOptions *options,
                            const SudokuGrid *puzzle,
                            GError **error);
SudokuGrid *satdoku_stock_take (const char *folder, const SatdokuNewOptions *options);
