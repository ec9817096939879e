/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <words-literal.h>

#define SATDOKU_TYPE_NOTATION (satdoku_notation_get_type ())
/**
 * SatdokuNotation:
 *
 * How literals of formulas are written in all windows.
 */
G_DECLARE_FINAL_TYPE (SatdokuNotation, satdoku_notation, SATDOKU, NOTATION, GObject)

SatdokuNotation *satdoku_notation_get_default (void);
void satdoku_notation_follow (gpointer object, GCallback changed);
WordsNotation satdoku_notation_get (SatdokuNotation *self);
