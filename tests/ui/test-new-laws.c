/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes in the dialog for new puzzles: each box of up to 6 × 6, and Latin squares with laws,
 * chosen by clicks; and clauses of the puzzle that is played, which are kept. */

#include <test-app.h>
#include <test-brute.h>
#include <test-ui.h>

#include "satdoku-new-dialog.h"
#include "satdoku-settings.h"

#define BOX_MAX 6

typedef struct
{
  GtkWindow *dialog;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->settings = satdoku_settings_new ();
  g_settings_set_boolean (self->settings, "new-more", TRUE);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_object_unref (self->settings);
}

static SatdokuNewOptions
get_options (Fixture *self)
{
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (SATDOKU_NEW_DIALOG (self->dialog), &options);
  return options;
}

static gboolean
has_rule (Fixture *self,
          const char *id)
{
  SatdokuNewOptions options = get_options (self);

  return satdoku_new_options_has_rule (&options, sudoku_rule_kind_find (id, -1));
}

/* A box of one row or column is none. */
static void
check_box (Fixture *self,
           guint rows,
           guint columns)
{
  gboolean boxes = rows > 1 && columns > 1;
  SatdokuNewOptions options;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, rows * columns);
  options.box_rows = boxes ? rows : 0;
  options.box_columns = boxes ? columns : 0;
  satdoku_new_options_save (&options, self->settings);
  satdoku_new_options_load (&options, self->settings);
  self->dialog = satdoku_new_dialog_new (NULL, &options, self->settings);
  options = get_options (self);
  test_ui_destroy (self->dialog);
  g_assert_cmpuint (options.side, ==, rows * columns);
  g_assert_cmpuint (options.box_rows, ==, boxes ? rows : 0);
  geometry = satdoku_new_options_create_geometry (&options, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sudoku_geometry_get_side (geometry), ==, rows * columns);
  g_assert_cmpint (sudoku_geometry_has_boxes (geometry), ==, boxes);
  if (boxes)
    {
      g_assert_cmpuint (sudoku_geometry_get_box_rows (geometry), ==, rows);
      g_assert_cmpuint (sudoku_geometry_get_box_columns (geometry), ==, columns);
    }
}

static void
test_boxes (Fixture *self,
            gconstpointer data)
{
  for (guint rows = 1; rows <= BOX_MAX; rows++)
    for (guint columns = 1; columns <= BOX_MAX; columns++)
      if (rows * columns > 1)
        check_box (self, rows, columns);
  g_settings_reset (self->settings, "new-side");
  g_settings_reset (self->settings, "new-box-rows");
  g_settings_reset (self->settings, "new-levels");
}

static GtkWidget *
find_row (Fixture *self,
          const char *title)
{
  GtkWidget *text = test_ui_find_text (self->dialog, title);

  g_assert_nonnull (text);
  return gtk_widget_get_ancestor (text, ADW_TYPE_ACTION_ROW);
}

static void
click_row (Fixture *self,
           GtkWidget *row)
{
  GtkWidget *button = test_ui_find (row, GTK_TYPE_SWITCH, NULL);

  gtk_widget_grab_focus (button);
  test_ui_settle (GTK_WIDGET (self->dialog));
  test_ui_click (button);
}

static void
open_laws (Fixture *self)
{
  GtkWidget *laws = test_ui_find (self->dialog, ADW_TYPE_EXPANDER_ROW, "laws");
  GtkWidget *title = test_ui_find_text (laws, "No laws");

  g_assert_true (gtk_widget_get_visible (laws));
  test_ui_scroll_to (title);
  test_ui_click (title);
  test_ui_wait_for (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (laws)));
  test_ui_settle (GTK_WIDGET (self->dialog));
}

/* Laws are there without boxes, and broken symmetry where numbers can be renamed. */
static void
test_laws (Fixture *self,
           gconstpointer data)
{
  GtkWidget *laws = NULL, *broken = NULL, *empty = NULL, *boxes = NULL;
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 4);
  options.box_rows = options.box_columns = 0;
  self->dialog = satdoku_new_dialog_new (NULL, &options, self->settings);
  test_ui_present (self->dialog);
  test_ui_resize (self->dialog, 500, 1100);
  open_laws (self);
  laws = test_ui_find (self->dialog, ADW_TYPE_EXPANDER_ROW, "laws");
  broken = find_row (self, "Broken Symmetry");
  g_assert_false (gtk_widget_is_sensitive (broken));
  click_row (self, find_row (self, "x·x = x: the diagonal counts up"));
  test_ui_wait_for (has_rule (self, "idempotent"));
  click_row (self, find_row (self, "Schröder’s Second Law (QG3)"));
  test_ui_wait_for (has_rule (self, "schroeder"));
  test_ui_wait_for (
    g_str_equal (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (laws)),
                 "Idempotent and Schröder’s Second Law (QG3)"));
  g_assert_false (gtk_widget_is_sensitive (broken));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (broken)), ==,
                   "Numbers can’t be renamed where some are given");
  test_ui_screenshot (self->dialog, "new-laws");
  empty = test_ui_find (self->dialog, GTK_TYPE_SWITCH, "empty");
  gtk_widget_grab_focus (empty);
  test_ui_settle (GTK_WIDGET (self->dialog));
  test_ui_click (empty);
  test_ui_wait_for (gtk_widget_is_sensitive (broken));
  click_row (self, broken);
  test_ui_wait_for (has_rule (self, "break-symmetry"));
  boxes = test_ui_find (self->dialog, ADW_TYPE_COMBO_ROW, "boxes");
  adw_combo_row_set_selected (ADW_COMBO_ROW (boxes), 0);
  g_assert_cmpuint (get_options (self).box_rows, ==, 2);
  test_ui_wait_for (!gtk_widget_get_visible (laws));
  test_ui_destroy (self->dialog);
}

