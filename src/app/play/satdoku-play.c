/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window is about. Everything that more than one of its parts has to know is a property
 * here: whoever finds it out sets it, and all others bind to it or watch it. It stores what it is
 * given and computes nothing but what is shown; it knows no widget. */

#include "satdoku-config.h"

#include "satdoku-play.h"

struct _SatdokuPlay
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuMessages *messages; /* (nullable) */
  SatdokuCommands *commands; /* (nullable) */
  SudokuGame *game;          /* (nullable) */
  SatdokuGameNotes *notes;   /* (nullable) */
  SudokuGame *looking;       /* (nullable) */
  SatdokuReport *report;     /* (nullable) */
  SatdokuFigure *figure;     /* (nullable) */
  SatdokuOverlay *overlay;   /* (nullable) */
  GArray *lit;               /* (nullable) (element-type guint) */
  GArray *partial;           /* (nullable) (element-type guint) */

  const char *view; /* interned, like the page */
  const char *page;
  const SudokuSymbols *symbols; /* (nullable): borrowed */
  guint selected;
  gboolean on_path;
  gboolean paused;
  gboolean busy;
  gboolean checked;
  gboolean dead_end;
};

G_DEFINE_FINAL_TYPE (SatdokuPlay, satdoku_play, G_TYPE_OBJECT)

enum
{
  PROP_WORKER = 1,
  PROP_MESSAGES,
  PROP_COMMANDS,
  PROP_GAME,
  PROP_NOTES,
  PROP_LOOKING,
  PROP_IS_LOOKING,
  PROP_SHOWN,
  PROP_PAUSED,
  PROP_BUSY,
  PROP_REPORT,
  PROP_FIGURE,
  PROP_OVERLAY,
  PROP_LIT,
  PROP_PARTIAL,
  PROP_CHECKED,
  PROP_DEAD_END,
  PROP_SELECTED,
  PROP_VIEW,
  PROP_PAGE,
  PROP_ON_PATH,
  PROP_SYMBOLS,
  N_PROPS
};

