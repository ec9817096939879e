/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A distributed solver under a launcher: a stand-in for Mallob, which is in no distribution, does
 * as that says of itself. Each process of it gets the same arguments; the first solves the formula
 * and writes the answer to a file whose name begins as it was told; the exit status is always 0.
 * The launcher is that of Open MPI, where it is installed, else a script. */

#include <glib/gstdio.h>
#include <sat-process.h>
#include <string.h>

#include "test-folder.h"
#include "test-process.h"

#define STAND_IN                                                                       \
  "#!/bin/sh\n"                                                                        \
  "for word; do\n"                                                                     \
  "  case $word in\n"                                                                  \
  "    -mono=*) formula=${word#-mono=} ;;\n"                                           \
  "    -s2f=*) result=${word#-s2f=} ;;\n"                                              \
  "    -t=*|-T=*|-q) ;;\n"                                                             \
  "    *) echo \"unknown option $word\" >&2; exit 1 ;;\n"                              \
  "  esac\n"                                                                           \
  "done\n"                                                                             \
  "[ \"$RDMAV_FORK_SAFE\" = 1 ] || exit 1\n"                                           \
  "echo $$ >> \"$NOTE\"\n"                                                             \
  "if [ \"$SLEEPS\" = 1 ]; then trap 'echo ended >> \"$NOTE\"; exit 0' TERM; "         \
  "while :; do sleep 0.01; done; fi\n"                                                 \
  "[ \"${OMPI_COMM_WORLD_RANK:-0}\" = 0 ] || exit 0\n"                                 \
  "echo wrong > \"${result}.old\"; sleep 0.05\n"                                       \
  "minisat -verb=0 \"$formula\" \"$formula.out\" > /dev/null\n"                        \
  "if grep -q '^SAT' \"$formula.out\"; then\n"                                         \
  "  { echo s SATISFIABLE; printf 'v '; tail -1 \"$formula.out\"; } > \"$result.1\"\n" \
  "else echo s UNSATISFIABLE > \"$result.1\"; fi\n"                                    \
  "exit 0\n"

#define LAUNCHER                                         \
  "#!/bin/sh\n"                                          \
  "trap 'kill -TERM $child; wait $child; exit 0' TERM\n" \
  "\"$@\" & child=$!\n"                                  \
  "wait $child\n"

typedef struct
{
  char *folder;
  char *note; /* the processes say something in it */
  char *path; /* as it was */
} Fixture;

static void
write_script (const char *folder,
              const char *name,
              const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const char *launcher = data;
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("launcher-XXXXXX", NULL);
  self->note = g_build_filename (self->folder, "note", NULL);
  self->path = g_strdup (g_getenv ("PATH"));
  write_script (self->folder, "mallob", STAND_IN);
  if (launcher == NULL)
    write_script (self->folder, "mpirun", LAUNCHER);
  path = g_strconcat (self->folder, ":", self->path, NULL);
  g_setenv ("PATH", path, TRUE);
  g_setenv ("NOTE", self->note, TRUE);
  /* For whoever runs this as root, on a machine with few cores. */
  g_setenv ("OMPI_ALLOW_RUN_AS_ROOT", "1", TRUE);
  g_setenv ("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1", TRUE);
  g_setenv ("OMPI_MCA_rmaps_base_oversubscribe", "1", TRUE);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  static const char *const names[] = { "mallob", "mpirun", "note" };

  g_setenv ("PATH", self->path, TRUE);
  g_unsetenv ("SLEEPS");
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

      g_remove (path);
    }
  g_rmdir (self->folder);
  g_free (self->folder);
  g_free (self->note);
  g_free (self->path);
}

static gboolean
lacks (const char *program)
{
  g_autofree char *path = program != NULL ? g_find_program_in_path (program) : NULL;

  if (path != NULL || program == NULL)
    return FALSE;
  g_test_skip ("the launcher or minisat is not installed");
  return TRUE;
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
solve (const int *literals,
       gsize n_literals,
       double time_limit,
       SatProcessReport *report,
       GError **error)
{
  g_autoptr (SatClauses) clauses = sat_clauses_new ();

  sat_sink_add (sat_clauses_get_sink (clauses), literals, n_literals, NULL);
  return sat_process_solve (&(SatProcessJob){ .command = "mallob",
                                              .n_variables = 2,
                                              .n_clauses = sat_clauses_get_n_clauses (clauses),
                                              .stream = stream_clauses,
                                              .stream_data = clauses,
                                              .limits = { .time = time_limit } },
                            report, NULL, error);
}

static void
test_answers (Fixture *self,
              gconstpointer data)
{
  static const int satisfiable[] = { 1, 2, 0, -1, 2, 0, 1, -2, 0 };
  static const int unsatisfiable[] = { 1, 2, 0, -1, 2, 0, 1, -2, 0, -1, -2, 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SatModel) none = NULL;

  if (lacks (data) || lacks ("minisat"))
    return;
  g_assert_true (sat_process_profile_is_installed (sat_process_profile_find ("mallob")));
  model = solve (satisfiable, G_N_ELEMENTS (satisfiable), 0, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_SATISFIABLE);
  g_assert_cmpint (sat_model_get_value (model, 1), ==, 1);
  g_assert_cmpint (sat_model_get_value (model, 2), ==, 1);
  none = solve (unsatisfiable, G_N_ELEMENTS (unsatisfiable), 0, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (none), ==, SAT_STATUS_UNSATISFIABLE);
}

/* At the time limit the launcher is told to end, and has its processes end by themselves. */
static void
test_ends (Fixture *self,
           gconstpointer data)
{
  static const int clause[] = { 1, 2, 0 };
  g_auto (SatProcessReport) report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = NULL;
  g_autofree char *text = NULL;

  if (lacks (data))
    return;
  g_setenv ("SLEEPS", "1", TRUE);
  model = solve (clause, G_N_ELEMENTS (clause), 2, &report, &error);
  g_assert_no_error (error);
  g_assert_true (report.timed_out);
  g_assert_true (g_file_get_contents (self->note, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "ended"));
  g_assert_cmpuint (test_process_count (self->folder), ==, 0);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/sat/process-launcher/script/answers", Fixture, NULL, set_up, test_answers,
              tear_down);
  g_test_add ("/sat/process-launcher/script/ends", Fixture, NULL, set_up, test_ends, tear_down);
  g_test_add ("/sat/process-launcher/mpirun/answers", Fixture, "mpirun", set_up, test_answers,
              tear_down);
  g_test_add ("/sat/process-launcher/mpirun/ends", Fixture, "mpirun", set_up, test_ends,
              tear_down);
  return g_test_run ();
}
