/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games can't be written, in each way that there is, while a player does each thing that leaves,
 * changes or writes a game; then there is room again, or the program is killed. No move is lost
 * without a question, what is damaged is set aside, and all is tried again until it is written.
 *
 * The program is this program again with --play, in a real window. In memory that outlives it, it
 * notes each game with its moves, how many of them were written before the trouble began, and what
 * it was asked and told. The session manager is the test itself.
 *
 *   long-lost [CELLS]     so many cells of the table; all unless it is said */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-moves.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "satdoku-autosave.h"
#include "satdoku-game-card.h"
#include "satdoku-game-store.h"
#include "satdoku-library.h"
#include "satdoku-trouble-bar.h"
#include "satdoku-unfinished.h"
#include "test-app.h"
#include "test-fault.h"
#include "test-folder.h"
#include "test-player.h"

#define SLOTS_MAX 16
#define OTHER 1 /* the number of the game that nobody plays at first */

/* A game that was shown. */
typedef struct
{
  char key[TEST_PLAYER_KEY_LENGTH + 1]; /* its givens */
  guint n_written;                      /* moves before the trouble */
  guint n_moves;
  gboolean left;
} Slot;

typedef struct
{
  guint n_slots;
  Slot slots[SLOTS_MAX];
  gboolean asked;  /* before a game was left */
  gboolean warned; /* before the window closed */
  gboolean told;   /* by the bar, at the end */
  gboolean done;   /* the program has come to its end */
} Shared;

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char other_line[] =
  "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
static const char third_line[] =
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
static const char fourth_line[] =
  ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

/* The program. */

typedef struct
{
  Shared *shared;
  char *data;   /* the folder of the program */
  char *folder; /* with files of the player */
  SatdokuApplication *application;
  SatdokuWindow *window;
  SatdokuLibrary *library; /* (nullable) */
} Player;

static SudokuGame *
get_game (Player *self)
{
  return satdoku_window_get_game (self->window);
}

static Slot *
note_game (Player *self)
{
  Slot *slot = NULL;
  char key[TEST_PLAYER_KEY_LENGTH + 1];

  test_player_make_key (get_game (self), key);
  for (guint i = 0; i < self->shared->n_slots && slot == NULL; i++)
    if (g_str_equal (self->shared->slots[i].key, key))
      slot = &self->shared->slots[i];
  if (slot == NULL)
    {
      g_assert_cmpuint (self->shared->n_slots, <, SLOTS_MAX);
      slot = &self->shared->slots[self->shared->n_slots++];
      memcpy (slot->key, key, sizeof key);
    }
  slot->n_moves = test_player_count_moves (get_game (self));
  slot->left = FALSE;
  return slot;
}

static void
play (Player *self,
      guint n)
{
  SudokuGame *game = get_game (self);
  guint cell = 0;

  for (; n > 0; n--, cell++)
    {
      while (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) > 0)
        cell++;
      g_assert_true (sudoku_game_enter (game, cell, 1 + n));
    }
  note_game (self);
}

static AdwMessageDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_mapped (link->data))
      return link->data;
  return NULL;
}

static void
answer (const char *response)
{
  AdwMessageDialog *dialog = find_dialog ();

  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
is_told (Player *self)
{
  g_autoptr (GError) trouble = NULL;

  g_object_get (test_ui_find (self->window, SATDOKU_TYPE_TROUBLE_BAR, NULL), "trouble", &trouble,
                NULL);
  return trouble != NULL;
}

/* What can happen to the folder. */

static void
fill_disk (Player *self)
{
  test_fault_set_room (self->data, 0);
}

static void
make_read_only (Player *self)
{
  test_fault_set_read_only (self->data);
}

static void
clear_fault (Player *self)
{
  test_fault_disarm ();
}

static char *
make_moved (Player *self)
{
  return g_strconcat (self->data, ".moved", NULL);
}

/* A file is in its place. */
static void
take_folder (Player *self)
{
  g_autofree char *moved = make_moved (self);

  g_assert_cmpint (g_rename (self->data, moved), ==, 0);
  g_assert_true (g_file_set_contents (self->data, "", -1, NULL));
}

static void
give_folder (Player *self)
{
  g_autofree char *moved = make_moved (self);

  if (!g_file_test (moved, G_FILE_TEST_EXISTS))
    return;
  g_assert_cmpint (g_remove (self->data), ==, 0);
  g_assert_cmpint (g_rename (moved, self->data), ==, 0);
}

/* The other game: one byte is another one. */
static void
damage_file (Player *self)
{
  g_autofree char *games = g_build_filename (self->data, "games", NULL);
  g_autofree char *path = satdoku_game_folder_make_path (games, OTHER);
  int fd = g_open (path, O_RDWR | O_CLOEXEC, 0);
  char byte;

  g_assert_cmpint (fd, >=, 0);
  lseek (fd, -3, SEEK_END);
  g_assert_cmpint (read (fd, &byte, 1), ==, 1);
  byte ^= 1;
  lseek (fd, -3, SEEK_END);
  g_assert_cmpint (write (fd, &byte, 1), ==, 1);
  close (fd);
}

static void
do_nothing (Player *self)
{
}

static const struct
{
  const char *name;
  void (*begin) (Player *self);
  void (*end) (Player *self);
} troubles[] = {
  { "disk full", fill_disk, clear_fault },
  { "read-only", make_read_only, clear_fault },
  { "folder gone", take_folder, give_folder },
  { "damaged file", damage_file, do_nothing },
};

/* What the player does. */

static void
activate (Player *self,
          const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static void
make_new (Player *self)
{
  activate (self, "new");
}

static void
open_file (Player *self)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, "third.sdk", NULL);

  satdoku_window_open_file (self->window, file);
}

