/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in a real window: four grades of a step, what is wrong first, other steps, the list of all,
 * and what is drawn. */

#include <string.h>

#include <sudoku-exercise.h>
#include <sudoku-game-moves.h>
#include <words-step.h>

#include "satdoku-explain-view.h"
#include "satdoku-hint-source.h"
#include "satdoku-keypad.h"
#include "satdoku-painter.h"
#include "satdoku-panel.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-list.h"
#include "satdoku-step-view.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-shapes.h"
#include "test-ui.h"

/* More steps than any position of these tests has. */
#define N_STEPS_MAX 10000

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  SatdokuPanel *panel;
} Fixture;

/* A puzzle with one solution, and that solution. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  self->panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static SudokuGame *
game_of (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static const SudokuGrid *
grid_of (Fixture *self)
{
  return sudoku_game_get_grid (game_of (self));
}

static guint
count_answers (Fixture *self)
{
  return sudoku_grid_count (grid_of (self), SUDOKU_ORIGIN_ANSWER);
}

static gboolean
says (Fixture *self,
      const char *beginning)
{
  const char *verdict = satdoku_panel_get_verdict (self->panel);

  return verdict != NULL && g_str_has_prefix (verdict, beginning);
}

static guint
count_lit (Fixture *self)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid_of (self)); cell++)
    if (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, cell)) & SATDOKU_CELL_LIT)
      n++;
  return n;
}

static SatdokuFigure *
figure_of (Fixture *self)
{
  return satdoku_board_get_figure (self->board);
}

/* Its candidates are drawn, and not only where it is. */
static gboolean
shows_step (Fixture *self)
{
  guint n = 0;

  if (figure_of (self) != NULL)
    satdoku_figure_get_notes (figure_of (self), &n);
  return n > 0;
}

