/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The example of a technique. Its steps are looked for in a worker of its own. Then it has three
 * frames, each a picture on a board and what is said with it; the frame that is shown is a property
 * that the parts of a page bind to. */

#include "satdoku-config.h"

#include "satdoku-example.h"

#include <glib/gi18n.h>
#include <sudoku-example.h>
#include <words-step.h>

#include "satdoku-class.h"
#include "satdoku-exercise-game.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"
#include "satdoku-worker.h"

enum
{
  FRAME_WHERE,
  FRAME_WHY,
  FRAME_RESULT,
};

G_STATIC_ASSERT (FRAME_RESULT + 1 == SATDOKU_EXAMPLE_FRAMES);

struct _SatdokuExample
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SudokuExercise *exercise; /* (nullable): until it is loaded */

  guint frame;
};

enum
{
  PROP_LOADED = 1,
  PROP_FRAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (SatdokuExample, satdoku_example, G_TYPE_OBJECT)

static void
satdoku_example_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  SatdokuExample *self = SATDOKU_EXAMPLE (object);

  if (id == PROP_LOADED)
    g_value_set_boolean (value, satdoku_example_is_loaded (self));
  else
    g_value_set_uint (value, self->frame);
}

static void
satdoku_example_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  satdoku_example_set_frame (SATDOKU_EXAMPLE (object), g_value_get_uint (value));
}

static void
satdoku_example_dispose (GObject *object)
{
  SatdokuExample *self = SATDOKU_EXAMPLE (object);

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  satdoku_class_dispose (object);
}

static void
satdoku_example_class_init (SatdokuExampleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_example_get_property;
  object_class->set_property = satdoku_example_set_property;
  object_class->dispose = satdoku_example_dispose;

  properties[PROP_LOADED] =
    g_param_spec_boolean ("loaded", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  properties[PROP_FRAME] = g_param_spec_uint ("frame", NULL, NULL, 0, SATDOKU_EXAMPLE_FRAMES - 1,
                                              0, G_PARAM_READWRITE | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuExample, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuExample, exercise, sudoku_exercise_free);
}

static void
satdoku_example_init (SatdokuExample *self)
{
  self->worker = satdoku_worker_new ();
}

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  return sudoku_example_load (input, task, error);
}

/* When it was cancelled, the example itself may be gone. */
static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SudokuExercise *exercise = satdoku_worker_run_finish (result, NULL);
  SatdokuExample *self = user_data;

  if (exercise == NULL)
    return;
  self->exercise = exercise;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

/* The technique has an example. */
SatdokuExample *
satdoku_example_new (const SudokuTechnique *technique)
{
  const SatdokuJob job = {
    .run = run,
    .free_result = (GDestroyNotify)sudoku_exercise_free,
    .quiet = TRUE,
  };
  SatdokuExample *self = NULL;

  g_return_val_if_fail (technique != NULL && sudoku_example_exists (technique), NULL);

  self = g_object_new (SATDOKU_TYPE_EXAMPLE, NULL);
  satdoku_worker_run_async (self->worker, &job, (gpointer)technique, NULL, loaded_cb, self);
  return self;
}

gboolean
satdoku_example_is_loaded (SatdokuExample *self)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE (self), FALSE);

  return self->exercise != NULL;
}

SATDOKU_DEFINE_GETTER (SatdokuExample, satdoku_example, frame, guint)

void
satdoku_example_set_frame (SatdokuExample *self,
                           guint frame)
{
  g_return_if_fail (SATDOKU_IS_EXAMPLE (self) && frame < SATDOKU_EXAMPLE_FRAMES);

  if (self->frame == frame)
    return;
  self->frame = frame;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FRAME]);
}

