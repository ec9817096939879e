/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The store of games: what is listed, taken, removed and brought back, what goes away when there
 * are too many, and what becomes of the games of version 0.1. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sys/stat.h>

#include "satdoku-autosave.h"
#include "satdoku-game-limit.h"
#include "satdoku-game-store.h"
#include "satdoku-old-games.h"
#include "test-folder.h"

typedef struct
{
  char *data;
  char *folder;
  SatdokuGameStore *store;
  guint n_damaged;
} Fixture;

static void
damaged_cb (SatdokuGameStore *store,
            guint n,
            Fixture *self)
{
  self->n_damaged += n;
}

static void
reopen (Fixture *self)
{
  g_clear_object (&self->store);
  self->store = satdoku_game_store_new (self->folder);
  g_signal_connect (self->store, "damaged", G_CALLBACK (damaged_cb), self);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->data = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->folder = g_build_filename (self->data, "games", NULL);
  reopen (self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->store);
  test_remove_tree (self->data);
  g_free (self->folder);
  g_free (self->data);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (
    satdoku_store_load_finish (SATDOKU_STORE (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *)user_data = TRUE;
}

static guint
load (Fixture *self)
{
  gboolean done = FALSE;

  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  return g_list_model_get_n_items (G_LIST_MODEL (self->store));
}

static SatdokuStoredGame *
get (Fixture *self,
     guint i)
{
  g_autoptr (SatdokuStoredGame) stored = g_list_model_get_item (G_LIST_MODEL (self->store), i);

  g_assert_nonnull (stored);
  return stored; /* the store keeps it */
}

/* A game that is known by the number in its first cell. */
static SudokuGame *
create_game (guint mark)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (5, 5, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, mark, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static guint
get_mark (const SudokuGrid *grid)
{
  return sudoku_grid_get_value (grid, 0);
}

static guint
count_filled (SatdokuStoredGame *stored)
{
  const SudokuGrid *grid = satdoku_stored_game_get_grid (stored);
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n += sudoku_grid_get_value (grid, cell) > 0;
  return n;
}

/* Plays a game for a moment and leaves it. */
static gint64
add (Fixture *self,
     guint mark,
     SatdokuGameOrigin origin,
     gboolean touch)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);
  g_autoptr (SudokuGame) game = create_game (mark);
  const SatdokuGameNotes notes = { .origin = origin, .title = (char *)"Mild\n12" };
  gint64 number;

  satdoku_autosave_begin (autosave, game, &notes);
  number = satdoku_autosave_get_number (autosave);
  if (touch)
    g_assert_true (sudoku_game_enter (game, 1, 2));
  sudoku_game_set_elapsed (game, 4.5);
  g_assert_true (satdoku_autosave_end (autosave));
  return number;
}

static void
test_list (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);
  g_autoptr (SudokuGame) game = create_game (9);
  SatdokuStoredGame *stored;

  g_assert_cmpuint (load (self), ==, 0);
  add (self, 3, SATDOKU_GAME_MADE, FALSE);
  add (self, 4, SATDOKU_GAME_PASTED, TRUE);
  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_cmpuint (load (self), ==, 3);

  stored = get (self, 0);
  g_assert_cmpuint (get_mark (satdoku_stored_game_get_grid (stored)), ==, 9);
  g_assert_true (satdoku_stored_game_get_entry (stored)->is_played);
  stored = get (self, 1);
  g_assert_cmpuint (get_mark (satdoku_stored_game_get_grid (stored)), ==, 4);
  g_assert_cmpuint (count_filled (stored), ==, 2);
  g_assert_cmpfloat (satdoku_stored_game_get_entry (stored)->elapsed, ==, 4.5);
  g_assert_cmpint (satdoku_stored_game_get_entry (stored)->date, >, 0);
  g_assert_cmpstr (satdoku_stored_game_get_notes (stored)->title, ==, "Mild 12");
  g_assert_cmpuint (satdoku_stored_game_get_notes (stored)->origin, ==, SATDOKU_GAME_PASTED);
  g_assert_true (satdoku_stored_game_get_entry (stored)->is_touched);
  g_assert_true (satdoku_stored_game_get_entry (stored)->is_complete);
  g_assert_false (satdoku_stored_game_get_entry (stored)->is_played);
  g_assert_false (satdoku_stored_game_get_entry (stored)->is_solved);
  g_assert_false (satdoku_stored_game_get_entry (get (self, 2))->is_touched);
}

