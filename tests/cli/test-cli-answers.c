/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The golden answers of tests/golden/answer at the command line: it says the same sentence as the
 * libraries under the app do, nothing on standard output unless the answer is right, and the
 * status is one of those that are promised. */

#include <test-golden.h>

#include "cli-run.h"

/* Its contents, or NULL. */
static char *
read_beside (const char *stem,
             const char *ending)
{
  g_autofree char *path = g_strconcat (stem, ending, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* Each line of a sentence as the program prints it, with the name of the file. */
static char *
prefix_lines (const char *file,
              const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *prefixed = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_string_append_printf (prefixed, "%s: %s\n", file, lines[i]);
  return g_string_free (prefixed, FALSE);
}

static void
check_right (const CliRun *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, !=, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* What is said begins with what is expected; more may follow about what to do. */
static void
check_wrong (const CliRun *run,
             const char *expected)
{
  g_assert_cmpstr (run->out, ==, "");
  if (!g_str_has_prefix (run->err, expected))
    g_assert_cmpstr (run->err, ==, expected);
  g_assert_cmpint (run->status, >=, 1);
  g_assert_cmpint (run->status, <=, 3);
}

static void
test_answer (gconstpointer data)
{
  const char *stem = data;
  g_autofree char *folder = g_path_get_dirname (stem);
  g_autofree char *name = g_path_get_basename (stem);
  g_autofree char *file = g_strconcat (name, ".in", NULL);
  g_autofree char *puzzle_stem = g_strndup (name, strcspn (name, "."));
  g_autofree char *puzzle = g_strconcat (puzzle_stem, ".puzzle", NULL);
  g_autofree char *sentences = read_beside (stem, ".ref");
  /* What the reader of answers alone can't know is said better by the program, or read. */
  g_autofree char *better = read_beside (stem, ".program");
  gboolean is_right = g_str_has_prefix (sentences != NULL ? sentences
                                        : better != NULL  ? better
                                                          : "",
                                        "verified");
  g_autofree char *message =
    better != NULL ? g_steal_pointer (&better) : read_beside (stem, ".errors");
  g_autofree char *expected = NULL;
  g_autoptr (CliRun) run = NULL;

  run = cli_run_in (folder, NULL,
                    (const char *[]){ cli_run_get_program (), "decode", "--model", file, puzzle,
                                      NULL });
  if (is_right)
    {
      check_right (run);
      return;
    }
  if (sentences != NULL)
    expected = prefix_lines (file, sentences);
  else
    expected = g_strconcat (file, message + strlen (name), NULL);
  check_wrong (run, expected);
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "golden", "answer", NULL);
  files = test_golden_list (folder, ".in");
  for (guint i = 0; i < files->len; i++)
    {
      const char *file = g_ptr_array_index (files, i);
      g_autofree char *name = g_strndup (file, strlen (file) - strlen (".in"));
      g_autofree char *path = g_strconcat ("/cli/answers/", name, NULL);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_answer, g_free);
    }
  return g_test_run ();
}
