/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collections in a window: a text of many puzzles is opened, dropped, pasted or handed over on the
 * command line, gone through, solved in, found again after a restart, listed, removed and brought
 * back. */

#include <glib/gstdio.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <words-library.h>
#include <words-terms.h>

#include "satdoku-clipboard.h"
#include "satdoku-collection-page.h"
#include "satdoku-drag-out.h"
#include "satdoku-game-picture.h"
#include "satdoku-library.h"
#include "satdoku-puzzle-card.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-folder.h"
#include "test-ui.h"

#define SOLUTION "1324423131422413"
/* One line is no puzzle. The first cells of the puzzles tell them apart. */
#define LIST                      \
  ".324423131422413 # Beginner\n" \
  "1.24423131422413\n"            \
  "not a puzzle\n"                \
  "13.4423131422413\n"            \
  "..............13 # Hard one\n"
#define N_PUZZLES 4
/* A first line with the word "puzzle" would be the head of a table. */
#define WRONG "1.24.231\n"
#define LARGE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define N_MANY 10000

typedef struct
{
  char *folder;
  char *path; /* of a file with puzzles */
  SatdokuWindow *window;
} Fixture;

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) before = NULL;

  self->folder = g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
  self->path = g_build_filename (g_get_user_data_dir (), "list.txt", NULL);
  test_remove_tree (self->folder);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  self->window = test_app_open_window ();
  g_set_object (&before, get_game (self));
  satdoku_window_restore (self->window);
  test_ui_wait_for (get_game (self) != before);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
  g_free (self->path);
  g_free (self->folder);
}

static void
restart (Fixture *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = test_app_open_window ();
  satdoku_window_restore (self->window);
}

static void
open_text (Fixture *self,
           const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  satdoku_window_open_file (self->window, file);
}

/* Is that what the strip says? */
static gboolean
is_at (Fixture *self,
       guint number,
       guint n)
{
  g_autofree char *count = words_count (n);
  g_autofree char *text = g_strdup_printf ("Puzzle %u of %s", number, count);

  return test_ui_shows_text (self->window, text);
}

static guint
count_filled (Fixture *self)
{
  SudokuGame *game = get_game (self);
  guint n = 0;

  for (guint cell = 0; cell < 16; cell++)
    n += sudoku_grid_get_value (sudoku_game_get_grid (game), cell) > 0;
  return n;
}

static void
fill (Fixture *self)
{
  for (guint cell = 0; cell < 16; cell++)
    if (sudoku_grid_get_value (sudoku_game_get_grid (get_game (self)), cell) == 0)
      g_assert_true (sudoku_game_enter (get_game (self), cell, (guint)(SOLUTION[cell] - '0')));
  g_assert_true (sudoku_game_is_solved (get_game (self)));
}

/* One by one, by keys, to the ends. */
static void
test_walk (Fixture *self,
           gconstpointer data)
{
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  g_assert_true (test_ui_shows_text (self->window, "list.txt"));
  g_assert_false (test_ui_action_enabled (self->window, "previous-puzzle"));
  g_assert_true (test_ui_action_enabled (self->window, "next-puzzle"));
  test_ui_screenshot (self->window, "collection-strip");
  test_ui_accel ("<Alt>Page_Down");
  test_ui_wait_for (is_at (self, 2, N_PUZZLES));
  test_ui_accel ("<Alt>Page_Down");
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  test_ui_click (test_ui_find_action (self->window, "win.next-puzzle"));
  test_ui_wait_for (is_at (self, 4, N_PUZZLES));
  g_assert_cmpuint (count_filled (self), ==, 2);
  g_assert_false (test_ui_action_enabled (self->window, "next-puzzle"));
  test_ui_accel ("<Alt>Page_Up");
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  g_assert_cmpuint (count_filled (self), ==, 15);
}

static GtkWindow *
find_library (void)
{
  return test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL);
}

