/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of compressed formats. Knows nothing of what is in the files. */

#include "sat-packing.h"

#include <string.h>

#include "sat-xz.h"

#define PIECE ((gsize)1 << 16)

static GConverter *
gz_compressor_new (void)
{
  return G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1));
}

static GConverter *
gz_decompressor_new (void)
{
  return G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
}

static const struct
{
  const char *suffix;
  const char *magic; /* what each such file begins with */
  gsize magic_size;
  GConverter *(*compressor_new) (void);
  GConverter *(*decompressor_new) (void);
} packings[] = {
  { ".gz", "\x1f\x8b", 2, gz_compressor_new, gz_decompressor_new },
  { ".xz", "\xfd"
           "7zXZ\0",
    6, sat_xz_compressor_new, sat_xz_decompressor_new },
};

/**
 * sat_packing_wrap:
 * @stream: where a file is written to
 * @name: its name
 *
 * Returns: (transfer full): a stream that compresses as the end of the name says (.gz, .xz), and
 *   must be closed for the file to be complete; @stream itself with any other name
 */
GOutputStream *
sat_packing_wrap (GOutputStream *stream,
                  const char *name)
{
  g_return_val_if_fail (G_IS_OUTPUT_STREAM (stream) && name != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (packings); i++)
    if (g_str_has_suffix (name, packings[i].suffix))
      {
        g_autoptr (GConverter) compressor = packings[i].compressor_new ();

        return g_converter_output_stream_new (stream, compressor);
      }
  return g_object_ref (stream);
}

static gboolean
begins_with (const char *data,
             gsize size,
             const char *magic,
             gsize magic_size)
{
  return size >= magic_size && memcmp (data, magic, magic_size) == 0;
}

static GBytes *
read_all (GInputStream *stream,
          gsize max,
          GCancellable *cancellable,
          GError **error)
{
  g_autoptr (GByteArray) unpacked = g_byte_array_new ();
  g_autofree guint8 *buffer = g_malloc (PIECE);
  gssize n = 0;

  /* The streams themselves look at the cancellable where they wait only. */
  while (!g_cancellable_set_error_if_cancelled (cancellable, error) &&
         (n = g_input_stream_read (stream, buffer, PIECE, cancellable, error)) > 0)
    {
      if (unpacked->len + (gsize)n > max)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                               "there is too much in the compressed file");
          return NULL;
        }
      g_byte_array_append (unpacked, buffer, (guint)n);
    }
  if (n < 0 || g_cancellable_is_cancelled (cancellable))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&unpacked));
}

/**
 * sat_packing_unpack:
 * @name: what messages call the file
 * @bytes: what is in it
 * @max: how many bytes may come out of it
 * @cancellable: (nullable): ends the work
 * @error: return location for an error
 *
 * Unpacks a compressed file, which it knows by its first bytes. Errors are of G_IO_ERROR, with
 * the name: MESSAGE_TOO_LARGE, INVALID_DATA, PARTIAL_INPUT when it is cut off, CANCELLED.
 *
 * Returns: (transfer full) (nullable): the contents; @bytes itself if it is not compressed
 */
GBytes *
sat_packing_unpack (const char *name,
                    GBytes *bytes,
                    gsize max,
                    GCancellable *cancellable,
                    GError **error)
{
  gsize size;
  const char *data = NULL;

  g_return_val_if_fail (name != NULL && bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  for (gsize i = 0; i < G_N_ELEMENTS (packings); i++)
    if (begins_with (data, size, packings[i].magic, packings[i].magic_size))
      {
        g_autoptr (GInputStream) packed = g_memory_input_stream_new_from_bytes (bytes);
        g_autoptr (GConverter) decompressor = packings[i].decompressor_new ();
        g_autoptr (GInputStream) stream = g_converter_input_stream_new (packed, decompressor);
        GBytes *unpacked = read_all (stream, max, cancellable, error);

        if (unpacked == NULL)
          g_prefix_error (error, "%s: ", name);
        return unpacked;
      }
  return g_bytes_ref (bytes);
}
