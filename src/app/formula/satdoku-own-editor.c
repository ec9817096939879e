/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row in which own clauses are written. It says while typing what they mean or what is wrong.
 * The actions "own.accept" and "own.cancel" of a widget around it do what comes next. */

#include "satdoku-config.h"

#include "satdoku-own-editor.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-entry.h"
#include "words-own.h"
#include "words-terms.h"

struct _SatdokuOwnEditor
{
  GtkListBoxRow parent_instance;

  /* Template children. */
  GtkEntry *entry;
  GtkLabel *hint;

  /* Owned. */
  SudokuGeometry *geometry; /* (nullable): of the puzzle */

  const SudokuNumbering *numbering; /* what numbers of clauses in DIMACS mean */
};

G_DEFINE_FINAL_TYPE (SatdokuOwnEditor, satdoku_own_editor, GTK_TYPE_LIST_BOX_ROW)

static SudokuOwn *
parse_entry (SatdokuOwnEditor *self,
             GError **error)
{
  return sudoku_own_parse (sudoku_geometry_get_side (self->geometry),
                           gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1, NULL,
                           sudoku_numbering_find_cell, (gpointer)self->numbering, error);
}

static char *
describe_own (SatdokuOwnEditor *self,
              const SudokuOwn *own)
{
  guint n = sudoku_own_get_n (own);

  if (n == 0)
    return g_strdup (_ ("For example: r1c1=3 | r2c2!=3; r1c1=3 & r2c2=3 -> r5c5=7; at most 2 of "
                        "r1c1=1 r1c2=1 r2c1=1; r1c1 r1c2 differ; r1c1 < r2c2"));
  return n == 1 ? words_own (self->geometry, own, 0) : words_n_clauses (n);
}

static void
mark_entry (SatdokuOwnEditor *self,
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
show_meaning (SatdokuOwnEditor *self)
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
activate_cb (SatdokuOwnEditor *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "own.accept", NULL);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                SatdokuOwnEditor *self)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "own.cancel", NULL);
  return GDK_EVENT_STOP;
}

static void
satdoku_own_editor_class_init (SatdokuOwnEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_set_template (klass, "satdoku-own-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuOwnEditor, entry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuOwnEditor, hint);
  gtk_widget_class_bind_template_callback (widget_class, show_meaning);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  satdoku_class_drops (klass, SatdokuOwnEditor, geometry, sudoku_geometry_unref);
}

static void
satdoku_own_editor_init (SatdokuOwnEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @geometry: (nullable): there is no puzzle, and nothing is said. @numbering: what numbers of
 * clauses in DIMACS mean. The text stays, and so does the message about it. */
void
satdoku_own_editor_set_puzzle (SatdokuOwnEditor *self,
                               SudokuGeometry *geometry,
                               const SudokuNumbering *numbering)
{
  g_return_if_fail (SATDOKU_IS_OWN_EDITOR (self));

  if (geometry != NULL)
    sudoku_geometry_ref (geometry);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  self->geometry = geometry;
  self->numbering = numbering;
}

void
satdoku_own_editor_begin (SatdokuOwnEditor *self,
                          const char *text)
{
  g_return_if_fail (SATDOKU_IS_OWN_EDITOR (self) && text != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  show_meaning (self);
}

void
satdoku_own_editor_focus (SatdokuOwnEditor *self)
{
  g_return_if_fail (SATDOKU_IS_OWN_EDITOR (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

SudokuOwn *
satdoku_own_editor_parse (SatdokuOwnEditor *self,
                          GError **error)
{
  g_return_val_if_fail (SATDOKU_IS_OWN_EDITOR (self) && self->geometry != NULL, NULL);

  return parse_entry (self, error);
}
