/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every call that saving takes fails in turn: a game, a formula, an answer, a picture, and the game
 * that is kept on disk. After each, what is there is whole. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

#include "satdoku-autosave.h"
#include "satdoku-cnf-save.h"
#include "satdoku-export.h"
#include "satdoku-file.h"
#include "satdoku-game-store.h"
#include "satdoku-puzzle-source.h"
#include "test-fault-loop.h"
#include "test-folder.h"
#include "test-words.h"

typedef struct
{
  char *folder;
  char *path;
  GBytes *bytes;
  SudokuGame *game;
  SudokuCnf *cnf;
  GPtrArray *states; /* the texts of the game that may be on disk */
} Fixture;

static const char old[] = "what was there before";

static SudokuGame *
make_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_game_new (grid);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  char *real = realpath (folder, NULL);

  self->folder = g_strdup (real);
  free (real);
  self->path = satdoku_game_folder_make_path (self->folder, 1);
  self->game = make_game ();
  self->cnf = sudoku_cnf_new (sudoku_game_get_grid (self->game), sudoku_encoding_find ("full"),
                              sudoku_numbering_find ("original"));
  self->states = g_ptr_array_new_with_free_func (g_free);
}

/* The folder itself stays. */
static void
remove_files (const char *folder)
{
  test_remove_tree (folder);
  g_mkdir (folder, 0700);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_remove_tree (self->folder);
  g_free (self->folder);
  g_free (self->path);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_object_unref (self->game);
  sudoku_cnf_unref (self->cnf);
  g_ptr_array_unref (self->states);
}

static void
prepare (gpointer data)
{
  Fixture *self = data;

  remove_files (self->folder);
  g_assert_true (g_file_set_contents (self->path, old, -1, NULL));
}

static void
check (gpointer data,
       gboolean ok)
{
  Fixture *self = data;
  gsize length;
  const char *new = g_bytes_get_data (self->bytes, &length);

  test_fault_check_file (self->path, old, strlen (old), new, length, ok);
  g_assert_cmpuint (test_fault_count_files (self->folder), ==, 1);
}

/* Games, answers and pictures. */

typedef struct
{
  gboolean done;
  gboolean ok;
} Outcome;

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  Outcome *outcome = user_data;
  g_autoptr (GError) error = NULL;

  outcome->ok = satdoku_file_save_finish (result, NULL, &error);
  outcome->done = TRUE;
  g_assert_true (outcome->ok == (error == NULL));
}

static gboolean
save_bytes (gpointer data)
{
  Fixture *self = data;
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  Outcome outcome = { FALSE, FALSE };

  satdoku_file_save_async (file, self->bytes, NULL, NULL, saved_cb, &outcome);
  while (!outcome.done)
    g_main_context_iteration (NULL, TRUE);
  return outcome.ok;
}

static GBytes *
make_bytes (Fixture *self,
            const char *what)
{
  const SatdokuBoardPictureParts parts = { TRUE, TRUE, TRUE };
  g_autoptr (SudokuState) state = sudoku_game_copy_state (self->game);
  const SudokuSymbols *symbols = sudoku_symbols_find ("decimal");
  char *text;

  if (g_str_equal (what, "picture"))
    return satdoku_export_draw (satdoku_export_format_for_name ("x.png"), state, symbols, &parts,
                                NULL, NULL);
  text = g_str_equal (what, "game") ? sudoku_game_to_text (self->game)
                                    : g_strdup ("s SATISFIABLE\nv 1 -2 3 0\n");
  return g_bytes_new_take (text, strlen (text));
}

static void
test_bytes (Fixture *self,
            gconstpointer what)
{
  const TestFaultLoop loop = { self->folder, prepare, save_bytes, check, self };

  self->bytes = make_bytes (self, what);
  g_assert_cmpuint (test_fault_loop (&loop), >=, 8);
  g_assert_cmpuint (test_fault_loop_room (&loop, (gint64)g_bytes_get_size (self->bytes)), >=, 1);
}

/* Formulas. */

static void
formula_saved_cb (GObject *source,
                  GAsyncResult *result,
                  gpointer user_data)
{
  Outcome *outcome = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuCnfSaved) saved = satdoku_cnf_save_finish (result, &error);

  outcome->ok = saved != NULL;
  outcome->done = TRUE;
  g_assert_true (outcome->ok == (error == NULL));
}

static gboolean
save_formula (gpointer data)
{
  Fixture *self = data;
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (SatdokuWorker) worker = satdoku_worker_new ();
  g_autoptr (SatdokuFormulaSource) source = satdoku_puzzle_source_new (self->cnf);
  Outcome outcome = { FALSE, FALSE };

  satdoku_cnf_save_async (source, file, worker, NULL, formula_saved_cb, &outcome);
  while (!outcome.done)
    g_main_context_iteration (NULL, TRUE);
  return outcome.ok;
}

