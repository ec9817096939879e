/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-ambiguity-guide.h"

#define SATDOKU_TYPE_SOLUTIONS_BAR (satdoku_solutions_bar_get_type ())
/**
 * SatdokuSolutionsBar:
 *
 * Chooses what the board shows of the solutions, leads through them, and says what is seen; hidden
 * as long as no solution is known.
 */
G_DECLARE_FINAL_TYPE (SatdokuSolutionsBar, satdoku_solutions_bar, SATDOKU, SOLUTIONS_BAR, GtkWidget)
