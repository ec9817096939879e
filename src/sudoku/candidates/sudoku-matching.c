/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hall's test: the cells of a house can get different values if and only if no k cells have fewer
 * than k candidates together (P. Hall, 1935). A maximum bipartite matching of cells and values,
 * found by augmenting paths, decides it; the alternating paths from an unmatched vertex give a Hall
 * violator. A SAT solver can need more than a lifetime for the same (the pigeonhole principle).
 * Where further truths form a square, it is tested likewise. */

#include "sudoku-candidates.h"

#include <string.h>

#define NONE G_MAXUINT8

/* A bipartite graph and a matching in it. Vertices on the left are numbered from 0, those on the
 * right have any numbers below 128, as members of sets have. */
typedef struct
{
  guint n_left;
  SudokuSet neighbours[SUDOKU_SIDE_MAX]; /* left → right */
  guint8 mate_of_left[SUDOKU_SIDE_MAX];  /* left → right, NONE: unmatched */
  guint8 mate_of_right[128];             /* right → left, NONE: unmatched */
  guint8 predecessor[128];               /* right → the left vertex that the path came from */
} Matching;

/* Breadth first along alternating paths from an unmatched vertex on the left. Returns TRUE when one
 * is an augmenting path, which ends at @end; otherwise @reached are all reachable vertices. */
static gboolean
find_augmenting_path (Matching *self,
                      guint start,
                      SudokuSet *reached,
                      guint *end)
{
  guint8 queue[SUDOKU_SIDE_MAX];
  guint n_queue = 0, right;

  *reached = SUDOKU_SET_EMPTY;
  queue[n_queue++] = (guint8)start;
  for (guint i = 0; i < n_queue; i++)
    {
      SudokuSet fresh = sudoku_set_minus (self->neighbours[queue[i]], *reached);

      *reached = sudoku_set_or (*reached, fresh);
      SUDOKU_SET_FOREACH (fresh, right)
      {
        self->predecessor[right] = queue[i];
        if (self->mate_of_right[right] == NONE)
          {
            *end = right;
            return TRUE;
          }
        queue[n_queue++] = self->mate_of_right[right];
      }
    }
  return FALSE;
}

/* Exchanges matched and unmatched edges along the augmenting path that ends at @right. */
static void
augment (Matching *self,
         guint right)
{
  guint former;

  do
    {
      guint left = self->predecessor[right];

      former = self->mate_of_left[left];
      self->mate_of_left[left] = (guint8)right;
      self->mate_of_right[right] = (guint8)left;
      right = former;
    }
  while (former != NONE);
}

/* An initial matching. */
static void
match_greedily (Matching *self)
{
  SudokuSet matched = SUDOKU_SET_EMPTY;

  memset (self->mate_of_left, NONE, sizeof self->mate_of_left);
  memset (self->mate_of_right, NONE, sizeof self->mate_of_right);
  for (guint left = 0; left < self->n_left; left++)
    {
      SudokuSet open = sudoku_set_minus (self->neighbours[left], matched);
      guint right;

      if (sudoku_set_is_empty (open))
        continue;
      right = sudoku_set_first (open);
      self->mate_of_left[left] = (guint8)right;
      self->mate_of_right[right] = (guint8)left;
      matched = sudoku_set_or (matched, sudoku_set_single (right));
    }
}

/* Finds a smallest Hall violator on the left with its neighbours on the right: an unmatched vertex
 * together with the mates of what it can reach. No subset of such a set violates. Returns its size,
 * 0 when the matching is perfect. */
static guint
find_violator (Matching *self,
               SudokuSet *violator,
               SudokuSet *neighbours)
{
  guint smallest = 0;

  match_greedily (self);
  for (guint left = 0; left < self->n_left; left++)
    {
      SudokuSet reached;
      guint right;

      if (self->mate_of_left[left] != NONE)
        continue;
      if (find_augmenting_path (self, left, &reached, &right))
        augment (self, right);
      else if (smallest == 0 || sudoku_set_count (reached) + 1 < smallest)
        {
          smallest = sudoku_set_count (reached) + 1;
          *neighbours = reached;
          *violator = sudoku_set_single (left);
          SUDOKU_SET_FOREACH (reached, right)
          *violator = sudoku_set_or (*violator, sudoku_set_single (self->mate_of_right[right]));
        }
    }
  return smallest;
}

/* The same numbers, each incremented: values count from 1. */
static SudokuSet
add_one (SudokuSet set)
{
  SudokuSet higher = SUDOKU_SET_EMPTY;
  guint member;

  SUDOKU_SET_FOREACH (set, member)
  higher = sudoku_set_or (higher, sudoku_set_single (member + 1));
  return higher;
}

