/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_INPUT_OBSERVER (satdoku_input_observer_get_type ())
/**
 * SatdokuInputObserver:
 *
 * Notices whether the user does anything.
 */
G_DECLARE_FINAL_TYPE (SatdokuInputObserver,
                      satdoku_input_observer,
                      SATDOKU,
                      INPUT_OBSERVER,
                      GObject)

SatdokuInputObserver *satdoku_input_observer_new (GtkWidget *widget);
