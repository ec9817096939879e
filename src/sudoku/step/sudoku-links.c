/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Truths and conflicts of candidates, from the groups of a shape. Knows no position, so it does not
 * know which candidates are left. */

#include "sudoku-links.h"

#include <sat-getter.h>
#include <sat-memory.h>
#include <stdlib.h>

typedef struct
{
  guint n;
  guint32 members[];
} Conflicts;

struct _SudokuLinks
{
  gatomicrefcount refs;
  SudokuGeometry *geometry; /* owned */
  const SudokuGroups *groups;
  guint side;
  guint n_candidates;
  guint n_houses;
  guint n_truths;
  guint32 *candidates;   /* owned: N for each truth */
  guint32 *first_truth;  /* owned: by candidate */
  guint32 *truths;       /* owned */
  Conflicts **conflicts; /* owned: by candidate; NULL: not found out yet */
  SudokuTaskRun work;    /* what they are used for; its cancellable is borrowed */
  guint64 n_bytes;       /* of tables that were made of them */
  guint64 n_bytes_max;
  guint64 n_bytes_needed; /* more than that; 0: never */
};

static void
fill_candidates (SudokuLinks *self)
{
  guint side = self->side, n_further = sudoku_groups_get_n_truths (self->groups);
  guint32 *next = self->candidates;

  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);

      for (guint value = 0; value < side; value++)
        for (guint i = 0; i < side; i++)
          *next++ = cells[i] * side + value;
    }
  for (guint truth = 0; truth < n_further; truth++)
    for (guint i = 0; i < side; i++)
      *next++ = sudoku_groups_get_truth_candidates (self->groups, truth)[i];
  for (guint candidate = 0; candidate < self->n_candidates; candidate++)
    *next++ = candidate;
}

/* The way back, from a candidate to its truths, in the order of their numbers. */
static void
fill_truths (SudokuLinks *self)
{
  g_autofree guint32 *next = g_new (guint32, self->n_candidates);
  gsize n_entries = (gsize)self->n_truths * self->side;

  self->first_truth = g_new0 (guint32, self->n_candidates + 1);
  self->truths = g_new (guint32, n_entries);
  for (gsize i = 0; i < n_entries; i++)
    self->first_truth[self->candidates[i] + 1]++;
  for (guint candidate = 0; candidate < self->n_candidates; candidate++)
    {
      self->first_truth[candidate + 1] += self->first_truth[candidate];
      next[candidate] = self->first_truth[candidate];
    }
  for (gsize i = 0; i < n_entries; i++)
    self->truths[next[self->candidates[i]]++] = (guint32)(i / self->side);
}

/**
 * sudoku_links_new: (skip)
 * @geometry: a shape
 *
 * Finds the truths of all candidates of a shape. O(N³).
 *
 * Returns: (transfer full): the truths and conflicts
 */
SudokuLinks *
sudoku_links_new (SudokuGeometry *geometry)
{
  SudokuLinks *self = NULL;
  guint n_cells;

  g_return_val_if_fail (geometry != NULL, NULL);

  n_cells = sudoku_geometry_get_n_cells (geometry);
  self = g_new0 (SudokuLinks, 1);
  g_atomic_ref_count_init (&self->refs);
  self->geometry = sudoku_geometry_ref (geometry);
  self->groups = sudoku_geometry_get_groups (geometry);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_candidates = n_cells * self->side;
  self->n_houses = sudoku_groups_get_n_houses (self->groups);
  self->n_truths =
    self->n_houses * self->side + sudoku_groups_get_n_truths (self->groups) + n_cells;
  self->candidates = g_new (guint32, (gsize)self->n_truths * self->side);
  fill_candidates (self);
  fill_truths (self);
  self->conflicts = g_new0 (Conflicts *, self->n_candidates);
  self->n_bytes_max = sat_memory_get_budget ();
  return self;
}

