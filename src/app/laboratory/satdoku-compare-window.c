/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window to compare solvers and encodings in. The plan is made, opened and saved here; its runs
 * are done one after the other, beside the work of the main window, with a worker of its own.
 * Results are shown as they come in. */

#include "satdoku-config.h"

#include "satdoku-compare-window.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-bench-summary.h>
#include <sudoku-format.h>
#include <words-error.h>

#include "satdoku-cactus-chart.h"
#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-compare-plan.h"
#include "satdoku-compare-run.h"
#include "satdoku-compare-table.h"
#include "satdoku-file-chooser.h"
#include "satdoku-file.h"
#include "satdoku-messages.h"

struct _SatdokuCompareWindow
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  GtkButton *run_button;
  GtkLabel *trouble;
  AdwBin *plan_bin;
  GtkStack *results;
  GtkLabel *progress_label;
  GtkProgressBar *progress_bar;
  GtkLabel *wrong_label;
  GtkListBox *scores;
  AdwBin *chart_bin;
  SatdokuCompareTable *table;

  /* Owned. */
  SatdokuComparePlan *plan;
  SatdokuCactusChart *chart;
  SatdokuWorker *worker;
  SatdokuMessages *messages;
  SudokuDocument *document;    /* (nullable): the puzzle on the board */
  GFile *folder;               /* (nullable): that relative paths are in */
  GPtrArray *rows;             /* (element-type SudokuBenchRow) */
  SudokuBenchSummary *summary; /* (nullable): of the rows */
  SatdokuCompareRun *run;      /* (nullable) */
  GCancellable *cancellable;   /* (nullable): while it runs */
  GCancellable *closing;       /* of files */
};

G_DEFINE_FINAL_TYPE (SatdokuCompareWindow, satdoku_compare_window, ADW_TYPE_WINDOW)

static void
say (SatdokuCompareWindow *self,
     const char *text)
{
  satdoku_messages_say (self->messages, text);
}

static void
say_error (SatdokuCompareWindow *self,
           const GError *error)
{
  satdoku_messages_say_error (self->messages, error);
}

static gboolean
is_running (SatdokuCompareWindow *self)
{
  return self->cancellable != NULL;
}

static SudokuBenchPlan *
read_plan (SatdokuCompareWindow *self,
           GError **error)
{
  g_autofree char *text = satdoku_compare_plan_dup_text (self->plan);

  return sudoku_bench_plan_read (_ ("Plan"), text, error);
}

static void
update_buttons (SatdokuCompareWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchPlan) plan = read_plan (self, &error);
  g_autofree char *words = plan == NULL ? words_error (error, WORDS_STYLE_WINDOW) : NULL;
  gboolean has_rows = self->rows->len > 0;

  gtk_label_set_text (self->trouble, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), words != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->run_button), plan != NULL || is_running (self));
  gtk_button_set_label (self->run_button, is_running (self) ? _ ("_Stop") : _ ("_Run"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.save-csv", has_rows);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.save-svg", has_rows);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.copy", has_rows);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.save-plan", plan != NULL);
}

static void
add_score (SatdokuCompareWindow *self,
           const SudokuBenchLine *line)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title =
    line->solver != NULL
      ? g_strdup_printf ("%s · %s/%s · %s", line->solver, line->scheme, line->at_most_one,
                         line->reduction)
      /* Translators: of several solvers, the best one in each run. */
      : g_strdup (_ ("The best in each run"));
  g_autofree char *solved =
    g_strdup_printf (_ ("solved: %u of %u"), line->n_solved, line->n_runs);
  g_autofree char *wrong =
    line->n_wrong > 0 ? g_strdup_printf (_ (" · wrong: %u"), line->n_wrong)
                      : g_strdup ("");
  /* Translators: solved runs, wrong ones, the score, the median of the times, and the times that a
   * quarter and three quarters stay below. PAR-2 is the name of a score. */
  g_autofree char *subtitle = g_strdup_printf (
    _ ("%s%s · PAR-2 %.3f s · median %.3f s (%.3f–%.3f s)"), solved, wrong, line->par2,
    sudoku_bench_line_get_quantile (line, 0.5), sudoku_bench_line_get_quantile (line, 0.25),
    sudoku_bench_line_get_quantile (line, 0.75));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (line->n_wrong > 0)
    gtk_widget_add_css_class (row, "error");
  gtk_list_box_append (self->scores, row);
}

