/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds clauses that have no model in the worker: of a puzzle those of few filled cells and rules,
 * of another formula few clauses. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-core-search.h"

#include <glib/gi18n.h>

#include "satdoku-analysis-job.h"

typedef struct
{
  SatdokuCoreWish wish; /* the clauses are owned */
  SatdokuFoundCore *found;
} Search;

static void
search_free (Search *self)
{
  g_clear_pointer (&self->found, satdoku_found_core_free);
  g_clear_pointer (&self->wish.within, g_array_unref);
  g_free (self);
}

void
satdoku_found_core_free (SatdokuFoundCore *self)
{
  g_object_unref (self->source);
  g_clear_pointer (&self->groups, sudoku_clause_groups_free);
  g_clear_pointer (&self->formula, sat_formula_unref);
  g_array_unref (self->parts);
  g_array_unref (self->clauses);
  g_free (self);
}

static gboolean
is_given (SudokuCnf *cnf,
          guint64 clause)
{
  SudokuClause meaning;

  if (cnf == NULL)
    return FALSE;
  sudoku_cnf_describe (cnf, clause, &meaning);
  return meaning.kind == SUDOKU_CLAUSE_GIVEN || meaning.kind == SUDOKU_CLAUSE_FOUND ||
         meaning.kind == SUDOKU_CLAUSE_EXCLUDED;
}

static guint64
get_scope_clause (const Search *self,
                  guint i)
{
  return self->wish.within != NULL ? g_array_index (self->wish.within, guint64, i) : i;
}

/* Clauses one by one. Givens are doubted before rules. */
static SatCore *
find_clauses (Search *self,
              const SatFormula *formula,
              const SatAnalysisRun *run,
              GError **error)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (self->found->source);
  guint64 n_clauses = sat_formula_get_n_clauses (formula);
  guint32 n = self->wish.within != NULL ? self->wish.within->len : (guint32)n_clauses;
  g_autofree guint32 *of_clause = g_new (guint32, n_clauses + 1);
  g_autofree guint8 *ranks = g_new (guint8, (gsize)n + 1);
  const SatGroups groups = { of_clause, n, ranks };
  SatCore *core = NULL;

  for (guint64 i = 0; i < n_clauses; i++)
    of_clause[i] = SAT_GROUP_NONE;
  for (guint32 i = 0; i < n; i++)
    {
      of_clause[get_scope_clause (self, i)] = i;
      ranks[i] = !is_given (cnf, get_scope_clause (self, i));
    }
  core = sat_core_find (formula, &groups, self->wish.seed, run, error);
  for (guint i = 0; core != NULL && i < core->groups->len; i++)
    {
      guint64 clause = get_scope_clause (self, g_array_index (core->groups, guint32, i));

      g_array_append_val (self->found->clauses, clause);
      self->found->n_givens += is_given (cnf, clause);
    }
  if (core != NULL)
    self->found->formula = sat_core_extract (core, formula, &groups);
  return core;
}

static SatCore *
find_groups (Search *self,
             const SatFormula *formula,
             const SatAnalysisRun *run,
             GError **error)
{
  SatdokuFoundCore *found = self->found;
  const SatGroups *groups = NULL;
  g_autofree guint8 *chosen = NULL;
  SatCore *core = NULL;

  found->groups = sudoku_clause_groups_new (satdoku_formula_source_get_cnf (found->source),
                                            run->cancellable, error);
  if (found->groups == NULL)
    return NULL;
  groups = sudoku_clause_groups_get_sat (found->groups);
  core = sat_core_find (formula, groups, self->wish.seed, run, error);
  if (core == NULL)
    return NULL;
  chosen = g_new0 (guint8, (gsize)groups->n_groups + 1);
  g_array_append_vals (found->parts, core->groups->data, core->groups->len);
  for (guint i = 0; i < core->groups->len; i++)
    {
      guint32 group = g_array_index (core->groups, guint32, i);

      chosen[group] = TRUE;
      found->n_givens +=
        sudoku_clause_groups_get (found->groups, group)->kind == SUDOKU_CLAUSE_GROUP_GIVEN;
    }
  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    if (chosen[sat_groups_get (groups, i)])
      g_array_append_val (found->clauses, i);
  found->formula = sat_core_extract (core, formula, groups);
  return core;
}

static gpointer
run_search (gpointer data,
            const SudokuTask *task,
            GError **error)
{
  Search *self = data;
  const SatAnalysisRun run = satdoku_analysis_job_get_run (task, self->wish.time_limit);
  g_autoptr (SatFormula) formula = satdoku_analysis_job_read (self->found->source, task, error);
  g_autoptr (SatCore) core = NULL;

  if (formula == NULL)
    return NULL;
  if (satdoku_formula_source_get_cnf (self->found->source) != NULL && !self->wish.single)
    core = find_groups (self, formula, &run, error);
  else
    core = find_clauses (self, formula, &run, error);
  if (core == NULL)
    return NULL;
  self->found->status = core->status;
  self->found->minimal = core->minimal;
  return g_steal_pointer (&self->found);
}

/* @request gets a #SatdokuFoundCore. */
void
satdoku_core_search_start (SatdokuFormulaSource *source,
                           const SatdokuCoreWish *wish,
                           SatdokuRequest *request)
{
  const SatdokuJob job = {
    .title = _ ("Finding out why there is no model…"),
    .run = run_search,
    .free_input = (GDestroyNotify)search_free,
    .free_result = (GDestroyNotify)satdoku_found_core_free,
  };
  Search *self;

  g_return_if_fail (SATDOKU_IS_FORMULA_SOURCE (source) && wish != NULL);

  self = g_new0 (Search, 1);
  self->wish = *wish;
  self->wish.within = wish->within != NULL ? g_array_copy (wish->within) : NULL;
  self->found = g_new0 (SatdokuFoundCore, 1);
  self->found->source = g_object_ref (source);
  self->found->parts = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found->clauses = g_array_new (FALSE, FALSE, sizeof (guint64));
  satdoku_request_start (request, &job, self);
}
