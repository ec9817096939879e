/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row in which clauses of one's own are written. It says as one types what they mean or what is
 * wrong, and tells when they are complete. What is done with them is for others. */

#include "satdoku-config.h"

#include "satdoku-mine-editor.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-entry.h"
#include "words-own.h"
#include "words-terms.h"

struct _SatdokuMineEditor
{
  GtkListBoxRow parent_instance;

  /* Template children. */
  GtkEntry *entry;
  GtkLabel *hint;

  /* Owned. */
  SudokuGeometry *geometry; /* (nullable): of the puzzle */

  const SudokuNumbering *numbering; /* what numbers of clauses in DIMACS mean */
};

enum
{
  SIGNAL_ACCEPT,
  SIGNAL_CANCEL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuMineEditor, satdoku_mine_editor, GTK_TYPE_LIST_BOX_ROW)

static SudokuOwn *
parse_entry (SatdokuMineEditor *self,
             GError **error)
{
  return sudoku_own_parse (sudoku_geometry_get_side (self->geometry),
                           gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1, NULL,
                           sudoku_numbering_find_cell, (gpointer)self->numbering, error);
}

static char *
describe_own (SatdokuMineEditor *self,
              const SudokuOwn *own)
{
  guint n = sudoku_own_get_n (own);

  if (n == 0)
    return g_strdup (_ ("For example: r1c1=3 | r2c2!=3; r1c1=3 & r2c2=3 -> r5c5=7; at most 2 of "
                        "r1c1=1 r1c2=1 r2c1=1; r1c1 r1c2 differ; r1c1 < r2c2"));
  return n == 1 ? words_own (self->geometry, own, 0) : words_n_clauses (n);
}

static void
mark_entry (SatdokuMineEditor *self,
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
show_meaning (SatdokuMineEditor *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = self->geometry != NULL ? parse_entry (self, &error) : NULL;
  g_autofree char *text = NULL;

  if (self->geometry == NULL)
    return;
  text = own != NULL ? describe_own (self, own) : words_error (error, WORDS_STYLE_WINDOW);
  gtk_label_set_label (self->hint, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  mark_entry (self, own != NULL);
}

static void
activate_cb (SatdokuMineEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_ACCEPT], 0);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                SatdokuMineEditor *self)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[SIGNAL_CANCEL], 0);
  return GDK_EVENT_STOP;
}

static void
satdoku_mine_editor_dispose (GObject *object)
{
  SatdokuMineEditor *self = SATDOKU_MINE_EDITOR (object);

  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_MINE_EDITOR);
  G_OBJECT_CLASS (satdoku_mine_editor_parent_class)->dispose (object);
}

static void
satdoku_mine_editor_class_init (SatdokuMineEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_mine_editor_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-mine-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuMineEditor, entry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuMineEditor, hint);
  gtk_widget_class_bind_template_callback (widget_class, show_meaning);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  /**
   * SatdokuMineEditor::accept:
   * @self: an editor
   *
   * What was written is complete.
   */
  signals[SIGNAL_ACCEPT] = g_signal_new ("accept", SATDOKU_TYPE_MINE_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuMineEditor::cancel:
   * @self: an editor
   *
   * What was written is not wanted.
   */
  signals[SIGNAL_CANCEL] = g_signal_new ("cancel", SATDOKU_TYPE_MINE_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_mine_editor_init (SatdokuMineEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_mine_editor_set_puzzle:
 * @self: an editor
 * @geometry: (nullable): of the puzzle; %NULL: there is none, and nothing is said
 * @numbering: (nullable): what numbers of clauses in DIMACS mean; not %NULL with @geometry
 *
 * Says which puzzle clauses are about. What was written stays, and what is said of it.
 */
void
satdoku_mine_editor_set_puzzle (SatdokuMineEditor *self,
                                SudokuGeometry *geometry,
                                const SudokuNumbering *numbering)
{
  g_return_if_fail (SATDOKU_IS_MINE_EDITOR (self));

  if (geometry != NULL)
    sudoku_geometry_ref (geometry);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  self->geometry = geometry;
  self->numbering = numbering;
}

/**
 * satdoku_mine_editor_begin:
 * @self: an editor with a puzzle
 * @text: what is to be edited
 *
 * Begins with a text.
 */
void
satdoku_mine_editor_begin (SatdokuMineEditor *self,
                           const char *text)
{
  g_return_if_fail (SATDOKU_IS_MINE_EDITOR (self) && text != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  show_meaning (self);
}

/**
 * satdoku_mine_editor_focus:
 * @self: an editor that is seen
 *
 * Lets the user write on behind the text.
 */
void
satdoku_mine_editor_focus (SatdokuMineEditor *self)
{
  g_return_if_fail (SATDOKU_IS_MINE_EDITOR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/**
 * satdoku_mine_editor_parse:
 * @self: an editor with a puzzle
 * @error: return location for an error
 *
 * Reads what was written.
 *
 * Returns: (transfer full) (nullable): the clauses, or %NULL as sudoku_own_parse() fails
 */
SudokuOwn *
satdoku_mine_editor_parse (SatdokuMineEditor *self,
                           GError **error)
{
  g_return_val_if_fail (SATDOKU_IS_MINE_EDITOR (self) && self->geometry != NULL, NULL);

  return parse_entry (self, error);
}
