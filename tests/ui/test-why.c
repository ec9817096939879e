/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a formula has no model, and what its models are like, on the CNF page, by real keys and
 * clicks: of a puzzle and of a formula that is none; the list of clauses, other cores, single
 * clauses, walking through models; pictures at several sizes. */

#include <sat-dimacs.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-solve.h>

#include "satdoku-clause-view.h"
#include "satdoku-core-panel.h"
#include "satdoku-filter.h"
#include "satdoku-models-panel.h"
#include "satdoku-read-source.h"
#include "test-app.h"
#include "test-cnf-page.h"
#include "test-grid.h"
#include "test-ui.h"

/* r5c1 has no candidate; and four solutions. */
#define UNSOLVABLE                             \
  "..9.287..8.6..4..5..3.....46.........2.713" \
  "45.........23.....5..9..4..8.7..125.3.."
#define SEVERAL                               \
  "....9....6..4.7..8.4.812.3.7.......5..4.." \
  ".9..5..371..4.5..6..4.2.17.85.9........."

typedef TestCnfPage Fixture;

static void
load (Fixture *self,
      const char *text)
{
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("toy.cnf", text, strlen (text), NULL, &error);
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;

  g_assert_no_error (error);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, "toy.cnf");
  g_object_set (self->page, "loaded", source, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
}

static SatdokuCorePanel *
get_panel (Fixture *self)
{
  return SATDOKU_CORE_PANEL (test_ui_find (self->page, SATDOKU_TYPE_CORE_PANEL, NULL));
}

static SatdokuModelsPanel *
get_models (Fixture *self)
{
  return SATDOKU_MODELS_PANEL (test_ui_find (self->page, SATDOKU_TYPE_MODELS_PANEL, NULL));
}

static gboolean
is_busy (gpointer panel)
{
  return satdoku_analysis_panel_is_busy (SATDOKU_ANALYSIS_PANEL (panel));
}

static gboolean
is_ready (Fixture *self)
{
  return get_panel (self) != NULL && !is_busy (get_panel (self)) &&
         satdoku_core_panel_get_core (get_panel (self)) != NULL;
}

static guint64
count_listed (Fixture *self)
{
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);

  return satdoku_clause_list_get_n_clauses (
    satdoku_clause_view_get_list (SATDOKU_CLAUSE_VIEW (view)));
}

static void
ask_why (Fixture *self)
{
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (is_ready (self));
  test_ui_settle (GTK_WIDGET (self->page));
}

static gboolean
is_sensitive (gpointer panel,
              const char *action)
{
  return gtk_widget_is_sensitive (test_ui_find_action (panel, action));
}

static void
test_puzzle (Fixture *self,
             gconstpointer data)
{
  const SatdokuFoundCore *core = NULL;
  guint64 n_all;

  test_cnf_page_open_line (self, UNSOLVABLE, "full", 1100, 800);
  n_all = count_listed (self);
  ask_why (self);
  core = satdoku_core_panel_get_core (get_panel (self));
  g_assert_cmpint (core->status, ==, SAT_STATUS_UNSATISFIABLE);
  g_assert_true (core->minimal);
  g_assert_cmpuint (core->n_givens, ==, 9);
  g_assert_true (test_ui_shows_text (self->page, "No model because of 9 givens and 10 rules"));
  g_assert_true (test_ui_shows_text (self->page, "Minimal: "));
  g_assert_cmpuint (count_listed (self), ==, core->clauses->len);
  g_assert_cmpuint (count_listed (self), <, n_all);
  test_cnf_page_take_pictures (self, "why-9x9");
  /* Each rule needs one clause only. */
  test_ui_activate (get_panel (self), "core.single", NULL);
  test_ui_wait_for (is_ready (self));
  core = satdoku_core_panel_get_core (get_panel (self));
  g_assert_cmpuint (core->clauses->len, ==, 19);
  g_assert_cmpuint (count_listed (self), ==, 19);
  g_assert_true (test_ui_shows_text (self->page, "No model because of 9 givens and 10 clauses"));
  test_ui_activate (get_panel (self), "core.another", NULL);
  test_ui_wait_for (is_ready (self));
  g_assert_nonnull (satdoku_core_panel_get_core (get_panel (self))->groups);
  test_ui_activate (get_panel (self), "analysis.close", NULL);
  test_ui_wait_for (get_panel (self) == NULL);
  g_assert_cmpuint (count_listed (self), ==, n_all);
}

static gboolean
is_shown (Fixture *self,
          const char *property)
{
  gboolean shown;

  g_object_get (self->page, property, &shown, NULL);
  return shown;
}

