/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why there is no solution, in a real window by real keys and clicks: the sets that are lit up,
 * what they lead to, and what is taken back. The solver says what of it is true. */

#include <string.h>

#include <sudoku-check.h>
#include <sudoku-game-moves.h>
#include <sudoku-solve.h>

#include "satdoku-conflict-view.h"
#include "satdoku-explain-view.h"
#include "satdoku-panel.h"
#include "satdoku-settings.h"
#include "satdoku-step-view.h"
#include "test-brute.h"
#include "test-grid.h"
#include "test-play.h"
#include "test-shapes.h"

/* More sets than any position of these tests has. */
#define N_SETS_MAX 2000

/* One solution, which has 4 in the third cell and 5 in the last one of the first row. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* Only nets solve it; its first cell holds 8. */
static const char hard_line[] =
  "...5..7...95.7...6.....285.1.....9.7..7.1.2..9.8.....5.638.....7...5.64...1..4...";
/* No place for 4 in the first box, and no rule is broken. */
static const char no_solution_line[] =
  "123......"
  ".....4..."
  "......4.."
  "4................................."
  "....................";

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  test_play_set_up (self, puzzle_line, 1200, 1000);
}

static void
enter (TestPlay *self,
       guint cell,
       guint value)
{
  g_assert_true (sudoku_game_enter (test_play_game (self), cell, value));
}

static GtkWidget *
view_of (TestPlay *self)
{
  return test_ui_find (self->window, SATDOKU_TYPE_CONFLICT_VIEW, NULL);
}

static gboolean
says (TestPlay *self,
      const char *text)
{
  return test_play_says (self, SATDOKU_TYPE_CONFLICT_VIEW, text);
}

static SatdokuFigure *
figure_of (TestPlay *self)
{
  return satdoku_board_get_figure (self->board);
}

static gboolean
is_solvable (const SudokuGrid *grid)
{
  SudokuVerdict verdict = sudoku_solve (grid, NULL, NULL, NULL, NULL);

  g_assert_cmpint (verdict, !=, SUDOKU_VERDICT_UNKNOWN);
  return verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE ||
         verdict == SUDOKU_VERDICT_SEVERAL;
}

/* Alone the cells that are lit up have no solution, and without any one of them they have one. */
static void
assert_lit_minimal (TestPlay *self)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (test_play_grid (self));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (!test_play_is_lit (self, cell))
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  g_assert_false (is_solvable (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (test_play_is_lit (self, cell))
      {
        g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);

        sudoku_grid_set (rest, cell, 0, SUDOKU_ORIGIN_NONE);
        g_assert_true (is_solvable (rest));
      }
}

static char *
dup_lit (TestPlay *self)
{
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (test_play_grid (self)); cell++)
    g_string_append_c (text, test_play_is_lit (self, cell) ? '#' : '.');
  return g_string_free (text, FALSE);
}

/* Until all is known of the first reason. */
static void
wait_for_reason (TestPlay *self)
{
  test_ui_wait_for (says (self, "Because of ") || says (self, " appears twice in "));
  test_ui_wait_for (test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, "mend") != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
ask (TestPlay *self)
{
  test_ui_accel ("<Control><Shift>k");
  wait_for_reason (self);
}

/* To find out how high a label is that stands in a row of a box, GTK lays it out hundreds of times,
 * which takes longer than a frame has. */
static void
assert_fast (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)) && GTK_IS_BOX (parent))
    g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (parent)), ==,
                     GTK_ORIENTATION_VERTICAL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_fast (child);
}

/* A verdict leads to its reason by one button, and the reason is true. */
static void
test_verdict (TestPlay *self,
              gconstpointer data)
{
  GtkWidget *panel;

  enter (self, 2, 1);
  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (self->window, "Your numbers leave no solution"));
  g_assert_null (view_of (self));
  test_ui_click (test_ui_find (self->window, GTK_TYPE_BUTTON, "reading"));
  wait_for_reason (self);
  g_assert_true (test_play_is_lit (self, 2));
  assert_lit_minimal (self);
  g_assert_true (says (self, "Because of 1 entry and "));
  g_assert_true (says (self, "Leave out any one of them, and the others have a solution."));
  g_assert_true (says (self, "Entered: 1 in row 1 column 3"));
  g_assert_true (says (self, "Without 1 in row 1 column 3, this can be solved."));
  assert_fast (view_of (self));
  panel = test_ui_find (view_of (self), SATDOKU_TYPE_PANEL, "panel");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       satdoku_panel_get_verdict (SATDOKU_PANEL (panel)));
  test_ui_screenshot (self->window, "conflict-9");
}

