/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The autosave: whatever is on disk at any moment is the game as it was then. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "satdoku-autosave.h"
#include "test-folder.h"
#include "test-shapes.h"

typedef struct
{
  char *folder; /* above that of the games */
  char *games;
  char *path; /* of the first game */
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->games = g_build_filename (self->folder, "deeper", NULL);
  self->path = satdoku_game_folder_make_path (self->games, 1);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_remove_tree (self->folder);
  g_free (self->path);
  g_free (self->games);
  g_free (self->folder);
}

/* The game that was written last. */
static SatdokuJournal *
load (Fixture *self,
      GError **damage)
{
  g_autoptr (GArray) numbers = satdoku_game_folder_list (self->games);
  g_autofree char *path = NULL;

  g_assert_cmpuint (numbers->len, >, 0);
  path = satdoku_game_folder_make_path (self->games, g_array_index (numbers, gint64, 0));
  return satdoku_journal_load (path, NULL, damage);
}

static SudokuGame *
restore (Fixture *self,
         GError **damage)
{
  g_autoptr (SatdokuJournal) journal = load (self, damage);

  return journal != NULL ? g_steal_pointer (&journal->game) : NULL;
}

/* The game as it is on disk just now, while the other one is still being played. */
static void
assert_on_disk (Fixture *self,
                SudokuGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) other = restore (self, &error);
  g_autofree char *expected = sudoku_game_to_text (game);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = sudoku_game_to_text (other);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves (Fixture *self,
            gconstpointer data)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGame) game = sudoku_game_new (grid);
      guint cells[] = { 1, 2 };

      satdoku_autosave_begin (autosave, game, NULL);
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_enter (game, 0, 1));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 2, 2));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_undo (game));
      assert_on_disk (self, game);
      g_assert_true (sudoku_game_protect (game));
      assert_on_disk (self, game);
      sudoku_game_set_elapsed (game, 12.5);
      g_assert_true (satdoku_autosave_flush (autosave, NULL));
      assert_on_disk (self, game);
    }
}

/* The clock comes with each move and when it is noted; bookmarks are kept like moves. */
static void
test_time_and_bookmarks (Fixture *self,
                         gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_begin (autosave, game, NULL);
  sudoku_game_set_elapsed (game, 1.25);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  assert_on_disk (self, game);
  sudoku_game_set_elapsed (game, 2.5);
  satdoku_autosave_note_time (autosave);
  satdoku_autosave_note_time (autosave);
  assert_on_disk (self, game);
  g_assert_true (sudoku_game_add_bookmark (game, "here"));
  g_assert_true (sudoku_game_add_bookmark (game, "there"));
  assert_on_disk (self, game);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_true (sudoku_game_go_to_bookmark (game, 1));
  g_assert_true (sudoku_game_remove_bookmark (game, 0));
  sudoku_game_mark_finished (game);
  assert_on_disk (self, game);
  g_assert_true (satdoku_autosave_flush (autosave, NULL));
  assert_on_disk (self, game);
}

static SudokuGame *
play (Fixture *self)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  return g_steal_pointer (&game);
}

static void
append (Fixture *self,
        const char *text)
{
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;

  g_assert_true (g_file_get_contents (self->path, &old, NULL, NULL));
  new = g_strconcat (old, text, NULL);
  g_assert_true (g_file_set_contents (self->path, new, -1, NULL));
}

/* The program was killed in the middle of a write: the moves before it are all there. */
static void
test_torn (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuGame) game = play (self);

  append (self, "enter r1");
  assert_on_disk (self, game);
}

/* A line that is whole, but not one that the autosave wrote. */
static void
test_strange (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGame) game = play (self);
  g_autofree char *expected = sudoku_game_to_text (game);
  g_autofree char *text = NULL;
  g_autoptr (SudokuGame) rest = NULL;
  g_autoptr (GError) damage = NULL;

  append (self, "undo\n");
  rest = restore (self, &damage);
  g_assert_error (damage, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
  g_assert_nonnull (strstr (damage->message, "1.satdoku:"));
  text = sudoku_game_to_text (rest);
  g_assert_cmpstr (text, ==, expected);
}

/* The journal of a game with something of everything, and the game after each of its lines. */
static char *
play_all (Fixture *self,
          GPtrArray *states)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  guint cells[] = { 1, 2 };
  char *text = NULL;

