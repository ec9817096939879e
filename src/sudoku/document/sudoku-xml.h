/* SPDX-License-Identifier: GPL-3.0-or-later */

/* XML from outside. */

#pragma once

#include "sudoku-source.h"

G_BEGIN_DECLS

gboolean sudoku_xml_parse (const SudokuSource *source,
                           const GMarkupParser *parser,
                           gpointer data,
                           GError **error);
const char *sudoku_xml_get (const char *const *names, const char *const *values, const char *name);
gboolean sudoku_xml_refuse (GError **error, const char *sentence);

G_END_DECLS
