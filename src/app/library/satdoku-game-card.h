/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-stored-game.h"

#define SATDOKU_TYPE_GAME_CARD (satdoku_game_card_get_type ())
/**
 * SatdokuGameCard:
 *
 * Shows a stored game as an item of a list. What can be done to it are the actions "library.open",
 * "library.pin" and "library.remove" with its number.
 */
G_DECLARE_FINAL_TYPE (SatdokuGameCard, satdoku_game_card, SATDOKU, GAME_CARD, GtkWidget)

gint64 satdoku_game_card_get_number (SatdokuGameCard *self);
