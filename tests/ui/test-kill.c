/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program is killed a hundred times while somebody plays with real keys. Each time it comes
 * back with what had been done, at most without the last keystroke.
 *
 * The test plays the same keys on a game of its own, so that it knows what every keystroke leads
 * to. The program is this program again with --play. In memory that outlives it, it counts the keys
 * that reach it; when the count is what was drawn by lot, it is killed, a moment later that was
 * drawn by lot, too. What it shows when it starts, it writes down for the comparison. */

#include <glib/gstdio.h>
#include <stdatomic.h>
#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sys/mman.h>

#include "satdoku-application.h"
#include "satdoku-autosave.h"
#include "satdoku-window.h"
#include "test-folder.h"
#include "test-grid.h"
#include "test-player.h"
#include "test-ui-input.h"
#include "test-ui.h"

#define N_KILLS 100
#define KEYS_MAX 24
#define SPINS_MAX 400000
#define START_SPINS_MAX 40000000
#define SEED 20240229
#define SIDE 9
#define N_CELLS (SIDE * SIDE)

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* What both programs see. */
typedef struct
{
  atomic_bool ready; /* the dump is written */
  atomic_uint n_keys;
  atomic_ulong window;
  atomic_bool tidy; /* do entries remove marks? */
} Shared;

/* What is compared. */

static void
print_cell (const SatdokuCellContent *content,
            GString *text)
{
  g_string_append_printf (text, "%u %d %u ", content->value, (int)content->origin, content->colour);
  for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
    for (guint value = 1; value <= SIDE; value++)
      g_string_append_c (text, sudoku_set_has (content->marks[mark], value) ? '1' : '0');
  g_string_append_c (text, '\n');
}

static void
print_rest (SudokuGame *game,
            guint selected,
            const char *clock,
            GString *text)
{
  g_autofree char *history = sudoku_game_to_text (game);

  g_string_append_printf (text, "selected %u\nclock %s\n%s", selected, clock, history);
}

/* The program that is killed. */

typedef struct
{
  Shared *shared;
  const char *dump;
} Player;

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        Player *self)
{
  if (keyval != GDK_KEY_Control_L && keyval != GDK_KEY_Shift_L)
    atomic_fetch_add (&self->shared->n_keys, 1);
  return GDK_EVENT_PROPAGATE;
}

/* The cells as they are shown. */
static void
describe_cells (SatdokuBoard *board,
                GString *text)
{
  for (guint i = 0; i < N_CELLS; i++)
    print_cell (satdoku_cell_get_content (satdoku_board_get_cell (board, i)), text);
}

static void
painted_cb (GdkFrameClock *clock,
            GtkWindow *window)
{
  Player *self = g_object_get_data (G_OBJECT (window), "player");
  SatdokuBoard *board =
    satdoku_grid_page_get_board (satdoku_window_get_grid_page (SATDOKU_WINDOW (window)));
  GtkWidget *label = test_ui_find (window, GTK_TYPE_LABEL, "clock_label");
  SudokuGame *game = satdoku_window_get_game (SATDOKU_WINDOW (window));
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean tidy;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  describe_cells (board, text);
  print_rest (game, satdoku_board_get_selected (board), gtk_label_get_label (GTK_LABEL (label)),
              text);
  g_assert_true (g_file_set_contents (self->dump, text->str, -1, NULL));
  g_object_get (game, "tidy-marks", &tidy, NULL);
  atomic_store (&self->shared->tidy, tidy);
  atomic_store (&self->shared->window,
                test_input_window (gtk_native_get_surface (GTK_NATIVE (window))));
  atomic_store (&self->shared->ready, TRUE);
}

static void
map_cb (GtkWindow *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), window);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow *window,
                 Player *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_object_set_data (G_OBJECT (window), "player", self);
  g_signal_connect_after (window, "map", G_CALLBACK (map_cb), NULL);
}

static int
play (const char *shared,
      const char *dump)
{
  Player self = { .shared = test_player_map (shared, sizeof (Shared)), .dump = dump };
  g_autoptr (SatdokuApplication) application = satdoku_application_new ();

  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &self);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* What the keys should do. */

