/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Depth-first search over boards: propagate, pick what has the fewest possibilities, try one, then
 * the rest. The board of each level lies on an explicit stack, so that going back costs nothing.
 * Shapes with rules other than rows, columns, boxes and diagonals are left to the search over
 * candidates. Knows nothing of clauses. */

#include "sudoku-search.h"

#include <string.h>

/* The loops over rows only pay off when they are unrolled: a third more puzzles. */
#if defined(__OPTIMIZE__) && defined(__GNUC__) && !defined(__clang__) && \
  !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#  pragma GCC optimize("O3")
#endif

#include "sudoku-group-search.h"
#include "sudoku-search-guess-kernel.h"
#include "sudoku-search-kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)
#  define HAVE_X86 1
#endif

/* Guesses between two looks at the cancellable: less than a millisecond. */
#define WORK_INTERVAL 256

typedef struct
{
  guint64 limit;
  guint64 guess_limit;
  const SudokuTaskRun *work;
  SudokuSearchResult *result;
} Run;

struct _SudokuSearch
{
  SudokuGroupSearch *groups; /* (nullable): for rules that the boards don't know */
  Shape shape;
  Board *stack; /* aligned; the first board is the one that was loaded */
  SudokuRandom *random;
  void (*explore) (SudokuSearch *self, Run *run);
  guint8 solution[SIDE_MAX * SIDE_MAX];
};

static void
keep_solution (SudokuSearch *self,
               const Board *board)
{
  guint side = self->shape.side;

  for (guint row = 0; row < side; row++)
    for (guint lane = 0; lane < side; lane++)
      self->solution[row * side + (guint)__builtin_ctz (board->rows[row][lane])] =
        (guint8)(lane + 1);
}

static gboolean
may_go_on (const SudokuSearch *self,
           const Run *run)
{
  const SudokuSearchResult *result = run->result;

  if (run->guess_limit != 0 && result->n_guesses >= run->guess_limit)
    return FALSE;
  if (run->work == NULL || result->n_guesses % WORK_INTERVAL != 0)
    return TRUE;
  if (result->n_guesses % (64 * WORK_INTERVAL) == 0)
    sudoku_task_run_report (run->work, SUDOKU_STAGE_SEARCH, -1, result->n_guesses, result->n_found);
  return !sudoku_task_run_should_stop (run->work);
}

static guint
count_open (const Board *board,
            guint side)
{
  guint n = 0;

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      n += __builtin_popcount (lanes_of (board, side, row, column)) > 1;
  return n;
}

INLINE void
explore (SudokuSearch *self,
         Run *run,
         const Shape shape)
{
  const Lanes live = live_lanes (shape);
  Board *top = self->stack;

  while (top >= self->stack)
    {
      BoardState state = propagate (top, shape, live, &run->result->n_sweeps);
      Guess guess;

      if (state == BOARD_SOLVED)
        {
          keep_solution (self, top);
          if (++run->result->n_found == run->limit)
            return;
        }
      if (state != BOARD_OPEN)
        {
          top--;
          continue;
        }
      if (run->result->n_guesses == 0)
        run->result->n_root_open = count_open (top, shape.side);
      if (!may_go_on (self, run))
        {
          run->result->complete = FALSE;
          return;
        }
      guess = pick (top, shape, self->random);
      branch (top, top + 1, shape, &guess);
      run->result->n_guesses++;
      top++;
    }
}

/* The search for the usual shapes, whose bounds are then constant, and for any. */
#define EXPLORE(name, attributes, wide_registers)                          \
  attributes static void                                                   \
    explore_9_##name (SudokuSearch *self,                                  \
                      Run *run)                                            \
  {                                                                        \
    explore (self, run, (Shape){ 9, 3, 3, FALSE, TRUE, wide_registers });  \
  }                                                                        \
  attributes static void                                                   \
    explore_16_##name (SudokuSearch *self,                                 \
                       Run *run)                                           \
  {                                                                        \
    explore (self, run, (Shape){ 16, 4, 4, FALSE, TRUE, wide_registers }); \
  }                                                                        \
  attributes static void                                                   \
    explore_any_##name (SudokuSearch *self,                                \
                        Run *run)                                          \
  {                                                                        \
    Shape shape = self->shape;                                             \
                                                                           \
    shape.wide = wide_registers;                                           \
    explore (self, run, shape);                                            \
  }

