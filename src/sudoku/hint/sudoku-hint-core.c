/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last resort. The solver is asked for each candidate whether there is a solution with it. The
 * wrong ones are then asked about again, the easiest first, with a solver that has a guard for each
 * truth: the guards in its failed core are truths that prove the candidate false. That is slow, as
 * every guard is an assumption, so it is only used for this. For the candidates with the smallest
 * cores, truths are left out as long as there is still no solution, and other cores are looked for.
 * Then the rest is split into cases; the fewest cases win, unless far fewer truths would
 * suffice. */

#include "sudoku-hint-core.h"

#include "sudoku-hint-cases.h"
#include "sudoku-hint-few.h"
#include "sudoku-hint-formula.h"
#include "sudoku-hint-truth.h"
#include "sudoku-net.h"

/* How many of the smallest cores are minimised. */
#define N_MINIMISED 12
/* For how many of the smallest of these others are looked for, in how many orders of the truths. */
#define N_AGAIN 4
#define N_ORDERS 8
/* Spreads numbers (Knuth). */
#define SPREAD 2654435761u
/* For how many wrong candidates cores are looked for. */
#define N_CORES_MAX 24
/* With so many wrong candidates, no more are looked for. */
#define N_WRONG_ENOUGH 48
/* The part of the conflicts that is reserved for finding and minimising cores, together with the
 * same part of what is left after asking. */
#define N_PARTS_CORES 4
/* Once this part of the conflicts is spent, some wrong candidates suffice; after half, any. */
#define N_PARTS_SOME 6
#define N_WRONG_SOME 4
/* Conflicts for one question: first for all open candidates, then for those that need more. */
static const guint64 limits[] = { 30, 300, 1000 };
/* Conflicts for each core, and for each truth that is left out of one. */
#define N_CONFLICTS_EACH 1000
/* A tree with more cases is of no use. */
#define N_CASES_MAX 1000
/* With items, where each case asks these again and again; and where nothing else is found. */
#define N_CASES_ITEMS 200
#define N_CASES_LAST 1999
/* For how many of the easiest wrong candidates all that the puzzle says is tried, with so many
 * cases. */
#define N_TRIED_ITEMS 12
#define N_TRIED_LAST 8
/* The part of the work that one tree may take. */
#define N_PARTS 4
/* Up to so many truths, proofs are checked for having more than half as many again as necessary. */
#define N_TRUTHS_COMPARED 12
/* The cost of a question besides its conflicts, in conflicts. */
#define N_CONFLICTS_ASKING 10

typedef struct
{
  guint32 candidate;
  GArray *truths; /* owned: guint32 */
} Core;

/* A candidate that is still undecided. */
typedef struct
{
  guint32 candidate;
  guint n_forced; /* what it forces */
} Open;

/* A candidate that is in no solution. */
typedef struct
{
  guint32 candidate;
  guint64 n_conflicts; /* it took to find that out */
} Wrong;

typedef struct
{
  SudokuLinks *links;
  const SudokuPosition *position;
  SatSolver *plain;   /* owned: all truths count */
  SatSolver *guarded; /* owned: those count whose guards are assumed */
  guint64 conflicts;  /* that are left */
  guint64 spared;     /* that asking has left and cores do not get */
  guint64 work;       /* that is left */
  GArray *truths;     /* owned: guint32: those that have guards, and then the items */
  GArray *wrong;      /* owned: Wrong */
  GArray *cores;      /* owned: Core */
  guint8 *possible;   /* owned: by candidate: whether a solution with it is known */
  gboolean stopped;   /* whether not all could be asked about */
} Search;

static void
clear_core (gpointer core)
{
  g_array_unref (((Core *)core)->truths);
}