static void
paste (Player *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), third_line);
  activate (self, "paste");
}

static void
drop (Player *self)
{
  GtkWidget *stack = test_ui_find (self->window, ADW_TYPE_VIEW_STACK, NULL);
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content =
    gdk_content_provider_new_typed (G_TYPE_STRING, third_line);

  gtk_drag_source_set_content (source, content);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (stack, GTK_EVENT_CONTROLLER (source));
  test_ui_drag (stack, 100.0, 200.0, 400.0, 300.0);
  gtk_widget_remove_controller (stack, GTK_EVENT_CONTROLLER (source));
}

static void
open_library (Player *self)
{
  activate (self, "library");
  self->library = SATDOKU_LIBRARY (test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL));
  test_ui_wait_for (test_ui_find (self->library, SATDOKU_TYPE_GAME_CARD, NULL) != NULL);
}

static void
in_library (Player *self,
            const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->library), action, "x", (gint64)OTHER);
}

static void
take_up (Player *self)
{
  in_library (self, "library.open");
}

static void
pin (Player *self)
{
  in_library (self, "library.pin");
  test_ui_flush ();
}

/* What the store does by renaming. */
static void
remove_and_undo (Player *self)
{
  in_library (self, "library.remove");
  test_ui_flush ();
  gtk_widget_activate_action (GTK_WIDGET (self->library), "library.undo", NULL);
  test_ui_flush ();
}

static void
open_collection (Player *self)
{
  g_autofree char *text = g_strconcat (fourth_line, "\n", third_line, "\n", NULL);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text);
  activate (self, "paste");
  test_ui_wait_for (test_ui_action_enabled (self->window, "next-puzzle"));
  play (self, 1);
}

static void
go_next (Player *self)
{
  activate (self, "next-puzzle");
}

static void
go_back (Player *self)
{
  activate (self, "go-back");
}

static void
restart (Player *self)
{
  activate (self, "restart");
}

static void
branch (Player *self)
{
  SudokuGame *game = get_game (self);
  guint cell = 0;

  while (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) > 0)
    cell++;
  sudoku_game_open_branches (game, cell, sudoku_set_range (1, 2));
}

static void
close_window (Player *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
}

static void
quit (Player *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
}

typedef enum
{
  STAYS,
  LEAVES,
  CLOSES,
} Kind;

static const struct
{
  const char *name;
  void (*run) (Player *self);
  Kind kind;
  void (*prepare) (Player *self); /* (nullable): before the trouble */
} actions[] = {
  { "New", make_new, LEAVES, NULL },
  { "Open", open_file, LEAVES, NULL },
  { "paste", paste, LEAVES, NULL },
  { "drop", drop, LEAVES, NULL },
  { "Library", take_up, LEAVES, open_library },
  { "next", go_next, LEAVES, open_collection },
  { "go back", go_back, LEAVES, NULL },
  { "pin", pin, STAYS, open_library },
  { "rename", remove_and_undo, STAYS, open_library },
  { "restart", restart, STAYS, NULL },
  { "branch", branch, STAYS, NULL },
  { "close", close_window, CLOSES, NULL },
  { "quit", quit, CLOSES, NULL },
  { "logout", do_nothing, STAYS, NULL },
};

