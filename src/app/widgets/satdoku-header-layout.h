/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * SatdokuHeaderParts:
 * @header: the header bar
 * @title: what gives room to @switcher, in its middle
 * @switcher: of the pages
 * @clock: at its end
 * @bar: the switcher at the bottom
 *
 * What is in the header of the window, or below the page, as there is room.
 */
typedef struct
{
  AdwHeaderBar *header;
  AdwSqueezer *title;
  AdwViewSwitcherTitle *switcher;
  GtkWidget *clock;
  AdwViewSwitcherBar *bar;
} SatdokuHeaderParts;

#define SATDOKU_TYPE_HEADER_LAYOUT (satdoku_header_layout_get_type ())
/**
 * SatdokuHeaderLayout:
 *
 * Gives what is in the header of a window its place.
 */
G_DECLARE_FINAL_TYPE (SatdokuHeaderLayout, satdoku_header_layout, SATDOKU, HEADER_LAYOUT, GObject)

void satdoku_header_layout_attach (GtkWindow *window, const SatdokuHeaderParts *parts);
