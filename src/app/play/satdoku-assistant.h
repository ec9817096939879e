/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-guide.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_ASSISTANT (satdoku_assistant_get_type ())
/**
 * SatdokuAssistant:
 *
 * The help that a player can ask for: check, solve, hint, and the way back out of a dead end. What
 * is found goes into the game as a move and into a report.
 */
G_DECLARE_FINAL_TYPE (SatdokuAssistant, satdoku_assistant, SATDOKU, ASSISTANT, GObject)

SatdokuAssistant *satdoku_assistant_new (SatdokuPlay *play);
SatdokuGuide *satdoku_assistant_get_guide (SatdokuAssistant *self);
