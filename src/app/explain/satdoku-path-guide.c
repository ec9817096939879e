/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads along the path to the solution. The path is found in the worker on request, and dropped
 * with the puzzle; moves of the game leave it, because it begins at the givens. As long as the path
 * is watched, the board shows the position of a step with the step in it, in place of the game,
 * which stays as it is. */

#include "satdoku-config.h"

#include "satdoku-path-guide.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-step.h>

#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-hint-source.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"

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
  SudokuHint *found;         /* (nullable): all steps that the source has found */

  SatdokuPathScale scale;
  guint number; /* of the step */
  gboolean watched;
  gboolean wants_all;
};

G_DEFINE_FINAL_TYPE (SatdokuPathGuide, satdoku_path_guide, G_TYPE_OBJECT)

enum
{
  PROP_PLAY,
  PROP_WATCHED,
  PROP_WANTS_ALL,
  PROP_SCALE,
  PROP_PATH,
  PROP_ERROR,
  PROP_PENDING,
  PROP_NUMBER,
  PROP_STEP,
  PROP_ALL,
  PROP_FOUND,
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
  return self->wants_all && self->watched ? self->found : NULL;
}

/* What the board shows follows from what is watched. */
static void
update_board (SatdokuPathGuide *self)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  SudokuStep *step = get_step (self);
  g_autoptr (SudokuPosition) position = NULL;
  g_autoptr (SatdokuFigure) figure = NULL;
  g_autoptr (GPtrArray) reasons = NULL;

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
  reasons = satdoku_path_guide_dup_reasons (self);
  satdoku_step_figure_tell (figure, reasons, satdoku_step_view_get_n_hidden (reasons->len),
                            satdoku_path_get_links (self->path));
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
  g_object_set (self->source, "wants-all", wanted, NULL);
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
  return sudoku_grid_copy_givens (sudoku_game_get_grid (satdoku_play_get_game (self->play)));
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
scale_changed (SatdokuPathGuide *self)
{
  if (satdoku_play_get_game (self->play) != NULL)
    show_path (self);
}

static void
watched_changed (SatdokuPathGuide *self)
{
  update_board (self);
  update_source (self);
}

static void
found_changed (SatdokuPathGuide *self)
{
  notify (self, PROP_ALL);
}

