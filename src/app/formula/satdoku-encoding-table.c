/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of encodings. A worker of the window makes, measures and solves the formulas: first all
 * sizes, then the times, each once. So the numbers are of this puzzle and this run. */

#include "satdoku-config.h"

#include "satdoku-encoding-table.h"

#include <glib/gi18n.h>
#include <sat-solver.h>

#include "satdoku-class.h"
#include "satdoku-encoding-row.h"
#include "satdoku-worker.h"

/* Larger formulas are not solved here: the solver would take gigabytes of memory. */
#define CLAUSES_MAX 4000000
/* Seconds for each formula. */
#define TIME_LIMIT 10

struct _SatdokuEncodingTable
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkColumnView *view;
  GtkColumnViewColumn *time_column;
  GtkLabel *status;

  /* Owned. */
  SudokuCnf *cnf;
  GListStore *rows;
  SatdokuWorker *worker;
  GCancellable *cancellable;
  guint n_done; /* jobs: twice the rows */
};

G_DEFINE_FINAL_TYPE (SatdokuEncodingTable, satdoku_encoding_table, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* One formula to be measured. */
typedef struct
{
  SudokuGrid *grid;
  const SudokuEncoding *encoding;
  const SudokuNumbering *numbering;
  const SudokuReduction *reduction;
  gboolean solve;
  SatdokuEncodingFacts facts;
} Measurement;

static void
measurement_free (Measurement *self)
{
  sudoku_grid_free (self->grid);
  g_free (self);
}

static gboolean
solve (const SudokuCnf *cnf,
       SatdokuEncodingFacts *facts,
       const SudokuTask *task,
       GError **error)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  const SudokuTask quiet = { .cancellable = task->cancellable };
  gint64 start = g_get_monotonic_time ();

  sat_solver_set_cancellable (solver, task->cancellable);
  if (!sudoku_cnf_stream (cnf, sat_solver_get_sink (solver), &quiet, error))
    return FALSE;
  sat_solver_set_deadline (solver, start + TIME_LIMIT * G_USEC_PER_SEC);
  facts->verdict = sat_solver_solve (solver, NULL);
  facts->seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  return !g_cancellable_set_error_if_cancelled (task->cancellable, error);
}

static gpointer
measure (gpointer input,
         const SudokuTask *task,
         GError **error)
{
  Measurement *self = input;
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new_reduced (self->grid, self->encoding, self->numbering, self->reduction);

  self->facts.seconds = -1;
  self->facts.n_variables = (guint64)sudoku_cnf_get_n_variables (cnf);
  self->facts.n_clauses = sudoku_cnf_get_n_clauses (cnf);
  self->facts.n_bytes = sudoku_cnf_get_text_length (cnf);
  if (self->solve && self->facts.n_clauses <= CLAUSES_MAX &&
      !solve (cnf, &self->facts, task, error))
    return NULL;
  return self;
}

static void measure_next (SatdokuEncodingTable *self);

/* The fastest come into sight, where the list has stayed with the row that was first. */
static void
show_first (SatdokuEncodingTable *self)
{
  GtkWidget *list = gtk_widget_get_last_child (GTK_WIDGET (self->view));

  gtk_widget_activate_action (list, "list.scroll-to-item", "u", 0);
}

static void
show_status (SatdokuEncodingTable *self)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autofree char *text = NULL;

  if (self->n_done < 2 * n_rows)
    /* Translators: two numbers. */
    text = g_strdup_printf (_ ("Measured %u of %u"),
                            self->n_done > n_rows ? self->n_done - n_rows : 0, n_rows);
  else
    text = g_strdup (_ ("One run of the built-in solver on this puzzle. Another puzzle, another "
                        "order: never rank encodings by one run."));
  gtk_label_set_label (self->status, text);
}

static void
measured_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (SatdokuEncodingTable) self = user_data;
  Measurement *measurement = satdoku_worker_run_finish (result, NULL);
  guint n_rows;
  g_autoptr (SatdokuEncodingRow) row = NULL;

  /* The window is closed. */
  if (measurement == NULL || self->rows == NULL)
    {
      g_clear_pointer (&measurement, measurement_free);
      return;
    }
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  row = g_list_model_get_item (G_LIST_MODEL (self->rows), self->n_done % n_rows);
  satdoku_encoding_row_set_facts (row, &measurement->facts);
  measurement_free (measurement);
  gtk_sorter_changed (gtk_column_view_get_sorter (self->view), GTK_SORTER_CHANGE_DIFFERENT);
  self->n_done++;
  show_status (self);
  if (self->n_done == 2 * n_rows)
    show_first (self);
  measure_next (self);
}

