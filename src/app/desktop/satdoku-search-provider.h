/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define SATDOKU_TYPE_SEARCH_PROVIDER (satdoku_search_provider_get_type ())
/**
 * SatdokuSearchProvider:
 *
 * Answers the search of the desktop with the games that are kept.
 */
G_DECLARE_FINAL_TYPE (SatdokuSearchProvider,
                      satdoku_search_provider,
                      SATDOKU,
                      SEARCH_PROVIDER,
                      GObject)

SatdokuSearchProvider *satdoku_search_provider_new (GApplication *application);
gboolean satdoku_search_provider_export (SatdokuSearchProvider *self,
                                         GDBusConnection *connection,
                                         const char *path,
                                         GError **error);
void satdoku_search_provider_unexport (SatdokuSearchProvider *self);
