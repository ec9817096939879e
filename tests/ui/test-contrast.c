/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of conflicts, solutions and steps, in high contrast, light and dark: by the
 * ratio of WCAG 2.1 what is written can be read on its ground, a cell that is lit up or differs
 * stands out from a plain one and from one of the other kind, and so does what is drawn over cells.
 * The colours are those of a board in a window. Pictures of the views at 25×25, from right to left,
 * are made, too. */

#include <sudoku-game-branches.h>
#include <sudoku-game-moves.h>

#include "satdoku-ambiguity-view.h"
#include "satdoku-conflict-view.h"
#include "satdoku-contrast.h"
#include "satdoku-css-theme.h"
#include "satdoku-surgery-view.h"
#include "test-brute.h"
#include "test-play.h"
#include "test-shapes.h"

/* Of what is written, and of shapes and lines (WCAG 1.4.6, 1.4.3, 1.4.11). */
#define RATIO_TEXT 7.0
#define RATIO_CALM 4.5
#define RATIO_SHAPE 3.0
/* Between grounds, which differ by a corner or a stroke, too. */
#define RATIO_GROUND 1.3
#define SIZE 8

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (TestPlay *self,
        gconstpointer data)
{
  test_play_set_up (self, puzzle_line, 1200, 900);
}

static void
find_ground (TestPlay *self,
             const SatdokuCellState *state,
             GdkRGBA *colour)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  satdoku_css_theme.draw_ground (self->board, state, cr, SIZE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = ((const guint32 *)(gpointer)cairo_image_surface_get_data (surface))
    [SIZE / 2 * cairo_image_surface_get_stride (surface) / 4 + SIZE / 2];
  cairo_surface_destroy (surface);
  *colour = (GdkRGBA){ (float)(pixel >> 16 & 0xff) / 255, (float)(pixel >> 8 & 0xff) / 255,
                       (float)(pixel & 0xff) / 255, 1 };
}

static void
set_scheme (TestPlay *self,
            gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  test_ui_settle (GTK_WIDGET (self->window));
}

/* In each state what is written can be read. */
static void
check_text (TestPlay *self)
{
  static const SatdokuCellFlags flags[] = {
    0,
    SATDOKU_CELL_LIT,
    SATDOKU_CELL_DIFFERS,
    SATDOKU_CELL_HOUSE,
    SATDOKU_CELL_CONFLICT,
    SATDOKU_CELL_PARTIAL,
    SATDOKU_CELL_PARTIAL | SATDOKU_CELL_HOUSE,
    SATDOKU_CELL_LIT | SATDOKU_CELL_SELECTED | SATDOKU_CELL_FOCUSED,
    SATDOKU_CELL_DIFFERS | SATDOKU_CELL_SELECTED | SATDOKU_CELL_FOCUSED,
    SATDOKU_CELL_DIFFERS | SATDOKU_CELL_SAME,
  };
  static const SudokuOrigin origins[] = { SUDOKU_ORIGIN_NONE, SUDOKU_ORIGIN_GIVEN,
                                          SUDOKU_ORIGIN_ENTRY, SUDOKU_ORIGIN_ANSWER };

  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (origins); k++)
      {
        SatdokuCellState state = { .content.origin = origins[k], .flags = flags[i] };
        gboolean calm = origins[k] != SUDOKU_ORIGIN_GIVEN || (flags[i] & SATDOKU_CELL_CONFLICT);
        GdkRGBA text, ground;
        double ratio;

        /* Only answers are part of no solution. */
        if ((flags[i] & SATDOKU_CELL_PARTIAL) && origins[k] != SUDOKU_ORIGIN_ANSWER)
          continue;
        satdoku_css_theme.get_text_colour (self->board, &state, &text);
        find_ground (self, &state, &ground);
        ratio = satdoku_contrast (&text, &ground);
        g_test_message ("origin %d, flags %x: %.1f", origins[k], flags[i], ratio);
        g_assert_cmpfloat (ratio, >=, calm ? RATIO_CALM : RATIO_TEXT);
      }
}

