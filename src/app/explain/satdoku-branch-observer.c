/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of each branch of a game, found out in the background after each change: the values
 * that are tried in a cell belong together as a choice, which is judged from where they were opened
 * as that is now. What was found out stays as long as it is about the same numbers; what is looked
 * for ends when it would be about others. Then it is found out of each branch without a solution
 * why that is so, one after the other. It words nothing and changes nothing. */

#include "satdoku-config.h"

#include "satdoku-branch-observer.h"

#include <sudoku-game-branches.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"

/* Milliseconds after the last change. */
#define PAUSE 250
/* Above this side nothing is found out in time. */
#define SIDE_MAX 49

/* A choice of the game, and which branches make it. */
typedef struct
{
  SudokuChoice *choice;
  GArray *numbers;    /* of guint, a branch for each trial */
  GArray *shown;      /* of SudokuTrialFate, by trial: what was known of the branch before */
  GPtrArray *reasons; /* of SatdokuConflictFinding, by trial; NULL where there is none yet */
  gboolean judged;
  gboolean failed;
} Group;

struct _SatdokuBranchObserver
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  GPtrArray *groups; /* of Group: as the game is */
  guint timeout;

  /* What is asked. */
  guint group;
  guint trial;
  gboolean why; /* not what becomes of the group, but why the trial has no solution */

  gboolean active;
  gboolean busy; /* whether something is under way that the player has asked for */
  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (SatdokuBranchObserver, satdoku_branch_observer, G_TYPE_OBJECT)

enum
{
  PROP_PLAY,
  PROP_BUSY,
  PROP_ACTIVE,
  PROP_ENABLED,
  PROP_CHOICES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SudokuGame *
get_game (SatdokuBranchObserver *self)
{
  return satdoku_play_get_game (self->play);
}

/* Something is known now, or no longer. */
static void
tell_change (SatdokuBranchObserver *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOICES]);
}

static void
group_free (Group *group)
{
  g_clear_pointer (&group->choice, sudoku_choice_free);
  g_array_unref (group->numbers);
  g_array_unref (group->shown);
  g_ptr_array_unref (group->reasons);
  g_free (group);
}

static Group *
get_group (SatdokuBranchObserver *self,
           guint index)
{
  return g_ptr_array_index (self->groups, index);
}

/* The group that a branch is in, and which of its trials it is. */
static Group *
find_group (SatdokuBranchObserver *self,
            guint branch,
            guint *trial)
{
  for (guint i = 0; i < self->groups->len; i++)
    for (guint k = 0; k < get_group (self, i)->numbers->len; k++)
      if (g_array_index (get_group (self, i)->numbers, guint, k) == branch)
        {
          *trial = k;
          return get_group (self, i);
        }
  return NULL;
}

static Group *
group_new (SudokuGame *game,
           const SudokuBranch *first)
{
  Group *group = g_new0 (Group, 1);
  g_autoptr (SudokuState) base = sudoku_game_copy_branch_state (game, first->parent);

  group->choice = sudoku_choice_new (sudoku_state_get_grid (base), first->tried.cell);
  group->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  group->shown = g_array_new (FALSE, FALSE, sizeof (SudokuTrialFate));
  group->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_conflict_finding_free);
  return group;
}

static void
group_add (Group *group,
           SudokuGame *game,
           const SudokuBranch *branch,
           SudokuTrialFate shown)
{
  g_autoptr (SudokuState) state = sudoku_game_copy_branch_state (game, branch->number);

  sudoku_choice_add (group->choice, branch->tried.value, sudoku_state_get_grid (state));
  g_array_append_val (group->numbers, branch->number);
  g_array_append_val (group->shown, shown);
  g_ptr_array_add (group->reasons, NULL);
}

static gboolean
is_of_choice (const SudokuBranch *branch,
              const SudokuBranch *first)
{
  return branch->parent == first->parent && branch->tried.cell == first->tried.cell;
}