/* Another puzzle, formula or encoding: the reason and the models go, and nothing is searched that
 * nobody asked for. */
static void
test_change (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, SEVERAL, FALSE);
  g_autoptr (SudokuGame) before = NULL;

  test_cnf_page_open_line (self, UNSOLVABLE, "full", 1100, 800);
  ask_why (self);
  before = self->game;
  self->game = sudoku_game_new (grid);
  g_object_set (self->page, "game", self->game, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_false (is_shown (self, "explains"));
  g_assert_null (get_panel (self));
  g_assert_false (satdoku_worker_is_busy (self->worker));
  ask_why (self);
  g_assert_true (test_ui_shows_text (self->page, "There is a model"));
  load (self, "p cnf 2 2\n1 0\n-1 2 0\n");
  g_assert_false (is_shown (self, "explains"));
  test_ui_accel ("<Control><Alt>q");
  test_ui_wait_for (test_ui_shows_text (self->page, "1 model"));
  g_object_set (self->page, "loaded", NULL, NULL);
  g_assert_false (is_shown (self, "lists-models"));
  ask_why (self);
  g_object_set (self->page, "encoding-id", "minimal", NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_false (is_shown (self, "explains"));
  g_assert_false (satdoku_worker_is_busy (self->worker));
}

/* Many pigeons: a search that doesn't end by itself. */
static char *
write_pigeons (guint n)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "p cnf %u %u\n", n * (n - 1), n + (n - 1) * n * (n - 1) / 2);
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 1; k < n; k++)
        g_string_append_printf (text, "%u ", i * (n - 1) + k);
      g_string_append (text, "0\n");
    }
  for (guint k = 1; k < n; k++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < i; j++)
        g_string_append_printf (text, "-%u -%u 0\n", i * (n - 1) + k, j * (n - 1) + k);
  return g_string_free (text, FALSE);
}

/* What can't be seen is not searched; it is again when it can, unless it is of another formula. */
static void
test_hidden (Fixture *self,
             gconstpointer data)
{
  g_autofree char *pigeons = write_pigeons (14);

  SatdokuCorePanel *panel;

  test_cnf_page_open_line (self, SEVERAL, "full", 1100, 800);
  load (self, pigeons);
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for ((panel = get_panel (self)) != NULL && is_busy (panel));
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  g_assert_false (is_busy (panel));
  test_ui_wait_for (!satdoku_worker_is_busy (self->worker));
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  test_ui_wait_for (is_busy (panel));
  /* GTK 4.8 keeps for ever what is hidden twice within a frame. */
  test_ui_settle (GTK_WIDGET (self->page));
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  load (self, "p cnf 2 2\n1 0\n-1 2 0\n");
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  test_ui_wait_for (!satdoku_worker_is_busy (self->worker));
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_false (is_shown (self, "explains"));
  g_assert_false (satdoku_worker_is_busy (self->worker));
}

static void
test_formula (Fixture *self,
              gconstpointer data)
{
  const SatdokuFoundCore *core = NULL;

  test_cnf_page_open_line (self, SEVERAL, "full", 1100, 800);
  load (self, "p cnf 4 7\n1 4 0\n1 0\n-1 2 0\n-2 0\n3 0\n-3 4 0\n3 4 0\n");
  ask_why (self);
  core = satdoku_core_panel_get_core (get_panel (self));
  g_assert_cmpuint (core->clauses->len, ==, 3);
  g_assert_cmpuint (g_array_index (core->clauses, guint64, 0), ==, 1);
  g_assert_cmpuint (sat_formula_get_n_clauses (core->formula), ==, 3);
  g_assert_cmpuint (count_listed (self), ==, 3);
  g_assert_true (test_ui_shows_text (self->page, "No model because of 3 clauses"));
  g_assert_true (is_sensitive (get_panel (self), "core.save"));
  test_ui_screenshot (self->window, "why-formula");
  /* A filter takes the place of the core, and a row brings it back. */
  test_ui_activate (self->page, "cnf.set-filter",
                    g_variant_new ("(uu)", SATDOKU_FILTER_VARIABLE, 2));
  test_ui_wait_for (count_listed (self) == 2);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_click (test_ui_find_text (get_panel (self), "-1 or 2"));
  test_ui_wait_for (count_listed (self) == 3);
}

static gboolean
has_models (Fixture *self)
{
  return get_models (self) != NULL && !is_busy (get_models (self)) &&
         satdoku_models_panel_get_models (get_models (self)) != NULL;
}

