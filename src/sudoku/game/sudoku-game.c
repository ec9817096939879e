/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game: its state, its history, and who is told of changes. What the moves are is in
 * sudoku-game-moves.c, the text form in sudoku-game-text.c. Knows nothing of solving,
 * files or time: the view advances the elapsed time. */

#include "sudoku-game-private.h"

#include <math.h>

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
  PROP_REVISION,
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

static SudokuGameStatus
get_status (SudokuGame *self)
{
  SudokuGameStatus status = {
    .can_undo = sudoku_game_can_undo (self),
    .can_redo = sudoku_game_can_redo (self),
    .can_restart = sudoku_game_can_restart (self),
    .can_restore_bookmark = sudoku_game_can_restore_bookmark (self),
    .solved = sudoku_game_is_solved (self),
    .modified = sudoku_game_is_modified (self),
    .n_bookmarks = sudoku_game_get_n_bookmarks (self),
    .revision = sudoku_game_get_revision (self),
  };

  for (guint origin = 0; origin < SUDOKU_N_ORIGINS; origin++)
    status.n_of_origin[origin] = sudoku_game_count (self, (SudokuOrigin)origin);
  return status;
}

/* A handler may make the next move, which tells what it changes itself. */
static void
notify_changes (SudokuGame *self)
{
  static const guint count_props[SUDOKU_N_ORIGINS] = {
    [SUDOKU_ORIGIN_NONE] = PROP_N_EMPTY,
    [SUDOKU_ORIGIN_GIVEN] = PROP_N_GIVENS,
    [SUDOKU_ORIGIN_ENTRY] = PROP_N_ENTRIES,
    [SUDOKU_ORIGIN_ANSWER] = PROP_N_ANSWERS,
  };
  SudokuGameStatus before = self->told;
  SudokuGameStatus now = get_status (self);
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
    { PROP_REVISION, now.revision != before.revision },
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

/* The journal comes first and the cells are collected before anybody is told: a handler may
 * make the next move, which may free @move. */
static void
announce (SudokuGame *self,
          const SudokuMove *move,
          const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);
  g_autoptr (GArray) cells = sudoku_move_get_cells (move);

  if (line != NULL)
    g_signal_emit (self, signals[MOVED], 0, line);
  notify_changes (alive);
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
    case PROP_REVISION:
      g_value_set_uint64 (value, sudoku_game_get_revision (self));
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
   * How many cells hold a number of the player's.
   */
  props[PROP_N_ENTRIES] = read_only_count ("n-entries", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-answers:
   *
   * How many cells hold a number of the solver's.
   */
  props[PROP_N_ANSWERS] = read_only_count ("n-answers", SUDOKU_CELLS_MAX);
  /**
   * SudokuGame:n-bookmarks:
   *
   * How many bookmarks there are.
   */
  props[PROP_N_BOOKMARKS] = read_only_count ("n-bookmarks", SUDOKU_GAME_BOOKMARKS_MAX);
  /**
   * SudokuGame:revision:
   *
   * A number that grows whenever a cell gets another value or origin; marks and colours leave it
   * alone. What was found out about a puzzle is right as long as it stays.
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
   * Whether there is an undone move to do again.
   */
  props[PROP_CAN_REDO] = read_only_flag ("can-redo");
  /**
   * SudokuGame:can-restart:
   *
   * Whether there is a move to undo or a number that is no given.
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
   * Whether the position in the history is another than when the game was last saved.
   */
  props[PROP_MODIFIED] = read_only_flag ("modified");
  /**
   * SudokuGame:tidy-marks:
   *
   * Whether placing a value in a cell also takes the marks of this value away from the
   * cells that share a house with it. Both are one move.
   */
  props[PROP_TIDY_MARKS] =
    g_param_spec_boolean ("tidy-marks", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
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
}

/* Takes all over: a state, the history, the position in it that the state is at, and bookmarks. */
SudokuGame *
sudoku_game_new_with_history (SudokuState *state,
                              GPtrArray *moves,
                              guint position,
                              GPtrArray *bookmarks,
                              double elapsed)
{
  SudokuGame *self = g_object_new (SUDOKU_TYPE_GAME, NULL);

  self->state = state;
  self->moves = moves;
  self->position = position;
  self->saved = position;
  self->elapsed = elapsed;
  self->bookmarks = bookmarks;
  self->helped = sudoku_state_get_n_of_origin (state, SUDOKU_ORIGIN_ANSWER) > 0;
  for (guint i = 0; i < moves->len && !self->helped; i++)
    self->helped = sudoku_move_has_answers (g_ptr_array_index (moves, i));
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

  return sudoku_game_new_with_history (
    sudoku_state_new (puzzle),
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_move_free), 0,
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bookmark_free), 0);
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
 * sudoku_game_count:
 * @self: a game
 * @origin: where numbers come from; %SUDOKU_ORIGIN_NONE: empty cells
 *
 * Returns: how many cells there are of it
 */
guint
sudoku_game_count (SudokuGame *self,
                   SudokuOrigin origin)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_n_of_origin (self->state, origin);
}

/**
 * sudoku_game_count_value:
 * @self: a game
 * @value: 1…N
 *
 * Returns: in how many cells it stands
 */
guint
sudoku_game_count_value (SudokuGame *self,
                         guint value)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_n_of_value (self->state, value);
}

/**
 * sudoku_game_get_revision:
 * @self: a game
 *
 * Returns: see #SudokuGame:revision
 */
guint64
sudoku_game_get_revision (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return sudoku_state_get_revision (self->state);
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
  announce (self, move, line != NULL ? line->str : NULL);
  return TRUE;
}

/* A change that is no move: @line is what the journal keeps of it (nullable). */
void
sudoku_game_note (SudokuGame *self,
                  const char *line)
{
  g_autoptr (SudokuGame) alive = g_object_ref (self);

  if (line != NULL)
    g_signal_emit (self, signals[MOVED], 0, line);
  self->saved = -1;
  notify_changes (alive);
  g_signal_emit (alive, signals[BOOKMARKS_CHANGED], 0);
}

/* Undoes the last move; FALSE when there is none. */
gboolean
sudoku_game_step_back (SudokuGame *self,
                       gboolean journal)
{
  const SudokuMove *move = NULL;
  gboolean reverted = FALSE;

  if (self->position == 0)
    return FALSE;
  move = g_ptr_array_index (self->moves, --self->position);
  reverted = sudoku_move_revert (move, self->state);
  g_assert (reverted);
  announce (self, move, journal ? "undo" : NULL);
  return TRUE;
}

/* Does the last undone move again; FALSE when there is none. */
gboolean
sudoku_game_step_forward (SudokuGame *self,
                          gboolean journal)
{
  const SudokuMove *move = NULL;
  gboolean applied = FALSE;

  if (self->position == self->moves->len)
    return FALSE;
  move = g_ptr_array_index (self->moves, self->position++);
  applied = sudoku_move_apply (move, self->state);
  g_assert (applied);
  announce (self, move, journal ? "redo" : NULL);
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
 * sudoku_game_can_restart:
 * @self: a game
 *
 * Returns: whether there is a move to undo or a number that is no given
 */
gboolean
sudoku_game_can_restart (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->position > 0 || sudoku_game_count (self, SUDOKU_ORIGIN_ENTRY) > 0 ||
         sudoku_game_count (self, SUDOKU_ORIGIN_ANSWER) > 0;
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
  g_return_if_fail (SUDOKU_IS_GAME (self));

  self->saved = modified ? -1 : (gint64)self->position;
  notify_changes (self);
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
