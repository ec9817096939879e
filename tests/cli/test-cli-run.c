/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How satdoku-cli behaves as a process: streams, signals, closed pipes, files that are
 * written aside, seeds. */

#include "satdoku-config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

#include "cli-run.h"

#define EASY "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
#define SOLVED "483921657967345821251876493548132976729564138136798245372689514814253769695417382\n"
#define EMPTY "................................................................................."

static void
test_version (void)
{
  g_autoptr (CliRun) run = cli_run (NULL, "--version", NULL);

  g_assert_cmpstr (run->out, ==, "satdoku-cli " SATDOKU_VERSION "\n");
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* Starts satdoku-cli with pipes at all ends. */
static GSubprocess *
start (const char *command,
       const char *argument)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE |
                                             G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                             G_SUBPROCESS_FLAGS_STDERR_PIPE,
                                           &error,
                                           cli_run_get_program (), command, argument, NULL);

  g_assert_no_error (error);
  return process;
}

static void
send (GSubprocess *process,
      const char *text)
{
  GOutputStream *stream = g_subprocess_get_stdin_pipe (process);
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, &error);
  g_output_stream_flush (stream, NULL, &error);
  g_assert_no_error (error);
}

/* Blocks until exactly so much has come. */
static void
expect (GSubprocess *process,
        const char *text)
{
  g_autofree char *buffer = g_malloc0 (strlen (text) + 1);
  g_autoptr (GError) error = NULL;

  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process),
                           buffer, strlen (text), NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (buffer, ==, text);
}

static int
finish (GSubprocess *process)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  return g_subprocess_get_exit_status (process);
}

/* A result is there before the next puzzle is. */
static void
test_stream (void)
{
  g_autoptr (GSubprocess) process = start ("solve", "-");

  send (process, EASY);
  expect (process, SOLVED);
  send (process, EASY);
  expect (process, SOLVED);
  g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, NULL);
  g_assert_cmpint (finish (process), ==, 0);
}

static void
test_signal_while_reading (gconstpointer data)
{
  g_autoptr (GSubprocess) process = start ("solve", "-");

  send (process, EASY);
  expect (process, SOLVED);
  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  g_assert_cmpint (finish (process), ==, 3);
}

/* Counting the solutions of an empty grid never ends. */
static void
test_signal_while_searching (gconstpointer data)
{
  g_autoptr (GSubprocess) process = start ("count", "-");

  send (process, EASY EMPTY "\n");
  expect (process, "1\n");
  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  g_assert_cmpint (finish (process), ==, 3);
}

/* What came before the puzzle that is interrupted is there, in order, and nothing behind it. */
static void
test_signal_keeps_results (void)
{
  g_autoptr (GSubprocess) process = start ("count", "-");
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  char rest[64] = "", messages[256] = "";
  gsize n = 0;

  for (guint i = 0; i < 500; i++)
    {
      g_string_append (input, EASY);
      g_string_append (expected, "1\n");
    }
  g_string_append (input, EMPTY "\n");
  /* Not more than a pipe holds: nobody reads on while this one is worked on. */
  for (guint i = 0; i < 200; i++)
    g_string_append (input, EASY);
  send (process, input->str);
  expect (process, expected->str);
  g_subprocess_send_signal (process, SIGINT);
  g_assert_cmpint (finish (process), ==, 3);
  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), rest, sizeof rest, &n, NULL,
                           NULL);
  g_assert_cmpuint (n, ==, 0);
  g_input_stream_read_all (g_subprocess_get_stderr_pipe (process), messages, sizeof messages - 1,
                           &n, NULL, NULL);
  g_assert_cmpstr (messages, ==, "<stdin>:501: cancelled\n");
}

/* Nobody wants the other puzzles: quiet and soon. */
static void
test_closed_stream (void)
{
  const char *arguments[] = {
    "sh", "-c", "\"$0\" new --seed 1 --count 100000000 | head -n 3", cli_run_get_program (), NULL
  };
  g_autoptr (CliRun) three = cli_run_in (NULL, NULL, arguments);
  g_autoptr (CliRun) run = cli_run (NULL, "new", "--seed", "1", "--count", "3", NULL);

  g_assert_cmpstr (three->out, ==, run->out);
  g_assert_cmpstr (three->err, ==, "");
}

