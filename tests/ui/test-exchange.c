/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles, formulas and answers that come to the window by the clipboard and by files, on the page
 * where they belong and on the others, by real keys; and the answers of solvers that are installed
 * to the formula that the window has saved. */

#include <glib/gstdio.h>
#include <sat-dimacs.h>
#include <sudoku-check.h>
#include <sudoku-generate.h>

#include "satdoku-clause-view.h"
#include "satdoku-clipboard.h"
#include "satdoku-cnf-page.h"
#include "satdoku-solution-page.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char small_line[] = "1...5..4...2...6..2...3..5....6.....";

typedef struct
{
  SatdokuWindow *window;
  char *folder;
} Fixture;

static SudokuGame *
game_from_line (guint box_rows,
                guint box_columns,
                const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box_rows, box_columns, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_game_new (grid);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = game_from_line (3, 3, puzzle_line);

  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  satdoku_window_set_game (self->window, game);
  test_ui_present (GTK_WINDOW (self->window));
  test_ui_focus_window (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static const SudokuGrid *
grid_of (Fixture *self)
{
  return sudoku_game_get_grid (game_of (self));
}

static gboolean
shows (Fixture *self,
       const char *text)
{
  return test_ui_shows_text (self->window, text);
}

/* What another program would have copied. */
static void
copy (Fixture *self,
      const char *text)
{
  satdoku_copy_text (GTK_WIDGET (self->window), text);
}

/* By its key; returns the page when it is there. */
static GtkWidget *
go_to_page (Fixture *self,
            const char *accelerator,
            GType type)
{
  test_ui_accel (accelerator);
  test_ui_wait_for (test_ui_find (self->window, type, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  return test_ui_find (self->window, type, NULL);
}

static void
paste_on_grid_page (Fixture *self,
                    const char *text)
{
  go_to_page (self, "<Alt>1", SATDOKU_TYPE_GRID_PAGE);
  copy (self, text);
  test_ui_accel ("<Control>v");
}

static void
paste_on_solution_page (Fixture *self,
                        const char *text)
{
  go_to_page (self, "<Alt>3", SATDOKU_TYPE_SOLUTION_PAGE);
  copy (self, text);
  test_ui_accel ("<Control><Shift>v");
}

static char *
make_formula (const SudokuGrid *grid,
              const char *encoding,
              const char *numbering)
{
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find (encoding), sudoku_numbering_find (numbering));
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (stream,
                                                              sudoku_cnf_get_n_variables (cnf),
                                                              sudoku_cnf_get_n_clauses (cnf),
                                                              NULL);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, NULL));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Whoever comes to the clauses by a key can walk through them at once, from the first one on. */
static void
test_walk (Fixture *self,
           gconstpointer data)
{
  go_to_page (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (shows (self, "Line 2 · clause 1 of"));
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (shows (self, "Line 3 · clause 2 of"));
  test_ui_key (GDK_KEY_Up, 0);
  test_ui_wait_for (shows (self, "Line 2 · clause 1 of"));
}

/* A formula is a puzzle in another form: the board gets its size and its givens. */
static void
test_formula_to_grid (Fixture *self,
                      gconstpointer data)
{
  g_autoptr (SudokuGame) wanted = game_from_line (2, 3, small_line);
  g_autofree char *formula =
    make_formula (sudoku_game_get_grid (wanted), "simpler", "compact");
  SudokuGame *before = game_of (self);

  paste_on_grid_page (self, formula);
  test_ui_wait_for (game_of (self) != before);
  g_assert_cmpuint (sudoku_grid_get_side (grid_of (self)), ==, 6);
  g_assert_true (sudoku_grid_same_values (grid_of (self), sudoku_game_get_grid (wanted)));
}

/* The same by a file, as the command line and a drop do. */
static void
test_formula_file (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGame) wanted = game_from_line (2, 3, small_line);
  g_autofree char *formula = make_formula (sudoku_game_get_grid (wanted), "full", "original");
  g_autofree char *path = g_build_filename (self->folder, "formula.cnf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SudokuGame *before = game_of (self);

  g_assert_true (g_file_set_contents (path, formula, -1, NULL));
  satdoku_window_open_file (self->window, file);
  test_ui_wait_for (game_of (self) != before);
  g_assert_true (sudoku_grid_same_values (grid_of (self), sudoku_game_get_grid (wanted)));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* One that is no puzzle opens as what it is, and changes nothing on the board. */
static void
test_formula_shown (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (grid_of (self));
  GtkWidget *stack = test_ui_find (self->window, ADW_TYPE_VIEW_STACK, NULL);
  SudokuGame *before = game_of (self);
  GtkWidget *view;
  SatdokuClauseList *list;

  paste_on_grid_page (self, "p cnf 3 2\n1 -2 0\n2 3 0\n");
  test_ui_wait_for (shows (self, "p cnf 3 2"));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (stack)), ==, "cnf");
  view = test_ui_find (self->window, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  list = satdoku_clause_view_get_list (SATDOKU_CLAUSE_VIEW (view));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (list), ==, 2);
  g_assert_true (game_of (self) == before);
  g_assert_true (sudoku_grid_same_values (grid_of (self), grid));
}

/* What comes to the Solution page and is no answer is known for what it is, and a click away from
 * the page that it is for. */
static void
check_offer (Fixture *self,
             const char *text,
             const char *sentence)
{
  g_autoptr (SudokuGame) wanted = game_from_line (2, 3, small_line);
  SudokuGame *before = game_of (self);

  paste_on_solution_page (self, text);
  test_ui_wait_for (shows (self, sentence));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (game_of (self) == before);
  test_ui_click (test_ui_find_action (self->window, "solution.open-puzzle"));
  test_ui_wait_for (game_of (self) != before);
  g_assert_true (sudoku_grid_same_values (grid_of (self), sudoku_game_get_grid (wanted)));
}

static void
test_formula_to_solution (Fixture *self,
                          gconstpointer data)
{
  g_autoptr (SudokuGame) game = game_from_line (2, 3, small_line);
  g_autofree char *formula = make_formula (sudoku_game_get_grid (game), "full", "original");

  check_offer (self, formula, "This is the formula of a puzzle");
}

static void
test_puzzle_to_solution (Fixture *self,
                         gconstpointer data)
{
  check_offer (self, small_line, "This is a puzzle");
}

/* Bare numbers could be a model, and are read as one first. */
static void
test_rows_to_solution (Fixture *self,
                       gconstpointer data)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  for (guint i = 0; i < 36; i++)
    g_string_append_printf (rows, "%c%c", small_line[i] == '.' ? '0' : small_line[i],
                            i % 6 == 5 ? '\n' : ' ');
  check_offer (self, rows->str, "This is a puzzle");
}

/* So is a filled grid, which even is a model, though a wrong one. */
static void
test_filled_to_solution (Fixture *self,
                         gconstpointer data)
{
  paste_on_solution_page (self, "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
  test_ui_wait_for (shows (self, "This is a puzzle, not the answer"));
  paste_on_solution_page (self, "1 -2 3 4 0\n");
  test_ui_wait_for (shows (self, "Wrong Model"));
  g_assert_false (shows (self, "This is a puzzle, not the answer"));
}

/* A solution in the numbering 100 row + 10 column + value; @spoilt denies its first value. */
static char *
make_model (gboolean spoilt)
{
  static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  g_autoptr (GString) model = g_string_new ("s SATISFIABLE\nv");

  for (guint cell = spoilt ? 1 : 0; cell < 81; cell++)
    g_string_append_printf (model, " %u",
                            100 * (cell / 9 + 1) + 10 * (cell % 9 + 1) + solution[cell] - '0');
  g_string_append (model, " 0\n");
  return g_string_free (g_steal_pointer (&model), FALSE);
}

/* An answer pasted on the Grid page is shown and checked where answers are; it gets into the grid
 * only when asked for, and one undo takes it back. */
static void
test_model_to_grid (Fixture *self,
                    gconstpointer data)
{
  g_autofree char *model = make_model (FALSE);

  paste_on_grid_page (self, model);
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  g_assert_cmpuint (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER), ==, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_accel ("<Control>i");
  test_ui_wait_for (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_NONE) == 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER) == 0);
}