/* Asks until the step is drawn. */
static void
ask_for_step (Fixture *self)
{
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (!says (self, "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (shows_step (self));
}

static GtkWidget *
get_offer (Fixture *self)
{
  return test_ui_find (self->panel, GTK_TYPE_BUTTON, "remedy");
}

static const char *
get_view (Fixture *self)
{
  g_autoptr (SatdokuPlay) play = NULL;

  g_object_get (self->window, "play", &play, NULL);
  return satdoku_play_get_view (play);
}

/* The value that the figure concludes, when it places one. */
static const SatdokuNote *
find_placed (Fixture *self)
{
  guint n = 0;
  const SatdokuNote *notes = satdoku_figure_get_notes (figure_of (self), &n);

  for (guint i = 0; i < n; i++)
    if (notes[i].kind == SATDOKU_NOTE_PLACED)
      return &notes[i];
  return NULL;
}

/* A row, a column or a box of a 9 × 9 board. */
static gboolean
share_house (guint cell,
             guint other)
{
  return cell / 9 == other / 9 || cell % 9 == other % 9 ||
         (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
}

static gboolean
sees_value (Fixture *self,
            guint cell,
            guint value)
{
  for (guint other = 0; other < 81; other++)
    if (share_house (cell, other) && sudoku_grid_get_value (grid_of (self), other) == value)
      return TRUE;
  return FALSE;
}

/* The empty cells of the smallest house that these cells share, as the rules alone say. */
static guint
count_empty (Fixture *self,
             const GArray *cells)
{
  guint n_min = G_MAXUINT;

  for (guint kind = 0; kind < 3; kind++)
    {
      guint n = 0, n_inside = 0;

      for (guint cell = 0; cell < 81; cell++)
        {
          guint first = g_array_index (cells, guint, 0);
          gboolean inside = kind == 0   ? cell / 9 == first / 9
                            : kind == 1 ? cell % 9 == first % 9
                                        : cell / 27 == first / 27 && cell % 9 / 3 == first % 9 / 3;

          n += inside && sudoku_grid_get_value (grid_of (self), cell) == 0;
          for (guint i = 0; inside && i < cells->len; i++)
            n_inside += g_array_index (cells, guint, i) == cell;
        }
      if (n_inside == cells->len)
        n_min = MIN (n_min, n);
    }
  return n_min;
}

/* Is the cell on the line, which goes straight from the middle of one cell to that of another? */
static gboolean
is_crossed (const SatdokuRay *ray,
            guint side,
            guint cell)
{
  int rows[2] = { (int)(ray->to / side) - (int)(ray->from / side),
                  (int)(cell / side) - (int)(ray->from / side) };
  int columns[2] = { (int)(ray->to % side) - (int)(ray->from % side),
                     (int)(cell % side) - (int)(ray->from % side) };

  return rows[0] * columns[1] == rows[1] * columns[0] && rows[0] * rows[1] >= 0 &&
         columns[0] * columns[1] >= 0 && abs (rows[1]) <= abs (rows[0]) &&
         abs (columns[1]) <= abs (columns[0]) && cell != ray->from;
}

/* Each line of a hidden single begins at the number and ends at a cell that it excludes; together
 * they cross all of them, and nothing crosses where the number goes. */
static void
check_rays (SatdokuFigure *figure,
            const SudokuGrid *grid)
{
  guint side = sudoku_grid_get_side (grid), n = 0, n_rays = 0;
  const SatdokuNote *notes = satdoku_figure_get_notes (figure, &n);
  const SatdokuRay *rays = satdoku_figure_get_rays (figure, &n_rays);

  for (guint i = 0; i < n; i++)
    {
      guint n_crossed = 0, n_ends = 0;

      for (guint k = 0; k < n_rays; k++)
        {
          g_assert_cmpuint (sudoku_grid_get_value (grid, rays[k].from), ==, notes[i].value);
          n_crossed += is_crossed (&rays[k], side, notes[i].cell);
          n_ends += rays[k].to == notes[i].cell;
        }
      if (notes[i].kind == SATDOKU_NOTE_OFF)
        g_assert_cmpuint (n_crossed, >=, 1);
      else
        g_assert_cmpuint (n_ends, ==, 0);
    }
}

/* Each of the other numbers has a ring, where the cell sees it. */
static void
check_rings (Fixture *self)
{
  guint cell = find_placed (self)->cell, n_rays = 0;
  const SatdokuRay *rays = satdoku_figure_get_rays (figure_of (self), &n_rays);
  SudokuSet values = { 0 };

  for (guint i = 0; i < n_rays; i++)
    {
      guint value = sudoku_grid_get_value (grid_of (self), rays[i].from);

      g_assert_cmpuint (rays[i].from, ==, rays[i].to);
      g_assert_true (share_house (cell, rays[i].from));
      values = sudoku_set_or (values, sudoku_set_single (value));
    }
  g_assert_cmpuint (n_rays, ==, 8);
  g_assert_cmpuint (sudoku_set_count (values), ==, 8);
}

/* What the figure of a single crosses out: in the same cell the other values, or in the other empty
 * cells of a house the same value; the rules alone say why. */
static void
check_excluded (Fixture *self,
                gboolean naked)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint));
  const SatdokuNote *placed = find_placed (self);
  guint n = 0;
  const SatdokuNote *notes = satdoku_figure_get_notes (figure_of (self), &n);

  g_assert_nonnull (placed);
  g_array_append_val (cells, placed->cell);
  for (guint i = 0; i < n; i++)
    if (notes[i].kind == SATDOKU_NOTE_OFF)
      {
        g_assert_true (naked ? notes[i].cell == placed->cell : notes[i].value == placed->value);
        g_assert_true (sees_value (self, notes[i].cell, notes[i].value));
        g_array_append_val (cells, notes[i].cell);
      }
  g_assert_cmpuint (cells->len, ==, naked ? 9 : count_empty (self, cells));
}

/* Nobody sees in a bare value why it is the only one. No number of the first puzzle has one place
 * left in a house. */
static void
test_excluded (Fixture *self,
               gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (
    "...5..2....3.2......26.351..26.9.8714981.7.521...8..9.......18528195....7658...2.");
  g_autoptr (SudokuGame) other = test_app_make_game (
    ".......38.9..51..............5.7..89..3.....7...39..2..8.7.9.5....4..7.25.1.2....");

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
  ask_for_step (self);
  g_assert_true (says (self, "Naked single"));
  check_excluded (self, TRUE);
  check_rings (self);
  satdoku_window_set_game (self->window, other);
  test_ui_settle (GTK_WIDGET (self->window));
  ask_for_step (self);
  g_assert_true (says (self, "Hidden single"));
  check_excluded (self, FALSE);
  check_rays (figure_of (self), grid_of (self));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-excluded");
}

static void
take_pictures (Fixture *self,
               const char *name)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *file = g_strdup_printf ("%s-%s", name, i > 0 ? "dark" : "light");

      adw_style_manager_set_color_scheme (manager, i > 0 ? ADW_COLOR_SCHEME_FORCE_DARK
                                                         : ADW_COLOR_SCHEME_FORCE_LIGHT);
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, file);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* A position with hidden singles: about one cell in three of a full grid is empty. */
static SudokuExercise *
make_singles (const TestFrame *frame,
              const char *rules)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (SudokuGrid) grid = test_frame_fill (frame, rules, rand);
  SudokuExercise *exercise;

  g_assert_nonnull (grid);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (g_rand_int_range (rand, 0, 5) > 2)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
    else
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_GIVEN);
  exercise = sudoku_exercise_new (grid, NULL, sudoku_technique_find ("hidden-single"), NULL);
  g_assert_nonnull (exercise);
  return exercise;
}