static void
measure_next (SatdokuEncodingTable *self)
{
  static const SatdokuJob job = {
    .title = "",
    .run = measure,
    .free_input = (GDestroyNotify)measurement_free,
    .free_result = (GDestroyNotify)measurement_free,
    .quiet = TRUE,
  };
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autoptr (SatdokuEncodingRow) row = NULL;
  Measurement *measurement;

  if (self->n_done >= 2 * n_rows)
    return;
  row = g_list_model_get_item (G_LIST_MODEL (self->rows), self->n_done % n_rows);
  measurement = g_new0 (Measurement, 1);
  measurement->grid = sudoku_grid_copy (sudoku_cnf_get_grid (self->cnf));
  measurement->encoding = satdoku_encoding_row_get_encoding (row);
  measurement->numbering = sudoku_cnf_get_numbering (self->cnf);
  measurement->reduction = sudoku_cnf_get_reduction (self->cnf);
  measurement->solve = self->n_done >= n_rows;
  satdoku_worker_run_async (self->worker, &job, measurement, self->cancellable, measured_cb,
                            g_object_ref (self));
}

static void
copy_cb (SatdokuEncodingTable *self)
{
  GListModel *shown = G_LIST_MODEL (gtk_column_view_get_model (self->view));
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s\t%s\t%s\t%s\t%s\n", _ ("Encoding"), _ ("Variables"),
                          _ ("Clauses"), _ ("Bytes"), _ ("Seconds"));
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (SatdokuEncodingRow) row = g_list_model_get_item (shown, i);

      satdoku_encoding_row_append_text (row, text);
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
}

static void
activate_cb (GtkColumnView *view,
             guint position,
             SatdokuEncodingTable *self)
{
  g_autoptr (SatdokuEncodingRow) row =
    g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), position);

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, satdoku_encoding_row_get_encoding (row)->id);
  gtk_window_close (GTK_WINDOW (self));
}

static void
satdoku_encoding_table_class_init (SatdokuEncodingTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_ENCODING_ROW);
  satdoku_class_set_template (klass, "satdoku-encoding-table.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingTable, view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingTable, time_column);
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingTable, status);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  satdoku_class_add_action (klass, "table.copy", NULL, G_CALLBACK (copy_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "table.copy",
                                       NULL);
  /* A row was activated. The window closes. @id: of the encoding. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_STRING);
  satdoku_class_cancels (klass, SatdokuEncodingTable, cancellable);
  satdoku_class_drops (klass, SatdokuEncodingTable, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuEncodingTable, rows, g_object_unref);
  satdoku_class_drops (klass, SatdokuEncodingTable, cnf, sudoku_cnf_unref);
}

static void
satdoku_encoding_table_init (SatdokuEncodingTable *self)
{
  gsize n;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  GtkSortListModel *sorted;
  g_autoptr (GtkSingleSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->worker = satdoku_worker_new ();
  self->rows = g_list_store_new (SATDOKU_TYPE_ENCODING_ROW);
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (SatdokuEncodingRow) row = satdoku_encoding_row_new (&encodings[i]);

      g_list_store_append (self->rows, row);
    }
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->rows)),
                                    g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection = gtk_single_selection_new (G_LIST_MODEL (sorted));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_selected (selection, GTK_INVALID_LIST_POSITION);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  gtk_column_view_sort_by_column (self->view, self->time_column, GTK_SORT_ASCENDING);
}

/* Measures the encodings of the puzzle of @cnf at once, with its numbering and its reduction. GTK
 * owns the window until it is closed. */
GtkWidget *
satdoku_encoding_table_new (GtkWindow *parent,
                            const SudokuCnf *cnf)
{
  SatdokuEncodingTable *self =
    g_object_new (SATDOKU_TYPE_ENCODING_TABLE, "transient-for", parent, NULL);

  self->cnf = sudoku_cnf_ref ((SudokuCnf *)cnf);
  show_status (self);
  measure_next (self);
  return GTK_WIDGET (self);
}