static void
show_models (Fixture *self)
{
  test_ui_accel ("<Control><Alt>q");
  test_ui_wait_for (has_models (self));
  test_ui_settle (GTK_WIDGET (self->page));
}

static void
test_models (Fixture *self,
             gconstpointer data)
{
  test_cnf_page_open_line (self, SEVERAL, "full", 1100, 800);
  show_models (self);
  g_assert_true (test_ui_shows_text (self->page, "4 models"));
  g_assert_true (test_ui_shows_text (self->page, "1 of 4"));
  g_assert_false (is_sensitive (get_models (self), "models.previous"));
  for (guint i = 1; i < 4; i++)
    {
      test_ui_click (test_ui_find_action (get_models (self), "models.next"));
      test_ui_wait_for (satdoku_models_panel_get_position (get_models (self)) == i);
    }
  g_assert_false (is_sensitive (get_models (self), "models.next"));
  test_cnf_page_take_pictures (self, "models-9x9");
}

static void
test_models_of_formula (Fixture *self,
                        gconstpointer data)
{
  test_cnf_page_open_line (self, SEVERAL, "full", 1100, 800);
  load (self, "p cnf 5 3\n1 2 0\n-3 0\n3 4 0\n");
  show_models (self);
  g_assert_true (test_ui_shows_text (self->page, "6 models"));
  g_assert_true (test_ui_shows_text (self->page, "1 of 3"));
  g_assert_true (test_ui_shows_text (self->page, "Counted over all 5 variables of the header: 1 is "
                                                 "in no clause, and doubles the number"));
  g_assert_true (test_ui_shows_text (self->page, "2 literals are true in every model"));
  g_assert_true (test_ui_shows_text (self->page, "-3 4"));
  test_ui_screenshot (self->window, "models-formula");
  load (self, "p cnf 1 2\n1 0\n-1 0\n");
  show_models (self);
  g_assert_true (test_ui_shows_text (self->page, "No model"));
  load (self, "p cnf 5 2\nc p show 1 2 0\nc p weight 1 0.5 0\n1 2 3 0\n-1 4 0\n");
  show_models (self);
  g_assert_true (test_ui_shows_text (self->page, "4 models"));
  g_assert_true (test_ui_shows_text (self->page, "1 of 4"));
  g_assert_true (
    test_ui_shows_text (self->page, "Counted over the 2 variables that “c p show” names"));
  g_assert_true (test_ui_shows_text (self->page, "weights are ignored"));
  load (self, "c var 1 rain\nc var 2 wet\np cnf 3 3\n-1 2 0\n1 0\n3 -3 0\n");
  show_models (self);
  g_assert_true (test_ui_shows_text (self->page, "1 (rain) 2 (wet)"));
}

/* Are these cells lit up on the board, and no others? */
static gboolean
are_lit (SatdokuBoard *board,
         const guint *cells,
         guint n)
{
  guint n_lit = 0, n_listed = 0;

  for (guint cell = 0; cell < 81; cell++)
    {
      gboolean lit =
        (satdoku_cell_get_flags (satdoku_board_get_cell (board, cell)) & SATDOKU_CELL_LIT) != 0;

      n_lit += lit;
      for (guint i = 0; i < n; i++)
        n_listed += lit && cells[i] == cell;
    }
  return n_lit == n && n_listed == n;
}

/* The cells that the panel names, of which the filled ones alone leave no solution. */
static void
assert_lit (SatdokuBoard *board,
            SatdokuCorePanel *panel,
            const SudokuGrid *grid)
{
  g_autoptr (GArray) cells = satdoku_core_panel_list_cells (panel);
  g_autoptr (SudokuGrid) part = sudoku_grid_new (sudoku_grid_get_geometry (grid));
  guint64 n_solutions = 1;
  gboolean complete = FALSE;

  g_assert_cmpuint (cells->len, >, 0);
  g_assert_true (are_lit (board, (gconstpointer)cells->data, cells->len));
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      if (sudoku_grid_get_value (grid, cell) != 0)
        sudoku_grid_set (part, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_GIVEN);
    }
  g_assert_true (sudoku_count (part, 1, NULL, &n_solutions, &complete, NULL));
  g_assert_cmpuint (n_solutions, ==, 0);
}

static void
go_to (SatdokuWindow *window,
       const char *page)
{
  test_ui_activate (window, "win.page", g_variant_new_string (page));
  test_ui_settle (GTK_WIDGET (window));
}