static void
search_clear (Search *self)
{
  sat_solver_free (self->plain);
  sat_solver_free (self->guarded);
  g_array_unref (self->truths);
  g_array_unref (self->wrong);
  g_array_unref (self->cores);
  g_free (self->possible);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* Solves under the assumptions, and counts the conflicts. */
static SatStatus
solve (Search *self,
       SatSolver *solver,
       guint64 n_conflicts,
       GError **error)
{
  guint64 before = sat_solver_get_conflicts (solver), used;
  SatStatus status;

  sat_solver_set_conflict_limit (solver, (int)MIN (self->conflicts, n_conflicts));
  sat_solver_set_deadline (solver, sudoku_links_get_work (self->links)->deadline);
  status = sat_solver_solve (solver, error);
  used = sat_solver_get_conflicts (solver) - before;
  self->conflicts -= MIN (used + N_CONFLICTS_ASKING, self->conflicts);
  return status;
}

/* Is there a solution with the candidate, when only these truths count? */
static SatStatus
ask_guarded (Search *self,
             guint32 candidate,
             const GArray *truths,
             guint left_out,
             GError **error)
{
  if (!sat_solver_assume (self->guarded, sudoku_hint_formula_get_variable (candidate), error))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < truths->len; i++)
    {
      guint32 truth = g_array_index (truths, guint32, i);

      if (i != left_out &&
          !sat_solver_assume (self->guarded, sudoku_hint_formula_get_guard (self->links, truth),
                              error))
        return SAT_STATUS_UNKNOWN;
    }
  return solve (self, self->guarded, N_CONFLICTS_EACH, error);
}

static GArray *
read_core (const Search *self)
{
  GArray *truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  gsize n = 0;
  const int *literals = sat_solver_get_core (self->guarded, &n);
  int first = sudoku_hint_formula_get_guard (self->links, 0);

  for (gsize i = 0; i < n; i++)
    if (literals[i] >= first)
      {
        guint32 truth = (guint32)(literals[i] - first);

        g_array_append_val (truths, truth);
      }
  return truths;
}

/* A solution decides as many candidates as it has cells. */
static void
read_model (Search *self)
{
  for (guint i = 0; i < sudoku_links_get_n_candidates (self->links); i++)
    if (sudoku_position_has (self->position, i) &&
        sat_solver_value (self->plain, sudoku_hint_formula_get_variable (i)))
      self->possible[i] = TRUE;
}

static int
compare_open (gconstpointer a,
              gconstpointer b)
{
  const Open *first = a, *second = b;

  if (first->n_forced != second->n_forced)
    return first->n_forced > second->n_forced ? -1 : 1;
  return (first->candidate > second->candidate) - (first->candidate < second->candidate);
}

/* All open candidates, those that force the most first. */
static GArray *
find_open (const Search *self)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (Open));
  guint n = sudoku_links_get_n_candidates (self->links);
  guint side = sudoku_links_get_side (self->links);
  g_autoptr (SudokuNet) net = sudoku_net_new (self->links, self->position);

  for (guint32 i = 0; i < n && net != NULL && !sudoku_links_should_stop (self->links); i++)
    if (sudoku_position_has (self->position, i) &&
        !sudoku_position_is_filled (self->position, i / side))
      {
        Open one = { i, sudoku_net_count_forced (net, i) };

        g_array_append_val (open, one);
      }
  g_array_sort (open, compare_open);
  return open;
}

/* Returns whether the candidate is still open; also FALSE with an error. */
static gboolean
ask_one (Search *self,
         guint32 candidate,
         guint64 n_conflicts,
         GError **error)
{
  guint64 before = sat_solver_get_conflicts (self->plain);
  SatStatus status;

  if (!sat_solver_assume (self->plain, sudoku_hint_formula_get_variable (candidate), error))
    return FALSE;
  status = solve (self, self->plain, n_conflicts, error);
  if (status == SAT_STATUS_SATISFIABLE)
    read_model (self);
  else if (status == SAT_STATUS_UNSATISFIABLE)
    {
      Wrong wrong = { candidate, sat_solver_get_conflicts (self->plain) - before };

      g_array_append_val (self->wrong, wrong);
    }
  else
    return *error == NULL;
  return FALSE;
}

/* Whether enough is known when so many of @all conflicts are left for asking. */
static gboolean
knows_enough (const Search *self,
              guint64 all)
{
  guint64 spent = all - self->conflicts;

  return self->conflicts == 0 || self->wrong->len >= N_WRONG_ENOUGH ||
         sudoku_links_should_stop (self->links) ||
         (spent > all / N_PARTS_SOME && self->wrong->len >= N_WRONG_SOME) ||
         (spent > all / 2 && self->wrong->len > 0);
}

/* Asks about each candidate until enough are wrong, first with few conflicts each. Returns how many
 * are undecided. */