enum
{
  SIGNAL_FOCUS_BOARD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GParamSpec *properties[N_PROPS];

static void
notify (SatdokuPlay *self,
        guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static void
set_flag (SatdokuPlay *self,
          guint id,
          gboolean *flag,
          gboolean value)
{
  if (*flag == !!value)
    return;
  *flag = !!value;
  notify (self, id);
}

/**
 * satdoku_play_get_worker:
 * @self: a play
 *
 * Returns: (transfer none): runs what takes time and was asked for by the player
 */
SatdokuWorker *
satdoku_play_get_worker (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->worker;
}

/**
 * satdoku_play_get_messages:
 * @self: a play
 *
 * Returns: (transfer none) (nullable): where the player is told something in passing
 */
SatdokuMessages *
satdoku_play_get_messages (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->messages;
}

/**
 * satdoku_play_get_commands:
 * @self: a play
 *
 * Returns: (transfer none) (nullable): the actions of the window, to which parts add their own
 */
SatdokuCommands *
satdoku_play_get_commands (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->commands;
}

SudokuGame *
satdoku_play_get_game (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->game;
}

/**
 * satdoku_play_follow_game:
 * @self: a play
 * @replaced: is called with @owner for the game as it is now, if there is one, and for each other
 *   one that is played later
 * @changed: is called with @owner when cells of the game have changed, or its rules
 * @owner: must not be gone before the group is
 *
 * Returns: (transfer full): what has to be kept as long as that is wanted
 */
GSignalGroup *
satdoku_play_follow_game (SatdokuPlay *self,
                          GCallback replaced,
                          GCallback changed,
                          gpointer owner)
{
  GSignalGroup *group = g_signal_group_new (SUDOKU_TYPE_GAME);

  g_return_val_if_fail (SATDOKU_IS_PLAY (self), group);

  g_signal_connect_swapped (group, "bind", replaced, owner);
  g_signal_group_connect_swapped (group, "cells-changed", changed, owner);
  g_signal_group_connect_swapped (group, "notify::geometry", changed, owner);
  g_object_bind_property (self, "game", group, "target", G_BINDING_SYNC_CREATE);
  return group;
}

/**
 * satdoku_play_set_game:
 * @self: a play
 * @game: (nullable): the game to play from now on
 *
 * Everything that was said and drawn of the game before goes with it. Of all that changes, parts
 * are told when it has changed as a whole.
 */
void
satdoku_play_set_game (SatdokuPlay *self,
                       SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));
  g_return_if_fail (game == NULL || SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  satdoku_play_set_looking (self, NULL);
  satdoku_play_set_report (self, NULL);
  satdoku_play_set_figure (self, NULL);
  satdoku_play_set_overlay (self, NULL);
  satdoku_play_set_lit (self, NULL);
  satdoku_play_set_partial (self, NULL);
  satdoku_play_set_checked (self, FALSE);
  g_set_object (&self->game, game);
  notify (self, PROP_GAME);
  notify (self, PROP_SHOWN);
  g_object_thaw_notify (G_OBJECT (self));
}

const SatdokuGameNotes *
satdoku_play_get_notes (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->notes;
}

/**
 * satdoku_play_set_notes:
 * @self: a play
 * @notes: (nullable): what is known of the game beside its moves; copied
 */
void
satdoku_play_set_notes (SatdokuPlay *self,
                        const SatdokuGameNotes *notes)
{
  SatdokuGameNotes *copy = notes != NULL ? satdoku_game_notes_copy (notes) : NULL;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  if (copy == NULL && self->notes == NULL)
    return;
  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  self->notes = copy;
  notify (self, PROP_NOTES);
}

SudokuGame *
satdoku_play_get_looking (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->looking;
}

/**
 * satdoku_play_set_looking:
 * @self: a play
 * @position: (nullable): the position that is shown instead of the game; of its shape
 *
 * The game stays as it is, and nothing can be entered into the position.
 */
void
satdoku_play_set_looking (SatdokuPlay *self,
                          SudokuGame *position)
{
  gboolean was_looking;

  g_return_if_fail (SATDOKU_IS_PLAY (self));
  g_return_if_fail (position == NULL || (SUDOKU_IS_GAME (position) && self->game != NULL));

  was_looking = self->looking != NULL;
  if (!g_set_object (&self->looking, position))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  notify (self, PROP_LOOKING);
  if (was_looking != (position != NULL))
    notify (self, PROP_IS_LOOKING);
  notify (self, PROP_SHOWN);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * satdoku_play_get_shown:
 * @self: a play
 *
 * Returns: (transfer none) (nullable): the position that is looked at, or the game
 */
SudokuGame *
satdoku_play_get_shown (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->looking != NULL ? self->looking : self->game;
}

gboolean
satdoku_play_is_paused (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), FALSE);

  return self->paused;
}

void
satdoku_play_set_paused (SatdokuPlay *self,
                         gboolean paused)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  set_flag (self, PROP_PAUSED, &self->paused, paused);
}

gboolean
satdoku_play_is_busy (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), FALSE);

  return self->busy;
}

void
satdoku_play_set_busy (SatdokuPlay *self,
                       gboolean busy)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  set_flag (self, PROP_BUSY, &self->busy, busy);
}

SatdokuReport *
satdoku_play_get_report (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->report;
}

/**
 * satdoku_play_set_report:
 * @self: a play
 * @report: (nullable): what was found out about the game as it is
 */
void
satdoku_play_set_report (SatdokuPlay *self,
                         SatdokuReport *report)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));
  g_return_if_fail (report == NULL || SATDOKU_IS_REPORT (report));

  if (g_set_object (&self->report, report))
    notify (self, PROP_REPORT);
}

SatdokuFigure *
satdoku_play_get_figure (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->figure;
}

/**
 * satdoku_play_set_figure:
 * @self: a play
 * @figure: (nullable): what is drawn over the board
 *
 * It takes the place of an overlay.
 */
void
satdoku_play_set_figure (SatdokuPlay *self,
                         SatdokuFigure *figure)
{
  SatdokuFigure *before;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  before = self->figure;
  if (before == figure)
    return;
  self->figure = figure != NULL ? satdoku_figure_ref (figure) : NULL;
  g_clear_pointer (&before, satdoku_figure_unref);
  if (figure != NULL)
    satdoku_play_set_overlay (self, NULL);
  notify (self, PROP_FIGURE);
}

SatdokuOverlay *
satdoku_play_get_overlay (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->overlay;
}

