/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#include "satdoku-clock.h"
#include "satdoku-grid-page.h"
#include "satdoku-new-options.h"

#define SATDOKU_TYPE_WINDOW (satdoku_window_get_type ())
/**
 * SatdokuWindow:
 *
 * The window: it puts together the document with the game, its clock, the pages that show it, the
 * commands and the messages, none of which knows of it. What the player does are its actions: see
 * satdoku-shortcuts.c.
 */
G_DECLARE_FINAL_TYPE (SatdokuWindow, satdoku_window, SATDOKU, WINDOW, AdwApplicationWindow)

SatdokuWindow *satdoku_window_new (GtkApplication *application);
void satdoku_window_restore (SatdokuWindow *self);
void satdoku_window_set_game (SatdokuWindow *self, SudokuGame *game);
SudokuGame *satdoku_window_get_game (SatdokuWindow *self);
void satdoku_window_open_file (SatdokuWindow *self, GFile *file);
void satdoku_window_open_files (SatdokuWindow *self, GFile *const *files, gsize n_files);
void satdoku_window_create_puzzle (SatdokuWindow *self, const SatdokuNewOptions *options);
SatdokuGridPage *satdoku_window_get_grid_page (SatdokuWindow *self);
SatdokuClock *satdoku_window_get_clock (SatdokuWindow *self);
