/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drops literals of a model one after the other as long as each clause keeps a true one. The rest
 * represents all models that contain it. If only some variables count, literals of the others stay,
 * but are not reported: any choice of the dropped ones is compatible with them. Earlier results
 * count as clauses, “not all of these”, so that no model is ever in two of them, and models can be
 * counted by adding. */

#include "sat-model-cover.h"

#include <sat-memory.h>

struct _SatModelCover
{
  const SatRenumbering *renumbering; /* borrowed */
  SatClauses *clauses;
  guint32 *first;     /* by place of a literal, see get_place(): into places */
  guint32 *clause_of; /* the clauses that a literal is in */
  guint32 n_clauses;
  guint32 *n_true; /* by clause: its true literals that are not dropped */
  guint8 *values;  /* by number: of the model */
  guint8 *kept;    /* by number: not dropped */
  guint8 *shown;   /* by number: counts; the others are chosen in any way */
  GArray *before;  /* (element-type int): what must not be true at once, each ended by a 0 */
  GArray *result;  /* (element-type int) */
};

static gsize
get_place (int literal)
{
  return 2 * (gsize)ABS (literal) + (literal < 0);
}

/* Reports the clauses of a literal, each once. */
typedef void (*OccurrenceFunc) (SatModelCover *self, gsize place, guint32 clause);

static void
count_cb (SatModelCover *self,
          gsize place,
          guint32 clause)
{
  self->first[place + 1]++;
}

static void
fill_cb (SatModelCover *self,
         gsize place,
         guint32 clause)
{
  self->clause_of[self->first[place]++] = clause;
}

static void
for_occurrences (SatModelCover *self,
                 gsize n_places,
                 OccurrenceFunc func)
{
  gsize n_literals;
  const int *literals = sat_clauses_get_literals (self->clauses, &n_literals);
  g_autofree guint32 *last = g_new0 (guint32, n_places); /* by place: 1 + the last clause */
  guint32 clause = 0;

  for (gsize i = 0; i < n_literals; i++)
    {
      gsize place = get_place (literals[i]);

      if (literals[i] == 0)
        clause++;
      else if (last[place] != clause + 1)
        func (self, place, clause);
      if (literals[i] != 0)
        last[place] = clause + 1;
    }
}

static void
make_index (SatModelCover *self,
            int n_variables)
{
  gsize n_places = 2 * (gsize)n_variables + 3;
  gsize n_literals;

  sat_clauses_get_literals (self->clauses, &n_literals);
  self->first = g_new0 (guint32, n_places + 1);
  self->clause_of = g_new (guint32, n_literals + 1);
  for_occurrences (self, n_places, count_cb);
  for (gsize i = 0; i < n_places; i++)
    self->first[i + 1] += self->first[i];
  /* What was the beginning of each is its end afterwards, and so the beginning of the next. */
  for_occurrences (self, n_places, fill_cb);
  for (gsize i = n_places; i > 0; i--)
    self->first[i] = self->first[i - 1];
  self->first[0] = 0;
}

/**
 * sat_model_cover_new: (skip)
 * @formula: a formula
 * @renumbering: the numbers of its variables; must outlive the result
 * @run: obeyed while the clauses are read
 *
 * Reads the clauses. Takes 8 bytes for each literal.
 *
 * Returns: (transfer full) (nullable): the object; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatModelCover *
sat_model_cover_new (const SatFormula *formula,
                     const SatRenumbering *renumbering,
                     const SatAnalysisRun *run,
                     GError **error)
{
  g_autoptr (SatModelCover) self = NULL;
  guint64 n_literals;
  int n;

  g_return_val_if_fail (formula != NULL && renumbering != NULL && run != NULL, NULL);

  n = sat_renumbering_get_n (renumbering);
  n_literals = sat_formula_get_n_literals (formula) + sat_formula_get_n_clauses (formula);
  if (!sat_memory_check_array ("memory-formula", n_literals * 2 * sizeof (int), error))
    return NULL;
  self = g_new0 (SatModelCover, 1);
  self->renumbering = renumbering;
  self->clauses = sat_clauses_new ();
  self->before = g_array_new (FALSE, FALSE, sizeof (int));
  self->result = g_array_new (FALSE, FALSE, sizeof (int));
  if (!sat_renumbering_stream (renumbering, sat_clauses_get_sink (self->clauses),
                               run->cancellable, error))
    return NULL;
  self->n_clauses = (guint32)sat_clauses_get_n_clauses (self->clauses);
  make_index (self, n);
  self->n_true = g_new (guint32, self->n_clauses + 1);
  self->values = g_new (guint8, n + 1);
  self->kept = g_new (guint8, n + 1);
  self->shown = sat_analysis_mark_shown (formula, renumbering);
  return g_steal_pointer (&self);
}

/**
 * sat_model_cover_free: (skip)
 * @self: (nullable): what finds literals
 *
 * Frees it.
 */