static void
items_changed_cb (GListModel *model,
                  guint position,
                  guint n_removed,
                  guint n_added,
                  GString *log)
{
  g_string_append_printf (log, "%u-%u+%u ", position, n_removed, n_added);
}

/* What other processes do is seen, and only what is different is told. */
static void
test_changes (Fixture *self,
              gconstpointer data)
{
  g_autoptr (GString) log = g_string_new (NULL);

  add (self, 1, SATDOKU_GAME_MADE, TRUE);
  add (self, 2, SATDOKU_GAME_MADE, TRUE);
  load (self);
  g_signal_connect (self->store, "items-changed", G_CALLBACK (items_changed_cb), log);
  load (self);
  g_assert_cmpstr (log->str, ==, "");
  add (self, 3, SATDOKU_GAME_MADE, TRUE);
  while (g_list_model_get_n_items (G_LIST_MODEL (self->store)) < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (log->str, ==, "0-0+1 ");
}

static void
test_take (Fixture *self,
           gconstpointer data)
{
  gint64 number = add (self, 5, SATDOKU_GAME_OPENED, TRUE);
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);
  g_autoptr (SatdokuGameStore) other = satdoku_game_store_new (self->folder);
  SatdokuClaim *claim = NULL, *none = NULL;
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (self->store);
  g_autoptr (GArray) rest = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (numbers->len, ==, 1);
  journal = satdoku_game_store_take (self->store, number, &claim, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mark (sudoku_game_get_grid (journal->game)), ==, 5);
  g_assert_true (journal->is_whole);
  g_assert_null (satdoku_game_store_take (other, number, &none, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (satdoku_game_store_remove (other, number, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  rest = satdoku_game_store_list_free (other);
  g_assert_cmpuint (rest->len, ==, 0);

  /* It goes on in the same file, as the last one that was taken up. */
  satdoku_autosave_resume (autosave, claim, journal);
  g_assert_cmpint (satdoku_autosave_get_number (autosave), >, number);
  g_assert_true (sudoku_game_enter (journal->game, 2, 3));
  g_assert_true (satdoku_autosave_end (autosave));
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (count_filled (get (self, 0)), ==, 3);
}

static void
test_remove (Fixture *self,
             gconstpointer data)
{
  gint64 first = add (self, 1, SATDOKU_GAME_MADE, TRUE);
  gint64 second = add (self, 2, SATDOKU_GAME_MADE, TRUE);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (load (self), ==, 2);
  g_assert_true (satdoku_game_store_remove (self->store, first, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->store)), ==, 1);
  g_assert_true (satdoku_game_store_bring_back (self->store, first, &error));
  g_assert_cmpuint (load (self), ==, 2);
  g_assert_true (satdoku_game_store_remove (self->store, second, &error));
  g_assert_cmpuint (test_count_files (self->folder, ".removed"), ==, 1);
  /* Somebody else who starts meanwhile leaves it there. */
  g_object_unref (satdoku_game_store_new (self->folder));
  g_assert_cmpuint (test_count_files (self->folder, ".removed"), ==, 1);
  reopen (self);
  g_assert_cmpuint (test_count_files (self->folder, ".removed"), ==, 0);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (get_mark (satdoku_stored_game_get_grid (get (self, 0))), ==, 1);
}

/* As a program that was killed leaves it. */
static void
test_purge (Fixture *self,
            gconstpointer data)
{
  gint64 number = add (self, 1, SATDOKU_GAME_MADE, TRUE);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autofree char *removed =
    g_strdup_printf ("%s/%" G_GINT64_FORMAT ".removed", self->folder, number);

  g_assert_cmpint (g_rename (path, removed), ==, 0);
  reopen (self);
  g_assert_cmpuint (test_count_files (self->folder, ".removed"), ==, 0);
}

static void
test_pinned (Fixture *self,
             gconstpointer data)
{
  gint64 number = add (self, 1, SATDOKU_GAME_MADE, FALSE);
  g_autoptr (GError) error = NULL;

  g_assert_true (satdoku_game_store_set_pinned (self->store, number, TRUE, &error));
  load (self);
  g_assert_true (satdoku_stored_game_get_notes (get (self, 0))->pinned);
  g_assert_cmpint (satdoku_stored_game_get_number (get (self, 0)), ==, number);
  g_assert_true (satdoku_game_store_set_pinned (self->store, number, FALSE, &error));
  load (self);
  g_assert_false (satdoku_stored_game_get_notes (get (self, 0))->pinned);
}

/* The clock was set back by a year: what was played last stays in front, and can be taken up. */
static void
test_clock_set_back (Fixture *self,
                     gconstpointer data)
{
  gint64 first = add (self, 1, SATDOKU_GAME_MADE, TRUE);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, first);
  gint64 later = g_get_real_time () / G_USEC_PER_SEC + 365 * 24 * 60 * 60;
  g_autoptr (SatdokuJournal) journal = NULL;
  SatdokuClaim *claim = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (
    utimensat (AT_FDCWD, path, (const struct timespec[]){ { later, 0 }, { later, 0 } }, 0), ==, 0);
  add (self, 2, SATDOKU_GAME_MADE, TRUE);
  g_assert_cmpuint (load (self), ==, 2);
  g_assert_cmpuint (get_mark (satdoku_stored_game_get_grid (get (self, 0))), ==, 2);
  g_assert_cmpint (satdoku_stored_game_get_entry (get (self, 1))->date, ==, later);
  journal = satdoku_game_store_take (self->store, first, &claim, &error);
  g_assert_no_error (error);
  g_assert_cmpfloat (sudoku_game_get_elapsed (journal->game), ==, 4.5);
  satdoku_claim_free (claim);
}

/* Without a folder all is in memory. */
static void
test_memory (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (NULL);
  SatdokuUnwritten *unwritten = satdoku_game_store_get_unwritten (store);
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (NULL);
  g_autoptr (SatdokuAutosave) taken = NULL;
  g_autoptr (SudokuGame) game = create_game (7);
  const SatdokuGameNotes notes = { .origin = SATDOKU_GAME_TYPED };
  g_autoptr (GArray) numbers = NULL;
  gint64 number;

  satdoku_autosave_begin (autosave, game, &notes);
  satdoku_unwritten_hold (unwritten, autosave);
  numbers = satdoku_game_store_list_free (store);
  g_assert_cmpuint (numbers->len, ==, 1);
  number = g_array_index (numbers, gint64, 0);
  g_assert_true (satdoku_game_store_set_pinned (store, number, TRUE, NULL));
  g_assert_true (satdoku_game_store_remove (store, number, NULL));
  g_assert_true (satdoku_game_store_bring_back (store, number, NULL));
  taken = satdoku_unwritten_take (unwritten, number);
  g_assert_true (satdoku_autosave_get_game (taken) == game);
  g_assert_true (satdoku_autosave_get_notes (taken)->pinned);
  g_assert_null (satdoku_unwritten_take (unwritten, number));
}

static void
write_text (const char *path,
            const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Is there a file with these bytes? */
static gboolean
is_kept (const char *folder,
         const char *text,
         gsize length)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *found = NULL;
      gsize n = 0;

      if (g_file_get_contents (path, &found, &n, NULL) && n == length &&
          memcmp (found, text, n) == 0)
        return TRUE;
    }
  return FALSE;
}

static guint
count_moves (const SatdokuJournal *journal)
{
  return sudoku_history_get_n_moves (sudoku_game_get_history (journal->game));
}

/* Whatever is done to a game of which something can't be read loses nothing of what can, and what
 * can't be read stays in a file. */
static void
pin_damaged (Fixture *self,
             gint64 number,
             const char *text,
             gsize length)
{
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autoptr (SatdokuJournal) before = NULL;
  g_autoptr (SatdokuJournal) after = NULL;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  test_remove_tree (self->folder);
  reopen (self);
  g_assert_true (g_file_set_contents (path, text, (gssize)length, NULL));
  before = satdoku_journal_load (path, NULL, NULL);
  ok = satdoku_game_store_set_pinned (self->store, number, TRUE, &error);
  g_assert_true (ok == (error == NULL));
  g_assert_true (ok == (before->game != NULL));
  if (before->game == NULL || before->is_lost)
    g_assert_true (is_kept (self->folder, text, length));
  if (!ok)
    return;
  after = satdoku_journal_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (after->notes->pinned);
  g_assert_cmpuint (count_moves (after), ==, count_moves (before));
  g_assert_cmpuint (test_count_files (self->folder, ".damaged"), ==, before->is_lost);
}

/* Each byte in turn is another one, or missing with all that follows. */
static void
test_pin_damaged (Fixture *self,
                  gconstpointer data)
{
  gint64 number = add (self, 1, SATDOKU_GAME_MADE, TRUE);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autofree char *text = NULL;
  gsize length, step = g_test_slow () ? 1 : 37;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; i < length; i += step)
    {
      text[i] ^= 1;
      pin_damaged (self, number, text, length);
      text[i] ^= 1;
      pin_damaged (self, number, text, i);
    }
}

