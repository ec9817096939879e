/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files named on the command line. "-" is standard input or output. Plain file descriptors
 * are read because GIO would load the modules of the desktop for a path. */

#include "satdoku-config.h"

#include "cli-io.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sat-error.h>
#include <sat-load.h>

/**
 * cli_io_get_name:
 * @path: a path of the command line
 *
 * Returns: (transfer full): its name in messages, in UTF-8
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
 * Returns: (transfer full): its name in messages, in UTF-8
 */
char *
cli_io_get_output_name (const char *path)
{
  if (path == NULL || g_str_equal (path, "-"))
    return g_strdup (_ ("standard output"));
  return g_filename_display_name (path);
}

/**
 * cli_io_is_input:
 * @output: a path to write to, or "-"
 * @input: a path to read from, or "-"
 *
 * Tells whether two paths lead to the same file, even by links.
 *
 * Returns: whether writing would replace the file that is read
 */
gboolean
cli_io_is_input (const char *output,
                 const char *input)
{
  GStatBuf there, here;

  if (g_str_equal (output, "-") || g_stat (output, &there) != 0 || !S_ISREG (there.st_mode))
    return FALSE;
  if (g_str_equal (input, "-") ? fstat (STDIN_FILENO, &here) != 0 : g_stat (input, &here) != 0)
    return FALSE;
  return there.st_dev == here.st_dev && there.st_ino == here.st_ino;
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
  GInputStream *stream = g_str_equal (path, "-") ? sat_load_open_input (error)
                                                 : sat_load_open (path, error);
  g_autofree char *name = NULL;

  if (stream != NULL)
    return stream;
  name = cli_io_get_name (path);
  sat_error_add_place (error, &(SatPlace){ .name = name });
  return NULL;
}

/**
 * cli_io_load:
 * @path: a path, or "-"
 * @cancellable: (nullable): ends reading
 *
 * Reads a file as a whole, within the limits of sat_load_unpacked().
 *
 * Returns: (transfer full) (nullable): the contents, unpacked; %NULL with a %G_IO_ERROR that names
 *   the file
 */
GBytes *
cli_io_load (const char *path,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (GInputStream) input = cli_io_open (path, error);
  g_autofree char *name = cli_io_get_name (path);

  return input != NULL ? sat_load_unpacked (name, input, cancellable, error) : NULL;
}
