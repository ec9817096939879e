/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions to practise techniques in: nothing easier has a step there, the technique has, and no
 * attempt is judged by anything but its conclusions. */

#include <sudoku-exercise-find.h>
#include <sudoku-step-search.h>

static SudokuExercise *
find (const char *id,
      gboolean *easiest)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (9, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  SudokuExercise *exercise =
    sudoku_exercise_find (geometry, sudoku_technique_find (id), 7, NULL, easiest, &error);

  g_assert_no_error (error);
  g_assert_nonnull (exercise);
  return exercise;
}

static guint
count_steps (const SudokuExercise *exercise,
             GPtrArray *techniques)
{
  g_autoptr (SudokuStepSearch) search =
    sudoku_step_search_new (sudoku_exercise_get_links (exercise));
  g_autoptr (GPtrArray) found = NULL;

  if (techniques->len == 0)
    return 0;
  sudoku_step_search_set_unique (search, TRUE);
  found = sudoku_step_search_run (search, sudoku_exercise_get_position (exercise),
                                  (const SudokuTechnique *const *)techniques->pdata,
                                  techniques->len, SUDOKU_STEP_FIRST);
  return found->len;
}

static void
test_needed (gconstpointer data)
{
  gboolean easiest = FALSE;
  g_autoptr (SudokuExercise) exercise = find (data, &easiest);
  const GPtrArray *steps = sudoku_exercise_get_steps (exercise);
  g_autoptr (GPtrArray) easier = sudoku_exercise_list_easier (sudoku_technique_find (data));

  g_assert_true (easiest);
  g_assert_cmpuint (count_steps (exercise, easier), ==, 0);
  g_assert_cmpuint (steps->len, >=, 1);
  for (guint i = 0; i < steps->len; i++)
    {
      const SudokuStep *step = g_ptr_array_index (steps, i);

      g_assert_cmpstr (sudoku_step_get_technique (step)->id, ==, data);
      g_assert_true (sudoku_step_check (step, sudoku_exercise_get_position (exercise),
                                        sudoku_exercise_get_links (exercise)));
    }
}

/* The same seed gives the same exercise. */
static void
test_seed (void)
{
  gboolean easiest = FALSE;
  g_autoptr (SudokuExercise) first = find ("x-wing", &easiest);
  g_autoptr (SudokuExercise) second = find ("x-wing", &easiest);

  g_assert_true (
    sudoku_grid_equal (sudoku_exercise_get_grid (first), sudoku_exercise_get_grid (second)));
}

typedef struct
{
  SudokuExercise *exercise;
  SudokuGrid *grid;
  SudokuSet marks[81];
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  gboolean easiest = FALSE;

  self->exercise = find (data, &easiest);
  self->grid = sudoku_grid_copy (sudoku_exercise_get_grid (self->exercise));
  for (guint cell = 0; cell < 81; cell++)
    self->marks[cell] = sudoku_exercise_get_candidates (self->exercise, cell);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  sudoku_grid_free (self->grid);
  sudoku_exercise_free (self->exercise);
}

static void
conclude (Fixture *self,
          const SudokuConclusion *conclusion)
{
  guint cell = conclusion->candidate / 9, value = conclusion->candidate % 9 + 1;

  if (conclusion->placed)
    sudoku_grid_set (self->grid, cell, value, SUDOKU_ORIGIN_ENTRY);
  else
    self->marks[cell] = sudoku_set_minus (self->marks[cell], sudoku_set_single (value));
}

static SudokuAttempt
judge (Fixture *self)
{
  guint step = 0;

  return sudoku_exercise_judge (self->exercise, self->grid, self->marks, &step);
}

static const SudokuConclusion *
get_conclusions (Fixture *self,
                 guint *n)
{
  const GPtrArray *steps = sudoku_exercise_get_steps (self->exercise);

  return sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), n);
}