/* Also in regions, on diagonals and by a knight's move. */
static void
test_crossed (Fixture *self,
              gconstpointer data)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
    const char *name;
  } rows[] = {
    { { 9, 3 }, "", "crossed-9" },
    { { 9, 0 }, "jigsaw", "crossed-jigsaw" },
    { { 16, 4 }, "", "crossed-16" },
    { { 9, 3 }, "x", "crossed-x" },
    { { 9, 3 }, "windows", "crossed-windows" },
    { { 9, 3 }, "anti-knight", "crossed-knight" },
    { { 12, 3 }, "disjoint", "crossed-12" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SudokuExercise) exercise = make_singles (&rows[i].frame, rows[i].rules);
      g_autoptr (SudokuGame) game = sudoku_game_new (sudoku_exercise_get_grid (exercise));
      const GPtrArray *steps = sudoku_exercise_get_steps (exercise);

      for (guint k = 0; k < steps->len; k++)
        {
          const SudokuPosition *position = sudoku_exercise_get_position (exercise);
          SudokuLinks *links = sudoku_exercise_get_links (exercise);
          SudokuStep *step = g_ptr_array_index (steps, k);
          g_autoptr (SatdokuFigure) figure = satdoku_step_figure_new (step, position, links);
          g_autoptr (GPtrArray) reasons =
            words_step_reasons (step, position, links, WORDS_COORDINATES_WORDS);

          satdoku_step_figure_tell (figure, reasons, reasons->len, links);
          check_rays (figure, sudoku_exercise_get_grid (exercise));
          if (k > 0)
            continue;
          satdoku_window_set_game (self->window, game);
          satdoku_board_show_figure (self->board, figure);
        }
      take_pictures (self, rows[i].name);
    }
}

/* The last number lights up the cell of the answer, and no other; the keys still go to the
 * board. */
static void
check_numbers (Fixture *self,
               GtkWidget *view,
               guint cell)
{
  GtkWidget *number = gtk_widget_get_last_child (gtk_widget_get_last_child (view));

  while (!GTK_IS_TOGGLE_BUTTON (number))
    number = gtk_widget_get_prev_sibling (number);
  test_ui_click (number);
  test_ui_wait_for (count_lit (self) == 1);
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, cell)) &
                 SATDOKU_CELL_LIT);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)),
                                         GTK_WIDGET (self->board)));
}

/* The sentences have numbers, which stand on the board, too; the answer is in the last one, and in
 * nothing above them. */
static void
check_sentences (Fixture *self,
                 guint cell,
                 guint value)
{
  GtkWidget *view = test_ui_find (self->panel, SATDOKU_TYPE_STEP_VIEW, NULL);
  GtkWidget *last = gtk_widget_get_last_child (gtk_widget_get_last_child (view));
  g_autofree char *answer = g_strdup_printf ("is %u", value);
  g_autofree char *name = g_strdup_printf ("ow %u column %u", cell / 9 + 1, cell % 9 + 1);

  g_assert_true (test_ui_shows_text (view, "1"));
  g_assert_true (test_ui_shows_text (view, "2"));
  g_assert_cmpuint (satdoku_figure_get_n_badges (figure_of (self)), >=, 2);
  check_numbers (self, view, cell);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (last)), answer));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (last)), name));
  g_assert_null (strstr (satdoku_panel_get_verdict (self->panel), answer));
  g_assert_null (strstr (satdoku_panel_get_details (self->panel), answer));
}

