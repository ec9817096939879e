/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program is killed again and again at random moments, alone or two of it at once, while it
 * plays, makes, pastes, opens, saves and goes back to games, and reads collections. After each time
 * every game is there with every move, nobody holds it, and the next start leaves nothing behind
 * that is no game.
 *
 * The program is this program again with --play. In memory that outlives it, it notes each game it
 * shows and, when a move is made, how many there are: what is noted must be on disk.
 *
 *   long-kill [KILLS [SEED]]     1000 kills unless it is said */

#include <glib/gstdio.h>
#include <sat-file-leftovers.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-rule-text.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "satdoku-application.h"
#include "satdoku-game-store.h"
#include "satdoku-unfinished.h"
#include "satdoku-window.h"
#include "test-folder.h"
#include "test-player.h"

#define N_KILLS 1000
#define SEED 20240229
#define N_PLAYERS 2
#define N_FILES 3
#define COLLECTION_SIZE 1500
#define SLOTS_MAX 256
#define STEPS_MAX 80
#define START_MAX 400000 /* microseconds */
#define SPIN_MAX 3000
/* Then the folder is emptied, before the limit of the store removes any. */
#define GAMES_MAX 120

/* A game that was shown. */
typedef struct
{
  char key[TEST_PLAYER_KEY_LENGTH + 1]; /* its givens */
  atomic_uint n_moves;
} Slot;

typedef struct
{
  atomic_bool ready;
  atomic_uint n_steps;
  atomic_uint n_slots;
  Slot slots[SLOTS_MAX];
} Shared;

/* What is pasted and opened: the same places, other numbers. */
static const char pattern[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static gboolean
has_pattern (const char *key)
{
  for (guint cell = 0; cell < TEST_PLAYER_KEY_LENGTH; cell++)
    if ((key[cell] == '.') != (pattern[cell] == '.'))
      return FALSE;
  return TRUE;
}

/* What collections have: one that was only looked at is no game. */
static const char collected[] =
  "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";

static char *
make_line (GRand *random,
           const char *puzzle)
{
  char digits[] = "123456789";
  char *line = g_strdup (puzzle);

  for (gint32 i = 8; i > 0; i--)
    {
      gint32 other = g_rand_int_range (random, 0, i + 1);
      char digit = digits[i];

      digits[i] = digits[other];
      digits[other] = digit;
    }
  for (guint cell = 0; cell < TEST_PLAYER_KEY_LENGTH; cell++)
    if (line[cell] != '.')
      line[cell] = digits[line[cell] - '1'];
  return line;
}

/* The program that is killed. */

typedef struct
{
  Shared *shared;
  const char *folder;
  GRand *random;
  SatdokuWindow *window;
} Player;

static Slot *
find_slot (Player *self,
           SudokuGame *game)
{
  guint n = atomic_load (&self->shared->n_slots);
  char key[TEST_PLAYER_KEY_LENGTH + 1];

  test_player_make_key (game, key);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (self->shared->slots[i].key, key))
      return &self->shared->slots[i];
  g_assert_cmpuint (n, <, SLOTS_MAX);
  memcpy (self->shared->slots[n].key, key, sizeof key);
  atomic_store (&self->shared->n_slots, n + 1);
  return &self->shared->slots[n];
}

/* A file that is opened again has a copy of the game with fewer moves. */
static void
note_game (Player *self)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  Slot *slot = find_slot (self, game);

  atomic_store (&slot->n_moves, MAX (atomic_load (&slot->n_moves), test_player_count_moves (game)));
}

static void
move (Player *self)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (game));
  guint cell = (guint)g_rand_int_range (self->random, 0, (gint32)(side * side));

  sudoku_game_enter (game, cell, (guint)g_rand_int_range (self->random, 0, (gint32)side + 1));
  note_game (self);
}

/* A cage of two cells comes, where the game has not just this one. */
static void
add_item (Player *self)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_game_get_grid (game));
  guint side = sudoku_geometry_get_side (geometry);
  guint row = (guint)g_rand_int_range (self->random, 1, (gint32)side + 1);
  guint column = (guint)g_rand_int_range (self->random, 1, (gint32)side);
  g_autofree char *text =
    g_strdup_printf ("cage=%d:r%uc%ur%uc%u", g_rand_int_range (self->random, 3, 2 * (gint32)side),
                     row, column, row, column + 1);
  g_autoptr (SudokuRule) rule = sudoku_rule_parse (side, text, NULL);
  g_autoptr (SudokuGeometry) next = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);

  if (next != NULL)
    sudoku_game_set_geometry (game, next);
  note_game (self);
}