/* Nothing was played: the game stays where it is in the order of time. */
static void
test_pin_time (Fixture *self,
               gconstpointer data)
{
  gint64 number = add (self, 1, SATDOKU_GAME_MADE, TRUE);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autofree char *text = NULL;
  struct stat before, after;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  text[length - 3] ^= 1;
  g_assert_true (g_file_set_contents (path, text, (gssize)length, NULL));
  g_assert_cmpint (utimensat (AT_FDCWD, path, (const struct timespec[]){ { 5, 0 }, { 5, 0 } }, 0),
                   ==, 0);
  g_assert_cmpint (stat (path, &before), ==, 0);
  g_assert_true (satdoku_game_store_set_pinned (self->store, number, TRUE, NULL));
  g_assert_cmpint (stat (path, &after), ==, 0);
  g_assert_cmpint (after.st_mtim.tv_sec, ==, before.st_mtim.tv_sec);
}

/* Nothing of it can be read: it is set aside under a name that no other has. Other files in the
 * folder are left alone. */
static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, 7);
  g_autofree char *aside = g_strconcat (path, ".damaged.2", NULL);
  g_autofree char *other = g_build_filename (self->folder, "8.txt", NULL);

  add (self, 3, SATDOKU_GAME_MADE, TRUE);
  write_text (other, "mine");
  for (guint i = 0; i < 2; i++)
    {
      write_text (path, "satdoku 1\nbox");
      g_assert_cmpuint (load (self), ==, 1);
    }
  g_assert_cmpuint (self->n_damaged, ==, 2);
  g_assert_cmpuint (test_count_files (self->folder, ".damaged"), ==, 2);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}

