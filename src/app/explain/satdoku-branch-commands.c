/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of branches. Each is a move, so that undoing takes it back. They are about the
 * branch whose row is chosen beside the board, which is the one where the player is until another
 * is chosen. */

#include "satdoku-config.h"

#include "satdoku-branch-commands.h"

#include <glib/gi18n.h>
#include <sudoku-check.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-jumps.h>
#include <words-branch.h>

#include "satdoku-branch-view.h"
#include "satdoku-lazy-bin.h"

struct _SatdokuBranchCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *place;   /* (nullable): weak */
  SatdokuBranchView *view; /* (nullable): weak: until there are branches, or it is looked at */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuBranchWatch *watch;
  SudokuSet values; /* that can be tried in the selected cell */
  guint cell;
  guint idle; /* the cell or what stands there has changed */
};

G_DEFINE_FINAL_TYPE (SatdokuBranchCommands, satdoku_branch_commands, G_TYPE_OBJECT)

enum
{
  PROP_CAN_TRY = 1,
  PROP_VALUES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static SudokuGame *
get_game (SatdokuBranchCommands *self)
{
  return satdoku_play_get_game (self->play);
}

static void
say (SatdokuBranchCommands *self,
     const char *message)
{
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, message,
                           _ ("_Undo"), "win.undo");
}

/* What can be tried in a cell: all that the rules and the player leave there. */
static SudokuSet
find_values (SatdokuBranchCommands *self,
             guint cell)
{
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));
  g_autofree SudokuSet *removed = NULL;

  if (cell >= sudoku_grid_get_n_cells (grid) || sudoku_grid_get_value (grid, cell) != 0)
    return (SudokuSet){ 0 };
  removed = sudoku_game_find_removed (get_game (self));
  return sudoku_set_minus (sudoku_check_get_candidates (grid, cell), removed[cell]);
}

/* Where the player is, for who does not see the branches. */
static void
show_place (SatdokuBranchCommands *self)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint current = sudoku_branches_get_current (branches);
  g_autofree char *name = NULL;

  if (current != SUDOKU_BRANCH_TRUNK)
    name = words_branch (sudoku_branches_find (branches, current),
                         sudoku_game_get_geometry (get_game (self)));
  satdoku_grid_page_set_branch (self->page, name);
}

static gboolean
update_cb (gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;

  self->idle = 0;
  self->cell = satdoku_play_get_selected (self->play);
  self->values = satdoku_play_get_looking (self->play) != NULL ? (SudokuSet){ 0 }
                                                               : find_values (self, self->cell);
  show_place (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUES]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_TRY]);
  return G_SOURCE_REMOVE;
}

/* Several changes may come before the next frame. */
static void
update_soon (SatdokuBranchCommands *self)
{
  if (self->idle == 0 && get_game (self) != NULL && self->page != NULL)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, update_cb, self, NULL);
}

/* So that a command that comes at once after a change is about what is there. */
static void
update_now (SatdokuBranchCommands *self)
{
  if (self->idle == 0)
    return;
  g_clear_handle_id (&self->idle, g_source_remove);
  update_cb (self);
}

static void go_to_branch (SatdokuBranchCommands *self, guint number);

