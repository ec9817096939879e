/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Light that runs over the board when the puzzle is finished, from the last cell on. It draws
 * nothing else, and takes nothing from the mouse. */

#include "satdoku-config.h"

#include "satdoku-finish-wave.h"

#include <adwaita.h>
#include <math.h>

#include "satdoku-class.h"

/* Milliseconds. */
#define DURATION 900
/* Of the wave, in parts of the way it goes. */
#define WAVE_WIDTH 0.45
#define WAVE_ALPHA 0.65
/* Above so many cells the wave is one for the whole board: each cell is a rectangle to draw. */
#define CELLS_MAX 2500

struct _SatdokuFinishWave
{
  GtkWidget parent_instance;

  /* Borrowed while the wave runs. */
  SatdokuBoard *board;

  /* Owned. */
  AdwAnimation *animation;

  double progress;
};

G_DEFINE_FINAL_TYPE (SatdokuFinishWave, satdoku_finish_wave, GTK_TYPE_WIDGET)

static void
progress_cb (double progress,
             gpointer user_data)
{
  SatdokuFinishWave *self = user_data;

  self->progress = progress;
  if (progress >= 1)
    self->board = NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How bright a cell is whose distance is @distance (0…1) parts of the whole way. */
static double
brightness (double progress,
            double distance)
{
  double front = progress * (1 + WAVE_WIDTH);
  double behind = (front - distance) / WAVE_WIDTH;

  if (behind <= 0 || behind >= 1)
    return 0;
  return sin (behind * G_PI);
}

static void
draw_cell (SatdokuFinishWave *self,
           GtkSnapshot *snapshot,
           const GdkRGBA *colour,
           guint cell,
           double distance)
{
  GtkWidget *widget = GTK_WIDGET (satdoku_board_get_cell (self->board, cell));
  GdkRGBA paint = *colour;
  graphene_rect_t bounds;
  double light = brightness (self->progress, distance);

  if (light <= 0 || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return;
  paint.alpha = (float)(light * WAVE_ALPHA);
  gtk_snapshot_append_color (snapshot, &paint, &bounds);
}

static void
draw_wave (SatdokuFinishWave *self,
           GtkSnapshot *snapshot,
           const GdkRGBA *colour)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_board_get_game (self->board));
  guint side = sudoku_grid_get_side (grid);
  guint start = satdoku_board_get_selected (self->board);
  double row, column, longest;

  if (start == SATDOKU_NO_CELL)
    start = 0;
  row = start / side;
  column = start % side;
  longest = hypot (MAX (row, side - 1 - row), MAX (column, side - 1 - column));
  for (guint cell = 0; cell < side * side; cell++)
    draw_cell (self, snapshot, colour, cell,
               hypot (cell / side - row, cell % side - column) / longest);
}

static void
satdoku_finish_wave_snapshot (GtkWidget *widget,
                              GtkSnapshot *snapshot)
{
  SatdokuFinishWave *self = SATDOKU_FINISH_WAVE (widget);
  const SudokuGrid *grid;
  GdkRGBA colour;

  if (self->board == NULL || self->progress <= 0 || self->progress >= 1)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  grid = sudoku_game_get_grid (satdoku_board_get_game (self->board));
  if (sudoku_grid_get_n_cells (grid) <= CELLS_MAX)
    draw_wave (self, snapshot, &colour);
  else
    {
      colour.alpha = (float)(sin (self->progress * G_PI) * WAVE_ALPHA);
      gtk_snapshot_append_color (snapshot, &colour,
                                 &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                      gtk_widget_get_height (widget)));
    }
}

static gboolean
satdoku_finish_wave_contains (GtkWidget *widget,
                              double x,
                              double y)
{
  return FALSE;
}

static void
satdoku_finish_wave_dispose (GObject *object)
{
  satdoku_finish_wave_stop (SATDOKU_FINISH_WAVE (object));
  satdoku_class_dispose (object);
}

static void
satdoku_finish_wave_class_init (SatdokuFinishWaveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_finish_wave_dispose;
  widget_class->snapshot = satdoku_finish_wave_snapshot;
  widget_class->contains = satdoku_finish_wave_contains;
  gtk_widget_class_set_css_name (widget_class, "finish");
  satdoku_class_drops (klass, SatdokuFinishWave, animation, g_object_unref);
}

static void
satdoku_finish_wave_init (SatdokuFinishWave *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (progress_cb, self, NULL);

  /* The animation is at its end at once where the user wants none. */
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_SINE);
}

/* From the beginning, if it is running already. */
void
satdoku_finish_wave_run (SatdokuFinishWave *self,
                         SatdokuBoard *board)
{
  g_return_if_fail (SATDOKU_IS_FINISH_WAVE (self) && SATDOKU_IS_BOARD (board));

  satdoku_finish_wave_stop (self);
  self->board = board;
  adw_animation_play (self->animation);
}

void
satdoku_finish_wave_stop (SatdokuFinishWave *self)
{
  g_return_if_fail (SATDOKU_IS_FINISH_WAVE (self));

  self->board = NULL;
  if (self->animation != NULL)
    adw_animation_reset (self->animation);
}
