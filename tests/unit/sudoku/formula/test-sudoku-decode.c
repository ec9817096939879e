/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Right models, and every way in which one can be wrong. */

#include <string.h>
#include <sudoku-check.h>
#include <sudoku-decode.h>

#include "test-cnf.h"
#include "test-data.h"

/* A puzzle with its solution: every third cell of the canonical grid is given. */
typedef struct
{
  SudokuGrid *solution;
  SudokuCnf *cnf;
} Puzzle;

static void
puzzle_init (Puzzle *self,
             const TestShape *shape,
             const char *encoding,
             const char *numbering)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  self->solution = test_canonical_grid (geometry);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell += 3)
    {
      guint value = sudoku_grid_get_value (self->solution, cell);
      SudokuOrigin origin = cell % 2 == 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_ENTRY;

      sudoku_grid_set (grid, cell, value, origin);
      sudoku_grid_set (self->solution, cell, value, origin);
    }
  self->cnf = test_make_cnf (grid, encoding, numbering);
}

static void
puzzle_clear (Puzzle *self)
{
  sudoku_grid_free (self->solution);
  sudoku_cnf_unref (self->cnf);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Puzzle, puzzle_clear)

static const TestShape shape_6 = { 2, 3, FALSE };

/* The model of the solution with one cell saying something else: 0 for nothing. */
static SatModel *
model_with_cell (const Puzzle *puzzle,
                 guint cell,
                 guint value)
{
  g_autoptr (SudokuGrid) changed = sudoku_grid_copy (puzzle->solution);
  SudokuOrigin origin = value == 0 ? SUDOKU_ORIGIN_NONE : SUDOKU_ORIGIN_ANSWER;

  sudoku_grid_set (changed, cell, value, origin);
  return sudoku_model_from_grid (changed, sudoku_cnf_get_numbering (puzzle->cnf));
}

static void
add_literal (SatModel *model,
             int literal)
{
  g_autoptr (GError) error = NULL;

  sat_model_add (model, literal, &error);
  g_assert_no_error (error);
}

static SudokuDecoding *
decode (const SudokuCnf *cnf,
        const SatModel *model)
{
  g_autoptr (GError) error = NULL;
  SudokuDecoding *decoding = sudoku_decode (cnf, model, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (decoding);
  return decoding;
}

static void
assert_cells (GArray *cells,
              guint n,
              guint first)
{
  g_assert_cmpuint (cells->len, ==, n);
  if (n > 0)
    g_assert_cmpuint (g_array_index (cells, guint, 0), ==, first);
}

/* The first false clause really is one: its cells tell. */
static void
assert_first_false (const Puzzle *puzzle,
                    const SudokuDecoding *decoding,
                    guint cell)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_cnf_get_clause_cells (puzzle->cnf, decoding->first_false, cells);
  gboolean found = FALSE;

  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
  g_assert_cmpuint (decoding->n_false, >, 0);
  for (guint i = 0; i < n; i++)
    found |= cells[i] == cell;
  g_assert_true (found);
}

/* The canonical grid is no solution where diagonals count. */
static void
test_right (void)
{
  static const char *const encodings[] = { "full", "simpler" };
  static const char *const numberings[] = { "original", "compact" };

  for (gsize i = 0; i < test_n_shapes; i++)
    for (guint k = 0; k < 4; k++)
      {
        g_auto (Puzzle) puzzle = { NULL };
        g_autoptr (SatModel) model = NULL;
        g_autoptr (SudokuDecoding) decoding = NULL;
        guint n_cells = 0;

        puzzle_init (&puzzle, &test_shapes[i], encodings[k / 2], numberings[k % 2]);
        n_cells = sudoku_grid_get_n_cells (puzzle.solution);
        model = sudoku_model_from_grid (puzzle.solution, sudoku_cnf_get_numbering (puzzle.cnf));
        g_assert_cmpuint (sat_model_get_n_literals (model), ==,
                          n_cells * sudoku_grid_get_side (puzzle.solution));
        decoding = decode (puzzle.cnf, model);
        g_assert_cmpint (decoding->status == SUDOKU_DECODE_OK, ==,
                         sudoku_check_is_solved (puzzle.solution));
        g_assert_cmpint (decoding->n_false == 0, ==, decoding->status == SUDOKU_DECODE_OK);
        g_assert_true (sudoku_grid_equal (decoding->grid, puzzle.solution));
        g_assert_cmpuint (decoding->n_meaningful, ==, n_cells);
        g_assert_cmpuint (decoding->n_stray, ==, 0);
        assert_cells (decoding->missing_cells, 0, 0);
        assert_cells (decoding->double_cells, 0, 0);
        assert_cells (decoding->contradicted_givens, 0, 0);
      }
}

