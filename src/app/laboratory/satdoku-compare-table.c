/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the runs of solvers. A wrong answer stands out: in its colour, with a sign, and in
 * the name of the row for screen readers. */

#include "satdoku-config.h"

#include "satdoku-compare-table.h"

#include <glib/gi18n.h>
#include <words-bench.h>

#include "satdoku-class.h"
#include "satdoku-compare-row.h"
#include "satdoku-row-factory.h"

struct _SatdokuCompareTable
{
  GtkWidget parent_instance;

  /* Owned. */
  GtkWidget *scroller;
  GtkWidget *view;
  GListStore *rows;
};

G_DEFINE_FINAL_TYPE (SatdokuCompareTable, satdoku_compare_table, GTK_TYPE_WIDGET)

typedef char *(*TextFunc) (SatdokuCompareRow *row);
typedef double (*NumberFunc) (const SudokuBenchRow *row);

typedef struct
{
  const char *title;
  TextFunc text;
  NumberFunc number; /* (nullable): what it is sorted by; NULL: the text */
} Column;

static char *
dup_puzzle (SatdokuCompareRow *row)
{
  return g_strdup (satdoku_compare_row_get (row)->puzzle);
}

static char *
dup_solver (SatdokuCompareRow *row)
{
  return g_strdup (satdoku_compare_row_get (row)->solver);
}

static char *
dup_seed (SatdokuCompareRow *row)
{
  return g_strdup (satdoku_compare_row_get (row)->seed);
}

static double
get_seed (const SudokuBenchRow *row)
{
  return g_ascii_strtod (row->seed, NULL);
}

static double
get_wall (const SudokuBenchRow *row)
{
  return row->wall;
}

static char *
dup_wall (SatdokuCompareRow *row)
{
  /* Translators: seconds. */
  return g_strdup_printf (_ ("%.3f s"), satdoku_compare_row_get (row)->wall);
}

static double
get_cpu (const SudokuBenchRow *row)
{
  return row->cpu;
}

static char *
dup_cpu (SatdokuCompareRow *row)
{
  return g_strdup_printf (_ ("%.3f s"), satdoku_compare_row_get (row)->cpu);
}

static double
get_memory (const SudokuBenchRow *row)
{
  return (double)row->memory;
}

static char *
dup_memory (SatdokuCompareRow *row)
{
  gint64 memory = satdoku_compare_row_get (row)->memory;

  return memory >= 0 ? g_format_size ((guint64)memory) : g_strdup ("");
}

static double
get_conflicts (const SudokuBenchRow *row)
{
  return (double)row->conflicts;
}

static char *
dup_conflicts (SatdokuCompareRow *row)
{
  gint64 conflicts = satdoku_compare_row_get (row)->conflicts;

  return conflicts >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, conflicts) : g_strdup ("");
}

static double
get_clauses (const SudokuBenchRow *row)
{
  return (double)row->clauses;
}

static char *
dup_clauses (SatdokuCompareRow *row)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, satdoku_compare_row_get (row)->clauses);
}

static const Column columns[] = {
  { N_ ("Solver"), dup_solver, NULL },
  { N_ ("Result"), satdoku_compare_row_dup_result, NULL },
  { N_ ("Time"), dup_wall, get_wall },
  { N_ ("Encoding"), satdoku_compare_row_dup_encoding, NULL },
  { N_ ("Puzzle"), dup_puzzle, NULL },
  /* Translators: the number that a solver draws its random numbers from. */
  { N_ ("Seed"), dup_seed, get_seed },
  /* Translators: seconds of the processor. */
  { N_ ("Processor"), dup_cpu, get_cpu },
  { N_ ("Memory"), dup_memory, get_memory },
  /* Translators: the contradictions that a SAT solver ran into. */
  { N_ ("Conflicts"), dup_conflicts, get_conflicts },
  { N_ ("Clauses"), dup_clauses, get_clauses },
};

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item,
          gpointer user_data)
{
  const Column *column = user_data;
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->number != NULL ? 1 : 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  if (column->number != NULL)
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
}

