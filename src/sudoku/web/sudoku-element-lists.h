/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists as elements of XML. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuElementTag:
 * @start: the “<”
 * @stop: the “>”
 * @closing: whether it closes an element
 * @closed: whether it ends with “/>”
 * @element: whether it begins or closes an element, rather than being a comment or the like
 *
 * What stands between “<” and “>”.
 */
typedef struct
{
  const char *start;
  const char *stop;
  gboolean closing;
  gboolean closed;
  gboolean element;
} SudokuElementTag;

char *sudoku_element_lists_bracket (const char *text, gsize length);
gboolean sudoku_element_lists_next_tag (const char *at, const char *end, SudokuElementTag *tag);

G_END_DECLS
