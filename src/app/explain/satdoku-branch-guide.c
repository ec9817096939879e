/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trying something: what can be tried in the selected cell, opening branches for it, bookmarks, and
 * the way from one to another. Each is a move, so that undoing takes it back. */

#include "satdoku-config.h"

#include "satdoku-branch-guide.h"

#include <glib/gi18n.h>
#include <sudoku-check.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-jumps.h>
#include <words-branch.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuBranchGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed;  /* the game */
  GBindingGroup *bindings; /* likewise */
  SatdokuBranchObserver *observer;
  char *place;      /* (nullable): the name of the branch in which the player is */
  char *view;       /* (nullable): beside the board */
  SudokuSet values; /* that can be tried in the selected cell */
  guint cell;
  guint idle;     /* the cell or what stands there has changed */
  guint selected; /* the cell that is on the board */
  guint n_branches;
  gboolean looking;
  gboolean offered;
};

G_DEFINE_FINAL_TYPE (SatdokuBranchGuide, satdoku_branch_guide, G_TYPE_OBJECT)

enum
{
  PROP_CAN_TRY,
  PROP_VALUES,
  PROP_PLACE,
  PROP_OFFERED,
  PROP_SELECTED,
  PROP_LOOKING,
  PROP_VIEW,
  PROP_N_BRANCHES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SudokuGame *
get_game (SatdokuBranchGuide *self)
{
  return satdoku_play_get_game (self->play);
}

/* What can be tried in a cell: all that the rules and the player leave there. */
static SudokuSet
find_values (SatdokuBranchGuide *self,
             guint cell)
{
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));
  g_autofree SudokuSet *removed = NULL;

  if (cell >= sudoku_grid_get_n_cells (grid) || sudoku_grid_get_value (grid, cell) != 0)
    return (SudokuSet){ 0 };
  removed = sudoku_game_find_removed (get_game (self));
  return sudoku_set_minus (sudoku_check_get_candidates (grid, cell), removed[cell]);
}

static void
update_place (SatdokuBranchGuide *self)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint current = sudoku_branches_get_current (branches);
  g_autofree char *before = g_steal_pointer (&self->place);

  if (current != SUDOKU_BRANCH_TRUNK)
    self->place = words_branch (sudoku_branches_find (branches, current),
                                sudoku_game_get_geometry (get_game (self)));
  if (g_strcmp0 (before, self->place) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

static gboolean
update_cb (gpointer user_data)
{
  SatdokuBranchGuide *self = user_data;

  self->idle = 0;
  self->cell = self->selected;
  self->values = self->looking ? (SudokuSet){ 0 } : find_values (self, self->cell);
  update_place (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUES]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_TRY]);
  return G_SOURCE_REMOVE;
}

/* Several changes may come before the next frame. */
static void
update_soon (SatdokuBranchGuide *self)
{
  if (self->idle == 0 && get_game (self) != NULL)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, update_cb, self, NULL);
}

/* So that a command that comes at once after a change is about what is there. */
static void
update_now (SatdokuBranchGuide *self)
{
  if (self->idle == 0)
    return;
  g_clear_handle_id (&self->idle, g_source_remove);
  update_cb (self);
}

/* Values that were tried there already are not tried again. */
static SudokuSet
leave_out_tried (SatdokuBranchGuide *self,
                 SudokuSet values,
                 guint *tried)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));

  for (guint i = 0; i < sudoku_branches_get_n (branches); i++)
    {
      const SudokuBranch *branch = sudoku_branches_get (branches, i);

      if (branch->parent != sudoku_branches_get_current (branches) ||
          branch->tried.cell != self->cell || !sudoku_set_has (values, branch->tried.value))
        continue;
      *tried = branch->number;
      values = sudoku_set_minus (values, sudoku_set_single (branch->tried.value));
    }
  return values;
}

static void
say_with_undo (SatdokuBranchGuide *self,
               const char *message,
               const char *action)
{
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, message,
                           action != NULL ? _ ("_Undo") : NULL, action);
}

/* Goes on in a branch, or in %SUDOKU_BRANCH_TRUNK, and says so. */
void
satdoku_branch_guide_go_to (SatdokuBranchGuide *self,
                            guint number)
{
  const SudokuBranches *branches;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  g_return_if_fail (SATDOKU_IS_BRANCH_GUIDE (self));

  if (!sudoku_game_go_to_branch (get_game (self), number))
    return;
  branches = sudoku_game_get_branches (get_game (self));
  name = words_branch (sudoku_branches_find (branches, number),
                       sudoku_game_get_geometry (get_game (self)));
  /* Translators: %s is the name of a branch, such as "7 in row 3 column 5". */
  message = g_strdup_printf (_ ("This is “%s”"), name);
  say_with_undo (self, message, "win.undo");
}