/* The cell and the row around it belong to the toolkit; screen readers stop at the row. */
static void
name_row (GtkWidget *label,
          SatdokuCompareRow *row)
{
  GtkWidget *cell = gtk_widget_get_parent (label);
  GtkWidget *around = cell != NULL ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *name = satdoku_compare_row_dup_name (row);

  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item,
         gpointer user_data)
{
  const Column *column = user_data;
  SatdokuCompareRow *row = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *wrong = satdoku_compare_row_get_wrong (row);
  g_autofree char *text = column->text (row);
  gboolean is_result = column->text == satdoku_compare_row_dup_result;
  /* Translators: a wrong answer of a solver in a table. */
  g_autofree char *marked = is_result && wrong != NULL ? g_strdup_printf (_ ("⚠ %s"), text) : NULL;

  gtk_label_set_text (GTK_LABEL (label), marked != NULL ? marked : text);
  gtk_widget_set_tooltip_text (label, wrong != NULL ? wrong : text);
  if (wrong != NULL)
    gtk_widget_add_css_class (label, "error");
  else
    gtk_widget_remove_css_class (label, "error");
  name_row (label, row);
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer user_data)
{
  const Column *column = user_data;
  SatdokuCompareRow *first = (SatdokuCompareRow *)a;
  SatdokuCompareRow *second = (SatdokuCompareRow *)b;
  g_autofree char *first_text = NULL;
  g_autofree char *second_text = NULL;

  if (column->number != NULL)
    {
      double x = column->number (satdoku_compare_row_get (first));
      double y = column->number (satdoku_compare_row_get (second));

      return (x > y) - (x < y);
    }
  first_text = column->text (first);
  second_text = column->text (second);
  return g_utf8_collate (first_text, second_text);
}

static void
add_column (SatdokuCompareTable *self,
            const Column *column)
{
  GtkListItemFactory *factory = satdoku_row_factory_new (
    G_CALLBACK (setup_cb), G_CALLBACK (bind_cb), NULL, (gpointer)column);
  g_autoptr (GtkColumnViewColumn) it = gtk_column_view_column_new (_ (column->title), factory);
  g_autoptr (GtkSorter) sorter =
    GTK_SORTER (gtk_custom_sorter_new (compare_cb, (gpointer)column, NULL));

  gtk_column_view_column_set_sorter (it, sorter);
  gtk_column_view_append_column (GTK_COLUMN_VIEW (self->view), it);
}

static void
satdoku_compare_table_class_init (SatdokuCompareTableClass *klass)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  satdoku_class_drops (klass, SatdokuCompareTable, scroller, gtk_widget_unparent);
  satdoku_class_keeps (klass, SatdokuCompareTable, rows, g_object_unref);
}

static void
satdoku_compare_table_init (SatdokuCompareTable *self)
{
  GtkSortListModel *sorted;
  GtkSelectionModel *selection;

  self->rows = g_list_store_new (SATDOKU_TYPE_COMPARE_ROW);
  self->view = gtk_column_view_new (NULL);
  gtk_widget_add_css_class (self->view, "data-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Runs"), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    add_column (self, &columns[i]);
  sorted = gtk_sort_list_model_new (
    G_LIST_MODEL (g_object_ref (self->rows)),
    g_object_ref (gtk_column_view_get_sorter (GTK_COLUMN_VIEW (self->view))));
  selection = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (sorted)));
  gtk_column_view_set_model (GTK_COLUMN_VIEW (self->view), selection);
  g_object_unref (selection);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
satdoku_compare_table_set_rows (SatdokuCompareTable *self,
                                const GPtrArray *rows,
                                const SudokuBenchSummary *summary)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_if_fail (SATDOKU_IS_COMPARE_TABLE (self) && rows != NULL && summary != NULL);

  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < rows->len; i++)
    {
      const SudokuBenchRow *row = g_ptr_array_index (rows, i);
      g_autofree char *wrong =
        sudoku_bench_summary_is_wrong (summary, i)
          ? words_bench_wrong (row, sudoku_bench_summary_get_witness (summary, i))
          : NULL;

      g_ptr_array_add (items, satdoku_compare_row_new (row, wrong));
    }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       items->pdata, items->len);
}
