/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why there are several solutions, in a real window by real keys and clicks: how many, walking
 * through them, the values of each cell, what leaves only one, and that all of it goes when the
 * board changes. What is shown is compared with brute force. */

#include <string.h>

#include <sudoku-check.h>
#include <sudoku-game-moves.h>
#include <sudoku-solve.h>

#include "satdoku-ambiguity-view.h"
#include "satdoku-panel.h"
#include "satdoku-set-view.h"
#include "satdoku-solutions-bar.h"
#include "test-brute.h"
#include "test-grid.h"
#include "test-play.h"
#include "test-shapes.h"

#define N_SOLUTIONS 24

/* 24 solutions. */
static const char several_line[] =
  "53..7....6...95....9.....6.8...6....4..8.3..17...2...6.6....28....419..5....8..79";
static const char unique_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* One solution with diagonals, and very many without. */
static const char diagonals_line[] =
  "8............52.8....8.......5.4..3....62...4.....3....1...........719..3....5.2.";

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  test_play_set_up (self, several_line, 1200, 1000);
}

static GtkWidget *
view_of (TestPlay *self)
{
  return test_ui_find (self->window, SATDOKU_TYPE_AMBIGUITY_VIEW, NULL);
}

static gboolean
says (TestPlay *self,
      const char *text)
{
  return test_ui_shows_text (self->window, text);
}

/* What is said of a cell to a screen reader. */
static void
assert_named (TestPlay *self,
              guint cell,
              const char *what)
{
  guint side = sudoku_grid_get_side (test_play_grid (self));
  SudokuGeometry *geometry = sudoku_game_get_geometry (test_play_game (self));
  g_autofree char *name =
    g_strdup_printf ("row %u column %u box %u, empty, %s", cell / side + 1, cell % side + 1,
                     sudoku_geometry_get_cell_region (geometry, cell) + 1, what);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, cell)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static const SatdokuShown *
shown_of (TestPlay *self,
          guint cell)
{
  SatdokuOverlay *overlay = satdoku_board_get_overlay (self->board);

  return overlay != NULL ? satdoku_overlay_get_shown (overlay, cell) : NULL;
}

/* All that is asked about has been found. */
static void
ask (TestPlay *self)
{
  test_ui_accel ("<Control>d");
  test_ui_wait_for (says (self, "further rule") || says (self, "With one of these rules"));
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
choose (TestPlay *self,
        const char *label)
{
  GtkWidget *bar = test_ui_find (self->window, SATDOKU_TYPE_SOLUTIONS_BAR, NULL);

  test_ui_click (test_ui_find_text (bar, label));
  test_ui_settle (GTK_WIDGET (self->window));
}

/* The solution that the board shows, each cell of the game and of what is shown in place of it. */
static SudokuGrid *
read_solution (TestPlay *self,
               gboolean second)
{
  SudokuGrid *grid = sudoku_grid_copy (test_play_grid (self));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      const SatdokuShown *shown = shown_of (self, cell);

      if (shown == NULL)
        continue;
      g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==, 0);
      sudoku_grid_set (grid, cell, second && shown->other > 0 ? shown->other : shown->value,
                       SUDOKU_ORIGIN_ANSWER);
    }
  g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE), ==, 0);
  g_assert_false (sudoku_check_has_conflict (grid));
  return grid;
}

/* The verdict leads there by one button; all solutions are walked through, none twice, and nothing
 * of it is in the game. */
