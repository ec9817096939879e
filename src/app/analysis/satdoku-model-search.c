/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds models of a formula, what all of them have in common, and how many there are, in the
 * worker. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-model-search.h"

#include <glib/gi18n.h>
#include <words-core.h>
#include <words-error.h>

#include "satdoku-analysis-job.h"

/* So many models one can walk through. */
#define N_MODELS_MAX 1000
/* Seconds for counting those beyond. */
#define COUNT_SECONDS 5

typedef struct
{
  int time_limit;
  SatdokuFoundModels *found;
} Search;

static void
search_free (Search *self)
{
  g_clear_pointer (&self->found, satdoku_found_models_free);
  g_free (self);
}

void
satdoku_found_models_free (SatdokuFoundModels *self)
{
  g_object_unref (self->source);
  g_clear_pointer (&self->models, sat_models_free);
  g_clear_pointer (&self->backbone, sat_backbone_free);
  g_free (self->scope);
  g_free (self);
}

/* Over which variables is counted, and what was asked for and isn't done: a line each. */
static char *
describe_scope (const SatFormula *formula)
{
  const SatCounting *counting = sat_formula_get_counting (formula);
  g_autofree char *scope = words_model_scope (formula);
  g_autoptr (GString) text = g_string_new (scope);

  for (guint i = 0; counting != NULL && i < counting->issues->len; i++)
    {
      g_autofree char *issue = words_issue (counting->issues->pdata[i], WORDS_STYLE_WINDOW);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", issue);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The cells of a puzzle have a value each: auxiliary variables and those of no clause are not
 * counted. Where not all models are known, of a formula that is no puzzle they are counted. */
static gboolean
count (SatdokuFoundModels *self,
       const SatFormula *formula,
       const SatAnalysisRun *run,
       GError **error)
{
  SatAnalysisRun short_run = *run;
  guint n = self->models->models->len;

  short_run.time_limit = COUNT_SECONDS;
  if (satdoku_formula_source_get_cnf (self->source) == NULL)
    {
      self->scope = describe_scope (formula);
      return sat_model_count (formula, G_MAXUINT64, &short_run, &self->count, error);
    }
  self->count = (SatModelCount){ .n_models = n + !self->models->complete,
                                 .exact = self->models->complete };
  return TRUE;
}

static gpointer
run_search (gpointer data,
            const SudokuTask *task,
            GError **error)
{
  Search *self = data;
  SatdokuFoundModels *found = self->found;
  const SatAnalysisRun run = satdoku_analysis_job_get_run (task, self->time_limit);
  g_autoptr (SatFormula) formula = satdoku_analysis_job_read (found->source, task, error);

  if (formula == NULL)
    return NULL;
  found->models = sat_models_find (formula, N_MODELS_MAX, &run, error);
  if (found->models == NULL)
    return NULL;
  if (found->models->models->len == 0)
    return g_steal_pointer (&self->found);
  found->backbone = sat_backbone_find (formula, &run, error);
  if (found->backbone == NULL || !count (found, formula, &run, error))
    return NULL;
  return g_steal_pointer (&self->found);
}

/* @request gets a #SatdokuFoundModels. @time_limit: seconds for each thing to be found out; 0:
 * none. */
void
satdoku_model_search_start (SatdokuFormulaSource *source,
                            int time_limit,
                            SatdokuRequest *request)
{
  const SatdokuJob job = {
    .title = _ ("Finding models…"),
    .run = run_search,
    .free_input = (GDestroyNotify)search_free,
    .free_result = (GDestroyNotify)satdoku_found_models_free,
  };
  Search *self;

  g_return_if_fail (SATDOKU_IS_FORMULA_SOURCE (source));

  self = g_new0 (Search, 1);
  self->time_limit = time_limit;
  self->found = g_new0 (SatdokuFoundModels, 1);
  self->found->source = g_object_ref (source);
  satdoku_request_start (request, &job, self);
}
