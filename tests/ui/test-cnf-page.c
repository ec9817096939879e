/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The CNF page in a window of its own: follows the game, finds, filters, selects, copies and
 * saves; at every size. */

#include <sudoku-game-moves.h>

#include <glib/gstdio.h>
#include <sat-compression.h>
#include <string.h>
#include <sudoku-geometry-text.h>
#include <sudoku-origin.h>
#include <unistd.h>

#include "satdoku-clause-details.h"
#include "satdoku-clause-row.h"
#include "satdoku-clause-view.h"
#include "satdoku-mini-board.h"
#include "satdoku-wrap-box.h"
#include "test-cnf-page.h"
#include "test-cnf.h"
#include "test-grid.h"
#include "test-ui.h"

/* Of the bar, above and below its rows, in pixels. */
#define PADDING 12
#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

typedef TestCnfPage Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  test_cnf_page_open_line (self, PUZZLE, NULL, 1000, 700);
}

static void
set_up_huge (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (10, 10, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  test_cnf_page_open (self, grid, NULL, 1000, 700);
}

/* A puzzle without numbers, with rules that few have. */
static void
set_up_rules (Fixture *self,
              gconstpointer data)
{
  static const char rules[] = "boxes=3x3;windows;anti-knight";
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_parse_rules (9, rules, strlen (rules), NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  test_cnf_page_open (self, grid, NULL, 1000, 700);
}

static SatdokuClauseView *
get_view (Fixture *self)
{
  return SATDOKU_CLAUSE_VIEW (test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL));
}

static SatdokuClauseList *
get_list (Fixture *self)
{
  return satdoku_clause_view_get_list (get_view (self));
}

static SudokuCnf *
get_cnf (Fixture *self)
{
  return satdoku_formula_source_get_cnf (satdoku_clause_list_get_source (get_list (self)));
}

static GtkBitset *
get_selected (Fixture *self)
{
  return satdoku_clause_selection_get_clauses (satdoku_clause_view_get_selection (get_view (self)));
}

static gboolean
is_selected (Fixture *self,
             guint clause)
{
  return gtk_bitset_get_size (get_selected (self)) == 1 &&
         gtk_bitset_contains (get_selected (self), clause);
}

/* The row of the list that shows a clause, within what is in view. */
static GtkWidget *
find_row (Fixture *self,
          guint64 clause)
{
  GtkWidget *view = test_ui_find (get_view (self), GTK_TYPE_LIST_VIEW, NULL);
  graphene_rect_t bounds;

  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (SATDOKU_IS_CLAUSE_ROW (child) && gtk_widget_get_mapped (row) &&
          satdoku_clause_row_get_clause (SATDOKU_CLAUSE_ROW (child)) == clause &&
          gtk_widget_compute_bounds (row, view, &bounds) && bounds.origin.y >= 0 &&
          bounds.origin.y < gtk_widget_get_height (view))
        return row;
    }
  return NULL;
}

/* The header is exact, entries are clauses, what the solver fills in is not. */
static void
test_follows_game (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (sudoku_game_get_grid (self->game));

  g_assert_true (test_ui_shows_text (self->page, "p cnf 999 12018"));
  g_assert_true (sudoku_game_enter (self->game, 2, 4));
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 999 12019"));
  sudoku_grid_set (solution, 2, 4, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (solution, 3, 6, SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_game_fill_answers (self->game, solution));
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_true (test_ui_shows_text (self->page, "p cnf 999 12019"));
  g_object_set (self->page, "encoding-id", "simpler", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 999 3190"));
  g_object_set (self->page, "numbering-id", "compact", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 729 3190"));
  sudoku_game_undo (self->game);
  sudoku_game_undo (self->game);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 729 3189"));
}

/* The ways to say at most one, and what the givens leave out, are chosen in a menu whose button
 * says what is chosen; what goes by pairs only leaves no choice. */
static void
test_ways (Fixture *self,
           gconstpointer data)
{
  g_assert_true (test_ui_shows_text (self->page, "Pairwise"));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.at-most-one", "s", "commander");
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 1971 8130"));
  g_assert_true (test_ui_shows_text (self->page, "Commander"));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.reduction", "s", "one-step");
  test_ui_wait_for (!test_ui_shows_text (self->page, "p cnf 1971 8130"));
  g_assert_true (test_ui_shows_text (self->page, "Commander · One step"));
  g_object_set (self->page, "encoding-id", "unrepeated", "reduction-id", "none", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 999 10560"));
  g_assert_true (test_ui_shows_text (self->page, "Pairwise"));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.at-most-one", "s", "tree");
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_true (test_ui_shows_text (self->page, "p cnf 999 10560"));
}

/* The two encodings of the original program are one click away; with another one, neither is
 * chosen. */
static void
test_schemes (Fixture *self,
              gconstpointer data)
{
  GtkWidget *full = test_ui_find_text (self->page, "Full CNF");
  GtkWidget *simpler = test_ui_find_text (self->page, "Simpler CNF");
  g_autofree char *id = NULL;

  full = gtk_widget_get_ancestor (full, GTK_TYPE_TOGGLE_BUTTON);
  simpler = gtk_widget_get_ancestor (simpler, GTK_TYPE_TOGGLE_BUTTON);
  test_ui_click (simpler);
  test_ui_wait_for (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (simpler)));
  g_object_get (self->page, "encoding-id", &id, NULL);
  g_assert_cmpstr (id, ==, "simpler");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (full)));
  test_ui_click (full);
  test_ui_wait_for (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (full)));
  g_object_set (self->page, "encoding-id", "triad", NULL);
  test_ui_wait_for (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (full)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (simpler)));
}

