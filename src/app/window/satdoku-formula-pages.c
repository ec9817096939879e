/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages behind the board. The player wants to see the board first, and many see nothing else:
 * the CNF and the Solution page are made when they are shown or asked for. While part of the puzzle
 * is missing there is no formula of it, and both say so instead. */

#include "satdoku-config.h"

#include "satdoku-formula-pages.h"

#include <glib/gi18n.h>

#include "satdoku-core-panel.h"
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
  GtkStack *cnf_stack;                /* (nullable): weak: of the page and what stands for it */
  GtkStack *solution_stack;           /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *game; /* of the play */
};

G_DEFINE_FINAL_TYPE (SatdokuFormulaPages, satdoku_formula_pages, G_TYPE_OBJECT)

enum
{
  SIGNAL_PUZZLE,
  SIGNAL_OVERLAY,
  SIGNAL_CORE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
filled_cb (SatdokuFormulaPages *self)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
}

static void
puzzle_cb (SatdokuFormulaPages *self,
           SudokuContents *contents)
{
  g_signal_emit (self, signals[SIGNAL_PUZZLE], 0, contents);
}

static void
overlay_cb (SatdokuFormulaPages *self,
            gpointer overlay)
{
  g_signal_emit (self, signals[SIGNAL_OVERLAY], 0, overlay);
}

static void
core_cb (SatdokuFormulaPages *self,
         SatdokuCorePanel *panel)
{
  g_signal_emit (self, signals[SIGNAL_CORE], 0, panel);
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

/* A formula that was read is whole, whatever is on the board. */
static gboolean
is_missing (SatdokuFormulaPages *self)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  g_autoptr (GObject) loaded = NULL;

  if (game == NULL || sudoku_game_is_whole (game))
    return FALSE;
  if (self->cnf_page != NULL)
    g_object_get (self->cnf_page, "loaded", &loaded, NULL);
  return loaded == NULL;
}

/* What searches beside the clauses ends with them. */
static void
update_shown (SatdokuFormulaPages *self)
{
  const char *shown = is_missing (self) ? MISSING : PAGE;

  if (self->cnf_page != NULL && is_missing (self))
    g_object_set (self->cnf_page, "watches", FALSE, "explains", FALSE, "lists-models", FALSE, NULL);
  if (self->cnf_stack != NULL)
    gtk_stack_set_visible_child_name (self->cnf_stack, shown);
  if (self->solution_stack != NULL)
    gtk_stack_set_visible_child_name (self->solution_stack, shown);
}

static GtkStack *
create_stack (GtkWidget *page)
{
  GtkStack *stack = GTK_STACK (gtk_stack_new ());

  gtk_stack_set_hhomogeneous (stack, FALSE);
  gtk_stack_set_vhomogeneous (stack, FALSE);
  gtk_stack_add_named (stack, page, PAGE);
  gtk_stack_add_named (stack, create_missing (), MISSING);
  return stack;
}

