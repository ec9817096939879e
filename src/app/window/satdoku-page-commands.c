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
  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuFormulaPages *pages;
};

G_DEFINE_FINAL_TYPE (SatdokuPageCommands, satdoku_page_commands, G_TYPE_OBJECT)

static const char *const page_names[] = { SATDOKU_PAGE_GRID, SATDOKU_PAGE_CNF,
                                          SATDOKU_PAGE_SOLUTION, NULL };

static void
page_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPageCommands *self = user_data;
  const char *name = g_variant_get_string (parameter, NULL);

  if (!g_strv_contains (page_names, name))
    return;
  satdoku_play_set_page (self->play, name);
  if (g_str_equal (name, SATDOKU_PAGE_CNF))
    gtk_widget_grab_focus (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)));
}

static void
clauses_of_cell_cb (GSimpleAction *action,
                    GVariant *parameter,
                    gpointer user_data)
{
  SatdokuPageCommands *self = user_data;
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (satdoku_play_get_shown (self->play)));
  gsize n_cells;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_board_get_selection (self->board), &n_cells);

  satdoku_cnf_page_filter_cells (satdoku_formula_pages_get_cnf (self->pages), side, cells, n_cells);
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
}

static void
show_clause_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuPageCommands *self = user_data;

  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
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
  satdoku_play_set_page (self->play, SATDOKU_PAGE_SOLUTION);
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_solution (self->pages)),
                              g_variant_get_string (parameter, NULL), NULL);
}

static void
new_formula_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuPageCommands *self = user_data;

  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
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

static void
satdoku_page_commands_dispose (GObject *object)
{
  SatdokuPageCommands *self = SATDOKU_PAGE_COMMANDS (object);

  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->play);
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
 * @play: what the window is about
 * @board: where cells are selected
 * @pages: those about the formula and its answers
 *
 * Returns: (transfer full): the commands
 */
SatdokuPageCommands *
satdoku_page_commands_new (SatdokuPlay *play,
                           SatdokuBoard *board,
                           SatdokuFormulaPages *pages)
{
  SatdokuPageCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_BOARD (board), NULL);
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages), NULL);

  self = g_object_new (SATDOKU_TYPE_PAGE_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->board, board);
  self->pages = g_object_ref (pages);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
