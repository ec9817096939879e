/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The CNF page: the puzzle as clauses, or a formula that was read. That of the puzzle follows the
 * game, lazily: it is made anew when the page is shown and something of it has changed. What a
 * clause means is said by the SatdokuClauseDetails beside the list. */

#include "satdoku-config.h"

#include "satdoku-cnf-page.h"

#include <glib/gi18n.h>

#include "satdoku-adaptive-pane.h"
#include "satdoku-class.h"
#include "satdoku-clause-details.h"
#include "satdoku-clause-row.h"
#include "satdoku-clause-view.h"
#include "satdoku-clipboard.h"
#include "satdoku-cnf-save.h"
#include "satdoku-core-panel.h"
#include "satdoku-encoding-help.h"
#include "satdoku-encoding-table.h"
#include "satdoku-entry.h"
#include "satdoku-family-menu.h"
#include "satdoku-file-chooser.h"
#include "satdoku-filter-bar.h"
#include "satdoku-filter-button.h"
#include "satdoku-filter.h"
#include "satdoku-formula-card.h"
#include "satdoku-formula-editor.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-line-entry.h"
#include "satdoku-models-panel.h"
#include "satdoku-notation.h"
#include "satdoku-own-panel.h"
#include "satdoku-properties.h"
#include "satdoku-read-source.h"
#include "satdoku-shortcuts.h"
#include "satdoku-watch-panel.h"
#include "satdoku-way-menu.h"
#include "satdoku-wrap-box.h"
#include "words-terms.h"
#include "words-trouble.h"

/* What a dialog that asks where to save keeps the formula under. */
#define SOURCE_KEY "satdoku-source"

/* What is beside the clauses. */
typedef enum
{
  SIDE_DETAILS,
  SIDE_WATCH,
  SIDE_CORE,
  SIDE_MODELS,
} Side;

struct _SatdokuCnfPage
{
  SatdokuFormulaPage parent_instance;

  /* Template children. */
  GtkWidget *schemes;
  GtkMenuButton *scheme_button;
  GtkMenuButton *way_button;
  GtkMenuButton *family_button;
  GtkEntry *line_entry;
  GtkEntry *variable_entry;
  SatdokuFilterButton *filter_button;
  SatdokuFilterBar *filter_bar;
  GtkWidget *copy_button;
  SatdokuEncodingHelp *help;
  SatdokuFormulaCard *card;
  SatdokuClauseView *view;
  SatdokuOwnPanel *own;
  GtkStack *side;
  SatdokuClauseDetails *details;
  GtkWidget *pane;
  SatdokuLazyBin *watch_place;
  SatdokuLazyBin *core_place;
  SatdokuLazyBin *models_place;

  /* Borrowed: until they are first wanted, NULL. */
  SatdokuWatchPanel *watch;
  SatdokuCorePanel *core;
  SatdokuModelsPanel *models;

  /* Owned. */
  GCancellable *cancellable; /* of what is being saved */

  Side shown;

  gconstpointer lines_of; /* the formula that was read and that the line is of; only compared */
};

enum
{
  PROP_WATCHES,
  PROP_EXPLAINS,
  PROP_LISTS_MODELS,
  PROP_AT_MOST_ONE_ID,
  PROP_SCHEME_ID,
  N_PROPS
};

enum
{
  SIGNAL_OVERLAY,
  SIGNAL_CORE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuCnfPage, satdoku_cnf_page, SATDOKU_TYPE_FORMULA_PAGE)

static void
ask_where_to_save (SatdokuCnfPage *self,
                   SatdokuFormulaSource *source);

/* The formula that is shown. */
static SatdokuFormulaSource *
get_source (SatdokuCnfPage *self)
{
  return satdoku_clause_list_get_source (satdoku_clause_view_get_list (self->view));
}

static void
send_message (SatdokuCnfPage *self,
              const char *message)
{
  satdoku_formula_page_send_message (SATDOKU_FORMULA_PAGE (self), message);
}

static GtkBitset *
get_selected (SatdokuCnfPage *self)
{
  return satdoku_clause_selection_get_clauses (satdoku_clause_view_get_selection (self->view));
}

static void
update_details (SatdokuCnfPage *self)
{
  GtkBitset *clauses = get_selected (self);

  satdoku_clause_details_show (self->details, get_source (self), clauses);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "cnf.copy-selected",
                                 get_source (self) != NULL && !gtk_bitset_is_empty (clauses));
}

static const SudokuFilter *
get_filter (SatdokuCnfPage *self)
{
  return satdoku_clause_view_get_filter (self->view);
}

