/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An example of a technique on a live board, which one goes through as through the grades of a
 * hint: the position, where to look, the step with its reasons, and the position after it. Its
 * board shows a game of its own, which the player can't change. */

#include "satdoku-config.h"

#include "satdoku-example-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <words-step.h>

#include "satdoku-examples.h"
#include "satdoku-settings.h"
#include "satdoku-square-layout.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"
#include "satdoku-worker.h"

enum
{
  STAGE_POSITION,
  STAGE_WHERE,
  STAGE_STEP,
  STAGE_AFTER,
  N_STAGES
};

struct _SatdokuExampleView
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *frame;
  GtkWidget *board;
  GtkWidget *bar;
  GtkWidget *caption;
  GtkWidget *where;
  GtkWidget *sentences;

  /* Owned. */
  SatdokuWorker *worker;
  SudokuExercise *exercise; /* (nullable): until it is loaded */

  const SudokuTechnique *technique;
  guint stage;
};

G_DEFINE_FINAL_TYPE (SatdokuExampleView, satdoku_example_view, GTK_TYPE_WIDGET)

static SudokuStep *
get_step (SatdokuExampleView *self)
{
  return g_ptr_array_index (sudoku_exercise_get_steps (self->exercise), 0);
}

/* Does in the game what the step concludes. */
static void
carry_out (SatdokuExampleView *self,
           SudokuGame *game)
{
  guint side = sudoku_geometry_get_side (sudoku_game_get_geometry (game));
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (get_step (self), &n);
  g_autofree SudokuGameConclusion *done = g_new (SudokuGameConclusion, n);

  for (guint i = 0; i < n; i++)
    done[i] = (SudokuGameConclusion){
      .cell = conclusions[i].candidate / side,
      .value = conclusions[i].candidate % side + 1,
      .placed = conclusions[i].placed,
    };
  sudoku_game_conclude (game, done, n);
}

static void
show_board (SatdokuExampleView *self)
{
  SatdokuBoard *board = SATDOKU_BOARD (self->board);
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  g_autoptr (SudokuGame) game = satdoku_examples_create_game (self->exercise);

  if (self->stage == STAGE_AFTER)
    carry_out (self, game);
  g_object_set (board, "game", game, NULL);
  satdoku_examples_choose_none (board);
  if (self->stage == STAGE_WHERE)
    {
      g_autoptr (GArray) cells = satdoku_step_find_cells (get_step (self), links);

      satdoku_board_light_up (board, (gconstpointer)cells->data, cells->len);
    }
  if (self->stage == STAGE_STEP)
    {
      g_autoptr (SatdokuFigure) figure = satdoku_step_figure_new (
        get_step (self), sudoku_exercise_get_position (self->exercise), links);

      satdoku_board_show_figure (board, figure);
    }
}

static void
show_words (SatdokuExampleView *self)
{
  static const char *const captions[N_STAGES] = {
    [STAGE_POSITION] = N_ ("Can You See It?"),
    [STAGE_WHERE] = N_ ("Where to Look"),
    [STAGE_STEP] = N_ ("The Step"),
    [STAGE_AFTER] = N_ ("After It"),
  };
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *basis =
    words_step_basis (get_step (self), links, satdoku_settings_get_coordinates ());

  if (self->stage == STAGE_STEP)
    reasons =
      words_step_reasons (get_step (self), sudoku_exercise_get_position (self->exercise), links,
                          satdoku_settings_get_coordinates ());
  gtk_label_set_label (GTK_LABEL (self->caption), _ (captions[self->stage]));
  gtk_label_set_label (GTK_LABEL (self->where), basis);
  gtk_widget_set_visible (self->where, self->stage == STAGE_WHERE);
  satdoku_step_view_set_reasons (SATDOKU_STEP_VIEW (self->sentences), reasons);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "example.back", self->stage > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "example.forward", self->stage + 1 < N_STAGES);
}

static void
set_stage (SatdokuExampleView *self,
           guint stage)
{
  self->stage = stage;
  show_board (self);
  show_words (self);
}

static void
back_cb (GtkWidget *widget,
         const char *action,
         GVariant *parameter)
{
  SatdokuExampleView *self = SATDOKU_EXAMPLE_VIEW (widget);

  set_stage (self, self->stage - 1);
}

