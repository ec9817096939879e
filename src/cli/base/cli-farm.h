/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * CliFarmKind:
 * @next: (transfer full): gets the next command, %NULL when there is none left
 * @take: takes the output of a command, in the order in which they end; %FALSE with an error to
 *   start no more
 *
 * The functions of a farm.
 */
typedef struct
{
  char **(*next) (gpointer user_data);
  gboolean (*take) (const char *output, gpointer user_data, GError **error);
} CliFarmKind;

gboolean cli_farm_run (const CliFarmKind *kind,
                       gpointer user_data,
                       guint n_processors,
                       GCancellable *cancellable,
                       int *status,
                       GError **error);
