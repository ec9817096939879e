/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board on a display of which two pixels are one of the window, as GDK_SCALE says: what the
 * display shows is drawn with its pixels, not stretched. */

#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui-input.h"
#include "test-ui.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SCALE 2

typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
  guint32 *pixels;
  int width;
  int height;
} Fixture;

static void
show (Fixture *self,
      const char *puzzle)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle, FALSE);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_window_set_game (self->window, game);
  satdoku_board_select (self->board, 80);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  show (self, PUZZLE);
  test_ui_present (GTK_WINDOW (self->window));
  g_assert_cmpint (gtk_widget_get_scale_factor (GTK_WIDGET (self->window)), ==, SCALE);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_free (self->pixels);
  test_ui_destroy (GTK_WINDOW (self->window));
}

/* What the display shows now. */
static void
take (Fixture *self)
{
  test_ui_settle (GTK_WIDGET (self->window));
  g_free (self->pixels);
  self->pixels =
    test_input_picture (gtk_native_get_surface (GTK_NATIVE (self->window)), &self->width,
                        &self->height);
}

static guint32
pixel (Fixture *self,
       int x,
       int y)
{
  g_assert_cmpint (x, <, self->width);
  g_assert_cmpint (y, <, self->height);
  return self->pixels[y * self->width + x];
}

/* A cell in the pixels of the display. */
static void
find_cell (Fixture *self,
           guint cell,
           GdkRectangle *area)
{
  GtkNative *native = GTK_NATIVE (self->window);
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (satdoku_board_get_cell (self->board, cell)),
                                            GTK_WIDGET (native), &bounds));
  gtk_native_get_surface_transform (native, &x, &y);
  area->x = (int)(SCALE * ((double)bounds.origin.x + x));
  area->y = (int)(SCALE * ((double)bounds.origin.y + y));
  area->width = (int)(SCALE * bounds.size.width);
  area->height = (int)(SCALE * bounds.size.height);
}

/* From the middle of a cell to that of its neighbour there are two grounds and a line between them,
 * and nothing that would smear the one into the other. */
static void
assert_sharp_line (Fixture *self,
                   guint cell)
{
  GdkRectangle first, second;
  guint n_colours = 1;

  find_cell (self, cell, &first);
  find_cell (self, cell + 1, &second);
  for (int x = first.x + first.width / 2; x < second.x + second.width / 2; x++)
    n_colours += pixel (self, x, first.y + first.height / 2) !=
                 pixel (self, x + 1, first.y + first.height / 2);
  g_assert_cmpuint (n_colours, ==, 3);
}

/* A digit that was drawn half as large has only squares of pixels of the same colour. */
static void
assert_sharp_digit (Fixture *self,
                    guint cell)
{
  GdkRectangle area;
  guint n = 0;

  find_cell (self, cell, &area);
  for (int y = area.y; y < area.y + area.height; y += SCALE)
    for (int x = area.x; x < area.x + area.width; x += SCALE)
      n += pixel (self, x, y) != pixel (self, x + 1, y) ||
           pixel (self, x, y) != pixel (self, x, y + 1);
  g_assert_cmpuint (n, >, 10);
}

/* From the first frame on, for every size of cell, and after all is drawn anew. */
static void
test_sharp (Fixture *self,
            gconstpointer data)
{
  static const int sizes[][2] = { { 720, 560 }, { 640, 500 }, { 360, 590 } };

  take (self);
  assert_sharp_line (self, 37);
  assert_sharp_digit (self, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      test_ui_resize (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      take (self);
      assert_sharp_line (self, 37);
      assert_sharp_digit (self, 0);
    }
  test_ui_activate (self->window, "win.clear-colours", NULL);
  satdoku_board_select (self->board, 2);
  take (self);
  assert_sharp_digit (self, 0);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/scale/sharp", Fixture, NULL, set_up, test_sharp, tear_down);
  return g_test_run ();
}