static void
test_walk (TestPlay *self,
           gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_grid_free);
  guint position = sudoku_game_get_position (test_play_game (self));

  test_ui_accel ("<Control>k");
  test_ui_wait_for (says (self, "There is more than one solution"));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (view_of (self));
  test_ui_click (test_ui_find_action (self->window, "win.why-several"));
  test_ui_wait_for (says (self, "There are 24 solutions"));
  test_ui_wait_for (says (self, "further rule"));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (satdoku_board_get_overlay (self->board));
  test_ui_screenshot (self->window, "ambiguity-verdict");
  choose (self, "One");
  for (guint i = 0; i < N_SOLUTIONS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%u of 24", i + 1);
      g_autoptr (SudokuGrid) solution = read_solution (self, FALSE);

      test_ui_wait_for (says (self, place));
      for (guint k = 0; k < seen->len; k++)
        g_assert_false (sudoku_grid_equal (seen->pdata[k], solution));
      for (guint cell = 0; cell < 81 && i > 0; cell++)
        {
          const SatdokuShown *shown = shown_of (self, cell);

          if (shown != NULL)
            g_assert_cmpint (shown->differs, ==,
                             sudoku_grid_get_value (seen->pdata[i - 1], cell) !=
                               sudoku_grid_get_value (solution, cell));
        }
      g_ptr_array_add (seen, g_steal_pointer (&solution));
      if (i == 2)
        test_ui_screenshot (self->window, "ambiguity-9-one");
      test_ui_accel ("<Alt>Down");
      test_ui_settle (GTK_WIDGET (self->window));
    }
  g_assert_false (test_ui_action_enabled (self->window, "solution-next"));
  test_ui_accel ("<Alt>Up");
  test_ui_wait_for (says (self, "23 of 24"));
  g_assert_cmpuint (sudoku_game_get_position (test_play_game (self)), ==, position);
  g_assert_true (sudoku_grid_equal (test_play_grid (self), before));
  g_assert_true (sudoku_game_was_helped (test_play_game (self)));
}

/* Two at a time, and the smallest group that can be swapped. */
static void
test_two (TestPlay *self,
          gconstpointer data)
{
  g_autoptr (SudokuGrid) one = NULL;
  g_autoptr (SudokuGrid) other = NULL;
  guint n = 0;

  ask (self);
  choose (self, "Two");
  test_ui_wait_for (says (self, "1 and 2 of 24"));
  test_ui_screenshot (self->window, "ambiguity-9-two");
  one = read_solution (self, FALSE);
  other = read_solution (self, TRUE);
  g_assert_false (sudoku_grid_equal (one, other));
  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_value (one, cell) != sudoku_grid_get_value (other, cell))
      {
        g_autofree char *what = g_strdup_printf ("%u in the first solution, %u in the second",
                                                 sudoku_grid_get_value (one, cell),
                                                 sudoku_grid_get_value (other, cell));

        assert_named (self, cell, what);
        n++;
      }
  g_assert_cmpuint (n, >=, 4);
  g_clear_pointer (&one, sudoku_grid_free);
  g_clear_pointer (&other, sudoku_grid_free);
  test_ui_click (test_ui_find_text (view_of (self), "Show Both Ways"));
  test_ui_settle (GTK_WIDGET (self->window));
  one = read_solution (self, FALSE);
  other = read_solution (self, TRUE);
  n = 0;
  for (guint cell = 0; cell < 81; cell++)
    n += sudoku_grid_get_value (one, cell) != sudoku_grid_get_value (other, cell);
  g_assert_cmpuint (n, ==, 4);
  g_assert_true (says (self, "4 cells can be filled in two ways while all others stay the same"));
  g_assert_true (says (self, "No smaller group can be exchanged."));
  /* The player wants to see the game again. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (satdoku_board_get_overlay (self->board) == NULL);
  test_ui_wait_for (says (self, "The board shows the game."));
}

static guint64
count_with (TestPlay *self,
            guint cell,
            guint value)
{
  g_autoptr (SudokuGrid) with = sudoku_grid_copy (test_play_grid (self));

  sudoku_grid_set (with, cell, value, SUDOKU_ORIGIN_GIVEN);
  return test_brute_count (with, 0);
}

/* What is said of a cell with two values, by brute force. */
static char *
name_counts (TestPlay *self,
             guint cell)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value <= 9; value++)
    {
      guint64 n = count_with (self, cell, value);

      if (n > 0)
        g_string_append_printf (text, "%s%u in %" G_GUINT64_FORMAT " solution%s",
                                text->len > 0 ? " and " : "", value, n, n == 1 ? "" : "s");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* While setting: the numbers of all solutions, and how many each leaves. */
static void
test_values (TestPlay *self,
             gconstpointer data)
{
  g_autofree char *name = NULL;
  guint first = 81;

  test_ui_activate (self->window, "win.view", g_variant_new_string ("set"));
  test_ui_wait_for (says (self, "Several solutions"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_action (self->window, "win.true-candidates"));
  test_ui_wait_for (satdoku_board_get_overlay (self->board) != NULL);
  test_ui_wait_for (says (self, "There are 24 solutions"));
  g_assert_null (view_of (self));
  for (guint cell = 0; cell < 81; cell++)
    {
      const SatdokuShown *shown = shown_of (self, cell);

      g_assert_cmpint (shown != NULL, ==, sudoku_grid_get_fixed (test_play_grid (self), cell) == 0);
      for (guint value = 1; value <= 9 && shown != NULL; value++)
        {
          guint64 n = count_with (self, cell, value);

          g_assert_cmpint (sudoku_set_has (shown->values, value), ==, n > 0);
          g_assert_cmpuint (shown->counts[value - 1], ==, n);
        }
      if (shown != NULL && sudoku_set_count (shown->values) == 2)
        first = MIN (first, cell);
    }
  g_assert_cmpuint (first, <, 81);
  satdoku_board_select (self->board, first);
  test_ui_settle (GTK_WIDGET (self->window));
  name = name_counts (self, first);
  assert_named (self, first, name);
  g_assert_true (says (self, name));
  test_ui_screenshot (self->window, "ambiguity-9-values");
  /* The same again takes them away; and a number that is typed does. */
  test_ui_accel ("<Control><Alt>d");
  test_ui_wait_for (satdoku_board_get_overlay (self->board) == NULL);
  test_ui_accel ("<Control><Alt>d");
  test_ui_wait_for (satdoku_board_get_overlay (self->board) != NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  test_ui_type ("1");
  test_ui_wait_for (satdoku_board_get_overlay (self->board) == NULL);
  test_ui_wait_for (!says (self, "There are 24 solutions"));
}

/* What leaves one solution is one move, and one Undo takes it back. */
static void
test_add (TestPlay *self,
          gconstpointer data)
{
  g_autoptr (SudokuGrid) before = sudoku_grid_copy (test_play_grid (self));
  guint n = sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_GIVEN);

  ask (self);
  g_assert_true (says (self, " leaves exactly one solution."));
  test_ui_screenshot (self->window, "ambiguity-9");
  gtk_widget_grab_focus (test_ui_find_action (self->window, "win.add-unique"));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (says (self, "There is exactly one solution now"));
  g_assert_cmpuint (test_brute_count (test_play_grid (self), 2), ==, 1);
  g_assert_cmpuint (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_GIVEN), >, n);
  g_assert_cmpuint (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_ENTRY), ==, 0);
  g_assert_null (view_of (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_equal (test_play_grid (self), before));
  /* A puzzle that is being typed stays one. */
  test_ui_accel ("<Control><Alt>u");
  test_ui_wait_for (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_GIVEN) == 0);
  ask (self);
  test_ui_accel ("<Control><Alt>a");
  test_ui_wait_for (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_ENTRY) > n);
  g_assert_cmpuint (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_GIVEN), ==, 0);
  g_assert_cmpuint (test_brute_count (test_play_grid (self), 2), ==, 1);
}

