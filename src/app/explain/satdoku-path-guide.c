/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads along the way to the solution. The way is found in the worker when somebody asks for it,
 * and dropped with the puzzle; moves of the game leave it, because it begins at the givens. As long
 * as somebody watches, the board shows the position of a step with the step in it, in place of the
 * game, which stays as it is. */

#include "satdoku-config.h"

#include "satdoku-path-guide.h"

#include <glib/gi18n.h>
#include <words-step.h>

#include "satdoku-hint-source.h"
#include "satdoku-inquiry.h"
#include "satdoku-step-figure.h"

struct _SatdokuPathGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuInquiry *inquiry;
  SatdokuHintSource *source; /* finds all steps of a position */
  SudokuGrid *puzzle;        /* (nullable): of which the path is, or will be */
  SatdokuPath *path;         /* (nullable): until it is found */
  GError *error;             /* (nullable): why it was not */
  SudokuGame *position;      /* (nullable): of the step */
  SudokuStep *beside;        /* (nullable): another step there that is shown instead */

  SatdokuPathScale scale;
  guint number; /* of the step */
  gboolean watched;
  gboolean wants_all;
};

G_DEFINE_FINAL_TYPE (SatdokuPathGuide, satdoku_path_guide, G_TYPE_OBJECT)

enum
{
  PROP_WATCHED = 1,
  PROP_HAS_PATH,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_ON,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MOVED,
  SIGNAL_FOUND,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static guint
get_n_steps (SatdokuPathGuide *self)
{
  return self->path != NULL ? satdoku_path_get_n_steps (self->path, self->scale) : 0;
}

/* Either is of the position that is looked at. */
static SudokuStep *
get_step (SatdokuPathGuide *self)
{
  if (self->beside != NULL)
    return self->beside;
  return get_n_steps (self) > 0 ? satdoku_path_get_step (self->path, self->scale, self->number)
                                : NULL;
}

/* What the board shows follows from what is watched. */
static void
update_board (SatdokuPathGuide *self)
{
  SatdokuGridPage *page = satdoku_inquiry_get_page (self->inquiry);
  SudokuGame *game = satdoku_inquiry_get_game (self->inquiry);
  SudokuStep *step = get_step (self);
  g_autoptr (SudokuPosition) position = NULL;
  g_autoptr (SatdokuFigure) figure = NULL;

  if (page == NULL)
    return;
  if (!self->watched || step == NULL)
    {
      satdoku_grid_page_look_at (page, NULL, NULL);
      return;
    }
  /* Who was shown the way has not gone it alone; who had finished has. */
  if (!sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
  position = satdoku_path_make_position (self->path, self->scale, self->number);
  figure = satdoku_step_figure_new (step, position, satdoku_path_get_links (self->path));
  satdoku_grid_page_look_at (page, self->position, figure);
  satdoku_step_figure_zoom (figure, satdoku_grid_page_get_zoom_view (page));
}

static void
update_source (SatdokuPathGuide *self)
{
  gboolean wanted = self->wants_all && self->watched && self->position != NULL;

  if (wanted)
    g_object_set (self->source, "game", self->position, NULL);
  satdoku_hint_source_want_all (self->source, wanted);
}

static void
show (SatdokuPathGuide *self,
      guint number)
{
  self->number = number;
  g_clear_pointer (&self->beside, sudoku_step_unref);
  g_clear_object (&self->position);
  if (get_n_steps (self) > 0)
    self->position = satdoku_path_make_game (self->path, self->scale, number);
  update_board (self);
  update_source (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_BACK]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_ON]);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

/* From where the game stands. */
static void
show_path (SatdokuPathGuide *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_PATH]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  show (self, get_n_steps (self) > 0
                ? satdoku_path_find_place (self->path, self->scale,
                                           satdoku_inquiry_get_game (self->inquiry))
                : 0);
}

static void
drop (SatdokuPathGuide *self)
{
  satdoku_inquiry_stop (self->inquiry);
  g_clear_pointer (&self->path, satdoku_path_unref);
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_error (&self->error);
}

/* (transfer full): the puzzle that is played, without what was entered */
static SudokuGrid *
copy_givens (SatdokuPathGuide *self)
{
  SudokuGrid *grid = sudoku_grid_copy (
    sudoku_game_get_grid (satdoku_inquiry_get_game (self->inquiry)));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return grid;
}

/* Moves may change givens, too, and rules. */
static void
game_changed_cb (SatdokuPathGuide *self)
{
  g_autoptr (SudokuGrid) puzzle = NULL;

  if (self->puzzle == NULL)
    return;
  puzzle = copy_givens (self);
  if (sudoku_grid_equal (puzzle, self->puzzle))
    return;
  drop (self);
  show_path (self);
}

