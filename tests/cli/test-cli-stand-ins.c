/* SPDX-License-Identifier: GPL-3.0-or-later */

/* solve --solver with programs that stand in for solvers: they lie, crash, hang, flood, and start
 * other programs that they leave behind. Afterwards there must be neither a process nor a file. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli-run.h"
#include "test-process.h"

#define EASY "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
#define SOLVED "483921657967345821251876493548132976729564138136798245372689514814253769695417382\n"
#define EMPTY_ROWS "..............................................................."
/* The last cell of the first row has no value left. */
#define UNSOLVABLE "12345678.........9" EMPTY_ROWS "\n"

/* A model in which cells have no value. */
#define ANSWER "echo s SATISFIABLE; echo v 1 0; exit 10"

typedef struct
{
  const char *name;
  const char *script;     /* @ is replaced by the mark */
  const char *time_limit; /* NULL: none */
  int status;
  const char *out;
  const char *err; /* a part of it; "" for nothing at all */
} Case;

static const Case cases[] = {
  /* What is said to be unsolvable is checked. */
  { "lies/unsatisfiable", "echo s UNSATISFIABLE; exit 20", NULL, 4, SOLVED,
    "the solver is wrong: it reports no solution, but Satdoku found this one" },
  { "lies/unsatisfiable-by-status", "exit 20", NULL, 4, SOLVED, "the solver is wrong" },
  { "lies/model", ANSWER, NULL, 4, "", "the solver's model is wrong" },
  { "lies/no-model", "exit 10", NULL, 2, "", "but does not print it" },
  { "lies/twice", "echo s SATISFIABLE; exit 20", NULL, 2, "", "which contradicts its output" },

  /* Each way to give no answer has its sentence. */
  { "says/unknown", "echo s UNKNOWN", "5", 3, "", "the solver gave up: it reports that" },
  { "says/unknown-by-status", "echo s INDETERMINATE; exit 15", NULL, 3, "", "the solver gave up" },
  { "says/nothing", "true", NULL, 2, "", "the program “sh” ended without an answer" },
  { "says/status", "exit 7", NULL, 2, "", "the program “sh” failed with exit status 7\n" },
  { "says/why", "echo no licence >&2; exit 7", NULL, 2, "", "exit status 7: no licence\n" },
  { "says/segfault", "kill -SEGV $$", NULL, 2, "", "the program “sh” was ended by signal 11" },
  { "says/killed", "kill -KILL $$", NULL, 2, "", "perhaps because the system ran out of memory" },
  { "says/memory", "echo std::bad_alloc >&2; kill -ABRT $$", NULL, 3, "", "ran out of memory" },
  { "says/controls", "printf \"\\033]0;gotcha\\007\" >&2; exit 7", NULL, 2, "",
    "status 7: \\x1b]0;gotcha\\x07\n" },
  { "says/too-much", "exec yes @", NULL, 2, "", "printed too much: more than 64 MiB" },
  { "says/too-many-errors", "yes @ | head -c 9000000 >&2; exit 20", NULL, 4, SOLVED, "is wrong" },

  /* What hangs is ended. */
  { "hangs", "sleep @", "0.2", 3, "", "gave up after 0.2 seconds" },
  { "hangs/ignores", "trap \"\" TERM INT HUP QUIT; sleep @; sleep @", "0.2", 3, "", "gave up" },
  { "hangs/children", "for i in $(seq 50); do sleep @ & done; wait", "0.2", 3, "", "gave up" },
  { "hangs/session", "setsid sleep @ & setsid sh -c \"sleep @; true\" & sleep @", "0.2", 3, "",
    "gave up after" },

  /* Whoever answers leaves nobody behind, and is not waited for when somebody holds the pipe. */
  { "leaves/children", "for i in $(seq 50); do sleep @ & done; exit 20", NULL, 4, SOLVED, "wrong" },
  { "leaves/pipe-free", "sleep @ >/dev/null 2>&1 & exit 20", NULL, 4, SOLVED, "is wrong" },
  { "leaves/session", "setsid sleep @ & setsid setsid sh -c \"sleep @; true\" & exit 20", "20", 4,
    SOLVED, "is wrong" },
  { "leaves/orphans", "sh -c \"sleep @ & (setsid sleep @ &) & exit\"; exit 20", NULL, 4, SOLVED,
    "is wrong" },
};

