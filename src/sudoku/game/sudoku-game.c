/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game: its cells, history and bookmarks, and notifications of changes. Knows nothing of solving,
 * files or time: the view advances the elapsed time. */

#include "sudoku-game.h"

#include <math.h>

#include "sudoku-omission.h"
#include "sudoku-seconds.h"

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_CAN_RESTART,
  PROP_CAN_RESTORE_BOOKMARK,
  PROP_SOLVED,
  PROP_MODIFIED,
  PROP_N_EMPTY,
  PROP_N_GIVENS,
  PROP_N_ENTRIES,
  PROP_N_ANSWERS,
  PROP_N_BOOKMARKS,
  PROP_N_BRANCHES,
  PROP_BRANCH,
  PROP_REVISION,
  PROP_GEOMETRY,
  PROP_TIDY_MARKS,
  PROP_WHOLE,
  N_PROPS
};

enum
{
  CELLS_CHANGED,
  MOVED,
  BOOKMARKS_CHANGED,
  BRANCHES_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* What follows from the state and the history, as last notified. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  gboolean can_restart;
  gboolean can_restore_bookmark;
  gboolean solved;
  gboolean modified;
  guint n_of_origin[SUDOKU_N_ORIGINS];
  guint n_bookmarks;
  guint n_branches;
  guint branch;
  guint64 revision;
} Status;

struct _SudokuGame
{
  GObject parent_instance;

  SudokuState *state;
  SudokuHistory *history;
  SudokuBookmarks *bookmarks;
  SudokuEffort *effort;
  SudokuSymbols *symbols; /* (nullable): that the puzzle came with */
  SudokuNotes *notes;     /* (nullable): what is told about the puzzle */
  GPtrArray *omissions;   /* (nullable) (element-type SatIssue): that matter */
  double elapsed;         /* seconds */
  gboolean tidy_marks;
  gboolean does_without; /* the player goes on without what was left out */
  gboolean helped;       /* the solver has put something into it, be it undone since */
  gboolean finished;     /* it was solved once, and that was written down */
  gboolean replaying;    /* what happens is known to the journal */
  Status told;
};

G_DEFINE_FINAL_TYPE (SudokuGame, sudoku_game, G_TYPE_OBJECT)

static Status
get_status (SudokuGame *self)
{
  Status status = {
    .can_undo = sudoku_game_can_undo (self),
    .can_redo = sudoku_game_can_redo (self),
    .can_restart = sudoku_game_can_restart (self),
    .can_restore_bookmark = sudoku_game_can_restore_bookmark (self),
    .solved = sudoku_game_is_solved (self),
    .modified = sudoku_game_is_modified (self),
    .n_bookmarks = sudoku_game_get_n_bookmarks (self),
    .n_branches = sudoku_branches_get_n (sudoku_game_get_branches (self)),
    .branch = sudoku_branches_get_current (sudoku_game_get_branches (self)),
    .revision = sudoku_game_get_revision (self),
  };

  for (guint origin = 0; origin < SUDOKU_N_ORIGINS; origin++)
    status.n_of_origin[origin] = sudoku_game_count (self, (SudokuOrigin)origin);
  return status;
}

