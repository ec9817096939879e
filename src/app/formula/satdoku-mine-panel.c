/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses of one's own below those of the formula: a row for each, with what it says. A row that is
 * edited, or a new one, is an entry, which says as one types what it means or what is wrong. Knows
 * no formula: what changes is the puzzle, and the formula follows that. */

#include "satdoku-config.h"

#include "satdoku-mine-panel.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <sudoku-solve.h>
#include <words-error.h>

#include "satdoku-entry.h"
#include "words-own.h"
#include "words-terms.h"

/* So many are shown; of the others there is only the number. */
#define N_ROWS_MAX 200
/* Seconds after which it stays unsaid that a clause makes the puzzle unsolvable. */
#define TIME_LIMIT 10.0

struct _SatdokuMinePanel
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkScrolledWindow *scroller;
  GtkListBox *list;

  /* Owned. */
  SudokuGame *game;          /* (nullable) */
  SatdokuWorker *worker;     /* (nullable) */
  GCancellable *cancellable; /* (nullable): of the check of what was written */
  SudokuOwn *own;            /* (nullable): what is shown */
  GtkWidget *editor;         /* the row with the entry; it is in the list while one writes */
  const SudokuNumbering *numbering;

  /* In the editor. */
  GtkEntry *entry;
  GtkLabel *hint;

  gboolean edits;
  guint edited; /* which is being edited, from 0; their number: a new one */
};

enum
{
  SIGNAL_MESSAGE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuMinePanel, satdoku_mine_panel, ADW_TYPE_BIN)

static SudokuGeometry *
get_geometry (SatdokuMinePanel *self)
{
  return sudoku_game_get_geometry (self->game);
}

static guint
get_n (SatdokuMinePanel *self)
{
  return self->own != NULL ? sudoku_own_get_n (self->own) : 0;
}

/* ---- reading ---- */

static gboolean
mean_number (guint side,
             int number,
             guint *cell,
             guint *value,
             gpointer user_data)
{
  const SudokuNumbering *numbering = user_data;
  guint row = 0, column = 0;

  if (!numbering->meaning (side, number, &row, &column, value))
    return FALSE;
  *cell = (row - 1) * side + column - 1;
  return TRUE;
}

static SudokuOwn *
parse_entry (SatdokuMinePanel *self,
             GError **error)
{
  return sudoku_own_parse (sudoku_geometry_get_side (get_geometry (self)),
                           gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1, NULL,
                           mean_number, (gpointer)self->numbering, error);
}

static char *
describe_own (SatdokuMinePanel *self,
              const SudokuOwn *own)
{
  guint n = sudoku_own_get_n (own);

  if (n == 0)
    return g_strdup (_ ("For example: r1c1=3 | r2c2!=3; r1c1=3 & r2c2=3 -> r5c5=7; at most 2 of "
                        "r1c1=1 r1c2=1 r2c1=1; r1c1 r1c2 differ; r1c1 < r2c2"));
  return n == 1 ? words_own (get_geometry (self), own, 0) : words_n_clauses (n);
}

static void
mark_entry (SatdokuMinePanel *self,
            gboolean ok)
{
  satdoku_entry_mark (self->entry, ok);
  if (ok)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->hint), "error");
      gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "dim-label");
    }
}

/* What the entry means, or what is wrong with it. */
static void
show_meaning (SatdokuMinePanel *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = self->game != NULL ? parse_entry (self, &error) : NULL;
  g_autofree char *text = NULL;

  if (self->game == NULL)
    return;
  text = own != NULL ? describe_own (self, own) : words_error (error, WORDS_STYLE_WINDOW);
  gtk_label_set_label (self->hint, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  mark_entry (self, own != NULL);
}

/* ---- changing the puzzle ---- */

typedef struct
{
  SudokuGrid *before;
  SudokuGrid *after;
} Question;

static void
question_free (Question *question)
{
  sudoku_grid_free (question->before);
  sudoku_grid_free (question->after);
  g_free (question);
}

static gboolean
is_unsolvable (const SudokuGrid *grid,
               const SudokuTask *task,
               GError **error)
{
  SudokuVerdict verdict = sudoku_solve (grid, task, NULL, NULL, error);

  return verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT;
}

/* TRUE as a pointer when there is no solution any more. */
static gpointer
compare (gpointer input,
         const SudokuTask *task,
         GError **error)
{
  const Question *question = input;
  GError *local_error = NULL;
  gboolean lost = is_unsolvable (question->after, task, &local_error) &&
                  !is_unsolvable (question->before, task, &local_error);
  gboolean *result = NULL;

  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  result = g_new (gboolean, 1);
  *result = lost;
  return result;
}

static void
compared_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (SatdokuMinePanel) self = user_data;
  g_autofree gboolean *lost = satdoku_worker_run_finish (result, NULL);

  if (lost != NULL && *lost &&
      !g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, _ ("This makes the puzzle unsolvable"));
}

