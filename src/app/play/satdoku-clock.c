/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of a game: it runs while the player can see the board and the puzzle isn't solved.
 * When the player does nothing for long, it pauses by itself, and goes on with the next movement.
 * The time itself is the game's. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-clock.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuClock
{
  GObject parent_instance;

  /* Owned. */
  SudokuGame *game;       /* (nullable) */
  GSignalGroup *followed; /* the game */
  guint timeout;

  gint64 running_since; /* when its time was last added to the game; 0: it stands */
  gint64 input_time;    /* when the player last did anything */
  guint idle_minutes;

  gboolean watched;
  gboolean paused;
  gboolean idle; /* paused because the player did nothing */
};

G_DEFINE_FINAL_TYPE (SatdokuClock, satdoku_clock, G_TYPE_OBJECT)

enum
{
  PROP_GAME,
  PROP_WATCHED,
  PROP_PAUSED,
  PROP_IDLE,
  PROP_IDLE_MINUTES,
  PROP_ELAPSED,
  N_PROPS
};

enum
{
  SIGNAL_TICKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
should_run (SatdokuClock *self)
{
  return self->game != NULL && self->watched && !self->paused &&
         !sudoku_game_is_solved (self->game);
}

static gboolean
tick_cb (gpointer user_data)
{
  satdoku_clock_tick (user_data, g_get_monotonic_time ());
  return G_SOURCE_CONTINUE;
}

/* Adds the time since the last call to the game, if the clock was running, and starts or stops
 * it as it should. */
void
satdoku_clock_update (SatdokuClock *self)
{
  gint64 now = g_get_monotonic_time ();
  gboolean runs;

  g_return_if_fail (SATDOKU_IS_CLOCK (self));

  if (self->game == NULL)
    return;
  runs = should_run (self);
  if (self->running_since > 0)
    sudoku_game_set_elapsed (self->game, sudoku_game_get_elapsed (self->game) +
                                           (double)(now - self->running_since) / G_USEC_PER_SEC);
  if (runs && self->running_since == 0)
    self->input_time = now;
  self->running_since = runs ? now : 0;
  if (runs && self->timeout == 0)
    self->timeout = g_timeout_add_seconds (1, tick_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->timeout, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ELAPSED]);
}

static void
set_idle (SatdokuClock *self,
          gboolean idle)
{
  if (self->idle == idle)
    return;
  self->idle = idle;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IDLE]);
}

/* What happens each second while the clock runs, at the monotonic time @now: its time goes on,
 * and it pauses when the player has done nothing for #SatdokuClock:idle-minutes. */
void
satdoku_clock_tick (SatdokuClock *self,
                    gint64 now)
{
  gint64 patience;

  g_return_if_fail (SATDOKU_IS_CLOCK (self));

  patience = (gint64)self->idle_minutes * 60 * G_USEC_PER_SEC;
  satdoku_clock_update (self);
  g_signal_emit (self, signals[SIGNAL_TICKED], 0);
  if (patience == 0 || now - self->input_time < patience || !should_run (self))
    return;
  satdoku_clock_set_paused (self, TRUE);
  set_idle (self, TRUE);
}

/* The player has done something. Returns whether that ended a pause which came by itself. */
gboolean
satdoku_clock_note_input (SatdokuClock *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLOCK (self), FALSE);

  self->input_time = g_get_monotonic_time ();
  if (!self->idle)
    return FALSE;
  satdoku_clock_set_paused (self, FALSE);
  return TRUE;
}

gboolean
satdoku_clock_is_paused (SatdokuClock *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLOCK (self), FALSE);

  return self->paused;
}

void
satdoku_clock_set_paused (SatdokuClock *self,
                          gboolean paused)
{
  g_return_if_fail (SATDOKU_IS_CLOCK (self));

  set_idle (self, FALSE);
  if (self->paused == paused)
    return;
  self->paused = paused;
  satdoku_clock_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

void
satdoku_clock_set_watched (SatdokuClock *self,
                           gboolean watched)
{
  g_return_if_fail (SATDOKU_IS_CLOCK (self));

  g_object_set (self, "watched", watched, NULL);
}

/* A pause of the game before ends with it. That game gets no more time: see
 * satdoku_clock_update(). */
static void
game_changed (SatdokuClock *self)
{
  g_signal_group_set_target (self->followed, self->game);
  self->running_since = 0;
  satdoku_clock_set_paused (self, FALSE);
  satdoku_clock_update (self);
}

/* The game begins now: it has taken no time yet. */
void
satdoku_clock_restart (SatdokuClock *self)
{
  g_return_if_fail (SATDOKU_IS_CLOCK (self) && self->game != NULL);

  satdoku_clock_update (self);
  sudoku_game_set_elapsed (self->game, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ELAPSED]);
}

static void
get_elapsed (GObject *object,
             guint id,
             GValue *value,
             GParamSpec *pspec)
{
  SatdokuClock *self = SATDOKU_CLOCK (object);

  g_value_set_double (value, self->game != NULL ? sudoku_game_get_elapsed (self->game) : 0);
}

static void
set_paused (GObject *object,
            guint id,
            const GValue *value,
            GParamSpec *pspec)
{
  satdoku_clock_set_paused (SATDOKU_CLOCK (object), g_value_get_boolean (value));
}

static void
satdoku_clock_class_init (SatdokuClockClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuClock, game), G_CALLBACK (game_changed) },
    /* Whether the player can see the board, if it isn't hidden because of a pause. */
    [PROP_WATCHED] = { "watched", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                       G_STRUCT_OFFSET (SatdokuClock, watched),
                       G_CALLBACK (satdoku_clock_update) },
    [PROP_PAUSED] = { "paused", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuClock, paused), .set = set_paused },
    /* Whether it is paused because the player did nothing; the next movement ends that. */
    [PROP_IDLE] = { "idle", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                    G_STRUCT_OFFSET (SatdokuClock, idle) },
    /* After so many minutes without input it pauses by itself; 0: never. */
    [PROP_IDLE_MINUTES] = { "idle-minutes", G_TYPE_UINT, G_PARAM_READWRITE,
                            G_STRUCT_OFFSET (SatdokuClock, idle_minutes) },
    /* The seconds played so far, as of the last update. */
    [PROP_ELAPSED] = { "elapsed", G_TYPE_DOUBLE, G_PARAM_READABLE, .get = get_elapsed },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* A second has passed while the clock was running. */
  signals[SIGNAL_TICKED] = satdoku_class_add_signal (klass, "ticked", 0);
  satdoku_class_removes (klass, SatdokuClock, timeout);
  satdoku_class_drops (klass, SatdokuClock, followed, g_object_unref);
}

static void
satdoku_clock_init (SatdokuClock *self)
{
  self->input_time = g_get_monotonic_time ();
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed",
                                  G_CALLBACK (satdoku_clock_update), self);
}

SatdokuClock *
satdoku_clock_new (void)
{
  return g_object_new (SATDOKU_TYPE_CLOCK, NULL);
}