/* Sentences that need several lines have room for them. */
static void
assert_has_height (GtkWidget *widget)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (
         gtk_widget_get_last_child (widget));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!GTK_IS_LABEL (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), &least,
                          NULL, NULL, NULL);
      height += least;
    }
  g_assert_cmpint (gtk_widget_get_height (widget), >=, height);
}

/* The way to the contradiction is drawn and worded, until it is folded again. */
static void
test_derivation (TestPlay *self,
                 gconstpointer data)
{
  GtkWidget *why;
  guint n_notes = 0;

  enter (self, 2, 1);
  ask (self);
  g_assert_null (figure_of (self));
  why = test_ui_find (view_of (self), GTK_TYPE_TOGGLE_BUTTON, "why");
  gtk_widget_grab_focus (why);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (figure_of (self) != NULL);
  g_assert_cmpuint (satdoku_figure_get_n_outlines (figure_of (self)), >=, 1);
  satdoku_figure_get_notes (figure_of (self), &n_notes);
  g_assert_cmpuint (n_notes, >=, 1);
  g_assert_cmpuint (test_play_count_lit (self), >=, 2);
  test_ui_wait_for (test_ui_find (view_of (self), SATDOKU_TYPE_STEP_VIEW, NULL) != NULL);
  g_assert_true (says (self, "Look at "));
  g_assert_true (says (self, "That can’t be."));
  test_ui_settle (GTK_WIDGET (self->window));
  assert_has_height (test_ui_find (view_of (self), SATDOKU_TYPE_STEP_VIEW, NULL));
  /* The sentences are numbered as on the board, and light up what they speak of. */
  g_assert_cmpuint (satdoku_figure_get_n_badges (figure_of (self)), >=, 1);
  g_object_set (self->board, "lit", NULL, NULL);
  test_ui_click (test_ui_find (test_ui_find (view_of (self), SATDOKU_TYPE_STEP_VIEW, NULL),
                               GTK_TYPE_TOGGLE_BUTTON, NULL));
  test_ui_wait_for (test_play_count_lit (self) >= 1);
  gtk_widget_grab_focus (why);
  test_ui_screenshot (self->window, "conflict-9-why");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (figure_of (self) == NULL);
  /* A number that is entered ends all of it. */
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (figure_of (self) != NULL);
  enter (self, 3, 2);
  test_ui_wait_for (view_of (self) == NULL);
  g_assert_null (figure_of (self));
  g_assert_cmpuint (test_play_count_lit (self), ==, 0);
}

/* What only trying shows is said to be so. */
static void
test_core (TestPlay *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (hard_line);

  test_play_change (self, game);
  enter (self, 0, 2);
  ask (self);
  assert_lit_minimal (self);
  g_assert_true (says (self, "Only trial and error shows this"));
  test_ui_click (test_ui_find (view_of (self), GTK_TYPE_TOGGLE_BUTTON, "why"));
  test_ui_wait_for (says (self, "but no chain of forced numbers was found that shows why"));
  g_assert_null (figure_of (self));
}

/* All sets of a small board, none twice, and back to the first. */
static void
test_another (TestPlay *self,
              gconstpointer data)
{
  static const char line[] = "12..............";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  test_play_change (self, game);
  /* Two ways to break a rule with what is given, and 4 has no place in the first row. */
  enter (self, 4, 1);
  enter (self, 5, 2);
  enter (self, 10, 4);
  enter (self, 15, 4);
  ask (self);
  first = dup_lit (self);
  while (test_ui_action_enabled (self->window, "conflict-another"))
    {
      assert_lit_minimal (self);
      g_assert_true (g_hash_table_add (seen, dup_lit (self)));
      g_assert_cmpuint (g_hash_table_size (seen), <, N_SETS_MAX);
      test_ui_accel ("<Control><Alt>k");
      test_ui_wait_for (!says (self, "Looking for another reason…"));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 3);
  test_ui_wait_for (says (self, "This is 3 of 3 reasons: there is no other."));
  test_ui_click (test_ui_find_action (self->window, "win.conflict-previous"));
  test_ui_wait_for (says (self, "This is 2 of 3 reasons: there is no other."));
  test_ui_screenshot (self->window, "conflict-another");
  test_ui_click (test_ui_find_action (self->window, "win.conflict-previous"));
  test_ui_wait_for (says (self, "This is 1 of 3 reasons: there is no other."));
  again = dup_lit (self);
  g_assert_cmpstr (again, ==, first);
  g_assert_false (test_ui_action_enabled (self->window, "conflict-previous"));
}