/* Where, which, why, and only then it is done, as one move. */
static void
test_grades (Fixture *self,
             gconstpointer data)
{
  guint cell, value, n_lit;

  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  n_lit = count_lit (self);
  g_assert_cmpuint (n_lit, >=, 1);
  g_assert_null (figure_of (self));
  g_assert_true (test_ui_shows_text (get_offer (self), "Say More"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-1-where");
  /* Choosing a cell doesn't take it away. */
  satdoku_board_select (self->board, 40);
  g_assert_cmpuint (count_lit (self), ==, n_lit);
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Hidden single") || says (self, "Naked single") ||
                    says (self, "Full house"));
  g_assert_true (g_str_has_prefix (satdoku_panel_get_details (self->panel), "Easy\n"));
  g_assert_nonnull (strstr (satdoku_panel_get_details (self->panel), "\nLook at "));
  g_assert_cmpuint (count_lit (self), ==, n_lit);
  g_assert_false (shows_step (self));
  g_assert_true (test_ui_shows_text (get_offer (self), "Why?"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-2-which");
  test_ui_click (get_offer (self));
  test_ui_wait_for (shows_step (self));
  g_assert_cmpstr (get_view (self), ==, SATDOKU_VIEW_PLAY);
  g_assert_cmpuint (satdoku_figure_get_n_outlines (figure_of (self)), >=, 1);
  g_assert_nonnull (find_placed (self));
  cell = find_placed (self)->cell;
  value = find_placed (self)->value;
  g_assert_cmpuint (value, ==, (guint)(solution_line[cell] - '0'));
  check_sentences (self, cell, value);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-3-step");
  g_assert_true (sudoku_game_was_helped (game_of (self)));
  g_assert_false (sudoku_game_can_undo (game_of (self)));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (count_answers (self) == 1);
  g_assert_cmpuint (sudoku_grid_get_value (grid_of (self), cell), ==, value);
  g_assert_null (figure_of (self));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (count_answers (self) == 0);
  g_assert_false (sudoku_game_can_undo (game_of (self)));
}

/* It is closed by its button and by Escape, and begins anew; other steps are there and back. */
static void
test_close (Fixture *self,
            gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *next = NULL;

  ask_for_step (self);
  test_ui_click (test_ui_find_action (self->panel, "win.hint-another"));
  test_ui_wait_for (strstr (satdoku_panel_get_details (self->panel), " of ") != NULL);
  first = g_strdup (satdoku_panel_get_details (self->panel));
  test_ui_click (test_ui_find_action (self->panel, "win.hint-another"));
  next = g_strdup (satdoku_panel_get_details (self->panel));
  g_assert_cmpstr (first, !=, next);
  test_ui_click (test_ui_find_action (self->panel, "win.hint-previous"));
  g_assert_cmpstr (satdoku_panel_get_details (self->panel), ==, first);
  test_ui_click (test_ui_find_action (self->panel, "win.hint-close"));
  test_ui_wait_for (says (self, "Easy · 51 cells to fill"));
  g_assert_null (figure_of (self));
  g_assert_null (test_ui_find (self->panel, SATDOKU_TYPE_STEP_VIEW, NULL));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (says (self, "Easy · 51 cells to fill"));
  g_assert_cmpuint (count_lit (self), ==, 0);
}

/* A screen reader is told what is concluded of the cell, as long as the step is shown. */
static void
test_descriptions (Fixture *self,
                   gconstpointer data)
{
  g_autofree char *text = NULL;
  GtkAccessible *cell;

  ask_for_step (self);
  cell = GTK_ACCESSIBLE (satdoku_board_get_cell (self->board, find_placed (self)->cell));
  text = g_strdup_printf ("must be %u", find_placed (self)->value);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
  test_ui_accel ("<Control>h");
  test_ui_wait_for (count_answers (self) == 1);
  g_assert_false (
    gtk_test_accessible_has_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Any move starts over. */
static void
test_start_over (Fixture *self,
                 gconstpointer data)
{
  static const guint cell = 3;

  ask_for_step (self);
  g_assert_true (sudoku_game_toggle_mark (game_of (self), SUDOKU_MARK_CENTRE, &cell, 1, 6));
  g_assert_null (figure_of (self));
  g_assert_cmpuint (count_lit (self), ==, 0);
  test_ui_wait_for (says (self, "Easy · 51 cells to fill"));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  g_assert_cmpuint (count_answers (self), ==, 0);
}

static gboolean
has_digit (const char *text,
           char digit)
{
  return text != NULL && strchr (text, digit) != NULL;
}

/* What is wrong comes first, and not what would be right. */
static void
test_mistake (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGrid) before = NULL;

  g_assert_true (sudoku_game_enter (game_of (self), 2, 1));
  before = sudoku_grid_copy (grid_of (self));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "There is a mistake somewhere"));
  g_assert_cmpuint (count_lit (self), ==, 0);
  g_assert_cmpuint (satdoku_panel_get_n_items (self->panel), ==, 0);
  test_ui_screenshot (self->window, "hint-mistake");
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "The mistake is here"));
  g_assert_cmpuint (count_lit (self), ==, 1);
  g_assert_nonnull (test_ui_find_text (self->panel, "Row 1 column 3"));
  g_assert_false (has_digit (satdoku_panel_get_verdict (self->panel), solution_line[2]));
  g_assert_false (has_digit (satdoku_panel_get_details (self->panel), solution_line[2]));
  test_ui_accel ("<Control>h");
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (says (self, "The mistake is here"));
  g_assert_true (sudoku_grid_equal (grid_of (self), before));
  g_assert_null (figure_of (self));
}