EXPLORE (plain, , FALSE)
#ifdef HAVE_X86
EXPLORE (avx2, __attribute__ ((target ("avx2,bmi,popcnt"))), TRUE)
EXPLORE (avx512, __attribute__ ((target ("avx2,bmi,popcnt,avx512f,avx512bw,avx512vl"))), TRUE)
#endif

static gboolean
has_plain (void)
{
  return TRUE;
}

#ifdef HAVE_X86
static gboolean
has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") &&
         __builtin_cpu_supports ("popcnt");
}

static gboolean
has_avx512 (void)
{
  return has_avx2 () && __builtin_cpu_supports ("avx512f") &&
         __builtin_cpu_supports ("avx512bw") && __builtin_cpu_supports ("avx512vl");
}
#endif

typedef struct
{
  const char *id;
  gboolean (*is_there) (void);
  void (*explore_9) (SudokuSearch *self, Run *run);
  void (*explore_16) (SudokuSearch *self, Run *run);
  void (*explore_any) (SudokuSearch *self, Run *run);
} Variant;

/* One for each set of instructions, the best first. */
static const Variant variants[] = {
#ifdef HAVE_X86
  { "avx512", has_avx512, explore_9_avx512, explore_16_avx512, explore_any_avx512 },
  { "avx2", has_avx2, explore_9_avx2, explore_16_avx2, explore_any_avx2 },
#endif
  { "plain", has_plain, explore_9_plain, explore_16_plain, explore_any_plain },
};

static gboolean
is_square (const Shape *shape,
           guint order)
{
  return shape->box_rows == order && shape->box_columns == order && !shape->diagonals;
}

static void
set_variant (SudokuSearch *self,
             const Variant *variant)
{
  self->explore = is_square (&self->shape, 3)   ? variant->explore_9
                  : is_square (&self->shape, 4) ? variant->explore_16
                                                : variant->explore_any;
}

/**
 * sudoku_search_new: (skip)
 * @geometry: a shape with a side of at most SUDOKU_SEARCH_SIDE_MAX
 *
 * Makes a search, which can be used for one puzzle after another.
 *
 * Returns: (transfer full): the search
 */
SudokuSearch *
sudoku_search_new (SudokuGeometry *geometry)
{
  SudokuSearch *self;

  g_return_val_if_fail (geometry != NULL, NULL);
  g_return_val_if_fail (sudoku_geometry_get_side (geometry) <= SUDOKU_SEARCH_SIDE_MAX, NULL);

  self = g_new0 (SudokuSearch, 1);
  if (!sudoku_geometry_is_plain_or_x (geometry))
    {
      self->groups = sudoku_group_search_new (geometry);
      return self;
    }
  /* At each level one more cell has a single candidate, or one more value a single segment in a
   * line. The rows together have as many values as there are cells, and so do the columns. */
  self->stack = g_aligned_alloc (2 * sudoku_geometry_get_n_cells (geometry) + 2, sizeof (Board),
                                 sizeof (Lanes));
  self->shape.side = sudoku_geometry_get_side (geometry);
  self->shape.box_rows = sudoku_geometry_get_box_rows (geometry);
  self->shape.box_columns = sudoku_geometry_get_box_columns (geometry);
  self->shape.diagonals = sudoku_geometry_has_diagonals (geometry);
  self->shape.segments =
    self->shape.box_rows >= 3 && self->shape.box_rows == self->shape.box_columns;
  for (gsize i = 0; i < G_N_ELEMENTS (variants) && self->explore == NULL; i++)
    if (variants[i].is_there ())
      set_variant (self, &variants[i]);
  return self;
}

/**
 * sudoku_search_list_variants: (skip)
 *
 * Lists the instruction sets that the search is built for and this processor has: "avx512", "avx2",
 * "plain". A new search takes the first. All find the same in the same order.
 *
 * Returns: (transfer full): their ids, the best first
 */
