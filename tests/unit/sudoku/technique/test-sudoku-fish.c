/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fish, compared with their definition: all choices of rows and columns; and larger ones with all
 * that a value can do. */

#include <string.h>

#include <sudoku-generate.h>
#include <sudoku-step-search.h>

#define SIDE 9
#define N_CANDIDATES (SIDE * SIDE * SIDE)

/* Of one value, with rows and columns changed about or not. */
typedef struct
{
  const SudokuPosition *position;
  guint value;
  gboolean transposed;
  guint size;
  gboolean *removed; /* by candidate */
} Plain;

static guint
get_cell (const Plain *self,
          guint row,
          guint column)
{
  return self->transposed ? column * SIDE + row : row * SIDE + column;
}

static gboolean
is_open (const Plain *self,
         guint row,
         guint column)
{
  guint cell = get_cell (self, row, column);

  return !sudoku_position_is_filled (self->position, cell) &&
         sudoku_position_has (self->position, cell * SIDE + self->value - 1);
}

static gboolean
sees (guint row,
      guint column,
      guint other_row,
      guint other_column)
{
  return row == other_row || column == other_column ||
         (row / 3 == other_row / 3 && column / 3 == other_column / 3);
}

/* Whether the candidate excludes each one of the rows that is outside the columns. */
static gboolean
excludes_fins (const Plain *self,
               guint rows,
               guint columns,
               guint row,
               guint column)
{
  for (guint i = 0; i < SIDE; i++)
    for (guint k = 0; k < SIDE && (rows >> i & 1) != 0; k++)
      if ((columns >> k & 1) == 0 && is_open (self, i, k) &&
          !sees (row, column, i, k))
        return FALSE;
  return TRUE;
}

static void
remove_by (const Plain *self,
           guint rows,
           guint columns)
{
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      if ((rows >> row & 1) == 0 && (columns >> column & 1) != 0 &&
          is_open (self, row, column) && excludes_fins (self, rows, columns, row, column))
        self->removed[get_cell (self, row, column) * SIDE + self->value - 1] = TRUE;
}

/* A row of a fish has two candidates or more: with one it is a single. */
static gboolean
are_rows (const Plain *self,
          guint rows)
{
  if ((guint)__builtin_popcount (rows) != self->size)
    return FALSE;
  for (guint row = 0; row < SIDE; row++)
    {
      guint n = 0;

      for (guint column = 0; column < SIDE; column++)
        n += is_open (self, row, column) ? 1 : 0;
      if ((rows >> row & 1) != 0 && n < 2)
        return FALSE;
    }
  return TRUE;
}

static void
find_plainly (Plain *self)
{
  for (self->value = 1; self->value <= SIDE; self->value++)
    for (guint rows = 0; rows < 1u << SIDE; rows++)
      {
        if (!are_rows (self, rows))
          continue;
        for (guint columns = 0; columns < 1u << SIDE; columns++)
          if ((guint)__builtin_popcount (columns) == self->size)
            remove_by (self, rows, columns);
      }
}

/* Adds what techniques remove. */
static void
find_by (SudokuStepSearch *search,
         const SudokuPosition *position,
         const char *const *ids,
         gboolean *removed)
{
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const SudokuTechnique *technique = sudoku_technique_find (ids[i]);
      g_autoptr (GPtrArray) steps =
        sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

      for (guint k = 0; k < steps->len; k++)
        {
          guint n = 0;
          const SudokuConclusion *conclusions =
            sudoku_step_get_conclusions (g_ptr_array_index (steps, k), &n);

          for (guint m = 0; m < n; m++)
            removed[conclusions[m].candidate] = TRUE;
        }
    }
}

static SudokuPosition *
make_position (SudokuGeometry *geometry,
               GRand *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) solution =
    sudoku_generate_full (geometry, g_rand_int (rand), NULL, &error);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  SudokuPosition *position = sudoku_position_new (empty);

  g_assert_no_error (error);
  for (guint candidate = 0; candidate < N_CANDIDATES; candidate++)
    if (candidate % SIDE + 1 != sudoku_grid_get_value (solution, candidate / SIDE) &&
        g_rand_double (rand) < 0.75)
      sudoku_position_remove (position, candidate / SIDE,
                              sudoku_set_single (candidate % SIDE + 1));
  return position;
}

/* All that fish of up to three rows or columns remove, with fins and without, and nothing else. A
 * fish of which a part would do is found as that part, which may be a locked candidate. */