/* Where all cells have marks, these show candidates: what belongs there must be among them. A few
 * notes say nothing of what is not written down. */
static void
test_missing_mark (Fixture *self,
                   gconstpointer data)
{
  static const guint cell = 2;

  g_assert_true (sudoku_game_toggle_mark (game_of (self), SUDOKU_MARK_CORNER, &cell, 1, 1));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  test_ui_activate (self->window, "win.fill-marks", NULL);
  g_assert_true (sudoku_game_toggle_mark (game_of (self), SUDOKU_MARK_CORNER, &cell, 1, 4));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "There is a mistake somewhere"));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "A mark is missing here"));
  g_assert_true (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, 2)) &
                 SATDOKU_CELL_LIT);
  g_assert_true (sudoku_game_toggle_mark (game_of (self), SUDOKU_MARK_CORNER, &cell, 1, 4));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
}

static GtkWidget *
open_list (Fixture *self)
{
  GtkWidget *door;

  test_ui_key (GDK_KEY_F3, 0);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_EXPLAIN_VIEW, NULL) != NULL);
  door = test_ui_find (self->window, GTK_TYPE_TOGGLE_BUTTON, "possible");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (door), TRUE);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_STEP_LIST, NULL) != NULL);
  return test_ui_find (self->window, SATDOKU_TYPE_STEP_LIST, NULL);
}

/* What is said of the step that is shown. */
static char *
dup_said (Fixture *self)
{
  return g_strjoin ("\n", satdoku_panel_get_verdict (self->panel),
                    satdoku_panel_get_details (self->panel), NULL);
}

/* Each step takes its turn, and then the first one again. None is done. There are many: what is
 * said is looked at without a frame for each. */
static void
test_another (Fixture *self,
              gconstpointer data)
{
  SatdokuStepList *list = NULL;
  g_autofree char *first = NULL;
  guint n = 0;
  gboolean back = FALSE;

  for (guint cell = 0; cell < 60; cell++)
    if (puzzle_line[cell] == '.')
      g_assert_true (sudoku_game_enter (game_of (self), cell, (guint)(solution_line[cell] - '0')));
  list = SATDOKU_STEP_LIST (open_list (self));
  test_ui_wait_for (satdoku_step_list_get_n_shown (list) > 1);
  ask_for_step (self);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.hint-another", NULL));
  first = dup_said (self);
  while (!back)
    {
      g_autofree char *said = NULL;

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.hint-another",
                                                 NULL));
      n++;
      said = dup_said (self);
      back = g_strcmp0 (said, first) == 0;
      g_assert_cmpuint (n, <, N_STEPS_MAX);
    }
  g_assert_cmpuint (n, ==, satdoku_step_list_get_n_shown (list));
  g_assert_nonnull (figure_of (self));
  g_assert_cmpuint (count_answers (self), ==, 0);
}

/* A row is drawn and explained; the filter leaves those of a technique. */
static void
test_list (Fixture *self,
           gconstpointer data)
{
  SatdokuStepList *list = SATDOKU_STEP_LIST (open_list (self));
  GtkWidget *filter;
  GtkWidget *row;
  guint n_steps;

  test_ui_wait_for (satdoku_step_list_get_n_shown (list) > 1);
  n_steps = satdoku_step_list_get_n_shown (list);
  row = test_ui_find (list, GTK_TYPE_LIST_BOX_ROW, NULL);
  test_ui_click (row);
  test_ui_wait_for (shows_step (self));
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row)));
  g_assert_nonnull (test_ui_find (self->window, SATDOKU_TYPE_STEP_VIEW, NULL));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-list");
  filter = test_ui_find (list, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_nonnull (filter);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (filter), 1);
  g_assert_cmpuint (satdoku_step_list_get_n_shown (list), <, n_steps);
  g_assert_cmpuint (satdoku_step_list_get_n_shown (list), >, 0);
  /* A move takes the list away and brings another. */
  g_assert_true (sudoku_game_enter (game_of (self), 2, 4));
  g_assert_cmpuint (satdoku_step_list_get_n_shown (list), ==, 0);
  test_ui_wait_for (satdoku_step_list_get_n_shown (list) > 0);
}

