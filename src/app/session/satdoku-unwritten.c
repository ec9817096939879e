/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that were left while they could not be written. Each has its autosave still, which
 * holds the claim of its file and tries again until it is written; then the game is one of the
 * store like any other. Without a folder nothing is ever written, and the games stay here for as
 * long as the program runs.
 *
 * They have numbers of their own, which no file has and which stay the same while the autosave
 * looks for a place. */

#include "satdoku-config.h"

#include "satdoku-unwritten.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

typedef struct
{
  SatdokuAutosave *autosave;
  SatdokuStoredGame *stored; /* what a list shows of it */
} Held;

struct _SatdokuUnwritten
{
  GObject parent_instance;

  /* Owned. */
  GPtrArray *held;    /* of Held */
  GPtrArray *removed; /* of Held: what can be brought back */

  gint64 next_number;
  guint sweep; /* source id; 0: none is known to be written */
};

G_DEFINE_FINAL_TYPE (SatdokuUnwritten, satdoku_unwritten, G_TYPE_OBJECT)

enum
{
  PROP_TROUBLE,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_WRITTEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
held_free (Held *self)
{
  g_object_unref (self->autosave);
  g_object_unref (self->stored);
  g_free (self);
}

static Held *
find (GPtrArray *games,
      gint64 number,
      guint *at)
{
  for (guint i = 0; i < games->len; i++)
    {
      Held *held = g_ptr_array_index (games, i);

      *at = i;
      if (satdoku_stored_game_get_number (held->stored) == number)
        return held;
    }
  return NULL;
}

static Held *
steal (GPtrArray *games,
       gint64 number)
{
  guint i;

  return find (games, number, &i) != NULL ? g_ptr_array_steal_index (games, i) : NULL;
}

/* Games that are written now are no longer held. */
static gboolean
sweep (SatdokuUnwritten *self)
{
  guint n_written = 0;

  for (guint i = self->held->len; i > 0; i--)
    {
      Held *held = g_ptr_array_index (self->held, i - 1);

      if (!satdoku_autosave_end (held->autosave))
        continue;
      g_signal_handlers_disconnect_by_data (held->autosave, self);
      g_ptr_array_remove_index (self->held, i - 1);
      n_written++;
    }
  return n_written > 0;
}

static gboolean
sweep_cb (gpointer user_data)
{
  SatdokuUnwritten *self = user_data;

  self->sweep = 0;
  if (!sweep (self))
    return G_SOURCE_REMOVE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_signal_emit (self, signals[SIGNAL_WRITTEN], 0);
  return G_SOURCE_REMOVE;
}

/* An autosave emits this in the middle of its work, so it is dropped only afterwards. */
static void
trouble_cb (SatdokuUnwritten *self,
            GParamSpec *pspec,
            SatdokuAutosave *autosave)
{
  if (satdoku_autosave_get_trouble (autosave) == NULL && self->sweep == 0)
    self->sweep = g_idle_add (sweep_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
let_go (SatdokuUnwritten *self,
        Held *held)
{
  g_signal_handlers_disconnect_by_data (held->autosave, self);
  held_free (held);
}

/* What was removed has no file any more. */
static void
satdoku_unwritten_dispose (GObject *object)
{
  SatdokuUnwritten *self = SATDOKU_UNWRITTEN (object);

  while (self->held->len > 0)
    let_go (self, g_ptr_array_steal_index (self->held, self->held->len - 1));
  while (self->removed->len > 0)
    {
      Held *held = g_ptr_array_steal_index (self->removed, self->removed->len - 1);

      g_signal_handlers_disconnect_by_data (held->autosave, self);
      satdoku_autosave_discard (held->autosave);
      held_free (held);
    }
  satdoku_class_dispose (object);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_boxed (value, satdoku_unwritten_get_trouble (SATDOKU_UNWRITTEN (object)));
}

static void
satdoku_unwritten_class_init (SatdokuUnwrittenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* Why one of the games can't be written; %NULL: there is none. */
    [PROP_TROUBLE] = { "trouble", G_TYPE_ERROR, G_PARAM_READABLE, .get = get_value },
  };

  object_class->dispose = satdoku_unwritten_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* The set of games has changed, or what a list shows of them. */
  signals[SIGNAL_CHANGED] = satdoku_class_add_signal (klass, "changed", 0);
  /* Some are in their files now, and no longer here. Comes after "changed". */
  signals[SIGNAL_WRITTEN] = satdoku_class_add_signal (klass, "written", 0);
  satdoku_class_removes (klass, SatdokuUnwritten, sweep);
  satdoku_class_keeps (klass, SatdokuUnwritten, held, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuUnwritten, removed, g_ptr_array_unref);
}

static void
satdoku_unwritten_init (SatdokuUnwritten *self)
{
  self->held = g_ptr_array_new_with_free_func ((GDestroyNotify)held_free);
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify)held_free);
}

/* The first game gets @first_number; no file may have that number or a higher one. */
SatdokuUnwritten *
satdoku_unwritten_new (gint64 first_number)
{
  SatdokuUnwritten *self = g_object_new (SATDOKU_TYPE_UNWRITTEN, NULL);

  self->next_number = first_number;
  return self;
}

