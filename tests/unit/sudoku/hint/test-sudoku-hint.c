/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints: the mistake comes first, there is always a step, and what is said follows. */

#include <string.h>

#include <sudoku-generate.h>
#include <sudoku-hint-core.h>
#include <sudoku-hint-net.h>
#include <sudoku-hint.h>
#include <sudoku-solve.h>

#include "test-data.h"
#include "test-frames.h"
#include "test-grid.h"

/* Singles suffice. */
static const char EASY[] =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/* It begins with values that have one place left in a house. */
static const char HIDDEN[] =
  "........5....7.38.9..812.6...8..1.9....3.8....4.7..5...7.685..1.96.3....2........";

/* Nets need a distinction of cases for it. */
static const char HARD[] =
  "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

static SudokuGrid *
make_puzzle (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  return test_grid_from_line (geometry, line, FALSE);
}

static SudokuGrid *
solve (const SudokuGrid *puzzle)
{
  SudokuGrid *solution = NULL;

  g_assert_cmpint (sudoku_check (puzzle, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  return solution;
}

static SudokuHint *
ask (const SudokuGrid *grid,
     const SudokuSet *removed)
{
  SudokuHintWish wish = { .removed = removed };
  g_autoptr (GError) error = NULL;
  SudokuHint *hint = sudoku_hint_find (grid, &wish, NULL, &error);

  g_assert_no_error (error);
  return hint;
}

/* Puts wrong values into cells as entries. */
static void
enter_wrongly (SudokuGrid *grid,
               const SudokuGrid *solution,
               guint cell)
{
  guint value = sudoku_grid_get_value (solution, cell) % sudoku_grid_get_side (grid) + 1;

  sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
}

/* @more: further cells, then G_MAXUINT */
static void
assert_cells (const GArray *cells,
              guint first,
              ...)
{
  va_list more;
  guint n = 0;

  va_start (more, first);
  for (guint cell = first; cell != G_MAXUINT; cell = va_arg (more, guint))
    {
      g_assert_cmpuint (n, <, cells->len);
      g_assert_cmpuint (g_array_index (cells, guint, n++), ==, cell);
    }
  va_end (more);
  g_assert_cmpuint (n, ==, cells->len);
}

static void
test_wrong_entries (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;

  enter_wrongly (grid, solution, 0);
  sudoku_grid_set (grid, 1, sudoku_grid_get_value (solution, 1), SUDOKU_ORIGIN_ENTRY);
  enter_wrongly (grid, solution, 80);
  hint = ask (grid, NULL);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  assert_cells (hint->mistake->entries, 0, 80, G_MAXUINT);
  g_assert_cmpuint (hint->steps->len, ==, 0);
}

static void
test_wrong_marks (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;
  SudokuSet removed[81] = { SUDOKU_SET_EMPTY };

  for (guint value = 1; value <= 9; value++)
    if (value != sudoku_grid_get_value (solution, 0))
      removed[0] = sudoku_set_or (removed[0], sudoku_set_single (value));
  removed[3] = sudoku_set_single (sudoku_grid_get_value (solution, 3));
  hint = ask (grid, removed);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  assert_cells (hint->mistake->marks, 3, G_MAXUINT);
  g_assert_cmpuint (hint->mistake->entries->len, ==, 0);
}

/* Marks, and then entries, that leave none of several solutions. */
static void
test_wrong_in_several (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1...............", FALSE);
  g_autoptr (SudokuHint) hint = NULL;
  SudokuSet removed[16] = { SUDOKU_SET_EMPTY };

  /* 2 has no place in the second row, as its first box has it in the first row. */
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_ENTRY);
  removed[6] = sudoku_set_single (2);
  removed[7] = sudoku_set_single (2);
  removed[9] = sudoku_set_single (3);
  hint = ask (grid, removed);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  assert_cells (hint->mistake->marks, 6, 7, G_MAXUINT);
  sudoku_hint_unref (g_steal_pointer (&hint));

  sudoku_grid_set (grid, 15, 3, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 12, 3, SUDOKU_ORIGIN_ENTRY);
  hint = ask (grid, removed);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  assert_cells (hint->mistake->entries, 12, 15, G_MAXUINT);
}

/* The solution that one hint knows is handed to the next, which believes it: here it is one of
 * several, so that an entry that is possible is wrong all the same. */
static void
test_known_solution (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) easy = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solved = solve (easy);
  g_autoptr (SudokuHint) first = ask (easy, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1...............", FALSE);
  g_autoptr (SudokuGrid) solution =
    test_grid_from_line (geometry, "1234341221434321", FALSE);
  SudokuHintWish wish = { .solution = solution };
  g_autoptr (SudokuHint) hint = NULL;

  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpuint (sudoku_grid_get_value (first->mistake->solution, cell), ==,
                      sudoku_grid_get_value (solved, cell));
  sudoku_grid_set (grid, 1, 3, SUDOKU_ORIGIN_ENTRY);
  hint = ask (grid, NULL);
  g_assert_cmpint (hint->kind, !=, SUDOKU_HINT_WRONG);
  g_assert_null (hint->mistake->solution);
  sudoku_hint_unref (hint);
  hint = sudoku_hint_find (grid, &wish, NULL, NULL);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  assert_cells (hint->mistake->entries, 1, G_MAXUINT);
}

static void
test_no_solution (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuHint) hint = NULL;

  enter_wrongly (grid, solution, 0);
  sudoku_grid_set (grid, 0, sudoku_grid_get_value (grid, 0), SUDOKU_ORIGIN_GIVEN);
  hint = ask (grid, NULL);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_NO_SOLUTION);
}