/* An entry in which the same literals are written in another way is left alone. */
static void
show_literals (SatdokuCnfPage *self)
{
  GtkEditable *entry = GTK_EDITABLE (self->variable_entry);
  WordsNotation notation = satdoku_notation_get (satdoku_notation_get_default ());
  g_autofree char *literals = satdoku_filter_format_literals (get_filter (self), notation);
  g_autofree char *typed_literals = NULL;
  SudokuFilter typed = { 0 };

  if (satdoku_filter_parse_literals (&typed, gtk_editable_get_text (entry), NULL))
    typed_literals = satdoku_filter_format_literals (&typed, notation);
  if (g_strcmp0 (typed_literals, literals) != 0)
    gtk_editable_set_text (entry, literals);
}

static void
show_filter (SatdokuCnfPage *self)
{
  SatdokuClauseList *list = satdoku_clause_view_get_list (self->view);
  const SudokuFilter *filter = get_filter (self);

  if (get_source (self) == NULL)
    return;
  show_literals (self);
  satdoku_filter_bar_show (self->filter_bar, filter, get_source (self),
                           satdoku_clause_list_get_n_clauses (list));
  satdoku_filter_button_show (self->filter_button, filter, get_source (self));
  satdoku_clause_details_show_filter (self->details, filter);
}

static void
apply_filter (SatdokuCnfPage *self,
              const SudokuFilter *filter)
{
  if (get_source (self) == NULL)
    return;
  satdoku_clause_view_set (self->view, get_source (self), filter);
}

static void
clear_filter (SatdokuCnfPage *self)
{
  const SudokuFilter all = { 0 };

  apply_filter (self, &all);
}

/* What only the formula of a puzzle has, and what only one has that was read. */
static void
show_kind (SatdokuCnfPage *self,
           SatdokuFormulaSource *source)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (source);
  GtkWidget *of_puzzles[] = {
    self->schemes,
    GTK_WIDGET (self->way_button),
    GTK_WIDGET (self->family_button),
    GTK_WIDGET (self->help),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (of_puzzles); i++)
    gtk_widget_set_visible (of_puzzles[i], cnf != NULL);
  if (cnf != NULL)
    satdoku_encoding_help_show (self->help, cnf);
  satdoku_line_entry_fit (self->line_entry, source);
  if (satdoku_formula_source_get_read (source) != self->lines_of)
    gtk_editable_set_text (GTK_EDITABLE (self->line_entry), "");
  self->lines_of = satdoku_formula_source_get_read (source);
  /* What is probably wanted next; for a formula that was read, the card has it. */
  if (cnf == NULL)
    gtk_widget_remove_css_class (self->copy_button, "suggested-action");
  else
    gtk_widget_add_css_class (self->copy_button, "suggested-action");
  satdoku_formula_card_show (self->card, source);
  satdoku_own_panel_show (self->own, SATDOKU_FORMULA_PAGE (self), cnf);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.add-clause", cnf != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.edit-formula",
                                 satdoku_formula_editor_can_edit (source));
}

/* A formula from which the givens would leave a clause without literals is shown whole. */
static void
tell_dead_end (SatdokuCnfPage *self,
               const SudokuCnf *cnf)
{
  g_autofree char *why = NULL;
  g_autofree char *message = NULL;

  if (cnf == NULL || sudoku_cnf_get_dead_end (cnf)->kind == SUDOKU_DEAD_END_NONE)
    return;
  why = words_dead_end (sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf)),
                        sudoku_cnf_get_dead_end (cnf));
  /* Translators: %s is a sentence, "row 1 has no place for 3". */
  message =
    g_strdup_printf (_ ("Nothing is left out of the formula, as it is unsolvable: %s"), why);
  send_message (self, message);
}

/* Only what is shown searches. */
static void
fill_side (SatdokuCnfPage *self,
           SatdokuFormulaSource *source)
{
  SatdokuFormulaPage *page = SATDOKU_FORMULA_PAGE (self);
  SatdokuWorker *worker = satdoku_formula_page_get_worker (page);
  int limit = satdoku_formula_page_get_time_limit (page);

  if (self->watch != NULL)
    satdoku_watch_panel_set_source (self->watch, self->shown == SIDE_WATCH ? source : NULL);
  if (self->core != NULL)
    satdoku_analysis_panel_set_source (SATDOKU_ANALYSIS_PANEL (self->core),
                                       self->shown == SIDE_CORE ? source : NULL, worker, limit);
  if (self->models != NULL)
    satdoku_analysis_panel_set_source (SATDOKU_ANALYSIS_PANEL (self->models),
                                       self->shown == SIDE_MODELS ? source : NULL, worker, limit);
}

