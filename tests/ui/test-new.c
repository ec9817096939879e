/* SPDX-License-Identifier: GPL-3.0-or-later */

/* New puzzles, by mouse and by keys: each row of the menu of New makes what it says, few clicks are
 * enough, and the dialog chooses a level, a size and a variant by arrows and Enter. */

#include <sudoku-level-judge.h>
#include <words-level.h>

#include "satdoku-choices.h"
#include "satdoku-level-chooser.h"
#include "satdoku-new-dialog.h"
#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  GSettings *settings;
  guint n_clicks;
} Fixture;

static const char *const keys[] = { "new-side", "new-box-rows", "new-rules",
                                    "new-jigsaw", "new-levels", "new-difficulty",
                                    "new-technique", "new-rating", "new-pattern",
                                    "new-givens", "new-fewest", "new-unique",
                                    "new-more", "new-symmetry", "new-strategy",
                                    "new-ahead" };

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->settings = satdoku_settings_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
  g_settings_set_uint (self->settings, "new-ahead", 0);
  self->window = test_app_open_window ();
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
  g_object_unref (self->settings);
}

static const SudokuGrid *
get_grid (Fixture *self)
{
  return sudoku_game_get_grid (satdoku_window_get_game (self->window));
}

static void
click (Fixture *self,
       GtkWidget *widget)
{
  g_assert_nonnull (widget);
  test_ui_click (widget);
  self->n_clicks++;
}

static GtkWidget *
open_menu (Fixture *self)
{
  GtkWidget *button = test_ui_find (self->window, ADW_TYPE_SPLIT_BUTTON, "new_button");
  GtkWidget *menu;

  click (self, test_ui_find (button, GTK_TYPE_MENU_BUTTON, NULL));
  test_ui_wait_for ((menu = test_ui_find (button, GTK_TYPE_POPOVER_MENU, NULL)) != NULL &&
                    gtk_widget_get_mapped (menu));
  test_ui_settle (menu);
  return menu;
}

static GtkWindow *
open_dialog (Fixture *self)
{
  GtkWindow *dialog;

  test_ui_accel ("<Control><Shift>n");
  test_ui_wait_for ((dialog = test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL)) != NULL);
  test_ui_present (dialog);
  test_ui_focus_window (dialog);
  return dialog;
}

static SatdokuNewOptions
get_options (GtkWindow *dialog)
{
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (SATDOKU_NEW_DIALOG (dialog), &options);
  return options;
}

static SudokuLevel
get_level (GtkWindow *dialog)
{
  SatdokuNewOptions options = get_options (dialog);

  return satdoku_new_options_get_level (&options);
}

static GtkWidget *
find_choice (gpointer root,
             const char *name)
{
  GtkWidget *label = test_ui_find_text (root, name);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON);
}

static guint
count_entries (GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      n += section != NULL ? count_entries (section) : 1;
    }
  return n;
}

/* All rows that make a puzzle of a level do, and the card says so at once. */
static void
test_menu_levels (Fixture *self,
                  gconstpointer data)
{
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_LEVEL_EXTREME; i++)
    {
      const char *name = words_level_name ((SudokuLevel)i);
      SudokuGame *before = satdoku_window_get_game (self->window);
      g_autofree char *verdict = g_strconcat (name, " · ", NULL);
      GtkWidget *menu;

      self->n_clicks = 0;
      menu = open_menu (self);
      if (i == SUDOKU_LEVEL_BEGINNER)
        test_ui_screenshot (menu, "new-menu");
      click (self, test_ui_find_text (menu, name));
      test_ui_wait_for (satdoku_window_get_game (self->window) != before);
      g_assert_cmpuint (self->n_clicks, <=, 2);
      g_assert_cmpuint (sudoku_grid_get_side (get_grid (self)), ==, 9);
      g_assert_cmpuint (sudoku_level_judge (get_grid (self), NULL), ==, i);
      test_ui_wait_for (test_ui_shows_text (self->window, verdict));
    }
}

/* The last kind is made again, and its levels stand under its name; where it does not have one, a
 * 9×9 is made. */
