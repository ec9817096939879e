/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys, buttons and motion as the X server sends them. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

void test_input_open (void);
void test_input_sync (void);
void test_input_focus (GdkSurface *surface);
gulong test_input_window (GdkSurface *surface);
void test_input_focus_window (gulong window);
guint32 *test_input_picture (GdkSurface *surface, int *width, int *height);
void test_input_motion (GdkSurface *surface, double x, double y);
void test_input_button (guint button, gboolean pressed);
void test_input_modifiers (GdkModifierType modifiers, gboolean pressed);
void test_input_key (guint keyval);
void test_input_hold (guint keyval, gboolean pressed);

G_END_DECLS
