/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#define SATDOKU_TYPE_OMISSIONS_BAR (satdoku_omissions_bar_get_type ())
/**
 * SatdokuOmissionsBar:
 *
 * Says what could not be read of the puzzle that is played, and stays until the player goes on
 * without it.
 */
G_DECLARE_FINAL_TYPE (SatdokuOmissionsBar, satdoku_omissions_bar, SATDOKU, OMISSIONS_BAR, AdwBin)