/* (transfer none) (nullable): a hint that is a property of the source */
static SudokuHint *
get_found (SatdokuHintSource *source,
           const char *property)
{
  g_autoptr (SudokuHint) found = NULL;

  g_object_get (source, property, &found, NULL);
  return found;
}

/* What was asked of a position that is no more is not answered. */
static void
test_stale (void)
{
  g_autoptr (SatdokuHintSource) source = satdoku_hint_source_new ();
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  /* It comes unasked. */
  g_object_set (source, "game", game, NULL);
  test_ui_wait_for (get_found (source, "hint") != NULL);
  g_assert_cmpint (get_found (source, "hint")->kind, ==,
                   SUDOKU_HINT_STEP);
  g_assert_null (get_found (source, "all"));
  g_object_set (source, "wants-all", TRUE, NULL);
  g_assert_null (get_found (source, "all"));
  g_assert_true (sudoku_game_enter (game, 2, 1));
  g_assert_null (get_found (source, "hint"));
  g_object_set (source, "wanted", TRUE, NULL);
  g_assert_null (get_found (source, "hint"));
  test_ui_wait_for (get_found (source, "all") != NULL);
  g_assert_cmpint (get_found (source, "all")->kind, ==,
                   SUDOKU_HINT_WRONG);
}

/* A long argument shows its end, and all of it when that is wanted. */
static void
test_fold (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *pane = gtk_scrolled_window_new ();
  GtkWidget *view = satdoku_step_view_new ();
  g_autoptr (GPtrArray) reasons =
    g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);

  for (guint i = 0; i < 9; i++)
    {
      WordsReason *reason = words_reason_new ();

      reason->text = g_strdup_printf ("Sentence %u.", i);
      reason->depth = i % 3;
      g_ptr_array_add (reasons, reason);
    }
  satdoku_step_view_set_reasons (SATDOKU_STEP_VIEW (view), reasons);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (pane), view);
  gtk_window_set_child (window, pane);
  gtk_window_set_default_size (window, 400, 700);
  test_ui_present (window);
  test_ui_settle (view);
  g_assert_false (test_ui_shows_text (view, "Sentence 1."));
  g_assert_true (test_ui_shows_text (view, "Sentence 2."));
  g_assert_true (test_ui_shows_text (view, "Sentence 8."));
  test_ui_click (test_ui_find_text (view, "Show All (9 Sentences)"));
  test_ui_wait_for (test_ui_shows_text (view, "Sentence 0."));
  test_ui_destroy (window);
}

/* The solution of a board with boxes of four rows, without each third cell. */
static SudokuGame *
make_large_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (cell % 3 != 0)
      sudoku_grid_set (puzzle, cell, sudoku_grid_get_value (solution, cell),
                       SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (puzzle);
}

/* The window does not wait for it, and then shows the cells larger. */
static void
test_large (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_large_game ();
  SatdokuZoomView *view =
    satdoku_grid_page_get_zoom_view (satdoku_window_get_grid_page (self->window));

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, &(guint){ 0 }, 1, 1));
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_wait_for (says (self, "Look at "));
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_activate (self->window, "win.hint", NULL);
  test_ui_wait_for (shows_step (self));
  g_assert_cmpfloat (satdoku_zoom_view_get_zoom (view), >, 1);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-16");
}

/* All that can be drawn, in light, dark and narrow. */
static void
test_drawing (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SatdokuFigure) figure = satdoku_figure_new (9);
  guint row[9], column[9], box[9];

  for (guint i = 0; i < 9; i++)
    {
      row[i] = 27 + i;
      column[i] = i * 9 + 6;
      box[i] = (i / 3 + 6) * 9 + i % 3;
    }
  satdoku_figure_add_outline (figure, row, 9);
  satdoku_figure_add_outline (figure, column, 9);
  satdoku_figure_add_outline (figure, box, 9);
  satdoku_figure_add_outline (figure, (guint[]){ 40 }, 1);
  satdoku_figure_add_note (figure, 28, 5, SATDOKU_NOTE_PATTERN);
  satdoku_figure_add_note (figure, 33, 5, SATDOKU_NOTE_PATTERN);
  satdoku_figure_add_note (figure, 33, 9, SATDOKU_NOTE_FIN);
  satdoku_figure_add_note (figure, 24, 5, SATDOKU_NOTE_ON);
  satdoku_figure_add_note (figure, 15, 4, SATDOKU_NOTE_ON);
  satdoku_figure_add_note (figure, 15, 7, SATDOKU_NOTE_OFF);
  satdoku_figure_add_note (figure, 54, 1, SATDOKU_NOTE_SECOND);
  satdoku_figure_add_note (figure, 56, 3, SATDOKU_NOTE_THIRD);
  satdoku_figure_add_note (figure, 40, 5, SATDOKU_NOTE_PLACED);
  satdoku_figure_add_note (figure, 64, 2, SATDOKU_NOTE_REMOVED);
  satdoku_figure_add_note (figure, 64, 4, SATDOKU_NOTE_REMOVED);
  test_ui_activate (self->window, "win.fill-marks", NULL);
  satdoku_board_show_figure (self->board, figure);
  take_pictures (self, "figure");
  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  ask_for_step (self);
  test_ui_wait_for (test_ui_in_sight (GTK_WIDGET (self->panel)));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-narrow");
  /* It takes the room of the keypad until it is closed. */
  g_assert_null (test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL));
  test_ui_click (test_ui_find_action (self->panel, "win.hint-close"));
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_KEYPAD, NULL) != NULL);
}

