/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watching a solver on the CNF page, by real keys: steps forwards and backwards, on to a conflict
 * and what is learned from it, deciding oneself; formulas that are no puzzle, and those that are
 * too large; pictures at several sizes. */

#include <sat-dimacs.h>
#include <sat-trace-state.h>
#include <string.h>

#include "satdoku-clause-row.h"
#include "satdoku-clause-view.h"
#include "satdoku-derivation-view.h"
#include "satdoku-graph-view.h"
#include "satdoku-mini-board.h"
#include "satdoku-read-source.h"
#include "satdoku-trail-view.h"
#include "satdoku-watch-options.h"
#include "satdoku-watch-panel.h"
#include "satdoku-watch-save.h"
#include "test-app.h"
#include "test-cnf-page.h"
#include "test-grid.h"
#include "test-ui.h"

/* Hard enough for conflicts. */
#define HARDEST                               \
  "8..........36......7..9.2...5...7.......4" \
  "57.....1...3...1....68..85...1..9....4.."

typedef TestCnfPage Fixture;

static void
open_empty (Fixture *self,
            guint order,
            const char *encoding)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  test_cnf_page_open (self, grid, encoding, 1000, 800);
}

static SatdokuWatch *
get_watch (Fixture *self)
{
  return satdoku_watch_panel_get_watch (
    SATDOKU_WATCH_PANEL (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL)));
}

static guint
get_position (Fixture *self)
{
  return satdoku_watch_get_position (get_watch (self));
}

static gboolean
is_ready (Fixture *self)
{
  return !satdoku_watch_is_busy (get_watch (self)) &&
         satdoku_watch_get_trace (get_watch (self)) != NULL;
}

static void
start (Fixture *self)
{
  test_ui_accel ("<Control><Shift>y");
  test_ui_wait_for (is_ready (self));
  test_ui_settle (GTK_WIDGET (self->page));
}

static SatTraceKind
get_last_kind (Fixture *self)
{
  return sat_trace_get_step (satdoku_watch_get_trace (get_watch (self)), get_position (self) - 1)
    ->kind;
}

static void
test_steps (Fixture *self,
            gconstpointer data)
{
  guint at_conflict;
  g_autofree char *dot = NULL;
  g_autofree char *proof = NULL;

  open_empty (self, 2, "minimal");
  start (self);
  g_assert_cmpuint (get_position (self), ==, 0);
  test_ui_accel ("space");
  test_ui_wait_for (get_position (self) == 1);
  g_assert_true (test_ui_shows_text (self->page, "Level 1: r1c1=1 is decided"));
  test_ui_accel ("space");
  test_ui_wait_for (get_position (self) == 2);
  test_ui_accel ("<Shift>space");
  test_ui_wait_for (get_position (self) == 1);
  test_ui_accel ("<Control><Alt>Right");
  test_ui_wait_for (get_last_kind (self) == SAT_TRACE_LEARN);
  at_conflict = get_position (self);
  g_assert_true (test_ui_shows_text (self->page, "Conflict"));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, "watch-4x4");
  test_ui_activate (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL), "watch.view",
                    g_variant_new_string ("graph"));
  test_ui_wait_for (test_ui_find (self->page, SATDOKU_TYPE_GRAPH_VIEW, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, "watch-4x4-graph");
  dot = satdoku_watch_dup_dot (get_watch (self));
  g_assert_true (g_str_has_prefix (dot, "digraph conflict {\n"));
  g_assert_nonnull (strstr (dot, "✕"));
  proof = satdoku_watch_dup_proof (get_watch (self));
  /* One clause of five literals. */
  g_assert_cmpstr (proof, ==, "-113 212 122 211 121 0\n");
  test_ui_accel ("<Control><Alt>Left");
  test_ui_wait_for (get_position (self) < at_conflict);
  test_ui_accel ("space");
  test_ui_wait_for (get_last_kind (self) == SAT_TRACE_DECIDE);
  test_ui_activate (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL), "watch.close", NULL);
  test_ui_wait_for (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL) == NULL);
}