/* A line at the end is wrong: the game is there up to it, and the file is set aside when the game
 * is taken up. */
static void
test_lost_end (Fixture *self,
               gconstpointer data)
{
  gint64 number = add (self, 3, SATDOKU_GAME_MADE, TRUE);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);
  g_autofree char *old = NULL;
  g_autofree char *text = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) damage = NULL;
  SatdokuClaim *claim = NULL;

  g_assert_true (g_file_get_contents (path, &old, NULL, NULL));
  text = g_strconcat (old, "01234567 undo\n", NULL);
  write_text (path, text);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_false (satdoku_stored_game_get_entry (get (self, 0))->is_complete);
  journal = satdoku_game_store_take (self->store, number, &claim, &damage);
  g_assert_nonnull (damage);
  satdoku_autosave_resume (autosave, claim, journal);
  g_assert_cmpuint (test_count_files (self->folder, ".damaged"), ==, 1);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_true (satdoku_stored_game_get_entry (get (self, 0))->is_complete);
  g_assert_cmpuint (count_filled (get (self, 0)), ==, 2);
}

/* How many there are when more are added than stay. */
static void
test_limit (Fixture *self,
            gconstpointer data)
{
  gint64 pinned = add (self, 1, SATDOKU_GAME_MADE, FALSE);

  g_assert_true (satdoku_game_store_set_pinned (self->store, pinned, TRUE, NULL));
  add (self, 2, SATDOKU_GAME_PASTED, FALSE);
  add (self, 3, SATDOKU_GAME_MADE, TRUE);
  for (guint i = 0; i < SATDOKU_MADE_GAMES_MAX + 5; i++)
    add (self, 4, SATDOKU_GAME_MADE, FALSE);
  g_assert_cmpuint (load (self), ==, SATDOKU_MADE_GAMES_MAX + 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (
      get_mark (satdoku_stored_game_get_grid (get (self, SATDOKU_MADE_GAMES_MAX + i))), ==, 3 - i);
}

static SatdokuGameEntry *
make_entry (gint64 number,
            gboolean touched,
            gboolean pinned)
{
  g_autoptr (SudokuGame) game = create_game (1);
  const SatdokuGameNotes notes = { .origin = SATDOKU_GAME_OPENED, .pinned = pinned };

  if (touched)
    g_assert_true (sudoku_game_enter (game, 1, 2));
  return satdoku_game_entry_new (number, game, &notes);
}

/* What was played goes last, the oldest first; what is pinned never. */
static void
test_choice (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_game_entry_unref);
  g_autoptr (GPtrArray) chosen = NULL;
  gint64 expected[] = { 3, 10, 1 };

  for (gint64 number = SATDOKU_GAMES_MAX + 4; number > 0; number--)
    g_ptr_array_add (games, make_entry (number, number != 3 && number != 10, number == 2));
  chosen = satdoku_game_limit_choose (games);
  g_assert_cmpuint (chosen->len, ==, 3);
  for (guint i = 0; i < chosen->len; i++)
    g_assert_cmpint (((SatdokuGameEntry *)g_ptr_array_index (chosen, i))->number, ==, expected[i]);
}