static const SudokuStep *
get_step (const SudokuHint *hint,
          guint number)
{
  return g_array_index (hint->steps, SudokuHintStep, number).step;
}

/* Takes the steps of a hint as entries and removed marks; they must agree with the solution. */
static void
take_steps (SudokuGrid *grid,
            SudokuSet *removed,
            const SudokuHint *hint,
            const SudokuGrid *solution)
{
  guint side = sudoku_grid_get_side (grid);

  for (guint k = 0; k < hint->steps->len; k++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions =
        sudoku_step_get_conclusions (get_step (hint, k), &n);

      g_assert_cmpuint (n, >, 0);
      for (guint i = 0; i < n; i++)
        {
          guint cell = conclusions[i].candidate / side;
          guint value = conclusions[i].candidate % side + 1;

          g_assert_true (
            sudoku_position_has (hint->position, conclusions[i].candidate));
          g_assert_true (conclusions[i].placed ==
                         (sudoku_grid_get_value (solution, cell) == value));
          if (conclusions[i].placed)
            sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
          else
            removed[cell] = sudoku_set_or (removed[cell], sudoku_set_single (value));
        }
    }
}

/* A hint at every position of the path that the hints themselves make. Returns their number. */
static guint
follow_hints (SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  guint n = 0;

  for (;; n++)
    {
      g_autoptr (SudokuHint) hint = ask (grid, removed);

      if (hint->kind == SUDOKU_HINT_SOLVED)
        return n;
      g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_STEP);
      for (guint i = 0; i < hint->steps->len; i++)
        g_assert_true (sudoku_step_check (get_step (hint, i), hint->position, hint->links));
      take_steps (grid, removed, hint, solution);
    }
}

static void
test_easy (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (SudokuHint) hint = ask (grid, NULL);

  g_assert_cmpint (hint->stage, ==, SUDOKU_HINT_STAGE_TECHNIQUES);
  g_assert_cmpuint (follow_hints (grid), >, 0);
}

/* One who looks where the hint says finds the step there: a value that has one place left in a
 * house in that house, not in another to which the cell belongs. */