/* One move, one undo; the fewest entries, though others were made after them. */
static void
test_take_back (TestPlay *self,
                gconstpointer data)
{
  g_autoptr (SudokuGrid) before = NULL;
  GtkWidget *button;

  enter (self, 3, 6);
  enter (self, 2, 1);
  enter (self, 5, 8);
  enter (self, 8, 4);
  before = sudoku_grid_copy (test_play_grid (self));
  ask (self);
  button = test_ui_find_action (self->window, "win.take-back");
  g_assert_nonnull (test_ui_find_text (button, "Take Back All 2"));
  g_assert_true (says (self, "Without 1 in row 1 column 3 and 4 in row 1 column 9, "
                             "this can be solved."));
  test_ui_click (button);
  test_ui_wait_for (test_ui_shows_text (self->window, "This can be solved again"));
  g_assert_null (view_of (self));
  g_assert_cmpuint (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_ENTRY), ==, 2);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), 2), ==, 0);
  g_assert_cmpuint (sudoku_grid_get_value (test_play_grid (self), 8), ==, 0);
  g_assert_true (is_solvable (test_play_grid (self)));
  g_assert_cmpuint (test_play_count_lit (self), ==, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "conflict-taken-back");
  /* The keys go to the board. */
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_equal (test_play_grid (self), before));
}

/* A mark that was removed counts, and is put in again. */
static void
test_mark (TestPlay *self,
           gconstpointer data)
{
  static const guint cell = 2;
  guint n_notes = 0;

  test_ui_activate (self->window, "win.fill-marks", NULL);
  g_assert_true (sudoku_game_toggle_mark (test_play_game (self), SUDOKU_MARK_CORNER, &cell, 1, 4));
  ask (self);
  g_assert_true (says (self, "The removed mark 4 in row 1 column 3"));
  g_assert_true (test_play_is_lit (self, cell));
  g_assert_nonnull (figure_of (self));
  satdoku_figure_get_notes (figure_of (self), &n_notes);
  g_assert_cmpuint (n_notes, ==, 1);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, cell)),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "can’t be 4");
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "conflict-mark");
  test_ui_accel ("<Control><Alt>t");
  test_ui_wait_for (view_of (self) == NULL);
  g_assert_true (
    sudoku_set_has (sudoku_game_get_marks (test_play_game (self), SUDOKU_MARK_CORNER, cell), 4));
  g_assert_null (figure_of (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (
    !sudoku_set_has (sudoku_game_get_marks (test_play_game (self), SUDOKU_MARK_CORNER, cell), 4));
}

/* What an entry took from the marks of others comes back with it: nothing is missing there. */
static void
test_tidy_marks (TestPlay *self,
                 gconstpointer data)
{
  g_object_set (test_play_game (self), "tidy-marks", TRUE, NULL);
  test_ui_activate (self->window, "win.fill-marks", NULL);
  enter (self, 2, 1);
  ask (self);
  test_ui_accel ("<Control><Alt>t");
  test_ui_wait_for (sudoku_grid_get_value (test_play_grid (self), 2) == 0);
  test_ui_accel ("<Control><Shift>k");
  test_ui_wait_for (says (self, "This can be solved"));
}

/* Of a puzzle without solution nothing is taken back before its numbers are the player's. */
static void
test_givens (TestPlay *self,
             gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (no_solution_line);
  guint n;

  test_play_change (self, game);
  n = sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN);
  ask (self);
  g_assert_true (says (self, "The puzzle itself has no solution."));
  g_assert_false (test_ui_action_enabled (self->window, "take-back"));
  g_assert_null (test_ui_find_action (self->window, "win.take-back"));
  test_ui_screenshot (self->window, "conflict-givens");
  test_ui_accel ("<Control><Alt>t");
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN), ==, n);
  test_ui_accel ("<Control><Alt>u");
  test_ui_wait_for (view_of (self) == NULL);
  ask (self);
  test_ui_accel ("<Control><Alt>t");
  test_ui_wait_for (sudoku_game_count (game, SUDOKU_ORIGIN_ENTRY) == n - 1);
  g_assert_true (is_solvable (test_play_grid (self)));
}

