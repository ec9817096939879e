/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas that are no puzzle, in a real window: opened, pasted in every form, on any page, solved,
 * answered rightly and wrongly, saved and copied; the game on the board is not touched. */

#include <glib/gstdio.h>
#include <sat-model.h>
#include <string.h>
#include <sudoku-decode.h>
#include <sudoku-game-moves.h>
#include <sudoku-solve.h>

#include "satdoku-application.h"
#include "satdoku-clause-view.h"
#include "satdoku-clipboard.h"
#include "satdoku-cnf-page.h"
#include "satdoku-filter.h"
#include "satdoku-formula-card.h"
#include "satdoku-settings.h"
#include "satdoku-solution-page.h"
#include "satdoku-solver-dialog.h"
#include "satdoku-window.h"
#include "test-cnf.h"
#include "test-grid.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

/* Its only model is -1 2. */
static const char lesson[] = "c First lesson\nc Two variables\np cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n";

typedef struct
{
  SatdokuWindow *window;
  AdwViewStack *stack;
  SudokuGame *game;
  char *folder;
  char *path;
  gboolean replaced; /* by another puzzle, on purpose */
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);

  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "lesson.cnf", NULL);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  test_ui_present (GTK_WINDOW (self->window));
  self->stack = ADW_VIEW_STACK (test_ui_find (self->window, ADW_TYPE_VIEW_STACK, NULL));
  self->game = sudoku_game_new (grid);
  satdoku_window_set_game (self->window, self->game);
  sudoku_game_enter (self->game, 2, 4);
  gtk_widget_grab_focus (GTK_WIDGET (satdoku_window_get_grid_page (self->window)));
}

/* Whatever was done, the game goes on with the one number that was entered. */
static void
check_game (Fixture *self)
{
  g_assert_true (satdoku_window_get_game (self->window) == self->game);
  g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (self->game), SUDOKU_ORIGIN_GIVEN), ==,
                    30);
  g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (self->game), SUDOKU_ORIGIN_ENTRY), ==,
                    1);
  g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (self->game), SUDOKU_ORIGIN_ANSWER), ==,
                    0);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  if (!self->replaced)
    check_game (self);
  test_ui_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
  g_remove (self->path);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static gboolean
is_on (Fixture *self,
       const char *page)
{
  return g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), page) == 0;
}

/* The card is there with formulas that were read. */
static gboolean
shows_card (Fixture *self)
{
  GtkWidget *card = test_ui_find (self->window, SATDOKU_TYPE_FORMULA_CARD, NULL);

  return card != NULL && gtk_widget_get_mapped (card);
}

static SatdokuClauseView *
get_view (Fixture *self)
{
  return SATDOKU_CLAUSE_VIEW (test_ui_find (self->window, SATDOKU_TYPE_CLAUSE_VIEW, NULL));
}

static SatdokuClauseList *
get_list (Fixture *self)
{
  return satdoku_clause_view_get_list (get_view (self));
}

static void
show_page (Fixture *self,
           const char *page)
{
  adw_view_stack_set_visible_child_name (self->stack, page);
  test_ui_wait_for (is_on (self, page));
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
open_text (Fixture *self,
           const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  satdoku_window_open_file (self->window, file);
}

static gboolean
shows_formula (Fixture *self,
               const char *header)
{
  return is_on (self, "cnf") && shows_card (self) && test_ui_shows_text (self->window, header);
}

static void
open_lesson (Fixture *self)
{
  open_text (self, lesson);
  test_ui_wait_for (shows_formula (self, "p cnf 2 3"));
}

static gboolean
shows (Fixture *self,
       const char *text)
{
  return test_ui_shows_text (self->window, text);
}

/* Title, comments, header, clauses, meaning; nothing that only puzzles have; and back. */
static void
test_open (Fixture *self,
           gconstpointer data)
{
  open_lesson (self);
  test_ui_wait_for (shows (self, "lesson.cnf"));
  g_assert_true (shows (self, "First lesson\nTwo variables"));
  g_assert_true (shows (self, "3 clauses, 62 bytes"));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, 3);
  g_assert_false (shows (self, "Full CNF"));
  test_ui_screenshot (self->window, "formula");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-clause", "t", (guint64)2);
  test_ui_wait_for (shows (self, "-1 or -2"));
  g_assert_true (shows (self, "Line 6 · clause 3 of 3"));
  test_ui_screenshot (self->window, "formula-clause");
  test_ui_click (test_ui_find_action (self->window, "cnf.show-puzzle"));
  test_ui_wait_for (!shows_card (self));
  test_ui_wait_for (shows (self, "Full CNF"));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, 12018 + 1);
  g_assert_false (shows (self, "-1 or -2"));
}