typedef struct
{
  SudokuGame *game;
  guint selected;
  gboolean colours; /* digits colour cells */
  gboolean tidy;
} Model;

static Model *
model_copy (const Model *other)
{
  Model *self = g_memdup2 (other, sizeof *other);
  g_autofree char *text = sudoku_game_to_text (other->game);

  self->game = sudoku_game_new_from_text ("copy", text, strlen (text), NULL, NULL);
  g_object_set (self->game, "tidy-marks", self->tidy, NULL);
  return self;
}

static void
model_free (Model *self)
{
  g_object_unref (self->game);
  g_free (self);
}

static gboolean
is_empty (Model *self)
{
  return sudoku_grid_get_value (sudoku_game_get_grid (self->game), self->selected) == 0;
}

static void
do_enter (Model *self,
          guint digit)
{
  if (self->colours)
    sudoku_game_set_colour (self->game, &self->selected, 1, digit);
  else
    sudoku_game_enter (self->game, self->selected, digit);
}

static void
do_corner (Model *self,
           guint digit)
{
  if (is_empty (self))
    sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CORNER, &self->selected, 1, digit);
}

static void
do_centre (Model *self,
           guint digit)
{
  if (is_empty (self))
    sudoku_game_toggle_mark (self->game, SUDOKU_MARK_CENTRE, &self->selected, 1, digit);
}

static void
do_move (Model *self,
         guint direction)
{
  static const int steps[] = { -SIDE, SIDE, -1, 1 };
  guint column = self->selected % SIDE;

  if ((direction == 0 && self->selected < SIDE) ||
      (direction == 1 && self->selected >= N_CELLS - SIDE) ||
      (direction == 2 && column == 0) || (direction == 3 && column == SIDE - 1))
    return;
  self->selected = (guint)((int)self->selected + steps[direction]);
}

static void
do_erase (Model *self,
          guint number)
{
  if (self->colours)
    sudoku_game_set_colour (self->game, &self->selected, 1, 0);
  else
    sudoku_game_clear_cells (self->game, &self->selected, 1);
}

static void
do_undo (Model *self,
         guint number)
{
  sudoku_game_undo (self->game);
}

static void
do_redo (Model *self,
         guint number)
{
  sudoku_game_redo (self->game);
}

static void
do_mode (Model *self,
         guint colours)
{
  self->colours = colours;
}

/* Each of these keys with the same chance. */
static const struct
{
  guint keyval; /* the first of as many as there are numbers */
  guint n;
  GdkModifierType modifiers;
  guint first; /* the number that the first one is for */
  void (*run) (Model *self, guint number);
} keys[] = {
  { GDK_KEY_1, 9, 0, 1, do_enter },
  { GDK_KEY_1, 9, 0, 1, do_enter },
  { GDK_KEY_1, 9, GDK_SHIFT_MASK, 1, do_corner },
  { GDK_KEY_1, 9, GDK_CONTROL_MASK, 1, do_centre },
  { GDK_KEY_Up, 1, 0, 0, do_move },
  { GDK_KEY_Down, 1, 0, 1, do_move },
  { GDK_KEY_Left, 1, 0, 2, do_move },
  { GDK_KEY_Right, 1, 0, 3, do_move },
  { GDK_KEY_Right, 1, 0, 3, do_move },
  { GDK_KEY_Delete, 1, 0, 0, do_erase },
  { GDK_KEY_z, 1, GDK_CONTROL_MASK, 0, do_undo },
  { GDK_KEY_y, 1, GDK_CONTROL_MASK, 0, do_redo },
  { GDK_KEY_F5, 1, 0, FALSE, do_mode },
  { GDK_KEY_F8, 1, 0, TRUE, do_mode },
};

/* The test itself. */

typedef struct
{
  GRand *random;
  char *program;
  char *folder;
  char *shared_path;
  char *dump_path;
  char *games;
  Shared *shared;
  Model *model;  /* what was done */
  Model *before; /* the same without the last key */
  double elapsed;
  gint64 start_time; /* when the last program was started */
  guint n_missing;
} Fixture;