static void set_side (SatdokuCnfPage *self, Side side);

/* What was found out is of the formula before. A solver is watched on the next one of the same
 * puzzle, from its first step. */
static void
leave_side (SatdokuCnfPage *self,
            SatdokuFormulaSource *source)
{
  if (self->shown == SIDE_CORE || self->shown == SIDE_MODELS)
    set_side (self, SIDE_DETAILS);
  else
    fill_side (self, source);
}

static void
cnf_page_subject_changed (SatdokuFormulaPage *page)
{
  set_side (SATDOKU_CNF_PAGE (page), SIDE_DETAILS);
}

static void
cnf_page_formula_changed (SatdokuFormulaPage *page)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (page);
  SatdokuFormulaSource *source = satdoku_formula_page_get_source (page);
  g_autoptr (GMenuModel) families = satdoku_family_menu_new (source);
  SudokuFilter filter = *get_filter (self);
  const SudokuFilter all = { 0 };

  satdoku_filter_adapt (&filter, get_source (self), source);
  satdoku_clause_view_set (self->view, source, &filter);
  if (satdoku_clause_list_get_n_clauses (satdoku_clause_view_get_list (self->view)) == 0)
    satdoku_clause_view_set (self->view, source, &all);
  gtk_menu_button_set_menu_model (self->family_button, families);
  show_kind (self, source);
  update_details (self);
  leave_side (self, source);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.copy", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.save", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.compare",
                                 satdoku_formula_source_get_cnf (source) != NULL);
  tell_dead_end (self, satdoku_formula_source_get_cnf (source));
}

static GtkWidget *
get_side_widget (SatdokuCnfPage *self,
                 Side side)
{
  GtkWidget *const widgets[] = {
    [SIDE_DETAILS] = GTK_WIDGET (self->details),
    [SIDE_WATCH] = GTK_WIDGET (self->watch_place),
    [SIDE_CORE] = GTK_WIDGET (self->core_place),
    [SIDE_MODELS] = GTK_WIDGET (self->models_place),
  };

  return widgets[side];
}

/* The pane beside the clauses shows their meaning, a solver that is watched, why there is no model,
 * or the models. */
static void
set_side (SatdokuCnfPage *self,
          Side side)
{
  Side before = self->shown;
  GtkWidget *widget = get_side_widget (self, side);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->side)) != NULL;

  if (before == side)
    return;
  self->shown = side;
  gtk_stack_set_visible_child (self->side, widget);
  if (side != SIDE_DETAILS)
    widget = satdoku_lazy_bin_ensure (SATDOKU_LAZY_BIN (widget));
  fill_side (self, get_source (self));
  for (guint i = PROP_WATCHES; i <= PROP_LISTS_MODELS; i++)
    if ((before == SIDE_WATCH + (i - PROP_WATCHES)) != (side == SIDE_WATCH + (i - PROP_WATCHES)))
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  if (side != SIDE_DETAILS)
    gtk_widget_grab_focus (widget);
  else if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
choose_side (SatdokuCnfPage *self,
             Side side,
             gboolean shown)
{
  /* The formula may be another one since the page was seen, which closes what is open. */
  satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self));
  if (shown)
    set_side (self, side);
  else if (self->shown == side)
    set_side (self, SIDE_DETAILS);
}

static void
side_close_cb (SatdokuCnfPage *self)
{
  set_side (self, SIDE_DETAILS);
}

/* The list is that of the core until another filter is asked for. */
static void
list_core (SatdokuCnfPage *self,
           const GArray *clauses)
{
  SudokuClauseSet *listed = sudoku_clause_set_new ();

  for (guint i = 0; i < clauses->len; i++)
    sudoku_clause_set_append (listed, g_array_index (clauses, guint64, i), 1);
  satdoku_clause_view_set_clauses (self->view, listed);
}

static void
core_found_cb (SatdokuCnfPage *self,
               GArray *clauses)
{
  if (clauses != NULL)
    list_core (self, clauses);
  else
    clear_filter (self);
  g_signal_emit (self, signals[SIGNAL_CORE], 0, clauses != NULL ? self->core : NULL);
}

static void
core_clause_cb (SatdokuCnfPage *self,
                guint64 clause)
{
  list_core (self, satdoku_core_panel_get_core (self->core)->clauses);
  satdoku_clause_view_go_to (self->view, clause);
}

