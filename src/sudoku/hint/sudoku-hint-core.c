/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last means: the solver is told the position with a guard for each truth and one candidate
 * that is supposed. When that has no solution, the guards in its failed core are truths that prove
 * the candidate false. Of the candidates with the smallest cores, truths are left out as long as
 * there is still no solution. */

#include "sudoku-hint-core.h"

#include <glib/gi18n.h>

#include "sudoku-hint-formula.h"

/* So many of the smallest cores are made smaller. */
#define N_MINIMISED 4
/* Conflicts for one question. */
#define N_CONFLICTS_EACH 1000
/* What a question costs beside its conflicts, in conflicts. */
#define N_CONFLICTS_ASKING 10

/* What nobody looks for who is not stuck: on no scale. */
static const SudokuTechnique proof_by_cases = {
  .id = "proof-by-cases",
  .name = N_ ("Proof by cases"),
};

typedef struct
{
  guint32 candidate;
  GArray *truths; /* owned: guint32 */
} Core;

typedef struct
{
  SudokuLinks *links;
  const SudokuPosition *position;
  SatSolver *solver; /* owned */
  guint64 conflicts; /* that are left */
  GArray *cores;     /* owned: Core */
  guint8 *possible;  /* owned: by candidate: whether a solution with it is known */
} Search;

static void
clear_core (gpointer core)
{
  g_array_unref (((Core *)core)->truths);
}

