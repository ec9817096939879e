/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guides that explain a game, without any window: what they know, what they set in their play,
 * and what they leave to others that use it, too. */

#include <sudoku-game-moves.h>

#include "satdoku-ambiguity-guide.h"
#include "satdoku-branch-observer.h"
#include "satdoku-conflict-guide.h"
#include "satdoku-path-guide.h"
#include "satdoku-surgery.h"
#include "test-app.h"

#define WAIT_FOR(condition)                  \
  G_STMT_START                               \
  {                                          \
    while (!(condition))                     \
      g_main_context_iteration (NULL, TRUE); \
  }                                          \
  G_STMT_END

/* One solution. */
static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* No place for 4 in the first box, and no rule is broken. */
static const char no_solution_line[] =
  "123......"
  ".....4..."
  "......4.."
  "4................................."
  "....................";
/* The last three rows are empty. */
static const char several_line[] =
  "534678912672195348198342567859761423426853791713924856...........................";

typedef struct
{
  GSimpleActionGroup *actions;
  SatdokuCommands *commands;
  SatdokuWorker *worker;
  SatdokuPlay *play;
  GHashTable *counts; /* (element-type utf8 guint): notifications by property */
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer line)
{
  g_autoptr (SudokuGame) game = test_app_make_game (line);

  self->actions = g_simple_action_group_new ();
  self->commands = satdoku_commands_new (G_ACTION_MAP (self->actions));
  self->worker = satdoku_worker_new ();
  self->play = satdoku_play_new (self->worker, NULL, self->commands);
  satdoku_play_set_game (self->play, game);
  self->counts = g_hash_table_new (g_str_hash, g_str_equal);
}

static void
tear_down (Fixture *self,
           gconstpointer line)
{
  g_hash_table_unref (self->counts);
  g_assert_finalize_object (self->play);
  g_object_unref (self->commands);
  g_object_unref (self->worker);
  g_object_unref (self->actions);
}

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          Fixture *self)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, pspec->name));

  g_hash_table_insert (self->counts, (gpointer)pspec->name, GUINT_TO_POINTER (n + 1));
}

/* How often it was told of a property since this was last asked. */
static guint
count (Fixture *self,
       const char *property)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, property));

  g_hash_table_remove (self->counts, property);
  return n;
}

static void
activate (Fixture *self,
          const char *action)
{
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), action));
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), action, NULL);
}

static gboolean
is_enabled (Fixture *self,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), action);
}