static void
expand (GString *script,
        const char *mark)
{
  g_string_replace (script, "@", mark, 0);
  g_string_prepend (script, "sh -c '");
  g_string_append (script, "'");
}

static char *
make_command (const char *text,
              const char *mark)
{
  GString *script = g_string_new (text);

  expand (script, mark);
  return g_string_free (script, FALSE);
}

/* The files of solvers are made where TMPDIR says. */
static void
assert_nothing_left (const char *mark)
{
  g_assert_cmpuint (test_process_count (mark), ==, 0);
  g_assert_cmpuint (test_folder_count (g_getenv ("TMPDIR")), ==, 0);
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *command = make_command (self->script, mark);
  gint64 start = g_get_monotonic_time ();
  g_autoptr (CliRun) run = NULL;

  if (self->time_limit != NULL)
    run = cli_run (EASY, "solve", "--solver", command, "--time-limit", self->time_limit, "-", NULL);
  else
    run = cli_run (EASY, "solve", "--solver", command, "-", NULL);
  g_test_message ("%s: %.3f s", self->name,
                  (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  g_assert_cmpstr (run->out, ==, self->out);
  g_assert_nonnull (strstr (run->err, self->err));
  g_assert_cmpint (run->status, ==, self->status);
  assert_nothing_left (mark);
}

/* One that is right about it. */
static void
test_no_solution (void)
{
  g_autoptr (CliRun) run = cli_run (UNSOLVABLE, "solve", "--solver", "sh -c 'exit 20'", "-", NULL);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->err, "no solution"));
  g_assert_null (strstr (run->err, "too long"));
}

/* What our own solver can't confirm in time is said to be unchecked. */
static void
test_unchecked (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "inputs", "hard-36.txt", NULL);
  g_autoptr (CliRun) run =
    cli_run (NULL, "solve", "--time-limit", "1", "--solver", "sh -c 'exit 20'", path, NULL);

  g_assert_cmpstr (run->out, ==, "");
  g_assert_nonnull (strstr (run->err, "checking this would take too long"));
  g_assert_cmpint (run->status, ==, 1);
}

static GSubprocess *
start (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_newv (arguments,
                                            G_SUBPROCESS_FLAGS_STDOUT_SILENCE |
                                              G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                                            &error);

  g_assert_no_error (error);
  return process;
}

/* Stops satdoku-cli by a signal while a solver with many children runs. */
static void
test_signal (gconstpointer data)
{
  int number = GPOINTER_TO_INT (data);
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *command = make_command ("for i in $(seq 20); do sleep @ & done; "
                                           "for i in $(seq 20); do setsid sleep @ & done; wait",
                                           mark);
  g_autofree char *folder = cli_test_folder_new ();
  g_autofree char *path = cli_test_write (folder, "puzzle.txt", EASY);
  g_autoptr (GSubprocess) process = NULL;
  gint64 begin;

  process = start ((const char *[]){ cli_run_get_program (), "solve", "--solver", command, path,
                                     NULL });
  test_process_wait_for (test_process_count (mark) >= 40);
  begin = g_get_monotonic_time ();
  g_subprocess_send_signal (process, number);
  g_subprocess_wait (process, NULL, NULL);
  if (number == SIGKILL || number == SIGQUIT)
    g_assert_cmpint (g_subprocess_get_term_sig (process), ==, number);
  else
    g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 3);
  g_remove (path);
  g_rmdir (folder);
  /* Who was killed can't wait for it. */
  if (number == SIGKILL || number == SIGQUIT)
    test_process_wait_for (test_process_count (mark) == 0 &&
                           test_folder_count (g_getenv ("TMPDIR")) == 0);
  g_test_message ("signal %d: nothing left after %.3f s", number,
                  (double)(g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
  assert_nothing_left (mark);
}

/* A folder that nobody holds is removed by the next run. */
static void
test_stale (void)
{
  const char *tmp = g_getenv ("TMPDIR");
  g_autofree char *stale = g_build_filename (tmp, "satdoku-solver-stale1", NULL);
  g_autofree char *inner = g_build_filename (stale, "a", "b", NULL);
  g_autofree char *held = g_build_filename (tmp, "satdoku-solver-held11", NULL);
  g_autofree char *other = g_build_filename (tmp, "satdoku-solution", NULL);
  g_autoptr (CliRun) run = NULL;
  int lock;

  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (held, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  lock = g_open (held, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  g_assert_cmpint (flock (lock, LOCK_EX), ==, 0);
  run = cli_run (EASY, "solve", "--solver", "sh -c 'exit 20'", "-", NULL);
  g_assert_cmpint (run->status, ==, 4);
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (held, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_DIR));
  g_close (lock, NULL);
  g_rmdir (held);
  g_rmdir (other);
}

/* Where a named pipe is opened that has no other end. */
static const char *const pipes[][6] = {
  { "solve", "@" },
  { "solve", "--regions", "@", "-" },
  { "decode", "--model", "@", "-" },
  { "encode", "-o", "@", "-" },
};

static void
test_pipe (gconstpointer data)
{
  const char *const *words = data;
  g_autofree char *folder = cli_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "pipe", NULL);
  g_autofree char *puzzle = cli_test_write (folder, "puzzle.txt", EASY);
  const char *arguments[8] = { cli_run_get_program () };
  const int signals[] = { SIGINT, SIGTERM, SIGHUP };

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  for (guint i = 0; words[i] != NULL; i++)
    arguments[i + 1] = strcmp (words[i], "@") == 0   ? path
                       : strcmp (words[i], "-") == 0 ? puzzle
                                                     : words[i];
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_autoptr (GSubprocess) process = start (arguments);

      test_process_wait_for (
        test_process_has_thread (g_subprocess_get_identifier (process), "signals"));
      g_subprocess_send_signal (process, signals[i]);
      g_subprocess_wait (process, NULL, NULL);
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 3);
    }
  g_remove (path);
  g_remove (puzzle);
  g_rmdir (folder);
}