static void
test_house (void)
{
  const SudokuTechnique *hidden = sudoku_technique_find ("hidden-single");
  g_autoptr (SudokuGrid) grid = make_puzzle (HIDDEN);
  g_autoptr (SudokuHint) hint = ask (grid, NULL);

  g_assert_cmpuint (hint->steps->len, >, 0);
  for (guint i = 0; i < hint->steps->len; i++)
    {
      const SudokuStep *step = get_step (hint, i);
      guint n_truths = 0, house = g_array_index (hint->steps, SudokuHintStep, i).house;
      guint truth = sudoku_step_get_truths (step, &n_truths)[0];
      guint first = sudoku_links_get_house_truth (hint->links, house, 1);

      g_assert_true (sudoku_step_get_technique (step) == hidden);
      g_assert_cmpuint (n_truths, ==, 1);
      g_assert_cmpuint (truth, >=, first);
      g_assert_cmpuint (truth, <, first + 9);
    }
}

/* How many places a value has left in the house, by the plain rules: neither filled nor seen by a
 * cell that has it. */
static guint
count_places (const SudokuGrid *grid,
              guint house,
              guint value)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  guint n = 0;

  for (guint i = 0; i < 9; i++)
    {
      gboolean open = sudoku_grid_get_value (grid, cells[i]) == 0;

      for (guint other = 0; other < 81 && open; other++)
        open = sudoku_grid_get_value (grid, other) != value ||
               !(other / 9 == cells[i] / 9u || other % 9 == cells[i] % 9u ||
                 (other / 27 == cells[i] / 27u && other % 9 / 3 == cells[i] % 9u / 3));
      n += open;
    }
  return n;
}

/* Is there a last place in one of the houses? */
static gboolean
has_last_place (const SudokuGrid *grid,
                guint first,
                guint end)
{
  for (guint house = first; house < end; house++)
    for (guint value = 1; value <= 9; value++)
      if (count_places (grid, house, value) == 1)
        return TRUE;
  return FALSE;
}

/* What beginners look for comes first: the last cell of a house, a last place in a box, then one in
 * a row or column, and only then a cell with one number left. Houses are rows, columns and boxes,
 * nine of each. */
static void
test_easiest_first (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  const SudokuTechnique *last = sudoku_technique_find ("full-house");
  const SudokuTechnique *hidden = sudoku_technique_find ("hidden-single");

  for (;;)
    {
      g_autoptr (SudokuHint) hint = ask (grid, NULL);
      const SudokuTechnique *technique = NULL;
      const SudokuConclusion *conclusions = NULL;
      guint n = 0, house;

      if (hint->kind == SUDOKU_HINT_SOLVED)
        return;
      g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_STEP);
      technique = sudoku_step_get_technique (get_step (hint, 0));
      house = sudoku_step_get_truths (get_step (hint, 0), &n)[0] / 9;
      if (has_last_place (grid, 0, 27))
        g_assert_true (technique == last || technique == hidden);
      if (has_last_place (grid, 18, 27))
        g_assert_true (technique == last || house >= 18);
      conclusions = sudoku_step_get_conclusions (get_step (hint, 0), &n);
      sudoku_grid_set (grid, conclusions[0].candidate / 9, conclusions[0].candidate % 9 + 1,
                       SUDOKU_ORIGIN_ENTRY);
    }
}

static void
test_hard (void)
{
  gsize length = 0;
  g_autofree char *text = test_data_load ("9x9/norvig_hardest.tsv", &length);
  g_auto (GStrv) lines = text == NULL ? NULL : g_strsplit (text, "\n", -1);

  for (guint i = 1; lines != NULL && lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autofree char *line = g_strndup (lines[i], 81);
      g_autoptr (SudokuGrid) grid = make_puzzle (line);

      g_assert_cmpuint (follow_hints (grid), >, 0);
    }
}

static void
follow_frame (const TestFrame *frame,
              const char *rules,
              guint n_givens)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GError) error = NULL;
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = n_givens,
    .seed = 5,
  };

  grid = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (follow_hints (grid), >, 0);
}

static void
test_rules (gconstpointer data)
{
  follow_frame (&(TestFrame){ 9, 3 }, data, 32);
}

static void
test_large (void)
{
  follow_frame (&(TestFrame){ 16, 4 }, "", 95);
}

