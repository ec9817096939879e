/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window is about. Everything that more than one of its parts has to know is a property
 * here: the part that finds it out sets it, and all others bind to it or observe it. It stores what
 * it is given and computes nothing but what is shown; it knows no widget. */

#include "satdoku-config.h"

#include "satdoku-play.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

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
  SatdokuCellSelection *selection;
  SatdokuReport *report;     /* (nullable) */
  SatdokuFigure *figure;     /* (nullable) */
  SatdokuOverlay *overlay;   /* (nullable) */
  GArray *lit;               /* (nullable) (element-type guint) */
  GArray *partial;           /* (nullable) (element-type guint) */
  GBindingGroup *conditions; /* (nullable): of the game, for the commands */

  const char *view; /* interned, like the page */
  const char *back; /* interned: the view that the way back leads to */
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
  PROP_WORKER,
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
  PROP_HAS_CELL,
  PROP_SELECTION,
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

static gboolean
has_cell (SatdokuPlay *self)
{
  return self->game != NULL &&
         self->selected < sudoku_grid_get_n_cells (sudoku_game_get_grid (self->game));
}

SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, worker, SatdokuWorker *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, messages, SatdokuMessages *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, commands, SatdokuCommands *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, game, SudokuGame *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, notes, const SatdokuGameNotes *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, looking, SudokuGame *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, report, SatdokuReport *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, figure, SatdokuFigure *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, overlay, SatdokuOverlay *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, lit, GArray *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, selection, SatdokuCellSelection *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, view, const char *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, back, const char *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, page, const char *)
SATDOKU_DEFINE_GETTER (SatdokuPlay, satdoku_play, symbols, const SudokuSymbols *)

/* Follows the game: calls a function with @owner at each of these signals, and that of "bind" for
 * the game as it is now, if there is one, and for each one that is played later. Behind @owner
 * come pairs of a signal and a GCallback, then NULL. The caller keeps the group as long as that is
 * wanted, and @owner must not be gone before. */
GSignalGroup *
satdoku_play_follow (SatdokuPlay *self,
                     gpointer owner,
                     ...)
{
  GSignalGroup *group;
  const char *signal;
  va_list pairs;

  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  group = g_signal_group_new (SUDOKU_TYPE_GAME);
  va_start (pairs, owner);
  while ((signal = va_arg (pairs, const char *)) != NULL)
    {
      GCallback called = va_arg (pairs, GCallback);

      if (g_str_equal (signal, "bind"))
        g_signal_connect_swapped (group, signal, called, owner);
      else
        g_signal_group_connect_swapped (group, signal, called, owner);
    }
  va_end (pairs);
  g_object_bind_property (self, "game", group, "target", G_BINDING_SYNC_CREATE);
  return group;
}

/* Likewise: @replaced for each game, and @changed when its cells have changed, or its rules. */
GSignalGroup *
satdoku_play_follow_game (SatdokuPlay *self,
                          GCallback replaced,
                          GCallback changed,
                          gpointer owner)
{
  return satdoku_play_follow (self, owner, "bind", replaced, "cells-changed", changed, NULL);
}

/* Everything that was said and drawn of the game before goes with it. Notifications come after all
 * of it has changed. */
void
satdoku_play_set_game (SatdokuPlay *self,
                       SudokuGame *game)
{
  gboolean had_cell;

  g_return_if_fail (SATDOKU_IS_PLAY (self));
  g_return_if_fail (game == NULL || SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  had_cell = has_cell (self);
  g_object_freeze_notify (G_OBJECT (self));
  satdoku_play_set_looking (self, NULL);
  satdoku_play_set_report (self, NULL);
  satdoku_play_set_figure (self, NULL);
  satdoku_play_set_overlay (self, NULL);
  satdoku_play_set_lit (self, NULL);
  g_object_set (self, "partial", NULL, "checked", FALSE, NULL);
  g_set_object (&self->game, game);
  notify (self, PROP_GAME);
  notify (self, PROP_SHOWN);
  if (has_cell (self) != had_cell)
    notify (self, PROP_HAS_CELL);
  g_object_thaw_notify (G_OBJECT (self));
}

/* The position is of the shape of the game, which stays as it is; nothing can be entered into
 * it. */
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

/* What the board shows: the position that is looked at, or else the game. */
SudokuGame *
satdoku_play_get_shown (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), NULL);

  return self->looking != NULL ? self->looking : self->game;
}