/* The name of a file can't command the terminal. */
static void
test_file_name (void)
{
  g_autofree char *folder = cli_test_folder_new ();
  g_autofree char *path = cli_test_write (folder, "\033]0;gotcha\007", "nothing\n");
  g_autofree char *missing = g_build_filename (folder, "\033[2J", NULL);
  g_autoptr (CliRun) run = cli_run (NULL, "solve", path, NULL);
  g_autoptr (CliRun) second = cli_run (NULL, "solve", missing, NULL);
  g_autoptr (CliRun) third = cli_run (NULL, "solve", "\033[2J", "\033[3J", NULL);
  g_autoptr (CliRun) fourth = cli_run (NULL, "\033[2J", NULL);

  g_assert_nonnull (strstr (run->err, "\\x1b]0;gotcha\\x07"));
  g_assert_null (strchr (run->err, '\033'));
  g_assert_nonnull (strstr (second->err, "\\x1b[2J"));
  g_assert_null (strchr (second->err, '\033'));
  g_assert_nonnull (strstr (third->err, "\\x1b[3J"));
  g_assert_null (strchr (third->err, '\033'));
  g_assert_nonnull (strstr (fourth->err, "\\x1b[2J"));
  g_assert_null (strchr (fourth->err, '\033'));
  g_remove (path);
  g_rmdir (folder);
}

static void
add_cases (void)
{
  const int signals[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/stand-in/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/stand-in/signal/%d", signals[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (signals[i]), test_signal);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pipes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/pipe/%s-%u", pipes[i][0], i);

      g_test_add_data_func (path, pipes[i], test_pipe);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-stand-in-XXXXXX", NULL);
  g_autofree char *tmp = g_build_filename (folder, "tmp", NULL);
  int status;

  /* A shell starts what runs in the background with these ignored, and children inherit that. */
  signal (SIGINT, SIG_DFL);
  signal (SIGQUIT, SIG_DFL);
  g_assert_cmpint (g_mkdir (tmp, 0700), ==, 0);
  g_test_init (&argc, &argv, NULL);
  /* Ours is known already: only what is run sees this one. */
  g_assert_cmpstr (g_get_tmp_dir (), !=, tmp);
  g_setenv ("TMPDIR", tmp, TRUE);
  add_cases ();
  g_test_add_func ("/cli/stand-in/no-solution", test_no_solution);
  g_test_add_func ("/cli/stand-in/unchecked", test_unchecked);
  g_test_add_func ("/cli/stand-in/stale", test_stale);
  g_test_add_func ("/cli/file-name", test_file_name);
  status = g_test_run ();
  g_rmdir (tmp);
  g_rmdir (folder);
  return status;
}