/* Tries two values in a cell, goes to a branch, or gives one up. */
static void
branch (Player *self)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  guint n = sudoku_branches_get_n (branches), what = (guint)g_rand_int_range (self->random, 0, 4);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (game));
  guint cell = (guint)g_rand_int_range (self->random, 0, (gint32)(side * side));
  guint number =
    n > 0 ? sudoku_branches_get (branches, (guint)g_rand_int_range (self->random, 0, (gint32)n))
              ->number
          : SUDOKU_BRANCH_TRUNK;

  if (what < 2 || n == 0)
    sudoku_game_open_branches (game, cell, sudoku_set_range (1, 2));
  else if (what == 2)
    sudoku_game_go_to_branch (game, number);
  else
    sudoku_game_close_branch (game, number);
  note_game (self);
}

static void
activate (Player *self,
          const char *action)
{
  if (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action))
    g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static void
make (Player *self)
{
  activate (self, "new");
}

static void
go_back (Player *self)
{
  activate (self, "go-back");
}

static void
paste (Player *self)
{
  g_autofree char *line = make_line (self->random, pattern);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), line);
  activate (self, "paste");
}

static void
paste_collection (Player *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < COLLECTION_SIZE; i++)
    {
      g_autofree char *line = make_line (self->random, collected);

      g_string_append_printf (text, "%s\n", line);
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text->str);
  activate (self, "paste");
}

static void
open_file (Player *self)
{
  g_autofree char *name =
    g_strdup_printf ("mine-%d.satdoku", g_rand_int_range (self->random, 0, N_FILES));
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, name, NULL);

  satdoku_window_open_file (self->window, file);
}

/* Only what has a file: nobody is there to choose one. */
static void
save (Player *self)
{
  if (strstr (gtk_window_get_title (GTK_WINDOW (self->window)), "mine-") != NULL)
    activate (self, "save");
}

static void (*const steps[]) (Player *self) = {
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  add_item,
  add_item,
  branch,
  branch,
  branch,
  make,
  paste,
  paste_collection,
  go_back,
  open_file,
  save,
  save,
};

/* One that waits for its end while the other is slow must not begin so many games that the store
 * has to remove some. */
static gboolean
step_cb (gpointer user_data)
{
  Player *self = user_data;

  steps[g_rand_int_range (self->random, 0, G_N_ELEMENTS (steps))](self);
  return atomic_fetch_add (&self->shared->n_steps, 1) < STEPS_MAX ? G_SOURCE_CONTINUE
                                                                  : G_SOURCE_REMOVE;
}

static void
painted_cb (GdkFrameClock *clock,
            Player *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  note_game (self);
  g_signal_connect_swapped (self->window, "notify::game", G_CALLBACK (note_game), self);
  g_timeout_add (1, step_cb, self);
  atomic_store (&self->shared->ready, TRUE);
}

static void
map_cb (GtkWidget *window,
        Player *self)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                    self);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow *window,
                 Player *self)
{
  if (!SATDOKU_IS_WINDOW (window))
    return;
  self->window = SATDOKU_WINDOW (window);
  /* A toast of libadwaita 1.2 that goes while it comes is freed twice: nobody is as quick. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)),
                "gtk-enable-animations", FALSE, NULL);
  g_signal_connect_after (window, "map", G_CALLBACK (map_cb), self);
}

static int
play (char *argv[])
{
  Player self = { .shared = test_player_map (argv[2], sizeof (Shared)), .folder = argv[3] };
  g_autoptr (SatdokuApplication) application = satdoku_application_new ();

  self.random = g_rand_new_with_seed ((guint32)g_ascii_strtoull (argv[4], NULL, 10));
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &self);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* The test itself. */

typedef struct
{
  const char *program;
  GRand *random;
  char *data;
  char *games;
  char *folder; /* with files of the player */
  char *paths[N_PLAYERS];
  Shared *shared[N_PLAYERS];
  GHashTable *expected; /* of the givens: how many moves there must be */
  guint n_kills, n_crashes, n_moves, n_games, n_early, n_left;
} Test;

static GPid
start (Test *self,
       guint player)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_rand_int (self->random));
  const char *argv[] = { self->program, "--play", self->paths[player], self->folder, seed, NULL };

  memset (self->shared[player], 0, sizeof (Shared));
  return test_player_start (argv, FALSE);
}

/* Has it crashed by itself? The toasts of libadwaita 1.2 do so now and then when messages follow
 * each other faster than anybody can read. Games are not to be lost by that, either. */
static gboolean
has_crashed (Test *self,
             GPid pid)
{
  int status = 0;

  if (!test_player_has_ended (pid, &status))
    return FALSE;
  if (!WIFSIGNALED (status) || WTERMSIG (status) != SIGSEGV)
    g_error ("The program has ended: signal %d, exit status %d", WTERMSIG (status),
             WEXITSTATUS (status));
  self->n_crashes++;
  return TRUE;
}

