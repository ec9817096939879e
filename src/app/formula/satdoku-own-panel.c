/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses below those of the formula: a row for each, with what it says. The editor stands in
 * the place of the one that is edited, or after the last. It knows no formula: it changes the
 * puzzle, and the formula follows that. */

#include "satdoku-config.h"

#include "satdoku-own-panel.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-own-check.h"
#include "satdoku-own-editor.h"
#include "words-own.h"
#include "words-terms.h"

/* So many are shown; of the others there is only the number. */
#define N_ROWS_MAX 200
/* Seconds after which it stays unsaid that a clause makes the puzzle unsolvable. */
#define TIME_LIMIT 10.0

struct _SatdokuOwnPanel
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkScrolledWindow *scroller;
  GtkListBox *list;

  /* Borrowed. */
  SatdokuFormulaPage *page; /* (nullable): weak; that it is on */

  /* Owned. */
  SudokuGame *game;          /* (nullable) */
  GCancellable *cancellable; /* (nullable): of the check of what was written */
  SudokuOwn *own;            /* (nullable): what is shown */
  SatdokuOwnEditor *editor;  /* it is in the list while one writes */
  const SudokuNumbering *numbering;

  gboolean edits;
  guint edited; /* which is being edited, from 0; their number: a new one */
};

G_DEFINE_FINAL_TYPE (SatdokuOwnPanel, satdoku_own_panel, ADW_TYPE_BIN)

static SudokuGeometry *
get_geometry (SatdokuOwnPanel *self)
{
  return sudoku_game_get_geometry (self->game);
}

static guint
get_n (SatdokuOwnPanel *self)
{
  return self->own != NULL ? sudoku_own_get_n (self->own) : 0;
}

/* Unless the page is gone. */
static void
say (SatdokuOwnPanel *self,
     const char *message)
{
  if (self->page != NULL)
    satdoku_formula_page_send_message (self->page, message);
}

/* ---- changing the puzzle ---- */

static void
compared_cb (GObject *source,
             GAsyncResult *result,
             gpointer user_data)
{
  g_autoptr (SatdokuOwnPanel) self = user_data;

  if (satdoku_own_check_finish (result))
    say (self, _ ("This makes the puzzle unsolvable"));
}

static SudokuGrid *
copy_puzzle (SatdokuOwnPanel *self)
{
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));

  sudoku_grid_clear_origin (grid, SUDOKU_ORIGIN_ANSWER);
  return grid;
}

static void
stop_comparing (SatdokuOwnPanel *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* A clause that contradicts the others is accepted, and the panel says so. */
static void
start_comparing (SatdokuOwnPanel *self,
                 SudokuGrid *before)
{
  stop_comparing (self);
  self->cancellable = g_cancellable_new ();
  satdoku_own_check_async (before, copy_puzzle (self),
                           satdoku_formula_page_get_worker (self->page), self->cancellable,
                           compared_cb, g_object_ref (self));
}

/* Puts @text, which may have several lines or none, in the place of one of them. FALSE: that is too
 * much. */
static gboolean
replace (SatdokuOwnPanel *self,
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

      say (self, why);
      sudoku_grid_free (before);
      return FALSE;
    }
  sudoku_game_set_geometry (self->game, geometry);
  start_comparing (self, before);
  return TRUE;
}

/* ---- the list ---- */

static void fill (SatdokuOwnPanel *self);

/* The rows that were there before are in the way of the editor no longer. */
static void
edit (SatdokuOwnPanel *self,
      guint index)
{
  g_autofree char *text = index < get_n (self) ? sudoku_own_print (self->own, index) : NULL;

  self->edits = TRUE;
  self->edited = index;
  satdoku_own_editor_begin (self->editor, text != NULL ? text : "");
  fill (self);
  satdoku_own_editor_focus (self->editor);
}

static void
stop_editing (SatdokuOwnPanel *self)
{
  self->edits = FALSE;
  fill (self);
}

/* A clause that is taken makes room for the next one; an editor without any ends that. */
static void
accept_cb (SatdokuOwnPanel *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = satdoku_own_editor_parse (self->editor, &error);
  gboolean is_new = self->edited >= get_n (self);

  if (own == NULL)
    {
      g_autofree char *why = words_error (error, WORDS_STYLE_WINDOW);

      say (self, why);
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
    satdoku_own_panel_add (self);
  else
    stop_editing (self);
}

static void
edit_cb (SatdokuOwnPanel *self,
         const char *name,
         GVariant *index)
{
  edit (self, g_variant_get_uint32 (index));
}

static void
delete_cb (SatdokuOwnPanel *self,
           const char *name,
           GVariant *index)
{
  replace (self, g_variant_get_uint32 (index), "");
}

static void
cancel_cb (SatdokuOwnPanel *self)
{
  stop_editing (self);
}

static void
add_button (GtkBox *box,
            guint index,
            const char *icon,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_box_append (box, button);
}

static void
add_row (SatdokuOwnPanel *self,
         guint index)
{
  g_autofree char *text = sudoku_own_print (self->own, index);
  g_autofree char *meaning = words_own (get_geometry (self), self->own, index);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_hexpand (labels, TRUE);
  gtk_box_append (GTK_BOX (labels), satdoku_label_new_text (text, "monospace"));
  gtk_box_append (GTK_BOX (labels), satdoku_label_new_text (meaning, "dim-label"));
  gtk_box_append (GTK_BOX (box), labels);
  add_button (GTK_BOX (box), index, "document-edit-symbolic", _ ("Edit"), "own.edit");
  add_button (GTK_BOX (box), index, "user-trash-symbolic", _ ("Delete"), "own.delete");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);
}

