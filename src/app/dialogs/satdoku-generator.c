/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes new puzzles as the user wants them, in the worker. */

#include "satdoku-config.h"

#include "satdoku-generator.h"

#include <glib/gi18n.h>
#include <sudoku-geometry-change.h>
#include <sudoku-regions.h>

#include "satdoku-stock.h"

/* Swaps of cells between regions, for each cell: clearly irregular, and rarely without a grid. */
#define JIGSAW_WILDNESS 1.5

static SudokuGrid *
make_empty (const SatdokuNewOptions *options,
            SudokuGeometry *geometry,
            GError **error)
{
  g_autoptr (SudokuGeometry) irregular = NULL;
  g_autoptr (SudokuRule) regions = NULL;
  SudokuRandom random;

  if (!options->jigsaw)
    return sudoku_grid_new (geometry);
  sudoku_random_init (&random, options->seed);
  regions = sudoku_regions_random (geometry, JIGSAW_WILDNESS, &random);
  irregular =
    sudoku_geometry_replace_rule (geometry, sudoku_rule_kind_find ("regions", -1), regions, error);
  return irregular != NULL ? sudoku_grid_new (irregular) : NULL;
}

/**
 * satdoku_generator_make:
 * @options: what it shall be like
 * @task: what stops it and hears of its progress; it has no time limit of its own
 * @error: what is wrong
 *
 * Makes a puzzle, or an empty board; blocks.
 *
 * Returns: (transfer full) (nullable): the puzzle
 */
SudokuGrid *
satdoku_generator_make (const SatdokuNewOptions *options,
                        const SudokuTask *task,
                        GError **error)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, error);
  g_autoptr (SudokuPattern) pattern = satdoku_new_options_dup_pattern (options);
  SudokuTask limited = *task;
  SudokuGenerateOptions generate = {
    .geometry = geometry,
    .symmetry = options->symmetry,
    .pattern = pattern,
    .unique = options->unique,
    .strategy = options->strategy,
    .n_givens = options->n_givens,
    .difficulty = options->difficulty,
    .demand = options->demand,
    .seed = options->seed,
    .wildness = options->jigsaw ? JIGSAW_WILDNESS : 0,
    .sampled = satdoku_new_options_get_sampled (options),
  };

  if (geometry == NULL)
    return NULL;
  if (options->empty)
    return make_empty (options, geometry, error);
  limited.time_limit = satdoku_new_options_get_time_limit (options);
  return sudoku_generate (&generate, &limited, NULL, error);
}

/* In the thread. */
static gpointer
run_make (gpointer options,
          const SudokuTask *task,
          GError **error)
{
  g_autofree char *folder = satdoku_stock_get_folder ();
  SudokuGrid *puzzle = satdoku_stock_take (folder, options);

  return puzzle != NULL ? puzzle : satdoku_generator_make (options, task, error);
}

/**
 * satdoku_generator_make_async:
 * @worker: who makes it
 * @options: what it shall be like; copied
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Makes a puzzle, or takes one that was made ahead.
 */
void
satdoku_generator_make_async (SatdokuWorker *worker,
                              const SatdokuNewOptions *options,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Making a puzzle…"),
    .run = run_make,
    .free_input = g_free,
    .free_result = (GDestroyNotify)sudoku_grid_free,
  };

  g_return_if_fail (SATDOKU_IS_WORKER (worker) && options != NULL);

  satdoku_worker_run_async (worker, &job, g_memdup2 (options, sizeof *options), cancellable,
                            callback, user_data);
}

/**
 * satdoku_generator_make_finish:
 * @result: what the callback was called with
 * @error: why there is none
 *
 * Returns: (transfer full) (nullable): the puzzle
 */
SudokuGrid *
satdoku_generator_make_finish (GAsyncResult *result,
                               GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
