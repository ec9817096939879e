/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel that says why a formula has no model: how many filled cells and rules it takes, or how
 * many clauses, each in words, and the cells ringed on a small board. Another search may find
 * fewer; single clauses inside may be enough. The list beside it shows the clauses. */

#include "satdoku-config.h"

#include "satdoku-core-panel.h"

#include <glib/gi18n.h>
#include <words-core.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-mini-board.h"
#include "satdoku-notation.h"
#include "satdoku-wrap-box.h"

/* So many parts of a core are said in words; all of their clauses are in the list. */
#define N_ROWS_MAX 500

struct _SatdokuCorePanel
{
  SatdokuAnalysisPanel parent_instance;

  /* Template children. */
  GtkWidget *single_button;
  SatdokuMiniBoard *board;
  GtkListBox *rows;

  /* Owned. */
  SatdokuFoundCore *core; /* (nullable) */

  /* Of the next search. */
  guint32 seed;
  gboolean single;
};

G_DEFINE_FINAL_TYPE (SatdokuCorePanel, satdoku_core_panel, SATDOKU_TYPE_ANALYSIS_PANEL)

enum
{
  SIGNAL_FOUND,
  SIGNAL_CLAUSE,
  SIGNAL_SAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SudokuCnf *
get_cnf (SatdokuCorePanel *self)
{
  return satdoku_formula_source_get_cnf (
    satdoku_analysis_panel_get_source (SATDOKU_ANALYSIS_PANEL (self)));
}

static gboolean
has_core (SatdokuCorePanel *self)
{
  return self->core != NULL && self->core->status == SAT_STATUS_UNSATISFIABLE;
}

static void
update_actions (SatdokuCorePanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SatdokuAnalysisPanel *panel = SATDOKU_ANALYSIS_PANEL (self);
  gboolean idle = !satdoku_analysis_panel_is_busy (panel);
  gboolean has_groups = has_core (self) && self->core->groups != NULL;

  gtk_widget_action_set_enabled (widget, "core.another",
                                 idle && satdoku_analysis_panel_get_source (panel) != NULL);
  gtk_widget_action_set_enabled (widget, "core.single", idle && has_groups);
  gtk_widget_action_set_enabled (widget, "core.save", has_core (self));
  gtk_widget_set_visible (self->single_button, get_cnf (self) != NULL);
}

static guint
count_parts (const SatdokuFoundCore *core)
{
  return core->groups != NULL ? core->parts->len : core->clauses->len;
}

static guint64
get_first_clause (const SatdokuFoundCore *core,
                  guint i)
{
  if (core->groups == NULL)
    return g_array_index (core->clauses, guint64, i);
  return sudoku_clause_groups_get (core->groups, g_array_index (core->parts, guint32, i))->first;
}

static char *
describe_part (const SatdokuFoundCore *core,
               guint i)
{
  if (core->groups == NULL)
    return satdoku_formula_source_write_clause (core->source, get_first_clause (core, i));
  return words_clause_group (
    sudoku_clause_groups_get_cnf (core->groups),
    sudoku_clause_groups_get (core->groups, g_array_index (core->parts, guint32, i)));
}

static GtkWidget *
make_row (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 6);
  gtk_widget_set_margin_bottom (label, 6);
  return label;
}

static void
clear_rows (SatdokuCorePanel *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, row);
}

static void
show_rows (SatdokuCorePanel *self)
{
  guint n = count_parts (self->core);

  for (guint i = 0; i < MIN (n, N_ROWS_MAX); i++)
    {
      g_autofree char *text = describe_part (self->core, i);

      gtk_list_box_append (self->rows, make_row (text));
    }
  if (n > N_ROWS_MAX)
    {
      g_autofree char *count = words_count (n - N_ROWS_MAX);
      /* Translators: %s is a number with grouped digits; the others are not said in words. */
      g_autofree char *text = g_strdup_printf (_ ("And %s more"), count);

      gtk_list_box_append (self->rows, make_row (text));
      gtk_list_box_row_set_activatable (gtk_list_box_get_row_at_index (self->rows, N_ROWS_MAX),
                                        FALSE);
    }
}