static void
show_scores (SatdokuCompareWindow *self)
{
  GtkListBoxRow *row;
  guint n_wrong = sudoku_bench_summary_get_n_wrong (self->summary);
  g_autofree char *wrong =
    /* Translators: answers of solvers. */
    g_strdup_printf (_ ("Wrong answers: %u"), n_wrong);

  while ((row = gtk_list_box_get_row_at_index (self->scores, 0)) != NULL)
    gtk_list_box_remove (self->scores, GTK_WIDGET (row));
  for (guint i = 0; i < sudoku_bench_summary_get_n_lines (self->summary); i++)
    add_score (self, sudoku_bench_summary_get_line (self->summary, i));
  if (sudoku_bench_summary_get_n_lines (self->summary) > 1)
    add_score (self, sudoku_bench_summary_get_best (self->summary));
  gtk_label_set_text (self->wrong_label, wrong);
  gtk_widget_set_visible (GTK_WIDGET (self->wrong_label), n_wrong > 0);
}

static void
show_rows (SatdokuCompareWindow *self)
{
  g_clear_pointer (&self->summary, sudoku_bench_summary_free);
  self->summary = sudoku_bench_summary_new (self->rows);
  satdoku_cactus_chart_set_summary (self->chart, self->summary);
  satdoku_compare_table_set_rows (self->table, self->rows, self->summary);
  gtk_stack_set_visible_child_name (self->results, self->rows->len > 0 ? "rows" : "empty");
  if (self->rows->len > 0)
    show_scores (self);
}

static void
show_progress (SatdokuCompareWindow *self)
{
  guint64 n_runs = satdoku_compare_run_get_n_runs (self->run);
  g_autofree char *text =
    g_strdup_printf (_ ("Runs: %u of %u"), self->rows->len, (guint)n_runs);

  gtk_label_set_text (self->progress_label, n_runs > 0 ? text : _ ("Reading the puzzles…"));
  gtk_progress_bar_set_fraction (self->progress_bar,
                                 n_runs > 0 ? (double)self->rows->len / (double)n_runs : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_running (self));
}

/* What was done since the last time. */
static void
take_rows (SatdokuCompareWindow *self)
{
  g_autoptr (GPtrArray) rows = satdoku_compare_run_take_rows (self->run);

  show_progress (self);
  if (rows->len == 0)
    return;
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (self->rows, sudoku_bench_row_copy (g_ptr_array_index (rows, i)));
  show_rows (self);
  show_progress (self);
}

static void
elapsed_cb (SatdokuCompareWindow *self)
{
  if (is_running (self))
    take_rows (self);
}

/* When the window was closed, it may be gone. */
static void
run_cb (GObject *source,
        GAsyncResult *result,
        gpointer user_data)
{
  g_autoptr (SatdokuCompareWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean done = satdoku_compare_run_finish (result, &error);

  if (g_cancellable_is_cancelled (self->closing))
    return;
  g_clear_object (&self->cancellable);
  take_rows (self);
  update_buttons (self);
  if (!done && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say_error (self, error);
}

static char *
dup_folder (SatdokuCompareWindow *self)
{
  g_autofree char *path = self->folder != NULL ? g_file_get_path (self->folder) : NULL;

  return path != NULL ? g_steal_pointer (&path) : g_get_current_dir ();
}

static void
start (SatdokuCompareWindow *self)
{
  g_autoptr (GError) error = NULL;
  SudokuBenchPlan *plan = read_plan (self, &error);
  g_autofree char *folder = dup_folder (self);
  SudokuBench *bench;

  if (plan == NULL)
    return;
  bench = sudoku_bench_new (plan, folder);
  if (self->document != NULL)
    sudoku_bench_add_document (bench, SATDOKU_COMPARE_BOARD, self->document);
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->run, satdoku_compare_run_unref);
  self->run = satdoku_compare_run_new (bench);
  self->cancellable = g_cancellable_new ();
  satdoku_compare_run_async (self->run, self->worker, self->cancellable, run_cb,
                             g_object_ref (self));
  show_rows (self);
  show_progress (self);
  update_buttons (self);
  adw_view_stack_set_visible_child_name (self->stack, "results");
}

static void
run_clicked_cb (SatdokuCompareWindow *self)
{
  if (is_running (self))
    g_cancellable_cancel (self->cancellable);
  else
    start (self);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuCompareWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean saved = satdoku_file_save_finish (result, NULL, &error);

  if (g_cancellable_is_cancelled (self->closing))
    return;
  if (saved)
    say (self, _ ("Saved"));
  else
    say_error (self, error);
}

static void
save (SatdokuCompareWindow *self,
      GFile *file,
      GBytes *bytes)
{
  satdoku_file_save_async (file, bytes, NULL, self->closing, saved_cb, g_object_ref (self));
}

static GBytes *
make_csv (SatdokuCompareWindow *self)
{
  g_autofree char *header = sudoku_bench_row_get_header ();
  GString *text = g_string_new (header);

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *line = sudoku_bench_row_to_text (g_ptr_array_index (self->rows, i));

      g_string_append (text, line);
    }
  return g_string_free_to_bytes (text);
}