/* A handler may make the next move, which notifies its own changes. */
static void
notify_changes (SudokuGame *self,
                gboolean other_rules)
{
  static const guint count_props[SUDOKU_N_ORIGINS] = {
    [SUDOKU_ORIGIN_NONE] = PROP_N_EMPTY,
    [SUDOKU_ORIGIN_GIVEN] = PROP_N_GIVENS,
    [SUDOKU_ORIGIN_ENTRY] = PROP_N_ENTRIES,
    [SUDOKU_ORIGIN_ANSWER] = PROP_N_ANSWERS,
  };
  Status before = self->told;
  Status now = get_status (self);
  const struct
  {
    guint prop;
    gboolean changed;
  } changes[] = {
    { PROP_CAN_UNDO, now.can_undo != before.can_undo },
    { PROP_CAN_REDO, now.can_redo != before.can_redo },
    { PROP_CAN_RESTART, now.can_restart != before.can_restart },
    { PROP_CAN_RESTORE_BOOKMARK, now.can_restore_bookmark != before.can_restore_bookmark },
    { PROP_SOLVED, now.solved != before.solved },
    { PROP_MODIFIED, now.modified != before.modified },
    { PROP_N_BOOKMARKS, now.n_bookmarks != before.n_bookmarks },
    { PROP_N_BRANCHES, now.n_branches != before.n_branches },
    { PROP_BRANCH, now.branch != before.branch },
    { PROP_REVISION, now.revision != before.revision },
    { PROP_GEOMETRY, other_rules },
  };

  self->told = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if (changes[i].changed)
      g_object_notify_by_pspec (G_OBJECT (self), props[changes[i].prop]);
  for (guint origin = 0; origin < SUDOKU_N_ORIGINS; origin++)
    if (now.n_of_origin[origin] != before.n_of_origin[origin])
      g_object_notify_by_pspec (G_OBJECT (self), props[count_props[origin]]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* The journal comes first and the cells are collected before any other notification: a handler may
 * make the next move, which may free @move. */
static void
announce (SudokuGame *self,
          const SudokuMove *move,
          const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);
  g_autoptr (GArray) cells = sudoku_move_get_cells (move);
  gboolean other_rules = sudoku_move_changes_rules (move);
  gboolean other_branches = sudoku_move_has_branches (move);

  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, line);
  notify_changes (alive, other_rules);
  if (cells->len > 0 || other_rules)
    g_signal_emit (alive, signals[CELLS_CHANGED], 0, cells);
  if (other_branches)
    g_signal_emit (alive, signals[BRANCHES_CHANGED], 0);
}

/**
 * sudoku_game_get_tidy_marks:
 *
 * Gets #SudokuGame:tidy-marks.
 *
 * Returns: whether placing a value removes marks
 */
gboolean
sudoku_game_get_tidy_marks (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->tidy_marks;
}

static void
sudoku_game_set_tidy_marks (SudokuGame *self,
                            gboolean tidy_marks)
{
  if (self->tidy_marks == tidy_marks)
    return;
  self->tidy_marks = tidy_marks;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TIDY_MARKS]);
}

