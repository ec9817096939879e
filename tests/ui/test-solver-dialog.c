/* SPDX-License-Identifier: GPL-3.0-or-later */

/* External solvers run from the Solution page, with real events: programs stand in for them that
 * answer right and wrong, hang, flood, crash, and leave processes behind. After each there must be
 * neither a process nor a file. */

#include "satdoku-solver-dialog.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sudoku-decode.h>

#include "satdoku-answer-view.h"
#include "satdoku-settings.h"
#include "satdoku-solution-page.h"
#include "test-grid.h"
#include "test-process.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"
#define SOLUTION                               \
  "534678912672195348198342567859761423426853" \
  "791713924856961537284287419635345286179"

/* Runs a solver, whose command follows, without a test. */
#define ALONE "--alone"

typedef struct
{
  GtkWindow *window;
  SatdokuSolutionPage *page;
  SudokuGame *game;
  SatdokuWorker *worker;
  GSettings *settings;
  char *mark;
  gint64 clicked; /* when the solver was started */
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);

  self->mark = test_process_new_mark ();
  self->settings = satdoku_settings_new ();
  self->game = sudoku_game_new (grid);
  self->worker = satdoku_worker_new ();
  self->page = g_object_new (SATDOKU_TYPE_SOLUTION_PAGE, NULL);
  g_object_set (self->page, "game", self->game, "worker", self->worker, NULL);
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1000, "default-height", 700, NULL);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->page));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
}

static guint
count_folders (void)
{
  g_autoptr (GDir) dir = g_dir_open (g_get_tmp_dir (), 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, "satdoku-solver-");
  return n;
}

/* Neither a process nor a folder is left, and how long that took is told. */
static void
wait_until_contained (Fixture *self)
{
  test_ui_wait_for (test_process_count (self->mark) == 0 && count_folders () == 0);
  if (self->clicked == 0)
    return;
  g_test_message ("from the click until nothing was left: %.3f s",
                  (double)(g_get_monotonic_time () - self->clicked) / G_USEC_PER_SEC);
  self->clicked = 0;
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  /* What was cancelled is still being ended. */
  wait_until_contained (self);
  g_assert_finalize_object (self->game);
  test_ui_flush ();
  g_assert_finalize_object (self->worker);
  g_settings_reset (self->settings, "solver");
  g_settings_reset (self->settings, "solver-command");
  g_object_unref (self->settings);
  g_free (self->mark);
}

static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SATDOKU_IS_SOLVER_DIALOG (window))
        return window;
    }
  return NULL;
}

static GtkWindow *
open_dialog (Fixture *self)
{
  GtkWindow *dialog;

  test_ui_click (test_ui_find_action (self->page, "solution.run-solver"));
  test_ui_wait_for (find_dialog () != NULL);
  dialog = find_dialog ();
  test_ui_present (dialog);
  test_ui_settle (GTK_WIDGET (dialog));
  return dialog;
}

/* Runs a script, in which @ stands for the mark, as the command of the user. */
static GtkWindow *
run (Fixture *self,
     const char *script)
{
  GString *command = g_string_new (script);
  GtkWindow *dialog;

  g_string_replace (command, "@", self->mark, 0);
  g_string_prepend (command, "sh -c '");
  g_string_append (command, "'");
  g_settings_set_string (self->settings, "solver", "own");
  g_settings_set_string (self->settings, "solver-command", command->str);
  dialog = open_dialog (self);
  g_string_free (command, TRUE);
  self->clicked = g_get_monotonic_time ();
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button"));
  return dialog;
}

static char *
write_answer (const char *folder)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, SOLUTION, TRUE);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  char *path = g_build_filename (folder, "answer", NULL);

  model = sudoku_model_from_grid (grid, sudoku_numbering_find ("original"));
  sat_model_dialect_find ("competition")->write (model, text);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

/* A right answer lands on the page as if it had been pasted, and what the solver has left running
 * is gone. */
static void
test_good (Fixture *self,
           gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = write_answer (folder);
  g_autofree char *script =
    g_strdup_printf ("for i in $(seq 20); do sleep @ & done; setsid sleep @ & cat %s; exit 10",
                     path);

  run (self, script);
  test_ui_wait_for (test_ui_shows_text (self->page, "Verified: it satisfies all"));
  test_ui_wait_for (find_dialog () == NULL);
  g_assert_true (test_ui_shows_text (self->page, "s SATISFIABLE"));
  g_assert_cmpuint (test_process_count (self->mark), ==, 0);
  g_assert_cmpuint (count_folders (), ==, 0);
  wait_until_contained (self);
  test_ui_click (test_ui_find_action (self->page, "solution.interpret"));
  test_ui_wait_for (sudoku_game_is_solved (self->game));
  g_remove (path);
  g_rmdir (folder);
}

typedef struct
{
  const char *name;
  const char *script;
  const char *shown; /* on the page, or in the dialog when it stays */
} Case;

