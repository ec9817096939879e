/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application, for tests that show its windows. */

#pragma once

#include "satdoku-application.h"
#include "satdoku-window.h"
#include "test-ui.h"

G_BEGIN_DECLS

/* (transfer full): the application, registered: others that run at the same time are not asked. */
static inline SatdokuApplication *
test_app_new (void)
{
  SatdokuApplication *application = satdoku_application_new ();

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  return application;
}

/* (transfer none): a window without a game of its own, with the focus. */
static inline SatdokuWindow *
test_app_open_window (void)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));

  test_ui_present (GTK_WINDOW (window));
  test_ui_focus_window (GTK_WINDOW (window));
  return window;
}

G_END_DECLS
