/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The exercises of a lesson. They are made in a worker of its own, several at a time, and come in
 * the order of their difficulty; each is a game of its own on a board of its own, so that the game
 * that is played is neither seen nor touched here. The player concludes and asks for the verdict,
 * which never says what would be right; what is right by another technique is called by its name,
 * and does not count. What became of an exercise is recorded at once. */

#include "satdoku-config.h"

#include "satdoku-exercise-view.h"

#include <glib/gi18n.h>
#include <sudoku-check.h>
#include <sudoku-exercise-find.h>
#include <sudoku-game-moves.h>
#include <sudoku-series.h>
#include <words-learned.h>
#include <words-step.h>
#include <words-trouble.h>

#include "satdoku-adaptive-pane.h"
#include "satdoku-class.h"
#include "satdoku-exercise-boards.h"
#include "satdoku-exercise-game.h"
#include "satdoku-keypad.h"
#include "satdoku-outcome-dots.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"
#include "satdoku-work-bar.h"
#include "satdoku-worker.h"

/* Seconds that exercises are looked for. */
#define TIME_LIMIT 20
/* Seconds that are spent on finding out by which other technique an answer is right. */
#define OTHER_TIME_LIMIT 5

struct _SatdokuExerciseView
{
  AdwBin parent_instance;

  /* Template children. */
  GtkStack *pages;
  GtkLabel *number;
  SatdokuOutcomeDots *dots;
  GtkLabel *message;
  SatdokuBoard *board;
  GtkStack *below;
  SatdokuKeypad *keypad;
  SatdokuStepView *sentences;
  GtkToggleButton *value_mode;
  GtkToggleButton *mark_mode;
  GtkButton *next;
  AdwStatusPage *none;
  GtkWidget *look_again;
  SatdokuWorkBar *work_bar;

  /* Borrowed. */
  SudokuExercise *exercise; /* (nullable): of the series */

  /* Owned. */
  SatdokuWorker *worker;    /* makes exercises */
  SatdokuWorker *judge;     /* finds out what else an answer is */
  SatdokuLearnedFile *file; /* (nullable) */
  GSignalGroup *game;       /* whose cells change */
  GPtrArray *series;        /* (nullable) (element-type SudokuSeriesItem) */
  char *task;               /* (nullable): what is to be done */
  char *verdict;            /* (nullable): what was said of the answer */

  const SudokuTechnique *technique; /* (nullable) */
  guint board_number;               /* which of the boards */
  guint taken;                      /* how many of the series were */
  guint exercise_number;            /* SUDOKU_LEARNED_EXERCISES: one more than the lesson has */
  SatdokuExercisePhase phase;
  gboolean helped; /* where to look was shown */
  double time_limit;
};

G_DEFINE_FINAL_TYPE (SatdokuExerciseView, satdoku_exercise_view, ADW_TYPE_BIN)

enum
{
  SIGNAL_DONE,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const page_names[] = {
  [SATDOKU_EXERCISE_LOOKING] = "looking",
  [SATDOKU_EXERCISE_TRYING] = "exercise",
  [SATDOKU_EXERCISE_SHOWN] = "exercise",
  [SATDOKU_EXERCISE_NONE] = "none",
};

static void
enable_actions (SatdokuExerciseView *self)
{
  static const char *const of_trying[] = {
    "exercise.check",
    "exercise.hint",
    "exercise.give-up",
    "exercise.skip",
    "exercise.undo",
    "exercise.enter",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (of_trying); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), of_trying[i],
                                   self->phase == SATDOKU_EXERCISE_TRYING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.next",
                                 self->phase == SATDOKU_EXERCISE_SHOWN ||
                                   self->phase == SATDOKU_EXERCISE_NONE);
}

static void
set_phase (SatdokuExerciseView *self,
           SatdokuExercisePhase phase)
{
  gboolean trying = phase == SATDOKU_EXERCISE_TRYING;

  self->phase = phase;
  gtk_stack_set_visible_child_name (self->pages, page_names[phase]);
  gtk_stack_set_visible_child_name (self->below, trying ? "keypad" : "sentences");
  /* What is shown can't be changed. */
  gtk_widget_set_can_target (GTK_WIDGET (self->board), trying);
  gtk_widget_set_can_focus (GTK_WIDGET (self->board), trying);
  enable_actions (self);
}

