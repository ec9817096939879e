/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of bzip2 and zip archives, unpacked by libarchive. An archive is read when it contains
 * exactly one text: choosing among several is up to the user. Compressed files in it are not
 * unpacked once more, so that no small file becomes endless. Does not know what the text means. */

#include "sat-archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <sat-error.h>
#include <sat-library.h>
#include <sat-memory.h>
#include <string.h>

#define PIECE ((gsize)1 << 16)

#define LIBRARY "libarchive.so.13"
#define FUNCTIONS(F)                  \
  F (archive_entry_filetype)          \
  F (archive_entry_is_data_encrypted) \
  F (archive_errno)                   \
  F (archive_filter_bytes)            \
  F (archive_read_append_filter)      \
  F (archive_read_data)               \
  F (archive_read_free)               \
  F (archive_read_new)                \
  F (archive_read_next_header)        \
  F (archive_read_open_memory)        \
  F (archive_read_support_format_raw) \
  F (archive_read_support_format_zip)

/* Loaded once, when it is needed first. */
SAT_LIBRARY_DEFINE (LIBRARY, FUNCTIONS)

/* One layer only, which is all of the file. */
static gboolean
choose_bzip2 (struct archive *archive)
{
  return library.archive_read_append_filter (archive, ARCHIVE_FILTER_BZIP2) == ARCHIVE_OK &&
         library.archive_read_support_format_raw (archive) == ARCHIVE_OK;
}

static gboolean
choose_zip (struct archive *archive)
{
  return library.archive_read_support_format_zip (archive) == ARCHIVE_OK;
}

typedef struct
{
  const char *magic;
  gboolean (*choose) (struct archive *archive);
  gboolean has_entries;
} Kind;

static const Kind kinds[] = {
  { "BZh", choose_bzip2, FALSE },
  { "PK\003\004", choose_zip, TRUE },
  { "PK\005\006", choose_zip, TRUE },
};

typedef struct
{
  const Kind *kind;
  struct archive *archive;
  SatArchiveIsPacked is_packed;
  GCancellable *cancellable; /* (nullable) */
  gsize max;
  gsize n_read;     /* of all entries */
  GByteArray *text; /* (nullable) */
  gboolean packed;  /* there is an entry that is compressed itself */
} Unpacking;

static const Kind *
find_kind (const char *data,
           gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (size >= strlen (kinds[i].magic) &&
        memcmp (data, kinds[i].magic, strlen (kinds[i].magic)) == 0)
      return &kinds[i];
  return NULL;
}

/* The messages of the library are for programmers. */
static gboolean
fail (Unpacking *self,
      GError **error)
{
  if (self->archive == NULL || library.archive_errno (self->archive) == ENOMEM)
    sat_error_set (error, SAT_ERROR_MEMORY, NULL, "compressed-memory");
  else
    sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-damaged");
  return FALSE;
}

/* Another program may unpack what the library can't. */
static gboolean
fail_method (GError **error)
{
  sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-unknown",
                 sat_arg_term (N_ ("a zip archive")));
  return FALSE;
}

/* Reads one piece of an entry; an empty one is its end. */
static gboolean
read_piece (Unpacking *self,
            guint8 *buffer,
            gsize *length,
            GError **error)
{
  la_ssize_t n;

  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  n = library.archive_read_data (self->archive, buffer, PIECE);
  if (n == ARCHIVE_FAILED && self->kind->has_entries)
    return fail_method (error);
  if (n < 0)
    return fail (self, error);
  *length = (gsize)n;
  self->n_read += *length;
  if (self->n_read <= self->max)
    return TRUE;
  sat_error_set (error, SAT_ERROR_LIMIT, NULL, "compressed-limit");
  return FALSE;
}

static gboolean
begin_text (Unpacking *self,
            GError **error)
{
  if (self->text == NULL)
    {
      self->text = g_byte_array_new ();
      return TRUE;
    }
  sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "archive-several");
  return FALSE;
}

