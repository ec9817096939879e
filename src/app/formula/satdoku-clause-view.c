/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of a formula as lines of its file, the header pinned above them: all of them, or
 * those that fit a filter. It keeps its SatdokuClauseList on the page where the view is. Where each
 * clause has to be looked at, a worker does that, and what was listed stays until it is ready. */

#include "satdoku-config.h"

#include "satdoku-clause-view.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-clause-row.h"
#include "satdoku-filter.h"
#include "satdoku-notation.h"
#include "satdoku-worker.h"
#include "satdoku-wrap-box.h"
#include "words-terms.h"

/* So many frames a row that was scrolled to may take to appear. */
#define FOCUS_FRAMES_MAX 10
/* Pixels. */
#define CENTRE_HEIGHT_MAX 1e8

struct _SatdokuClauseView
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *header_row;
  GtkWidget *header_line;
  GtkLabel *header_number;
  GtkLabel *header;
  GtkLabel *summary;
  GtkStack *stack;
  AdwStatusPage *empty;
  GtkScrolledWindow *scroller;
  GtkListView *view;

  /* Owned. */
  SatdokuClauseList *list;
  SatdokuClauseSelection *selection;
  SatdokuWorker *worker; /* finds what a filter leaves, where that takes long */
  SatTraceState *state;  /* (nullable): what holds in the run of a solver */

  SudokuFilter filter; /* that is wanted, if it isn't listed yet */
  gboolean are_chosen; /* the listed clauses don't come from a filter */
  gboolean searching;
  gboolean goes_on; /* where the player wants to go when it is listed: */
  guint64 goes_to;
  guint approach_idle;
  guint held_idle; /* 0: the view does not hold the focus for a row */
  guint focus_tick;
  guint focus_frames;   /* left to wait for the row */
  guint64 focus_clause; /* whose row gets the focus */
  gboolean focus_given; /* it has it, or the player has gone on from there */
};

G_DEFINE_FINAL_TYPE (SatdokuClauseView, satdoku_clause_view, ADW_TYPE_BIN)

enum
{
  SIGNAL_LISTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What the worker gets, and finds. */
typedef struct
{
  SatdokuFormulaSource *source;
  SudokuFilter filter;
  SudokuClauseSet *matches; /* (nullable) */
} Search;

static void
search_free (Search *search)
{
  g_object_unref (search->source);
  g_clear_pointer (&search->matches, sudoku_clause_set_free);
  g_free (search);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_free)

/* The row of the list view that shows a clause, if there is one. */
static GtkWidget *
find_row (SatdokuClauseView *self,
          guint64 clause)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->view)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (SATDOKU_IS_CLAUSE_ROW (child) && gtk_widget_get_child_visible (row) &&
          satdoku_clause_row_get_clause (SATDOKU_CLAUSE_ROW (child)) == clause)
        return row;
    }
  return NULL;
}

/* What stands before and after it is seen, too. Returns: is it in the middle, or as near as it can
 * be? The list view only knows the heights of rows that it has shown, so it may take some frames;
 * in a very long list it loses its way. */
static gboolean
centre_row (SatdokuClauseView *self,
            GtkWidget *row)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double before = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;
  double away;

  if (gtk_adjustment_get_upper (adjustment) > CENTRE_HEIGHT_MAX ||
      !gtk_widget_compute_bounds (row, GTK_WIDGET (self->view), &bounds))
    return TRUE;
  away = bounds.origin.y + (bounds.size.height - gtk_adjustment_get_page_size (adjustment)) / 2;
  if (ABS (away) < bounds.size.height)
    return TRUE;
  gtk_adjustment_set_value (adjustment, before + away);
  return G_APPROX_VALUE (gtk_adjustment_get_value (adjustment), before, 1);
}

