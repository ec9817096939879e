/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page writes literals in one notation, which is chosen in the preferences and followed at once
 * by the clauses, what is said of one, and the run of a solver. */

#include <sat-dimacs.h>
#include <string.h>

#include "satdoku-clause-row.h"
#include "satdoku-clause-view.h"
#include "satdoku-notation.h"
#include "satdoku-preferences.h"
#include "satdoku-read-source.h"
#include "satdoku-settings.h"
#include "satdoku-watch-panel.h"
#include "test-app.h"
#include "test-cnf-page.h"
#include "test-ui.h"

#define LINE                                  \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

/* As many as can be looked for at once. */
#define EIGHT "+x121 +x122 +x123 +x124 +x125 +x126 +x127 +x128"

typedef TestCnfPage Fixture;

static void
set_notation (const char *id)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_assert_true (g_settings_set_string (settings, "literals", id));
}

static void
open_formula (Fixture *self,
              const char *text)
{
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("a.cnf", text, strlen (text), NULL, &error);
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;

  g_assert_no_error (error);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, "a.cnf");
  test_cnf_page_open_line (self, LINE, NULL, 1000, 760);
  g_object_set (self->page, "loaded", source, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
}

/* The row of a clause that is in sight; NULL when there is none. */
static GtkWidget *
find_row (GtkWidget *root,
          guint64 clause)
{
  GtkWidget *found = NULL;

  if (SATDOKU_IS_CLAUSE_ROW (root) && gtk_widget_get_mapped (root) &&
      satdoku_clause_row_get_clause (SATDOKU_CLAUSE_ROW (root)) == clause)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, clause);
  return found;
}

static void
select_clause (Fixture *self,
               guint64 clause)
{
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);

  satdoku_clause_view_go_to (SATDOKU_CLAUSE_VIEW (view), clause);
  test_ui_wait_for (find_row (view, clause) != NULL);
  test_ui_settle (view);
}

static void
assert_row (Fixture *self,
            guint64 clause,
            const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (find_row (GTK_WIDGET (self->page), clause));

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_plain (Fixture *self,
            gconstpointer data)
{
  open_formula (self, "p cnf 9 3\n1 2 0\n-9 2 0\n9 -2 0\n");
  select_clause (self, 1);
  test_ui_wait_for (test_ui_shows_text (self->page, "-9 or 2"));
  assert_row (self, 1, "Line 3: -9 2 0. Variable 9 is false or variable 2 is true");
  set_notation ("signs");
  test_ui_wait_for (test_ui_shows_text (self->page, "¬x9 or x2"));
  assert_row (self, 1, "Line 3: ¬x9 ∨ x2. Variable 9 is false or variable 2 is true");
  assert_row (self, 0, "Line 2: x1 ∨ x2. Variable 1 is true or variable 2 is true");
  g_assert_false (test_ui_shows_text (self->page, "-9"));
  test_ui_screenshot (self->window, "notation-signs");
  set_notation ("numbers");
  test_ui_wait_for (test_ui_shows_text (self->page, "-9 or 2"));
  g_assert_false (test_ui_shows_text (self->page, "¬x9"));
  test_ui_screenshot (self->window, "notation-numbers");
}

/* What the clauses are filtered by, and what a long one says. */
static void
test_filter (Fixture *self,
             gconstpointer data)
{
  GtkEditable *entry;

  open_formula (self, "c var 1 rain\np cnf 12 3\n1 2 3 4 5 6 7 8 9 10 -11 0\n-9 2 0\n9 -2 0\n");
  entry = GTK_EDITABLE (test_ui_find (self->page, GTK_TYPE_ENTRY, "variable_entry"));
  gtk_editable_set_text (entry, "-9");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literal -9"));
  set_notation ("signs");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literal ¬x9"));
  g_assert_false (test_ui_shows_text (self->page, "Literal -9"));
  gtk_editable_set_text (entry, "1 +2");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literals rain +x2"));
  select_clause (self, 0);
  test_ui_wait_for (test_ui_shows_text (self->page, "rain ∨ x2 ∨ x3"));
  g_assert_false (test_ui_shows_text (self->page, "10 -11"));
  test_ui_screenshot (self->window, "notation-filter");
  set_notation ("numbers");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literals 1 +2"));
  test_ui_wait_for (test_ui_shows_text (self->page, "9 10 -11 0"));
}

static void
test_named (Fixture *self,
            gconstpointer data)
{
  open_formula (self, "c var 1 rain\nc var 2 wet\np cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n");
  select_clause (self, 1);
  test_ui_wait_for (test_ui_shows_text (self->page, "-1 (rain) or 2 (wet)"));
  set_notation ("signs");
  test_ui_wait_for (test_ui_shows_text (self->page, "¬rain or wet"));
  assert_row (self, 1, "Line 5: ¬rain ∨ wet. not rain or wet");
}

static void
test_watch (Fixture *self,
            gconstpointer data)
{
  GtkWidget *panel;
  SatdokuWatch *watch;

  open_formula (self, "p cnf 9 3\n1 2 0\n-9 2 0\n9 -2 0\n");
  test_ui_accel ("<Control><Shift>y");
  test_ui_wait_for (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL) != NULL);
  panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  watch = satdoku_watch_panel_get_watch (SATDOKU_WATCH_PANEL (panel));
  test_ui_wait_for (!satdoku_watch_is_busy (watch) && satdoku_watch_get_trace (watch) != NULL);
  test_ui_settle (panel);
  test_ui_activate (panel, "watch.forward", NULL);
  test_ui_wait_for (test_ui_shows_text (panel, "is decided"));
  g_assert_false (test_ui_shows_text (panel, "x1"));
  set_notation ("signs");
  test_ui_wait_for (test_ui_shows_text (panel, "x1 is decided") ||
                    test_ui_shows_text (panel, "x2 is decided"));
  set_notation ("numbers");
  test_ui_wait_for (!test_ui_shows_text (panel, "x1") && !test_ui_shows_text (panel, "x2"));
}

