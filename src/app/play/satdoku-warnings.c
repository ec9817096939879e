/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player is warned of: nothing, broken rules, or also that the puzzle can no longer be
 * solved: as the settings say. */

#include "satdoku-config.h"

#include "satdoku-warnings.h"

#include "satdoku-solvability-watch.h"

#define KEY "warnings"

struct _SatdokuWarnings
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  GSettings *settings; /* (nullable): not installed */
  SatdokuSolvabilityWatch *watch;
};

G_DEFINE_FINAL_TYPE (SatdokuWarnings, satdoku_warnings, G_TYPE_OBJECT)

static void
apply (SatdokuWarnings *self,
       const char *level)
{
  satdoku_board_set_show_conflicts (satdoku_grid_page_get_board (self->page),
                                    g_strcmp0 (level, "off") != 0);
  g_object_set (self->watch, "active", g_strcmp0 (level, "dead-end") == 0, NULL);
}

static void
setting_changed_cb (SatdokuWarnings *self)
{
  g_autofree char *level = g_settings_get_string (self->settings, KEY);

  apply (self, level);
}

static void
dead_end_cb (SatdokuWarnings *self)
{
  satdoku_grid_page_set_dead_end (self->page, satdoku_solvability_watch_is_dead_end (self->watch));
}

/* What the player asks for goes first. */
static void
busy_cb (SatdokuWarnings *self,
         GParamSpec *pspec,
         SatdokuWorker *worker)
{
  g_object_set (self->watch, "held", satdoku_worker_is_busy (worker), NULL);
}

/**
 * satdoku_warnings_set_game:
 * @self: warnings
 * @game: the game that is played from now on
 */
void
satdoku_warnings_set_game (SatdokuWarnings *self,
                           SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_WARNINGS (self) && SUDOKU_IS_GAME (game));

  g_object_set (self->watch, "game", game, NULL);
}

static void
satdoku_warnings_dispose (GObject *object)
{
  SatdokuWarnings *self = SATDOKU_WARNINGS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->settings);
  g_clear_object (&self->watch);
  G_OBJECT_CLASS (satdoku_warnings_parent_class)->dispose (object);
}

static void
satdoku_warnings_class_init (SatdokuWarningsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_warnings_dispose;
}

static void
satdoku_warnings_init (SatdokuWarnings *self)
{
  self->watch = satdoku_solvability_watch_new ();
  g_signal_connect_object (self->watch, "notify::dead-end", G_CALLBACK (dead_end_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * satdoku_warnings_new:
 * @page: where the player is warned
 * @worker: who does what the player asks for
 * @settings: (nullable): where it stands what the player is warned of
 *
 * Returns: (transfer full): warnings, without a game
 */
SatdokuWarnings *
satdoku_warnings_new (SatdokuGridPage *page,
                      SatdokuWorker *worker,
                      GSettings *settings)
{
  SatdokuWarnings *self;

  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page) && SATDOKU_IS_WORKER (worker), NULL);

  self = g_object_new (SATDOKU_TYPE_WARNINGS, NULL);
  g_set_weak_pointer (&self->page, page);
  g_set_object (&self->settings, settings);
  g_signal_connect_object (worker, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
  if (settings != NULL)
    {
      g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                               G_CONNECT_SWAPPED);
      setting_changed_cb (self);
    }
  return self;
}