static void
copy_text (Fixture *self,
           const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text);
}

static const char *const forms[] = {
  "p cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n",
  "1 2 0\n-1 2 0\n-1 -2 0\n",
  "```\np cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n```\n",
  "p cnf 2 3 1 2 0 -1 2 0 -1 -2 0",
  "p cnf 2 3\n1, 2, 0\n-1, 2, 0\n-1, -2, 0\n",
  "> p cnf 2 3\n> 1 2 0\n> -1 2 0\n> -1 -2 0\n",
};

/* Every odd form, by the keys for pasting on the page that is shown. */
static void
test_paste (Fixture *self,
            gconstpointer data)
{
  static const struct
  {
    const char *page;
    const char *keys;
  } pages[] = {
    { "grid", "<Control>v" },
    { "cnf", "<Control>v" },
    { "solution", "<Control><Shift>v" },
  };

  for (gsize page = 0; page < G_N_ELEMENTS (pages); page++)
    for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
      {
        g_test_message ("%s: %s", pages[page].page, forms[i]);
        show_page (self, pages[page].page);
        if (page == 0)
          gtk_widget_grab_focus (GTK_WIDGET (satdoku_window_get_grid_page (self->window)));
        else
          gtk_widget_grab_focus (adw_view_stack_get_visible_child (self->stack));
        copy_text (self, forms[i]);
        test_ui_accel (pages[page].keys);
        test_ui_wait_for (shows_formula (self, "p cnf 2 3"));
        test_ui_wait_for (shows (self, "Pasted formula"));
        g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, 3);
        gtk_widget_activate_action (test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL),
                                    "cnf.show-puzzle", NULL);
        test_ui_wait_for (!shows_card (self));
      }
}

/* Into a field of the page, text is pasted as text. */
static void
test_paste_into_entry (Fixture *self,
                       gconstpointer data)
{
  GtkWidget *entry;

  open_lesson (self);
  copy_text (self, "-2");
  test_ui_accel ("<Control>f");
  test_ui_accel ("<Control>v");
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == 1);
  entry = test_ui_find (self->window, GTK_TYPE_ENTRY, "variable_entry");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "-2");
  g_assert_true (shows (self, "Literal -2"));
}