/* The marks of a run stand on the literals, however they are written. */
static void
test_puzzle (Fixture *self,
             gconstpointer data)
{
  test_cnf_page_open_line (self, LINE, NULL, 1000, 760);
  select_clause (self, 30);
  set_notation ("signs");
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_wait_for (test_ui_shows_text (self->page, "x"));
  test_ui_screenshot (self->window, "notation-puzzle");
}

/* Signs are wider than numbers: on a phone, and in the dark, all of it is still there. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *entry;
  int minimum;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  test_cnf_page_open_line (self, LINE, NULL, 360, 640);
  set_notation ("signs");
  select_clause (self, 38);
  entry = test_ui_find (self->page, GTK_TYPE_ENTRY, "variable_entry");
  gtk_editable_set_text (GTK_EDITABLE (entry), EIGHT);
  test_ui_wait_for (test_ui_shows_text (self->page, "Literals " EIGHT));
  test_ui_settle (GTK_WIDGET (self->page));
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 360);
  test_ui_screenshot (self->window, "notation-narrow");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* The choice is in the preferences, with all of its words. */
static void
test_preferences (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  GtkWindow *preferences = satdoku_preferences_new (settings);
  GtkWidget *row;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  gtk_window_set_default_size (preferences, 360, 640);
  test_ui_present (preferences);
  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (preferences), "formulas");
  row = test_ui_find (preferences, ADW_TYPE_COMBO_ROW, "literals");
  test_ui_settle (GTK_WIDGET (preferences));
  gtk_widget_grab_focus (row);
  test_ui_settle (GTK_WIDGET (preferences));
  test_ui_screenshot (preferences, "notation-preferences");
  set_notation ("signs");
  test_ui_wait_for (adw_combo_row_get_selected (ADW_COMBO_ROW (row)) == 1);
  set_notation ("numbers");
  test_ui_wait_for (adw_combo_row_get_selected (ADW_COMBO_ROW (row)) == 0);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  test_ui_destroy (preferences);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  set_notation ("numbers");
  test_cnf_page_tear_down (self, data);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/notation/plain", Fixture, NULL, NULL, test_plain, tear_down);
  g_test_add ("/notation/filter", Fixture, NULL, NULL, test_filter, tear_down);
  g_test_add ("/notation/named", Fixture, NULL, NULL, test_named, tear_down);
  g_test_add ("/notation/watch", Fixture, NULL, NULL, test_watch, tear_down);
  g_test_add ("/notation/puzzle", Fixture, NULL, NULL, test_puzzle, tear_down);
  g_test_add ("/notation/narrow", Fixture, NULL, NULL, test_narrow, tear_down);
  g_test_add_func ("/notation/preferences", test_preferences);
  return g_test_run ();
}