/* What is tried there already is not tried once more. */
static SudokuSet
leave_out_tried (SatdokuBranchCommands *self,
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
try (SatdokuBranchCommands *self,
     SudokuSet wanted)
{
  guint tried = SUDOKU_BRANCH_TRUNK;
  SudokuSet values = leave_out_tried (self, wanted, &tried);
  g_autofree char *message = NULL;

  if (sudoku_set_is_empty (values))
    {
      go_to_branch (self, tried);
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
try_cb (GSimpleAction *action,
        GVariant *parameter,
        gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;

  update_now (self);
  if (!sudoku_set_is_empty (self->values))
    try (self, self->values);
}

static void
try_value_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint value = g_variant_get_uint32 (parameter);

  update_now (self);
  if (value <= SUDOKU_SIDE_MAX && sudoku_set_has (self->values, value))
    try (self, sudoku_set_single (value));
}

static void
go_to_branch (SatdokuBranchCommands *self,
              guint number)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  if (!sudoku_game_go_to_branch (get_game (self), number))
    return;
  name = words_branch (sudoku_branches_find (branches, number),
                       sudoku_game_get_geometry (get_game (self)));
  /* Translators: %s is the name of a branch, such as "7 in row 3 column 5". */
  message = g_strdup_printf (_ ("This is “%s”"), name);
  say (self, message);
}

static void
go_cb (GSimpleAction *action,
       GVariant *parameter,
       gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint number = 0;

  if (satdoku_branch_view_get_chosen (self->view, &number) == SATDOKU_BRANCH_ITEM_BOOKMARK)
    sudoku_game_go_to_bookmark (get_game (self), number);
  else
    go_to_branch (self, number);
  satdoku_play_focus_board (self->play);
}

/* The next one in the tree, which is in the order of their numbers, and the trunk before all. */
static void
step (SatdokuBranchCommands *self,
      int direction)
{
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint n = sudoku_branches_get_n (branches) + 1, at = 0;

  for (guint i = 0; i + 1 < n; i++)
    if (sudoku_branches_get (branches, i)->number == sudoku_branches_get_current (branches))
      at = i + 1;
  at = (at + n + (guint)direction) % n;
  go_to_branch (self, at == 0 ? SUDOKU_BRANCH_TRUNK
                              : sudoku_branches_get (branches, at - 1)->number);
  satdoku_play_focus_board (self->play);
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  step (user_data, 1);
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  step (user_data, -1);
}

/* Back to what the branch was opened from. */
static void
leave_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  const SudokuBranches *branches = sudoku_game_get_branches (get_game (self));
  guint current = sudoku_branches_get_current (branches);

  if (current != SUDOKU_BRANCH_TRUNK)
    go_to_branch (self, sudoku_branches_find (branches, current)->parent);
  satdoku_play_focus_board (self->play);
}

static void
close_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint number = 0;

  if (satdoku_branch_view_get_chosen (self->view, &number) == SATDOKU_BRANCH_ITEM_BOOKMARK)
    {
      if (sudoku_game_remove_bookmark (get_game (self), number))
        satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                                 _ ("Bookmark removed"), _ ("_Undo"), "win.restore-bookmark");
    }
  else if (sudoku_game_close_branch (get_game (self), number))
    say (self, _ ("Branch given up"));
}

static void
keep_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint number = 0;

  if (satdoku_branch_view_get_chosen (self->view, &number) == SATDOKU_BRANCH_ITEM_BRANCH &&
      sudoku_game_keep_branch (get_game (self), number))
    say (self, _ ("The game goes on with this branch"));
  satdoku_play_focus_board (self->play);
}

/* Of a dead branch its value is impossible, unless only one is left; of one that is forced it is
 * right. */
static SudokuGameConclusion
find_conclusion (const SudokuChoice *choice,
                 const SudokuBranch *branch,
                 SudokuTrialFate fate)
{
  SudokuSet possible = sudoku_choice_get_possible (choice);
  gboolean placed = fate == SUDOKU_TRIAL_FORCED || sudoku_set_count (possible) == 1;

  return (SudokuGameConclusion){
    .cell = branch->tried.cell,
    .value = placed ? sudoku_set_first (possible) : branch->tried.value,
    .placed = placed,
  };
}

static void
conclude_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint number = 0;
  const SudokuBranch *branch = NULL;
  const SudokuChoice *choice = NULL;
  SudokuGameConclusion conclusion;

  satdoku_branch_view_get_chosen (self->view, &number);
  branch = sudoku_branches_find (sudoku_game_get_branches (get_game (self)), number);
  choice = satdoku_branch_watch_get_choice (self->watch, number);
  if (branch == NULL || choice == NULL)
    return;
  conclusion =
    find_conclusion (choice, branch, satdoku_branch_watch_get_fate (self->watch, number));
  satdoku_play_set_selected (self->play, conclusion.cell);
  if (sudoku_game_conclude_branches (get_game (self), branch->parent, branch->number, &conclusion,
                                     1))
    say (self, _ ("Taken over from the branch"));
  satdoku_play_focus_board (self->play);
}

