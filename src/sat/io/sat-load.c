/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way in which the programs read from outside: a file, a pipe, the output of a program or
 * the clipboard may be anything, and endless. Here are the limits of size and memory, cancelling,
 * and unpacking. Does not know what the bytes mean. */

#include "sat-load.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-compression.h"
#include "sat-error.h"
#include "sat-file-error.h"
#include "sat-memory.h"

#define PIECE ((gsize)1 << 16)

struct _SatLoad
{
  GByteArray *bytes;
  gsize max;
};

/**
 * sat_load_new: (skip)
 * @max: the most bytes to take; below 4 GiB
 *
 * Makes an empty load.
 *
 * Returns: (transfer full): the load
 */
SatLoad *
sat_load_new (gsize max)
{
  SatLoad *self = NULL;

  g_return_val_if_fail (max < G_MAXUINT, NULL);

  self = g_new (SatLoad, 1);
  self->bytes = g_byte_array_new ();
  self->max = max;
  return self;
}

/**
 * sat_load_free: (skip)
 *
 * Frees it.
 */
void
sat_load_free (SatLoad *self)
{
  g_return_if_fail (self != NULL);

  g_byte_array_unref (self->bytes);
  g_free (self);
}

/**
 * sat_load_add: (skip)
 * @data: (array length=length): the next piece
 * @length: how many bytes
 *
 * Takes the next piece.
 *
 * Returns: %FALSE with %SAT_ERROR_LIMIT when the total would be too much, or with %SAT_ERROR_MEMORY
 */
gboolean
sat_load_add (SatLoad *self,
              const char *data,
              gsize length,
              GError **error)
{
  g_return_val_if_fail (self != NULL && (data != NULL || length == 0), FALSE);

  if (length > self->max - self->bytes->len)
    {
      sat_error_set (error, SAT_ERROR_LIMIT, NULL, "input-limit", sat_arg_count (self->max >> 20));
      return FALSE;
    }
  if (!sat_memory_check_growth ("memory-text", self->bytes->len, length, error))
    return FALSE;
  if (length > 0)
    g_byte_array_append (self->bytes, (const guint8 *)data, (guint)length);
  return TRUE;
}

/**
 * sat_load_add_stream: (skip)
 * @stream: a stream
 * @cancellable: (nullable): ends reading
 *
 * Takes all of a stream. From an endless one it takes about the maximum and a piece of 64 KiB, and
 * twice that of memory.
 *
 * Returns: %FALSE with an error of sat_load_add() or of the stream
 */
gboolean
sat_load_add_stream (SatLoad *self,
                     GInputStream *stream,
                     GCancellable *cancellable,
                     GError **error)
{
  g_autofree char *buffer = NULL;
  gssize n = 0;

  g_return_val_if_fail (self != NULL && G_IS_INPUT_STREAM (stream), FALSE);

  /* The stack may be as small as this. */
  buffer = g_malloc (PIECE);
  while ((n = g_input_stream_read (stream, buffer, PIECE, cancellable, error)) > 0)
    if (!sat_load_add (self, buffer, (gsize)n, error))
      return FALSE;
  return n == 0;
}

/**
 * sat_load_end: (skip)
 * @self: the load, which is empty then
 *
 * Ends reading.
 *
 * Returns: (transfer full): all bytes
 */
GBytes *
sat_load_end (SatLoad *self)
{
  GByteArray *bytes = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = self->bytes;
  self->bytes = g_byte_array_new ();
  return g_byte_array_free_to_bytes (bytes);
}

/* A folder can be opened; only reading it fails. If not, errno says why. */
static gboolean
is_readable (int fd,
             struct stat *info)
{
  if (fstat (fd, info) != 0)
    return FALSE;
  if (S_ISDIR (info->st_mode))
    errno = EISDIR;
  return !S_ISDIR (info->st_mode);
}

/**
 * sat_load_open_input:
 *
 * Opens the standard input of the program.
 *
 * Returns: (transfer full) (nullable): the stream; %NULL with a %G_IO_ERROR when it is closed, or a
 *   folder
 */
GInputStream *
sat_load_open_input (GError **error)
{
  struct stat info;

  if (is_readable (STDIN_FILENO, &info))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  sat_file_error_set_errno (error, errno);
  return NULL;
}

