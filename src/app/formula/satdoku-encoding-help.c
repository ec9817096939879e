/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Teaches in a popover how a puzzle becomes clauses, by the variables and clauses of the puzzle
 * itself. An example that is clicked is shown in the list by the action "cnf.go-to-clause". */

#include "satdoku-config.h"

#include "satdoku-encoding-help.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>

#include "satdoku-class.h"
#include "words-terms.h"

/* Of an example, in characters: a clause of a large puzzle is longer than a screen is wide. */
#define WIDTH_MAX 40
/* A family begins with a clause of each of its kinds, "at least" before "at most"; where groups
 * are said together, with a few. */
#define CLAUSES_LOOKED_AT 6

struct _SatdokuEncodingHelp
{
  AdwBin parent_instance;

  /* Template children. */
  GtkPopover *popover;
  GtkLabel *variables;
  GtkLabel *literals;
  GtkBox *examples;

  /* Owned. */
  SudokuCnf *cnf; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuEncodingHelp, satdoku_encoding_help, ADW_TYPE_BIN)

/* The variable of the first filled cell, or of a 1 in the first cell of an empty puzzle. */
static void
explain_variables (SatdokuEncodingHelp *self,
                   const SudokuCnf *cnf)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);
  guint side = sudoku_grid_get_side (grid);
  g_autofree char *variables = NULL;
  g_autofree char *literals = NULL;
  guint cell = 0;
  guint value;
  int variable;

  while (cell < side * side && sudoku_grid_get_value (grid, cell) == 0)
    cell++;
  cell %= side * side;
  value = MAX (sudoku_grid_get_value (grid, cell), 1);
  variable = sudoku_cnf_get_variable (cnf, cell, value);
  variables = g_strdup_printf (_ ("Each variable says that a cell holds a value. Variable %d says "
                                  "that row %u column %u holds %u."),
                               variable, cell / side + 1, cell % side + 1, value);
  literals = g_strdup_printf (_ ("A clause is a list of literals, and at least one of them must be "
                                 "true: %d if the cell holds it, %d if it does not."),
                              variable, -variable);
  gtk_label_set_label (self->variables, variables);
  gtk_label_set_label (self->literals, literals);
}

static void
add_example (SatdokuEncodingHelp *self,
             const SudokuCnf *cnf,
             guint64 clause)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sentence = words_clause (cnf, clause);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *line = NULL;
  GtkWidget *words = gtk_label_new (sentence);
  GtkWidget *button = gtk_button_new ();

  sat_dimacs_append_clause (text, literals, n_literals);
  g_strchomp (text->str);
  line = gtk_label_new (text->str);
  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (line), WIDTH_MAX);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_add_css_class (line, "monospace");
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (words), WIDTH_MAX);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_add_css_class (words, "dim-label");
  gtk_box_append (GTK_BOX (content), line);
  gtk_box_append (GTK_BOX (content), words);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "example");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "encoding-help.go-to-clause");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "t", clause);
  gtk_box_append (self->examples, button);
}

/* The first clause of each kind among the first ones of a family. */
static void
add_examples_of_family (SatdokuEncodingHelp *self,
                        const SudokuCnf *cnf,
                        const SudokuFamily *family)
{
  guint kinds = 0;

  for (guint i = 0; i < MIN (family->n_clauses, CLAUSES_LOOKED_AT); i++)
    {
      SudokuClause meaning = { 0 };

      sudoku_cnf_describe (cnf, family->first + i, &meaning);
      if ((kinds >> meaning.kind & 1) == 0)
        add_example (self, cnf, family->first + i);
      kinds |= 1u << meaning.kind;
    }
}

static void
add_examples (SatdokuEncodingHelp *self,
              const SudokuCnf *cnf)
{
  gsize n_families;
  const SudokuFamily *families = sudoku_cnf_get_families (cnf, &n_families);

  for (gsize i = 0; i < n_families; i++)
    add_examples_of_family (self, cnf, &families[i]);
}

/* Each time that it is looked at, as it is closed most of the time. */
static void
update (SatdokuEncodingHelp *self)
{
  GtkWidget *child;

  if (self->cnf == NULL)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->examples))) != NULL)
    gtk_box_remove (self->examples, child);
  explain_variables (self, self->cnf);
  add_examples (self, self->cnf);
}

static void
go_to_clause_cb (SatdokuEncodingHelp *self,
                 const char *name,
                 GVariant *clause)
{
  gtk_popover_popdown (self->popover);
  gtk_widget_activate_action_variant (GTK_WIDGET (self), "cnf.go-to-clause", clause);
}

static void
satdoku_encoding_help_class_init (SatdokuEncodingHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_set_template (klass, "satdoku-encoding-help.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingHelp, popover);
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingHelp, variables);
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingHelp, literals);
  gtk_widget_class_bind_template_child (widget_class, SatdokuEncodingHelp, examples);
  gtk_widget_class_bind_template_callback (widget_class, update);
  satdoku_class_add_action (klass, "encoding-help.go-to-clause", "t", G_CALLBACK (go_to_clause_cb));
  satdoku_class_drops (klass, SatdokuEncodingHelp, cnf, sudoku_cnf_unref);
}

static void
satdoku_encoding_help_init (SatdokuEncodingHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
satdoku_encoding_help_show (SatdokuEncodingHelp *self,
                            SudokuCnf *cnf)
{
  g_return_if_fail (SATDOKU_IS_ENCODING_HELP (self) && cnf != NULL);

  sudoku_cnf_ref (cnf);
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  self->cnf = cnf;
  if (gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    update (self);
}