static void
changed (SatdokuUnwritten *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static void
describe (Held *held,
          gint64 number)
{
  g_clear_object (&held->stored);
  held->stored = satdoku_stored_game_new_for_memory (
    number, satdoku_autosave_get_game (held->autosave),
    satdoku_autosave_get_notes (held->autosave));
}

/* Keeps a game that can't be written until it is, or until it is taken again. */
void
satdoku_unwritten_hold (SatdokuUnwritten *self,
                        SatdokuAutosave *autosave)
{
  Held *held;

  g_return_if_fail (SATDOKU_IS_UNWRITTEN (self) && SATDOKU_IS_AUTOSAVE (autosave));
  g_return_if_fail (satdoku_autosave_get_game (autosave) != NULL);

  held = g_new0 (Held, 1);
  held->autosave = g_object_ref (autosave);
  describe (held, self->next_number++);
  g_signal_connect_object (autosave, "notify::trouble", G_CALLBACK (trouble_cb), self,
                           G_CONNECT_SWAPPED);
  g_ptr_array_add (self->held, held);
  changed (self);
}

/* Takes a game out to be played; the caller owns its autosave, which goes on keeping it. NULL when
 * no game here has the number. */
SatdokuAutosave *
satdoku_unwritten_take (SatdokuUnwritten *self,
                        gint64 number)
{
  SatdokuAutosave *autosave;
  Held *held;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), NULL);

  held = steal (self->held, number);
  if (held == NULL)
    return NULL;
  autosave = g_object_ref (held->autosave);
  let_go (self, held);
  changed (self);
  return autosave;
}

/* NULL when no game here has the number. */
SatdokuStoredGame *
satdoku_unwritten_find (SatdokuUnwritten *self,
                        gint64 number)
{
  Held *held;
  guint i;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), NULL);

  held = find (self->held, number, &i);
  return held != NULL ? held->stored : NULL;
}

static gboolean
has_file (GPtrArray *games,
          gint64 number)
{
  for (guint i = 0; i < games->len; i++)
    {
      const Held *held = g_ptr_array_index (games, i);

      if (satdoku_autosave_get_number (held->autosave) == number)
        return TRUE;
    }
  return FALSE;
}

/* Whether a file has only the beginning of one of the games: then the list should show the game and
 * not the file. */
gboolean
satdoku_unwritten_has_file (SatdokuUnwritten *self,
                            gint64 number)
{
  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), FALSE);

  return has_file (self->held, number) || has_file (self->removed, number);
}

/* Adds an item for each game. */
void
satdoku_unwritten_add_to (SatdokuUnwritten *self,
                          GPtrArray *games)
{
  g_return_if_fail (SATDOKU_IS_UNWRITTEN (self) && games != NULL);

  for (guint i = 0; i < self->held->len; i++)
    g_ptr_array_add (games, g_object_ref (((Held *)g_ptr_array_index (self->held, i))->stored));
}

/* Returns FALSE when no game here has the number. */
gboolean
satdoku_unwritten_set_pinned (SatdokuUnwritten *self,
                              gint64 number,
                              gboolean pinned)
{
  g_autoptr (SatdokuGameNotes) notes = NULL;
  Held *held;
  guint i;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), FALSE);

  held = find (self->held, number, &i);
  if (held == NULL)
    return FALSE;
  notes = satdoku_game_notes_copy (satdoku_autosave_get_notes (held->autosave));
  notes->pinned = pinned;
  satdoku_autosave_set_notes (held->autosave, notes);
  describe (held, number);
  changed (self);
  return TRUE;
}

/* Removes a game: it is not written any more. satdoku_unwritten_bring_back() undoes that.
 * Returns FALSE when no game here has the number. */
gboolean
satdoku_unwritten_remove (SatdokuUnwritten *self,
                          gint64 number)
{
  Held *held;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), FALSE);

  held = steal (self->held, number);
  if (held == NULL)
    return FALSE;
  satdoku_autosave_suspend (held->autosave);
  g_ptr_array_add (self->removed, held);
  changed (self);
  return TRUE;
}

/* Returns FALSE when no game that was removed has the number. */
gboolean
satdoku_unwritten_bring_back (SatdokuUnwritten *self,
                              gint64 number)
{
  Held *held;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), FALSE);

  held = steal (self->removed, number);
  if (held == NULL)
    return FALSE;
  g_ptr_array_add (self->held, held);
  satdoku_autosave_go_on (held->autosave);
  changed (self);
  return TRUE;
}

/* Tries now to write all of them. Blocks for as long as that takes; #SatdokuUnwritten::written is
 * emitted before it returns. */
void
satdoku_unwritten_flush (SatdokuUnwritten *self)
{
  g_return_if_fail (SATDOKU_IS_UNWRITTEN (self));

  if (sweep (self))
    g_signal_emit (self, signals[SIGNAL_WRITTEN], 0);
}

const GError *
satdoku_unwritten_get_trouble (SatdokuUnwritten *self)
{
  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), NULL);

  for (guint i = 0; i < self->held->len; i++)
    {
      const Held *held = g_ptr_array_index (self->held, i);

      if (satdoku_autosave_get_trouble (held->autosave) != NULL)
        return satdoku_autosave_get_trouble (held->autosave);
    }
  return NULL;
}

/* How many games could not be written although there is a folder. */
guint
satdoku_unwritten_count_troubles (SatdokuUnwritten *self)
{
  guint n = 0;

  g_return_val_if_fail (SATDOKU_IS_UNWRITTEN (self), 0);

  for (guint i = 0; i < self->held->len; i++)
    n += satdoku_autosave_get_trouble (((Held *)g_ptr_array_index (self->held, i))->autosave) !=
         NULL;
  return n;
}
