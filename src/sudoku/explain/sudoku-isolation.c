/* SPDX-License-Identifier: GPL-3.0-or-later */

/* To give a cell (or all cells that a symmetry joins) is to choose one of the classes into which
 * its values divide the solutions. All sets of classes are tried in the order of their cost, until
 * one has a single solution in common. Where not all solutions are known, a set with at least two
 * known ones in common is ruled out; for any other set a search says whether there are more, and
 * what it finds is known from then on. So few questions are needed even where there are millions of
 * solutions. Does not know what the result is for. */

#include "sudoku-isolation.h"

#include <string.h>

#include "sudoku-search.h"

/* How many solutions are remembered where not all are known, and how many of them from the
 * start. */
#define N_KNOWN_MAX 4096
#define N_KNOWN_FIRST 512
/* With more classes than this nothing is tried, unless all solutions are known. */
#define N_CLASSES_MAX 2000
/* The effort, in units of about a nanosecond: a word of a set that is looked at, a question to the
 * search, and a guess of it, by bits or over candidates. */
#define EFFORT_MAX G_GUINT64_CONSTANT (3000000000)
#define EFFORT_QUESTION 3000
#define EFFORT_GUESS 500
#define EFFORT_GUESS_SLOW 50000
/* Guesses for one question. */
#define GUESSES_MAX 20000
#define WORD_BITS 64
/* The effort between two looks at the clock. */
#define EFFORT_UNWATCHED 1000000

/* The solutions that have the same values in the cells of an orbit. */
typedef struct
{
  guint orbit;
  guint8 *values;   /* owned: by cell of the orbit */
  guint64 *members; /* owned: a set of known solutions */
} Class;

/* Cells that are given together. */
typedef struct
{
  guint *cells; /* owned */
  guint n_cells;
} Orbit;

/* What some classes have in common. */
typedef enum
{
  NONE,
  ONE,
  SEVERAL,
  UNKNOWN,
} Answer;

struct _SudokuIsolation
{
  const SudokuAmbiguity *ambiguity; /* borrowed */
  const SudokuTaskRun *run;         /* borrowed */
  guint n_cells;
  SudokuSearch *search; /* (nullable), owned: where not all solutions are known */
  SudokuRandom random;
  guint8 *values;    /* owned: by cell: the puzzle, and what is chosen */
  GPtrArray *known;  /* of guint8 *, owned: by cell: solutions */
  guint n_words;     /* of a set of them */
  GArray *orbits;    /* of Orbit, owned */
  GArray *classes;   /* of Class, owned */
  guint8 *dead;      /* (nullable), owned: by class × class: they have nothing in common */
  GPtrArray *levels; /* of guint64 *, owned: by depth: what the chosen ones have in common */
  GArray *path;      /* of guint, owned: the chosen classes */
  guint8 *left;      /* owned: by cell: the only solution, when there is one */
  guint64 effort;
  guint64 effort_watched;
  gboolean gap; /* some set was not tried */
};

static void
class_clear (gpointer data)
{
  g_free (((Class *)data)->values);
  g_free (((Class *)data)->members);
}

static void
orbit_clear (gpointer data)
{
  g_free (((Orbit *)data)->cells);
}

static Class *
get_class (const SudokuIsolation *self,
           guint i)
{
  return &g_array_index (self->classes, Class, i);
}

static const Orbit *
get_orbit (const SudokuIsolation *self,
           guint i)
{
  return &g_array_index (self->orbits, Orbit, i);
}

static guint
get_cost (const SudokuIsolation *self,
          guint class)
{
  return get_orbit (self, get_class (self, class)->orbit)->n_cells;
}

static void
include (guint64 *set,
         guint i)
{
  set[i / WORD_BITS] |= G_GUINT64_CONSTANT (1) << (i % WORD_BITS);
}

static gboolean
is_in_class (const SudokuIsolation *self,
             const Class *class,
             const guint8 *solution)
{
  const Orbit *orbit = get_orbit (self, class->orbit);

  for (guint i = 0; i < orbit->n_cells; i++)
    if (solution[orbit->cells[i]] != class->values[i])
      return FALSE;
  return TRUE;
}

static gboolean
should_stop (SudokuIsolation *self)
{
  if (self->effort >= EFFORT_MAX)
    return TRUE;
  if (self->effort < self->effort_watched)
    return FALSE;
  self->effort_watched = self->effort + EFFORT_UNWATCHED;
  sudoku_task_run_report (self->run, SUDOKU_STAGE_SEARCH,
                          (double)self->effort / (double)EFFORT_MAX, 0, 0);
  return sudoku_task_run_should_stop (self->run);
}

