/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Brings an answer into sight in a pane that is too low for all it shows, and does what else has to
 * wait until widgets have their places. Knows nothing of what the widgets are. */

#include "satdoku-config.h"

#include "satdoku-reveal.h"

/* A tick comes before the layout of its frame, so that a widget has its place in the next one. */
#define N_TICKS 2

/* What waits. */
typedef struct
{
  SatdokuLaidOutFunc func;
  guint n_ticks;
  guint id;
} Wait;

static G_DEFINE_QUARK (satdoku - reveal - wait, wait)

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
  Wait *wait = user_data;

  if (--wait->n_ticks > 0)
    return G_SOURCE_CONTINUE;
  g_object_set_qdata (G_OBJECT (widget), wait_quark (), NULL);
  wait->func (widget);
  return G_SOURCE_REMOVE;
}

/* Calls @func once, when @widget has its place after what was changed until now; a widget waits for
 * one function only, and begins anew when it is asked again. */
void
satdoku_when_laid_out (GtkWidget *widget,
                       SatdokuLaidOutFunc func)
{
  Wait *wait;

  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL);

  wait = g_object_get_qdata (G_OBJECT (widget), wait_quark ());
  if (wait == NULL)
    {
      wait = g_new0 (Wait, 1);
      g_object_set_qdata (G_OBJECT (widget), wait_quark (), wait);
      wait->id = gtk_widget_add_tick_callback (widget, tick_cb, wait, g_free);
    }
  wait->func = func;
  wait->n_ticks = N_TICKS;
}

/* What waits for the widget is not called any more. */
void
satdoku_when_laid_out_cancel (GtkWidget *widget)
{
  Wait *wait;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  wait = g_object_steal_qdata (G_OBJECT (widget), wait_quark ());
  if (wait != NULL)
    gtk_widget_remove_tick_callback (widget, wait->id);
}

/* Scrolls what @widget stands in so that it is seen, once it is laid out: all of it, or its
 * beginning when it is higher than the page. What is in sight stays where it is. Nothing is done
 * for a page that is hidden: it begins at its top when it is opened. */
void
satdoku_reveal (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_mapped (widget))
    satdoku_when_laid_out (widget, scroll_to);
}
