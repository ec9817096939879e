/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a few puzzles in stock: of what New would make next, and of each level in its menu. It
 * makes one after the other, in a thread that only runs when nothing else wants to, after a rest
 * of some seconds, and neither while a job is waited for nor when power is to be saved. What can't
 * be made is not tried again; what demands a technique or a rating, which may take minutes, is
 * made when it is wanted. */

#include "satdoku-config.h"

#include "satdoku-stock-keeper.h"

#include "satdoku-class.h"
#include "satdoku-generator.h"
#include "satdoku-stock.h"

/* Milliseconds of rest before it begins, and between two puzzles. */
#define PAUSE 3000
#define SHORT_PAUSE 100
/* Larger puzzles may take minutes and much memory: they are made when they are wanted. */
#define SIDE_MAX 16

struct _SatdokuStockKeeper
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;
  SatdokuWorker *other; /* what is waited for */
  SatdokuWorker *worker;
  GHashTable *hopeless; /* (element-type utf8 utf8): keys of what could not be made */
  guint timeout;

  gboolean running;
};

G_DEFINE_FINAL_TYPE (SatdokuStockKeeper, satdoku_stock_keeper, G_TYPE_OBJECT)

/* What is to be made, and whether it was. */
typedef struct
{
  SatdokuNewOptions options;
  char *folder;
  gboolean made;
} Order;

static void
order_free (Order *order)
{
  g_free (order->folder);
  g_free (order);
}

/* Runs in the thread. Errors are not reported: the stock just stays smaller. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  Order *order = input;
  g_autoptr (SudokuGrid) puzzle = satdoku_generator_make (&order->options, NULL, task, NULL);

  if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
    return NULL;
  order->made =
    puzzle != NULL && satdoku_stock_add (order->folder, &order->options, puzzle, NULL);
  return order;
}

static gboolean
is_missing (SatdokuStockKeeper *self,
            const char *folder,
            const SatdokuNewOptions *options)
{
  g_autofree char *key = satdoku_stock_make_key (options);

  return options->side <= SIDE_MAX && !satdoku_new_options_has_demand (options) &&
         !g_hash_table_contains (self->hopeless, key) &&
         satdoku_stock_count (folder, options) < g_settings_get_uint (self->settings, "new-ahead");
}

/* What New would make next goes before the levels. */
static gboolean
find_missing (SatdokuStockKeeper *self,
              const char *folder,
              SatdokuNewOptions *options)
{
  satdoku_new_options_load (options, self->settings);
  if (is_missing (self, folder, options))
    return TRUE;
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    {
      satdoku_new_options_load_for_level (options, self->settings, (SudokuLevel)i);
      if (is_missing (self, folder, options))
        return TRUE;
    }
  return FALSE;
}

static gboolean
saves_power (void)
{
  g_autoptr (GPowerProfileMonitor) monitor = g_power_profile_monitor_dup_default ();

  return monitor != NULL && g_power_profile_monitor_get_power_saver_enabled (monitor);
}

static void wait (SatdokuStockKeeper *self, guint pause);

/* When it was cancelled, the keeper itself may be gone. */
static void
made_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  Order *order = satdoku_worker_run_finish (result, &error);
  SatdokuStockKeeper *self = user_data;

  if (order == NULL)
    return;
  self->running = FALSE;
  if (!order->made)
    g_hash_table_add (self->hopeless, satdoku_stock_make_key (&order->options));
  order_free (order);
  wait (self, SHORT_PAUSE);
}

static void
start (SatdokuStockKeeper *self)
{
  const SatdokuJob job = {
    .run = run,
    .free_input = (GDestroyNotify)order_free,
    .free_result = (GDestroyNotify)order_free,
    .quiet = TRUE,
    .background = TRUE,
  };
  g_autofree char *folder = satdoku_stock_get_folder ();
  SatdokuNewOptions options;
  Order *order;

  if (!find_missing (self, folder, &options))
    return;
  order = g_new0 (Order, 1);
  order->options = options;
  order->folder = g_steal_pointer (&folder);
  self->running = TRUE;
  satdoku_worker_run_async (self->worker, &job, order, NULL, made_cb, self);
}

static gboolean
rested_cb (gpointer user_data)
{
  SatdokuStockKeeper *self = user_data;

  self->timeout = 0;
  if (satdoku_worker_is_busy (self->other) || saves_power ())
    wait (self, PAUSE);
  else
    start (self);
  return G_SOURCE_REMOVE;
}

static void
wait (SatdokuStockKeeper *self,
      guint pause)
{
  if (self->timeout == 0 && !self->running)
    self->timeout = g_timeout_add_full (G_PRIORITY_LOW, pause, rested_cb, self, NULL);
}

static void
satdoku_stock_keeper_dispose (GObject *object)
{
  SatdokuStockKeeper *self = SATDOKU_STOCK_KEEPER (object);

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  satdoku_class_dispose (object);
}

static void
satdoku_stock_keeper_class_init (SatdokuStockKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_stock_keeper_dispose;
  satdoku_class_removes (klass, SatdokuStockKeeper, timeout);
  satdoku_class_drops (klass, SatdokuStockKeeper, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuStockKeeper, other, g_object_unref);
  satdoku_class_drops (klass, SatdokuStockKeeper, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuStockKeeper, hopeless, g_hash_table_unref);
}

static void
satdoku_stock_keeper_init (SatdokuStockKeeper *self)
{
  self->worker = satdoku_worker_new ();
  self->hopeless = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Looks after the stock when it has rested, and the jobs of @other, which come first, are done.
 * @settings: what New makes, and how many of each are kept. */
SatdokuStockKeeper *
satdoku_stock_keeper_new (GSettings *settings,
                          SatdokuWorker *other)
{
  SatdokuStockKeeper *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && SATDOKU_IS_WORKER (other), NULL);

  self = g_object_new (SATDOKU_TYPE_STOCK_KEEPER, NULL);
  self->settings = g_object_ref (settings);
  self->other = g_object_ref (other);
  wait (self, PAUSE);
  return self;
}

/* Something may have been taken, or something else be wanted: it looks again when it has rested. */
void
satdoku_stock_keeper_look (SatdokuStockKeeper *self)
{
  g_return_if_fail (SATDOKU_IS_STOCK_KEEPER (self));

  wait (self, PAUSE);
}
