/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one way in which the programs write files. Output goes to a file beside, which replaces the
 * old one only when all of it is on the disk; until then, and whatever fails, the old one is there
 * as it was. Blocks, and may be used in any thread.
 *
 * Pipes, devices and standard output can't be replaced; where they are allowed, they are written
 * directly, and every write is checked. */

#include "sat-file-writer-private.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-checked-stream.h"
#include "sat-compression.h"
#include "sat-file-etag.h"
#include "sat-file-leftovers.h"

/* How often a named pipe is checked for a reader, in milliseconds. */
#define FIFO_INTERVAL 20

struct _SatFileWriter
{
  GOutputStream *base;  /* the file */
  GOutputStream *whole; /* remembers what fails */
  GOutputStream *packed;
  GCancellable *cancellable; /* (nullable) */

  SatFileBeside *beside; /* (nullable): of a plain file of this system */
  int fd;                /* of what is written to as it is; -1: it is none */

  GFile *remote; /* (nullable): of a file that the system has no path for */
  GFile *remote_beside;
  char *etag;
};

static SatFileWriter *
writer_new (GCancellable *cancellable)
{
  SatFileWriter *self = g_new0 (SatFileWriter, 1);

  g_set_object (&self->cancellable, cancellable);
  self->fd = -1;
  return self;
}

/* The streams for the caller. */
static void
add_streams (SatFileWriter *self,
             const char *path,
             SatFileFlags flags)
{
  self->whole = sat_checked_stream_new (self->base);
  if ((flags & SAT_FILE_PACK) != 0)
    self->packed = sat_compression_wrap (self->whole, path);
  else
    self->packed = g_object_ref (self->whole);
}

/* The descriptor that a path such as "/dev/stdout" means; -1 for other paths. */
static int
get_descriptor (const char *path)
{
  static const char *const folders[] = { "/dev/fd/", "/proc/self/fd/" };

  if (g_str_equal (path, "-") || g_str_equal (path, "/dev/stdout"))
    return STDOUT_FILENO;
  if (g_str_equal (path, "/dev/stderr"))
    return STDERR_FILENO;
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      guint64 number;

      if (g_str_has_prefix (path, folders[i]) &&
          g_ascii_string_to_unsigned (path + strlen (folders[i]), 10, 0, G_MAXINT, &number, NULL))
        return (int)number;
    }
  return -1;
}

static gboolean
is_special (const char *path)
{
  struct stat info;

  return get_descriptor (path) >= 0 ||
         (stat (path, &info) == 0 && !S_ISREG (info.st_mode) && !S_ISDIR (info.st_mode));
}

/* A named pipe can't be opened before it has a reader, and there is no event for that. */
static int
open_special (const char *path,
              GCancellable *cancellable)
{
  GPollFD poll = { .fd = -1 };
  gboolean can_wait = g_cancellable_make_pollfd (cancellable, &poll);
  int fd;

  while ((fd = open (path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)) < 0 && errno == ENXIO &&
         !g_cancellable_is_cancelled (cancellable))
    g_poll (&poll, can_wait ? 1 : 0, FIFO_INTERVAL);
  if (can_wait)
    g_cancellable_release_fd (cancellable);
  if (fd >= 0 && fcntl (fd, F_SETFL, fcntl (fd, F_GETFL) & ~O_NONBLOCK) != 0)
    {
      close (fd);
      return -1;
    }
  return fd;
}

static gboolean
begin_special (SatFileWriter *self,
               const char *path,
               GError **error)
{
  int number = get_descriptor (path);

  self->fd = number >= 0 ? fcntl (number, F_DUPFD_CLOEXEC, 0)
                         : open_special (path, self->cancellable);
  if (self->fd >= 0)
    {
      self->base = g_unix_output_stream_new (self->fd, FALSE);
      return TRUE;
    }
  if (!g_cancellable_set_error_if_cancelled (self->cancellable, error))
    sat_file_error_set_errno (error, errno);
  return FALSE;
}

static gboolean
begin_beside (SatFileWriter *self,
              const char *path,
              SatFileFlags flags,
              const char *etag,
              GError **error)
{
  self->beside = sat_file_beside_new (path, flags, etag, error);
  if (self->beside == NULL)
    return FALSE;
  self->base = g_unix_output_stream_new (sat_file_beside_get_fd (self->beside), FALSE);
  return TRUE;
}

/**
 * sat_file_writer_new: (skip)
 * @path: path of the file to replace or to make; `-` is standard output with %SAT_FILE_SPECIAL
 * @flags: how
 * @etag: (nullable): if the file exists, it must still have this etag
 * @cancellable: (nullable): ends waiting for the reader of a named pipe, and keeps the file from
 *   replacing another
 *
 * Starts writing a file. Symbolic links are followed: their target is replaced. Its mode and owner
 * are kept; a new one gets those of the umask. Nothing of it is visible under its own name before
 * sat_file_writer_commit().
 *
 * Files left in the folder by programs that were killed while writing are removed.
 *
 * Returns: (transfer full) (nullable): the writer; %NULL with an error of #SatFileError when this
 *   file can't be replaced but another name helps, or with a %G_IO_ERROR: EXISTS with
 *   %SAT_FILE_NEW, IS_DIRECTORY, NOT_REGULAR_FILE, NOT_FOUND, CANCELLED, or what the system says
 */