static void
test_formula (Fixture *self,
              gconstpointer what)
{
  const TestFaultLoop loop = { self->folder, prepare, save_formula, check, self };
  char *text;
  gsize length;

  prepare (self);
  g_assert_true (save_formula (self));
  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  self->bytes = g_bytes_new_take (text, length);
  g_assert_cmpuint (test_fault_loop (&loop), >=, 8);
  g_assert_cmpuint (test_fault_loop_room (&loop, (gint64)length), >=, 1);
}

/* The game that is kept. */

static void
note_state (Fixture *self)
{
  g_ptr_array_add (self->states, sudoku_game_to_text (self->game));
}

/* What was brought to the disk while a game was begun. The recorder is told nothing. */
static struct
{
  gint n_files;
  gint n_folders;
  gint n_waited; /* in the thread of the main loop */
  GThread *main;
} syncs;

static void
sync_cb (const TestFaultEvent *event)
{
  if (event->kind == TEST_FAULT_SYNC_BEGIN && g_thread_self () == syncs.main)
    g_atomic_int_inc (&syncs.n_waited);
  if (event->kind == TEST_FAULT_SYNC_END && g_str_has_suffix (event->path, ".satdoku"))
    g_atomic_int_inc (&syncs.n_files);
  else if (event->kind == TEST_FAULT_SYNC_END)
    g_atomic_int_inc (&syncs.n_folders);
}

/* Until the thread has brought it to the disk. */
static void
begin_game (Fixture *self,
            SatdokuAutosave *autosave)
{
  memset (&syncs, 0, sizeof syncs);
  syncs.main = g_thread_self ();
  test_fault_record (self->folder, sync_cb);
  satdoku_autosave_begin (autosave, self->game, NULL);
  while (g_atomic_int_get (&syncs.n_files) == 0)
    g_main_context_iteration (NULL, FALSE);
  test_fault_record (self->folder, NULL);
}

static void
prepare_autosave (gpointer data)
{
  Fixture *self = data;
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);

  remove_files (self->folder);
  g_clear_object (&self->game);
  g_ptr_array_set_size (self->states, 0);
  self->game = make_game ();
  note_state (self);
  begin_game (self, autosave);
}

/* The game goes on; is it kept when all is done, whatever has failed in between? */
static gboolean
play (gpointer data)
{
  Fixture *self = data;
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->folder);
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) trouble = NULL;

  journal = satdoku_journal_load (self->path, NULL, NULL);
  if (journal == NULL)
    return FALSE;
  g_set_object (&self->game, journal->game);
  satdoku_autosave_resume (autosave, satdoku_claim_new (self->folder, 1), journal);
  for (guint cell = 0; cell < 6; cell++)
    {
      g_assert_true (sudoku_game_enter (self->game, cell, 1 + cell));
      note_state (self);
    }
  satdoku_autosave_flush (autosave, NULL);
  g_object_get (autosave, "trouble", &trouble, NULL);
  return trouble == NULL;
}

/* There is one file, or the one that was gone on with, too, when it can't be deleted. */
static void
check_autosave (gpointer data,
                gboolean ok)
{
  Fixture *self = data;
  g_autoptr (GArray) numbers = satdoku_game_folder_list (self->folder);
  g_autofree char *path =
    satdoku_game_folder_make_path (self->folder, g_array_index (numbers, gint64, 0));
  g_autoptr (GError) damage = NULL;
  g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &damage);
  g_autofree char *text = NULL;
  gboolean known = FALSE;

  g_assert_no_error (damage);
  g_assert_nonnull (journal->game);
  text = sudoku_game_to_text (journal->game);
  for (guint i = ok ? self->states->len - 1 : 0; i < self->states->len; i++)
    known = known || g_strcmp0 (text, g_ptr_array_index (self->states, i)) == 0;
  g_assert_true (known);
  g_assert_cmpuint (numbers->len, ==, 1);
  g_assert_cmpuint (test_count_files (self->folder, ".satdoku"), ==, 1);
}

/* Who begins a game does not wait for the disk, and yet file and folder get there. */
static void
test_begin (Fixture *self,
            gconstpointer what)
{
  prepare_autosave (self);
  g_assert_cmpint (syncs.n_waited, ==, 0);
  g_assert_cmpint (syncs.n_folders, ==, 1);
  check_autosave (self, TRUE);
}

/* A write that ends half-way says no reason, and what failed before is none. */
static void
test_short_note (Fixture *self,
                 gconstpointer what)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (self->folder);
  g_autoptr (GError) error = NULL;

  prepare_autosave (self);
  test_fault_arm (self->folder, TEST_FAULT_SHORT, 1, 0);
  g_assert_false (satdoku_game_store_set_pinned (store, 1, TRUE, &error));
  g_assert_true (test_fault_disarm ());
  test_words_assert (error, "the disk is full");
  check_autosave (self, FALSE);
}