const char *
satdoku_example_name_frame (guint frame)
{
  static const char *const names[SATDOKU_EXAMPLE_FRAMES] = {
    [FRAME_WHERE] = N_ ("Where to Look"),
    [FRAME_WHY] = N_ ("Why"),
    [FRAME_RESULT] = N_ ("What Follows"),
  };

  g_return_val_if_fail (frame < SATDOKU_EXAMPLE_FRAMES, NULL);

  return _ (names[frame]);
}

static SudokuStep *
get_step (SatdokuExample *self)
{
  return g_ptr_array_index (sudoku_exercise_get_steps (self->exercise), 0);
}

static guint
find_first_numbered (guint frame,
                     const GPtrArray *reasons)
{
  return frame == FRAME_RESULT ? satdoku_example_find_first (frame, reasons)
                               : satdoku_step_view_get_n_hidden (reasons->len);
}

static SatdokuFigure *
create_figure (SatdokuExample *self,
               guint frame)
{
  const SudokuPosition *position = sudoku_exercise_get_position (self->exercise);
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  g_autoptr (GPtrArray) reasons = satdoku_example_list_reasons (self, frame);
  SatdokuFigure *figure = frame == FRAME_WHY
                            ? satdoku_step_figure_new_pattern (get_step (self), position, links)
                            : satdoku_step_figure_new (get_step (self), position, links);

  satdoku_step_figure_tell (figure, reasons, find_first_numbered (frame, reasons), links);
  return figure;
}

/* Shows a frame on a board. The example is loaded. */
void
satdoku_example_draw_frame (SatdokuExample *self,
                            guint frame,
                            SatdokuBoard *board)
{
  g_autoptr (SudokuGame) game = NULL;

  g_return_if_fail (satdoku_example_is_loaded (self) && frame < SATDOKU_EXAMPLE_FRAMES);

  game = satdoku_exercise_game_new_to_look_at (self->exercise, get_step (self));
  g_object_set (board, "game", game, NULL);
  satdoku_exercise_game_choose_none (board);
  if (frame == FRAME_WHERE)
    {
      g_autoptr (GArray) cells =
        satdoku_step_find_cells (get_step (self), sudoku_exercise_get_links (self->exercise));

      satdoku_board_light_up (board, (gconstpointer)cells->data, cells->len);
    }
  else
    {
      g_autoptr (SatdokuFigure) figure = create_figure (self, frame);

      satdoku_board_show_figure (board, figure);
    }
}

/* How many of the sentences of a frame were said with the frames before. */
guint
satdoku_example_find_first (guint frame,
                            const GPtrArray *reasons)
{
  g_return_val_if_fail (frame < SATDOKU_EXAMPLE_FRAMES && reasons != NULL, 0);

  return frame == FRAME_RESULT && reasons->len > 0 ? reasons->len - 1 : 0;
}

/* (transfer full) (element-type WordsReason): what is said up to a frame, but for the first one,
 * which says where to look. The example is loaded. */
GPtrArray *
satdoku_example_list_reasons (SatdokuExample *self,
                              guint frame)
{
  SudokuLinks *links = NULL;
  g_autoptr (GPtrArray) reasons = NULL;
  WordsReason *basis = NULL;

  g_return_val_if_fail (satdoku_example_is_loaded (self), NULL);
  g_return_val_if_fail (frame < SATDOKU_EXAMPLE_FRAMES, NULL);

  links = sudoku_exercise_get_links (self->exercise);
  if (frame == FRAME_WHERE)
    {
      basis = words_reason_new ();
      basis->text = words_step_basis (get_step (self), links, satdoku_settings_get_coordinates ());
      reasons = g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);
      g_ptr_array_add (reasons, basis);
      return g_steal_pointer (&reasons);
    }
  reasons = words_step_reasons (get_step (self), sudoku_exercise_get_position (self->exercise),
                                links, satdoku_settings_get_coordinates ());
  /* The last sentence says what follows. */
  if (frame == FRAME_WHY && reasons->len > 1)
    g_ptr_array_remove_index (reasons, reasons->len - 1);
  return g_steal_pointer (&reasons);
}
