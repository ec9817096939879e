/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads along the path to the solution. The path is found in the worker when somebody asks for it,
 * and dropped with the puzzle; moves of the game leave it, because it begins at the givens. As long
 * as somebody watches, the board shows the position of a step with the step in it, in place of the
 * game, which stays as it is. */

#include "satdoku-config.h"

#include "satdoku-path-guide.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-step.h>

#include "satdoku-clipboard.h"
#include "satdoku-hint-source.h"
#include "satdoku-request.h"
#include "satdoku-step-figure.h"

struct _SatdokuPathGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
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
  PROP_PLAY = 1,
  PROP_WATCHED,
  PROP_WANTS_ALL,
  PROP_SCALE,
  PROP_PATH,
  PROP_ERROR,
  PROP_PENDING,
  PROP_NUMBER,
  PROP_STEP,
  PROP_ALL,
  PROP_HAS_PATH,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_ON,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
notify (SatdokuPathGuide *self,
        guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

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

/* (nullable): when they are wanted and known */
static const SudokuHint *
get_all (SatdokuPathGuide *self)
{
  return self->wants_all && self->watched ? satdoku_hint_source_get_all (self->source) : NULL;
}

/* What the board shows follows from what is watched. */
static void
update_board (SatdokuPathGuide *self)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  SudokuStep *step = get_step (self);
  g_autoptr (SudokuPosition) position = NULL;
  g_autoptr (SatdokuFigure) figure = NULL;

  if (!self->watched || step == NULL)
    {
      satdoku_play_set_looking (self->play, NULL);
      return;
    }
  /* Being shown the path counts as help, unless the game was finished before. */
  if (!sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
  position = satdoku_path_make_position (self->path, self->scale, self->number);
  figure = satdoku_step_figure_new (step, position, satdoku_path_get_links (self->path));
  satdoku_figure_set_zooms (figure);
  satdoku_play_set_looking (self->play, self->position);
  satdoku_play_set_figure (self->play, figure);
}

static void
update_source (SatdokuPathGuide *self)
{
  gboolean wanted = self->wants_all && self->watched && self->position != NULL;

  if (wanted)
    g_object_set (self->source, "game", self->position, NULL);
  satdoku_hint_source_want_all (self->source, wanted);
  notify (self, PROP_ALL);
}

static void
show (SatdokuPathGuide *self,
      guint number)
{
  g_object_freeze_notify (G_OBJECT (self));
  self->number = number;
  g_clear_pointer (&self->beside, sudoku_step_unref);
  g_clear_object (&self->position);
  if (get_n_steps (self) > 0)
    self->position = satdoku_path_make_game (self->path, self->scale, number);
  update_board (self);
  update_source (self);
  notify (self, PROP_NUMBER);
  notify (self, PROP_STEP);
  notify (self, PROP_CAN_GO_BACK);
  notify (self, PROP_CAN_GO_ON);
  g_object_thaw_notify (G_OBJECT (self));
}

/* From where the game stands. */
static void
show_path (SatdokuPathGuide *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  notify (self, PROP_PATH);
  notify (self, PROP_ERROR);
  notify (self, PROP_PENDING);
  notify (self, PROP_HAS_PATH);
  show (self, get_n_steps (self) > 0
                ? satdoku_path_find_place (self->path, self->scale,
                                           satdoku_play_get_game (self->play))
                : 0);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
drop (SatdokuPathGuide *self)
{
  satdoku_request_stop (self->request);
  g_clear_pointer (&self->path, satdoku_path_unref);
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_error (&self->error);
}

/* (transfer full): the puzzle that is played, without what was entered */
static SudokuGrid *
copy_givens (SatdokuPathGuide *self)
{
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (satdoku_play_get_game (self->play)));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return grid;
}

/* Another puzzle is to be seen. */
static void
leave (SatdokuPathGuide *self)
{
  drop (self);
  show_path (self);
  satdoku_play_set_on_path (self->play, FALSE);
}

/* Moves may change givens, too, and rules. */
static void
game_changed_cb (SatdokuPathGuide *self)
{
  g_autoptr (SudokuGrid) puzzle = NULL;

  if (self->puzzle == NULL)
    return;
  puzzle = copy_givens (self);
  if (!sudoku_grid_equal (puzzle, self->puzzle))
    leave (self);
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
done_cb (SatdokuPathGuide *self)
{
  const GError *error = satdoku_request_get_error (self->request);

  self->path = satdoku_request_steal_result (self->request);
  self->error = error != NULL ? g_error_copy (error) : NULL;
  show_path (self);
}

static void
set_watched (SatdokuPathGuide *self,
             gboolean watched)
{
  if (self->watched == watched)
    return;
  self->watched = watched;
  update_board (self);
  update_source (self);
  notify (self, PROP_WATCHED);
}

static void
set_wants_all (SatdokuPathGuide *self,
               gboolean wants_all)
{
  if (self->wants_all == wants_all)
    return;
  self->wants_all = wants_all;
  update_source (self);
  notify (self, PROP_WANTS_ALL);
}

static void
set_scale (SatdokuPathGuide *self,
           SatdokuPathScale scale)
{
  if (self->scale == scale)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  self->scale = scale;
  notify (self, PROP_SCALE);
  if (satdoku_play_get_game (self->play) != NULL)
    show_path (self);
  g_object_thaw_notify (G_OBJECT (self));
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
    case PROP_PLAY:
      g_value_set_object (value, self->play);
      break;
    case PROP_WATCHED:
      g_value_set_boolean (value, self->watched);
      break;
    case PROP_WANTS_ALL:
      g_value_set_boolean (value, self->wants_all);
      break;
    case PROP_SCALE:
      g_value_set_uint (value, self->scale);
      break;
    case PROP_PATH:
      g_value_set_boxed (value, self->path);
      break;
    case PROP_ERROR:
      g_value_set_boxed (value, self->error);
      break;
    case PROP_PENDING:
      g_value_set_boolean (value, satdoku_request_is_pending (self->request));
      break;
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_STEP:
      g_value_set_pointer (value, get_step (self));
      break;
    case PROP_ALL:
      g_value_set_boxed (value, get_all (self));
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
satdoku_path_guide_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  switch (id)
    {
    case PROP_PLAY:
      self->play = g_value_dup_object (value);
      break;
    case PROP_WATCHED:
      set_watched (self, g_value_get_boolean (value));
      break;
    case PROP_WANTS_ALL:
      set_wants_all (self, g_value_get_boolean (value));
      break;
    case PROP_SCALE:
      set_scale (self, (SatdokuPathScale)g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
all_found_cb (SatdokuPathGuide *self)
{
  notify (self, PROP_ALL);
}

static void add_commands (SatdokuPathGuide *self);

static void
satdoku_path_guide_constructed (GObject *object)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->constructed (object);
  self->source = satdoku_hint_source_new ();
  g_signal_connect_object (self->source, "notify::all", G_CALLBACK (all_found_cb), self,
                           G_CONNECT_SWAPPED);
  self->request = satdoku_request_new (satdoku_play_get_worker (self->play));
  g_signal_connect_swapped (self->request, "done", G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (leave),
                                             G_CALLBACK (game_changed_cb), self);
  add_commands (self);
}

static void
satdoku_path_guide_dispose (GObject *object)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  g_clear_object (&self->followed);
  drop (self);
  g_clear_pointer (&self->beside, sudoku_step_unref);
  g_clear_object (&self->position);
  g_clear_object (&self->source);
  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->dispose (object);
}

static void
satdoku_path_guide_finalize (GObject *object)
{
  g_object_unref (SATDOKU_PATH_GUIDE (object)->request);
  g_object_unref (SATDOKU_PATH_GUIDE (object)->play);
  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->finalize (object);
}

static void
install_wishes (void)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * SatdokuPathGuide:watched:
   *
   * Whether anybody looks at the path, or waits for it. The board shows the game otherwise.
   */
  properties[PROP_WATCHED] = g_param_spec_boolean ("watched", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:wants-all:
   *
   * Whether anybody who watches wants to know all steps that are possible in the position.
   */
  properties[PROP_WANTS_ALL] = g_param_spec_boolean ("wants-all", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:scale:
   *
   * The #SatdokuPathScale by which the path is solved and rated.
   */
  properties[PROP_SCALE] =
    g_param_spec_uint ("scale", NULL, NULL, 0, SATDOKU_N_PATH_SCALES - 1, 0, flags);
}

static void
install_findings (void)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * SatdokuPathGuide:path:
   *
   * (nullable): until it is found
   */
  properties[PROP_PATH] = g_param_spec_boxed ("path", NULL, NULL, SATDOKU_TYPE_PATH, flags);
  /**
   * SatdokuPathGuide:error:
   *
   * (nullable): why the path was not found, such as %G_IO_ERROR_CANCELLED
   */
  properties[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, flags);
  properties[PROP_PENDING] = g_param_spec_boolean ("pending", NULL, NULL, FALSE, flags);
  /**
   * SatdokuPathGuide:number:
   *
   * Which step is looked at, from 0.
   */
  properties[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * SatdokuPathGuide:step:
   *
   * (type SudokuStep) (nullable): the step that is shown, of the path or beside it
   */
  properties[PROP_STEP] = g_param_spec_pointer ("step", NULL, NULL, flags);
  /**
   * SatdokuPathGuide:all:
   *
   * (nullable): all steps of the position, when they are wanted and known
   */
  properties[PROP_ALL] = g_param_spec_boxed ("all", NULL, NULL, SUDOKU_TYPE_HINT, flags);
  properties[PROP_HAS_PATH] = g_param_spec_boolean ("has-path", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_GO_ON] = g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE, flags);
}

static void
satdoku_path_guide_class_init (SatdokuPathGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_path_guide_get_property;
  object_class->set_property = satdoku_path_guide_set_property;
  object_class->constructed = satdoku_path_guide_constructed;
  object_class->dispose = satdoku_path_guide_dispose;
  object_class->finalize = satdoku_path_guide_finalize;
  properties[PROP_PLAY] =
    g_param_spec_object ("play", NULL, NULL, SATDOKU_TYPE_PLAY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  install_wishes ();
  install_findings ();
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_path_guide_init (SatdokuPathGuide *self)
{
}

/**
 * satdoku_path_guide_new:
 * @play: whose game it is about, and whose commands get its own
 *
 * Returns: (transfer full): a guide
 */
SatdokuPathGuide *
satdoku_path_guide_new (SatdokuPlay *play)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  return g_object_new (SATDOKU_TYPE_PATH_GUIDE, "play", play, NULL);
}

/* Looks for the path, unless it is known. What the worker does until then ends. */
static void
ask (SatdokuPathGuide *self)
{
  const SatdokuJob job = {
    .title = _ ("Finding the path…"),
    .run = run_find,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)satdoku_path_unref,
  };

  if (self->path != NULL || satdoku_request_is_pending (self->request))
    return;
  drop (self);
  self->puzzle = copy_givens (self);
  satdoku_request_start (self->request, &job, sudoku_grid_copy (self->puzzle));
  notify (self, PROP_ERROR);
  notify (self, PROP_PENDING);
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
 * satdoku_path_guide_show_beside:
 * @self: a guide that looks at a position
 * @step: one of all that are possible there
 *
 * Shows it in place of the step of the path.
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
  notify (self, PROP_STEP);
}

SatdokuPath *
satdoku_path_guide_get_path (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return self->path;
}

SatdokuPathScale
satdoku_path_guide_get_scale (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), SATDOKU_PATH_EXPLAINER);

  return self->scale;
}

guint
satdoku_path_guide_get_number (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), 0);

  return self->number;
}