static void
test_plain (void)
{
  static const char *const smaller[] = { "pointing", "claiming", NULL };
  static const char *const fish[] = {
    "x-wing",
    "finned-x-wing",
    "sashimi-x-wing",
    "swordfish",
    "finned-swordfish",
    "sashimi-swordfish",
    NULL,
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  guint n_removed = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (SudokuPosition) position = make_position (geometry, rand);
      gboolean expected[N_CANDIDATES] = { FALSE };
      gboolean found[N_CANDIDATES] = { FALSE }, found_smaller[N_CANDIDATES] = { FALSE };

      for (guint k = 0; k < 4; k++)
        find_plainly (&(Plain){
          .position = position,
          .transposed = k % 2 == 1,
          .size = 2 + k / 2,
          .removed = expected,
        });
      find_by (search, position, fish, found);
      find_by (search, position, smaller, found_smaller);
      for (guint candidate = 0; candidate < N_CANDIDATES; candidate++)
        {
          n_removed += found[candidate] ? 1 : 0;
          g_assert_true (!found[candidate] || expected[candidate]);
          g_assert_true (!expected[candidate] || found[candidate] || found_smaller[candidate]);
        }
    }
  g_assert_cmpuint (n_removed, >, 50);
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* Rows of a value that lie in columns without a smaller part of them doing so: each has two places
 * of its own, in a circle. The other rows have all places. */
typedef struct
{
  guint side;
  guint size;
  const char *technique;
  guint8 rows[8];
  guint8 columns[8];
} Circle;

static const Circle circles[] = {
  { 9, 5, "squirmbag", { 0, 3, 6, 1, 4 }, { 0, 3, 6, 1, 7 } },
  { 9, 6, "whale", { 0, 3, 6, 1, 4, 7 }, { 0, 3, 6, 1, 7, 4 } },
  { 9, 7, "leviathan", { 0, 3, 6, 1, 4, 7, 2 }, { 0, 3, 6, 1, 7, 4, 2 } },
  { 16, 8, "larger-fish", { 0, 4, 8, 12, 1, 5, 9, 13 }, { 0, 4, 8, 12, 1, 5, 9, 13 } },
};

static SudokuPosition *
circle_to_position (const Circle *self,
                    gboolean transposed)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (self->side, FALSE, NULL);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  SudokuPosition *position = sudoku_position_new (empty);

  for (guint i = 0; i < self->size; i++)
    for (guint column = 0; column < self->side; column++)
      {
        guint row = self->rows[i];

        if (column != self->columns[i] && column != self->columns[(i + 1) % self->size])
          sudoku_position_remove (position,
                                  transposed ? column * self->side + row
                                             : row * self->side + column,
                                  sudoku_set_single (1));
      }
  return position;
}

static gboolean
is_one_of (const guint8 *lines,
           guint n,
           guint line)
{
  return memchr (lines, (int)line, n) != NULL;
}

/* The step removes the value from all other cells of the columns. */
static void
assert_circle (const Circle *self,
               const SudokuStep *step,
               gboolean transposed)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  g_assert_cmpuint (n, ==, (self->side - self->size) * self->size);
  for (guint i = 0; i < n; i++)
    {
      guint cell = conclusions[i].candidate / self->side;
      guint row = cell / self->side, column = cell % self->side;

      g_assert_cmpuint (conclusions[i].candidate % self->side, ==, 0);
      g_assert_false (conclusions[i].placed);
      g_assert_false (is_one_of (self->rows, self->size, transposed ? column : row));
      g_assert_true (is_one_of (self->columns, self->size, transposed ? row : column));
    }
  sudoku_step_get_truths (step, &n);
  g_assert_cmpuint (n, ==, self->size);
}

static void
try_circle (const Circle *self,
            gboolean transposed)
{
  g_autoptr (SudokuPosition) position = circle_to_position (self, transposed);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);

  for (guint i = 0; i < G_N_ELEMENTS (circles); i++)
    {
      const SudokuTechnique *technique = sudoku_technique_find (circles[i].technique);
      g_autoptr (GPtrArray) steps =
        sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

      g_assert_cmpuint (steps->len, ==, &circles[i] == self ? 1 : 0);
      if (steps->len == 1)
        assert_circle (self, g_ptr_array_index (steps, 0), transposed);
    }
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* Exactly what the fish excludes, by the technique of its size alone. */
static void
test_circles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (circles); i++)
    {
      try_circle (&circles[i], FALSE);
      try_circle (&circles[i], TRUE);
    }
}

/* Marks the cells that hold the value in any way of placing it once in each house. Returns whether
 * there is one from @row on. @columns, @boxes: taken by the rows before */
static gboolean
place (const Plain *self,
       guint row,
       guint columns,
       guint boxes,
       gboolean *possible)
{
  gboolean any = FALSE;

  if (row == SIDE)
    return TRUE;
  for (guint column = 0; column < SIDE; column++)
    {
      guint box = row / 3 * 3 + column / 3;

      if (is_open (self, row, column) && (columns >> column & 1) == 0 && (boxes >> box & 1) == 0 &&
          place (self, row + 1, columns | 1u << column, boxes | 1u << box, possible))
        {
          possible[row * SIDE + column] = TRUE;
          any = TRUE;
        }
    }
  return any;
}

/* Where all is open but for one value. */
static SudokuPosition *
make_one_value (SudokuGeometry *geometry,
                GRand *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) solution =
    sudoku_generate_full (geometry, g_rand_int (rand), NULL, &error);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  SudokuPosition *position = sudoku_position_new (empty);
  double part = g_rand_double_range (rand, 0.3, 0.75);

  g_assert_no_error (error);
  for (guint cell = 0; cell < SIDE * SIDE; cell++)
    if (sudoku_grid_get_value (solution, cell) != 1 && g_rand_double (rand) < part)
      sudoku_position_remove (position, cell, sudoku_set_single (1));
  return position;
}

