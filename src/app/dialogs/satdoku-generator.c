/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes new puzzles as the user wants them, in the worker. */

#include "satdoku-config.h"

#include "satdoku-generator.h"

#include <glib/gi18n.h>
#include <sudoku-geometry-change.h>
#include <sudoku-regions.h>

#include "satdoku-stock.h"

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
  regions = sudoku_regions_random (geometry, SATDOKU_NEW_WILDNESS, &random);
  irregular =
    sudoku_geometry_replace_rule (geometry, sudoku_rule_kind_find ("regions", -1), regions, error);
  return irregular != NULL ? sudoku_grid_new (irregular) : NULL;
}

/* What is made, and with which clauses. */
typedef struct
{
  SatdokuNewOptions options;
  SudokuOwn *own; /* owned (nullable) */
} Order;

static void
order_free (gpointer data)
{
  Order *self = data;

  g_clear_pointer (&self->own, sudoku_own_unref);
  g_free (self);
}

static SudokuGeometry *
make_geometry (const SatdokuNewOptions *options,
               SudokuOwn *own,
               GError **error)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, error);
  g_autoptr (SudokuRule) rule = NULL;

  if (geometry == NULL || own == NULL)
    return g_steal_pointer (&geometry);
  rule = sudoku_rule_new_own (own);
  return sudoku_geometry_add_rules (geometry, &rule, 1, error);
}

/* Makes a puzzle, or an empty board, (nullable); blocks. @own: (nullable): clauses that hold, too,
 * for its side. @task has no time limit of its own. */
SudokuGrid *
satdoku_generator_make (const SatdokuNewOptions *options,
                        SudokuOwn *own,
                        const SudokuTask *task,
                        GError **error)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (options, own, error);
  g_autoptr (SudokuPattern) pattern = satdoku_new_options_dup_pattern (options);
  SudokuTask limited = *task;
  SudokuGenerateOptions generate;

  if (geometry == NULL)
    return NULL;
  if (options->empty)
    return make_empty (options, geometry, error);
  satdoku_new_options_fill (options, geometry, pattern, &generate);
  generate.level = own == NULL ? satdoku_new_options_get_level (options) : SUDOKU_LEVEL_UNKNOWN;
  generate.fewest = options->fewest;
  limited.time_limit = satdoku_new_options_get_time_limit (options);
  return sudoku_generate (&generate, &limited, NULL, error);
}

/* In the thread. */
static gpointer
run_make (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  const Order *order = input;
  g_autofree char *folder = satdoku_stock_get_folder ();
  SudokuGrid *puzzle = NULL;

  /* Nothing is made ahead with clauses. */
  if (order->own == NULL)
    puzzle = satdoku_stock_take (folder, &order->options);
  return puzzle != NULL ? puzzle
                        : satdoku_generator_make (&order->options, order->own, task, error);
}

/* Makes a puzzle, or takes one that was made ahead. Copies @options. @own: (nullable): clauses that
 * hold, too, for its side. */
void
satdoku_generator_make_async (SatdokuWorker *worker,
                              const SatdokuNewOptions *options,
                              SudokuOwn *own,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Making a puzzle…"),
    .run = run_make,
    .free_input = order_free,
    .free_result = (GDestroyNotify)sudoku_grid_free,
  };

  Order *order = NULL;

  g_return_if_fail (SATDOKU_IS_WORKER (worker) && options != NULL);

  order = g_new0 (Order, 1);
  order->options = *options;
  order->own = own != NULL ? sudoku_own_ref (own) : NULL;
  satdoku_worker_run_async (worker, &job, order, cancellable, callback, user_data);
}

SudokuGrid *
satdoku_generator_make_finish (GAsyncResult *result,
                               GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