/* A player who does not mark candidates wants no marks: they are only noted where there are some,
 * or when there is nothing else. */
static GArray *
collect_shared (const SudokuShared *shared,
                guint n_shared,
                const SudokuState *state)
{
  GArray *conclusions = g_array_new (FALSE, FALSE, sizeof (SudokuGameConclusion));
  gboolean any_placed = FALSE;

  for (guint i = 0; i < n_shared; i++)
    any_placed |= shared[i].placed;
  for (guint i = 0; i < n_shared; i++)
    {
      const SudokuGameConclusion conclusion = { shared[i].cell, shared[i].value,
                                                shared[i].placed };

      if (shared[i].placed || !any_placed ||
          sudoku_set_has (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, shared[i].cell),
                          shared[i].value))
        g_array_append_val (conclusions, conclusion);
    }
  return conclusions;
}

static void
share_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuBranchCommands *self = user_data;
  guint number = 0, n_shared = 0;
  const SudokuBranch *branch = NULL;
  const SudokuChoice *choice = NULL;
  const SudokuShared *shared = NULL;
  g_autoptr (SudokuState) state = NULL;
  g_autoptr (GArray) conclusions = NULL;

  satdoku_branch_view_get_chosen (self->view, &number);
  branch = sudoku_branches_find (sudoku_game_get_branches (get_game (self)), number);
  choice = satdoku_branch_watch_get_choice (self->watch, number);
  if (branch == NULL || choice == NULL)
    return;
  shared = sudoku_choice_get_shared (choice, &n_shared);
  state = sudoku_game_copy_branch_state (get_game (self), branch->parent);
  conclusions = collect_shared (shared, n_shared, state);
  if (sudoku_game_conclude_branches (get_game (self), branch->parent, SUDOKU_BRANCH_TRUNK,
                                     (gconstpointer)conclusions->data, conclusions->len))
    say (self, _ ("Taken over from all open branches"));
  satdoku_play_focus_board (self->play);
}

static const SatdokuCommand table[] = {
  { { "try", try_cb }, "!paused !looking can-try" },
  { { "try-value", try_value_cb, "u" }, "!paused !looking can-try" },
  { { "branch-go", go_cb }, "!paused !looking can-go-to-branch" },
  { { "branch-next", next_cb }, "!paused !looking n-branches" },
  { { "branch-previous", previous_cb }, "!paused !looking n-branches" },
  { { "branch-leave", leave_cb }, "!paused !looking branch" },
  { { "branch-close", close_cb }, "!paused !looking can-close-branch" },
  { { "branch-keep", keep_cb }, "!paused !looking can-keep-branch" },
  { { "branch-conclude", conclude_cb }, "!paused !looking can-conclude-branch" },
  { { "branch-share", share_cb }, "!paused !looking can-share-branches" },
};

/* There is a button for the branches when there are some, or while they are looked at. */
static void
update_switch (SatdokuBranchCommands *self)
{
  SudokuGame *game = get_game (self);
  guint n = game != NULL ? sudoku_branches_get_n (sudoku_game_get_branches (game)) : 0;

  if (self->page == NULL)
    return;
  /* What can be done with them depends on which is chosen in the view. */
  if (n > 0)
    satdoku_lazy_bin_ensure (self->place);
  satdoku_grid_page_show_switch (
    self->page, SATDOKU_VIEW_BRANCHES,
    n > 0 || g_str_equal (satdoku_play_get_view (self->play), SATDOKU_VIEW_BRANCHES));
}

static void
game_cb (SatdokuBranchCommands *self)
{
  update_switch (self);
  update_soon (self);
}