static gboolean
is_found (SatdokuWindow *window)
{
  GtkWidget *panel = test_ui_find (window, SATDOKU_TYPE_CORE_PANEL, NULL);

  return panel != NULL && !is_busy (panel) &&
         satdoku_core_panel_get_core (SATDOKU_CORE_PANEL (panel)) != NULL;
}

/* The board of the game shows the core, too, until that is stale; choosing a cell changes nothing
 * of that, and nothing of others is put out. */
static void
test_board (void)
{
  static const guint other[] = { 40 };
  g_autoptr (SatdokuApplication) application = test_app_new ();
  g_autoptr (SudokuGame) game = test_app_make_game (UNSOLVABLE);
  SatdokuWindow *window = test_app_play (game);
  SatdokuBoard *board = SATDOKU_BOARD (test_ui_find (window, SATDOKU_TYPE_BOARD, NULL));
  SatdokuCorePanel *panel = NULL;

  go_to (window, "cnf");
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (is_found (window));
  panel = SATDOKU_CORE_PANEL (test_ui_find (window, SATDOKU_TYPE_CORE_PANEL, NULL));
  go_to (window, "grid");
  assert_lit (board, panel, sudoku_game_get_grid (game));
  test_ui_screenshot (window, "why-board");
  sudoku_game_enter (game, 0, 7);
  g_assert_true (are_lit (board, NULL, 0));
  go_to (window, "cnf");
  g_assert_false (is_found (window));
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (is_found (window));
  assert_lit (board, panel, sudoku_game_get_grid (game));
  go_to (window, "grid");
  satdoku_board_select (board, 1);
  assert_lit (board, panel, sudoku_game_get_grid (game));
  go_to (window, "cnf");
  test_ui_activate (panel, "core.another", NULL);
  test_ui_wait_for (is_found (window));
  assert_lit (board, panel, sudoku_game_get_grid (game));
  /* Other rows are listed, but no frame has been drawn since: the key gets there all the same. */
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (are_lit (board, NULL, 0));
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (is_found (window));
  satdoku_board_light_up (board, other, 1);
  test_ui_activate (panel, "analysis.close", NULL);
  g_assert_true (are_lit (board, other, 1));
  test_ui_destroy (GTK_WINDOW (window));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (widget)));

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* A button that begins a search has the focus again after it, or what is found when it makes no
 * sense any more. The shortcut works whatever had the focus before, which then is in the list. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  static const char *const actions[] = { "core.another", "core.single" };

  test_cnf_page_open_line (self, UNSOLVABLE, "full", 1100, 800);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *button;
      guint n_found = 0;

      ask_why (self);
      g_signal_connect_swapped (get_panel (self), "found", G_CALLBACK (count_cb), &n_found);
      button = test_ui_find_action (get_panel (self), actions[i]);
      g_assert_true (gtk_widget_grab_focus (button));
      test_ui_accel ("space");
      test_ui_wait_for (n_found > 0 && is_ready (self));
      g_assert_true (i == 0 ? gtk_widget_is_focus (button) : has_focus (get_panel (self)));
      g_signal_handlers_disconnect_by_data (get_panel (self), &n_found);
      test_ui_accel ("<Control><Alt>j");
      test_ui_wait_for (get_panel (self) == NULL);
      g_assert_true (has_focus (test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL)));
    }
  ask_why (self);
  test_ui_click (test_ui_find (get_panel (self), GTK_TYPE_LIST_BOX_ROW, NULL));
  test_ui_activate (get_panel (self), "core.another", NULL);
  test_ui_wait_for (is_ready (self));
  test_ui_accel ("<Control><Alt>j");
  test_ui_wait_for (get_panel (self) == NULL);
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_test_add ("/why/puzzle", Fixture, NULL, NULL, test_puzzle, test_cnf_page_tear_down);
  g_test_add ("/why/change", Fixture, NULL, NULL, test_change, test_cnf_page_tear_down);
  g_test_add ("/why/hidden", Fixture, NULL, NULL, test_hidden, test_cnf_page_tear_down);
  g_test_add ("/why/formula", Fixture, NULL, NULL, test_formula, test_cnf_page_tear_down);
  g_test_add_func ("/why/board", test_board);
  g_test_add ("/why/keys", Fixture, NULL, NULL, test_keys, test_cnf_page_tear_down);
  g_test_add ("/why/models", Fixture, NULL, NULL, test_models, test_cnf_page_tear_down);
  g_test_add ("/why/models/formula", Fixture, NULL, NULL, test_models_of_formula,
              test_cnf_page_tear_down);
  return g_test_run ();
}