/**
 * sudoku_links_ref: (skip)
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
SudokuLinks *
sudoku_links_ref (SudokuLinks *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->refs);
  return self;
}

/**
 * sudoku_links_unref: (skip)
 *
 * Drops a reference; the last one frees them.
 */
void
sudoku_links_unref (SudokuLinks *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  for (guint candidate = 0; candidate < self->n_candidates; candidate++)
    g_free (self->conflicts[candidate]);
  g_free (self->conflicts);
  g_free (self->truths);
  g_free (self->first_truth);
  g_free (self->candidates);
  sudoku_geometry_unref (self->geometry);
  g_free (self);
}

/**
 * sudoku_links_obey: (skip)
 * @work: (nullable): what the links are used for from now on; it is copied, except for its
 *   cancellable, which must live until the next call
 *
 * Sets the work to obey: whatever makes tables of truths and conflicts, or goes through many of
 * them, asks sudoku_links_should_stop() whether to go on.
 */
void
sudoku_links_obey (SudokuLinks *self,
                   const SudokuTaskRun *work)
{
  g_return_if_fail (self != NULL);

  self->work = work != NULL ? *work : (SudokuTaskRun){ .deadline = 0 };
}

/**
 * sudoku_links_get_work: (skip)
 *
 * Gets the work to obey.
 *
 * Returns: (transfer none): the work
 */
const SudokuTaskRun *
sudoku_links_get_work (const SudokuLinks *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->work;
}

/**
 * sudoku_links_should_stop: (skip)
 *
 * Tells whether the work has to end: it was cancelled, its time is over, or it would need too much
 * memory.
 *
 * Returns: whether it has
 */
gboolean
sudoku_links_should_stop (const SudokuLinks *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->n_bytes > self->n_bytes_max || sudoku_task_run_should_stop (&self->work);
}

/**
 * sudoku_links_take_memory: (skip)
 * @n_bytes: the size of a new table
 *
 * Counts the memory of tables. Freed ones are given back with sudoku_links_give_back().
 *
 * Returns: whether the table may be made; if not, nothing is counted, and the work has to do
 *   without it
 */
gboolean
sudoku_links_take_memory (SudokuLinks *self,
                          guint64 n_bytes)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->n_bytes + n_bytes > self->n_bytes_max)
    {
      self->n_bytes_needed = MAX (self->n_bytes_needed, self->n_bytes + n_bytes);
      return FALSE;
    }
  self->n_bytes += n_bytes;
  return TRUE;
}

/**
 * sudoku_links_give_back: (skip)
 * @n_bytes: the size of a freed table
 *
 * Gives back what sudoku_links_take_memory() counted.
 */
void
sudoku_links_give_back (SudokuLinks *self,
                        guint64 n_bytes)
{
  g_return_if_fail (self != NULL && n_bytes <= self->n_bytes);

  self->n_bytes -= n_bytes;
}

/**
 * sudoku_links_has_room: (skip)
 * @n_bytes: the size of something besides the tables, such as a solver
 *
 * Tells whether there is room for it, without counting it.
 *
 * Returns: whether there is; if not, the work does without it, as in sudoku_links_take_memory()
 */
gboolean
sudoku_links_has_room (SudokuLinks *self,
                       guint64 n_bytes)
{
  if (!sudoku_links_take_memory (self, n_bytes))
    return FALSE;
  sudoku_links_give_back (self, n_bytes);
  return TRUE;
}

/**
 * sudoku_links_check_memory: (skip)
 *
 * Tells whether something was left out because it would have needed too much memory.
 *
 * Returns: %FALSE with %SAT_ERROR_MEMORY if so
 */
gboolean
sudoku_links_check_memory (const SudokuLinks *self,
                           GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_bytes_needed == 0 ||
         sat_memory_check_budget ("memory-budget", self->n_bytes_needed, error);
}

/**
 * sudoku_links_get_geometry: (skip)
 *
 * Gets the shape of the links.
 *
 * Returns: (transfer none): the shape
 */