/* In the thread. */
static gpointer
run_find (gpointer puzzle,
          const SudokuTask *task,
          GError **error)
{
  return satdoku_path_find (puzzle, task, error);
}

static void
found_cb (gpointer owner,
          gpointer path,
          const GError *error)
{
  SatdokuPathGuide *self = owner;

  self->path = path;
  self->error = error != NULL ? g_error_copy (error) : NULL;
  show_path (self);
}

static void
satdoku_path_guide_get_property (GObject *object,
                                 guint id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  switch (id)
    {
    case PROP_WATCHED:
      g_value_set_boolean (value, self->watched);
      break;
    case PROP_HAS_PATH:
      g_value_set_boolean (value, get_n_steps (self) > 0);
      break;
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, self->number > 0);
      break;
    case PROP_CAN_GO_ON:
      g_value_set_boolean (value, self->number + 1 < get_n_steps (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_path_guide_dispose (GObject *object)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  drop (self);
  g_object_run_dispose (G_OBJECT (self->inquiry));
  g_clear_pointer (&self->beside, sudoku_step_unref);
  g_clear_object (&self->position);
  g_clear_object (&self->source);
  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->dispose (object);
}

static void
satdoku_path_guide_finalize (GObject *object)
{
  g_object_unref (SATDOKU_PATH_GUIDE (object)->inquiry);
  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->finalize (object);
}

static void
satdoku_path_guide_class_init (SatdokuPathGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_path_guide_get_property;
  object_class->dispose = satdoku_path_guide_dispose;
  object_class->finalize = satdoku_path_guide_finalize;

  /**
   * SatdokuPathGuide:watched:
   *
   * Whether anybody looks at the way, or waits for it.
   */
  properties[PROP_WATCHED] = g_param_spec_boolean ("watched", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:has-path:
   *
   * Whether a way is known that has steps.
   */
  properties[PROP_HAS_PATH] = g_param_spec_boolean ("has-path", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:can-go-back:
   *
   * Whether there is a step before.
   */
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:can-go-on:
   *
   * Whether there is a step after.
   */
  properties[PROP_CAN_GO_ON] = g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuPathGuide::changed:
   * @self: a guide
   *
   * There is another way, or none, or it is looked for. Then it moves, too.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SATDOKU_TYPE_PATH_GUIDE, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuPathGuide::moved:
   * @self: a guide
   *
   * Another step is shown.
   */
  signals[SIGNAL_MOVED] = g_signal_new ("moved", SATDOKU_TYPE_PATH_GUIDE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuPathGuide::found:
   * @self: a guide
   *
   * All steps of the position are known.
   */
  signals[SIGNAL_FOUND] = g_signal_new ("found", SATDOKU_TYPE_PATH_GUIDE, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
all_found_cb (SatdokuPathGuide *self)
{
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}

static void
satdoku_path_guide_init (SatdokuPathGuide *self)
{
  self->source = satdoku_hint_source_new ();
  g_signal_connect_object (self->source, "notify::all", G_CALLBACK (all_found_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * satdoku_path_guide_new:
 * @worker: who finds the way
 * @page: whose board shows its steps
 *
 * Returns: (transfer full): a guide without a game
 */
SatdokuPathGuide *
satdoku_path_guide_new (SatdokuWorker *worker,
                        SatdokuGridPage *page)
{
  SatdokuPathGuide *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_PATH_GUIDE, NULL);
  self->inquiry = satdoku_inquiry_new (worker, page);
  g_signal_connect_object (self->inquiry, "game-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * satdoku_path_guide_set_game:
 * @self: a guide
 * @game: the game that is played from now on, also on the page
 */
void
satdoku_path_guide_set_game (SatdokuPathGuide *self,
                             SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self) && SUDOKU_IS_GAME (game));

  if (!satdoku_inquiry_set_game (self->inquiry, game))
    return;
  drop (self);
  show_path (self);
}

/**
 * satdoku_path_guide_ask:
 * @self: a guide with a game
 *
 * Looks for the way, unless it is known. What the worker does until then ends.
 */
void
satdoku_path_guide_ask (SatdokuPathGuide *self)
{
  const SatdokuJob job = {
    .title = _ ("Finding the path…"),
    .run = run_find,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)satdoku_path_unref,
  };

  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self));
  g_return_if_fail (satdoku_inquiry_get_game (self->inquiry) != NULL);

  if (self->path != NULL || satdoku_inquiry_is_asking (self->inquiry))
    return;
  drop (self);
  self->puzzle = copy_givens (self);
  satdoku_inquiry_ask (self->inquiry, &job, sudoku_grid_copy (self->puzzle), found_cb, self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * satdoku_path_guide_set_watched:
 * @self: a guide
 * @watched: does anybody look at the way?
 *
 * Nobody looks: the board shows the game.
 */
void
satdoku_path_guide_set_watched (SatdokuPathGuide *self,
                                gboolean watched)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self));

  if (self->watched == watched)
    return;
  self->watched = watched;
  update_board (self);
  update_source (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WATCHED]);
}

/**
 * satdoku_path_guide_set_scale:
 * @self: a guide
 * @scale: a scale
 *
 * Shows the way on that scale.
 */
void
satdoku_path_guide_set_scale (SatdokuPathGuide *self,
                              SatdokuPathScale scale)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self) && scale < SATDOKU_N_PATH_SCALES);

  if (self->scale == scale)
    return;
  self->scale = scale;
  if (satdoku_inquiry_get_game (self->inquiry) != NULL)
    show_path (self);
}

/**
 * satdoku_path_guide_go_to:
 * @self: a guide
 * @number: of a step, from 0; any other is no change
 *
 * Shows the step.
 */
void
satdoku_path_guide_go_to (SatdokuPathGuide *self,
                          guint number)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self));

  if (number < get_n_steps (self) && (number != self->number || self->beside != NULL))
    show (self, number);
}

