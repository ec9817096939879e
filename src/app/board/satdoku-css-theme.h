/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How cells look on the screen, as the style sheet says. */

#pragma once

#include "satdoku-board-renderer.h"

G_BEGIN_DECLS

extern const SatdokuBoardTheme satdoku_css_theme;

void satdoku_css_theme_get_colours (GtkWidget *board, SatdokuBoardColours *colours);

G_END_DECLS