SAT_DEFINE_GETTER (SudokuLinks, sudoku_links, geometry, SudokuGeometry *)

/**
 * sudoku_links_get_side: (skip)
 *
 * Gets the side of the shape, which is also the number of candidates of each truth.
 *
 * Returns: N
 */
SAT_DEFINE_GETTER (SudokuLinks, sudoku_links, side, guint)

/**
 * sudoku_links_get_n_candidates: (skip)
 *
 * Gets how many candidates there are, live or not.
 *
 * Returns: N³
 */
SAT_DEFINE_GETTER (SudokuLinks, sudoku_links, n_candidates, guint)

/**
 * sudoku_links_get_n_truths: (skip)
 *
 * Gets how many truths there are: N for each house, the further ones, and one for each cell.
 *
 * Returns: their number
 */
SAT_DEFINE_GETTER (SudokuLinks, sudoku_links, n_truths, guint)

/**
 * sudoku_links_get_house_truth: (skip)
 * @house: a house of the shape
 * @value: 1…N
 *
 * Gets the truth that the value stands in the house.
 *
 * Returns: its number
 */
guint
sudoku_links_get_house_truth (const SudokuLinks *self,
                              guint house,
                              guint value)
{
  g_return_val_if_fail (self != NULL && house < self->n_houses, 0);
  g_return_val_if_fail (value >= 1 && value <= self->side, 0);

  return house * self->side + value - 1;
}

/**
 * sudoku_links_get_cell_truth: (skip)
 * @cell: a cell, from 0
 *
 * Gets the truth that the cell holds a value.
 *
 * Returns: its number
 */
guint
sudoku_links_get_cell_truth (const SudokuLinks *self,
                             guint cell)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_truths - self->n_candidates / self->side + cell;
}

/**
 * sudoku_links_get_candidates: (skip)
 * @truth: a truth
 *
 * Gets the candidates of a truth, live or not: those of a house in the order of its cells, those of
 * a cell by value.
 *
 * Returns: (transfer none): N candidates
 */
const guint32 *
sudoku_links_get_candidates (const SudokuLinks *self,
                             guint truth)
{
  g_return_val_if_fail (self != NULL && truth < self->n_truths, NULL);

  return self->candidates + (gsize)truth * self->side;
}

/**
 * sudoku_links_get_truths: (skip)
 * @candidate: a candidate
 * @n_truths: (out): how many there are
 *
 * Gets the truths of a candidate in ascending order; the last is its cell's.
 *
 * Returns: (transfer none) (array length=n_truths): the truths
 */
const guint32 *
sudoku_links_get_truths (const SudokuLinks *self,
                         guint candidate,
                         guint *n_truths)
{
  g_return_val_if_fail (self != NULL && candidate < self->n_candidates, NULL);

  *n_truths = self->first_truth[candidate + 1] - self->first_truth[candidate];
  return self->truths + self->first_truth[candidate];
}

static gboolean
share_further_truth (const SudokuLinks *self,
                     guint candidate,
                     guint other)
{
  guint n = 0, n_other = 0;
  const SudokuTruthPlace *places = sudoku_groups_get_truth_places (self->groups, candidate, &n);
  const SudokuTruthPlace *others =
    sudoku_groups_get_truth_places (self->groups, other, &n_other);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n_other; k++)
      if (places[i].truth == others[k].truth)
        return TRUE;
  return FALSE;
}

static gboolean
are_forbidden_by_pair (const SudokuLinks *self,
                       guint candidate,
                       guint other)
{
  guint n = 0, value = candidate % self->side + 1, other_value = other % self->side + 1;
  const SudokuBond *bonds =
    sudoku_groups_get_bonds (self->groups, candidate / self->side, &n);

  for (guint i = 0; i < n; i++)
    if (bonds[i].other == other / self->side &&
        !sudoku_set_has (
          sudoku_groups_get_relation (self->groups, bonds[i].relation)->allowed[value],
          other_value))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_links_conflict: (skip)
 * @candidate: a candidate
 * @other: a candidate
 *
 * Tells whether two different candidates can't both be true. O(number of rules that the cells are
 * in).
 *
 * Returns: whether the rules exclude it; %FALSE when they are the same
 */
