/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is saved of a run: see the top of satdoku-watch-save.c. */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_WATCH_SAVE (satdoku_watch_save_get_type ())
/**
 * SatdokuWatchSave:
 *
 * Asks where to save something of a run, and saves it.
 *
 * Signals: "message" (utf8): a sentence for the user.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatchSave, satdoku_watch_save, SATDOKU, WATCH_SAVE, GObject)

char *satdoku_watch_dup_dot (SatdokuWatch *watch);
char *satdoku_watch_dup_proof (SatdokuWatch *watch);

SatdokuWatchSave *satdoku_watch_save_new (void);
void satdoku_watch_save_ask (SatdokuWatchSave *self,
                             GtkWindow *window,
                             const char *title,
                             const char *name,
                             const char *text);

G_END_DECLS
