/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-conflict-guide.h"

#define SATDOKU_TYPE_CONFLICT_VIEW (satdoku_conflict_view_get_type ())
/**
 * SatdokuConflictView:
 *
 * Says why the game has no solution, what leads there, and what to take back; nothing until it is
 * asked why.
 */
G_DECLARE_FINAL_TYPE (SatdokuConflictView, satdoku_conflict_view, SATDOKU, CONFLICT_VIEW, GtkWidget)