/* Nothing but keys. */
static void
test_decide (Fixture *self,
             gconstpointer data)
{
  SatTrace *trace;
  guint before;

  open_empty (self, 2, "minimal");
  start (self);
  test_ui_accel ("space");
  test_ui_accel ("space");
  test_ui_wait_for (get_position (self) == 2);
  before = satdoku_watch_find_choice (get_watch (self));
  test_ui_accel ("<Control><Alt>e");
  test_ui_wait_for (GTK_IS_TEXT (gtk_window_get_focus (self->window)));
  test_ui_type ("r4c4=2");
  test_ui_wait_for (
    g_str_equal (gtk_editable_get_text (GTK_EDITABLE (gtk_window_get_focus (self->window))),
                 "r4c4=2"));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (is_ready (self) && get_position (self) == before + 1);
  trace = satdoku_watch_get_trace (get_watch (self));
  g_assert_cmpint (sat_trace_get_step (trace, before)->kind, ==, SAT_TRACE_DECIDE);
  g_assert_cmpint (sat_trace_get_step (trace, before)->literal, ==, 442);
  g_assert_cmpint (sat_trace_get_end (trace), ==, SAT_TRACE_END_SATISFIED);
}

/* A number that is typed on the small board. */
static void
test_board (Fixture *self,
            gconstpointer data)
{
  GtkWidget *panel;
  GtkWidget *board;

  open_empty (self, 2, "minimal");
  start (self);
  panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  board = test_ui_find (panel, SATDOKU_TYPE_MINI_BOARD, NULL);
  gtk_widget_grab_focus (board);
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_key (GDK_KEY_3, 0);
  test_ui_wait_for (is_ready (self) && get_position (self) == 1);
  g_assert_true (test_ui_shows_text (self->page, "Level 1: r1c2=3 is decided"));
}

static void
test_too_large (Fixture *self,
                gconstpointer data)
{
  open_empty (self, 5, "full");
  test_ui_accel ("<Control><Shift>y");
  test_ui_wait_for (satdoku_watch_get_error (get_watch (self)) != NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_true (test_ui_shows_text (self->page, "is too large to watch"));
}

/* Two clauses and their opposites: a conflict, a unit, and another conflict. */
static void
test_formula (Fixture *self,
              gconstpointer data)
{
  static const char text[] = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("toy.cnf", text, strlen (text), NULL, &error);
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;
  SatTrace *trace;

  g_assert_no_error (error);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, "toy.cnf");
  open_empty (self, 2, "full");
  g_object_set (self->page, "loaded", source, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  start (self);
  test_ui_accel ("<Control><Alt>Right");
  test_ui_wait_for (get_last_kind (self) == SAT_TRACE_LEARN);
  trace = satdoku_watch_get_trace (get_watch (self));
  g_assert_cmpint (sat_trace_get_end (trace), ==, SAT_TRACE_END_UNSATISFIABLE);
  g_assert_true (test_ui_shows_text (self->page, "Learned: "));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, "watch-formula");
}

/* What closes the panel stands where people look for it, however many rows the buttons take. */
static void
check_close (GtkWidget *panel)
{
  graphene_rect_t close, back, gear;

  g_assert_true (gtk_widget_compute_bounds (test_ui_find_action (panel, "watch.close"), panel,
                                            &close));
  g_assert_true (gtk_widget_compute_bounds (test_ui_find_action (panel, "watch.back"), panel,
                                            &back));
  g_assert_true (gtk_widget_compute_bounds (test_ui_find (panel, SATDOKU_TYPE_WATCH_OPTIONS, NULL),
                                            panel, &gear));
  g_assert_cmpfloat (close.origin.y, ==, back.origin.y);
  g_assert_cmpfloat (close.origin.x + close.size.width + 20, >,
                     (float)gtk_widget_get_width (panel));
  g_assert_cmpfloat (gear.origin.y, >=, back.origin.y);
}