/* Nets alone, which find steps of their own at each place where there are any. */
static void
test_nets (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (HARD);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  guint n_stages[4] = { 0 };

  while (sudoku_position_get_n_open (position) > 0)
    {
      guint64 work = G_MAXUINT64;
      SudokuHintStage stage;
      g_autoptr (GPtrArray) steps =
        sudoku_hint_net_find (links, position, &work, &stage);
      const SudokuStep *step = NULL;
      guint n = 0;
      const SudokuConclusion *conclusions = NULL;

      g_assert_cmpuint (steps->len, >, 0);
      step = g_ptr_array_index (steps, 0);
      n_stages[stage]++;
      conclusions = sudoku_step_get_conclusions (step, &n);
      g_assert_cmpuint (n, ==, 1);
      g_assert_true (conclusions[0].placed ==
                     (sudoku_grid_get_value (solution, conclusions[0].candidate / 9) ==
                      conclusions[0].candidate % 9 + 1));
      sudoku_step_apply (step, position);
      for (guint cell = 0; cell < 81; cell++)
        if (sudoku_set_count (
              sudoku_candidates_get (sudoku_position_get_candidates (position), cell)) == 1 &&
            !sudoku_position_is_filled (position, cell))
          sudoku_position_place (position, cell, sudoku_grid_get_value (solution, cell));
    }
  g_assert_cmpuint (n_stages[SUDOKU_HINT_STAGE_NET], >, 0);
  g_assert_cmpuint (n_stages[SUDOKU_HINT_STAGE_SPLIT], >, 0);
}

static SudokuHintCore
find_core (const SudokuGrid *grid,
           SudokuLinks **links,
           SudokuPosition **position)
{
  SudokuHintCore core = { .step = NULL };
  g_autoptr (GError) error = NULL;

  *links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  *position = sudoku_position_new (grid);
  sudoku_hint_core_find (&core, *links, *position, 20000, 20000000, FALSE, &error);
  g_assert_no_error (error);
  return core;
}

/* The solver's truths: none can be spared. */
static void
test_core (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (HARD);
  g_autoptr (SudokuGrid) solution = solve (grid);
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuPosition) position = NULL;
  SudokuHintCore core = find_core (grid, &links, &position);
  g_autoptr (SudokuStep) step = core.step;
  guint n = 0;
  const SudokuConclusion *conclusions = NULL;
  const guint32 *truths = NULL;

  g_assert_nonnull (step);
  g_assert_true (sudoku_step_check (step, position, links));
  conclusions = sudoku_step_get_conclusions (step, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_false (conclusions[0].placed);
  g_assert_cmpuint (sudoku_grid_get_value (solution, conclusions[0].candidate / 9), !=,
                    conclusions[0].candidate % 9 + 1);
  truths = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuStep) less = sudoku_step_new (sudoku_step_get_technique (step));

      sudoku_step_remove (less, conclusions[0].candidate);
      for (guint k = 0; k < n; k++)
        if (k != i)
          sudoku_step_add_truth (less, truths[k]);
      g_assert_false (sudoku_step_check (less, position, links));
    }
}

/* Where each candidate is in some solution nothing follows. */
static void
test_ambiguous (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1...............", FALSE);
  g_autoptr (SudokuHint) hint = ask (grid, NULL);

  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_AMBIGUOUS);
  g_assert_cmpuint (hint->steps->len, ==, 0);
  g_assert_false (hint->cut_short);
}

/* A puzzle from which one given too many was taken: that of @cell. */
static SudokuGrid *
make_ambiguous (guint64 seed,
                guint *cell)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = seed };
  SudokuGrid *puzzle = sudoku_generate (&options, NULL, NULL, NULL);

  *cell = (guint)seed;
  while (sudoku_grid_get_value (puzzle, *cell) == 0)
    ++*cell;
  sudoku_grid_set (puzzle, *cell, 0, SUDOKU_ORIGIN_NONE);
  return puzzle;
}

/* What would be found if the puzzle were taken to have one solution. */
static guint
count_tempting (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_techniques (&n);
  guint n_found = 0;

  sudoku_step_search_set_unique (search, TRUE);
  for (gsize i = 0; i < n; i++)
    if (all[i]->needs_unique)
      {
        g_autoptr (GPtrArray) found =
          sudoku_step_search_run (search, position, &all[i], 1, SUDOKU_STEP_ALL);

        n_found += found->len;
      }
  return n_found;
}

