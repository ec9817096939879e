/* SPDX-License-Identifier: GPL-3.0-or-later */

/* To give a cell (or all cells that a symmetry takes together) is to choose one of the classes into
 * which the solutions fall by what they have there. Where all solutions are known, sets of classes
 * that have only one solution in common are tried in the order of their cost. Otherwise one
 * solution is chosen: what is given must hit each set of cells in which another one differs. */

#include "sudoku-addition.h"

#include <string.h>

#include "sudoku-hitting-set.h"
#include "sudoku-lone-value.h"

/* Words that are looked at in the search for the fewest. */
#define N_WORDS_MAX 200000000
/* So many questions in the search for the fewest that tell one solution from all others. */
#define N_ASKED_SMALL 300
#define SMALL_SIDE_MAX 9
/* Up to this side each true candidate is tried alone. */
#define ASK_EACH_SIDE_MAX 16
#define WORD_BITS 64

/* The solutions that have the same values in the cells of an orbit. */
typedef struct
{
  guint orbit; /* its number */
  guint cost;  /* how many givens that are */
  guint64 *members;
} Class;

typedef struct
{
  const SudokuGrid *grid;           /* borrowed */
  const SudokuAmbiguity *ambiguity; /* borrowed */
  const SudokuTaskRun *run;
  guint *orbit_of;  /* owned: by cell; G_MAXUINT: filled */
  guint *costs;     /* owned: by orbit */
  guint n_orbits;   /* that have an empty cell */
  GArray *classes;  /* of Class, owned */
  guint n_words;    /* of a set of solutions */
  guint8 *chosen;   /* owned: by orbit */
  guint64 n_looked; /* words */
  guint survivor;   /* the solution that is left */
} Adding;

static void
adding_clear (Adding *self)
{
  for (guint i = 0; self->classes != NULL && i < self->classes->len; i++)
    g_free (g_array_index (self->classes, Class, i).members);
  g_clear_pointer (&self->classes, g_array_unref);
  g_free (self->orbit_of);
  g_free (self->costs);
  g_free (self->chosen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Adding, adding_clear)

/* Numbers the orbits that have an empty cell. @orbits: (nullable): by cell */
static void
number_orbits (Adding *self,
               const guint *orbits)
{
  guint n_cells = self->ambiguity->n_cells;
  g_autofree guint *numbers = g_new (guint, n_cells);

  self->orbit_of = g_new (guint, n_cells);
  self->costs = g_new0 (guint, n_cells + 1);
  self->chosen = g_new0 (guint8, n_cells + 1);
  memset (numbers, 0xff, n_cells * sizeof (guint));
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint orbit = orbits != NULL ? orbits[cell] : cell;

      self->orbit_of[cell] = G_MAXUINT;
      if (sudoku_grid_get_fixed (self->grid, cell) != 0)
        continue;
      if (numbers[orbit] == G_MAXUINT)
        numbers[orbit] = self->n_orbits++;
      self->orbit_of[cell] = numbers[orbit];
      self->costs[numbers[orbit]]++;
    }
}

static gboolean
agree (const Adding *self,
       guint orbit,
       const guint8 *one,
       const guint8 *other)
{
  for (guint cell = 0; cell < self->ambiguity->n_cells; cell++)
    if (self->orbit_of[cell] == orbit && one[cell] != other[cell])
      return FALSE;
  return TRUE;
}

/* The classes of one orbit, when there are at least two. */
static void
add_classes (Adding *self,
             guint orbit)
{
  const GPtrArray *solutions = self->ambiguity->solutions;
  guint first = self->classes->len;
  g_autoptr (GArray) leaders = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < solutions->len; i++)
    {
      guint k = 0;

      while (k < leaders->len && !agree (self, orbit, solutions->pdata[i],
                                         solutions->pdata[g_array_index (leaders, guint, k)]))
        k++;
      if (k == leaders->len)
        {
          Class *class = NULL;

          g_array_set_size (self->classes, first + k + 1);
          class = &g_array_index (self->classes, Class, first + k);
          *class = (Class){ .orbit = orbit, .cost = self->costs[orbit] };
          class->members = g_new0 (guint64, self->n_words);
          g_array_append_val (leaders, i);
        }
      g_array_index (self->classes, Class, first + k).members[i / WORD_BITS] |=
        G_GUINT64_CONSTANT (1) << (i % WORD_BITS);
    }
  if (leaders->len > 1)
    return;
  g_free (g_array_index (self->classes, Class, first).members);
  g_array_set_size (self->classes, first);
}