typedef enum
{
  ROOM,
  KILL,
  N_ENDS,
} End;

/* Each of these has its file while another one is played. Where a game can't be gone to because
 * nothing can be read, the old one is played on. */
static void
leave (Player *self,
       void (*run) (Player *self))
{
  SudokuGame *before = get_game (self);
  Slot *slot = note_game (self);
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  run (self);
  while (get_game (self) == before && g_get_monotonic_time () < end)
    {
      /* Nobody is to be asked twice about one game. */
      if (find_dialog () != NULL)
        {
          g_assert_false (self->shared->asked);
          self->shared->asked = TRUE;
          answer ("keep");
        }
      if (test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL) != NULL &&
          test_ui_shows_text (self->library, "could not be read"))
        break;
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  slot->left = get_game (self) != before;
  play (self, 2);
}

static void
close_all (Player *self,
           void (*run) (Player *self))
{
  run (self);
  test_ui_flush ();
  self->shared->warned = find_dialog () != NULL;
}

static void
wait_for_room (Player *self)
{
  while (is_told (self))
    g_main_context_iteration (NULL, TRUE);
  test_ui_flush ();
}

static gboolean
is_open (void)
{
  return test_ui_find_window (SATDOKU_TYPE_WINDOW, NULL) != NULL;
}

static void
finish (Player *self,
        guint trouble,
        End end)
{
  if (end == KILL)
    {
      self->shared->told = is_open () && is_told (self);
      self->shared->done = TRUE;
      kill (getpid (), SIGKILL);
    }
  troubles[trouble].end (self);
  if (is_open () && !self->shared->warned)
    {
      wait_for_room (self);
      gtk_window_close (GTK_WINDOW (self->window));
    }
  /* A question answers itself once there is room. */
  while (is_open ())
    g_main_context_iteration (NULL, TRUE);
  self->shared->done = TRUE;
}

/* --play SHARED FOLDER TROUBLE ACTION END */
static int
play_cell (int argc,
           char *argv[])
{
  guint trouble = (guint)atoi (argv[4]), action = (guint)atoi (argv[5]);
  Player self = { .shared = test_player_map (argv[2], sizeof (Shared)), .folder = argv[3] };

  test_ui_init (&argc, &argv);
  self.application = test_app_new ();
  self.data = g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
  self.window = satdoku_window_new (GTK_APPLICATION (self.application));
  test_ui_present (GTK_WINDOW (self.window));
  satdoku_window_restore (self.window);
  if (actions[action].prepare != NULL)
    actions[action].prepare (&self);
  play (&self, 3);
  note_game (&self)->n_written = test_player_count_moves (get_game (&self));
  troubles[trouble].begin (&self);
  play (&self, 2);
  if (actions[action].kind == LEAVES)
    leave (&self, actions[action].run);
  else if (actions[action].kind == CLOSES)
    close_all (&self, actions[action].run);
  else
    actions[action].run (&self);
  if (is_open ())
    note_game (&self);
  finish (&self, trouble, (End)atoi (argv[6]));
  return 0;
}

/* The session manager, in a thread of its own. */

static struct
{
  GMainLoop *loop;
  atomic_int n_inhibitors;
} session;

static const char interface[] =
  "<node><interface name='org.gnome.SessionManager'>"
  "<method name='Inhibit'><arg type='s' direction='in'/><arg type='u' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='u' direction='out'/>"
  "</method>"
  "<method name='Uninhibit'><arg type='u' direction='in'/></method>"
  "<property name='SessionIsActive' type='b' access='read'/>"
  "</interface></node>";

static void
call_cb (GDBusConnection *bus,
         const char *sender,
         const char *path,
         const char *name,
         const char *method,
         GVariant *parameters,
         GDBusMethodInvocation *invocation,
         gpointer user_data)
{
  gboolean inhibits = g_str_equal (method, "Inhibit");

  atomic_fetch_add (&session.n_inhibitors, inhibits ? 1 : -1);
  g_dbus_method_invocation_return_value (invocation, inhibits ? g_variant_new ("(u)", 7) : NULL);
}

static GVariant *
get_property_cb (GDBusConnection *bus,
                 const char *sender,
                 const char *path,
                 const char *name,
                 const char *property,
                 GError **error,
                 gpointer user_data)
{
  return g_variant_new_boolean (TRUE);
}

static const GDBusInterfaceVTable vtable = { .method_call = call_cb,
                                             .get_property = get_property_cb };

