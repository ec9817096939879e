/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <glib/gstdio.h>
#include <sat-check.h>
#include <sat-process-profile.h>
#include <sat-process.h>
#include <sat-solver.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "test-words.h"

/* Above 0: no pipe can be made but by this process. */
static pid_t only_piper;

int
pipe2 (int fds[2],
       int flags)
{
  if (only_piper == 0 || only_piper == getpid ())
    return (int)syscall (SYS_pipe2, fds, flags);
  errno = EMFILE;
  return -1;
}

static gboolean
stream_clauses (SatSink *sink,
                gpointer user_data,
                GCancellable *cancellable,
                GError **error)
{
  gsize n_literals;
  const int *literals = sat_clauses_get_literals (user_data, &n_literals);

  return sat_sink_add (sink, literals, n_literals, error);
}

static SatModel *
solve (const char *command,
       SatClauses *clauses,
       double time_limit,
       GCancellable *cancellable,
       GError **error)
{
  return sat_process_solve (&(SatProcessJob){ .command = command,
                                              .n_variables = sat_clauses_get_max_variable (clauses),
                                              .n_clauses = sat_clauses_get_n_clauses (clauses),
                                              .stream = stream_clauses,
                                              .stream_data = clauses,
                                              .limits = { .time = time_limit } },
                            NULL, cancellable, error);
}

/* One clause, for the programs that are no solvers. */
static SatClauses *
new_small (void)
{
  static const int literals[] = { 1, -2, 0 };
  SatClauses *clauses = sat_clauses_new ();

  sat_sink_add (sat_clauses_get_sink (clauses), literals, G_N_ELEMENTS (literals), NULL);
  return clauses;
}

static SatClauses *
new_random (GRand *rand)
{
  SatClauses *clauses = sat_clauses_new ();
  int literals[4] = { 0 };

  for (guint i = 0; i < 85; i++)
    {
      for (guint k = 0; k < 3; k++)
        {
          int variable = g_rand_int_range (rand, 1, 21);

          literals[k] = g_rand_boolean (rand) ? variable : -variable;
        }
      sat_sink_add (sat_clauses_get_sink (clauses), literals, G_N_ELEMENTS (literals), NULL);
    }
  return clauses;
}

static SatStatus
solve_inside (SatClauses *clauses)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);

  stream_clauses (sat_solver_get_sink (solver), clauses, NULL, NULL);
  return sat_solver_solve (solver, NULL);
}

static void
compare_answers (const SatProcessProfile *profile,
                 SatClauses *clauses)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = solve (profile->id, clauses, 0, NULL, &error);
  g_autoptr (SatChecker) checker = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, solve_inside (clauses));
  if (sat_model_get_status (model) != SAT_STATUS_SATISFIABLE ||
      (profile->traits & SAT_PROFILE_FINDS_CORES) != 0)
    return;
  /* Z3 does not end it with a 0. */
  g_assert_true (sat_model_is_complete (model) != g_str_equal (profile->id, "z3"));
  checker = sat_checker_new (model);
  stream_clauses (sat_checker_get_sink (checker), clauses, NULL, NULL);
  g_assert_cmpuint (sat_checker_get_n_clauses (checker), ==, 85);
  g_assert_cmpuint (sat_checker_get_n_false (checker), ==, 0);
}

/* Every solver that is installed agrees with ours on random formulas near the threshold. */
static void
test_profile (gconstpointer data)
{
  const SatProcessProfile *profile = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  g_assert_true (sat_process_profile_find (profile->id) == profile);
  if (!sat_process_profile_is_installed (profile))
    {
      g_test_skip ("this solver is not installed");
      return;
    }
  for (guint round = 0; round < 8; round++)
    {
      g_autoptr (SatClauses) clauses = new_random (rand);

      compare_answers (profile, clauses);
    }
}