void
satdoku_play_set_report (SatdokuPlay *self,
                         SatdokuReport *report)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));
  g_return_if_fail (report == NULL || SATDOKU_IS_REPORT (report));

  g_object_set (self, "report", report, NULL);
}

void
satdoku_play_set_figure (SatdokuPlay *self,
                         SatdokuFigure *figure)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  g_object_set (self, "figure", figure, NULL);
}

void
satdoku_play_set_overlay (SatdokuPlay *self,
                          SatdokuOverlay *overlay)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  g_object_set (self, "overlay", overlay, NULL);
}

/* A figure and an overlay take the place of each other. */
static void
figure_changed (SatdokuPlay *self)
{
  if (self->figure != NULL)
    satdoku_play_set_overlay (self, NULL);
}

static void
overlay_changed (SatdokuPlay *self)
{
  if (self->overlay != NULL)
    satdoku_play_set_figure (self, NULL);
}

/* Lights up these cells and no others, until the player goes on, which makes it NULL. They are
 * not changed any more. */
void
satdoku_play_set_lit (SatdokuPlay *self,
                      GArray *cells)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  g_object_set (self, "lit", cells, NULL);
}

guint
satdoku_play_get_selected (SatdokuPlay *self)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (self), SATDOKU_NO_CELL);

  return self->selected;
}

void
satdoku_play_set_selected (SatdokuPlay *self,
                           guint cell)
{
  gboolean had_cell;

  g_return_if_fail (SATDOKU_IS_PLAY (self));

  if (self->selected == cell)
    return;
  had_cell = has_cell (self);
  self->selected = cell;
  notify (self, PROP_SELECTED);
  if (has_cell (self) != had_cell)
    notify (self, PROP_HAS_CELL);
}

/* Notifies even when the view is shown already: it then scrolls to its top. Back from what explains
 * a puzzle that is being set leads to setting it. */
void
satdoku_play_set_view (SatdokuPlay *self,
                       const char *view)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && view != NULL);

  if (g_str_equal (view, SATDOKU_VIEW_PLAY) || g_str_equal (view, SATDOKU_VIEW_SET))
    self->back = g_intern_static_string (SATDOKU_VIEW_PLAY);
  else if (g_str_equal (self->view, SATDOKU_VIEW_SET))
    self->back = self->view;
  self->view = g_intern_string (view);
  notify (self, PROP_VIEW);
}

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

/* Going to the path where it is shown already goes there once more. */
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

/* They are borrowed, and must live until others are set. */
void
satdoku_play_set_symbols (SatdokuPlay *self,
                          const SudokuSymbols *symbols)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  g_object_set (self, "symbols", symbols, NULL);
}

void
satdoku_play_show_cells (SatdokuPlay *self,
                         GArray *cells)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && cells != NULL);

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  satdoku_play_set_lit (self, cells);
}

/* The player learns something about the puzzle: whatever is asked is help, also when nothing comes
 * of it; but not for somebody who is only setting it. */
void
satdoku_play_note_help (SatdokuPlay *self)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && self->game != NULL);

  if (sudoku_game_count (self->game, SUDOKU_ORIGIN_GIVEN) > 0)
    sudoku_game_mark_helped (self->game);
}

/* Likewise, and it is counted. */
void
satdoku_play_note_asked (SatdokuPlay *self,
                         SudokuHelp help)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self) && self->game != NULL);

  if (sudoku_game_count (self->game, SUDOKU_ORIGIN_GIVEN) > 0)
    sudoku_game_ask (self->game, help);
}

/* Goes to where it is explained what was found out of the game. */
void
satdoku_play_explain (SatdokuPlay *self)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  satdoku_play_set_view (self, SATDOKU_VIEW_EXPLAIN);
  satdoku_play_set_on_path (self, FALSE);
}

void
satdoku_play_focus_board (SatdokuPlay *self)
{
  g_return_if_fail (SATDOKU_IS_PLAY (self));

  satdoku_play_set_page (self, SATDOKU_PAGE_GRID);
  g_signal_emit (self, signals[SIGNAL_FOCUS_BOARD], 0);
}

static void
get_computed (GObject *object,
              guint id,
              GValue *value,
              GParamSpec *pspec)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  if (id == PROP_IS_LOOKING)
    g_value_set_boolean (value, self->looking != NULL);
  else if (id == PROP_HAS_CELL)
    g_value_set_boolean (value, has_cell (self));
  else if (id == PROP_SHOWN)
    g_value_set_object (value, satdoku_play_get_shown (self));
  else
    g_value_set_static_string (value, id == PROP_VIEW ? self->view : self->page);
}

