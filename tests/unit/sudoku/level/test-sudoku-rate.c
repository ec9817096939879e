/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard puzzles are: against a second, plain implementation of the steps, and against what does
 * not change how hard a puzzle is. */

#include <string.h>

#include <sudoku-candidates.h>
#include <sudoku-generate.h>
#include <sudoku-rate.h>

#include "test-brute.h"
#include "test-data.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-shapes.h"

#define SIDE_MAX 16
#define N_HOUSES_MAX (3 * SIDE_MAX + 2)

/* The plain one: what each cell still can be, for boxes and perhaps the diagonals. */
typedef struct
{
  guint side;
  guint n_houses;
  gboolean can[SIDE_MAX * SIDE_MAX][SIDE_MAX];
  guint houses[N_HOUSES_MAX][SIDE_MAX];
} Plain;

static void
plain_init (Plain *self,
            const TestShape *shape,
            const SudokuGrid *grid)
{
  guint side = test_shape_get_side (shape), rows = shape->rows, columns = shape->columns;

  self->side = side;
  self->n_houses = 3 * side + (shape->diagonals ? 2 : 0);
  for (guint i = 0; i < side; i++)
    for (guint k = 0; k < side; k++)
      {
        self->houses[i][k] = i * side + k;
        self->houses[side + i][k] = k * side + i;
        self->houses[2 * side + i][k] =
          (i / rows * rows + k / columns) * side + i % rows * columns + k % columns;
        self->houses[3 * side][k] = k * side + k;
        self->houses[3 * side + 1][k] = k * side + side - 1 - k;
      }
  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 0; value < side; value++)
      self->can[cell][value] = sudoku_grid_get_value (grid, cell) == 0 ||
                               sudoku_grid_get_value (grid, cell) == value + 1;
}

static guint
plain_count (const Plain *self,
             guint cell)
{
  guint n = 0;

  for (guint value = 0; value < self->side; value++)
    n += self->can[cell][value] ? 1 : 0;
  return n;
}

static gboolean
plain_drop (Plain *self,
            guint cell,
            guint value)
{
  gboolean could = self->can[cell][value];

  self->can[cell][value] = FALSE;
  return could;
}

/* What is certain in a cell is in no other of its houses. */
static gboolean
plain_naked_single (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint i = 0; i < self->side; i++)
      for (guint value = 0; value < self->side; value++)
        if (self->can[self->houses[house][i]][value] &&
            plain_count (self, self->houses[house][i]) == 1)
          for (guint k = 0; k < self->side; k++)
            if (k != i)
              changed |= plain_drop (self, self->houses[house][k], value);
  return changed;
}

static guint
plain_places (const Plain *self,
              guint house,
              guint value)
{
  guint places = 0;

  for (guint i = 0; i < self->side; i++)
    if (self->can[self->houses[house][i]][value])
      places |= 1u << i;
  return places;
}

static gboolean
plain_hidden_single (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint value = 0; value < self->side; value++)
      for (guint i = 0; i < self->side; i++)
        if (plain_places (self, house, value) == 1u << i)
          for (guint other = 0; other < self->side; other++)
            if (other != value)
              changed |= plain_drop (self, self->houses[house][i], other);
  return changed;
}

static gboolean
plain_naked_pair (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint i = 0; i < self->side; i++)
      for (guint k = i + 1; k < self->side; k++)
        {
          guint a = self->houses[house][i], b = self->houses[house][k];

          if (plain_count (self, a) != 2 ||
              memcmp (self->can[a], self->can[b], sizeof self->can[a]) != 0)
            continue;
          for (guint m = 0; m < self->side; m++)
            for (guint value = 0; value < self->side && m != i && m != k; value++)
              if (self->can[a][value])
                changed |= plain_drop (self, self->houses[house][m], value);
        }
  return changed;
}

static gboolean
plain_hidden_pair (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint v = 0; v < self->side; v++)
      for (guint w = v + 1; w < self->side; w++)
        {
          guint places = plain_places (self, house, v);

          if (__builtin_popcount (places) != 2 || places != plain_places (self, house, w))
            continue;
          for (guint i = 0; i < self->side; i++)
            for (guint value = 0; value < self->side && (places & 1u << i); value++)
              if (value != v && value != w)
                changed |= plain_drop (self, self->houses[house][i], value);
        }
  return changed;
}

static gboolean
plain_is_in (const Plain *self,
             guint house,
             guint cell)
{
  for (guint i = 0; i < self->side; i++)
    if (self->houses[house][i] == cell)
      return TRUE;
  return FALSE;
}