/* On a phone the board is one of the views, and can be typed on there. */
static void
check_narrow (Fixture *self,
              const char *name)
{
  g_autofree char *picture = g_strconcat (name, "-360-board", NULL);
  GtkWidget *panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  GtkWidget *board = NULL;

  test_ui_wait_for (test_ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "board_button") != NULL);
  g_assert_null (test_ui_find (panel, SATDOKU_TYPE_MINI_BOARD, NULL));
  check_close (panel);
  test_ui_click (test_ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "board_button"));
  test_ui_wait_for ((board = test_ui_find (panel, SATDOKU_TYPE_MINI_BOARD, NULL)) != NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_cmpint (gtk_widget_get_height (board), >=, 120);
  test_ui_screenshot (self->window, picture);
  test_ui_resize (self->window, 1000, 800);
  test_ui_wait_for (test_ui_find (panel, GTK_TYPE_TOGGLE_BUTTON, "board_button") == NULL);
  test_ui_wait_for (test_ui_find (panel, SATDOKU_TYPE_MINI_BOARD, NULL) == board);
  g_assert_nonnull (test_ui_find (panel, SATDOKU_TYPE_TRAIL_VIEW, NULL));
  test_ui_settle (GTK_WIDGET (self->page));
  check_close (panel);
}

static void
take_pictures (Fixture *self,
               const char *name)
{
  test_cnf_page_take_pictures (self, name);
  check_narrow (self, name);
}

/* The row that shows the clause that the last step is about, among those that are seen. */
static SatdokuClauseRow *
find_row (Fixture *self)
{
  GtkWidget *clauses = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  GtkWidget *view = test_ui_find (clauses, GTK_TYPE_LIST_VIEW, NULL);
  guint clause = satdoku_watch_get_clause (get_watch (self));

  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (SATDOKU_IS_CLAUSE_ROW (child) && gtk_widget_get_child_visible (row) &&
          satdoku_clause_row_get_clause (SATDOKU_CLAUSE_ROW (child)) == clause &&
          test_ui_in_sight (row))
        return SATDOKU_CLAUSE_ROW (child);
    }
  return NULL;
}

static gboolean
shows_clause (Fixture *self)
{
  return find_row (self) != NULL;
}

static gboolean
has_mark (SatdokuClauseRow *row,
          PangoAttrType type,
          guint at)
{
  PangoAttrList *marks = satdoku_clause_row_get_marks (row);
  g_autoptr (PangoAttrIterator) iterator =
    marks != NULL ? pango_attr_list_get_iterator (marks) : NULL;
  int start, end;

  if (iterator == NULL)
    return FALSE;
  do
    {
      pango_attr_iterator_range (iterator, &start, &end);
      if ((guint)start <= at && at < (guint)end)
        return pango_attr_iterator_get (iterator, type) != NULL;
    }
  while (pango_attr_iterator_next (iterator));
  return FALSE;
}

/* The literals of the clauses are marked as they are at the step: one that follows is true, and all
 * others of its clause are false. */
/* Five pigeons, with as many comments as a lesson has, and twice as many. */
static void
load_pigeons (Fixture *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) comments = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;
  SatDimacs *dimacs;

  for (guint i = 0; i < 40; i++)
    g_string_append (comments, "c One of many lines that say what all of this means.\n");
  g_string_append_printf (text, "%sp cnf 20 45\n", comments->str);
  for (guint i = 0; i < 5; i++)
    g_string_append_printf (text, "%u %u %u %u 0\n", 4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4);
  for (guint k = 1; k <= 4; k++)
    for (guint i = 0; i < 5; i++)
      for (guint j = 0; j < i; j++)
        g_string_append_printf (text, "-%u -%u 0\n", 4 * i + k, 4 * j + k);
  dimacs = sat_dimacs_read ("pigeons.cnf", text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, "pigeons.cnf");
  g_object_set (self->page, "loaded", source, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
}

static graphene_rect_t
get_bounds (Fixture *self,
            gpointer widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  return bounds;
}

/* What one watches is in the window, with room to see something of it. */
static void
assert_all_there (Fixture *self,
                  int width,
                  int height)
{
  static const char *const buttons[] = { "Trail", "Conflict", "Graph" };
  GtkWidget *graph = test_ui_find (self->page, SATDOKU_TYPE_GRAPH_VIEW, NULL);
  graphene_rect_t view = get_bounds (self, gtk_widget_get_ancestor (graph, GTK_TYPE_STACK));

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      graphene_rect_t bounds = get_bounds (self, test_ui_find_text (self->page, buttons[i]));

      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, height);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  g_assert_cmpfloat (view.origin.y + view.size.height, <=, height);
  g_assert_cmpfloat (view.size.height, >=, 90);
}

