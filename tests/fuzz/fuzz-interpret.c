/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as the answer to a 4×4 puzzle: whatever it holds, only a grid that the plain
 * rules accept may come out as a solution. */

#include "fuzz.h"

#include <sudoku-decode.h>
#include <sudoku-rules.h>

static SudokuCnf *
make_puzzle (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 6, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 9, 3, SUDOKU_ORIGIN_GIVEN);
  return sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
}

static void
check_solution (const SudokuGrid *puzzle,
                const SudokuDecoding *decoding)
{
  g_assert_true (sudoku_rules_is_solved (decoding->grid));
  g_assert_cmpuint (decoding->n_false, ==, 0);
  g_assert_cmpuint (decoding->n_meaningful, ==, 16);
  g_assert_cmpuint (decoding->missing_cells->len, ==, 0);
  g_assert_cmpuint (decoding->double_cells->len, ==, 0);
  g_assert_cmpuint (decoding->contradicted_givens->len, ==, 0);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (sudoku_grid_get_value (puzzle, cell) != 0)
      g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, cell), ==,
                        sudoku_grid_get_value (puzzle, cell));
}

/* A model that is wrong here but right in another numbering is right there. */
static void
check_guess (const SudokuCnf *cnf,
             const SatModel *model)
{
  const SudokuNumbering *guess = sudoku_decode_guess_numbering (cnf, model, NULL, NULL);
  g_autoptr (SudokuCnf) other = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  if (guess == NULL)
    return;
  other = sudoku_cnf_new (sudoku_cnf_get_grid (cnf), sudoku_cnf_get_encoding (cnf), guess);
  decoding = sudoku_decode (other, model, NULL, NULL);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  check_solution (sudoku_cnf_get_grid (cnf), decoding);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (SatModel) model = sat_model_read ("fuzz", (const char *)data, size, NULL, NULL);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  if (model == NULL)
    return 0;
  cnf = make_puzzle ();
  decoding = sudoku_decode (cnf, model, NULL, NULL);
  g_assert_nonnull (decoding);
  if (decoding->status == SUDOKU_DECODE_OK)
    check_solution (sudoku_cnf_get_grid (cnf), decoding);
  if (decoding->status == SUDOKU_DECODE_VIOLATED)
    {
      g_assert_cmpuint (decoding->n_false, >, 0);
      g_assert_cmpuint (decoding->first_false, <, sudoku_cnf_get_n_clauses (cnf));
      check_guess (cnf, model);
    }
  return 0;
}
