/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Practice and the pages on techniques by real keys and clicks: each example has a step of its
 * technique; from a hint to its page, through the example, to practice; attempts that are wrong,
 * partly right and right; giving up, the next one, and the game that is left as it was. */

#include <string.h>
#include <sudoku-game-moves.h>

#include "satdoku-example-view.h"
#include "satdoku-examples.h"
#include "satdoku-help.h"
#include "satdoku-practice.h"
#include "satdoku-technique-list.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static gpointer
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

/* Each example is proven to have a step of its technique, and each technique but one has one: no
 * position was found for the incomplete rectangle of type 5. */
static void
test_examples (void)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  guint n_missing = 0;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuExercise) exercise = NULL;
      const SudokuStep *step = NULL;

      g_test_message ("%s", techniques[i]->id);
      if (!satdoku_examples_has (techniques[i]))
        {
          n_missing++;
          continue;
        }
      exercise = satdoku_examples_load (techniques[i], NULL, &error);
      g_assert_no_error (error);
      step = g_ptr_array_index (sudoku_exercise_get_steps (exercise), 0);
      g_assert_cmpstr (sudoku_step_get_technique (step)->id, ==, techniques[i]->id);
      g_assert_true (sudoku_step_check (step, sudoku_exercise_get_position (exercise),
                                        sudoku_exercise_get_links (exercise)));
    }
  g_assert_cmpuint (n_missing, <=, 1);
}

static SatdokuPractice *
open_practice (Fixture *self)
{
  SatdokuPractice *practice = NULL;

  test_ui_activate (self->window, "win.practice", NULL);
  test_ui_wait_for (find_window (SATDOKU_TYPE_PRACTICE) != NULL);
  practice = find_window (SATDOKU_TYPE_PRACTICE);
  test_ui_present (GTK_WINDOW (practice));
  test_ui_focus_window (GTK_WINDOW (practice));
  return practice;
}

static gboolean
is_trying (SatdokuPractice *practice)
{
  return satdoku_practice_get_phase (practice) == SATDOKU_PRACTICE_TRYING;
}

/* Types a name into the search, and takes the first that is left. */
static void
choose (SatdokuPractice *practice,
        const char *name)
{
  GtkWidget *search = test_ui_find (practice, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_widget_grab_focus (search);
  test_ui_type (name);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), name));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (is_trying (practice));
  test_ui_settle (GTK_WIDGET (practice));
}

/* Types a number into a cell, as the player does. */
static void
type_into (SatdokuPractice *practice,
           guint32 candidate)
{
  SatdokuBoard *board = satdoku_practice_get_board (practice);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (satdoku_board_get_game (board)));
  g_autofree char *keys = g_strdup_printf ("%u", candidate % side + 1);

  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (board, candidate / side)));
  test_ui_wait_for (satdoku_board_get_selected (board) == candidate / side);
  test_ui_type (keys);
}

static void
check (SatdokuPractice *practice)
{
  test_ui_click (test_ui_find_action (practice, "practice.check"));
}

static gboolean
says (SatdokuPractice *practice,
      const char *beginning)
{
  return g_str_has_prefix (satdoku_practice_get_verdict (practice), beginning);
}

static const SudokuConclusion *
get_conclusions (SatdokuPractice *practice,
                 guint *n)
{
  const GPtrArray *steps =
    sudoku_exercise_get_steps (satdoku_practice_get_exercise (practice));

  return sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), n);
}

/* A candidate that no step of the technique concludes anything of. */
static guint32
find_other (SatdokuPractice *practice)
{
  const SudokuExercise *exercise = satdoku_practice_get_exercise (practice);
  const GPtrArray *steps = sudoku_exercise_get_steps (exercise);

  for (guint32 candidate = 0; candidate < 729; candidate++)
    {
      gboolean free = sudoku_set_has (sudoku_exercise_get_candidates (exercise, candidate / 9),
                                      candidate % 9 + 1);

      for (guint i = 0; i < steps->len; i++)
        {
          guint n = 0;
          const SudokuConclusion *conclusions =
            sudoku_step_get_conclusions (g_ptr_array_index (steps, i), &n);

          for (guint k = 0; k < n; k++)
            free = free && conclusions[k].candidate != candidate;
        }
      if (free)
        return candidate;
    }
  g_assert_not_reached ();
}

