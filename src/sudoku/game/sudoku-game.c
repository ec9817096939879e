/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game: its state, its history, and who is told of changes. What the moves are is in
 * sudoku-game-moves.c, the text form in sudoku-game-text.c. Knows nothing of solving,
 * files or time: the clock is wound by who shows it. */

#include "sudoku-game-private.h"

#include <math.h>

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_SOLVED,
  PROP_MODIFIED,
  PROP_N_EMPTY,
  PROP_TIDY_MARKS,
  N_PROPS
};

enum
{
  CELLS_CHANGED,
  MOVED,
  BOOKMARKS_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SudokuGame, sudoku_game, G_TYPE_OBJECT)

/* What the properties were before something happened. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  gboolean solved;
  gboolean modified;
  guint n_empty;
} Status;

static Status
status (SudokuGame *self)
{
  return (Status){
    .can_undo = sudoku_game_can_undo (self),
    .can_redo = sudoku_game_can_redo (self),
    .solved = sudoku_game_is_solved (self),
    .modified = sudoku_game_is_modified (self),
    .n_empty = sudoku_state_get_n_empty (self->state),
  };
}

static void
notify_changes (SudokuGame *self,
                const Status *before)
{
  Status now = status (self);

  g_object_freeze_notify (G_OBJECT (self));
  if (now.can_undo != before->can_undo)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  if (now.can_redo != before->can_redo)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
  if (now.solved != before->solved)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SOLVED]);
  if (now.modified != before->modified)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
  if (now.n_empty != before->n_empty)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_EMPTY]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* The journal comes first and the cells are collected before anybody is told: a handler may
 * make the next move, which may free @move. */
static void
announce (SudokuGame *self,
          const Status *before,
          const SudokuMove *move,
          const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);
  g_autoptr (GArray) cells = sudoku_move_get_cells (move);

  if (line != NULL)
    g_signal_emit (self, signals[MOVED], 0, line);
  notify_changes (alive, before);
  g_signal_emit (alive, signals[CELLS_CHANGED], 0, cells);
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
    case PROP_SOLVED:
      g_value_set_boolean (value, sudoku_game_is_solved (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, sudoku_game_is_modified (self));
      break;
    case PROP_N_EMPTY:
      g_value_set_uint (value, sudoku_state_get_n_empty (self->state));
      break;
    case PROP_TIDY_MARKS:
      g_value_set_boolean (value, self->tidy_marks);
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
  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_pointer (&self->bookmarks, g_ptr_array_unref);
  g_clear_pointer (&self->removed, sudoku_bookmark_free);
  G_OBJECT_CLASS (sudoku_game_parent_class)->finalize (object);
}