static guint64 *
get_level (SudokuIsolation *self,
           guint depth)
{
  while (self->levels->len <= depth)
    g_ptr_array_add (self->levels, g_new0 (guint64, self->n_words));
  return g_ptr_array_index (self->levels, depth);
}

/* Adds a solution to its classes, of those from @first on. */
static void
add_to_classes (SudokuIsolation *self,
                guint i,
                guint first)
{
  for (guint k = first; k < self->classes->len; k++)
    if (is_in_class (self, get_class (self, k), g_ptr_array_index (self->known, i)))
      include (get_class (self, k)->members, i);
}

/* Remembers a solution that all chosen classes contain. */
static void
learn (SudokuIsolation *self,
       const guint8 *solution)
{
  guint i = self->known->len;

  if (i == N_KNOWN_MAX)
    return;
  g_ptr_array_add (self->known, g_memdup2 (solution, self->n_cells));
  add_to_classes (self, i, 0);
  for (guint depth = 0; depth <= self->path->len && depth < self->levels->len; depth++)
    include (g_ptr_array_index (self->levels, depth), i);
}

static guint64
run_search (SudokuIsolation *self,
            guint limit,
            SudokuSearchResult *result)
{
  guint64 guess = sudoku_search_is_fast (self->search) ? EFFORT_GUESS : EFFORT_GUESS_SLOW;

  sudoku_search_load (self->search, self->values);
  sudoku_search_run (self->search, limit, GUESSES_MAX, self->run, result);
  self->effort += EFFORT_QUESTION + result->n_guesses * guess;
  return result->n_found;
}

/* How many solutions the chosen values leave. @known: (nullable): one of them */
static Answer
ask (SudokuIsolation *self,
     const guint8 *known)
{
  g_autofree guint8 *second = NULL;
  SudokuSearchResult result;

  if (run_search (self, 2, &result) < 2)
    {
      if (!result.complete)
        return UNKNOWN;
      if (result.n_found == 0)
        return NONE;
      memcpy (self->left, sudoku_search_get_solution (self->search), self->n_cells);
      return ONE;
    }
  second = g_memdup2 (sudoku_search_get_solution (self->search), self->n_cells);
  if (known == NULL || memcmp (known, second, self->n_cells) != 0)
    learn (self, second);
  if (known == NULL || memcmp (known, second, self->n_cells) == 0)
    {
      run_search (self, 1, &result);
      if (result.n_found == 1 &&
          memcmp (second, sudoku_search_get_solution (self->search), self->n_cells) != 0)
        learn (self, sudoku_search_get_solution (self->search));
    }
  return SEVERAL;
}

static void
put (SudokuIsolation *self,
     const Class *class,
     gboolean chosen)
{
  const Orbit *orbit = get_orbit (self, class->orbit);

  for (guint i = 0; i < orbit->n_cells; i++)
    self->values[orbit->cells[i]] = chosen ? class->values[i] : 0;
}

static void
add_class (SudokuIsolation *self,
           guint orbit,
           const guint8 *values)
{
  guint n = self->classes->len;
  Class *class = NULL;

  g_array_set_size (self->classes, n + 1);
  class = get_class (self, n);
  *class = (Class){ .orbit = orbit };
  class->values = g_memdup2 (values, get_orbit (self, orbit)->n_cells);
  class->members = g_new0 (guint64, self->n_words);
}

/* The classes of an orbit, by the known solutions. */
static void
add_known_classes (SudokuIsolation *self,
                   guint orbit)
{
  const Orbit *cells = get_orbit (self, orbit);
  g_autofree guint8 *values = g_new (guint8, cells->n_cells);
  guint first = self->classes->len;

  for (guint i = 0; i < self->known->len; i++)
    {
      const guint8 *solution = g_ptr_array_index (self->known, i);
      guint k = first;

      while (k < self->classes->len && !is_in_class (self, get_class (self, k), solution))
        k++;
      if (k == self->classes->len)
        {
          for (guint c = 0; c < cells->n_cells; c++)
            values[c] = solution[cells->cells[c]];
          add_class (self, orbit, values);
        }
      include (get_class (self, k)->members, i);
    }
}

