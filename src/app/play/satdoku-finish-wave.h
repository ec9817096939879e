/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board.h"

#define SATDOKU_TYPE_FINISH_WAVE (satdoku_finish_wave_get_type ())
/**
 * SatdokuFinishWave:
 *
 * A wave of light that runs from the last cell over the board. It lies over the board, which can be
 * clicked on as if it was not there.
 */
G_DECLARE_FINAL_TYPE (SatdokuFinishWave, satdoku_finish_wave, SATDOKU, FINISH_WAVE, GtkWidget)

void satdoku_finish_wave_run (SatdokuFinishWave *self, SatdokuBoard *board);
void satdoku_finish_wave_stop (SatdokuFinishWave *self);