static SudokuGrid *
copy_puzzle (SatdokuMinePanel *self)
{
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));

  sudoku_grid_clear_origin (grid, SUDOKU_ORIGIN_ANSWER);
  return grid;
}

static void
stop_comparing (SatdokuMinePanel *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* A clause that contradicts is taken, and it is told. */
static void
start_comparing (SatdokuMinePanel *self,
                 SudokuGrid *before)
{
  const SatdokuJob job = {
    .title = _ ("Checking…"),
    .run = compare,
    .free_input = (GDestroyNotify)question_free,
    .free_result = g_free,
    .quiet = TRUE,
  };
  Question *question = g_new0 (Question, 1);

  question->before = before;
  question->after = copy_puzzle (self);
  stop_comparing (self);
  self->cancellable = g_cancellable_new ();
  satdoku_worker_run_async (self->worker, &job, question, self->cancellable, compared_cb,
                            g_object_ref (self));
}

/* Puts @text, which may have several lines or none, in the place of one of them. FALSE: that is too
 * much. */
static gboolean
replace (SatdokuMinePanel *self,
         guint index,
         const char *text)
{
  g_autoptr (GString) whole = g_string_new (NULL);
  g_autoptr (SudokuOwn) own = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;
  SudokuGrid *before = copy_puzzle (self);
  guint n = get_n (self);

  for (guint i = 0; i < MAX (n, index + 1); i++)
    {
      g_autofree char *line = i < n && i != index ? sudoku_own_print (self->own, i) : NULL;

      g_string_append_printf (whole, "%s\n", line != NULL ? line : i == index ? text
                                                                              : "");
    }
  own = sudoku_own_parse (sudoku_geometry_get_side (get_geometry (self)), whole->str,
                          (gssize)whole->len, NULL, NULL, NULL, &error);
  if (own != NULL && sudoku_own_get_n (own) > 0)
    rule = sudoku_rule_new_own (own);
  if (own != NULL)
    geometry = sudoku_geometry_replace_rule (get_geometry (self),
                                             sudoku_rule_kind_find ("mine", -1), rule, &error);
  if (geometry == NULL)
    {
      g_autofree char *why = words_error (error, WORDS_STYLE_WINDOW);

      g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, why);
      sudoku_grid_free (before);
      return FALSE;
    }
  sudoku_game_set_geometry (self->game, geometry);
  start_comparing (self, before);
  return TRUE;
}

/* ---- the list ---- */

static void fill (SatdokuMinePanel *self);

/* The rows that were there before are in the way of the entry no longer. */
static void
edit (SatdokuMinePanel *self,
      guint index)
{
  g_autofree char *text = index < get_n (self) ? sudoku_own_print (self->own, index) : NULL;

  self->edits = TRUE;
  self->edited = index;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text != NULL ? text : "");
  show_meaning (self);
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
stop_editing (SatdokuMinePanel *self)
{
  self->edits = FALSE;
  fill (self);
}

/* A clause that is taken makes room for the next one; an entry without any ends that. */
static void
activate_cb (GtkEntry *entry,
             SatdokuMinePanel *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = parse_entry (self, &error);
  gboolean is_new = self->edited >= get_n (self);

  if (own == NULL)
    {
      g_autofree char *why = words_error (error, WORDS_STYLE_WINDOW);

      g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, why);
      return;
    }
  if (is_new && sudoku_own_get_n (own) == 0)
    {
      stop_editing (self);
      return;
    }
  if (!replace (self, self->edited, sudoku_own_get_text (own)))
    return;
  if (is_new)
    satdoku_mine_panel_add (self);
  else
    stop_editing (self);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                SatdokuMinePanel *self)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  stop_editing (self);
  return GDK_EVENT_STOP;
}

static guint
get_index (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));
}

static void
edit_cb (GtkButton *button,
         SatdokuMinePanel *self)
{
  edit (self, get_index (GTK_WIDGET (button)));
}

static void
delete_cb (GtkButton *button,
           SatdokuMinePanel *self)
{
  replace (self, get_index (GTK_WIDGET (button)), "");
}

static void
add_button (GtkBox *box,
            guint index,
            const char *icon,
            const char *label,
            GCallback callback,
            SatdokuMinePanel *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", callback, self);
  gtk_box_append (box, button);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_row (SatdokuMinePanel *self,
         guint index)
{
  g_autofree char *text = sudoku_own_print (self->own, index);
  g_autofree char *meaning = words_own (get_geometry (self), self->own, index);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_hexpand (labels, TRUE);
  gtk_box_append (GTK_BOX (labels), make_label (text, "monospace"));
  gtk_box_append (GTK_BOX (labels), make_label (meaning, "dim-label"));
  gtk_box_append (GTK_BOX (box), labels);
  add_button (GTK_BOX (box), index, "document-edit-symbolic", _ ("Edit"), G_CALLBACK (edit_cb),
              self);
  add_button (GTK_BOX (box), index, "user-trash-symbolic", _ ("Delete"), G_CALLBACK (delete_cb),
              self);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);
}

