/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A loss of power at every moment of a long game. What the program does to its files is recorded;
 * for each prefix of that, the states are made in which the disk may be found: what was not synced
 * is there, or not, or a part of it, or zeros, or only what was written last; and folders as they
 * were at any moment since they were synced. From each of them all games must come back with every
 * move that the last sync has brought to the disk, and with nothing that never was.
 *
 *   long-power [EVERY]     each moment, or only every 5th */

#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

#include "satdoku-autosave.h"
#include "satdoku-game-store.h"
#include "test-fault.h"
#include "test-folder.h"

#define N_GAMES 2
/* Moves between two syncs, as if they were made in two seconds. */
#define MOVES_PER_SYNC 10

/* A copy of what was recorded, and how far the games were then. */
typedef struct
{
  TestFaultEventKind kind;
  char *path;
  char *new_path;
  GBytes *data;
  guint written[N_GAMES]; /* so many states are in the files, at least */
  guint synced[N_GAMES];  /* so many are on the disk */
} Event;

/* One for all, as the recorder is told nothing. */
static struct
{
  GMutex mutex;
  GPtrArray *events;
  guint written[N_GAMES];
  guint begun[N_GAMES]; /* written when the last sync began */
  guint synced[N_GAMES];
  guint n_syncs;
  gint game; /* the one that is played */
} record;

static void
event_free (Event *self)
{
  g_free (self->path);
  g_free (self->new_path);
  g_clear_pointer (&self->data, g_bytes_unref);
  g_free (self);
}

static void
record_cb (const TestFaultEvent *event)
{
  Event *copy = g_new0 (Event, 1);

  g_mutex_lock (&record.mutex);
  copy->kind = event->kind;
  copy->path = g_strdup (event->path);
  copy->new_path = g_strdup (event->new_path);
  if (event->data != NULL)
    copy->data = g_bytes_new (event->data, event->size);
  if (event->kind == TEST_FAULT_SYNC_BEGIN)
    record.begun[record.game] = record.written[record.game];
  if (event->kind == TEST_FAULT_SYNC_END && g_str_has_suffix (event->path, ".satdoku"))
    {
      record.synced[record.game] = record.begun[record.game];
      record.n_syncs++;
    }
  memcpy (copy->written, record.written, sizeof record.written);
  memcpy (copy->synced, record.synced, sizeof record.synced);
  g_ptr_array_add (record.events, copy);
  g_mutex_unlock (&record.mutex);
}

/* The long game. */

typedef struct
{
  char *folder;
  SatdokuAutosave *autosave;
  SudokuGame *games[N_GAMES];
  GPtrArray *states[N_GAMES]; /* of text: each that the game was in */
} Play;

static void
note_state (Play *self)
{
  guint game = (guint)record.game;

  g_ptr_array_add (self->states[game], sudoku_game_to_text (self->games[game]));
  g_mutex_lock (&record.mutex);
  record.written[game] = self->states[game]->len;
  g_mutex_unlock (&record.mutex);
}

static guint
get_n_syncs (void)
{
  guint n;

  g_mutex_lock (&record.mutex);
  n = record.n_syncs;
  g_mutex_unlock (&record.mutex);
  return n;
}

static void
make_moves (Play *self,
            guint n)
{
  SudokuGame *game = self->games[record.game];

  for (guint i = 0; i < n; i++)
    {
      guint n_syncs = get_n_syncs ();
      guint position = sudoku_game_get_position (game);

      g_assert_true (sudoku_game_enter (game, position * 7 % 80, 1 + position / 80 % 9));
      note_state (self);
      while (i % MOVES_PER_SYNC == MOVES_PER_SYNC - 1 && get_n_syncs () == n_syncs)
        g_main_context_iteration (NULL, TRUE);
    }
}

/* A new game is on the disk when the thread has brought it there. */
static void
begin (Play *self,
       gint game)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint n_syncs = get_n_syncs ();

  record.game = game;
  sudoku_grid_set (grid, 80, (guint)game + 1, SUDOKU_ORIGIN_GIVEN);
  self->games[game] = sudoku_game_new (grid);
  satdoku_autosave_begin (self->autosave, self->games[game], NULL);
  note_state (self);
  while (get_n_syncs () == n_syncs)
    g_main_context_iteration (NULL, FALSE);
}

static void
end (Play *self)
{
  guint n_syncs = get_n_syncs ();

  g_assert_true (satdoku_autosave_end (self->autosave));
  while (get_n_syncs () == n_syncs)
    g_main_context_iteration (NULL, FALSE);
}

