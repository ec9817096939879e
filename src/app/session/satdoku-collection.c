/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A collection of puzzles, as it came in one text: the puzzles, which never change, and which of
 * them are solved. That one is begun is not kept here: its game is in the store of games, with a
 * note of where it is from. */

#include "satdoku-config.h"

#include "satdoku-collection.h"

#include "satdoku-class.h"

struct _SatdokuCollection
{
  GObject parent_instance;

  /* Owned. */
  char *key;
  SatdokuPuzzleFile *file;
  SatdokuPuzzleStates *states;

  gint64 date;
  guint n_marked;
};

G_DEFINE_FINAL_TYPE (SatdokuCollection, satdoku_collection, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
satdoku_collection_class_init (SatdokuCollectionClass *klass)
{
  /* Other puzzles are solved than before. */
  signals[SIGNAL_CHANGED] = satdoku_class_add_signal (klass, "changed", 0);
  satdoku_class_keeps (klass, SatdokuCollection, key, g_free);
  satdoku_class_keeps (klass, SatdokuCollection, file, satdoku_puzzle_file_unref);
  satdoku_class_keeps (klass, SatdokuCollection, states, satdoku_puzzle_states_free);
}

static void
satdoku_collection_init (SatdokuCollection *self)
{
}

/* Takes ownership of @file and @states. Games refer to the collection by @key. @date is when it was
 * last played, or else when it was added, in seconds since 1970, UTC. */
SatdokuCollection *
satdoku_collection_new (const char *key,
                        SatdokuPuzzleFile *file,
                        SatdokuPuzzleStates *states,
                        gint64 date)
{
  SatdokuCollection *self;

  g_return_val_if_fail (key != NULL && file != NULL && states != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_COLLECTION, NULL);
  self->key = g_strdup (key);
  self->file = file;
  self->states = states;
  self->date = date;
  return self;
}

/* Games refer to the collection by this key. Collections of the same text have the same key. */
SATDOKU_DEFINE_GETTER (SatdokuCollection, satdoku_collection, key, const char *)

/* The name of the file that it came from; the key when that is lost. */
const char *
satdoku_collection_get_name (SatdokuCollection *self)
{
  const char *name;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self), NULL);

  name = satdoku_puzzle_file_get_name (self->file);
  return name[0] != '\0' ? name : self->key;
}

/* When a puzzle of it was last solved, or else when it was added: seconds since 1970, UTC. */
SATDOKU_DEFINE_GETTER (SatdokuCollection, satdoku_collection, date, gint64)
SATDOKU_DEFINE_GETTER (SatdokuCollection, satdoku_collection, file, SatdokuPuzzleFile *)

guint
satdoku_collection_get_n_puzzles (SatdokuCollection *self)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self), 0);

  return satdoku_puzzle_file_get_n_puzzles (self->file);
}

guint
satdoku_collection_get_n_solved (SatdokuCollection *self)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self), 0);

  return satdoku_puzzle_states_get_n_solved (self->states);
}

/* How and when it was solved, or NULL when it wasn't. Valid until the next change. */
const SatdokuPuzzleSolved *
satdoku_collection_get_solved (SatdokuCollection *self,
                               guint i)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self), NULL);

  return satdoku_puzzle_states_get_solved (self->states, i);
}

/* The next puzzle from @start on that is not solved, which may be @start itself; behind the last
 * one comes the first. %SATDOKU_NO_PUZZLE when all are solved. */
guint
satdoku_collection_find_unsolved (SatdokuCollection *self,
                                  guint start)
{
  guint n;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self), SATDOKU_NO_PUZZLE);

  n = satdoku_collection_get_n_puzzles (self);
  for (guint k = 0; k < n; k++)
    {
      guint i = (guint)(((guint64)start + k) % n);

      if (satdoku_puzzle_states_get_solved (self->states, i) == NULL)
        return i;
    }
  return SATDOKU_NO_PUZZLE;
}

/* Marks it in memory and on disk. When writing fails, with an error of
 * satdoku_puzzle_states_add_solved(), it is still marked in memory. */
gboolean
satdoku_collection_mark_solved (SatdokuCollection *self,
                                guint i,
                                const SatdokuPuzzleSolved *solved,
                                GError **error)
{
  gboolean kept;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (self) && solved != NULL, FALSE);

  kept = satdoku_puzzle_states_add_solved (self->states, i, solved, error);
  self->date = MAX (self->date, solved->date);
  self->n_marked++;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return kept;
}

/* Counts the marks, so that a thread that has read the file can tell whether one was set
 * meanwhile. */
SATDOKU_DEFINE_GETTER (SatdokuCollection, satdoku_collection, n_marked, guint)

/* Takes ownership of @states, just read from the file, which may have marks set in other windows.
 * Marks known here and missing in the file stay. */
void
satdoku_collection_take_states (SatdokuCollection *self,
                                SatdokuPuzzleStates *states,
                                gint64 date)
{
  guint n_solved;

  g_return_if_fail (SATDOKU_IS_COLLECTION (self) && states != NULL);

  n_solved = satdoku_puzzle_states_get_n_solved (self->states);
  satdoku_puzzle_states_take_known (states, self->states);
  satdoku_puzzle_states_free (self->states);
  self->states = states;
  self->date = date;
  if (satdoku_puzzle_states_get_n_solved (states) != n_solved)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* For writing what is not written yet; valid until satdoku_collection_take_states(). */
SATDOKU_DEFINE_GETTER (SatdokuCollection, satdoku_collection, states, SatdokuPuzzleStates *)
