/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What models that are wrong are taken for, over many shapes, and what ends an examination. The
 * sentences are in golden/answer. */

#include <string.h>
#include <sudoku-examine.h>

#include "test-cnf.h"

static const TestShape shapes[] = {
  { 2, 2, FALSE },
  { 1, 5, FALSE },
  { 2, 3, FALSE },
  { 3, 2, FALSE },
  { 1, 7, FALSE },
  { 3, 3, FALSE },
  { 2, 5, FALSE },
  { 3, 4, FALSE },
};

/* A solution of a shape as a model. */
static SatModel *
make_model (const TestShape *shape,
            const SudokuNumbering *numbering)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = test_canonical_grid (geometry);

  return sudoku_model_from_grid (grid, numbering);
}

/* The empty grid of a shape, or with a value in its first cell. */
static SudokuCnf *
make_cnf (const TestShape *shape,
          guint value,
          SudokuOrigin origin)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  if (value != 0)
    sudoku_grid_set (grid, 0, value, origin);
  return test_make_cnf (grid, "full", "original");
}

static SudokuExamination *
examine (const SudokuCnf *cnf,
         const SatModel *model)
{
  g_autoptr (GError) error = NULL;
  SudokuExamination *examination =
    sudoku_examine (cnf, model, SUDOKU_VERDICT_UNKNOWN, NULL, &error);

  g_assert_no_error (error);
  return examination;
}

/* Every solution of a shape, in every numbering, against the empty grid of every other one. */
static void
test_sizes (void)
{
  gsize n_numberings;
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < G_N_ELEMENTS (shapes) * G_N_ELEMENTS (shapes) * n_numberings; i++)
    {
      const TestShape *own = &shapes[i % G_N_ELEMENTS (shapes)];
      const TestShape *other = &shapes[i / G_N_ELEMENTS (shapes) % G_N_ELEMENTS (shapes)];
      const SudokuNumbering *numbering = &numberings[i / G_N_ELEMENTS (shapes) /
                                                     G_N_ELEMENTS (shapes)];
      g_autoptr (SudokuCnf) cnf = make_cnf (own, 0, SUDOKU_ORIGIN_NONE);
      g_autoptr (SatModel) model = make_model (other, numbering);
      g_autoptr (SudokuExamination) examination = examine (cnf, model);

      if (test_shape_get_side (own) == test_shape_get_side (other))
        continue;
      /* Above 10×10 they are the same. */
      if (g_str_equal (numbering->id, "latin") && test_shape_get_side (other) > 10)
        numbering = sudoku_numbering_find ("compact");
      g_assert_cmpint (examination->suspect, ==, SUDOKU_SUSPECT_OTHER_SIZE);
      g_assert_cmpuint (examination->side, ==, test_shape_get_side (other));
      g_assert_true (examination->numbering == numbering);
    }
}

/* The right size with something else wrong. */
static void
test_same_size (void)
{
  const SudokuNumbering *original = sudoku_numbering_find ("original");
  const SudokuNumbering *compact = sudoku_numbering_find ("compact");

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SatModel) model = make_model (&shapes[i], original);
      g_autoptr (SatModel) renumbered = make_model (&shapes[i], compact);
      const struct
      {
        guint value;
        SudokuOrigin origin;
        const SatModel *model;
        SudokuDecodeStatus status;
        SudokuSuspect suspect;
      } cases[] = {
        { 1, SUDOKU_ORIGIN_GIVEN, model, SUDOKU_DECODE_OK, SUDOKU_SUSPECT_NONE },
        { 2, SUDOKU_ORIGIN_GIVEN, model, SUDOKU_DECODE_VIOLATED, SUDOKU_SUSPECT_OTHER_PUZZLE },
        { 2, SUDOKU_ORIGIN_ENTRY, model, SUDOKU_DECODE_VIOLATED, SUDOKU_SUSPECT_ENTRIES },
        { 1, SUDOKU_ORIGIN_GIVEN, renumbered, SUDOKU_DECODE_VIOLATED, SUDOKU_SUSPECT_NUMBERING },
        { 2, SUDOKU_ORIGIN_GIVEN, renumbered, SUDOKU_DECODE_VIOLATED, SUDOKU_SUSPECT_OTHER_SIZE },
      };

      for (gsize k = 0; k < G_N_ELEMENTS (cases); k++)
        {
          g_autoptr (SudokuCnf) cnf = make_cnf (&shapes[i], cases[k].value, cases[k].origin);
          g_autoptr (SudokuExamination) examination = examine (cnf, cases[k].model);

          g_assert_cmpint (examination->decoding->status, ==, cases[k].status);
          g_assert_cmpint (examination->suspect, ==, cases[k].suspect);
        }
    }
}

/* A model without its end is cut off only when something is missing in it. */
static void
test_cut (void)
{
  static const struct
  {
    const char *text;
    SudokuSuspect suspect;
  } cases[] = {
    { "v 111 122 133 144", SUDOKU_SUSPECT_CUT },
    { "v 111 122 133 144 0", SUDOKU_SUSPECT_NONE },
    { "v 1 2 3", SUDOKU_SUSPECT_NONE },
    { "v 111 112", SUDOKU_SUSPECT_CUT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (&shapes[0], 0, SUDOKU_ORIGIN_NONE);
      g_autoptr (SatModel) model =
        sat_model_read ("t", cases[i].text, strlen (cases[i].text), NULL, NULL);
      g_autoptr (SudokuExamination) examination = examine (cnf, model);

      g_assert_cmpint (examination->suspect, ==, cases[i].suspect);
    }
}

/* What is known is not asked again; what is not known is found out. */
static void
test_unsatisfiable (void)
{
  g_autoptr (SatModel) answer = sat_model_new (SAT_STATUS_UNSATISFIABLE);

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuCnf) cnf = make_cnf (&shapes[i], 0, SUDOKU_ORIGIN_NONE);
      g_autoptr (SudokuExamination) asked = examine (cnf, answer);
      g_autoptr (SudokuExamination) told =
        sudoku_examine (cnf, answer, SUDOKU_VERDICT_NO_SOLUTION, NULL, NULL);

      g_assert_cmpint (asked->decoding->status, ==, SUDOKU_DECODE_UNSATISFIABLE);
      g_assert_cmpint (asked->verdict, >=, SUDOKU_VERDICT_SOLVABLE);
      g_assert_cmpint (told->verdict, ==, SUDOKU_VERDICT_NO_SOLUTION);
    }
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuCnf) cnf = make_cnf (&shapes[0], 0, SUDOKU_ORIGIN_NONE);
  g_autoptr (SatModel) right = make_model (&shapes[0], sudoku_numbering_find ("original"));
  g_autoptr (SatModel) claim = sat_model_new (SAT_STATUS_UNSATISFIABLE);
  const SatModel *const models[] = { right, claim };

  g_cancellable_cancel (cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (models); i++)
    {
      g_autoptr (GError) error = NULL;
      SudokuExamination *examination =
        sudoku_examine (cnf, models[i], SUDOKU_VERDICT_UNKNOWN, &task, &error);

      /* A solution so small may be there before anybody asks whether to go on. */
      if (examination != NULL)
        sudoku_examination_free (examination);
      else
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_true (examination == NULL || models[i] == claim);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/examine/sizes", test_sizes);
  g_test_add_func ("/sudoku/examine/same-size", test_same_size);
  g_test_add_func ("/sudoku/examine/cut", test_cut);
  g_test_add_func ("/sudoku/examine/unsatisfiable", test_unsatisfiable);
  g_test_add_func ("/sudoku/examine/cancelled", test_cancelled);
  return g_test_run ();
}