static void
test_menu_kind (Fixture *self,
                gconstpointer data)
{
  static const char *const rules[] = { "x", NULL };
  SudokuGame *before = satdoku_window_get_game (self->window);
  GtkWidget *menu;

  g_settings_set_uint (self->settings, "new-side", 6);
  g_settings_set_uint (self->settings, "new-box-rows", 2);
  g_settings_set_strv (self->settings, "new-rules", rules);
  test_ui_activate (self->window, "win.new", NULL);
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  before = satdoku_window_get_game (self->window);
  menu = open_menu (self);
  g_assert_true (test_ui_shows_text (menu, "6 × 6, boxes of 2 × 3, Diagonals · Easy"));
  test_ui_screenshot (menu, "new-menu-kind");
  click (self, test_ui_find_text (menu, "Medium"));
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  g_assert_cmpuint (sudoku_grid_get_side (get_grid (self)), ==, 6);
  g_assert_true (sudoku_geometry_has_diagonals (sudoku_grid_get_geometry (get_grid (self))));
  g_assert_cmpuint (sudoku_level_judge (get_grid (self), NULL), ==, SUDOKU_LEVEL_MEDIUM);

  before = satdoku_window_get_game (self->window);
  test_ui_activate (self->window, "win.new-size", g_variant_new_uint32 (4));
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  before = satdoku_window_get_game (self->window);
  menu = open_menu (self);
  click (self, test_ui_find_text (menu, "9 × 9 · Hard"));
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  g_assert_cmpuint (sudoku_grid_get_side (get_grid (self)), ==, 9);
  g_assert_cmpuint (sudoku_level_judge (get_grid (self), NULL), ==, SUDOKU_LEVEL_HARD);
}

/* There are few of them, and room for one more. */
static void
test_menu_size (Fixture *self,
                gconstpointer data)
{
  GtkWidget *menu = open_menu (self);
  GMenuModel *model = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu));

  g_assert_cmpuint (count_entries (model), <=, 10);
  click (self, test_ui_find_text (menu, "Own Puzzle"));
  test_ui_wait_for (sudoku_game_count (satdoku_window_get_game (self->window),
                                       SUDOKU_ORIGIN_GIVEN) == 0);
  menu = open_menu (self);
  click (self, test_ui_find_text (menu, "New Puzzle…"));
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL) != NULL);
  test_ui_destroy (test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL));
}

/* Five clicks to a 6×6 with diagonals. */
static void
test_clicks (Fixture *self,
             gconstpointer data)
{
  SudokuGame *before = satdoku_window_get_game (self->window);
  GtkWindow *dialog;

  click (self, test_ui_find_text (open_menu (self), "New Puzzle…"));
  test_ui_wait_for ((dialog = test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL)) != NULL);
  test_ui_present (dialog);
  test_ui_screenshot (dialog, "new-dialog-first");
  click (self, find_choice (dialog, "6 × 6"));
  test_ui_settle (GTK_WIDGET (dialog));
  click (self, find_choice (dialog, "Diagonals"));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-x");
  click (self, test_ui_find (dialog, GTK_TYPE_BUTTON, "create_button"));
  g_assert_cmpuint (self->n_clicks, <=, 5);
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  g_assert_cmpuint (sudoku_grid_get_side (get_grid (self)), ==, 6);
  g_assert_true (sudoku_geometry_has_diagonals (sudoku_grid_get_geometry (get_grid (self))));
}

/* The focus is on the level; arrows choose, Tab goes on to the size, and Enter creates. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  SudokuGame *before = satdoku_window_get_game (self->window);
  GtkWindow *dialog = open_dialog (self);
  GtkWidget *focus;

  g_assert_cmpuint (get_level (dialog), ==, SUDOKU_LEVEL_EASY);
  focus = gtk_window_get_focus (dialog);
  g_assert_true (gtk_widget_is_ancestor (focus, test_ui_find (dialog, SATDOKU_TYPE_LEVEL_CHOOSER,
                                                              NULL)));
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_MEDIUM);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_BEGINNER);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_EXTREME);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_BEGINNER);
  test_ui_key (GDK_KEY_Tab, 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (get_options (dialog).side == 6);
  test_ui_key (GDK_KEY_Tab, 0);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (!sudoku_set_is_empty (get_options (dialog).rules));
  g_assert_cmpuint (get_level (dialog), ==, SUDOKU_LEVEL_BEGINNER);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (satdoku_window_get_game (self->window) != before);
  g_assert_cmpuint (sudoku_level_judge (get_grid (self), NULL), ==, SUDOKU_LEVEL_BEGINNER);
  g_assert_true (sudoku_geometry_has_diagonals (sudoku_grid_get_geometry (get_grid (self))));
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_NEW_DIALOG, NULL) == NULL);
}

/* What the kind does not have can't be chosen and says why; the choice comes back with the kind. */
static void
test_not_offered (Fixture *self,
                  gconstpointer data)
{
  GtkWindow *dialog = open_dialog (self);
  GtkWidget *hard = find_choice (dialog, "Hard");

  test_ui_click (hard);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_HARD);
  test_ui_click (find_choice (dialog, "4 × 4"));
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_EASY);
  g_assert_false (gtk_widget_is_sensitive (hard));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (hard), ==,
                   "Hardly any puzzle of this kind is so hard");
  g_assert_true (test_ui_shows_text (dialog, "Numbers with one place left, and cells with one "
                                             "number left"));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-tiny");
  test_ui_click (find_choice (dialog, "9 × 9"));
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_HARD);
  g_assert_true (gtk_widget_is_sensitive (hard));
  g_assert_null (gtk_widget_get_tooltip_text (hard));
  g_settings_set_boolean (self->settings, "new-more", TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (test_ui_find (dialog, GTK_TYPE_SPIN_BUTTON, "side")),
                             25);
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_UNKNOWN);
  g_assert_true (test_ui_shows_text (dialog, "This kind of puzzle has no levels"));
  test_ui_destroy (dialog);
}

