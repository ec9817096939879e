/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * SATDOKU_NO_CHOICE:
 *
 * None of the choices.
 */
#define SATDOKU_NO_CHOICE G_MAXUINT

#define SATDOKU_TYPE_CHOICES (satdoku_choices_get_type ())
/**
 * SatdokuChoices:
 *
 * Buttons of which one is chosen, with or without pictures. Arrows choose, Tab goes on to what
 * follows, and Enter does what the window does by default.
 *
 * Properties: `chosen`. Signals: "picked": the player has chosen.
 */
G_DECLARE_FINAL_TYPE (SatdokuChoices, satdoku_choices, SATDOKU, CHOICES, GtkWidget)

guint satdoku_choices_add (SatdokuChoices *self, const char *label, GdkPaintable *picture);
void satdoku_choices_refuse (SatdokuChoices *self, guint choice, const char *reason);
guint satdoku_choices_get_chosen (SatdokuChoices *self);
void satdoku_choices_set_chosen (SatdokuChoices *self, guint choice);