static GtkWidget *
get_page (void)
{
  return test_ui_find (find_library (), SATDOKU_TYPE_COLLECTION_PAGE, NULL);
}

static GListModel *
get_list (void)
{
  GtkWidget *view = test_ui_find (get_page (), GTK_TYPE_GRID_VIEW, NULL);

  return G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (view)));
}

static void
open_list (guint n)
{
  test_ui_accel ("<Control><Alt>l");
  test_ui_wait_for (find_library () != NULL);
  test_ui_focus_window (find_library ());
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == n);
  test_ui_settle (GTK_WIDGET (find_library ()));
}

static void
wait_until_closed (Fixture *self)
{
  test_ui_wait_for (find_library () == NULL);
  test_ui_focus_window (GTK_WINDOW (self->window));
}

static void
choose_set (SatdokuPuzzleSet set)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (test_ui_find (get_page (), GTK_TYPE_DROP_DOWN, "set")),
                              set);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_assert_true (
    satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL));
  *(gboolean *)user_data = TRUE;
}

/* The card of a puzzle that nobody has begun is dragged as the puzzle. */
static void
test_drag (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuDragOut) drag = NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autoptr (SudokuGame) game = NULL;
  g_autofree char *title = NULL;
  GtkWidget *card;
  double x, y;

  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  open_list (N_PUZZLES);
  card = gtk_widget_get_ancestor (test_ui_find_text (find_library (), "1 · Beginner"),
                                  SATDOKU_TYPE_PUZZLE_CARD);
  g_assert_true (gtk_widget_translate_coordinates (card, GTK_WIDGET (find_library ()), 20, 20, &x,
                                                   &y));
  game = satdoku_library_read_at (SATDOKU_LIBRARY (find_library ()), x, y, &title);
  g_assert_cmpstr (title, ==, "1 · Beginner");
  g_assert_cmpuint (sudoku_grid_get_side (sudoku_game_get_grid (game)), ==, 4);
  drag = satdoku_drag_out_new_for_library (SATDOKU_LIBRARY (find_library ()));
  provider = satdoku_drag_out_create_provider (drag, x, y);
  g_assert_nonnull (provider);
  gtk_window_close (find_library ());
  wait_until_closed (self);
}

/* What is solved is marked, the card leads on, and all of it is there after a restart, also when
 * the file is gone. The same file leads to what is not solved. */
static void
test_solve (Fixture *self,
            gconstpointer data)
{
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  fill (self);
  test_ui_wait_for (test_ui_shows_text (self->window, "_Next Puzzle") ||
                    test_ui_shows_text (self->window, "Next Puzzle"));
  test_ui_activate (self->window, "win.next-unsolved", NULL);
  test_ui_wait_for (is_at (self, 2, N_PUZZLES));
  test_ui_accel ("<Alt>Page_Down");
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  fill (self);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  restart (self);
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  open_list (N_PUZZLES);
  choose_set (SATDOKU_PUZZLES_SOLVED);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 2);
  test_ui_settle (GTK_WIDGET (find_library ()));
  g_assert_true (test_ui_shows_text (find_library (), "1 · Beginner"));
  g_assert_true (test_ui_shows_text (find_library (), "2 solved"));
  test_ui_screenshot (find_library (), "collection-solved");
  choose_set (SATDOKU_PUZZLES_NEW);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 2);
  gtk_window_close (find_library ());
  wait_until_closed (self);
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 2, N_PUZZLES));
}