/* Why there is no solution stands there before it is found out what to take back, which takes
 * seconds here. */
static void
test_signal_while_explaining (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "cli", "inputs", "many-wrong-36.txt", NULL);
  g_autoptr (GSubprocess) process = start ("explain", path);
  char rest[16384] = "", messages[4096] = "";
  gsize n = 0;

  expect (process, "no solution\n  no place is left for 18 in row 20\nconflict: ");
  g_subprocess_send_signal (process, SIGINT);
  g_assert_cmpint (finish (process), ==, 3);
  g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), rest, sizeof rest - 1, &n, NULL,
                           NULL);
  g_assert_nonnull (strstr (rest, "no place is left for 27 in box 12.\n"));
  g_assert_null (strstr (rest, "take back:"));
  g_input_stream_read_all (g_subprocess_get_stderr_pipe (process), messages, sizeof messages - 1,
                           &n, NULL, NULL);
  g_assert_true (g_str_has_suffix (messages, "many-wrong-36.txt:1: cancelled\n"));
  g_assert_null (strstr (messages, "WARNING"));
}

static char *
make_empty_rows (guint side)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      g_string_append (text, column + 1 < side ? "0 " : "0\n");
  return g_string_free (text, FALSE);
}

static void
test_signal_while_writing (void)
{
  g_autofree char *text = make_empty_rows (36);
  g_autoptr (GSubprocess) process = start ("encode", "-");

  send (process, text);
  g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, NULL);
  expect (process, "p cnf 54872 3271104\n");
  g_subprocess_send_signal (process, SIGTERM);
  g_assert_cmpint (finish (process), ==, 3);
}

/* The reader of the output goes away: quiet and clean. */
static void
test_closed_pipe (void)
{
  g_autofree char *text = make_empty_rows (36);
  g_autoptr (GSubprocess) process = start ("encode", "-");
  char buffer[16] = "";
  gsize n = 0;

  send (process, text);
  g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, NULL);
  expect (process, "p cnf 54872 3271104\n");
  g_input_stream_close (g_subprocess_get_stdout_pipe (process), NULL, NULL);
  g_assert_cmpint (finish (process), ==, 0);
  g_input_stream_read_all (g_subprocess_get_stderr_pipe (process),
                           buffer, sizeof buffer, &n, NULL, NULL);
  g_assert_cmpuint (n, ==, 0);
}

static void
test_full_device (void)
{
  const char *arguments[] = {
    "sh", "-c", "exec \"$0\" list formats >/dev/full", cli_run_get_program (), NULL
  };
  g_autoptr (CliRun) run = NULL;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  run = cli_run_in (NULL, NULL, arguments);
  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->err, "standard output: "));
}

