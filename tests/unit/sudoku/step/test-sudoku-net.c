/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nets reach, against a plain propagation over sets of values, with sets counted by looking at
 * all of them; and that what they need is needed, which the checker says. */

#include <sudoku-net.h>
#include <sudoku-proof.h>
#include <sudoku-technique-nets.h>

#include "test-grid.h"

#define SIDE 9
#define N_CELLS 81
#define N_HOUSES 27

/* Easy steps do not solve them. */
static const char *const puzzles[] = {
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

/* The values that are left in each cell, as bits from 0. */
typedef struct
{
  guint values[N_CELLS];
} Plain;

static const guint16 *
get_house (SudokuGeometry *geometry,
           guint house)
{
  return sudoku_groups_get_house_cells (sudoku_geometry_get_groups (geometry), house);
}

static gboolean
is_single (guint values)
{
  return __builtin_popcount (values) == 1;
}

/* Returns whether anything changed. */
static gboolean
use_cells (Plain *self,
           SudokuGeometry *geometry)
{
  gboolean changed = FALSE;

  for (guint cell = 0; cell < N_CELLS; cell++)
    for (guint other = 0; other < N_CELLS && is_single (self->values[cell]); other++)
      if (other != cell && sudoku_geometry_are_peers (geometry, cell, other) &&
          (self->values[other] & self->values[cell]) != 0)
        {
          self->values[other] &= ~self->values[cell];
          changed = TRUE;
        }
  return changed;
}

static gboolean
use_houses (Plain *self,
            SudokuGeometry *geometry)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < N_HOUSES; house++)
    for (guint value = 0; value < SIDE; value++)
      {
        const guint16 *cells = get_house (geometry, house);
        guint n = 0, last = 0;

        for (guint i = 0; i < SIDE; i++)
          if ((self->values[cells[i]] >> value & 1) == 1)
            {
              last = cells[i];
              n++;
            }
        if (n == 0)
          self->values[cells[0]] = 0;
        if (n == 1 && !is_single (self->values[last]))
          {
            self->values[last] = 1U << value;
            changed = TRUE;
          }
      }
  return changed;
}

static gboolean
use_sets (Plain *self,
          SudokuGeometry *geometry)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < N_HOUSES; house++)
    for (guint which = 1; which < 1U << SIDE; which++)
      {
        const guint16 *cells = get_house (geometry, house);
        guint values = 0;

        for (guint i = 0; i < SIDE; i++)
          values |= (which >> i & 1) == 1 ? self->values[cells[i]] : 0;
        if (__builtin_popcount (values) < __builtin_popcount (which))
          self->values[cells[0]] = 0;
        for (guint i = 0;
             i < SIDE && __builtin_popcount (values) == __builtin_popcount (which); i++)
          if ((which >> i & 1) == 0 && (self->values[cells[i]] & values) != 0)
            {
              self->values[cells[i]] &= ~values;
              changed = TRUE;
            }
      }
  return changed;
}

static gboolean
is_possible (const Plain *self)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (self->values[cell] == 0)
      return FALSE;
  return TRUE;
}

/* Returns whether nothing contradicts itself. */
static gboolean
propagate (Plain *self,
           SudokuGeometry *geometry,
           gboolean sets)
{
  gboolean changed = TRUE;

  while (changed && is_possible (self))
    {
      changed = use_cells (self, geometry);
      if (is_possible (self))
        changed |= use_houses (self, geometry);
      if (is_possible (self) && !changed && sets)
        changed = use_sets (self, geometry);
    }
  return is_possible (self);
}

static Plain
read_position (const SudokuPosition *position)
{
  Plain plain = { { 0 } };

  for (guint i = 0; i < N_CELLS * SIDE; i++)
    if (sudoku_position_has (position, i))
      plain.values[i / SIDE] |= 1U << i % SIDE;
  return plain;
}

static void
suppose (Plain *self,
         guint candidate,
         gboolean holds)
{
  if (holds)
    self->values[candidate / SIDE] &= 1U << candidate % SIDE;
  else
    self->values[candidate / SIDE] &= ~(1U << candidate % SIDE);
}

static gboolean
contradicts (const Plain *before,
             SudokuGeometry *geometry,
             const SudokuNetGoal *goal)
{
  Plain plain = *before;

  suppose (&plain, goal->supposed, goal->holds);
  return !propagate (&plain, geometry, goal->sets);
}

/* Whether each case of a truth contradicts itself after what is supposed. */
static gboolean
contradicts_in_cases (const Plain *before,
                      const SudokuLinks *links,
                      const SudokuNetGoal *goal)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (links);
  const guint32 *candidates = sudoku_links_get_candidates (links, goal->cases);
  Plain plain = *before;

  suppose (&plain, goal->supposed, goal->holds);
  if (!propagate (&plain, geometry, FALSE))
    return TRUE;
  for (guint i = 0; i < SIDE; i++)
    {
      Plain one = plain;

      if ((plain.values[candidates[i] / SIDE] >> candidates[i] % SIDE & 1) == 0)
        continue;
      suppose (&one, candidates[i], TRUE);
      if (propagate (&one, geometry, FALSE))
        return FALSE;
    }
  return TRUE;
}

/* A position in which all that one of the plain means finds without supposing is done. */
static SudokuPosition *
make_position (SudokuGeometry *geometry,
               const char *line,
               gboolean sets)
{
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  SudokuPosition *position = sudoku_position_new (grid);
  Plain plain = read_position (position);

  g_assert_true (propagate (&plain, geometry, sets));
  for (guint i = 0; i < N_CELLS * SIDE; i++)
    if (sudoku_position_has (position, i) && (plain.values[i / SIDE] >> i % SIDE & 1) == 0)
      sudoku_position_remove (position, i / SIDE, sudoku_set_single (i % SIDE + 1));
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (is_single (plain.values[cell]) && !sudoku_position_is_filled (position, cell))
      sudoku_position_place (position, cell, (guint)__builtin_ctz (plain.values[cell]) + 1);
  return position;
}

