/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the board in place of the keypad: see the top of satdoku-side-views.c. */

#pragma once

#include "satdoku-assistant.h"
#include "satdoku-grid-page.h"
#include "satdoku-path-guide.h"
#include "satdoku-set-view.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_SIDE_VIEWS (satdoku_side_views_get_type ())
/**
 * SatdokuSideViews:
 *
 * The views "explain" and "set" beside the board, each made when it is first wanted, with those who
 * find out what they show and the commands about it.
 */
G_DECLARE_FINAL_TYPE (SatdokuSideViews, satdoku_side_views, SATDOKU, SIDE_VIEWS, GObject)

SatdokuSideViews *satdoku_side_views_new (SatdokuPlay *play,
                                          SatdokuGridPage *page,
                                          SatdokuWorker *worker,
                                          SatdokuAssistant *assistant,
                                          SatdokuMessages *messages);
void satdoku_side_views_add (SatdokuSideViews *self, SatdokuCommands *commands);
SatdokuPathGuide *satdoku_side_views_get_path_guide (SatdokuSideViews *self);
SatdokuSurgery *satdoku_side_views_get_surgery (SatdokuSideViews *self);
SatdokuOutlook satdoku_side_views_get_outlook (SatdokuSideViews *self);

G_END_DECLS