static guint
intersect (const guint64 *a,
           const guint64 *b,
           guint64 *both,
           guint n_words)
{
  guint n = 0;

  for (guint i = 0; i < n_words; i++)
    {
      both[i] = a[i] & b[i];
      n += (guint)__builtin_popcountll (both[i]);
    }
  return n;
}

/* The only member of a set. */
static guint
get_member (const guint64 *set)
{
  guint word = 0;

  while (set[word] == 0)
    word++;
  return word * WORD_BITS + (guint)__builtin_ctzll (set[word]);
}

/* Chooses classes from @first on, at a cost of at most @left, until one solution is left of @all.
 */
static gboolean
isolate (Adding *self,
         const guint64 *all,
         guint n_all,
         guint first,
         guint left)
{
  g_autofree guint64 *both = g_new (guint64, self->n_words);

  for (guint i = first; i < self->classes->len && self->n_looked < N_WORDS_MAX; i++)
    {
      const Class *class = &g_array_index (self->classes, Class, i);
      guint n;

      if (class->cost > left)
        continue;
      n = intersect (all, class->members, both, self->n_words);
      self->n_looked += self->n_words;
      if (n == 0 || n == n_all)
        continue;
      self->chosen[class->orbit] = TRUE;
      if (n == 1)
        self->survivor = get_member (both);
      if (n == 1 || (left > class->cost && isolate (self, both, n, i + 1, left - class->cost)))
        return TRUE;
      self->chosen[class->orbit] = FALSE;
    }
  return FALSE;
}

/* Takes the smallest class again and again; returns the cost. */
static guint
isolate_quickly (Adding *self,
                 guint64 *all,
                 guint n_all)
{
  g_autofree guint64 *both = g_new (guint64, self->n_words);
  guint cost = 0;

  while (n_all > 1)
    {
      guint best = 0, fewest = G_MAXUINT;

      for (guint i = 0; i < self->classes->len; i++)
        {
          guint n = intersect (all, g_array_index (self->classes, Class, i).members, both,
                               self->n_words);

          if (n == 0 || n >= MIN (fewest, n_all))
            continue;
          best = i;
          fewest = n;
        }
      intersect (all, g_array_index (self->classes, Class, best).members, both, self->n_words);
      memcpy (all, both, self->n_words * sizeof (guint64));
      n_all = fewest;
      self->chosen[g_array_index (self->classes, Class, best).orbit] = TRUE;
      cost += g_array_index (self->classes, Class, best).cost;
    }
  self->survivor = get_member (all);
  return cost;
}

/* With all solutions known. */
static void
choose_classes (Adding *self,
                SudokuAddition *result)
{
  guint n = self->ambiguity->solutions->len, most;
  g_autofree guint64 *all = NULL;
  g_autofree guint64 *rest = NULL;
  g_autofree guint8 *quick = NULL;

  self->n_words = n / WORD_BITS + 1;
  for (guint orbit = 0; orbit < self->n_orbits; orbit++)
    add_classes (self, orbit);
  all = g_new0 (guint64, self->n_words);
  for (guint i = 0; i < n; i++)
    all[i / WORD_BITS] |= G_GUINT64_CONSTANT (1) << (i % WORD_BITS);
  rest = g_memdup2 (all, self->n_words * sizeof (guint64));
  most = isolate_quickly (self, rest, n);
  quick = g_memdup2 (self->chosen, self->n_orbits + 1);
  result->possible = TRUE;
  result->fewest = TRUE;
  for (guint cost = 1; cost < most && result->fewest; cost++)
    {
      guint survivor = self->survivor;

      memset (self->chosen, FALSE, self->n_orbits + 1);
      if (isolate (self, all, n, 0, cost))
        return;
      self->survivor = survivor;
      result->fewest = self->n_looked < N_WORDS_MAX;
    }
  memcpy (self->chosen, quick, self->n_orbits + 1);
}