/* From what is wrong with a model to the clause that it breaks. */
static void
test_show_clause (Fixture *self,
                  gconstpointer data)
{
  g_autofree char *model = make_model (TRUE);

  paste_on_solution_page (self, model);
  test_ui_wait_for (shows (self, "it gives no value for row 1 column 1"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_action (self->window, "win.show-clause"));
  test_ui_wait_for (shows (self, "Row 1 column 1 needs a value"));
}

#define SAT4J_JAR "/usr/share/java/org.sat4j.core.jar"
#define N_ARGUMENTS_MAX 6

/* How to ask a solver for a model of a formula. One that writes it into a file gets the name of
 * that file, too. */
typedef struct
{
  const char *name;
  const char *command[N_ARGUMENTS_MAX];
  gboolean to_file;
} Solver;

static const Solver solvers[] = {
  { "minisat", { "minisat", "-verb=0" }, TRUE },
  { "cadical", { "cadical", "-q" }, FALSE },
  { "picosat", { "picosat" }, FALSE },
  { "cryptominisat5", { "cryptominisat5", "--verb=0" }, FALSE },
  { "clasp", { "clasp", "--outf=1" }, FALSE },
  { "sat4j", { "java", "-jar", SAT4J_JAR }, FALSE },
};

typedef struct
{
  guint box_rows;
  guint box_columns;
  guint n_givens; /* 0: no more than are needed */
  const char *encoding;
} Formula;

/* So many givens that each of the solvers answers within a second or two. */
static const Formula formulas[] = {
  { 2, 3, 0, "full" },
  { 2, 3, 0, "simpler" },
  { 3, 3, 0, "full" },
  { 3, 3, 0, "simpler" },
  { 4, 4, 140, "full" },
  { 4, 4, 180, "simpler" },
  { 5, 5, 380, "full" },
};

typedef struct
{
  const Solver *solver;
  const Formula *formula;
} Exchange;

static gboolean
is_installed (const Solver *solver)
{
  g_autofree char *path = g_find_program_in_path (solver->command[0]);
  const char *jar = g_str_equal (solver->name, "sat4j") ? SAT4J_JAR : NULL;

  return path != NULL && (jar == NULL || g_file_test (jar, G_FILE_TEST_EXISTS));
}

static char *
run_solver (const Solver *solver,
            const char *formula_path,
            const char *model_path)
{
  const char *arguments[N_ARGUMENTS_MAX + 1] = { 0 };
  guint n = 0;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  char *model = NULL;

  for (; solver->command[n] != NULL; n++)
    arguments[n] = solver->command[n];
  arguments[n++] = formula_path;
  if (solver->to_file)
    arguments[n++] = model_path;
  process = g_subprocess_newv (arguments,
                               G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                               &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 10);
  if (!solver->to_file)
    return g_steal_pointer (&out);
  g_assert_true (g_file_get_contents (model_path, &model, NULL, NULL));
  g_assert_cmpint (g_unlink (model_path), ==, 0);
  return model;
}

static SudokuGame *
make_game (const Formula *formula)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_new (formula->box_rows, formula->box_columns, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = formula->n_givens,
    .seed = 7,
  };
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, NULL);

  return sudoku_game_new (puzzle);
}