/**
 * satdoku_play_set_overlay:
 * @self: a play
 * @overlay: (nullable): what the board shows in place of what is in its cells
 *
 * It takes the place of a figure.
 */
void
satdoku_play_set_overlay (SatdokuPlay *self,
                          SatdokuOverlay *overlay)
{
  SatdokuOverlay *before;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  before = self->overlay;
  if (before == overlay)
    return;
  self->overlay = overlay != NULL ? satdoku_overlay_ref (overlay) : NULL;
  g_clear_pointer (&before, satdoku_overlay_unref);
  if (overlay != NULL)
    satdoku_play_set_figure (self, NULL);
  notify (self, PROP_OVERLAY);
}

GArray *
satdoku_play_get_lit (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->lit;
}

/**
 * satdoku_play_set_lit:
 * @self: a play
 * @cells: (nullable) (element-type guint): cells to light up on the board, and no others; not
 *   changed any more
 *
 * They are lit until the player goes on, which makes it %NULL.
 */
void
satdoku_play_set_lit (SatdokuPlay *self,
                      GArray *cells)
{
  GArray *before;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  before = self->lit;
  if (before == cells)
    return;
  self->lit = cells != NULL ? g_array_ref (cells) : NULL;
  g_clear_pointer (&before, g_array_unref);
  notify (self, PROP_LIT);
}

/**
 * satdoku_play_set_partial:
 * @self: a play
 * @cells: (nullable) (element-type guint): the cells whose answers belong to no solution; not
 *   changed any more
 */
void
satdoku_play_set_partial (SatdokuPlay *self,
                          GArray *cells)
{
  GArray *before;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  before = self->partial;
  if (before == cells)
    return;
  self->partial = cells != NULL ? g_array_ref (cells) : NULL;
  g_clear_pointer (&before, g_array_unref);
  notify (self, PROP_PARTIAL);
}

/**
 * satdoku_play_set_checked:
 * @self: a play
 * @checked: are the cells that break a rule marked until the next change, even if the player is not
 *   warned of them?
 */
void
satdoku_play_set_checked (SatdokuPlay *self,
                          gboolean checked)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  set_flag (self, PROP_CHECKED, &self->checked, checked);
}

guint
satdoku_play_get_selected (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), SATDOKU_NO_CELL);

  return self->selected;
}

/**
 * satdoku_play_set_selected:
 * @self: a play
 * @cell: the cell with the cursor, of what is shown; or `SATDOKU_NO_CELL`
 */
void
satdoku_play_set_selected (SatdokuPlay *self,
                           guint cell)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  if (self->selected == cell)
    return;
  self->selected = cell;
  notify (self, PROP_SELECTED);
}

const char *
satdoku_play_get_view (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->view;
}

/**
 * satdoku_play_set_view:
 * @self: a play
 * @view: what stands beside the board, such as %SATDOKU_VIEW_EXPLAIN
 *
 * It tells also of the view that is there already, which is then shown from its top.
 */
void
satdoku_play_set_view (SatdokuPlay *self,
                       const char *view)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && view != NULL);

  self->view = g_intern_string (view);
  notify (self, PROP_VIEW);
}

const char *
satdoku_play_get_page (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->page;
}

/**
 * satdoku_play_set_page:
 * @self: a play
 * @page: the page of the window that is seen, such as %SATDOKU_PAGE_GRID
 */
void
satdoku_play_set_page (SatdokuPlay *self,
                       const char *page)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && page != NULL);

  if (g_str_equal (self->page, page))
    return;
  self->page = g_intern_string (page);
  notify (self, PROP_PAGE);
}

gboolean
satdoku_play_is_on_path (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), FALSE);

  return self->on_path;
}

/**
 * satdoku_play_set_on_path:
 * @self: a play
 * @on_path: does the Explain view show the path, and not what was found out of the game?
 *
 * Going to the path where it is shown already goes there once more.
 */
void
satdoku_play_set_on_path (SatdokuPlay *self,
                          gboolean on_path)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  if (self->on_path == !!on_path && !on_path)
    return;
  self->on_path = !!on_path;
  notify (self, PROP_ON_PATH);
}

const SudokuSymbols *
satdoku_play_get_symbols (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->symbols;
}