/* Where there is a solution that is said. */
static void
test_solvable (TestPlay *self,
               gconstpointer data)
{
  test_ui_accel ("<Control><Shift>k");
  test_ui_wait_for (says (self, "This can be solved"));
  g_assert_null (test_ui_find_action (self->window, "win.take-back"));
  g_assert_cmpuint (test_play_count_lit (self), ==, 0);
  /* Another verdict takes its place. */
  test_ui_accel ("<Control>k");
  test_ui_wait_for (view_of (self) == NULL);
}

static SudokuGame *
make_large_game (guint n)
{
  const TestShape shape = { n, n, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, 0.6);

  return sudoku_game_new (puzzle);
}

/* An entry that no rule forbids and that is wrong. */
static void
spoil (TestPlay *self)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (test_play_grid (self));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      {
        if (sudoku_grid_get_value (grid, cell) != 0)
          continue;
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
        if (sudoku_solve (grid, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_NO_SOLUTION)
          {
            enter (self, cell, value);
            return;
          }
        sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
      }
  g_assert_not_reached ();
}

/* The window does not wait; what comes late is about another position, and is dropped. */
static void
test_stale (TestPlay *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_large_game (5);

  test_play_change (self, game);
  spoil (self);
  test_ui_accel ("<Control><Shift>k");
  test_ui_wait_for (says (self, "Looking for why there is no solution…"));
  g_assert_true (sudoku_game_undo (game));
  g_assert_null (view_of (self));
  test_ui_settle (GTK_WIDGET (self->window));
  /* That the job was cancelled is known by now, and changes nothing. */
  g_assert_null (view_of (self));
  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (self->window, "There is more than one solution") ||
                    test_ui_shows_text (self->window, "Right so far"));
  g_assert_null (view_of (self));
  g_assert_cmpuint (test_play_count_lit (self), ==, 0);
  g_assert_true (sudoku_game_redo (game));
  ask (self);
  assert_lit_minimal (self);
  test_ui_click (test_ui_find (view_of (self), GTK_TYPE_TOGGLE_BUTTON, "why"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "conflict-25");
}

/* In a row more values than cells are left for them, with so many givens; every search would take
 * ages: in the boxes but two each of the values stands, in another row each. */
static char *
make_pigeonhole (guint order,
                 guint n_values)
{
  guint side = order * order;
  g_autofree guint *values = g_new0 (guint, side * side);
  GString *text = g_string_new (NULL);

  for (guint value = 0; value < n_values; value++)
    for (guint box = 2; box < order; box++)
      values[((value + box) % (order - 1) + 1) * side + box * order + value / (order - 1)] =
        value + 1;
  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (text, "%u%c", values[cell], cell % side == side - 1 ? '\n' : ' ');
  return g_string_free (text, FALSE);
}

/* Pasted, it is refused, and the row that is too full is named. */
static void
test_pigeonhole (TestPlay *self,
                 gconstpointer data)
{
  static const struct
  {
    guint order;
    guint n_values;
    guint n_givens;
    const char *reason;
  } positions[] = {
    { 6, 13, 52, "row 1 has too few places left for 1, 2, 3" },
    { 5, 11, 33, "row 1 has too few places left for 1, 2, 3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *text = make_pigeonhole (positions[i].order, positions[i].n_values);
      g_autofree char *name = g_strdup_printf ("conflict-pigeonhole-%u", positions[i].order);

      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text);
      test_ui_accel ("<Control>v");
      test_ui_wait_for (sudoku_game_count (test_play_game (self), SUDOKU_ORIGIN_GIVEN) ==
                        positions[i].n_givens);
      test_ui_accel ("<Control>k");
      test_ui_wait_for (test_ui_shows_text (self->window, "no solution"));
      test_ui_accel ("<Control><Shift>k");
      test_ui_wait_for (says (self, positions[i].reason));
      g_assert_cmpuint (test_play_count_lit (self), >, 0);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, name);
      test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
    }
}

static gboolean
is_partial (TestPlay *self,
            guint cell)
{
  return (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, cell)) &
          SATDOKU_CELL_PARTIAL) != 0;
}