static void
show_message (SatdokuExerciseView *self,
              const char *text,
              const char *css_class)
{
  static const char *const classes[] = { "success", "warning", "heading" };

  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->message), classes[i]);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->message), css_class);
  if (text == self->verdict)
    gtk_widget_add_css_class (GTK_WIDGET (self->message), "heading");
  gtk_label_set_label (self->message, text);
}

/* Says something of the answer, until it is changed. */
static void
say (SatdokuExerciseView *self,
     const char *text,
     const char *css_class)
{
  satdoku_worker_cancel (self->judge);
  g_free (self->verdict);
  self->verdict = g_strdup (text);
  show_message (self, self->verdict, css_class);
}

static void
cells_changed_cb (SatdokuExerciseView *self)
{
  if (self->phase != SATDOKU_EXERCISE_TRYING || self->verdict == NULL)
    return;
  satdoku_board_light_up (self->board, NULL, 0);
  satdoku_worker_cancel (self->judge);
  g_clear_pointer (&self->verdict, g_free);
  show_message (self, self->task, NULL);
}

static void
show_number (SatdokuExerciseView *self)
{
  g_autofree char *number = self->exercise_number < SUDOKU_LEARNED_EXERCISES
                              ? words_learned_exercise (self->exercise_number)
                              : NULL;

  gtk_label_set_label (self->number, number != NULL ? number : _ ("One More Exercise"));
  satdoku_outcome_dots_show (self->dots, satdoku_learned_file_get (self->file), self->technique);
}

static gboolean
is_placed (SatdokuExerciseView *self)
{
  guint n = 0;
  const GPtrArray *steps = sudoku_exercise_get_steps (self->exercise);

  return sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), &n)[0].placed;
}

static void
set_mode (SatdokuExerciseView *self,
          SatdokuMode mode)
{
  satdoku_editor_set_mode (satdoku_board_get_editor (self->board), mode);
  gtk_toggle_button_set_active (self->value_mode, mode == SATDOKU_MODE_VALUE);
  gtk_toggle_button_set_active (self->mark_mode, mode == SATDOKU_MODE_CORNER);
}

static void
mode_cb (SatdokuExerciseView *self,
         GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    set_mode (self, button == self->value_mode ? SATDOKU_MODE_VALUE : SATDOKU_MODE_CORNER);
}

static void
show_position (SatdokuExerciseView *self)
{
  g_autoptr (SudokuGame) game = satdoku_exercise_game_new (self->exercise);

  g_object_set (self->board, "game", game, NULL);
  g_signal_group_set_target (self->game, game);
  satdoku_keypad_set_symbols (self->keypad, satdoku_board_get_symbols (self->board),
                              sudoku_grid_get_side (sudoku_game_get_grid (game)));
}

/* What is to be done. */
static char *
word_task (SatdokuExerciseView *self,
           gboolean easiest)
{
  g_autofree char *task =
    is_placed (self)
      /* Translators: what the player is to do; %s is the name of a technique, such as "Hidden
       * single". */
      ? g_strdup_printf (_ ("Use “%s” to find a number, and enter it."),
                         _ (self->technique->name))
      /* Translators: what the player is to do; %s is the name of a technique, such as "X-wing". */
      : g_strdup_printf (_ ("Look for “%s”, and remove the marks that it rules out."),
                         _ (self->technique->name));

  if (easiest)
    return g_steal_pointer (&task);
  /* Translators: %s is a sentence that says what is to be done. */
  return g_strdup_printf (_ ("%s Easier steps are possible here, too."), task);
}

