/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pattern of givens in the dialog for new puzzles: drawn by the mouse, by keys, with a symmetry,
 * read from a file. */

#include <glib/gstdio.h>
#include <sudoku-solve.h>
#include <test-ui.h>

#include "satdoku-generator.h"
#include "satdoku-new-dialog.h"
#include "satdoku-pattern-board.h"
#include "satdoku-pattern-row.h"
#include "satdoku-settings.h"

typedef struct
{
  GtkWindow *dialog;
  GtkWidget *row;
  GtkWidget *board;
  GSettings *settings;
} Fixture;

static SatdokuNewOptions
get_options (Fixture *self)
{
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (SATDOKU_NEW_DIALOG (self->dialog), &options);
  return options;
}

static void
open_dialog (Fixture *self,
             const SatdokuNewOptions *options)
{
  self->dialog = satdoku_new_dialog_new (NULL, options, self->settings);
  test_ui_present (self->dialog);
  test_ui_resize (self->dialog, 360, 860);
  self->row = test_ui_find (self->dialog, SATDOKU_TYPE_PATTERN_ROW, NULL);
  self->board = NULL;
}

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
  test_ui_destroy (self->dialog);
  g_object_unref (self->settings);
}

/* What the dialog scrolls to is where it was clicked. */
static void
show_widget (Fixture *self,
             GtkWidget *widget)
{
  gtk_widget_grab_focus (widget);
  test_ui_settle (GTK_WIDGET (self->dialog));
}

static void
press (Fixture *self,
       const char *label)
{
  GtkWidget *button =
    gtk_widget_get_ancestor (test_ui_find_text (self->row, label), GTK_TYPE_BUTTON);

  show_widget (self, button);
  test_ui_click (button);
}

static void
switch_on (Fixture *self)
{
  GtkWidget *button = test_ui_find (self->row, GTK_TYPE_SWITCH, NULL);

  show_widget (self, button);
  test_ui_click (button);
  test_ui_wait_for (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->row)));
  test_ui_settle (GTK_WIDGET (self->dialog));
  self->board = test_ui_find (self->row, SATDOKU_TYPE_PATTERN_BOARD, NULL);
  show_widget (self, self->board);
}

/* The middle of a cell; the board is square in the middle of its widget. */
static void
find_place (Fixture *self,
            guint row,
            guint column,
            double *x,
            double *y)
{
  double width = gtk_widget_get_width (self->board), height = gtk_widget_get_height (self->board);
  double size = MIN (width, height);
  guint side = sudoku_pattern_get_side (
    satdoku_pattern_board_get_pattern (SATDOKU_PATTERN_BOARD (self->board)));

  *x = (width - size) / 2 + size * (column + 0.5) / side;
  *y = (height - size) / 2 + size * (row + 0.5) / side;
}

static void
click_cell (Fixture *self,
            guint row,
            guint column)
{
  double x, y;

  find_place (self, row, column, &x, &y);
  test_ui_click_at (self->board, x, y, GDK_BUTTON_PRIMARY, 1, 0);
}

static char *
get_text (Fixture *self)
{
  return sudoku_pattern_write (
    satdoku_pattern_board_get_pattern (SATDOKU_PATTERN_BOARD (self->board)));
}

static gboolean
has_text (Fixture *self,
          const char *expected)
{
  g_autofree char *text = get_text (self);

  return g_str_equal (text, expected);
}

static void
open_of_side (Fixture *self,
              guint side,
              const char *symmetry)
{
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, side);
  options.symmetry = sudoku_symmetry_find (symmetry);
  open_dialog (self, &options);
}

/* A click draws a cell or rubs it out, a drag does the same with many, and all that is said of the
 * pattern follows. */