SatFileWriter *
sat_file_writer_new (const char *path,
                     SatFileFlags flags,
                     const char *etag,
                     GCancellable *cancellable,
                     GError **error)
{
  g_autoptr (SatFileWriter) self = NULL;
  gboolean ok;

  g_return_val_if_fail (path != NULL, NULL);

  self = writer_new (cancellable);
  if ((flags & SAT_FILE_SPECIAL) != 0 && is_special (path))
    ok = begin_special (self, path, error);
  else
    ok = begin_beside (self, path, flags, etag, error);
  if (!ok)
    return NULL;
  add_streams (self, path, flags);
  return g_steal_pointer (&self);
}

static gboolean
check_remote (SatFileWriter *self,
              GError **error)
{
  g_autofree char *etag = NULL;

  if (self->etag == NULL)
    return TRUE;
  etag = sat_file_get_etag (self->remote, self->cancellable, NULL);
  if (etag == NULL || g_str_equal (etag, self->etag))
    return TRUE;
  sat_file_error_set (error, SAT_FILE_ERROR_CHANGED);
  return FALSE;
}

static gboolean
begin_remote (SatFileWriter *self,
              SatFileFlags flags,
              GError **error)
{
  g_autofree char *base = g_file_get_basename (self->remote);
  g_autofree char *beside = sat_file_leftovers_make_name (base);
  g_autoptr (GFile) folder = g_file_get_parent (self->remote);
  gboolean is_private = (flags & SAT_FILE_OWN) != 0;
  GFileOutputStream *stream;

  if (folder == NULL)
    {
      sat_file_error_set (error, SAT_FILE_ERROR_FOLDER);
      return FALSE;
    }
  if ((flags & SAT_FILE_NEW) != 0 && g_file_query_exists (self->remote, self->cancellable))
    {
      sat_file_error_set_errno (error, EEXIST);
      return FALSE;
    }
  if (!check_remote (self, error))
    return FALSE;
  self->remote_beside = g_file_get_child (folder, beside);
  stream = g_file_create (self->remote_beside,
                          is_private ? G_FILE_CREATE_PRIVATE : G_FILE_CREATE_NONE,
                          self->cancellable, error);
  self->base = G_OUTPUT_STREAM (stream);
  if (stream == NULL)
    g_clear_object (&self->remote_beside);
  return stream != NULL;
}

/**
 * sat_file_writer_new_for_remote:
 * @file: a file, which may also be local
 * @flags: how to write
 * @etag: (nullable): as of sat_file_writer_new_for_file()
 * @cancellable: (nullable): as of sat_file_writer_new_for_file()
 *
 * Does what sat_file_writer_new_for_file() does for a file without a path.
 *
 * Returns: (transfer full) (nullable): the writer; %NULL with an error
 */
SatFileWriter *
sat_file_writer_new_for_remote (GFile *file,
                                SatFileFlags flags,
                                const char *etag,
                                GCancellable *cancellable,
                                GError **error)
{
  g_autoptr (SatFileWriter) self = NULL;
  g_autofree char *base = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  self = writer_new (cancellable);
  self->remote = g_object_ref (file);
  self->etag = g_strdup (etag);
  if (!begin_remote (self, flags, error))
    return NULL;
  add_streams (self, base, flags);
  return g_steal_pointer (&self);
}

/**
 * sat_file_writer_new_for_file: (skip)
 * @file: the file to replace or to make
 * @flags: how
 * @etag: (nullable): if the file exists, it must still have this etag
 * @cancellable: (nullable): as of sat_file_writer_new()
 *
 * Starts writing a file that may be remote. With a path this is sat_file_writer_new(); otherwise
 * mode, links and leftovers are ignored, but it is written beside the old one as well.
 *
 * Returns: (transfer full) (nullable): the writer; %NULL with an error as of sat_file_writer_new()
 */
SatFileWriter *
sat_file_writer_new_for_file (GFile *file,
                              SatFileFlags flags,
                              const char *etag,
                              GCancellable *cancellable,
                              GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (g_file_is_native (file))
    return sat_file_writer_new (g_file_peek_path (file), flags, etag, cancellable, error);
  return sat_file_writer_new_for_remote (file, flags, etag, cancellable, error);
}

/**
 * sat_file_writer_free:
 *
 * Ends writing. Uncommitted output is removed, and the old file is as it was.
 */