/* A rule that was taken from a puzzle is found again, and its button adds it. */
static void
test_rule (TestPlay *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (diagonals_line);
  GtkWidget *button;

  test_play_change (self, game);
  ask (self);
  test_ui_screenshot (self->window, "ambiguity-9-rule");
  g_assert_true (says (self, "There are at least 10\u202f000 solutions"));
  g_assert_true (says (self, "With one of these rules added"));
  button = test_ui_find_action (view_of (self), "win.rule-x");
  gtk_widget_grab_focus (button);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (button);
  test_ui_wait_for (sudoku_geometry_find_rule (sudoku_game_get_geometry (game), "x") != NULL);
  test_ui_wait_for (view_of (self) == NULL);
  g_assert_cmpint (sudoku_check (test_play_grid (self), NULL, NULL, NULL, NULL), ==,
                   SUDOKU_VERDICT_UNIQUE);
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_geometry_find_rule (sudoku_game_get_geometry (game), "x") == NULL);
}

/* Each button of the answer can be pressed, and screen readers say its key. */
static void
assert_all_enabled (TestPlay *self)
{
  static const char *const names[] = { "win.solutions", "win.surgery-superfluous",
                                       "win.why-not" };

  test_ui_settle (GTK_WIDGET (self->window));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *button = test_ui_find_action (view_of (self), names[i]);

      if (button == NULL)
        continue;
      g_assert_true (gtk_widget_is_sensitive (button));
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                       GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS));
    }
}