/* What was begun goes on where it was; what was only looked at leaves nothing behind. */
static void
test_begun (Fixture *self,
            gconstpointer data)
{
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  test_ui_activate (self->window, "win.next-puzzle", NULL);
  test_ui_activate (self->window, "win.next-puzzle", NULL);
  test_ui_activate (self->window, "win.next-puzzle", NULL);
  test_ui_wait_for (is_at (self, 4, N_PUZZLES));
  g_assert_true (sudoku_game_enter (get_game (self), 0, 1));
  test_ui_accel ("<Alt>Page_Up");
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  open_list (N_PUZZLES);
  choose_set (SATDOKU_PUZZLES_BEGUN);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 1);
  test_ui_settle (GTK_WIDGET (find_library ()));
  g_assert_true (test_ui_shows_text (find_library (), "4 · Hard one"));
  g_assert_true (test_ui_shows_text (find_library (), "1 of 14 cells"));
  test_ui_type ("hard");
  test_ui_accel ("Return");
  wait_until_closed (self);
  test_ui_wait_for (is_at (self, 4, N_PUZZLES));
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (get_game (self)), 0), ==, 1);
  /* The one that was made at the start, and this one. */
  g_autofree char *games = g_build_filename (self->folder, "games", NULL);
  g_assert_cmpuint (test_count_files (games, ".satdoku"), ==, 2);
}

/* By number and by name; Enter right behind the last letter opens what is found, with the focus in
 * the list or in the search, and not what stood there before. */
static void
test_search (Fixture *self,
             gconstpointer data)
{
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  open_list (N_PUZZLES);
  test_ui_type ("3");
  test_ui_accel ("Return");
  wait_until_closed (self);
  test_ui_wait_for (is_at (self, 3, N_PUZZLES));
  open_list (N_PUZZLES);
  test_ui_accel ("<Control>f");
  test_ui_type ("hard");
  test_ui_accel ("Return");
  wait_until_closed (self);
  test_ui_wait_for (is_at (self, 4, N_PUZZLES));
  open_list (N_PUZZLES);
  test_ui_type ("nothing");
  test_ui_accel ("Return");
  test_ui_wait_for (test_ui_find (get_page (), GTK_TYPE_GRID_VIEW, NULL) == NULL);
  gtk_window_close (find_library ());
  wait_until_closed (self);
  g_assert_true (is_at (self, 4, N_PUZZLES));
}

static guint
count_solved (Fixture *self)
{
  g_autofree char *path = g_build_filename (self->folder, "collections", NULL);
  g_autoptr (SatdokuCollectionStore) store = satdoku_collection_store_new (path);
  g_autoptr (SatdokuCollection) collection = NULL;
  gboolean done = FALSE;

  satdoku_store_load_async (SATDOKU_STORE (store), NULL, loaded_cb, &done);
  test_ui_wait_for (done);
  collection = g_list_model_get_item (G_LIST_MODEL (store), 0);
  return collection != NULL ? satdoku_collection_get_n_solved (collection) : 0;
}

/* What is solved before its collection is known is marked as soon as it is: when its text has been
 * read, and after a restart. */
static void
test_solve_early (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (LIST);
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));

  for (guint i = 0; i < N_MANY; i++)
    g_string_append (text, LARGE "\n");
  open_text (self, text->str);
  test_ui_wait_for (get_game (self) != before);
  g_assert_true (test_ui_action_enabled (self->window, "cancel-collection"));
  fill (self);
  g_assert_true (test_ui_action_enabled (self->window, "cancel-collection"));
  test_ui_wait_for (test_ui_action_enabled (self->window, "collection"));
  g_assert_cmpuint (count_solved (self), ==, 1);
  test_ui_accel ("<Alt>Page_Down");
  test_ui_wait_for (is_at (self, 2, N_PUZZLES + N_MANY));
  g_set_object (&before, get_game (self));
  restart (self);
  test_ui_wait_for (get_game (self) != NULL && count_filled (self) == 15);
  fill (self);
  test_ui_wait_for (is_at (self, 2, N_PUZZLES + N_MANY));
  g_assert_cmpuint (count_solved (self), ==, 2);
}