/* (transfer full) (element-type guint) */
static GArray *
list_values (SatdokuBranchCommands *self)
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
satdoku_branch_commands_get_property (GObject *object,
                                      guint id,
                                      GValue *value,
                                      GParamSpec *pspec)
{
  if (id == PROP_CAN_TRY)
    g_value_set_boolean (value, !sudoku_set_is_empty (SATDOKU_BRANCH_COMMANDS (object)->values));
  else if (id == PROP_VALUES)
    g_value_take_boxed (value, list_values (SATDOKU_BRANCH_COMMANDS (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_branch_commands_dispose (GObject *object)
{
  SatdokuBranchCommands *self = SATDOKU_BRANCH_COMMANDS (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->followed);
  g_clear_object (&self->watch);
  g_clear_object (&self->play);
  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->place);
  g_clear_weak_pointer (&self->view);
  G_OBJECT_CLASS (satdoku_branch_commands_parent_class)->dispose (object);
}

static void
satdoku_branch_commands_class_init (SatdokuBranchCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_branch_commands_get_property;
  object_class->dispose = satdoku_branch_commands_dispose;

  /**
   * SatdokuBranchCommands:can-try:
   *
   * Whether there is something to try in the selected cell.
   */
  properties[PROP_CAN_TRY] = g_param_spec_boolean ("can-try", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * SatdokuBranchCommands:values:
   *
   * (element-type guint): that can be tried in the selected cell
   */
  properties[PROP_VALUES] = g_param_spec_boxed ("values", NULL, NULL, G_TYPE_ARRAY,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_branch_commands_init (SatdokuBranchCommands *self)
{
}

static void
make_view_cb (SatdokuBranchCommands *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);
  GtkWidget *view = satdoku_branch_view_new (self->play, self->watch);

  g_set_weak_pointer (&self->view, SATDOKU_BRANCH_VIEW (view));
  g_object_bind_property (self, "values", view, "values", G_BINDING_SYNC_CREATE);
  satdoku_commands_bind (commands, "can-go-to-branch", view, "can-go");
  satdoku_commands_bind (commands, "can-close-branch", view, "can-close");
  satdoku_commands_bind (commands, "can-keep-branch", view, "can-keep");
  satdoku_commands_bind (commands, "can-conclude-branch", view, "can-conclude");
  satdoku_commands_bind (commands, "can-share-branches", view, "can-share");
  adw_bin_set_child (ADW_BIN (self->place), view);
}

static void
create_place (SatdokuBranchCommands *self)
{
  GtkWidget *place = satdoku_lazy_bin_new ();

  /* Translators: what stands beside the board: what is tried in the game. Short! */
  satdoku_grid_page_add_view (self->page, SATDOKU_VIEW_BRANCHES, _ ("Branches"), place);
  g_set_weak_pointer (&self->place, SATDOKU_LAZY_BIN (place));
  g_signal_connect_object (place, "make", G_CALLBACK (make_view_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::view", G_CALLBACK (update_switch), self,
                           G_CONNECT_SWAPPED);
}

static void
follow_play (SatdokuBranchCommands *self)
{
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_connect_swapped (self->followed, "bind", G_CALLBACK (game_cb), self);
  g_signal_group_connect_swapped (self->followed, "cells-changed", G_CALLBACK (update_soon), self);
  g_signal_group_connect_swapped (self->followed, "branches-changed", G_CALLBACK (update_soon),
                                  self);
  g_signal_group_connect_swapped (self->followed, "notify::n-branches",
                                  G_CALLBACK (update_switch), self);
  g_object_bind_property (self->play, "game", self->followed, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->play, "notify::selected", G_CALLBACK (update_soon), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "notify::is-looking", G_CALLBACK (update_soon), self,
                           G_CONNECT_SWAPPED);
}

/**
 * satdoku_branch_commands_new:
 * @play: whose game has the branches, and whose commands these are
 * @page: the page with the board; it gets a view that shows the branches and bookmarks
 * @settings: (nullable): whether it is found out what becomes of branches
 *
 * Returns: (transfer full): the commands
 */
SatdokuBranchCommands *
satdoku_branch_commands_new (SatdokuPlay *play,
                             SatdokuGridPage *page,
                             GSettings *settings)
{
  SatdokuBranchCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_BRANCH_COMMANDS, NULL);
  self->play = g_object_ref (play);
  self->watch = satdoku_branch_watch_new (play);
  g_set_weak_pointer (&self->page, page);
  create_place (self);
  if (settings != NULL)
    g_settings_bind (settings, "judge-branches", self->watch, "enabled", G_SETTINGS_BIND_GET);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (satdoku_play_get_commands (play), "can-try", self, "can-try");
  follow_play (self);
  return self;
}