static void
get_computed (GObject *object,
              guint id,
              GValue *value,
              GParamSpec *pspec)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  if (id == PROP_PENDING)
    g_value_set_boolean (value, satdoku_request_is_pending (self->request));
  else if (id == PROP_STEP)
    g_value_set_pointer (value, get_step (self));
  else if (id == PROP_ALL)
    g_value_set_boxed (value, get_all (self));
  else if (id == PROP_HAS_PATH)
    g_value_set_boolean (value, get_n_steps (self) > 0);
  else if (id == PROP_CAN_GO_BACK)
    g_value_set_boolean (value, self->number > 0);
  else if (id == PROP_CAN_GO_ON)
    g_value_set_boolean (value, self->number + 1 < get_n_steps (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void add_commands (SatdokuPathGuide *self);

static void
satdoku_path_guide_constructed (GObject *object)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  G_OBJECT_CLASS (satdoku_path_guide_parent_class)->constructed (object);
  self->source = satdoku_hint_source_new ();
  g_object_bind_property (self->source, "all", self, "found", G_BINDING_DEFAULT);
  self->request = satdoku_request_new (satdoku_play_get_worker (self->play),
                                       G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (leave),
                                             G_CALLBACK (game_changed_cb), self);
  add_commands (self);
}

static void
satdoku_path_guide_dispose (GObject *object)
{
  SatdokuPathGuide *self = SATDOKU_PATH_GUIDE (object);

  drop (self);
  satdoku_class_dispose (object);
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuPathGuide, member)
#define COMPUTED(name, type)                          \
  {                                                   \
    name, type, G_PARAM_READABLE, .get = get_computed \
  }

static void
install_properties (SatdokuPathGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    OFFSET (play) },
    /* Is the path shown, or waited for? The board shows the game otherwise. */
    [PROP_WATCHED] = { "watched", G_TYPE_BOOLEAN, G_PARAM_READWRITE, OFFSET (watched),
                       G_CALLBACK (watched_changed) },
    /* Are all steps that are possible in the position shown, too? */
    [PROP_WANTS_ALL] = { "wants-all", G_TYPE_BOOLEAN, G_PARAM_READWRITE, OFFSET (wants_all),
                         G_CALLBACK (update_source) },
    /* The #SatdokuPathScale by which the path is solved and rated. */
    [PROP_SCALE] = { "scale", G_TYPE_UINT, G_PARAM_READWRITE, OFFSET (scale),
                     G_CALLBACK (scale_changed), .most = SATDOKU_N_PATH_SCALES - 1 },
    /* (nullable): until it is found, or with an error, such as %G_IO_ERROR_CANCELLED */
    [PROP_PATH] = { "path", SATDOKU_TYPE_PATH, G_PARAM_READABLE, OFFSET (path) },
    [PROP_ERROR] = { "error", G_TYPE_ERROR, G_PARAM_READABLE, OFFSET (error) },
    [PROP_PENDING] = COMPUTED ("pending", G_TYPE_BOOLEAN),
    /* Which step is looked at, from 0. */
    [PROP_NUMBER] = { "number", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (number) },
    /* (type SudokuStep) (nullable): the step that is shown, of the path or beside it */
    [PROP_STEP] = COMPUTED ("step", G_TYPE_POINTER),
    /* (nullable): all steps of the position, when they are wanted and known */
    [PROP_ALL] = COMPUTED ("all", SUDOKU_TYPE_HINT),
    /* (nullable): what the source has found */
    [PROP_FOUND] = { "found", SUDOKU_TYPE_HINT, G_PARAM_READWRITE, OFFSET (found),
                     G_CALLBACK (found_changed) },
    [PROP_HAS_PATH] = COMPUTED ("has-path", G_TYPE_BOOLEAN),
    [PROP_CAN_GO_BACK] = COMPUTED ("can-go-back", G_TYPE_BOOLEAN),
    [PROP_CAN_GO_ON] = COMPUTED ("can-go-on", G_TYPE_BOOLEAN),
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_path_guide_class_init (SatdokuPathGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_path_guide_constructed;
  object_class->dispose = satdoku_path_guide_dispose;
  install_properties (klass);
  satdoku_class_drops (klass, SatdokuPathGuide, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuPathGuide, beside, sudoku_step_unref);
  satdoku_class_drops (klass, SatdokuPathGuide, position, g_object_unref);
  satdoku_class_drops (klass, SatdokuPathGuide, source, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPathGuide, request, g_object_unref);
}

static void
satdoku_path_guide_init (SatdokuPathGuide *self)
{
}

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

/* A number, from 0, that is not of a step changes nothing. */
void
satdoku_path_guide_go_to (SatdokuPathGuide *self,
                          guint number)
{
  g_return_if_fail (SATDOKU_IS_PATH_GUIDE (self));

  if (number < get_n_steps (self) && (number != self->number || self->beside != NULL))
    show (self, number);
}

/* Shows one of all steps that are possible in the position in place of the step of the path. */
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

SATDOKU_DEFINE_GETTER (SatdokuPathGuide, satdoku_path_guide, path, SatdokuPath *)
SATDOKU_DEFINE_GETTER (SatdokuPathGuide, satdoku_path_guide, scale, SatdokuPathScale)
SATDOKU_DEFINE_GETTER (SatdokuPathGuide, satdoku_path_guide, number, guint)

/* (nullable): the step that is shown, of the path or beside it */
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
  return words_step_reasons (get_step (self), position, satdoku_path_get_links (self->path),
                             satdoku_settings_get_coordinates ());
}

static void
path_cb (SatdokuPathGuide *self)
{
  satdoku_play_set_view (self->play, SATDOKU_VIEW_EXPLAIN);
  ask (self);
  satdoku_play_set_on_path (self->play, TRUE);
}

static void
close_cb (SatdokuPathGuide *self)
{
  satdoku_play_set_on_path (self->play, FALSE);
  satdoku_play_focus_board (self->play);
}

static void
step_cb (SatdokuPathGuide *self,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  satdoku_path_guide_go_to (self, self->number + (guint)command->number);
}

static void
copy_cb (SatdokuPathGuide *self)
{
  g_autofree char *text = satdoku_path_to_text (self->path, self->scale);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GdkContentProvider) provider = satdoku_content_provider_new_for_text (bytes);

  gdk_clipboard_set_content (gdk_display_get_clipboard (gdk_display_get_default ()), provider);
  satdoku_messages_say (satdoku_play_get_messages (self->play), _ ("The path was copied"));
}

static const SatdokuCommand table[] = {
  { "path", G_CALLBACK (path_cb), "on-grid !paused whole" },
  { "path-close", G_CALLBACK (close_cb), "shows-path" },
  { "path-previous", G_CALLBACK (step_cb), "looking can-go-back-on-path", .number = -1 },
  { "path-next", G_CALLBACK (step_cb), "looking can-go-on-path", .number = 1 },
  { "path-copy", G_CALLBACK (copy_cb), "looking has-path" },
};

static void
add_commands (SatdokuPathGuide *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  if (commands == NULL)
    return;
  satdoku_commands_bind (commands, "shows-path", self, "watched");
  satdoku_commands_bind (commands, "has-path", self, "has-path");
  satdoku_commands_bind (commands, "can-go-back-on-path", self, "can-go-back");
  satdoku_commands_bind (commands, "can-go-on-path", self, "can-go-on");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}
