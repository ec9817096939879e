/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Depth-first search over boards: propagate, pick the cell with the fewest candidates,
 * try one, then the rest. The board of each level lies on a stack of its own, so that
 * going back costs nothing. Shapes with other rules than rows, columns, boxes and
 * diagonals are left to the search over candidates. Knows nothing of clauses. */

#include "sudoku-search.h"

#include <string.h>

/* The loops over rows only pay when they are unrolled: a third more puzzles. */
#if defined(__OPTIMIZE__) && defined(__GNUC__) && !defined(__clang__)
#  pragma GCC optimize("O3")
#endif

#include "sudoku-group-search.h"
#include "sudoku-search-kernel.h"

#if defined(__x86_64__) && defined(__GNUC__)
#  define HAVE_AVX2 1
#endif

/* So many guesses between two looks at the cancellable: less than a millisecond. */
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

/* A cell and a value to try there. */
typedef struct
{
  guint row;
  guint column;
  guint lane;
} Guess;

static guint
nth_bit (guint16 bits,
         guint n)
{
  while (n-- > 0)
    bits &= (guint16)(bits - 1);
  return (guint)__builtin_ctz (bits);
}

/* The values of a cell, as bits of lanes. */
static guint16
lanes_of (const Board *board,
          const Shape *shape,
          guint row,
          guint column)
{
  guint lanes = 0;

  for (guint lane = 0; lane < shape->side; lane++)
    lanes |= (guint)(board->rows[row][lane] >> column & 1) << lane;
  return (guint16)lanes;
}

/* One of the cells with the fewest candidates, at random. */
static Guess
pick_randomly (const SudokuSearch *self,
               const Board *board)
{
  Guess guess = { 0 };
  guint16 chosen = 0;
  guint fewest = G_MAXUINT, n_alike = 0;

  for (guint row = 0; row < self->shape.side; row++)
    for (guint column = 0; column < self->shape.side; column++)
      {
        guint16 lanes = lanes_of (board, &self->shape, row, column);
        guint n = (guint)__builtin_popcount (lanes);

        if (n < 2 || n > fewest)
          continue;
        n_alike = n < fewest ? 1 : n_alike + 1;
        fewest = n;
        if (sudoku_random_below (self->random, n_alike) > 0)
          continue;
        guess = (Guess){ .row = row, .column = column };
        chosen = lanes;
      }
  guess.lane = nth_bit (chosen, sudoku_random_below (self->random, fewest));
  return guess;
}

/* The first cell with the fewest candidates. */
static Guess
pick_first (const SudokuSearch *self,
            const Board *board)
{
  Guess guess = { 0 };
  guint fewest = G_MAXUINT;

  for (guint row = 0; row < self->shape.side; row++)
    for (guint column = 0; column < self->shape.side; column++)
      {
        guint16 lanes = lanes_of (board, &self->shape, row, column);
        guint n = (guint)__builtin_popcount (lanes);

        if (n < 2 || n >= fewest)
          continue;
        fewest = n;
        guess = (Guess){ .row = row, .column = column, .lane = nth_bit (lanes, 0) };
      }
  return guess;
}

/* A cell with two candidates, if there is one: found without looking at cells. */
INLINE gboolean
pick_pair (const Board *board,
           const Shape shape,
           Guess *guess)
{
  for (guint r = 0; r < shape.side; r++)
    {
      Columns columns = count_columns_to_three (&board->rows[r], shape);
      guint16 pairs = columns.twice & (guint16)~columns.thrice;

      if (pairs == 0)
        continue;
      guess->row = r;
      guess->column = (guint)__builtin_ctz (pairs);
      guess->lane = nth_bit (lanes_of (board, &shape, guess->row, guess->column), 0);
      return TRUE;
    }
  return FALSE;
}

INLINE Guess
pick (const SudokuSearch *self,
      const Board *board,
      const Shape shape)
{
  Guess guess;

  if (self->random != NULL)
    return pick_randomly (self, board);
  if (pick_pair (board, shape, &guess))
    return guess;
  return pick_first (self, board);
}

/* @next becomes @board with the guess, @board loses it. */
INLINE void
branch (Board *board,
        Board *next,
        const Shape shape,
        const Guess *guess)
{
  guint16 bit = (guint16)(1u << guess->column);

  for (guint r = 0; r < shape.side; r++)
    next->rows[r] = board->rows[r];
  next->rows[guess->row] &= (guint16)~bit;
  next->rows[guess->row][guess->lane] = bit;
  board->rows[guess->row][guess->lane] &= (guint16)~bit;
}

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
            const Shape *shape)
{
  guint n = 0;

  for (guint row = 0; row < shape->side; row++)
    for (guint column = 0; column < shape->side; column++)
      n += __builtin_popcount (lanes_of (board, shape, row, column)) > 1;
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
      BoardState state = propagate (top, shape, live);
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
        run->result->n_root_open = count_open (top, &shape);
      if (!may_go_on (self, run))
        {
          run->result->complete = FALSE;
          return;
        }
      guess = pick (self, top, shape);
      branch (top, top + 1, shape, &guess);
      run->result->n_guesses++;
      top++;
    }
}