/* A clause with an auxiliary variable is said in words. */
static void
test_auxiliary (Fixture *self,
                gconstpointer data)
{
  const SudokuFamily *rows = NULL;

  g_object_set (self->page, "encoding-id", "triad", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 1485 6267"));
  rows = sudoku_cnf_lookup_family (get_cnf (self), "rows");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", rows->first);
  test_ui_wait_for (test_ui_shows_text (self->page, "If row 1 column 1 is 1, then the 1 of row 1 "
                                                    "is in box 1"));
}

/* A puzzle from which leaving out would leave nothing: its formula is whole. */
static void
test_unsolvable (Fixture *self,
                 gconstpointer data)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint cell = 0, other = 0;

  while (sudoku_grid_get_value (grid, cell) == 0)
    cell++;
  other = cell / 9 * 9;
  while (sudoku_grid_get_value (grid, other) != 0)
    other++;
  g_assert_true (sudoku_game_enter (self->game, other, sudoku_grid_get_value (grid, cell)));
  g_object_set (self->page, "reduction-id", "fixpoint", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 999 12019"));
}

/* A hidden page waits until it is shown. */
static void
test_lazy (Fixture *self,
           gconstpointer data)
{
  SudokuCnf *before = get_cnf (self);
  SatdokuClauseList *list = get_list (self);

  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  g_assert_true (sudoku_game_enter (self->game, 2, 4));
  test_ui_flush ();
  g_assert_true (satdoku_formula_source_get_cnf (satdoku_clause_list_get_source (list)) == before);
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 999 12019"));
}

/* Another puzzle of another shape. */
static void
test_other_game (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)12000);
  test_ui_settle (GTK_WIDGET (self->page));
  satdoku_cnf_page_filter_cells (self->page, 9, &(guint){ 73 }, 1);
  g_object_set (self->page, "game", game, NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 1331 2304"));
  g_assert_false (satdoku_clause_list_is_filtered (get_list (self)));
  g_assert_true (gtk_bitset_is_empty (get_selected (self)));
  g_object_set (self->page, "game", self->game, NULL);
}

/* By the keyboard: Ctrl+L, a number, Return; the clause is said in words. */
static void
test_go_to_line (Fixture *self,
                 gconstpointer data)
{
  test_ui_accel ("<Control>l");
  test_ui_type ("38\n");
  test_ui_wait_for (is_selected (self, 36));
  test_ui_wait_for (test_ui_shows_text (self->page,
                                        "Row 1 column 1 can’t hold both 8 and 9"));
  test_ui_wait_for (find_row (self, 36) != NULL);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (find_row (self, 36)),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Line 38: -118 -119 0. Row 1 column 1 can’t hold both 8 and 9");
  /* The keys go on from there. */
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_key (GDK_KEY_Down, 0);
  test_ui_wait_for (is_selected (self, 37));
  test_ui_wait_for (test_ui_shows_text (self->page, "Row 1 column 2 needs a value"));
}

static gboolean
is_in_middle (GtkWidget *row)
{
  GtkWidget *scroller;
  graphene_rect_t bounds;

  if (row == NULL)
    return FALSE;
  scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  if (!gtk_widget_compute_bounds (row, scroller, &bounds))
    return FALSE;
  return ABS (bounds.origin.y + bounds.size.height / 2 - gtk_widget_get_height (scroller) / 2.0) <=
         bounds.size.height;
}

