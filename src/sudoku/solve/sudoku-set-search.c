/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking over boards that hold, for each value, the set of cells where it can be: up to 128
 * cells fit into a set, so a board is small, and most rules are a few operations on sets.
 * Conclusions come from three rules: a cell with one value, a house with one place for a value, and
 * what all of the two or three possibilities left in a cell or a house exclude: these are locked
 * candidates as well as neighbours of few values. Knows no rule by name and no clauses. */

#include "sudoku-set-search.h"

#include <string.h>

/* The largest side whose cells fit into a set. */
#define SIDE_MAX 11
/* Guesses between two looks at the cancellable: less than a millisecond. */
#define WORK_INTERVAL 256

typedef struct
{
  SudokuSet values[SIDE_MAX]; /* by value: the cells where it may stand */
  SudokuSet settled;          /* cells whose value was told to all others */
} Board;

struct _SudokuSetSearch
{
  SudokuGeometry *geometry; /* owned */
  guint side;
  guint n_cells;
  guint n_houses;
  guint reach; /* values further away than this from one that stands in a cell don't mind it */
  SudokuSet all_cells;
  SudokuSet *houses;   /* owned */
  SudokuSet *excluded; /* owned: by candidate, by value: the cells where that can't stand then */
  Board first;         /* what was loaded */
  Board *stack;        /* owned */
  guint8 *solution;    /* owned */
};

/* A cell and a value, from 0, to try there. */
typedef struct
{
  guint cell;
  guint value;
} Guess;

static SudokuSet *
get_excluded (const SudokuSetSearch *self,
              guint cell,
              guint value)
{
  return self->excluded + (gsize)(cell * self->side + value) * self->side;
}

static void
add (SudokuSet *set,
     guint member)
{
  *set = sudoku_set_or (*set, sudoku_set_single (member));
}

static void
exclude_by_houses (SudokuSetSearch *self,
                   guint cell)
{
  for (guint house = 0; house < self->n_houses; house++)
    {
      SudokuSet others = sudoku_set_minus (self->houses[house], sudoku_set_single (cell));

      for (guint value = 0;
           value < self->side && sudoku_set_has (self->houses[house], cell); value++)
        {
          SudokuSet *excluded = &get_excluded (self, cell, value)[value];

          *excluded = sudoku_set_or (*excluded, others);
        }
    }
}

static void
exclude_by_bonds (SudokuSetSearch *self,
                  const SudokuGroups *groups,
                  guint cell)
{
  const SudokuGroupTables *tables = sudoku_groups_get_tables (groups);

  for (guint i = tables->first_bond[cell]; i < tables->first_bond[cell + 1]; i++)
    {
      const SudokuBond *bond = &tables->bonds[i];
      const SudokuRelation *relation = sudoku_groups_get_relation (groups, bond->relation);

      for (guint value = 0; value < self->side; value++)
        for (guint other = 0; other < self->side; other++)
          {
            if (sudoku_set_has (relation->allowed[value + 1], other + 1))
              continue;
            add (&get_excluded (self, cell, value)[other], bond->other);
            self->reach = MAX (self->reach, value > other ? value - other : other - value);
          }
    }
}

/* In a cell each value excludes all others. */
static void
exclude_in_cell (SudokuSetSearch *self,
                 guint cell)
{
  for (guint value = 0; value < self->side; value++)
    for (guint other = 0; other < self->side; other++)
      if (other != value)
        add (&get_excluded (self, cell, value)[other], cell);
}

/**
 * sudoku_set_search_new: (skip)
 * @geometry: a shape
 *
 * Makes a search, which can be used for one puzzle after another.
 *
 * Returns: (transfer full) (nullable): the search; %NULL where there are more than 128 cells, or
 *   rules other than houses, pairs and masks
 */
