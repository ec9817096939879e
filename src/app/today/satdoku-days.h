/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-game-document.h"
#include "satdoku-history.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_DAYS (satdoku_days_get_type ())
/**
 * SatdokuDays:
 *
 * The puzzles of days: goes on with what was begun, or makes it, and shows the calendar.
 *
 * Signals: "made", with a game and what is known of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuDays, satdoku_days, SATDOKU, DAYS, GObject)

SatdokuDays *satdoku_days_new (SatdokuPlay *play,
                               SatdokuGameDocument *document,
                               SatdokuHistory *history,
                               GtkWindow *parent);