/* The classes of an orbit that have solutions, known or not, for its cells from @at on. */
static void
add_possible_classes (SudokuIsolation *self,
                      guint orbit,
                      guint at,
                      guint8 *values)
{
  const Orbit *cells = get_orbit (self, orbit);
  guint value;

  if (self->classes->len > N_CLASSES_MAX || should_stop (self))
    self->gap = TRUE;
  if (self->gap)
    return;
  if (at == cells->n_cells)
    {
      add_class (self, orbit, values);
      return;
    }
  SUDOKU_SET_FOREACH (self->ambiguity->values[cells->cells[at]], value)
  {
    SudokuSearchResult result = { .n_found = 1 };

    values[at] = (guint8)value;
    self->values[cells->cells[at]] = (guint8)value;
    /* A value alone has a solution: it is a true candidate. */
    if (at > 0 && run_search (self, 1, &result) == 0 && !result.complete)
      self->gap = TRUE;
    if (result.n_found > 0)
      add_possible_classes (self, orbit, at + 1, values);
  }
  self->values[cells->cells[at]] = 0;
}

static void
make_classes (SudokuIsolation *self)
{
  g_autofree guint8 *values = g_new (guint8, self->n_cells);

  for (guint orbit = 0; orbit < self->orbits->len; orbit++)
    {
      guint first = self->classes->len;

      if (self->ambiguity->complete)
        add_known_classes (self, orbit);
      else
        add_possible_classes (self, orbit, 0, values);
      /* What all solutions have there tells none from another. */
      if (self->classes->len == first + 1)
        g_array_set_size (self->classes, first);
    }
  if (self->ambiguity->complete || self->gap)
    return;
  for (guint i = 0; i < self->known->len; i++)
    add_to_classes (self, i, 0);
  self->dead = g_new0 (guint8, (gsize)self->classes->len * self->classes->len);
}

/* Whether a class is disjoint from one of the chosen ones. */
static gboolean
is_dead (const SudokuIsolation *self,
         guint class)
{
  for (guint i = 0; i < self->path->len && self->dead != NULL; i++)
    {
      guint other = g_array_index (self->path, guint, i);

      if (self->dead[(gsize)other * self->classes->len + class] ||
          get_class (self, other)->orbit == get_class (self, class)->orbit)
        return TRUE;
    }
  return FALSE;
}

/* @both: (out): the intersection; returns its size. */
static guint
intersect (SudokuIsolation *self,
           const guint64 *a,
           const guint64 *b,
           guint64 *both)
{
  guint n = 0;

  for (guint i = 0; i < self->n_words; i++)
    {
      both[i] = a[i] & b[i];
      n += (guint)__builtin_popcountll (both[i]);
    }
  self->effort += self->n_words;
  return n;
}

/* Whether two sets have several elements in common: most do, and the first words show it. */
static gboolean
have_several (SudokuIsolation *self,
              const guint64 *a,
              const guint64 *b)
{
  guint n = 0, i = 0;

  for (; i < self->n_words && n < 2; i++)
    n += (guint)__builtin_popcountll (a[i] & b[i]);
  self->effort += i + 1;
  return n >= 2;
}

static const guint8 *
get_first (const SudokuIsolation *self,
           const guint64 *set)
{
  for (guint word = 0; word < self->n_words; word++)
    if (set[word] != 0)
      return g_ptr_array_index (self->known,
                                word * WORD_BITS + (guint)__builtin_ctzll (set[word]));
  return NULL;
}

/* For classes that have at most one known solution in common, the last of which is @class. */
static Answer
judge (SudokuIsolation *self,
       guint class,
       const guint64 *both)
{
  const guint8 *known = get_first (self, both);
  Answer answer = known != NULL ? ONE : NONE;

  if (known != NULL)
    memcpy (self->left, known, self->n_cells);
  if (!self->ambiguity->complete)
    {
      put (self, get_class (self, class), TRUE);
      g_array_append_val (self->path, class);
      answer = ask (self, known);
      g_array_set_size (self->path, self->path->len - 1);
      put (self, get_class (self, class), FALSE);
    }
  if (answer == NONE && self->path->len == 1 && self->dead != NULL)
    {
      guint other = g_array_index (self->path, guint, 0);

      self->dead[(gsize)other * self->classes->len + class] = TRUE;
    }
  self->gap = self->gap || answer == UNKNOWN;
  return answer;
}

static gboolean isolate (SudokuIsolation *self, guint first, guint n_all, guint left);