static void
models_found_cb (SatdokuCnfPage *self)
{
  const SatdokuFoundModels *found = satdoku_models_panel_get_models (self->models);

  if (found->models->models->len > 0)
    satdoku_formula_page_note_solution (SATDOKU_FORMULA_PAGE (self), found->source);
}

static void
core_save_cb (SatdokuCnfPage *self,
              SatFormula *formula)
{
  /* Translators: the name of a file, without its ending. A core is a part of a formula that has no
   * model by itself. */
  g_autoptr (SatdokuFormulaSource) source = satdoku_read_source_new (formula, _ ("core"));

  ask_where_to_save (self, source);
}

/* Another step is looked at, or none. */
static void
watch_overlay_cb (SatdokuCnfPage *self,
                  gpointer overlay)
{
  satdoku_clause_view_take_state (self->view, satdoku_watch_panel_create_state (self->watch));
  g_signal_emit (self, signals[SIGNAL_OVERLAY], 0, overlay);
}

static void
watch_clause_cb (SatdokuCnfPage *self,
                 guint64 clause)
{
  clear_filter (self);
  satdoku_clause_view_go_to (self->view, clause);
}

static void
watch_reveal_cb (SatdokuCnfPage *self,
                 guint64 clause)
{
  satdoku_clause_view_reveal (self->view, clause);
}

static void
connect (SatdokuCnfPage *self,
         gpointer object,
         const char *signal,
         GCallback callback)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
make_watch_cb (SatdokuCnfPage *self,
               AdwBin *place)
{
  self->watch = g_object_new (SATDOKU_TYPE_WATCH_PANEL, NULL);
  g_object_bind_property (self->pane, "below", self->watch, "compact", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "messages", satdoku_watch_panel_get_watch (self->watch), "messages",
                          G_BINDING_SYNC_CREATE);
  connect (self, self->watch, "clause", G_CALLBACK (watch_clause_cb));
  connect (self, self->watch, "reveal", G_CALLBACK (watch_reveal_cb));
  connect (self, self->watch, "close", G_CALLBACK (side_close_cb));
  connect (self, self->watch, "overlay", G_CALLBACK (watch_overlay_cb));
  adw_bin_set_child (place, GTK_WIDGET (self->watch));
}

static void
make_core_cb (SatdokuCnfPage *self,
              AdwBin *place)
{
  self->core = g_object_new (SATDOKU_TYPE_CORE_PANEL, NULL);
  connect (self, self->core, "found", G_CALLBACK (core_found_cb));
  connect (self, self->core, "clause", G_CALLBACK (core_clause_cb));
  connect (self, self->core, "save", G_CALLBACK (core_save_cb));
  connect (self, self->core, "close", G_CALLBACK (side_close_cb));
  adw_bin_set_child (place, GTK_WIDGET (self->core));
}

static void
make_models_cb (SatdokuCnfPage *self,
                AdwBin *place)
{
  self->models = g_object_new (SATDOKU_TYPE_MODELS_PANEL, NULL);
  connect (self, self->models, "found", G_CALLBACK (models_found_cb));
  connect (self, self->models, "close", G_CALLBACK (side_close_cb));
  adw_bin_set_child (place, GTK_WIDGET (self->models));
}

static void
formula_cb (GtkWidget *widget,
            const char *action)
{
  satdoku_formula_editor_open (SATDOKU_FORMULA_PAGE (widget),
                               g_str_equal (action, "cnf.edit-formula"));
}

static void
add_clause_cb (SatdokuCnfPage *self)
{
  satdoku_own_panel_add (self->own);
}

static void
show_puzzle_cb (GtkWidget *widget)
{
  g_object_set (widget, "loaded", NULL, NULL);
}

static void
go_to_clause_cb (SatdokuCnfPage *self,
                 const char *action,
                 GVariant *parameter)
{
  clear_filter (self);
  satdoku_clause_view_go_to (self->view, g_variant_get_uint64 (parameter));
}

static void
go_to_line_cb (SatdokuCnfPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->line_entry));
}

static void
filter_cb (SatdokuCnfPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->variable_entry));
}

static void
set_filter_cb (SatdokuCnfPage *self,
               const char *action,
               GVariant *parameter)
{
  SudokuFilter filter = *get_filter (self);
  guint field;
  guint choice;

  g_variant_get (parameter, "(uu)", &field, &choice);
  g_return_if_fail (field < SATDOKU_N_FILTER_FIELDS);
  /* The sign is that of the first literal. */
  if (field == SATDOKU_FILTER_VARIABLE)
    filter.sign = 0;
  satdoku_filter_set (&filter, field, choice);
  apply_filter (self, &filter);
}