/* Where the marks of a cell can't be read those of a step can: a few values have the cell to
 * themselves, each in a place of its own, and the fewer they are the larger they are. */
static void
test_spread (Fixture *self,
             gconstpointer data)
{
  const int cell_size = 39;
  g_autoptr (SatdokuPainter) painter =
    satdoku_painter_new (gtk_widget_get_pango_context (GTK_WIDGET (self->window)));
  SudokuSet values = { 0 };
  double before = cell_size;

  satdoku_painter_set_symbols (painter, sudoku_symbols_find ("decimal"));
  satdoku_painter_set_shape (painter, 9, cell_size);
  g_assert_true (satdoku_painter_can_read_marks (painter));
  satdoku_painter_set_shape (painter, 16, cell_size);
  g_assert_false (satdoku_painter_can_read_marks (painter));
  for (guint n = 1; n <= 4; n++)
    {
      SatdokuMarkPlace places[4];

      values = sudoku_set_or (values, sudoku_set_single (4 * n));
      for (guint i = 0; i < n; i++)
        {
          satdoku_painter_get_spread_place (painter, values, 4 * (i + 1), &places[i]);
          g_assert_cmpfloat (places[i].size, >=, 7);
          g_assert_cmpfloat (places[i].size, <=, before);
          g_assert_cmpfloat (places[i].x - places[i].room / 2, >=, 0);
          g_assert_cmpfloat (places[i].x + places[i].room / 2, <=, cell_size);
          g_assert_cmpfloat (places[i].y - places[i].room / 2, >=, 0);
          g_assert_cmpfloat (places[i].y + places[i].room / 2, <=, cell_size);
          for (guint k = 0; k < i; k++)
            g_assert_cmpfloat (MAX (ABS (places[i].x - places[k].x),
                                    ABS (places[i].y - places[k].y)),
                               >=, places[i].room - 0.01);
        }
      before = places[0].size;
    }
}

/* There is nothing to hint at in a puzzle without solution, whether or not numbers were entered. */
static void
test_no_solution (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (SatdokuPlay) play = NULL;
  g_autoptr (SudokuGame) game = test_app_make_game (
    "123...........4.........4.."
    "4.........................."
    "...........................");

  g_object_get (self->window, "play", &play, NULL);
  satdoku_window_set_game (self->window, game);
  for (guint n = 0; n < 2; n++)
    {
      g_assert_null (satdoku_play_get_report (play));
      test_ui_accel ("<Control>h");
      test_ui_wait_for (satdoku_play_get_report (play) != NULL &&
                        says (self, "This puzzle has no solution"));
      g_assert_cmpstr (satdoku_panel_get_details (self->panel), ==, "It had none from the start.");
      g_assert_true (sudoku_game_enter (game, 80 - n, 9));
    }
}