/* A list of what is true, and nothing else. */
static void
test_positive_only (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (SudokuDecoding) decoding = NULL;

  puzzle_init (&puzzle, &shape_6, "full", "original");
  for (guint cell = 0; cell < 36; cell++)
    add_literal (model, sudoku_cnf_get_variable (puzzle.cnf, cell,
                                                 sudoku_grid_get_value (puzzle.solution, cell)));
  decoding = decode (puzzle.cnf, model);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  g_assert_true (sudoku_grid_equal (decoding->grid, puzzle.solution));
}

static void
test_missing (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  puzzle_init (&puzzle, &shape_6, "full", "original");
  model = model_with_cell (&puzzle, 7, 0);
  decoding = decode (puzzle.cnf, model);
  assert_cells (decoding->missing_cells, 1, 7);
  assert_cells (decoding->double_cells, 0, 0);
  assert_cells (decoding->contradicted_givens, 0, 0);
  assert_first_false (&puzzle, decoding, 7);
  /* The cell, and its value in box, row and column. */
  g_assert_cmpuint (decoding->n_false, ==, 4);
  g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 7), ==, 0);
}

/* A given that is not mentioned is missing, not contradicted; but it stays in the grid. */
static void
test_missing_given (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  puzzle_init (&puzzle, &shape_6, "simpler", "original");
  model = model_with_cell (&puzzle, 6, 0);
  decoding = decode (puzzle.cnf, model);
  assert_cells (decoding->missing_cells, 1, 6);
  assert_cells (decoding->contradicted_givens, 0, 0);
  assert_first_false (&puzzle, decoding, 6);
  g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 6), ==,
                    sudoku_grid_get_value (puzzle.solution, 6));
}

static void
test_double (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;
  guint value = 0;

  puzzle_init (&puzzle, &shape_6, "full", "compact");
  value = sudoku_grid_get_value (puzzle.solution, 8);
  model = model_with_cell (&puzzle, 8, 0);
  add_literal (model, sudoku_cnf_get_variable (puzzle.cnf, 8, value));
  add_literal (model, sudoku_cnf_get_variable (puzzle.cnf, 8, value % 6 + 1));
  decoding = decode (puzzle.cnf, model);
  assert_cells (decoding->double_cells, 1, 8);
  assert_cells (decoding->missing_cells, 0, 0);
  assert_first_false (&puzzle, decoding, 8);
  g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 8), ==, 0);
  g_assert_cmpuint (decoding->n_meaningful, ==, 37);
}

static void
test_wrong_value (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;
  guint value = 0;

  puzzle_init (&puzzle, &shape_6, "simpler", "compact");
  value = sudoku_grid_get_value (puzzle.solution, 8) % 6 + 1;
  model = model_with_cell (&puzzle, 8, value);
  decoding = decode (puzzle.cnf, model);
  assert_first_false (&puzzle, decoding, 8);
  assert_cells (decoding->double_cells, 0, 0);
  assert_cells (decoding->missing_cells, 0, 0);
  g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 8), ==, value);
}

/* Contradicted by another value alone, by a denial alone, and by a solution of another
 * puzzle. */
static void
test_contradicted (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  guint value = 0;

  puzzle_init (&puzzle, &shape_6, "full", "original");
  value = sudoku_grid_get_value (puzzle.solution, 6);
  for (guint way = 0; way < 3; way++)
    {
      g_autoptr (SatModel) model = model_with_cell (&puzzle, 6, way == 2 ? value % 6 + 1 : 0);
      g_autoptr (SudokuDecoding) decoding = NULL;

      if (way == 0)
        add_literal (model, sudoku_cnf_get_variable (puzzle.cnf, 6, value % 6 + 1));
      if (way == 1)
        add_literal (model, -sudoku_cnf_get_variable (puzzle.cnf, 6, value));
      decoding = decode (puzzle.cnf, model);
      assert_cells (decoding->contradicted_givens, 1, 6);
      assert_cells (decoding->missing_cells, way == 1 ? 1 : 0, 6);
      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
      g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 6), ==, value);
    }
}