static const Case lies[] = {
  { "model", "echo s SATISFIABLE; echo v 111 112 0; exit 10", "Wrong Model" },
  { "with-heirs",
    "for i in $(seq 30); do sleep @ & setsid sleep @ & done; echo s SATISFIABLE; "
    "echo v 111 112 0; exit 10",
    "Wrong Model" },
  { "unsatisfiable", "echo s UNSATISFIABLE; exit 20", "but Satdoku found one" },
  { "unsatisfiable-by-status", "exit 20", "but Satdoku found one" },
  { "unknown", "echo s UNKNOWN", "gave up" },
};

static void
test_lie (Fixture *self,
          gconstpointer data)
{
  const Case *lie = data;

  run (self, lie->script);
  test_ui_wait_for (test_ui_shows_text (self->page, lie->shown));
  test_ui_wait_for (find_dialog () == NULL);
  g_assert_false (sudoku_game_is_solved (self->game));
  g_assert_cmpuint (test_process_count (self->mark), ==, 0);
  g_assert_cmpuint (count_folders (), ==, 0);
  wait_until_contained (self);
}

static const Case failures[] = {
  { "crash", "echo c reading; kill -SEGV $$", "was ended by signal 11" },
  { "status", "echo no licence >&2; exit 3", "failed with exit status 3: no licence" },
  { "silent", "true", "ended without an answer" },
  { "chatter", "echo hello", "this is not the output of a solver" },
  { "memory", "echo std::bad_alloc >&2; exit 134", "ran out of memory" },
  { "flood", "exec yes @", "printed too much" },
  { "flood-and-fork", "for i in $(seq 30); do setsid sleep @ & yes @ & done; wait",
    "printed too much" },
  { "fork",
    "for i in $(seq 100); do (setsid sleep @ &); sleep @ & done; exit 3",
    "failed with exit status 3" },
};

/* The dialog says why there is no answer, and leads back to the choice. */
static void
test_failure (Fixture *self,
              gconstpointer data)
{
  const Case *failure = data;
  GtkWindow *dialog = run (self, failure->script);

  test_ui_wait_for (test_ui_shows_text (dialog, failure->shown));
  g_assert_true (test_ui_shows_text (dialog, "No Answer from Own Command"));
  wait_until_contained (self);
  test_ui_screenshot (dialog, failure->name);
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "back_button"));
  test_ui_wait_for (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button") != NULL);
  test_ui_accel ("Escape");
  test_ui_wait_for (find_dialog () == NULL);
  g_assert_false (test_ui_shows_text (self->page, failure->shown));
}

/* Each limit ends it, and it is said which one. */
static void
test_limits (Fixture *self,
             gconstpointer data)
{
  static const struct
  {
    const char *key;
    int value;
    const char *script;
    const char *shown;
  } limits[] = {
    { "solver-time-limit", 1, "sleep @", "“Own Command” reached its time limit" },
    { "solver-cpu-limit", 1, "while :; do :; done",
      "“Own Command” reached its limit of processor time" },
    { "solver-memory-limit", 50, "tail /dev/zero >&2", "ran out of memory" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      GtkWindow *dialog;

      g_test_message ("%s", limits[i].key);
      g_settings_set_int (self->settings, limits[i].key, limits[i].value);
      dialog = run (self, limits[i].script);
      test_ui_wait_for (test_ui_shows_text (dialog, limits[i].shown));
      g_assert_cmpint (g_settings_get_int (self->settings, limits[i].key), ==, limits[i].value);
      g_settings_reset (self->settings, limits[i].key);
      gtk_window_close (dialog);
      test_ui_wait_for (find_dialog () == NULL);
      wait_until_contained (self);
    }
}

/* What it prints is seen while it runs, without its escape sequences; then it is cancelled. */
static void
test_hanging (Fixture *self,
              gconstpointer data)
{
  GtkWindow *dialog =
    run (self, "trap \"\" TERM INT HUP; for i in $(seq 50); do sleep @ & done; "
               "setsid sleep @ & printf \"c \\033[31mred\\nc one\\rc two\\n\"; wait; sleep @");

  test_ui_wait_for (test_ui_shows_text (dialog, "c \\x1b[31mred\nc one\nc two\n"));
  test_ui_wait_for (test_process_count (self->mark) >= 51);
  g_assert_true (test_ui_shows_text (dialog, "Running Own Command…"));
  test_ui_screenshot (dialog, "hanging");
  self->clicked = g_get_monotonic_time ();
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "back_button"));
  test_ui_wait_for (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button") != NULL);
  wait_until_contained (self);
  g_assert_false (satdoku_worker_is_busy (self->worker));
  /* It can be run again, and closing the dialog ends it, too. */
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button"));
  test_ui_wait_for (test_process_count (self->mark) >= 51);
  self->clicked = g_get_monotonic_time ();
  test_ui_accel ("Escape");
  test_ui_wait_for (find_dialog () == NULL);
  wait_until_contained (self);
}

