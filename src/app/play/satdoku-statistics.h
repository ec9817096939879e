/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-history.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_STATISTICS (satdoku_statistics_get_type ())
/**
 * SatdokuStatistics:
 *
 * The window with the finished puzzles: for each kind how many, the best, average and last time,
 * as a chart and as a table. It changes nothing but clearing the history.
 */
G_DECLARE_FINAL_TYPE (SatdokuStatistics, satdoku_statistics, SATDOKU, STATISTICS, AdwWindow)

GtkWindow *satdoku_statistics_new (SatdokuHistory *history);
void satdoku_statistics_choose (SatdokuStatistics *self, const SudokuKind *kind);

G_END_DECLS
