/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cactus plot with a scale of powers of ten. Each line has a colour, dashes and a sign of its
 * own, so that nothing depends on the colours alone, and the legend names it. It is a picture: the
 * same in words is its name for screen readers. */

#include "satdoku-config.h"

#include "satdoku-cactus-chart.h"

#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>

#include "satdoku-class.h"

#define HEIGHT 260
#define PICTURE_WIDTH 720
#define PICTURE_HEIGHT 480
#define PIXELS_PER_POINT 2
#define MARGIN 10
#define SIGN 3.5
/* Seconds: shorter is drawn as that, since clocks know no better. */
#define SHORTEST 1e-3
/* More lines are not told apart; the best are shown. */
#define N_LINES_MAX 8

/* Of one solver with its encoding. */
typedef struct
{
  char *name;
  GArray *times; /* (element-type double): ascending */
} Series;

struct _SatdokuCactusChart
{
  GtkWidget parent_instance;

  /* Owned. */
  GPtrArray *series; /* (element-type Series) */
};

G_DEFINE_FINAL_TYPE (SatdokuCactusChart, satdoku_cactus_chart, GTK_TYPE_WIDGET)

/* Colours that differ for most eyes (Okabe and Ito), and dashes. */
static const struct
{
  double red, green, blue;
  double dashes[2]; /* 0, 0: none */
} styles[N_LINES_MAX] = {
  { 0.00, 0.45, 0.70, { 0, 0 } },
  { 0.84, 0.37, 0.00, { 6, 3 } },
  { 0.00, 0.62, 0.45, { 2, 2 } },
  { 0.80, 0.47, 0.65, { 10, 3 } },
  { 0.34, 0.71, 0.91, { 0, 0 } },
  { 0.90, 0.62, 0.00, { 6, 3 } },
  { 0.58, 0.40, 0.20, { 2, 2 } },
  { 0.50, 0.50, 0.50, { 10, 3 } },
};

typedef struct
{
  SatdokuCactusChart *chart;
  cairo_t *cr;
  PangoContext *context;
  GdkRGBA text;
  double left, top, width, height; /* of the part with the lines */
  int first, last;                 /* powers of ten */
  guint n_runs;                    /* at the right end */
} Plot;

static void
series_free (gpointer data)
{
  Series *self = data;

  g_free (self->name);
  g_array_unref (self->times);
  g_free (self);
}

static void
set_text_colour (Plot *plot,
                 double alpha)
{
  cairo_set_source_rgba (plot->cr, plot->text.red, plot->text.green, plot->text.blue,
                         plot->text.alpha * alpha);
}

static void
set_style (Plot *plot,
           guint line)
{
  double n_dashes = styles[line].dashes[0] > 0 ? 2 : 0;

  cairo_set_source_rgb (plot->cr, styles[line].red, styles[line].green, styles[line].blue);
  cairo_set_line_width (plot->cr, 2);
  cairo_set_dash (plot->cr, styles[line].dashes, (int)n_dashes, 0);
}