static void
forward_cb (GtkWidget *widget,
            const char *action,
            GVariant *parameter)
{
  SatdokuExampleView *self = SATDOKU_EXAMPLE_VIEW (widget);

  set_stage (self, self->stage + 1);
}

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  return satdoku_examples_load (input, task, error);
}

/* When it was cancelled, the view itself may be gone. */
static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SudokuExercise *exercise = satdoku_worker_run_finish (result, NULL);
  SatdokuExampleView *self = user_data;

  if (exercise == NULL)
    return;
  self->exercise = exercise;
  gtk_widget_set_visible (self->bar, TRUE);
  set_stage (self, STAGE_POSITION);
}

static void
load (SatdokuExampleView *self)
{
  const SatdokuJob job = {
    .run = run,
    .free_result = (GDestroyNotify)sudoku_exercise_free,
    .quiet = TRUE,
  };

  satdoku_worker_run_async (self->worker, &job, (gpointer)self->technique, NULL, loaded_cb, self);
}

static void
satdoku_example_view_dispose (GObject *object)
{
  SatdokuExampleView *self = SATDOKU_EXAMPLE_VIEW (object);
  GtkWidget *child;

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  g_clear_object (&self->worker);
  g_clear_pointer (&self->exercise, sudoku_exercise_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (satdoku_example_view_parent_class)->dispose (object);
}

static void
satdoku_example_view_class_init (SatdokuExampleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_example_view_dispose;
  gtk_widget_class_install_action (widget_class, "example.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "example.forward", NULL, forward_cb);
  gtk_widget_class_set_css_name (widget_class, "exampleview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
create_button (const char *icon_name,
               const char *name,
               const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "circular");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
create_bar (SatdokuExampleView *self)
{
  GtkWidget *back, *forward;

  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->bar, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->bar, FALSE);
  back = create_button ("go-previous-symbolic", _ ("Back"), "example.back");
  forward = create_button ("go-next-symbolic", _ ("Go On"), "example.forward");
  gtk_widget_set_name (back, "back");
  gtk_widget_set_name (forward, "forward");
  self->caption = gtk_label_new ("");
  gtk_label_set_width_chars (GTK_LABEL (self->caption), 16);
  gtk_widget_add_css_class (self->caption, "heading");
  gtk_box_append (GTK_BOX (self->bar), back);
  gtk_box_append (GTK_BOX (self->bar), self->caption);
  gtk_box_append (GTK_BOX (self->bar), forward);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
}

static void
satdoku_example_view_init (SatdokuExampleView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->worker = satdoku_worker_new ();
  self->frame = adw_bin_new ();
  gtk_widget_set_layout_manager (self->frame, satdoku_square_layout_new ());
  self->board = satdoku_board_new ();
  gtk_widget_set_can_target (self->board, FALSE);
  gtk_widget_set_can_focus (self->board, FALSE);
  adw_bin_set_child (ADW_BIN (self->frame), self->board);
  gtk_widget_set_parent (self->frame, GTK_WIDGET (self));
  create_bar (self);
  self->where = gtk_label_new ("");
  gtk_label_set_wrap (GTK_LABEL (self->where), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->where), 0);
  gtk_widget_set_visible (self->where, FALSE);
  gtk_widget_set_parent (self->where, GTK_WIDGET (self));
  self->sentences = satdoku_step_view_new ();
  gtk_widget_set_parent (self->sentences, GTK_WIDGET (self));
}

/* The example is shown as soon as its steps are found. */
GtkWidget *
satdoku_example_view_new (const SudokuTechnique *technique)
{
  SatdokuExampleView *self = NULL;

  g_return_val_if_fail (technique != NULL && satdoku_examples_has (technique), NULL);

  self = g_object_new (SATDOKU_TYPE_EXAMPLE_VIEW, NULL);
  self->technique = technique;
  load (self);
  return GTK_WIDGET (self);
}

SatdokuBoard *
satdoku_example_view_get_board (SatdokuExampleView *self)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE_VIEW (self), NULL);

  return SATDOKU_BOARD (self->board);
}

gboolean
satdoku_example_view_is_loaded (SatdokuExampleView *self)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE_VIEW (self), FALSE);

  return self->exercise != NULL;
}

/* How much of the step is said: 0 the position, 1 where, 2 the step, 3 what comes of it. */
guint
satdoku_example_view_get_stage (SatdokuExampleView *self)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE_VIEW (self), 0);

  return self->stage;
}