static gboolean
plain_interaction (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint other = 0; other < self->n_houses; other++)
      for (guint value = 0; value < self->side && other != house; value++)
        {
          gboolean within = TRUE;

          for (guint i = 0; i < self->side; i++)
            if (self->can[self->houses[house][i]][value])
              within &= plain_is_in (self, other, self->houses[house][i]);
          for (guint i = 0; i < self->side && within; i++)
            if (!plain_is_in (self, house, self->houses[other][i]))
              changed |= plain_drop (self, self->houses[other][i], value);
        }
  return changed;
}

static gboolean
plain_is_open (const Plain *self)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (plain_count (self, cell) > 1)
      return TRUE;
  return FALSE;
}

static SudokuDifficulty
plain_rate (const TestShape *shape,
            const SudokuGrid *grid)
{
  static const struct
  {
    SudokuDifficulty difficulty;
    gboolean (*use) (Plain *self);
  } steps[] = {
    { SUDOKU_DIFFICULTY_TRIVIAL, plain_naked_single },
    { SUDOKU_DIFFICULTY_EASY, plain_hidden_single },
    { SUDOKU_DIFFICULTY_MODERATE, plain_naked_pair },
    { SUDOKU_DIFFICULTY_HARD, plain_hidden_pair },
    { SUDOKU_DIFFICULTY_HARD, plain_interaction },
  };
  SudokuDifficulty hardest = SUDOKU_DIFFICULTY_TRIVIAL;
  gsize step = 0;
  Plain plain = { 0 };

  plain_init (&plain, shape, grid);
  while (plain_is_open (&plain) && step < G_N_ELEMENTS (steps))
    if (steps[step].use (&plain))
      {
        hardest = MAX (hardest, steps[step].difficulty);
        step = 0;
      }
    else
      step++;
  return plain_is_open (&plain) ? SUDOKU_DIFFICULTY_DIABOLICAL : hardest;
}

static SudokuGrid *
make_puzzle (SudokuGeometry *geometry,
             guint64 seed,
             guint n_givens)
{
  SudokuGenerateOptions options = {
    .geometry = geometry, .unique = TRUE, .seed = seed, .n_givens = n_givens
  };
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (&options, NULL, NULL, &error);

  g_assert_no_error (error);
  return puzzle;
}

static void
check_plain (const TestShape *shape,
             guint n_puzzles,
             guint n[SUDOKU_N_DIFFICULTIES])
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  guint n_cells = sudoku_geometry_get_n_cells (geometry);

  for (guint seed = 1; seed <= n_puzzles; seed++)
    {
      g_autoptr (SudokuGrid) puzzle = make_puzzle (geometry, seed, seed % (n_cells / 2));
      SudokuDifficulty difficulty = sudoku_rate (puzzle);

      g_assert_cmpint (difficulty, ==, plain_rate (shape, puzzle));
      n[difficulty]++;
    }
}