static SudokuGame *
make_game_with_clauses (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuOwn) own =
    sudoku_own_parse (4, "r1c1 < r1c2\nr1c1 r2c3 r4c4 differ", -1, "", NULL, NULL, NULL);
  g_autoptr (SudokuRule) rule = sudoku_rule_new_own (own);
  g_autoptr (SudokuGeometry) whole = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (whole);

  return sudoku_game_new (grid);
}

static GtkWindow *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (SATDOKU_IS_NEW_DIALOG (item->data))
      return item->data;
  return NULL;
}

/* Clauses are offered for boards of their side. What is made keeps them and has one solution. */
static void
test_own (Fixture *self,
          gconstpointer data)
{
  g_autoptr (SatdokuApplication) application = test_app_new ();
  g_autoptr (SudokuGame) game = make_game_with_clauses ();
  SatdokuWindow *window = test_app_play (game);
  const SudokuGrid *grid = NULL;
  GtkWidget *row = NULL, *button = NULL;

  test_ui_activate (window, "win.new-dialog", NULL);
  test_ui_wait_for ((self->dialog = find_dialog ()) != NULL);
  test_ui_present (self->dialog);
  test_ui_focus_window (self->dialog);
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (test_ui_find (self->dialog, ADW_TYPE_EXPANDER_ROW, "rules")), TRUE);
  test_ui_resize (self->dialog, 500, 1100);
  test_ui_settle (GTK_WIDGET (self->dialog));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (test_ui_find (self->dialog, GTK_TYPE_SPIN_BUTTON,
                                                            "side")),
                             9);
  row = gtk_widget_get_ancestor (test_ui_find_text (self->dialog, "Own Clauses"),
                                 ADW_TYPE_ACTION_ROW);
  g_assert_false (gtk_widget_is_sensitive (row));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "They are about a board of 4 × 4");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (test_ui_find (self->dialog, GTK_TYPE_SPIN_BUTTON,
                                                            "side")),
                             4);
  g_assert_true (gtk_widget_is_sensitive (row));
  g_assert_null (satdoku_new_dialog_get_own (SATDOKU_NEW_DIALOG (self->dialog)));
  /* A click where it is not in sight would be one on the edge of the window. */
  button = test_ui_find (row, GTK_TYPE_SWITCH, NULL);
  test_ui_settle (GTK_WIDGET (self->dialog));
  gtk_widget_grab_focus (button);
  test_ui_wait_for (test_ui_in_sight (button));
  test_ui_click (button);
  test_ui_wait_for (satdoku_new_dialog_get_own (SATDOKU_NEW_DIALOG (self->dialog)) != NULL);
  g_assert_true (test_ui_shows_text (GTK_WIDGET (self->dialog),
                                     "2 clauses of the puzzle that is played hold, too"));
  test_ui_settle (GTK_WIDGET (self->dialog));
  test_ui_screenshot (self->dialog, "new-own");
  test_ui_click (test_ui_find (self->dialog, GTK_TYPE_BUTTON, "create_button"));
  test_ui_wait_for (satdoku_window_get_game (window) != game);
  grid = sudoku_game_get_grid (satdoku_window_get_game (window));
  g_assert_nonnull (sudoku_geometry_find_rule (sudoku_grid_get_geometry (grid), "mine"));
  g_assert_cmpuint (test_brute_count (grid, 2), ==, 1);
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add ("/ui/new-laws/boxes", Fixture, NULL, set_up, test_boxes, tear_down);
  g_test_add ("/ui/new-laws/laws", Fixture, NULL, set_up, test_laws, tear_down);
  g_test_add ("/ui/new-laws/own", Fixture, NULL, set_up, test_own, tear_down);
  return g_test_run ();
}
