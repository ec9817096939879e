/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Solution page in a window of its own: answers of real solvers and of ours, right and wrong
 * ones, in any form and of any size; only right ones get into the grid. */

#include "satdoku-solution-page.h"
#include <sudoku-game-moves.h>

#include <glib/gstdio.h>
#include <sat-compression.h>
#include <string.h>
#include <sudoku-decode.h>

#include "satdoku-answer-card.h"
#include "satdoku-answer-text.h"
#include "satdoku-answer-view.h"
#include "satdoku-fact-list.h"
#include "test-app.h"
#include "test-cnf.h"
#include "test-data.h"
#include "test-folder.h"
#include "test-grid.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"
#define SOLUTION                               \
  "534678912672195348198342567859761423426853" \
  "791713924856961537284287419635345286179"

/* One that is not solved by unit propagation alone. */
#define HARD                                  \
  "8..........36......7..9.2...5...7.......4" \
  "57.....1...3...1....68..85...1..9....4.."

typedef struct
{
  GtkWindow *window;
  SatdokuSolutionPage *page;
  SudokuGame *game;
  SatdokuWorker *worker;
  guint n_shown; /* so often the board was to be shown */
} Fixture;

static void
page_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  Fixture *self = user_data;

  g_assert_cmpstr (g_variant_get_string (parameter, NULL), ==, "grid");
  self->n_shown++;
}

/* How many cells were to be seen on the board when the player asked for them last. */
static guint
count_lit (Fixture *self)
{
  g_autoptr (GArray) lit = NULL;

  g_object_get (self->page, "lit", &lit, NULL);
  return lit != NULL ? lit->len : 0;
}

static void
open_page (Fixture *self,
           const SudokuGrid *grid)
{
  static const GActionEntry entries[] = { { "page", page_cb, "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  AdwToastOverlay *toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  g_autoptr (SatdokuMessages) messages = satdoku_messages_new (toasts);

  self->game = sudoku_game_new (grid);
  self->worker = satdoku_worker_new ();
  self->page = g_object_new (SATDOKU_TYPE_SOLUTION_PAGE, NULL);
  g_object_set (self->page, "game", self->game, "worker", self->worker, "messages", messages, NULL);
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1000, "default-height", 700, NULL);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "win", G_ACTION_GROUP (actions));
  adw_toast_overlay_set_child (toasts, GTK_WIDGET (self->page));
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (toasts));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);

  open_page (self, grid);
}

static void
set_up_hard (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, HARD, FALSE);

  open_page (self, grid);
}

/* A puzzle without a solution: 5 has no place in row 1. */
static void
set_up_unsolvable (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid =
    test_grid_from_line (geometry, "12346.......5.......................", FALSE);

  sudoku_grid_set (grid, 11, 5, SUDOKU_ORIGIN_GIVEN);
  open_page (self, grid);
}

static void
set_up_huge (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (7, 7, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  open_page (self, grid);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  test_ui_unref_last (self->game);
  test_ui_unref_last (self->worker);
}

static void
activate (Fixture *self,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

static gboolean
shows (Fixture *self,
       const char *text)
{
  return test_ui_shows_text (self->page, text);
}

static gboolean
says (Fixture *self,
      const char *message)
{
  return test_ui_shows_text (self->window, message);
}

static void
load (Fixture *self,
      const char *text,
      gssize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize)length);
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("test", NULL, bytes);

  satdoku_solution_page_load (self->page, contents);
  test_ui_wait_for (!satdoku_worker_is_busy (self->worker));
  test_ui_settle (GTK_WIDGET (self->page));
}

/* Did the solution, and nothing else, get into the grid? */
static void
assert_grid (Fixture *self,
             const char *line)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_assert_cmpuint (sudoku_grid_get_value (grid, cell),
                      ==,
                      line[cell] == '.' ? 0 : (guint)(line[cell] - '0'));
}

