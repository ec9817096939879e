/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that go to a page of the window:
 *
 *   page              one by its name
 *   clauses-of-cell   the clauses of the selected cells
 *   show-clause       the clause with a number
 *   new-formula       writes a formula without a board, which the CNF page shows
 *   on-solution       an action of the Solution page, which shows what comes of it
 *
 * What the pages show is their own business. */

#include "satdoku-config.h"

#include "satdoku-page-commands.h"

struct _SatdokuPageCommands
{
  GObject parent_instance;

  /* Borrowed. */
  AdwViewStack *stack;        /* (nullable): weak */
  SatdokuGridPage *grid_page; /* (nullable): weak */

  /* Owned. */
  SatdokuFormulaPages *pages;
};

G_DEFINE_FINAL_TYPE (SatdokuPageCommands, satdoku_page_commands, G_TYPE_OBJECT)

static void
show_page (SatdokuPageCommands *self,
           const char *name)
{
  adw_view_stack_set_visible_child_name (self->stack, name);
}

static void
page_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPageCommands *self = user_data;
  const char *name = g_variant_get_string (parameter, NULL);

  if (adw_view_stack_get_child_by_name (self->stack, name) == NULL)
    return;
  show_page (self, name);
  if (g_strcmp0 (name, "cnf") == 0)
    gtk_widget_grab_focus (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)));
}

static void
clauses_of_cell_cb (GSimpleAction *action,
                    GVariant *parameter,
                    gpointer user_data)
{
  SatdokuPageCommands *self = user_data;
  SatdokuBoard *board = satdoku_grid_page_get_board (self->grid_page);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (satdoku_board_get_game (board)));
  gsize n_cells;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_board_get_selection (board), &n_cells);

  satdoku_cnf_page_filter_cells (satdoku_formula_pages_get_cnf (self->pages), side, cells, n_cells);
  show_page (self, "cnf");
}

static void
show_clause_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuPageCommands *self = user_data;

  show_page (self, "cnf");
  gtk_widget_activate_action_variant (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)),
                                      "cnf.go-to-clause", parameter);
}

/* What can be done there without a parameter: a name comes from anywhere on the bus. */
static const char *const on_solution[] = { "solution.show-model", "solution.run-solver",
                                           "solution.prove", NULL };

static void
on_solution_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuPageCommands *self = user_data;

  if (!g_strv_contains (on_solution, g_variant_get_string (parameter, NULL)))
    return;
  show_page (self, "solution");
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_solution (self->pages)),
                              g_variant_get_string (parameter, NULL), NULL);
}

static void
new_formula_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuPageCommands *self = user_data;

  show_page (self, "cnf");
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)),
                              "cnf.new-formula", NULL);
}

static const SatdokuCommand table[] = {
  { { "page", page_cb, "s" } },
  { { "clauses-of-cell", clauses_of_cell_cb }, "on-grid !paused !looking whole has-cell" },
  { { "show-clause", show_clause_cb, "t" } },
  { { "on-solution", on_solution_cb, "s" } },
  { { "new-formula", new_formula_cb } },
};

/**
 * satdoku_page_commands_add:
 * @self: the commands
 * @commands: where they go; not longer than @self
 */
void
satdoku_page_commands_add (SatdokuPageCommands *self,
                           SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_PAGE_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));

  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

static void
satdoku_page_commands_dispose (GObject *object)
{
  SatdokuPageCommands *self = SATDOKU_PAGE_COMMANDS (object);

  g_clear_weak_pointer (&self->stack);
  g_clear_weak_pointer (&self->grid_page);
  g_clear_object (&self->pages);
  G_OBJECT_CLASS (satdoku_page_commands_parent_class)->dispose (object);
}

static void
satdoku_page_commands_class_init (SatdokuPageCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_page_commands_dispose;
}

static void
satdoku_page_commands_init (SatdokuPageCommands *self)
{
}

/**
 * satdoku_page_commands_new:
 * @stack: the pages, by name
 * @grid_page: the one with the board
 * @pages: those about the formula and its answers
 *
 * Returns: (transfer full): the commands
 */
SatdokuPageCommands *
satdoku_page_commands_new (AdwViewStack *stack,
                           SatdokuGridPage *grid_page,
                           SatdokuFormulaPages *pages)
{
  SatdokuPageCommands *self;

  g_return_val_if_fail (ADW_IS_VIEW_STACK (stack) && SATDOKU_IS_GRID_PAGE (grid_page), NULL);
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages), NULL);

  self = g_object_new (SATDOKU_TYPE_PAGE_COMMANDS, NULL);
  g_set_weak_pointer (&self->stack, stack);
  g_set_weak_pointer (&self->grid_page, grid_page);
  self->pages = g_object_ref (pages);
  return self;
}