/* The one that was only looked at can't be begun again when its collection is gone: it is kept. */
static void
test_left_behind (Fixture *self,
                  gconstpointer data)
{
  g_autofree char *games = g_build_filename (self->folder, "games", NULL);
  g_autoptr (SudokuGame) before = NULL;

  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  open_list (N_PUZZLES);
  test_ui_accel ("Escape");
  test_ui_wait_for (test_ui_shows_text (find_library (), "4 puzzles"));
  test_ui_settle (GTK_WIDGET (find_library ()));
  test_ui_accel ("Home");
  test_ui_accel ("Delete");
  test_ui_wait_for (!is_at (self, 1, N_PUZZLES));
  gtk_window_close (find_library ());
  wait_until_closed (self);
  g_set_object (&before, get_game (self));
  test_ui_accel ("<Control>n");
  test_ui_wait_for (get_game (self) != before);
  g_assert_cmpuint (test_count_files (games, ".satdoku"), ==, 3);
  test_ui_accel ("<Alt>Left");
  test_ui_wait_for (sudoku_grid_get_side (sudoku_game_get_grid (get_game (self))) == 4);
  g_assert_cmpuint (count_filled (self), ==, 15);
}

/* While many are read another text leads to its collection, and the many are there in the end. */
static void
test_open_meanwhile (Fixture *self,
                     gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *many = words_puzzles (N_MANY);
  g_autoptr (SudokuGame) before = NULL;

  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  g_set_object (&before, get_game (self));
  for (guint i = 0; i < N_MANY; i++)
    g_string_append (text, LARGE "\n");
  open_text (self, text->str);
  test_ui_wait_for (get_game (self) != before);
  g_assert_true (test_ui_action_enabled (self->window, "cancel-collection"));
  open_text (self, LIST);
  test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel-collection") &&
                    is_at (self, 1, N_PUZZLES));
  test_ui_accel ("<Control><Shift>l");
  test_ui_wait_for (find_library () != NULL);
  test_ui_wait_for (test_ui_shows_text (find_library (), "4 puzzles") &&
                    test_ui_shows_text (find_library (), many));
  gtk_window_close (find_library ());
  wait_until_closed (self);
}

static void
page_cb (GtkStack *stack)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), !=, "empty");
}

/* Nothing is called empty of which it is not known yet. */
static void
test_not_empty (Fixture *self,
                gconstpointer data)
{
  GtkWidget *stack;

  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  gtk_window_close (GTK_WINDOW (self->window));
  /* This one keeps its games in memory, and has none. */
  self->window = test_app_open_window ();
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "library", NULL);
  stack = test_ui_find (find_library (), GTK_TYPE_STACK, "stack");
  page_cb (GTK_STACK (stack));
  g_signal_connect (stack, "notify::visible-child-name", G_CALLBACK (page_cb), NULL);
  test_ui_wait_for (test_ui_shows_text (find_library (), "4 puzzles"));
  gtk_window_close (find_library ());
  wait_until_closed (self);
}

/* Like a folder: in, back, removed, undone. */
static void
test_remove (Fixture *self,
             gconstpointer data)
{
  GtkWindow *library;

  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  open_list (N_PUZZLES);
  library = find_library ();
  test_ui_accel ("Escape");
  test_ui_wait_for (test_ui_shows_text (library, "4 puzzles"));
  test_ui_settle (GTK_WIDGET (library));
  test_ui_screenshot (library, "collection-card");
  test_ui_accel ("Home");
  test_ui_accel ("Delete");
  test_ui_wait_for (!test_ui_shows_text (library, "4 puzzles"));
  test_ui_wait_for (!is_at (self, 1, N_PUZZLES));
  test_ui_accel ("<Control>z");
  test_ui_wait_for (test_ui_shows_text (library, "4 puzzles"));
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  test_ui_accel ("Home");
  test_ui_accel ("Return");
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == N_PUZZLES);
  gtk_window_close (library);
  wait_until_closed (self);
}

/* What is wrong in a text, wherever it is, is left out, and it is said how much that is and where
 * it begins. */