void
sat_model_cover_free (SatModelCover *self)
{
  if (self == NULL)
    return;
  sat_clauses_free (self->clauses);
  g_free (self->first);
  g_free (self->clause_of);
  g_free (self->n_true);
  g_free (self->values);
  g_free (self->kept);
  g_free (self->shown);
  g_array_unref (self->before);
  g_array_unref (self->result);
  g_free (self);
}

static int
get_literal (const SatModelCover *self,
             int number)
{
  return self->values[number] ? number : -number;
}

static void
count_true (SatModelCover *self,
            SatSolver *solver)
{
  for (guint32 i = 0; i < self->n_clauses; i++)
    self->n_true[i] = 0;
  for (int number = 1; number <= sat_renumbering_get_n (self->renumbering); number++)
    {
      gsize place;

      self->values[number] = sat_solver_value (solver, number);
      self->kept[number] = TRUE;
      place = get_place (get_literal (self, number));
      for (guint32 i = self->first[place]; i < self->first[place + 1]; i++)
        self->n_true[self->clause_of[i]]++;
    }
}

/* Drops a literal, unless it is the last of a clause. */
static void
drop (SatModelCover *self,
      int number)
{
  gsize place = get_place (get_literal (self, number));

  for (guint32 i = self->first[place]; i < self->first[place + 1]; i++)
    if (self->n_true[self->clause_of[i]] < 2)
      return;
  for (guint32 i = self->first[place]; i < self->first[place + 1]; i++)
    self->n_true[self->clause_of[i]]--;
  self->kept[number] = FALSE;
}

/* One literal of each earlier result must be false: restores one where none is. */
static void
exclude_before (SatModelCover *self)
{
  const int *before = (const int *)(void *)self->before->data;

  for (guint start = 0, end = 0; start < self->before->len; start = end + 1)
    {
      gboolean excluded = FALSE;
      int other = 0;

      for (end = start; before[end] != 0; end++)
        {
          int number = ABS (before[end]);

          if (get_literal (self, number) == before[end])
            continue;
          other = number;
          excluded |= self->kept[number];
        }
      if (!excluded && other != 0)
        self->kept[other] = TRUE;
    }
}

/**
 * sat_model_cover_find: (skip)
 * @self: what finds literals
 * @solver: a solver with a model that is in none of the earlier results
 * @n_literals: (out): how many there are
 *
 * Finds literals of variables that count which, with the model's values for the others, make every
 * clause true, and exclude the earlier results. Linear in the size of the formula and of all
 * results.
 *
 * Returns: (transfer none) (array length=n_literals): the literals, with the numbers of the solver,
 *   valid until the next call
 */
const int *
sat_model_cover_find (SatModelCover *self,
                      SatSolver *solver,
                      gsize *n_literals)
{
  int n;
  const int end = 0;

  g_return_val_if_fail (self != NULL && solver != NULL && n_literals != NULL, NULL);

  n = sat_renumbering_get_n (self->renumbering);
  count_true (self, solver);
  for (int number = n; number >= 1; number--)
    if (self->shown[number])
      drop (self, number);
  exclude_before (self);
  g_array_set_size (self->result, 0);
  for (int number = 1; number <= n; number++)
    if (self->kept[number] && self->shown[number])
      {
        int literal = get_literal (self, number);

        g_array_append_val (self->result, literal);
      }
  *n_literals = self->result->len;
  g_array_append_vals (self->before, self->result->data, self->result->len);
  g_array_append_val (self->before, end);
  return (const int *)(void *)self->result->data;
}