/* Under More a difficulty of another scale takes the place of the level, until one is chosen. */
static void
test_more (Fixture *self,
           gconstpointer data)
{
  GtkWindow *dialog = NULL;
  GtkWidget *difficulty;

  dialog = open_dialog (self);
  gtk_expander_set_expanded (GTK_EXPANDER (test_ui_find (dialog, GTK_TYPE_EXPANDER, "more")), TRUE);
  g_assert_true (g_settings_get_boolean (self->settings, "new-more"));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-more");
  difficulty = test_ui_find (dialog, ADW_TYPE_COMBO_ROW, "difficulty");
  adw_combo_row_set_selected (ADW_COMBO_ROW (difficulty), 4);
  g_assert_cmpuint (get_level (dialog), ==, SUDOKU_LEVEL_UNKNOWN);
  g_assert_cmpint (get_options (dialog).difficulty, ==, SUDOKU_DIFFICULTY_MODERATE);
  test_ui_click (find_choice (dialog, "Expert"));
  test_ui_wait_for (get_level (dialog) == SUDOKU_LEVEL_EXPERT);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (difficulty)), ==, 0);
  test_ui_destroy (dialog);
}

/* It is as narrow as a phone. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  GtkWindow *dialog = open_dialog (self);
  int width;

  gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  g_assert_cmpint (width, <=, 360);
  test_ui_resize (dialog, 360, 640);
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-narrow");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_resize (dialog, 600, 640);
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "new-dialog-dark");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  test_ui_destroy (dialog);
}

static float
get_end (GtkWidget *widget,
         GtkWindow *dialog)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (dialog), &bounds));
  return bounds.origin.x + bounds.size.width;
}

/* All choices are seen at first, and that there are more; the rows of them end at one edge. */
static void
test_whole (Fixture *self,
            gconstpointer data)
{
  GtkWindow *dialog = open_dialog (self);
  float end = get_end (find_choice (dialog, "Extreme"), dialog);

  test_ui_settle (GTK_WIDGET (dialog));
  g_assert_true (test_ui_in_sight (test_ui_find (dialog, GTK_TYPE_EXPANDER, "more")));
  g_assert_cmpfloat_with_epsilon (get_end (find_choice (dialog, "Other…"), dialog), end, 1);
  g_assert_cmpfloat_with_epsilon (get_end (find_choice (dialog, "Jigsaw"), dialog), end, 1);
  g_assert_cmpfloat_with_epsilon (
    get_end (test_ui_find (dialog, GTK_TYPE_LABEL, "level_givens"), dialog), end, 1);
  test_ui_screenshot (dialog, "new-dialog-whole");
  test_ui_destroy (dialog);
}

/* Choices that are gone leave nothing behind. */
static void
test_free (void)
{
  GtkWidget *choices = g_object_ref_sink (g_object_new (SATDOKU_TYPE_CHOICES, NULL));
  GtkWidget *levels = g_object_ref_sink (g_object_new (SATDOKU_TYPE_LEVEL_CHOOSER, NULL));

  satdoku_choices_add (SATDOKU_CHOICES (choices), "One", NULL);
  satdoku_choices_add (SATDOKU_CHOICES (choices), "Two", NULL);
  satdoku_choices_set_chosen (SATDOKU_CHOICES (choices), 1);
  g_assert_cmpuint (satdoku_choices_get_chosen (SATDOKU_CHOICES (choices)), ==, 1);
  g_assert_finalize_object (choices);
  g_assert_finalize_object (levels);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/new/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("menu-levels", test_menu_levels);
  ADD ("menu-kind", test_menu_kind);
  ADD ("menu-size", test_menu_size);
  ADD ("clicks", test_clicks);
  ADD ("keys", test_keys);
  ADD ("not-offered", test_not_offered);
  ADD ("more", test_more);
  ADD ("narrow", test_narrow);
  ADD ("whole", test_whole);
#undef ADD
  g_test_add_func ("/new/free", test_free);
  return g_test_run ();
}