/* Our solver: a model, or none. */
static void
test_solve (Fixture *self,
            gconstpointer data)
{
  open_lesson (self);
  test_ui_activate (self->window, "win.on-solution",
                    g_variant_new_string ("solution.show-model"));
  test_ui_wait_for (is_on (self, "solution"));
  test_ui_wait_for (shows (self, "Verified: it satisfies all 3 clauses."));
  g_assert_true (shows (self, "Satisfiable"));
  g_assert_true (shows (self, "2 literals\n"
                              "For the formula “lesson.cnf”\nFrom Satdoku’s own solver"));
  test_ui_screenshot (self->window, "formula-solved");
  open_text (self, "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
  test_ui_wait_for (shows_formula (self, "p cnf 2 4"));
  test_ui_activate (self->window, "win.on-solution",
                    g_variant_new_string ("solution.show-model"));
  test_ui_wait_for (shows (self, "The formula has no model."));
  g_assert_true (shows (self, "Unsatisfiable"));
}

static void
answer (Fixture *self,
        const char *text)
{
  show_page (self, "solution");
  copy_text (self, text);
  gtk_widget_grab_focus (adw_view_stack_get_visible_child (self->stack));
  test_ui_accel ("<Control><Shift>v");
}

/* What others say is checked against this formula, whatever the puzzle is. */
static void
test_answers (Fixture *self,
              gconstpointer data)
{
  GtkWidget *interpret;

  open_lesson (self);
  answer (self, "v -1 2 0\n");
  test_ui_wait_for (shows (self, "Verified: it satisfies all 3 clauses."));
  answer (self, "s UNSATISFIABLE\n");
  test_ui_wait_for (
    shows (self, "The answer says that the formula has no model, but Satdoku found one."));
  g_assert_true (shows (self, "Wrong Answer"));
  answer (self, "v 1 2 0\n");
  test_ui_wait_for (shows (self, "This model is wrong: clause 3 is false (-1 or -2)."));
  interpret = test_ui_find_action (self->window, "solution.interpret");
  g_assert_false (gtk_widget_is_sensitive (interpret));
  test_ui_screenshot (self->window, "formula-wrong");
  test_ui_click (test_ui_find_action (self->window, "win.show-clause"));
  test_ui_wait_for (is_on (self, "cnf"));
  test_ui_wait_for (shows (self, "-1 or -2"));
  g_assert_true (shows_formula (self, "p cnf 2 3"));
  /* How a puzzle is encoded is no matter here. */
  g_assert_false (shows (self, "Pairwise"));
  /* Of the puzzle, the same text is another answer. */
  test_ui_click (test_ui_find_action (self->window, "cnf.show-puzzle"));
  show_page (self, "solution");
  test_ui_wait_for (!shows (self, "This model is wrong: clause 3 is false (-1 or -2)."));
  test_ui_wait_for (shows (self, "This model does not solve the puzzle"));
  g_assert_false (gtk_widget_is_sensitive (interpret));
}

static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SATDOKU_IS_SOLVER_DIALOG (window))
        return window;
    }
  return NULL;
}

/* Another solver gets this formula, and what it says is checked against it. */
static void
test_run_solver (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  g_autofree char *copy = g_build_filename (self->folder, "copy", NULL);
  g_autofree char *command =
    g_strdup_printf ("sh -c 'cp \"$0\" %s; echo s SATISFIABLE; echo v 1 2 0' %%f", copy);
  g_autofree char *text = NULL;
  GtkWindow *dialog;

  g_settings_set_string (settings, "solver", "own");
  g_settings_set_string (settings, "solver-command", command);
  open_lesson (self);
  test_ui_activate (self->window, "win.on-solution", g_variant_new_string ("solution.run-solver"));
  test_ui_wait_for ((dialog = find_dialog ()) != NULL);
  test_ui_present (dialog);
  test_ui_settle (GTK_WIDGET (dialog));
  g_assert_true (shows (self, "Solution"));
  test_ui_click (test_ui_find (dialog, GTK_TYPE_BUTTON, "run_button"));
  test_ui_wait_for (find_dialog () == NULL);
  test_ui_wait_for (shows (self, "Wrong Model"));
  g_assert_true (g_file_get_contents (copy, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "p cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n");
  g_remove (copy);
  /* On the page itself, by its key. */
  test_ui_accel ("<Shift>F5");
  test_ui_wait_for ((dialog = find_dialog ()) != NULL);
  test_ui_destroy (dialog);
  g_settings_reset (settings, "solver");
  g_settings_reset (settings, "solver-command");
}

/* A puzzle that comes as a formula in compact numbering goes to the board, and the answer to that
 * formula is understood, though another numbering was chosen before. */
static void
test_compact (Fixture *self,
              gconstpointer data)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "compact");
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (GString) body = test_clauses_to_text (clauses);
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (SatModel) model = NULL;
  g_autoptr (GString) printed = g_string_new (NULL);

  open_lesson (self);
  self->replaced = TRUE;
  open_text (self, body->str);
  test_ui_wait_for (is_on (self, "grid"));
  g_assert_true (satdoku_window_get_game (self->window) != self->game);
  show_page (self, "cnf");
  g_assert_false (shows_card (self));
  test_ui_wait_for (shows (self, "p cnf 729 12019"));
  sudoku_solve (grid, NULL, &solution, NULL, NULL);
  model = sudoku_model_from_grid (solution, sudoku_numbering_find ("compact"));
  sat_model_dialect_find ("competition")->write (model, printed);
  answer (self, printed->str);
  test_ui_wait_for (shows (self, "Satisfiable"));
  g_assert_true (test_ui_find_text (self->window, "Another Numbering") == NULL);
}

