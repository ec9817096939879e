/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-colours.h"

#define SATDOKU_TYPE_COLOUR_ROW (satdoku_colour_row_get_type ())
/**
 * SatdokuColourRow:
 *
 * A row in which the player chooses a colour of the numbers.
 */
G_DECLARE_FINAL_TYPE (SatdokuColourRow, satdoku_colour_row, SATDOKU, COLOUR_ROW, AdwActionRow)

void satdoku_colour_row_set_up (SatdokuColourRow *self, GSettings *settings, SatdokuColour which);