static void
clear_filter_cb (SatdokuCnfPage *self)
{
  clear_filter (self);
}

/* @cells must be in ascending order. */
void
satdoku_cnf_page_filter_cells (SatdokuCnfPage *self,
                               guint side,
                               const guint *cells,
                               gsize n_cells)
{
  SudokuFilter filter = { 0 };

  g_return_if_fail (SATDOKU_IS_CNF_PAGE (self));

  g_object_set (self, "loaded", NULL, NULL);
  satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self));
  satdoku_filter_set_cells (&filter, side, cells, n_cells);
  apply_filter (self, &filter);
}

static void
set_cells_cb (SatdokuCnfPage *self,
              const char *action,
              GVariant *parameter)
{
  SudokuFilter filter = *get_filter (self);
  gsize n_cells;
  const guint *cells = g_variant_get_fixed_array (parameter, &n_cells, sizeof *cells);
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (get_source (self));

  if (cnf == NULL)
    return;
  satdoku_filter_set_cells (&filter, sudoku_grid_get_side (sudoku_cnf_get_grid (cnf)), cells,
                            n_cells);
  apply_filter (self, &filter);
}

/* The same value again takes the filter away. */
static void
toggle_value_cb (SatdokuCnfPage *self,
                 const char *action,
                 GVariant *parameter)
{
  SudokuFilter filter = *get_filter (self);
  guint value = g_variant_get_uint32 (parameter);

  filter.value = filter.value == value ? 0 : value;
  apply_filter (self, &filter);
}

static void
line_changed_cb (GtkEditable *entry,
                 SatdokuCnfPage *self)
{
  guint64 line;

  satdoku_line_entry_read (self->line_entry, get_source (self), &line);
}

static void
line_activate_cb (GtkEntry *entry,
                  SatdokuCnfPage *self)
{
  guint64 line, first;

  if (!satdoku_line_entry_read (self->line_entry, get_source (self), &line) || line == 0)
    return;
  first = satdoku_formula_source_get_line (get_source (self), 0);
  clear_filter (self);
  satdoku_clause_view_go_to (self->view, MAX (line, first) - first);
}

static void
variable_changed_cb (GtkEditable *entry,
                     SatdokuCnfPage *self)
{
  SudokuFilter filter = *get_filter (self);
  const char *text = gtk_editable_get_text (entry);
  g_autofree char *why = NULL;
  gboolean ok = satdoku_filter_parse_literals (&filter, text, &why);

  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (entry),
                                     GTK_ENTRY_ICON_SECONDARY,
                                     *text != '\0' ? "edit-clear-symbolic" : NULL);
  satdoku_entry_mark (GTK_ENTRY (entry), ok);
  satdoku_entry_explain (GTK_ENTRY (entry), "edit-find-symbolic", why);
  /* Where a core is listed, an entry that is emptied for it asks for nothing. */
  if (ok && !satdoku_filter_equal (&filter, get_filter (self)))
    apply_filter (self, &filter);
}

/* From the filter to what it lists, or what is wrong with it. */
static void
variable_activate_cb (GtkEntry *entry,
                      SatdokuCnfPage *self)
{
  SudokuFilter filter = { 0 };
  g_autofree char *why = NULL;

  if (!satdoku_filter_parse_literals (&filter, gtk_editable_get_text (GTK_EDITABLE (entry)), &why))
    {
      send_message (self, why);
      return;
    }
  satdoku_clause_view_go_to (self->view, 0);
}

static void
variable_icon_cb (GtkEntry *entry,
                  GtkEntryIconPosition position,
                  SatdokuCnfPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
}

static void
copy_cb (SatdokuCnfPage *self)
{
  g_autoptr (GdkContentProvider) provider =
    satdoku_content_provider_new_for_formula (get_source (self));

  satdoku_copy (GTK_WIDGET (self), provider);
  send_message (self, _ ("Formula copied"));
}

static void
copy_selected_cb (SatdokuCnfPage *self)
{
  GtkBitset *clauses = get_selected (self);
  g_autoptr (GdkContentProvider) provider = NULL;
  gulong n_clauses = (gulong)gtk_bitset_get_size (clauses);
  g_autofree char *count = words_count (n_clauses);
  g_autofree char *message = NULL;

  provider = satdoku_content_provider_new_for_clauses (get_source (self), clauses);
  satdoku_copy (GTK_WIDGET (self), provider);
  /* Translators: %s is a number with grouped digits. */
  message = g_strdup_printf (ngettext ("%s clause copied", "%s clauses copied", n_clauses), count);
  send_message (self, message);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuCnfSaved) saved = satdoku_cnf_save_finish (result, &error);
  g_autofree char *message = satdoku_cnf_saved_describe (saved, error);

  if (message != NULL)
    send_message (user_data, message);
}