/**
 * satdoku_play_set_symbols:
 * @self: a play
 * @symbols: (nullable): what the board shows for the values; must stay until others are set
 */
void
satdoku_play_set_symbols (SatdokuPlay *self,
                          const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  if (self->symbols == symbols)
    return;
  self->symbols = symbols;
  notify (self, PROP_SYMBOLS);
}

/**
 * satdoku_play_show_cells:
 * @self: a play
 * @cells: (element-type guint): cells
 *
 * Goes to the board and lights them up.
 */
void
satdoku_play_show_cells (SatdokuPlay *self,
                         GArray *cells)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && cells != NULL);

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  satdoku_play_set_lit (self, cells);
}

/**
 * satdoku_play_explain:
 * @self: a play
 *
 * Goes to where it is explained what was found out of the game.
 */
void
satdoku_play_explain (SatdokuPlay *self)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  satdoku_play_set_view (self, SATDOKU_VIEW_EXPLAIN);
  satdoku_play_set_on_path (self, FALSE);
}

/**
 * satdoku_play_focus_board:
 * @self: a play
 *
 * The player goes on with the board.
 */
void
satdoku_play_focus_board (SatdokuPlay *self)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  g_signal_emit (self, signals[SIGNAL_FOCUS_BOARD], 0);
}

