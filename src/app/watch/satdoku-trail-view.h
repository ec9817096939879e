/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-run-list.h"
#include "satdoku-watch.h"

#define SATDOKU_TYPE_TRAIL_VIEW (satdoku_trail_view_get_type ())
/**
 * SatdokuTrailView:
 *
 * The trail of a run as a list, with a heading for each level.
 */
G_DECLARE_FINAL_TYPE (SatdokuTrailView, satdoku_trail_view, SATDOKU, TRAIL_VIEW, SatdokuRunList)

void satdoku_trail_view_show (SatdokuTrailView *self, SatdokuWatch *watch);
void satdoku_trail_view_select_step (SatdokuTrailView *self, guint step);
