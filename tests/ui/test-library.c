/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library: what was left is there, is found, comes back, and goes. */

#include <string.h>
#include <sudoku-format.h>

#include "satdoku-drag-out.h"
#include "satdoku-game-card.h"
#include "satdoku-game-folder.h"
#include "satdoku-library.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-folder.h"
#include "test-ui.h"
#include <sudoku-game-moves.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define HARD "3.285..1......6....7....4.5..651.3....562..84.8.......23.4.....9...8..5...17....."
#define SMALL "1.2..3.....4..1."
#define SMALL_SIDE 4

typedef struct
{
  char *folder;
  char *games; /* in it */
  SatdokuWindow *window;
} Fixture;

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_window_get_game (self->window);
}

static guint
get_value (Fixture *self,
           guint cell)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (get_game (self)), cell);
}

static guint
get_side (Fixture *self)
{
  return sudoku_grid_get_side (sudoku_game_get_grid (get_game (self)));
}

/* A window that keeps its games; the first one is made. */
static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) before = NULL;

  self->folder = g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
  self->games = g_build_filename (self->folder, "games", NULL);
  test_remove_tree (self->folder);
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
  g_free (self->games);
  g_free (self->folder);
}

static void
paste (Fixture *self,
       const char *text)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text);
  test_ui_accel ("<Control>v");
  test_ui_wait_for (get_game (self) != before);
}

static void
make_new (Fixture *self)
{
  g_autoptr (SudokuGame) before = g_object_ref (get_game (self));

  test_ui_accel ("<Control>n");
  test_ui_wait_for (get_game (self) != before);
}

static GtkWindow *
find_library (void)
{
  return test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL);
}

/* Also while there is something else in its place. */
static GListModel *
get_games (GtkWindow *library)
{
  GtkWidget *stack = test_ui_find (library, GTK_TYPE_STACK, "stack");
  GtkWidget *page = gtk_stack_get_child_by_name (GTK_STACK (stack), "games");
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (page));

  return G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (view)));
}

static guint
count_games (GtkWindow *library)
{
  return g_list_model_get_n_items (get_games (library));
}

static gboolean
list_has_focus (GtkWindow *library)
{
  GtkWidget *view = test_ui_find (library, GTK_TYPE_GRID_VIEW, NULL);
  GtkWidget *focus = gtk_window_get_focus (library);

  return focus != NULL && gtk_widget_is_ancestor (focus, view);
}

static GtkWindow *
open_library (guint n_games)
{
  test_ui_accel ("<Control><Shift>l");
  test_ui_wait_for (find_library () != NULL);
  test_ui_focus_window (find_library ());
  test_ui_wait_for (count_games (find_library ()) == n_games);
  test_ui_wait_for (list_has_focus (find_library ()));
  test_ui_settle (GTK_WIDGET (find_library ()));
  return find_library ();
}

static void
wait_until_closed (Fixture *self)
{
  test_ui_wait_for (find_library () == NULL);
  test_ui_focus_window (GTK_WINDOW (self->window));
}

/* What was pasted and not touched comes back; so does what was made. */
static void
test_take_up (Fixture *self,
              gconstpointer data)
{
  GtkWindow *library;
  guint cell = 0;

  while (get_value (self, cell) > 0)
    cell++;
  g_assert_true (sudoku_game_enter (get_game (self), cell, 4));
  paste (self, PUZZLE);
  make_new (self);
  library = open_library (3);
  g_assert_true (test_ui_shows_text (library, "Current game"));
  g_assert_true (test_ui_shows_text (library, "Pasted"));
  g_assert_true (test_ui_shows_text (library, "Made"));
  g_assert_true (test_ui_shows_text (library, "9 × 9"));
  test_ui_screenshot (library, "library");
  test_ui_click (test_ui_find_text (library, "Pasted"));
  wait_until_closed (self);
  g_assert_cmpuint (get_value (self, 0), ==, 5);
  g_assert_cmpuint (get_value (self, 80), ==, 9);
  /* By keys: the pasted one is the first now, the first that was made the last. */
  open_library (3);
  test_ui_accel ("End");
  test_ui_accel ("Return");
  wait_until_closed (self);
  g_assert_cmpuint (get_value (self, cell), ==, 4);
  test_ui_accel ("<Alt>Left");
  test_ui_wait_for (get_value (self, 0) == 5 && get_value (self, 1) == 3);
}

static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue *value,
            double x,
            double y,
            char **text)
{
  *text = g_value_dup_string (value);
  return TRUE;
}

/* (transfer full): what is in a text. */
static SudokuGrid *
read_grid (const char *text)
{
  const SudokuSource source = { .name = "t", .text = text, .length = strlen (text) };
  const SudokuFormat *format = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, &format, &error);

  g_assert_no_error (error);
  return sudoku_grid_copy (sudoku_document_get_grid (document));
}