/* Takes an entry if it is a text, but not pictures and files that a system adds to its archives. */
static gboolean
read_entry (Unpacking *self,
            GError **error)
{
  g_autofree guint8 *buffer = g_malloc (PIECE);
  gsize length = 0;

  if (!read_piece (self, buffer, &length, error))
    return FALSE;
  if (self->kind->has_entries)
    {
      gboolean packed = self->is_packed ((const char *)buffer, length);

      self->packed |= packed;
      if (length == 0 || packed || memchr (buffer, '\0', length) != NULL)
        return TRUE;
    }
  if (!begin_text (self, error))
    return FALSE;
  while (length > 0)
    {
      if (!sat_memory_check_growth ("memory-text", self->text->len, length, error))
        return FALSE;
      g_byte_array_append (self->text, buffer, (guint)length);
      if (!read_piece (self, buffer, &length, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_entries (Unpacking *self,
              GError **error)
{
  struct archive_entry *entry = NULL;
  int result;

  while ((result = library.archive_read_next_header (self->archive, &entry)) == ARCHIVE_OK ||
         result == ARCHIVE_WARN)
    {
      if (library.archive_entry_filetype (entry) != AE_IFREG)
        continue;
      if (library.archive_entry_is_data_encrypted (entry))
        {
          sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "archive-encrypted");
          return FALSE;
        }
      if (!read_entry (self, error))
        return FALSE;
    }
  return result == ARCHIVE_EOF || fail (self, error);
}

/* The library stops after the last member of a bzip2 file. What follows must not be lost silently,
 * unless it is the zero padding of a tape block. */
static gboolean
check_rest (Unpacking *self,
            const char *data,
            gsize size,
            GError **error)
{
  gsize at = (gsize)library.archive_filter_bytes (self->archive, -1);

  if (self->kind->has_entries)
    return TRUE;
  while (at < size && data[at] == '\0')
    at++;
  if (at >= size)
    return TRUE;
  sat_error_set (error, SAT_ERROR_SYNTAX, NULL, "compressed-and-more");
  return FALSE;
}

static gboolean
unpack (Unpacking *self,
        GBytes *bytes,
        GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (self->archive == NULL || !self->kind->choose (self->archive) ||
      library.archive_read_open_memory (self->archive, data, size) != ARCHIVE_OK)
    return fail (self, error);
  if (!read_entries (self, error) || !check_rest (self, data, size, error))
    return FALSE;
  if (self->text == NULL && self->kind->has_entries)
    {
      sat_error_set (error, SAT_ERROR_SYNTAX, NULL,
                     self->packed ? "archive-nested" : "archive-no-text");
      return FALSE;
    }
  return TRUE;
}

/**
 * sat_archive_is_known:
 * @data: (array length=size): the begin of a file
 * @size: how many bytes there are
 *
 * Tells whether it is a kind of file that libarchive, if installed, can unpack here.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_archive_is_known (const char *data,
                      gsize size)
{
  return find_kind (data, size) != NULL && load_library ();
}

/**
 * sat_archive_unpack:
 * @bytes: a file accepted by sat_archive_is_known()
 * @max: the most unpacked bytes, for all files of an archive together
 * @is_packed: (scope call): tells from the first bytes of a file whether it is compressed
 * @cancellable: (nullable): ends the work
 *
 * Unpacks a bzip2 file, or the one text of a zip archive.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with SAT_ERROR_LIMIT when it is too large;
 *   SAT_ERROR_SYNTAX when it is damaged, encrypted, compressed in an unusual way, followed by
 *   something else, or has no text or several; SAT_ERROR_MEMORY; G_IO_ERROR_CANCELLED
 */
GBytes *
sat_archive_unpack (GBytes *bytes,
                    gsize max,
                    SatArchiveIsPacked is_packed,
                    GCancellable *cancellable,
                    GError **error)
{
  gsize size;
  const char *data = NULL;
  Unpacking unpacking = { .is_packed = is_packed, .cancellable = cancellable, .max = max };
  gboolean done;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  unpacking.kind = find_kind (data, size);
  g_return_val_if_fail (unpacking.kind != NULL, NULL);
  unpacking.archive = library.archive_read_new ();
  done = unpack (&unpacking, bytes, error);
  g_clear_pointer (&unpacking.archive, library.archive_read_free);
  if (done)
    return unpacking.text != NULL ? g_byte_array_free_to_bytes (unpacking.text)
                                  : g_bytes_new (NULL, 0);
  g_clear_pointer (&unpacking.text, g_byte_array_unref);
  return NULL;
}
