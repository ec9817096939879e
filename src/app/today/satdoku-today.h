/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-history.h"

/* So many days before the present one can be caught up. */
#define SATDOKU_TODAY_DAYS_BACK 30

#define SATDOKU_TYPE_TODAY (satdoku_today_get_type ())
/**
 * SatdokuToday:
 *
 * The window with the calendar of the puzzles of days, from which one is chosen to be played.
 *
 * Signals: "play", with the day as g_date_get_julian() counts them.
 */
G_DECLARE_FINAL_TYPE (SatdokuToday, satdoku_today, SATDOKU, TODAY, AdwWindow)

GtkWindow *satdoku_today_new (SatdokuHistory *history, const GDate *today);
void satdoku_today_set_date (SatdokuToday *self, const GDate *today);