/* What is asked of a puzzle with one solution is said, and what may be asked then. */
static void
test_unique (TestPlay *self,
             gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (unique_line);

  test_play_change (self, game);
  test_ui_accel ("<Control>d");
  test_ui_wait_for (says (self, "There is exactly one solution"));
  g_assert_null (test_ui_find_action (self->window, "win.add-unique"));
  g_assert_false (test_ui_action_enabled (self->window, "solutions"));
  assert_all_enabled (self);
  test_ui_screenshot (self->window, "ambiguity-unique");
  test_play_click (self, SATDOKU_TYPE_AMBIGUITY_VIEW, "win.surgery-superfluous");
  test_ui_wait_for (says (self, " numbers are superfluous"));
  g_assert_true (sudoku_game_enter (game, 2, 1));
  test_ui_wait_for (view_of (self) == NULL);
  test_ui_accel ("<Control>d");
  test_ui_wait_for (says (self, "There is no solution"));
  assert_all_enabled (self);
  /* Why not is another question, and takes its place. */
  test_ui_accel ("<Control><Shift>k");
  test_ui_wait_for (view_of (self) == NULL);
}

static SudokuGame *
make_large_game (guint order,
                 double density)
{
  const TestShape shape = { order, order, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, density);

  return sudoku_game_new (puzzle);
}

static gboolean
count_frame_cb (GtkWidget *widget,
                GdkFrameClock *clock,
                gpointer n_frames)
{
  ++*(guint *)n_frames;
  return G_SOURCE_CONTINUE;
}

/* They are counted live, frames are drawn meanwhile, and Cancel ends it; what is known stays, and
 * who asks again gets the rest. */
static void
test_live (TestPlay *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_large_game (5, 0.4);
  guint n_frames = 0, tick;
  GtkWidget *cancel = NULL;

  test_play_change (self, game);
  test_ui_accel ("<Control>d");
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), count_frame_cb, &n_frames, NULL);
  test_ui_wait_for (says (self, "Counting solutions…") || says (self, " so far"));
  test_ui_screenshot (self->window, "ambiguity-25-counting");
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_SOLUTIONS_BAR, NULL) != NULL &&
                    n_frames >= 20);
  /* Two are shown below. */
  test_ui_wait_for (says (self, " solutions so far") && !says (self, "0 solutions so far"));
  gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), tick);
  test_ui_wait_for ((cancel = test_ui_find_action (self->window, "win.cancel")) != NULL);
  test_ui_click (cancel);
  test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
  g_assert_nonnull (view_of (self));
  g_assert_true (says (self, "This was stopped."));
  test_ui_settle (GTK_WIDGET (self->window));
  choose (self, "Two");
  test_ui_wait_for (says (self, "1 and 2 of at least "));
  test_ui_screenshot (self->window, "ambiguity-25-two");
  test_ui_accel ("<Control>d");
  test_ui_wait_for (test_ui_action_enabled (self->window, "cancel"));
  /* Another position: what comes late is dropped. */
  for (guint cell = 0; cell < 625; cell++)
    if (sudoku_grid_get_value (test_play_grid (self), cell) == 0)
      {
        g_assert_true (sudoku_game_enter (game, cell, 1));
        break;
      }
  test_ui_wait_for (view_of (self) == NULL);
  g_assert_null (satdoku_board_get_overlay (self->board));
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (view_of (self));
}

static gboolean
is_any_enabled (TestPlay *self,
                const char *one,
                const char *other)
{
  return test_ui_action_enabled (self->window, one) || test_ui_action_enabled (self->window, other);
}

/* What walks through solutions and what walks along the path have the same keys: whatever is done,
 * only one of both can be done then. */
