/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel that walks through the models of a formula: how many there are, which literals are true
 * in all of them, and one model at a time, in which what is not the same everywhere is marked: on a
 * small board, or as literals. */

#include "satdoku-config.h"

#include "satdoku-models-panel.h"

#include <glib/gi18n.h>
#include <words-core.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-mini-board.h"
#include "satdoku-notation.h"

/* So many literals of a model, or of the backbone, are written. */
#define N_LITERALS_MAX 2000

struct _SatdokuModelsPanel
{
  SatdokuAnalysisPanel parent_instance;

  /* Template children. */
  GtkWidget *walk;
  GtkLabel *place;
  SatdokuMiniBoard *board;
  GtkLabel *model;
  GtkLabel *backbone_title;
  GtkLabel *backbone;

  /* Owned. */
  SatdokuFoundModels *found; /* (nullable) */

  guint position; /* of the model that is shown */
};

G_DEFINE_FINAL_TYPE (SatdokuModelsPanel, satdoku_models_panel, SATDOKU_TYPE_ANALYSIS_PANEL)

enum
{
  SIGNAL_FOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SatdokuFormulaSource *
get_source (SatdokuModelsPanel *self)
{
  return satdoku_analysis_panel_get_source (SATDOKU_ANALYSIS_PANEL (self));
}

static SudokuCnf *
get_cnf (SatdokuModelsPanel *self)
{
  return satdoku_formula_source_get_cnf (get_source (self));
}

static guint
count_models (SatdokuModelsPanel *self)
{
  return self->found != NULL ? self->found->models->models->len : 0;
}

static void
update_actions (SatdokuModelsPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = count_models (self);

  gtk_widget_action_set_enabled (widget, "models.previous", self->position > 0);
  gtk_widget_action_set_enabled (widget, "models.next", self->position + 1 < n);
}

static SatModel *
get_model (SatdokuModelsPanel *self,
           guint i)
{
  return g_ptr_array_index (self->found->models->models, i);
}

/* Is a literal of the model that is shown false in one of the others? */
static gboolean
differs (SatdokuModelsPanel *self,
         int literal)
{
  const GArray *backbone = self->found->backbone->literals;
  int variable = ABS (literal);

  for (guint low = 0, high = backbone->len; low < high;)
    {
      guint middle = low + (high - low) / 2;
      int other = ABS (g_array_index (backbone, int, middle));

      if (other == variable)
        return FALSE;
      if (other < variable)
        low = middle + 1;
      else
        high = middle;
    }
  return TRUE;
}

/* What the model has in the empty cells. */
static SatdokuOverlay *
make_overlay (SatdokuModelsPanel *self,
              SudokuCnf *cnf)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);
  guint side = sudoku_grid_get_side (grid);
  SatdokuOverlay *overlay = satdoku_overlay_new (side);

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side && sudoku_grid_get_fixed (grid, cell) == 0; value++)
      {
        int variable = sudoku_cnf_get_variable (cnf, cell, value);

        if (sat_model_get_value (get_model (self, self->position), variable) > 0)
          satdoku_overlay_set_value (overlay, cell, value, differs (self, variable));
      }
  return overlay;
}

static void
show_board (SatdokuModelsPanel *self)
{
  SudokuCnf *cnf = get_cnf (self);
  g_autoptr (SatdokuOverlay) overlay = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->board), cnf != NULL);
  satdoku_mini_board_show_puzzle (self->board, cnf);
  if (cnf == NULL)
    return;
  if (count_models (self) > 0)
    overlay = make_overlay (self, cnf);
  satdoku_mini_board_show_overlay (self->board, overlay);
  satdoku_mini_board_set_words (self->board, gtk_label_get_text (self->place));
}

/* In the notation of the page. */
static char *
say_literal (SatdokuModelsPanel *self,
             int literal)
{
  g_autofree char *name = satdoku_formula_source_describe_literal (get_source (self), literal);

  return words_literal_write (satdoku_notation_get (satdoku_notation_get_default ()), name,
                              literal);
}

