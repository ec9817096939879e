/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds items that hold in a solution: cages that cover the board, lines that don't cross each
 * other, marks on edges and corners, clues beside the board. Which ones is left to chance, and the
 * effort is counted, so that the same seed gives the same items. Whether an item holds is asked of
 * its plain definition. */

#include "sudoku-item-sample.h"

#include <string.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-rule-list.h"

/* Cells of a cage, of a line, and of all lines as a part of the board. */
#define CAGE_CELLS_MAX 5
#define LINE_CELLS_MIN 3
#define LINE_CELLS_MAX 6
#define LINES_SHARE 2
/* So many walks are tried for each line. */
#define WALKS 400
/* One in so many of the marks and clues that there could be is there. */
#define EDGE_ONE_OF 3
#define CORNER_ONE_OF 6
#define CLUE_ONE_OF 2
/* There are twice as many diagonals as ends of lines, and their totals keep the solver busy. */
#define DIAGONAL_ONE_OF 6

/* The kinds of which items are wanted for the same places. */
typedef struct
{
  const SudokuFrame *frame;
  const guint8 *solution;
  SudokuRandom *random;
  GPtrArray *rules;          /* (element-type SudokuRule): borrowed */
  const SudokuRuleKind **of; /* owned */
  guint n_kinds;
  guint8 *taken; /* owned: by cell */
} Sample;

static guint
get_n_cells (const Sample *self)
{
  return self->frame->side * self->frame->side;
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

static gboolean
holds (const Sample *self,
       const SudokuRule *rule)
{
  return sudoku_rule_get_kind (rule)->check (rule, self->frame, self->solution, stop, NULL);
}

/* The item when it holds, and otherwise %NULL. */
static SudokuRule *
make_true (const Sample *self,
           const SudokuRuleKind *kind,
           const SudokuRuleParameters *parameters)
{
  g_autoptr (SudokuRule) rule = sudoku_item_new (kind, self->frame->side, parameters, NULL);

  return rule != NULL && holds (self, rule) ? g_steal_pointer (&rule) : NULL;
}

static gboolean
needs_number (const SudokuRuleKind *kind)
{
  return kind->item->number == SUDOKU_ITEM_NUMBER_NEEDED ||
         kind->item->number == SUDOKU_ITEM_NUMBER_OPTIONAL;
}

/* The total and the product of the cells that it names or sees, which most numbers are. */
static void
calculate (const Sample *self,
           const SudokuRuleParameters *parameters,
           guint64 *sum,
           guint64 *product)
{
  guint16 seen[SUDOKU_SIDE_MAX];
  const guint16 *cells = parameters->places;
  guint n_cells = parameters->n_places;

  if (n_cells == 1 && cells[0] >= get_n_cells (self))
    {
      n_cells = sudoku_outside_list (self->frame->side, cells[0], parameters->direction, seen);
      cells = seen;
    }
  *sum = 0;
  *product = 1;
  for (guint i = 0; i < n_cells; i++)
    {
      *sum += self->solution[cells[i]];
      *product = MIN (*product * self->solution[cells[i]], SUDOKU_ITEM_NUMBER_MAX + 1);
    }
}

/* The number with which it holds, of which there is one: the likely ones are tried first. */
static SudokuRule *
make_with_number (const Sample *self,
                  const SudokuRuleKind *kind,
                  const SudokuRuleParameters *parameters)
{
  guint64 likely[2] = { 0, 0 };
  guint most = self->frame->side * (self->frame->side + 1) / 2;
  guint32 number = 0;
  SudokuRuleParameters numbered = *parameters;
  SudokuRule *rule = NULL;

  calculate (self, parameters, &likely[0], &likely[1]);
  numbered.n_numbers = 1;
  numbered.numbers = &number;
  for (gsize i = 0; i < G_N_ELEMENTS (likely) && rule == NULL; i++)
    {
      number = (guint32)MIN (likely[i], SUDOKU_ITEM_NUMBER_MAX + 1);
      rule = make_true (self, kind, &numbered);
    }
  for (number = kind->item->zero ? 0 : 1; number <= most && rule == NULL; number++)
    rule = make_true (self, kind, &numbered);
  return rule;
}

static gboolean
add (Sample *self,
     const SudokuRuleKind *kind,
     const SudokuRuleParameters *parameters)
{
  SudokuRule *rule = needs_number (kind) ? make_with_number (self, kind, parameters)
                                         : make_true (self, kind, parameters);

  if (rule != NULL)
    g_ptr_array_add (self->rules, rule);
  return rule != NULL;
}

static gboolean
is_lucky (Sample *self,
          guint one_of)
{
  return sudoku_random_below (self->random, one_of) == 0;
}

/* Cages. */

static gboolean
repeats (const Sample *self,
         const guint16 *cells,
         guint n_cells,
         guint cell)
{
  for (guint i = 0; i < n_cells; i++)
    if (self->solution[cells[i]] == self->solution[cell])
      return TRUE;
  return FALSE;
}

/* Free cells beside the cage with numbers that it has not. */
static guint
list_neighbours (const Sample *self,
                 const guint16 *cells,
                 guint n_cells,
                 guint16 *found)
{
  guint side = self->frame->side, n = 0;

  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = cells[i];
      const guint beside[] = { cell >= side ? cell - side : cell,
                               cell % side > 0 ? cell - 1 : cell,
                               cell % side + 1 < side ? cell + 1 : cell,
                               cell + side < side * side ? cell + side : cell };

      for (gsize k = 0; k < G_N_ELEMENTS (beside); k++)
        if (!self->taken[beside[k]] && !repeats (self, cells, n_cells, beside[k]))
          found[n++] = (guint16)beside[k];
    }
  return n;
}