/* With the original numbering a solver may say anything of the numbers in the gaps. */
static void
test_stray (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  puzzle_init (&puzzle, &shape_6, "full", "original");
  model = sudoku_model_from_grid (puzzle.solution, sudoku_cnf_get_numbering (puzzle.cnf));
  for (int variable = 1; variable <= 1331; variable++)
    if (sat_model_get_value (model, variable) == 0)
      add_literal (model, variable);
  add_literal (model, SAT_VARIABLE_MAX);
  add_literal (model, -(SAT_VARIABLE_MAX - 1));
  decoding = decode (puzzle.cnf, model);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  g_assert_cmpuint (decoding->n_stray, ==, 1331 - 216 + 1);
  g_assert_cmpuint (decoding->n_meaningful, ==, 36);
  g_assert_true (sudoku_grid_equal (decoding->grid, puzzle.solution));
}

static void
test_wrong_numbering (void)
{
  gsize n = 0;
  const SudokuNumbering *numberings = sudoku_numberings (&n);

  for (gsize mine = 0; mine < n; mine++)
    for (gsize other = 0; other < n; other++)
      {
        g_auto (Puzzle) puzzle = { NULL };
        g_autoptr (SatModel) model = NULL;
        g_autoptr (SudokuDecoding) decoding = NULL;
        g_autoptr (GError) error = NULL;
        const SudokuNumbering *guess = NULL;

        puzzle_init (&puzzle, &shape_6, "full", numberings[mine].id);
        model = sudoku_model_from_grid (puzzle.solution, &numberings[other]);
        decoding = decode (puzzle.cnf, model);
        guess = sudoku_decode_guess_numbering (puzzle.cnf, model, NULL, &error);
        g_assert_no_error (error);
        if (mine == other)
          {
            g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
            g_assert_null (guess);
          }
        else
          {
            g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
            g_assert_true (guess == &numberings[other]);
          }
      }
}

/* A full grid in the other numbering that is no solution fits neither. */
static void
test_no_numbering (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SatModel) unsatisfiable = sat_model_new (SAT_STATUS_UNSATISFIABLE);
  g_autoptr (GError) error = NULL;
  guint value = 0;

  puzzle_init (&puzzle, &shape_6, "full", "original");
  value = sudoku_grid_get_value (puzzle.solution, 8) % 6 + 1;
  sudoku_grid_set (puzzle.solution, 8, value, SUDOKU_ORIGIN_ANSWER);
  model = sudoku_model_from_grid (puzzle.solution, sudoku_numbering_find ("compact"));
  g_assert_null (sudoku_decode_guess_numbering (puzzle.cnf, model, NULL, &error));
  g_assert_null (sudoku_decode_guess_numbering (puzzle.cnf, unsatisfiable, NULL, &error));
  g_assert_no_error (error);
}

static void
test_status_only (void)
{
  static const struct
  {
    SatStatus status;
    SudokuDecodeStatus expected;
  } cases[] = {
    { SAT_STATUS_SATISFIABLE, SUDOKU_DECODE_NO_MODEL },
    { SAT_STATUS_UNSATISFIABLE, SUDOKU_DECODE_UNSATISFIABLE },
    { SAT_STATUS_UNKNOWN, SUDOKU_DECODE_UNKNOWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Puzzle) puzzle = { NULL };
      g_autoptr (SatModel) model = sat_model_new (cases[i].status);
      g_autoptr (SudokuDecoding) decoding = NULL;

      puzzle_init (&puzzle, &shape_6, "full", "original");
      decoding = decode (puzzle.cnf, model);
      g_assert_cmpint (decoding->status, ==, cases[i].expected);
      g_assert_true (sudoku_grid_equal (decoding->grid, sudoku_cnf_get_grid (puzzle.cnf)));
      assert_cells (decoding->missing_cells, 0, 0);
      g_assert_cmpuint (decoding->n_false, ==, 0);
    }
}

