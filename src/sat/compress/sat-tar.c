/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes archives in the ustar format of POSIX, which every tar reads. Reading is left to
 * libarchive. Knows nothing of files and compression. */

#include "sat-tar.h"

#include <string.h>

#define BLOCK_SIZE 512
#define NAME_MAX_LENGTH 99

/* A header, as in the archive; numbers are octal digits. */
typedef struct
{
  char name[100];
  char mode[8];
  char user[8];
  char group[8];
  char size[12];
  char time[12];
  char sum[8];
  char type;
  char link[100];
  char magic[8]; /* with the version */
  char rest[247];
} Header;

G_STATIC_ASSERT (sizeof (Header) == BLOCK_SIZE);

static void
set_number (char *field,
            gsize size,
            guint64 number)
{
  g_snprintf (field, (gulong)size, "%0*" G_GINT64_MODIFIER "o", (int)size - 1, number);
}

/**
 * sat_tar_append: (skip)
 * @tar: an archive, empty at first
 * @name: the name of a file in it, at most 99 bytes, with “/” between folders
 * @bytes: its contents; below 8 GiB
 * @executable: whether it is a program
 * @seconds: its modification time, in seconds of Unix time
 *
 * Adds a file to an archive.
 */
void
sat_tar_append (GByteArray *tar,
                const char *name,
                GBytes *bytes,
                gboolean executable,
                gint64 seconds)
{
  static const guint8 padding[BLOCK_SIZE] = { 0 };
  Header header = { .type = '0', .magic = "ustar\0000" };
  const guchar *sums = (const guchar *)&header;
  gsize size = 0;
  const guint8 *data = NULL;
  guint sum = 0;

  g_return_if_fail (tar != NULL && name != NULL && bytes != NULL);
  g_return_if_fail (strlen (name) <= NAME_MAX_LENGTH);

  data = g_bytes_get_data (bytes, &size);
  g_strlcpy (header.name, name, sizeof header.name);
  set_number (header.mode, sizeof header.mode, executable ? 0755 : 0644);
  set_number (header.user, sizeof header.user, 0);
  set_number (header.group, sizeof header.group, 0);
  set_number (header.size, sizeof header.size, size);
  set_number (header.time, sizeof header.time, (guint64)MAX (seconds, 0));
  /* The sum is that of a header with blanks in its place. */
  memset (header.sum, ' ', sizeof header.sum);
  for (gsize i = 0; i < BLOCK_SIZE; i++)
    sum += sums[i];
  g_snprintf (header.sum, sizeof header.sum, "%06o", sum);
  g_byte_array_append (tar, (const guint8 *)&header, BLOCK_SIZE);
  if (size > 0)
    g_byte_array_append (tar, data, (guint)size);
  if (size % BLOCK_SIZE != 0)
    g_byte_array_append (tar, padding, (guint)(BLOCK_SIZE - size % BLOCK_SIZE));
}

/**
 * sat_tar_end: (skip)
 * @tar: an archive
 *
 * Ends an archive, with two empty blocks.
 */
void
sat_tar_end (GByteArray *tar)
{
  static const guint8 empty[2 * BLOCK_SIZE] = { 0 };

  g_return_if_fail (tar != NULL);

  g_byte_array_append (tar, empty, sizeof empty);
}