/* A kind that fits, beginning anywhere in the list. */
static gboolean
add_cage (Sample *self,
          const guint16 *cells,
          guint n_cells)
{
  guint first = sudoku_random_below (self->random, self->n_kinds);

  for (guint i = 0; i < self->n_kinds; i++)
    {
      SudokuRuleParameters parameters = { .places = cells, .n_places = n_cells };

      if (add (self, self->of[(first + i) % self->n_kinds], &parameters))
        return TRUE;
    }
  return FALSE;
}

static void
grow_cage (Sample *self,
           guint cell)
{
  guint16 cells[CAGE_CELLS_MAX] = { (guint16)cell };
  guint16 found[4 * CAGE_CELLS_MAX];
  guint n_wanted = 2 + sudoku_random_below (self->random, CAGE_CELLS_MAX - 1);
  guint n_cells = 1, n_found;

  self->taken[cell] = TRUE;
  while (n_cells < n_wanted &&
         (n_found = list_neighbours (self, cells, n_cells, found)) > 0)
    {
      cells[n_cells] = found[sudoku_random_below (self->random, n_found)];
      self->taken[cells[n_cells++]] = TRUE;
    }
  /* A cell that is left over alone would be a given. */
  if (n_cells > 1)
    add_cage (self, cells, n_cells);
}

static void
sample_cages (Sample *self)
{
  guint n_cells = get_n_cells (self);
  g_autofree guint16 *order = g_new (guint16, n_cells);

  sudoku_random_permutation (self->random, order, n_cells);
  for (guint i = 0; i < n_cells; i++)
    if (!self->taken[order[i]])
      grow_cage (self, order[i]);
}

/* Lines. */

/* One of the eight cells around it, if it is there and free. */
static gboolean
step (Sample *self,
      guint16 *cell)
{
  int side = (int)self->frame->side;
  int way = (int)sudoku_random_below (self->random, 8);
  int to = way >= 4 ? way + 1 : way;
  int row = *cell / side + to / 3 - 1, column = *cell % side + to % 3 - 1;

  if (row < 0 || column < 0 || row >= side || column >= side ||
      self->taken[row * side + column])
    return FALSE;
  *cell = (guint16)(row * side + column);
  return TRUE;
}