static void
add_rest (SatdokuOwnPanel *self,
          guint n)
{
  g_autofree char *count = words_count (n);
  /* Translators: %s is a number of clauses that are not shown. */
  g_autofree char *text = g_strdup_printf (_ ("Clauses not shown: %s"), count);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), satdoku_label_new_text (text, "dim-label"));
  gtk_list_box_append (self->list, row);
}

static void
show_title (SatdokuOwnPanel *self)
{
  guint n = get_n (self);
  g_autofree char *count = words_count (n);
  g_autofree char *text = NULL;

  if (n > 0)
    /* Translators: the own clauses, and how many there are. */
    text = g_strdup_printf (_ ("Own clauses: %s"), count);
  gtk_label_set_label (self->title, text != NULL ? text : _ ("Own clauses"));
}

/* All rows, with the editor in its place. */
static void
fill (SatdokuOwnPanel *self)
{
  guint n = get_n (self), n_shown = MIN (n, N_ROWS_MAX);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < n_shown; i++)
    if (self->edits && i == self->edited)
      gtk_list_box_append (self->list, GTK_WIDGET (self->editor));
    else
      add_row (self, i);
  if (n > n_shown)
    add_rest (self, n - n_shown);
  if (self->edits && self->edited >= n_shown)
    gtk_list_box_append (self->list, GTK_WIDGET (self->editor));
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), n > 0 || self->edits);
  show_title (self);
}

static void
update_editor (SatdokuOwnPanel *self)
{
  satdoku_own_editor_set_puzzle (self->editor, self->game != NULL ? get_geometry (self) : NULL,
                                 self->numbering);
}

/* The clauses as they are now; what is being written stays. */
static void
refresh (SatdokuOwnPanel *self)
{
  SudokuRule *rule = sudoku_geometry_find_rule (get_geometry (self), "mine");
  SudokuOwn *own = rule != NULL ? sudoku_own_ref (sudoku_rule_get_own (rule)) : NULL;

  if (self->edits && self->edited >= get_n (self))
    self->edited = own != NULL ? sudoku_own_get_n (own) : 0;
  g_clear_pointer (&self->own, sudoku_own_unref);
  self->own = own;
  update_editor (self);
  fill (self);
}

static void
set_game (SatdokuOwnPanel *self,
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
satdoku_own_panel_dispose (GObject *object)
{
  set_game (SATDOKU_OWN_PANEL (object), NULL);
  satdoku_class_dispose (object);
}

static void
satdoku_own_panel_class_init (SatdokuOwnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_own_panel_dispose;
  satdoku_class_set_template (klass, "satdoku-own-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuOwnPanel, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuOwnPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuOwnPanel, list);
  satdoku_class_add_action (klass, "own.edit", "u", G_CALLBACK (edit_cb));
  satdoku_class_add_action (klass, "own.delete", "u", G_CALLBACK (delete_cb));
  satdoku_class_add_action (klass, "own.accept", NULL, G_CALLBACK (accept_cb));
  satdoku_class_add_action (klass, "own.cancel", NULL, G_CALLBACK (cancel_cb));
  satdoku_class_forgets (klass, SatdokuOwnPanel, page);
  satdoku_class_drops (klass, SatdokuOwnPanel, editor, g_object_unref);
  satdoku_class_drops (klass, SatdokuOwnPanel, own, sudoku_own_unref);
}

static void
satdoku_own_panel_init (SatdokuOwnPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->editor = g_object_ref_sink (g_object_new (SATDOKU_TYPE_OWN_EDITOR, NULL));
}

/* @cnf: (nullable): the formula on @page; without one the panel hides. What is being written
 * stays. */
void
satdoku_own_panel_show (SatdokuOwnPanel *self,
                        SatdokuFormulaPage *page,
                        const SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_OWN_PANEL (self) && SATDOKU_IS_FORMULA_PAGE (page));

  self->numbering = cnf != NULL ? sudoku_cnf_get_numbering (cnf) : NULL;
  g_set_weak_pointer (&self->page, page);
  gtk_widget_set_visible (GTK_WIDGET (self), cnf != NULL);
  set_game (self, cnf != NULL ? satdoku_formula_page_get_game (page) : NULL);
  update_editor (self);
}

void
satdoku_own_panel_add (SatdokuOwnPanel *self)
{
  g_return_if_fail (SATDOKU_IS_OWN_PANEL (self));

  if (self->game != NULL)
    edit (self, get_n (self));
}