/* Returns whether it crashed before. */
static gboolean
wait_until (Test *self,
            Shared *shared,
            GPid pid,
            guint n_steps)
{
  while (!atomic_load (&shared->ready) || atomic_load (&shared->n_steps) < n_steps)
    {
      if (has_crashed (self, pid))
        return TRUE;
      g_usleep (200);
    }
  return FALSE;
}

static void
end (Test *self,
     GPid pid)
{
  self->n_kills++;
  if (!has_crashed (self, pid))
    test_player_kill (pid);
}

/* What was noted must be there. A puzzle that was made and not touched may give way to others. */
static void
expect (Test *self,
        Shared *shared)
{
  for (guint i = 0; i < atomic_load (&shared->n_slots); i++)
    {
      const char *key = shared->slots[i].key;
      guint n_moves = atomic_load (&shared->slots[i].n_moves);
      guint before = GPOINTER_TO_UINT (g_hash_table_lookup (self->expected, key));

      /* An empty grid is no game. */
      if (strspn (key, ".") == strlen (key) || (n_moves == 0 && !has_pattern (key)))
        continue;
      if (!g_hash_table_contains (self->expected, key) || n_moves > before)
        g_hash_table_replace (self->expected, g_strdup (key), GUINT_TO_POINTER (n_moves));
    }
}

/* The games in the store, by their givens: how many moves there are. */
static GHashTable *
find_games (Test *self)
{
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (self->games);
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (store);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (self->games, g_array_index (numbers, gint64, i));
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &damage);
      char key[TEST_PLAYER_KEY_LENGTH + 1];
      guint before, n_moves;

      g_assert_no_error (damage);
      test_player_make_key (journal->game, key);
      before = GPOINTER_TO_UINT (g_hash_table_lookup (found, key));
      n_moves = test_player_count_moves (journal->game);
      g_hash_table_replace (found, g_strdup (key), GUINT_TO_POINTER (MAX (before, n_moves)));
    }
  return found;
}

/* What there is, for the report of a game that is missing. */
static char *
list_files (Test *self)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GDir) dir = g_dir_open (self->games, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->games, name, NULL);
      gint64 number = g_ascii_strtoll (name, NULL, 10);
      gboolean claimed = number > 0 && satdoku_claim_exists (self->games, number);
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, NULL);
      char key[TEST_PLAYER_KEY_LENGTH + 1] = "";

      if (journal != NULL && journal->game != NULL)
        test_player_make_key (journal->game, key);
      g_string_append_printf (list, "\n%s%s %s", name, claimed ? " (claimed)" : "", key);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
assert_games (Test *self)
{
  g_autoptr (GHashTable) found = find_games (self);
  GHashTableIter iter;
  gpointer key, n;

  g_hash_table_iter_init (&iter, self->expected);
  while (g_hash_table_iter_next (&iter, &key, &n))
    {
      guint n_found = GPOINTER_TO_UINT (g_hash_table_lookup (found, key));

      if (!g_hash_table_contains (found, key))
        g_error ("kill %u: the game %s is not there; it had %u moves. There are:%s",
                 self->n_kills, (char *)key, GPOINTER_TO_UINT (n), list_files (self));
      if (n_found < GPOINTER_TO_UINT (n) || n_found > GPOINTER_TO_UINT (n) + 1)
        g_error ("kill %u: the game %s has %u moves instead of %u", self->n_kills, (char *)key,
                 n_found, GPOINTER_TO_UINT (n));
      g_hash_table_iter_replace (&iter, GUINT_TO_POINTER (n_found));
    }
}

static void
assert_names (const char *folder,
              const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, "lock") &&
        !(g_str_has_suffix (name, ".satdoku") &&
          (prefix != NULL ? g_str_has_prefix (name, prefix) : g_ascii_isdigit (name[0]))))
      g_error ("%s/%s is left behind", folder, name);
}

/* Nothing in a folder of the program is what was being written. */
static void
assert_no_leftovers (const char *parent)
{
  g_autofree char *folder = g_build_filename (parent, "satdoku", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name, *file;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GDir) inner = g_dir_open (path, 0, NULL);

      while (inner != NULL && (file = g_dir_read_name (inner)) != NULL)
        if (sat_file_leftovers_is_name (file))
          g_error ("%s/%s is left behind", path, file);
      if (sat_file_leftovers_is_name (name))
        g_error ("%s is left behind", path);
    }
}

