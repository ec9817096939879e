/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-web-source.h"

#define SATDOKU_TYPE_WEB_EDITOR (satdoku_web_editor_get_type ())
/**
 * SatdokuWebEditor:
 *
 * A window to describe a source of puzzles in, and to try it.
 */
G_DECLARE_FINAL_TYPE (SatdokuWebEditor, satdoku_web_editor, SATDOKU, WEB_EDITOR, AdwWindow)

GtkWindow *satdoku_web_editor_new (GtkWindow *parent, const SatdokuWebSource *source);
