/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every widget class can be made and goes away again. */

#include <string.h>

#include "satdoku-application.h"
#include "satdoku-board.h"
#include "satdoku-chart.h"
#include "satdoku-finish-card.h"
#include "satdoku-generator.h"
#include "satdoku-grid-page.h"
#include "satdoku-keypad.h"
#include "satdoku-label.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-lazy-menu.h"
#include "satdoku-new-dialog.h"
#include "satdoku-panel.h"
#include "satdoku-settings.h"
#include "satdoku-shortcuts-window.h"
#include "satdoku-shortcuts.h"
#include "satdoku-step-view.h"
#include "satdoku-work-bar.h"
#include "test-app.h"
#include "test-shapes.h"
#include "test-ui.h"

static void
test_free (gconstpointer data)
{
  GType type = *(const GType *)data;
  GtkWidget *widget = g_object_ref_sink (g_object_new (type, NULL));

  g_assert_finalize_object (widget);
}

static SudokuGame *
new_game (guint box_rows, guint box_columns)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (box_rows, box_columns, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_game_new (grid);
}

static guint
count_rows (GtkWidget *panel)
{
  guint n_rows = 0;

  for (GtkWidget *row =
         gtk_widget_get_first_child (test_ui_find (panel, GTK_TYPE_LIST_BOX, NULL));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    n_rows++;
  return n_rows;
}

static void
make_cb (AdwBin *bin,
         guint *n_made)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("object-select-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.check");
  adw_bin_set_child (bin, button);
  ++*n_made;
}

/* What nobody looks at or asks for is never made, and what is made is made once, with what the
 * buttons of the window have. */
static void
test_lazy_bin (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *bins[3];
  guint n_made[3] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (bins); i++)
    {
      bins[i] = satdoku_lazy_bin_new ();
      g_signal_connect (bins[i], "make", G_CALLBACK (make_cb), &n_made[i]);
      gtk_stack_add_child (GTK_STACK (stack), bins[i]);
    }
  gtk_window_set_child (window, stack);
  g_assert_cmpuint (n_made[0], ==, 0);
  test_ui_present (window);
  g_assert_cmpuint (n_made[0], ==, 1);
  g_assert_true (gtk_widget_get_mapped (adw_bin_get_child (ADW_BIN (bins[0]))));
  g_assert_null (adw_bin_get_child (ADW_BIN (bins[1])));
  g_assert_true (GTK_IS_BUTTON (satdoku_lazy_bin_ensure (SATDOKU_LAZY_BIN (bins[1]))));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (adw_bin_get_child (ADW_BIN (bins[1]))), ==,
                   "Check (Ctrl+K)");
  gtk_stack_set_visible_child (GTK_STACK (stack), bins[1]);
  gtk_stack_set_visible_child (GTK_STACK (stack), bins[0]);
  test_ui_settle (GTK_WIDGET (window));
  g_assert_cmpuint (n_made[0], ==, 1);
  g_assert_cmpuint (n_made[1], ==, 1);
  g_assert_cmpuint (n_made[2], ==, 0);
  test_ui_destroy (window);
}

/* A menu is made when it is opened, once, and has what its model has then. */
static void
test_lazy_menu (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *split = adw_split_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkPopover *popover;

  g_menu_append (menu, "Check", "win.check");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), split);
  gtk_window_set_child (window, box);
  satdoku_lazy_menu_set (button, G_MENU_MODEL (menu));
  satdoku_lazy_menu_set (split, G_MENU_MODEL (menu));
  test_ui_present (window);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_null (adw_split_button_get_popover (ADW_SPLIT_BUTTON (split)));
  g_menu_append (menu, "Hint", "win.hint");
  adw_split_button_popup (ADW_SPLIT_BUTTON (split));
  test_ui_wait_for (test_ui_find_text (split, "Hint") != NULL);
  adw_split_button_popdown (ADW_SPLIT_BUTTON (split));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  test_ui_wait_for (test_ui_find_text (button, "Hint") != NULL);
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)) == popover);
  test_ui_destroy (window);
}

