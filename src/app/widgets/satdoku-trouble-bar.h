/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_TROUBLE_BAR (satdoku_trouble_bar_get_type ())
/**
 * SatdokuTroubleBar:
 *
 * A bar that says what is wrong for as long as it is.
 */
G_DECLARE_FINAL_TYPE (SatdokuTroubleBar, satdoku_trouble_bar, SATDOKU, TROUBLE_BAR, AdwBin)