/* The whole way round: the page saves its formula, a solver answers, the answer is pasted. */
static void
test_solver (Fixture *self,
             gconstpointer data)
{
  const Exchange *exchange = data;
  g_autofree char *formula_path = g_build_filename (self->folder, "formula.cnf", NULL);
  g_autofree char *model_path = g_build_filename (self->folder, "model.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (formula_path);
  g_autoptr (SudokuGame) game = NULL;
  g_autofree char *answer = NULL;
  GtkWidget *page;

  if (!is_installed (exchange->solver))
    {
      g_test_skip ("the solver is not installed");
      return;
    }
  game = make_game (exchange->formula);
  satdoku_window_set_game (self->window, game);
  page = go_to_page (self, "<Alt>2", SATDOKU_TYPE_CNF_PAGE);
  g_object_set (page, "encoding-id", exchange->formula->encoding, NULL);
  test_ui_settle (page);
  satdoku_cnf_page_save_to (SATDOKU_CNF_PAGE (page), file);
  test_ui_wait_for (g_file_query_exists (file, NULL));
  answer = run_solver (exchange->solver, formula_path, model_path);
  g_assert_cmpint (g_unlink (formula_path), ==, 0);
  paste_on_solution_page (self, answer);
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_accel ("<Control>i");
  test_ui_wait_for (sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_NONE) == 0);
  g_assert_true (sudoku_check_is_solved (grid_of (self)));
}

static void
add_exchanges (void)
{
  static Exchange exchanges[G_N_ELEMENTS (solvers)][G_N_ELEMENTS (formulas)];

  for (gsize i = 0; i < G_N_ELEMENTS (solvers); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (formulas); k++)
      {
        guint side = formulas[k].box_rows * formulas[k].box_columns;
        g_autofree char *path = g_strdup_printf ("/exchange/%s/%ux%u-%s", solvers[i].name, side,
                                                 side, formulas[k].encoding);

        /* What the first solver has had differs for the others only in how they write. */
        if (i > 0 && (i + k) % 3 != 0 && !g_test_slow ())
          continue;
        exchanges[i][k] = (Exchange){ &solvers[i], &formulas[k] };
        g_test_add (path, Fixture, &exchanges[i][k], set_up, test_solver, tear_down);
      }
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/exchange/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("walk", test_walk);
  ADD ("formula-to-grid", test_formula_to_grid);
  ADD ("formula-file", test_formula_file);
  ADD ("formula-shown", test_formula_shown);
  ADD ("formula-to-solution", test_formula_to_solution);
  ADD ("puzzle-to-solution", test_puzzle_to_solution);
  ADD ("rows-to-solution", test_rows_to_solution);
  ADD ("filled-to-solution", test_filled_to_solution);
  ADD ("model-to-grid", test_model_to_grid);
  ADD ("show-clause", test_show_clause);
  add_exchanges ();
  return g_test_run ();
}