/* How many files the program has left in the folder of collections. */
static void
count_left (Test *self)
{
  g_autofree char *folder = g_build_filename (self->data, "satdoku", "collections", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    self->n_left += sat_file_leftovers_is_name (name);
}

/* What the next start leaves. */
static void
assert_tidy (Test *self)
{
  count_left (self);
  satdoku_unfinished_clean ();
  assert_no_leftovers (self->data);
  assert_no_leftovers (g_get_user_cache_dir ());
  assert_names (self->games, NULL);
  assert_names (self->folder, "mine-");
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("mine-%u.satdoku", i);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGame) game = NULL;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      game = sudoku_game_new_from_text (name, text, length, NULL, &error);
      g_assert_no_error (error);
    }
}

static void
empty (Test *self)
{
  g_autofree char *collections = g_build_filename (self->data, "satdoku", "collections", NULL);
  GHashTableIter iter;
  gpointer n;

  g_hash_table_iter_init (&iter, self->expected);
  while (g_hash_table_iter_next (&iter, NULL, &n))
    self->n_moves += GPOINTER_TO_UINT (n);
  self->n_games += g_hash_table_size (self->expected);
  g_hash_table_remove_all (self->expected);
  test_remove_tree (self->games);
  test_remove_tree (collections);
}

/* Some are killed while they start. */
static void
run_round (Test *self)
{
  guint n_players = g_rand_int_range (self->random, 0, 3) == 0 ? 2 : 1;
  gboolean early = g_rand_int_range (self->random, 0, 10) == 0;
  GPid pids[N_PLAYERS];

  for (guint i = 0; i < n_players; i++)
    pids[i] = start (self, i);
  for (guint i = 0; i < n_players; i++)
    {
      guint n_steps = (guint)g_rand_int_range (self->random, 1, STEPS_MAX);

      if (early)
        g_usleep ((gulong)g_rand_int_range (self->random, 0, START_MAX));
      else if (wait_until (self, self->shared[i], pids[i], n_steps))
        continue;
      g_usleep ((gulong)g_rand_int_range (self->random, 0, SPIN_MAX));
      end (self, pids[i]);
      self->n_early += early;
    }
  for (guint i = 0; i < n_players; i++)
    expect (self, self->shared[i]);
  assert_games (self);
  assert_tidy (self);
  if (test_count_files (self->games, ".satdoku") > GAMES_MAX)
    empty (self);
}

static void
write_files (Test *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("mine-%u.satdoku", i);
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      g_autofree char *line = make_line (self->random, pattern);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGame) game = NULL;
      g_autofree char *text = NULL;

      for (guint cell = 0; cell < TEST_PLAYER_KEY_LENGTH; cell++)
        if (line[cell] != '.')
          sudoku_grid_set (grid, cell, (guint)(line[cell] - '0'), SUDOKU_ORIGIN_GIVEN);
      game = sudoku_game_new (grid);
      text = sudoku_game_to_text (game);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
}

static void
prepare (Test *self,
         const char *program,
         guint32 seed)
{
  self->program = program;
  self->random = g_rand_new_with_seed (seed);
  self->data = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", self->data, TRUE);
  self->games = g_build_filename (self->data, "satdoku", "games", NULL);
  self->folder = g_build_filename (self->data, "files", NULL);
  self->expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
  for (guint i = 0; i < N_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("shared-%u", i);

      self->paths[i] = g_build_filename (self->data, name, NULL);
      self->shared[i] = test_player_map (self->paths[i], sizeof (Shared));
    }
  write_files (self);
}

static void
finish (Test *self)
{
  empty (self);
  test_remove_tree (self->data);
  for (guint i = 0; i < N_PLAYERS; i++)
    {
      munmap (self->shared[i], sizeof (Shared));
      g_free (self->paths[i]);
    }
  g_hash_table_unref (self->expected);
  g_rand_free (self->random);
  g_free (self->games);
  g_free (self->folder);
  g_free (self->data);
}

int
main (int argc,
      char *argv[])
{
  guint n_kills = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_KILLS;
  guint32 seed = argc > 2 ? (guint32)g_ascii_strtoull (argv[2], NULL, 10) : SEED;
  Test self = { 0 };

  if (argc == 5 && g_str_equal (argv[1], "--play"))
    return play (argv);
  prepare (&self, argv[0], seed);
  while (self.n_kills < n_kills)
    run_round (&self);
  finish (&self);
  g_print ("1..1\n# %u kills, %u of them at the start, and %u crashes; %u games, %u moves\n"
           "# %u collections were being read; none of them is left behind\nok 1 kills\n",
           self.n_kills, self.n_early, self.n_crashes, self.n_games, self.n_moves, self.n_left);
  return 0;
}