/* Variables are called as the formula calls them. */
static void
test_names (Fixture *self,
            gconstpointer data)
{
  static const char text[] = "c var 1 rain\nc var 2 wet\np cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n";
  g_autoptr (GError) error = NULL;
  GtkWidget *panel;
  SatDimacs *dimacs = sat_dimacs_read ("rain.cnf", text, strlen (text), NULL, &error);
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;

  g_assert_no_error (error);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, "rain.cnf");
  test_cnf_page_open_line (self, HARDEST, NULL, 1000, 760);
  g_object_set (self->page, "loaded", source, NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  start (self);
  panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  test_ui_activate (panel, "watch.forward", NULL);
  test_ui_wait_for (is_ready (self) && test_ui_shows_text (self->page, "1 (rain) is decided"));
  test_ui_activate (panel, "watch.forward", NULL);
  test_ui_wait_for (test_ui_shows_text (self->page, "because"));
  g_assert_true (test_ui_shows_text (self->page, "wet"));
  g_assert_false (test_ui_shows_text (self->page, "x1"));
  test_ui_screenshot (self->window, "watch-names");
}

/* However much a formula has to say; the panel grows with the window, and the graph is not cut
 * off. */
static void
test_room (Fixture *self,
           gconstpointer data)
{
  static const struct
  {
    int width, height;
    int dpi;
    float panel;
  } sizes[] = {
    { 760, 760, 100, 300 },
    { 1000, 760, 100, 400 },
    { 1400, 760, 100, 560 },
    { 360, 720, 100, 350 },
    { 1000, 760, 150, 400 },
  };
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *panel;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  test_cnf_page_open_line (self, HARDEST, NULL, 1000, 760);
  load_pigeons (self);
  start (self);
  panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  for (guint i = 0; i < 3; i++)
    test_ui_activate (panel, "watch.next-conflict", NULL);
  test_ui_wait_for (is_ready (self));
  test_ui_activate (panel, "watch.view", g_variant_new_string ("graph"));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name =
        g_strdup_printf ("watch-room-%d-%d", sizes[i].width, sizes[i].dpi);

      g_object_set (settings, "gtk-xft-dpi", dpi * sizes[i].dpi / 100, NULL);
      test_ui_resize (self->window, sizes[i].width, sizes[i].height);
      test_ui_settle (GTK_WIDGET (self->page));
      test_ui_screenshot (self->window, name);
      assert_all_there (self, sizes[i].width, sizes[i].height);
      g_assert_cmpfloat (get_bounds (self, panel).size.width, >=, sizes[i].panel);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_marks (Fixture *self,
            gconstpointer data)
{
  SatdokuClauseRow *row = NULL;

  open_empty (self, 2, "minimal");
  start (self);
  test_ui_accel ("space");
  test_ui_accel ("space");
  test_ui_wait_for (get_position (self) == 2);
  g_assert_cmpint (get_last_kind (self), ==, SAT_TRACE_IMPLY);
  test_ui_wait_for ((row = find_row (self)) != NULL);
  /* "-111 -121 0" */
  g_assert_true (has_mark (row, PANGO_ATTR_STRIKETHROUGH, 0));
  g_assert_false (has_mark (row, PANGO_ATTR_WEIGHT, 0));
  g_assert_true (has_mark (row, PANGO_ATTR_WEIGHT, 5));
  g_assert_false (has_mark (row, PANGO_ATTR_STRIKETHROUGH, 5));
  test_ui_activate (test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL), "watch.close", NULL);
  test_ui_settle (GTK_WIDGET (self->page));
  g_assert_null (satdoku_clause_row_get_marks (row));
}

/* However fast the steps follow each other. */
static void
check_clauses (Fixture *self)
{
  test_ui_accel ("<Control><Alt>Left");
  test_ui_wait_for (shows_clause (self));
  for (guint i = 0; i < 3; i++)
    test_ui_accel ("space");
  test_ui_wait_for (shows_clause (self));
  for (guint i = 0; i < 20; i++)
    {
      guint before = get_position (self);

      test_ui_accel ("space");
      test_ui_wait_for (get_position (self) == before + 1);
      test_ui_wait_for (shows_clause (self));
    }
  test_ui_accel ("<Control><Alt>Right");
  test_ui_wait_for (get_last_kind (self) == SAT_TRACE_LEARN);
}

