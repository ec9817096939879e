/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs programs and keeps what they said. Knows the path of satdoku-cli from the
 * environment. */

#include "cli-run.h"

#include <glib/gstdio.h>

/**
 * cli_run_get_program:
 *
 * Returns: (transfer none): the path of satdoku-cli
 */
const char *
cli_run_get_program (void)
{
  const char *program = g_getenv ("SATDOKU_CLI");

  g_assert_nonnull (program);
  return program;
}

/* The input comes from a file: a program may end without reading it, and a pipe would
 * make a race of that. Returns the path, to be removed. */
static char *
set_input (GSubprocessLauncher *launcher,
           const char *input)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd = g_file_open_tmp ("satdoku-cli-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_close (fd, NULL);
  g_file_set_contents (path, input, -1, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_set_stdin_file_path (launcher, path);
  return g_steal_pointer (&path);
}

/* Empty bytes have no data at all. */
static char *
to_text (GBytes *bytes)
{
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  return data != NULL ? g_strndup (data, length) : g_strdup ("");
}

/**
 * cli_run_in:
 * @folder: (nullable): the current folder of the program
 * @input: (nullable): its standard input; %NULL is empty
 * @arguments: (array zero-terminated=1): the program and its arguments
 *
 * Runs a program to its end.
 *
 * Returns: (transfer full): what it said
 */
CliRun *
cli_run_in (const char *folder,
            const char *input,
            const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *input_path = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;
  g_autoptr (GError) error = NULL;
  CliRun *self = g_new0 (CliRun, 1);

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                        G_SUBPROCESS_FLAGS_STDERR_PIPE);
  if (folder != NULL)
    g_subprocess_launcher_set_cwd (launcher, folder);
  if (input != NULL)
    input_path = set_input (launcher, input);
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  if (input_path != NULL)
    g_remove (input_path);
  self->status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
  self->out = to_text (out);
  self->err = to_text (err);
  return self;
}

/**
 * cli_run:
 * @input: (nullable): its standard input
 * @...: the arguments, %NULL at the end
 *
 * Runs satdoku-cli to its end.
 *
 * Returns: (transfer full): what it said
 */
CliRun *
cli_run (const char *input,
         ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  const char *argument;
  va_list list;

  g_ptr_array_add (arguments, (gpointer)cli_run_get_program ());
  va_start (list, input);
  while ((argument = va_arg (list, const char *)) != NULL)
    g_ptr_array_add (arguments, (gpointer)argument);
  va_end (list);
  g_ptr_array_add (arguments, NULL);
  return cli_run_in (NULL, input, (const char *const *)arguments->pdata);
}

/**
 * cli_run_free:
 * @self: (transfer full): a run
 *
 * Frees it.
 */
void
cli_run_free (CliRun *self)
{
  g_free (self->out);
  g_free (self->err);
  g_free (self);
}

/**
 * cli_test_folder_new:
 *
 * Returns: (transfer full): the path of a new empty folder
 */
char *
cli_test_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("satdoku-cli-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

/**
 * cli_test_folder_free:
 * @folder: (transfer full): a folder of cli_test_folder_new()
 *
 * Removes the folder and the files in it.
 */
void
cli_test_folder_free (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

/**
 * cli_test_write:
 * @folder: a folder
 * @name: the name of a file
 * @text: what it holds
 *
 * Returns: (transfer full): the path of the file
 */
char *
cli_test_write (const char *folder,
                const char *name,
                const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&path);
}