static void
take_up (Play *self,
         gint game)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (self->folder);
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (store);
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  SatdokuClaim *claim = NULL;

  record.game = game;
  journal =
    satdoku_game_store_take (store, g_array_index (numbers, gint64, 1), &claim, &error);
  g_assert_no_error (error);
  g_set_object (&self->games[game], journal->game);
  satdoku_autosave_resume (self->autosave, claim, journal);
}

/* 300 moves in the first game, with another one in between. */
static void
play (Play *self)
{
  self->autosave = satdoku_autosave_new (self->folder);
  satdoku_autosave_set_sync_interval (self->autosave, 0);
  test_fault_record (self->folder, record_cb);
  begin (self, 0);
  make_moves (self, 150);
  end (self);
  begin (self, 1);
  make_moves (self, 40);
  end (self);
  take_up (self, 0);
  make_moves (self, 150);
  g_assert_true (satdoku_autosave_flush (self->autosave, NULL));
  end (self);
  test_fault_record (self->folder, NULL);
}

/* The disk. */

typedef struct
{
  GByteArray *data;
  gsize begun;     /* so long when the last sync began */
  gsize synced;    /* so much is there after a loss of power */
  gsize last_size; /* of the last write */
} Inode;

typedef struct
{
  TestFaultEventKind kind;
  const char *path;
  const char *new_path;
  Inode *inode;
} Change;

typedef struct
{
  GPtrArray *inodes;
  GHashTable *names; /* path → Inode, as programs see it */
  GArray *changes;   /* of the folder */
  guint n_begun;     /* of them, when the last sync of the folder began */
  guint n_synced;
} Disk;

static void
inode_free (Inode *self)
{
  g_byte_array_unref (self->data);
  g_free (self);
}

static void
apply_change (GHashTable *names,
              const Change *change)
{
  if (change->kind == TEST_FAULT_RENAMED)
    g_hash_table_replace (names, (char *)change->new_path, change->inode);
  else if (change->kind == TEST_FAULT_MADE)
    g_hash_table_replace (names, (char *)change->path, change->inode);
  if (change->kind != TEST_FAULT_MADE)
    g_hash_table_remove (names, change->path);
}

static void
disk_apply (Disk *self,
            const Event *event)
{
  Inode *inode = g_hash_table_lookup (self->names, event->path);
  Change change = { event->kind, event->path, event->new_path, inode };

  switch (event->kind)
    {
    case TEST_FAULT_MADE:
      change.inode = g_new0 (Inode, 1);
      change.inode->data = g_byte_array_new ();
      g_ptr_array_add (self->inodes, change.inode);
      G_GNUC_FALLTHROUGH;
    case TEST_FAULT_RENAMED:
    case TEST_FAULT_REMOVED:
      g_array_append_val (self->changes, change);
      apply_change (self->names, &change);
      break;
    case TEST_FAULT_WRITTEN:
      g_assert_nonnull (inode);
      inode->last_size = g_bytes_get_size (event->data);
      g_byte_array_append (inode->data, g_bytes_get_data (event->data, NULL),
                           (guint)inode->last_size);
      break;
    case TEST_FAULT_SYNC_BEGIN:
      if (inode != NULL)
        inode->begun = inode->data->len;
      else
        self->n_begun = self->changes->len;
      break;
    case TEST_FAULT_SYNC_END:
      if (inode != NULL)
        inode->synced = MAX (inode->synced, inode->begun);
      else
        self->n_synced = self->n_begun;
      break;
    default:
      g_assert_not_reached ();
    }
}

/* What may have become of the bytes that were not synced. */
typedef enum
{
  NOTHING,
  ALL,
  TORN,
  ZEROS,
  LAST_ONLY, /* zeros, and behind them what was written last */
  N_LOSSES
} Loss;

static GBytes *
make_contents (const Inode *inode,
               Loss loss)
{
  gsize length = inode->data->len, rest = length - inode->synced;
  guint8 *data = g_memdup2 (inode->data->data, length);
  gsize kept = rest - MIN (rest, inode->last_size);

  if (loss == NOTHING)
    length = inode->synced;
  else if (loss == TORN)
    length = inode->synced + rest / 2 + (rest > 1 && rest % 2);
  else if (loss == ZEROS && rest > 0)
    memset (data + inode->synced, 0, rest);
  else if (loss == LAST_ONLY && kept > 0)
    memset (data + inode->synced, 0, kept);
  return g_bytes_new_take (data, length);
}