static GPid
start (Fixture *self)
{
  const char *argv[] = { self->program, "--play", self->shared_path, self->dump_path, NULL };

  atomic_store (&self->shared->ready, FALSE);
  atomic_store (&self->shared->n_keys, 0);
  self->start_time = g_get_monotonic_time ();
  return test_player_start (argv, FALSE);
}

static void
wait_until_shown (Fixture *self,
                  GPid pid)
{
  while (!atomic_load (&self->shared->ready))
    {
      g_assert_false (test_player_has_ended (pid, NULL));
      g_usleep (1000);
    }
}

/* What the program should show, with the time that the journal has. */
static char *
expect (const Model *model,
        double elapsed)
{
  GString *text = g_string_new (NULL);
  g_autofree char *clock =
    g_strdup_printf ("%u:%02u", (guint)elapsed / 60, (guint)elapsed % 60);
  SudokuGame *game = model->game;

  sudoku_game_set_elapsed (game, elapsed);
  for (guint i = 0; i < N_CELLS; i++)
    {
      SatdokuCellContent content = {
        .value = sudoku_grid_get_value (sudoku_game_get_grid (game), i),
        .origin = sudoku_grid_get_origin (sudoku_game_get_grid (game), i),
        .colour = sudoku_game_get_colour (game, i),
      };

      for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
        content.marks[mark] = sudoku_game_get_marks (game, (SudokuMark)mark, i);
      print_cell (&content, text);
    }
  print_rest (game, model->selected, clock, text);
  return g_string_free (text, FALSE);
}

static void
type_keys (Fixture *self,
           GPtrArray *models,
           guint n_keys)
{
  for (guint i = 0; i < n_keys; i++)
    {
      guint key = (guint)g_rand_int_range (self->random, 0, G_N_ELEMENTS (keys));
      guint which = (guint)g_rand_int_range (self->random, 0, (gint32)keys[key].n);
      Model *next = model_copy (g_ptr_array_index (models, i));

      keys[key].run (next, keys[key].first + which);
      g_ptr_array_add (models, next);
      test_input_modifiers (keys[key].modifiers, TRUE);
      test_input_key (keys[key].keyval + which);
      test_input_modifiers (keys[key].modifiers, FALSE);
    }
}

/* Lets a time pass that no clock measures. */
static void
spin (Fixture *self,
      gint32 turns_max)
{
  gint32 turns = g_rand_int_range (self->random, 0, turns_max);
  atomic_uint turn = 0;

  while (atomic_fetch_add (&turn, 1) < (guint)turns)
    ;
}

/* Types, kills, and makes the model one of the two that there can be. */
static void
play_and_kill (Fixture *self,
               GPid pid)
{
  g_autoptr (GPtrArray) models = g_ptr_array_new_with_free_func ((GDestroyNotify)model_free);
  guint n_keys = (guint)g_rand_int_range (self->random, 1, KEYS_MAX);
  guint until = (guint)g_rand_int_range (self->random, 1, (gint32)n_keys + 1);
  guint n_begun;

  self->model->tidy = atomic_load (&self->shared->tidy);
  g_ptr_array_add (models, model_copy (self->model));
  test_input_focus_window (atomic_load (&self->shared->window));
  type_keys (self, models, n_keys);
  while (atomic_load (&self->shared->n_keys) < until)
    g_assert_false (test_player_has_ended (pid, NULL));
  spin (self, SPINS_MAX);
  test_player_kill (pid);
  n_begun = atomic_load (&self->shared->n_keys);
  model_free (self->model);
  model_free (self->before);
  self->model = model_copy (g_ptr_array_index (models, n_begun));
  self->before = model_copy (g_ptr_array_index (models, n_begun - 1));
}

/* Where machines are slow the clock has gone on from what the journal says until all is drawn. */
static double
read_shown_time (const char *shown)
{
  const char *line = strstr (shown, "\ntime ");

  return line != NULL ? g_ascii_strtod (line + strlen ("\ntime "), NULL) : 0;
}

/* What is shown now is what the journal said when the program was killed, and either with what
 * the last key does or without it. */
