/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that is read from outside, within limits. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SatLoad: (skip)
 *
 * The part read so far of something that may be endless.
 */
typedef struct _SatLoad SatLoad;

SatLoad *sat_load_new (gsize max);
void sat_load_free (SatLoad *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatLoad, sat_load_free)

gboolean sat_load_add (SatLoad *self, const char *data, gsize length, GError **error);
gboolean sat_load_add_stream (SatLoad *self,
                              GInputStream *stream,
                              GCancellable *cancellable,
                              GError **error);
GBytes *sat_load_end (SatLoad *self);

GInputStream *sat_load_open_input (GError **error);
GInputStream *sat_load_open (const char *path, GError **error);
GBytes *sat_load_stream (const char *name,
                         GInputStream *stream,
                         gsize max,
                         GCancellable *cancellable,
                         GError **error);
GBytes *sat_load_unpacked (const char *name,
                           GInputStream *stream,
                           GCancellable *cancellable,
                           GError **error);
gboolean sat_load_text (const char *path, char **text, gsize *length, GError **error);

G_END_DECLS
