/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Only what is true in one model can be true in all. The solver is asked for a model in which one
 * of several of these literals is false: the result shows which can't be in the backbone; if there
 * is none, all of them are. Does not know what literals mean. */

#include "sat-backbone.h"

/* How many literals are asked about at once. */
#define PART_MAX 1000

typedef struct
{
  const SatAnalysisRun *run;
  const SatFormula *formula;
  const SatRenumbering *renumbering;
  SatSolver *solver;
  gint64 deadline;
  SatBackbone *backbone; /* borrowed: what comes of it */
  GArray *open;          /* (element-type int): numbered literals that may be in the backbone */
} Search;

static SatStatus
solve (Search *self,
       GError **error)
{
  sat_solver_set_deadline (self->solver, self->deadline);
  return sat_solver_solve (self->solver, error);
}

/* Begins with the literals of a model whose variables occur and count. */
static gboolean
begin (Search *self,
       GError **error)
{
  g_autofree guint8 *occurs =
    sat_analysis_run_mark (self->run, self->formula, self->renumbering, error);

  if (occurs == NULL)
    return FALSE;
  for (int number = sat_renumbering_get_n (self->renumbering); number >= 1; number--)
    {
      int literal = sat_solver_value (self->solver, number) ? number : -number;

      if (occurs[number])
        g_array_append_val (self->open, literal);
    }
  return TRUE;
}

/* Drops those that are false in the latest model. */
static void
drop_false (Search *self)
{
  int *open = (int *)(void *)self->open->data;
  guint n = 0;

  for (guint i = 0; i < self->open->len; i++)
    if (sat_solver_value (self->solver, ABS (open[i])) == (open[i] > 0))
      open[n++] = open[i];
  g_array_set_size (self->open, n);
}

/* The last of the open ones are true in all models. */
static gboolean
take (Search *self,
      guint n,
      GError **error)
{
  guint first = self->open->len - n;

  for (guint i = self->open->len; i-- > first;)
    {
      int literal = g_array_index (self->open, int, i);
      int variable = sat_renumbering_get_variable (self->renumbering, ABS (literal));
      int found = literal < 0 ? -variable : variable;

      if (!sat_solver_add_clause (self->solver, &literal, 1, error))
        return FALSE;
      g_array_append_val (self->backbone->literals, found);
    }
  g_array_set_size (self->open, first);
  return TRUE;
}

/* Asks for a model in which one of the last so many is false. */
static SatStatus
ask (Search *self,
     guint n,
     GError **error)
{
  g_autofree int *clause = g_new (int, n);

  for (guint i = 0; i < n; i++)
    clause[i] = -g_array_index (self->open, int, self->open->len - 1 - i);
  if (!sat_solver_constrain (self->solver, clause, n, error))
    return SAT_STATUS_UNKNOWN;
  return solve (self, error);
}

static gboolean
search (Search *self,
        GError **error)
{
  GError *local_error = NULL;
  guint n_first;

  self->backbone->status = solve (self, &local_error);
  if (self->backbone->status != SAT_STATUS_SATISFIABLE)
    return sat_analysis_run_end (self->run, local_error, error);
  if (!begin (self, error))
    return FALSE;
  n_first = MAX (self->open->len, 1);
  while (self->open->len > 0)
    {
      guint n = MIN (self->open->len, PART_MAX);
      SatStatus status = ask (self, n, &local_error);

      if (status == SAT_STATUS_UNKNOWN)
        return sat_analysis_run_end (self->run, local_error, error);
      if (status == SAT_STATUS_SATISFIABLE)
        drop_false (self);
      else if (!take (self, n, error))
        return FALSE;
      sat_analysis_run_tell (self->run, 1 - (double)self->open->len / n_first,
                             self->backbone->literals->len);
    }
  self->backbone->complete = TRUE;
  return TRUE;
}

/**
 * sat_backbone_find: (skip)
 * @formula: a formula
 * @run: (nullable): limits and progress
 *
 * Finds the literals that are true in every model of a formula; if only some variables count, of
 * these.
 *
 * Returns: (transfer full) (nullable): the backbone; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatBackbone *
sat_backbone_find (const SatFormula *formula,
                   const SatAnalysisRun *run,
                   GError **error)
{
  const SatAnalysisRun plain = { 0 };
  g_autoptr (SatBackbone) backbone = NULL;
  g_autoptr (SatRenumbering) renumbering = NULL;
  g_autoptr (SatSolver) solver = NULL;
  g_autoptr (GArray) open = NULL;
  Search state = { .run = run != NULL ? run : &plain };

  g_return_val_if_fail (formula != NULL, NULL);

  state.deadline = sat_analysis_run_get_deadline (state.run);
  renumbering = sat_renumbering_new (formula, error);
  if (renumbering == NULL)
    return NULL;
  solver = sat_analysis_run_load (state.run, formula, renumbering, error);
  if (solver == NULL)
    return NULL;
  open = g_array_new (FALSE, FALSE, sizeof (int));
  backbone = g_new0 (SatBackbone, 1);
  backbone->literals = g_array_new (FALSE, FALSE, sizeof (int));
  state.formula = formula;
  state.renumbering = renumbering;
  state.solver = solver;
  state.backbone = backbone;
  state.open = open;
  return search (&state, error) ? g_steal_pointer (&backbone) : NULL;
}

/**
 * sat_backbone_free: (skip)
 *
 * Frees it.
 */
void
sat_backbone_free (SatBackbone *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->literals);
  g_free (self);
}
