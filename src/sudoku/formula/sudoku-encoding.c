/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The encodings: ways to say the rules as clauses, as a table of which parts each of
 * them uses. Makes no clauses itself. */

#include "sudoku-encoding.h"

#include <glib/gi18n.h>

static const SudokuEncoding encodings[] = {
  {
    "full",
    N_ ("Full CNF"),
    N_ ("cells, boxes, rows and columns each at least one and, by pairs, at most one"),
    TRUE,
    TRUE,
    TRUE,
    TRUE,
  },
  {
    "simpler",
    N_ ("Simpler CNF"),
    N_ ("cells at most one by pairs; boxes, rows and columns at least one: equivalent and smaller"),
    FALSE,
    TRUE,
    TRUE,
    FALSE,
  },
  {
    "minimal",
    N_ ("Minimal CNF"),
    N_ ("cells at least one; boxes, rows and columns at most one by pairs: equivalent, too"),
    TRUE,
    FALSE,
    FALSE,
    TRUE,
  },
};

/**
 * sudoku_encodings:
 * @n_encodings: (out): how many there are
 *
 * Gets all encodings, the default first.
 *
 * Returns: (transfer none) (array length=n_encodings): all encodings, the default first
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
 * @id: an id
 *
 * Gets the encoding with this id.
 *
 * Returns: (transfer none) (nullable): the encoding with this id
 */
const SudokuEncoding *
sudoku_encoding_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++)
    if (g_strcmp0 (encodings[i].id, id) == 0)
      return &encodings[i];
  return NULL;
}