static void
save_to (SatdokuCnfPage *self,
         SatdokuFormulaSource *source,
         GFile *file)
{
  SatdokuWorker *worker = satdoku_formula_page_get_worker (SATDOKU_FORMULA_PAGE (self));

  g_return_if_fail (source != NULL && worker != NULL);
  satdoku_cnf_save_async (source, file, worker, self->cancellable, saved_cb, self);
}

/* What came of it is said by a message. */
void
satdoku_cnf_page_save_to (SatdokuCnfPage *self,
                          GFile *file)
{
  g_return_if_fail (SATDOKU_IS_CNF_PAGE (self) && G_IS_FILE (file));

  save_to (self, satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self)), file);
}

static void
chosen_to_save_cb (SatdokuCnfPage *self,
                   GFile *file,
                   GtkFileChooser *chooser)
{
  save_to (self, g_object_get_data (G_OBJECT (chooser), SOURCE_KEY), file);
}

static void
ask_where_to_save (SatdokuCnfPage *self,
                   SatdokuFormulaSource *source)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkFileChooserNative *chooser = satdoku_cnf_save_chooser_new (source, GTK_WINDOW (root));

  g_object_set_data_full (G_OBJECT (chooser), SOURCE_KEY, g_object_ref (source), g_object_unref);
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (chosen_to_save_cb));
}

static void
save_cb (SatdokuCnfPage *self)
{
  ask_where_to_save (self, satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self)));
}

static const SudokuEncoding *
get_encoding (SatdokuCnfPage *self)
{
  g_autofree char *id = NULL;

  g_object_get (self, "encoding-id", &id, NULL);
  return sudoku_encoding_find (id);
}

/* What goes with no other way says at most one by pairs. */
static void
choose_encoding (SatdokuCnfPage *self,
                 const SudokuScheme *scheme,
                 const SatAtMostOne *at_most_one)
{
  const SudokuEncoding *encoding = sudoku_encoding_find_for (scheme, at_most_one);

  if (encoding == NULL)
    encoding = sudoku_encoding_find (scheme->id);
  g_object_set (self, "encoding-id", encoding->id, NULL);
}

static void
chosen_cb (SatdokuCnfPage *self,
           const char *id)
{
  g_object_set (self, "encoding-id", id, NULL);
}

static void
compare_cb (SatdokuCnfPage *self)
{
  const SudokuCnf *cnf = satdoku_formula_source_get_cnf (get_source (self));
  GtkWidget *table =
    satdoku_encoding_table_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), cnf);

  connect (self, table, "chosen", G_CALLBACK (chosen_cb));
  gtk_window_present (GTK_WINDOW (table));
}

/* The two encodings of the original program have buttons of their own. */
static gboolean
has_button (const SudokuScheme *scheme)
{
  return g_str_equal (scheme->id, "full") || g_str_equal (scheme->id, "simpler");
}

/* The properties may also be set from elsewhere. */
static void
show_choices (SatdokuCnfPage *self)
{
  const SudokuEncoding *encoding = get_encoding (self);
  g_autofree char *reduction_id = NULL;
  g_autofree char *label = NULL;

  g_object_get (self, "reduction-id", &reduction_id, NULL);
  label = satdoku_way_menu_get_label (encoding, sudoku_reduction_find (reduction_id));
  gtk_menu_button_set_label (self->way_button, label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.at-most-one", !encoding->scheme->once);
  if (has_button (encoding->scheme))
    gtk_menu_button_set_icon_name (self->scheme_button, "pan-down-symbolic");
  else
    gtk_menu_button_set_label (self->scheme_button, _ (encoding->scheme->name));
}

/* What searches beside the clauses ends with them. */
static void
satdoku_cnf_page_notify (GObject *object,
                         GParamSpec *pspec)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);
  gboolean is_encoding = g_str_equal (pspec->name, "encoding-id");

  if (is_encoding || g_str_equal (pspec->name, "reduction-id") ||
      g_str_equal (pspec->name, "numbering-id"))
    show_choices (self);
  if (is_encoding)
    {
      g_object_notify_by_pspec (object, properties[PROP_AT_MOST_ONE_ID]);
      g_object_notify_by_pspec (object, properties[PROP_SCHEME_ID]);
    }
  if (g_str_equal (pspec->name, "missing") &&
      satdoku_formula_page_is_missing (SATDOKU_FORMULA_PAGE (self)))
    set_side (self, SIDE_DETAILS);
}