static void
test_other_size (void)
{
  static const TestShape sizes[] = {
    { 2, 2, FALSE },
    { 3, 3, FALSE },
    { 1, 5, FALSE },
    { 3, 4, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_auto (Puzzle) puzzle = { NULL };
      g_auto (Puzzle) other = { NULL };
      g_autoptr (SatModel) model = NULL;
      g_autoptr (SudokuDecoding) decoding = NULL;

      puzzle_init (&puzzle, &shape_6, "simpler", "original");
      puzzle_init (&other, &sizes[i], "simpler", "original");
      model = sudoku_model_from_grid (other.solution, sudoku_cnf_get_numbering (other.cnf));
      decoding = decode (puzzle.cnf, model);
      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
      g_assert_null (sudoku_decode_guess_numbering (puzzle.cnf, model, NULL, NULL));
    }
}

static void
note_progress_cb (const SudokuProgress *progress,
                  gpointer user_data)
{
  g_assert_cmpint (progress->stage, ==, SUDOKU_STAGE_VERIFY);
  *(guint64 *)user_data = progress->count;
}

static void
test_task (void)
{
  g_auto (Puzzle) puzzle = { NULL };
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint64 count = 0;
  SudokuTask task = { cancellable, 0, note_progress_cb, &count };

  puzzle_init (&puzzle, &shape_6, "full", "original");
  model = sudoku_model_from_grid (puzzle.solution, sudoku_numbering_find ("compact"));
  decoding = sudoku_decode (puzzle.cnf, model, &task, &error);
  g_assert_no_error (error);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_VIOLATED);
  g_assert_cmpuint (count, ==, sudoku_cnf_get_n_clauses (puzzle.cnf));

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_decode (puzzle.cnf, model, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_decode_guess_numbering (puzzle.cnf, model, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static SatModel *
load_model (const char *file)
{
  g_autofree char *path = g_build_filename ("cnf", file, NULL);
  gsize length = 0;
  g_autofree char *text = test_data_load (path, &length);
  g_autoptr (GError) error = NULL;
  SatModel *model = NULL;

  g_assert_nonnull (text);
  model = sat_model_read (file, text, length, NULL, &error);
  g_assert_no_error (error);
  return model;
}

/* One line of the table: file, numbering, side, status, grid or "-", stray or "-". */
static void
check_printed_model (char **fields,
                     const SudokuCnf *cnf)
{
  g_autoptr (SatModel) model = load_model (fields[0]);
  g_autoptr (SudokuDecoding) decoding = decode (cnf, model);

  g_test_message ("%s", fields[0]);
  if (strcmp (fields[3], "UNSAT") == 0)
    {
      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_UNSATISFIABLE);
    }
  else if (strcmp (fields[4], "-") == 0)
    {
      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_NO_MODEL);
    }
  else
    {
      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
      for (guint cell = 0; cell < sudoku_grid_get_n_cells (decoding->grid); cell++)
        g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, cell), ==,
                          (guint)(fields[4][cell] - '0'));
      g_assert_cmpuint (decoding->n_stray, ==, g_ascii_strtoull (fields[5], NULL, 10));
    }
}

/* The unit clauses 111, 232 and 323 of four4.dec.cnf are its givens. */
static void
set_four_givens (SudokuGrid *grid)
{
  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 6, 2, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 9, 3, SUDOKU_ORIGIN_GIVEN);
}

/* What seven solvers really printed. */
static void
test_printed (void)
{
  g_autofree char *text = test_data_load ("cnf/EXPECTED.tsv", NULL);
  g_auto (GStrv) lines = NULL;
  guint n_checked = 0;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      guint side = (guint)g_ascii_strtoull (fields[2], NULL, 10);
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (side, FALSE, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuCnf) cnf = NULL;

      if (side == 4)
        set_four_givens (grid);
      cnf = test_make_cnf (grid, "full", "original");
      check_printed_model (fields, cnf);
      n_checked++;
    }
  g_assert_cmpuint (n_checked, >, 20);
}

/* The dialects of the original program; its example is a 9×9 solution. */
static void
test_original_text (void)
{
  static const char *const files[] = {
    "constructed_spence_seedtext_sat.txt",
    "constructed_spence_seedtext_positive_only.txt",
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autofree char *path = test_data_path ("cnf");

  if (path == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SatModel) model = load_model (files[i]);
      g_autoptr (SudokuDecoding) decoding = decode (cnf, model);

      g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
      g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, 0), ==, 4);
      g_assert_true (sudoku_check_is_solved (decoding->grid));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/decode/right", test_right);
  g_test_add_func ("/sudoku/decode/positive-only", test_positive_only);
  g_test_add_func ("/sudoku/decode/missing", test_missing);
  g_test_add_func ("/sudoku/decode/missing-given", test_missing_given);
  g_test_add_func ("/sudoku/decode/double", test_double);
  g_test_add_func ("/sudoku/decode/wrong-value", test_wrong_value);
  g_test_add_func ("/sudoku/decode/contradicted", test_contradicted);
  g_test_add_func ("/sudoku/decode/stray", test_stray);
  g_test_add_func ("/sudoku/decode/wrong-numbering", test_wrong_numbering);
  g_test_add_func ("/sudoku/decode/no-numbering", test_no_numbering);
  g_test_add_func ("/sudoku/decode/status-only", test_status_only);
  g_test_add_func ("/sudoku/decode/other-size", test_other_size);
  g_test_add_func ("/sudoku/decode/task", test_task);
  g_test_add_func ("/sudoku/decode/printed", test_printed);
  g_test_add_func ("/sudoku/decode/original-text", test_original_text);
  return g_test_run ();
}