/* The list view makes the row one frame after it was told to scroll there. */
static gboolean
focus_row_cb (GtkWidget *widget,
              GdkFrameClock *clock,
              gpointer user_data)
{
  SatdokuClauseView *self = SATDOKU_CLAUSE_VIEW (widget);
  GtkWidget *row = find_row (self, self->focus_clause);
  guint position;

  /* Where rows were guessed too low or too high, the view may have come to rest beside it. */
  if (row == NULL && satdoku_clause_list_find (self->list, self->focus_clause, &position))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
  if (row != NULL && !self->focus_given)
    self->focus_given = gtk_widget_grab_focus (row);
  if ((row == NULL || !centre_row (self, row)) && --self->focus_frames > 0)
    return G_SOURCE_CONTINUE;
  self->focus_tick = 0;
  return G_SOURCE_REMOVE;
}

static void
scroll_to (SatdokuClauseView *self,
           guint position,
           gboolean give_focus)
{
  self->focus_clause = satdoku_clause_list_get_clause (self->list, position);
  self->focus_frames = FOCUS_FRAMES_MAX;
  self->focus_given = !give_focus;
  if (self->focus_tick == 0)
    self->focus_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_row_cb, NULL, NULL);
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), position, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
}

/* Scrolls to the clause, if it is listed, and selects it. The focus stays where it is. */
void
satdoku_clause_view_reveal (SatdokuClauseView *self,
                            guint64 clause)
{
  guint position;

  g_return_if_fail (SATDOKU_IS_CLAUSE_VIEW (self));

  if (!self->searching && satdoku_clause_list_has (self->list, clause) &&
      satdoku_clause_list_reveal (self->list, clause, &position))
    scroll_to (self, position, FALSE);
}

/* Scrolls so that the clause, or the next one that is listed, stands in the middle, selects it and
 * gives it the focus. While clauses are searched for, as soon as they are listed. */
void
satdoku_clause_view_go_to (SatdokuClauseView *self,
                           guint64 clause)
{
  guint position;

  g_return_if_fail (SATDOKU_IS_CLAUSE_VIEW (self));

  if (self->searching)
    {
      self->goes_on = TRUE;
      self->goes_to = clause;
      return;
    }
  if (satdoku_clause_list_reveal (self->list, clause, &position))
    scroll_to (self, position, TRUE);
}

/* The list view's own Home and End know one page only. */
static gboolean
go_to_end_cb (GtkWidget *view,
              GVariant *arguments,
              gpointer user_data)
{
  GtkWidget *ancestor = gtk_widget_get_ancestor (view, SATDOKU_TYPE_CLAUSE_VIEW);
  SatdokuClauseView *self = SATDOKU_CLAUSE_VIEW (ancestor);
  guint64 n_listed = satdoku_clause_list_get_n_clauses (self->list);
  guint64 rank = g_variant_get_boolean (arguments) ? n_listed - 1 : 0;

  if (n_listed <= g_list_model_get_n_items (G_LIST_MODEL (self->list)))
    return FALSE;
  satdoku_clause_view_go_to (self, satdoku_clause_list_get_nth (self->list, rank));
  return TRUE;
}

/* The first clause that keys come to is the one with the focus. Newer GTK does it by itself; older
 * passes over it, so that it could only be reached by going back. */
static gboolean
select_focused_cb (GtkWidget *view,
                   GVariant *arguments,
                   gpointer user_data)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (view));
  GtkWidget *ancestor = gtk_widget_get_ancestor (view, SATDOKU_TYPE_CLAUSE_VIEW);
  SatdokuClauseView *self = SATDOKU_CLAUSE_VIEW (ancestor);
  GtkWidget *row = gtk_widget_get_focus_child (view);
  GtkWidget *child = row != NULL ? gtk_widget_get_first_child (row) : NULL;
  guint position;

  if (!SATDOKU_IS_CLAUSE_ROW (child) ||
      !satdoku_clause_list_find (self->list,
                                 satdoku_clause_row_get_clause (SATDOKU_CLAUSE_ROW (child)),
                                 &position) ||
      gtk_selection_model_is_selected (selection, position))
    return FALSE;
  return gtk_widget_activate_action (row, "listitem.select", "(bb)", FALSE, FALSE);
}

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *item,
              SatdokuClauseView *self)
{
  gtk_list_item_set_child (item, satdoku_clause_row_new ());
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *item,
             SatdokuClauseView *self)
{
  satdoku_clause_row_set (SATDOKU_CLAUSE_ROW (gtk_list_item_get_child (item)), self->list,
                          gtk_list_item_get_position (item));
  satdoku_clause_row_show_state (SATDOKU_CLAUSE_ROW (gtk_list_item_get_child (item)),
                                 satdoku_clause_list_get_source (self->list), self->state);
}