/* (transfer full): the choices of the game as it is; nothing is known of them */
static GPtrArray *
collect (SatdokuBranchObserver *self)
{
  SudokuGame *game = get_game (self);
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify)group_free);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < sudoku_branches_get_n (branches); i++)
    {
      const SudokuBranch *first = sudoku_branches_get (branches, i);
      Group *group = NULL;

      if (g_hash_table_contains (taken, GUINT_TO_POINTER (first->number)))
        continue;
      group = group_new (game, first);
      for (guint k = i; k < sudoku_branches_get_n (branches); k++)
        if (is_of_choice (sudoku_branches_get (branches, k), first))
          {
            group_add (group, game, sudoku_branches_get (branches, k),
                       satdoku_branch_observer_get_fate (
                         self, sudoku_branches_get (branches, k)->number));
            g_hash_table_add (taken,
                              GUINT_TO_POINTER (sudoku_branches_get (branches, k)->number));
          }
      g_ptr_array_add (groups, group);
    }
  return groups;
}

/* Results for the same choice stay valid. */
static void
take_over (Group *group,
           GPtrArray *before)
{
  for (guint i = 0; i < before->len; i++)
    {
      Group *known = g_ptr_array_index (before, i);

      if (known->choice == NULL || (!known->judged && !known->failed) ||
          !sudoku_choice_equal (group->choice, known->choice))
        continue;
      sudoku_choice_free (group->choice);
      group->choice = g_steal_pointer (&known->choice);
      g_ptr_array_unref (group->reasons);
      group->reasons = g_ptr_array_ref (known->reasons);
      group->judged = known->judged;
      group->failed = known->failed;
      return;
    }
}

static gboolean
needs_reason (const Group *group,
              guint trial)
{
  SudokuTrialFate fate = sudoku_choice_get_fate (group->choice, trial);

  return (fate == SUDOKU_TRIAL_DEAD || fate == SUDOKU_TRIAL_MISTAKEN) &&
         g_ptr_array_index (group->reasons, trial) == NULL;
}

static gpointer
run_judge (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  return sudoku_choice_judge (input, TRUE, task, error) ? input : NULL;
}

/* In the thread. Without a set, where none was found in time, nothing is asked again. */
static gpointer
run_reason (gpointer input,
            const SudokuTask *task,
            GError **error)
{
  const SudokuGrid *grid = input;
  g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (grid, NULL);
  g_autoptr (SatdokuConflictFinding) reason = g_new0 (SatdokuConflictFinding, 1);
  GError *failure = NULL;

  sudoku_conflict_search_next (search, task, &reason->set, &failure);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return NULL;
    }
  reason->links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  if (reason->set != NULL)
    reason->reason = sudoku_conflict_reason_find (reason->set, reason->links);
  return g_steal_pointer (&reason);
}

static void find_out (SatdokuBranchObserver *self);

static void
take_choice (SatdokuBranchObserver *self,
             SudokuChoice *choice)
{
  Group *group = get_group (self, self->group);

  group->judged = choice != NULL;
  group->failed = choice == NULL;
  if (choice == NULL)
    return;
  /* Being told what becomes of a branch is help. */
  if (!sudoku_game_is_solved (get_game (self)))
    sudoku_game_mark_helped (get_game (self));
  sudoku_choice_free (group->choice);
  group->choice = choice;
}

static void
take_reason (SatdokuBranchObserver *self,
             SatdokuConflictFinding *reason)
{
  g_ptr_array_index (get_group (self, self->group)->reasons, self->trial) =
    reason != NULL ? reason : g_new0 (SatdokuConflictFinding, 1);
}

/* What could not be found out is not asked again. */
static void
done_cb (SatdokuBranchObserver *self)
{
  gpointer result = satdoku_request_steal_result (self->request);

  if (self->why)
    take_reason (self, result);
  else
    take_choice (self, result);
  tell_change (self);
  find_out (self);
}

static void
ask (SatdokuBranchObserver *self,
     const SatdokuJob *job,
     gpointer input,
     guint group,
     guint trial,
     gboolean why)
{
  self->group = group;
  self->trial = trial;
  self->why = why;
  satdoku_request_start (self->request, job, input);
}

static void
judge (SatdokuBranchObserver *self,
       guint group)
{
  const SatdokuJob job = {
    .run = run_judge,
    .free_input = (GDestroyNotify)sudoku_choice_free,
    .free_result = (GDestroyNotify)sudoku_choice_free,
    .quiet = TRUE,
  };

  ask (self, &job, sudoku_choice_copy (get_group (self, group)->choice), group, 0, FALSE);
}

