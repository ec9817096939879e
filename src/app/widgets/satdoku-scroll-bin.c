/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a card that gives way to what stands below it, and scrolls then. A scrolled window
 * alone asks for a fixed height, or for nearly none; this one asks for a few lines of text, but
 * for no more than it has. While it need not scroll it asks for all, as if it were not there, so
 * that a scrolled window around it scrolls and not this one. */

#include "satdoku-config.h"

#include "satdoku-scroll-bin.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* So many lines are seen in any case. */
#define N_LINES 3

struct _SatdokuScrollBin
{
  AdwBin parent_instance;

  /* Owned. */
  GtkWidget *content; /* (nullable) */

  gboolean scrolls;
};

G_DEFINE_FINAL_TYPE (SatdokuScrollBin, satdoku_scroll_bin, ADW_TYPE_BIN)

static GtkScrolledWindow *
get_scrolled (SatdokuScrollBin *self)
{
  return GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self)));
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_few_lines (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int height = PANGO_PIXELS (N_LINES * pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return height;
}

/* A height asks for no width, as lines that have no room in it scroll. */
static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  SatdokuScrollBin *self = SATDOKU_SCROLL_BIN (widget);

  if (self->content == NULL || !gtk_widget_should_layout (self->content))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && self->scrolls)
    *minimum = MIN (*minimum, get_few_lines (widget));
}

static void
allocate (GtkWidget *widget,
          int width,
          int height,
          int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, -1, NULL);
}

/* A scrolled window would take the focus itself when there is nothing in it that can. */
static gboolean
satdoku_scroll_bin_focus (GtkWidget *widget,
                          GtkDirectionType direction)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (get_scrolled (SATDOKU_SCROLL_BIN (widget)));

  return viewport != NULL && gtk_widget_child_focus (viewport, direction);
}

static void
content_changed (SatdokuScrollBin *self)
{
  gtk_scrolled_window_set_child (get_scrolled (self), self->content);
}

static void
satdoku_scroll_bin_class_init (SatdokuScrollBinClass *klass)
{
  const SatdokuProperty rows[] = {
    { "content", GTK_TYPE_WIDGET, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuScrollBin, content),
      G_CALLBACK (content_changed) },
    /* Does it take less room than its content where there is less? */
    { "scrolls", G_TYPE_BOOLEAN, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuScrollBin, scrolls),
      G_CALLBACK (gtk_widget_queue_resize) },
  };

  GTK_WIDGET_CLASS (klass)->focus = satdoku_scroll_bin_focus;
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
}

static void
satdoku_scroll_bin_init (SatdokuScrollBin *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  adw_bin_set_child (ADW_BIN (self), scrolled);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
}

/* Shows the beginning of its content. */
void
satdoku_scroll_bin_to_top (SatdokuScrollBin *self)
{
  g_return_if_fail (SATDOKU_IS_SCROLL_BIN (self));

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (get_scrolled (self)), 0);
}