/* (transfer full): the only file that is dragged, as soon as it is written. */
static char *
take_file (GdkContentProvider *provider)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autoptr (GSList) files = NULL;
  char *text = NULL;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_assert_true (gdk_content_provider_get_value (provider, &value, NULL));
  files = gdk_file_list_get_files (g_value_get_boxed (&value));
  g_assert_cmpuint (g_slist_length (files), ==, 1);
  test_ui_wait_for (g_file_load_contents (files->data, NULL, &text, NULL, NULL, NULL));
  return text;
}

/* A card is dragged with the game as it was left: no click comes of it. Beside the cards there is
 * nothing to drag. */
static void
test_drag (Fixture *self,
           gconstpointer data)
{
  const guint marked = 3;
  GtkWindow *library;
  GtkWidget *card;
  GtkDropTarget *target;
  g_autoptr (SatdokuDragOut) drag = NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autoptr (SudokuGrid) dropped = NULL;
  g_autoptr (SudokuGrid) saved = NULL;
  g_autofree char *text = NULL;
  g_autofree char *file = NULL;
  double x, y;

  paste (self, PUZZLE);
  g_assert_true (sudoku_game_enter (get_game (self), 2, 4));
  g_assert_true (
    sudoku_game_toggle_mark (get_game (self), SUDOKU_MARK_CORNER, &marked, 1, 6));
  paste (self, SMALL);
  library = open_library (3);
  test_ui_type ("PASTED 9x9");
  test_ui_wait_for (count_games (library) == 1);
  test_ui_settle (GTK_WIDGET (library));
  card = test_ui_find (library, SATDOKU_TYPE_GAME_CARD, NULL);
  target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), &text);
  gtk_widget_add_controller (GTK_WIDGET (library), GTK_EVENT_CONTROLLER (target));
  test_ui_drag (card, 20, 20, 20, gtk_widget_get_height (card) + 60);
  test_ui_wait_for (text != NULL);
  dropped = read_grid (text);
  g_assert_cmpuint (sudoku_grid_get_value (dropped, 0), ==, 5);
  g_assert_cmpuint (sudoku_grid_get_value (dropped, 2), ==, 4);
  g_assert_true (find_library () == library);

  drag = satdoku_drag_out_new_for_library (SATDOKU_LIBRARY (library));
  g_assert_true (
    gtk_widget_translate_coordinates (card, GTK_WIDGET (library), 20, 20, &x, &y));
  provider = satdoku_drag_out_create_provider (drag, x, y);
  file = take_file (provider);
  g_assert_true (g_str_has_prefix (file, "satdoku "));
  g_assert_nonnull (strstr (file, "\ncorner r1c4 6\n"));
  g_assert_nonnull (strstr (file, "\nmove r1c3=.>+4\n"));
  saved = read_grid (file);
  g_assert_cmpuint (sudoku_grid_get_value (saved, 2), ==, 4);
  g_assert_null (satdoku_drag_out_create_provider (drag, x, 20));
}

/* The one that is played is shown, and leads back to its window. */
static void
test_current (Fixture *self,
              gconstpointer data)
{
  SudokuGame *game = get_game (self);

  open_library (1);
  test_ui_accel ("Delete");
  test_ui_accel ("Return");
  wait_until_closed (self);
  g_assert_true (get_game (self) == game);
  open_library (1);
  test_ui_accel ("Escape");
  wait_until_closed (self);
}

/* Typing anywhere searches; words, sizes and the names of files find. */
static void
test_search (Fixture *self,
             gconstpointer data)
{
  GtkWindow *library;
  GtkWidget *search, *stack;

  paste (self, PUZZLE);
  paste (self, SMALL);
  library = open_library (3);
  search = test_ui_find (library, GTK_TYPE_SEARCH_ENTRY, NULL);
  stack = test_ui_find (library, GTK_TYPE_STACK, "stack");
  test_ui_type ("4x4");
  test_ui_wait_for (count_games (library) == 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "4x4");
  test_ui_type (" made");
  test_ui_wait_for (count_games (library) == 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "4x4 made");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "nothing");
  test_ui_accel ("Escape");
  test_ui_wait_for (count_games (library) == 3);
  test_ui_type ("PASTED 9x9");
  test_ui_wait_for (count_games (library) == 1);
  test_ui_accel ("Return");
  wait_until_closed (self);
  g_assert_cmpuint (get_value (self, 0), ==, 5);
}

/* Enter right behind the last letter opens what is found, with the focus in the list or in the
 * search, and not what stood there before. */