/* Of two parts, the first cell is one and the line the other. */
static gboolean
walk (Sample *self,
      const SudokuRuleKind *kind)
{
  guint16 cells[LINE_CELLS_MAX];
  guint n_wanted =
    LINE_CELLS_MIN + sudoku_random_below (self->random, LINE_CELLS_MAX - LINE_CELLS_MIN + 1);
  SudokuRuleParameters parameters = { .places = cells };
  guint n = 0;
  gboolean made;

  cells[0] = (guint16)sudoku_random_below (self->random, get_n_cells (self));
  if (self->taken[cells[0]])
    return FALSE;
  self->taken[cells[n++]] = TRUE;
  while (n < n_wanted)
    {
      cells[n] = cells[n - 1];
      if (!step (self, &cells[n]))
        break;
      self->taken[cells[n++]] = TRUE;
    }
  parameters.n_places = n;
  parameters.n_first = kind->item->second != SUDOKU_PLACES_NONE ? 1 : 0;
  made = n >= LINE_CELLS_MIN && add (self, kind, &parameters);
  for (guint i = 0; i < n && !made; i++)
    self->taken[cells[i]] = FALSE;
  return made;
}

static guint
count_taken (const Sample *self)
{
  guint n = 0;

  for (guint cell = 0; cell < get_n_cells (self); cell++)
    n += self->taken[cell];
  return n;
}

static void
sample_lines (Sample *self)
{
  guint n_tries = WALKS * self->frame->side;

  for (guint i = 0; i < n_tries && count_taken (self) * LINES_SHARE < get_n_cells (self); i++)
    walk (self, self->of[sudoku_random_below (self->random, self->n_kinds)]);
}

/* Marks and clues. */

/* In either order: a sign points one way. Any sum could be written, but X and V are meant. */
static gboolean
mark_edge (Sample *self,
           const SudokuRuleKind *kind,
           guint cell,
           guint other)
{
  guint sum = self->solution[cell] + self->solution[other];
  const guint16 cells[][2] = { { (guint16)cell, (guint16)other },
                               { (guint16)other, (guint16)cell } };

  if (needs_number (kind) && sum != 5 && sum != 10)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      SudokuRuleParameters parameters = { .places = cells[i], .n_places = 2 };

      if (add (self, kind, &parameters))
        return TRUE;
    }
  return FALSE;
}

static void
sample_edges (Sample *self)
{
  guint side = self->frame->side;

  for (guint cell = 0; cell < get_n_cells (self); cell++)
    for (guint k = 0; k < 2; k++)
      {
        gboolean there = k == 0 ? cell % side + 1 < side : cell + side < side * side;

        if (there && is_lucky (self, EDGE_ONE_OF))
          mark_edge (self, self->of[sudoku_random_below (self->random, self->n_kinds)], cell,
                     k == 0 ? cell + 1 : cell + side);
      }
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint32 one = *(const guint32 *)a, other = *(const guint32 *)b;

  return (one > other) - (one < other);
}

/* Two to four of the numbers around a corner. */
static void
mark_corner (Sample *self,
             const SudokuRuleKind *kind,
             guint cell)
{
  guint side = self->frame->side;
  const guint around[] = { cell, cell + 1, cell + side, cell + side + 1 };
  guint16 order[G_N_ELEMENTS (around)], place = (guint16)cell;
  guint32 numbers[G_N_ELEMENTS (around)];
  guint n = 2 + sudoku_random_below (self->random, 3);
  SudokuRuleParameters parameters = {
    .places = &place, .n_places = 1, .numbers = numbers, .n_numbers = n
  };

  sudoku_random_permutation (self->random, order, G_N_ELEMENTS (around));
  for (guint i = 0; i < n; i++)
    numbers[i] = self->solution[around[order[i]]];
  qsort (numbers, n, sizeof *numbers, compare_numbers);
  add (self, kind, &parameters);
}

static void
sample_corners (Sample *self)
{
  guint side = self->frame->side;

  for (guint cell = 0; cell + side + 1 < side * side; cell++)
    if (cell % side + 1 < side && is_lucky (self, CORNER_ONE_OF))
      mark_corner (self, self->of[sudoku_random_below (self->random, self->n_kinds)], cell);
}

static void
sample_clues (Sample *self)
{
  guint side = self->frame->side;

  for (guint place = side * side; place < side * side + 4 * side + 4; place++)
    for (guint way = SUDOKU_DIRECTION_NONE; way <= SUDOKU_DIRECTION_UP_LEFT; way++)
      {
        const SudokuRuleKind *kind = self->of[sudoku_random_below (self->random, self->n_kinds)];
        gboolean straight = kind->item->places == SUDOKU_PLACES_OUTSIDE;
        guint16 single = (guint16)place, cells[SUDOKU_SIDE_MAX];
        SudokuRuleParameters parameters = {
          .places = &single, .n_places = 1, .direction = (SudokuDirection)way
        };

        if (straight == (way == SUDOKU_DIRECTION_NONE) &&
            sudoku_outside_list (side, place, (SudokuDirection)way, cells) > 1 &&
            is_lucky (self, straight ? CLUE_ONE_OF : DIAGONAL_ONE_OF))
          add (self, kind, &parameters);
      }
}

