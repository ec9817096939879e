/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A stream that remembers that a write failed. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SAT_TYPE_CHECKED_STREAM (sat_checked_stream_get_type ())
/**
 * SatCheckedStream:
 *
 * A stream that remembers that a write failed.
 */
G_DECLARE_FINAL_TYPE (SatCheckedStream,
                      sat_checked_stream,
                      SAT,
                      CHECKED_STREAM,
                      GFilterOutputStream)

GOutputStream *sat_checked_stream_new (GOutputStream *base);
gboolean sat_checked_stream_check (SatCheckedStream *self, GError **error);

G_END_DECLS