/* The clauses before and after it are seen, whether the view comes from above or from below. */
static void
test_middle (Fixture *self,
             gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)6000);
  test_ui_wait_for (is_in_middle (find_row (self, 6000)));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)3000);
  test_ui_wait_for (is_in_middle (find_row (self, 3000)));
}

/* What is no line is marked and goes nowhere. */
static void
test_bad_line (Fixture *self,
               gconstpointer data)
{
  GtkWidget *entry;

  test_ui_accel ("<Control>l");
  test_ui_type ("99999999\n");
  entry = test_ui_find_text (self->page, "99999999");
  test_ui_wait_for (entry != NULL);
  g_assert_true (gtk_bitset_is_empty (get_selected (self)));
  test_ui_accel ("<Control>a");
  test_ui_type ("abc\n");
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_true (gtk_bitset_is_empty (get_selected (self)));
}

/* Only the clauses of a variable, and all again; then none. */
static void
test_variable (Fixture *self,
               gconstpointer data)
{
  guint64 n_all = satdoku_clause_list_get_n_clauses (get_list (self));

  test_ui_accel ("<Control>f");
  test_ui_type ("115");
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == 4 + 4 * 8 + 1);
  test_ui_wait_for (test_ui_shows_text (self->page, "Boxes"));
  test_ui_type ("99");
  test_ui_wait_for (test_ui_shows_text (self->page, "No clause contains variable 11599"));
  test_ui_accel ("<Control>a");
  test_ui_key (GDK_KEY_Delete, 0);
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == n_all);
}

static void
result_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  *(GAsyncResult **)user_data = g_object_ref (result);
}

/* What the clipboard holds. */
static char *
read_clipboard (Fixture *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->page));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  char *text;

  gdk_clipboard_read_text_async (clipboard, NULL, result_cb, &result);
  test_ui_wait_for (result != NULL);
  text = gdk_clipboard_read_text_finish (clipboard, result, &error);
  g_assert_no_error (error);
  return text;
}

static GString *
make_text (Fixture *self)
{
  g_autoptr (SudokuCnf) cnf = test_make_cnf (sudoku_game_get_grid (self->game), "full", "original");
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  GString *text = test_clauses_to_text (clauses);

  g_string_prepend (text, "p cnf 999 12018\n");
  return text;
}

static void
test_copy (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GString) wanted = make_text (self);
  g_autofree char *all = NULL;
  g_autofree char *some = NULL;

  test_ui_accel ("<Control>c");
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_false (test_cnf_page_says_anything (self));
  test_ui_accel ("<Control><Shift>c");
  test_ui_wait_for (test_cnf_page_says (self, "Formula copied"));
  all = read_clipboard (self);
  g_assert_cmpstr (all, ==, wanted->str);

  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)0);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  test_ui_wait_for (gtk_bitset_get_size (get_selected (self)) == 2);
  test_ui_accel ("<Control>c");
  test_ui_wait_for (test_cnf_page_says (self, "2 clauses copied"));
  some = read_clipboard (self);
  g_assert_cmpstr (some, ==, "111 112 113 114 115 116 117 118 119 0\n-111 -112 0\n");
}

/* Compressed or not. */
static gboolean
holds (GFile *file,
       const GString *text)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GBytes) wanted = g_bytes_new_static (text->str, text->len);
  g_autoptr (GBytes) unpacked = NULL;
  g_autoptr (GError) error = NULL;

  if (bytes == NULL)
    return FALSE;
  unpacked = sat_compression_unpack ("file", bytes, SAT_UNPACKED_MAX, NULL, &error);
  g_assert_no_error (error);
  return g_bytes_equal (unpacked, wanted);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;
  return n_files;
}

/* Plain, compressed, over an older file, and where it can't be. Nothing else is left behind. */
static void
test_save (Fixture *self,
           gconstpointer data)
{
  static const char *const names[] = { "a.cnf", "b.cnf.gz", "c.cnf.xz" };
  g_autoptr (GString) wanted = make_text (self);
  g_autofree char *origin = sudoku_origin_write (get_cnf (self));
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autoptr (GFile) nowhere = g_file_new_build_filename (folder, "no", "where.cnf", NULL);

  /* The last line is the one by which the puzzle is recognised. */
  g_string_append (wanted, origin);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = g_file_new_build_filename (folder, names[i], NULL);
      g_autofree char *message = g_strdup_printf ("Saved “%s”", names[i]);

      satdoku_cnf_page_save_to (self->page, file);
      test_ui_wait_for (test_cnf_page_says (self, message));
      g_assert_true (holds (file, wanted));
      g_assert_true (g_file_set_contents (g_file_peek_path (file), "old", -1, NULL));
      satdoku_cnf_page_save_to (self->page, file);
      test_ui_wait_for (holds (file, wanted));
    }
  g_assert_cmpuint (count_files (folder), ==, 3);
  satdoku_cnf_page_save_to (self->page, nowhere);
  test_ui_wait_for (test_cnf_page_says (self, "The formula was not saved"));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* What a link leads to is replaced like any other file, not written into, and the link stays. */
