/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Says what went wrong with what the player has asked for. */

#pragma once

#include "satdoku-play.h"

void satdoku_report_error (SatdokuPlay *play, const GError *error);