/* The formula is written as it was, with its comments. */
static void
test_save (Fixture *self,
           gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "copy", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  GtkWidget *page;

  open_lesson (self);
  page = test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL);
  satdoku_cnf_page_save_to (SATDOKU_CNF_PAGE (page), file);
  test_ui_wait_for (shows (self, "Saved “copy”, 62 bytes"));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, lesson);
  g_remove (path);
}

static void
pasted_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (Fixture *self,
           gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->window));
  g_autofree char *text = NULL;

  open_lesson (self);
  test_ui_click (test_ui_find_action (self->window, "cnf.copy"));
  test_ui_wait_for (shows (self, "Formula copied"));
  gdk_clipboard_read_text_async (clipboard, NULL, pasted_cb, &text);
  test_ui_wait_for (text != NULL);
  g_assert_cmpstr (text, ==, lesson);
}

/* A million clauses: to the end and back, and filtered. */
static void
test_large (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("p cnf 1000001 1000000\n");

  for (int i = 1; i <= 1000000; i++)
    g_string_append_printf (text, "%d -%d 0\n", i, i + 1);
  open_text (self, text->str);
  test_ui_wait_for (shows_formula (self, "p cnf 1000001 1000000"));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, 1000000);
  test_ui_key (GDK_KEY_End, 0);
  test_ui_wait_for (shows (self, "1000000 or -1000001"));
  test_ui_key (GDK_KEY_Home, 0);
  test_ui_wait_for (shows (self, "1 or -2"));
  test_ui_accel ("<Control>f");
  test_ui_type ("-500000");
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == 1);
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (shows (self, "499999 or -500000"));
}

static void
filter_sign (Fixture *self,
             guint sign)
{
  GtkWidget *page = test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL);

  g_assert_true (gtk_widget_activate_action (page, "cnf.set-filter", "(uu)",
                                             (guint)SATDOKU_FILTER_SIGN, sign));
}

/* What takes long to filter is filtered in the worker: until then the list stays, and what was
 * asked for before is dropped. */
static void
test_filter_large (Fixture *self,
                   gconstpointer data)
{
  const guint n = 3 * SATDOKU_FILTERED_AT_ONCE;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *header = g_strdup_printf ("p cnf %u %u", n, n);

  g_string_append_printf (text, "%s\n", header);
  for (guint i = 1; i <= n; i++)
    g_string_append_printf (text, i % 3 == 0 ? "%u 0\n" : "-%u 0\n", i);
  open_text (self, text->str);
  test_ui_wait_for (shows_formula (self, header));
  filter_sign (self, SATDOKU_SIGN_NEGATIVE);
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n);
  filter_sign (self, SATDOKU_SIGN_POSITIVE);
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n);
  /* One goes there when it is listed. */
  satdoku_clause_view_go_to (get_view (self), 0);
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) != n);
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n / 3);
  g_assert_cmpuint (satdoku_clause_list_get_nth (get_list (self), 0), ==, 2);
  test_ui_wait_for (shows (self, "clause 3 of"));

  filter_sign (self, SATDOKU_SIGN_NEGATIVE);
  filter_sign (self, 0);
  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n);
}