static void
write_old (Fixture *self,
           const char *name,
           guint mark)
{
  g_autoptr (SudokuGame) game = create_game (mark);
  g_autofree char *path = g_build_filename (self->data, name, NULL);
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autofree char *text = sudoku_game_to_text (game);

  write_text (path, text);
  if (strchr (name, '/') == NULL)
    write_text (lock, "");
}

/* In the order in which they were played. */
static void
test_take_over (Fixture *self,
                gconstpointer data)
{
  g_autofree char *earlier = g_build_filename (self->data, "earlier", NULL);
  const guint marks[] = { 1, 2, 7, 0 + 25, 24 };

  g_assert_cmpint (g_mkdir (earlier, 0700), ==, 0);
  write_old (self, "earlier/-3.satdoku", 24);
  write_old (self, "earlier/0.satdoku", 25);
  write_old (self, "earlier/12.satdoku", 7);
  write_old (self, "game-2.satdoku", 2);
  write_old (self, "game.satdoku", 1);
  satdoku_old_games_take_over (self->data, self->folder);
  g_assert_cmpuint (load (self), ==, G_N_ELEMENTS (marks));
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    g_assert_cmpuint (get_mark (satdoku_stored_game_get_grid (get (self, i))), ==, marks[i]);
  /* Nothing of the old layout stays. */
  g_assert_cmpuint (test_count_files (self->data, ""), ==, 1);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/game-store/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("list", test_list);
  ADD ("changes", test_changes);
  ADD ("take", test_take);
  ADD ("remove", test_remove);
  ADD ("purge", test_purge);
  ADD ("pinned", test_pinned);
  ADD ("pin-damaged", test_pin_damaged);
  ADD ("pin-time", test_pin_time);
  ADD ("clock-set-back", test_clock_set_back);
  ADD ("memory", test_memory);
  ADD ("damaged", test_damaged);
  ADD ("lost-end", test_lost_end);
  ADD ("limit", test_limit);
  ADD ("choice", test_choice);
  ADD ("take-over", test_take_over);
  return g_test_run ();
}