/* What is more than to keep a value. */
static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  if (id == PROP_GAME)
    satdoku_play_set_game (self, g_value_get_object (value));
  else if (id == PROP_LOOKING)
    satdoku_play_set_looking (self, g_value_get_object (value));
  else if (id == PROP_SELECTED)
    satdoku_play_set_selected (self, g_value_get_uint (value));
  else if (id == PROP_VIEW)
    satdoku_play_set_view (self, g_value_get_string (value));
  else if (id == PROP_PAGE)
    satdoku_play_set_page (self, g_value_get_string (value));
  else if (id == PROP_ON_PATH)
    satdoku_play_set_on_path (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static const char *const game_conditions[] = {
  "can-undo",
  "can-redo",
  "can-restart",
  "can-restore-bookmark",
  "n-empty",
  "n-givens",
  "n-entries",
  "n-answers",
  "n-bookmarks",
  "n-branches",
  "branch",
  "whole",
};

static gboolean
is_page (GBinding *binding,
         const GValue *from,
         GValue *to,
         gpointer page)
{
  g_value_set_boolean (to, g_strcmp0 (g_value_get_string (from), page) == 0);
  return TRUE;
}

static void
bind_page (SatdokuPlay *self,
           const char *condition,
           const char *page)
{
  g_object_bind_property_full (self, "page",
                               satdoku_commands_get_condition (self->commands, condition), "holds",
                               G_BINDING_SYNC_CREATE, is_page, NULL, (gpointer)page, NULL);
}

/* A puzzle with cages, lines or clues may be one without a number. */
static gboolean
has_items (GBinding *binding,
           const GValue *from,
           GValue *to,
           gpointer user_data)
{
  const SudokuGeometry *geometry = g_value_get_boxed (from);

  g_value_set_boolean (to, geometry != NULL && sudoku_geometry_has_items (geometry));
  return TRUE;
}

static void
tell_conditions (SatdokuPlay *self)
{
  satdoku_commands_bind (self->commands, "paused", self, "paused");
  satdoku_commands_bind (self->commands, "looking", self, "is-looking");
  satdoku_commands_bind (self->commands, "busy", self, "busy");
  bind_page (self, "on-grid", SATDOKU_PAGE_GRID);
  bind_page (self, "on-cnf", SATDOKU_PAGE_CNF);
  satdoku_commands_bind (self->commands, "has-cell", self, "has-cell");
  self->conditions = g_binding_group_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (game_conditions); i++)
    g_binding_group_bind (self->conditions, game_conditions[i],
                          satdoku_commands_get_condition (self->commands, game_conditions[i]),
                          "holds", G_BINDING_SYNC_CREATE);
  g_binding_group_bind_full (self->conditions, "geometry",
                             satdoku_commands_get_condition (self->commands, "has-items"), "holds",
                             G_BINDING_SYNC_CREATE, has_items, NULL, NULL, NULL);
  g_object_bind_property (self, "game", self->conditions, "source", G_BINDING_SYNC_CREATE);
}

static void
satdoku_play_constructed (GObject *object)
{
  SatdokuPlay *self = SATDOKU_PLAY (object);

  G_OBJECT_CLASS (satdoku_play_parent_class)->constructed (object);
  g_object_bind_property (self->worker, "busy", self, "busy", G_BINDING_SYNC_CREATE);
  if (self->commands != NULL)
    tell_conditions (self);
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuPlay, member)
#define READ G_PARAM_READABLE
#define WRITE G_PARAM_READWRITE
#define MAKE (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY)