/* Tells the list where the view is; not while the view is laying itself out. */
static gboolean
approach_cb (gpointer user_data)
{
  SatdokuClauseView *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double middle = gtk_adjustment_get_value (adjustment) +
                  gtk_adjustment_get_page_size (adjustment) / 2;
  double upper = gtk_adjustment_get_upper (adjustment);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  self->approach_idle = 0;
  if (n_items > 0 && upper > 0)
    satdoku_clause_list_approach (self->list,
                                  (guint)CLAMP (middle / upper * n_items, 0, n_items - 1));
  return G_SOURCE_REMOVE;
}

static void
scrolled_cb (GtkAdjustment *adjustment,
             SatdokuClauseView *self)
{
  if (self->approach_idle == 0 &&
      satdoku_clause_list_get_n_clauses (self->list) >
        g_list_model_get_n_items (G_LIST_MODEL (self->list)))
    self->approach_idle = g_idle_add (approach_cb, self);
}

static void
satdoku_clause_view_dispose (GObject *object)
{
  SatdokuClauseView *self = SATDOKU_CLAUSE_VIEW (object);

  if (self->focus_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->focus_tick);
  self->focus_tick = 0;
  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  satdoku_class_dispose (object);
}

static gboolean
clause_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_CLAUSE_VIEW (widget)->view));
}

static void
satdoku_clause_view_class_init (SatdokuClauseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_clause_view_dispose;
  widget_class->grab_focus = clause_view_grab_focus;
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-clause-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, header_row);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, header_line);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, header_number);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, header);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, summary);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, empty);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuClauseView, view);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);

  /* Other clauses are listed than before. */
  signals[SIGNAL_LISTED] = satdoku_class_add_signal (klass, "listed", 0);
  satdoku_class_removes (klass, SatdokuClauseView, approach_idle);
  satdoku_class_removes (klass, SatdokuClauseView, held_idle);
  satdoku_class_drops (klass, SatdokuClauseView, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuClauseView, state, sat_trace_state_free);
  satdoku_class_keeps (klass, SatdokuClauseView, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuClauseView, list, g_object_unref);
}

static void
add_keys (SatdokuClauseView *self)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    GtkShortcutFunc callback;
    gboolean argument; /* to the end? */
  } keys[] = {
    { GDK_KEY_Home, 0, go_to_end_cb, FALSE },
    { GDK_KEY_Home, GDK_CONTROL_MASK, go_to_end_cb, FALSE },
    { GDK_KEY_KP_Home, 0, go_to_end_cb, FALSE },
    { GDK_KEY_KP_Home, GDK_CONTROL_MASK, go_to_end_cb, FALSE },
    { GDK_KEY_End, 0, go_to_end_cb, TRUE },
    { GDK_KEY_End, GDK_CONTROL_MASK, go_to_end_cb, TRUE },
    { GDK_KEY_KP_End, 0, go_to_end_cb, TRUE },
    { GDK_KEY_KP_End, GDK_CONTROL_MASK, go_to_end_cb, TRUE },
    { GDK_KEY_Up, 0, select_focused_cb, FALSE },
    { GDK_KEY_KP_Up, 0, select_focused_cb, FALSE },
    { GDK_KEY_Down, 0, select_focused_cb, FALSE },
    { GDK_KEY_KP_Down, 0, select_focused_cb, FALSE },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                          gtk_callback_action_new (keys[i].callback, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_boolean (keys[i].argument));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self->view), controller);
}

/* The rows that are shown; others are written when they are. */
static void
notation_cb (SatdokuClauseView *self)
{
  SatdokuFormulaSource *source = satdoku_clause_list_get_source (self->list);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->view));
       row != NULL && source != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (!SATDOKU_IS_CLAUSE_ROW (child))
        continue;
      satdoku_clause_row_show_text (SATDOKU_CLAUSE_ROW (child), source);
      satdoku_clause_row_show_state (SATDOKU_CLAUSE_ROW (child), source, self->state);
    }
}