/* Tries sets with one more class. Returns whether one leaves a single solution. */
static gboolean
isolate_with (SudokuIsolation *self,
              guint class,
              guint n_all,
              guint left)
{
  guint cost = get_cost (self, class), depth = self->path->len;
  const guint64 *all = get_level (self, depth);
  guint64 *both = get_level (self, depth + 1);
  gboolean found;
  guint n;

  /* With the whole cost spent only the number of solutions matters. */
  if (left == cost && have_several (self, all, get_class (self, class)->members))
    return FALSE;
  n = intersect (self, all, get_class (self, class)->members, both);
  if (n < 2)
    {
      Answer answer = judge (self, class, both);

      if (answer == ONE)
        g_array_append_val (self->path, class);
      if (answer != SEVERAL)
        return answer == ONE;
    }
  if (left == cost || (self->ambiguity->complete && n == n_all))
    return FALSE;
  put (self, get_class (self, class), TRUE);
  g_array_append_val (self->path, class);
  found = isolate (self, class + 1, n, left - cost);
  put (self, get_class (self, class), FALSE);
  if (!found)
    g_array_set_size (self->path, depth);
  return found;
}

/* Chooses classes from @first on, at a cost of exactly @left, until one solution is left of those
 * that the chosen ones have in common: @n_all of the known ones. */
static gboolean
isolate (SudokuIsolation *self,
         guint first,
         guint n_all,
         guint left)
{
  for (guint i = first; i < self->classes->len; i++)
    {
      if (get_cost (self, i) > left || is_dead (self, i))
        continue;
      if (should_stop (self))
        {
          self->gap = TRUE;
          return FALSE;
        }
      if (isolate_with (self, i, n_all, left))
        return TRUE;
    }
  return FALSE;
}

/* Nothing is chosen, and every known solution is possible. */
static void
start (SudokuIsolation *self)
{
  guint64 *all = get_level (self, 0);

  memset (all, 0, self->n_words * sizeof (guint64));
  for (guint i = 0; i < self->known->len; i++)
    include (all, i);
  g_array_set_size (self->path, 0);
}

/* Reports what is chosen. */
static void
tell (const SudokuIsolation *self,
      guint8 *chosen,
      guint8 *solution)
{
  memset (chosen, FALSE, self->orbits->len);
  for (guint i = 0; i < self->path->len; i++)
    chosen[get_class (self, g_array_index (self->path, guint, i))->orbit] = TRUE;
  memcpy (solution, self->left, self->n_cells);
}

static void
make_orbits (SudokuIsolation *self,
             const guint *orbit_of,
             guint n_orbits)
{
  self->orbits = g_array_new (FALSE, TRUE, sizeof (Orbit));
  g_array_set_clear_func (self->orbits, orbit_clear);
  g_array_set_size (self->orbits, n_orbits);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      Orbit *orbit = NULL;

      if (orbit_of[cell] == G_MAXUINT)
        continue;
      orbit = &g_array_index (self->orbits, Orbit, orbit_of[cell]);
      orbit->cells = g_renew (guint, orbit->cells, orbit->n_cells + 1);
      orbit->cells[orbit->n_cells++] = cell;
    }
}

/* All solutions, or some spread over the list: neighbours are much alike. */
static void
remember_known (SudokuIsolation *self)
{
  const GPtrArray *solutions = self->ambiguity->solutions;
  guint n = solutions->len, step = 1;

  if (!self->ambiguity->complete)
    {
      n = N_KNOWN_MAX;
      step = solutions->len / N_KNOWN_FIRST + 1;
    }
  self->n_words = n / WORD_BITS + 1;
  self->known = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < solutions->len; i += step)
    g_ptr_array_add (self->known, g_memdup2 (solutions->pdata[i], self->n_cells));
}

/**
 * sudoku_isolation_new: (skip)
 * @grid: a puzzle
 * @ambiguity: its solutions: all of them, or at least one; at a side of up to
 *   %SUDOKU_SEARCH_SIDE_MAX some suffice; must outlive the isolation
 * @orbit_of: by cell: the number of its orbit, whose cells are given together; %G_MAXUINT: not to
 *   be given
 * @n_orbits: how many orbits there are
 * @run: what to obey; must outlive the isolation
 *
 * Prepares the search. Each solution takes a bit for each value that cells may have.
 *
 * Returns: (transfer full): the search
 */
