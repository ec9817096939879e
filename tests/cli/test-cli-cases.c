/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The golden cases of the command line: cases/NAME.cmd holds the arguments, quoted as for a
 * shell (none is run), on the first line that is no comment; NAME.stdin the input. What comes
 * out must be NAME.out, NAME.err and NAME.status; files that would be empty, or 0, are not
 * there. UPDATE_GOLDEN=1 rewrites what is expected. */

#include <test-golden.h>

#include "cli-run.h"

static char **
parse_command (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  char **arguments = NULL;

  for (guint i = 0; lines[i] != NULL && line == NULL; i++)
    if (lines[i][0] != '#')
      line = g_strconcat ("program ", lines[i], NULL);
  g_assert_nonnull (line);
  g_shell_parse_argv (line, NULL, &arguments, &error);
  g_assert_no_error (error);
  g_free (arguments[0]);
  arguments[0] = g_strdup (cli_run_get_program ());
  return arguments;
}

static void
test_case (gconstpointer data)
{
  const char *stem = data;
  g_autofree char *folder = g_path_get_dirname (stem);
  g_autofree char *command_path = g_strconcat (stem, ".cmd", NULL);
  g_autofree char *input_path = g_strconcat (stem, ".stdin", NULL);
  g_autofree char *command = NULL;
  g_autofree char *input = NULL;
  g_autofree char *status = NULL;
  g_auto (GStrv) arguments = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (GError) error = NULL;
  gboolean same;

  g_file_get_contents (command_path, &command, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (input_path, &input, NULL, NULL);
  arguments = parse_command (command);
  run = cli_run_in (folder, input, (const char *const *)arguments);
  status = run->status != 0 ? g_strdup_printf ("%d\n", run->status) : NULL;
  same = test_golden_settle (stem, ".out", *run->out != '\0' ? run->out : NULL);
  same = test_golden_settle (stem, ".err", *run->err != '\0' ? run->err : NULL) && same;
  same = test_golden_settle (stem, ".status", status) && same;
  if (!same)
    g_test_fail ();
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "cli", "cases", NULL);
  files = test_golden_list (folder, ".cmd");
  for (guint i = 0; i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);
      g_autofree char *name = g_strndup (file, strlen (file) - strlen (".cmd"));
      g_autofree char *path = g_strconcat ("/cli/cases/", name, NULL);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_case, g_free);
    }
  return g_test_run ();
}