#define STEP(call)                                        \
  G_STMT_START                                            \
  {                                                       \
    call;                                                 \
    g_ptr_array_add (states, sudoku_game_to_text (game)); \
  }                                                       \
  G_STMT_END
  g_assert_true (sudoku_game_enter (game, 5, 3));
  STEP (satdoku_autosave_begin (autosave, game, NULL));
  STEP (g_assert_true (sudoku_game_enter (game, 0, 1)));
  STEP (g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, cells, 2, 4)));
  STEP (satdoku_autosave_note_selected (autosave, 3));
  STEP (g_assert_true (sudoku_game_set_colour (game, cells, 2, 7)));
  STEP (g_assert_true (sudoku_game_undo (game)));
  STEP (g_assert_true (sudoku_game_add_bookmark (game, "here")));
  STEP (g_assert_true (sudoku_game_redo (game)));
#undef STEP
  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  return text;
}

static gboolean
has_state (GPtrArray *states,
           SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);

  for (guint i = 0; i < states->len; i++)
    if (g_strcmp0 (text, g_ptr_array_index (states, i)) == 0)
      return TRUE;
  return FALSE;
}

static SatdokuJournal *
read_text (const char *text,
           gsize length,
           GError **damage)
{
  SatdokuJournal *journal = satdoku_journal_read ("text", text, length, NULL, damage);

  g_assert_nonnull (journal);
  return journal;
}

/* Where the second copy of the game ends, and the lines begin. */
static gsize
find_lines (const char *text)
{
  const char *journal = strstr (text, "\njournal ") + 1;

  return (gsize)(strchr (journal, '\n') + 1 - text);
}

/* Cut at each byte: within the first copy of the game nothing is believed; behind it there is what
 * happened before the cut, and a cut that leaves a part of a line is that of a program that was
 * killed. */
static void
test_cut (Fixture *self,
          gconstpointer data)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = play_all (self, states);
  gsize begin = find_lines (text);
  gsize copy = (gsize)(strstr (text, "\nsealed ") + strlen ("\nsealed 01234567") - text);

  for (gsize length = 0; length < strlen (text); length++)
    {
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = read_text (text, length, &damage);

      g_assert_true ((journal->game == NULL) == (length < copy));
      g_assert_true ((damage != NULL) == (length < begin));
      g_assert_true (journal->is_lost == (length < begin));
      g_assert_true (journal->is_whole == (length >= begin && text[length - 1] == '\n'));
      g_assert_true (journal->game == NULL || has_state (states, journal->game));
    }
}

/* No wrong byte escapes. One in a copy of the game costs nothing; what stands before one in the
 * lines is believed. */
static void
test_flipped (Fixture *self,
              gconstpointer data)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = play_all (self, states);
  gsize length = strlen (text), begin = find_lines (text);

  for (gsize i = 0; i < length - 1; i++)
    {
      g_autofree char *copy = g_strdup (text);
      g_autofree char *state = NULL;
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = NULL;

      copy[i] = (char)(copy[i] ^ (1 << i % 8));
      journal = read_text (copy, length, &damage);
      g_assert_nonnull (journal->game);
      g_assert_true (has_state (states, journal->game));
      if (damage == NULL)
        g_error ("byte %" G_GSIZE_FORMAT " is wrong and nothing was said", i);
      g_assert_false (journal->is_whole);
      g_assert_true (journal->is_lost == (i >= begin));
      state = sudoku_game_to_text (journal->game);
      if (i < begin)
        g_assert_cmpstr (state, ==, g_ptr_array_index (states, states->len - 1));
    }
}

/* As version 0.1 wrote it: a journal with one copy, and a game that was left. */
static void
test_old (Fixture *self,
          gconstpointer data)
{
  static const char game[] = "satdoku 1\nbox 2x2\npuzzle\n"
                             "1 . . .\n. . . .\n. . . .\n. . . .\ntime 0.000\nposition 0\n";
  g_autofree char *text = g_strconcat (game, "journal 21908d93\n", NULL);
  g_autoptr (GError) damage = NULL;
  g_autoptr (SatdokuJournal) left = read_text (game, strlen (game), &damage);
  g_autoptr (SatdokuJournal) played = NULL;

  g_assert_no_error (damage);
  g_assert_nonnull (left->game);
  g_assert_false (left->is_whole);
  g_assert_false (left->is_lost);
  played = read_text (text, strlen (text), &damage);
  g_assert_no_error (damage);
  g_assert_nonnull (played->game);
}

static const char *const contents[] = {
  "",
  "\n",
  "satdoku 1\n",
  "satdoku 2\nbox 2x2\n",
  "no journal at all",
  "\xff\xfe\x01\x02",
  "journal 00000000\n",
};

static void
test_contents (Fixture *self,
               gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = read_text (contents[i], strlen (contents[i]), &damage);

      g_assert_null (journal->game);
      g_assert_true (journal->is_lost);
      g_assert_nonnull (damage);
    }
}