static void
search_clear (Search *self)
{
  sat_solver_free (self->solver);
  g_array_unref (self->cores);
  g_free (self->possible);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* Is there a solution with the candidate, when only these truths count? @truths: NULL: all */
static SatStatus
ask (Search *self,
     guint32 candidate,
     const GArray *truths,
     guint left_out,
     GError **error)
{
  guint n = truths != NULL ? truths->len : sudoku_links_get_n_truths (self->links);
  guint64 before = sat_solver_get_conflicts (self->solver), used;
  SatStatus status;

  if (!sat_solver_assume (self->solver, sudoku_hint_formula_get_variable (candidate), error))
    return SAT_STATUS_UNKNOWN;
  for (guint i = 0; i < n; i++)
    {
      guint truth = truths != NULL ? g_array_index (truths, guint32, i) : i;

      if (i != left_out &&
          !sat_solver_assume (self->solver, sudoku_hint_formula_get_guard (self->links, truth),
                              error))
        return SAT_STATUS_UNKNOWN;
    }
  sat_solver_set_conflict_limit (self->solver,
                                 (int)MIN (self->conflicts, N_CONFLICTS_EACH));
  status = sat_solver_solve (self->solver, error);
  used = sat_solver_get_conflicts (self->solver) - before;
  self->conflicts -= MIN (used + N_CONFLICTS_ASKING, self->conflicts);
  return status;
}

static GArray *
read_core (const Search *self)
{
  GArray *truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  gsize n = 0;
  const int *literals = sat_solver_get_core (self->solver, &n);
  int first = sudoku_hint_formula_get_guard (self->links, 0);

  for (gsize i = 0; i < n; i++)
    if (literals[i] >= first)
      {
        guint32 truth = (guint32)(literals[i] - first);

        g_array_append_val (truths, truth);
      }
  return truths;
}

/* A solution tells of as many candidates as it has cells. */
static void
read_model (Search *self)
{
  for (guint i = 0; i < sudoku_links_get_n_candidates (self->links); i++)
    if (sudoku_position_has (self->position, i) &&
        sat_solver_value (self->solver, sudoku_hint_formula_get_variable (i)))
      self->possible[i] = TRUE;
}

/* Asks of each candidate. Returns of how many nothing is known; G_MAXUINT with an error. */
static guint
ask_all (Search *self,
         GError **error)
{
  guint n_open = 0, side = sudoku_links_get_side (self->links);

  for (guint32 i = 0; i < sudoku_links_get_n_candidates (self->links); i++)
    {
      SatStatus status;

      if (self->possible[i] || !sudoku_position_has (self->position, i) ||
          sudoku_position_is_filled (self->position, i / side))
        continue;
      if (self->conflicts == 0)
        {
          n_open++;
          continue;
        }
      status = ask (self, i, NULL, G_MAXUINT, error);
      if (status == SAT_STATUS_UNKNOWN)
        {
          if (error != NULL && *error != NULL)
            return G_MAXUINT;
          n_open++;
        }
      else if (status == SAT_STATUS_SATISFIABLE)
        read_model (self);
      else
        {
          Core core = { .candidate = i, .truths = read_core (self) };

          g_array_append_val (self->cores, core);
        }
    }
  return n_open;
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
minimise (Search *self,
          Core *core,
          GError **error)
{
  guint i = 0;

  while (i < core->truths->len && self->conflicts > 0)
    {
      SatStatus status = ask (self, core->candidate, core->truths, i, error);

      if (error != NULL && *error != NULL)
        return FALSE;
      if (status != SAT_STATUS_UNSATISFIABLE)
        {
          i++;
          continue;
        }
      /* Cores are in the order of the truths, so that those before stay where they are. */
      g_array_unref (core->truths);
      core->truths = read_core (self);
    }
  return TRUE;
}

static SudokuStep *
make_step (const Search *self,
           const Core *core)
{
  SudokuStep *step = sudoku_step_new (&proof_by_cases);

  sudoku_step_remove (step, core->candidate);
  for (guint i = 0; i < core->truths->len; i++)
    sudoku_step_add_truth (step, g_array_index (core->truths, guint32, i));
  sudoku_step_add_mark (step, core->candidate, SUDOKU_ROLE_PATTERN);
  return step;
}

/* The first in the order of their sizes that proves itself. */
static SudokuStep *
choose (Search *self)
{
  g_array_sort (self->cores, compare_cores);
  for (guint i = 0; i < self->cores->len; i++)
    {
      g_autoptr (SudokuStep) step = make_step (self, &g_array_index (self->cores, Core, i));

      if (sudoku_step_check (step, self->position, self->links))
        return g_steal_pointer (&step);
    }
  return NULL;
}

/**
 * sudoku_hint_core_find: (skip)
 * @self: gets what is found
 * @links: truths and conflicts of the shape
 * @position: a position that is no dead end
 * @cancellable: (nullable): what ends the search early
 * @conflicts: how many conflicts of the solver it may take altogether
 * @error: return location for an error
 *
 * Asks the solver of each candidate whether there is a solution with it.
 *
 * Returns: %FALSE with `G_IO_ERROR_CANCELLED` or an error of the solver
 */
gboolean
sudoku_hint_core_find (SudokuHintCore *self,
                       SudokuLinks *links,
                       const SudokuPosition *position,
                       GCancellable *cancellable,
                       guint64 conflicts,
                       GError **error)
{
  g_auto (Search) search = { .links = links, .position = position, .conflicts = conflicts };
  GError *local_error = NULL;

  g_return_val_if_fail (self != NULL && links != NULL && position != NULL, FALSE);

  search.solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  search.cores = g_array_new (FALSE, FALSE, sizeof (Core));
  g_array_set_clear_func (search.cores, clear_core);
  search.possible = g_new0 (guint8, sudoku_links_get_n_candidates (links));
  sat_solver_set_cancellable (search.solver, cancellable);
  if (sudoku_hint_formula_add (search.solver, position, links, TRUE, &local_error))
    self->n_open = ask_all (&search, &local_error);
  g_array_sort (search.cores, compare_cores);
  for (guint i = 0; i < MIN (search.cores->len, N_MINIMISED) && local_error == NULL; i++)
    minimise (&search, &g_array_index (search.cores, Core, i), &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  self->step = choose (&search);
  if (self->step == NULL)
    self->n_open += search.cores->len;
  return TRUE;
}