SudokuSetSearch *
sudoku_set_search_new (SudokuGeometry *geometry)
{
  const SudokuGroups *groups = NULL;
  SudokuSetSearch *self = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  groups = sudoku_geometry_get_groups (geometry);
  if (sudoku_geometry_get_side (geometry) > SIDE_MAX || sudoku_groups_get_n_truths (groups) > 0 ||
      sudoku_groups_has_clauses (groups))
    return NULL;
  self = g_new0 (SudokuSetSearch, 1);
  self->geometry = sudoku_geometry_ref (geometry);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_houses = sudoku_geometry_get_n_houses (geometry);
  self->all_cells = sudoku_set_range (0, self->n_cells);
  self->houses = g_new0 (SudokuSet, self->n_houses);
  self->excluded = g_new0 (SudokuSet, (gsize)self->n_cells * self->side * self->side);
  /* Each level has one more cell with a single value. */
  self->stack = g_new (Board, self->n_cells + 2);
  self->solution = g_new0 (guint8, self->n_cells);
  for (guint house = 0; house < self->n_houses; house++)
    for (guint place = 0; place < self->side; place++)
      add (&self->houses[house], sudoku_geometry_get_house_cells (geometry, house)[place]);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      exclude_by_houses (self, cell);
      exclude_by_bonds (self, groups, cell);
      exclude_in_cell (self, cell);
    }
  return self;
}

/**
 * sudoku_set_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_set_search_free (SudokuSetSearch *self)
{
  if (self == NULL)
    return;
  sudoku_geometry_unref (self->geometry);
  g_free (self->houses);
  g_free (self->excluded);
  g_free (self->stack);
  g_free (self->solution);
  g_free (self);
}

/**
 * sudoku_set_search_load:
 * @values: by cell: a required value, or 0
 *
 * Loads a new puzzle.
 */
void
sudoku_set_search_load (SudokuSetSearch *self,
                        const guint8 *values)
{
  const SudokuGroupTables *tables =
    sudoku_groups_get_tables (sudoku_geometry_get_groups (self->geometry));

  g_return_if_fail (values != NULL);

  memset (&self->first, 0, sizeof self->first);
  for (guint cell = 0; cell < self->n_cells; cell++)
    for (guint value = 0; value < self->side; value++)
      if (sudoku_set_has (tables->allowed[cell], value + 1) &&
          (values[cell] == 0 || values[cell] == value + 1))
        add (&self->first.values[value], cell);
}

/**
 * sudoku_set_search_forbid:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Adds to the loaded puzzle that the cell does not hold the value.
 */
void
sudoku_set_search_forbid (SudokuSetSearch *self,
                          guint cell,
                          guint value)
{
  SudokuSet *cells = &self->first.values[value - 1];

  *cells = sudoku_set_minus (*cells, sudoku_set_single (cell));
}

/* How many values each cell may hold. */
typedef struct
{
  SudokuSet once; /* at least one */
  SudokuSet twice;
  SudokuSet thrice;
  SudokuSet more; /* at least four */
} Counts;

static inline void
count (const SudokuSetSearch *self,
       const Board *board,
       Counts *counts)
{
  memset (counts, 0, sizeof *counts);
  for (guint value = 0; value < self->side; value++)
    {
      SudokuSet cells = board->values[value];

      counts->more = sudoku_set_or (counts->more, sudoku_set_and (counts->thrice, cells));
      counts->thrice = sudoku_set_or (counts->thrice, sudoku_set_and (counts->twice, cells));
      counts->twice = sudoku_set_or (counts->twice, sudoku_set_and (counts->once, cells));
      counts->once = sudoku_set_or (counts->once, cells);
    }
}

/* Removes what a value in a cell excludes. */
static inline void
settle (const SudokuSetSearch *self,
        Board *board,
        guint cell,
        guint value)
{
  const SudokuSet *excluded = get_excluded (self, cell, value);

  for (guint other = 0; other < self->side; other++)
    board->values[other] = sudoku_set_minus (board->values[other], excluded[other]);
  add (&board->settled, cell);
}

/* Settles the cells with one value. FALSE: one of them has none left. */
static gboolean
settle_cells (const SudokuSetSearch *self,
              Board *board,
              SudokuSet cells)
{
  guint cell;

  SUDOKU_SET_FOREACH (cells, cell)
  {
    guint value = 0;

    while (value < self->side && !sudoku_set_has (board->values[value], cell))
      value++;
    if (value == self->side)
      return FALSE;
    settle (self, board, cell, value);
  }
  return TRUE;
}