static void
test_right (Fixture *self,
            gconstpointer data)
{
  guint n = 0;
  const SudokuConclusion *conclusions = get_conclusions (self, &n);

  g_assert_cmpint (judge (self), ==, SUDOKU_ATTEMPT_NOTHING);
  for (guint i = 0; i < n; i++)
    {
      conclude (self, &conclusions[i]);
      g_assert_cmpint (judge (self), ==,
                       i + 1 < n ? SUDOKU_ATTEMPT_PARTLY : SUDOKU_ATTEMPT_RIGHT);
    }
}

/* Whatever else is removed is wrong, be it true or not. */
static void
test_wrong (Fixture *self,
            gconstpointer data)
{
  const GPtrArray *steps = sudoku_exercise_get_steps (self->exercise);
  guint n_wrong = 0;

  for (guint32 candidate = 0; candidate < 729; candidate++)
    {
      SudokuConclusion attempt = { .candidate = candidate };
      SudokuSet before = self->marks[candidate / 9];
      gboolean concluded = FALSE;

      if (!sudoku_set_has (before, candidate % 9 + 1))
        continue;
      for (guint i = 0; i < steps->len; i++)
        {
          guint n = 0;
          const SudokuConclusion *conclusions =
            sudoku_step_get_conclusions (g_ptr_array_index (steps, i), &n);

          for (guint k = 0; k < n; k++)
            concluded |= conclusions[k].candidate == candidate;
        }
      conclude (self, &attempt);
      if (!concluded)
        {
          g_assert_cmpint (judge (self), ==, SUDOKU_ATTEMPT_WRONG);
          n_wrong++;
        }
      self->marks[candidate / 9] = before;
    }
  g_assert_cmpuint (n_wrong, >, 10);
}