/**
 * satdoku_path_guide_get_step:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the step that is shown, of the path or beside it
 */
SudokuStep *
satdoku_path_guide_get_step (SatdokuPathGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self), NULL);

  return get_step (self);
}

GPtrArray *
satdoku_path_guide_dup_reasons (SatdokuPathGuide *self)
{
  g_autoptr (SudokuPosition) position = NULL;

  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (self) && get_step (self) != NULL, NULL);

  position = satdoku_path_make_position (self->path, self->scale, self->number);
  return words_step_reasons (get_step (self), position, satdoku_path_get_links (self->path));
}

static void
path_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPathGuide *self = user_data;

  satdoku_play_set_view (self->play, SATDOKU_VIEW_EXPLAIN);
  ask (self);
  satdoku_play_set_on_path (self->play, TRUE);
}

static void
close_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPathGuide *self = user_data;

  satdoku_play_set_on_path (self->play, FALSE);
  satdoku_play_focus_board (self->play);
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  SatdokuPathGuide *self = user_data;

  satdoku_path_guide_go_to (self, self->number - 1);
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPathGuide *self = user_data;

  satdoku_path_guide_go_to (self, self->number + 1);
}

static void
copy_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPathGuide *self = user_data;
  g_autofree char *text = satdoku_path_to_text (self->path, self->scale);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (bytes);

  gdk_clipboard_set_content (gdk_display_get_clipboard (gdk_display_get_default ()), provider);
  satdoku_messages_say (satdoku_play_get_messages (self->play), _ ("The path was copied"));
}

static const SatdokuCommand table[] = {
  { { "path", path_cb }, "on-grid !paused whole" },
  { { "path-close", close_cb }, "shows-path" },
  { { "path-previous", previous_cb }, "looking can-go-back-on-path" },
  { { "path-next", next_cb }, "looking can-go-on-path" },
  { { "path-copy", copy_cb }, "looking has-path" },
};

static void
add_commands (SatdokuPathGuide *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  if (commands == NULL)
    return;
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (commands, "shows-path", self, "watched");
  satdoku_commands_bind (commands, "has-path", self, "has-path");
  satdoku_commands_bind (commands, "can-go-back-on-path", self, "can-go-back");
  satdoku_commands_bind (commands, "can-go-on-path", self, "can-go-on");
}