static void
satdoku_clause_view_init (SatdokuClauseView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* As the rows: a line of a file. */
  gtk_widget_set_direction (GTK_WIDGET (self->header_number), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->header_row, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->header_line, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->summary), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->header), GTK_TEXT_DIR_LTR);
  self->list = satdoku_clause_list_new (SATDOKU_CLAUSE_PAGE_SIZE);
  self->selection = satdoku_clause_selection_new (self->list);
  self->worker = satdoku_worker_new ();
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                    G_CALLBACK (scrolled_cb), self);
  satdoku_notation_follow (self, G_CALLBACK (notation_cb));
  add_keys (self);
}

SATDOKU_DEFINE_GETTER (SatdokuClauseView, satdoku_clause_view, list, SatdokuClauseList *)
SATDOKU_DEFINE_GETTER (SatdokuClauseView, satdoku_clause_view, selection, SatdokuClauseSelection *)

/* A filter that fits no clause shows why instead of an empty list. */
static void
update_stack (SatdokuClauseView *self)
{
  g_autofree char *text = NULL;
  const SudokuFilter *filter;

  if (satdoku_clause_list_get_n_clauses (self->list) > 0)
    {
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->scroller));
      return;
    }
  filter = satdoku_clause_list_get_filter (self->list);
  if (filter->variable != 0 && filter->sign == 0 && filter->n_also == 0)
    text = g_strdup_printf (_ ("No clause contains variable %d."), filter->variable);
  else
    text = g_strdup (_ ("No clause matches the filter."));
  adw_status_page_set_description (self->empty, text);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->empty));
}

static void
show_header (SatdokuClauseView *self,
             SatdokuFormulaSource *source)
{
  guint64 n_clauses = satdoku_formula_source_get_n_clauses (source);
  g_autofree char *clauses = words_n_clauses (n_clauses);
  g_autofree char *size = g_format_size (satdoku_formula_source_get_text_length (source));
  /* Translators: "12 018 clauses" and the size of the text, "152 kB". */
  g_autofree char *summary = g_strdup_printf (_ ("%s, %s"), clauses, size);
  g_autofree char *header = g_strdup_printf ("p cnf %d %" G_GUINT64_FORMAT,
                                             satdoku_formula_source_get_n_variables (source),
                                             n_clauses);

  g_autofree char *number =
    g_strdup_printf ("%" G_GUINT64_FORMAT, satdoku_formula_source_get_line (source, 0) - 1);

  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->header, header);
  gtk_label_set_label (self->header_number, number);
  gtk_label_set_width_chars (self->header_number, satdoku_clause_list_get_n_digits (self->list));
}

static gboolean
held_cb (gpointer user_data)
{
  SatdokuClauseView *self = user_data;

  self->held_idle = 0;
  if (gtk_widget_is_focus (GTK_WIDGET (self->view)))
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return G_SOURCE_REMOVE;
}

/* A row that is about to go may have the focus. GTK notices that in the next frame only, and a key
 * that is pressed before gets lost: the view holds the focus until there are other rows. */
static void
hold_focus (SatdokuClauseView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->view));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)))
    return;
  gtk_root_set_focus (root, GTK_WIDGET (self->view));
  if (self->held_idle == 0)
    self->held_idle = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, held_cb, self, NULL);
}

/* @matches: (transfer full) (nullable): what the filter leaves, if it was found already */
static void
list_clauses (SatdokuClauseView *self,
              SatdokuFormulaSource *source,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  guint64 n_same;

  hold_focus (self);
  n_same = satdoku_clause_list_set (self->list, source, filter, matches);
  show_header (self, source);
  satdoku_clause_selection_keep (self->selection, n_same);
  update_stack (self);
  g_signal_emit (self, signals[SIGNAL_LISTED], 0);
}

