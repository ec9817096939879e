/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beginners learn before the techniques, in steps that are easier to see: the last cell of a
 * box, a number's last place in a box where one direction or two must be scanned, in a row or a
 * column, and the last number of a cell that is in two crowded houses. All of these are singles;
 * they are rows of a table as techniques are, with lessons and exercises, but no scale, hint or
 * list has them. */

#include "sudoku-basics.h"

#include <glib/gi18n.h>
#include <sudoku-single-reason.h>
#include <sudoku-step-search.h>

/* Where the numbers stand that leave a single. */
typedef struct
{
  gboolean rows;
  gboolean columns;
  gboolean others;
  guint n_houses;
} Seen;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  const SudokuCandidates *candidates;
  const SudokuLinks *links;
  guint side;
  guint n_houses;
} Finder;

static Finder
make_finder (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  Finder self = { .search = search, .technique = technique };

  self.position = sudoku_step_search_get_position (search);
  self.candidates = sudoku_position_get_candidates (self.position);
  self.links = sudoku_step_search_get_links (search);
  self.side = sudoku_links_get_side (self.links);
  self.n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (self.links));
  return self;
}

/* (transfer full) */
static SudokuStep *
create_step (const Finder *self,
             guint truth,
             guint32 candidate)
{
  SudokuStep *step = sudoku_step_new (self->technique);

  sudoku_step_add_truth (step, truth);
  sudoku_step_add_mark (step, candidate, SUDOKU_ROLE_PATTERN);
  sudoku_step_place (step, candidate);
  return step;
}

static gboolean
is_line (const Finder *self,
         guint house)
{
  return house < 2 * self->side;
}

static void
note_house (const Finder *self,
            Seen *seen,
            const SudokuSingleReason *reason,
            guint number)
{
  guint house = g_array_index (reason->excluders, SudokuExcluder, number).house;

  if (house < self->side)
    seen->rows = TRUE;
  else if (house < 2 * self->side)
    seen->columns = TRUE;
  else
    seen->others = TRUE;
  for (guint i = 0; i < number; i++)
    if (g_array_index (reason->excluders, SudokuExcluder, i).house == house)
      return;
  seen->n_houses++;
}

/* By numbers alone: nothing was ruled out before. Returns %FALSE else, or when none is needed. */
static gboolean
find_seen (const Finder *self,
           const SudokuStep *step,
           Seen *seen)
{
  g_autoptr (SudokuSingleReason) reason =
    sudoku_single_reason_find (step, self->position, self->links);

  *seen = (Seen){ 0 };
  if (reason == NULL || reason->before->len > 0 || reason->by_rules->len > 0)
    return FALSE;
  for (guint i = 0; i < reason->excluders->len; i++)
    note_house (self, seen, reason, i);
  return reason->excluders->len > 0;
}

/* What is wanted of a single, and of the house in which it has one place left. */
typedef gboolean (*Accept) (const Finder *self, guint house, const Seen *seen);

static void
find_in_houses (SudokuStepSearch *search,
                const SudokuTechnique *technique,
                Accept accept)
{
  Finder self = make_finder (search, technique);

  for (guint truth = 0; truth < self.n_houses * self.side; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (self.candidates, truth);
      g_autoptr (SudokuStep) step = NULL;
      guint32 candidate;
      Seen seen;

      if (sudoku_set_count (places) != 1)
        continue;
      candidate = sudoku_links_get_candidates (self.links, truth)[sudoku_set_first (places)];
      if (sudoku_position_is_filled (self.position, candidate / self.side))
        continue;
      step = create_step (&self, truth, candidate);
      if (find_seen (&self, step, &seen) && accept (&self, truth / self.side, &seen) &&
          !sudoku_step_search_add (search, g_steal_pointer (&step)))
        return;
    }
}

static gboolean
is_one_way (const Finder *self,
            guint house,
            const Seen *seen)
{
  return !is_line (self, house) && !seen->others && seen->rows != seen->columns;
}

static gboolean
is_two_ways (const Finder *self,
             guint house,
             const Seen *seen)
{
  return !is_line (self, house) && seen->rows && seen->columns;
}

static gboolean
is_in_line (const Finder *self,
            guint house,
            const Seen *seen G_GNUC_UNUSED)
{
  return is_line (self, house);
}

