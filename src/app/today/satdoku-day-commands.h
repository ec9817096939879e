/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-history.h"
#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_DAY_COMMANDS (satdoku_day_commands_get_type ())
/**
 * SatdokuDayCommands:
 *
 * The commands for the puzzles of days: the one of today, and the calendar.
 */
G_DECLARE_FINAL_TYPE (SatdokuDayCommands,
                      satdoku_day_commands,
                      SATDOKU,
                      DAY_COMMANDS,
                      GObject)

SatdokuDayCommands *satdoku_day_commands_new (SatdokuPlay *play,
                                              SatdokuGameDocument *document,
                                              SatdokuLeaveGuard *guard,
                                              SatdokuHistory *history,
                                              GtkWindow *parent);

G_END_DECLS