static guint
ask_all (Search *self,
         GError **error)
{
  g_autoptr (GArray) open = find_open (self);
  guint64 all = self->conflicts;

  for (guint round = 0; round < G_N_ELEMENTS (limits) && open->len > 0; round++)
    {
      guint n_kept = 0;

      for (guint i = 0; i < open->len; i++)
        {
          Open *one = &g_array_index (open, Open, i);

          if (self->possible[one->candidate])
            continue;
          if (knows_enough (self, all) || ask_one (self, one->candidate, limits[round], error))
            g_array_index (open, Open, n_kept++) = *one;
          if (*error != NULL)
            return 0;
        }
      g_array_set_size (open, n_kept);
    }
  return open->len;
}

static int
compare_wrong (gconstpointer a,
               gconstpointer b)
{
  const Wrong *first = a, *second = b;

  if (first->n_conflicts != second->n_conflicts)
    return first->n_conflicts < second->n_conflicts ? -1 : 1;
  return (first->candidate > second->candidate) - (first->candidate < second->candidate);
}

static void
add_core (Search *self,
          guint32 candidate)
{
  Core core = { .candidate = candidate, .truths = read_core (self) };

  g_array_append_val (self->cores, core);
}

static gboolean
may_ask (const Search *self)
{
  return self->conflicts > 0 && !sudoku_links_should_stop (self->links);
}

/* Finds cores of the candidates that were decided fastest. */
static gboolean
find_cores (Search *self,
            GError **error)
{
  g_array_sort (self->wrong, compare_wrong);
  for (guint i = 0; i < MIN (self->wrong->len, N_CORES_MAX) && may_ask (self); i++)
    {
      guint32 candidate = g_array_index (self->wrong, Wrong, i).candidate;
      SatStatus status = ask_guarded (self, candidate, self->truths, G_MAXUINT, error);

      if (*error != NULL)
        return FALSE;
      if (status == SAT_STATUS_UNSATISFIABLE)
        add_core (self, candidate);
    }
  return TRUE;
}

static int
compare_cores (gconstpointer a,
               gconstpointer b)
{
  const Core *first = a, *second = b;

  if (first->truths->len != second->truths->len)
    return first->truths->len < second->truths->len ? -1 : 1;
  return (first->candidate > second->candidate) - (first->candidate < second->candidate);
}

static gboolean
is_item (const Search *self,
         guint32 truth)
{
  return truth >= sudoku_links_get_n_truths (self->links);
}

/* Items count as larger than any truth. */
static guint
get_size (const Search *self,
          guint32 truth)
{
  return is_item (self, truth)
           ? SUDOKU_SIDE_MAX + 1
           : sudoku_hint_truth_count_live (self->links, self->position, truth);
}

/* The largest truths are left out first. */
static int
compare_sizes (gconstpointer a,
               gconstpointer b,
               gpointer user_data)
{
  const Search *self = user_data;
  const guint32 *first = a, *second = b;
  guint n_first = get_size (self, *first), n_second = get_size (self, *second);

  if (n_first != n_second)
    return n_first > n_second ? -1 : 1;
  return (*first > *second) - (*first < *second);
}

/* Leaves out truths of a core, as long as there is no solution and conflicts are left. */
static gboolean
minimise (Search *self,
          Core *core,
          GError **error)
{
  guint i = 0;

  g_array_sort_with_data (core->truths, compare_sizes, self);
  while (i < core->truths->len && may_ask (self))
    {
      SatStatus status = ask_guarded (self, core->candidate, core->truths, i, error);

      if (*error != NULL)
        return FALSE;
      if (status != SAT_STATUS_UNSATISFIABLE)
        {
          i++;
          continue;
        }
      /* Truths before this one are all necessary, so they keep their places. */
      g_array_unref (core->truths);
      core->truths = read_core (self);
      g_array_sort_with_data (core->truths, compare_sizes, self);
    }
  return TRUE;
}

/* In a pseudo-random order for each number. */
static int
compare_spread (gconstpointer a,
                gconstpointer b,
                gpointer user_data)
{
  guint32 number = GPOINTER_TO_UINT (user_data);
  guint32 first = (*(const guint32 *)a ^ number) * SPREAD;
  guint32 second = (*(const guint32 *)b ^ number) * SPREAD;

  return (first > second) - (first < second);
}

/* The solver considers truths in the order in which they are assumed: another order may give
 * another core, which is kept if it ends up smaller. */
