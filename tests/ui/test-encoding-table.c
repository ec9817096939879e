/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of encodings: opened from the CNF page, it measures by itself, is sorted, copied, and
 * what is chosen in it becomes the encoding of the page. */

#include "satdoku-cnf-page.h"

#include "satdoku-encoding-row.h"
#include "satdoku-encoding-table.h"
#include "test-cnf.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  GtkWindow *window;
  SatdokuCnfPage *page;
  SudokuGame *game;
  SatdokuWorker *worker;
  GtkWindow *table;
  GtkColumnView *view;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, "1......3.2......", FALSE);

  self->game = sudoku_game_new (grid);
  self->worker = satdoku_worker_new ();
  self->page = g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL);
  g_object_set (self->page, "game", self->game, "worker", self->worker, NULL);
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1000, "default-height", 700, NULL);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->page));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_activate (self->page, "cnf.compare", NULL);
  self->table = test_ui_find_window (SATDOKU_TYPE_ENCODING_TABLE, NULL);
  self->view = GTK_COLUMN_VIEW (test_ui_find (self->table, GTK_TYPE_COLUMN_VIEW, NULL));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  g_object_unref (self->game);
  g_object_unref (self->worker);
}

/* (transfer full): as it is shown */
static SatdokuEncodingRow *
get_row (Fixture *self,
         guint i)
{
  return g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (self->view)), i);
}

static void
wait_for_end (Fixture *self)
{
  test_ui_wait_for (test_ui_shows_text (self->table, "One run of the built-in solver on this "
                                                     "puzzle. Another puzzle, another order: "
                                                     "never rank encodings by one run."));
}

/* Every encoding has its row with the numbers of its formula, the fastest first. */
static void
test_measured (Fixture *self,
               gconstpointer data)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  gsize n = 0;
  double last = 0;

  sudoku_encodings (&n);
  wait_for_end (self);
  g_assert_cmpuint (g_list_model_get_n_items (
                      G_LIST_MODEL (gtk_column_view_get_model (self->view))),
                    ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SatdokuEncodingRow) row = get_row (self, i);
      const SatdokuEncodingFacts *facts = satdoku_encoding_row_get_facts (row);
      g_autoptr (SudokuCnf) cnf =
        test_make_cnf (grid, satdoku_encoding_row_get_encoding (row)->id, "original");

      g_assert_cmpuint (facts->n_variables, ==, (guint64)sudoku_cnf_get_n_variables (cnf));
      g_assert_cmpuint (facts->n_clauses, ==, sudoku_cnf_get_n_clauses (cnf));
      g_assert_cmpuint (facts->n_bytes, ==, sudoku_cnf_get_text_length (cnf));
      g_assert_cmpint (facts->verdict, ==, SAT_STATUS_SATISFIABLE);
      g_assert_cmpfloat (facts->seconds, >=, last);
      last = facts->seconds;
    }
  test_ui_screenshot (self->table, "encoding-table");
  test_ui_resize (self->table, 360, 600);
  test_ui_screenshot (self->table, "encoding-table-narrow");
}

static void
text_read_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* The table as text has a line for each row, under one with the names of the columns. */
static void
test_copied (Fixture *self,
             gconstpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize n = 0;

  sudoku_encodings (&n);
  wait_for_end (self);
  test_ui_activate (self->table, "table.copy", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->table)), NULL,
                                 text_read_cb, &text);
  test_ui_wait_for (text != NULL);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 2);
  for (guint i = 0; i <= n; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (columns), ==, 5);
      g_assert_true (i == 0 || sudoku_encoding_find (columns[0]) != NULL);
    }
}

static void
test_chosen (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SatdokuEncodingRow) row = NULL;
  g_autofree char *id = NULL;

  wait_for_end (self);
  row = get_row (self, 3);
  g_signal_emit_by_name (self->view, "activate", 3);
  g_object_get (self->page, "encoding-id", &id, NULL);
  g_assert_cmpstr (id, ==, satdoku_encoding_row_get_encoding (row)->id);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_ENCODING_TABLE, NULL) == NULL);
}

/* Closed while it measures: nothing comes of that any more. */
static void
test_closed (Fixture *self,
             gconstpointer data)
{
  gtk_window_close (self->table);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_ENCODING_TABLE, NULL) == NULL);
  test_ui_flush ();
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/encoding-table/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("measured", test_measured);
  ADD ("copied", test_copied);
  ADD ("chosen", test_chosen);
  ADD ("closed", test_closed);
#undef ADD
  return g_test_run ();
}
