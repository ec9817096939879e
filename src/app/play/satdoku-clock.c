/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of a game: it runs while the player can see the board and the puzzle isn't solved.
 * When the player does nothing for long, it pauses by itself, and goes on with the next movement.
 * The time itself is the game's. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-clock.h"

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
  PROP_GAME = 1,
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

/**
 * satdoku_clock_update:
 * @self: a clock
 *
 * Adds the time since the last call to the game, if the clock was running, and starts or stops it
 * as it should.
 */
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

/**
 * satdoku_clock_tick:
 * @self: a clock
 * @now: the monotonic time
 *
 * What happens each second while the clock runs: its time goes on, and it pauses when the player
 * has done nothing for #SatdokuClock:idle-minutes.
 */
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

/**
 * satdoku_clock_note_input:
 * @self: a clock
 *
 * The player has done something.
 *
 * Returns: whether that ended a pause which came by itself
 */
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

/**
 * satdoku_clock_is_paused:
 * @self: a clock
 *
 * Returns: is the board to be hidden, and does the clock stand?
 */
gboolean
satdoku_clock_is_paused (SatdokuClock *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLOCK (self), FALSE);

  return self->paused;
}

/**
 * satdoku_clock_set_paused:
 * @self: a clock
 * @paused: see #SatdokuClock:paused
 */
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

/**
 * satdoku_clock_set_watched:
 * @self: a clock
 * @watched: see #SatdokuClock:watched
 */
void
satdoku_clock_set_watched (SatdokuClock *self,
                           gboolean watched)
{
  g_return_if_fail (SATDOKU_IS_CLOCK (self));

  if (self->watched == watched)
    return;
  self->watched = watched;
  satdoku_clock_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WATCHED]);
}

/* A pause of the game before ends with it. That game gets no more time: see
 * satdoku_clock_update(). */
static void
set_game (SatdokuClock *self,
          SudokuGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->followed, game);
  self->running_since = 0;
  satdoku_clock_set_paused (self, FALSE);
  satdoku_clock_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/**
 * satdoku_clock_restart:
 * @self: a clock with a game
 *
 * The game begins now: it has taken no time yet.
 */
void
satdoku_clock_restart (SatdokuClock *self)
{
  g_return_if_fail (SATDOKU_IS_CLOCK (self) && self->game != NULL);

  satdoku_clock_update (self);
  sudoku_game_set_elapsed (self->game, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ELAPSED]);
}

static void
set_idle_minutes (SatdokuClock *self,
                  guint minutes)
{
  if (self->idle_minutes == minutes)
    return;
  self->idle_minutes = minutes;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IDLE_MINUTES]);
}

static void
satdoku_clock_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  SatdokuClock *self = SATDOKU_CLOCK (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_WATCHED:
      g_value_set_boolean (value, self->watched);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_IDLE:
      g_value_set_boolean (value, self->idle);
      break;
    case PROP_IDLE_MINUTES:
      g_value_set_uint (value, self->idle_minutes);
      break;
    case PROP_ELAPSED:
      g_value_set_double (value, self->game != NULL ? sudoku_game_get_elapsed (self->game) : 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_clock_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  SatdokuClock *self = SATDOKU_CLOCK (object);

  switch (id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_WATCHED:
      satdoku_clock_set_watched (self, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      satdoku_clock_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_IDLE_MINUTES:
      set_idle_minutes (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_clock_dispose (GObject *object)
{
  SatdokuClock *self = SATDOKU_CLOCK (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->followed);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (satdoku_clock_parent_class)->dispose (object);
}

static void
satdoku_clock_class_init (SatdokuClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamFlags write = read | G_PARAM_WRITABLE;

  object_class->get_property = satdoku_clock_get_property;
  object_class->set_property = satdoku_clock_set_property;
  object_class->dispose = satdoku_clock_dispose;

  /**
   * SatdokuClock:game:
   *
   * Whose time it measures.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, write);
  /**
   * SatdokuClock:watched:
   *
   * Whether the player can see the board, if it isn't hidden because of a pause.
   */
  properties[PROP_WATCHED] = g_param_spec_boolean ("watched", NULL, NULL, FALSE, write);
  /**
   * SatdokuClock:paused:
   *
   * Whether the clock stands until further notice, and the board is to be hidden.
   */
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, write);
  /**
   * SatdokuClock:idle:
   *
   * Whether it is paused because the player did nothing; the next movement ends that.
   */
  properties[PROP_IDLE] = g_param_spec_boolean ("idle", NULL, NULL, FALSE, read);
  /**
   * SatdokuClock:idle-minutes:
   *
   * After so many minutes without input it pauses by itself; 0: never.
   */
  properties[PROP_IDLE_MINUTES] =
    g_param_spec_uint ("idle-minutes", NULL, NULL, 0, G_MAXUINT, 0, write);
  /**
   * SatdokuClock:elapsed:
   *
   * The seconds played so far, as of the last update.
   */
  properties[PROP_ELAPSED] =
    g_param_spec_double ("elapsed", NULL, NULL, 0, G_MAXDOUBLE, 0, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuClock::ticked:
   * @self: a clock
   *
   * A second has passed while the clock was running.
   */
  signals[SIGNAL_TICKED] = g_signal_new ("ticked", SATDOKU_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_clock_init (SatdokuClock *self)
{
  self->input_time = g_get_monotonic_time ();
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed",
                                  G_CALLBACK (satdoku_clock_update), self);
}

/**
 * satdoku_clock_new:
 *
 * Returns: (transfer full): a clock that stands
 */
SatdokuClock *
satdoku_clock_new (void)
{
  return g_object_new (SATDOKU_TYPE_CLOCK, NULL);
}
