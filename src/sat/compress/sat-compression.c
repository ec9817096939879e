/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of compressed formats. Knows nothing of what is in the files. */

#include "sat-compression.h"

#include <glib/gi18n.h>
#include <sat-error.h>
#include <sat-memory.h>
#include <string.h>

#include "sat-archive.h"
#include "sat-xz.h"

/* The sizes of converter pieces: zlib counts in 32 bits. */
#define PIECE ((gsize)1 << 16)
#define INPUT_MAX ((gsize)1 << 30)

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

typedef struct
{
  const char *suffix;
  const char *magic; /* what each such file begins with */
  gsize magic_size;
  GConverter *(*compressor_new) (void);
  GConverter *(*decompressor_new) (void);
} Packing;

static const Packing packings[] = {
  { ".gz", "\x1f\x8b", 2, gz_compressor_new, gz_decompressor_new },
  { ".xz", "\xfd"
           "7zXZ\0",
    6, sat_xz_compressor_new, sat_xz_decompressor_new },
};

/* Recognised by its beginning, for the error if it can't be unpacked. */
static const struct
{
  const char *magic;
  const char *kind;
} archives[] = {
  { "PK\003\004", N_ ("a zip archive") },
  { "PK\005\006", N_ ("a zip archive") },
  { "BZh", N_ ("a bzip2 file") },
  { "7z\xbc\xaf\x27\x1c", N_ ("a 7z archive") },
  { "Rar!\x1a", N_ ("a rar archive") },
  { "\x28\xb5\x2f\xfd", N_ ("a Zstandard file") },
  { "\x04\x22\x4d\x18", N_ ("an LZ4 file") },
  { "LZIP", N_ ("an lzip file") },
  { "\x1f\x9d", N_ ("a file of the program compress") },
};

/* (nullable) */
static const char *
find_archive (const char *data,
              gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (archives); i++)
    if (size >= strlen (archives[i].magic) &&
        memcmp (data, archives[i].magic, strlen (archives[i].magic)) == 0)
      return archives[i].kind;
  return NULL;
}

/**
 * sat_compression_wrap:
 * @stream: the destination
 * @name: the name of the file
 *
 * Compresses a stream if the suffix of the file's name asks for it.
 *
 * Returns: (transfer full): a stream that compresses as the end of the name says (.gz, .xz), and
 *   must be closed for the file to be complete; @stream itself with any other name
 */
GOutputStream *
sat_compression_wrap (GOutputStream *stream,
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
             const Packing *packing)
{
  return size >= packing->magic_size && memcmp (data, packing->magic, packing->magic_size) == 0;
}

typedef struct
{
  const Packing *packing;
  GConverter *converter; /* borrowed */
  const char *data;
  gsize size;
  gsize at;
  gsize max;
  GByteArray *unpacked;
  gboolean done;
} Unpacking;

/* After the end of a member. */
static gboolean
begin_member (Unpacking *self,
              GError **error)
{
  while (self->at < self->size && self->data[self->at] == '\0')
    self->at++;
  self->done = self->at == self->size;
  if (self->done)
    return TRUE;
  if (!begins_with (self->data + self->at, self->size - self->at, self->packing))
    {
      sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-and-more");
      return FALSE;
    }
  g_converter_reset (self->converter);
  return TRUE;
}

/* The libraries have different messages for the same problem, some of them for programmers. */
static gboolean
fail (const GError *failure,
      GError **error)
{
  if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT))
    sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-short");
  else if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-damaged");
  else
    g_propagate_error (error, g_error_copy (failure));
  return FALSE;
}

/* Unpacks one piece, and what follows the end of a member: another one of the same kind, as made by
 * "cat a.gz b.gz", or the zero padding of a tape block. */