/* What is no plain file is passed over, and never waited for. */
static void
test_no_file (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (GArray) numbers = NULL;
  g_autofree char *fifo = satdoku_game_folder_make_path (self->games, 2);
  g_autofree char *lock = g_build_filename (self->games, "lock", NULL);

  g_assert_cmpint (g_mkdir_with_parents (self->path, 0700), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpint (mkfifo (lock, 0600), ==, 0);
  numbers = satdoku_game_folder_list (self->games);
  g_assert_cmpuint (numbers->len, ==, 0);
  game = play (self);
  assert_on_disk (self, game);
}

static void
count_cb (SatdokuAutosave *autosave,
          GParamSpec *pspec,
          gpointer count)
{
  (*(guint *)count)++;
}

static void
write_nowhere (const char *path)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (path);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  guint n_failed = 0;

  g_signal_connect (autosave, "notify::trouble", G_CALLBACK (count_cb), &n_failed);
  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_cmpuint (n_failed, ==, 1);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  satdoku_autosave_note_selected (autosave, 1);
  g_assert_cmpuint (n_failed, ==, 1);
}

/* Where nothing can be written it is said, once, and the game goes on. */
static void
test_nowhere (Fixture *self,
              gconstpointer data)
{
  g_autofree char *below = g_build_filename (self->folder, "file", "game.satdoku", NULL);
  g_autofree char *file = g_path_get_dirname (below);

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  write_nowhere (below);
  g_assert_cmpint (g_remove (file), ==, 0);
  write_nowhere ("/proc/satdoku/game.satdoku");
}

/* The disk gets full, and has room again later. */
static void
test_full (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  struct rlimit before, limit;
  guint n_failed = 0;

  g_signal_connect (autosave, "notify::trouble", G_CALLBACK (count_cb), &n_failed);
  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 200;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  for (guint i = 0; i < 20; i++)
    g_assert_true (sudoku_game_enter (game, i, 1 + i % 6));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpuint (n_failed, ==, 1);
  g_assert_true (sudoku_game_enter (game, 30, 2));
  assert_on_disk (self, game);
  g_assert_cmpuint (n_failed, ==, 2);
}

static void
assert_trouble (SatdokuAutosave *autosave,
                gboolean expected)
{
  g_autoptr (GError) trouble = NULL;

  g_object_get (autosave, "trouble", &trouble, NULL);
  g_assert_true ((trouble != NULL) == expected);
}

/* Puts a file where the folder was, so that nothing can be written. */
static void
block (Fixture *self)
{
  test_remove_tree (self->games);
  g_assert_true (g_file_set_contents (self->games, "", -1, NULL));
}

static void
unblock (Fixture *self)
{
  g_assert_cmpint (g_remove (self->games), ==, 0);
}

/* The trouble is there for as long as it lasts, is told when it comes and when it goes, and goes
 * with a move or by itself. */
static void
test_trouble (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  guint n_notified = 0;

  g_signal_connect (autosave, "notify::trouble", G_CALLBACK (count_cb), &n_notified);
  satdoku_autosave_begin (autosave, game, NULL);
  assert_trouble (autosave, FALSE);
  g_assert_cmpuint (n_notified, ==, 0);

  block (self);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  assert_trouble (autosave, TRUE);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  g_assert_cmpuint (n_notified, ==, 1);
  unblock (self);
  g_assert_true (sudoku_game_enter (game, 2, 3));
  assert_trouble (autosave, FALSE);
  g_assert_cmpuint (n_notified, ==, 2);
  assert_on_disk (self, game);

  satdoku_autosave_set_retry_interval (autosave, 0);
  block (self);
  g_assert_true (sudoku_game_enter (game, 3, 4));
  assert_trouble (autosave, TRUE);
  unblock (self);
  while (n_notified < 4)
    g_main_context_iteration (NULL, TRUE);
  assert_trouble (autosave, FALSE);
  assert_on_disk (self, game);
}

/* The folder is moved away or removed: the next move makes it again, with the whole game. */
static void
test_folder_gone (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autofree char *moved = g_build_filename (self->folder, "moved", NULL);

  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  g_assert_true (satdoku_claim_exists (self->games, 1));
  g_assert_cmpint (g_rename (self->games, moved), ==, 0);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  assert_on_disk (self, game);
  assert_trouble (autosave, FALSE);
  g_assert_true (satdoku_claim_exists (self->games, 1));

  test_remove_tree (self->games);
  satdoku_autosave_note_selected (autosave, 3);
  assert_on_disk (self, game);
  g_assert_true (sudoku_game_enter (game, 2, 3));
  assert_on_disk (self, game);
}