/* The filled cells, and cells that are to hold one value; a house would be too many. */
static gboolean
get_cell (const SatdokuFoundCore *core,
          SudokuCnf *cnf,
          guint i,
          guint *cell)
{
  SudokuClause meaning;

  if (core->groups != NULL)
    {
      const SudokuClauseGroup *group =
        sudoku_clause_groups_get (core->groups, g_array_index (core->parts, guint32, i));

      *cell = group->cell;
      return group->kind == SUDOKU_CLAUSE_GROUP_GIVEN || group->kind == SUDOKU_CLAUSE_GROUP_CELL;
    }
  sudoku_cnf_describe (cnf, get_first_clause (core, i), &meaning);
  *cell = meaning.cell;
  return meaning.kind == SUDOKU_CLAUSE_GIVEN || meaning.kind == SUDOKU_CLAUSE_FOUND ||
         meaning.kind == SUDOKU_CLAUSE_EXCLUDED || meaning.kind == SUDOKU_CLAUSE_CELL_AT_LEAST ||
         meaning.kind == SUDOKU_CLAUSE_CELL_AT_MOST;
}

static void
show_board (SatdokuCorePanel *self)
{
  SudokuCnf *cnf = get_cnf (self);
  g_autoptr (GArray) cells = satdoku_core_panel_list_cells (self);
  SudokuFilter filter = { 0 };
  guint side;

  gtk_widget_set_visible (GTK_WIDGET (self->board), cnf != NULL && has_core (self));
  satdoku_mini_board_show_puzzle (self->board, cnf);
  if (cnf == NULL)
    return;
  side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  filter.n_cells = cells->len;
  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);
      SudokuSet *row = &filter.cells[cell / side];

      *row = sudoku_set_or (*row, sudoku_set_single (cell % side));
    }
  satdoku_mini_board_show_filter (self->board, &filter);
  satdoku_mini_board_set_words (self->board, satdoku_analysis_panel_get_title (
                                               SATDOKU_ANALYSIS_PANEL (self)));
}

static void
show_core (SatdokuCorePanel *self)
{
  g_autofree char *size =
    words_core (self->core->groups, self->core->n_givens,
                count_parts (self->core) - self->core->n_givens);
  /* Translators: %s is what it takes: "9 givens and 10 rules", or "3 clauses". */
  g_autofree char *title = g_strdup_printf (_ ("No model because of %s"), size);

  satdoku_analysis_panel_set_texts (SATDOKU_ANALYSIS_PANEL (self), title,
                                    words_core_minimal (self->core->minimal));
}

static void
satdoku_core_panel_show (SatdokuAnalysisPanel *panel)
{
  SatdokuCorePanel *self = SATDOKU_CORE_PANEL (panel);

  clear_rows (self);
  if (self->core == NULL)
    satdoku_analysis_panel_set_texts (panel, _ ("Why is there no model?"), "");
  else if (self->core->status == SAT_STATUS_SATISFIABLE)
    satdoku_analysis_panel_set_texts (
      panel, _ ("There is a model"),
      _ ("The formula is satisfiable: no clauses exclude each other."));
  else if (self->core->status == SAT_STATUS_UNKNOWN)
    satdoku_analysis_panel_set_texts (panel, _ ("Not known"),
                                      _ ("The time did not suffice to find out."));
  else
    {
      show_core (self);
      show_rows (self);
    }
  show_board (self);
  update_actions (self);
  g_signal_emit (self, signals[SIGNAL_FOUND], 0, has_core (self) ? self->core->clauses : NULL);
}

static void
satdoku_core_panel_take (SatdokuAnalysisPanel *panel,
                         gpointer found)
{
  SatdokuCorePanel *self = SATDOKU_CORE_PANEL (panel);

  g_clear_pointer (&self->core, satdoku_found_core_free);
  self->core = found;
  satdoku_core_panel_show (panel);
}

static void
satdoku_core_panel_search (SatdokuAnalysisPanel *panel,
                           SatdokuFormulaSource *source,
                           int time_limit,
                           SatdokuRequest *request)
{
  SatdokuCorePanel *self = SATDOKU_CORE_PANEL (panel);
  const SatdokuCoreWish wish = {
    .seed = self->seed,
    .single = self->single,
    .within = self->single ? self->core->clauses : NULL,
    .time_limit = time_limit,
  };

  satdoku_core_search_start (source, &wish, request);
}

static void
satdoku_core_panel_busy_changed (SatdokuAnalysisPanel *panel)
{
  update_actions (SATDOKU_CORE_PANEL (panel));
}

static void
search (SatdokuCorePanel *self,
        gboolean single)
{
  self->single = single;
  satdoku_analysis_panel_search (SATDOKU_ANALYSIS_PANEL (self));
}