void
sat_file_writer_free (SatFileWriter *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->packed);
  g_clear_object (&self->whole);
  g_clear_object (&self->base);
  g_clear_pointer (&self->beside, sat_file_beside_free);
  if (self->fd >= 0)
    close (self->fd);
  if (self->remote_beside != NULL)
    g_file_delete (self->remote_beside, NULL, NULL);
  g_clear_object (&self->remote_beside);
  g_clear_object (&self->remote);
  g_clear_object (&self->cancellable);
  g_free (self->etag);
  g_free (self);
}

/**
 * sat_file_writer_get_stream:
 *
 * Gets the stream to write to. It need not be closed. After a failed write, all others fail.
 *
 * Returns: (transfer none): the stream
 */
GOutputStream *
sat_file_writer_get_stream (SatFileWriter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->packed;
}

static gboolean
commit_special (SatFileWriter *self,
                GError **error)
{
  int fd = self->fd;

  self->fd = -1;
  if (close (fd) == 0)
    return TRUE;
  sat_file_error_set_errno (error, errno);
  return FALSE;
}

static gboolean
commit_remote (SatFileWriter *self,
               char **etag,
               GError **error)
{
  if (!g_output_stream_close (self->base, self->cancellable, error) || !check_remote (self, error))
    return FALSE;
  if (!g_file_move (self->remote_beside, self->remote, G_FILE_COPY_OVERWRITE, self->cancellable,
                    NULL, NULL, error))
    return FALSE;
  g_clear_object (&self->remote_beside);
  if (etag != NULL)
    *etag = sat_file_get_etag (self->remote, self->cancellable, NULL);
  return TRUE;
}

/**
 * sat_file_writer_commit:
 * @self: a writer with the complete output
 * @etag: (out) (optional) (nullable) (transfer full): the etag of the new file. It is also set with
 *   an error when the new file has replaced the old one, but may not after a loss of power
 *
 * Syncs the file to disk and replaces the old one. A writer is committed once; then, or after an
 * error, it can only be freed.
 *
 * Returns: %FALSE with an error: that of the first write that failed, even if it was not checked;
 *   %SAT_FILE_ERROR_CHANGED when another program has changed the file meanwhile; any of
 *   sat_file_writer_new()
 */
gboolean
sat_file_writer_commit (SatFileWriter *self,
                        char **etag,
                        GError **error)
{
  g_return_val_if_fail (self != NULL && self->base != NULL, FALSE);

  if (etag != NULL)
    *etag = NULL;
  /* A compressor keeps the last bytes until it is closed. */
  if (!g_output_stream_close (self->packed, self->cancellable, error) ||
      !sat_checked_stream_check (SAT_CHECKED_STREAM (self->whole), error) ||
      g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (self->remote != NULL)
    return commit_remote (self, etag, error);
  if (self->beside != NULL)
    return sat_file_beside_commit (self->beside, etag, error);
  return commit_special (self, error);
}

static gboolean
save (SatFileWriter *writer,
      const char *data,
      gsize length,
      char **etag,
      GError **error)
{
  g_autoptr (SatFileWriter) owned G_GNUC_UNUSED = writer;

  return writer != NULL &&
         g_output_stream_write_all (sat_file_writer_get_stream (writer), data, length, NULL,
                                    writer->cancellable, error) &&
         sat_file_writer_commit (writer, etag, error);
}

/**
 * sat_file_save:
 * @path: path of the file to replace or to make
 * @data: (array length=length): the contents
 * @length: how many bytes
 * @flags: how to write
 *
 * Writes a file as a whole, as #SatFileWriter does.
 *
 * Returns: %FALSE with an error as of sat_file_writer_new() and sat_file_writer_commit()
 */
gboolean
sat_file_save (const char *path,
               const char *data,
               gsize length,
               SatFileFlags flags,
               GError **error)
{
  g_return_val_if_fail (path != NULL && (data != NULL || length == 0), FALSE);

  return save (sat_file_writer_new (path, flags, NULL, NULL, error), data, length, NULL, error);
}

/**
 * sat_file_save_bytes:
 * @file: the file to replace or to make
 * @bytes: the contents
 * @flags: how to write
 * @etag: (nullable): if the file exists, it must still have this etag
 * @new_etag: (out) (optional) (nullable) (transfer full): as for sat_file_writer_commit()
 * @cancellable: (nullable): keeps the file from replacing another
 *
 * Writes a file as a whole, as #SatFileWriter does.
 *
 * Returns: %FALSE with an error as of sat_file_writer_new() and sat_file_writer_commit()
 */
gboolean
sat_file_save_bytes (GFile *file,
                     GBytes *bytes,
                     SatFileFlags flags,
                     const char *etag,
                     char **new_etag,
                     GCancellable *cancellable,
                     GError **error)
{
  gsize length;
  const char *data;

  g_return_val_if_fail (G_IS_FILE (file) && bytes != NULL, FALSE);

  if (new_etag != NULL)
    *new_etag = NULL;
  data = g_bytes_get_data (bytes, &length);
  return save (sat_file_writer_new_for_file (file, flags, etag, cancellable, error), data, length,
               new_etag, error);
}