/* A solution that goes on from a value of a cell stays, whatever is concluded. Returns whether
 * there is one. */
static gboolean
check_solution (const SudokuGrid *puzzle,
                const SudokuHint *hint,
                guint cell,
                guint value)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuGrid) solution = NULL;

  sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
  sudoku_solve (grid, NULL, &solution, NULL, NULL);
  if (solution == NULL)
    return FALSE;
  for (guint i = 0; i < hint->steps->len; i++)
    {
      guint n = 0;
      const SudokuConclusion *conclusions = sudoku_step_get_conclusions (get_step (hint, i), &n);

      for (guint k = 0; k < n; k++)
        g_assert_cmpint (sudoku_grid_get_value (solution, conclusions[k].candidate / 9) ==
                           conclusions[k].candidate % 9 + 1,
                         ==, conclusions[k].placed);
    }
  return TRUE;
}

/* Of a puzzle with several solutions no step takes it for granted that there is one. */
static void
test_no_uniqueness (void)
{
  guint n_tempting = 0, n_steps = 0;

  for (guint64 seed = 40; seed < 52; seed++)
    {
      guint cell = 0, n_solutions = 0;
      g_autoptr (SudokuGrid) puzzle = make_ambiguous (seed, &cell);
      const SudokuHintWish wish = { .all = TRUE };
      g_autoptr (SudokuHint) hint = sudoku_hint_find (puzzle, &wish, NULL, NULL);

      n_tempting += count_tempting (puzzle);
      n_steps += hint->steps->len;
      for (guint i = 0; i < hint->steps->len; i++)
        g_assert_false (sudoku_step_get_technique (get_step (hint, i))->needs_unique);
      for (guint value = 1; value <= 9; value++)
        n_solutions += check_solution (puzzle, hint, cell, value) ? 1 : 0;
      g_assert_cmpuint (n_solutions, >, 1);
    }
  g_assert_cmpuint (n_tempting, >, 0);
  g_assert_cmpuint (n_steps, >, 0);
}

/* With hardly any budget it can't be told that nothing follows. */
static void
test_budget (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuHintWish wish = { .work = 1, .conflicts = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuHint) hint = sudoku_hint_find (grid, &wish, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_NONE);
  g_assert_true (hint->cut_short);
}

/* All steps are those of several techniques. */
static void
test_all (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  SudokuHintWish wish = { .all = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuHint) hint = sudoku_hint_find (grid, &wish, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (hint->steps->len, >, 1);
  g_assert_true (sudoku_step_get_technique (get_step (hint, 0)) !=
                 sudoku_step_get_technique (get_step (hint, hint->steps->len - 1)));
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (EASY);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_hint_find (grid, NULL, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/hint/wrong-entries", test_wrong_entries);
  g_test_add_func ("/sudoku/hint/wrong-marks", test_wrong_marks);
  g_test_add_func ("/sudoku/hint/wrong-in-several", test_wrong_in_several);
  g_test_add_func ("/sudoku/hint/known-solution", test_known_solution);
  g_test_add_func ("/sudoku/hint/no-solution", test_no_solution);
  g_test_add_func ("/sudoku/hint/easy", test_easy);
  g_test_add_func ("/sudoku/hint/house", test_house);
  g_test_add_func ("/sudoku/hint/easiest-first", test_easiest_first);
  g_test_add_func ("/sudoku/hint/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/hint/hard", test_hard);
  g_test_add_func ("/sudoku/hint/large", test_large);
  g_test_add_func ("/sudoku/hint/nets", test_nets);
  g_test_add_func ("/sudoku/hint/core", test_core);
  g_test_add_func ("/sudoku/hint/ambiguous", test_ambiguous);
  g_test_add_func ("/sudoku/hint/no-uniqueness", test_no_uniqueness);
  g_test_add_func ("/sudoku/hint/budget", test_budget);
  g_test_add_func ("/sudoku/hint/all", test_all);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/hint/rules/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_rules);
    }
  return g_test_run ();
}