static void
test_autosave (Fixture *self,
               gconstpointer what)
{
  const TestFaultLoop loop = { self->folder, prepare_autosave, play, check_autosave, self };

  g_assert_cmpuint (test_fault_loop (&loop), >=, 8);
  g_assert_cmpuint (test_fault_loop_room (&loop, 4000), >=, 1);
}

/* A game of which something can't be read, and which is pinned. */

static void
prepare_damaged (gpointer data)
{
  Fixture *self = data;
  gsize length;
  const char *text = g_bytes_get_data (self->bytes, &length);

  remove_files (self->folder);
  g_assert_true (g_file_set_contents (self->path, text, (gssize)length, NULL));
}

static gboolean
pin (gpointer data)
{
  Fixture *self = data;
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (self->folder);
  g_autoptr (GError) error = NULL;
  gboolean ok = satdoku_game_store_set_pinned (store, 1, TRUE, &error);

  g_assert_true (ok == (error == NULL));
  return ok;
}

static gboolean
has_damaged (Fixture *self,
             const char *path)
{
  g_autofree char *text = NULL;
  gsize length, n;
  const char *damaged = g_bytes_get_data (self->bytes, &length);

  return g_file_get_contents (path, &text, &n, NULL) && n == length &&
         memcmp (text, damaged, n) == 0;
}

/* What is damaged is there, under its own name or another, and the game is as it can be read. */
static void
check_damaged (gpointer data,
               gboolean ok)
{
  Fixture *self = data;
  g_autofree char *aside = g_strconcat (self->path, ".damaged", NULL);
  g_autoptr (SatdokuJournal) journal = satdoku_journal_load (self->path, NULL, NULL);

  g_assert_true (has_damaged (self, aside) || (!ok && has_damaged (self, self->path)));
  g_assert_cmpuint (sudoku_history_get_n_moves (sudoku_game_get_history (journal->game)), ==, 5);
}

static void
test_pin (Fixture *self,
          gconstpointer what)
{
  const TestFaultLoop loop = { self->folder, prepare_damaged, pin, check_damaged, self };
  char *text;
  gsize length;

  prepare_autosave (self);
  g_assert_true (play (self));
  self->path[strlen (self->path) - strlen ("1.satdoku")] = '2';
  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  self->path[strlen (self->path) - strlen ("1.satdoku")] = '1';
  text[length - 3] ^= 1;
  self->bytes = g_bytes_new_take (text, length);
  g_assert_cmpuint (test_fault_loop (&loop), >=, 6);
  g_assert_cmpuint (test_fault_loop_room (&loop, (gint64)length), >=, 1);
}

/* A real disk that is full, and then has room. */
static void
test_full_disk (Fixture *self,
                gconstpointer what)
{
  g_autofree char *filler = g_build_filename (self->folder, "filler", NULL);
  g_autofree char *zeros = g_malloc0 (1 << 16);
  g_autoptr (SatdokuAutosave) autosave = NULL;
  g_autoptr (GError) trouble = NULL;
  g_autoptr (GError) none = NULL;

  if (!test_fault_mount_small (self->folder))
    {
      g_test_skip ("no disk can be mounted here");
      return;
    }
  prepare_autosave (self);
  remove_files (self->folder);
  autosave = satdoku_autosave_new (self->folder);
  begin_game (self, autosave);
  g_file_set_contents (filler, zeros, 1 << 16, NULL);
  g_assert_true (g_file_set_contents (filler, zeros, 56 << 10, NULL));
  for (guint i = 0; trouble == NULL && i < 1000; i++)
    {
      g_assert_true (sudoku_game_enter (self->game, i % 36, 1 + i % 5));
      note_state (self);
      g_object_get (autosave, "trouble", &trouble, NULL);
    }
  g_assert_error (trouble, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  test_words_assert (trouble, "the disk is full");
  g_assert_cmpint (g_remove (filler), ==, 0);
  g_assert_true (sudoku_game_enter (self->game, 35, 6));
  note_state (self);
  g_object_get (autosave, "trouble", &none, NULL);
  g_assert_null (none);
  check_autosave (self, TRUE);
}

#define ADD(name, func, data) \
  g_test_add ("/file-faults/" name, Fixture, data, set_up, func, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ADD ("game", test_bytes, "game");
  ADD ("answer", test_bytes, "answer");
  ADD ("picture", test_bytes, "picture");
  ADD ("formula", test_formula, NULL);
  ADD ("begin", test_begin, NULL);
  ADD ("short-note", test_short_note, NULL);
  ADD ("autosave", test_autosave, NULL);
  ADD ("pin", test_pin, NULL);
  /* The last one: the disk stays for the rest of the process. */
  ADD ("full-disk", test_full_disk, NULL);
  return g_test_run ();
}
