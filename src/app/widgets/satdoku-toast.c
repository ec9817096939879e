/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The overlay of libadwaita before 1.3 writes into a toast that it has freed when the toast goes,
 * by whomever it is sent away, before the animation has ended with which it comes. So there toasts
 * come without one. */

#include "satdoku-config.h"

#include "satdoku-toast.h"

#include <adwaita.h>

static gboolean
is_animated (GtkSettings *settings)
{
  gboolean animated = FALSE;

  g_object_get (settings, "gtk-enable-animations", &animated, NULL);
  return animated;
}

static gboolean
is_overlay_safe (void)
{
  return adw_get_major_version () > 1 || adw_get_minor_version () >= 3;
}

/* Calls @change, after which a toast may have come to an overlay of the window of @widget. The
 * setting is the desktop's again afterwards, unless somebody else has set it. */
void
satdoku_toast_change (GtkWidget *widget,
                      SatdokuToastFunc change,
                      gpointer data)
{
  GtkSettings *settings;
  gboolean animated;

  g_return_if_fail (GTK_IS_WIDGET (widget) && change != NULL);

  settings = gtk_widget_get_settings (widget);
  animated = !is_overlay_safe () && is_animated (settings);
  if (animated)
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  change (data);
  if (!animated)
    return;
  gtk_settings_reset_property (settings, "gtk-enable-animations");
  if (!is_animated (settings))
    g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
}