static void
test_same_keys (TestPlay *self,
                gconstpointer data)
{
  static const char *const calls[] = {
    "win.why-several",
    "win.solutions('one')",
    "win.solutions('two')",
    "win.solutions('none')",
    "win.solution-next",
    "win.solution-next",
    "win.true-candidates",
    "win.solutions('values')",
    "win.path",
    "win.path-next",
    "win.path-previous",
    "win.path-close",
    "win.undo",
    "win.view('set')",
    "win.view('play')",
    "win.view('explain')",
    "win.solution-previous",
  };
  g_autoptr (SudokuGame) unique = test_app_make_game (unique_line);
  SudokuGame *games[] = { g_object_ref (test_play_game (self)), unique };
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  guint n_solutions = 0, n_path = 0;

  for (guint i = 0; i < 400; i++)
    {
      const char *call = calls[g_rand_int_range (rand, 0, G_N_ELEMENTS (calls))];
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;
      gboolean solutions, path;

      if (i % 50 == 0)
        satdoku_window_set_game (self->window, games[i / 50 % 2]);
      g_assert_true (g_action_parse_detailed_name (call, &name, &target, NULL));
      if (test_ui_action_enabled (self->window, name + strlen ("win.")))
        test_ui_activate (self->window, name, target);
      test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
      solutions = is_any_enabled (self, "solution-next", "solution-previous");
      path = is_any_enabled (self, "path-next", "path-previous");
      g_assert_false (solutions && path);
      n_solutions += solutions;
      n_path += path;
    }
  g_test_message ("solutions %u times, a path %u times", n_solutions, n_path);
  g_assert_cmpuint (n_solutions, >, 20);
  g_assert_cmpuint (n_path, >, 20);
  g_object_unref (games[0]);
}

/* A hint takes the place of solutions on the board; they can be shown again. */
static void
test_hint (TestPlay *self,
           gconstpointer data)
{
  ask (self);
  choose (self, "One");
  g_assert_nonnull (satdoku_board_get_overlay (self->board));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (view_of (self) == NULL);
  g_assert_null (satdoku_board_get_overlay (self->board));
}

/* In each size, light and dark: what pictures are looked at. */
static void
test_sizes (TestPlay *self,
            gconstpointer data)
{
  static const struct
  {
    guint order;
    double density;
  } sizes[] = { { 4, 0.42 }, { 5, 0.5 } };
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (SudokuGame) game = make_large_game (sizes[i].order, sizes[i].density);
      guint side = sizes[i].order * sizes[i].order;
      g_autofree char *values = g_strdup_printf ("ambiguity-%u-values", side);
      g_autofree char *dark = g_strdup_printf ("ambiguity-%u-dark", side);

      test_play_change (self, game);
      test_ui_accel ("<Control><Alt>d");
      test_ui_wait_for (satdoku_board_get_overlay (self->board) != NULL);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, values);
      adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
      test_ui_activate (self->window, "win.solutions", g_variant_new_string ("one"));
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, dark);
      adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
    }
}

/* On a phone all of it can be reached by the keyboard. */
static void
test_narrow (TestPlay *self,
             gconstpointer data)
{
  GtkWidget *side;
  GtkWidget *button;

  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  ask (self);
  test_ui_wait_for (test_ui_in_sight (
    test_ui_find (test_ui_find (GTK_WIDGET (self->window), SATDOKU_TYPE_AMBIGUITY_VIEW, NULL),
                  SATDOKU_TYPE_PANEL, NULL)));
  test_ui_activate (self->window, "win.solutions", g_variant_new_string ("values"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "ambiguity-narrow");
  side = satdoku_grid_page_get_side (satdoku_window_get_grid_page (self->window));
  button = test_ui_find_action (self->window, "win.add-unique");
  gtk_widget_grab_focus (test_ui_find_action (self->window, "win.why-several"));
  while (!gtk_widget_is_focus (button))
    {
      test_ui_key (GDK_KEY_Tab, 0);
      test_ui_settle (GTK_WIDGET (self->window));
      g_assert_true (
        gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), side));
    }
  test_ui_screenshot (self->window, "ambiguity-narrow-add");
}

#define ADD(name, function) \
  g_test_add ("/ambiguity/" name, TestPlay, NULL, set_up, function, test_play_tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("walk", test_walk);
  ADD ("two", test_two);
  ADD ("values", test_values);
  ADD ("add", test_add);
  ADD ("rule", test_rule);
  ADD ("unique", test_unique);
  ADD ("live", test_live);
  ADD ("same-keys", test_same_keys);
  ADD ("hint", test_hint);
  ADD ("sizes", test_sizes);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