static void
compare (Fixture *self)
{
  g_autofree char *shown = NULL;
  g_autofree char *all = NULL;
  g_autofree char *all_but_one = NULL;
  double elapsed;

  g_assert_true (g_file_get_contents (self->dump_path, &shown, NULL, NULL));
  elapsed = read_shown_time (shown);
  /* The texts have milliseconds. */
  g_assert_cmpfloat (elapsed, >=, self->elapsed - 0.0005);
  g_assert_cmpfloat (elapsed, <=,
                     self->elapsed + 0.0005 +
                       (double)(g_get_monotonic_time () - self->start_time) / G_USEC_PER_SEC);
  all = expect (self->model, elapsed);
  all_but_one = expect (self->before, elapsed);
  if (g_strcmp0 (shown, all) != 0)
    {
      g_assert_cmpstr (shown, ==, all_but_one);
      model_free (self->model);
      self->model = model_copy (self->before);
      self->n_missing++;
    }
  /* Programs begin with numbers. */
  self->model->colours = FALSE;
  model_free (self->before);
  self->before = model_copy (self->model);
}

/* The only game there is, whose time only goes forwards. */
static void
read_journal (Fixture *self)
{
  g_autoptr (GArray) numbers = satdoku_game_folder_list (self->games);
  g_autofree char *path = NULL;
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) damage = NULL;

  g_assert_cmpuint (numbers->len, ==, 1);
  path = satdoku_game_folder_make_path (self->games, g_array_index (numbers, gint64, 0));
  journal = satdoku_journal_load (path, NULL, &damage);
  g_assert_no_error (damage);
  g_assert_cmpfloat (sudoku_game_get_elapsed (journal->game), >=, self->elapsed);
  g_assert_true (journal->selected == self->model->selected ||
                 journal->selected == self->before->selected);
  self->elapsed = sudoku_game_get_elapsed (journal->game);
}

static void
set_up (Fixture *self,
        gconstpointer program)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, puzzle_line, FALSE);
  g_autoptr (SatdokuAutosave) autosave = NULL;

  self->program = g_strdup (program);
  self->random = g_rand_new_with_seed (SEED);
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->shared_path = g_build_filename (self->folder, "shared", NULL);
  self->dump_path = g_build_filename (self->folder, "dump", NULL);
  self->games = g_build_filename (g_get_user_data_dir (), "satdoku", "games", NULL);
  self->shared = test_player_map (self->shared_path, sizeof (Shared));
  self->model = g_new0 (Model, 1);
  self->model->game = sudoku_game_new (grid);
  self->model->selected = 2;
  self->before = model_copy (self->model);
  autosave = satdoku_autosave_new (self->games);
  satdoku_autosave_begin (autosave, self->model->game, NULL);
  satdoku_autosave_note_selected (autosave, self->model->selected);
}

static void
tear_down (Fixture *self,
           gconstpointer program)
{
  model_free (self->model);
  model_free (self->before);
  munmap (self->shared, sizeof (Shared));
  test_remove_tree (self->games);
  test_remove_tree (self->folder);
  g_free (self->games);
  g_free (self->dump_path);
  g_free (self->shared_path);
  g_free (self->folder);
  g_free (self->program);
  g_rand_free (self->random);
}

static void
test_kill (Fixture *self,
           gconstpointer program)
{
  for (guint kills = 0; kills < N_KILLS; kills++)
    {
      GPid pid = start (self);

      /* Now and then before anything is shown. */
      if (kills % 10 == 9)
        {
          spin (self, START_SPINS_MAX);
          test_player_kill (pid);
          read_journal (self);
          continue;
        }
      wait_until_shown (self, pid);
      compare (self);
      play_and_kill (self, pid);
      read_journal (self);
    }
  g_test_message ("%u moves; the last key was missing %u times",
                  sudoku_game_get_position (self->model->game), self->n_missing);
}

int
main (int argc,
      char *argv[])
{
  if (argc == 4 && g_strcmp0 (argv[1], "--play") == 0)
    return play (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);
  test_input_open ();
  g_test_add ("/kill/hundred-times", Fixture, argv[0], set_up, test_kill, tear_down);
  return g_test_run ();
}
