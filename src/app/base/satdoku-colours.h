/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's colours of the numbers. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_COLOURS (satdoku_colours_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuColours, satdoku_colours, SATDOKU, COLOURS, GObject)

/* What has a colour. */
typedef enum
{
  SATDOKU_COLOUR_GIVEN,
  SATDOKU_COLOUR_ENTRY,
  SATDOKU_COLOUR_ANSWER,
  SATDOKU_N_COLOURS
} SatdokuColour;

SatdokuColours *satdoku_colours_new (GSettings *settings);
const char *satdoku_colours_key (SatdokuColour which);
gboolean satdoku_colours_find (GSettings *settings,
                               SatdokuColour which,
                               GdkRGBA *wanted,
                               GdkRGBA *shown);

G_END_DECLS