/* What the caller has closed fails when it is used, and nothing waits for it. */
static void
test_closed_files (void)
{
  static const struct
  {
    const char *command;
    const char *error;
  } cases[] = {
    { "exec timeout 60 \"$0\" solve - <&-", "<stdin>: " },
    { "exec timeout 60 \"$0\" list formats >&-", "standard output: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *arguments[] = { "sh", "-c", cases[i].command, cli_run_get_program (), NULL };
      g_autoptr (CliRun) run = cli_run_in (NULL, NULL, arguments);

      g_assert_cmpint (run->status, ==, 2);
      g_assert_nonnull (strstr (run->err, cases[i].error));
    }
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static char *
load (const char *path)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
test_output (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *puzzle = cli_test_write (folder, "puzzle.txt", EASY);
  g_autofree char *path = cli_test_write (folder, "out.cnf", "old\n");
  g_autoptr (CliRun) aside = cli_run (NULL, "encode", "-o", path, puzzle, NULL);
  g_autoptr (CliRun) direct = cli_run (NULL, "encode", "-o", "-", puzzle, NULL);
  g_autofree char *text = load (path);

  g_assert_cmpint (aside->status, ==, 0);
  g_assert_cmpstr (aside->out, ==, "");
  g_assert_cmpstr (text, ==, direct->out);
  g_assert_true (g_str_has_prefix (text, "p cnf 999 12020\n"));
  g_assert_cmpuint (count_files (folder), ==, 2);
  cli_test_folder_free (folder);
}

/* A file that can't be completed leaves the old one alone and nothing beside it. */
static void
test_output_fails (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *puzzle = cli_test_write (folder, "puzzle.txt", EASY);
  g_autofree char *path = cli_test_write (folder, "out.cnf", "old\n");
  const char *arguments[] = {
    "sh", "-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" encode -o out.cnf puzzle.txt",
    cli_run_get_program (), NULL
  };
  g_autoptr (CliRun) run = cli_run_in (folder, NULL, arguments);
  g_autofree char *text = load (path);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (g_str_has_prefix (run->err, "out.cnf: "));
  g_assert_cmpstr (text, ==, "old\n");
  g_assert_cmpuint (count_files (folder), ==, 2);
  cli_test_folder_free (folder);
}

static void
test_output_through_link (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *puzzle = cli_test_write (folder, "puzzle.txt", EASY);
  g_autofree char *path = cli_test_write (folder, "out.cnf", "old\n");
  g_autofree char *link = g_build_filename (folder, "link.cnf", NULL);
  g_autoptr (CliRun) run = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (symlink ("out.cnf", link), ==, 0);
  run = cli_run (NULL, "encode", "-o", link, puzzle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  text = load (path);
  g_assert_true (g_str_has_prefix (text, "p cnf "));
  cli_test_folder_free (folder);
}

/* Without a seed one is chosen and told, and makes the same puzzle again. */
static void
test_random_seed (void)
{
  g_autoptr (CliRun) first = cli_run (NULL, "new", "--box", "2x3", NULL);
  g_autoptr (CliRun) again = NULL;

  g_assert_cmpint (first->status, ==, 0);
  g_assert_true (g_str_has_prefix (first->err, "--seed "));
  g_strchomp (first->err);
  again = cli_run (NULL, "new", "--box", "2x3", "--seed", first->err + strlen ("--seed "), NULL);
  g_assert_cmpstr (again->out, ==, first->out);
  g_assert_cmpstr (again->err, ==, "");
}

/* --count M with seed K: the puzzles of the seeds K, K + 1 and so on. */
/* Unless midnight comes between the three. */
static void
test_today (void)
{
  for (;;)
    {
      g_autoptr (GDateTime) before = g_date_time_new_now_local ();
      g_autofree char *day = g_date_time_format (before, "%Y-%m-%d");
      g_autoptr (CliRun) today = cli_run (NULL, "new", "--date", "today", NULL);
      g_autoptr (CliRun) named = cli_run (NULL, "new", "--date", day, NULL);
      g_autoptr (GDateTime) after = g_date_time_new_now_local ();

      g_assert_cmpint (today->status, ==, 0);
      g_assert_cmpstr (today->err, ==, "");
      if (g_date_time_get_day_of_year (before) != g_date_time_get_day_of_year (after))
        continue;
      g_assert_cmpstr (today->out, ==, named->out);
      return;
    }
}

static void
test_count (void)
{
  g_autoptr (CliRun) all = cli_run (NULL, "new", "--seed", "7", "--count", "3", NULL);
  g_autoptr (GString) single = g_string_new (NULL);
  static const char *const seeds[] = { "7", "8", "9" };

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_autoptr (CliRun) run = cli_run (NULL, "new", "--seed", seeds[i], NULL);

      g_string_append (single, run->out);
    }
  g_assert_cmpstr (all->out, ==, single->str);
}

static void
test_stats (void)
{
  g_autoptr (CliRun) run = cli_run (EASY, "solve", "--stats", "-", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, SOLVED);
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Method: Propagation"));
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Givens: 32\n"));
  g_assert_nonnull (strstr (run->err, "Found by propagation: 49\n"));
  g_assert_nonnull (strstr (run->err, "Searching: 0."));
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Formula: 999 variables, 12020 clauses\n"));
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Total: 0."));
  g_assert_null (strstr (run->err, "Clauses: "));
  /* No terminal, no progress. */
  g_assert_null (strchr (run->err, '\r'));
}

#define COMMAS                                                                    \
  "3\n..3.2.6..\n9..3.5..1.\n..1,8.6,4..\n..8,1.2,9..\n7.......8.\n..6,7.8,2..\n" \
  "..2,6.9,5..\n8..2.3..9.\n..5.1.3..\n"

/* As the program of that format: with statistics, and “No solution!” is a result. */
static void
test_commas (void)
{
  g_autoptr (CliRun) run = cli_run (COMMAS, "solve", "-", NULL);
  g_autoptr (GString) wrong = g_string_new (COMMAS);
  g_autoptr (CliRun) failed = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==,
                   "+---+---+---+\n|483|921|657|\n|967|345|821|\n|251|876|493|\n"
                   "+---+---+---+\n|548|132|976|\n|729|564|138|\n|136|798|245|\n"
                   "+---+---+---+\n|372|689|514|\n|814|253|769|\n|695|417|382|\n"
                   "+---+---+---+\n");
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Formula: 999 variables, 12020 clauses\n"));
  g_assert_nonnull (strstr (run->err, "<stdin>:1: Total: 0."));
  g_string_replace (wrong, "..3.2.6..\n", "3.3.2.6..\n", 1);
  failed = cli_run (wrong->str, "solve", "-", NULL);
  g_assert_cmpint (failed->status, ==, 1);
  g_assert_cmpstr (failed->out, ==,
                   "No solution!\n"
                   "+---+---+---+\n|3.3|.2.|6..|\n|9..|3.5|..1|\n|..1|8.6|4..|\n"
                   "+---+---+---+\n|..8|1.2|9..|\n|7..|...|..8|\n|..6|7.8|2..|\n"
                   "+---+---+---+\n|..2|6.9|5..|\n|8..|2.3|..9|\n|..5|.1.|3..|\n"
                   "+---+---+---+\n");
  g_assert_nonnull (strstr (failed->err, "no solution: 3 appears twice in row 1"));
}

static void
assert_formula (const char *folder,
                const char *name,
                const char *header)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, header));
}