static void
begin (SatdokuExerciseView *self,
       const SudokuSeriesItem *item)
{
  satdoku_worker_cancel (self->judge);
  self->exercise = item->exercise;
  self->helped = FALSE;
  g_clear_pointer (&self->verdict, g_free);
  g_free (self->task);
  self->task = word_task (self, item->easiest);
  satdoku_step_view_set_reasons (self->sentences, NULL);
  show_position (self);
  show_number (self);
  set_mode (self, is_placed (self) ? SATDOKU_MODE_VALUE : SATDOKU_MODE_CORNER);
  set_phase (self, SATDOKU_EXERCISE_TRYING);
  show_message (self, self->task, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Making exercises. */

typedef struct
{
  const SudokuTechnique *technique;
  guint board;
  guint n;
  guint64 seed;
  double time_limit;
  GPtrArray *series;     /* (nullable) */
  gboolean out_of_reach; /* there is none */
} Search;

static void
search_free (Search *search)
{
  g_clear_pointer (&search->series, g_ptr_array_unref);
  g_free (search);
}

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  const Search *wanted = input;
  g_autoptr (SudokuGeometry) geometry =
    satdoku_exercise_boards_create (wanted->board, wanted->seed, task, error);
  g_autoptr (GPtrArray) series = NULL;
  SudokuTask limited = *task;
  Search *search = NULL;

  if (geometry == NULL)
    return NULL;
  limited.time_limit = wanted->time_limit;
  series = sudoku_series_make (geometry, wanted->technique, wanted->seed, wanted->n,
                               wanted->board == 0, &limited, error);
  if (series == NULL)
    return NULL;
  search = g_memdup2 (wanted, sizeof *wanted);
  search->out_of_reach = sudoku_exercise_is_out_of_reach (geometry, wanted->technique);
  search->series = g_steal_pointer (&series);
  return search;
}

/* No exercise was found: there is none, or it would take longer. */
static void
show_none (SatdokuExerciseView *self,
           gboolean out_of_reach)
{
  adw_status_page_set_description (
    self->none, out_of_reach
                  ? _ ("On a board as small as this, something easier always helps.")
                  : _ ("This technique is rarely needed where nothing easier helps."));
  gtk_widget_set_visible (self->look_again, !out_of_reach);
  set_phase (self, SATDOKU_EXERCISE_NONE);
}

static void
take_next (SatdokuExerciseView *self)
{
  begin (self, g_ptr_array_index (self->series, self->taken++));
}

/* When it was cancelled, the view itself may be gone. */
static void
found_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  Search *search = satdoku_worker_run_finish (result, &error);
  SatdokuExerciseView *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (search == NULL || search->series->len == 0)
    show_none (self, search != NULL && search->out_of_reach);
  else
    {
      self->series = g_steal_pointer (&search->series);
      take_next (self);
    }
  if (search != NULL)
    search_free (search);
}

static void
drop_series (SatdokuExerciseView *self)
{
  satdoku_worker_cancel (self->worker);
  satdoku_worker_cancel (self->judge);
  self->exercise = NULL;
  self->taken = 0;
  g_clear_pointer (&self->series, g_ptr_array_unref);
}

/* As many as the lesson still has, or a few more. */
static void
make_series (SatdokuExerciseView *self)
{
  const SatdokuJob job = {
    .title = _ ("Making exercises…"),
    .run = run,
    .free_input = g_free,
    .free_result = (GDestroyNotify)search_free,
  };
  Search *search = g_new0 (Search, 1);
  guint n_left = SUDOKU_LEARNED_EXERCISES -
                 MIN (self->exercise_number, SUDOKU_LEARNED_EXERCISES);

  search->technique = self->technique;
  search->board = self->board_number;
  search->n = n_left > 0 ? n_left : SUDOKU_LEARNED_EXERCISES;
  search->seed = ((guint64)g_random_int () << 32) | g_random_int ();
  search->time_limit = self->time_limit;
  drop_series (self);
  set_phase (self, SATDOKU_EXERCISE_LOOKING);
  satdoku_worker_run_async (self->worker, &job, search, NULL, found_cb, self);
}

/* The exercise to go on with: of this series, if there is one left. */
static void
go_on (SatdokuExerciseView *self)
{
  self->exercise_number =
    sudoku_learned_find_exercise (satdoku_learned_file_get (self->file), self->technique);
  if (self->series != NULL && self->taken < self->series->len)
    take_next (self);
  else
    make_series (self);
}

static void
cancel_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  SatdokuExerciseView *self = user_data;

  if (self->phase != SATDOKU_EXERCISE_LOOKING)
    return;
  satdoku_worker_cancel (self->worker);
  show_none (self, FALSE);
}

/* The end of an exercise. */

static void
record (SatdokuExerciseView *self,
        SudokuOutcome outcome)
{
  g_autoptr (GError) error = NULL;

  if (self->exercise_number < SUDOKU_LEARNED_EXERCISES &&
      !satdoku_learned_file_end (self->file, self->technique, self->exercise_number, outcome,
                                 &error))
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
  show_number (self);
}