static void
test_mouse (Fixture *self,
            gconstpointer data)
{
  double x, y, to_x, to_y;
  GtkWidget *create;

  open_of_side (self, 4, "none");
  create = gtk_widget_get_ancestor (test_ui_find_text (self->dialog, "Create"), GTK_TYPE_BUTTON);
  g_assert_false (get_options (self).has_pattern);
  g_assert_true (test_ui_shows_text (self->dialog, "Givens may stand anywhere"));
  switch_on (self);
  g_assert_true (get_options (self).has_pattern);
  g_assert_false (gtk_widget_get_sensitive (create));
  g_assert_true (test_ui_shows_text (self->dialog, "needs at least 4"));
  click_cell (self, 0, 1);
  test_ui_wait_for (has_text (self, ".X..\n....\n....\n....\n"));
  click_cell (self, 2, 3);
  test_ui_wait_for (has_text (self, ".X..\n....\n...X\n....\n"));
  click_cell (self, 0, 1);
  test_ui_wait_for (has_text (self, "....\n....\n...X\n....\n"));
  find_place (self, 1, 0, &x, &y);
  find_place (self, 1, 3, &to_x, &to_y);
  test_ui_drag (self->board, x, y, to_x, to_y);
  test_ui_wait_for (has_text (self, "....\nXXXX\n...X\n....\n"));
  g_assert_true (test_ui_shows_text (self->dialog, "Givens in 5 cells"));
  find_place (self, 1, 1, &x, &y);
  find_place (self, 1, 2, &to_x, &to_y);
  test_ui_drag (self->board, x, y, to_x, to_y);
  test_ui_wait_for (has_text (self, "....\nX..X\n...X\n....\n"));
  press (self, "Invert");
  test_ui_wait_for (has_text (self, "XXXX\n.XX.\nXXX.\nXXXX\n"));
  test_ui_wait_for (gtk_widget_get_sensitive (create));
  g_assert_false (test_ui_shows_text (self->dialog, "needs at least 4"));
  g_assert_cmpuint (get_options (self).n_givens, ==, 13);
  g_assert_true (test_ui_shows_text (self->dialog, "All 13"));
  press (self, "Clear");
  test_ui_wait_for (has_text (self, "....\n....\n....\n....\n"));
  press (self, "Fill");
  test_ui_wait_for (has_text (self, "XXXX\nXXXX\nXXXX\nXXXX\n"));
}

/* All that the mouse does, keys do, and a screen reader says where they are. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  open_of_side (self, 6, "none");
  switch_on (self);
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_text (self, "......\n.X....\n......\n......\n......\n......\n"));
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_wait_for (has_text (self, "......\n.XX...\n..X...\n......\n......\n......\n"));
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_wait_for (has_text (self, "......\n.XX...\n......\n......\n......\n......\n"));
  test_ui_key (GDK_KEY_Home, 0);
  test_ui_key (GDK_KEY_space, 0);
  test_ui_wait_for (has_text (self, "......\n.XX...\nX.....\n......\n......\n......\n"));
  test_ui_key (GDK_KEY_a, GDK_CONTROL_MASK);
  test_ui_wait_for (has_text (self, "XXXXXX\nXXXXXX\nXXXXXX\nXXXXXX\nXXXXXX\nXXXXXX\n"));
  g_assert_true (gtk_widget_has_focus (self->board));
}

/* Cells that go together are drawn together, and what is not of the whole symmetry is not
 * counted. */
static void
test_symmetry (Fixture *self,
               gconstpointer data)
{
  GtkWidget *givens;
  GtkWidget *symmetry;

  open_of_side (self, 6, "mirrors");
  switch_on (self);
  click_cell (self, 0, 1);
  test_ui_wait_for (has_text (self, ".X..X.\n......\n......\n......\n......\n.X..X.\n"));
  click_cell (self, 2, 2);
  test_ui_wait_for (has_text (self, ".X..X.\n......\n..XX..\n..XX..\n......\n.X..X.\n"));
  test_ui_wait_for (get_options (self).n_givens == 8);
  symmetry = test_ui_find (self->dialog, ADW_TYPE_COMBO_ROW, "symmetry");
  /* A half turn. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (symmetry), 1);
  click_cell (self, 1, 0);
  test_ui_wait_for (has_text (self, ".X..X.\nX.....\n..XX..\n..XX..\n.....X\n.X..X.\n"));
  test_ui_wait_for (get_options (self).n_givens == 10);
  /* A quarter turn leaves the four in the middle, and the orbit of row 1, column 5. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (symmetry), 2);
  givens = test_ui_find (self->dialog, GTK_TYPE_SPIN_BUTTON, "givens");
  test_ui_wait_for (gtk_adjustment_get_upper (
                      gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (givens))) < 10);
  g_assert_true (test_ui_shows_text (self->row, "Givens in 8 of 10 cells"));
}

static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* Writes a file and opens it. */
static void
open_text (Fixture *self,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "satdoku-pattern.txt", NULL);
  GtkWindow *chooser;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  press (self, "Open…");
  test_ui_wait_for ((chooser = find_chooser ()) != NULL);
  test_ui_focus_window (chooser);
  test_ui_choose_path (chooser, path);
  test_ui_focus_window (self->dialog);
  self->board = test_ui_find (self->row, SATDOKU_TYPE_PATTERN_BOARD, NULL);
}