/* The model of the solution, in a numbering and a dialect, with one value changed on request. */
static char *
make_model (const char *numbering,
            const char *dialect,
            guint wrong_cell)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, SOLUTION, TRUE);
  g_autoptr (SatModel) model = NULL;
  GString *text = g_string_new (NULL);

  if (wrong_cell < 81)
    sudoku_grid_set (grid,
                     wrong_cell,
                     sudoku_grid_get_value (grid, wrong_cell) % 9 + 1,
                     SUDOKU_ORIGIN_ANSWER);
  model = sudoku_model_from_grid (grid, sudoku_numbering_find (numbering));
  sat_model_dialect_find (dialect)->write (model, text);
  return g_string_free (text, FALSE);
}

/* How our own solver came to its answer. */
static void
assert_facts (Fixture *self)
{
  GtkWidget *expander = test_ui_find (self->page, GTK_TYPE_EXPANDER, NULL);
  SatdokuFactList *facts = SATDOKU_FACT_LIST (gtk_expander_get_child (GTK_EXPANDER (expander)));

  g_assert_true (gtk_widget_get_visible (expander));
  g_assert_cmpstr (satdoku_fact_list_get_value (facts, "Givens"), ==, "30");
  g_assert_cmpstr (satdoku_fact_list_get_value (facts, "Found by propagation"), ==, "51");
}

static void
test_show_model (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *original = make_model ("original", "original", 81);
  g_autofree char *competition = make_model ("original", "competition", 81);
  g_autoptr (GBytes) text = NULL;
  SatdokuAnswerView *view =
    SATDOKU_ANSWER_VIEW (test_ui_find (self->page, SATDOKU_TYPE_ANSWER_VIEW, NULL));

  test_ui_accel ("<Control>m");
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  text = satdoku_answer_view_get_text (view);
  g_assert_cmpmem (g_bytes_get_data (text, NULL),
                   g_bytes_get_size (text),
                   original,
                   strlen (original));
  assert_grid (self, PUZZLE);
  assert_facts (self);
  g_object_set (self->page, "dialect-id", "competition", NULL);
  test_ui_wait_for (shows (self, "v -111 -112 -113 -114 115"));
  g_clear_pointer (&text, g_bytes_unref);
  text = satdoku_answer_view_get_text (view);
  g_assert_cmpmem (g_bytes_get_data (text, NULL),
                   g_bytes_get_size (text),
                   competition,
                   strlen (competition));
  test_ui_accel ("<Control>i");
  test_ui_wait_for (self->n_shown == 1);
  assert_grid (self, SOLUTION);
  g_assert_true (sudoku_game_undo (self->game));
  assert_grid (self, PUZZLE);
}

static char *
write_formula (Fixture *self,
               const char *folder)
{
  g_autoptr (SudokuCnf) cnf = test_make_cnf (sudoku_game_get_grid (self->game), "full", "original");
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (GString) text = test_clauses_to_text (clauses);
  char *path = g_build_filename (folder, "puzzle.cnf", NULL);

  g_string_prepend (text, "p cnf 999 12018\n");
  g_assert_true (g_file_set_contents (path, text->str, (gssize)text->len, NULL));
  return path;
}

/* What MiniSat writes into its file, pasted as it is through the clipboard. */
static void
test_minisat (Fixture *self,
              gconstpointer data)
{
  g_autofree char *minisat = g_find_program_in_path ("minisat");
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *formula = NULL;
  g_autofree char *result = g_build_filename (folder, "result", NULL);
  g_autofree char *answer = NULL;
  char *argv[] = { minisat, NULL, result, NULL };

  if (minisat == NULL)
    {
      g_rmdir (folder);
      g_test_skip ("minisat is not installed");
      return;
    }
  formula = write_formula (self, folder);
  argv[1] = formula;
  g_assert_true (g_spawn_sync (NULL,
                               argv,
                               NULL,
                               G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                               NULL,
                               NULL,
                               NULL,
                               NULL,
                               NULL,
                               NULL));
  g_assert_true (g_file_get_contents (result, &answer, NULL, NULL));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->page)), answer);
  test_ui_accel ("<Control><Shift>v");
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  test_ui_click (test_ui_find_action (self->page, "solution.interpret"));
  test_ui_wait_for (self->n_shown == 1);
  assert_grid (self, SOLUTION);
  g_unlink (formula);
  g_unlink (result);
  g_rmdir (folder);
}