/* Sentences of several lines have room for them, are nowhere cut off, and stand on nothing else. */
static void
test_room (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game ("9.....561..6.1.79371..962486.."
                                                    ".21479........5....4...642..58"
                                                    "6175.71.2..4..1....52");
  GtkWidget *view = NULL, *last = NULL;
  graphene_rect_t sentence, next;

  satdoku_window_set_game (self->window, game);
  test_ui_accel ("<Control>h");
  test_ui_wait_for (says (self, "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_accel ("<Control>h");
  test_ui_wait_for (shows_step (self));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-room");
  view = test_ui_find (self->panel, SATDOKU_TYPE_STEP_VIEW, NULL);
  last = gtk_widget_get_last_child (gtk_widget_get_last_child (view));
  g_assert_cmpint (gtk_widget_get_width (view), <=,
                   gtk_widget_get_width (GTK_WIDGET (self->panel)));
  g_assert_true (gtk_widget_compute_bounds (last, view, &sentence));
  g_assert_true (gtk_widget_compute_bounds (get_offer (self), view, &next));
  g_assert_cmpfloat (sentence.origin.y + sentence.size.height, <=, next.origin.y);
}

/* A hint of so many sentences that they fill more than there is below the keypad. */
static SatdokuReport *
make_long_hint (void)
{
  SatdokuReport *report = satdoku_report_new (SATDOKU_MOOD_PLAIN, "Grouped chain", "Hard\n1 of 4");
  g_autoptr (GPtrArray) sentences =
    g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);

  for (guint i = 1; i <= 7; i++)
    {
      WordsReason *reason = words_reason_new ();

      reason->text = g_strdup_printf ("Suppose that row %u column 4 is 7, then row 3 column %u "
                                      "cannot be 7, as both of them are in one box.",
                                      i, i);
      g_array_append_val (reason->cells, i);
      g_ptr_array_add (sentences, reason);
    }
  satdoku_report_set_argument (report, sentences);
  satdoku_report_set_hint (report, TRUE);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, "_Do It", "win.hint");
  satdoku_report_offer (report, SATDOKU_OFFER_READING, "Learn This", "win.learn");
  return report;
}

static graphene_rect_t
get_bounds (Fixture *self,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  return bounds;
}

/* All of it, within what is shown beside or below the board. */
static void
assert_in_sight (Fixture *self,
                 GtkWidget *widget)
{
  SatdokuGridPage *page = satdoku_window_get_grid_page (self->window);
  graphene_rect_t side = get_bounds (self, satdoku_grid_page_get_side (page));
  graphene_rect_t bounds = get_bounds (self, widget);

  g_assert_cmpfloat (bounds.origin.y, >=, side.origin.y);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, side.origin.y + side.size.height);
}

/* From the last sentence the keyboard comes to the buttons, and back. */
static void
check_order (Fixture *self,
             GtkWidget *last)
{
  gtk_widget_grab_focus (last);
  test_ui_wait_for (test_ui_in_sight (last));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->window), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (get_offer (self)));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->window), GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_focus (last));
}

/* Sentences for which there is no room scroll; what can be done stays in sight, and the board where
 * it is. */
static void
check_footer (Fixture *self,
              int width,
              int height)
{
  g_autoptr (SatdokuReport) report = make_long_hint ();
  g_autoptr (SatdokuPlay) play = NULL;
  g_autofree char *picture = g_strdup_printf ("hint-footer-%d", width);
  graphene_rect_t before, after;
  GtkWidget *view;

  g_object_get (self->window, "play", &play, NULL);
  test_ui_resize (GTK_WINDOW (self->window), width, height);
  test_ui_settle (GTK_WIDGET (self->window));
  before = get_bounds (self, GTK_WIDGET (self->board));
  satdoku_play_set_report (play, report);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, picture);
  after = get_bounds (self, GTK_WIDGET (self->board));
  g_assert_true (graphene_rect_equal (&before, &after));
  view = test_ui_find (self->panel, SATDOKU_TYPE_STEP_VIEW, NULL);
  assert_in_sight (self, get_offer (self));
  assert_in_sight (self, test_ui_find (self->panel, GTK_TYPE_BUTTON, "reading"));
  assert_in_sight (self, test_ui_find (self->panel, GTK_TYPE_BUTTON, "close"));
  check_order (self, gtk_widget_get_last_child (gtk_widget_get_last_child (view)));
  satdoku_play_set_report (play, NULL);
}

static void
test_footer (Fixture *self,
             gconstpointer data)
{
  check_footer (self, 1000, 700);
  check_footer (self, 360, 720);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, test) g_test_add ("/hints/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("grades", test_grades);
  ADD ("close", test_close);
  ADD ("excluded", test_excluded);
  ADD ("crossed", test_crossed);
  ADD ("descriptions", test_descriptions);
  ADD ("start-over", test_start_over);
  ADD ("mistake", test_mistake);
  ADD ("missing-mark", test_missing_mark);
  ADD ("no-solution", test_no_solution);
  ADD ("room", test_room);
  ADD ("footer", test_footer);
  ADD ("another", test_another);
  ADD ("list", test_list);
  ADD ("large", test_large);
  ADD ("drawing", test_drawing);
  ADD ("spread", test_spread);
  g_test_add_func ("/hints/stale", test_stale);
  g_test_add_func ("/hints/fold", test_fold);
  return g_test_run ();
}
