/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-application.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_WINDOW (satdoku_window_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuWindow, satdoku_window, SATDOKU, WINDOW, AdwApplicationWindow)

SatdokuWindow *satdoku_window_new (SatdokuApplication *application);

G_END_DECLS