static void
add_page (SatdokuFormulaPages *self,
          AdwBin *place,
          GtkStack **stack,
          gpointer page)
{
  g_object_bind_property (self->play, "worker", page, "worker", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "game", page, "game", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (page, "message", G_CALLBACK (satdoku_messages_say),
                           satdoku_play_get_messages (self->play), G_CONNECT_SWAPPED);
  g_set_weak_pointer (stack, create_stack (page));
  adw_bin_set_child (place, GTK_WIDGET (*stack));
  update_shown (self);
}

static void
make_cnf_cb (SatdokuFormulaPages *self,
             AdwBin *place)
{
  g_set_weak_pointer (&self->cnf_page, g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL));
  g_signal_connect_object (self->cnf_page, "overlay", G_CALLBACK (overlay_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cnf_page, "core", G_CALLBACK (core_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cnf_page, "notify::loaded", G_CALLBACK (update_shown), self,
                           G_CONNECT_SWAPPED);
  add_page (self, place, &self->cnf_stack, self->cnf_page);
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
  g_signal_connect_object (self->solution_page, "show-cells",
                           G_CALLBACK (satdoku_play_show_cells), self->play, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solution_page, "filled", G_CALLBACK (filled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solution_page, "puzzle", G_CALLBACK (puzzle_cb), self,
                           G_CONNECT_SWAPPED);
  add_page (self, place, &self->solution_stack, self->solution_page);
}

/**
 * satdoku_formula_pages_show_formula:
 * @self: the pages
 * @formula: a formula that is no puzzle
 * @title: what it is called
 *
 * Shows the formula on both pages instead of that of the game.
 */
void
satdoku_formula_pages_show_formula (SatdokuFormulaPages *self,
                                    SatFormula *formula,
                                    const char *title)
{
  g_autoptr (SatdokuFormulaSource) source = satdoku_read_source_new (formula, title);

  g_return_if_fail (SATDOKU_IS_FORMULA_PAGES (self));

  g_object_set (satdoku_formula_pages_get_cnf (self), "loaded", source, NULL);
}

/**
 * satdoku_formula_pages_show_puzzle:
 * @self: the pages
 * @document: (nullable): what the puzzle was read from
 *
 * Shows the formula of the game again; when it was read from a formula, that one as far as it is
 * known.
 */
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

/**
 * satdoku_formula_pages_get_cnf:
 * @self: the pages
 *
 * Returns: (transfer none): the page with the formula
 */
SatdokuCnfPage *
satdoku_formula_pages_get_cnf (SatdokuFormulaPages *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (self), NULL);

  satdoku_lazy_bin_ensure (self->cnf_place);
  return self->cnf_page;
}

/**
 * satdoku_formula_pages_get_solution:
 * @self: the pages
 *
 * Returns: (transfer none): the page with the answers of solvers
 */
SatdokuSolutionPage *
satdoku_formula_pages_get_solution (SatdokuFormulaPages *self)
{
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (self), NULL);

  satdoku_lazy_bin_ensure (self->solution_place);
  return self->solution_page;
}

static void
satdoku_formula_pages_dispose (GObject *object)
{
  SatdokuFormulaPages *self = SATDOKU_FORMULA_PAGES (object);

  g_clear_weak_pointer (&self->cnf_place);
  g_clear_weak_pointer (&self->solution_place);
  g_clear_weak_pointer (&self->cnf_page);
  g_clear_weak_pointer (&self->solution_page);
  g_clear_weak_pointer (&self->cnf_stack);
  g_clear_weak_pointer (&self->solution_stack);
  g_clear_object (&self->game);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (satdoku_formula_pages_parent_class)->dispose (object);
}

static void
satdoku_formula_pages_class_init (SatdokuFormulaPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_formula_pages_dispose;

  /**
   * SatdokuFormulaPages::puzzle:
   * @self: the pages
   * @contents: a puzzle that came to the page for answers
   *
   * The player wants to play it.
   */
  signals[SIGNAL_PUZZLE] = g_signal_new ("puzzle", SATDOKU_TYPE_FORMULA_PAGES, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, SUDOKU_TYPE_CONTENTS);
  /**
   * SatdokuFormulaPages::overlay:
   * @self: the pages
   * @overlay: (nullable): a #SatdokuOverlay: what holds at the step of a solver that is watched
   *
   * Boards of the puzzle may show it; with %NULL, nothing any more.
   */
  signals[SIGNAL_OVERLAY] =
    g_signal_new ("overlay", SATDOKU_TYPE_FORMULA_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  /**
   * SatdokuFormulaPages::core:
   * @self: the pages
   * @panel: (nullable): a #SatdokuCorePanel with a core; %NULL: none is shown any more
   *
   * Boards of the puzzle may show it.
   */
  signals[SIGNAL_CORE] =
    g_signal_new ("core", SATDOKU_TYPE_FORMULA_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, SATDOKU_TYPE_CORE_PANEL);
}

static void
satdoku_formula_pages_init (SatdokuFormulaPages *self)
{
  self->game = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game, "notify::whole", G_CALLBACK (update_shown), self);
}

/**
 * satdoku_formula_pages_new:
 * @play: what the window is about
 * @cnf_place: where the page with the formula goes
 * @solution_place: where the page with the answers goes
 *
 * Returns: (transfer full): the pages, not made yet
 */
SatdokuFormulaPages *
satdoku_formula_pages_new (SatdokuPlay *play,
                           SatdokuLazyBin *cnf_place,
                           SatdokuLazyBin *solution_place)
{
  SatdokuFormulaPages *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_LAZY_BIN (cnf_place), NULL);
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (solution_place), NULL);

  self = g_object_new (SATDOKU_TYPE_FORMULA_PAGES, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->cnf_place, cnf_place);
  g_set_weak_pointer (&self->solution_place, solution_place);
  g_signal_connect_object (cnf_place, "make", G_CALLBACK (make_cnf_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (solution_place, "make", G_CALLBACK (make_solution_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (play, "notify::game", G_CALLBACK (update_shown), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (play, "game", self->game, "target", G_BINDING_SYNC_CREATE);
  return self;
}