/* The search for any shape, for the usual ones, and all of them with wide registers. */
#define EXPLORE(name, attributes, shape) \
  attributes static void                 \
  name (SudokuSearch *self,              \
        Run *run)                        \
  {                                      \
    explore (self, run, shape);          \
  }

#define SHAPE_9 ((Shape){ 9, 3, 3, FALSE })
#define SHAPE_16 ((Shape){ 16, 4, 4, FALSE })

EXPLORE (explore_any, , self->shape)
EXPLORE (explore_9, , SHAPE_9)
EXPLORE (explore_16, , SHAPE_16)
#ifdef HAVE_AVX2
#  define WIDE __attribute__ ((target ("avx2,bmi")))
EXPLORE (explore_any_wide, WIDE, self->shape)
EXPLORE (explore_9_wide, WIDE, SHAPE_9)
EXPLORE (explore_16_wide, WIDE, SHAPE_16)
#endif

typedef struct
{
  Shape shape;
  gboolean wide;
  void (*explore) (SudokuSearch *self, Run *run);
} Variant;

/* The best one that fits first. */
static const Variant variants[] = {
#ifdef HAVE_AVX2
  { { 9, 3, 3, FALSE }, TRUE, explore_9_wide },
  { { 16, 4, 4, FALSE }, TRUE, explore_16_wide },
  { { 0, 0, 0, FALSE }, TRUE, explore_any_wide },
#endif
  { { 9, 3, 3, FALSE }, FALSE, explore_9 },
  { { 16, 4, 4, FALSE }, FALSE, explore_16 },
  { { 0, 0, 0, FALSE }, FALSE, explore_any },
};

static gboolean
fits (const Variant *variant,
      const Shape *shape)
{
  return variant->shape.side == 0 || memcmp (&variant->shape, shape, sizeof *shape) == 0;
}

static gboolean
has_avx2 (void)
{
#ifdef HAVE_AVX2
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi");
#else
  return FALSE;
#endif
}

/**
 * sudoku_search_new: (skip)
 * @geometry: a shape with a side of at most SUDOKU_SEARCH_SIDE_MAX
 *
 * Makes a search, which can be used for any number of puzzles one after the other.
 *
 * Returns: (transfer full): the search
 */
SudokuSearch *
sudoku_search_new (SudokuGeometry *geometry)
{
  SudokuSearch *self;
  gboolean wide = has_avx2 ();

  g_return_val_if_fail (geometry != NULL, NULL);
  g_return_val_if_fail (sudoku_geometry_get_side (geometry) <= SUDOKU_SEARCH_SIDE_MAX, NULL);

  self = g_new0 (SudokuSearch, 1);
  if (!sudoku_geometry_is_plain_or_x (geometry))
    {
      self->groups = sudoku_group_search_new (geometry);
      return self;
    }
  /* Each level has one more cell with a single candidate. */
  self->stack = g_aligned_alloc (sudoku_geometry_get_n_cells (geometry) + 2, sizeof (Board),
                                 sizeof (Lanes));
  self->shape.side = sudoku_geometry_get_side (geometry);
  self->shape.box_rows = sudoku_geometry_get_box_rows (geometry);
  self->shape.box_columns = sudoku_geometry_get_box_columns (geometry);
  self->shape.diagonals = sudoku_geometry_has_diagonals (geometry);
  for (gsize i = 0; i < G_N_ELEMENTS (variants) && self->explore == NULL; i++)
    if (fits (&variants[i], &self->shape) && (wide || !variants[i].wide))
      self->explore = variants[i].explore;
  return self;
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
 * @self: a search
 *
 * Tells whether a guess takes no more than a microsecond or so.
 *
 * Returns: whether a guess takes no more than a microsecond or so
 */
gboolean
sudoku_search_is_fast (const SudokuSearch *self)
{
  return self->groups == NULL;
}

/**
 * sudoku_search_load:
 * @self: a search
 * @values: for each cell what must stand there, or 0
 *
 * Begins with a new puzzle.
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
 * @self: a search
 * @cell: a cell, from 0
 * @value: a value, 1…N
 *
 * Adds to the puzzle that was loaded that the cell does not hold the value.
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
 * @self: a search
 * @random: (nullable): a generator; must outlive the search
 *
 * Lets chance decide among the cells with the fewest candidates, and in which order
 * their values are tried, so that the first solution is a random one. Slower.
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
 * @self: a search
 * @limit: at how many solutions to stop; 0: never
 * @guess_limit: after how many guesses to give up; 0: never
 * @work: (nullable): what to obey
 * @result: (out caller-allocates): what was found
 *
 * Searches the puzzle that was loaded; it has to be loaded again for the next time.
 * The effort is the same on every machine.
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
 * Returns: (transfer none): the value of each cell in the last solution found
 */
const guint8 *
sudoku_search_get_solution (const SudokuSearch *self)
{
  return self->groups != NULL ? sudoku_group_search_get_solution (self->groups) : self->solution;
}
