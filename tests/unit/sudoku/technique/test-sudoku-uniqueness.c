/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps that take for granted that there is one solution: their guardians hold in it, whatever the
 * rules are; without guardians nothing is proven; and no step is for a puzzle with several
 * solutions. */

#include <sudoku-generate.h>
#include <sudoku-step-search.h>

#include "test-frames.h"
#include "test-step.h"
#include "test-unique.h"

/* Of each puzzle. */
#define N_POSITIONS 150

#define N_GRAVE_PUZZLES 1500

static GPtrArray *
get_techniques (void)
{
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_techniques (&n);
  GPtrArray *techniques = g_ptr_array_new ();

  for (gsize i = 0; i < n; i++)
    if (all[i]->needs_unique)
      g_ptr_array_add (techniques, (gpointer)all[i]);
  return techniques;
}

static gboolean
is_true (const SudokuGrid *solution,
         guint32 candidate)
{
  guint side = sudoku_grid_get_side (solution);

  return sudoku_grid_get_value (solution, candidate / side) == candidate % side + 1;
}

static gboolean
has_pairs (const SudokuLinks *links)
{
  return sudoku_groups_get_n_pairs (
           sudoku_geometry_get_groups (sudoku_links_get_geometry (links))) > 0;
}

static void
check_step (const SudokuStep *step,
            const SudokuPosition *position,
            const SudokuLinks *links,
            const SudokuGrid *solution)
{
  g_autoptr (SudokuStep) unguarded = test_step_copy_without (step, TEST_STEP_GUARDIANS);
  g_autofree char *text = sudoku_step_to_text (step, sudoku_grid_get_side (solution));
  guint n = 0;
  const guint32 *guardians = sudoku_step_get_guardians (step, &n);
  const SudokuConclusion *conclusions = NULL;
  gboolean guarded = FALSE;

  for (guint i = 0; i < n && !guarded; i++)
    guarded = is_true (solution, guardians[i]);
  if (!guarded)
    g_error ("no guardian is true: %s", text);
  /* Pairs of a rule may prove more than the step speaks of. */
  if (!has_pairs (links) && sudoku_step_check (unguarded, position, links))
    g_error ("no guardian is needed: %s", text);
  conclusions = sudoku_step_get_conclusions (step, &n);
  for (guint i = 0; i < n; i++)
    if (is_true (solution, conclusions[i].candidate) != conclusions[i].placed)
      g_error ("wrong: %s", text);
}

typedef struct
{
  TestFrame frame;
  const char *rules;
  guint n_puzzles;
  guint n_steps_min; /* in all; 0: there need be none */
} Case;

static const Case cases[] = {
  { { 9, 3 }, "", 12, 500 },
  { { 9, 3 }, "x", 12, 100 },
  { { 9, 3 }, "windows", 8, 100 },
  { { 9, 3 }, "disjoint", 8, 100 },
  { { 9, 3 }, "anti-knight", 6, 5 },
  { { 9, 3 }, "non-consecutive", 6, 5 },
  { { 9, 3 }, "complete", 6, 0 },
  { { 9, 3 }, "even", 6, 100 },
  { { 6, 2 }, "x", 12, 20 },
  { { 8, 1 }, "", 8, 100 },
  { { 12, 3 }, "", 4, 100 },
};

static guint
check_position (SudokuStepSearch *search,
                const SudokuPosition *position,
                const SudokuGrid *solution)
{
  g_autoptr (GPtrArray) techniques = get_techniques ();
  const SudokuTechnique *const *rows = (const SudokuTechnique *const *)techniques->pdata;
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GPtrArray) none = NULL;

  sudoku_step_search_set_unique (search, TRUE);
  steps = sudoku_step_search_run (search, position, rows, techniques->len, SUDOKU_STEP_ALL);
  for (guint i = 0; i < steps->len; i++)
    check_step (g_ptr_array_index (steps, i), position, sudoku_step_search_get_links (search),
                solution);
  sudoku_step_search_set_unique (search, FALSE);
  none = sudoku_step_search_run (search, position, rows, techniques->len, SUDOKU_STEP_ALL);
  g_assert_cmpuint (none->len, ==, 0);
  return steps->len;
}

typedef struct
{
  SudokuGrid *grid;
  SudokuGrid *solution;
} Puzzle;

static void
puzzle_clear (Puzzle *self)
{
  sudoku_grid_free (self->grid);
  sudoku_grid_free (self->solution);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Puzzle, puzzle_clear)

static Puzzle
make_puzzle (SudokuGeometry *geometry,
             GRand *rand)
{
  g_autoptr (GError) error = NULL;
  SudokuGenerated report = { 0 };
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = sudoku_geometry_get_n_cells (geometry) / 3,
    .seed = g_rand_int (rand),
  };
  Puzzle self = { .grid = sudoku_generate (&options, NULL, &report, &error) };

  g_assert_no_error (error);
  self.solution = g_steal_pointer (&report.solution);
  sudoku_generated_clear (&report);
  return self;
}