static void
check_wrong_lines (Fixture *self,
                   const char *text,
                   guint n_puzzles,
                   const char *message)
{
  open_text (self, text);
  test_ui_wait_for (test_ui_shows_text (self->window, message));
  test_ui_wait_for (is_at (self, 1, n_puzzles));
  g_assert_cmpuint (count_filled (self), ==, 15);
}

static void
test_wrong_first (Fixture *self,
                  gconstpointer data)
{
  check_wrong_lines (self, WRONG "1.24423131422413\n.324423131422413\n", 2,
                     "1 line could not be read. Line 1");
  test_ui_screenshot (self->window, "collection-wrong");
}

static void
test_wrong_between (Fixture *self,
                    gconstpointer data)
{
  static const char text[] =
    "1.24423131422413\n" WRONG "13.4423131422413\n.324423131422413\n" WRONG;

  check_wrong_lines (self, text, 3, "2 lines could not be read. Line 2");
}

/* What was pasted has no name of its own, and is known again. */
static void
test_paste (Fixture *self,
            gconstpointer data)
{
  satdoku_copy_text (GTK_WIDGET (self->window), LIST);
  test_ui_accel ("<Control>v");
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  g_assert_true (test_ui_shows_text (self->window, "Pasted Puzzles"));
  g_assert_cmpuint (count_filled (self), ==, 15);
  fill (self);
  test_ui_accel ("<Control>v");
  test_ui_wait_for (is_at (self, 2, N_PUZZLES));
}

/* Drags a file by the mouse over the page that is shown, as if from another program. */
static void
drop (Fixture *self,
      GFile *file)
{
  GSList files = { .data = file };
  g_autoptr (GdkContentProvider) content =
    gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, &files);
  GtkWidget *stack = test_ui_find (self->window, ADW_TYPE_VIEW_STACK, NULL);
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_content (source, content);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (stack, GTK_EVENT_CONTROLLER (source));
  test_ui_drag (stack, 100.0, 200.0, 400.0, 300.0);
  gtk_widget_remove_controller (stack, GTK_EVENT_CONTROLLER (source));
}

static void
test_drop (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  g_assert_true (g_file_set_contents (self->path, LIST, -1, NULL));
  drop (self, file);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  g_assert_true (test_ui_shows_text (self->window, "list.txt"));
}