static void
try (SatdokuBranchGuide *self,
     SudokuSet wanted)
{
  guint tried = SUDOKU_BRANCH_TRUNK;
  SudokuSet values = leave_out_tried (self, wanted, &tried);
  g_autofree char *message = NULL;

  if (sudoku_set_is_empty (values))
    {
      satdoku_branch_guide_go_to (self, tried);
      satdoku_play_focus_board (self->play);
      return;
    }
  if (!sudoku_game_can_open_branches (get_game (self), self->cell, values))
    {
      message = g_strdup_printf (
        _ ("There are too many branches: at most %u, and %u that rest on each other"),
        SUDOKU_BRANCHES_MAX, SUDOKU_BRANCH_DEPTH_MAX);
      satdoku_messages_say (satdoku_play_get_messages (self->play), message);
      return;
    }
  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
  satdoku_play_set_view (self->play, SATDOKU_VIEW_BRANCHES);
  sudoku_game_open_branches (get_game (self), self->cell, values);
  satdoku_play_focus_board (self->play);
}

/* Where there is nothing to try the view says what to do. */
static void
try_cb (SatdokuBranchGuide *self)
{
  update_now (self);
  if (!sudoku_set_is_empty (self->values))
    try (self, self->values);
}

static void
try_value_cb (SatdokuBranchGuide *self,
              GVariant *parameter)
{
  guint value = g_variant_get_uint32 (parameter);

  update_now (self);
  if (value <= SUDOKU_SIDE_MAX && sudoku_set_has (self->values, value))
    try (self, sudoku_set_single (value));
}

/* The next one in the tree, which is in the order of their numbers, and the trunk before all. */
static void
step_cb (SatdokuBranchGuide *self,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint n = sudoku_branches_get_n (branches) + 1, at = 0;

  for (guint i = 0; i + 1 < n; i++)
    if (sudoku_branches_get (branches, i)->number == sudoku_branches_get_current (branches))
      at = i + 1;
  at = (at + n + (guint)command->number) % n;
  satdoku_branch_guide_go_to (self, at == 0 ? SUDOKU_BRANCH_TRUNK
                                            : sudoku_branches_get (branches, at - 1)->number);
  satdoku_play_focus_board (self->play);
}

/* Back to what the branch was opened from. */
static void
leave_cb (SatdokuBranchGuide *self)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint current = sudoku_branches_get_current (branches);

  if (current != SUDOKU_BRANCH_TRUNK)
    satdoku_branch_guide_go_to (self, sudoku_branches_find (branches, current)->parent);
  satdoku_play_focus_board (self->play);
}

void
satdoku_branch_guide_go_to_bookmark (SatdokuBranchGuide *self,
                                     guint bookmark)
{
  g_autofree char *message = NULL;

  g_return_if_fail (SATDOKU_IS_BRANCH_GUIDE (self));

  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("Back at “%s”"),
                             sudoku_game_get_bookmark_name (get_game (self), bookmark));
  if (sudoku_game_go_to_bookmark (get_game (self), bookmark))
    say_with_undo (self, message, "win.undo");
  satdoku_play_focus_board (self->play);
}

/* A name that no bookmark of the game has: "Bookmark 3". */
char *
satdoku_branch_guide_next_name (SatdokuBranchGuide *self)
{
  guint n;

  g_return_val_if_fail (SATDOKU_IS_BRANCH_GUIDE (self), NULL);

  n = sudoku_game_get_n_bookmarks (get_game (self));
  for (guint number = n + 1;; number++)
    {
      /* Translators: the name of a bookmark that the player gave none. */
      g_autofree char *name = g_strdup_printf (_ ("Bookmark %u"), number);
      guint i = 0;

      while (i < n && g_strcmp0 (sudoku_game_get_bookmark_name (get_game (self), i), name) != 0)
        i++;
      if (i == n)
        return g_steal_pointer (&name);
    }
}

/* Sets a bookmark where the game is, with a name of its own if @name is empty. */
void
satdoku_branch_guide_add_bookmark (SatdokuBranchGuide *self,
                                   const char *name)
{
  g_autofree char *next = NULL;
  g_autofree char *message = NULL;

  g_return_if_fail (SATDOKU_IS_BRANCH_GUIDE (self) && name != NULL);

  next = name[0] != '\0' ? g_strdup (name) : satdoku_branch_guide_next_name (self);
  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("%s set"), next);
  if (sudoku_game_add_bookmark (get_game (self), next))
    say_with_undo (self, message, NULL);
  else
    satdoku_messages_say (satdoku_play_get_messages (self->play),
                          _ ("There are too many bookmarks"));
}

static void
add_bookmark_cb (SatdokuBranchGuide *self)
{
  satdoku_branch_guide_add_bookmark (self, "");
}

static void
last_bookmark_cb (SatdokuBranchGuide *self)
{
  satdoku_branch_guide_go_to_bookmark (self, sudoku_game_get_n_bookmarks (get_game (self)) - 1);
}

/* Only the last one that was removed can come back. */
static void
restore_bookmark_cb (SatdokuBranchGuide *self)
{
  sudoku_game_restore_bookmark (get_game (self));
}