static PangoLayout *
create_text (Plot *plot,
             const char *text)
{
  PangoLayout *layout = pango_layout_new (plot->context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
y_of (const Plot *plot,
      double seconds)
{
  double power = log10 (MAX (seconds, SHORTEST));

  return plot->top + plot->height * (plot->last - power) / (plot->last - plot->first);
}

static double
x_of (const Plot *plot,
      double n_solved)
{
  return plot->left + plot->width * n_solved / MAX (plot->n_runs, 1);
}

static void
find_range (Plot *plot)
{
  double longest = SHORTEST * 10, shortest = 1;

  for (guint i = 0; i < plot->chart->series->len; i++)
    {
      const Series *series = g_ptr_array_index (plot->chart->series, i);

      plot->n_runs = MAX (plot->n_runs, series->times->len);
      if (series->times->len == 0)
        continue;
      shortest = MIN (shortest, g_array_index (series->times, double, 0));
      longest = MAX (longest, g_array_index (series->times, double, series->times->len - 1));
    }
  plot->first = (int)floor (log10 (MAX (shortest, SHORTEST)));
  plot->last = MAX ((int)ceil (log10 (longest)), plot->first + 1);
}

static void
draw_label (Plot *plot,
            const char *text,
            double x,
            double y,
            double x_part,
            double y_part)
{
  g_autoptr (PangoLayout) layout = create_text (plot, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  set_text_colour (plot, 0.8);
  cairo_move_to (plot->cr, x - x_part * width, y - y_part * height);
  pango_cairo_show_layout (plot->cr, layout);
}

static void
draw_scales (Plot *plot)
{
  cairo_set_dash (plot->cr, NULL, 0, 0);
  cairo_set_line_width (plot->cr, 1);
  for (int power = plot->first; power <= plot->last; power++)
    {
      double y = floor (y_of (plot, pow (10, power))) + 0.5;
      /* Translators: a number of seconds on the scale of a chart. */
      g_autofree char *text = g_strdup_printf (_ ("%g s"), pow (10, power));

      draw_label (plot, text, plot->left - MARGIN / 2.0, y, 1, 0.5);
      set_text_colour (plot, power > plot->first ? 0.15 : 0.5);
      cairo_move_to (plot->cr, plot->left, y);
      cairo_line_to (plot->cr, plot->left + plot->width, y);
      cairo_stroke (plot->cr);
    }
  for (guint i = 0; i <= 4; i++)
    {
      guint n = plot->n_runs * i / 4;
      g_autofree char *text = g_strdup_printf ("%u", n);

      if (i == 0 || n != plot->n_runs * (i - 1) / 4)
        draw_label (plot, text, x_of (plot, n), plot->top + plot->height + 2, 0.5, 0);
    }
}

/* Each line has its sign: a disc, a square, a triangle, a cross. */
static void
draw_sign (Plot *plot,
           guint line,
           double x,
           double y)
{
  cairo_set_dash (plot->cr, NULL, 0, 0);
  cairo_new_sub_path (plot->cr);
  switch (line % 4)
    {
    case 0:
      cairo_arc (plot->cr, x, y, SIGN, 0, 2 * G_PI);
      cairo_fill (plot->cr);
      break;
    case 1:
      cairo_rectangle (plot->cr, x - SIGN, y - SIGN, 2 * SIGN, 2 * SIGN);
      cairo_fill (plot->cr);
      break;
    case 2:
      cairo_move_to (plot->cr, x, y - SIGN - 1);
      cairo_line_to (plot->cr, x + SIGN + 1, y + SIGN);
      cairo_line_to (plot->cr, x - SIGN - 1, y + SIGN);
      cairo_close_path (plot->cr);
      cairo_fill (plot->cr);
      break;
    default:
      cairo_move_to (plot->cr, x - SIGN, y - SIGN);
      cairo_line_to (plot->cr, x + SIGN, y + SIGN);
      cairo_move_to (plot->cr, x - SIGN, y + SIGN);
      cairo_line_to (plot->cr, x + SIGN, y - SIGN);
      cairo_stroke (plot->cr);
      break;
    }
}

static void
draw_series (Plot *plot,
             guint line)
{
  const Series *series = g_ptr_array_index (plot->chart->series, line);
  guint n = series->times->len;
  guint step = MAX (n / 40, 1);

  set_style (plot, line);
  /* What was written has left a point behind. */
  cairo_new_path (plot->cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (plot->cr, x_of (plot, i + 1),
                   y_of (plot, g_array_index (series->times, double, i)));
  cairo_stroke (plot->cr);
  for (guint i = step - 1; i < n; i += step)
    draw_sign (plot, line, x_of (plot, i + 1),
               y_of (plot, g_array_index (series->times, double, i)));
}

/* Under the plot, a line for each; returns: how high it is. */
static double
draw_legend (Plot *plot,
             double top,
             gboolean measure)
{
  double y = top;

  for (guint i = 0; i < plot->chart->series->len; i++)
    {
      const Series *series = g_ptr_array_index (plot->chart->series, i);
      g_autoptr (PangoLayout) layout = create_text (plot, series->name);
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      if (!measure)
        {
          set_style (plot, i);
          cairo_move_to (plot->cr, MARGIN, y + height / 2.0);
          cairo_line_to (plot->cr, MARGIN + 32, y + height / 2.0);
          cairo_stroke (plot->cr);
          draw_sign (plot, i, MARGIN + 16, y + height / 2.0);
          set_text_colour (plot, 1);
          cairo_move_to (plot->cr, MARGIN + 40, y);
          pango_cairo_show_layout (plot->cr, layout);
        }
      y += height;
    }
  return y - top;
}

static void
draw (Plot *plot,
      double width,
      double height)
{
  g_autoptr (PangoLayout) widest = create_text (plot, "0.0001 s");
  int text_width, text_height;
  double legend;

  pango_layout_get_pixel_size (widest, &text_width, &text_height);
  legend = draw_legend (plot, 0, TRUE);
  plot->left = MARGIN + text_width;
  plot->top = MARGIN;
  plot->width = width - plot->left - 2 * MARGIN;
  plot->height = MAX (height - legend - text_height - 3 * MARGIN, 20);
  find_range (plot);
  draw_scales (plot);
  for (guint i = 0; i < plot->chart->series->len; i++)
    draw_series (plot, i);
  draw_legend (plot, height - legend - MARGIN / 2.0, FALSE);
}

static void
satdoku_cactus_chart_snapshot (GtkWidget *widget,
                               GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height);
  Plot plot = { .chart = SATDOKU_CACTUS_CHART (widget) };

  if (plot.chart->series->len == 0)
    return;
  plot.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  plot.context = gtk_widget_get_pango_context (widget);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &plot.text);
  draw (&plot, width, height);
  cairo_destroy (plot.cr);
}

static void
satdoku_cactus_chart_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  int height = HEIGHT + 18 * (int)SATDOKU_CACTUS_CHART (widget)->series->len;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 400 : height;
}

static void
satdoku_cactus_chart_class_init (SatdokuCactusChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = satdoku_cactus_chart_snapshot;
  widget_class->measure = satdoku_cactus_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  satdoku_class_keeps (klass, SatdokuCactusChart, series, g_ptr_array_unref);
}

static void
satdoku_cactus_chart_init (SatdokuCactusChart *self)
{
  self->series = g_ptr_array_new_with_free_func (series_free);
}

GtkWidget *
satdoku_cactus_chart_new (void)
{
  return g_object_new (SATDOKU_TYPE_CACTUS_CHART, NULL);
}

static char *
make_name (const SudokuBenchLine *line)
{
  gboolean reduced = g_strcmp0 (line->reduction, "none") != 0;

  return g_strdup_printf ("%s · %s/%s%s%s", line->solver, line->scheme, line->at_most_one,
                          reduced ? " · " : "", reduced ? line->reduction : "");
}

/* What the picture shows, for those who can't see it. */
static void
update_name (SatdokuCactusChart *self)
{
  g_autoptr (GString) name = g_string_new (_ ("Solved runs and their times"));

  for (guint i = 0; i < self->series->len; i++)
    {
      const Series *series = g_ptr_array_index (self->series, i);
      guint n = series->times->len;
      double longest = n > 0 ? g_array_index (series->times, double, n - 1) : 0;

      g_string_append (name, "; ");
      g_string_append_printf (
        name,
        /* Translators: of a chart: the name of a solver, how many runs it has solved, and the
         * seconds that the slowest took. */
        _ ("%s: %u solved, the slowest in %.3f s"),
        series->name, n, longest);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str,
                                  -1);
}

void
satdoku_cactus_chart_set_summary (SatdokuCactusChart *self,
                                  const SudokuBenchSummary *summary)
{
  guint n_lines;

  g_return_if_fail (SATDOKU_IS_CACTUS_CHART (self));

  g_ptr_array_set_size (self->series, 0);
  n_lines = summary != NULL ? sudoku_bench_summary_get_n_lines (summary) : 0;
  for (guint i = 0; i < MIN (n_lines, N_LINES_MAX); i++)
    {
      const SudokuBenchLine *line = sudoku_bench_summary_get_line (summary, i);
      Series *series = g_new (Series, 1);

      series->name = make_name (line);
      series->times = g_array_copy (line->times);
      g_ptr_array_add (self->series, series);
    }
  update_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static cairo_status_t
write_cb (void *closure,
          const unsigned char *data,
          unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Black on white. */
static void
draw_picture (SatdokuCactusChart *self,
              cairo_surface_t *surface)
{
  PangoContext *context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  Plot plot = {
    .chart = self,
    .cr = cairo_create (surface),
    .context = context,
    .text = { 0, 0, 0, 1 },
  };

  cairo_set_source_rgb (plot.cr, 1, 1, 1);
  cairo_paint (plot.cr);
  draw (&plot, PICTURE_WIDTH, PICTURE_HEIGHT);
  cairo_destroy (plot.cr);
  g_object_unref (context);
}

GBytes *
satdoku_cactus_chart_draw_svg (SatdokuCactusChart *self)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface =
    cairo_svg_surface_create_for_stream (write_cb, bytes, PICTURE_WIDTH, PICTURE_HEIGHT);

  draw_picture (self, surface);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
satdoku_cactus_chart_draw_png (SatdokuCactusChart *self)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, PICTURE_WIDTH * PIXELS_PER_POINT, PICTURE_HEIGHT * PIXELS_PER_POINT);

  cairo_surface_set_device_scale (surface, PIXELS_PER_POINT, PIXELS_PER_POINT);
  draw_picture (self, surface);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