/* Nothing, wrong, taken back, partly, right; then the next one. */
static void
test_marks (Fixture *self,
            gconstpointer data)
{
  SatdokuPractice *practice = open_practice (self);
  SudokuGame *game = satdoku_window_get_game (self->window);
  guint64 revision = sudoku_game_get_revision (game);
  const SudokuConclusion *conclusions = NULL;
  const SudokuExercise *first = NULL;
  guint n = 0;

  g_assert_cmpint (satdoku_practice_get_phase (practice), ==, SATDOKU_PRACTICE_CHOOSING);
  test_ui_screenshot (practice, "practice-1-choose");
  choose (practice, "swordfish");
  test_ui_screenshot (practice, "practice-2-position");
  check (practice);
  test_ui_wait_for (says (practice, "Nothing"));
  type_into (practice, find_other (practice));
  check (practice);
  test_ui_wait_for (says (practice, "Not all"));
  g_assert_true (is_trying (practice));
  test_ui_screenshot (practice, "practice-3-wrong");
  test_ui_click (test_ui_find_action (practice, "practice.undo"));
  conclusions = get_conclusions (practice, &n);
  for (guint i = 0; i < n; i++)
    {
      type_into (practice, conclusions[i].candidate);
      check (practice);
      if (i + 1 < n)
        test_ui_wait_for (says (practice, "Right so far"));
    }
  test_ui_wait_for (says (practice, "Right!"));
  g_assert_cmpint (satdoku_practice_get_phase (practice), ==, SATDOKU_PRACTICE_SHOWN);
  g_assert_nonnull (satdoku_board_get_figure (satdoku_practice_get_board (practice)));
  test_ui_settle (GTK_WIDGET (practice));
  test_ui_screenshot (practice, "practice-4-right");
  first = satdoku_practice_get_exercise (practice);
  test_ui_click (test_ui_find_action (practice, "practice.next"));
  test_ui_wait_for (is_trying (practice) && satdoku_practice_get_exercise (practice) != first);
  g_assert_null (satdoku_board_get_figure (satdoku_practice_get_board (practice)));
  gtk_window_close (GTK_WINDOW (practice));
  test_ui_wait_for (find_window (SATDOKU_TYPE_PRACTICE) == NULL);
  g_assert_true (satdoku_window_get_game (self->window) == game);
  g_assert_cmpuint (sudoku_game_get_revision (game), ==, revision);
}

static void
test_number (Fixture *self,
             gconstpointer data)
{
  SatdokuPractice *practice = open_practice (self);
  const SudokuConclusion *conclusions = NULL;
  guint n = 0;

  choose (practice, "hidden single");
  conclusions = get_conclusions (practice, &n);
  g_assert_true (conclusions[0].placed);
  type_into (practice, conclusions[0].candidate);
  check (practice);
  test_ui_wait_for (says (practice, "Right!"));
}

static void
test_give_up (Fixture *self,
              gconstpointer data)
{
  SatdokuPractice *practice = open_practice (self);

  test_ui_resize (GTK_WINDOW (practice), 360, 680);
  choose (practice, "xy-wing");
  test_ui_screenshot (practice, "practice-5-narrow");
  test_ui_click (test_ui_find_action (practice, "practice.give-up"));
  test_ui_wait_for (satdoku_practice_get_phase (practice) == SATDOKU_PRACTICE_SHOWN);
  g_assert_nonnull (satdoku_board_get_figure (satdoku_practice_get_board (practice)));
  test_ui_settle (GTK_WIDGET (practice));
  test_ui_screenshot (practice, "practice-6-given-up");
}

