/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-history.h"

#define SATDOKU_TYPE_STATISTICS (satdoku_statistics_get_type ())
/**
 * SatdokuStatistics:
 *
 * The window with what was played: for each kind and level how many puzzles, their times as lines
 * and charts, and the days in a row. It can be copied as a table, and changes nothing but clearing
 * the history.
 */
G_DECLARE_FINAL_TYPE (SatdokuStatistics, satdoku_statistics, SATDOKU, STATISTICS, AdwWindow)

GtkWindow *satdoku_statistics_new (SatdokuHistory *history);
void satdoku_statistics_choose (SatdokuStatistics *self,
                                const SudokuKind *kind,
                                SudokuLevel level);
