/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A time beside an average, drawn: a bar that is filled as far as the time goes, and a mark where
 * the average is. The longer one of them takes most of the bar. */

#include "satdoku-config.h"

#include "satdoku-time-bar.h"

/* Pixels. */
#define HEIGHT 14
#define THICKNESS 4
#define MARK_WIDTH 2
/* What the longer time takes. */
#define LONGER 0.85
#define TROUGH_ALPHA 0.15f

struct _SatdokuTimeBar
{
  GtkWidget parent_instance;

  double time; /* seconds */
  double average;
};

G_DEFINE_FINAL_TYPE (SatdokuTimeBar, satdoku_time_bar, GTK_TYPE_WIDGET)

static void
satdoku_time_bar_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 0 : HEIGHT;
}

/* The part of the bar that it is long; the left is the right where text runs so. */
static void
append_part (GtkWidget *widget,
             GtkSnapshot *snapshot,
             float from,
             float to,
             float thickness,
             const GdkRGBA *colour)
{
  float width = (float)gtk_widget_get_width (widget);
  float height = (float)gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (mirrored ? width - to : from,
                                                  (height - thickness) / 2, to - from, thickness));
}

static void
satdoku_time_bar_snapshot (GtkWidget *widget,
                           GtkSnapshot *snapshot)
{
  SatdokuTimeBar *self = SATDOKU_TIME_BAR (widget);
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  float width = (float)gtk_widget_get_width (widget);
  float end = width * (float)satdoku_time_bar_get_fraction (self, FALSE);
  float mark = width * (float)satdoku_time_bar_get_fraction (self, TRUE);
  GdkRGBA text, trough, filled;

  gtk_style_context_get_color (context, &text);
  if (!gtk_style_context_lookup_color (context, "accent_color", &filled))
    filled = text;
  trough = text;
  trough.alpha *= TROUGH_ALPHA;
  append_part (widget, snapshot, 0, width, THICKNESS, &trough);
  append_part (widget, snapshot, 0, end, THICKNESS, &filled);
  append_part (widget, snapshot, mark - MARK_WIDTH / 2.0f, mark + MARK_WIDTH / 2.0f, HEIGHT,
               &text);
}

static void
satdoku_time_bar_class_init (SatdokuTimeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = satdoku_time_bar_measure;
  widget_class->snapshot = satdoku_time_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "timebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
satdoku_time_bar_init (SatdokuTimeBar *self)
{
}

/* In seconds; @average is not 0. */
void
satdoku_time_bar_show (SatdokuTimeBar *self,
                       double time,
                       double average)
{
  g_return_if_fail (SATDOKU_IS_TIME_BAR (self) && time >= 0 && average > 0);

  self->time = time;
  self->average = average;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How far the time, or the average, goes in the bar: 0 to 1. */
double
satdoku_time_bar_get_fraction (SatdokuTimeBar *self,
                               gboolean of_average)
{
  double longer;

  g_return_val_if_fail (SATDOKU_IS_TIME_BAR (self), 0);

  longer = MAX (self->time, self->average);
  return longer > 0 ? (of_average ? self->average : self->time) / longer * LONGER : 0;
}