/* What programs do that are no solvers, and what comes of it. */
static const struct
{
  const char *command;
  SatStatus status;
  guint n_literals;
  GQuark (*domain) (void); /* NULL: no error */
  int code;
  const char *message; /* a part of it */
} cases[] = {
  { "sh -c 'exit 10'", SAT_STATUS_SATISFIABLE, 0, NULL, 0, NULL },
  { "sh -c 'exit 20'", SAT_STATUS_UNSATISFIABLE, 0, NULL, 0, NULL },
  /* Solvers have numbers of their own for a limit of their own: the text counts. */
  { "sh -c 'echo s INDETERMINATE; exit 15'", SAT_STATUS_UNKNOWN, 0, NULL, 0, NULL },
  { "sh -c 'echo c UNKNOWN'", SAT_STATUS_UNKNOWN, 0, NULL, 0, NULL },
  { "sh -c 'echo s UNKNOWN'", SAT_STATUS_UNKNOWN, 0, NULL, 0, NULL },
  { "sh -c 'echo s UNSATISFIABLE'", SAT_STATUS_UNSATISFIABLE, 0, NULL, 0, NULL },
  { "sh -c 'echo v 1 2 0; exit 10'", SAT_STATUS_SATISFIABLE, 2, NULL, 0, NULL },
  { "sh -c 'echo v 1 2 0; exit 30'", SAT_STATUS_SATISFIABLE, 2, NULL, 0, NULL },
  /* The formula's file: appended, or where %f says, also inside a word. */
  { "sh -c 'grep -qx \"1 -2 0\" \"$0\" && exit 10'", SAT_STATUS_SATISFIABLE, 0, NULL, 0, NULL },
  { "sh -c 'grep -qx \"p cnf 2 1\" $1 && [ $# = 2 ] && exit 20' sh %f x",
    SAT_STATUS_UNSATISFIABLE, 0, NULL, 0, NULL },
  { "sh -c 'grep -q cnf ${1#file=} && exit 20' sh file=%f",
    SAT_STATUS_UNSATISFIABLE, 0, NULL, 0, NULL },
  { "sh -c 'echo \"SAT\n1 2 0\" > $1; exit 10' %f %r", SAT_STATUS_SATISFIABLE, 2, NULL, 0, NULL },
  { "sh -c 'printf %%s UNSAT; exit 20' %f", SAT_STATUS_UNSATISFIABLE, 0, NULL, 0, NULL },
  /* Failures. */
  { "sh -c 'echo v 1 0; exit 20'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "status 20" },
  { "sh -c 'echo s UNSAT; exit 10'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "status 10" },
  { "sh -c 'echo; echo out of luck >&2; exit 3'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS,
    "the program “sh” failed with exit status 3: out of luck" },
  { "sh -c 'kill -SEGV $$'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "signal 11" },
  { "true", 0, 0, sat_error_quark, SAT_ERROR_PROCESS,
    "the program “true” ended without an answer: it printed nothing" },
  { "echo hello", 0, 0, sat_error_quark, SAT_ERROR_SYNTAX, "echo:1:1: this is not" },
  { "sh -c 'exit 3'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "failed with exit status 3" },
  { "sh -c 'kill -KILL $$'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "“sh” was killed, perhaps" },
  { "sh -c 'echo terminate called after throwing std::bad_alloc >&2; kill -ABRT $$'", 0, 0,
    sat_error_quark, SAT_ERROR_MEMORY, "the program “sh” ran out of memory" },
  { "sh -c 'printf \"\\033[31mred\" >&2; exit 3'", 0, 0, sat_error_quark, SAT_ERROR_PROCESS,
    "status 3: \\x1b[31mred" },
  { "sh -c 'echo v 1 0 2; exit 10'", 0, 0, sat_error_quark, SAT_ERROR_SEVERAL, "sh:1:7:" },
  { "yes s", 0, 0, sat_error_quark, SAT_ERROR_LIMIT, "“yes” printed too much: more than 64 MiB" },
  { "no-such-solver %f", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "“no-such-solver”" },
  { "", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "command" },
  { "sh -c 'unfinished", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "command" },
  { "/", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "“/”" },
  /* Never a shell: this is one program with three arguments. */
  { "true ; exit 10", 0, 0, sat_error_quark, SAT_ERROR_PROCESS, "printed nothing" },
};

static void
test_commands (void)
{
  g_autoptr (SatClauses) clauses = new_small ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SatModel) model = NULL;

      g_test_message ("%s", cases[i].command);
      model = solve (cases[i].command, clauses, 0, NULL, &error);
      if (cases[i].domain != NULL)
        {
          g_assert_null (model);
          g_assert_error (error, cases[i].domain (), cases[i].code);
          test_words_assert_part (error, cases[i].message);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpint (sat_model_get_status (model), ==, cases[i].status);
      g_assert_cmpuint (sat_model_get_n_literals (model), ==, cases[i].n_literals);
    }
}

/* MiniSat's result file does not tell its name, but what it prints does. */
static void
test_solver_name (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model =
    solve ("sh -c 'echo WARNING: for repeatability; echo SATISFIABLE; "
           "echo \"SAT\n1 0\" > $1; exit 10' %f %r",
           clauses, 0, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (sat_model_get_solver (model), ==, "MiniSat");
}

static gboolean
fail_to_stream (SatSink *sink,
                gpointer user_data,
                GCancellable *cancellable,
                GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, "no clauses today");
  return FALSE;
}

static void
test_formula_fails (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GError) error = NULL;

  SatProcessJob job = { "true", 1, 1, fail_to_stream };

  g_assert_null (sat_process_solve (&job, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  job = (SatProcessJob){ "true", 2, 2, stream_clauses, clauses };
  g_assert_null (sat_process_solve (&job, NULL, NULL, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_COUNT);
}

static void
test_time_limit (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = solve ("sleep 1000 %%", clauses, 0, NULL, &error);

  /* sleep refuses "%": it was not a program that would wait. */
  g_assert_error (error, SAT_ERROR, SAT_ERROR_PROCESS);
  g_clear_error (&error);
  model = solve ("sh -c 'sleep 1000 & sleep 1000'", clauses, 0.05, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_UNKNOWN);
}

static SatModel *
solve_within (const char *command,
              SatProcessLimits limits,
              SatProcessReport *report,
              GError **error)
{
  g_autoptr (SatClauses) clauses = new_small ();
  const SatProcessJob job = {
    .command = command,
    .n_variables = 2,
    .n_clauses = 1,
    .stream = stream_clauses,
    .stream_data = clauses,
    .limits = limits,
  };

  return sat_process_solve (&job, report, NULL, error);
}

/* A supervisor that can't make what it needs says so, and is not taken for the program. */
static void
test_no_pipe (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = NULL;

  only_piper = getpid ();
  model = solve ("sh -c 'exit 20'", clauses, 0, NULL, &error);
  only_piper = 0;
  g_assert_null (model);
  g_assert_error (error, SAT_ERROR, SAT_ERROR_PROCESS);
  test_words_assert_part (error, g_strerror (EMFILE));
}

/* Who counts processor time is ended after it, whatever it does about the signal. */
static void
test_cpu_limit (gconstpointer data)
{
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model =
    solve_within (data, (SatProcessLimits){ .cpu = 1 }, &report, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_UNKNOWN);
  g_assert_true (report.cpu_exceeded);
  g_assert_false (report.timed_out);
  g_assert_cmpfloat (report.cpu_time, >=, 0.5);
  g_assert_cmpfloat (report.cpu_time, <, 2.5);
}

/* The limit is that of the program, and what it has taken is told: more than this test itself
 * takes, also where it is built with a sanitizer. */
static void
test_memory_limit (void)
{
  const guint64 mib = 1 << 20;
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model =
    solve_within ("sh -c 'head -c 400000000 /dev/zero | tail >&2; exit 20'",
                  (SatProcessLimits){ .memory = 1000 * mib }, &report, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_cmpuint (report.peak_memory, >=, 390000000);
  g_assert_cmpuint (report.peak_memory, <, 1000 * mib);
}

static void
test_memory_exceeded (void)
{
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = solve_within (
    "sh -c 'tail /dev/zero >&2'", (SatProcessLimits){ .memory = 50 << 20 }, &report, &error);

  g_assert_null (model);
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
}

/* The peak is that of the program, not ours: we have touched much memory before. */
static void
test_own_memory (void)
{
  const gsize much = 300 << 20;
  g_autofree char *touched = g_malloc (much);
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (SatModel) model = NULL;

  memset (touched, 1, much);
  model = solve_within ("sh -c 'sleep 0.1; exit 20'", (SatProcessLimits){ 0 }, &report, NULL);
  g_assert_nonnull (model);
  g_assert_cmpuint (report.peak_memory, >, 0);
  g_assert_cmpuint (report.peak_memory, <, 30 << 20);
  g_assert_cmpint (touched[much - 1], ==, 1);
}

/* The words and numbers of a job reach the program; its environment is the same for everybody. */
static void
test_words (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  const SatProcessJob job = {
    .command = "sh -c '[ \"$1 $2 $3 $4 $5\" = \"7 3 64 2 /tmp/p\" ] && [ $LC_ALL = C ] && "
               "[ -z \"$CADICAL_ELIM\" ] && [ $(ulimit -v) = 65536 ] && exit 20' "
               "sh %s %t %m %j %p",
    .n_variables = 2,
    .n_clauses = 1,
    .stream = stream_clauses,
    .stream_data = clauses,
    .limits = { .time = 2.5, .memory = 64 << 20 },
    .proof = "/tmp/p",
    .seed = "7",
    .threads = 2,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = NULL;

  g_setenv ("CADICAL_ELIM", "false", TRUE);
  model = sat_process_solve (&job, NULL, NULL, &error);
  g_unsetenv ("CADICAL_ELIM");
  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_UNSATISFIABLE);
}

/* A file that a program under test says something in. */
static char *
new_note (void)
{
  char *path = NULL;
  int fd = g_file_open_tmp ("note-XXXXXX", &path, NULL);

  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  return path;
}

static char *
read_note (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

typedef struct
{
  const char *note;
  GCancellable *cancellable;
} Canceller;

static gpointer
cancel_when_noted (gpointer data)
{
  Canceller *self = data;
  g_autofree char *text = g_strdup ("");

  while (strchr (text, '\n') == NULL)
    {
      g_free (text);
      g_thread_yield ();
      text = read_note (self->note);
    }
  g_cancellable_cancel (self->cancellable);
  return NULL;
}

/* The folder is private, and nothing is left of it, whatever was put there. */
static void
test_folder (gconstpointer data)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *note = new_note ();
  g_autofree char *command = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (SatModel) model = NULL;
  Canceller canceller = { note, cancellable };
  GThread *thread = g_thread_new ("canceller", cancel_when_noted, &canceller);

  command = g_strdup_printf ("sh -c 'd=$(dirname $0); mkdir -p $d/a/b; touch $d/a/b/c; "
                             "ln -s / $d/link; stat -c \"%%%%a %%%%n\" $d > %s; %s'",
                             note, (const char *)data);
  model = solve (command, clauses, 0, cancellable, NULL);
  g_thread_join (thread);
  text = read_note (note);
  words = g_strsplit (g_strstrip (text), " ", 2);
  g_assert_cmpstr (words[0], ==, "700");
  g_assert_false (g_file_test (words[1], G_FILE_TEST_EXISTS));
  g_remove (note);
}

/* A dead process may stay a zombie where nobody collects it. */
static gboolean
is_alive (const char *pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/stat", pid);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, ") Z ") == NULL;
}

/* Cancelling kills the program and what it has started, also when that keeps the pipes
 * open; it works in a thread of its own. */
static void
test_cancel (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *note = new_note ();
  g_autofree char *command =
    g_strdup_printf ("sh -c 'sleep 1000 & echo $! > %s; wait'", note);
  g_autofree char *pid = NULL;
  Canceller canceller = { note, cancellable };
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("canceller", cancel_when_noted, &canceller);

  g_assert_null (solve (command, clauses, 0, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  pid = g_strstrip (read_note (note));
  while (is_alive (pid))
    g_thread_yield ();
  g_clear_error (&error);
  g_assert_null (solve ("true", clauses, 0, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_remove (note);
}

static gpointer
solve_in_thread (gpointer data)
{
  return solve ("sh -c 'echo v 1 0'", data, 0, NULL, NULL);
}

static void
test_threads (void)
{
  g_autoptr (SatClauses) clauses = new_small ();
  GThread *threads[4];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("solve", solve_in_thread, clauses);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autoptr (SatModel) model = g_thread_join (threads[i]);

      g_assert_cmpint (sat_model_get_value (model, 1), ==, 1);
    }
}

int
main (int argc,
      char **argv)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < n_profiles; i++)
    {
      g_autofree char *path = g_strconcat ("/sat/process/profile/", profiles[i].id, NULL);

      g_test_add_data_func (path, &profiles[i], test_profile);
    }
  g_test_add_func ("/sat/process/commands", test_commands);
  g_test_add_func ("/sat/process/solver-name", test_solver_name);
  g_test_add_func ("/sat/process/formula-fails", test_formula_fails);
  g_test_add_func ("/sat/process/time-limit", test_time_limit);
  g_test_add_func ("/sat/process/no-pipe", test_no_pipe);
  g_test_add_data_func ("/sat/process/cpu-limit/killed", "sh -c 'while :; do :; done'",
                        test_cpu_limit);
  g_test_add_data_func ("/sat/process/cpu-limit/ignored",
                        "sh -c 'trap \"\" XCPU; while :; do :; done'", test_cpu_limit);
  g_test_add_data_func ("/sat/process/cpu-limit/answered",
                        "sh -c 'trap \"echo s UNKNOWN; exit 0\" XCPU; while :; do :; done'",
                        test_cpu_limit);
  g_test_add_func ("/sat/process/memory-limit", test_memory_limit);
  g_test_add_func ("/sat/process/memory-exceeded", test_memory_exceeded);
  g_test_add_func ("/sat/process/own-memory", test_own_memory);
  g_test_add_func ("/sat/process/words", test_words);
  g_test_add_data_func ("/sat/process/folder/solved", "exit 10", test_folder);
  g_test_add_data_func ("/sat/process/folder/failed", "exit 3", test_folder);
  g_test_add_data_func ("/sat/process/folder/stopped", "sleep 1000", test_folder);
  g_test_add_func ("/sat/process/cancel", test_cancel);
  g_test_add_func ("/sat/process/threads", test_threads);
  return g_test_run ();
}