/**
 * sat_load_open:
 * @path: path of a file, a named pipe, or a device
 *
 * Opens a file. A named pipe without a writer is opened, too: reading waits and can be cancelled.
 *
 * Returns: (transfer full) (nullable): the stream; %NULL with a %G_IO_ERROR, which for a folder is
 *   %G_IO_ERROR_IS_DIRECTORY
 */
GInputStream *
sat_load_open (const char *path,
               GError **error)
{
  struct stat info;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0 || !is_readable (fd, &info) ||
      (!S_ISFIFO (info.st_mode) && fcntl (fd, F_SETFL, fcntl (fd, F_GETFL) & ~O_NONBLOCK) != 0))
    {
      sat_file_error_set_errno (error, errno);
      if (fd >= 0)
        close (fd);
      return NULL;
    }
  return g_unix_input_stream_new (fd, TRUE);
}

/**
 * sat_load_stream:
 * @name: the name of the stream in messages
 * @stream: a stream
 * @max: the most bytes to read; below 4 GiB
 * @cancellable: (nullable): ends reading
 *
 * Reads a stream to its end, as sat_load_add_stream() does.
 *
 * Returns: (transfer full) (nullable): all bytes; %NULL with an error that has the name:
 *   SAT_ERROR_LIMIT, SAT_ERROR_MEMORY, or that of the stream
 */
GBytes *
sat_load_stream (const char *name,
                 GInputStream *stream,
                 gsize max,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (SatLoad) load = NULL;

  g_return_val_if_fail (name != NULL && G_IS_INPUT_STREAM (stream), NULL);
  g_return_val_if_fail (max < G_MAXUINT, NULL);

  load = sat_load_new (max);
  if (sat_load_add_stream (load, stream, cancellable, error))
    return sat_load_end (load);
  sat_error_add_place (error, &(SatPlace){ .name = name });
  return NULL;
}

/**
 * sat_load_unpacked:
 * @name: the name of the stream in messages
 * @stream: a stream
 * @cancellable: (nullable): ends reading and unpacking
 *
 * Reads a stream to its end and unpacks it if it is compressed. Neither may exceed
 * %SAT_UNPACKED_MAX.
 *
 * Returns: (transfer full) (nullable): the contents; %NULL with an error of sat_load_stream() or of
 *   sat_compression_unpack()
 */
GBytes *
sat_load_unpacked (const char *name,
                   GInputStream *stream,
                   GCancellable *cancellable,
                   GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (name != NULL && G_IS_INPUT_STREAM (stream), NULL);

  bytes = sat_load_stream (name, stream, SAT_UNPACKED_MAX, cancellable, error);
  return bytes != NULL
           ? sat_compression_unpack (name, bytes, SAT_UNPACKED_MAX, cancellable, error)
           : NULL;
}

/**
 * sat_load_text:
 * @path: path of a file of the program's own
 * @text: (out) (transfer full): its contents, followed by a 0
 * @length: (out): the number of bytes
 *
 * Reads a whole file of at most %SAT_UNPACKED_MAX bytes. It never waits: only regular files are
 * read.
 *
 * Returns: %FALSE with an error: %G_IO_ERROR_NOT_FOUND, %G_IO_ERROR_IS_DIRECTORY,
 *   %G_IO_ERROR_NOT_REGULAR_FILE, %SAT_ERROR_LIMIT, %SAT_ERROR_MEMORY, or another %G_IO_ERROR
 */
gboolean
sat_load_text (const char *path,
               char **text,
               gsize *length,
               GError **error)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (SatLoad) load = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *data = NULL;
  struct stat info;

  g_return_val_if_fail (path != NULL && text != NULL && length != NULL, FALSE);

  stream = sat_load_open (path, error);
  if (stream == NULL)
    return FALSE;
  if (fstat (g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (stream)), &info) != 0 ||
      !S_ISREG (info.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not-regular");
      return FALSE;
    }
  load = sat_load_new (SAT_UNPACKED_MAX);
  if (!sat_load_add_stream (load, stream, NULL, error))
    return FALSE;
  bytes = sat_load_end (load);
  if (!sat_memory_check_array ("memory-text", g_bytes_get_size (bytes), error))
    return FALSE;
  data = g_bytes_get_data (bytes, length);
  *text = g_malloc0 (*length + 1);
  if (*length > 0)
    memcpy (*text, data, *length);
  return TRUE;
}