static guint
count_partial (TestPlay *self)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (test_play_grid (self)); cell++)
    n += is_partial (self, cell);
  return n;
}

static guint
count_answers (TestPlay *self)
{
  return sudoku_grid_count (test_play_grid (self), SUDOKU_ORIGIN_ANSWER);
}

/* Fills as far as possible, which is asked before when there was no help yet. */
static void
confirm_fill (TestPlay *self)
{
  test_ui_wait_for (test_ui_shows_text (self->window, "Fill as far as possible?"));
  g_assert_false (sudoku_game_was_helped (test_play_game (self)));
  g_assert_cmpuint (count_answers (self), ==, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_action (self->window, "win.fill-partial"));
  test_ui_wait_for (test_ui_shows_text (self->window, " cells can be filled, and no more"));
}

/* Who wanted it solved has been told already what that costs. */
static void
fill_instead (TestPlay *self)
{
  test_ui_activate (self->window, "win.solve", NULL);
  test_ui_wait_for (test_ui_find_action (self->window, "win.fill-partial") != NULL);
  g_assert_true (sudoku_game_was_helped (test_play_game (self)));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_click (test_ui_find_action (self->window, "win.fill-partial"));
  test_ui_wait_for (test_ui_shows_text (self->window, " cells can be filled, and no more"));
}

/* No rule is broken, as many cells are filled as is said, and all that was filled is told from the
 * answers of a solution; one Undo takes it back. */
static void
test_partial (TestPlay *self,
              gconstpointer data)
{
  g_autoptr (SudokuGrid) before = NULL;
  g_autofree char *said = NULL;
  g_autofree char *name = NULL;
  guint n, cell = 0;

  enter (self, 2, 1);
  before = sudoku_grid_copy (test_play_grid (self));
  test_ui_accel ("<Control><Shift>Return");
  confirm_fill (self);
  n = count_answers (self);
  g_assert_false (sudoku_check_has_conflict (test_play_grid (self)));
  g_assert_cmpuint (n, >, 30);
  g_assert_cmpuint (n, <, 50);
  said = g_strdup_printf ("%u of 81 cells can be filled, and no more", n + 31);
  g_assert_true (test_ui_shows_text (self->window, said));
  g_assert_true (sudoku_game_was_helped (test_play_game (self)));
  g_assert_cmpuint (count_partial (self), ==, n);
  while (!is_partial (self, cell))
    cell++;
  name = g_strdup_printf ("row %u column %u box %u, %u, answer, of no solution", cell / 9 + 1,
                          cell % 9 + 1, cell / 27 * 3 + cell % 9 / 3 + 1,
                          sudoku_grid_get_value (test_play_grid (self), cell));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, cell)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "partial-9");
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_equal (test_play_grid (self), before));
  g_assert_cmpuint (count_partial (self), ==, 0);
  test_ui_accel ("<Control><Shift>z");
  test_ui_wait_for (count_answers (self) == n);
  g_assert_cmpuint (count_partial (self), ==, n);
  /* The answers of a solution look as ever. */
  enter (self, 2, 4);
  g_assert_cmpuint (count_partial (self), ==, n);
  test_ui_activate (self->window, "win.solve", NULL);
  test_ui_wait_for (test_ui_shows_text (self->window, "Solved by the solver"));
  g_assert_cmpuint (count_answers (self), ==, 50);
  g_assert_cmpuint (count_partial (self), ==, 0);
}

static void
test_partial_verdict (TestPlay *self,
                      gconstpointer data)
{
  enter (self, 2, 1);
  fill_instead (self);
  g_assert_cmpuint (count_answers (self), >, 30);
}