/* A line of a list of addresses may be any text. */
static void
test_drop_junk (Fixture *self,
                gconstpointer data)
{
  static const char *const texts[][2] = {
    { "x", "“x” is not the address of a file" },
    { "\001%s%n", "“\\x01%s%n” is not the address of a file" },
    { "x:y", "Operation not supported" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (texts[i][0]);

      drop (self, file);
      test_ui_wait_for (test_ui_shows_text (self->window, texts[i][1]));
    }
}

/* As the program is started with a file as its argument, without a window before. */
static void
start_with_list (Fixture *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  gtk_window_close (GTK_WINDOW (self->window));
  test_ui_wait_for (gtk_application_get_windows (application) == NULL);
  g_assert_true (g_file_set_contents (self->path, LIST, -1, NULL));
  g_application_open (G_APPLICATION (application), &file, 1, "");
  self->window = SATDOKU_WINDOW (gtk_application_get_active_window (application));
  test_ui_present (GTK_WINDOW (self->window));
}

/* The game of the last time is the same one, solved: the file leads on from it. */
static void
test_start (Fixture *self,
            gconstpointer data)
{
  open_text (self, LIST);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  fill (self);
  start_with_list (self);
  test_ui_wait_for (is_at (self, 2, N_PUZZLES));
}

/* The first start makes a puzzle, too, which must not take the place of what was asked for. */
static void
test_first_start (Fixture *self,
                  gconstpointer data)
{
  test_remove_tree (self->folder);
  start_with_list (self);
  test_ui_wait_for (is_at (self, 1, N_PUZZLES));
  test_ui_wait_for (!test_ui_action_enabled (self->window, "cancel"));
  g_assert_true (is_at (self, 1, N_PUZZLES));
  g_assert_cmpuint (count_filled (self), ==, 15);
}

static void
count_pictures (GtkWidget *widget,
                guint *n,
                guint *n_drawn)
{
  if (SATDOKU_IS_GAME_PICTURE (widget))
    {
      (*n)++;
      *n_drawn += satdoku_game_picture_is_drawn (SATDOKU_GAME_PICTURE (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_pictures (child, n, n_drawn);
}

/* Ten thousand: the list makes a few items, draws those in sight, and scrolls to any. */
static void
test_many (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *count = words_count (N_MANY);
  g_autofree char *last = g_strdup_printf ("Puzzle %s", count);
  GtkWidget *page;
  guint n = 0, n_drawn = 0;

  for (guint i = 0; i < N_MANY; i++)
    g_string_append (text, LARGE "\n");
  open_text (self, text->str);
  test_ui_wait_for (test_ui_shows_text (self->window, "list.txt"));
  test_ui_wait_for (test_ui_action_enabled (self->window, "collection"));
  open_list (N_MANY);
  page = get_page ();
  count_pictures (page, &n, &n_drawn);
  g_assert_cmpuint (n_drawn, >, 0);
  g_assert_cmpuint (n_drawn, <, 40);
  g_assert_cmpuint (n, <, 1000);
  test_ui_accel ("End");
  test_ui_settle (GTK_WIDGET (find_library ()));
  test_ui_wait_for (test_ui_shows_text (find_library (), last));
  test_ui_screenshot (find_library (), "collection-many");
  test_ui_resize (find_library (), 360, 720);
  test_ui_settle (GTK_WIDGET (find_library ()));
  test_ui_screenshot (find_library (), "collection-narrow");
  gtk_window_close (find_library ());
  wait_until_closed (self);
}

/* The third puzzle is the first one mirrored, the fourth has other digits. */
#define WITH_DOUBLES   \
  "12..3..........4\n" \
  "1......2.....4..\n" \
  "..21...3....4...\n" \
  "43..2..........1\n"
#define WITHOUT_DOUBLES \
  "12..3..........4\n"  \
  "1......2........\n"

/* Puzzles that are the same are found and stand together, also when they are turned or have other
 * digits; it can be stopped, and where there are none, that is said. */
static void
test_doubles (Fixture *self,
              gconstpointer data)
{
  open_text (self, WITH_DOUBLES);
  test_ui_wait_for (is_at (self, 1, 4));
  open_list (4);
  g_assert_false (test_ui_shows_text (find_library (), "Same as puzzle 1"));
  choose_set (SATDOKU_PUZZLES_DOUBLE);
  choose_set (SATDOKU_PUZZLES_ALL);
  test_ui_wait_for (test_ui_shows_text (find_library (), "Puzzle 2"));
  choose_set (SATDOKU_PUZZLES_DOUBLE);
  test_ui_wait_for (test_ui_shows_text (find_library (), "Same as puzzle 1"));
  test_ui_settle (GTK_WIDGET (find_library ()));
  g_assert_cmpuint (g_list_model_get_n_items (get_list ()), ==, 3);
  g_assert_true (test_ui_shows_text (find_library (), "Puzzle 1"));
  g_assert_true (test_ui_shows_text (find_library (), "4 × 4 · 4 givens"));
  g_assert_false (test_ui_shows_text (find_library (), "Puzzle 2"));
  g_assert_true (test_ui_shows_text (find_library (), "Puzzle 3"));
  g_assert_true (test_ui_shows_text (find_library (), "Puzzle 4"));
  test_ui_screenshot (find_library (), "collection-doubles");
  gtk_window_close (find_library ());
  wait_until_closed (self);

  open_text (self, WITHOUT_DOUBLES);
  test_ui_wait_for (is_at (self, 1, 2));
  open_list (2);
  choose_set (SATDOKU_PUZZLES_DOUBLE);
  test_ui_wait_for (test_ui_shows_text (find_library (), "No Doubles"));
  choose_set (SATDOKU_PUZZLES_SOLVED);
  test_ui_wait_for (test_ui_shows_text (find_library (), "Nothing Found"));
}

#define LONG "Hard, with a name longer than a phone is wide"
#define FOLDERS                                                    \
  "<opensudoku version=\"2\">\n"                                   \
  "<folder name=\"Easy\"><game data=\"" MILD "\"/>\n"              \
  "<game data=\"" MILD "\" note=\"Twice\"/></folder>\n"            \
  "<game data=\"" MILD "\"/>\n"                                    \
  "<folder name=\"" LONG "\"><game data=\"" MILD "\"/></folder>\n" \
  "</opensudoku>\n"
#define MILD "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

static GtkDropDown *
get_folders (void)
{
  return GTK_DROP_DOWN (test_ui_find (get_page (), GTK_TYPE_DROP_DOWN, "folder"));
}

/* Each card says which folder its puzzle is in, and one folder can be looked at alone; where there
 * are none, nothing is said of them. */
static void
test_folders (Fixture *self,
              gconstpointer data)
{
  open_text (self, FOLDERS);
  test_ui_wait_for (is_at (self, 1, 4));
  open_list (4);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (get_folders ())), ==, 4);
  g_assert_true (test_ui_shows_text (find_library (), "Easy"));
  g_assert_true (test_ui_shows_text (find_library (), LONG));
  test_ui_screenshot (find_library (), "collection-folders");
  gtk_drop_down_set_selected (get_folders (), 3);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 1);
  test_ui_settle (GTK_WIDGET (find_library ()));
  g_assert_true (test_ui_shows_text (find_library (), "Puzzle 4"));
  g_assert_true (test_ui_shows_text (find_library (), LONG " (1)"));
  gtk_drop_down_set_selected (get_folders (), 1);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 2);
  test_ui_resize (find_library (), 360, 720);
  test_ui_settle (GTK_WIDGET (find_library ()));
  test_ui_screenshot (find_library (), "collection-folders-narrow");
  gtk_drop_down_set_selected (get_folders (), 3);
  test_ui_settle (GTK_WIDGET (find_library ()));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (find_library ())), <=, 360);
  test_ui_screenshot (find_library (), "collection-folders-long");
  gtk_drop_down_set_selected (get_folders (), 0);
  test_ui_wait_for (g_list_model_get_n_items (get_list ()) == 4);
  gtk_window_close (find_library ());
  wait_until_closed (self);

  open_text (self, WITHOUT_DOUBLES);
  test_ui_wait_for (is_at (self, 1, 2));
  open_list (2);
  g_assert_null (test_ui_find (get_page (), GTK_TYPE_DROP_DOWN, "folder"));
}

#define ADD(name, function) \
  g_test_add ("/collections/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("walk", test_walk);
  ADD ("drag", test_drag);
  ADD ("solve", test_solve);
  ADD ("begun", test_begun);
  ADD ("search", test_search);
  ADD ("doubles", test_doubles);
  ADD ("folders", test_folders);
  ADD ("solve-early", test_solve_early);
  ADD ("left-behind", test_left_behind);
  ADD ("open-meanwhile", test_open_meanwhile);
  ADD ("not-empty", test_not_empty);
  ADD ("remove", test_remove);
  ADD ("wrong-first", test_wrong_first);
  ADD ("wrong-between", test_wrong_between);
  ADD ("paste", test_paste);
  ADD ("drop", test_drop);
  ADD ("drop-junk", test_drop_junk);
  ADD ("start", test_start);
  ADD ("first-start", test_first_start);
  ADD ("many", test_many);
  return g_test_run ();
}