/* The puzzle on the board goes beside the plan that names it. */
static void
save_plan (SatdokuCompareWindow *self,
           GFile *file)
{
  char *text = satdoku_compare_plan_dup_text (self->plan);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) board =
    folder != NULL ? g_file_get_child (folder, SATDOKU_COMPARE_BOARD) : NULL;

  if (board != NULL && self->document != NULL && strstr (text, SATDOKU_COMPARE_BOARD) != NULL)
    {
      char *puzzle =
        sudoku_format_write (sudoku_format_find ("satdoku"), self->document, NULL);
      g_autoptr (GBytes) written =
        puzzle != NULL ? g_bytes_new_take (puzzle, strlen (puzzle)) : NULL;

      if (written != NULL)
        save (self, board, written);
    }
  save (self, file, bytes);
  g_set_object (&self->folder, folder);
}

static void
save_table (SatdokuCompareWindow *self,
            GFile *file)
{
  g_autoptr (GBytes) bytes = make_csv (self);

  save (self, file, bytes);
}

/* The name says which kind of picture it is. */
static void
save_chart (SatdokuCompareWindow *self,
            GFile *file)
{
  g_autofree char *name = satdoku_file_dup_name (file);
  g_autoptr (GBytes) bytes = g_str_has_suffix (name, ".png")
                               ? satdoku_cactus_chart_draw_png (self->chart)
                               : satdoku_cactus_chart_draw_svg (self->chart);

  save (self, file, bytes);
}

static void
choose_target (GtkWidget *self,
               const char *title,
               const char *name,
               void (*save_to) (SatdokuCompareWindow *self, GFile *file))
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    title, GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (save_to));
}

static void
save_csv_cb (GtkWidget *widget)
{
  choose_target (widget, _ ("Save the Table"), "bench.csv", save_table);
}

static void
save_svg_cb (GtkWidget *widget)
{
  choose_target (widget, _ ("Save the Chart as SVG or PNG"), "bench.svg", save_chart);
}

static void
save_plan_cb (GtkWidget *widget)
{
  choose_target (widget, _ ("Save the Plan"), "bench.plan", save_plan);
}

static void
copy_cb (SatdokuCompareWindow *self)
{
  g_autoptr (GBytes) text = make_csv (self);
  g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (text);

  satdoku_copy (GTK_WIDGET (self), provider);
  say (self, _ ("Table copied"));
}

static void
opened_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCompareWindow) self = user_data;
  GFile *file = G_FILE (source);
  g_autofree char *text = NULL;
  g_autofree char *name = satdoku_file_dup_name (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuBenchPlan) plan = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);

  if (g_file_load_contents_finish (file, result, &text, NULL, NULL, &error))
    plan = sudoku_bench_plan_read (name, text, &error);
  if (g_cancellable_is_cancelled (self->closing))
    return;
  if (plan == NULL)
    {
      say_error (self, error);
      return;
    }
  g_set_object (&self->folder, folder);
  satdoku_compare_plan_set_plan (self->plan, plan);
  adw_view_stack_set_visible_child_name (self->stack, "plan");
}