/* In bold what is not so in all models. */
static char *
write_model (SatdokuModelsPanel *self)
{
  const SatModel *model = get_model (self, self->position);
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (int literal = sat_model_next_literal (model, 0); literal != 0 && n < N_LITERALS_MAX;
       literal = sat_model_next_literal (model, ABS (literal)), n++)
    {
      g_autofree char *said = say_literal (self, literal);
      g_autofree char *escaped = g_markup_escape_text (said, -1);

      g_string_append_printf (text, differs (self, literal) ? "<b>%s</b> " : "%s ", escaped);
    }
  if (sat_model_get_n_literals (model) > n)
    g_string_append (text, "…");
  return g_string_free (text, FALSE);
}

static void
show_model (SatdokuModelsPanel *self)
{
  gboolean has_model = count_models (self) > 0;
  gboolean is_plain = has_model && get_cnf (self) == NULL;
  g_autofree char *place = NULL;
  g_autofree char *text = is_plain ? write_model (self) : NULL;

  gtk_widget_set_visible (self->walk, has_model);
  if (has_model)
    {
      g_autofree char *number = words_count (self->position + 1);
      g_autofree char *total = words_count (count_models (self));

      /* Translators: the number of the model that is shown, and how many are listed. */
      place = g_strdup_printf (_ ("%s of %s"), number, total);
      gtk_label_set_text (self->place, place);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->model), is_plain);
  gtk_label_set_markup (self->model, text != NULL ? text : "");
  show_board (self);
  update_actions (self);
}

/* Of a puzzle the literals are cells, which the board shows. */
static void
show_backbone (SatdokuModelsPanel *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *title = NULL;
  gboolean is_plain =
    count_models (self) > 0 && get_cnf (self) == NULL;
  const GArray *literals = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->backbone_title), is_plain);
  gtk_widget_set_visible (GTK_WIDGET (self->backbone), is_plain);
  if (!is_plain)
    return;
  title = words_model_backbone (self->found->backbone);
  gtk_label_set_text (self->backbone_title, title);
  literals = self->found->backbone->literals;
  for (guint i = 0; i < MIN (literals->len, N_LITERALS_MAX); i++)
    {
      g_autofree char *said = say_literal (self, g_array_index (literals, int, i));

      g_string_append_printf (text, "%s ", said);
    }
  if (literals->len > N_LITERALS_MAX)
    g_string_append (text, "…");
  gtk_label_set_text (self->backbone, text->str);
}

static guint
count_same_cells (SatdokuModelsPanel *self,
                  SudokuCnf *cnf)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);
  guint side = sudoku_grid_get_side (grid), n = 0;

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side && sudoku_grid_get_fixed (grid, cell) == 0; value++)
      {
        int variable = sudoku_cnf_get_variable (cnf, cell, value);

        n += sat_model_get_value (get_model (self, 0), variable) > 0 && !differs (self, variable);
      }
  return n;
}

/* What a model counter sees beside the cells of a puzzle, or NULL. */
static char *
describe_gaps (SatdokuModelsPanel *self,
               SudokuCnf *cnf)
{
  guint n = (guint)satdoku_formula_source_get_n_variables (get_source (self)) -
            (guint)sat_model_get_n_literals (get_model (self, 0));
  g_autofree char *count = words_count (n);

  if (n == 0)
    return NULL;
  if (sudoku_cnf_get_numbering (cnf) == sudoku_numbering_find ("compact"))
    /* Translators: %s is a number with grouped digits. */
    return g_strdup_printf (
      ngettext ("%s variable of the header is in no clause: a model counter would say twice as "
                "many",
                "%s variables of the header are in no clause: a model counter would double the "
                "number for each",
                n),
      count);
  /* Translators: %s is a number with grouped digits. Compact is a numbering of variables. */
  return g_strdup_printf (
    ngettext ("%s variable of the header is in no clause: a model counter would say twice as "
              "many. The numbering Compact has no gaps",
              "%s variables of the header are in no clause: a model counter would double the "
              "number for each. The numbering Compact has no gaps",
              n),
    count);
}

/* How many models there are is said of cells; what all of them have in common, and what a counter
 * would say. */
