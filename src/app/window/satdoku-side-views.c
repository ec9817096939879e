/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands beside the board in place of the keypad: "explain" and "set". The player who only
 * plays never looks there, so neither view is made before it is shown or there is something to say
 * in it; those who find out what is shown there, and the commands, are there from the beginning. */

#include "satdoku-config.h"

#include "satdoku-side-views.h"

#include <glib/gi18n.h>

#include "satdoku-explain-view.h"
#include "satdoku-lazy-bin.h"

struct _SatdokuSideViews
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *explain; /* (nullable): weak */
  SatdokuLazyBin *set;     /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuWorker *worker;
  SatdokuAssistant *assistant;
  SatdokuCommands *commands; /* (nullable): until they are added */
  SatdokuPathGuide *path_guide;
  SatdokuConflictGuide *conflict_guide;
  SatdokuAmbiguityGuide *ambiguity_guide;
  SatdokuSurgery *surgery;
};

G_DEFINE_FINAL_TYPE (SatdokuSideViews, satdoku_side_views, G_TYPE_OBJECT)

static void
make_explain_cb (SatdokuSideViews *self,
                 AdwBin *place)
{
  adw_bin_set_child (place, satdoku_explain_view_new (self->play,
                                                      satdoku_assistant_get_guide (self->assistant),
                                                      self->path_guide, self->conflict_guide,
                                                      self->ambiguity_guide));
}

static void
make_set_cb (SatdokuSideViews *self,
             AdwBin *place)
{
  adw_bin_set_child (place,
                     satdoku_set_view_new (self->play, self->surgery, self->ambiguity_guide));
}

static gboolean
is_made (SatdokuLazyBin *place)
{
  return place != NULL && adw_bin_get_child (ADW_BIN (place)) != NULL;
}

/* Who has asked something while setting a puzzle looks at the answer. */
static void
report_cb (SatdokuSideViews *self)
{
  if (satdoku_play_get_report (self->play) != NULL &&
      g_str_equal (satdoku_play_get_view (self->play), SATDOKU_VIEW_SET))
    satdoku_play_set_view (self->play, SATDOKU_VIEW_EXPLAIN);
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
  g_signal_connect_object (self->play, "notify::report",
                           G_CALLBACK (report_cb), self, G_CONNECT_SWAPPED);
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

  end (&self->surgery);
  end (&self->conflict_guide);
  end (&self->ambiguity_guide);
  end (&self->path_guide);
  g_clear_object (&self->commands);
  g_clear_object (&self->assistant);
  g_clear_object (&self->worker);
  g_clear_object (&self->play);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->explain);
  g_clear_weak_pointer (&self->set);
  G_OBJECT_CLASS (satdoku_side_views_parent_class)->dispose (object);
}

static void
satdoku_side_views_class_init (SatdokuSideViewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_side_views_dispose;
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
 * @play: what the window is about
 * @page: the page with the board, which gets the views
 * @worker: who does what takes time
 * @assistant: whose findings are explained
 * @messages: where it is said what was done
 *
 * Returns: (transfer full): the views, without a game
 */
SatdokuSideViews *
satdoku_side_views_new (SatdokuPlay *play,
                        SatdokuGridPage *page,
                        SatdokuWorker *worker,
                        SatdokuAssistant *assistant,
                        SatdokuMessages *messages)
{
  SatdokuSideViews *self;

  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page) && SATDOKU_IS_ASSISTANT (assistant), NULL);

  self = g_object_new (SATDOKU_TYPE_SIDE_VIEWS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->page, page);
  self->worker = g_object_ref (worker);
  self->assistant = g_object_ref (assistant);
  add_places (self);
  self->surgery = satdoku_surgery_new (play);
  self->path_guide = satdoku_path_guide_new (play);
  self->conflict_guide = satdoku_conflict_guide_new (play);
  self->ambiguity_guide = satdoku_ambiguity_guide_new (play);
  return self;
}