/* An id that no row of the table has is not taken. */
static void
set_at_most_one_id (SatdokuCnfPage *self,
                    const char *id)
{
  const SatAtMostOne *at_most_one = sat_at_most_one_find (id);

  if (at_most_one != NULL)
    choose_encoding (self, get_encoding (self)->scheme, at_most_one);
}

static void
set_scheme_id (SatdokuCnfPage *self,
               const char *id)
{
  const SudokuEncoding *encoding = sudoku_encoding_find (id);

  if (encoding != NULL)
    choose_encoding (self, encoding->scheme, get_encoding (self)->at_most_one);
}

/* One comes here to look at clauses. */
static gboolean
cnf_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_CNF_PAGE (widget)->view));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-cnf-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, schemes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, scheme_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, way_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, family_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, line_entry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, variable_entry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, copy_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, help);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, card);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, own);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, side);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, pane);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, watch_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, core_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCnfPage, models_place);
  gtk_widget_class_bind_template_callback (widget_class, make_watch_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_core_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_models_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, variable_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, variable_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, variable_icon_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "cnf.copy", NULL, G_CALLBACK (copy_cb));
  satdoku_class_add_action (widget_class, "cnf.copy-selected", NULL, G_CALLBACK (copy_selected_cb));
  satdoku_class_add_action (widget_class, "cnf.save", NULL, G_CALLBACK (save_cb));
  gtk_widget_class_install_property_action (widget_class, "cnf.watch", "watches");
  gtk_widget_class_install_property_action (widget_class, "cnf.why", "explains");
  gtk_widget_class_install_property_action (widget_class, "cnf.models", "lists-models");
  gtk_widget_class_install_property_action (widget_class, "cnf.time-limit", "time-limit");
  gtk_widget_class_install_property_action (widget_class, "cnf.at-most-one", "at-most-one-id");
  gtk_widget_class_install_property_action (widget_class, "cnf.reduction", "reduction-id");
  gtk_widget_class_install_property_action (widget_class, "cnf.scheme", "scheme-id");
  gtk_widget_class_install_property_action (widget_class, "cnf.numbering", "numbering-id");
  satdoku_class_add_action (widget_class, "cnf.compare", NULL, G_CALLBACK (compare_cb));
  satdoku_class_add_action (widget_class, "cnf.show-puzzle", NULL, G_CALLBACK (show_puzzle_cb));
  satdoku_class_add_action (widget_class, "cnf.add-clause", NULL, G_CALLBACK (add_clause_cb));
  satdoku_class_add_action (widget_class, "cnf.new-formula", NULL, G_CALLBACK (formula_cb));
  satdoku_class_add_action (widget_class, "cnf.edit-formula", NULL, G_CALLBACK (formula_cb));
  satdoku_class_add_action (widget_class, "cnf.go-to-line", NULL, G_CALLBACK (go_to_line_cb));
  satdoku_class_add_action (widget_class, "cnf.go-to-clause", "t", G_CALLBACK (go_to_clause_cb));
  satdoku_class_add_action (widget_class, "cnf.filter", NULL, G_CALLBACK (filter_cb));
  satdoku_class_add_action (widget_class, "cnf.set-filter", "(uu)", G_CALLBACK (set_filter_cb));
  satdoku_class_add_action (widget_class, "cnf.clear-filter", NULL, G_CALLBACK (clear_filter_cb));
  satdoku_class_add_action (widget_class, "cnf.set-cells", "au", G_CALLBACK (set_cells_cb));
  satdoku_class_add_action (widget_class, "cnf.toggle-value", "u", G_CALLBACK (toggle_value_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "cnf.copy-selected", NULL);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);

  if (id == PROP_WATCHES)
    g_value_set_boolean (value, self->shown == SIDE_WATCH);
  else if (id == PROP_EXPLAINS)
    g_value_set_boolean (value, self->shown == SIDE_CORE);
  else if (id == PROP_LISTS_MODELS)
    g_value_set_boolean (value, self->shown == SIDE_MODELS);
  else if (id == PROP_AT_MOST_ONE_ID)
    g_value_set_string (value, get_encoding (self)->at_most_one->id);
  else
    g_value_set_string (value, get_encoding (self)->scheme->id);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuCnfPage *self = SATDOKU_CNF_PAGE (object);

  switch (id)
    {
    case PROP_WATCHES:
      choose_side (self, SIDE_WATCH, g_value_get_boolean (value));
      break;
    case PROP_EXPLAINS:
      choose_side (self, SIDE_CORE, g_value_get_boolean (value));
      break;
    case PROP_LISTS_MODELS:
      choose_side (self, SIDE_MODELS, g_value_get_boolean (value));
      break;
    case PROP_AT_MOST_ONE_ID:
      set_at_most_one_id (self, g_value_get_string (value));
      break;
    case PROP_SCHEME_ID:
      set_scheme_id (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_cnf_page_class_init (SatdokuCnfPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* Whether a solver is watched on the formula. */
    [PROP_WATCHES] = { "watches", G_TYPE_BOOLEAN, G_PARAM_READWRITE, .get = get_value,
                       .set = set_value },
    /* Whether it is shown why the formula has no model. */
    [PROP_EXPLAINS] = { "explains", G_TYPE_BOOLEAN, G_PARAM_READWRITE, .get = get_value,
                        .set = set_value },
    /* Whether the models of the formula are shown. */
    [PROP_LISTS_MODELS] = { "lists-models", G_TYPE_BOOLEAN, G_PARAM_READWRITE, .get = get_value,
                            .set = set_value },
    /* The id of the #SatAtMostOne of the encoding: a part of the "encoding-id". */
    [PROP_AT_MOST_ONE_ID] = { "at-most-one-id", G_TYPE_STRING, G_PARAM_READWRITE,
                              .get = get_value, .set = set_value },
    /* The id of the #SudokuScheme of the encoding, the other part. */
    [PROP_SCHEME_ID] = { "scheme-id", G_TYPE_STRING, G_PARAM_READWRITE, .get = get_value,
                         .set = set_value },
  };

  G_OBJECT_CLASS (klass)->notify = satdoku_cnf_page_notify;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  /* Boards of the puzzle may show it; with %NULL, nothing any more. @overlay: (nullable): a
   * #SatdokuOverlay: what holds at the step of a solver that is watched. */
  signals[SIGNAL_OVERLAY] = satdoku_class_add_signal (klass, "overlay", 1, G_TYPE_POINTER);
  /* Boards of the puzzle may show it. @panel: (nullable): a #SatdokuCorePanel with a core; %NULL:
   * none is shown any more. */
  signals[SIGNAL_CORE] = satdoku_class_add_signal (klass, "core", 1, SATDOKU_TYPE_CORE_PANEL);
  widget_class->grab_focus = cnf_page_grab_focus;
  SATDOKU_FORMULA_PAGE_CLASS (klass)->subject_changed = cnf_page_subject_changed;
  SATDOKU_FORMULA_PAGE_CLASS (klass)->formula_changed = cnf_page_formula_changed;

  g_type_ensure (SATDOKU_TYPE_CLAUSE_DETAILS);
  g_type_ensure (SATDOKU_TYPE_CLAUSE_VIEW);
  g_type_ensure (SATDOKU_TYPE_ENCODING_HELP);
  g_type_ensure (SATDOKU_TYPE_FILTER_BAR);
  g_type_ensure (SATDOKU_TYPE_FILTER_BUTTON);
  g_type_ensure (SATDOKU_TYPE_FORMULA_CARD);
  g_type_ensure (SATDOKU_TYPE_OWN_PANEL);
  g_type_ensure (SATDOKU_TYPE_ADAPTIVE_PANE);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  install_actions (widget_class);
  bind_template (widget_class);
  satdoku_class_cancels (klass, SatdokuCnfPage, cancellable);
}

static void
satdoku_cnf_page_init (SatdokuCnfPage *self)
{
  g_autoptr (GMenuModel) schemes = satdoku_way_menu_new_of_schemes ();
  g_autoptr (GMenuModel) ways = satdoku_way_menu_new ();

  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_shortcuts_install_page (GTK_WIDGET (self), "cnf.");
  gtk_menu_button_set_menu_model (self->scheme_button, schemes);
  gtk_menu_button_set_menu_model (self->way_button, ways);
  connect (self, satdoku_clause_view_get_selection (self->view), "notify::clauses",
           G_CALLBACK (update_details));
  connect (self, self->view, "listed", G_CALLBACK (show_filter));
  satdoku_notation_follow (self, G_CALLBACK (show_filter));
  show_choices (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.add-clause", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.edit-formula", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.compare", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.copy", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.copy-selected", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cnf.save", FALSE);
}

void
satdoku_cnf_page_decide (SatdokuCnfPage *self,
                         guint cell,
                         guint value)
{
  g_return_if_fail (SATDOKU_IS_CNF_PAGE (self));

  if (self->shown == SIDE_WATCH)
    satdoku_watch_panel_decide (self->watch, cell, value);
}