static void
satdoku_play_get_property (GObject *object,
                           guint id,
                           GValue *value,
                           GParamSpec *pspec)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);
  const gpointer objects[N_PROPS] = {
    [PROP_WORKER] = self->worker,
    [PROP_MESSAGES] = self->messages,
    [PROP_COMMANDS] = self->commands,
    [PROP_GAME] = self->game,
    [PROP_LOOKING] = self->looking,
    [PROP_SHOWN] = satdoku_play_get_shown (self),
    [PROP_REPORT] = self->report,
  };
  const gpointer boxes[N_PROPS] = {
    [PROP_NOTES] = self->notes,
    [PROP_FIGURE] = self->figure,
    [PROP_OVERLAY] = self->overlay,
    [PROP_LIT] = self->lit,
    [PROP_PARTIAL] = self->partial,
  };

  if (G_VALUE_HOLDS_OBJECT (value))
    g_value_set_object (value, objects[id]);
  else if (G_VALUE_HOLDS_BOXED (value))
    g_value_set_boxed (value, boxes[id]);
  else if (id == PROP_IS_LOOKING)
    g_value_set_boolean (value, self->looking != NULL);
  else if (id == PROP_PAUSED)
    g_value_set_boolean (value, self->paused);
  else if (id == PROP_BUSY)
    g_value_set_boolean (value, self->busy);
  else if (id == PROP_CHECKED)
    g_value_set_boolean (value, self->checked);
  else if (id == PROP_DEAD_END)
    g_value_set_boolean (value, self->dead_end);
  else if (id == PROP_SELECTED)
    g_value_set_uint (value, self->selected);
  else if (id == PROP_ON_PATH)
    g_value_set_boolean (value, self->on_path);
  else if (id == PROP_SYMBOLS)
    g_value_set_pointer (value, (gpointer)self->symbols);
  else if (id == PROP_VIEW)
    g_value_set_static_string (value, self->view);
  else if (id == PROP_PAGE)
    g_value_set_static_string (value, self->page);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_play_set_property (GObject *object,
                           guint id,
                           const GValue *value,
                           GParamSpec *pspec)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  switch (id)
    {
    case PROP_WORKER:
      self->worker = g_value_dup_object (value);
      break;
    case PROP_MESSAGES:
      self->messages = g_value_dup_object (value);
      break;
    case PROP_COMMANDS:
      self->commands = g_value_dup_object (value);
      break;
    case PROP_GAME:
      satdoku_play_set_game (self, g_value_get_object (value));
      break;
    case PROP_NOTES:
      satdoku_play_set_notes (self, g_value_get_boxed (value));
      break;
    case PROP_LOOKING:
      satdoku_play_set_looking (self, g_value_get_object (value));
      break;
    case PROP_PAUSED:
      satdoku_play_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_BUSY:
      satdoku_play_set_busy (self, g_value_get_boolean (value));
      break;
    case PROP_REPORT:
      satdoku_play_set_report (self, g_value_get_object (value));
      break;
    case PROP_FIGURE:
      satdoku_play_set_figure (self, g_value_get_boxed (value));
      break;
    case PROP_OVERLAY:
      satdoku_play_set_overlay (self, g_value_get_boxed (value));
      break;
    case PROP_LIT:
      satdoku_play_set_lit (self, g_value_get_boxed (value));
      break;
    case PROP_PARTIAL:
      satdoku_play_set_partial (self, g_value_get_boxed (value));
      break;
    case PROP_CHECKED:
      satdoku_play_set_checked (self, g_value_get_boolean (value));
      break;
    case PROP_DEAD_END:
      set_flag (self, id, &self->dead_end, g_value_get_boolean (value));
      break;
    case PROP_SELECTED:
      satdoku_play_set_selected (self, g_value_get_uint (value));
      break;
    case PROP_VIEW:
      satdoku_play_set_view (self, g_value_get_string (value));
      break;
    case PROP_PAGE:
      satdoku_play_set_page (self, g_value_get_string (value));
      break;
    case PROP_ON_PATH:
      satdoku_play_set_on_path (self, g_value_get_boolean (value));
      break;
    case PROP_SYMBOLS:
      satdoku_play_set_symbols (self, g_value_get_pointer (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_play_constructed (GObject *object)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  G_OBJECT_CLASS (satdoku_play_parent_class)->constructed (object);
  g_object_bind_property (self->worker, "busy", self, "busy", G_BINDING_SYNC_CREATE);
}

static void
satdoku_play_dispose (GObject *object)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  g_clear_object (&self->looking);
  g_clear_object (&self->game);
  g_clear_object (&self->report);
  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  g_clear_pointer (&self->lit, g_array_unref);
  g_clear_pointer (&self->partial, g_array_unref);
  g_clear_object (&self->commands);
  g_clear_object (&self->messages);
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (satdoku_play_parent_class)->dispose (object);
}

static void
install_services (GParamFlags flags)
{
  /**
   * SatdokuPlay:worker:
   *
   * Runs what takes time and was asked for by the player.
   */
  properties[PROP_WORKER] =
    g_param_spec_object ("worker", NULL, NULL, SATDOKU_TYPE_WORKER, flags);
  /**
   * SatdokuPlay:messages: (nullable)
   *
   * Where the player is told something in passing.
   */
  properties[PROP_MESSAGES] =
    g_param_spec_object ("messages", NULL, NULL, SATDOKU_TYPE_MESSAGES, flags);
  /**
   * SatdokuPlay:commands: (nullable)
   *
   * The actions of the window, to which parts add their own.
   */
  properties[PROP_COMMANDS] =
    g_param_spec_object ("commands", NULL, NULL, SATDOKU_TYPE_COMMANDS, flags);
}

static void
install_game (GParamFlags flags)
{
  /**
   * SatdokuPlay:game: (nullable)
   *
   * The game that is played.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, flags);
  /**
   * SatdokuPlay:notes: (nullable)
   *
   * What is known of the game beside its moves.
   */
  properties[PROP_NOTES] =
    g_param_spec_boxed ("notes", NULL, NULL, SATDOKU_TYPE_GAME_NOTES, flags);
  /**
   * SatdokuPlay:paused:
   *
   * Is the board hidden, and the clock stopped?
   */
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPlay:busy:
   *
   * Does the worker do something?
   */
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPlay:report: (nullable)
   *
   * What was found out about the game as it is.
   */
  properties[PROP_REPORT] =
    g_param_spec_object ("report", NULL, NULL, SATDOKU_TYPE_REPORT, flags);
}

static void
install_shown (GParamFlags flags)
{
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /**
   * SatdokuPlay:looking: (nullable)
   *
   * The position that is shown instead of the game; another game clears it.
   */
  properties[PROP_LOOKING] = g_param_spec_object ("looking", NULL, NULL, SUDOKU_TYPE_GAME, flags);
  /**
   * SatdokuPlay:is-looking:
   *
   * Is a position shown instead of the game?
   */
  properties[PROP_IS_LOOKING] = g_param_spec_boolean ("is-looking", NULL, NULL, FALSE, readable);
  /**
   * SatdokuPlay:shown: (nullable)
   *
   * The position that is looked at, or the game.
   */
  properties[PROP_SHOWN] = g_param_spec_object ("shown", NULL, NULL, SUDOKU_TYPE_GAME, readable);
  /**
   * SatdokuPlay:figure: (nullable)
   *
   * What is drawn over the board.
   */
  properties[PROP_FIGURE] =
    g_param_spec_boxed ("figure", NULL, NULL, SATDOKU_TYPE_FIGURE, flags);
  /**
   * SatdokuPlay:overlay: (nullable)
   *
   * What the board shows in place of what is in its cells.
   */
  properties[PROP_OVERLAY] =
    g_param_spec_boxed ("overlay", NULL, NULL, SATDOKU_TYPE_OVERLAY, flags);
  /**
   * SatdokuPlay:lit: (nullable) (element-type guint)
   *
   * The cells that are lit up on the board.
   */
  properties[PROP_LIT] = g_param_spec_boxed ("lit", NULL, NULL, G_TYPE_ARRAY, flags);
  /**
   * SatdokuPlay:partial: (nullable) (element-type guint)
   *
   * The cells whose answers belong to no solution.
   */
  properties[PROP_PARTIAL] = g_param_spec_boxed ("partial", NULL, NULL, G_TYPE_ARRAY, flags);
  /**
   * SatdokuPlay:checked:
   *
   * Are the cells that break a rule marked until the next change, even if the player is not warned
   * of them?
   */
  properties[PROP_CHECKED] = g_param_spec_boolean ("checked", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPlay:dead-end:
   *
   * Is the player warned that the game can no longer be solved?
   */
  properties[PROP_DEAD_END] = g_param_spec_boolean ("dead-end", NULL, NULL, FALSE, flags);
}

static void
install_places (GParamFlags flags)
{
  /**
   * SatdokuPlay:selected:
   *
   * The cell with the cursor, of what is shown, or SATDOKU_NO_CELL.
   */
  properties[PROP_SELECTED] =
    g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, SATDOKU_NO_CELL, flags);
  /**
   * SatdokuPlay:view:
   *
   * What stands beside the board.
   */
  properties[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, SATDOKU_VIEW_PLAY, flags);
  /**
   * SatdokuPlay:page:
   *
   * The page of the window that is seen.
   */
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, SATDOKU_PAGE_GRID, flags);
  /**
   * SatdokuPlay:on-path:
   *
   * Does the Explain view show the path, and not what was found out of the game?
   */
  properties[PROP_ON_PATH] = g_param_spec_boolean ("on-path", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPlay:symbols: (nullable) (type SudokuSymbols)
   *
   * What the board shows for the values.
   */
  properties[PROP_SYMBOLS] = g_param_spec_pointer ("symbols", NULL, NULL, flags);
}

static void
satdoku_play_class_init (SatdokuPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_play_get_property;
  object_class->set_property = satdoku_play_set_property;
  object_class->constructed = satdoku_play_constructed;
  object_class->dispose = satdoku_play_dispose;
  install_services (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  install_game (flags);
  install_shown (flags);
  install_places (flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuPlay::focus-board:
   * @self: a play
   *
   * The player goes on with the board.
   */
  signals[SIGNAL_FOCUS_BOARD] = g_signal_new ("focus-board", SATDOKU_TYPE_PLAY, G_SIGNAL_RUN_LAST,
                                              0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_play_init (SatdokuPlay *self)
{
  self->selected = SATDOKU_NO_CELL;
  self->view = g_intern_static_string (SATDOKU_VIEW_PLAY);
  self->page = g_intern_static_string (SATDOKU_PAGE_GRID);
}

/**
 * satdoku_play_new:
 * @worker: runs what takes time and was asked for by the player
 * @messages: (nullable): where the player is told something in passing
 * @commands: (nullable): the actions of the window
 *
 * Returns: (transfer full): a play without a game
 */
SatdokuPlay *
satdoku_play_new (SatdokuWorker *worker,
                  SatdokuMessages *messages,
                  SatdokuCommands *commands)
{
  g_return_val_if_fail (SATDOKU_IS_WORKER (worker), NULL);

  return g_object_new (SATDOKU_TYPE_PLAY, "worker", worker, "messages", messages, "commands",
                       commands, NULL);
}