static gboolean
unpack_piece (Unpacking *self,
              GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autofree guint8 *buffer = g_malloc (PIECE);
  gsize rest = self->size - self->at;
  gsize piece = MIN (rest, INPUT_MAX);
  gsize n_read = 0, n_written = 0;
  GConverterFlags flags = piece == rest ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS;
  GConverterResult result = g_converter_convert (self->converter, self->data + self->at, piece,
                                                 buffer, PIECE, flags, &n_read, &n_written,
                                                 &failure);

  if (result == G_CONVERTER_ERROR)
    return fail (failure, error);
  self->at += n_read;
  if (self->unpacked->len + n_written > self->max)
    {
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "compressed-limit");
      return FALSE;
    }
  if (!sat_memory_check_growth ("memory-text", self->unpacked->len, n_written, error))
    return FALSE;
  g_byte_array_append (self->unpacked, buffer, (guint)n_written);
  return result != G_CONVERTER_FINISHED || begin_member (self, error);
}

static gboolean
unpack_all (Unpacking *self,
            GCancellable *cancellable,
            GError **error)
{
  while (!self->done)
    if (g_cancellable_set_error_if_cancelled (cancellable, error) || !unpack_piece (self, error))
      return FALSE;
  return TRUE;
}

static GBytes *
unpack_packing (const Packing *packing,
                GBytes *bytes,
                gsize max,
                GCancellable *cancellable,
                GError **error)
{
  g_autoptr (GConverter) converter = packing->decompressor_new ();
  g_autoptr (GByteArray) unpacked = g_byte_array_new ();
  Unpacking unpacking = {
    .packing = packing,
    .converter = converter,
    .max = max,
    .unpacked = unpacked,
  };

  unpacking.data = g_bytes_get_data (bytes, &unpacking.size);
  if (!unpack_all (&unpacking, cancellable, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&unpacked));
}

/* (nullable) */
static const Packing *
find_packing (const char *data,
              gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (packings); i++)
    if (begins_with (data, size, &packings[i]))
      return &packings[i];
  return NULL;
}

/**
 * sat_compression_is_packed:
 * @data: (array length=size): the begin of a file, SAT_COMPRESSION_MAGIC_MAX bytes unless it is
 *   shorter
 * @size: how many bytes there are
 *
 * Tells from its first bytes whether sat_compression_unpack() would unpack or reject a file as
 * compressed.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_compression_is_packed (const char *data,
                           gsize size)
{
  return find_packing (data, size) != NULL || find_archive (data, size) != NULL;
}

/**
 * sat_compression_unpack:
 * @name: the name of the file in messages
 * @bytes: its contents
 * @max: the most unpacked bytes
 * @cancellable: (nullable): ends the work
 *
 * Unpacks a compressed file, recognised by its first bytes, with all its members; of a zip archive,
 * the one text in it. Errors have the name: SAT_ERROR_LIMIT when it is too large; SAT_ERROR_SYNTAX
 * when it is damaged or truncated, something else follows, an archive has no text or several, or it
 * can't be unpacked here; SAT_ERROR_MEMORY; G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable): the contents; @bytes itself if it is not compressed
 */
GBytes *
sat_compression_unpack (const char *name,
                        GBytes *bytes,
                        gsize max,
                        GCancellable *cancellable,
                        GError **error)
{
  gsize size;
  const char *data = NULL;
  const Packing *packing = NULL;
  GBytes *unpacked = NULL;

  g_return_val_if_fail (name != NULL && bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  packing = find_packing (data, size);
  if (packing == NULL && find_archive (data, size) == NULL)
    return g_bytes_ref (bytes);
  if (packing != NULL)
    unpacked = unpack_packing (packing, bytes, max, cancellable, error);
  else if (sat_archive_is_known (data, size))
    unpacked = sat_archive_unpack (bytes, max, sat_compression_is_packed, cancellable, error);
  else
    sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-unknown",
                   sat_arg_term (find_archive (data, size)));
  if (unpacked == NULL)
    sat_error_add_place (error, &(SatPlace){ .name = name });
  return unpacked;
}