/* Thousands of items cost no more than the rows that are asked for. */
static void
test_panel_items (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *panel = g_object_new (SATDOKU_TYPE_PANEL, NULL);
  g_autoptr (SatdokuReport) report = satdoku_report_new (SATDOKU_MOOD_BAD, "Many", NULL);
  guint cell = 0;

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), panel);
  gtk_window_set_child (window, scrolled);
  test_ui_present (window);
  for (guint i = 0; i < 120; i++)
    satdoku_report_add_item (report, "One", &cell, 1);
  satdoku_panel_show_report (SATDOKU_PANEL (panel), report);
  g_assert_cmpuint (satdoku_panel_get_n_items (SATDOKU_PANEL (panel)), ==, 120);
  g_assert_cmpuint (count_rows (panel), ==, 50);
  for (guint n_rows = 100; n_rows <= 120; n_rows += 20)
    {
      GtkWidget *label = test_ui_find_text (panel, "Show More");

      gtk_widget_activate (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON));
      test_ui_wait_for (count_rows (panel) == n_rows);
    }
  test_ui_wait_for (!test_ui_shows_text (panel, "Show More"));
  test_ui_destroy (window);
}

/* A board that has shown games of several shapes keeps none of their cells. */
static void
test_board_games (void)
{
  GtkWidget *board = g_object_ref_sink (satdoku_board_new ());
  SatdokuCell *cell;

  for (guint n = 2; n < 5; n++)
    {
      g_autoptr (SudokuGame) game = new_game (2, n);

      g_object_set (board, "game", game, NULL);
    }
  cell = g_object_ref (satdoku_board_get_cell (SATDOKU_BOARD (board), 5));
  g_assert_finalize_object (board);
  g_assert_finalize_object (cell);
}

static void
test_dialog (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;
  SatdokuNewOptions chosen;
  GtkWindow *dialog;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 12);
  options.box_rows = 4;
  options.box_columns = 3;
  satdoku_new_options_set_rule (&options, sudoku_rule_kind_find ("x", -1), TRUE);
  satdoku_new_options_set_rule (&options, sudoku_rule_kind_find ("even", -1), TRUE);
  options.n_givens = 70;
  dialog = satdoku_new_dialog_new (NULL, &options, settings);
  test_ui_present (dialog);
  satdoku_new_dialog_get_options (SATDOKU_NEW_DIALOG (dialog), &chosen);
  g_assert_cmpuint (chosen.side, ==, 12);
  g_assert_cmpuint (chosen.box_rows, ==, 4);
  g_assert_cmpuint (chosen.box_columns, ==, 3);
  g_assert_true (sudoku_set_equal (chosen.rules, options.rules));
  g_assert_false (chosen.jigsaw);
  g_assert_true (chosen.unique);
  g_assert_true (chosen.symmetry == options.symmetry);
  g_assert_cmpuint (chosen.n_givens, ==, 70);
  g_assert_cmpuint (chosen.seed, ==, options.seed);
  test_ui_screenshot (dialog, "new-dialog");
  test_ui_destroy (dialog);
}

static GtkWidget *
find_in (GtkWindow *dialog,
         GType type,
         const char *name)
{
  GtkWidget *widget = test_ui_find (dialog, type, name);

  g_assert_nonnull (widget);
  return widget;
}

/* As few as possible is for one solution; a phone is wide enough. */
static void
test_dialog_limits (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;
  GtkWindow *dialog;
  GtkWidget *unique, *givens;
  double least, most;
  int width;

  g_settings_set_boolean (settings, "new-more", TRUE);
  satdoku_new_options_init (&options);
  dialog = satdoku_new_dialog_new (NULL, &options, settings);
  test_ui_present (dialog);
  gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  g_assert_cmpint (width, <=, 360);
  unique = find_in (dialog, GTK_TYPE_SWITCH, "unique");
  givens = find_in (dialog, GTK_TYPE_SPIN_BUTTON, "givens");
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (givens)), ==, 0);
  gtk_widget_grab_focus (unique);
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_click (unique);
  test_ui_wait_for (!gtk_switch_get_active (GTK_SWITCH (unique)));
  gtk_spin_button_get_range (GTK_SPIN_BUTTON (givens), &least, &most);
  g_assert_cmpfloat (least, ==, 1);
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (givens)), ==, 32);
  test_ui_destroy (dialog);
}