/* NAME.cnf beside each file; what is there already stays unless --force is said. */
static void
test_encode_beside (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *first = cli_test_write (folder, "a.b.txt", "1..4\n..3.\n.2..\n4..1\n");
  g_autofree char *second = cli_test_write (folder, ".hidden", COMMAS);
  g_autofree char *bad = cli_test_write (folder, "bad.txt", "what is this?\n");
  g_autofree char *itself = NULL;
  g_autoptr (CliRun) run = cli_run (NULL, "encode", first, bad, second, NULL);
  g_autoptr (CliRun) again = NULL;
  g_autoptr (CliRun) forced = NULL;
  g_autoptr (CliRun) refused = NULL;

  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->err, "bad.txt"));
  g_assert_cmpstr (run->out, ==, "");
  assert_formula (folder, "a.b.cnf", "p cnf 444 454\n");
  assert_formula (folder, ".hidden.cnf", "p cnf 999 12020\n");
  itself = cli_test_write (folder, "a.b.cnf", "mine");
  again = cli_run (NULL, "encode", first, NULL);
  g_assert_cmpint (again->status, ==, 2);
  g_assert_nonnull (strstr (again->err, "a.b.cnf: this file already exists; use --force"));
  assert_formula (folder, "a.b.cnf", "mine");
  forced = cli_run (NULL, "encode", "--force", first, NULL);
  g_assert_cmpstr (forced->err, ==, "");
  assert_formula (folder, "a.b.cnf", "p cnf 444 454\n");
  refused = cli_run (NULL, "encode", "--force", itself, NULL);
  g_assert_cmpint (refused->status, ==, 2);
  g_assert_nonnull (strstr (refused->err, "this would overwrite the puzzle"));
  assert_formula (folder, "a.b.cnf", "p cnf 444 454\n");
  cli_test_folder_free (folder);
}

/* What is read is never written over, whatever it is called there. */
static void
test_output_is_input (void)
{
  static const struct
  {
    const char *command;
    const char *text;
  } cases[] = {
    { "encode", "1..4\n..3.\n.2..\n4..1\n" },
    { "explain", "p cnf 2 3\n1 0\n-1 0\n2 0\n" },
  };
  char *folder = cli_test_folder_new ();
  g_autofree char *detour = g_build_filename (folder, ".", "a.cnf", NULL);
  g_autofree char *link = g_build_filename (folder, "b.cnf", NULL);

  g_assert_cmpint (symlink ("a.cnf", link), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *read = cli_test_write (folder, "a.cnf", cases[i].text);
      const char *const outputs[] = { read, detour, link };

      for (gsize k = 0; k < G_N_ELEMENTS (outputs); k++)
        {
          g_autoptr (CliRun) run =
            cli_run (NULL, cases[i].command, "-o", outputs[k], read, NULL);

          g_assert_cmpint (run->status, ==, 2);
          g_assert_cmpstr (run->out, ==, "");
          assert_formula (folder, "a.cnf", cases[i].text);
        }
    }
  g_remove (link);
  cli_test_folder_free (folder);
}

