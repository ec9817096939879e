/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-game.h>

#include "satdoku-ambiguity-guide.h"
#include "satdoku-play.h"
#include "satdoku-solvability-observer.h"
#include "satdoku-surgery.h"

#define SATDOKU_TYPE_SET_VIEW (satdoku_set_view_get_type ())
/**
 * SatdokuSetView:
 *
 * The pane beside the board for one's own puzzle: its rules, how many numbers belong to it,
 * how many solutions it has, and the commands that make numbers part of the puzzle or free them
 * again.
 */
G_DECLARE_FINAL_TYPE (SatdokuSetView, satdoku_set_view, SATDOKU, SET_VIEW, GtkWidget)

GtkWidget *satdoku_set_view_new (SatdokuPlay *play,
                                 SatdokuSurgery *surgery,
                                 SatdokuAmbiguityGuide *solutions);
const char *satdoku_set_view_get_warning (SatdokuSetView *self);