static void
test_hardest (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, HARDEST, FALSE);

  test_cnf_page_open (self, grid, "full", 1000, 800);
  start (self);
  test_ui_accel ("<Control><Alt>Right");
  test_ui_wait_for (get_last_kind (self) == SAT_TRACE_LEARN);
  check_clauses (self);
  take_pictures (self, "watch-9x9");
}

/* The numbers of a board of 16×16 can be read. */
static void
test_large (Fixture *self,
            gconstpointer data)
{
  GtkWidget *panel, *board;

  open_empty (self, 4, "minimal");
  start (self);
  test_ui_accel ("<Control><Alt>Right");
  test_ui_wait_for (get_position (self) > 0);
  panel = test_ui_find (self->page, SATDOKU_TYPE_WATCH_PANEL, NULL);
  board = test_ui_find (panel, SATDOKU_TYPE_MINI_BOARD, NULL);
  test_ui_settle (board);
  g_assert_cmpint (gtk_widget_get_height (board), >=, 16 * 14);
  take_pictures (self, "watch-16x16");
}

/* What the board shows in a cell; nothing when there is no overlay. */
static SatdokuShown
get_shown (SatdokuBoard *board,
           guint cell)
{
  SatdokuOverlay *overlay = satdoku_board_get_overlay (board);
  const SatdokuShown *shown = overlay != NULL ? satdoku_overlay_get_shown (overlay, cell) : NULL;

  return shown != NULL ? *shown : (SatdokuShown){ 0 };
}

/* On the board of the game a number that is left is decided by a click, and not entered. */
static void
test_large_board (void)
{
  g_autoptr (SatdokuApplication) application = test_app_new ();
  g_autoptr (SudokuGame) game = test_app_make_game (HARDEST);
  SatdokuWindow *window = test_app_play (game);
  SatdokuBoard *board = NULL;
  GtkWidget *cell = NULL;

  test_ui_activate (window, "win.page", g_variant_new_string ("cnf"));
  test_ui_settle (GTK_WIDGET (window));
  test_ui_accel ("<Control><Shift>y");
  test_ui_wait_for (test_ui_find (window, SATDOKU_TYPE_WATCH_PANEL, NULL) != NULL);
  test_ui_activate (window, "win.page", g_variant_new_string ("grid"));
  test_ui_wait_for ((board = (gpointer)test_ui_find (window, SATDOKU_TYPE_BOARD, NULL)) != NULL);
  test_ui_wait_for (get_shown (board, 1).assumed);
  test_ui_settle (GTK_WIDGET (window));
  /* In the first of nine places of the cell is the 1. */
  g_assert_true (sudoku_set_has (get_shown (board, 1).values, 1));
  cell = GTK_WIDGET (satdoku_board_get_cell (board, 1));
  test_ui_click_at (cell, gtk_widget_get_width (cell) / 5.0, gtk_widget_get_height (cell) / 5.0,
                    GDK_BUTTON_PRIMARY, 1, 0);
  test_ui_wait_for (get_shown (board, 1).level == 1);
  g_assert_cmpuint (get_shown (board, 1).value, ==, 1);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 1), ==, 0);
  test_ui_settle (GTK_WIDGET (window));
  test_ui_screenshot (window, "watch-large-board");
  test_ui_destroy (GTK_WINDOW (window));
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_test_add ("/ui/watch/steps", Fixture, NULL, NULL, test_steps, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/decide", Fixture, NULL, NULL, test_decide, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/board", Fixture, NULL, NULL, test_board, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/marks", Fixture, NULL, NULL, test_marks, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/too-large", Fixture, NULL, NULL, test_too_large, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/formula", Fixture, NULL, NULL, test_formula, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/room", Fixture, NULL, NULL, test_room, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/names", Fixture, NULL, NULL, test_names, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/hardest", Fixture, NULL, NULL, test_hardest, test_cnf_page_tear_down);
  g_test_add ("/ui/watch/large", Fixture, NULL, NULL, test_large, test_cnf_page_tear_down);
  g_test_add_func ("/ui/watch/large-board", test_large_board);
  return g_test_run ();
}