static guint
find_board (GListModel *names,
            const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), name))
      return i;
  g_assert_not_reached ();
}

static void
choose_board (SatdokuPractice *practice,
              const char *name)
{
  GtkDropDown *boards = GTK_DROP_DOWN (test_ui_find (practice, GTK_TYPE_DROP_DOWN, "boards"));

  gtk_drop_down_set_selected (boards, find_board (gtk_drop_down_get_model (boards), name));
}

static SudokuGeometry *
get_geometry (SatdokuPractice *practice)
{
  return sudoku_game_get_geometry (
    satdoku_board_get_game (satdoku_practice_get_board (practice)));
}

static void
solve (SatdokuPractice *practice)
{
  guint n = 0;
  const SudokuConclusion *conclusions = get_conclusions (practice, &n);

  for (guint i = 0; i < n; i++)
    {
      type_into (practice, conclusions[i].candidate);
      check (practice);
      if (i + 1 < n)
        test_ui_wait_for (says (practice, "Right so far"));
    }
  test_ui_wait_for (says (practice, "Right!"));
}

/* Other sizes, where numbers may have two digits, regions and rules: the board, the keypad and the
 * verdict are for these. */
static void
test_boards (Fixture *self,
             gconstpointer data)
{
  static const struct
  {
    const char *board;
    guint side;
    const char *rule; /* NULL: boxes only */
    const char *technique;
  } cases[] = {
    { "16 × 16", 16, NULL, "naked pair" },
    { "6 × 6, boxes of 2 × 3", 6, NULL, "pointing" },
    { "9 × 9, Irregular Regions", 9, "regions", "naked pair" },
    { "9 × 9, Windows", 9, "windows", "hidden pair" },
  };
  SatdokuPractice *practice = open_practice (self);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *search = test_ui_find (practice, GTK_TYPE_SEARCH_ENTRY, NULL);
      g_autofree char *picture = g_strdup_printf ("practice-board-%zu", i);
      const SudokuExercise *before = NULL;

      g_test_message ("%s", cases[i].board);
      choose_board (practice, cases[i].board);
      /* What was practised so far is practised there, too. */
      test_ui_wait_for (i == 0 || is_trying (practice));
      before = satdoku_practice_get_exercise (practice);
      gtk_editable_set_text (GTK_EDITABLE (search), "");
      choose (practice, cases[i].technique);
      test_ui_wait_for (is_trying (practice) &&
                        satdoku_practice_get_exercise (practice) != before);
      test_ui_settle (GTK_WIDGET (practice));
      g_assert_cmpuint (sudoku_geometry_get_side (get_geometry (practice)), ==, cases[i].side);
      g_assert_true (cases[i].rule == NULL ||
                     sudoku_geometry_find_rule (get_geometry (practice), cases[i].rule) != NULL);
      test_ui_screenshot (practice, picture);
      solve (practice);
    }
}

/* The smallest boards never need it, which is said at once; another board may. */
static void
test_small_board (Fixture *self,
                  gconstpointer data)
{
  SatdokuPractice *practice = open_practice (self);

  choose_board (practice, "4 × 4");
  satdoku_practice_choose (practice, sudoku_technique_find ("x-wing"));
  test_ui_wait_for (satdoku_practice_get_phase (practice) == SATDOKU_PRACTICE_NONE);
  test_ui_wait_for (test_ui_shows_text (practice, "something easier always helps"));
  test_ui_settle (GTK_WIDGET (practice));
  test_ui_screenshot (practice, "practice-8-small");
  choose_board (practice, "9 × 9");
  test_ui_wait_for (is_trying (practice));
  g_assert_cmpuint (sudoku_geometry_get_side (get_geometry (practice)), ==, 9);
}

