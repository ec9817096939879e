/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files named on the command line. "-" is standard input or output. Plain file descriptors
 * are read because GIO would load the modules of the desktop for a path. */

#include "satdoku-config.h"

#include "cli-io.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sat-compression.h>
#include <sat-load.h>
#include <unistd.h>

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
 * cli_io_get_output_name:
 * @path: (nullable): a path of the command line; %NULL or "-" is standard output
 *
 * Returns: (transfer full): what messages call it, in UTF-8
 */
char *
cli_io_get_output_name (const char *path)
{
  if (path == NULL || g_str_equal (path, "-"))
    return g_strdup (_ ("standard output"));
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