/* Can the grid not be filled, and does the button say why? Or can it, with NULL? */
static void
assert_obstacle (Fixture *self,
                 const char *reason)
{
  GtkWidget *button = test_ui_find_action (self->page, "solution.interpret");
  const char *usual = "Check the model and fill its numbers into the grid";
  g_autofree char *unlike = NULL;

  g_assert_true (gtk_widget_is_sensitive (button) == (reason == NULL));
  unlike = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button),
                                               GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                               reason != NULL ? reason : usual);
  g_assert_null (unlike);
}

/* One wrong value: said, shown, and the grid is as it was. */
static void
test_broken (Fixture *self,
             gconstpointer data)
{
  static const char *const dialects[] = { "original", "competition", "minisat" };

  for (gsize i = 0; i < G_N_ELEMENTS (dialects); i++)
    {
      g_autofree char *model = make_model ("original", dialects[i], 2);

      load (self, model, -1);
      g_assert_true (shows (self, "Wrong Model"));
      g_assert_true (shows (self, "box 1 has no 4"));
      assert_obstacle (self, "This model does not solve the puzzle: box 1 has no 4.");
      test_ui_accel ("<Control>i");
      test_ui_settle (GTK_WIDGET (self->page));
      g_assert_false (says (self, "The grid holds this solution already"));
      g_assert_cmpuint (self->n_shown, ==, i);
      activate (self, "solution.show-cells");
      g_assert_cmpuint (count_lit (self), >, 0);
    }
  assert_grid (self, PUZZLE);
}

static void
test_cells_missing (Fixture *self,
                    gconstpointer data)
{
  load (self, "s SATISFIABLE\nv 115 123 134 135 999 0\n", -1);
  g_assert_true (shows (self, "it gives no value for row 1 column 4"));
  g_assert_true (shows (self, "it gives several values for row 1 column 3"));
  g_assert_false (
    gtk_widget_is_sensitive (test_ui_find_action (self->page, "solution.interpret")));
  assert_grid (self, PUZZLE);
}

/* A right answer in the other numbering is recognised, and read when the user wants it. */
static void
test_numbering (Fixture *self,
                gconstpointer data)
{
  g_autofree char *model = make_model ("compact", "competition", 81);
  g_autofree char *id = NULL;

  load (self, model, -1);
  g_assert_true (shows (self, "Another Numbering"));
  g_assert_false (
    gtk_widget_is_sensitive (test_ui_find_action (self->page, "solution.interpret")));
  activate (self, "solution.use-numbering");
  g_object_get (self->page, "numbering-id", &id, NULL);
  g_assert_cmpstr (id, ==, "compact");
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  assert_obstacle (self, NULL);
  activate (self, "solution.interpret");
  test_ui_wait_for (self->n_shown == 1);
  assert_grid (self, SOLUTION);
}

static void
test_statuses (Fixture *self,
               gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *shown;
  } cases[] = {
    { "s UNSATISFIABLE\n", "but Satdoku found one" },
    { "UNSAT\n", "but Satdoku found one" },
    { "s SATISFIABLE\n", "but does not show it" },
    { "s UNKNOWN\n", "gave up" },
    { "hello\n", "Not an Answer" },
    { "v 1 2 x 0\n", "Line 1, character 7" },
    { "\xff\xfe\n", "Not an Answer" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      load (self, cases[i].text, -1);
      g_test_message ("%s", cases[i].text);
      g_assert_true (shows (self, cases[i].shown));
      g_assert_false (
        gtk_widget_is_sensitive (test_ui_find_action (self->page, "solution.interpret")));
      assert_grid (self, PUZZLE);
    }
}

static void
test_unsolvable (Fixture *self,
                 gconstpointer data)
{
  activate (self, "solution.show-model");
  test_ui_wait_for (shows (self, "The puzzle has no solution."));
  g_assert_true (shows (self, "s UNSATISFIABLE"));
  load (self, "UNSAT\n", -1);
  g_assert_true (shows (self, "The answer is right"));
}