static void
test_search_quickly (Fixture *self,
                     gconstpointer data)
{
  paste (self, PUZZLE);
  paste (self, SMALL);
  make_new (self);
  open_library (4);
  test_ui_type ("pasted 4x4");
  test_ui_accel ("Return");
  wait_until_closed (self);
  g_assert_cmpuint (get_side (self), ==, SMALL_SIDE);
  open_library (4);
  test_ui_accel ("<Control>f");
  test_ui_type ("pasted 9x9");
  test_ui_accel ("Return");
  wait_until_closed (self);
  g_assert_cmpuint (get_side (self), ==, 9);
  g_assert_cmpuint (get_value (self, 0), ==, 5);
}

static guint
get_first_side (GtkWindow *library)
{
  g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (get_games (library), 0);

  return sudoku_grid_get_side (satdoku_stored_game_get_grid (game));
}

static void
choose (GtkWindow *library,
        const char *name,
        guint position)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (test_ui_find (library, GTK_TYPE_DROP_DOWN, name)),
                              position);
}

/* New ones, begun ones and solved ones; and the order of all. */
static void
test_sets (Fixture *self,
           gconstpointer data)
{
  static const char solution[] = "1324423131422413";
  GtkWindow *library;

  paste (self, PUZZLE);
  g_assert_true (sudoku_game_enter (get_game (self), 2, 4));
  paste (self, "132442313142241.");
  g_assert_true (sudoku_game_enter (get_game (self), 15, (guint)(solution[15] - '0')));
  g_assert_true (sudoku_game_is_solved (get_game (self)));
  make_new (self);
  library = open_library (4);
  g_assert_true (test_ui_shows_text (library, "1 of 51 cells"));
  choose (library, "set", 1);
  test_ui_wait_for (count_games (library) == 1);
  choose (library, "set", 2);
  test_ui_wait_for (count_games (library) == 2);
  choose (library, "set", 3);
  test_ui_wait_for (count_games (library) == 1);
  g_assert_cmpuint (get_first_side (library), ==, SMALL_SIDE);
  choose (library, "set", 0);
  test_ui_wait_for (count_games (library) == 4);
  g_assert_cmpuint (get_first_side (library), ==, 9);
  choose (library, "order", 2);
  test_ui_wait_for (get_first_side (library) == SMALL_SIDE);
  gtk_window_close (library);
  wait_until_closed (self);
}

/* A puzzle that was pasted has the level that was found while it was on the board. */
static void
test_levels (Fixture *self,
             gconstpointer data)
{
  GtkWindow *library;

  paste (self, HARD);
  test_ui_wait_for (test_ui_shows_text (GTK_WINDOW (self->window), "Hard · 54 cells to fill"));
  paste (self, SMALL);
  library = open_library (3);
  choose (library, "level", SUDOKU_LEVEL_HARD);
  test_ui_wait_for (count_games (library) == 1);
  g_assert_cmpuint (get_first_side (library), ==, 9);
  choose (library, "level", SUDOKU_LEVEL_EXTREME);
  test_ui_wait_for (count_games (library) == 0);
  choose (library, "level", SUDOKU_LEVEL_UNKNOWN);
  test_ui_wait_for (count_games (library) == 3);
  gtk_window_close (library);
  wait_until_closed (self);
}

/* What is removed is gone, and comes back as it was. */
static void
test_remove (Fixture *self,
             gconstpointer data)
{
  GtkWindow *library;

  paste (self, SMALL);
  paste (self, PUZZLE);
  library = open_library (3);
  test_ui_accel ("Right");
  test_ui_accel ("Delete");
  test_ui_wait_for (count_games (library) == 2);
  g_assert_false (test_ui_shows_text (library, "4 × 4"));
  test_ui_wait_for (list_has_focus (library));
  test_ui_click (test_ui_find_action (library, "library.undo"));
  test_ui_wait_for (count_games (library) == 3);
  test_ui_wait_for (test_ui_shows_text (library, "4 × 4"));
  test_ui_settle (GTK_WIDGET (library));
  test_ui_click (test_ui_find_text (library, "4 × 4"));
  wait_until_closed (self);
  g_assert_cmpuint (get_side (self), ==, SMALL_SIDE);
  g_assert_cmpuint (get_value (self, 0), ==, 1);
}

/* However quickly one follows the other, what was removed comes back by as many keys. */
static void
test_remove_quickly (Fixture *self,
                     gconstpointer data)
{
  GtkWindow *library;

  paste (self, SMALL);
  paste (self, PUZZLE);
  make_new (self);
  library = open_library (4);
  for (guint round = 0; round < 10; round++)
    {
      test_ui_accel ("End");
      test_ui_accel ("Delete");
      test_ui_accel ("Delete");
      test_ui_wait_for (count_games (library) == 2);
      test_ui_accel ("<Control>z");
      test_ui_accel ("<Control>z");
      test_ui_wait_for (count_games (library) == 4);
      test_ui_wait_for (list_has_focus (library));
    }
  gtk_window_close (library);
  wait_until_closed (self);
}