/* What is lit up, what differs and what is plain are told apart. */
static void
check_grounds (TestPlay *self)
{
  static const SatdokuCellFlags flags[] = { 0, SATDOKU_CELL_LIT, SATDOKU_CELL_DIFFERS };
  GdkRGBA grounds[G_N_ELEMENTS (flags)];

  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      SatdokuCellState state = { .content.origin = SUDOKU_ORIGIN_ANSWER, .flags = flags[i] };

      find_ground (self, &state, &grounds[i]);
    }
  for (gsize i = 1; i < G_N_ELEMENTS (flags); i++)
    {
      double ratio = satdoku_contrast (&grounds[0], &grounds[i]);

      g_test_message ("ground %x: %.2f", flags[i], ratio);
      g_assert_cmpfloat (ratio, >=, RATIO_GROUND);
    }
  /* Both are tints of about the same light, but not of the same colour. */
  g_assert_cmpfloat (fabs ((double)(grounds[1].red - grounds[2].red)) +
                       fabs ((double)(grounds[1].green - grounds[2].green)) +
                       fabs ((double)(grounds[1].blue - grounds[2].blue)),
                     >=, 0.2);
}

/* What is drawn over cells, and the lines between them. */
static void
check_shapes (TestPlay *self)
{
  SatdokuFigureColours figure;
  SatdokuBoardColours board;
  const GdkRGBA *const shapes[] = { &figure.strip, &figure.pattern, &figure.removed,
                                    &figure.second, &figure.third, &board.line,
                                    &board.border, &board.frame };

  satdoku_css_theme_get_figure_colours (GTK_WIDGET (self->board), &figure);
  satdoku_css_theme_get_colours (GTK_WIDGET (self->board), &board);
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      double ratio = satdoku_contrast (shapes[i], &figure.ground);

      g_test_message ("shape %zu: %.1f", i, ratio);
      g_assert_cmpfloat (ratio, >=, RATIO_SHAPE);
    }
  g_assert_cmpfloat (satdoku_contrast (&figure.on_pattern, &figure.pattern), >=, RATIO_CALM);
  g_assert_cmpfloat (satdoku_contrast (&figure.text, &figure.ground), >=, RATIO_TEXT);
}

static void
test_colours (TestPlay *self,
              gconstpointer data)
{
  g_assert_true (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
  for (guint dark = FALSE; dark <= TRUE; dark++)
    {
      g_test_message (dark ? "dark" : "light");
      set_scheme (self, dark != 0);
      check_text (self);
      check_grounds (self);
      check_shapes (self);
    }
}

static SudokuGame *
make_large_game (void)
{
  const TestShape shape = { 5, 5, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, 0.6);

  return sudoku_game_new (puzzle);
}

/* Everything that the pane says fits into it. */
static void
take_picture (TestPlay *self,
              const char *name)
{
  GtkWidget *side = satdoku_grid_page_get_side (satdoku_window_get_grid_page (self->window));
  GtkScrolledWindow *scrolled =
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (side, GTK_TYPE_SCROLLED_WINDOW));

  test_ui_settle (GTK_WIDGET (self->window));
  if (scrolled != NULL)
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);

      g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=,
                         gtk_adjustment_get_page_size (across) + 1);
    }
  test_ui_screenshot (self->window, name);
}

static void
test_large (TestPlay *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_large_game ();
  guint cell = 0;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  test_play_change (self, game);
  test_ui_activate (self->window, "win.true-candidates", NULL);
  test_ui_wait_for (satdoku_board_get_overlay (self->board) != NULL &&
                    !test_ui_action_enabled (self->window, "cancel"));
  take_picture (self, "contrast-25-set");
  test_ui_activate (self->window, "win.why-several", NULL);
  test_ui_wait_for (test_ui_find (self->window, SATDOKU_TYPE_AMBIGUITY_VIEW, NULL) != NULL);
  test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
  test_ui_activate (self->window, "win.solutions", g_variant_new_string ("two"));
  take_picture (self, "contrast-25-two");
  while (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) != 0)
    cell++;
  satdoku_board_select (self->board, cell);
  test_ui_wait_for (test_ui_action_enabled (self->window, "try"));
  test_ui_activate (self->window, "win.try", NULL);
  test_ui_wait_for (sudoku_branches_get_n (sudoku_game_get_branches (game)) > 0);
  test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
  take_picture (self, "contrast-25-branches");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

#define ADD(name, function) \
  g_test_add ("/contrast/" name, TestPlay, NULL, set_up, function, test_play_tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("colours", test_colours);
  ADD ("large", test_large);
  return g_test_run ();
}