static gboolean
is_lesson_over (SatdokuExerciseView *self)
{
  return self->exercise_number < SUDOKU_LEARNED_EXERCISES &&
         sudoku_learned_is_learned (satdoku_learned_file_get (self->file), self->technique);
}

/* The step on the position as it was, with its reasons. */
static void
show_step (SatdokuExerciseView *self,
           guint number)
{
  SudokuStep *step = g_ptr_array_index (sudoku_exercise_get_steps (self->exercise), number);
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  const SudokuPosition *position = sudoku_exercise_get_position (self->exercise);
  g_autoptr (SatdokuFigure) figure = satdoku_step_figure_new (step, position, links);
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, satdoku_settings_get_coordinates ());

  satdoku_step_figure_tell (figure, reasons, satdoku_step_view_get_n_hidden (reasons->len),
                            links);
  set_phase (self, SATDOKU_EXERCISE_SHOWN);
  show_position (self);
  satdoku_board_show_figure (self->board, figure);
  satdoku_step_view_set_reasons (self->sentences, reasons);
  gtk_button_set_label (self->next, is_lesson_over (self) ? _ ("_Done") : _ ("_Next Exercise"));
  gtk_widget_grab_focus (GTK_WIDGET (self->next));
  /* The focus has left the board: no cell is chosen any more. */
  satdoku_exercise_game_choose_none (self->board);
}

static void
say_right (SatdokuExerciseView *self)
{
  if (is_lesson_over (self))
    /* Translators: the player has solved the last exercise of a lesson. */
    say (self, _ ("Right! You have learned this technique."), "success");
  else if (self->helped)
    say (self, _ ("Right, with some help."), "success");
  else
    say (self, _ ("Right!"), "success");
}

/* By which other technique is it right? */

typedef struct
{
  SudokuExercise *exercise;
  SudokuGrid *grid;
  SudokuSet *marks;
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  sudoku_exercise_free (answer->exercise);
  sudoku_grid_free (answer->grid);
  g_free (answer->marks);
  g_free (answer);
}

/* In the thread. */
static gpointer
run_judge (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  const Answer *answer = input;
  SudokuTask limited = *task;

  limited.time_limit = OTHER_TIME_LIMIT;
  return (gpointer)sudoku_exercise_find_other (answer->exercise, answer->grid, answer->marks,
                                               &limited);
}

/* When it was cancelled, the view itself may be gone. */
static void
judged_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  const SudokuTechnique *other = satdoku_worker_run_finish (result, &error);
  SatdokuExerciseView *self = user_data;
  g_autofree char *text = NULL;

  if (other == NULL)
    return;
  text = words_learned_other (other, self->technique);
  say (self, text, "warning");
}

static void
ask_for_other (SatdokuExerciseView *self,
               SudokuGame *game,
               const SudokuSet *marks)
{
  const SatdokuJob job = { .run = run_judge, .free_input = answer_free, .quiet = TRUE };
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  Answer *answer = g_new0 (Answer, 1);

  answer->exercise = sudoku_exercise_copy (self->exercise);
  answer->grid = sudoku_grid_copy (grid);
  answer->marks = g_memdup2 (marks, sudoku_grid_get_n_cells (grid) * sizeof *marks);
  satdoku_worker_run_async (self->judge, &job, answer, NULL, judged_cb, self);
}

/* (transfer full): what is left of the marks; where there are none to begin with, all are */
static SudokuSet *
list_marks (SatdokuExerciseView *self,
            SudokuGame *game)
{
  guint n_cells = sudoku_grid_get_n_cells (sudoku_game_get_grid (game));
  SudokuSet *marks = g_new0 (SudokuSet, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    marks[cell] = sudoku_exercise_needs_marks (self->exercise)
                    ? sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell)
                    : sudoku_exercise_get_candidates (self->exercise, cell);
  return marks;
}

/* A broken rule comes before what the technique would say. */
static void
say_wrong (SatdokuExerciseView *self,
           SudokuGame *game)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (sudoku_game_get_grid (game));
  g_autofree char *text = NULL;

  if (conflicts->len > 0)
    text = words_conflict (sudoku_game_get_geometry (game), conflicts->pdata[0]);
  else
    text = g_strdup (_ ("Not all of that follows from this technique."));
  say (self, text, "warning");
}

