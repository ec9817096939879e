/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a game at one moment. Counts what breaks a rule, how often each value stands on the
 * whole board, and how many cells each origin has filled, so that "solved" and what is left to do
 * are known at once. Knows nothing of moves. */

#include "sudoku-state.h"

#include <string.h>

#include "sudoku-check.h"

struct _SudokuState
{
  SudokuGrid *grid;
  SudokuSet *marks; /* SUDOKU_N_MARKS × cells */
  guint8 *colours;  /* of each cell */
  SudokuColouring *colouring;
  SudokuBranches *branches;
  guint8 *counts; /* houses × values */
  guint8 *held;   /* of each further truth: how many of its candidates stand on the board */
  guint n_held;   /* further truths of which one does */
  guint n_of_origin[SUDOKU_N_ORIGINS];
  guint n_of_value[SUDOKU_SIDE_MAX + 1]; /* of 0: the empty cells */
  /* Values that stand twice in a house, further truths with two true candidates, pairs and masks
   * that are violated. */
  guint n_conflicts;
  guint64 revision;
};

static void
count_in_houses (SudokuState *self,
                 guint cell,
                 guint value,
                 gboolean add)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (self->grid);
  guint side = sudoku_geometry_get_side (geometry);
  guint n_houses = 0;
  const SudokuPlace *houses =
    sudoku_groups_get_places (sudoku_geometry_get_groups (geometry), cell, &n_houses);

  for (guint i = 0; i < n_houses; i++)
    {
      guint8 *count = &self->counts[houses[i].house * side + value - 1];

      if (add && ++*count == 2)
        self->n_conflicts++;
      else if (!add && --*count == 1)
        self->n_conflicts--;
    }
}

/* How many pairs of the cell with one of the first @n_others cells are broken by its value; and
 * whether a mask is. */
static guint
count_broken_pairs (const SudokuState *self,
                    guint cell,
                    guint value,
                    guint n_others)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_grid_get_geometry (self->grid));
  guint n_bonds = 0, n = !sudoku_set_has (sudoku_groups_get_allowed (groups, cell), value);
  const SudokuBond *bonds = sudoku_groups_get_bonds (groups, cell, &n_bonds);

  for (guint i = 0; i < n_bonds; i++)
    {
      const SudokuRelation *relation = sudoku_groups_get_relation (groups, bonds[i].relation);
      guint other = sudoku_grid_get_value (self->grid, bonds[i].other);

      n += bonds[i].other < n_others && other != 0 &&
           !sudoku_set_has (relation->allowed[value], other);
    }
  return n;
}

static void
count_in_truths (SudokuState *self,
                 guint cell,
                 guint value,
                 gboolean add)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (self->grid);
  guint n_truths = 0;
  const SudokuTruthPlace *truths =
    sudoku_groups_get_truth_places (sudoku_geometry_get_groups (geometry),
                                    cell * sudoku_geometry_get_side (geometry) + value - 1,
                                    &n_truths);

  for (guint i = 0; i < n_truths; i++)
    {
      guint8 *held = &self->held[truths[i].truth];

      *held = (guint8)(add ? *held + 1 : *held - 1);
      if (*held == (add ? 2 : 1))
        self->n_conflicts += add ? 1u : -1u;
      if (*held == (add ? 1 : 0))
        self->n_held += add ? 1u : -1u;
    }
}

/* Counts what a filled cell adds, or removes it again, considering the first @n_others cells
 * only. */
static void
count_cell (SudokuState *self,
            guint cell,
            guint n_others,
            gboolean add)
{
  guint value = sudoku_grid_get_value (self->grid, cell);
  SudokuOrigin origin = sudoku_grid_get_origin (self->grid, cell);

  if (value > 0)
    {
      guint n_broken = count_broken_pairs (self, cell, value, n_others);

      count_in_houses (self, cell, value, add);
      count_in_truths (self, cell, value, add);
      self->n_conflicts += add ? n_broken : -n_broken;
    }
  if (add)
    {
      self->n_of_origin[origin]++;
      self->n_of_value[value]++;
    }
  else
    {
      self->n_of_origin[origin]--;
      self->n_of_value[value]--;
    }
}

/* Counts anew, under the current rules of the grid. */
static void
count_all (SudokuState *self)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (self->grid);

  g_free (self->counts);
  g_free (self->held);
  self->counts = g_new0 (guint8, (gsize)sudoku_geometry_get_n_houses (geometry) *
                                   sudoku_geometry_get_side (geometry));
  self->held = g_new0 (guint8, sudoku_groups_get_n_truths (sudoku_geometry_get_groups (geometry)));
  self->n_held = 0;
  self->n_conflicts = 0;
  memset (self->n_of_origin, 0, sizeof self->n_of_origin);
  memset (self->n_of_value, 0, sizeof self->n_of_value);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (self->grid); cell++)
    count_cell (self, cell, cell, TRUE);
}

/**
 * sudoku_state_new: (skip)
 * @grid: values and origins; copied
 *
 * Makes a state without marks and colours. O(cells).
 *
 * Returns: (transfer full): the state
 */