static void
another_cb (SatdokuCorePanel *self)
{
  self->seed++;
  search (self, FALSE);
}

static void
single_cb (SatdokuCorePanel *self)
{
  search (self, TRUE);
}

static void
save_cb (SatdokuCorePanel *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVE], 0, self->core->formula);
}

static void
row_activated_cb (GtkListBox *box,
                  GtkListBoxRow *row,
                  SatdokuCorePanel *self)
{
  guint i = (guint)gtk_list_box_row_get_index (row);

  if (has_core (self) && i < count_parts (self->core))
    g_signal_emit (self, signals[SIGNAL_CLAUSE], 0, get_first_clause (self->core, i));
}

static void
satdoku_core_panel_forget (SatdokuAnalysisPanel *panel)
{
  SatdokuCorePanel *self = SATDOKU_CORE_PANEL (panel);

  g_clear_pointer (&self->core, satdoku_found_core_free);
  self->seed = 0;
  self->single = FALSE;
}

static void
satdoku_core_panel_ended (SatdokuAnalysisPanel *panel)
{
  g_signal_emit (panel, signals[SIGNAL_FOUND], 0, NULL);
}

static void
add_signals (SatdokuCorePanelClass *klass)
{
  /* Another core is shown than before. @clauses: (nullable) (element-type guint64): clauses that
   * have no model, ascending; %NULL: none are known. */
  signals[SIGNAL_FOUND] = satdoku_class_add_signal (klass, "found", 1, G_TYPE_ARRAY);
  /* The user wants to see a clause. @clause: the index of a clause. */
  signals[SIGNAL_CLAUSE] = satdoku_class_add_signal (klass, "clause", 1, G_TYPE_UINT64);
  /* The user wants to save the core. @formula: the clauses of the core. */
  signals[SIGNAL_SAVE] = satdoku_class_add_signal (klass, "save", 1, SAT_TYPE_FORMULA);
}

static void
satdoku_core_panel_class_init (SatdokuCorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SatdokuAnalysisPanelClass *panel_class = SATDOKU_ANALYSIS_PANEL_CLASS (klass);

  panel_class->forget = satdoku_core_panel_forget;
  panel_class->ended = satdoku_core_panel_ended;
  panel_class->show = satdoku_core_panel_show;
  panel_class->search = satdoku_core_panel_search;
  panel_class->take = satdoku_core_panel_take;
  panel_class->busy_changed = satdoku_core_panel_busy_changed;
  g_type_ensure (SATDOKU_TYPE_MINI_BOARD);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_add_action (klass, "core.another", NULL, G_CALLBACK (another_cb));
  satdoku_class_add_action (klass, "core.single", NULL, G_CALLBACK (single_cb));
  satdoku_class_add_action (klass, "core.save", NULL, G_CALLBACK (save_cb));
  satdoku_class_set_template (klass, "satdoku-core-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCorePanel, single_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCorePanel, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCorePanel, rows);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  add_signals (klass);
  satdoku_class_drops (klass, SatdokuCorePanel, core, satdoku_found_core_free);
}

static void
notation_cb (SatdokuCorePanel *self)
{
  if (self->core != NULL)
    satdoku_core_panel_show (SATDOKU_ANALYSIS_PANEL (self));
}

static void
satdoku_core_panel_init (SatdokuCorePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_notation_follow (self, G_CALLBACK (notation_cb));
}

SATDOKU_DEFINE_GETTER (SatdokuCorePanel, satdoku_core_panel, core, const SatdokuFoundCore *)

/* The cells that the core of a puzzle is about, ascending, by what is filled in them, or by all
 * that must be true of a cell. None without a core, and of a formula that is no puzzle. */
GArray *
satdoku_core_panel_list_cells (SatdokuCorePanel *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree gboolean *listed = NULL;
  SudokuCnf *cnf = NULL;
  guint n_cells, cell;

  g_return_val_if_fail (SATDOKU_IS_CORE_PANEL (self), cells);

  cnf = get_cnf (self);
  if (cnf == NULL || !has_core (self))
    return cells;
  n_cells = sudoku_grid_get_n_cells (sudoku_cnf_get_grid (cnf));
  listed = g_new0 (gboolean, n_cells);
  for (guint i = 0; i < count_parts (self->core); i++)
    if (get_cell (self->core, cnf, i, &cell))
      listed[cell] = TRUE;
  for (cell = 0; cell < n_cells; cell++)
    if (listed[cell])
      g_array_append_val (cells, cell);
  return cells;
}