static const SatdokuCommand table[] = {
  { "try", G_CALLBACK (try_cb), "!paused !looking can-try" },
  { "try-value", G_CALLBACK (try_value_cb), "!paused !looking can-try", "u" },
  { "branch-next", G_CALLBACK (step_cb), "!paused !looking n-branches", .number = 1 },
  { "branch-previous", G_CALLBACK (step_cb), "!paused !looking n-branches", .number = -1 },
  { "branch-leave", G_CALLBACK (leave_cb), "!paused !looking branch" },
  { "add-bookmark", G_CALLBACK (add_bookmark_cb), "!paused !looking" },
  { "last-bookmark", G_CALLBACK (last_bookmark_cb), "!paused !looking n-bookmarks" },
  { "restore-bookmark", G_CALLBACK (restore_bookmark_cb), "can-restore-bookmark" },
};

/* There is a button for the branches when there are some, or while they are looked at. */
static void
update_offered (SatdokuBranchGuide *self)
{
  gboolean offered =
    self->n_branches > 0 || g_strcmp0 (self->view, SATDOKU_VIEW_BRANCHES) == 0;

  if (self->offered == offered)
    return;
  self->offered = offered;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OFFERED]);
}

/* (transfer full) (element-type guint) */
static GArray *
list_values (SatdokuBranchGuide *self)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));
  guint value;

  SUDOKU_SET_FOREACH (self->values, value)
  {
    g_array_append_val (values, value);
  }
  return values;
}

static void
get_values (GObject *object,
            guint id,
            GValue *value,
            GParamSpec *pspec)
{
  SatdokuBranchGuide *self = SATDOKU_BRANCH_GUIDE (object);

  if (id == PROP_CAN_TRY)
    g_value_set_boolean (value, !sudoku_set_is_empty (self->values));
  else
    g_value_take_boxed (value, list_values (self));
}

static void
satdoku_branch_guide_class_init (SatdokuBranchGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* Is there something to try in the selected cell? */
    [PROP_CAN_TRY] = { "can-try", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_values },
    /* (element-type guint): what can be tried in the selected cell */
    [PROP_VALUES] = { "values", G_TYPE_ARRAY, G_PARAM_READABLE, .get = get_values },
    /* The name of the branch in which the player is. */
    [PROP_PLACE] = { "place", G_TYPE_STRING, G_PARAM_READABLE,
                     G_STRUCT_OFFSET (SatdokuBranchGuide, place) },
    /* Are there branches, or are they looked at? */
    [PROP_OFFERED] = { "offered", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuBranchGuide, offered) },
    /* These are of the play and of its game. */
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, G_PARAM_READWRITE,
                        G_STRUCT_OFFSET (SatdokuBranchGuide, selected),
                        G_CALLBACK (update_soon) },
    [PROP_LOOKING] = { "looking", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                       G_STRUCT_OFFSET (SatdokuBranchGuide, looking), G_CALLBACK (update_soon) },
    [PROP_VIEW] = { "view", G_TYPE_STRING, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuBranchGuide, view), G_CALLBACK (update_offered) },
    [PROP_N_BRANCHES] = { "n-branches", G_TYPE_UINT, G_PARAM_READWRITE,
                          G_STRUCT_OFFSET (SatdokuBranchGuide, n_branches),
                          G_CALLBACK (update_offered) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_removes (klass, SatdokuBranchGuide, idle);
  satdoku_class_drops (klass, SatdokuBranchGuide, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuBranchGuide, bindings, g_object_unref);
  satdoku_class_drops (klass, SatdokuBranchGuide, observer, g_object_unref);
  satdoku_class_drops (klass, SatdokuBranchGuide, play, g_object_unref);
}

static void
satdoku_branch_guide_init (SatdokuBranchGuide *self)
{
}

static void
follow_play (SatdokuBranchGuide *self)
{
  g_object_bind_property (self->play, "selected", self, "selected", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "is-looking", self, "looking", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "view", self, "view", G_BINDING_SYNC_CREATE);
  self->followed = satdoku_play_follow (self->play, self, "bind", G_CALLBACK (update_soon),
                                        "cells-changed", G_CALLBACK (update_soon),
                                        "branches-changed", G_CALLBACK (update_soon), NULL);
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "n-branches", self, "n-branches", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "game", self->bindings, "source", G_BINDING_SYNC_CREATE);
}

SATDOKU_DEFINE_GETTER (SatdokuBranchGuide, satdoku_branch_guide, observer, SatdokuBranchObserver *)

SatdokuBranchGuide *
satdoku_branch_guide_new (SatdokuPlay *play,
                          GSettings *settings)
{
  SatdokuBranchGuide *self;
  SatdokuCommands *commands;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_BRANCH_GUIDE, NULL);
  self->play = g_object_ref (play);
  self->observer = satdoku_branch_observer_new (play);
  g_settings_bind (settings, "judge-branches", self->observer, "enabled", G_SETTINGS_BIND_GET);
  commands = satdoku_play_get_commands (play);
  satdoku_commands_bind (commands, "can-try", self, "can-try");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  follow_play (self);
  return self;
}