/* All that can be chosen can be made, also the smallest, and empty ones of any kind. */
static void
test_made (void)
{
  const SudokuTask task = { 0 };

  for (guint side = SATDOKU_NEW_SIDE_MIN; side <= 6; side++)
    for (guint i = 0; i < 4; i++)
      {
        g_autoptr (SudokuGrid) grid = NULL;
        g_autoptr (GError) error = NULL;
        SatdokuNewOptions options;

        satdoku_new_options_init (&options);
        satdoku_new_options_set_side (&options, side);
        options.empty = i % 2 == 1;
        if (i >= 2)
          satdoku_new_options_set_jigsaw (&options);
        grid = satdoku_generator_make (&options, NULL, &task, &error);
        g_assert_no_error (error);
        g_assert_cmpuint (sudoku_grid_get_side (grid), ==, side);
        g_assert_cmpint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) == 0, ==, options.empty);
        g_assert_true (i < 2 || !sudoku_geometry_has_boxes (sudoku_grid_get_geometry (grid)));
      }
}

static void
test_options (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  for (guint side = SATDOKU_NEW_SIDE_MIN; side <= SATDOKU_NEW_SIDE_MAX; side++)
    {
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (GError) error = NULL;
      guint rows[SUDOKU_SIDE_MAX];
      guint n = sudoku_rule_list_boxes (side, rows);

      satdoku_new_options_set_side (&options, side);
      geometry = satdoku_new_options_create_geometry (&options, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (sudoku_geometry_get_side (geometry), ==, side);
      g_assert_cmpint (sudoku_geometry_has_boxes (geometry), ==, n > 0);
      g_assert_cmpuint (options.box_rows, <=, MAX (options.box_columns, 1));
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (side % rows[i], ==, 0);
    }

  /* Where there are no levels the puzzle comes as it comes. */
  satdoku_new_options_set_side (&options, 9);
  g_assert_cmpint (satdoku_new_options_get_level (&options), ==, SUDOKU_LEVEL_EASY);
  satdoku_new_options_set_rule (&options, sudoku_rule_kind_find ("non-consecutive", -1), TRUE);
  satdoku_new_options_recall_level (&options, settings);
  g_assert_cmpint (satdoku_new_options_get_level (&options), ==, SUDOKU_LEVEL_UNKNOWN);
  satdoku_new_options_init (&options);
  satdoku_new_options_set_jigsaw (&options);
  satdoku_new_options_recall_level (&options, settings);
  g_assert_cmpint (satdoku_new_options_get_level (&options), ==, SUDOKU_LEVEL_EASY);
  satdoku_new_options_set_side (&options, 25);
  g_assert_cmpint (satdoku_new_options_get_level (&options), ==, SUDOKU_LEVEL_UNKNOWN);
}

/* These have the same keys, but are never enabled together, as a test of ambiguity asserts. */
static const char *const exclusive[][2] = {
  { "win.solution-previous", "win.path-previous" },
  { "win.solution-next", "win.path-next" },
};

static gboolean
exclude_each_other (const char *one,
                    const char *other)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exclusive); i++)
    if (g_strcmp0 (exclusive[i][0], one) == 0 && g_strcmp0 (exclusive[i][1], other) == 0)
      return TRUE;
  return FALSE;
}