static void
check_cb (SatdokuExerciseView *self)
{
  SudokuGame *game = satdoku_board_get_game (self->board);
  g_autofree SudokuSet *marks = NULL;
  guint step = 0;

  satdoku_editor_commit_typing (satdoku_board_get_editor (self->board));
  marks = list_marks (self, game);
  switch (sudoku_exercise_judge (self->exercise, sudoku_game_get_grid (game), marks, &step))
    {
    case SUDOKU_ATTEMPT_RIGHT:
      record (self, self->helped ? SUDOKU_OUTCOME_HELPED : SUDOKU_OUTCOME_SOLVED);
      show_step (self, step);
      say_right (self);
      break;
    case SUDOKU_ATTEMPT_PARTLY:
      say (self, _ ("Right so far, and more follows from the same pattern."), NULL);
      break;
    case SUDOKU_ATTEMPT_WRONG:
      say_wrong (self, game);
      ask_for_other (self, game, marks);
      break;
    case SUDOKU_ATTEMPT_NOTHING:
    default:
      say (self, _ ("Nothing has changed yet."), NULL);
      break;
    }
}

/* Where to look, as the first grade of a hint says it: lit until the board changes. */
static void
hint_cb (SatdokuExerciseView *self)
{
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  SudokuStep *step = g_ptr_array_index (sudoku_exercise_get_steps (self->exercise), 0);
  g_autofree char *basis = words_step_basis (step, links, satdoku_settings_get_coordinates ());
  g_autoptr (GArray) cells = satdoku_step_find_cells (step, links);

  self->helped = TRUE;
  g_object_set (self->board, "lit", cells, NULL);
  say (self, basis, NULL);
}

static void
give_up_cb (SatdokuExerciseView *self)
{
  record (self, SUDOKU_OUTCOME_SKIPPED);
  show_step (self, 0);
  say (self, _ ("This was it:"), NULL);
}

static void
skip_cb (SatdokuExerciseView *self)
{
  record (self, SUDOKU_OUTCOME_SKIPPED);
  go_on (self);
}

static void
next_cb (SatdokuExerciseView *self)
{
  if (self->phase == SATDOKU_EXERCISE_SHOWN && is_lesson_over (self))
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
  else
    go_on (self);
}

static void
undo_cb (SatdokuExerciseView *self)
{
  sudoku_game_undo (satdoku_board_get_game (self->board));
}

static void
enter_cb (SatdokuExerciseView *self,
          const char *name,
          GVariant *parameter)
{
  SatdokuEditor *editor = satdoku_board_get_editor (self->board);

  satdoku_editor_enter (editor, satdoku_editor_get_mode (editor),
                        g_variant_get_uint32 (parameter));
}

static void
satdoku_exercise_view_dispose (GObject *object)
{
  SatdokuExerciseView *self = SATDOKU_EXERCISE_VIEW (object);

  if (self->worker != NULL)
    drop_series (self);
  if (self->game != NULL)
    g_signal_group_set_target (self->game, NULL);
  satdoku_class_dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, number);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, dots);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, message);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, below);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, keypad);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, sentences);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, value_mode);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, mark_mode);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, next);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, none);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, look_again);
  gtk_widget_class_bind_template_child (widget_class, SatdokuExerciseView, work_bar);
  gtk_widget_class_bind_template_callback (widget_class, mode_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "exercise.check", NULL, G_CALLBACK (check_cb));
  satdoku_class_add_action (widget_class, "exercise.hint", NULL, G_CALLBACK (hint_cb));
  satdoku_class_add_action (widget_class, "exercise.give-up", NULL, G_CALLBACK (give_up_cb));
  satdoku_class_add_action (widget_class, "exercise.skip", NULL, G_CALLBACK (skip_cb));
  satdoku_class_add_action (widget_class, "exercise.next", NULL, G_CALLBACK (next_cb));
  satdoku_class_add_action (widget_class, "exercise.undo", NULL, G_CALLBACK (undo_cb));
  satdoku_class_add_action (widget_class, "exercise.enter", "u", G_CALLBACK (enter_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "exercise.undo",
                                       NULL);
}