static GParamSpec *
read_only_flag (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
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
   * Whether there is an undone move to do again.
   */
  props[PROP_CAN_REDO] = read_only_flag ("can-redo");
  /**
   * SudokuGame:solved:
   *
   * Whether the grid is full and breaks no rule.
   */
  props[PROP_SOLVED] = read_only_flag ("solved");
  /**
   * SudokuGame:modified:
   *
   * Whether the position in the history is another than when the game was last saved.
   */
  props[PROP_MODIFIED] = read_only_flag ("modified");
  /**
   * SudokuGame:n-empty:
   *
   * How many cells are empty.
   */
  props[PROP_N_EMPTY] =
    g_param_spec_uint ("n-empty", NULL, NULL, 0, SUDOKU_CELLS_MAX, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * SudokuGame:tidy-marks:
   *
   * Whether placing a value in a cell also takes the marks of this value away from the
   * cells that share a house with it. Both are one move.
   */
  props[PROP_TIDY_MARKS] =
    g_param_spec_boolean ("tidy-marks", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
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
   * After a move, its undo or its redo: these cells have another value, origin, mark or
   * colour than before. All properties have their new values.
   */
  signals[CELLS_CHANGED] =
    g_signal_new ("cells-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  /**
   * SudokuGame::moved:
   * @self: a game
   * @line: what happened, as sudoku_game_apply_text() reads it
   *
   * After a move, its undo or its redo, before anything else is told, and after a change of
   * the bookmarks. Not for what sudoku_game_apply_text() does.
   */
  signals[MOVED] =
    g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  /**
   * SudokuGame::bookmarks-changed:
   * @self: a game
   *
   * A bookmark was added or removed.
   */
  signals[BOOKMARKS_CHANGED] =
    g_signal_new ("bookmarks-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sudoku_game_init (SudokuGame *self)
{
  self->bookmarks = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bookmark_free);
}

/* Takes all over: a state, the history, and the position in it that the state is at. */
SudokuGame *
sudoku_game_new_with_history (SudokuState *state,
                              GPtrArray *moves,
                              guint position,
                              double elapsed)
{
  SudokuGame *self = g_object_new (SUDOKU_TYPE_GAME, NULL);

  self->state = state;
  self->moves = moves;
  self->position = position;
  self->saved = position;
  self->elapsed = elapsed;
  self->helped = sudoku_grid_count (sudoku_state_get_grid (state), SUDOKU_ORIGIN_ANSWER) > 0;
  for (guint i = 0; i < moves->len && !self->helped; i++)
    self->helped = sudoku_move_has_answers (g_ptr_array_index (moves, i));
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

  return sudoku_game_new_with_history (
    sudoku_state_new (puzzle),
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_move_free), 0, 0);
}

/**
 * sudoku_game_get_grid:
 * @self: a game
 *
 * Returns: (transfer none): the values and origins; they change with the game
 */
const SudokuGrid *
sudoku_game_get_grid (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_state_get_grid (self->state);
}

/**
 * sudoku_game_get_symbols:
 * @self: a game
 *
 * Returns: (transfer none) (nullable): what its puzzle writes for the values, when it came with
 *   symbols of its own
 */
const SudokuSymbols *
sudoku_game_get_symbols (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return self->symbols;
}

/**
 * sudoku_game_set_symbols:
 * @self: a game
 * @symbols: (nullable): as many as the side, as sudoku_symbols_new_of_puzzle() makes them; copied
 *
 * Says what the puzzle writes for the values. They are part of the puzzle and no move: to be set by
 * who makes the game, before anybody shows it.
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
 * sudoku_game_get_geometry:
 * @self: a game
 *
 * Returns: (transfer none): its shape
 */
SudokuGeometry *
sudoku_game_get_geometry (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  return sudoku_grid_get_geometry (sudoku_state_get_grid (self->state));
}

/**
 * sudoku_game_copy_state:
 * @self: a game
 *
 * Returns: (transfer full): what it looks like now
 */
SudokuState *
sudoku_game_copy_state (SudokuGame *self)
{
  return sudoku_state_copy (self->state);
}

/**
 * sudoku_game_get_marks:
 * @self: a game
 * @mark: a kind of mark
 * @cell: a cell, from 0
 *
 * Returns: the values marked in the cell; a filled cell keeps its marks
 */
SudokuSet
sudoku_game_get_marks (SudokuGame *self,
                       SudokuMark mark,
                       guint cell)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), SUDOKU_SET_EMPTY);
  g_return_val_if_fail (cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (self)),
                        SUDOKU_SET_EMPTY);
  g_return_val_if_fail (mark < SUDOKU_N_MARKS, SUDOKU_SET_EMPTY);

  return sudoku_state_get_marks (self->state, mark, cell);
}

/**
 * sudoku_game_get_colour:
 * @self: a game
 * @cell: a cell, from 0
 *
 * Returns: its colour 1…SUDOKU_COLOURS_MAX, or 0 for none
 */
guint
sudoku_game_get_colour (SudokuGame *self,
                        guint cell)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);
  g_return_val_if_fail (cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (self)), 0);

  return sudoku_state_get_colour (self->state, cell);
}

/* Does @move, which is taken over, and puts it into the history in place of what was undone;
 * FALSE when it does not fit. @journal: whether "moved" is emitted. */
gboolean
sudoku_game_push (SudokuGame *self,
                  SudokuMove *move,
                  gboolean journal)
{
  g_autoptr (SudokuMove) owned = move;
  g_autoptr (GString) line = NULL;
  Status before = status (self);

  if (!sudoku_move_apply (move, self->state))
    return FALSE;
  g_ptr_array_set_size (self->moves, (int)self->position);
  if (self->saved > self->position)
    self->saved = -1;
  g_ptr_array_add (self->moves, g_steal_pointer (&owned));
  self->position++;
  self->helped |= sudoku_move_has_answers (move);
  if (journal)
    {
      line = g_string_new (NULL);
      sudoku_move_write (move, sudoku_grid_get_side (sudoku_game_get_grid (self)), line);
    }
  announce (self, &before, move, line != NULL ? line->str : NULL);
  return TRUE;
}