static gpointer
run_session (gpointer ready)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autoptr (GVariant) reply = NULL;

  g_main_context_push_thread_default (context);
  session.loop = g_main_loop_new (context, FALSE);
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_assert_nonnull (bus);
  g_dbus_connection_register_object (bus, "/org/gnome/SessionManager", node->interfaces[0],
                                     &vtable, NULL, NULL, NULL);
  reply = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "RequestName",
                                       g_variant_new ("(su)", "org.gnome.SessionManager", 4),
                                       NULL, 0, -1, NULL, NULL);
  g_assert_nonnull (reply);
  atomic_store ((atomic_bool *)ready, TRUE);
  g_main_loop_run (session.loop);
  g_main_context_pop_thread_default (context);
  return NULL;
}

/* The test itself. */

typedef struct
{
  const char *program;
  char *root; /* of all that is on disk */
  char *data;
  char *games;
  char *folder;
  char *shared_path;
  char *other_text; /* the file of the game that nobody plays, damaged or not */
  gsize other_length;
  guint other_moves; /* that can be read of it */
  Shared *shared;
} Test;

static void
add_game (Test *self,
          const char *line,
          guint n_moves)
{
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (self->games);
  g_autoptr (SudokuGame) game = test_app_make_game (line);

  satdoku_autosave_begin (autosave, game, NULL);
  for (guint cell = 0; n_moves > 0; cell++)
    if (sudoku_grid_get_value (sudoku_game_get_grid (game), cell) == 0)
      sudoku_game_enter (game, cell, n_moves--);
  g_assert_true (satdoku_autosave_end (autosave));
}

static void
set_up (Test *self)
{
  g_autofree char *path = NULL;
  g_autofree char *third = NULL;
  char *real;

  self->root = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  real = realpath (self->root, NULL);
  self->data = g_build_filename (real, "satdoku", NULL);
  self->games = g_build_filename (self->data, "games", NULL);
  self->folder = g_build_filename (real, "files", NULL);
  self->shared_path = g_build_filename (real, "shared", NULL);
  g_setenv ("XDG_DATA_HOME", real, TRUE);
  free (real);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
  third = g_build_filename (self->folder, "third.sdk", NULL);
  g_assert_true (g_file_set_contents (third, third_line, -1, NULL));
  add_game (self, other_line, 5);
  add_game (self, puzzle_line, 2);
  self->shared = test_player_map (self->shared_path, sizeof (Shared));
  session.n_inhibitors = 0;
}

static void
tear_down (Test *self)
{
  munmap (self->shared, sizeof (Shared));
  test_remove_tree (self->root);
  g_free (self->root);
  g_free (self->data);
  g_free (self->games);
  g_free (self->folder);
  g_free (self->shared_path);
  g_clear_pointer (&self->other_text, g_free);
}

/* The most moves that a file has of the game with these givens; -1: there is none. */
static int
find_moves (Test *self,
            const char *key)
{
  g_autoptr (GArray) numbers = satdoku_game_folder_list (self->games);
  int most = -1;

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (self->games, g_array_index (numbers, gint64, i));
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, NULL);
      char found[TEST_PLAYER_KEY_LENGTH + 1];

      if (journal == NULL || journal->game == NULL)
        continue;
      test_player_make_key (journal->game, found);
      if (g_str_equal (found, key))
        most = MAX (most, (int)test_player_count_moves (journal->game));
    }
  return most;
}

static const char *
check_slots (Test *self,
             End end)
{
  for (guint i = 0; i < self->shared->n_slots; i++)
    {
      const Slot *slot = &self->shared->slots[i];
      int n = find_moves (self, slot->key);

      if (n >= (int)slot->n_moves)
        continue;
      g_print ("# %s: %d moves of %u, %u before\n", slot->key, n, slot->n_moves, slot->n_written);
      if (end == ROOM)
        return "moves are lost though there is room";
      if (MAX (n, 0) < (int)slot->n_written)
        return "moves are lost that were written";
      if (slot->left && !self->shared->asked)
        return "a game was left without a question";
      if (!slot->left && !self->shared->told && !self->shared->warned)
        return "nobody was told";
    }
  return NULL;
}