/* Looks for an orbit of one cell that is enough. @none: (out): whether it is proven that there is
 * none. FALSE with an error. */
static gboolean
find_one (Adding *self,
          SudokuSolutionSearch *search,
          SudokuAddition *result,
          gboolean *none,
          GError **error)
{
  const SudokuAmbiguity *ambiguity = self->ambiguity;
  GError *local_error = NULL;
  guint value;

  *none = ambiguity->exact;
  for (guint cell = 0; cell < ambiguity->n_cells; cell++)
    {
      if (self->orbit_of[cell] == G_MAXUINT || self->costs[self->orbit_of[cell]] > 1 ||
          sudoku_set_count (ambiguity->values[cell]) < 2)
        continue;
      SUDOKU_SET_FOREACH (ambiguity->values[cell], value)
      {
        SatStatus status =
          sudoku_lone_value_ask (search, ambiguity, cell, value, result->solution, &local_error);

        if (status == SAT_STATUS_SATISFIABLE)
          self->chosen[self->orbit_of[cell]] = TRUE;
        result->possible = status == SAT_STATUS_SATISFIABLE;
        result->fewest = result->possible;
        *none = *none && status == SAT_STATUS_UNSATISFIABLE;
        if (local_error != NULL)
          g_propagate_error (error, local_error);
        if (local_error != NULL || result->possible)
          return local_error == NULL;
      }
    }
  return TRUE;
}

/* One solution, and the others that must be told from it. */
typedef struct
{
  Adding *adding;               /* borrowed */
  SudokuSolutionSearch *search; /* borrowed */
  const guint8 *solution;       /* borrowed: the one that is to be left */
  guint8 *other;                /* owned */
} Telling;

/* Does the solution stand alone when only the orbits that are kept have no givens? */
static SatStatus
ask_whether_alone (const guint8 *kept,
                   guint8 *core,
                   gpointer user_data,
                   GError **error)
{
  Telling *self = user_data;
  const Adding *adding = self->adding;
  SatStatus status;

  for (guint cell = 0; cell < adding->ambiguity->n_cells; cell++)
    if (adding->orbit_of[cell] != G_MAXUINT && !kept[adding->orbit_of[cell]])
      sudoku_solution_search_hold (self->search, cell, self->solution[cell]);
  sudoku_solution_search_want_other (self->search, self->solution);
  status = sudoku_solution_search_find (self->search, self->other, error);
  if (status == SAT_STATUS_UNKNOWN)
    return status;
  if (status == SAT_STATUS_UNSATISFIABLE)
    return SAT_STATUS_SATISFIABLE;
  for (guint cell = 0; cell < adding->ambiguity->n_cells && core != NULL; cell++)
    if (self->other[cell] != self->solution[cell])
      core[adding->orbit_of[cell]] = TRUE;
  return SAT_STATUS_UNSATISFIABLE;
}

static guint
get_cost (const Adding *self)
{
  guint cost = 0;

  for (guint orbit = 0; orbit < self->n_orbits; orbit++)
    if (self->chosen[orbit])
      cost += self->costs[orbit];
  return cost;
}

