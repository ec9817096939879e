/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row of a menu that makes the board larger and smaller. */

#pragma once

#include "satdoku-zoom-view.h"

GtkWidget *satdoku_zoom_row_new (SatdokuZoomView *view);