static void
test_window_closed (Fixture *self,
                    gconstpointer data)
{
  run (self, "sleep @");
  test_ui_wait_for (test_process_count (self->mark) > 0);
  gtk_window_destroy (find_dialog ());
}

/* The command is typed; it is remembered, and the choice with it. */
static void
test_typed (Fixture *self,
            gconstpointer data)
{
  GtkWindow *dialog = open_dialog (self);
  g_autofree char *command = NULL;
  g_autofree char *id = NULL;

  /* Where many solvers are installed it is out of sight. */
  gtk_widget_grab_focus (test_ui_find (dialog, ADW_TYPE_ENTRY_ROW, "own_command"));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_click (test_ui_find (dialog, ADW_TYPE_ENTRY_ROW, "own_command"));
  test_ui_type ("no-such-solver");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (test_ui_shows_text (dialog, "“no-such-solver” is not installed"));
  command = g_settings_get_string (self->settings, "solver-command");
  id = g_settings_get_string (self->settings, "solver");
  g_assert_cmpstr (command, ==, "no-such-solver");
  g_assert_cmpstr (id, ==, "own");
  gtk_window_close (dialog);
  test_ui_wait_for (find_dialog () == NULL);
  dialog = open_dialog (self);
  g_assert_true (gtk_check_button_get_active (
    GTK_CHECK_BUTTON (test_ui_find (dialog, GTK_TYPE_CHECK_BUTTON, "own_check"))));
  gtk_window_close (dialog);
}

/* A solver of the table, if one is there. */
static void
test_installed (Fixture *self,
                gconstpointer data)
{
  g_autofree char *minisat = g_find_program_in_path ("minisat");
  GtkWindow *dialog;

  if (minisat == NULL)
    {
      g_test_skip ("minisat is not installed");
      return;
    }
  dialog = open_dialog (self);
  g_assert_true (test_ui_shows_text (dialog, "minisat -verb=1 %f %r"));
  test_ui_click (test_ui_find_text (dialog, "MiniSat"));
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button"));
  test_ui_wait_for (test_ui_shows_text (self->page, "Verified: it satisfies all"));
}

/* The program that is killed. */
static void
run_alone (int argc,
           char *argv[])
{
  Fixture self = { 0 };
  GtkWidget *button = NULL;

  test_ui_init (&argc, &argv);
  set_up (&self, NULL);
  g_settings_set_string (self.settings, "solver", "own");
  g_settings_set_string (self.settings, "solver-command", argv[argc - 1]);
  gtk_widget_activate_action (GTK_WIDGET (self.page), "solution.run-solver", NULL);
  test_ui_wait_for ((button = test_ui_find (find_dialog (), GTK_TYPE_BUTTON, "run_button")));
  g_signal_emit_by_name (button, "clicked");
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* When the program is killed, nothing of the solver is left either. */
static void
test_killed (gconstpointer program)
{
  g_autofree char *mark = test_process_new_mark ();
  g_autofree char *command =
    g_strdup_printf ("sh -c 'for i in $(seq 20); do sleep %s & setsid sleep %s & done; wait'",
                     mark, mark);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, ALONE, command, NULL);

  g_assert_no_error (error);
  /* The program itself has the mark in its arguments, and so have the shell and its loop. */
  test_ui_wait_for (test_process_count (mark) >= 42);
  g_subprocess_send_signal (process, SIGKILL);
  g_subprocess_wait (process, NULL, NULL);
  test_ui_wait_for (test_process_count (mark) == 0 && count_folders () == 0);
}

static void
add_cases (const char *kind,
           const Case *cases,
           gsize n_cases,
           void (*function) (Fixture *self, gconstpointer data))
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/solver-dialog/%s/%s", kind, cases[i].name);

      g_test_add (path, Fixture, &cases[i], set_up, function, tear_down);
    }
}

int
main (int argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  char template[] = "/tmp/satdoku-solvers-XXXXXX";
  int status;

  if (argc == 3 && strcmp (argv[1], ALONE) == 0)
    run_alone (argc, argv);
  folder = g_strdup (g_mkdtemp (template));
  g_setenv ("TMPDIR", folder, TRUE);
  test_ui_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/solver-dialog/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("good", test_good);
  ADD ("hanging", test_hanging);
  ADD ("window-closed", test_window_closed);
  ADD ("limits", test_limits);
  ADD ("typed", test_typed);
  ADD ("installed", test_installed);
  add_cases ("lie", lies, G_N_ELEMENTS (lies), test_lie);
  add_cases ("failure", failures, G_N_ELEMENTS (failures), test_failure);
  g_test_add_data_func ("/solver-dialog/killed", argv[0], test_killed);
  status = g_test_run ();
  g_rmdir (folder);
  return status;
}