/* Removes what each of @n candidates excludes. Returns whether that is anything. */
static inline gboolean
exclude_common (const SudokuSetSearch *self,
                Board *board,
                const Guess *ways,
                guint n)
{
  guint nearest = self->side, farthest = 0;
  gboolean changed = FALSE;

  for (guint i = 0; i < n; i++)
    {
      nearest = MIN (nearest, ways[i].value);
      farthest = MAX (farthest, ways[i].value);
    }
  for (guint value = nearest > self->reach ? nearest - self->reach : 0;
       value < self->side && value <= farthest + self->reach; value++)
    {
      SudokuSet common = board->values[value];

      for (guint i = 0; i < n; i++)
        common = sudoku_set_and (common, get_excluded (self, ways[i].cell, ways[i].value)[value]);
      if (sudoku_set_is_empty (common))
        continue;
      board->values[value] = sudoku_set_minus (board->values[value], common);
      changed = TRUE;
    }
  return changed;
}

/* Looks at a value in a house. FALSE: a dead end. */
static inline gboolean
visit_spot (const SudokuSetSearch *self,
            Board *board,
            guint house,
            guint value,
            gboolean *changed)
{
  SudokuSet places = sudoku_set_and (board->values[value], self->houses[house]), rest;
  Guess ways[3];
  guint n = 0, cell;

  if (sudoku_set_is_empty (places))
    return FALSE;
  rest = sudoku_set_without_first (places);
  if (sudoku_set_is_empty (rest))
    {
      cell = sudoku_set_first (places);
      if (sudoku_set_has (board->settled, cell))
        return TRUE;
      settle (self, board, cell, value);
      *changed = TRUE;
      return TRUE;
    }
  rest = sudoku_set_without_first (rest);
  if (!sudoku_set_is_empty (rest) && !sudoku_set_is_empty (sudoku_set_without_first (rest)))
    return TRUE;
  SUDOKU_SET_FOREACH (places, cell)
  ways[n++] = (Guess){ cell, value };
  *changed = exclude_common (self, board, ways, n) || *changed;
  return TRUE;
}

static gboolean
visit_spots (const SudokuSetSearch *self,
             Board *board,
             gboolean *changed)
{
  for (guint value = 0; value < self->side; value++)
    for (guint house = 0; house < self->n_houses; house++)
      if (!visit_spot (self, board, house, value, changed))
        return FALSE;
  return TRUE;
}

/* Where some values constrain others, the few values of a cell do, too. */
static void
visit_cells (const SudokuSetSearch *self,
             Board *board,
             SudokuSet cells,
             gboolean *changed)
{
  guint cell;

  SUDOKU_SET_FOREACH (cells, cell)
  {
    Guess ways[3];
    guint n = 0;

    for (guint value = 0; value < self->side; value++)
      if (sudoku_set_has (board->values[value], cell))
        ways[n++] = (Guess){ cell, value };
    *changed = (n > 0 && exclude_common (self, board, ways, n)) || *changed;
  }
}

/* Propagates to the fixpoint. FALSE: a dead end. @counts: (out): those at the fixpoint */
static gboolean
propagate (const SudokuSetSearch *self,
           Board *board,
           Counts *counts)
{
  gboolean changed = TRUE;

  while (changed)
    {
      SudokuSet singles;

      changed = FALSE;
      count (self, board, counts);
      if (!sudoku_set_equal (counts->once, self->all_cells))
        return FALSE;
      singles = sudoku_set_minus (sudoku_set_minus (counts->once, counts->twice), board->settled);
      if (!sudoku_set_is_empty (singles))
        {
          if (!settle_cells (self, board, singles))
            return FALSE;
          changed = TRUE;
          continue;
        }
      if (!visit_spots (self, board, &changed))
        return FALSE;
      if (!changed && self->reach > 0)
        visit_cells (self, board, sudoku_set_minus (counts->twice, counts->more), &changed);
    }
  return TRUE;
}