/* A file brings its side with it; what is no pattern leaves all as it is and says where it is
 * wrong. */
static void
test_file (Fixture *self,
           gconstpointer data)
{
  static const char six[] = "X....X\n.X..X.\n..XX..\n..XX..\n.X..X.\nX....X\n";
  static const char four[] = "X..X\n.XX.\n.XX.\nX..X\n";

  open_of_side (self, 6, "none");
  switch_on (self);
  open_text (self, six);
  test_ui_wait_for (has_text (self, six));
  g_assert_cmpuint (get_options (self).n_givens, ==, 12);
  open_text (self, "X..X\n.X.\n");
  test_ui_wait_for (test_ui_shows_text (self->row, "row of the pattern has 3 signs, not 4"));
  g_assert_true (has_text (self, six));
  test_ui_screenshot (self->dialog, "new-pattern-bad-file");
  open_text (self, four);
  test_ui_wait_for (get_options (self).side == 4);
  test_ui_wait_for (has_text (self, four));
  g_assert_true (get_options (self).has_pattern);
  g_assert_cmpuint (get_options (self).n_givens, ==, 8);
}

/* What is drawn is what is made, and the same the next time; another shape has no pattern. */
static void
test_made (Fixture *self,
           gconstpointer data)
{
  static const char text[] = "X.XX.X\n.X..X.\nX.XX.X\nX.XX.X\n.X..X.\nX.XX.X\n";
  g_autoptr (SudokuPattern) pattern =
    sudoku_pattern_read ("test", text, sizeof text - 1, NULL);
  const SudokuTask task = { 0 };
  SatdokuNewOptions options, loaded;
  GtkWidget *side;
  g_autofree char *name = NULL;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 6);
  satdoku_new_options_set_pattern (&options, pattern);
  options.n_givens = sudoku_pattern_count (pattern);
  open_dialog (self, &options);
  g_assert_true (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self->row)));
  g_assert_true (test_ui_shows_text (self->row, "Givens in 20 cells"));
  name = satdoku_new_options_describe (&options);
  g_assert_true (g_str_has_suffix (name, " · Pattern"));
  options = get_options (self);
  for (options.seed = 0; options.seed < 5; options.seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = satdoku_generator_make (&options, NULL, &task, &error);

      g_assert_no_error (error);
      g_assert_cmpint (sudoku_check (grid, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
      for (guint cell = 0; cell < 36; cell++)
        g_assert_cmpint (sudoku_grid_get_value (grid, cell) != 0, ==,
                         sudoku_pattern_has (pattern, cell));
    }
  satdoku_new_options_save (&options, self->settings);
  satdoku_new_options_load (&loaded, self->settings);
  g_assert_true (loaded.has_pattern);
  g_assert_cmpmem (loaded.pattern, sizeof loaded.pattern, options.pattern, sizeof options.pattern);
  side = test_ui_find (self->dialog, GTK_TYPE_SPIN_BUTTON, "side");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (side), 7);
  g_assert_false (get_options (self).has_pattern);
  g_assert_cmpuint (get_options (self).n_givens, ==, 0);
  g_settings_reset (self->settings, "new-pattern");
  g_settings_reset (self->settings, "new-side");
  g_settings_reset (self->settings, "new-box-rows");
  g_settings_reset (self->settings, "new-givens");
  g_settings_reset (self->settings, "new-levels");
}

/* The smallest sides can be chosen, and are kept: the settings have room for them. */
static void
test_smallest (Fixture *self,
               gconstpointer data)
{
  for (guint side = 2; side <= 3; side++)
    {
      SatdokuNewOptions options, loaded;

      satdoku_new_options_init (&options);
      satdoku_new_options_set_side (&options, side);
      satdoku_new_options_save (&options, self->settings);
      satdoku_new_options_load (&loaded, self->settings);
      g_assert_cmpuint (loaded.side, ==, side);
      g_settings_reset (self->settings, "new-side");
      g_settings_reset (self->settings, "new-box-rows");
      g_settings_reset (self->settings, "new-levels");
    }
  open_of_side (self, 2, "none");
  g_assert_cmpuint (get_options (self).side, ==, 2);
}