/* Tells the first solution from all others. FALSE with an error. */
static gboolean
tell_apart (Adding *self,
            SudokuSolutionSearch *search,
            SudokuAddition *result,
            gboolean not_one,
            GError **error)
{
  g_autofree guint8 *other = g_new0 (guint8, self->ambiguity->n_cells);
  Telling telling = { .adding = self, .search = search, .other = other };
  SudokuHittingJob job = { .n = self->n_orbits, .ask = ask_whether_alone, .user_data = &telling };
  gboolean fewest = FALSE;
  GError *local_error = NULL;
  SatStatus status;

  memcpy (result->solution, self->ambiguity->solutions->pdata[0], self->ambiguity->n_cells);
  telling.solution = result->solution;
  job.n_asked_max = self->ambiguity->side <= SMALL_SIDE_MAX ? N_ASKED_SMALL : 0;
  status = sudoku_hitting_set_find (&job, self->run, self->chosen, &fewest, &local_error);
  result->possible = status == SAT_STATUS_SATISFIABLE;
  result->fewest = result->possible && not_one && get_cost (self) <= 2;
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* FALSE with an error. */
static gboolean
find_by_solving (Adding *self,
                 SudokuAddition *result,
                 GError **error)
{
  g_autoptr (SudokuSolutionSearch) search = sudoku_solution_search_new (self->grid, self->run);
  gboolean none = FALSE;

  if (self->ambiguity->side <= ASK_EACH_SIDE_MAX &&
      !find_one (self, search, result, &none, error))
    return FALSE;
  return result->possible || tell_apart (self, search, result, none, error);
}

static void
list_cells (const Adding *self,
            SudokuAddition *result)
{
  result->cells = g_new (guint, self->ambiguity->n_cells);
  for (guint cell = 0; cell < self->ambiguity->n_cells && result->possible; cell++)
    if (self->orbit_of[cell] != G_MAXUINT && self->chosen[self->orbit_of[cell]])
      result->cells[result->n_cells++] = cell;
}

/**
 * sudoku_addition_find: (skip)
 * @grid: a puzzle; its answers are left aside
 * @ambiguity: what is known of its solutions, of which there is at least one
 * @orbits: (nullable) (array): by cell: a cell that is the same for all that are to be given
 *   together, as a symmetry wants it; %NULL: each cell alone
 * @task: (nullable): cancellable, and a time limit; when it is over, the best that was found counts
 * @error: return location for an error
 *
 * Finds the fewest givens that make a puzzle unique, whichever of its solutions is left then. It is
 * proven that there are no fewer where all solutions are known and one, two, three … givens can be
 * tried, and where one or two are enough. All cells of an orbit are given that are empty.
 *
 * Returns: (transfer full) (nullable): what was found; %NULL with `G_IO_ERROR_CANCELLED` or an
 *   error of the solver
 */
SudokuAddition *
sudoku_addition_find (const SudokuGrid *grid,
                      const SudokuAmbiguity *ambiguity,
                      const guint *orbits,
                      const SudokuTask *task,
                      GError **error)
{
  g_autoptr (SudokuAddition) result = NULL;
  g_auto (Adding) self = { .grid = grid, .ambiguity = ambiguity };
  SudokuTaskRun run;

  g_return_val_if_fail (grid != NULL && ambiguity != NULL, NULL);
  g_return_val_if_fail (ambiguity->solutions->len >= 1, NULL);

  sudoku_task_run_init (&run, task);
  self.run = &run;
  if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
    return NULL;
  self.classes = g_array_new (FALSE, FALSE, sizeof (Class));
  number_orbits (&self, orbits);
  result = g_new0 (SudokuAddition, 1);
  result->solution = g_new0 (guint8, ambiguity->n_cells);
  if (ambiguity->complete)
    {
      choose_classes (&self, result);
      memcpy (result->solution, ambiguity->solutions->pdata[self.survivor], ambiguity->n_cells);
    }
  else if (!find_by_solving (&self, result, error))
    return NULL;
  list_cells (&self, result);
  return g_steal_pointer (&result);
}

/**
 * sudoku_addition_free:
 * @self: (transfer full): givens to add
 *
 * Frees it.
 */
void
sudoku_addition_free (SudokuAddition *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->solution);
  g_free (self->cells);
  g_free (self);
}