gboolean
sudoku_links_conflict (const SudokuLinks *self,
                       guint candidate,
                       guint other)
{
  guint side, cell, other_cell;

  g_return_val_if_fail (self != NULL, FALSE);

  side = self->side;
  cell = candidate / side;
  other_cell = other / side;
  if (cell == other_cell)
    return candidate != other;
  if (candidate % side == other % side &&
      sudoku_geometry_are_peers (self->geometry, cell, other_cell))
    return TRUE;
  return are_forbidden_by_pair (self, candidate, other) ||
         share_further_truth (self, candidate, other);
}

static void
add_forbidden_by_pairs (const SudokuLinks *self,
                        guint candidate,
                        GArray *members)
{
  guint n = 0, side = self->side;
  const SudokuBond *bonds = sudoku_groups_get_bonds (self->groups, candidate / side, &n);

  for (guint i = 0; i < n; i++)
    {
      const SudokuRelation *relation =
        sudoku_groups_get_relation (self->groups, bonds[i].relation);
      SudokuSet allowed = relation->allowed[candidate % side + 1];

      for (guint value = 1; value <= side; value++)
        if (!sudoku_set_has (allowed, value))
          {
            guint32 other = bonds[i].other * side + value - 1;

            g_array_append_val (members, other);
          }
    }
}

static int
compare_numbers (const void *a,
                 const void *b)
{
  guint32 left = *(const guint32 *)a, right = *(const guint32 *)b;

  return (left > right) - (left < right);
}

static Conflicts *
find_conflicts (const SudokuLinks *self,
                guint candidate)
{
  g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n_truths = 0;
  const guint32 *truths = sudoku_links_get_truths (self, candidate, &n_truths);
  const guint32 *found = NULL;
  Conflicts *conflicts = NULL;

  for (guint i = 0; i < n_truths; i++)
    g_array_append_vals (members, sudoku_links_get_candidates (self, truths[i]), self->side);
  add_forbidden_by_pairs (self, candidate, members);
  qsort (members->data, members->len, sizeof (guint32), compare_numbers);
  found = (const guint32 *)(gpointer)members->data;
  conflicts = g_malloc (sizeof *conflicts + members->len * sizeof (guint32));
  conflicts->n = 0;
  for (guint i = 0; i < members->len; i++)
    if (found[i] != candidate && (i == 0 || found[i] != found[i - 1]))
      conflicts->members[conflicts->n++] = found[i];
  return conflicts;
}

/* The caller gets them even when they take too much memory, but the work ends. */
static void
count_conflicts (SudokuLinks *self,
                 const Conflicts *conflicts)
{
  self->n_bytes += sizeof *conflicts + conflicts->n * sizeof (guint32);
  if (self->n_bytes > self->n_bytes_max)
    self->n_bytes_needed = MAX (self->n_bytes_needed, self->n_bytes);
}

/**
 * sudoku_links_get_conflicts: (skip)
 * @candidate: a candidate
 * @n_conflicts: (out): how many there are
 *
 * Gets all candidates, live or not, that can't be true together with a candidate.
 *
 * Returns: (transfer none) (array length=n_conflicts): these, by number
 */
const guint32 *
sudoku_links_get_conflicts (SudokuLinks *self,
                            guint candidate,
                            guint *n_conflicts)
{
  g_return_val_if_fail (self != NULL && candidate < self->n_candidates, NULL);

  if (self->conflicts[candidate] == NULL)
    {
      self->conflicts[candidate] = find_conflicts (self, candidate);
      count_conflicts (self, self->conflicts[candidate]);
    }
  *n_conflicts = self->conflicts[candidate]->n;
  return self->conflicts[candidate]->members;
}
