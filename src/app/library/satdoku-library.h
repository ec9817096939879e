/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that are kept: see the top of satdoku-library.c. */

#pragma once

#include <adwaita.h>

#include "satdoku-game-document.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_LIBRARY (satdoku_library_get_type ())
/**
 * SatdokuLibrary:
 *
 * A window with the games of the store of a document, in which they can be searched, taken up,
 * pinned and removed.
 */
G_DECLARE_FINAL_TYPE (SatdokuLibrary, satdoku_library, SATDOKU, LIBRARY, AdwWindow)

GtkWindow *satdoku_library_new (SatdokuGameDocument *document);

G_END_DECLS
