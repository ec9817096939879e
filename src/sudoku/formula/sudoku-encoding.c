/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The encodings of the rules as clauses: a table of the parts that each of them uses. Makes no
 * clauses itself. */

#include "sudoku-encoding.h"

#include <glib/gi18n.h>
#include <string.h>

static const SudokuScheme schemes[] = {
  {
    .id = "full",
    .name = N_ ("Full CNF"),
    .summary = N_ ("each cell, box, row and column: at least one and, by pairs, at most one"),
    .cell_at_least = TRUE,
    .cell_at_most = TRUE,
    .house_at_least = TRUE,
    .house_at_most = TRUE,
  },
  {
    .id = "simpler",
    .name = N_ ("Simpler CNF"),
    .summary = N_ ("cells at most one by pairs; boxes, rows and columns at least one: equivalent "
                   "and smaller"),
    .cell_at_most = TRUE,
    .house_at_least = TRUE,
  },
  {
    .id = "minimal",
    .name = N_ ("Minimal CNF"),
    .summary =
      N_ ("cells at least one; boxes, rows and columns at most one by pairs: also equivalent"),
    .cell_at_least = TRUE,
    .house_at_most = TRUE,
  },
  {
    .id = "efficient",
    .name = N_ ("Efficient CNF"),
    .summary = N_ ("cells at least and at most one; boxes, rows and columns at most one"),
    .cell_at_least = TRUE,
    .cell_at_most = TRUE,
    .house_at_most = TRUE,
  },
  {
    .id = "unrepeated",
    .name = N_ ("Unrepeated CNF"),
    .summary = N_ ("like full, but what two houses say of the same pair of cells is stated once"),
    .cell_at_least = TRUE,
    .cell_at_most = TRUE,
    .house_at_least = TRUE,
    .house_at_most = TRUE,
    .once = TRUE,
  },
  {
    .id = "triad",
    .name = N_ ("Triad CNF"),
    .summary = N_ ("auxiliary variables for the part of a row or column that lies in a box"),
    .cell_at_least = TRUE,
    .cell_at_most = TRUE,
    .house_at_least = TRUE,
    .house_at_most = TRUE,
    .segments = TRUE,
  },
  {
    .id = "order",
    .name = N_ ("Order CNF"),
    .summary = N_ ("like full, but each cell has a ladder that says which values its own exceeds"),
    .cell_at_least = TRUE,
    .cell_at_most = TRUE,
    .house_at_least = TRUE,
    .house_at_most = TRUE,
    .cell_way = &sat_at_most_one_ladder,
  },
};

/* The schemes alone use pairs; all but the one that is about pairs can be combined with every other
 * at-most-one encoding. */
#define FULL(name) { "full/" #name, &schemes[0], &sat_at_most_one_##name },
#define SIMPLER(name) { "simpler/" #name, &schemes[1], &sat_at_most_one_##name },
#define MINIMAL(name) { "minimal/" #name, &schemes[2], &sat_at_most_one_##name },
#define EFFICIENT(name) { "efficient/" #name, &schemes[3], &sat_at_most_one_##name },
#define TRIAD(name) { "triad/" #name, &schemes[5], &sat_at_most_one_##name },
#define ORDER(name) { "order/" #name, &schemes[6], &sat_at_most_one_##name },

static const SudokuEncoding encodings[] = {
  { "full", &schemes[0], &sat_at_most_one_pairwise },
  { "simpler", &schemes[1], &sat_at_most_one_pairwise },
  { "minimal", &schemes[2], &sat_at_most_one_pairwise },
  { "efficient", &schemes[3], &sat_at_most_one_pairwise },
  { "unrepeated", &schemes[4], &sat_at_most_one_pairwise },
  { "triad", &schemes[5], &sat_at_most_one_pairwise },
  { "order", &schemes[6], &sat_at_most_one_pairwise },
  SAT_AT_MOST_ONES (FULL)
    SAT_AT_MOST_ONES (SIMPLER)
      SAT_AT_MOST_ONES (MINIMAL)
        SAT_AT_MOST_ONES (EFFICIENT)
          SAT_AT_MOST_ONES (TRIAD)
            SAT_AT_MOST_ONES (ORDER)
};

/**
 * sudoku_schemes:
 * @n_schemes: (out): how many there are
 *
 * Gets all schemes, the default first.
 *
 * Returns: (transfer none) (array length=n_schemes): the table
 */
const SudokuScheme *
sudoku_schemes (gsize *n_schemes)
{
  g_return_val_if_fail (n_schemes != NULL, NULL);

  *n_schemes = G_N_ELEMENTS (schemes);
  return schemes;
}

/**
 * sudoku_encodings:
 * @n_encodings: (out): how many there are
 *
 * Gets all encodings: the schemes with pairs, the default first, then their combinations with other
 * at-most-one encodings.
 *
 * Returns: (transfer none) (array length=n_encodings): the table
 */
const SudokuEncoding *
sudoku_encodings (gsize *n_encodings)
{
  g_return_val_if_fail (n_encodings != NULL, NULL);

  *n_encodings = G_N_ELEMENTS (encodings);
  return encodings;
}

/**
 * sudoku_encoding_find:
 * @id: an id; "full/pairwise" is "full"
 *
 * Finds an encoding by its id.
 *
 * Returns: (transfer none) (nullable): the encoding; %NULL if there is none
 */
const SudokuEncoding *
sudoku_encoding_find (const char *id)
{
  const char *way = id != NULL ? strchr (id, '/') : NULL;
  gsize length = way == NULL ? 0 : (gsize)(way - id);
  gboolean pairs = way != NULL && g_str_equal (way + 1, sat_at_most_one_pairwise.id);

  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    if (g_strcmp0 (encodings[i].id, id) == 0 ||
        (pairs && strncmp (encodings[i].id, id, length) == 0 && encodings[i].id[length] == '\0'))
      return &encodings[i];
  return NULL;
}

/**
 * sudoku_encoding_find_for: (skip)
 * @scheme: a scheme
 * @at_most_one: an at-most-one encoding
 *
 * Finds the encoding with a scheme and an at-most-one encoding.
 *
 * Returns: (transfer none) (nullable): the encoding; %NULL when they can't be combined
 */
const SudokuEncoding *
sudoku_encoding_find_for (const SudokuScheme *scheme,
                          const SatAtMostOne *at_most_one)
{
  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    if (encodings[i].scheme == scheme && encodings[i].at_most_one == at_most_one)
      return &encodings[i];
  return NULL;
}
