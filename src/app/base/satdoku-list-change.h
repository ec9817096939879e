/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is different in a list: see satdoku-list-change.c. */

#pragma once

#include <gio/gio.h>

void satdoku_list_change_tell (GListModel *model,
                               gconstpointer before,
                               guint n_before,
                               gconstpointer after,
                               guint n_after,
                               gsize size);
