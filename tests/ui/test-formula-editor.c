/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula without a board: written, wrong, shown, edited. */

#include "satdoku-cnf-page.h"
#include "satdoku-formula-editor.h"
#include "satdoku-read-source.h"
#include "test-ui.h"

typedef struct
{
  GtkWindow *window;
  SatdokuCnfPage *page;
  SudokuGame *game;
  SatdokuWorker *worker;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  self->game = sudoku_game_new (grid);
  self->worker = satdoku_worker_new ();
  self->page = g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL);
  g_object_set (self->page, "game", self->game, "worker", self->worker, NULL);
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 900, "default-height", 700, NULL);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->page));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  test_ui_unref_last (self->game);
  test_ui_unref_last (self->worker);
}

static GtkWindow *
open_editor (Fixture *self,
             const char *action)
{
  test_ui_activate (self->page, action, NULL);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_FORMULA_EDITOR, NULL) != NULL);
  test_ui_focus_window (test_ui_find_window (SATDOKU_TYPE_FORMULA_EDITOR, NULL));
  return test_ui_find_window (SATDOKU_TYPE_FORMULA_EDITOR, NULL);
}

static SatFormula *
get_formula (Fixture *self)
{
  SatdokuFormulaSource *source =
    satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self->page));

  return SATDOKU_IS_READ_SOURCE (source)
           ? satdoku_read_source_get_formula (SATDOKU_READ_SOURCE (source))
           : NULL;
}

static void
show (Fixture *self,
      GtkWindow *editor)
{
  test_ui_activate (editor, "editor.show", NULL);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_FORMULA_EDITOR, NULL) == NULL);
  test_ui_focus_window (self->window);
}

static void
test_write (Fixture *self,
            gconstpointer data)
{
  GtkWindow *editor = open_editor (self, "cnf.new-formula");

  g_assert_false (gtk_widget_is_sensitive (test_ui_find_action (editor, "editor.show")));
  test_ui_type ("a|");
  test_ui_wait_for (test_ui_shows_text (
    editor, "Line 1, character 3: a name is expected, found the end of the line"));
  test_ui_screenshot (editor, "formula-editor-error");
  test_ui_type ("b");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_type ("!a|b");
  test_ui_wait_for (test_ui_shows_text (editor, "2 variables, 2 clauses"));
  test_ui_screenshot (editor, "formula-editor");
  show (self, editor);
  g_assert_cmpuint (sat_formula_get_n_clauses (get_formula (self)), ==, 2);
  g_assert_cmpint (sat_formula_get_n_variables (get_formula (self)), ==, 2);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->page, "formula-written");
  editor = open_editor (self, "cnf.edit-formula");
  test_ui_wait_for (test_ui_shows_text (editor, "2 variables, 2 clauses"));
  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  test_ui_type ("c");
  test_ui_wait_for (test_ui_shows_text (editor, "3 variables, 3 clauses"));
  show (self, editor);
  g_assert_cmpuint (sat_formula_get_n_clauses (get_formula (self)), ==, 3);
}

/* Escape leaves everything as it was. */
static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  GtkWindow *editor = open_editor (self, "cnf.new-formula");

  test_ui_type ("a");
  test_ui_wait_for (gtk_widget_is_sensitive (test_ui_find_action (editor, "editor.show")));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_FORMULA_EDITOR, NULL) == NULL);
  g_assert_null (get_formula (self));
}

int
main (int argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add ("/formula-editor/write", Fixture, NULL, set_up, test_write, tear_down);
  g_test_add ("/formula-editor/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  return g_test_run ();
}