static void
find_one_way (SudokuStepSearch *search,
              const SudokuTechnique *technique)
{
  find_in_houses (search, technique, is_one_way);
}

static void
find_two_ways (SudokuStepSearch *search,
               const SudokuTechnique *technique)
{
  find_in_houses (search, technique, is_two_ways);
}

static void
find_in_line (SudokuStepSearch *search,
              const SudokuTechnique *technique)
{
  find_in_houses (search, technique, is_in_line);
}

/* The only empty cell of a house; %FALSE: there are more or none. */
static gboolean
find_last_cell (const Finder *self,
                guint house,
                guint *cell)
{
  const guint16 *cells =
    sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->links), house);
  guint n = 0;

  for (guint i = 0; i < self->side; i++)
    if (!sudoku_position_is_filled (self->position, cells[i]))
      {
        *cell = cells[i];
        n++;
      }
  return n == 1;
}

/* The last cells of boxes, which are seen first, and then those of lines. */
static void
find_rules (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  Finder self = make_finder (search, technique);
  guint first = self.n_houses > 2 * self.side ? 2 * self.side : 0;
  g_autofree gboolean *found = g_new0 (gboolean, self.side * self.side);

  for (guint i = 0; i < self.n_houses; i++)
    {
      guint house = (first + i) % self.n_houses, cell = 0, value;
      SudokuSet values;

      if (!find_last_cell (&self, house, &cell) || found[cell])
        continue;
      found[cell] = TRUE;
      values = sudoku_candidates_get (self.candidates, cell);
      value = sudoku_set_first (values);
      if (sudoku_set_count (values) == 1 &&
          !sudoku_step_search_add (
            search, create_step (&self, sudoku_links_get_house_truth (self.links, house, value),
                                 cell * self.side + value - 1)))
        return;
    }
}

/* A cell that sees all other numbers in two houses. */
static void
find_last_number (SudokuStepSearch *search,
                  const SudokuTechnique *technique)
{
  Finder self = make_finder (search, technique);

  for (guint cell = 0; cell < self.side * self.side; cell++)
    {
      SudokuSet values = sudoku_candidates_get (self.candidates, cell);
      g_autoptr (SudokuStep) step = NULL;
      Seen seen;

      if (sudoku_set_count (values) != 1 || sudoku_position_is_filled (self.position, cell))
        continue;
      step = create_step (&self, sudoku_links_get_cell_truth (self.links, cell),
                          cell * self.side + sudoku_set_first (values) - 1);
      if (find_seen (&self, step, &seen) && seen.n_houses <= 2 &&
          !sudoku_step_search_add (search, g_steal_pointer (&step)))
        return;
    }
}

/* Their places in the order of the scale in the manner of HoDoKu are between full house and the
 * other singles, so that exercises have nothing easier. */
static const SudokuTechnique basics[] = {
  {
    .id = "the-rules",
    .name = N_ ("The rules"),
    .find = find_rules,
    .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
    .hodoku_order = 5,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
  {
    .id = "scan-one-way",
    .name = N_ ("Scanning one way"),
    .find = find_one_way,
    .difficulty = SUDOKU_DIFFICULTY_EASY,
    .hodoku_order = 12,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
  {
    .id = "scan-two-ways",
    .name = N_ ("Scanning both ways"),
    .find = find_two_ways,
    .difficulty = SUDOKU_DIFFICULTY_EASY,
    .hodoku_order = 14,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
  {
    .id = "last-place-in-line",
    .name = N_ ("Last place in a row or column"),
    .find = find_in_line,
    .difficulty = SUDOKU_DIFFICULTY_EASY,
    .hodoku_order = 16,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
  {
    .id = "last-number",
    .name = N_ ("Last number for a cell"),
    .find = find_last_number,
    .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
    .hodoku_order = 18,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
};

/**
 * sudoku_basics: (skip)
 * @n_basics: (out): how many there are
 *
 * Gets what beginners learn before the techniques.
 *
 * Returns: (array length=n_basics) (transfer none): the easiest first
 */
const SudokuTechnique *
sudoku_basics (gsize *n_basics)
{
  g_return_val_if_fail (n_basics != NULL, NULL);

  *n_basics = G_N_ELEMENTS (basics);
  return basics;
}