SudokuIsolation *
sudoku_isolation_new (const SudokuGrid *grid,
                      const SudokuAmbiguity *ambiguity,
                      const guint *orbit_of,
                      guint n_orbits,
                      const SudokuTaskRun *run)
{
  SudokuIsolation *self = NULL;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL && orbit_of != NULL, NULL);
  g_return_val_if_fail (ambiguity->complete || ambiguity->side <= SUDOKU_SEARCH_SIDE_MAX, NULL);
  g_return_val_if_fail (ambiguity->solutions->len > 0 && run != NULL, NULL);

  self = g_new0 (SudokuIsolation, 1);
  self->ambiguity = ambiguity;
  self->run = run;
  self->n_cells = ambiguity->n_cells;
  self->left = g_new0 (guint8, self->n_cells);
  self->values = g_new0 (guint8, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->values[cell] = (guint8)sudoku_grid_get_fixed (grid, cell);
  remember_known (self);
  self->classes = g_array_new (FALSE, FALSE, sizeof (Class));
  g_array_set_clear_func (self->classes, class_clear);
  self->levels = g_ptr_array_new_with_free_func (g_free);
  self->path = g_array_new (FALSE, FALSE, sizeof (guint));
  self->gap = !ambiguity->exact;
  if (!ambiguity->complete)
    {
      self->search = sudoku_search_new (sudoku_grid_get_geometry (grid));
      sudoku_random_init (&self->random, 0);
      sudoku_search_set_random (self->search, &self->random);
    }
  make_orbits (self, orbit_of, n_orbits);
  make_classes (self);
  return self;
}

/**
 * sudoku_isolation_free:
 *
 * Frees it.
 */
void
sudoku_isolation_free (SudokuIsolation *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->classes);
  g_array_unref (self->orbits);
  g_array_unref (self->path);
  g_ptr_array_unref (self->levels);
  g_ptr_array_unref (self->known);
  sudoku_search_free (self->search);
  g_free (self->dead);
  g_free (self->left);
  g_free (self->values);
  g_free (self);
}

/**
 * sudoku_isolation_find_soon: (skip)
 * @self: a search that knows all solutions
 * @chosen: (out caller-allocates): by orbit: whether its cells are to be given
 * @solution: (out caller-allocates): by cell: the solution that remains
 *
 * Repeatedly takes the class that contains the fewest of the remaining solutions.
 *
 * Returns: how many givens that makes
 */
guint
sudoku_isolation_find_soon (SudokuIsolation *self,
                            guint8 *chosen,
                            guint8 *solution)
{
  g_autofree guint64 *both = NULL;
  guint cost = 0, n_all;

  g_return_val_if_fail (self != NULL && self->ambiguity->complete, 0);
  g_return_val_if_fail (chosen != NULL && solution != NULL, 0);

  start (self);
  both = g_new (guint64, self->n_words);
  n_all = self->known->len;
  while (n_all > 1)
    {
      guint64 *all = get_level (self, 0);
      guint best = 0, fewest = G_MAXUINT;

      for (guint i = 0; i < self->classes->len; i++)
        {
          guint n = intersect (self, all, get_class (self, i)->members, both);

          if (n == 0 || n >= MIN (fewest, n_all))
            continue;
          best = i;
          fewest = n;
        }
      intersect (self, all, get_class (self, best)->members, both);
      memcpy (all, both, self->n_words * sizeof (guint64));
      n_all = fewest;
      g_array_append_val (self->path, best);
      cost += get_cost (self, best);
    }
  memcpy (self->left, get_first (self, get_level (self, 0)), self->n_cells);
  tell (self, chosen, solution);
  return cost;
}

/**
 * sudoku_isolation_find_fewest: (skip)
 * @cost_max: the most givens
 * @chosen: (out caller-allocates): by orbit: whether its cells are to be given, when a set is found
 * @solution: (out caller-allocates): by cell: the solution that remains then
 * @proven: (out): whether it is proven that fewer do not suffice or, when none are found, that
 *   @cost_max do not
 *
 * Tries one, two, three … givens. The effort is limited, and is the same on each machine.
 *
 * Returns: whether a set was found
 */
gboolean
sudoku_isolation_find_fewest (SudokuIsolation *self,
                              guint cost_max,
                              guint8 *chosen,
                              guint8 *solution,
                              gboolean *proven)
{
  g_return_val_if_fail (self != NULL && proven != NULL, FALSE);
  g_return_val_if_fail (chosen != NULL && solution != NULL, FALSE);

  for (guint cost = 1; cost <= cost_max && !self->gap; cost++)
    {
      start (self);
      if (!isolate (self, 0, self->known->len, cost))
        continue;
      tell (self, chosen, solution);
      *proven = !self->gap;
      return TRUE;
    }
  *proven = !self->gap;
  return FALSE;
}