/* A value that is impossible is looked at alone. */
static void
ask_why (SatdokuBranchObserver *self,
         guint index,
         guint trial)
{
  const SatdokuJob job = {
    .run = run_reason,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)satdoku_conflict_finding_free,
    .quiet = TRUE,
  };
  const SudokuChoice *choice = get_group (self, index)->choice;
  SudokuGrid *grid =
    sudoku_choice_get_fate (choice, trial) == SUDOKU_TRIAL_DEAD
      ? sudoku_choice_make_trial (choice, sudoku_choice_get_value (choice, trial))
      : sudoku_grid_copy (sudoku_choice_get_position (choice, trial));

  ask (self, &job, grid, index, trial, TRUE);
}

/* The next thing that is not known yet: first what becomes of all, then why. */
static void
find_out (SatdokuBranchObserver *self)
{
  if (self->busy || !self->active || !self->enabled)
    return;
  for (guint i = 0; i < self->groups->len; i++)
    if (!get_group (self, i)->judged && !get_group (self, i)->failed)
      {
        judge (self, i);
        return;
      }
  for (guint i = 0; i < self->groups->len; i++)
    for (guint k = 0; k < get_group (self, i)->numbers->len; k++)
      if (get_group (self, i)->judged && needs_reason (get_group (self, i), k))
        {
          ask_why (self, i, k);
          return;
        }
}

static gboolean
look_cb (gpointer user_data)
{
  SatdokuBranchObserver *self = user_data;
  g_autoptr (GPtrArray) before = self->groups;

  self->timeout = 0;
  self->groups = collect (self);
  for (guint i = 0; i < self->groups->len; i++)
    take_over (get_group (self, i), before);
  if (sudoku_grid_get_side (sudoku_game_get_grid (get_game (self))) > SIDE_MAX)
    for (guint i = 0; i < self->groups->len; i++)
      get_group (self, i)->failed = TRUE;
  tell_change (self);
  find_out (self);
  return G_SOURCE_REMOVE;
}

static void
stop (SatdokuBranchObserver *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  satdoku_request_stop (self->request);
}

/* Several moves may come one after the other: it is looked at once after the last. */
static void
look_soon (SatdokuBranchObserver *self)
{
  stop (self);
  if (get_game (self) != NULL && self->active && self->enabled &&
      !self->busy)
    self->timeout = g_timeout_add (PAUSE, look_cb, self);
}

/* What was known of branches that are as before stays; a game without branches costs nothing. */
static void
game_changed_cb (SatdokuBranchObserver *self)
{
  SudokuGame *game = get_game (self);

  if (game == NULL)
    return;
  if (self->groups->len > 0 || sudoku_branches_get_n (sudoku_game_get_branches (game)) > 0)
    look_soon (self);
}

static void
game_cb (SatdokuBranchObserver *self)
{
  stop (self);
  g_ptr_array_set_size (self->groups, 0);
  game_changed_cb (self);
}

/* What the player asks for goes first. */
static void
busy_changed (SatdokuBranchObserver *self)
{
  if (self->busy)
    stop (self);
  else
    game_changed_cb (self);
}

static void
active_changed (SatdokuBranchObserver *self)
{
  if (self->active)
    game_changed_cb (self);
  else
    stop (self);
}

/* What was known is forgotten: a player who turns the check off does not want to see its
 * results. */
static void
enabled_changed (SatdokuBranchObserver *self)
{
  if (!self->enabled)
    {
      stop (self);
      g_ptr_array_set_size (self->groups, 0);
    }
  else
    game_changed_cb (self);
  tell_change (self);
}

static void
satdoku_branch_observer_constructed (GObject *object)
{
  SatdokuBranchObserver *self = SATDOKU_BRANCH_OBSERVER (object);

  G_OBJECT_CLASS (satdoku_branch_observer_parent_class)->constructed (object);
  self->followed = satdoku_play_follow (self->play, self, "bind", G_CALLBACK (game_cb),
                                        "cells-changed", G_CALLBACK (game_changed_cb),
                                        "branches-changed", G_CALLBACK (game_changed_cb), NULL);
  g_object_bind_property (self->play, "busy", self, "busy", G_BINDING_SYNC_CREATE);
}

