/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the program has saved files: see the top of satdoku-unfinished.c. */

#pragma once

#include <gio/gio.h>

void satdoku_unfinished_note (GFile *file);
void satdoku_unfinished_clean (void);
void satdoku_unfinished_clean_async (GAsyncReadyCallback callback, gpointer user_data);
