/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board-renderer.h"

/**
 * satdoku_css_theme:
 *
 * How the cells of a board look, as the style sheet says; the data of the theme is the board.
 */
extern const SatdokuBoardTheme satdoku_css_theme;

void satdoku_css_theme_get_colours (GtkWidget *board, SatdokuBoardColours *colours);
void satdoku_css_theme_get_figure_colours (GtkWidget *board, SatdokuFigureColours *colours);
void satdoku_css_theme_get_chain_colours (GtkWidget *board, SatdokuChainColours *colours);
