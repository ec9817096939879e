/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A private folder for the files of one run of a solver. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SatWorkFolder:
 *
 * A private folder for the files of one run of a solver.
 */
typedef struct _SatWorkFolder SatWorkFolder;

SatWorkFolder *sat_work_folder_new (GError **error);
const char *sat_work_folder_get_path (const SatWorkFolder *self);
int sat_work_folder_get_lock (const SatWorkFolder *self);
void sat_work_folder_free (SatWorkFolder *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatWorkFolder, sat_work_folder_free)

guint sat_work_folder_remove_stale (void);

G_END_DECLS