/* In the thread. */
static gpointer
search_clauses (gpointer input,
                const SudokuTask *task,
                GError **error)
{
  Search *search = input;

  search->matches = satdoku_formula_source_filter (search->source, &search->filter);
  return search;
}

/* When it was cancelled, the view itself may be gone. */
static void
found_cb (GObject *worker,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (Search) search = satdoku_worker_run_finish (result, NULL);
  SatdokuClauseView *self = user_data;

  if (search == NULL)
    return;
  self->searching = FALSE;
  list_clauses (self, search->source, &search->filter, g_steal_pointer (&search->matches));
  if (self->goes_on)
    satdoku_clause_view_go_to (self, self->goes_to);
  self->goes_on = FALSE;
}

static void
start_search (SatdokuClauseView *self,
              SatdokuFormulaSource *source,
              const SudokuFilter *filter)
{
  const SatdokuJob job = {
    .run = search_clauses,
    .free_input = (GDestroyNotify)search_free,
    .free_result = (GDestroyNotify)search_free,
    .quiet = TRUE,
  };
  Search *search = g_new0 (Search, 1);

  search->source = g_object_ref (source);
  search->filter = *filter;
  self->searching = TRUE;
  satdoku_worker_run_async (self->worker, &job, search, NULL, found_cb, self);
}

/* Which clauses are wanted, and listed as soon as they are found. */
const SudokuFilter *
satdoku_clause_view_get_filter (SatdokuClauseView *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_VIEW (self), NULL);

  return &self->filter;
}

/* Shows these clauses, at once or as soon as they are found: see #SatdokuClauseView::listed. The
 * selection stays as long as the clause is the same and still listed. */
void
satdoku_clause_view_set (SatdokuClauseView *self,
                         SatdokuFormulaSource *source,
                         const SudokuFilter *filter)
{
  const SudokuFilter all = { 0 };
  gboolean is_other;

  g_return_if_fail (SATDOKU_IS_CLAUSE_VIEW (self) && source != NULL && filter != NULL);

  is_other = satdoku_clause_list_get_source (self->list) != source;
  if (!is_other && !self->are_chosen && satdoku_filter_equal (&self->filter, filter))
    return;
  satdoku_worker_cancel (self->worker);
  self->searching = self->goes_on = self->are_chosen = FALSE;
  self->filter = *filter;
  if (satdoku_filter_is_empty (filter) || !satdoku_formula_source_filters_slowly (source))
    {
      list_clauses (self, source, filter, NULL);
      return;
    }
  if (is_other)
    list_clauses (self, source, &all, NULL);
  start_search (self, source, filter);
}

/* @state: (transfer full) (nullable): marks the literals that are true and those that are false. */
void
satdoku_clause_view_take_state (SatdokuClauseView *self,
                                SatTraceState *state)
{
  SatdokuFormulaSource *source = NULL;

  g_return_if_fail (SATDOKU_IS_CLAUSE_VIEW (self));

  if (self->state == NULL && state == NULL)
    return;
  g_clear_pointer (&self->state, sat_trace_state_free);
  self->state = state;
  source = satdoku_clause_list_get_source (self->list);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->view));
       row != NULL && source != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (SATDOKU_IS_CLAUSE_ROW (child))
        satdoku_clause_row_show_state (SATDOKU_CLAUSE_ROW (child), source, state);
    }
}

/* Shows @clauses (transfer full), until satdoku_clause_view_set() is called. */
void
satdoku_clause_view_set_clauses (SatdokuClauseView *self,
                                 SudokuClauseSet *clauses)
{
  const SudokuFilter all = { 0 };

  g_return_if_fail (SATDOKU_IS_CLAUSE_VIEW (self) && clauses != NULL);

  satdoku_worker_cancel (self->worker);
  self->searching = self->goes_on = FALSE;
  self->are_chosen = TRUE;
  self->filter = all;
  hold_focus (self);
  satdoku_clause_list_set_clauses (self->list, clauses);
  satdoku_clause_selection_keep (
    self->selection,
    satdoku_formula_source_get_n_clauses (satdoku_clause_list_get_source (self->list)));
  update_stack (self);
  g_signal_emit (self, signals[SIGNAL_LISTED], 0);
}