static void
test_save_link (Fixture *self,
                gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.cnf", NULL);
  g_autofree char *link_path = g_build_filename (folder, "link.cnf", NULL);
  g_autoptr (GFile) link = g_file_new_for_path (link_path);
  GStatBuf before, after;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_cmpint (symlink ("old.cnf", link_path), ==, 0);
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  satdoku_cnf_page_save_to (self->page, link);
  test_ui_wait_for (test_cnf_page_says (self, "Saved"));
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, !=, before.st_ino);
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_unlink (link_path);
  g_unlink (path);
  g_rmdir (folder);
}

/* A save that is cancelled leaves the older file as it was, or no file. */
static void
test_save_cancelled (Fixture *self,
                     gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.cnf", NULL);
  g_autoptr (GFile) old = g_file_new_for_path (path);
  g_autoptr (GFile) fresh = g_file_new_build_filename (folder, "new.cnf", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  satdoku_cnf_page_save_to (self->page, old);
  satdoku_worker_cancel (self->worker);
  satdoku_cnf_page_save_to (self->page, fresh);
  satdoku_worker_cancel (self->worker);
  test_ui_wait_for (count_files (folder) == 1);
  g_assert_false (test_cnf_page_says_anything (self));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  g_unlink (path);
  g_rmdir (folder);
}

/* Is the middle of a cell of a 9 × 9 board another in the two pictures? The board is a square in
 * the middle of them. */
static gboolean
differs (GdkTexture *a,
         GdkTexture *b,
         guint cell)
{
  gsize width = (gsize)gdk_texture_get_width (a), height = (gsize)gdk_texture_get_height (a);
  g_autofree guint32 *before = g_new (guint32, width * height);
  g_autofree guint32 *after = g_new (guint32, width * height);
  gsize size = MIN (width, height), part = size / 18;
  gsize left = (width - size) / 2 + (4 * (cell % 9) + 1) * size / 36;
  gsize top = (height - size) / 2 + (4 * (cell / 9) + 1) * size / 36;

  gdk_texture_download (a, (guchar *)before, width * sizeof *before);
  gdk_texture_download (b, (guchar *)after, width * sizeof *after);
  for (gsize y = top; y < top + part; y++)
    if (memcmp (before + y * width + left, after + y * width + left, part * sizeof *before) != 0)
      return TRUE;
  return FALSE;
}

/* The first clause of each of some rules: its heading in the list, what it means, and the cells
 * that it is about on the small board. */
static const struct
{
  const char *id;
  const char *heading;
  const char *meaning;
  guint n_cells;
  guint cells[9];
} rule_families[] = {
  { "windows",
    "Windows",
    "Window 1 needs a 1 somewhere",
    9,
    { 10, 11, 12, 19, 20, 21, 28, 29, 30 } },
  { "anti-knight",
    "A knight’s move apart",
    "Row 1 column 1 and row 2 column 3, a knight’s move apart, can’t both hold a 1",
    2,
    { 0, 11 } },
};

static void
test_rule_families (Fixture *self,
                    gconstpointer data)
{
  GtkWidget *board = test_ui_find (self->page, SATDOKU_TYPE_MINI_BOARD, NULL);
  g_autoptr (GdkTexture) before = test_ui_draw (board);

  for (gsize i = 0; i < G_N_ELEMENTS (rule_families); i++)
    {
      const SudokuFamily *family = sudoku_cnf_lookup_family (
        get_cnf (self), rule_families[i].id);
      g_autoptr (GdkTexture) after = NULL;
      guint n = 0;

      g_assert_nonnull (family);
      gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", family->first);
      test_ui_wait_for (is_selected (self, (guint)family->first));
      test_ui_wait_for (find_row (self, family->first) != NULL);
      g_assert_true (
        test_ui_shows_text (find_row (self, family->first), rule_families[i].heading));
      test_ui_wait_for (test_ui_shows_text (self->page, rule_families[i].meaning));
      after = test_ui_draw (board);
      for (guint cell = 0; cell < 81; cell++)
        if (differs (before, after, cell))
          {
            g_assert_cmpuint (n, <, rule_families[i].n_cells);
            g_assert_cmpuint (cell, ==, rule_families[i].cells[n++]);
          }
      g_assert_cmpuint (n, ==, rule_families[i].n_cells);
      test_ui_screenshot (self->window, rule_families[i].id);
    }
}

/* 198 million clauses: to both ends by the keyboard, over the border of a page by scrolling. */
static void
test_huge (Fixture *self,
           gconstpointer data)
{
  GtkWidget *scroller = test_ui_find (get_view (self), GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint64 n_clauses = satdoku_clause_list_get_n_clauses (get_list (self));

  test_ui_wait_for (test_ui_shows_text (self->page, "p cnf 1061208 198040000"));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)5);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_key (GDK_KEY_End, GDK_CONTROL_MASK);
  test_ui_wait_for (is_selected (self, (guint)n_clauses - 1));
  test_ui_wait_for (find_row (self, n_clauses - 1) != NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_key (GDK_KEY_Home, GDK_CONTROL_MASK);
  test_ui_wait_for (is_selected (self, 0));
  g_assert_cmpuint (satdoku_clause_list_get_first (get_list (self)), ==, 0);
  test_ui_settle (GTK_WIDGET (self->page));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  test_ui_wait_for (satdoku_clause_list_get_first (get_list (self)) > 0);
  test_ui_settle (GTK_WIDGET (self->page));
  /* The last row of the first page is still in view. */
  test_ui_wait_for (find_row (self, SATDOKU_CLAUSE_PAGE_SIZE - 1) != NULL);
  gtk_selection_model_select_all (
    GTK_SELECTION_MODEL (satdoku_clause_view_get_selection (get_view (self))));
  g_assert_cmpuint (gtk_bitset_get_size (get_selected (self)), ==, n_clauses);
}

/* Both layouts. */
static void
test_widths (Fixture *self,
             gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.go-to-clause", "t", (guint64)3240);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, "cnf-wide");
  test_ui_resize (self->window, 360, 600);
  g_assert_nonnull (test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_DETAILS, NULL));
  test_ui_screenshot (self->window, "cnf-narrow");
}