/* What isn't found in time is said, and the example offered. */
static void
test_none (Fixture *self,
           gconstpointer data)
{
  SatdokuPractice *practice = open_practice (self);

  /* Over before the first puzzle is made: in a hundredth of a second, one in seventy has one. */
  satdoku_practice_set_time_limit (practice, 0.000001);
  satdoku_practice_choose (practice, sudoku_technique_find ("nested-forcing-chain"));
  test_ui_wait_for (satdoku_practice_get_phase (practice) == SATDOKU_PRACTICE_NONE);
  test_ui_settle (GTK_WIDGET (practice));
  test_ui_screenshot (practice, "practice-7-none");
  test_ui_activate (practice, "practice.about", NULL);
  test_ui_wait_for (find_window (SATDOKU_TYPE_HELP) != NULL);
  g_assert_cmpstr (satdoku_help_get_topic (find_window (SATDOKU_TYPE_HELP)), ==,
                   "nested-forcing-chain");
}

static gboolean
has_page (SatdokuHelp *help,
          const char *topic)
{
  GtkWidget *example = test_ui_find (help, SATDOKU_TYPE_EXAMPLE_VIEW, NULL);

  return g_strcmp0 (satdoku_help_get_topic (help), topic) == 0 && example != NULL &&
         satdoku_example_view_is_loaded (SATDOKU_EXAMPLE_VIEW (example));
}

/* Through the example of a page, and from the page to practice. */
static void
test_page (Fixture *self,
           gconstpointer data)
{
  SatdokuHelp *help = NULL;
  SatdokuExampleView *example = NULL;

  test_ui_activate (self->window, "win.help-topic", g_variant_new_string ("x-wing"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_HELP) != NULL);
  help = find_window (SATDOKU_TYPE_HELP);
  test_ui_present (GTK_WINDOW (help));
  test_ui_focus_window (GTK_WINDOW (help));
  test_ui_wait_for (has_page (help, "x-wing"));
  example = SATDOKU_EXAMPLE_VIEW (test_ui_find (help, SATDOKU_TYPE_EXAMPLE_VIEW, NULL));
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "technique-1-position");
  for (guint stage = 1; stage <= 3; stage++)
    {
      test_ui_click (test_ui_find (example, GTK_TYPE_BUTTON, "forward"));
      test_ui_wait_for (satdoku_example_view_get_stage (example) == stage);
      g_assert_true ((satdoku_board_get_figure (satdoku_example_view_get_board (example)) !=
                      NULL) == (stage == 2));
      test_ui_settle (GTK_WIDGET (help));
      if (stage == 2)
        test_ui_screenshot (help, "technique-2-step");
    }
  gtk_widget_activate (test_ui_find (help, GTK_TYPE_BUTTON, "practise"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_PRACTICE) != NULL);
  test_ui_wait_for (is_trying (find_window (SATDOKU_TYPE_PRACTICE)));
}

/* The second press of a hint names the technique, and leads to its page. */
static void
test_from_hint (Fixture *self,
                gconstpointer data)
{
  SatdokuPanel *panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));

  test_ui_accel ("<Control>h");
  test_ui_wait_for (g_str_has_prefix (satdoku_panel_get_verdict (panel), "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (!g_str_has_prefix (satdoku_panel_get_verdict (panel), "Look at "));
  test_ui_wait_for (test_ui_find_action (panel, "win.help-topic") != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-about");
  test_ui_click (test_ui_find_action (panel, "win.help-topic"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_HELP) != NULL);
  g_assert_nonnull (sudoku_technique_find (
    satdoku_help_get_topic (SATDOKU_HELP (find_window (SATDOKU_TYPE_HELP)))));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();

  g_test_add_func ("/practice/examples", test_examples);
  g_test_add ("/practice/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/practice/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/practice/give-up", Fixture, NULL, set_up, test_give_up, tear_down);
  g_test_add ("/practice/boards", Fixture, NULL, set_up, test_boards, tear_down);
  g_test_add ("/practice/small-board", Fixture, NULL, set_up, test_small_board, tear_down);
  g_test_add ("/practice/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/practice/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/practice/from-hint", Fixture, NULL, set_up, test_from_hint, tear_down);

  return g_test_run ();
}
