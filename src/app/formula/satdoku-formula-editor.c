/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula as text, a clause on a line. Errors are shown while typing, with their place. The page
 * shows the result. */

#include "satdoku-config.h"

#include "satdoku-formula-editor.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-own-formula.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-read-source.h"
#include "words-terms.h"

/* Longer formulas are not for typing. */
#define LITERALS_MAX 20000

struct _SatdokuFormulaEditor
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkTextView *view;
  GtkLabel *hint;

  /* Owned. */
  SatdokuFormulaPage *page;
};

G_DEFINE_FINAL_TYPE (SatdokuFormulaEditor, satdoku_formula_editor, ADW_TYPE_WINDOW)

static SudokuOwn *
parse (SatdokuFormulaEditor *self,
       GError **error)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  return sudoku_own_parse (0, text, -1, NULL, NULL, NULL, error);
}

static char *
describe (const SudokuOwn *own)
{
  g_autofree char *variables = words_n_variables (sudoku_own_get_n_names (own));
  g_autofree char *clauses = words_n_clauses (sudoku_own_get_n (own));

  if (sudoku_own_get_n (own) == 0)
    return g_strdup (_ ("A clause on each line, for example: a | !b; a & b -> c; at most 1 of a b "
                        "c; or in DIMACS: 1 -2 0"));
  /* Translators: "3 variables", and "5 clauses". */
  return g_strdup_printf (_ ("%s, %s"), variables, clauses);
}

static void
show_meaning (SatdokuFormulaEditor *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = parse (self, &error);
  g_autofree char *text = own != NULL ? describe (own) : words_error (error, WORDS_STYLE_WINDOW);

  gtk_label_set_label (self->hint, text);
  if (own != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->hint), "error");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.show",
                                 own != NULL && sudoku_own_get_n (own) > 0);
}

static void
show_cb (SatdokuFormulaEditor *self)
{
  g_autoptr (SudokuOwn) own = parse (self, NULL);
  g_autofree char *text = NULL;
  g_autoptr (SatFormula) formula = NULL;
  g_autoptr (SatdokuFormulaSource) source = NULL;
  SatDimacs *dimacs = NULL;

  if (own == NULL)
    return;
  text = sudoku_own_formula_write (own);
  dimacs = sat_dimacs_read ("formula", text, strlen (text), NULL, NULL);
  g_return_if_fail (dimacs != NULL);
  formula = sat_formula_new (dimacs);
  source = satdoku_read_source_new (formula, _ ("Formula"));
  g_object_set (self->page, "loaded", source, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
satdoku_formula_editor_class_init (SatdokuFormulaEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_set_template (klass, "satdoku-formula-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuFormulaEditor, view);
  gtk_widget_class_bind_template_child (widget_class, SatdokuFormulaEditor, hint);
  gtk_widget_class_bind_template_callback (widget_class, show_meaning);
  satdoku_class_add_action (klass, "editor.show", NULL, G_CALLBACK (show_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "editor.show", NULL);
  satdoku_class_drops (klass, SatdokuFormulaEditor, page, g_object_unref);
}

static void
satdoku_formula_editor_init (SatdokuFormulaEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static SatFormula *
get_formula (SatdokuFormulaSource *source)
{
  return SATDOKU_IS_READ_SOURCE (source)
           ? satdoku_read_source_get_formula (SATDOKU_READ_SOURCE (source))
           : NULL;
}

/* Whether it is a formula that was read or written, and small enough to be edited. */
gboolean
satdoku_formula_editor_can_edit (SatdokuFormulaSource *source)
{
  const SatFormula *formula = get_formula (source);

  return formula != NULL && sat_formula_get_n_literals (formula) <= LITERALS_MAX &&
         sat_formula_get_n_variables (formula) <= LITERALS_MAX;
}

void
satdoku_formula_editor_open (SatdokuFormulaPage *page,
                             gboolean edit)
{
  GtkRoot *parent = gtk_widget_get_root (GTK_WIDGET (page));
  SatdokuFormulaEditor *self =
    g_object_new (SATDOKU_TYPE_FORMULA_EDITOR, "transient-for", parent, NULL);
  SatFormula *formula = edit ? get_formula (satdoku_formula_page_get_source (page)) : NULL;
  g_autofree char *text = formula != NULL ? sudoku_own_formula_describe (formula) : g_strdup ("");
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);

  self->page = g_object_ref (page);
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  show_meaning (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->view));
  gtk_window_present (GTK_WINDOW (self));
}
