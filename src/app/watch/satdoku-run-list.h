/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of what happened in a run: see the top of satdoku-run-list.c. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_RUN_LIST (satdoku_run_list_get_type ())
/**
 * SatdokuRunList:
 *
 * Rows that say what happened in a run, the last one in sight.
 *
 * Signals: "chosen" (guint): the position of a row that is selected; "activated" (guint): likewise,
 * with Enter or a double click.
 */
G_DECLARE_FINAL_TYPE (SatdokuRunList, satdoku_run_list, SATDOKU, RUN_LIST, AdwBin)

SatdokuRunList *satdoku_run_list_new (GListModel *rows,
                                      GtkListItemFactory *factory,
                                      const char *name);
void satdoku_run_list_set_changing (SatdokuRunList *self, gboolean changing);
void satdoku_run_list_show_end (SatdokuRunList *self);
void satdoku_run_list_select (SatdokuRunList *self, guint position);

G_END_DECLS
