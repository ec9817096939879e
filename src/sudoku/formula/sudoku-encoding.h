/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the rules are encoded: a scheme and an at-most-one encoding. */

#pragma once

#include <glib.h>
#include <sat-at-most-one.h>

G_BEGIN_DECLS

/**
 * SudokuScheme:
 * @id: "full", "simpler"
 * @name: its common name
 * @summary: one line of description, to be translated
 * @cell_at_least: each cell holds at least one value
 * @cell_at_most: each cell holds at most one value
 * @house_at_least: each value stands at least once in each house
 * @house_at_most: each value stands at most once in each house
 * @cell_way: (nullable): the at-most-one encoding of cells, whatever houses use
 * @once: a pair of cells that two houses share is excluded once, by rows and columns if they have
 *   it
 * @segments: there is a variable for each value where a row or column meets a box
 *
 * The constraints that an encoding uses.
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
 * @id: the id of the scheme, or "full/commander"
 * @scheme: which constraints
 * @at_most_one: how "at most one" is encoded
 *
 * An encoding of the rules as clauses.
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