/**
 * satdoku_path_guide_step:
 * @self: a guide
 * @direction: +1 to the step after, −1 to the step before
 *
 * Shows that step, if there is one.
 */
void
satdoku_path_guide_step (SatdokuPathGuide *self,
                         int direction)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self) && ABS (direction) == 1);

  if (direction > 0 || self->number > 0)
    satdoku_path_guide_go_to (self, self->number + (guint)direction);
}

/**
 * satdoku_path_guide_want_all:
 * @self: a guide
 * @wanted: does anybody want to know all steps of the position?
 */
void
satdoku_path_guide_want_all (SatdokuPathGuide *self,
                             gboolean wanted)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self));

  self->wants_all = wanted;
  update_source (self);
}

/**
 * satdoku_path_guide_show_beside:
 * @self: a guide that looks at a position
 * @step: one of all that are possible there
 *
 * Shows it in place of the step of the way.
 */
void
satdoku_path_guide_show_beside (SatdokuPathGuide *self,
                                SudokuStep *step)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self) && step != NULL && self->position != NULL);

  sudoku_step_ref (step);
  g_clear_pointer (&self->beside, sudoku_step_unref);
  self->beside = step;
  update_board (self);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

/**
 * satdoku_path_guide_is_looking:
 * @self: a guide
 *
 * Returns: is the way being looked for?
 */
gboolean
satdoku_path_guide_is_looking (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), FALSE);

  return satdoku_inquiry_is_asking (self->inquiry);
}

/**
 * satdoku_path_guide_get_error:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): why the way was not found, such as %G_IO_ERROR_CANCELLED
 */
const GError *
satdoku_path_guide_get_error (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return self->error;
}

/**
 * satdoku_path_guide_get_path:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the way; %NULL as long as it is not known
 */
SatdokuPath *
satdoku_path_guide_get_path (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return self->path;
}

/**
 * satdoku_path_guide_get_scale:
 * @self: a guide
 *
 * Returns: the scale
 */
SatdokuPathScale
satdoku_path_guide_get_scale (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), SATDOKU_PATH_EXPLAINER);

  return self->scale;
}

/**
 * satdoku_path_guide_get_number:
 * @self: a guide
 *
 * Returns: the number of the step, from 0
 */
guint
satdoku_path_guide_get_number (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), 0);

  return self->number;
}

/**
 * satdoku_path_guide_get_all:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): all steps of the position, when they are wanted and known
 */
const SudokuHint *
satdoku_path_guide_get_all (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return self->wants_all && self->watched ? satdoku_hint_source_get_all (self->source) : NULL;
}

/**
 * satdoku_path_guide_get_step:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the step that is shown, of the way or beside it
 */
SudokuStep *
satdoku_path_guide_get_step (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return get_step (self);
}

/**
 * satdoku_path_guide_dup_reasons:
 * @self: a guide that shows a step
 *
 * Returns: (transfer full) (element-type WordsReason): the sentences that explain it
 */
GPtrArray *
satdoku_path_guide_dup_reasons (SatdokuPathGuide *self)
{
  g_autoptr (SudokuPosition) position = NULL;

  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self) && get_step (self) != NULL, NULL);

  position = satdoku_path_make_position (self->path, self->scale, self->number);
  return words_step_reasons (get_step (self), position, satdoku_path_get_links (self->path));
}