/* An entry that breaks a rule makes room, and comes back by the same Undo. */
static void
test_partial_breach (TestPlay *self,
                     gconstpointer data)
{
  enter (self, 2, 5);
  fill_instead (self);
  g_assert_false (sudoku_check_has_conflict (test_play_grid (self)));
  g_assert_cmpint (sudoku_grid_get_origin (test_play_grid (self), 2), !=, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (test_ui_shows_text (self->window, "1 filled cell is left out"));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (sudoku_grid_get_value (test_play_grid (self), 2) == 5);
  g_assert_cmpuint (count_answers (self), ==, 0);
}

/* It is dropped when the puzzle is another one before it is there. */
static void
test_partial_stale (TestPlay *self,
                    gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_large_game (5);

  test_play_change (self, game);
  spoil (self);
  test_ui_accel ("<Control><Shift>Return");
  g_assert_true (sudoku_game_undo (game));
  test_ui_accel ("<Control>k");
  test_ui_wait_for (test_ui_shows_text (self->window, "There is more than one solution") ||
                    test_ui_shows_text (self->window, "Right so far"));
  g_assert_cmpuint (count_answers (self), ==, 0);
  g_assert_true (sudoku_game_redo (game));
  sudoku_game_mark_helped (game);
  test_ui_accel ("<Control><Shift>Return");
  test_ui_wait_for (count_answers (self) > 0);
  g_assert_false (sudoku_check_has_conflict (test_play_grid (self)));
  g_assert_true (test_ui_shows_text (self->window, " of 625 cells can be filled"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "partial-25");
}

static void
set_warnings (const char *level)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();

  g_settings_set_string (settings, "warnings", level);
}

/* The warning of a dead end leads to the reason, in a narrow window, too. */
static void
test_warning (TestPlay *self,
              gconstpointer data)
{
  GtkWidget *why;

  set_warnings ("dead-end");
  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  enter (self, 2, 1);
  test_ui_wait_for (test_ui_shows_text (self->window, "This can no longer be solved"));
  test_ui_settle (GTK_WIDGET (self->window));
  why = test_ui_find_action (self->window, "win.why-not");
  gtk_widget_grab_focus (why);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "conflict-warning");
  test_ui_click (why);
  wait_for_reason (self);
  assert_lit_minimal (self);
  set_warnings ("conflicts");
}

/* A hint takes its place on the board. */
static void
test_hint (TestPlay *self,
           gconstpointer data)
{
  test_ui_activate (self->window, "win.fill-marks", NULL);
  g_assert_true (
    sudoku_game_toggle_mark (test_play_game (self), SUDOKU_MARK_CORNER, &(guint){ 2 }, 1, 4));
  ask (self);
  test_ui_accel ("<Control>h");
  test_ui_wait_for (test_ui_shows_text (self->window, "There is a mistake somewhere"));
  g_assert_null (view_of (self));
  g_assert_null (figure_of (self));
}

/* On a phone all of it can be reached by scrolling and by the keyboard. */
static void
test_narrow (TestPlay *self,
             gconstpointer data)
{
  GtkWidget *side;
  GtkWidget *button;

  enter (self, 2, 1);
  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  ask (self);
  test_ui_wait_for (test_ui_in_sight (test_ui_find_text (view_of (self), "no place is left")));
  test_ui_screenshot (self->window, "conflict-narrow");
  side = satdoku_grid_page_get_side (satdoku_window_get_grid_page (self->window));
  button = test_ui_find_action (self->window, "win.take-back");
  gtk_widget_grab_focus (test_ui_find_action (self->window, "win.why-not"));
  while (!gtk_widget_is_focus (button))
    {
      test_ui_key (GDK_KEY_Tab, 0);
      test_ui_settle (GTK_WIDGET (self->window));
      g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self->window)));
      g_assert_true (
        gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), side));
    }
  test_ui_screenshot (self->window, "conflict-narrow-mend");
  test_ui_click (button);
  test_ui_wait_for (sudoku_grid_get_value (test_play_grid (self), 2) == 0);
}

#define ADD(name, function) \
  g_test_add ("/conflict/" name, TestPlay, NULL, set_up, function, test_play_tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("verdict", test_verdict);
  ADD ("derivation", test_derivation);
  ADD ("core", test_core);
  ADD ("another", test_another);
  ADD ("take-back", test_take_back);
  ADD ("mark", test_mark);
  ADD ("tidy-marks", test_tidy_marks);
  ADD ("givens", test_givens);
  ADD ("solvable", test_solvable);
  ADD ("stale", test_stale);
  ADD ("warning", test_warning);
  ADD ("hint", test_hint);
  ADD ("pigeonhole", test_pigeonhole);
  ADD ("partial", test_partial);
  ADD ("partial-verdict", test_partial_verdict);
  ADD ("partial-breach", test_partial_breach);
  ADD ("partial-stale", test_partial_stale);
  ADD ("narrow", test_narrow);
  return g_test_run ();
}