/* Another folder is put in place of the one of the game: nothing in it is replaced. */
static void
test_other_folder (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGame) other = play (self);
  g_autofree char *moved = g_build_filename (self->folder, "moved", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  g_assert_cmpint (g_rename (self->games, moved), ==, 0);
  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_cmpint (satdoku_autosave_get_number (autosave), ==, 1);
  test_remove_tree (self->games);
  g_assert_cmpint (g_rename (moved, self->games), ==, 0);
  g_assert_true (g_file_get_contents (self->path, &before, NULL, NULL));
  g_assert_true (sudoku_game_enter (game, 5, 2));
  g_assert_true (g_file_get_contents (self->path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  assert_on_disk (self, game);
}

static guint
selected_on_disk (Fixture *self)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (SatdokuJournal) journal = load (self, &damage);

  g_assert_no_error (damage);
  return journal->selected;
}

static void
test_selected (Fixture *self,
               gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) smaller = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) small_grid = sudoku_grid_new (smaller);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuGame) small_game = sudoku_game_new (small_grid);

  satdoku_autosave_begin (autosave, game, NULL);
  g_assert_cmpuint (selected_on_disk (self), ==, SATDOKU_JOURNAL_NO_CELL);
  satdoku_autosave_note_selected (autosave, 35);
  g_assert_cmpuint (selected_on_disk (self), ==, 35);
  satdoku_autosave_note_selected (autosave, SATDOKU_JOURNAL_NO_CELL);
  g_assert_cmpuint (selected_on_disk (self), ==, 35);
  satdoku_autosave_note_selected (autosave, 34);
  g_assert_true (satdoku_autosave_flush (autosave, NULL));
  g_assert_cmpuint (selected_on_disk (self), ==, 34);
  satdoku_autosave_begin (autosave, small_game, NULL);
  g_assert_cmpuint (selected_on_disk (self), ==, SATDOKU_JOURNAL_NO_CELL);
  satdoku_autosave_note_selected (autosave, 15);
  g_assert_cmpuint (selected_on_disk (self), ==, 15);
}

/* What is noted of the game stands in the journal, and whether it is saved as it is. */
static void
test_notes (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/mine one.satdoku");
  g_autoptr (SatdokuGameNotes) notes = satdoku_game_notes_copy (NULL);
  g_autoptr (SatdokuJournal) unsaved = NULL;
  g_autoptr (SatdokuJournal) saved = NULL;
  g_autoptr (SatdokuJournal) played = NULL;

  notes->origin = SATDOKU_GAME_TYPED;
  satdoku_autosave_begin (autosave, game, notes);
  g_assert_true (sudoku_game_enter (game, 0, 1));
  unsaved = load (self, NULL);
  g_assert_true (sudoku_game_is_modified (unsaved->game));
  g_assert_null (unsaved->notes->file);

  satdoku_game_notes_set_file (notes, file, sudoku_format_find ("satdoku"), "12:34");
  sudoku_game_set_modified (game, FALSE);
  satdoku_autosave_set_notes (autosave, notes);
  saved = load (self, NULL);
  g_assert_false (sudoku_game_is_modified (saved->game));
  g_assert_true (g_file_equal (saved->notes->file, file));
  g_assert_true (saved->notes->format == notes->format);
  g_assert_cmpstr (saved->notes->etag, ==, "12:34");
  g_assert_cmpuint (saved->notes->origin, ==, SATDOKU_GAME_TYPED);

  g_assert_true (sudoku_game_enter (game, 1, 2));
  played = load (self, NULL);
  g_assert_true (sudoku_game_is_modified (played->game));
}

/* After very many moves the file is written anew and goes on being right. */
static void
test_many (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  satdoku_autosave_begin (autosave, game, NULL);
  for (guint i = 0; i < 4100; i++)
    g_assert_true (sudoku_game_enter (game, i % 144, 1 + i / 144 % 12));
  assert_on_disk (self, game);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/autosave/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("moves", test_moves);
  ADD ("time-and-bookmarks", test_time_and_bookmarks);
  ADD ("trouble", test_trouble);
  ADD ("folder-gone", test_folder_gone);
  ADD ("other-folder", test_other_folder);
  ADD ("torn", test_torn);
  ADD ("strange", test_strange);
  ADD ("cut", test_cut);
  ADD ("flipped", test_flipped);
  ADD ("contents", test_contents);
  ADD ("no-file", test_no_file);
  ADD ("old", test_old);
  ADD ("nowhere", test_nowhere);
  ADD ("full", test_full);
  ADD ("selected", test_selected);
  ADD ("notes", test_notes);
  ADD ("many", test_many);
  return g_test_run ();
}
