/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the rules are said as clauses. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuEncoding:
 * @id: "full", "simpler"
 * @name: what people call it
 * @summary: what it is, one line to be translated
 * @cell_at_least: each cell holds at least one value
 * @cell_at_most: each cell holds at most one value
 * @house_at_least: each value stands at least once in each house
 * @house_at_most: each value stands at most once in each house
 *
 * A way to say the rules as clauses: which of the four constraints it has.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  gboolean cell_at_least;
  gboolean cell_at_most;
  gboolean house_at_least;
  gboolean house_at_most;
} SudokuEncoding;

const SudokuEncoding *sudoku_encodings (gsize *n_encodings);
const SudokuEncoding *sudoku_encoding_find (const char *id);

G_END_DECLS
