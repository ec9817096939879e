/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of the Grid page are: the commands beside the board, or below it where there is
 * little room. It knows nothing of what they do. */

#include "satdoku-config.h"

#include "satdoku-grid-page-private.h"

/* Pixels. */
#define MARGIN 18
#define MARGIN_NARROW 12
#define GAP 24
#define GAP_NARROW 12
#define SIDE_WIDTH 300
/* So much stays for the board and its margins beside the side. */
#define WIDE_BOARD_MIN 300
/* Of text that isn't scaled, as GtkSettings has it. */
#define NORMAL_DPI (96 * 1024)
/* So much of the height stays for what is below the board. */
#define BELOW_MIN 200
#define BOARD_MIN 200

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);
  int board_minimum, board_natural;
  int side_minimum, side_natural;

  gtk_widget_measure (GTK_WIDGET (self->zoom_view), orientation, -1, &board_minimum, &board_natural,
                      NULL, NULL);
  gtk_widget_measure (self->side, orientation, -1, &side_minimum, &side_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (board_minimum, side_minimum) + 2 * MARGIN_NARROW;
      *natural = board_natural + GAP + SIDE_WIDTH + 2 * MARGIN;
    }
  else
    {
      *minimum = MAX (board_minimum, BOARD_MIN) + 2 * MARGIN_NARROW;
      *natural = MAX (board_natural + 2 * MARGIN, *minimum);
    }
}

static gboolean
apply_wide_cb (gpointer user_data)
{
  SatdokuGridPage *self = user_data;

  self->idle = 0;
  satdoku_keypad_set_wide (self->keypad, !self->wide);
  satdoku_grid_page_update_counts (self);
  return G_SOURCE_REMOVE;
}

/* Children can't be changed while sizes are given out: the keypad follows before the next frame. */
static void
set_wide (SatdokuGridPage *self,
          gboolean wide)
{
  if (self->wide == wide)
    return;
  self->wide = wide;
  if (wide)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  if (self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, apply_wide_cb, self, NULL);
}

static void
allocate (GtkWidget *child,
          int x,
          int y,
          int width,
          int height)
{
  int minimum_width, minimum_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
  width = MAX (width, minimum_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, MAX (height, minimum_height) },
                            -1);
}

/* How wide the side is beside the board: as its text is large, but not at the cost of the board. */
static int
get_side_width (SatdokuGridPage *self,
                int width)
{
  int dpi;
  int minimum;
  int wanted = SIDE_WIDTH;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  if (dpi > NORMAL_DPI)
    wanted = (int)((gint64)SIDE_WIDTH * dpi / NORMAL_DPI);
  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MAX (minimum, CLAMP (wanted, SIDE_WIDTH, MAX (SIDE_WIDTH, width * 2 / 5)));
}

/* Board and side stand together in the middle; the side is on the other side in languages written
 * from right to left. */
static void
allocate_wide (SatdokuGridPage *self,
               int width,
               int height)
{
  int side_width = get_side_width (self, width);
  int board_size = MIN (width - side_width - GAP - 2 * MARGIN, height - 2 * MARGIN);
  int x = (width - board_size - GAP - side_width) / 2;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  allocate (GTK_WIDGET (self->board_stack), mirrored ? x + side_width + GAP : x,
            (height - board_size) / 2, board_size, board_size);
  allocate (self->side, mirrored ? x : x + board_size + GAP, (height - board_size) / 2, side_width,
            board_size);
}

static void
allocate_narrow (SatdokuGridPage *self,
                 int width,
                 int height)
{
  int inner = width - 2 * MARGIN_NARROW;
  int board_size =
    MIN (inner, MAX (height - 2 * MARGIN_NARROW - GAP_NARROW - BELOW_MIN, BOARD_MIN));
  int side_width = MIN (inner, MAX (board_size, SIDE_WIDTH));
  int top = MARGIN_NARROW + board_size + GAP_NARROW;

  allocate (GTK_WIDGET (self->board_stack), (width - board_size) / 2, MARGIN_NARROW, board_size,
            board_size);
  allocate (self->side, (width - side_width) / 2, top, side_width, height - top - MARGIN_NARROW);
}

static void
size_allocate (GtkWidget *widget,
               int width,
               int height,
               int baseline)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);

  set_wide (self, width - get_side_width (self, width) >= WIDE_BOARD_MIN &&
                    width * 10 >= height * 9);
  if (self->wide)
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

/* What was added to the panel has its size only after the next frame was laid out. */
static gboolean
reveal_cb (GtkWidget *widget,
           GdkFrameClock *clock,
           gpointer user_data)
{
  SatdokuGridPage *self = SATDOKU_GRID_PAGE (widget);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->side));
  graphene_rect_t bounds;
  double top;

  if (self->reveal_frame == 0)
    self->reveal_frame = gdk_frame_clock_get_frame_counter (clock);
  if (gdk_frame_clock_get_frame_counter (clock) == self->reveal_frame)
    return G_SOURCE_CONTINUE;
  self->reveal_tick = 0;
  if (self->wide ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->panel), self->side_view, &bounds))
    return G_SOURCE_REMOVE;
  top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
  return G_SOURCE_REMOVE;
}

/* Where the commands are below the board, what they find out may be out of sight further below. */
void
satdoku_grid_page_reveal_panel (SatdokuGridPage *self)
{
  self->reveal_frame = 0;
  if (self->reveal_tick == 0)
    self->reveal_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
}

void
satdoku_grid_page_cancel_reveal (SatdokuGridPage *self)
{
  if (self->reveal_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->reveal_tick);
  self->reveal_tick = 0;
}

/* Called once for the class. */
void
satdoku_grid_page_layout_class_init (GtkWidgetClass *widget_class)
{
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
}