/* Two formulas that would go to the same file: none is written, not even with --force, and
 * not that of a third file. */
static void
test_encode_same_name (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *first = cli_test_write (folder, "a.txt", "1..4\n..3.\n.2..\n4..1\n");
  g_autofree char *other = cli_test_write (folder, "b.txt", "1..4\n..3.\n.2..\n4..1\n");
  g_autofree char *second = cli_test_write (folder, "a.sdm", "...1..2..3..4...\n");
  g_autofree char *detour = g_build_filename (folder, ".", "a.txt", NULL);
  g_autofree char *written = g_build_filename (folder, "a.cnf", NULL);
  g_autofree char *written_too = g_build_filename (folder, "b.cnf", NULL);
  const char *const sames[] = { second, detour, first };

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (sames); i++)
    {
      const char *same = sames[i / 2];
      g_autoptr (CliRun) run = i % 2 == 0
                                 ? cli_run (NULL, "encode", other, first, same, NULL)
                                 : cli_run (NULL, "encode", "--force", other, first, same, NULL);

      g_assert_cmpint (run->status, ==, 2);
      g_assert_nonnull (strstr (run->err, "a.txt” and “"));
      g_assert_nonnull (strstr (run->err, "would be written to this file"));
      g_assert_false (g_file_test (written, G_FILE_TEST_EXISTS));
      g_assert_false (g_file_test (written_too, G_FILE_TEST_EXISTS));
    }
  cli_test_folder_free (folder);
}

/* What the completion of bash offers behind an option, each with blanks around it. */
static char *
complete (const char *option)
{
  g_autofree char *file =
    g_test_build_filename (G_TEST_DIST, "..", "data", "completions", "satdoku-cli", NULL);
  g_autofree char *script = g_strdup_printf (
    "_init_completion () { words=(%s convert %s ''); cur= prev=%s cword=3; }\n"
    "complete () { :; }\n"
    ". %s && _satdoku_cli && printf ' %%s ' \"${COMPREPLY[@]}\"",
    cli_run_get_program (), option, option, file);
  g_autoptr (CliRun) run = cli_run_in (NULL, NULL, (const char *[]){ "bash", "-c", script, NULL });

  g_assert_cmpstr (run->err, ==, "");
  return g_strdup (run->out);
}

/* Only what can be done with a format is offered. */
static void
test_completion (void)
{
  g_autofree char *from = complete ("--from");
  g_autofree char *to = complete ("--to");

  g_assert_nonnull (strstr (from, " line "));
  g_assert_nonnull (strstr (from, " cnf "));
  g_assert_nonnull (strstr (from, " sdx "));
  g_assert_null (strstr (from, " hsol "));
  g_assert_null (strstr (from, " answer "));
  g_assert_nonnull (strstr (to, " line "));
  g_assert_null (strstr (to, " cnf "));
  g_assert_nonnull (strstr (to, " sdx "));
  g_assert_null (strstr (to, " hsol "));
  g_assert_null (strstr (to, " answer "));
}

/* A formula, or a file, that is too large for the memory is refused with an estimate. */
static void
test_memory (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *puzzle = cli_test_write (folder, "puzzle.txt", EASY);
  g_autoptr (GString) empty = g_string_new (NULL);
  g_autoptr (CliRun) solve = NULL;
  g_autoptr (CliRun) decode = NULL;

  for (guint cell = 0; cell < 36 * 36; cell++)
    g_string_append (empty, cell % 36 == 35 ? "0\n" : "0 ");
  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000000", TRUE);
  solve = cli_run (empty->str, "solve", "-", NULL);
  g_assert_cmpint (solve->status, ==, 3);
  g_assert_nonnull (strstr (solve->err, "<stdin>:1: the formula needs about "));
  for (guint i = 0; i < 20; i++)
    g_string_append_printf (empty, "%065536u\n", 0);
  decode = cli_run (empty->str, "decode", "--model", "-", puzzle, NULL);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  g_assert_cmpint (decode->status, ==, 3);
  g_assert_nonnull (strstr (decode->err, "<stdin>: the text needs about "));
  cli_test_folder_free (folder);
}

