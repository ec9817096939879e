/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brings an answer into sight in a pane that is too low for all it shows. Knows nothing of what the
 * widgets are. */

#include "satdoku-config.h"

#include "satdoku-reveal.h"

/* A tick comes before the layout of its frame, so that a widget has its place in the next one. */
#define N_TICKS 2

static G_DEFINE_QUARK (satdoku - reveal - ticks, ticks)

  static void scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double top;

  if (scrolled == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  top = gtk_adjustment_get_value (adjustment) + (double)bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, top, top + (double)bounds.size.height);
}

static gboolean
tick_cb (GtkWidget *widget,
         GdkFrameClock *clock,
         gpointer user_data)
{
  guint *n_ticks = user_data;

  if (--*n_ticks > 0)
    return G_SOURCE_CONTINUE;
  g_object_set_qdata (G_OBJECT (widget), ticks_quark (), NULL);
  scroll_to (widget);
  return G_SOURCE_REMOVE;
}

/* Scrolls what @widget stands in so that it is seen, once it is laid out: all of it, or its
 * beginning when it is higher than the page. What is in sight stays where it is. Nothing is done
 * for a page that is hidden: it begins at its top when it is opened. */
void
satdoku_reveal (GtkWidget *widget)
{
  guint *n_ticks = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!gtk_widget_get_mapped (widget))
    return;
  /* Two in one frame would scroll twice as far. */
  n_ticks = g_object_get_qdata (G_OBJECT (widget), ticks_quark ());
  if (n_ticks == NULL)
    {
      n_ticks = g_new0 (guint, 1);
      g_object_set_qdata (G_OBJECT (widget), ticks_quark (), n_ticks);
      gtk_widget_add_tick_callback (widget, tick_cb, n_ticks, g_free);
    }
  *n_ticks = N_TICKS;
}
