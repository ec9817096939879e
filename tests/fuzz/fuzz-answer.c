/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the answer to a 4×4 puzzle, the whole way: unpacked, read, verified, judged and
 * worded. Whatever they hold, only a grid that the plain rules accept may come out as a solution,
 * and what is wrong is said in sentences that can be read. */

#include "fuzz.h"

#include <sat-compression.h>
#include <sudoku-check.h>
#include <words-answer.h>

#define UNPACKED_MAX ((gsize)1 << 20)

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
  g_assert_true (sudoku_check_is_solved (decoding->grid));
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
check_numbering (const SudokuCnf *cnf,
                 const SatModel *model,
                 const SudokuNumbering *numbering)
{
  g_autoptr (SudokuCnf) other =
    sudoku_cnf_new (sudoku_cnf_get_grid (cnf), sudoku_cnf_get_encoding (cnf), numbering);
  g_autoptr (SudokuDecoding) decoding = sudoku_decode (other, model, NULL, NULL);

  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  check_solution (sudoku_cnf_get_grid (cnf), decoding);
}

static void
check_examination (const SudokuCnf *cnf,
                   const SatModel *model,
                   const SudokuExamination *examination)
{
  const SudokuDecoding *decoding = examination->decoding;

  if (decoding->status == SUDOKU_DECODE_OK)
    check_solution (sudoku_cnf_get_grid (cnf), decoding);
  /* The puzzle has a solution. */
  if (decoding->status == SUDOKU_DECODE_UNSATISFIABLE)
    g_assert_cmpint (examination->verdict, >=, SUDOKU_VERDICT_SOLVABLE);
  if (decoding->status != SUDOKU_DECODE_VIOLATED)
    return;
  g_assert_cmpuint (decoding->n_false, >, 0);
  g_assert_cmpuint (decoding->first_false, <, sudoku_cnf_get_n_clauses (cnf));
  if (examination->suspect == SUDOKU_SUSPECT_NUMBERING)
    check_numbering (cnf, model, examination->numbering);
}

/* A sentence is a line of valid UTF-8, and of a length that can be read. */
static void
check_words (const SudokuCnf *cnf,
             const SudokuExamination *examination)
{
  g_autofree char *sentence = words_answer (cnf, examination);
  g_autoptr (GPtrArray) details = words_answer_details (cnf, examination);

  g_ptr_array_add (details, g_steal_pointer (&sentence));
  for (guint i = 0; i < details->len; i++)
    {
      const char *text = g_ptr_array_index (details, i);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_cmpuint (strlen (text), >, 0);
      g_assert_cmpuint (strlen (text), <, 400);
      g_assert_null (strchr (text, '\n'));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) unpacked = sat_compression_unpack ("fuzz", bytes, UNPACKED_MAX, NULL, &error);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SudokuExamination) examination = NULL;
  const char *text = NULL;
  gsize length = 0;

  if (unpacked != NULL)
    text = g_bytes_get_data (unpacked, &length);
  if (unpacked != NULL)
    model = sat_model_read ("fuzz", length > 0 ? text : "", length, NULL, &error);
  if (model == NULL)
    {
      fuzz_check_error (error);
      return 0;
    }
  cnf = make_puzzle ();
  examination = sudoku_examine (cnf, model, SUDOKU_VERDICT_UNKNOWN, NULL, &error);
  g_assert_no_error (error);
  check_examination (cnf, model, examination);
  check_words (cnf, examination);
  return 0;
}