static void
test_guardians (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->frame.side);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&self->frame, self->rules, rand);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  guint n_steps = 0;

  sudoku_step_search_set_budget (search, 200000);
  for (guint i = 0; i < self->n_puzzles; i++)
    {
      g_auto (Puzzle) puzzle = make_puzzle (geometry, rand);

      for (guint k = 0; k < N_POSITIONS; k++)
        {
          g_autoptr (SudokuPosition) position =
            test_unique_make_position (puzzle.grid, puzzle.solution, rand);

          n_steps += check_position (search, position, puzzle.solution);
        }
    }
  g_test_message ("%u steps", n_steps);

  g_assert_cmpuint (n_steps, >=, self->n_steps_min);
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* Ends of puzzles have graves of all types, and what is concluded from these is right. */
static void
test_graves (gconstpointer data)
{
  static const char *const ids[] = { "bug-1", "bug-2", "bug-3", "bug-4" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&(TestFrame){ 9, 3 }, data, rand);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  guint n_found[G_N_ELEMENTS (ids)] = { 0 };

  sudoku_step_search_set_unique (search, TRUE);
  for (guint i = 0; i < N_GRAVE_PUZZLES; i++)
    {
      g_auto (Puzzle) puzzle = make_puzzle (geometry, rand);
      g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle.grid);

      while (sudoku_position_get_n_open (position) > 0)
        {
          for (gsize k = 0; k < G_N_ELEMENTS (ids); k++)
            {
              const SudokuTechnique *technique = sudoku_technique_find (ids[k]);
              g_autoptr (GPtrArray) steps =
                sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

              for (guint s = 0; s < steps->len; s++)
                check_step (g_ptr_array_index (steps, s), position, links, puzzle.solution);
              n_found[k] += steps->len;
            }
          test_unique_go_on (search, position, puzzle.solution, rand);
        }
    }
  for (gsize k = 0; k < G_N_ELEMENTS (ids); k++)
    {
      g_test_message ("%s: %u steps", ids[k], n_found[k]);
      g_assert_cmpuint (n_found[k], >, 0);
    }
  g_assert_cmpuint (sudoku_step_search_get_n_refused (search), ==, 0);
}

/* In an empty grid: cells with what is left in them, and what follows. */
typedef struct
{
  const char *id;
  const char *cells;
  const char *step;
  guint rating;
} Loop;

#define SIX "42=12 43=12 71=12 73=12 "

static const Loop loops[] = {
  { "unique-rectangle-1", "11=12 12=12 41=12 42=123", "unique-rectangle-1: r4c2<>1 r4c2<>2", 45 },
  { "unique-loop-1", SIX "11=12 12=123", "unique-loop-1: r1c2<>1 r1c2<>2", 46 },
  { "unique-loop-1", "11=12 12=12 71=12 52=12 74=12 93=12 53=12 94=129",
    "unique-loop-1: r9c4<>1 r9c4<>2", 47 },
  { "unique-loop-1", "11=12 12=12 91=12 82=12 96=12 88=12 76=12 38=12 79=12 39=129",
    "unique-loop-1: r3c9<>1 r3c9<>2", 50 },
  { "unique-loop-2",
    SIX "11=123 12=123 13=4567 14=45689 15=45689 16=3489 17=45689 18=45689 19=45689 "
        "21=4567 22=4567 23=45689 31=456789 32=456789 33=456789",
    "unique-loop-2: r1c6<>3", 46 },
  { "unique-loop-3",
    SIX "11=123 12=124 18=34 14=356789 13=56789 15=56789 16=56789 17=56789 19=56789",
    "unique-loop-3: r1c4<>3", 47 },
  { "unique-loop-4",
    SIX "11=1234 12=1256 13=3456789 14=3456789 15=3456789 16=3456789 17=3456789 18=3456789 "
        "19=23456789",
    "unique-loop-4: r1c1<>2 r1c2<>2", 46 },
  /* A diagonal tells the corner from the rest. */
  { "unique-rectangle-1", "x 11=12 12=12 41=12 42=123", NULL, 0 },
};

static void
keep_candidates (SudokuPosition *position,
                 const char *text)
{
  g_auto (GStrv) cells = g_strsplit (text, " ", -1);

  for (guint i = 0; cells[i] != NULL; i++)
    {
      SudokuSet gone = sudoku_set_range (1, 9);

      if (!g_ascii_isdigit (*cells[i]))
        continue;
      for (const char *value = cells[i] + 3; *value != '\0'; value++)
        gone = sudoku_set_minus (gone, sudoku_set_single ((guint)(*value - '0')));
      sudoku_position_remove (position, (guint)((cells[i][0] - '1') * 9 + cells[i][1] - '1'),
                              gone);
    }
}

static gboolean
has_step (const GPtrArray *steps,
          const Loop *loop)
{
  for (guint i = 0; i < steps->len; i++)
    {
      g_autofree char *text = sudoku_step_to_text (g_ptr_array_index (steps, i), 9);

      g_test_message ("%s", text);
      if (g_str_equal (text, loop->step))
        {
          g_assert_cmpuint (sudoku_step_get_rating (g_ptr_array_index (steps, i)), ==,
                            loop->rating);
          return TRUE;
        }
    }
  return FALSE;
}

static void
test_loops (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (loops); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (3, 3, *loops[i].cells == 'x', NULL);
      g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
      g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
      const SudokuTechnique *technique = sudoku_technique_find (loops[i].id);
      g_autoptr (GPtrArray) steps = NULL;

      keep_candidates (position, loops[i].cells);
      sudoku_step_search_set_unique (search, TRUE);
      steps = sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);
      g_test_message ("%s", loops[i].cells);
      if (loops[i].step == NULL)
        g_assert_cmpuint (steps->len, ==, 0);
      else
        g_assert_true (has_step (steps, &loops[i]));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/sudoku/uniqueness/guardians/%u/%s", cases[i].frame.side,
                         *cases[i].rules == '\0' ? "plain" : cases[i].rules);

      g_test_add_data_func (path, &cases[i], test_guardians);
    }
  g_test_add_func ("/sudoku/uniqueness/loops", test_loops);
  g_test_add_data_func ("/sudoku/uniqueness/graves", "", test_graves);
  return g_test_run ();
}