static gboolean
find_another (Search *self,
              Core *core,
              guint number,
              GError **error)
{
  Core other = { .candidate = core->candidate };
  SatStatus status;

  g_array_sort_with_data (self->truths, compare_spread, GUINT_TO_POINTER (number * SPREAD));
  status = ask_guarded (self, core->candidate, self->truths, G_MAXUINT, error);
  if (status != SAT_STATUS_UNSATISFIABLE)
    return *error == NULL;
  other.truths = read_core (self);
  minimise (self, &other, error);
  if (other.truths->len < core->truths->len)
    {
      g_array_unref (core->truths);
      core->truths = g_steal_pointer (&other.truths);
    }
  g_clear_pointer (&other.truths, g_array_unref);
  return *error == NULL;
}

/* Minimises the smallest cores, and looks for others for the then smallest. */
static gboolean
minimise_all (Search *self,
              GError **error)
{
  g_array_sort (self->cores, compare_cores);
  for (guint i = 0; i < MIN (self->cores->len, N_MINIMISED); i++)
    if (!minimise (self, &g_array_index (self->cores, Core, i), error))
      return FALSE;
  g_array_sort (self->cores, compare_cores);
  for (guint i = 0; i < MIN (self->cores->len, N_AGAIN); i++)
    for (guint number = 1; number <= N_ORDERS && may_ask (self); number++)
      if (!find_another (self, &g_array_index (self->cores, Core, i), number, error))
        return FALSE;
  return TRUE;
}

static gboolean
has_item (const Search *self,
          const Core *core)
{
  for (guint i = 0; i < core->truths->len; i++)
    if (is_item (self, g_array_index (core->truths, guint32, i)))
      return TRUE;
  return FALSE;
}

/* The core with the fewest cases, and of several the one with the fewest truths; of those with
 * items the one with the fewest. */
static SudokuStep *
choose (Search *self)
{
  g_autoptr (SudokuStep) best = NULL;
  guint n_cases_max = N_CASES_MAX;
  guint64 each = self->work / N_PARTS;

  g_array_sort (self->cores, compare_cores);
  for (guint i = 0; i < MIN (self->cores->len, N_MINIMISED) && self->work > 0 &&
                    !sudoku_links_should_stop (self->links);
       i++)
    {
      const Core *core = &g_array_index (self->cores, Core, i);
      SudokuConclusion conclusion = { .candidate = core->candidate };
      guint64 work = MIN (each, self->work);
      guint n_cases = n_cases_max;
      g_autoptr (SudokuStep) step = NULL;

      if (has_item (self, core))
        {
          if (best == NULL)
            best = sudoku_hint_cases_prove (self->links, self->position, &conclusion,
                                            core->truths, N_CASES_ITEMS);
          continue;
        }
      self->work -= work;
      step = sudoku_hint_cases_find (self->links, self->position, &conclusion, core->truths,
                                     &n_cases, &work);
      self->work += work;
      if (step == NULL)
        continue;
      n_cases_max = n_cases - 1;
      g_clear_pointer (&best, sudoku_step_unref);
      best = g_steal_pointer (&step);
    }
  return g_steal_pointer (&best);
}

/* (nullable): a proof of one of the easiest wrong candidates out of all that the puzzle says. The
 * smallest core is seldom the one with the shortest proof. */
static SudokuStep *
prove_by_all (const Search *self,
              guint n_tried,
              guint n_cases_max)
{
  SudokuStep *step = NULL;

  for (guint i = 0; step == NULL && i < MIN (self->wrong->len, n_tried) &&
                    !sudoku_links_should_stop (self->links);
       i++)
    {
      SudokuConclusion conclusion = { .candidate =
                                        g_array_index (self->wrong, Wrong, i).candidate };

      step = sudoku_hint_cases_prove (self->links, self->position, &conclusion, self->truths,
                                      n_cases_max);
    }
  return step;
}

/* Fewer cases are not worth any number of truths: where two thirds of the truths suffice, the step
 * is one with the fewest. */