/* What is asked for each house. */
typedef struct
{
  const SudokuCandidates *candidates;
  const SudokuSet *cells;  /* their live sets */
  const SudokuSet *places; /* likewise */
  const SudokuGroupTables *tables;
  guint side;
} Test;

static void
test_init (Test *self,
           const SudokuCandidates *candidates)
{
  const SudokuGeometry *geometry = sudoku_candidates_get_geometry (candidates);

  self->candidates = candidates;
  sudoku_candidates_peek (candidates, &self->cells, &self->places);
  self->tables = sudoku_groups_get_tables (sudoku_geometry_get_groups (geometry));
  self->side = sudoku_geometry_get_side (geometry);
}

static guint
match_cells (const Test *self,
             guint house,
             SudokuDeadEnd *dead_end)
{
  const guint16 *cells = self->tables->house_cells + (gsize)house * self->side;
  Matching matching;

  matching.n_left = self->side;
  for (guint place = 0; place < self->side; place++)
    matching.neighbours[place] = self->cells[cells[place]];
  return find_violator (&matching, &dead_end->places, &dead_end->values);
}

static guint
match_values (const Test *self,
              guint house,
              SudokuDeadEnd *dead_end)
{
  SudokuSet violator = SUDOKU_SET_EMPTY;
  Matching matching;
  guint size;

  matching.n_left = self->side;
  for (guint i = 0; i < self->side; i++)
    matching.neighbours[i] = self->places[house * self->side + i];
  size = find_violator (&matching, &violator, &dead_end->places);
  dead_end->values = add_one (violator);
  return size;
}

/* Each of N further truths needs a place of its own. */
static guint
match_truths (const Test *self,
              const guint32 *truths,
              SudokuDeadEnd *dead_end)
{
  SudokuSet violator = SUDOKU_SET_EMPTY;
  Matching matching;
  guint size;

  matching.n_left = self->side;
  for (guint i = 0; i < self->side; i++)
    matching.neighbours[i] =
      self->places[sudoku_candidates_get_further_truth (self->candidates, truths[i])];
  size = find_violator (&matching, &violator, &dead_end->places);
  dead_end->values = add_one (violator);
  return size;
}

static void
check_house (const Test *self,
             guint house,
             guint *smallest_size,
             SudokuDeadEnd *smallest)
{
  SudokuDeadEnd cells = { .kind = SUDOKU_DEAD_END_HALL, .house = house };
  SudokuDeadEnd values = cells;
  guint n_cells = match_cells (self, house, &cells);
  guint n_values = n_cells > 0 ? match_values (self, house, &values) : 0;

  if (n_cells == 0 || MIN (n_cells, n_values) >= *smallest_size)
    return;
  *smallest = n_cells <= n_values ? cells : values;
  *smallest_size = MIN (n_cells, n_values);
}

static void
check_square (const Test *self,
              const guint32 *truths,
              guint *smallest_size,
              SudokuDeadEnd *smallest)
{
  SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_HALL_TRUTHS, .truth = truths[0] };
  guint size = match_truths (self, truths, &dead_end);

  if (size == 0 || size >= *smallest_size)
    return;
  *smallest = dead_end;
  *smallest_size = size;
}

/**
 * sudoku_candidates_check_hall:
 *
 * Looks for houses whose cells can't all get different values, and for squares of further truths
 * that can't all get different places. The reported Hall violator is the smallest of those found;
 * in a house, by cells and by values. It is minimal: its cells have one candidate fewer than cells,
 * or its values one place fewer. O(N⁴) at worst, close to O(N³) usually.
 *
 * Returns: %FALSE when there is a dead end
 */
gboolean
sudoku_candidates_check_hall (SudokuCandidates *self)
{
  SudokuDeadEnd smallest = { .kind = SUDOKU_DEAD_END_NONE };
  guint smallest_size = G_MAXUINT;
  guint n_houses;
  Test test;

  g_return_val_if_fail (self != NULL, FALSE);

  if (sudoku_candidates_get_dead_end (self)->kind != SUDOKU_DEAD_END_NONE)
    return FALSE;
  test_init (&test, self);
  n_houses = sudoku_geometry_get_n_houses (sudoku_candidates_get_geometry (self));
  for (guint house = 0; house < n_houses; house++)
    check_house (&test, house, &smallest_size, &smallest);
  for (guint i = 0; i < test.tables->n_squares; i++)
    check_square (&test, test.tables->squares + (gsize)i * test.side, &smallest_size, &smallest);
  if (smallest.kind != SUDOKU_DEAD_END_NONE)
    return sudoku_candidates_fail (self, &smallest);
  return TRUE;
}