static gboolean
get_flag (gpointer object,
          const char *property)
{
  gboolean value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static guint
get_number (gpointer object,
            const char *property)
{
  guint value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static gpointer
get_pointer (gpointer object,
             const char *property)
{
  gpointer value;

  g_object_get (object, property, &value, NULL);
  return value;
}

static void
play_other_game (Fixture *self)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  satdoku_play_set_game (self->play, game);
}

/* The step that is looked at is the position and the figure of the play, and each step is told of
 * once. */
static void
test_path (Fixture *self,
           gconstpointer line)
{
  g_autoptr (SatdokuPathGuide) guide = satdoku_path_guide_new (self->play);
  SatdokuFigure *figure;

  g_signal_connect (guide, "notify", G_CALLBACK (count_cb), self);
  activate (self, "path");
  g_assert_true (satdoku_play_is_on_path (self->play));
  g_assert_cmpstr (satdoku_play_get_view (self->play), ==, SATDOKU_VIEW_EXPLAIN);
  g_assert_true (get_flag (guide, "pending"));
  WAIT_FOR (satdoku_path_guide_get_path (guide) != NULL);
  g_assert_false (get_flag (guide, "pending"));
  g_assert_null (satdoku_play_get_looking (self->play));
  g_object_set (guide, "watched", TRUE, NULL);
  g_assert_nonnull (satdoku_play_get_looking (self->play));
  figure = satdoku_play_get_figure (self->play);
  g_assert_true (figure != NULL && satdoku_figure_get_zooms (figure));
  g_assert_false (is_enabled (self, "path-previous"));
  g_hash_table_remove_all (self->counts);
  activate (self, "path-next");
  g_assert_cmpuint (satdoku_path_guide_get_number (guide), ==, 1);
  g_assert_cmpuint (count (self, "number"), ==, 1);
  g_assert_cmpuint (count (self, "step"), ==, 1);
  g_assert_cmpuint (count (self, "path"), ==, 0);
  g_assert_true (satdoku_play_get_figure (self->play) != figure);
  g_object_set (guide, "watched", FALSE, NULL);
  g_assert_null (satdoku_play_get_looking (self->play));
}

/* Another puzzle has another path. */
static void
test_path_leave (Fixture *self,
                 gconstpointer line)
{
  g_autoptr (SatdokuPathGuide) guide = satdoku_path_guide_new (self->play);

  activate (self, "path");
  WAIT_FOR (satdoku_path_guide_get_path (guide) != NULL);
  g_object_set (guide, "watched", TRUE, NULL);
  play_other_game (self);
  g_assert_null (satdoku_path_guide_get_path (guide));
  g_assert_null (satdoku_play_get_looking (self->play));
  g_assert_false (satdoku_play_is_on_path (self->play));
  g_assert_false (is_enabled (self, "path-next"));
}

static void
find_conflict (SatdokuConflictGuide *guide)
{
  satdoku_conflict_guide_ask (guide);
  g_assert_cmpuint (get_number (guide, "state"), ==, SATDOKU_CONFLICT_LOOKING);
  WAIT_FOR (get_pointer (guide, "take-back") != NULL);
  g_assert_cmpuint (get_number (guide, "state"), ==, SATDOKU_CONFLICT_FOUND);
}

/* The set is lit up, the way to the contradiction is drawn, and both go with the game. */
static void
test_conflict (Fixture *self,
               gconstpointer line)
{
  g_autoptr (SatdokuConflictGuide) guide = satdoku_conflict_guide_new (self->play);
  const SatdokuConflictFinding *finding;

  find_conflict (guide);
  finding = get_pointer (guide, "finding");
  g_assert_cmpuint (satdoku_play_get_lit (self->play)->len, ==, finding->set->n_premises);
  g_assert_null (satdoku_play_get_figure (self->play));
  g_object_set (guide, "follows", TRUE, NULL);
  g_assert_nonnull (satdoku_play_get_figure (self->play));
  play_other_game (self);
  g_assert_cmpuint (get_number (guide, "state"), ==, SATDOKU_CONFLICT_NOTHING);
  g_assert_null (get_pointer (guide, "finding"));
  g_assert_null (satdoku_play_get_lit (self->play));
  g_assert_null (satdoku_play_get_figure (self->play));
}

/* What others have drawn since is not theirs to take away. */
static void
test_conflict_figure (Fixture *self,
                      gconstpointer line)
{
  g_autoptr (SatdokuConflictGuide) guide = satdoku_conflict_guide_new (self->play);
  g_autoptr (SatdokuFigure) other = satdoku_figure_new (9);

  g_object_set (guide, "follows", TRUE, NULL);
  find_conflict (guide);
  g_assert_nonnull (satdoku_play_get_figure (self->play));
  satdoku_conflict_guide_drop (guide);
  g_assert_null (satdoku_play_get_figure (self->play));
  find_conflict (guide);
  satdoku_play_set_figure (self->play, other);
  satdoku_conflict_guide_drop (guide);
  g_assert_true (satdoku_play_get_figure (self->play) == other);
}

/* A verdict takes the place of the reason, unless it is the one that the reason is for. */
static void
test_conflict_report (Fixture *self,
                      gconstpointer line)
{
  g_autoptr (SatdokuConflictGuide) guide = satdoku_conflict_guide_new (self->play);
  g_autoptr (SatdokuReport) unsolvable = satdoku_report_new (SATDOKU_MOOD_BAD, "None", NULL);
  g_autoptr (SatdokuReport) other = satdoku_report_new (SATDOKU_MOOD_GOOD, "One", NULL);

  satdoku_report_set_solutions (unsolvable, SUDOKU_VERDICT_NO_SOLUTION);
  find_conflict (guide);
  satdoku_play_set_report (self->play, unsolvable);
  g_assert_true (get_flag (guide, "asked"));
  satdoku_play_set_report (self->play, other);
  g_assert_false (get_flag (guide, "asked"));
}

/* Solutions are shown by an overlay, until others want its place. */
static void
test_several (Fixture *self,
              gconstpointer line)
{
  g_autoptr (SatdokuAmbiguityGuide) guide = satdoku_ambiguity_guide_new (self->play);
  g_autoptr (SatdokuFigure) figure = satdoku_figure_new (9);
  g_autoptr (GVariant) state = NULL;

  g_assert_false (is_enabled (self, "solutions"));
  activate (self, "why-several");
  WAIT_FOR (get_flag (guide, "finished"));
  g_assert_true (get_flag (guide, "why") && get_flag (guide, "has-several"));
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "solutions",
                                      g_variant_new_string ("one"));
  g_assert_cmpuint (get_number (guide, "shown"), ==, SATDOKU_SOLUTIONS_ONE);
  g_assert_nonnull (satdoku_play_get_overlay (self->play));
  activate (self, "solution-next");
  g_assert_cmpuint (get_number (guide, "number"), ==, 1);
  satdoku_play_set_figure (self->play, figure);
  g_assert_cmpuint (get_number (guide, "shown"), ==, SATDOKU_SOLUTIONS_NONE);
  state = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "solutions");
  g_assert_cmpstr (g_variant_get_string (state, NULL), ==, "none");
  g_assert_true (satdoku_play_get_figure (self->play) == figure);
  play_other_game (self);
  g_assert_false (get_flag (guide, "why"));
  g_assert_false (is_enabled (self, "solutions"));
}