static void
satdoku_branch_observer_dispose (GObject *object)
{
  SatdokuBranchObserver *self = SATDOKU_BRANCH_OBSERVER (object);

  stop (self);
  satdoku_class_dispose (object);
}

static void
satdoku_branch_observer_class_init (SatdokuBranchObserverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    G_STRUCT_OFFSET (SatdokuBranchObserver, play) },
    [PROP_BUSY] = { "busy", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuBranchObserver, busy), G_CALLBACK (busy_changed) },
    /* Is the result needed? */
    [PROP_ACTIVE] = { "active", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuBranchObserver, active),
                      G_CALLBACK (active_changed) },
    /* Is anything to be found out? Otherwise nothing is known. */
    [PROP_ENABLED] = { "enabled", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                       G_STRUCT_OFFSET (SatdokuBranchObserver, enabled),
                       G_CALLBACK (enabled_changed) },
    /* The choices of the game, with what is known of them: see the functions that take a
     * branch. */
    [PROP_CHOICES] = { "choices", G_TYPE_PTR_ARRAY, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuBranchObserver, groups) },
  };

  object_class->constructed = satdoku_branch_observer_constructed;
  object_class->dispose = satdoku_branch_observer_dispose;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuBranchObserver, followed, g_object_unref);
  satdoku_class_keeps (klass, SatdokuBranchObserver, request, g_object_unref);
}

static void
satdoku_branch_observer_init (SatdokuBranchObserver *self)
{
  self->enabled = TRUE;
  self->request = satdoku_request_new (NULL, G_CALLBACK (done_cb), self);
  self->groups = g_ptr_array_new_with_free_func ((GDestroyNotify)group_free);
}

SatdokuBranchObserver *
satdoku_branch_observer_new (SatdokuPlay *play)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  return g_object_new (SATDOKU_TYPE_BRANCH_OBSERVER, "play", play, NULL);
}

gboolean
satdoku_branch_observer_is_enabled (SatdokuBranchObserver *self)
{
  g_return_val_if_fail (SATDOKU_IS_BRANCH_OBSERVER (self), FALSE);

  return self->enabled;
}

/* The choice that a branch belongs to; NULL while it is not judged. */
const SudokuChoice *
satdoku_branch_observer_get_choice (SatdokuBranchObserver *self,
                                    guint branch)
{
  guint trial = 0;
  const Group *group = NULL;

  g_return_val_if_fail (SATDOKU_IS_BRANCH_OBSERVER (self), NULL);

  group = find_group (self, branch, &trial);
  return group != NULL && group->judged && self->timeout == 0 ? group->choice : NULL;
}

/* While it is looked for again, what it was before. */
SudokuTrialFate
satdoku_branch_observer_get_fate (SatdokuBranchObserver *self,
                                  guint branch)
{
  guint trial = 0;
  const Group *group = NULL;

  g_return_val_if_fail (SATDOKU_IS_BRANCH_OBSERVER (self), SUDOKU_TRIAL_UNKNOWN);

  group = find_group (self, branch, &trial);
  if (group == NULL)
    return SUDOKU_TRIAL_UNKNOWN;
  return group->judged ? sudoku_choice_get_fate (group->choice, trial)
                       : g_array_index (group->shown, SudokuTrialFate, trial);
}

/* Why a branch has no solution; NULL while that is not known. */
const SatdokuConflictFinding *
satdoku_branch_observer_get_reason (SatdokuBranchObserver *self,
                                    guint branch)
{
  guint trial = 0;
  const Group *group = NULL;
  const SatdokuConflictFinding *reason = NULL;

  g_return_val_if_fail (SATDOKU_IS_BRANCH_OBSERVER (self), NULL);

  group = find_group (self, branch, &trial);
  reason = group != NULL ? g_ptr_array_index (group->reasons, trial) : NULL;
  return reason != NULL && reason->set != NULL ? reason : NULL;
}