static void
sudoku_game_get_property (GObject *object,
                          guint prop_id,
                          GValue *value,
                          GParamSpec *pspec)
{
  SudokuGame *self = SUDOKU_GAME (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, sudoku_game_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, sudoku_game_can_redo (self));
      break;
    case PROP_CAN_RESTART:
      g_value_set_boolean (value, sudoku_game_can_restart (self));
      break;
    case PROP_CAN_RESTORE_BOOKMARK:
      g_value_set_boolean (value, sudoku_game_can_restore_bookmark (self));
      break;
    case PROP_SOLVED:
      g_value_set_boolean (value, sudoku_game_is_solved (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, sudoku_game_is_modified (self));
      break;
    case PROP_N_EMPTY:
      g_value_set_uint (value, sudoku_game_count (self, SUDOKU_ORIGIN_NONE));
      break;
    case PROP_N_GIVENS:
      g_value_set_uint (value, sudoku_game_count (self, SUDOKU_ORIGIN_GIVEN));
      break;
    case PROP_N_ENTRIES:
      g_value_set_uint (value, sudoku_game_count (self, SUDOKU_ORIGIN_ENTRY));
      break;
    case PROP_N_ANSWERS:
      g_value_set_uint (value, sudoku_game_count (self, SUDOKU_ORIGIN_ANSWER));
      break;
    case PROP_N_BOOKMARKS:
      g_value_set_uint (value, sudoku_game_get_n_bookmarks (self));
      break;
    case PROP_N_BRANCHES:
      g_value_set_uint (value, sudoku_branches_get_n (sudoku_game_get_branches (self)));
      break;
    case PROP_BRANCH:
      g_value_set_uint (value, sudoku_branches_get_current (sudoku_game_get_branches (self)));
      break;
    case PROP_REVISION:
      g_value_set_uint64 (value, sudoku_game_get_revision (self));
      break;
    case PROP_GEOMETRY:
      g_value_set_boxed (value, sudoku_game_get_geometry (self));
      break;
    case PROP_TIDY_MARKS:
      g_value_set_boolean (value, self->tidy_marks);
      break;
    case PROP_WHOLE:
      g_value_set_boolean (value, sudoku_game_is_whole (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
sudoku_game_set_property (GObject *object,
                          guint prop_id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  SudokuGame *self = SUDOKU_GAME (object);

  switch (prop_id)
    {
    case PROP_TIDY_MARKS:
      sudoku_game_set_tidy_marks (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
sudoku_game_finalize (GObject *object)
{
  SudokuGame *self = SUDOKU_GAME (object);

  g_clear_pointer (&self->state, sudoku_state_free);
  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  g_clear_pointer (&self->notes, sudoku_notes_free);
  g_clear_pointer (&self->omissions, g_ptr_array_unref);
  g_clear_pointer (&self->history, sudoku_history_free);
  g_clear_pointer (&self->bookmarks, sudoku_bookmarks_free);
  g_clear_pointer (&self->effort, sudoku_effort_free);
  G_OBJECT_CLASS (sudoku_game_parent_class)->finalize (object);
}

static GParamSpec *
read_only_flag (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static GParamSpec *
read_only_count (const char *name,
                 guint max)
{
  return g_param_spec_uint (name, NULL, NULL, 0, max, 0,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_counts (void)
{
  /**
   * SudokuGame:n-empty:
   *
   * How many cells are empty.
   */
  props[PROP_N_EMPTY] = read_only_count ("n-empty", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-givens:
   *
   * How many cells hold a given.
   */
  props[PROP_N_GIVENS] = read_only_count ("n-givens", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-entries:
   *
   * How many cells hold an entry of the player.
   */
  props[PROP_N_ENTRIES] = read_only_count ("n-entries", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-answers:
   *
   * How many cells hold an answer of the solver.
   */
  props[PROP_N_ANSWERS] = read_only_count ("n-answers", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-bookmarks:
   *
   * How many bookmarks there are.
   */
  props[PROP_N_BOOKMARKS] = read_only_count ("n-bookmarks", SUDOKU_BOOKMARKS_MAX);
  /**
   * SudokuGame:n-branches:
   *
   * How many branches there are.
   */
  props[PROP_N_BRANCHES] = read_only_count ("n-branches", G_MAXUINT);
  /**
   * SudokuGame:branch:
   *
   * The number of the branch in which the player is; %SUDOKU_BRANCH_TRUNK: in none.
   */
  props[PROP_BRANCH] = read_only_count ("branch", SUDOKU_BRANCH_NUMBER_MAX);
  /**
   * SudokuGame:revision:
   *
   * A number that grows whenever a cell gets another value or origin, or the rules change, but not
   * with marks and colours. Findings about a puzzle are valid as long as it stays the same.
   */
  props[PROP_REVISION] =
    g_param_spec_uint64 ("revision", NULL, NULL, 0, G_MAXUINT64, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * SudokuGame:can-undo:
   *
   * Whether there is a move to undo.
   */
  props[PROP_CAN_UNDO] = read_only_flag ("can-undo");
  /**
   * SudokuGame:can-redo:
   *
   * Whether there is an undone move to redo.
   */
  props[PROP_CAN_REDO] = read_only_flag ("can-redo");
  /**
   * SudokuGame:can-restart:
   *
   * Whether there is a move to undo, or a number that is not a given.
   */
  props[PROP_CAN_RESTART] = read_only_flag ("can-restart");
  /**
   * SudokuGame:can-restore-bookmark:
   *
   * Whether a bookmark was removed and there is room for it.
   */
  props[PROP_CAN_RESTORE_BOOKMARK] = read_only_flag ("can-restore-bookmark");
  /**
   * SudokuGame:solved:
   *
   * Whether the grid is full and breaks no rule.
   */
  props[PROP_SOLVED] = read_only_flag ("solved");
  /**
   * SudokuGame:modified:
   *
   * Whether the position in the history differs from the last saved one.
   */
  props[PROP_MODIFIED] = read_only_flag ("modified");
  /**
   * SudokuGame:tidy-marks:
   *
   * Whether placing a value in a cell also removes the marks of this value from the cells that
   * share a house with it, unless it would stand there twice. Both are one move. Removing or
   * replacing the value by the next move restores these marks.
   */
  props[PROP_TIDY_MARKS] =
    g_param_spec_boolean ("tidy-marks", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * SudokuGame:geometry:
   *
   * The shape. Its side never changes; notifies when a move changes the rules.
   */
  props[PROP_GEOMETRY] = g_param_spec_boxed ("geometry", NULL, NULL, sudoku_geometry_get_type (),
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * SudokuGame:whole:
   *
   * Whether everything that matters of the puzzle is here, or the player has chosen to go on
   * without it: only then are findings about it true.
   */
  props[PROP_WHOLE] = read_only_flag ("whole");
  install_counts ();
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
sudoku_game_class_init (SudokuGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = sudoku_game_get_property;
  object_class->set_property = sudoku_game_set_property;
  object_class->finalize = sudoku_game_finalize;
  install_properties (object_class);

  /**
   * SudokuGame::cells-changed:
   * @self: a game
   * @cells: (element-type guint): the cells, each once, ascending
   *
   * Emitted after a move, its undo or its redo: these cells have another value, origin, mark or
   * colour than before. All properties have their new values. Not emitted when only branches have
   * changed.
   */
  signals[CELLS_CHANGED] =
    g_signal_new ("cells-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  /**
   * SudokuGame::moved:
   * @self: a game
   * @line: the change, as sudoku_game_apply_text() reads it
   *
   * Emitted after a move, its undo or its redo, before any other notification, and after a change
   * of the bookmarks. Not emitted for what sudoku_game_apply_text() does.
   */
  signals[MOVED] =
    g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * SudokuGame::bookmarks-changed:
   * @self: a game
   *
   * Emitted when a bookmark was added or removed.
   */
  signals[BOOKMARKS_CHANGED] =
    g_signal_new ("bookmarks-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SudokuGame::branches-changed:
   * @self: a game
   *
   * Emitted when a branch was opened, closed, left or named, or the player is in another one; after
   * #SudokuGame::cells-changed.
   */
  signals[BRANCHES_CHANGED] =
    g_signal_new ("branches-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sudoku_game_init (SudokuGame *self)
{
}

/**
 * sudoku_game_new_with_history:
 * @state: (transfer full): its current state
 * @history: (transfer full): its moves; all of them fit, see sudoku_history_find_misfit()
 * @bookmarks: (transfer full): its bookmarks, of the same side
 *
 * Makes a game in progress. It counts as saved when the history does.
 *
 * Returns: (transfer full): the game
 */
SudokuGame *
sudoku_game_new_with_history (SudokuState *state,
                              SudokuHistory *history,
                              SudokuBookmarks *bookmarks)
{
  SudokuGame *self;

  g_return_val_if_fail (state != NULL && history != NULL && bookmarks != NULL, NULL);

  self = g_object_new (SUDOKU_TYPE_GAME, NULL);
  self->state = state;
  self->history = history;
  self->bookmarks = bookmarks;
  self->effort =
    sudoku_effort_new (sudoku_grid_get_n_cells (sudoku_state_get_grid (state)));
  sudoku_effort_try_entries (self->effort, state);
  self->helped = sudoku_state_get_n_of_origin (state, SUDOKU_ORIGIN_ANSWER) > 0 ||
                 sudoku_history_has_answers (history);
  self->told = get_status (self);
  return self;
}

/**
 * sudoku_game_new:
 * @puzzle: values and origins to start with; copied
 *
 * Makes a game without history, marks and colours.
 *
 * Returns: (transfer full): the game
 */
SudokuGame *
sudoku_game_new (const SudokuGrid *puzzle)
{
  g_return_val_if_fail (puzzle != NULL, NULL);

  return sudoku_game_new_with_history (sudoku_state_new (puzzle), sudoku_history_new (),
                                       sudoku_bookmarks_new ());
}

/**
 * sudoku_game_get_state:
 *
 * Gets the current state. It changes with the game.
 *
 * Returns: (transfer none): the state
 */
const SudokuState *
sudoku_game_get_state (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->state;
}

/**
 * sudoku_game_get_history:
 *
 * Gets the moves. They change with the game.
 *
 * Returns: (transfer none): the history
 */
const SudokuHistory *
sudoku_game_get_history (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->history;
}

/**
 * sudoku_game_get_bookmarks:
 *
 * Gets the bookmarks. They change with the game.
 *
 * Returns: (transfer none): the list
 */
const SudokuBookmarks *
sudoku_game_get_bookmarks (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->bookmarks;
}

/**
 * sudoku_game_get_symbols:
 *
 * Gets the puzzle's own symbols for the values.
 *
 * Returns: (transfer none) (nullable): the symbols; %NULL: it has none of its own
 */
const SudokuSymbols *
sudoku_game_get_symbols (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->symbols;
}

/**
 * sudoku_game_set_symbols:
 * @symbols: (nullable): as many as the side, as made by sudoku_symbols_new_of_puzzle(); copied
 *
 * Sets the puzzle's own symbols for the values. They are part of the puzzle and no move: to be set
 * when the game is made, before it is shown.
 */
void
sudoku_game_set_symbols (SudokuGame *self,
                         const SudokuSymbols *symbols)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));
  g_return_if_fail (symbols == NULL ||
                    symbols->n_texts == sudoku_grid_get_side (sudoku_game_get_grid (self)));

  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  if (symbols != NULL)
    self->symbols = sudoku_symbols_copy (symbols);
}

/**
 * sudoku_game_get_notes: (skip)
 *
 * Gets the notes about its puzzle.
 *
 * Returns: (transfer none) (nullable): the notes; %NULL: none
 */
const SudokuNotes *
sudoku_game_get_notes (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->notes;
}

/**
 * sudoku_game_set_notes: (skip)
 * @notes: (nullable): the notes; copied
 *
 * Replaces the notes about the puzzle. This is no move: to be done when the game is made, before it
 * is shown.
 */
void
sudoku_game_set_notes (SudokuGame *self,
                       const SudokuNotes *notes)
{
  SudokuNotes *copy = sudoku_notes_copy (notes);

  g_return_if_fail (SUDOKU_IS_GAME (self));

  g_clear_pointer (&self->notes, sudoku_notes_free);
  self->notes = copy;
}

/**
 * sudoku_game_add_note:
 * @self: a game that is being made
 * @note: the kind of note
 * @line: a line of it, in valid UTF-8
 *
 * Adds a line to a note about the puzzle: see sudoku_notes_add().
 */
void
sudoku_game_add_note (SudokuGame *self,
                      SudokuNote note,
                      const char *line)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (self->notes == NULL)
    self->notes = sudoku_notes_new ();
  sudoku_notes_add (self->notes, note, line);
}

/**
 * sudoku_game_set_replaying:
 * @replaying: whether what happens from now on comes from a journal
 *
 * Suppresses #SudokuGame::moved while a journal is replayed, as its lines are known already.
 */
void
sudoku_game_set_replaying (SudokuGame *self,
                           gboolean replaying)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  self->replaying = replaying;
}

/**
 * sudoku_game_do_move:
 * @move: (transfer full): a move
 *
 * Does a move, which replaces the undone ones in the history. All changes of cells go through here;
 * sudoku-game-moves.h has a function for each thing that a player can do.
 *
 * Returns: %FALSE, with nothing changed, when the move does not fit the cells
 */
gboolean
sudoku_game_do_move (SudokuGame *self,
                     SudokuMove *move)
{
  g_autoptr (SudokuMove) owned = move;
  g_autoptr (GString) line = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && move != NULL, FALSE);

  if (!sudoku_move_apply (move, self->state))
    return FALSE;
  sudoku_history_add (self->history, g_steal_pointer (&owned));
  self->helped |= sudoku_move_has_answers (move);
  sudoku_effort_follow (self->effort, move, self->state);
  line = g_string_new (NULL);
  if (!self->replaying)
    sudoku_move_write (move, sudoku_grid_get_side (sudoku_game_get_grid (self)), line);
  announce (self, move, line->str);
  return TRUE;
}

/**
 * sudoku_game_undo:
 *
 * Undoes the last move.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sudoku_game_undo (SudokuGame *self)
{
  const SudokuMove *move;
  gboolean fits;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  move = sudoku_history_step_back (self->history);
  if (move == NULL)
    return FALSE;
  fits = sudoku_move_revert (move, self->state);
  g_assert (fits);
  announce (self, move, "undo");
  return TRUE;
}

/**
 * sudoku_game_redo:
 *
 * Redoes the move that was undone last. A new move drops all undone ones.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sudoku_game_redo (SudokuGame *self)
{
  const SudokuMove *move;
  gboolean fits;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  move = sudoku_history_step_forward (self->history);
  if (move == NULL)
    return FALSE;
  fits = sudoku_move_apply (move, self->state);
  g_assert (fits);
  announce (self, move, "redo");
  return TRUE;
}

/**
 * sudoku_game_keep_undone:
 *
 * Turns undone moves into done ones, followed by a move back to the current position: the next move
 * does not replace them, and undo leads to them. Nothing visible changes.
 */
void
sudoku_game_keep_undone (SudokuGame *self)
{
  g_autoptr (SudokuGame) alive = NULL;

  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (!sudoku_game_can_redo (self))
    return;
  alive = g_object_ref (self);
  sudoku_history_keep_undone (self->history, self->state);
  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, "keep");
  notify_changes (alive, FALSE);
}

/**
 * sudoku_game_is_modified:
 *
 * Tells whether there is something to save.
 *
 * Returns: whether the position in the history differs from the saved one, or the first one if none
 *   was saved
 */
gboolean
sudoku_game_is_modified (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return !sudoku_history_is_saved (self->history);
}

/**
 * sudoku_game_set_modified:
 * @modified: %FALSE: saved in the current position; %TRUE: saved in none
 *
 * Records whether the game is saved. This is no move.
 */
void
sudoku_game_set_modified (SudokuGame *self,
                          gboolean modified)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  sudoku_history_set_saved (self->history, !modified);
  notify_changes (self, FALSE);
}

/**
 * sudoku_game_get_elapsed:
 *
 * Gets the elapsed time, as last set.
 *
 * Returns: the time in seconds
 */
double
sudoku_game_get_elapsed (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return self->elapsed;
}

/**
 * sudoku_game_set_elapsed:
 * @seconds: the time in seconds, not negative; the text form keeps milliseconds
 *
 * Sets the elapsed time. This is no move and does not make the game modified.
 */
void
sudoku_game_set_elapsed (SudokuGame *self,
                         double seconds)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));
  g_return_if_fail (isfinite (seconds) && seconds >= 0);

  self->elapsed = MIN (seconds, SUDOKU_SECONDS_MAX);
}

/**
 * sudoku_game_was_helped:
 *
 * Tells whether the solver has ever put a hint or a solution into the game, even if that was
 * undone.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_was_helped (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->helped;
}

/**
 * sudoku_game_mark_helped:
 *
 * Records that the player had help that the history does not show and that is not counted, such as
 * a look at the solution.
 */
void
sudoku_game_mark_helped (SudokuGame *self)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (!self->helped)
    sudoku_game_ask (self, SUDOKU_HELP_OTHER);
}

/**
 * sudoku_game_ask:
 * @help: what the player has asked for
 *
 * Records help, and counts it. This is no move, and is never taken back.
 */
void
sudoku_game_ask (SudokuGame *self,
                 SudokuHelp help)
{
  g_autofree char *line = NULL;

  g_return_if_fail (SUDOKU_IS_GAME (self) && help < SUDOKU_N_HELPS);

  self->helped = TRUE;
  sudoku_effort_ask (self->effort, help, 1);
  line = g_strconcat ("asked ", sudoku_help_get_id (help), NULL);
  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, line);
}

/**
 * sudoku_game_get_effort: (skip)
 *
 * Gets what the game has taken so far.
 *
 * Returns: (transfer none): it changes with the game
 */
SudokuEffort *
sudoku_game_get_effort (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->effort;
}

/**
 * sudoku_game_was_finished:
 *
 * Tells whether sudoku_game_mark_finished() was called, in this session or before.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_was_finished (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->finished;
}

/**
 * sudoku_game_mark_finished:
 *
 * Remembers that the solved puzzle was recorded, so that undoing and redoing the last move does not
 * count twice.
 */
void
sudoku_game_mark_finished (SudokuGame *self)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (self->finished)
    return;
  self->finished = TRUE;
  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, "finished");
}

/**
 * sudoku_game_get_omissions: (skip)
 *
 * Gets what matters of the puzzle and could not be read, such as unknown rules.
 *
 * Returns: (transfer none) (nullable) (element-type SatIssue): an issue for each; %NULL: nothing
 */
const GPtrArray *
sudoku_game_get_omissions (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->omissions;
}

/* Views that show the puzzle as solved or not look again. */
static void
notify_whole (SudokuGame *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WHOLE]);
  notify_changes (self, FALSE);
}

/**
 * sudoku_game_add_omission: (skip)
 * @issue: something left out of its puzzle
 *
 * Records an omission if it matters, up to %SUDOKU_OMISSIONS_MAX of them. It is part of the puzzle
 * and no move: to be done when the game is made, before it is shown.
 */
void
sudoku_game_add_omission (SudokuGame *self,
                          const SatIssue *issue)
{
  gboolean was_whole;

  g_return_if_fail (SUDOKU_IS_GAME (self) && issue != NULL);

  if (!sudoku_omission_matters (issue))
    return;
  was_whole = sudoku_game_is_whole (self);
  if (self->omissions != NULL && self->omissions->len == SUDOKU_OMISSIONS_MAX)
    return;
  if (self->omissions == NULL)
    self->omissions = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  g_ptr_array_add (self->omissions, sat_issue_ref ((SatIssue *)issue));
  if (was_whole && !sudoku_game_is_whole (self))
    notify_whole (self);
}

/**
 * sudoku_game_does_without:
 *
 * Tells whether the player has chosen to go on without what was left out.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_does_without (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->does_without;
}

/**
 * sudoku_game_do_without:
 *
 * Goes on without what was left out, as the player has chosen. This is no move, and is never taken
 * back.
 */
void
sudoku_game_do_without (SudokuGame *self)
{
  g_autoptr (SudokuGame) alive = NULL;

  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (self->does_without || self->omissions == NULL)
    return;
  alive = g_object_ref (self);
  self->does_without = TRUE;
  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, "without");
  notify_whole (alive);
}

/* Announces a change of the bookmarks, which is no move. @line: for the journal */
static void
announce_bookmarks (SudokuGame *self,
                    const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);

  if (!self->replaying)
    g_signal_emit (self, signals[MOVED], 0, line);
  sudoku_history_set_saved (self->history, FALSE);
  notify_changes (alive, FALSE);
  g_signal_emit (alive, signals[BOOKMARKS_CHANGED], 0);
}

/**
 * sudoku_game_add_bookmark:
 * @name: the player's name for the position; not empty
 *
 * Bookmarks the position. This is no move.
 *
 * Returns: %FALSE when there are SUDOKU_BOOKMARKS_MAX already, or the name is blank
 */
gboolean
sudoku_game_add_bookmark (SudokuGame *self,
                          const char *name)
{
  g_autofree char *line = NULL;
  guint n;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && name != NULL, FALSE);

  n = sudoku_bookmarks_get_n (self->bookmarks);
  if (!sudoku_bookmarks_insert (self->bookmarks, n, name, self->state))
    return FALSE;
  line = g_strdup_printf ("bookmark %s", sudoku_bookmarks_get_name (self->bookmarks, n));
  announce_bookmarks (self, line);
  return TRUE;
}

/**
 * sudoku_game_remove_bookmark:
 * @bookmark: a bookmark, from 0
 *
 * Removes a bookmark. This is no move. sudoku_game_restore_bookmark() takes it back, except while a
 * journal is replayed, which has its own line for that.
 *
 * Returns: %FALSE when there is no such bookmark
 */
gboolean
sudoku_game_remove_bookmark (SudokuGame *self,
                             guint bookmark)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!sudoku_bookmarks_remove (self->bookmarks, bookmark))
    return FALSE;
  if (self->replaying)
    sudoku_bookmarks_forget_removed (self->bookmarks);
  line = g_strdup_printf ("unbookmark %u", bookmark + 1);
  announce_bookmarks (self, line);
  return TRUE;
}