/* With few givens and with many, so that every difficulty comes up. */
static void
test_plain (void)
{
  static const struct
  {
    TestShape shape;
    guint n_puzzles;
  } shapes[] = {
    { { 3, 3, FALSE }, 400 },
    { { 3, 3, TRUE }, 400 },
    { { 2, 3, FALSE }, 200 },
    { { 3, 2, TRUE }, 200 },
    { { 2, 5, TRUE }, 40 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      guint n[SUDOKU_N_DIFFICULTIES] = { 0 };

      check_plain (&shapes[i].shape, shapes[i].n_puzzles, n);
      g_assert_cmpuint (n[SUDOKU_DIFFICULTY_UNKNOWN], ==, 0);
      for (guint k = SUDOKU_DIFFICULTY_TRIVIAL; k < SUDOKU_N_DIFFICULTIES && i < 2; k++)
        g_assert_cmpuint (n[k], >, 0);
    }
}

/* Thinned out, as making them takes long: some have several solutions. */
static void
test_plain_large (void)
{
  static const TestShape shapes[] = { { 3, 4, FALSE }, { 4, 4, FALSE }, { 4, 4, TRUE } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (gsize i = 0; i < 12 * G_N_ELEMENTS (shapes); i++)
    {
      const TestShape *shape = &shapes[i % G_N_ELEMENTS (shapes)];
      g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, 0.5 + 0.01 * (double)(i % 5));

      g_assert_cmpint (sudoku_rate (puzzle), ==, plain_rate (shape, puzzle));
    }
}

/* Rows for columns and other numbers are the same puzzle. */
static void
test_same (void)
{
  static const struct
  {
    guint rows, columns;
    gboolean diagonals;
  } shapes[] = {
    { 2, 2, FALSE },
    { 2, 3, FALSE },
    { 3, 3, TRUE },
    { 3, 4, FALSE },
    { 4, 4, FALSE },
  };

  for (guint seed = 0; seed < 50; seed++)
    {
      gsize i = seed % G_N_ELEMENTS (shapes);
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (shapes[i].rows, shapes[i].columns, shapes[i].diagonals, NULL);
      g_autoptr (SudokuGeometry) turned =
        sudoku_geometry_new (shapes[i].columns, shapes[i].rows, shapes[i].diagonals, NULL);
      guint side = sudoku_geometry_get_side (geometry);
      g_autoptr (SudokuGrid) puzzle = make_puzzle (geometry, seed, seed % 3 * side * side / 4);
      g_autoptr (SudokuGrid) other = sudoku_grid_new (turned);

      for (guint cell = 0; cell < side * side; cell++)
        if (sudoku_grid_get_value (puzzle, cell) > 0)
          sudoku_grid_set (other, cell % side * side + cell / side,
                           (sudoku_grid_get_value (puzzle, cell) + seed) % side + 1,
                           SUDOKU_ORIGIN_GIVEN);
      g_assert_cmpint (sudoku_rate (puzzle), ==, sudoku_rate (other));
    }
}

/* Only what is given counts; with several solutions, or none, something must be tried. */
static void
test_edges (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) full =
    test_grid_from_line (geometry, "1234341221434321", FALSE);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) broken =
    test_grid_from_line (geometry, "11..............", FALSE);

  g_assert_cmpint (sudoku_rate (full), ==, SUDOKU_DIFFICULTY_TRIVIAL);
  g_assert_cmpint (sudoku_rate (empty), ==, SUDOKU_DIFFICULTY_DIABOLICAL);
  g_assert_cmpint (sudoku_rate (broken), ==, SUDOKU_DIFFICULTY_DIABOLICAL);
  sudoku_grid_set (full, 5, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpint (sudoku_rate (full), ==, SUDOKU_DIFFICULTY_TRIVIAL);
}

/* Puzzles that were sorted by others. */
static void
test_banks (void)
{
  static const struct
  {
    const char *file;
    SudokuDifficulty least, most;
  } banks[] = {
    { "9x9/bank_easy_100.txt", SUDOKU_DIFFICULTY_TRIVIAL, SUDOKU_DIFFICULTY_EASY },
    { "9x9/bank_diabolical_100.txt", SUDOKU_DIFFICULTY_DIABOLICAL, SUDOKU_DIFFICULTY_DIABOLICAL },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (banks); i++)
    {
      g_autofree char *text = test_data_load (banks[i].file, NULL);
      g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

      if (text == NULL)
        return;
      for (guint k = 0; lines[k] != NULL && lines[k][0] != '\0'; k++)
        {
          g_autofree char *line = g_strndup (lines[k], 81);
          g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, line, FALSE);
          SudokuDifficulty difficulty = sudoku_rate (puzzle);

          g_assert_cmpint (difficulty, >=, banks[i].least);
          g_assert_cmpint (difficulty, <=, banks[i].most);
        }
    }
}

/* Under every rule, what follows by propagation needs no trying. */
static void
test_rules_too (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_solved = 0;

  for (gsize i = 0; i < test_n_frame_rules; i++)
    for (guint seed = 0; seed < 6; seed++)
      {
        g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, test_frame_rules[i], rand);
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .unique = TRUE,
          .seed = seed,
          .n_givens = 28,
        };
        g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, NULL);
        g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (puzzle);

        g_assert_true (sudoku_candidates_propagate (candidates));
        if (sudoku_candidates_get_n_open (candidates) > 0)
          continue;
        n_solved++;
        g_assert_cmpint (sudoku_rate (puzzle), <, SUDOKU_DIFFICULTY_DIABOLICAL);
      }
  g_assert_cmpuint (n_solved, >, 20);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/rate/plain", test_plain);
  g_test_add_func ("/sudoku/rate/plain-large", test_plain_large);
  g_test_add_func ("/sudoku/rate/same", test_same);
  g_test_add_func ("/sudoku/rate/edges", test_edges);
  g_test_add_func ("/sudoku/rate/rules", test_rules_too);
  g_test_add_func ("/sudoku/rate/banks", test_banks);
  return g_test_run ();
}
