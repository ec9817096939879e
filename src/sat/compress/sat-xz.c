/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A GConverter around liblzma, in either direction. */

#include "sat-xz.h"

#include <lzma.h>
#include <sat-error.h>

/* The strongest preset takes 65 MiB to unpack. */
#define MEMORY_MAX ((guint64)128 << 20)
/* Formulas are so regular that a stronger preset gains little and costs much. */
#define PRESET 1

struct _SatXz
{
  GObject parent_instance;

  gboolean packs;
  lzma_stream stream;
  lzma_ret state; /* of the beginning */
};

static void sat_xz_converter_init (GConverterIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SatXz,
                               sat_xz,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_CONVERTER, sat_xz_converter_init))

static void
begin (SatXz *self)
{
  if (self->packs)
    self->state = lzma_easy_encoder (&self->stream, PRESET, LZMA_CHECK_CRC64);
  else
    self->state = lzma_stream_decoder (&self->stream, MEMORY_MAX, 0);
}

static GConverterResult
fail (lzma_ret code,
      gboolean full,
      GError **error)
{
  if (code == LZMA_OK || code == LZMA_BUF_ERROR)
    g_set_error_literal (error, G_IO_ERROR,
                         full ? G_IO_ERROR_NO_SPACE : G_IO_ERROR_PARTIAL_INPUT,
                         full ? "xz-no-space" : "xz-partial-input");
  else if (code == LZMA_MEM_ERROR)
    sat_error_set (error, SAT_ERROR_MEMORY, NULL, "compressed-memory");
  else if (code == LZMA_MEMLIMIT_ERROR)
    sat_error_set (error, SAT_ERROR_LIMIT, NULL, "compressed-memory");
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "xz-invalid-data");
  return G_CONVERTER_ERROR;
}

static GConverterResult
xz_convert (GConverter *converter,
            const void *input,
            gsize input_size,
            void *output,
            gsize output_size,
            GConverterFlags flags,
            gsize *n_read,
            gsize *n_written,
            GError **error)
{
  SatXz *self = SAT_XZ (converter);
  gboolean flush = self->packs && (flags & G_CONVERTER_FLUSH) != 0;
  lzma_action action = flush ? LZMA_SYNC_FLUSH : LZMA_RUN;
  lzma_ret code = self->state;

  if (code != LZMA_OK)
    return fail (code, FALSE, error);
  if ((flags & G_CONVERTER_INPUT_AT_END) != 0)
    action = LZMA_FINISH;
  self->stream.next_in = input;
  self->stream.avail_in = input_size;
  self->stream.next_out = output;
  self->stream.avail_out = output_size;
  code = lzma_code (&self->stream, action);
  *n_read = input_size - self->stream.avail_in;
  *n_written = output_size - self->stream.avail_out;
  if (code == LZMA_STREAM_END)
    return action == LZMA_SYNC_FLUSH ? G_CONVERTER_FLUSHED : G_CONVERTER_FINISHED;
  if (code == LZMA_OK && *n_read + *n_written > 0)
    return G_CONVERTER_CONVERTED;
  return fail (code, self->stream.avail_out == 0, error);
}

static void
xz_reset (GConverter *converter)
{
  begin (SAT_XZ (converter));
}

static void
sat_xz_converter_init (GConverterIface *iface)
{
  iface->convert = xz_convert;
  iface->reset = xz_reset;
}

static void
sat_xz_finalize (GObject *object)
{
  lzma_end (&SAT_XZ (object)->stream);
  G_OBJECT_CLASS (sat_xz_parent_class)->finalize (object);
}

static void
sat_xz_class_init (SatXzClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sat_xz_finalize;
}

static void
sat_xz_init (SatXz *self)
{
  self->stream = (lzma_stream)LZMA_STREAM_INIT;
}

static GConverter *
make (gboolean packs)
{
  SatXz *self = g_object_new (SAT_TYPE_XZ, NULL);

  self->packs = packs;
  begin (self);
  return G_CONVERTER (self);
}

/**
 * sat_xz_compressor_new:
 *
 * Makes a converter to the .xz format.
 *
 * Returns: (transfer full): the converter
 */
GConverter *
sat_xz_compressor_new (void)
{
  return make (TRUE);
}

/**
 * sat_xz_decompressor_new:
 *
 * Makes a converter from the .xz format. It ends after the first of several streams, and takes at
 * most 128 MiB of memory. Errors: G_IO_ERROR_INVALID_DATA, G_IO_ERROR_PARTIAL_INPUT when the data
 * are truncated, SAT_ERROR_MEMORY without memory, SAT_ERROR_LIMIT when it would take more than
 * that.
 *
 * Returns: (transfer full): the converter
 */
GConverter *
sat_xz_decompressor_new (void)
{
  return make (FALSE);
}