GStrv
sudoku_search_list_variants (void)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  GStrv ids;

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (variants[i].is_there ())
      g_strv_builder_add (builder, variants[i].id);
  ids = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return ids;
}

/**
 * sudoku_search_set_variant:
 * @id: one of sudoku_search_list_variants()
 *
 * Chooses an instruction set, for comparisons.
 */
void
sudoku_search_set_variant (SudokuSearch *self,
                           const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (self->groups == NULL && variants[i].is_there () && g_str_equal (variants[i].id, id))
      set_variant (self, &variants[i]);
}

/**
 * sudoku_search_free:
 * @self: (transfer full) (nullable): a search
 *
 * Frees it.
 */
void
sudoku_search_free (SudokuSearch *self)
{
  if (self == NULL)
    return;
  sudoku_group_search_free (self->groups);
  g_aligned_free (self->stack);
  g_free (self);
}

/**
 * sudoku_search_is_fast:
 *
 * Tells whether a guess takes no more than a microsecond or so.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_search_is_fast (const SudokuSearch *self)
{
  return self->groups == NULL;
}

/**
 * sudoku_search_load:
 * @values: by cell: a required value, or 0
 *
 * Loads a new puzzle.
 */
void
sudoku_search_load (SudokuSearch *self,
                    const guint8 *values)
{
  guint side = self->shape.side;
  Board *board = self->stack;

  if (self->groups != NULL)
    {
      sudoku_group_search_load (self->groups, values);
      return;
    }
  for (guint row = 0; row < side; row++)
    {
      LaneWords words = { .words = { 0 } };
      guint16 lanes[SIDE_MAX] = { 0 };
      guint16 fixed = 0;

      for (guint column = 0; column < side; column++)
        {
          guint value = values[row * side + column];

          if (value == 0)
            continue;
          lanes[value - 1] |= (guint16)(1u << column);
          fixed |= (guint16)(1u << column);
        }
      for (guint lane = 0; lane < side; lane++)
        lanes[lane] |= full_of (self->shape) & (guint16)~fixed;
      memcpy (&words, lanes, sizeof words);
      board->rows[row] = words.lanes;
    }
}

/**
 * sudoku_search_forbid:
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Adds to the loaded puzzle that the cell does not hold the value.
 */
void
sudoku_search_forbid (SudokuSearch *self,
                      guint cell,
                      guint value)
{
  guint side = self->shape.side;

  if (self->groups != NULL)
    {
      sudoku_group_search_forbid (self->groups, cell, value);
      return;
    }
  self->stack->rows[cell / side][value - 1] &= (guint16) ~(1u << cell % side);
}

/**
 * sudoku_search_set_random:
 * @random: (nullable): a generator; must outlive the search
 *
 * Makes the search choose at random among the cells with the fewest candidates and the order of
 * their values, so that the first solution is random. Slower.
 */
void
sudoku_search_set_random (SudokuSearch *self,
                          SudokuRandom *random)
{
  self->random = random;
  if (self->groups != NULL)
    sudoku_group_search_set_random (self->groups, random);
}

/**
 * sudoku_search_run:
 * @limit: the number of solutions after which to stop; 0: none
 * @guess_limit: the number of guesses after which to give up; 0: none
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Searches the loaded puzzle, which must be loaded again for the next run. The effort is the same
 * on every machine.
 */
void
sudoku_search_run (SudokuSearch *self,
                   guint64 limit,
                   guint64 guess_limit,
                   const SudokuTaskRun *work,
                   SudokuSearchResult *result)
{
  Run run = { .limit = limit, .guess_limit = guess_limit, .work = work, .result = result };

  if (self->groups != NULL)
    {
      sudoku_group_search_run (self->groups, limit, guess_limit, work, result);
      return;
    }
  *result = (SudokuSearchResult){ .complete = TRUE };
  self->explore (self, &run);
}

/**
 * sudoku_search_get_solution:
 * @self: a search that has found one
 *
 * Gets the value of each cell in the last solution found.
 *
 * Returns: (transfer none): the solution
 */
const guint8 *
sudoku_search_get_solution (const SudokuSearch *self)
{
  return self->groups != NULL ? sudoku_group_search_get_solution (self->groups) : self->solution;
}