/* What is typed is read without a key press more; a changed puzzle has it read again. */
static void
test_typing (Fixture *self,
             gconstpointer data)
{
  GtkWidget *view = test_ui_find (self->page, GTK_TYPE_TEXT_VIEW, NULL);
  g_autofree char *model = make_model ("original", "competition", 81);

  gtk_widget_grab_focus (view);
  test_ui_type ("UNSAT");
  test_ui_wait_for (shows (self, "but Satdoku found one"));
  test_ui_accel ("<Control>a");
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_wait_for (!shows (self, "but Satdoku found one"));
  load (self, model, -1);
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  g_assert_true (sudoku_game_enter (self->game, 2, 9));
  test_ui_wait_for (shows (self, "but contradicts the entries in row 1 column 3"));
  g_assert_true (sudoku_game_undo (self->game));
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
}

/* A compressed answer is shown as the text it is; a damaged one says what is wrong. */
static void
test_compressed (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = sat_compression_wrap (memory, "answer.xz");
  g_autoptr (GBytes) packed = NULL;
  gsize size;
  const char *bytes;

  g_assert_true (g_output_stream_printf (stream, NULL, NULL, NULL, "UNSAT\n"));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  packed = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
  bytes = g_bytes_get_data (packed, &size);
  load (self, bytes, (gssize)size);
  test_ui_wait_for (shows (self, "but Satdoku found one"));
  load (self, bytes, (gssize)size / 2);
  test_ui_wait_for (shows (self, "Not an Answer"));
  g_assert_true (shows (self, "compressed data end too early"));
}

static gsize
longest_line (GtkTextBuffer *buffer)
{
  gsize longest = 0;

  for (int line = 0; line < gtk_text_buffer_get_line_count (buffer); line++)
    {
      GtkTextIter iter;

      gtk_text_buffer_get_iter_at_line (buffer, &iter, line);
      longest = MAX (longest, (gsize)gtk_text_iter_get_chars_in_line (&iter));
    }
  return longest;
}

static char *
make_huge_model (Fixture *self)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  g_autoptr (SudokuGrid) grid = test_canonical_grid (geometry);
  g_autoptr (SatModel) model =
    sudoku_model_from_grid (grid, sudoku_numbering_find ("original"));
  GString *text = g_string_new (NULL);

  sat_model_dialect_find ("minisat")->write (model, text);
  return g_string_free (text, FALSE);
}

/* A line of a megabyte, read, shown in part, kept whole; also when it comes into the text view by
 * GTK's own ways. */
static void
test_huge_line (Fixture *self,
                gconstpointer data)
{
  GtkTextView *view = GTK_TEXT_VIEW (test_ui_find (self->page, GTK_TYPE_TEXT_VIEW, NULL));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  g_autofree char *model = make_huge_model (self);
  g_autoptr (GBytes) text = NULL;

  g_assert_cmpuint (strlen (model), >, 800000);
  gtk_text_buffer_insert_at_cursor (buffer, model, -1);
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_cmpuint (gtk_text_buffer_get_char_count (buffer), <=, SATDOKU_ANSWER_SHOWN_MAX);
  g_assert_cmpuint (longest_line (buffer), <=, 79);
  g_assert_false (gtk_text_view_get_editable (view));
  text = satdoku_answer_view_get_text (
    SATDOKU_ANSWER_VIEW (test_ui_find (self->page, SATDOKU_TYPE_ANSWER_VIEW, NULL)));
  g_assert_cmpuint (g_bytes_get_size (text), >, 800000);
  load (self, model, -1);
  activate (self, "solution.interpret");
  test_ui_wait_for (self->n_shown == 1);
  g_assert_true (sudoku_game_is_solved (self->game));
}

static void
test_save (Fixture *self,
           gconstpointer data)
{
  g_autofree char *model = make_model ("original", "original", 81);
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "answer.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *got = NULL;

  load (self, model, -1);
  satdoku_solution_page_save_to (self->page, file);
  test_ui_wait_for (says (self, "Saved “answer.txt”"));
  g_assert_true (g_file_get_contents (path, &got, NULL, NULL));
  g_assert_cmpstr (got, ==, model);
  g_unlink (path);
  g_rmdir (folder);
}

