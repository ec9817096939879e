/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application, for tests that show its windows. */

#pragma once

#include "satdoku-application.h"

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

G_END_DECLS