/* What larger fish and kraken fish remove is possible in no way of placing the value; and each kind
 * and size of them removes something. */
static void
test_larger (void)
{
  static const char *const ids[] = {
    "finned-squirmbag",
    "finned-whale",
    "finned-leviathan",
    "sashimi-squirmbag",
    "sashimi-whale",
    "sashimi-leviathan",
    "franken-squirmbag",
    "franken-whale",
    "franken-leviathan",
    "finned-franken-squirmbag",
    "finned-franken-whale",
    "finned-franken-leviathan",
    "mutant-squirmbag",
    "mutant-whale",
    "mutant-leviathan",
    "finned-mutant-squirmbag",
    "finned-mutant-whale",
    "finned-mutant-leviathan",
    "kraken-fish-1",
  };
  guint n_removed[G_N_ELEMENTS (ids)] = { 0 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);

  sudoku_step_search_set_budget (search, 50000);
  for (guint i = 0; i < 80; i++)
    {
      g_autoptr (SudokuPosition) position = make_one_value (geometry, rand);
      gboolean possible[SIDE * SIDE] = { FALSE };

      g_assert_true (place (&(Plain){ .position = position, .value = 1 }, 0, 0, 0, possible));
      for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
        {
          const char *const one[] = { ids[k], NULL };
          gboolean removed[N_CANDIDATES] = { FALSE };

          find_by (search, position, one, removed);
          for (guint candidate = 0; candidate < N_CANDIDATES; candidate++)
            if (removed[candidate])
              {
                g_assert_cmpuint (candidate % SIDE, ==, 0);
                g_assert_false (possible[candidate / SIDE]);
                n_removed[k]++;
              }
        }
    }
  for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
    {
      g_test_message ("%s: %u", ids[k], n_removed[k]);
      g_assert_cmpuint (n_removed[k], >, 0);
    }
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* Leaves the value only these columns of a row. */
static void
keep_columns (SudokuPosition *position,
              guint row,
              guint columns)
{
  for (guint column = 0; column < SIDE; column++)
    if ((columns >> column & 1) == 0)
      sudoku_position_remove (position, row * SIDE + column, sudoku_set_single (1));
}

/* An X-wing of rows 1 and 5 with a fin in row 1 column 9. With the value in row 8 of one of its
 * columns, column 8 has it in row 2, which takes it from the fin; nothing else is so. */
static void
test_kraken_1 (void)
{
  static const char *const ids[] = { "kraken-fish-1", NULL };
  static const char *const fish[] = { "x-wing", "finned-x-wing", "sashimi-x-wing", NULL };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (empty);
  gboolean removed[N_CANDIDATES] = { FALSE }, by_fish[N_CANDIDATES] = { FALSE };

  keep_columns (position, 0, 1u << 1 | 1u << 5 | 1u << 8);
  keep_columns (position, 4, 1u << 1 | 1u << 5);
  for (guint row = 0; row < SIDE; row++)
    if (row != 1 && row != 7)
      sudoku_position_remove (position, row * SIDE + 7, sudoku_set_single (1));
  find_by (search, position, ids, removed);
  find_by (search, position, fish, by_fish);
  for (guint candidate = 0; candidate < N_CANDIDATES; candidate++)
    {
      guint cell = candidate / SIDE;
      gboolean expected = candidate % SIDE == 0 && (cell == 7 * SIDE + 1 || cell == 7 * SIDE + 5);

      g_assert_true (!expected || !by_fish[candidate]);
      g_assert_cmpint (removed[candidate], ==, expected);
    }
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* The same X-wing. Two cells hold 1 or 2: one in its first column, one in the column of the fin.
 * What takes the 2 from both leaves it one column for two rows. */
static void
test_kraken_2 (void)
{
  static const char *const ids[] = { "kraken-fish-2", NULL };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (empty);
  gboolean removed[N_CANDIDATES] = { FALSE };

  keep_columns (position, 0, 1u << 1 | 1u << 5 | 1u << 8);
  keep_columns (position, 4, 1u << 1 | 1u << 5);
  sudoku_position_remove (position, 7 * SIDE + 1, sudoku_set_range (3, 7));
  sudoku_position_remove (position, 5 * SIDE + 8, sudoku_set_range (3, 7));
  find_by (search, position, ids, removed);
  for (guint candidate = 0; candidate < N_CANDIDATES; candidate++)
    {
      guint cell = candidate / SIDE;
      gboolean expected = candidate % SIDE == 1 && (cell == 7 * SIDE + 8 || cell == 5 * SIDE + 1);

      g_assert_cmpint (removed[candidate], ==, expected);
    }
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/fish/plain", test_plain);
  g_test_add_func ("/sudoku/fish/circles", test_circles);
  g_test_add_func ("/sudoku/fish/larger", test_larger);
  g_test_add_func ("/sudoku/fish/kraken", test_kraken_1);
  g_test_add_func ("/sudoku/fish/kraken-2", test_kraken_2);
  return g_test_run ();
}
