/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart of times, one after the other: dots joined by a line, over a scale of minutes that
 * people read easily. The best is filled with the accent colour. A small one is the line alone,
 * as high as a row of text. It is a picture: the view around it says the same in words and in a
 * table. */

#include "satdoku-config.h"

#include "satdoku-chart.h"

#include <math.h>
#include <words-play.h>

#include "satdoku-class.h"

#define HEIGHT 180
#define SMALL_HEIGHT 28
#define SMALL_WIDTH 72
#define MARGIN 10
#define DOT_RADIUS 4
/* So many lines of the scale at most. */
#define N_LINES_MAX 5

struct _SatdokuChart
{
  GtkWidget parent_instance;

  /* Owned. */
  GArray *points; /* of SatdokuChartPoint */

  gboolean small;
};

G_DEFINE_FINAL_TYPE (SatdokuChart, satdoku_chart, GTK_TYPE_WIDGET)

typedef struct
{
  SatdokuChart *chart;
  cairo_t *cr;
  GdkRGBA text;
  GdkRGBA accent;
  double left, top, width, height; /* of the part with the dots */
  double scale;                    /* seconds at its top */
} Plot;

/* Finds what the lines of a scale are apart, so that at most five of them reach @longest
 * seconds: a whole number of seconds, minutes or hours that clocks have, or a multiple of a day. */
double
satdoku_chart_find_step (double longest)
{
  static const double steps[] = {
    1,
    2,
    5,
    10,
    15,
    30,
    60,
    120,
    300,
    600,
    900,
    1800,
    3600,
    7200,
    10800,
    21600,
    43200,
    86400,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (longest <= steps[i] * N_LINES_MAX)
      return steps[i];
  return ceil (longest / N_LINES_MAX / 86400) * 86400;
}

static double
get_longest (SatdokuChart *self)
{
  double longest = 1;

  for (guint i = 0; i < self->points->len; i++)
    longest = MAX (longest, g_array_index (self->points, SatdokuChartPoint, i).seconds);
  return longest;
}

static guint
get_best (SatdokuChart *self)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < self->points->len; i++)
    {
      const SatdokuChartPoint *point = &g_array_index (self->points, SatdokuChartPoint, i);

      if (point->counts &&
          (best == G_MAXUINT ||
           point->seconds < g_array_index (self->points, SatdokuChartPoint, best).seconds))
        best = i;
    }
  return best;
}

static void
set_source (Plot *plot,
            const GdkRGBA *colour,
            double alpha)
{
  cairo_set_source_rgba (plot->cr, colour->red, colour->green, colour->blue,
                         colour->alpha * alpha);
}