static GBytes *
get_text (Fixture *self)
{
  return satdoku_answer_view_get_text (
    SATDOKU_ANSWER_VIEW (test_ui_find (self->page, SATDOKU_TYPE_ANSWER_VIEW, NULL)));
}

/* Our own proof, and what becomes of it when it is read again, with a step in front that is wrong:
 * in the solution r1c2 is 1. */
static void
test_prove (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GBytes) proof = NULL;
  g_autofree char *wrong = NULL;
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autoptr (GFile) file = NULL;
  const char *text = NULL;
  gsize length = 0;

  activate (self, "solution.prove");
  test_ui_wait_for (shows (self, "Unique: Proved"));
  g_assert_true (shows (self, "Exactly one solution: it satisfies every clause, and a checked "
                              "proof of "));
  test_ui_screenshot (self->window, "solution-prove");
  file = g_file_new_build_filename (folder, "proof.tar.xz", NULL);
  satdoku_solution_page_save_to (self->page, file);
  test_ui_wait_for (says (self, "The proof is saved with all it takes to check it"));
  g_assert_true (g_file_query_exists (file, NULL));
  test_remove_tree (folder);
  proof = get_text (self);
  text = g_bytes_get_data (proof, &length);
  g_assert_true (g_str_has_suffix (text, "\n0\n"));

  load (self, text, (gssize)length);
  test_ui_wait_for (shows (self, "A proof that this puzzle has only one solution: "));
  g_assert_true (shows (self, "· every step follows · ends in the empty clause · checked in "));
  test_ui_screenshot (self->window, "solution-proof");

  wrong = g_strconcat ("-121 0\n", text, NULL);
  load (self, wrong, -1);
  test_ui_wait_for (shows (self, "Step 1 does not follow: -121 0."));
  g_assert_true (shows (self, "This step says: Row 1 column 2 is not 1"));
  test_ui_screenshot (self->window, "solution-proof-wrong");
  activate (self, "solution.show-cells");
  g_assert_cmpuint (count_lit (self), ==, 1);

  /* A deletion alone proves nothing. */
  load (self, "d 111 112 0\n", -1);
  test_ui_wait_for (shows (self, "Nothing Proved"));
  assert_grid (self, HARD);
}

/* The card of a proof in the dark, and on a phone. */
static void
test_prove_looks (Fixture *self,
                  gconstpointer data)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  activate (self, "solution.prove");
  test_ui_wait_for (shows (self, "Unique: Proved"));
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, "solution-prove-dark");
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  test_ui_resize (self->window, 360, 720);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->page)), <=, 360);
  test_ui_screenshot (self->window, "solution-prove-narrow");
}

static void
test_prove_unsolvable (Fixture *self,
                       gconstpointer data)
{
  activate (self, "solution.prove");
  test_ui_wait_for (shows (self, "Unsolvable: Proved"));
}

/* The game of another puzzle. */
static void
change_game (Fixture *self,
             const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuGame) before = self->game;

  self->game = sudoku_game_new (grid);
  g_object_set (self->page, "game", self->game, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
}

static gboolean
is_empty (Fixture *self)
{
  g_autoptr (GBytes) text = get_text (self);

  return g_bytes_get_size (text) == 0;
}

/* A proof and a model are of one formula: another puzzle takes them away, whether the page is seen
 * or not. What was wrong may be meant for the next one. */
static void
test_other_puzzle (Fixture *self,
                   gconstpointer data)
{
  g_autofree char *model = make_model ("original", "original", 81);

  activate (self, "solution.prove");
  test_ui_wait_for (shows (self, "Unsolvable: Proved"));
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  change_game (self, HARD);
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_true (is_empty (self));
  g_assert_false (shows (self, "Wrong"));
  load (self, model, -1);
  g_assert_false (is_empty (self));
  g_assert_false (shows (self, "Verified: it satisfies all"));
  change_game (self, PUZZLE);
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  change_game (self, HARD);
  g_assert_true (is_empty (self));
  activate (self, "solution.show-model");
  test_ui_wait_for (shows (self, "Verified: it satisfies all"));
  /* A number that is not that of the model. */
  g_assert_true (sudoku_game_enter (self->game, 1, 9));
  test_ui_wait_for (is_empty (self));
  g_assert_false (shows (self, "Wrong"));
}