/* Who leaves one number in a cell has placed it. */
static void
test_last_mark (Fixture *self,
                gconstpointer data)
{
  guint n = 0;
  const SudokuConclusion *conclusions = get_conclusions (self, &n);
  guint cell = conclusions[0].candidate / 9;

  g_assert_true (conclusions[0].placed);
  self->marks[cell] = sudoku_set_single (conclusions[0].candidate % 9 + 1);
  g_assert_cmpint (judge (self), ==, SUDOKU_ATTEMPT_RIGHT);
  self->marks[cell] = sudoku_exercise_get_candidates (self->exercise, cell);
  sudoku_grid_set (self->grid, cell, conclusions[0].candidate % 9 == 0 ? 9 : 1,
                   SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpint (judge (self), ==, SUDOKU_ATTEMPT_WRONG);
}

/* The same pattern with other numbers in other places: as many givens, candidates and steps. */
static void
test_rearranged (void)
{
  gboolean easiest = FALSE;
  g_autoptr (SudokuExercise) exercise = find ("skyscraper", &easiest);
  g_autoptr (SudokuExercise) other = sudoku_exercise_rearrange (exercise, 11, NULL);
  g_autoptr (SudokuExercise) same = sudoku_exercise_rearrange (exercise, 11, NULL);

  g_assert_nonnull (other);
  g_assert_false (sudoku_grid_equal (sudoku_exercise_get_grid (exercise),
                                     sudoku_exercise_get_grid (other)));
  g_assert_true (
    sudoku_grid_equal (sudoku_exercise_get_grid (same), sudoku_exercise_get_grid (other)));
  g_assert_cmpuint (sudoku_exercise_get_effort (exercise), ==,
                    sudoku_exercise_get_effort (other));
  g_assert_cmpuint (sudoku_exercise_get_steps (exercise)->len, ==,
                    sudoku_exercise_get_steps (other)->len);
}

static void
test_puzzle (void)
{
  gboolean easiest = FALSE;
  g_autoptr (SudokuExercise) exercise = find ("x-wing", &easiest);
  const SudokuGrid *grid = sudoku_exercise_get_grid (exercise);
  g_autoptr (SudokuGrid) puzzle = sudoku_exercise_make_puzzle (exercise);

  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpuint (sudoku_grid_get_value (puzzle, cell), ==,
                      sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN
                        ? sudoku_grid_get_value (grid, cell)
                        : 0);
}

/* Marks are shown where steps are found among them. */
static void
test_needs_marks (void)
{
  static const struct
  {
    const char *id;
    gboolean needs_marks;
  } cases[] = {
    { "full-house", FALSE },
    { "hidden-single", FALSE },
    { "naked-single", FALSE },
    { "naked-pair", TRUE },
    { "x-wing", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean easiest = FALSE;
      g_autoptr (SudokuExercise) exercise = find (cases[i].id, &easiest);

      g_assert_cmpint (sudoku_exercise_needs_marks (exercise), ==, cases[i].needs_marks);
    }
}

static void
reset (Fixture *self)
{
  for (guint cell = 0; cell < 81; cell++)
    self->marks[cell] = sudoku_exercise_get_candidates (self->exercise, cell);
}

/* Concludes something that follows from another technique, and not from this one. */
static void
conclude_other (Fixture *self)
{
  g_autoptr (SudokuStepSearch) search =
    sudoku_step_search_new (sudoku_exercise_get_links (self->exercise));
  const SudokuTechnique *techniques[] = {
    sudoku_technique_find ("xy-chain"),
    sudoku_technique_find ("als-xz"),
    sudoku_technique_find ("als-xy-wing"),
  };
  g_autoptr (GPtrArray) found = NULL;

  sudoku_step_search_set_unique (search, TRUE);
  found = sudoku_step_search_run (search, sudoku_exercise_get_position (self->exercise),
                                  techniques, G_N_ELEMENTS (techniques), SUDOKU_STEP_ALL);
  for (guint i = 0; i < found->len; i++)
    {
      guint n = 0;

      reset (self);
      conclude (self, &sudoku_step_get_conclusions (g_ptr_array_index (found, i), &n)[0]);
      if (judge (self) == SUDOKU_ATTEMPT_WRONG)
        return;
    }
  g_assert_not_reached ();
}

/* What is right by another technique is wrong here, and that technique is found. */
static void
test_other (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuExercise) copy = sudoku_exercise_copy (self->exercise);
  const SudokuTechnique *other = NULL;

  conclude_other (self);
  other = sudoku_exercise_find_other (copy, self->grid, self->marks, NULL);
  g_assert_nonnull (other);
  g_assert_cmpstr (other->id, !=, "x-wing");
}

/* A guess is no technique. */
static void
test_guess (Fixture *self,
            gconstpointer data)
{
  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_grid_get_value (self->grid, cell) == 0)
      {
        guint wrong = sudoku_set_first (self->marks[cell]);

        sudoku_grid_set (self->grid, cell, wrong, SUDOKU_ORIGIN_ENTRY);
      }
  g_assert_null (sudoku_exercise_find_other (self->exercise, self->grid, self->marks, NULL));
}

int
main (int argc,
      char *argv[])
{
  static const char *const ids[] = {
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "naked-pair",
    "x-wing",
    "xy-wing",
    "skyscraper",
    "unique-rectangle-1",
    "two-strong-links",
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/exercise/needed/", ids[i], NULL);

      g_test_add_data_func (path, ids[i], test_needed);
    }
  g_test_add_func ("/sudoku/exercise/seed", test_seed);
  g_test_add ("/sudoku/exercise/right", Fixture, "swordfish", set_up, test_right, tear_down);
  g_test_add ("/sudoku/exercise/right/placed", Fixture, "hidden-single", set_up, test_right,
              tear_down);
  g_test_add ("/sudoku/exercise/wrong", Fixture, "x-wing", set_up, test_wrong, tear_down);
  g_test_add ("/sudoku/exercise/last-mark", Fixture, "hidden-single", set_up, test_last_mark,
              tear_down);

  g_test_add_func ("/sudoku/exercise/rearranged", test_rearranged);
  g_test_add_func ("/sudoku/exercise/puzzle", test_puzzle);
  g_test_add_func ("/sudoku/exercise/needs-marks", test_needs_marks);
  g_test_add ("/sudoku/exercise/other", Fixture, "x-wing", set_up, test_other, tear_down);
  g_test_add ("/sudoku/exercise/guess", Fixture, "x-wing", set_up, test_guess, tear_down);

  return g_test_run ();
}
