/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The techniques of the list. Knows nothing of any of them. */

#include "sudoku-technique.h"

#include "sudoku-technique-list.h"

#define DECLARE(name) extern const SudokuTechnique sudoku_technique_##name;
#define ADDRESS(name) &sudoku_technique_##name,

SUDOKU_TECHNIQUE_LIST (DECLARE)

static const SudokuTechnique *const techniques[] = { SUDOKU_TECHNIQUE_LIST (ADDRESS) };

/**
 * sudoku_techniques: (skip)
 * @n_techniques: (out): how many there are
 *
 * Gets all techniques, in the order in which they are tried.
 *
 * Returns: (transfer none) (array length=n_techniques): all techniques, from the easiest
 */
const SudokuTechnique *const *
sudoku_techniques (gsize *n_techniques)
{
  g_return_val_if_fail (n_techniques != NULL, NULL);

  *n_techniques = G_N_ELEMENTS (techniques);
  return techniques;
}