/* A change that is no move: @line is what the journal keeps of it (nullable). */
void
sudoku_game_note (SudokuGame *self,
                  const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);
  Status before = status (self);

  if (line != NULL)
    g_signal_emit (self, signals[MOVED], 0, line);
  self->saved = -1;
  notify_changes (alive, &before);
  g_signal_emit (alive, signals[BOOKMARKS_CHANGED], 0);
}

/* Undoes the last move; FALSE when there is none. */
gboolean
sudoku_game_step_back (SudokuGame *self,
                       gboolean journal)
{
  Status before = status (self);
  const SudokuMove *move = NULL;
  gboolean reverted = FALSE;

  if (self->position == 0)
    return FALSE;
  move = g_ptr_array_index (self->moves, --self->position);
  reverted = sudoku_move_revert (move, self->state);
  g_assert (reverted);
  announce (self, &before, move, journal ? "undo" : NULL);
  return TRUE;
}

/* Does the last undone move again; FALSE when there is none. */
gboolean
sudoku_game_step_forward (SudokuGame *self,
                          gboolean journal)
{
  Status before = status (self);
  const SudokuMove *move = NULL;
  gboolean applied = FALSE;

  if (self->position == self->moves->len)
    return FALSE;
  move = g_ptr_array_index (self->moves, self->position++);
  applied = sudoku_move_apply (move, self->state);
  g_assert (applied);
  announce (self, &before, move, journal ? "redo" : NULL);
  return TRUE;
}

/**
 * sudoku_game_can_undo:
 * @self: a game
 *
 * Returns: whether there is a move to undo
 */
gboolean
sudoku_game_can_undo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->position > 0;
}

/**
 * sudoku_game_can_redo:
 * @self: a game
 *
 * Returns: whether there is an undone move
 */
gboolean
sudoku_game_can_redo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->position < self->moves->len;
}

/**
 * sudoku_game_undo:
 * @self: a game
 *
 * Undoes the last move.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sudoku_game_undo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_step_back (self, TRUE);
}

/**
 * sudoku_game_redo:
 * @self: a game
 *
 * Does the move again that was undone last. A new move drops all undone ones.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sudoku_game_redo (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_game_step_forward (self, TRUE);
}

/**
 * sudoku_game_is_solved:
 * @self: a game
 *
 * Returns: whether the grid is full and breaks no rule
 */
gboolean
sudoku_game_is_solved (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return sudoku_state_is_solved (self->state);
}

/**
 * sudoku_game_is_modified:
 * @self: a game
 *
 * Returns: is the position in the history another than when it was saved, or than the first one?
 */
gboolean
sudoku_game_is_modified (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->saved != self->position;
}

/**
 * sudoku_game_set_modified:
 * @self: a game
 * @modified: %FALSE: it has been saved as it is now; %TRUE: it is saved in none of its positions
 */
void
sudoku_game_set_modified (SudokuGame *self,
                          gboolean modified)
{
  Status before;

  g_return_if_fail (SUDOKU_IS_GAME (self));

  before = status (self);
  self->saved = modified ? -1 : (gint64)self->position;
  notify_changes (self, &before);
}

/**
 * sudoku_game_get_elapsed:
 * @self: a game
 *
 * Returns: the seconds played so far, as last set
 */
double
sudoku_game_get_elapsed (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return self->elapsed;
}

/**
 * sudoku_game_set_elapsed:
 * @self: a game
 * @seconds: the seconds played so far, not negative; the text form keeps milliseconds
 *
 * Sets the clock. That is no move and does not make the game modified.
 */
void
sudoku_game_set_elapsed (SudokuGame *self,
                         double seconds)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));
  g_return_if_fail (isfinite (seconds) && seconds >= 0);

  self->elapsed = MIN (seconds, SUDOKU_GAME_ELAPSED_MAX);
}
