/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves the games that can't be kept where the player says. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-game-document.h"

void satdoku_save_elsewhere_async (SatdokuGameDocument *document,
                                   GtkWindow *parent,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean satdoku_save_elsewhere_finish (GAsyncResult *result, GError **error);