/* A page that is never shown, and has no game. */
static void
test_bare (void)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL));

  g_assert_finalize_object (page);
}

/* The bar has one row in a window of a usual width, and as many as it takes on a phone. */
static void
test_bar (Fixture *self,
          gconstpointer data)
{
  GtkWidget *bar = test_ui_find (self->page, SATDOKU_TYPE_WRAP_BOX, NULL);
  GtkWidget *child = gtk_widget_get_first_child (bar);
  int one_row = gtk_widget_get_height (child) + PADDING;

  test_ui_resize (self->window, 1000, 700);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_cmpint (gtk_widget_get_height (bar), <=, one_row);
  test_ui_resize (self->window, 360, 700);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_cmpint (gtk_widget_get_height (bar), >, 2 * one_row);
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/cnf-page/" name, Fixture, NULL, set_up, function, test_cnf_page_tear_down)
  g_test_add_func ("/cnf-page/bare", test_bare);
  ADD ("follows-game", test_follows_game);
  ADD ("schemes", test_schemes);
  ADD ("ways", test_ways);
  ADD ("auxiliary", test_auxiliary);
  ADD ("unsolvable", test_unsolvable);
  ADD ("lazy", test_lazy);
  ADD ("other-game", test_other_game);
  ADD ("go-to-line", test_go_to_line);
  ADD ("middle", test_middle);
  ADD ("bad-line", test_bad_line);
  ADD ("variable", test_variable);
  ADD ("copy", test_copy);
  ADD ("save", test_save);
  ADD ("save-link", test_save_link);
  ADD ("widths", test_widths);
  ADD ("bar", test_bar);
  g_test_add ("/cnf-page/rule-families",
              Fixture,
              NULL,
              set_up_rules,
              test_rule_families,
              test_cnf_page_tear_down);
  g_test_add ("/cnf-page/huge", Fixture, NULL, set_up_huge, test_huge, test_cnf_page_tear_down);
  g_test_add ("/cnf-page/save-cancelled",
              Fixture,
              NULL,
              set_up_huge,
              test_save_cancelled,
              test_cnf_page_tear_down);
  return g_test_run ();
}