/* Every accelerator can be parsed, and none is used twice in the same place: a page has its own. */
static void
test_shortcuts (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  gsize n_shortcuts;
  const SatdokuShortcut *shortcuts = satdoku_shortcuts (&n_shortcuts);
  GtkWindow *window = satdoku_shortcuts_window_new ();

  for (gsize i = 0; i < n_shortcuts; i++)
    for (gsize k = 0; k < SATDOKU_ACCELS_MAX && shortcuts[i].accels[k] != NULL; k++)
      {
        guint key;
        GdkModifierType modifiers;
        g_autofree char *accel = NULL;
        g_autofree char *name = NULL;
        const char *action = shortcuts[i].action;
        g_autofree char *place = action != NULL ? g_strndup (action, strcspn (action, "."))
                                                : g_strdup (shortcuts[i].group);

        g_assert_true (gtk_accelerator_parse (shortcuts[i].accels[k], &key, &modifiers));
        /* It leaves whatever one is in. */
        if (key == GDK_KEY_Escape)
          continue;
        accel = gtk_accelerator_name (key, modifiers);
        name = g_strconcat (place, " ", accel, NULL);
        if (g_hash_table_contains (seen, name))
          g_assert_true (exclude_each_other (g_hash_table_lookup (seen, name), action));
        else
          g_hash_table_insert (seen, g_steal_pointer (&name), g_strdup (action));
      }
  test_ui_present (window);
  test_ui_screenshot (window, "shortcuts");
  test_ui_destroy (window);
}

/* Does a line begin with a number that belongs to the word on the line before? */
static gboolean
loses_number (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const char *start = text + pango_layout_get_line_readonly (layout, i)->start_index;

      if (g_ascii_isdigit (*start) && start[-1] == ' ' && g_ascii_isalpha (start[-2]))
        return TRUE;
    }
  return FALSE;
}

/* At whatever width. */
static void
test_label_numbers (void)
{
  static const char text[] = "In column 6, 6 fits only in row 1 or row 7.";
  GtkWidget *label = g_object_ref_sink (satdoku_label_new_text (text, NULL));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  guint n_usual = 0;

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, text);
  for (int width = 90; width < 400; width++)
    {
      g_autoptr (PangoLayout) usual = gtk_widget_create_pango_layout (label, text);

      pango_layout_set_width (usual, width * PANGO_SCALE);
      n_usual += loses_number (usual);
      pango_layout_set_width (layout, width * PANGO_SCALE);
      g_assert_false (loses_number (layout));
    }
  g_assert_cmpuint (n_usual, >, 50);
  g_object_unref (label);
}

int
main (int argc, char *argv[])
{
  static GType types[9];
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  /* For its style. */
  application = test_app_new ();
  types[0] = SATDOKU_TYPE_BOARD;
  types[1] = SATDOKU_TYPE_KEYPAD;
  types[2] = SATDOKU_TYPE_PANEL;
  types[3] = SATDOKU_TYPE_GRID_PAGE;
  types[4] = SATDOKU_TYPE_WORK_BAR;
  types[5] = SATDOKU_TYPE_STEP_VIEW;
  types[6] = SATDOKU_TYPE_CHART;
  types[7] = SATDOKU_TYPE_FINISH_CARD;
  types[8] = SATDOKU_TYPE_LAZY_BIN;
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/free/%s", g_type_name (types[i]));

      g_test_add_data_func (path, &types[i], test_free);
    }
  g_test_add_func ("/widgets/board-games", test_board_games);
  g_test_add_func ("/widgets/label-numbers", test_label_numbers);
  g_test_add_func ("/widgets/lazy-bin", test_lazy_bin);
  g_test_add_func ("/widgets/lazy-menu", test_lazy_menu);
  g_test_add_func ("/widgets/panel-items", test_panel_items);
  g_test_add_func ("/widgets/new-dialog", test_dialog);
  g_test_add_func ("/widgets/new-dialog-limits", test_dialog_limits);
  g_test_add_func ("/widgets/new-made", test_made);
  g_test_add_func ("/widgets/new-options", test_options);
  g_test_add_func ("/widgets/shortcuts", test_shortcuts);
  return g_test_run ();
}
