/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_COLOURS (satdoku_colours_get_type ())
/**
 * SatdokuColours:
 *
 * The player's colours of givens, entries and answers, made readable on the board.
 */
G_DECLARE_FINAL_TYPE (SatdokuColours, satdoku_colours, SATDOKU, COLOURS, GObject)

/**
 * SatdokuColour:
 * @SATDOKU_COLOUR_GIVEN: givens
 * @SATDOKU_COLOUR_ENTRY: the player's
 * @SATDOKU_COLOUR_ANSWER: the solver's
 * @SATDOKU_N_COLOURS: their number
 *
 * The numbers whose colour the player can choose.
 */
typedef enum
{
  SATDOKU_COLOUR_GIVEN,
  SATDOKU_COLOUR_ENTRY,
  SATDOKU_COLOUR_ANSWER,
  SATDOKU_N_COLOURS
} SatdokuColour;

SatdokuColours *satdoku_colours_new (GSettings *settings);
void satdoku_colours_follow_style (gpointer object, GCallback changed);
const char *satdoku_colours_key (SatdokuColour which);
gboolean satdoku_colours_find (GSettings *settings,
                               SatdokuColour which,
                               GdkRGBA *wanted,
                               GdkRGBA *shown);