SudokuState *
sudoku_state_new (const SudokuGrid *grid)
{
  SudokuState *self = NULL;
  guint n_cells = 0;

  g_return_val_if_fail (grid != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (grid);
  self = g_new0 (SudokuState, 1);
  self->grid = sudoku_grid_copy (grid);
  self->marks = g_new0 (SudokuSet, (gsize)SUDOKU_N_MARKS * n_cells);
  self->colours = g_new0 (guint8, n_cells);
  self->colouring = sudoku_colouring_new ();
  self->branches = sudoku_branches_new ();
  count_all (self);
  return self;
}

/**
 * sudoku_state_copy: (skip)
 *
 * Copies it. O(cells).
 *
 * Returns: (transfer full): the copy
 */
SudokuState *
sudoku_state_copy (const SudokuState *self)
{
  SudokuState *copy = NULL;
  guint n_cells = 0;

  g_return_val_if_fail (self != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (self->grid);
  copy = sudoku_state_new (self->grid);
  memcpy (copy->marks, self->marks, sizeof (SudokuSet) * SUDOKU_N_MARKS * n_cells);
  memcpy (copy->colours, self->colours, n_cells);
  sudoku_colouring_free (copy->colouring);
  copy->colouring = sudoku_colouring_copy (self->colouring);
  sudoku_state_set_branches (copy, self->branches);
  return copy;
}

/**
 * sudoku_state_free:
 *
 * Frees it.
 */
void
sudoku_state_free (SudokuState *self)
{
  g_return_if_fail (self != NULL);

  sudoku_grid_free (self->grid);
  g_free (self->marks);
  g_free (self->colours);
  sudoku_colouring_free (self->colouring);
  sudoku_branches_free (self->branches);
  g_free (self->counts);
  g_free (self->held);
  g_free (self);
}

/**
 * sudoku_state_get_grid:
 *
 * Gets the values and origins. They change with the state.
 *
 * Returns: (transfer none): the grid
 */
const SudokuGrid *
sudoku_state_get_grid (const SudokuState *self)
{
  return self->grid;
}

/**
 * sudoku_state_get_n_empty:
 *
 * Gets how many cells are empty.
 *
 * Returns: the number
 */
guint
sudoku_state_get_n_empty (const SudokuState *self)
{
  return self->n_of_value[0];
}

/**
 * sudoku_state_get_n_of_origin:
 * @origin: where values come from; %SUDOKU_ORIGIN_NONE: empty cells
 *
 * Counts the cells with values of an origin.
 *
 * Returns: the number
 */
guint
sudoku_state_get_n_of_origin (const SudokuState *self,
                              SudokuOrigin origin)
{
  g_return_val_if_fail (origin < SUDOKU_N_ORIGINS, 0);

  return self->n_of_origin[origin];
}

/**
 * sudoku_state_get_n_of_value:
 * @value: 1…N
 *
 * Counts the cells that hold a value.
 *
 * Returns: the number
 */
guint
sudoku_state_get_n_of_value (const SudokuState *self,
                             guint value)
{
  g_return_val_if_fail (value <= SUDOKU_SIDE_MAX, 0);

  return self->n_of_value[value];
}

/**
 * sudoku_state_get_revision:
 *
 * Gets a number that grows whenever a cell gets another value or origin, or the rules change.
 *
 * Returns: the revision
 */
guint64
sudoku_state_get_revision (const SudokuState *self)
{
  return self->revision;
}

/**
 * sudoku_state_is_solved:
 *
 * Tells whether no cell is empty and no rule is broken. O(1), except for laws and own clauses,
 * which are checked when no cell is empty.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_state_is_solved (const SudokuState *self)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_grid_get_geometry (self->grid));

  return self->n_of_value[0] == 0 && self->n_conflicts == 0 &&
         self->n_held == sudoku_groups_get_n_truths (groups) &&
         (!sudoku_groups_has_clauses (groups) || !sudoku_check_has_conflict (self->grid));
}

/**
 * sudoku_state_set_geometry:
 * @geometry: another shape of the same side
 *
 * Puts the cells under other rules. Their contents stay. O(cells).
 */
void
sudoku_state_set_geometry (SudokuState *self,
                           SudokuGeometry *geometry)
{
  g_return_if_fail (self != NULL && geometry != NULL);

  sudoku_grid_set_geometry (self->grid, geometry);
  count_all (self);
  self->revision++;
}

/**
 * sudoku_state_set_value:
 * @cell: a cell, from 0
 * @value: 1…N, or 0 to empty the cell
 * @origin: as for sudoku_grid_set()
 *
 * Sets the value of a cell. O(1).
 */
void
sudoku_state_set_value (SudokuState *self,
                        guint cell,
                        guint value,
                        SudokuOrigin origin)
{
  if (value == sudoku_grid_get_value (self->grid, cell) &&
      origin == sudoku_grid_get_origin (self->grid, cell))
    return;
  count_cell (self, cell, sudoku_grid_get_n_cells (self->grid), FALSE);
  sudoku_grid_set (self->grid, cell, value, origin);
  count_cell (self, cell, sudoku_grid_get_n_cells (self->grid), TRUE);
  self->revision++;
}

static SudokuSet *
marks_of (const SudokuState *self,
          SudokuMark mark,
          guint cell)
{
  return &self->marks[(gsize)mark * sudoku_grid_get_n_cells (self->grid) + cell];
}

/**
 * sudoku_state_get_marks: (skip)
 * @mark: a kind of mark
 * @cell: a cell, from 0
 *
 * Gets the values marked in the cell.
 *
 * Returns: the values
 */
SudokuSet
sudoku_state_get_marks (const SudokuState *self,
                        SudokuMark mark,
                        guint cell)
{
  return *marks_of (self, mark, cell);
}

/**
 * sudoku_state_set_mark:
 * @mark: a kind of mark
 * @cell: a cell, from 0
 * @value: 1…N
 * @set: whether to mark the value
 *
 * Sets or removes a mark.
 */
void
sudoku_state_set_mark (SudokuState *self,
                       SudokuMark mark,
                       guint cell,
                       guint value,
                       gboolean set)
{
  SudokuSet *marks = marks_of (self, mark, cell);

  *marks = set ? sudoku_set_or (*marks, sudoku_set_single (value))
               : sudoku_set_minus (*marks, sudoku_set_single (value));
}

/**
 * sudoku_state_get_colour:
 * @cell: a cell, from 0
 *
 * Gets the colour of a cell.
 *
 * Returns: 1…SUDOKU_COLOURS_MAX, or 0 for none
 */
guint
sudoku_state_get_colour (const SudokuState *self,
                         guint cell)
{
  return self->colours[cell];
}

/**
 * sudoku_state_set_colour:
 * @cell: a cell, from 0
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Sets the colour of a cell.
 */
void
sudoku_state_set_colour (SudokuState *self,
                         guint cell,
                         guint colour)
{
  g_return_if_fail (colour <= SUDOKU_COLOURS_MAX);

  self->colours[cell] = (guint8)colour;
}

/**
 * sudoku_state_get_colouring: (skip)
 *
 * Gets the colours of candidates and the links between them. A candidate keeps them while it is not
 * marked, but they are not shown then.
 *
 * Returns: (transfer none): the colouring; the same object for the lifetime of the state
 */
const SudokuColouring *
sudoku_state_get_colouring (const SudokuState *self)
{
  return self->colouring;
}

/**
 * sudoku_state_set_candidate_colour:
 * @spot: a candidate
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Sets the colour of a candidate.
 */
void
sudoku_state_set_candidate_colour (SudokuState *self,
                                   SudokuSpot spot,
                                   guint colour)
{
  g_return_if_fail (colour <= SUDOKU_COLOURS_MAX);

  sudoku_colouring_set_colour (self->colouring, spot, colour);
}

/**
 * sudoku_state_set_tie:
 * @a: a candidate
 * @b: another one
 * @tie: their new link
 *
 * Sets or removes the link between two candidates.
 */
void
sudoku_state_set_tie (SudokuState *self,
                      SudokuSpot a,
                      SudokuSpot b,
                      SudokuTie tie)
{
  sudoku_colouring_set_tie (self->colouring, a, b, tie);
}

/**
 * sudoku_state_is_marked:
 * @spot: a candidate
 *
 * Tells whether the candidate is shown, with its colour and its links: its cell is empty, and the
 * value is among its marks.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_state_is_marked (const SudokuState *self,
                        SudokuSpot spot)
{
  if (sudoku_grid_get_value (self->grid, spot.cell) > 0)
    return FALSE;
  for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
    if (sudoku_set_has (sudoku_state_get_marks (self, mark, spot.cell), spot.value))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_state_get_branches: (skip)
 *
 * Gets the tree of branches. It changes with the state.
 *
 * Returns: (transfer none): the branches
 */
const SudokuBranches *
sudoku_state_get_branches (const SudokuState *self)
{
  return self->branches;
}

/**
 * sudoku_state_set_branches: (skip)
 * @branches: the new branches; copied
 *
 * Replaces the branches. The board stays.
 */
void
sudoku_state_set_branches (SudokuState *self,
                           const SudokuBranches *branches)
{
  SudokuBranches *copy = sudoku_branches_copy (branches);

  sudoku_branches_free (self->branches);
  self->branches = copy;
}

/**
 * sudoku_state_step_branch: (skip)
 * @change: a change of the branches
 * @forward: whether to apply it, or else to revert it
 *
 * Applies or reverts a change of the branches.
 *
 * Returns: %FALSE, with nothing changed, when it does not fit
 */
gboolean
sudoku_state_step_branch (SudokuState *self,
                          const SudokuBranchChange *change,
                          gboolean forward)
{
  return forward ? sudoku_branches_apply (self->branches, change)
                 : sudoku_branches_revert (self->branches, change);
}
