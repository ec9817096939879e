/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-game.h>

#include "satdoku-cell-selection.h"
#include "satdoku-commands.h"
#include "satdoku-figure.h"
#include "satdoku-game-notes.h"
#include "satdoku-messages.h"
#include "satdoku-overlay.h"
#include "satdoku-report.h"
#include "satdoku-worker.h"

/* The pages of the window, and what stands beside the board. */
#define SATDOKU_PAGE_GRID "grid"
#define SATDOKU_PAGE_CNF "cnf"
#define SATDOKU_PAGE_SOLUTION "solution"
#define SATDOKU_VIEW_PLAY "play"
#define SATDOKU_VIEW_EXPLAIN "explain"
#define SATDOKU_VIEW_BRANCHES "branches"
#define SATDOKU_VIEW_SET "set"

#define SATDOKU_TYPE_PLAY (satdoku_play_get_type ())
/**
 * SatdokuPlay:
 *
 * What a window is about: the game, what is shown of it, and what serves all parts. Its parts bind
 * their properties to it.
 */
G_DECLARE_FINAL_TYPE (SatdokuPlay, satdoku_play, SATDOKU, PLAY, GObject)

SatdokuPlay *satdoku_play_new (SatdokuWorker *worker,
                               SatdokuMessages *messages,
                               SatdokuCommands *commands);

SatdokuWorker *satdoku_play_get_worker (SatdokuPlay *self);
SatdokuMessages *satdoku_play_get_messages (SatdokuPlay *self);
SatdokuCommands *satdoku_play_get_commands (SatdokuPlay *self);

SudokuGame *satdoku_play_get_game (SatdokuPlay *self);
GSignalGroup *
satdoku_play_follow (SatdokuPlay *self, gpointer owner, ...) G_GNUC_NULL_TERMINATED;
GSignalGroup *satdoku_play_follow_game (SatdokuPlay *self,
                                        GCallback replaced,
                                        GCallback changed,
                                        gpointer owner);
void satdoku_play_set_game (SatdokuPlay *self, SudokuGame *game);
const SatdokuGameNotes *satdoku_play_get_notes (SatdokuPlay *self);
SudokuGame *satdoku_play_get_looking (SatdokuPlay *self);
void satdoku_play_set_looking (SatdokuPlay *self, SudokuGame *position);
SudokuGame *satdoku_play_get_shown (SatdokuPlay *self);
SatdokuReport *satdoku_play_get_report (SatdokuPlay *self);
void satdoku_play_set_report (SatdokuPlay *self, SatdokuReport *report);
SatdokuFigure *satdoku_play_get_figure (SatdokuPlay *self);
void satdoku_play_set_figure (SatdokuPlay *self, SatdokuFigure *figure);
SatdokuOverlay *satdoku_play_get_overlay (SatdokuPlay *self);
void satdoku_play_set_overlay (SatdokuPlay *self, SatdokuOverlay *overlay);
GArray *satdoku_play_get_lit (SatdokuPlay *self);
void satdoku_play_set_lit (SatdokuPlay *self, GArray *cells);
guint satdoku_play_get_selected (SatdokuPlay *self);
void satdoku_play_set_selected (SatdokuPlay *self, guint cell);
SatdokuCellSelection *satdoku_play_get_selection (SatdokuPlay *self);
const char *satdoku_play_get_view (SatdokuPlay *self);
const char *satdoku_play_get_back (SatdokuPlay *self);
void satdoku_play_set_view (SatdokuPlay *self, const char *view);
const char *satdoku_play_get_page (SatdokuPlay *self);
void satdoku_play_set_page (SatdokuPlay *self, const char *page);

gboolean satdoku_play_is_on_path (SatdokuPlay *self);
void satdoku_play_set_on_path (SatdokuPlay *self, gboolean on_path);
const SudokuSymbols *satdoku_play_get_symbols (SatdokuPlay *self);
void satdoku_play_set_symbols (SatdokuPlay *self, const SudokuSymbols *symbols);

void satdoku_play_show_cells (SatdokuPlay *self, GArray *cells);
void satdoku_play_note_help (SatdokuPlay *self);
void satdoku_play_note_asked (SatdokuPlay *self, SudokuHelp help);
void satdoku_play_explain (SatdokuPlay *self);
void satdoku_play_focus_board (SatdokuPlay *self);