static void
answered_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  *(SatdokuAnswer **)user_data = satdoku_answer_finish (result, &error);
  g_assert_no_error (error);
}

/* The card of an answer that there is no model, which our own solver could not decide about. */
static void
check_unchecked (Fixture *self,
                 const char *text,
                 const char *heading)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("answer", NULL, bytes);
  SatdokuFormulaSource *source =
    satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self->page));
  g_autoptr (SatdokuAnswer) answer = NULL;
  GtkWidget *card = g_object_ref_sink (g_object_new (SATDOKU_TYPE_ANSWER_CARD, NULL));
  GtkWidget *window = gtk_window_new ();

  satdoku_answer_read_async (self->worker, contents, source, TRUE, NULL, answered_cb, &answer);
  test_ui_wait_for (answer != NULL);
  g_assert_cmpint (answer->examination->decoding->status, ==, SUDOKU_DECODE_UNSATISFIABLE);
  answer->examination->verdict = SUDOKU_VERDICT_UNKNOWN;
  gtk_window_set_child (GTK_WINDOW (window), card);
  satdoku_answer_card_show (SATDOKU_ANSWER_CARD (card), answer);
  test_ui_present (GTK_WINDOW (window));
  test_ui_settle (card);
  g_assert_true (test_ui_shows_text (window, heading));
  test_ui_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (card);
}

static void
test_unchecked (Fixture *self,
                gconstpointer data)
{
  check_unchecked (self, "s UNSATISFIABLE\n", "Unsatisfiable — Not Checked");
  check_unchecked (self, "c This is CaDiCaL, version 1.5.3\ns UNSATISFIABLE\n", "— Not Checked");
}

/* Bytes are shown as text; nothing else on the page is lost. */
static void
test_binary_proof (Fixture *self,
                   gconstpointer data)
{
  static const char bytes[] = "a\xf0\x01\0a\0"; /* 120 0, 0 */
  g_autoptr (GBytes) text = NULL;

  load (self, bytes, 6);
  test_ui_wait_for (shows (self, "The proof was checked with the clause “not this solution”"));
  text = get_text (self);
  g_assert_cmpmem (g_bytes_get_data (text, NULL), g_bytes_get_size (text), "120 0\n0\n", 8);
}

/* Both layouts; and a page that is never shown. */
static void
test_widths (Fixture *self,
             gconstpointer data)
{
  GtkWidget *bare = g_object_ref_sink (g_object_new (SATDOKU_TYPE_SOLUTION_PAGE, NULL));

  g_assert_finalize_object (bare);
  test_ui_screenshot (self->window, "solution-empty");
  load (self, "v 115 123 134 135 999 0\n", -1);
  test_ui_screenshot (self->window, "solution-wide");
  test_ui_resize (self->window, 360, 600);
  g_assert_true (shows (self, "Wrong Model"));
  test_ui_screenshot (self->window, "solution-narrow");
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(name, function, start) \
  g_test_add ("/solution-page/" name, Fixture, NULL, start, function, tear_down)
  ADD ("show-model", test_show_model, set_up);
  ADD ("minisat", test_minisat, set_up);
  ADD ("broken", test_broken, set_up);
  ADD ("cells-missing", test_cells_missing, set_up);
  ADD ("numbering", test_numbering, set_up);
  ADD ("statuses", test_statuses, set_up);
  ADD ("unsolvable", test_unsolvable, set_up_unsolvable);
  ADD ("typing", test_typing, set_up);
  ADD ("prove", test_prove, set_up_hard);
  ADD ("prove-looks", test_prove_looks, set_up_hard);
  ADD ("unchecked", test_unchecked, set_up_hard);
  ADD ("prove-unsolvable", test_prove_unsolvable, set_up_unsolvable);
  ADD ("other-puzzle", test_other_puzzle, set_up_unsolvable);
  ADD ("binary-proof", test_binary_proof, set_up);
  ADD ("save", test_save, set_up);
  ADD ("widths", test_widths, set_up);
  ADD ("huge-line", test_huge_line, set_up_huge);
  ADD ("compressed", test_compressed, set_up);
  return g_test_run ();
}
