/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is saved of a run: see the top of satdoku-watch-save.c. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-watch.h"

char *satdoku_watch_dup_dot (SatdokuWatch *watch);
char *satdoku_watch_dup_proof (SatdokuWatch *watch);
void satdoku_watch_save (SatdokuWatch *watch,
                         GtkWindow *window,
                         const char *title,
                         const char *name,
                         const char *text);