static void
satdoku_exercise_view_class_init (SatdokuExerciseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_exercise_view_dispose;

  signals[SIGNAL_DONE] = satdoku_class_add_signal (klass, "done", 0);
  signals[SIGNAL_FAILED] = satdoku_class_add_signal (klass, "failed", 1, G_TYPE_ERROR);

  g_type_ensure (SATDOKU_TYPE_ADAPTIVE_PANE);
  g_type_ensure (SATDOKU_TYPE_BOARD);
  g_type_ensure (SATDOKU_TYPE_KEYPAD);
  g_type_ensure (SATDOKU_TYPE_OUTCOME_DOTS);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WORK_BAR);
  satdoku_class_set_template (klass, "satdoku-exercise-view.ui");
  bind_children (widget_class);
  install_actions (widget_class);
  satdoku_class_drops (klass, SatdokuExerciseView, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuExerciseView, judge, g_object_unref);
  satdoku_class_drops (klass, SatdokuExerciseView, file, g_object_unref);
  satdoku_class_drops (klass, SatdokuExerciseView, game, g_object_unref);
  satdoku_class_keeps (klass, SatdokuExerciseView, task, g_free);
  satdoku_class_keeps (klass, SatdokuExerciseView, verdict, g_free);
}

static void
satdoku_exercise_view_init (SatdokuExerciseView *self)
{
  static const GActionEntry of_bar[] = { { .name = "cancel", .activate = cancel_cb } };
  g_autoptr (GSimpleActionGroup) bar_actions = g_simple_action_group_new ();

  self->time_limit = TIME_LIMIT;
  self->worker = satdoku_worker_new ();
  self->judge = satdoku_worker_new ();
  self->game = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game, "cells-changed", G_CALLBACK (cells_changed_cb),
                                  self);
  g_action_map_add_action_entries (G_ACTION_MAP (bar_actions), of_bar, G_N_ELEMENTS (of_bar),
                                   self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (bar_actions));
  satdoku_work_bar_set_worker (self->work_bar, self->worker);
  set_phase (self, SATDOKU_EXERCISE_LOOKING);
}

void
satdoku_exercise_view_set_file (SatdokuExerciseView *self,
                                SatdokuLearnedFile *file)
{
  g_return_if_fail (SATDOKU_IS_EXERCISE_VIEW (self) && SATDOKU_IS_LEARNED_FILE (file));
  g_return_if_fail (self->file == NULL);

  self->file = g_object_ref (file);
}

/* Begins the next exercise of a lesson; one that was begun on the same board goes on. @board: which
 * of the boards */
void
satdoku_exercise_view_start (SatdokuExerciseView *self,
                             const SudokuTechnique *technique,
                             guint board)
{
  g_return_if_fail (SATDOKU_IS_EXERCISE_VIEW (self) && technique != NULL);

  if (self->technique == technique && self->board_number == board &&
      self->phase == SATDOKU_EXERCISE_TRYING)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      return;
    }
  if (self->technique != technique || self->board_number != board)
    drop_series (self);
  self->technique = technique;
  self->board_number = board;
  go_on (self);
}

/* Ends what is still being looked for. */
void
satdoku_exercise_view_stop (SatdokuExerciseView *self)
{
  g_return_if_fail (SATDOKU_IS_EXERCISE_VIEW (self));

  if (self->phase != SATDOKU_EXERCISE_LOOKING)
    return;
  drop_series (self);
  self->technique = NULL;
}

SATDOKU_DEFINE_GETTER (SatdokuExerciseView, satdoku_exercise_view, phase, SatdokuExercisePhase)
SATDOKU_DEFINE_GETTER (SatdokuExerciseView, satdoku_exercise_view, exercise, const SudokuExercise *)
SATDOKU_DEFINE_GETTER (SatdokuExerciseView, satdoku_exercise_view, board, SatdokuBoard *)

/* (nullable): what is said of the answer */
SATDOKU_DEFINE_GETTER (SatdokuExerciseView, satdoku_exercise_view, verdict, const char *)

void
satdoku_exercise_view_set_time_limit (SatdokuExerciseView *self,
                                      double seconds)
{
  g_return_if_fail (SATDOKU_IS_EXERCISE_VIEW (self) && seconds > 0);

  self->time_limit = seconds;
}
