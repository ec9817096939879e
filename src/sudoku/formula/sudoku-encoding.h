/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the rules are said as clauses: a scheme and a way to say "at most one". */

#pragma once

#include <glib.h>
#include <sat-at-most-one.h>

G_BEGIN_DECLS

/**
 * SudokuScheme:
 * @id: "full", "simpler"
 * @name: what people call it
 * @summary: what it is, one line to be translated
 * @cell_at_least: each cell holds at least one value
 * @cell_at_most: each cell holds at most one value
 * @house_at_least: each value stands at least once in each house
 * @house_at_most: each value stands at most once in each house
 * @cell_way: (nullable): how cells say at most one, whatever houses do
 * @once: A pair of cells that two houses share is said once, by rows and columns if they have it.
 * @segments: Where a row or column meets a box there is a variable for each value.
 *
 * Which constraints an encoding says.
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
  const SatAtMostOne *cell_way;
  gboolean once;
  gboolean segments;
} SudokuScheme;

/**
 * SudokuEncoding:
 * @id: that of the scheme, or "full/commander"
 * @scheme: what is said
 * @at_most_one: how it is said that at most one of some candidates is true
 *
 * A way to say the rules as clauses.
 */
typedef struct
{
  const char *id;
  const SudokuScheme *scheme;
  const SatAtMostOne *at_most_one;
} SudokuEncoding;

const SudokuScheme *sudoku_schemes (gsize *n_schemes);
const SudokuEncoding *sudoku_encodings (gsize *n_encodings);
const SudokuEncoding *sudoku_encoding_find (const char *id);
const SudokuEncoding *sudoku_encoding_find_for (const SudokuScheme *scheme,
                                                const SatAtMostOne *at_most_one);

G_END_DECLS