static gboolean
shorten (Search *self,
         SudokuStep **step,
         GError **error)
{
  guint n_truths = 0, n_items = 0, n = 0, n_cases = N_CASES_MAX;
  const SudokuConclusion *conclusion = sudoku_step_get_conclusions (*step, &n);
  SudokuHintFewJob job = {
    .solver = self->guarded,
    .links = self->links,
    .position = self->position,
    .candidate = conclusion->candidate,
    .conflicts = &self->conflicts,
  };
  g_autoptr (GArray) few = NULL;
  SudokuStep *shorter = NULL;

  sudoku_step_get_truths (*step, &n_truths);
  sudoku_step_get_tables (*step, &n_items);
  self->conflicts += self->spared;
  if (n_items > 0 || n_truths > N_TRUTHS_COMPARED || self->conflicts == 0)
    return TRUE;
  job.n_max = (2 * n_truths - 1) / 3;
  few = sudoku_hint_few_find (&job, error);
  if (few == NULL)
    return *error == NULL;
  shorter = sudoku_hint_cases_find (self->links, self->position, conclusion, few, &n_cases,
                                    &self->work);
  if (shorter == NULL)
    return TRUE;
  sudoku_step_unref (*step);
  *step = shorter;
  return TRUE;
}

static void
search_init (Search *self)
{
  GCancellable *cancellable = sudoku_links_get_work (self->links)->cancellable;
  guint n = sudoku_links_get_n_truths (self->links) +
            sudoku_groups_get_n_tables (
              sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links)));

  self->plain = sat_solver_new (SAT_PROFILE_DEFAULT);
  self->guarded = sat_solver_new (SAT_PROFILE_DEFAULT);
  sat_solver_set_cancellable (self->plain, cancellable);
  sat_solver_set_cancellable (self->guarded, cancellable);
  self->truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < n; i++)
    g_array_append_val (self->truths, i);
  self->wrong = g_array_new (FALSE, FALSE, sizeof (Wrong));
  self->cores = g_array_new (FALSE, FALSE, sizeof (Core));
  g_array_set_clear_func (self->cores, clear_core);
  self->possible = g_new0 (guint8, sudoku_links_get_n_candidates (self->links));
}

/* Finds cores and minimises the smallest. Returns how many candidates are undecided. */
static guint
run (Search *self,
     GError **error)
{
  guint64 kept = self->conflicts / N_PARTS_CORES;
  guint n_open;

  self->conflicts -= kept;
  self->stopped = TRUE;
  if (!sudoku_hint_formula_add (self->plain, self->position, self->links, FALSE, error))
    return 0;
  n_open = ask_all (self, error);
  self->stopped = sudoku_links_should_stop (self->links);
  self->spared = self->conflicts - self->conflicts / N_PARTS_CORES;
  self->conflicts = kept + self->conflicts / N_PARTS_CORES;
  if (*error == NULL && self->wrong->len > 0 &&
      sudoku_hint_formula_add (self->guarded, self->position, self->links, TRUE, error) &&
      find_cores (self, error))
    minimise_all (self, error);
  return n_open;
}

/**
 * sudoku_hint_core_find: (skip)
 * @self: receives the result
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 * @conflicts: how many conflicts of the solver it may take in total
 * @work: the budget for splitting into cases, in the units of sudoku_step_search_set_budget()
 * @by_all: whether a long proof out of all that the puzzle says is better than none
 *
 * Asks the solver for each candidate whether there is a solution with it.
 *
 * Returns: %FALSE with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
gboolean
sudoku_hint_core_find (SudokuHintCore *self,
                       SudokuLinks *links,
                       const SudokuPosition *position,
                       guint64 conflicts,
                       guint64 work,
                       gboolean by_all,
                       GError **error)
{
  g_auto (Search) search = {
    .links = links,
    .position = position,
    .conflicts = conflicts,
    .work = work,
  };
  GError *local_error = NULL;

  g_return_val_if_fail (self != NULL && links != NULL && position != NULL, FALSE);

  search_init (&search);
  self->n_open = run (&search, &local_error);
  if (local_error == NULL)
    self->step = choose (&search);
  if (local_error == NULL && by_all && self->step == NULL)
    self->step = prove_by_all (&search, N_TRIED_ITEMS, N_CASES_ITEMS);
  if (local_error == NULL && by_all && self->step == NULL)
    self->step = prove_by_all (&search, N_TRIED_LAST, N_CASES_LAST);
  if (self->step != NULL && !shorten (&search, &self->step, &local_error))
    g_clear_pointer (&self->step, sudoku_step_unref);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  if (self->step == NULL)
    self->n_open += search.wrong->len;
  if (self->step == NULL && search.stopped)
    self->n_open = MAX (self->n_open, 1);
  return TRUE;
}
