/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application: one window, the actions that need none, and the files it is asked to open.
 * It knows nothing of puzzles. */

#include "satdoku-config.h"

#include "satdoku-application.h"

#include "satdoku-window.h"

struct _SatdokuApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (SatdokuApplication, satdoku_application, ADW_TYPE_APPLICATION)

static SatdokuWindow *
ensure_window (SatdokuApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = GTK_WINDOW (satdoku_window_new (self));
  return SATDOKU_WINDOW (window);
}

static void
satdoku_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (ensure_window (SATDOKU_APPLICATION (application))));
}

static void
satdoku_application_class_init (SatdokuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = satdoku_application_activate;
}

static void
satdoku_application_init (SatdokuApplication *self)
{
}

/**
 * satdoku_application_new:
 *
 * Returns: (transfer full): the application, not yet registered
 */
SatdokuApplication *
satdoku_application_new (void)
{
  return g_object_new (SATDOKU_TYPE_APPLICATION,
                       "application-id", SATDOKU_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/satdoku/Satdoku",
                       NULL);
}