/* The disk as it is found: so many changes of the folder have reached it. */
static void
write_disk (const Disk *self,
            guint n_changes,
            Loss loss,
            const char *folder)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer path, inode;

  for (guint i = 0; i < n_changes; i++)
    apply_change (names, &g_array_index (self->changes, Change, i));
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &path, &inode))
    {
      g_autofree char *base = g_path_get_basename (path);
      g_autofree char *copy = g_build_filename (folder, base, NULL);
      g_autoptr (GBytes) contents = make_contents (inode, loss);
      gsize length;
      const char *data = g_bytes_get_data (contents, &length);

      g_assert_true (g_file_set_contents_full (copy, data, (gssize)length,
                                               G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
}

/* Is one of these states there, and none that is not? */
static gboolean
is_there (const Play *self,
          guint game,
          const Event *event,
          GPtrArray *texts)
{
  guint first = event->synced[game] > 0 ? event->synced[game] - 1 : 0;

  for (guint i = 0; i < texts->len; i++)
    for (guint state = first; state < self->states[game]->len; state++)
      if (g_str_equal (g_ptr_array_index (texts, i),
                       g_ptr_array_index (self->states[game], state)))
        return state <= event->written[game];
  return event->synced[game] == 0;
}

/* Starts as the program does. */
static GPtrArray *
read_games (const char *folder)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (folder);
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (store);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < numbers->len; i++)
    {
      SatdokuClaim *claim = NULL;
      g_autoptr (SatdokuJournal) journal = satdoku_game_store_take (
        store, g_array_index (numbers, gint64, i), &claim, NULL);

      g_clear_pointer (&claim, satdoku_claim_free);
      if (journal != NULL)
        g_ptr_array_add (texts, sudoku_game_to_text (journal->game));
    }
  return texts;
}

static void
check (const Play *self,
       const Disk *disk,
       guint moment,
       guint n_changes,
       Loss loss)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  const Event *event = g_ptr_array_index (record.events, moment);
  g_autoptr (GPtrArray) texts = NULL;

  write_disk (disk, n_changes, loss, folder);
  texts = read_games (folder);
  for (guint game = 0; game < N_GAMES; game++)
    if (!is_there (self, game, event, texts))
      g_error ("moment %u, %u changes of the folder, loss %u: game %u is not as it was after %u "
               "to %u moves; see %s",
               moment, n_changes, loss, game, event->synced[game], event->written[game], folder);
  test_remove_tree (folder);
}

/* Returns how many states the disk was found in. */
static guint
check_moment (const Play *self,
              const Disk *disk,
              guint moment)
{
  guint n = 0;

  for (guint n_changes = disk->n_synced; n_changes <= disk->changes->len; n_changes++)
    for (guint loss = 0; loss < N_LOSSES; loss++, n++)
      check (self, disk, moment, n_changes, (Loss)loss);
  return n;
}

static guint
check_moments (const Play *self,
               guint every)
{
  Disk disk = { g_ptr_array_new_with_free_func ((GDestroyNotify)inode_free),
                g_hash_table_new (g_str_hash, g_str_equal),
                g_array_new (FALSE, FALSE, sizeof (Change)), 0, 0 };
  guint n = 0;

  for (guint moment = 0; moment < record.events->len; moment++)
    {
      disk_apply (&disk, g_ptr_array_index (record.events, moment));
      if (moment % every == 0)
        n += check_moment (self, &disk, moment);
    }
  g_hash_table_unref (disk.names);
  g_array_unref (disk.changes);
  g_ptr_array_unref (disk.inodes);
  return n;
}

int
main (int argc,
      char *argv[])
{
  guint every = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : 1;
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  char *real = realpath (folder, NULL);
  Play self = { .folder = real };
  guint n_states;

  record.events = g_ptr_array_new_with_free_func ((GDestroyNotify)event_free);
  for (guint game = 0; game < N_GAMES; game++)
    self.states[game] = g_ptr_array_new_with_free_func (g_free);
  play (&self);
  n_states = check_moments (&self, MAX (every, 1));
  g_print ("1..1\n# %u events, %u states of the disk\nok 1 power\n", record.events->len, n_states);
  g_object_unref (self.autosave);
  for (guint game = 0; game < N_GAMES; game++)
    {
      g_object_unref (self.games[game]);
      g_ptr_array_unref (self.states[game]);
    }
  g_ptr_array_unref (record.events);
  test_remove_tree (real);
  free (real);
  return 0;
}