/* The other game has all that could be read of it, and what can't be read is still there. */
static const char *
check_other (Test *self,
             gboolean damaged)
{
  char key[TEST_PLAYER_KEY_LENGTH + 1] = { 0 };
  g_autoptr (GDir) dir = g_dir_open (self->games, 0, NULL);
  g_autoptr (SudokuGame) game = test_app_make_game (other_line);
  const char *name;
  gboolean kept = FALSE;

  test_player_make_key (game, key);
  if (find_moves (self, key) < (damaged ? 4 : 5))
    return "the other game is not what it was";
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->games, name, NULL);
      g_autofree char *text = NULL;
      gsize length = 0;

      kept = kept || (g_file_get_contents (path, &text, &length, NULL) &&
                      length >= self->other_length &&
                      memcmp (text, self->other_text, self->other_length - 3) == 0);
    }
  return kept || !damaged ? NULL : "what was damaged is gone";
}

/* What the next start leaves. */
static const char *
check_names (Test *self)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (self->games);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  satdoku_unfinished_clean ();
  dir = g_dir_open (self->games, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, "lock") && !g_str_has_suffix (name, ".satdoku") &&
        strstr (name, ".damaged") == NULL)
      {
        g_print ("# %s\n", name);
        return "something is left behind";
      }
  return NULL;
}

static const char *
check (Test *self,
       guint trouble,
       guint action,
       End end,
       int status)
{
  Player player = { .data = self->data };
  gboolean damaged = troubles[trouble].begin == damage_file;
  gboolean in_danger = end == KILL && self->shared->told;
  const char *wrong = NULL;

  troubles[trouble].end (&player);
  if (!self->shared->done || (end == ROOM && status != 0))
    return "the program has ended by itself";
  if (in_danger != (atomic_load (&session.n_inhibitors) > 0) && actions[action].kind != CLOSES)
    wrong = "the session does not know";
  if (wrong == NULL)
    wrong = check_slots (self, end);
  if (wrong == NULL)
    wrong = check_other (self, damaged);
  return wrong != NULL ? wrong : check_names (self);
}

static const char *
run_cell (Test *self,
          guint trouble,
          guint action,
          End end)
{
  g_autofree char *path = satdoku_game_folder_make_path (self->games, OTHER);
  g_autofree char *first = g_strdup_printf ("%u", trouble);
  g_autofree char *second = g_strdup_printf ("%u", action);
  g_autofree char *third = g_strdup_printf ("%u", end);
  const char *argv[] = { self->program, "--play", self->shared_path, self->folder,
                         first, second, third, NULL };
  int status;

  g_assert_true (g_file_get_contents (path, &self->other_text, &self->other_length, NULL));
  status = test_player_wait (test_player_start (argv, TRUE));
  return check (self, trouble, action, end, status);
}

/* Returns how many are wrong. */
static guint
run_row (const char *program,
         guint trouble,
         guint action)
{
  g_autoptr (GString) row = g_string_new (NULL);
  guint n_wrong = 0;

  g_string_append_printf (row, "# %-12s  %-8s", troubles[trouble].name, actions[action].name);
  for (End end = ROOM; end < N_ENDS; end++)
    {
      Test test = { .program = program };
      const char *wrong;

      set_up (&test);
      wrong = run_cell (&test, trouble, action, end);
      g_string_append_printf (row, "  %s: %s%s", end == ROOM ? "room" : "kill",
                              wrong != NULL ? wrong : "ok",
                              test.shared->asked || test.shared->warned ? " (asked)" : "        ");
      n_wrong += wrong != NULL;
      tear_down (&test);
    }
  g_print ("%s\n", row->str);
  return n_wrong;
}

int
main (int argc,
      char *argv[])
{
  const guint n_rows = G_N_ELEMENTS (troubles) * G_N_ELEMENTS (actions);
  guint n_cells = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_ENDS * n_rows;
  guint n = MAX (1, MIN (n_rows, n_cells / N_ENDS)), n_wrong = 0;
  atomic_bool ready = FALSE;
  GThread *thread;

  if (argc == 7 && g_str_equal (argv[1], "--play"))
    return play_cell (argc, argv);
  thread = g_thread_new ("session", run_session, &ready);
  while (!atomic_load (&ready))
    g_usleep (1000);
  g_print ("1..1\n");
  for (guint i = 0; i < n; i++)
    {
      guint row = i * n_rows / n;

      n_wrong += run_row (argv[0], row / G_N_ELEMENTS (actions), row % G_N_ELEMENTS (actions));
    }
  g_print ("# %u cells, %u wrong\n%s 1 lost\n", n * N_ENDS, n_wrong, n_wrong > 0 ? "not ok" : "ok");
  g_main_loop_quit (session.loop);
  g_thread_join (thread);
  g_main_loop_unref (session.loop);
  return n_wrong > 0;
}
