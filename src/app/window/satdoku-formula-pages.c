/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages behind the board. The player wants to see the board first, and many see nothing else:
 * the CNF and the Solution page are made when they are shown or asked for. While part of the puzzle
 * is missing there is no formula of it, and both say so instead. What the pages show of the puzzle
 * is seen on the board, too. The commands that go to a page:
 *
 *   page              one by its name
 *   clauses-of-cell   the clauses of the selected cells
 *   show-clause       the clause with a number
 *   new-formula       writes a formula without a board, which the CNF page shows
 *   on-solution       an action of the Solution page, which shows what comes of it */

#include "satdoku-config.h"

#include "satdoku-formula-pages.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-formula-board.h"
#include "satdoku-read-source.h"

/* What a place shows. */
#define PAGE "page"
#define MISSING "missing"

struct _SatdokuFormulaPages
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuLazyBin *cnf_place;          /* (nullable): weak */
  SatdokuLazyBin *solution_place;     /* (nullable): weak */
  SatdokuCnfPage *cnf_page;           /* (nullable): weak; not made yet, like the other */
  SatdokuSolutionPage *solution_page; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuFormulaBoard *board;
};

G_DEFINE_FINAL_TYPE (SatdokuFormulaPages, satdoku_formula_pages, G_TYPE_OBJECT)

enum
{
  SIGNAL_PUZZLE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
puzzle_cb (SatdokuFormulaPages *self,
           SudokuContents *contents)
{
  g_signal_emit (self, signals[SIGNAL_PUZZLE], 0, contents);
}

/* In place of a page. */
static GtkWidget *
create_missing (void)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Go _On Without"));

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "dialog-warning-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("No Formula"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page),
                                   _ ("Part of this puzzle could not be read. "
                                      "Clauses of the rest would be those of another puzzle."));
  gtk_widget_add_css_class (page, "compact");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.do-without");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  return page;
}

static gboolean
choose_shown (GBinding *binding,
              const GValue *missing,
              GValue *name,
              gpointer user_data)
{
  g_value_set_static_string (name, g_value_get_boolean (missing) ? MISSING : PAGE);
  return TRUE;
}

static GtkWidget *
create_stack (GtkWidget *page)
{
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_add_named (GTK_STACK (stack), page, PAGE);
  gtk_stack_add_named (GTK_STACK (stack), create_missing (), MISSING);
  g_object_bind_property_full (page, "missing", stack, "visible-child-name", G_BINDING_SYNC_CREATE,
                               choose_shown, NULL, NULL, NULL);
  return stack;
}

static void
add_page (SatdokuFormulaPages *self,
          AdwBin *place,
          gpointer page)
{
  static const char *const shared[] = { "worker", "messages", "game" };

  for (gsize i = 0; i < G_N_ELEMENTS (shared); i++)
    g_object_bind_property (self->play, shared[i], page, shared[i], G_BINDING_SYNC_CREATE);
  adw_bin_set_child (place, create_stack (page));
}

static void
make_cnf_cb (SatdokuFormulaPages *self,
             AdwBin *place)
{
  g_set_weak_pointer (&self->cnf_page, g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL));
  satdoku_formula_board_follow (self->board, self->cnf_page);
  add_page (self, place, self->cnf_page);
}

/* It is about the formula that the other page shows. */
static void
make_solution_cb (SatdokuFormulaPages *self,
                  AdwBin *place)
{
  static const char *const shared[] = {
    "encoding-id",
    "reduction-id",
    "numbering-id",
    "loaded",
    "time-limit",
  };
  SatdokuCnfPage *cnf_page = satdoku_formula_pages_get_cnf (self);

  g_set_weak_pointer (&self->solution_page, g_object_new (SATDOKU_TYPE_SOLUTION_PAGE, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (shared); i++)
    g_object_bind_property (cnf_page, shared[i], self->solution_page, shared[i],
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->solution_page, "lit", self->play, "lit", G_BINDING_DEFAULT);
  g_signal_connect_object (self->solution_page, "puzzle", G_CALLBACK (puzzle_cb), self,
                           G_CONNECT_SWAPPED);
  add_page (self, place, self->solution_page);
}

/* Shows a formula that is no puzzle on both pages instead of that of the game. */
void
satdoku_formula_pages_show_formula (SatdokuFormulaPages *self,
                                    SatFormula *formula,
                                    const char *title)
{
  g_autoptr (SatdokuFormulaSource) source = satdoku_read_source_new (formula, title);

  g_return_if_fail (SATDOKU_IS_FORMULA_PAGES (self));

  g_object_set (satdoku_formula_pages_get_cnf (self), "loaded", source, NULL);
}

/* Shows the formula of the game again; when @document was read from a formula, that one as far as
 * it is known. */
void
satdoku_formula_pages_show_puzzle (SatdokuFormulaPages *self,
                                   const SudokuDocument *document)
{
  const SudokuNumbering *numbering = NULL;
  const SudokuEncoding *encoding = NULL;

  g_return_if_fail (SATDOKU_IS_FORMULA_PAGES (self));

  if (document != NULL)
    {
      numbering = sudoku_document_get_numbering (document);
      encoding = sudoku_document_get_encoding (document);
    }

  if (numbering != NULL)
    satdoku_lazy_bin_ensure (self->cnf_place);
  if (self->cnf_page != NULL)
    g_object_set (self->cnf_page, "loaded", NULL, NULL);
  if (numbering != NULL)
    g_object_set (self->cnf_page, "numbering-id", numbering->id, NULL);
  if (numbering != NULL && encoding != NULL)
    g_object_set (self->cnf_page, "encoding-id", encoding->id, "reduction-id",
                  sudoku_document_get_reduction (document)->id, NULL);
}

/* The page is made now if it was not needed before. */
SatdokuCnfPage *
satdoku_formula_pages_get_cnf (SatdokuFormulaPages *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (self), NULL);

  satdoku_lazy_bin_ensure (self->cnf_place);
  return self->cnf_page;
}