/* A cell with the fewest values. */
static guint
pick_cell (const SudokuSetSearch *self,
           const Board *board,
           const Counts *counts)
{
  SudokuSet pairs = sudoku_set_minus (counts->twice, counts->thrice);
  SudokuSet triples = sudoku_set_minus (counts->thrice, counts->more);
  guint best = 0, fewest = G_MAXUINT, cell;

  if (!sudoku_set_is_empty (pairs))
    return sudoku_set_first (pairs);
  if (!sudoku_set_is_empty (triples))
    return sudoku_set_first (triples);
  SUDOKU_SET_FOREACH (counts->more, cell)
  {
    guint n = 0;

    for (guint value = 0; value < self->side; value++)
      n += sudoku_set_has (board->values[value], cell);
    if (n >= fewest)
      continue;
    fewest = n;
    best = cell;
  }
  return best;
}

static Guess
pick (const SudokuSetSearch *self,
      const Board *board,
      const Counts *counts)
{
  Guess guess = { .cell = pick_cell (self, board, counts) };

  while (!sudoku_set_has (board->values[guess.value], guess.cell))
    guess.value++;
  return guess;
}

static void
keep_solution (SudokuSetSearch *self,
               const Board *board)
{
  guint cell;

  for (guint value = 0; value < self->side; value++)
    SUDOKU_SET_FOREACH (board->values[value], cell)
  self->solution[cell] = (guint8)(value + 1);
}

static gboolean
may_go_on (guint64 guess_limit,
           const SudokuTaskRun *work,
           const SudokuSearchResult *result)
{
  if (guess_limit != 0 && result->n_guesses >= guess_limit)
    return FALSE;
  if (work == NULL || result->n_guesses % WORK_INTERVAL != 0)
    return TRUE;
  if (result->n_guesses % (64 * WORK_INTERVAL) == 0)
    sudoku_task_run_report (work, SUDOKU_STAGE_SEARCH, -1, result->n_guesses, result->n_found);
  return !sudoku_task_run_should_stop (work);
}

/* @next becomes @board with the guess, @board loses it. */
static void
branch (Board *board,
        Board *next,
        const SudokuSetSearch *self,
        const Guess *guess)
{
  SudokuSet cell = sudoku_set_single (guess->cell);

  *next = *board;
  settle (self, next, guess->cell, guess->value);
  board->values[guess->value] = sudoku_set_minus (board->values[guess->value], cell);
}

/**
 * sudoku_set_search_run:
 * @limit: the number of solutions after which to stop; 0: none
 * @guess_limit: the number of guesses after which to give up; 0: none
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Searches the loaded puzzle. The effort is the same on every machine.
 */
void
sudoku_set_search_run (SudokuSetSearch *self,
                       guint64 limit,
                       guint64 guess_limit,
                       const SudokuTaskRun *work,
                       SudokuSearchResult *result)
{
  Board *top = self->stack;

  *result = (SudokuSearchResult){ .complete = TRUE };
  *top = self->first;
  while (top >= self->stack)
    {
      Counts counts;
      Guess guess;

      if (!propagate (self, top, &counts))
        {
          top--;
          continue;
        }
      if (sudoku_set_is_empty (counts.twice))
        {
          keep_solution (self, top--);
          if (++result->n_found == limit)
            return;
          continue;
        }
      if (result->n_guesses == 0)
        result->n_root_open = sudoku_set_count (counts.twice);
      if (!may_go_on (guess_limit, work, result))
        {
          result->complete = FALSE;
          return;
        }
      guess = pick (self, top, &counts);
      branch (top, top + 1, self, &guess);
      result->n_guesses++;
      top++;
    }
}

/**
 * sudoku_set_search_get_solution:
 * @self: a search that has found one
 *
 * Gets the value of each cell in the last solution found.
 *
 * Returns: (transfer none): the solution
 */
const guint8 *
sudoku_set_search_get_solution (const SudokuSetSearch *self)
{
  return self->solution;
}
