/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way in which the programs write files. */

#pragma once

#include "sat-file-beside.h"
#include "sat-file-error.h"

G_BEGIN_DECLS

/**
 * SatFileWriter:
 *
 * Writes a file so that the old one is replaced only by a complete new one.
 */
typedef struct _SatFileWriter SatFileWriter;

SatFileWriter *sat_file_writer_new (const char *path,
                                    SatFileFlags flags,
                                    const char *etag,
                                    GCancellable *cancellable,
                                    GError **error);
SatFileWriter *sat_file_writer_new_for_file (GFile *file,
                                             SatFileFlags flags,
                                             const char *etag,
                                             GCancellable *cancellable,
                                             GError **error);
void sat_file_writer_free (SatFileWriter *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatFileWriter, sat_file_writer_free)

GOutputStream *sat_file_writer_get_stream (SatFileWriter *self);
gboolean sat_file_writer_commit (SatFileWriter *self, char **etag, GError **error);

gboolean sat_file_save (const char *path,
                        const char *data,
                        gsize length,
                        SatFileFlags flags,
                        GError **error);
gboolean sat_file_save_bytes (GFile *file,
                              GBytes *bytes,
                              SatFileFlags flags,
                              const char *etag,
                              char **new_etag,
                              GCancellable *cancellable,
                              GError **error);

G_END_DECLS
