/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the board in place of the keypad: "explain" and "set". The player who only
 * plays never looks there, so neither view is made before it is shown or there is something to say
 * in it; those who find out what is shown there, and the commands, are there from the beginning. */

#include "satdoku-config.h"

#include "satdoku-side-views.h"

#include <glib/gi18n.h>

#include "satdoku-ambiguity-commands.h"
#include "satdoku-conflict-commands.h"
#include "satdoku-explain-view.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-path-commands.h"
#include "satdoku-surgery-commands.h"

struct _SatdokuSideViews
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *explain; /* (nullable): weak */
  SatdokuLazyBin *set;     /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuAssistant *assistant;
  SatdokuCommands *commands; /* (nullable): until they are added */
  SudokuGame *game;          /* (nullable) */
  SatdokuPathGuide *path_guide;
  SatdokuPathCommands *path_commands;
  SatdokuConflictGuide *conflict_guide;
  SatdokuConflictCommands *conflict_commands;
  SatdokuAmbiguityGuide *ambiguity_guide;
  SatdokuAmbiguityCommands *ambiguity_commands;
  SatdokuSurgery *surgery;
  SatdokuSurgeryCommands *surgery_commands;
};

G_DEFINE_FINAL_TYPE (SatdokuSideViews, satdoku_side_views, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOW_CELLS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_cells_cb (SatdokuSideViews *self,
               GArray *cells)
{
  g_signal_emit (self, signals[SIGNAL_SHOW_CELLS], 0, cells);
}

static void
make_explain_cb (SatdokuSideViews *self,
                 AdwBin *place)
{
  GtkWidget *widget = satdoku_explain_view_new ();
  SatdokuExplainView *view = SATDOKU_EXPLAIN_VIEW (widget);

  g_signal_connect_object (view, "show-cells", G_CALLBACK (show_cells_cb), self,
                           G_CONNECT_SWAPPED);
  satdoku_explain_view_set_guide (view, satdoku_assistant_get_guide (self->assistant));
  satdoku_explain_view_set_path_guide (view, self->path_guide);
  satdoku_explain_view_set_conflicts (view, self->conflict_guide);
  satdoku_explain_view_set_ambiguity (view, self->ambiguity_guide);
  adw_bin_set_child (place, widget);
}

static void
make_set_cb (SatdokuSideViews *self,
             AdwBin *place)
{
  GtkWidget *widget = satdoku_set_view_new (self->worker);
  SatdokuSetView *view = SATDOKU_SET_VIEW (widget);

  satdoku_set_view_set_surgery (view, self->surgery, satdoku_grid_page_get_board (self->page));
  satdoku_set_view_set_ambiguity (view, self->ambiguity_guide);
  if (self->game != NULL)
    satdoku_set_view_set_game (view, self->game);
  adw_bin_set_child (place, widget);
}

static gboolean
is_made (SatdokuLazyBin *place)
{
  return place != NULL && adw_bin_get_child (ADW_BIN (place)) != NULL;
}

static gboolean
shows_set (SatdokuSideViews *self)
{
  g_autoptr (GVariant) view =
    g_action_get_state (G_ACTION (satdoku_commands_get_action (self->commands, "view")));

  return g_str_equal (g_variant_get_string (view, NULL), "set");
}

/* Who has asked something while setting a puzzle looks at the answer. */
static void
report_cb (SatdokuSideViews *self)
{
  g_autoptr (SatdokuReport) report = NULL;

  if (self->explain == NULL)
    return;
  g_object_get (self->assistant, "report", &report, NULL);
  if (report != NULL || is_made (self->explain))
    satdoku_explain_view_set_report (satdoku_lazy_bin_ensure (self->explain), report);
  if (report != NULL && shows_set (self))
    gtk_widget_activate_action (GTK_WIDGET (self->page), "win.view", "s", "explain");
}

/**
 * satdoku_side_views_add:
 * @self: the views
 * @commands: where the commands about them go, among them "view"
 */
void
satdoku_side_views_add (SatdokuSideViews *self,
                        SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_SIDE_VIEWS (self) && SATDOKU_IS_COMMANDS (commands));

  g_set_object (&self->commands, commands);
  satdoku_surgery_commands_add (self->surgery_commands, commands);
  satdoku_path_commands_add (self->path_commands, commands);
  satdoku_conflict_commands_add (self->conflict_commands, commands);
  satdoku_ambiguity_commands_add (self->ambiguity_commands, commands);
  g_signal_connect_object (self->assistant, "notify::report", G_CALLBACK (report_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * satdoku_side_views_set_game:
 * @self: the views
 * @game: the game that is on the board from now on
 */
void
satdoku_side_views_set_game (SatdokuSideViews *self,
                             SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_SIDE_VIEWS (self) && SUDOKU_IS_GAME (game));

  g_set_object (&self->game, game);
  if (is_made (self->set))
    satdoku_set_view_set_game (satdoku_lazy_bin_ensure (self->set), game);
  satdoku_surgery_set_game (self->surgery, game);
  satdoku_path_guide_set_game (self->path_guide, game);
  satdoku_conflict_guide_set_game (self->conflict_guide, game);
  satdoku_ambiguity_guide_set_game (self->ambiguity_guide, game);
}

/**
 * satdoku_side_views_get_path_guide:
 * @self: the views
 *
 * Returns: (transfer none): who leads along the way to the solution
 */
SatdokuPathGuide *
satdoku_side_views_get_path_guide (SatdokuSideViews *self)
{
  g_return_val_if_fail (SATDOKU_IS_SIDE_VIEWS (self), NULL);

  return self->path_guide;
}

/**
 * satdoku_side_views_get_surgery:
 * @self: the views
 *
 * Returns: (transfer none): what changes the numbers of the puzzle
 */
SatdokuSurgery *
satdoku_side_views_get_surgery (SatdokuSideViews *self)
{
  g_return_val_if_fail (SATDOKU_IS_SIDE_VIEWS (self), NULL);

  return self->surgery;
}

/**
 * satdoku_side_views_get_outlook:
 * @self: the views
 *
 * Returns: what is known of the solutions of the puzzle as it is; nothing while the view for one's
 *   own puzzle is hidden
 */
SatdokuOutlook
satdoku_side_views_get_outlook (SatdokuSideViews *self)
{
  g_return_val_if_fail (SATDOKU_IS_SIDE_VIEWS (self), SATDOKU_OUTLOOK_NONE);

  return is_made (self->set)
           ? satdoku_set_view_get_outlook (satdoku_lazy_bin_ensure (self->set))
           : SATDOKU_OUTLOOK_NONE;
}

/* Who else has a reference to a part keeps nothing of the window. */
static void
end (gpointer part)
{
  GObject **object = part;

  if (*object != NULL)
    g_object_run_dispose (*object);
  g_clear_object (object);
}

static void
satdoku_side_views_dispose (GObject *object)
{
  SatdokuSideViews *self = SATDOKU_SIDE_VIEWS (object);

  g_clear_object (&self->surgery_commands);
  end (&self->surgery);
  g_clear_object (&self->conflict_commands);
  end (&self->conflict_guide);
  g_clear_object (&self->ambiguity_commands);
  end (&self->ambiguity_guide);
  g_clear_object (&self->path_commands);
  end (&self->path_guide);
  g_clear_object (&self->commands);
  g_clear_object (&self->assistant);
  g_clear_object (&self->worker);
  g_clear_object (&self->game);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->explain);
  g_clear_weak_pointer (&self->set);
  G_OBJECT_CLASS (satdoku_side_views_parent_class)->dispose (object);
}

static void
satdoku_side_views_class_init (SatdokuSideViewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_side_views_dispose;

  /**
   * SatdokuSideViews::show-cells:
   * @self: the views
   * @cells: (element-type guint): cells
   *
   * The player wants to see them on the board.
   */
  signals[SIGNAL_SHOW_CELLS] =
    g_signal_new ("show-cells", SATDOKU_TYPE_SIDE_VIEWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ARRAY);
}

static void
satdoku_side_views_init (SatdokuSideViews *self)
{
}

static SatdokuLazyBin *
add_place (SatdokuSideViews *self,
           const char *name,
           const char *title,
           GCallback make)
{
  GtkWidget *place = satdoku_lazy_bin_new ();

  g_signal_connect_object (place, "make", make, self, G_CONNECT_SWAPPED);
  satdoku_grid_page_add_view (self->page, name, title, place);
  return SATDOKU_LAZY_BIN (place);
}

static void
add_places (SatdokuSideViews *self)
{
  SatdokuLazyBin *place;

  /* Translators: what stands beside the board: all that was found out. Short! */
  place = add_place (self, "explain", _ ("Explain"), G_CALLBACK (make_explain_cb));
  g_set_weak_pointer (&self->explain, place);
  /* Translators: what stands beside the board: the rules and givens of a puzzle one sets oneself.
   * Short! */
  place = add_place (self, "set", _ ("Set"), G_CALLBACK (make_set_cb));
  g_set_weak_pointer (&self->set, place);
}

/**
 * satdoku_side_views_new:
 * @page: the page with the board, which gets the views
 * @worker: who does what takes time
 * @assistant: whose findings are explained
 * @messages: where it is said what was done
 *
 * Returns: (transfer full): the views, without a game
 */
SatdokuSideViews *
satdoku_side_views_new (SatdokuGridPage *page,
                        SatdokuWorker *worker,
                        SatdokuAssistant *assistant,
                        SatdokuMessages *messages)
{
  SatdokuSideViews *self;

  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page) && SATDOKU_IS_ASSISTANT (assistant), NULL);

  self = g_object_new (SATDOKU_TYPE_SIDE_VIEWS, NULL);
  g_set_weak_pointer (&self->page, page);
  self->worker = g_object_ref (worker);
  self->assistant = g_object_ref (assistant);
  add_places (self);
  self->surgery = satdoku_surgery_new (worker);
  self->surgery_commands =
    satdoku_surgery_commands_new (self->surgery, satdoku_grid_page_get_board (page));
  self->path_guide = satdoku_path_guide_new (worker, page);
  self->path_commands =
    satdoku_path_commands_new (self->path_guide, page, self->explain, messages);
  self->conflict_guide = satdoku_conflict_guide_new (worker, page);
  self->conflict_commands =
    satdoku_conflict_commands_new (self->conflict_guide, page, self->explain, assistant);
  self->ambiguity_guide = satdoku_ambiguity_guide_new (worker, page);
  self->ambiguity_commands =
    satdoku_ambiguity_commands_new (self->ambiguity_guide, page, self->explain, assistant);
  return self;
}