/* Each puzzle has one solution with the clauses, in whichever format it is printed. */
static void
test_new_clauses (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *clauses = cli_test_write (folder, "own.txt",
                                             "r1c1 < r1c2\nr1c1 r5c5 r9c9 differ\n"
                                             "a | r5c1=1; !a | r5c2=1\n"
                                             "at most 1 of r1c1=1 r2c2=1 r3c3=1 r4c4=1\n");
  g_autoptr (CliRun) lines = NULL;
  g_autoptr (CliRun) games = NULL;
  g_autoptr (CliRun) count = NULL;
  g_autoptr (CliRun) count_games = NULL;
  g_autoptr (CliRun) count_without = NULL;

  lines = cli_run (NULL, "new", "--clauses", clauses, "--seed", "1", "--count", "3", NULL);
  g_assert_cmpint (lines->status, ==, 0);
  g_assert_cmpstr (lines->err, ==, "");
  count = cli_run (lines->out, "count", "--clauses", clauses, "-", NULL);
  g_assert_cmpstr (count->out, ==, "1\n1\n1\n");
  count_without = cli_run (lines->out, "count", "-", NULL);
  g_assert_cmpstr (count_without->out, !=, "1\n1\n1\n");
  games = cli_run (NULL, "new", "--clauses", clauses, "--seed", "1", "--to", "satdoku", NULL);
  g_assert_cmpstr (games->err, ==, "");
  count_games = cli_run (games->out, "count", "-", NULL);
  g_assert_cmpstr (count_games->out, ==, "1\n");
  cli_test_folder_free (folder);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/version", test_version);
  g_test_add_func ("/cli/stream", test_stream);
  g_test_add_data_func ("/cli/signal/reading/int",
                        GINT_TO_POINTER (SIGINT),
                        test_signal_while_reading);
  g_test_add_data_func ("/cli/signal/reading/term",
                        GINT_TO_POINTER (SIGTERM),
                        test_signal_while_reading);
  g_test_add_data_func ("/cli/signal/searching/int",
                        GINT_TO_POINTER (SIGINT),
                        test_signal_while_searching);
  g_test_add_data_func ("/cli/signal/searching/hup",
                        GINT_TO_POINTER (SIGHUP),
                        test_signal_while_searching);
  g_test_add_func ("/cli/signal/keeps-results", test_signal_keeps_results);
  g_test_add_func ("/cli/closed-stream", test_closed_stream);
  g_test_add_func ("/cli/signal/explaining", test_signal_while_explaining);
  g_test_add_func ("/cli/signal/writing", test_signal_while_writing);
  g_test_add_func ("/cli/closed-pipe", test_closed_pipe);
  g_test_add_func ("/cli/full-device", test_full_device);
  g_test_add_func ("/cli/closed-files", test_closed_files);
  g_test_add_func ("/cli/output/file", test_output);
  g_test_add_func ("/cli/output/fails", test_output_fails);
  g_test_add_func ("/cli/output/link", test_output_through_link);
  g_test_add_func ("/cli/new/random-seed", test_random_seed);
  g_test_add_func ("/cli/new/today", test_today);
  g_test_add_func ("/cli/new/count", test_count);
  g_test_add_func ("/cli/new/clauses", test_new_clauses);
  g_test_add_func ("/cli/solve/stats", test_stats);
  g_test_add_func ("/cli/solve/commas", test_commas);
  g_test_add_func ("/cli/encode/beside", test_encode_beside);
  g_test_add_func ("/cli/encode/same-name", test_encode_same_name);
  g_test_add_func ("/cli/output-is-input", test_output_is_input);
  g_test_add_func ("/cli/completion", test_completion);
  g_test_add_func ("/cli/memory", test_memory);
  return g_test_run ();
}