static void
install_properties (SatdokuPlayClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* Runs the slow jobs that the player has asked for, one at a time. */
    [PROP_WORKER] = { "worker", SATDOKU_TYPE_WORKER, MAKE, OFFSET (worker) },
    /* Shows short messages to the player. */
    [PROP_MESSAGES] = { "messages", SATDOKU_TYPE_MESSAGES, MAKE, OFFSET (messages) },
    /* The actions of the window, to which parts add their own. */
    [PROP_COMMANDS] = { "commands", SATDOKU_TYPE_COMMANDS, MAKE, OFFSET (commands) },
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, WRITE, OFFSET (game), .set = set_value },
    /* What is known of the game beside its moves. */
    [PROP_NOTES] = { "notes", SATDOKU_TYPE_GAME_NOTES, WRITE, OFFSET (notes) },
    /* Is the board hidden, and the clock stopped? */
    [PROP_PAUSED] = { "paused", G_TYPE_BOOLEAN, WRITE, OFFSET (paused) },
    [PROP_BUSY] = { "busy", G_TYPE_BOOLEAN, WRITE, OFFSET (busy) },
    /* What was found out about the game as it is. */
    [PROP_REPORT] = { "report", SATDOKU_TYPE_REPORT, WRITE, OFFSET (report) },
    /* The position that is shown instead of the game; another game clears it. */
    [PROP_LOOKING] = { "looking", SUDOKU_TYPE_GAME, WRITE, OFFSET (looking), .set = set_value },
    [PROP_IS_LOOKING] = { "is-looking", G_TYPE_BOOLEAN, READ, .get = get_computed },
    /* The position that is looked at, or the game. */
    [PROP_SHOWN] = { "shown", SUDOKU_TYPE_GAME, READ, .get = get_computed },
    [PROP_FIGURE] = { "figure", SATDOKU_TYPE_FIGURE, WRITE, OFFSET (figure),
                      G_CALLBACK (figure_changed) },
    /* What the board shows in place of what is in its cells. */
    [PROP_OVERLAY] = { "overlay", SATDOKU_TYPE_OVERLAY, WRITE, OFFSET (overlay),
                       G_CALLBACK (overlay_changed) },
    [PROP_LIT] = { "lit", G_TYPE_ARRAY, WRITE, OFFSET (lit) },
    /* The cells whose answers belong to no solution; they are not changed any more. */
    [PROP_PARTIAL] = { "partial", G_TYPE_ARRAY, WRITE, OFFSET (partial) },
    /* Are the cells that break a rule marked until the next change, even if the player is not
     * warned of them? */
    [PROP_CHECKED] = { "checked", G_TYPE_BOOLEAN, WRITE, OFFSET (checked) },
    [PROP_DEAD_END] = { "dead-end", G_TYPE_BOOLEAN, WRITE, OFFSET (dead_end) },
    /* The cell with the cursor, of what is shown, or SATDOKU_NO_CELL. */
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, WRITE, OFFSET (selected), .set = set_value },
    [PROP_HAS_CELL] = { "has-cell", G_TYPE_BOOLEAN, READ, .get = get_computed },
    /* The cells of what is shown that are chosen on the board; until there is one, one without
     * cells. */
    [PROP_SELECTION] = { "selection", SATDOKU_TYPE_CELL_SELECTION, WRITE, OFFSET (selection) },
    /* What stands beside the board. */
    [PROP_VIEW] = { "view", G_TYPE_STRING, WRITE, .get = get_computed, .set = set_value },
    [PROP_PAGE] = { "page", G_TYPE_STRING, WRITE, .get = get_computed, .set = set_value },
    /* Does the Explain view show the path, and not what was found out of the game? */
    [PROP_ON_PATH] = { "on-path", G_TYPE_BOOLEAN, WRITE, OFFSET (on_path), .set = set_value },
    [PROP_SYMBOLS] = { "symbols", G_TYPE_POINTER, WRITE, OFFSET (symbols) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_play_class_init (SatdokuPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_play_constructed;
  install_properties (klass);

  /* The player goes on with the board. */
  signals[SIGNAL_FOCUS_BOARD] = satdoku_class_add_signal (klass, "focus-board", 0);
  satdoku_class_drops (klass, SatdokuPlay, conditions, g_object_unref);
}

static void
satdoku_play_init (SatdokuPlay *self)
{
  self->selected = SATDOKU_NO_CELL;
  self->selection = satdoku_cell_selection_new ();
  self->view = g_intern_static_string (SATDOKU_VIEW_PLAY);
  self->back = self->view;
  self->page = g_intern_static_string (SATDOKU_PAGE_GRID);
}

SatdokuPlay *
satdoku_play_new (SatdokuWorker *worker,
                  SatdokuMessages *messages,
                  SatdokuCommands *commands)
{
  g_return_val_if_fail (SATDOKU_IS_WORKER (worker), NULL);

  return g_object_new (SATDOKU_TYPE_PLAY, "worker", worker, "messages", messages, "commands",
                       commands, NULL);
}