static void
add_rest (SatdokuMinePanel *self,
          guint n)
{
  g_autofree char *count = words_count (n);
  /* Translators: %s is a number of clauses that are not shown. */
  g_autofree char *text = g_strdup_printf (_ ("Clauses not shown: %s"), count);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), make_label (text, "dim-label"));
  gtk_list_box_append (self->list, row);
}

static void
show_title (SatdokuMinePanel *self)
{
  guint n = get_n (self);
  g_autofree char *count = words_count (n);
  g_autofree char *text = NULL;

  if (n > 0)
    /* Translators: the clauses of one's own, and how many there are. */
    text = g_strdup_printf (_ ("Mine: %s"), count);
  gtk_label_set_label (self->title, text != NULL ? text : _ ("Mine"));
}

/* All rows, with the entry in its place. */
static void
fill (SatdokuMinePanel *self)
{
  guint n = get_n (self), n_shown = MIN (n, N_ROWS_MAX);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < n_shown; i++)
    if (self->edits && i == self->edited)
      gtk_list_box_append (self->list, self->editor);
    else
      add_row (self, i);
  if (n > n_shown)
    add_rest (self, n - n_shown);
  if (self->edits && self->edited >= n_shown)
    gtk_list_box_append (self->list, self->editor);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), n > 0 || self->edits);
  show_title (self);
}

static void
make_editor (SatdokuMinePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->editor = g_object_ref_sink (gtk_list_box_row_new ());
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->editor), FALSE);
  gtk_widget_set_focusable (self->editor, FALSE);
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "monospace");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Clause"), -1);
  self->hint = GTK_LABEL (make_label ("", "dim-label"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->hint));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->editor), box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (show_meaning), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

/* The clauses as they are now; what is being written stays. */
static void
refresh (SatdokuMinePanel *self)
{
  SudokuRule *rule = sudoku_geometry_find_rule (get_geometry (self), "mine");
  SudokuOwn *own = rule != NULL ? sudoku_own_ref (sudoku_rule_get_own (rule)) : NULL;

  if (self->edits && self->edited >= get_n (self))
    self->edited = own != NULL ? sudoku_own_get_n (own) : 0;
  g_clear_pointer (&self->own, sudoku_own_unref);
  self->own = own;
  fill (self);
}

static void
set_game (SatdokuMinePanel *self,
          SudokuGame *game)
{
  if (self->game == game)
    return;
  stop_comparing (self);
  self->edits = FALSE;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, refresh, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (game, "notify::geometry", G_CALLBACK (refresh), self);
  refresh (self);
}

static void
satdoku_mine_panel_dispose (GObject *object)
{
  SatdokuMinePanel *self = SATDOKU_MINE_PANEL (object);

  set_game (self, NULL);
  g_clear_object (&self->worker);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->own, sudoku_own_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_MINE_PANEL);
  G_OBJECT_CLASS (satdoku_mine_panel_parent_class)->dispose (object);
}

static void
satdoku_mine_panel_class_init (SatdokuMinePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_mine_panel_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/satdoku/Satdoku/satdoku-mine-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuMinePanel, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuMinePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuMinePanel, list);
  /**
   * SatdokuMinePanel::message:
   * @self: a panel
   * @message: one sentence
   *
   * Something that is to be said to the player for a moment.
   */
  signals[SIGNAL_MESSAGE] = g_signal_new ("message", SATDOKU_TYPE_MINE_PANEL, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
satdoku_mine_panel_init (SatdokuMinePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_editor (self);
}

/**
 * satdoku_mine_panel_show:
 * @self: a panel
 * @page: the page that it stands on
 * @cnf: (nullable): the formula that is shown there; %NULL: there is no puzzle, and the panel hides
 *
 * Shows the clauses, and follows the game. What is being written stays.
 */
void
satdoku_mine_panel_show (SatdokuMinePanel *self,
                         SatdokuFormulaPage *page,
                         const SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_MINE_PANEL (self) && SATDOKU_IS_FORMULA_PAGE (page));

  self->numbering = cnf != NULL ? sudoku_cnf_get_numbering (cnf) : NULL;
  g_set_object (&self->worker, satdoku_formula_page_get_worker (page));
  gtk_widget_set_visible (GTK_WIDGET (self), cnf != NULL);
  set_game (self, cnf != NULL ? satdoku_formula_page_get_game (page) : NULL);
}

/**
 * satdoku_mine_panel_add:
 * @self: a panel that shows a puzzle
 *
 * Begins a new clause.
 */
void
satdoku_mine_panel_add (SatdokuMinePanel *self)
{
  g_return_if_fail (SATDOKU_IS_MINE_PANEL (self));

  if (self->game != NULL)
    edit (self, get_n (self));
}