static void
open_plan (SatdokuCompareWindow *self,
           GFile *file)
{
  g_file_load_contents_async (file, self->closing, opened_cb, g_object_ref (self));
}

static void
open_plan_cb (GtkWidget *widget)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Open a Plan"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  satdoku_file_chooser_ask (chooser, widget, G_CALLBACK (open_plan));
}

static gboolean
satdoku_compare_window_close_request (GtkWindow *window)
{
  SatdokuCompareWindow *self = SATDOKU_COMPARE_WINDOW (window);

  g_cancellable_cancel (self->closing);
  if (is_running (self))
    g_cancellable_cancel (self->cancellable);
  return GTK_WINDOW_CLASS (satdoku_compare_window_parent_class)->close_request (window);
}

static void
satdoku_compare_window_dispose (GObject *object)
{
  SatdokuCompareWindow *self = SATDOKU_COMPARE_WINDOW (object);

  if (is_running (self))
    g_cancellable_cancel (self->cancellable);
  satdoku_class_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, run_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, plan_bin);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, results);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, progress_label);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, wrong_label);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, scores);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, chart_bin);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCompareWindow, table);
  gtk_widget_class_bind_template_callback (widget_class, run_clicked_cb);
}

static void
satdoku_compare_window_class_init (SatdokuCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_compare_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = satdoku_compare_window_close_request;
  g_type_ensure (SATDOKU_TYPE_COMPARE_TABLE);
  bind_template (widget_class);
  satdoku_class_add_action (klass, "compare.open-plan", NULL, G_CALLBACK (open_plan_cb));
  satdoku_class_add_action (klass, "compare.save-plan", NULL, G_CALLBACK (save_plan_cb));
  satdoku_class_add_action (klass, "compare.save-csv", NULL, G_CALLBACK (save_csv_cb));
  satdoku_class_add_action (klass, "compare.save-svg", NULL, G_CALLBACK (save_svg_cb));
  satdoku_class_add_action (klass, "compare.copy", NULL, G_CALLBACK (copy_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  satdoku_class_cancels (klass, SatdokuCompareWindow, closing);
  satdoku_class_drops (klass, SatdokuCompareWindow, cancellable, g_object_unref);
  satdoku_class_drops (klass, SatdokuCompareWindow, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuCompareWindow, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuCompareWindow, folder, g_object_unref);
  satdoku_class_drops (klass, SatdokuCompareWindow, document, sudoku_document_unref);
  satdoku_class_keeps (klass, SatdokuCompareWindow, run, satdoku_compare_run_unref);
  satdoku_class_keeps (klass, SatdokuCompareWindow, summary, sudoku_bench_summary_free);
  satdoku_class_keeps (klass, SatdokuCompareWindow, rows, g_ptr_array_unref);
}

static void
satdoku_compare_window_init (SatdokuCompareWindow *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bench_row_free);
  self->closing = g_cancellable_new ();
  self->worker = satdoku_worker_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->messages = satdoku_messages_new (self->toasts);
  self->plan = SATDOKU_COMPARE_PLAN (satdoku_compare_plan_new ());
  adw_bin_set_child (self->plan_bin, GTK_WIDGET (self->plan));
  self->chart = SATDOKU_CACTUS_CHART (satdoku_cactus_chart_new ());
  adw_bin_set_child (self->chart_bin, GTK_WIDGET (self->chart));
  g_signal_connect_object (self->plan, "notify::text", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->worker, "notify::elapsed", G_CALLBACK (elapsed_cb), self,
                           G_CONNECT_SWAPPED);
  update_buttons (self);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_compare_window_new (void)
{
  return g_object_new (SATDOKU_TYPE_COMPARE_WINDOW, NULL);
}

/* For the next time that the plan is run. */
void
satdoku_compare_window_set_document (SatdokuCompareWindow *self,
                                     SudokuDocument *document)
{
  g_return_if_fail (SATDOKU_IS_COMPARE_WINDOW (self) && document != NULL);

  g_clear_pointer (&self->document, sudoku_document_unref);
  self->document = sudoku_document_ref (document);
}