SatdokuSolutionPage *
satdoku_formula_pages_get_solution (SatdokuFormulaPages *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (self), NULL);

  satdoku_lazy_bin_ensure (self->solution_place);
  return self->solution_page;
}

static const char *const page_names[] = { SATDOKU_PAGE_GRID, SATDOKU_PAGE_CNF,
                                          SATDOKU_PAGE_SOLUTION, NULL };

static void
page_cb (SatdokuFormulaPages *self,
         GVariant *parameter)
{
  const char *name = g_variant_get_string (parameter, NULL);

  if (!g_strv_contains (page_names, name))
    return;
  satdoku_play_set_page (self->play, name);
  if (g_str_equal (name, SATDOKU_PAGE_CNF))
    gtk_widget_grab_focus (GTK_WIDGET (satdoku_formula_pages_get_cnf (self)));
}

static void
clauses_of_cell_cb (SatdokuFormulaPages *self)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (satdoku_play_get_shown (self->play)));
  gsize n_cells;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_play_get_selection (self->play), &n_cells);

  satdoku_cnf_page_filter_cells (satdoku_formula_pages_get_cnf (self), side, cells, n_cells);
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
}

static void
show_clause_cb (SatdokuFormulaPages *self,
                GVariant *parameter)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
  gtk_widget_activate_action_variant (GTK_WIDGET (satdoku_formula_pages_get_cnf (self)),
                                      "cnf.go-to-clause", parameter);
}

/* What can be done there without a parameter: a name comes from anywhere on the bus. */
static const char *const on_solution[] = { "solution.show-model", "solution.run-solver",
                                           "solution.prove", NULL };

static void
on_solution_cb (SatdokuFormulaPages *self,
                GVariant *parameter)
{
  if (!g_strv_contains (on_solution, g_variant_get_string (parameter, NULL)))
    return;
  satdoku_play_set_page (self->play, SATDOKU_PAGE_SOLUTION);
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_solution (self)),
                              g_variant_get_string (parameter, NULL), NULL);
}

static void
new_formula_cb (SatdokuFormulaPages *self)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_cnf (self)),
                              "cnf.new-formula", NULL);
}

static const SatdokuCommand table[] = {
  { "page", G_CALLBACK (page_cb), NULL, "s" },
  { "clauses-of-cell", G_CALLBACK (clauses_of_cell_cb), "on-grid !paused !looking whole has-cell" },
  { "show-clause", G_CALLBACK (show_clause_cb), NULL, "t" },
  { "on-solution", G_CALLBACK (on_solution_cb), NULL, "s" },
  { "new-formula", G_CALLBACK (new_formula_cb) },
};

static void
satdoku_formula_pages_class_init (SatdokuFormulaPagesClass *klass)
{
  /* A puzzle came to the page for answers, and the player wants to play it. */
  signals[SIGNAL_PUZZLE] = satdoku_class_add_signal (klass, "puzzle", 1, SUDOKU_TYPE_CONTENTS);
  satdoku_class_forgets (klass, SatdokuFormulaPages, cnf_place);
  satdoku_class_forgets (klass, SatdokuFormulaPages, solution_place);
  satdoku_class_forgets (klass, SatdokuFormulaPages, cnf_page);
  satdoku_class_forgets (klass, SatdokuFormulaPages, solution_page);
  satdoku_class_drops (klass, SatdokuFormulaPages, board, g_object_unref);
  satdoku_class_drops (klass, SatdokuFormulaPages, play, g_object_unref);
}

static void
satdoku_formula_pages_init (SatdokuFormulaPages *self)
{
}

SatdokuFormulaPages *
satdoku_formula_pages_new (SatdokuPlay *play,
                           SatdokuBoard *board,
                           SatdokuLazyBin *cnf_place,
                           SatdokuLazyBin *solution_place)
{
  SatdokuFormulaPages *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_BOARD (board), NULL);
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (cnf_place) && SATDOKU_IS_LAZY_BIN (solution_place),
                        NULL);

  self = g_object_new (SATDOKU_TYPE_FORMULA_PAGES, NULL);
  self->play = g_object_ref (play);
  self->board = satdoku_formula_board_new (play, board);
  g_set_weak_pointer (&self->cnf_place, cnf_place);
  g_set_weak_pointer (&self->solution_place, solution_place);
  g_signal_connect_object (cnf_place, "make", G_CALLBACK (make_cnf_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (solution_place, "make", G_CALLBACK (make_solution_cb), self,
                           G_CONNECT_SWAPPED);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