static SatdokuStoredGame *
get_item (GtkWindow *library,
          guint i)
{
  g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (get_games (library), i);

  return game;
}

static gboolean
is_pinned (GtkWindow *library,
           guint i)
{
  return satdoku_stored_game_get_notes (get_item (library, i))->pinned;
}

/* Pinning the one that is played and another one, which does not become newer by that; also after a
 * restart. */
static void
test_pin (Fixture *self,
          gconstpointer data)
{
  GtkWindow *library;
  gint64 date;

  paste (self, PUZZLE);
  library = open_library (2);
  date = satdoku_stored_game_get_entry (get_item (library, 1))->date;
  test_ui_accel ("<Control>d");
  test_ui_wait_for (is_pinned (library, 0));
  test_ui_wait_for (list_has_focus (library));
  test_ui_accel ("<Control>d");
  test_ui_wait_for (!is_pinned (library, 0));
  test_ui_wait_for (list_has_focus (library));
  test_ui_accel ("Right");
  test_ui_accel ("<Control>d");
  test_ui_wait_for (is_pinned (library, 1));
  g_assert_cmpint (satdoku_stored_game_get_entry (get_item (library, 1))->date, ==, date);
  gtk_window_close (library);
  wait_until_closed (self);
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = test_app_open_window ();
  satdoku_window_restore (self->window);
  library = open_library (2);
  g_assert_false (is_pinned (library, 0));
  g_assert_true (is_pinned (library, 1));
  gtk_window_close (library);
  wait_until_closed (self);
}

/* The games are there after the program has ended; what was changed by others is set aside and
 * said. */
static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autofree char *path = NULL;
  GtkWindow *library;

  paste (self, SMALL);
  paste (self, PUZZLE);
  gtk_window_close (GTK_WINDOW (self->window));
  self->window = test_app_open_window ();
  satdoku_window_restore (self->window);
  library = open_library (3);
  path = satdoku_game_folder_make_path (
    self->games, satdoku_stored_game_get_number (get_item (library, 1)));
  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  /* It is noticed by itself: a click now may already be one on the card that moves up. */
  test_ui_wait_for (test_count_files (self->games, "damaged") == 1);
  test_ui_wait_for (count_games (library) == 2);
  g_assert_nonnull (find_library ());
  g_assert_cmpuint (get_side (self), ==, 9);
  gtk_window_close (library);
  wait_until_closed (self);
}

static int
get_minimum (GtkWindow *library)
{
  int minimum;

  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (library)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  return minimum;
}

/* On a phone. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  GtkWindow *library;

  paste (self, PUZZLE);
  library = open_library (2);
  g_assert_cmpint (get_minimum (library), <=, 360);
  test_ui_resize (library, 360, 720);
  test_ui_settle (GTK_WIDGET (library));
  test_ui_screenshot (library, "library-narrow");
  gtk_window_close (library);
  wait_until_closed (self);
}

/* A library without games says what comes there, and leads to the first one. */
static void
test_empty (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) before = NULL;
  GtkWidget *page;

  gtk_window_close (GTK_WINDOW (self->window));
  /* This one keeps its games in memory, and has none. */
  self->window = test_app_open_window ();
  g_set_object (&before, get_game (self));
  test_ui_accel ("<Control><Shift>l");
  test_ui_wait_for (find_library () != NULL);
  test_ui_focus_window (find_library ());
  test_ui_wait_for (test_ui_shows_text (find_library (), "No Games Yet"));
  test_ui_settle (GTK_WIDGET (find_library ()));
  test_ui_screenshot (find_library (), "library-empty");
  page = test_ui_find (find_library (), ADW_TYPE_STATUS_PAGE, NULL);
  g_assert_cmpstr (adw_status_page_get_icon_name (ADW_STATUS_PAGE (page)), ==,
                   "view-app-grid-symbolic");
  test_ui_click (test_ui_find_action (find_library (), "library.new"));
  wait_until_closed (self);
  test_ui_wait_for (get_game (self) != before);
}

#define ADD(name, function) \
  g_test_add ("/library/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  ADD ("take-up", test_take_up);
  ADD ("drag", test_drag);
  ADD ("current", test_current);
  ADD ("search", test_search);
  ADD ("search-quickly", test_search_quickly);
  ADD ("sets", test_sets);
  ADD ("levels", test_levels);
  ADD ("remove", test_remove);
  ADD ("remove-quickly", test_remove_quickly);
  ADD ("pin", test_pin);
  ADD ("damaged", test_damaged);
  ADD ("narrow", test_narrow);
  ADD ("empty", test_empty);
  return g_test_run ();
}
