/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that make the board larger. */

#pragma once

#include "satdoku-play.h"
#include "satdoku-zoom-view.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_ZOOM_COMMANDS (satdoku_zoom_commands_get_type ())
/**
 * SatdokuZoomCommands:
 *
 * The commands that enlarge the board, and the row of a menu that has them and says how large it
 * is.
 */
G_DECLARE_FINAL_TYPE (SatdokuZoomCommands, satdoku_zoom_commands, SATDOKU, ZOOM_COMMANDS, GObject)

SatdokuZoomCommands *satdoku_zoom_commands_new (SatdokuPlay *play, SatdokuZoomView *view);
GtkWidget *satdoku_zoom_commands_create_row (SatdokuZoomCommands *self);

G_END_DECLS