/* Without the demand for one solution the number is in groups of the symmetry, and said so. */
static void
test_not_unique (Fixture *self,
                 gconstpointer data)
{
  SatdokuNewOptions options;
  GtkWidget *unique;
  GtkWidget *strategy;

  open_of_side (self, 9, "mirrors");
  unique = test_ui_find (self->dialog, GTK_TYPE_SWITCH, "unique");
  strategy = test_ui_find (self->dialog, ADW_TYPE_COMBO_ROW, "strategy");
  g_assert_true (gtk_widget_get_sensitive (strategy));
  show_widget (self, unique);
  test_ui_click (unique);
  test_ui_wait_for (!get_options (self).unique);
  g_assert_cmpuint (get_options (self).n_givens, ==, 32);
  g_assert_true (test_ui_shows_text (self->dialog, "In symmetric groups of 4"));
  g_assert_false (gtk_widget_get_sensitive (strategy));
  options = get_options (self);
  for (options.n_givens = 30; options.n_givens < 34; options.n_givens++)
    {
      const SudokuTask task = { 0 };
      g_autoptr (SudokuGrid) grid = satdoku_generator_make (&options, NULL, &task, NULL);

      g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN), ==, options.n_givens);
      for (guint cell = 0; cell < 81; cell++)
        g_assert_cmpint (sudoku_grid_get_value (grid, cell) != 0, ==,
                         sudoku_grid_get_value (grid, cell / 9 * 9 + 8 - cell % 9) != 0);
    }
}

static void
test_strategy (Fixture *self,
               gconstpointer data)
{
  SatdokuNewOptions options, loaded;
  GtkWidget *strategy;

  open_of_side (self, 9, "none");
  strategy = test_ui_find (self->dialog, ADW_TYPE_COMBO_ROW, "strategy");
  g_assert_true (test_ui_shows_text (strategy, "No given can be left out"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (strategy), 1);
  options = get_options (self);
  g_assert_cmpstr (options.strategy->id, ==, "bisection");
  g_assert_true (test_ui_shows_text (strategy, "leaves unneeded givens"));
  satdoku_new_options_save (&options, self->settings);
  satdoku_new_options_load (&loaded, self->settings);
  g_assert_true (loaded.strategy == options.strategy);
  g_settings_reset (self->settings, "new-strategy");
  g_settings_reset (self->settings, "new-levels");
}

/* A rhombus. */
static SudokuPattern *
make_picture (guint side)
{
  SudokuPattern *pattern = sudoku_pattern_new (side);
  int middle = (int)side / 2;

  for (int cell = 0; cell < (int)(side * side); cell++)
    {
      int distance = ABS (cell / (int)side - middle) + ABS (cell % (int)side - middle);

      sudoku_pattern_set (pattern, (guint)cell, distance == middle || distance % 5 == 2);
    }
  return pattern;
}

/* At no size the board is cut off, or larger than a phone. */
static void
test_looks (Fixture *self,
            gconstpointer data)
{
  static const guint sides[] = { 4, 9, 25 };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (SudokuPattern) pattern = make_picture (sides[i]);
      g_autofree char *name = g_strdup_printf ("new-pattern-%u", sides[i]);
      SatdokuNewOptions options;
      int width;

      if (i > 0)
        test_ui_destroy (self->dialog);
      satdoku_new_options_init (&options);
      satdoku_new_options_set_side (&options, sides[i]);
      satdoku_new_options_set_pattern (&options, pattern);
      options.n_givens = sudoku_pattern_count (pattern);
      open_dialog (self, &options);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->row), TRUE);
      test_ui_settle (GTK_WIDGET (self->dialog));
      self->board = test_ui_find (self->row, SATDOKU_TYPE_PATTERN_BOARD, NULL);
      show_widget (self, test_ui_find (self->dialog, ADW_TYPE_ENTRY_ROW, "seed"));
      gtk_widget_measure (GTK_WIDGET (self->dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                          NULL, NULL);
      g_assert_cmpint (width, <=, 360);
      g_assert_cmpint (gtk_widget_get_width (self->board), >=, 200);
      test_ui_screenshot (self->dialog, name);
    }
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/ui/new-pattern/mouse", test_mouse);
  ADD ("/ui/new-pattern/keys", test_keys);
  ADD ("/ui/new-pattern/symmetry", test_symmetry);
  ADD ("/ui/new-pattern/file", test_file);
  ADD ("/ui/new-pattern/made", test_made);
  ADD ("/ui/new-pattern/smallest", test_smallest);
  ADD ("/ui/new-pattern/not-unique", test_not_unique);
  ADD ("/ui/new-pattern/strategy", test_strategy);
  ADD ("/ui/new-pattern/looks", test_looks);
#undef ADD
  return g_test_run ();
}
