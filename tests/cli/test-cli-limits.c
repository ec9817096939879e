/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits of the shell (ulimit): whatever is not allowed, the program ends with a status of the
 * manual and one sentence, and never by a signal. */

#include <string.h>

#include "cli-grid.h"
#include "cli-run.h"
#include "test-config.h"

/* Arguments; FILE is a puzzle of side 12, LARGE an empty board of side 36. */
static const char *const commands[] = {
  "solve FILE",
  "check FILE",
  "count FILE",
  "encode -o - FILE",
  "encode -o - LARGE",
  "solve LARGE",
  "new --size 4 --seed 1",
};

typedef struct
{
  char *folder;
  char *large;
  char *file;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < 36 * 36; cell++)
    g_string_append (text, cell % 36 < 35 ? "0 " : "0\n");
  self->folder = cli_test_folder_new ();
  self->large = cli_test_write (self->folder, "large", text->str);
  self->file = g_test_build_filename (G_TEST_DIST, "cli", "inputs", "twelve.txt", NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  cli_test_folder_free (self->folder);
  g_free (self->large);
  g_free (self->file);
}

static CliRun *
run_limited (Fixture *self,
             const char *limit,
             const char *arguments)
{
  g_autoptr (GString) command = g_string_new (NULL);

  g_string_printf (command, "ulimit -c 0; ulimit %s; exec %s %s", limit, cli_run_get_program (),
                   arguments);
  g_string_replace (command, "FILE", self->file, 0);
  g_string_replace (command, "LARGE", self->large, 0);
  return cli_run_in (NULL, NULL, (const char *[]){ "sh", "-c", command->str, NULL });
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

#define LOADER 127

/* Too little for the loader and the libraries, which say so themselves; too little for the work; or
 * the same as without a limit. */
static int
check (const CliRun *run,
       const CliRun *unlimited,
       const char *limit,
       const char *command)
{
  g_test_message ("%s: %s: %d %s", limit, command, run->status, run->err);
  switch (run->status)
    {
    case 0:
      g_assert_true (g_str_equal (run->out, unlimited->out));
      g_assert_cmpstr (run->err, ==, unlimited->err);
      break;
    case 3:
      g_assert_cmpuint (count_lines (run->err), ==, 1);
      g_assert_true (strstr (run->err, "the system gives this program no more ") != NULL ||
                     strstr (run->err, "is free") != NULL);
      break;
    case LOADER:
      g_assert_true (strstr (run->err, "loading shared libraries") != NULL ||
                     strstr (run->err, "out of memory") != NULL);
      break;
    default:
      /* GLib sets itself up while it is loaded, before there is a program that could say it. */
      g_assert_cmpint (run->status, ==, -1);
      g_assert_nonnull (strstr (run->err, "GLib (gthread-posix.c)"));
      return LOADER;
    }
  return run->status;
}

/* Raises a limit until the work is done: first the program can't be loaded, then it refuses, then
 * it works, and each stage but the first is there. */
static void
raise_limit (Fixture *self,
             const char *command,
             const char *option,
             const guint *limits,
             gsize n_limits)
{
  g_autoptr (CliRun) unlimited = run_limited (self, "-c 0", command);
  gboolean refused = FALSE;
  int status = LOADER;

  g_assert_cmpint (unlimited->status, ==, 0);
  for (gsize i = 0; i < n_limits && status != 0; i++)
    {
      g_autofree char *limit = g_strdup_printf ("%s %u", option, limits[i]);
      g_autoptr (CliRun) run = run_limited (self, limit, command);

      status = check (run, unlimited, limit, command);
      g_assert_true (!refused || status != LOADER);
      refused |= status == 3;
    }
  g_assert_cmpint (status, ==, 0);
  g_assert_true (refused);
}

/* A sanitizer has memory and files of its own. */
static gboolean
is_sanitized (void)
{
  if (TEST_SANITIZED)
    g_test_skip ("a sanitizer needs more");
  return TEST_SANITIZED;
}

static void
test_files (Fixture *self,
            gconstpointer data)
{
  static const guint limits[] = { 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };

  if (is_sanitized ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strstr (commands[i], "LARGE") == NULL)
      raise_limit (self, commands[i], "-n", limits, G_N_ELEMENTS (limits));
}

/* From what the loader needs up to where the work is done, which may be far: the C library sets
 * addresses aside for each thread. */
static void
test_memory (Fixture *self,
             gconstpointer data)
{
  guint limits[52];

  if (is_sanitized ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    limits[i] = i <= 45 ? (20 + 4 * i) * 1024 : limits[i - 1] * 2;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    raise_limit (self, commands[i], "-v", limits, G_N_ELEMENTS (limits));
}

/* What is read, unpacked and asked of others passes through no stack. */
static void
test_stack (Fixture *self,
            gconstpointer data)
{
  static const char *const asked[] = {
    "solve FILE",
    "check FILE",
    "solve --solver 'true' FILE",
    "solve --solver 'sh -c \"yes v | head -c 300000\"' FILE",
  };

  if (is_sanitized ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autoptr (CliRun) unlimited = run_limited (self, "-c 0", asked[i]);
      g_autoptr (CliRun) run = run_limited (self, "-s 64", asked[i]);

      g_test_message ("%s: %d %s", asked[i], run->status, run->err);
      g_assert_cmpint (run->status, ==, unlimited->status);
      g_assert_cmpstr (run->out, ==, unlimited->out);
      g_assert_cmpstr (run->err, ==, unlimited->err);
    }
}

/* What goes into a pipe is not limited; what goes into a file is refused. */
static void
test_file_size (Fixture *self,
                gconstpointer data)
{
  static const char *const limits[] = { "-f 0", "-f 1", "-f 8" };

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *command = g_strdup_printf ("encode -o - FILE >%s/out", self->folder);
      g_autoptr (CliRun) piped = run_limited (self, limits[i], "encode -o - FILE");
      g_autoptr (CliRun) run = run_limited (self, limits[i], command);

      g_assert_cmpint (piped->status, ==, 0);
      g_assert_cmpstr (piped->err, ==, "");
      g_assert_cmpint (run->status, ==, 2);
      g_assert_cmpuint (count_lines (run->err), ==, 1);
      g_assert_true (g_str_has_prefix (run->err, "standard output: "));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli-limits/files", Fixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/cli-limits/memory", Fixture, NULL, set_up, test_memory, tear_down);
  g_test_add ("/cli-limits/stack", Fixture, NULL, set_up, test_stack, tear_down);
  g_test_add ("/cli-limits/file-size", Fixture, NULL, set_up, test_file_size, tear_down);
  return g_test_run ();
}