/* The step without one of its truths, and without the sets that need it. */
static SudokuStep *
copy_without (const SudokuStep *step,
              guint left_out)
{
  SudokuStep *copy = sudoku_step_new (sudoku_step_get_technique (step));
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  const guint32 *truths = NULL;

  if (conclusions[0].placed)
    sudoku_step_place (copy, conclusions[0].candidate);
  else
    sudoku_step_remove (copy, conclusions[0].candidate);
  truths = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    if (i != left_out)
      sudoku_step_add_truth (copy, truths[i]);
  for (guint i = 0; i < sudoku_step_get_n_sets (step); i++)
    {
      SudokuStepSet set;
      gboolean kept = TRUE;

      sudoku_step_get_set (step, i, &set);
      for (guint k = 0; k < set.n_truths; k++)
        kept = kept && set.truths[k] != truths[left_out];
      if (kept)
        sudoku_step_add_set (copy, &set);
    }
  sudoku_step_add_node (copy, SUDOKU_STEP_LEAF);
  return copy;
}

/* What is left after minimising proves the goal, and nothing of it can go. */
static void
assert_minimal (SudokuNet *net,
                const SudokuNetGoal *goal,
                const SudokuPosition *position,
                const SudokuLinks *links)
{
  g_autoptr (SudokuStep) step = NULL;
  guint n = 0;

  sudoku_net_minimise (net, goal);
  step = sudoku_net_step_new (sudoku_technique_find ("forcing-net-contradiction"), net, goal);
  if (sudoku_step_get_n_sets (step) == 0)
    sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
  g_assert_true (sudoku_step_check (step, position, links));
  sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuStep) less = copy_without (step, i);

      g_assert_false (sudoku_step_check (less, position, links));
    }
}

/* All candidates, supposed and denied. */
static void
test_reach (gconstpointer data)
{
  gboolean sets = GPOINTER_TO_INT (data);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  guint n_reached = 0, n_sets = 0;

  for (guint k = 0; k < G_N_ELEMENTS (puzzles); k++)
    {
      g_autoptr (SudokuPosition) position = make_position (geometry, puzzles[k], sets);
      g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
      Plain plain = read_position (position);

      for (guint i = 0; i < 2 * N_CELLS * SIDE; i++)
        {
          SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

          goal.supposed = i / 2;
          goal.holds = i % 2 == 0;
          goal.sets = sets;
          if (!sudoku_position_has (position, i / 2) ||
              sudoku_position_is_filled (position, i / 2 / SIDE))
            continue;
          g_assert_cmpint (sudoku_net_reach (net, &goal), ==,
                           contradicts (&plain, geometry, &goal));
          if (!sudoku_net_reach (net, &goal))
            continue;
          n_reached++;
          assert_minimal (net, &goal, position, links);
          n_sets += sudoku_net_get_n_sets (net);
        }
    }
  g_assert_cmpuint (n_reached, >, 0);
  g_assert_true ((n_sets > 0) == sets);
}

/* Sets that are there before anything is supposed are counted, too. */
static void
test_sets_before (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);

  for (guint k = 0; k < G_N_ELEMENTS (puzzles); k++)
    {
      g_autoptr (SudokuPosition) position = make_position (geometry, puzzles[k], FALSE);
      g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
      Plain plain = read_position (position);

      for (guint32 i = 0; i < N_CELLS * SIDE; i++)
        {
          SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;

          goal.supposed = i;
          goal.holds = TRUE;
          goal.sets = TRUE;
          if (sudoku_position_has (position, i) &&
              !sudoku_position_is_filled (position, i / SIDE))
            g_assert_cmpint (sudoku_net_reach (net, &goal), ==,
                             contradicts (&plain, geometry, &goal));
        }
    }
}

/* Each candidate with the cases of each truth that has two or three. */
static void
test_cases (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuPosition) position = make_position (geometry, puzzles[0], FALSE);
  g_autoptr (SudokuNet) net = sudoku_net_new (links, position);
  Plain plain = read_position (position);
  guint n_reached = 0;

  for (guint32 i = 0; i < N_CELLS * SIDE; i += 5)
    for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth += 3)
      {
        SudokuNetGoal goal = SUDOKU_NET_GOAL_INIT;
        const guint32 *candidates = sudoku_links_get_candidates (links, truth);
        guint n_open = 0;
        gboolean reached;

        goal.supposed = i;
        goal.holds = TRUE;
        goal.cases = truth;
        goal.n_cases_max = SIDE;
        for (guint k = 0; k < SIDE; k++)
          n_open += sudoku_position_has (position, candidates[k]);
        if (!sudoku_position_has (position, i) ||
            sudoku_position_is_filled (position, i / SIDE) || n_open < 2)
          continue;
        reached = sudoku_net_reach (net, &goal);
        if (reached)
          n_reached++;
        g_assert_true (!reached || contradicts_in_cases (&plain, links, &goal));
      }
  g_assert_cmpuint (n_reached, >, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/sudoku/net/reach", GINT_TO_POINTER (FALSE), test_reach);
  g_test_add_data_func ("/sudoku/net/reach-with-sets", GINT_TO_POINTER (TRUE), test_reach);
  g_test_add_func ("/sudoku/net/sets-before", test_sets_before);
  g_test_add_func ("/sudoku/net/cases", test_cases);
  return g_test_run ();
}
