/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_APPLICATION (satdoku_application_get_type ())
/**
 * SatdokuApplication:
 *
 * The application: one window, the actions that need none, and the files it is asked to open.
 */
G_DECLARE_FINAL_TYPE (SatdokuApplication, satdoku_application, SATDOKU, APPLICATION, AdwApplication)

SatdokuApplication *satdoku_application_new (void);
