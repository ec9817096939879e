/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Passes on what is written, and keeps the first error: an incomplete file must not replace a whole
 * one, even if the writer did not check. */

#include "sat-checked-stream.h"

struct _SatCheckedStream
{
  GFilterOutputStream parent_instance;

  GError *failure; /* (nullable): of the first write that failed */
};

G_DEFINE_FINAL_TYPE (SatCheckedStream, sat_checked_stream, G_TYPE_FILTER_OUTPUT_STREAM)

static gssize
checked_write (GOutputStream *stream,
               const void *buffer,
               gsize count,
               GCancellable *cancellable,
               GError **error)
{
  SatCheckedStream *self = SAT_CHECKED_STREAM (stream);
  GOutputStream *base = g_filter_output_stream_get_base_stream (G_FILTER_OUTPUT_STREAM (stream));
  gssize n;

  if (!sat_checked_stream_check (self, error))
    return -1;
  n = g_output_stream_write (base, buffer, count, cancellable, &self->failure);
  if (n >= 0)
    return n;
  sat_checked_stream_check (self, error);
  return -1;
}

static void
sat_checked_stream_finalize (GObject *object)
{
  SatCheckedStream *self = SAT_CHECKED_STREAM (object);

  g_clear_error (&self->failure);
  G_OBJECT_CLASS (sat_checked_stream_parent_class)->finalize (object);
}

static void
sat_checked_stream_class_init (SatCheckedStreamClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sat_checked_stream_finalize;
  G_OUTPUT_STREAM_CLASS (klass)->write_fn = checked_write;
}

static void
sat_checked_stream_init (SatCheckedStream *self)
{
}

/**
 * sat_checked_stream_new:
 * @base: where it all goes; it is not closed with the new stream
 *
 * Makes a stream that passes everything on to @base until a write fails.
 *
 * Returns: (transfer full): the stream
 */
GOutputStream *
sat_checked_stream_new (GOutputStream *base)
{
  g_return_val_if_fail (G_IS_OUTPUT_STREAM (base), NULL);

  return g_object_new (SAT_TYPE_CHECKED_STREAM,
                       "base-stream", base,
                       "close-base-stream", FALSE,
                       NULL);
}

/**
 * sat_checked_stream_check:
 *
 * Tells whether every write succeeded.
 *
 * Returns: %FALSE with the error of the first write that failed or was cancelled
 */
gboolean
sat_checked_stream_check (SatCheckedStream *self,
                          GError **error)
{
  g_return_val_if_fail (SAT_IS_CHECKED_STREAM (self), FALSE);

  if (self->failure != NULL)
    g_propagate_error (error, g_error_copy (self->failure));
  return self->failure == NULL;
}