/* What is made of the kinds with each sort of places. */
static const struct
{
  SudokuPlaces places[2];
  void (*sample) (Sample *self);
} sorts[] = {
  { { SUDOKU_PLACES_AREA }, sample_cages },
  { { SUDOKU_PLACES_LINE, SUDOKU_PLACES_PATH }, sample_lines },
  { { SUDOKU_PLACES_EDGE }, sample_edges },
  { { SUDOKU_PLACES_CORNER }, sample_corners },
  { { SUDOKU_PLACES_OUTSIDE, SUDOKU_PLACES_DIAGONAL }, sample_clues },
};

/* An arrow is a line, too. */
static SudokuPlaces
get_places (const SudokuRuleKind *kind)
{
  return kind->item->second == SUDOKU_PLACES_PATH ? SUDOKU_PLACES_PATH : kind->item->places;
}

/**
 * sudoku_rule_kind_can_sample: (skip)
 * @self: a kind of rule
 *
 * Tells whether the cells of a rule can be chosen by chance: those of a rule about some cells, and
 * those of items, but not where their number is a table or a list, nor areas without a number.
 *
 * Returns: whether they can
 */
gboolean
sudoku_rule_kind_can_sample (const SudokuRuleKind *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->item == NULL)
    return self->parameter == SUDOKU_RULE_CELLS;
  switch (get_places (self))
    {
    case SUDOKU_PLACES_AREA:
      return needs_number (self) && self->item->second == SUDOKU_PLACES_NONE;
    case SUDOKU_PLACES_LINE:
    case SUDOKU_PLACES_PATH:
      return self->item->number == SUDOKU_ITEM_NUMBER_NONE ||
             self->item->number == SUDOKU_ITEM_NUMBER_USUAL;
    case SUDOKU_PLACES_EDGE:
    case SUDOKU_PLACES_CORNER:
    case SUDOKU_PLACES_OUTSIDE:
    case SUDOKU_PLACES_DIAGONAL:
      return TRUE;
    case SUDOKU_PLACES_NONE:
    default:
      return FALSE;
    }
}

static gboolean
is_of_sort (const SudokuRuleKind *kind,
            gsize sort)
{
  if (kind->item == NULL || !sudoku_rule_kind_can_sample (kind))
    return FALSE;
  return get_places (kind) == sorts[sort].places[0] || get_places (kind) == sorts[sort].places[1];
}

/**
 * sudoku_item_sample: (skip)
 * @kinds: the indices of kinds; those that can't be sampled are passed over
 * @frame: what is known of the puzzle
 * @solution: the value of each cell
 * @random: decides
 * @rules: (element-type SudokuRule): to append to
 *
 * Makes items of these kinds that hold in the solution.
 */
void
sudoku_item_sample (SudokuSet kinds,
                    const SudokuFrame *frame,
                    const guint8 *solution,
                    SudokuRandom *random,
                    GPtrArray *rules)
{
  gsize n_all = 0;
  const SudokuRuleKind *const *all = sudoku_rule_kinds (&n_all);
  g_autofree const SudokuRuleKind **of = g_new (const SudokuRuleKind *, n_all);
  g_autofree guint8 *taken = NULL;
  Sample self = { frame, solution, random, rules, of, 0, NULL };

  g_return_if_fail (frame != NULL && solution != NULL && random != NULL && rules != NULL);

  taken = g_new0 (guint8, frame->side * frame->side);
  self.taken = taken;
  for (gsize sort = 0; sort < G_N_ELEMENTS (sorts); sort++)
    {
      self.n_kinds = 0;
      for (gsize i = 0; i < n_all; i++)
        if (sudoku_set_has (kinds, (guint)i) && is_of_sort (all[i], sort))
          of[self.n_kinds++] = all[i];
      if (self.n_kinds > 0)
        sorts[sort].sample (&self);
    }
}