/* What can be done follows the selected cell; what was found goes with the game. */
static void
test_surgery (Fixture *self,
              gconstpointer line)
{
  g_autoptr (SatdokuSurgery) surgery = satdoku_surgery_new (self->play);

  g_assert_false (is_enabled (self, "surgery-exchanges"));
  satdoku_play_set_selected (self->play, 0);
  g_assert_true (is_enabled (self, "surgery-exchanges"));
  satdoku_play_set_selected (self->play, 2);
  g_assert_false (is_enabled (self, "surgery-exchanges"));
  activate (self, "surgery-superfluous");
  g_assert_cmpuint (get_number (surgery, "state"), ==, SATDOKU_SURGERY_LOOKING);
  g_assert_cmpstr (satdoku_play_get_view (self->play), ==, SATDOKU_VIEW_SET);
  WAIT_FOR (get_number (surgery, "state") == SATDOKU_SURGERY_DONE);
  g_assert_nonnull (get_pointer (surgery, "result"));
  g_assert_nonnull (satdoku_play_get_lit (self->play));
  play_other_game (self);
  g_assert_cmpuint (get_number (surgery, "state"), ==, SATDOKU_SURGERY_NOTHING);
  g_assert_null (get_pointer (surgery, "result"));
}

/* Who is gone while something is found out is told nothing, and keeps nothing alive. */
static void
test_gone (Fixture *self,
           gconstpointer line)
{
  SatdokuConflictGuide *conflict = satdoku_conflict_guide_new (self->play);
  SatdokuBranchObserver *observer = satdoku_branch_observer_new (self->play);

  satdoku_conflict_guide_ask (conflict);
  g_object_set (observer, "active", TRUE, NULL);
  g_assert_finalize_object (conflict);
  g_assert_finalize_object (observer);
  play_other_game (self);
  WAIT_FOR (!satdoku_worker_is_busy (self->worker));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define TEST(name, line, function) \
  g_test_add ("/guides/" name, Fixture, line, set_up, function, tear_down)

  TEST ("path", puzzle_line, test_path);
  TEST ("path-leave", puzzle_line, test_path_leave);
  TEST ("conflict", no_solution_line, test_conflict);
  TEST ("conflict-figure", no_solution_line, test_conflict_figure);
  TEST ("conflict-report", no_solution_line, test_conflict_report);
  TEST ("several", several_line, test_several);
  TEST ("surgery", puzzle_line, test_surgery);
  TEST ("gone", no_solution_line, test_gone);
  return g_test_run ();
}
