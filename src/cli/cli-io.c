/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files named on the command line. "-" is standard input or output. Plain file descriptors
 * are used because GIO would load the modules of the desktop for a path. */

#include "satdoku-config.h"

#include "cli-io.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sat-compression.h>
#include <sat-load.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct _CliOutput
{
  char *path;      /* where the result belongs; NULL: standard output */
  char *temporary; /* where it is written; NULL: in place */
  GOutputStream *stream;
};

static gboolean
fail (GError **error,
      const char *path)
{
  int code = errno;
  g_autofree char *name = cli_io_get_name (path);

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code), "%s: %s", name, g_strerror (code));
  return FALSE;
}

/**
 * cli_io_get_name:
 * @path: a path of the command line
 *
 * Returns: (transfer full): what messages call it, in UTF-8
 */
char *
cli_io_get_name (const char *path)
{
  if (g_str_equal (path, "-"))
    return g_strdup ("<stdin>");
  return g_filename_display_name (path);
}

/**
 * cli_io_open:
 * @path: a path, or "-"
 *
 * Opens a file, or standard input, for reading.
 *
 * Returns: (transfer full) (nullable): the stream; %NULL with a %G_IO_ERROR that names the file
 */
GInputStream *
cli_io_open (const char *path,
             GError **error)
{
  int fd;

  if (g_str_equal (path, "-"))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);
  fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  if (fd < 0)
    {
      fail (error, path);
      return NULL;
    }
  return g_unix_input_stream_new (fd, TRUE);
}

/**
 * cli_io_load:
 * @path: a path, or "-"
 * @cancellable: (nullable): ends reading
 *
 * Reads an answer of a solver: SAT_UNPACKED_MAX bytes at most, so that an endless input ends.
 *
 * Returns: (transfer full) (nullable): all that is in a file; %NULL with a %G_IO_ERROR
 *   that names the file
 */
GBytes *
cli_io_load (const char *path,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (GInputStream) input = cli_io_open (path, error);
  g_autofree char *name = cli_io_get_name (path);

  return input != NULL ? sat_load_stream (name, input, SAT_UNPACKED_MAX, cancellable, error) : NULL;
}

/* Follows links so that the file they lead to is replaced, not the link. */
static char *
resolve (const char *path)
{
  char *real = realpath (path, NULL);
  char *resolved = real != NULL ? g_strdup (real) : g_strdup (path);

  free (real);
  return resolved;
}

static int
open_beside (CliOutput *self,
             const char *path)
{
  GStatBuf info;
  mode_t mask = umask (0);
  mode_t mode = 0666 & ~mask;
  int fd;

  umask (mask);
  self->path = resolve (path);
  if (g_stat (self->path, &info) == 0)
    {
      if (!S_ISREG (info.st_mode))
        return g_open (self->path, O_WRONLY | O_CLOEXEC, 0);
      if (g_access (self->path, W_OK) != 0)
        return -1;
      mode = info.st_mode & 07777;
    }
  self->temporary = g_strconcat (self->path, ".XXXXXX", NULL);
  fd = g_mkstemp_full (self->temporary, O_WRONLY | O_CLOEXEC, 0600);
  if (fd < 0)
    g_clear_pointer (&self->temporary, g_free);
  else if (fchmod (fd, mode) != 0)
    g_debug ("The mode of %s could not be set", self->temporary);
  return fd;
}

/**
 * cli_output_new:
 * @path: (nullable): a path; %NULL or "-" is standard output
 *
 * Opens a file for writing. A plain file is written aside and takes its place when it is
 * committed; until then an old one stays as it is. Pipes and devices are written to directly.
 *
 * Returns: (transfer full) (nullable): the output; %NULL with a %G_IO_ERROR that names the file
 */
CliOutput *
cli_output_new (const char *path,
                GError **error)
{
  g_autoptr (CliOutput) self = g_new0 (CliOutput, 1);
  int fd;

  if (path == NULL || g_str_equal (path, "-"))
    {
      self->stream = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
      return g_steal_pointer (&self);
    }
  fd = open_beside (self, path);
  if (fd < 0)
    {
      fail (error, path);
      return NULL;
    }
  self->stream = g_unix_output_stream_new (fd, TRUE);
  return g_steal_pointer (&self);
}

/**
 * cli_output_free:
 * @self: (transfer full): an output
 *
 * Frees it; what was not committed is removed.
 */
void
cli_output_free (CliOutput *self)
{
  g_clear_object (&self->stream);
  if (self->temporary != NULL)
    g_unlink (self->temporary);
  g_free (self->temporary);
  g_free (self->path);
  g_free (self);
}

/**
 * cli_output_get_stream:
 * @self: an output
 *
 * Returns: (transfer none): where to write
 */
GOutputStream *
cli_output_get_stream (CliOutput *self)
{
  return self->stream;
}

/**
 * cli_output_commit:
 * @self: an output that is complete
 *
 * Puts the file in its place.
 *
 * Returns: %FALSE with a %G_IO_ERROR when that is not possible
 */
gboolean
cli_output_commit (CliOutput *self,
                   GError **error)
{
  if (self->path == NULL)
    return TRUE;
  if (!g_output_stream_close (self->stream, NULL, error))
    {
      g_prefix_error (error, "%s: ", self->path);
      return FALSE;
    }
  if (self->temporary == NULL)
    return TRUE;
  if (g_rename (self->temporary, self->path) != 0)
    return fail (error, self->path);
  g_clear_pointer (&self->temporary, g_free);
  return TRUE;
}
