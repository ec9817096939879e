/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

#define SATDOKU_TYPE_DECIDE_BUTTON (satdoku_decide_button_get_type ())
/**
 * SatdokuDecideButton:
 *
 * A button with the list of what may be decided at the next choice.
 */
G_DECLARE_FINAL_TYPE (SatdokuDecideButton, satdoku_decide_button, SATDOKU, DECIDE_BUTTON, AdwBin)

void satdoku_decide_button_open (SatdokuDecideButton *self);