static PangoLayout *
create_time (Plot *plot,
             double seconds)
{
  g_autofree char *text = words_time (seconds);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (plot->chart), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static double
y_of (const Plot *plot,
      double seconds)
{
  return plot->top + plot->height * (1 - seconds / plot->scale);
}

static double
x_of (const Plot *plot,
      guint point)
{
  guint n = plot->chart->points->len;

  if (n < 2)
    return plot->left + plot->width / 2;
  return plot->left + plot->width * point / (n - 1);
}

/* The lines with their times; the plot keeps room for these at its left. */
static void
draw_scale (Plot *plot,
            double step)
{
  int widest = 0, height = 0;
  g_autoptr (PangoLayout) last = create_time (plot, plot->scale);

  pango_layout_get_pixel_size (last, &widest, &height);
  plot->left += widest + MARGIN;
  plot->width -= widest + MARGIN;
  for (double seconds = 0; seconds <= plot->scale + 0.5; seconds += step)
    {
      g_autoptr (PangoLayout) layout = create_time (plot, seconds);
      double y = floor (y_of (plot, seconds)) + 0.5;
      int width;

      pango_layout_get_pixel_size (layout, &width, &height);
      set_source (plot, &plot->text, 0.7);
      cairo_move_to (plot->cr, plot->left - MARGIN - width, y - height / 2.0);
      pango_cairo_show_layout (plot->cr, layout);
      set_source (plot, &plot->text, seconds > 0 ? 0.12 : 0.4);
      cairo_set_line_width (plot->cr, 1);
      cairo_move_to (plot->cr, plot->left, y);
      cairo_line_to (plot->cr, plot->left + plot->width, y);
      cairo_stroke (plot->cr);
    }
}

static void
draw_line (Plot *plot)
{
  cairo_set_line_width (plot->cr, 2);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  set_source (plot, &plot->accent, 0.5);
  for (guint i = 0; i < plot->chart->points->len; i++)
    cairo_line_to (
      plot->cr, x_of (plot, i),
      y_of (plot, g_array_index (plot->chart->points, SatdokuChartPoint, i).seconds));
  cairo_stroke (plot->cr);
}

static void
draw_dot (Plot *plot,
          guint i,
          gboolean best,
          const GdkRGBA *ground)
{
  const SatdokuChartPoint *point = &g_array_index (plot->chart->points, SatdokuChartPoint, i);
  double radius = best && !plot->chart->small ? DOT_RADIUS + 2 : DOT_RADIUS;

  cairo_new_sub_path (plot->cr);
  cairo_arc (plot->cr, x_of (plot, i), y_of (plot, point->seconds), radius, 0, 2 * G_PI);
  set_source (plot, point->counts ? &plot->accent : ground, 1);
  cairo_fill_preserve (plot->cr);
  set_source (plot, best ? &plot->text : &plot->accent, 1);
  cairo_set_line_width (plot->cr, 2);
  cairo_stroke (plot->cr);
}

static void
look_up (GtkWidget *widget,
         const char *name,
         GdkRGBA *colour)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  if (!gtk_style_context_lookup_color (style, name, colour))
    gtk_style_context_get_color (style, colour);
}

static void
satdoku_chart_snapshot (GtkWidget *widget,
                        GtkSnapshot *snapshot)
{
  SatdokuChart *self = SATDOKU_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  double step = satdoku_chart_find_step (get_longest (self));
  guint best = get_best (self);
  double margin = self->small ? DOT_RADIUS : MARGIN;
  GdkRGBA ground;
  Plot plot;

  if (self->points->len == 0)
    return;
  plot = (Plot){ .chart = self,
                 .cr = gtk_snapshot_append_cairo (snapshot, &bounds),
                 .left = margin,
                 .top = margin,
                 .width = width - (self->small ? 2 : 3) * margin,
                 .height = height - 2 * margin,
                 .scale = ceil (get_longest (self) / step) * step };
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &plot.text);
  look_up (widget, "accent_color", &plot.accent);
  look_up (widget, "card_bg_color", &ground);
  if (!self->small)
    draw_scale (&plot, step);
  draw_line (&plot);
  for (guint i = 0; i < self->points->len; i++)
    if (!self->small && self->points->len <= SATDOKU_CHART_DOTS_MAX && i != best)
      draw_dot (&plot, i, FALSE, &ground);
  if (best != G_MAXUINT)
    draw_dot (&plot, best, TRUE, &ground);
  cairo_destroy (plot.cr);
}

static void
satdoku_chart_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (SATDOKU_CHART (widget)->small)
    *minimum = *natural = across ? SMALL_WIDTH : SMALL_HEIGHT;
  else
    {
      *minimum = across ? 160 : HEIGHT;
      *natural = across ? 400 : HEIGHT;
    }
}

static void
satdoku_chart_class_init (SatdokuChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = satdoku_chart_snapshot;
  widget_class->measure = satdoku_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  satdoku_class_keeps (klass, SatdokuChart, points, g_array_unref);
}

static void
satdoku_chart_init (SatdokuChart *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (SatdokuChartPoint));
}

/* From left to right; copied. */
void
satdoku_chart_set_points (SatdokuChart *self,
                          const SatdokuChartPoint *points,
                          guint n_points)
{
  g_return_if_fail (SATDOKU_IS_CHART (self));

  g_array_set_size (self->points, 0);
  if (n_points > 0)
    g_array_append_vals (self->points, points, n_points);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
satdoku_chart_new_small (void)
{
  SatdokuChart *self = g_object_new (SATDOKU_TYPE_CHART, NULL);

  self->small = TRUE;
  return GTK_WIDGET (self);
}
