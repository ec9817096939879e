/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

#define SATDOKU_TYPE_WATCH_OPTIONS (satdoku_watch_options_get_type ())
/**
 * SatdokuWatchOptions:
 *
 * A button with the options of a solver.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatchOptions, satdoku_watch_options, SATDOKU, WATCH_OPTIONS, AdwBin)

guint satdoku_watch_options_get_interval (SatdokuWatchOptions *self);