static char *
describe_puzzle (SatdokuModelsPanel *self,
                 SudokuCnf *cnf)
{
  g_autofree char *gaps = describe_gaps (self, cnf);
  g_autofree char *same = NULL;
  guint n;

  if (self->found->models->models->len > 1)
    {
      n = count_same_cells (self, cnf);
      same = g_strdup_printf (ngettext ("%u empty cell holds the same value in all of them",
                                        "%u empty cells hold the same value in all of them", n),
                              n);
    }
  return g_strdup_printf ("%s%s%s", same != NULL ? same : "",
                          same != NULL && gaps != NULL ? "\n" : "", gaps != NULL ? gaps : "");
}

static char *
describe_status (SatdokuModelsPanel *self)
{
  SudokuCnf *cnf = get_cnf (self);

  if (self->found->models->models->len == 0)
    return g_strdup (self->found->models->complete
                       ? _ ("“Why Unsatisfiable?” says which clauses exclude each other.")
                       : _ ("The time did not suffice to find out."));
  if (cnf == NULL)
    return g_strdup (self->found->scope != NULL ? self->found->scope : "");
  return describe_puzzle (self, cnf);
}

static void
satdoku_models_panel_show (SatdokuAnalysisPanel *panel)
{
  SatdokuModelsPanel *self = SATDOKU_MODELS_PANEL (panel);
  g_autofree char *title = NULL;
  g_autofree char *status = NULL;

  self->position = 0;
  if (self->found == NULL)
    title = g_strdup (_ ("Models"));
  else if (count_models (self) > 0)
    title = words_model_count (&self->found->count);
  else
    title = g_strdup (self->found->models->complete ? _ ("No model") : _ ("Not known"));
  status = self->found != NULL ? describe_status (self) : g_strdup ("");
  satdoku_analysis_panel_set_texts (panel, title, status);
  show_backbone (self);
  show_model (self);
}

static void
satdoku_models_panel_take (SatdokuAnalysisPanel *panel,
                           gpointer found)
{
  SatdokuModelsPanel *self = SATDOKU_MODELS_PANEL (panel);

  g_clear_pointer (&self->found, satdoku_found_models_free);
  self->found = found;
  satdoku_models_panel_show (panel);
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}

static void
satdoku_models_panel_search (SatdokuAnalysisPanel *panel,
                             SatdokuFormulaSource *source,
                             int time_limit,
                             SatdokuRequest *request)
{
  satdoku_model_search_start (source, time_limit, request);
}

static void
satdoku_models_panel_forget (SatdokuAnalysisPanel *panel)
{
  g_clear_pointer (&SATDOKU_MODELS_PANEL (panel)->found, satdoku_found_models_free);
}

static void
previous_cb (SatdokuModelsPanel *self)
{
  self->position--;
  show_model (self);
}

static void
next_cb (SatdokuModelsPanel *self)
{
  self->position++;
  show_model (self);
}

static void
satdoku_models_panel_class_init (SatdokuModelsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SatdokuAnalysisPanelClass *panel_class = SATDOKU_ANALYSIS_PANEL_CLASS (klass);

  panel_class->forget = satdoku_models_panel_forget;
  panel_class->show = satdoku_models_panel_show;
  panel_class->search = satdoku_models_panel_search;
  panel_class->take = satdoku_models_panel_take;
  g_type_ensure (SATDOKU_TYPE_MINI_BOARD);
  satdoku_class_add_action (klass, "models.previous", NULL, G_CALLBACK (previous_cb));
  satdoku_class_add_action (klass, "models.next", NULL, G_CALLBACK (next_cb));
  satdoku_class_set_template (klass, "satdoku-models-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, walk);
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, model);
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, backbone_title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuModelsPanel, backbone);
  /* Models are shown, if there are any. */
  signals[SIGNAL_FOUND] = satdoku_class_add_signal (klass, "found", 0);
  satdoku_class_drops (klass, SatdokuModelsPanel, found, satdoku_found_models_free);
}

static void
notation_cb (SatdokuModelsPanel *self)
{
  if (self->found == NULL)
    return;
  show_model (self);
  show_backbone (self);
}

static void
satdoku_models_panel_init (SatdokuModelsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_notation_follow (self, G_CALLBACK (notation_cb));
}

const SatdokuFoundModels *
satdoku_models_panel_get_models (SatdokuModelsPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_MODELS_PANEL (self), NULL);

  return self->found;
}

/* From 0. */
SATDOKU_DEFINE_GETTER (SatdokuModelsPanel, satdoku_models_panel, position, guint)