/**
 * sudoku_game_can_restore_bookmark:
 *
 * Tells whether a bookmark was removed and there is room for it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_game_can_restore_bookmark (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_bookmarks_can_restore (self->bookmarks);
}

/* Everything needed to restore it, as the saved game may be younger than its removal: place, name
 * as one word, and its differences. */
static char *
restoring_line (SudokuGame *self,
                guint bookmark)
{
  const char *name = sudoku_bookmarks_get_name (self->bookmarks, bookmark);
  g_autofree char *word = g_uri_escape_string (name, NULL, TRUE);
  g_autoptr (SudokuMove) move = sudoku_move_new_between (
    self->state, sudoku_bookmarks_get_state (self->bookmarks, bookmark));
  GString *line = g_string_new (NULL);

  g_string_printf (line, "rebookmark %u %s", bookmark + 1, word);
  if (move != NULL)
    sudoku_move_write_changes (move, sudoku_grid_get_side (sudoku_game_get_grid (self)), line);
  return g_string_free (line, FALSE);
}

/**
 * sudoku_game_restore_bookmark:
 *
 * Puts the bookmark that was removed last back in its place. This is no move. O(cells).
 *
 * Returns: %FALSE when there is none, or no room for it
 */
gboolean
sudoku_game_restore_bookmark (SudokuGame *self)
{
  g_autofree char *line = NULL;
  guint bookmark = 0;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!sudoku_bookmarks_restore (self->bookmarks, &bookmark))
    return FALSE;
  line = restoring_line (self, bookmark);
  announce_bookmarks (self, line);
  return TRUE;
}

/**
 * sudoku_game_insert_bookmark:
 * @bookmark: its place, from 0
 * @name: the player's name for the position
 * @state: the position; copied
 *
 * Adds a bookmark of a position other than the current one. This is no move. O(cells).
 *
 * Returns: %FALSE when there are SUDOKU_BOOKMARKS_MAX already, or the name is blank
 */
gboolean
sudoku_game_insert_bookmark (SudokuGame *self,
                             guint bookmark,
                             const char *name,
                             const SudokuState *state)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && name != NULL && state != NULL, FALSE);

  if (!sudoku_bookmarks_insert (self->bookmarks, bookmark, name, state))
    return FALSE;
  line = restoring_line (self, bookmark);
  announce_bookmarks (self, line);
  return TRUE;
}

/**
 * sudoku_game_get_n_bookmarks:
 *
 * Gets how many bookmarks there are.
 *
 * Returns: the number
 */
guint
sudoku_game_get_n_bookmarks (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_bookmarks_get_n (self->bookmarks);
}