/* A hard formula: the solver gives up at the limit, and stops when it is told to. */
static void
test_limit (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const int n = 14;
  GtkWidget *page;

  for (int pigeon = 0; pigeon <= n; pigeon++)
    {
      for (int hole = 1; hole <= n; hole++)
        g_string_append_printf (text, "%d ", pigeon * n + hole);
      g_string_append (text, "0\n");
    }
  for (int hole = 1; hole <= n; hole++)
    for (int a = 0; a <= n; a++)
      for (int b = a + 1; b <= n; b++)
        g_string_append_printf (text, "-%d -%d 0\n", a * n + hole, b * n + hole);
  open_text (self, text->str);
  test_ui_wait_for (shows_formula (self, "p cnf 210 1485"));
  page = test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL);
  g_object_set (page, "time-limit", 1, NULL);
  test_ui_activate (self->window, "win.on-solution",
                    g_variant_new_string ("solution.show-model"));
  test_ui_wait_for (shows (self, "The solver gave up."));
  g_object_set (page, "time-limit", 0, NULL);
  test_ui_activate (self->window, "win.on-solution",
                    g_variant_new_string ("solution.show-model"));
  test_ui_wait_for (shows (self, "Solving…"));
  test_ui_activate (self->window, "win.cancel", NULL);
  test_ui_wait_for (!shows (self, "Solving…"));
  g_assert_true (shows (self, "The solver gave up."));
}

/* Of comments that fill screens the beginning can be scrolled through in a few lines. */
static void
test_long_comments (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *card;
  GtkWidget *comments;
  const char *label;

  for (guint line = 0; line < 1000; line++)
    g_string_append (text, "c ein Wörtchen\n");
  g_string_append (text, "p cnf 1 1\n1 0\n");
  open_text (self, text->str);
  test_ui_wait_for (shows_formula (self, "p cnf 1 1"));
  card = test_ui_find (self->window, SATDOKU_TYPE_FORMULA_CARD, NULL);
  comments = GTK_WIDGET (gtk_widget_get_template_child (card, SATDOKU_TYPE_FORMULA_CARD,
                                                        "comments"));
  label = gtk_label_get_label (GTK_LABEL (comments));
  g_assert_true (g_str_has_prefix (label, "ein Wörtchen\nein Wörtchen\n"));
  g_assert_true (g_str_has_suffix (label, "…"));
  g_assert_cmpint (g_utf8_strlen (label, -1), ==, 2001);
  test_ui_settle (card);
  g_assert_cmpint (gtk_widget_get_height (card), <, 200);
}

/* The end of a clause that is cut off in the panel is not there. */
static void
test_long_clause (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("p cnf 1500 1\n");
  g_autoptr (GString) shown = g_string_new (NULL);

  for (guint variable = 1; variable <= 1500; variable++)
    {
      g_string_append_printf (text, "%u ", variable);
      if (variable <= 1000)
        g_string_append_printf (shown, "%u ", variable);
    }
  g_string_append (text, "0\n");
  g_string_append (shown, "…");
  open_text (self, text->str);
  test_ui_wait_for (shows_formula (self, "p cnf 1500 1"));
  test_ui_activate (test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL), "cnf.go-to-clause",
                    g_variant_new_uint64 (0));
  test_ui_wait_for (test_ui_shows_text (self->window, shown->str));
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = satdoku_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
#define ADD(name, function) \
  g_test_add ("/formula/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("open", test_open);
  ADD ("paste", test_paste);
  ADD ("paste-into-entry", test_paste_into_entry);
  ADD ("solve", test_solve);
  ADD ("answers", test_answers);
  ADD ("run-solver", test_run_solver);
  ADD ("compact", test_compact);
  ADD ("long-comments", test_long_comments);
  ADD ("long-clause", test_long_clause);
  ADD ("save", test_save);
  ADD ("copy", test_copy);
  ADD ("large", test_large);
  ADD ("filter-large", test_filter_large);
  ADD ("limit", test_limit);
  return g_test_run ();
}
