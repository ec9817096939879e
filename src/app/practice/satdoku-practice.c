/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in which techniques are practised. A worker of its own finds positions; each is a game
 * of its own on a board of its own, so that the game that is played is neither seen nor touched
 * here, and practice is no game that is kept. The player concludes and asks for the verdict, which
 * never says what would be right; that is shown when it was found, or given up. */

#include "satdoku-config.h"

#include "satdoku-practice.h"

#include <glib/gi18n.h>
#include <sudoku-exercise-find.h>
#include <words-step.h>
#include <words-technique.h>

#include "satdoku-examples.h"
#include "satdoku-keypad.h"
#include "satdoku-practice-boards.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"
#include "satdoku-technique-list.h"
#include "satdoku-work-bar.h"
#include "satdoku-worker.h"
#include "satdoku-wrap-box.h"

/* Seconds that a position is looked for. */
#define TIME_LIMIT 20

struct _SatdokuPractice
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwLeaflet *leaflet;
  SatdokuTechniqueList *techniques;
  GtkDropDown *boards;
  GtkWidget *content;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *about;
  GtkStack *pages;
  GtkLabel *task;
  SatdokuBoard *board;
  GtkLabel *verdict;
  GtkStack *below;
  SatdokuKeypad *keypad;
  SatdokuStepView *sentences;
  GtkWidget *modes;
  GtkToggleButton *value_mode;
  GtkToggleButton *mark_mode;
  GtkWidget *undo;
  GtkWidget *give_up;
  GtkWidget *check;
  GtkWidget *next;
  AdwStatusPage *none;
  GtkWidget *show_example;
  GtkWidget *look_again;
  SatdokuWorkBar *work_bar;

  /* Owned. */
  SatdokuWorker *worker;
  GSimpleActionGroup *actions;
  SudokuExercise *exercise; /* (nullable) */

  const SudokuTechnique *technique; /* (nullable) */
  guint board_number;               /* which of the boards */
  SatdokuPracticePhase phase;
  gboolean easiest; /* nothing easier has a step in the position */
  guint n_solved;   /* of this technique, since it was chosen */
  double time_limit;
};

G_DEFINE_FINAL_TYPE (SatdokuPractice, satdoku_practice, ADW_TYPE_WINDOW)

static const char *const page_names[] = {
  [SATDOKU_PRACTICE_CHOOSING] = "choosing",
  [SATDOKU_PRACTICE_LOOKING] = "looking",
  [SATDOKU_PRACTICE_TRYING] = "exercise",
  [SATDOKU_PRACTICE_SHOWN] = "exercise",
  [SATDOKU_PRACTICE_NONE] = "none",
};

static void
set_phase (SatdokuPractice *self,
           SatdokuPracticePhase phase)
{
  gboolean trying = phase == SATDOKU_PRACTICE_TRYING;

  self->phase = phase;
  gtk_stack_set_visible_child_name (self->pages, page_names[phase]);
  gtk_stack_set_visible_child_name (self->below, trying ? "keypad" : "sentences");
  gtk_widget_set_visible (self->modes, trying);
  gtk_widget_set_visible (self->undo, trying);
  gtk_widget_set_visible (self->give_up, trying);
  gtk_widget_set_visible (self->check, trying);
  gtk_widget_set_visible (self->next, phase == SATDOKU_PRACTICE_SHOWN);
  /* What is shown can't be changed. */
  gtk_widget_set_can_target (GTK_WIDGET (self->board), trying);
  gtk_widget_set_can_focus (GTK_WIDGET (self->board), trying);
  gtk_widget_set_visible (self->about, self->technique != NULL);
}

static void
say (SatdokuPractice *self,
     const char *text,
     const char *css_class)
{
  static const char *const classes[] = { "success", "warning" };

  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->verdict), classes[i]);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->verdict), css_class);
  gtk_label_set_label (self->verdict, text);
}

static gboolean
is_placed (SatdokuPractice *self)
{
  guint n = 0;
  const GPtrArray *steps = sudoku_exercise_get_steps (self->exercise);

  return sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), &n)[0].placed;
}

static void
set_mode (SatdokuPractice *self,
          SatdokuMode mode)
{
  satdoku_editor_set_mode (satdoku_board_get_editor (self->board), mode);
  gtk_toggle_button_set_active (self->value_mode, mode == SATDOKU_MODE_VALUE);
  gtk_toggle_button_set_active (self->mark_mode, mode == SATDOKU_MODE_CORNER);
}

static void
mode_cb (SatdokuPractice *self,
         GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    set_mode (self, button == self->value_mode ? SATDOKU_MODE_VALUE : SATDOKU_MODE_CORNER);
}

static void
show_position (SatdokuPractice *self)
{
  g_autoptr (SudokuGame) game = satdoku_examples_create_game (self->exercise);

  g_object_set (self->board, "game", game, NULL);
  satdoku_keypad_set_symbols (self->keypad, satdoku_board_get_symbols (self->board),
                              sudoku_grid_get_side (sudoku_game_get_grid (game)));
}

static void
begin (SatdokuPractice *self)
{
  const char *task =
    is_placed (self)
      /* Translators: what the player is to do with a pattern such as an X-wing. */
      ? _ ("Find the pattern, and enter the number that follows from it.")
      /* Translators: likewise. */
      : _ ("Find the pattern, and remove the marks that it excludes.");
  g_autofree char *whole = NULL;

  if (!self->easiest)
    whole = g_strdup_printf ("%s %s", task, _ ("Easier steps are possible here, too."));
  gtk_label_set_label (self->task, whole != NULL ? whole : task);
  say (self, "", NULL);
  satdoku_step_view_set_reasons (self->sentences, NULL);
  show_position (self);
  set_mode (self, is_placed (self) ? SATDOKU_MODE_VALUE : SATDOKU_MODE_CORNER);
  set_phase (self, SATDOKU_PRACTICE_TRYING);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

typedef struct
{
  const SudokuTechnique *technique;
  guint board;
  guint64 seed;
  double time_limit;
  SudokuExercise *exercise; /* (nullable) */
  gboolean easiest;
  gboolean out_of_reach; /* there is none */
} Search;

static void
search_free (Search *search)
{
  g_clear_pointer (&search->exercise, sudoku_exercise_free);
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
    satdoku_practice_boards_create (wanted->board, wanted->seed, task, error);
  SudokuTask limited = *task;
  Search *search = NULL;
  GError *failure = NULL;

  if (geometry == NULL)
    return NULL;
  limited.time_limit = wanted->time_limit;
  search = g_memdup2 (wanted, sizeof *wanted);
  search->out_of_reach = sudoku_exercise_is_out_of_reach (geometry, wanted->technique);
  if (!search->out_of_reach)
    search->exercise = sudoku_exercise_find (geometry, wanted->technique, wanted->seed, &limited,
                                             &search->easiest, &failure);
  if (failure == NULL)
    return search;
  g_propagate_error (error, failure);
  search_free (search);
  return NULL;
}

/* No position was found: there is none, or it would take longer. */
static void
show_none (SatdokuPractice *self,
           gboolean out_of_reach)
{
  adw_status_page_set_description (
    self->none, out_of_reach
                  ? _ ("On a board as small as this, something easier always helps.")
                  : _ ("This technique is rarely needed where nothing easier helps."));
  gtk_widget_set_visible (self->look_again, !out_of_reach);
  set_phase (self, SATDOKU_PRACTICE_NONE);
}

/* When it was cancelled, the window itself may be gone. */
static void
found_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  Search *search = satdoku_worker_run_finish (result, &error);
  SatdokuPractice *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (search == NULL || search->exercise == NULL)
    show_none (self, search != NULL && search->out_of_reach);
  else
    {
      g_clear_pointer (&self->exercise, sudoku_exercise_free);
      self->exercise = g_steal_pointer (&search->exercise);
      self->easiest = search->easiest;
      begin (self);
    }
  if (search != NULL)
    search_free (search);
}

static void
look_for_one (SatdokuPractice *self)
{
  const SatdokuJob job = {
    .title = _ ("Looking for a Position…"),
    .run = run,
    .free_input = g_free,
    .free_result = (GDestroyNotify)search_free,
  };
  Search *search = g_new0 (Search, 1);

  search->technique = self->technique;
  search->board = self->board_number;
  search->seed = ((guint64)g_random_int () << 32) | g_random_int ();
  search->time_limit = self->time_limit;
  satdoku_worker_cancel (self->worker);
  set_phase (self, SATDOKU_PRACTICE_LOOKING);
  satdoku_worker_run_async (self->worker, &job, search, NULL, found_cb, self);
}

static void
cancel_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  SatdokuPractice *self = user_data;

  if (self->phase != SATDOKU_PRACTICE_LOOKING)
    return;
  satdoku_worker_cancel (self->worker);
  show_none (self, FALSE);
}

/* The step on the position as it was, with its reasons. */
static void
show_step (SatdokuPractice *self,
           guint number)
{
  SudokuStep *step = g_ptr_array_index (sudoku_exercise_get_steps (self->exercise), number);
  SudokuLinks *links = sudoku_exercise_get_links (self->exercise);
  const SudokuPosition *position = sudoku_exercise_get_position (self->exercise);
  g_autoptr (SatdokuFigure) figure = satdoku_step_figure_new (step, position, links);
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, satdoku_settings_get_coordinates ());

  show_position (self);
  satdoku_board_show_figure (self->board, figure);
  satdoku_step_view_set_reasons (self->sentences, reasons);
  set_phase (self, SATDOKU_PRACTICE_SHOWN);
  gtk_widget_grab_focus (self->next);
  /* The focus has left the board: no cell is chosen any more. */
  satdoku_examples_choose_none (self->board);
}

static void
say_right (SatdokuPractice *self)
{
  g_autofree char *text = NULL;

  self->n_solved++;
  /* Translators: the player has found a step; how many of this technique so far. */
  text = g_strdup_printf (ngettext ("Right! %u found.", "Right! %u found so far.", self->n_solved),
                          self->n_solved);
  say (self, text, "success");
}

static void
check_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPractice *self = user_data;
  SudokuGame *game = satdoku_board_get_game (self->board);
  g_autofree SudokuSet *marks = NULL;
  guint step = 0, n_cells;

  if (self->phase != SATDOKU_PRACTICE_TRYING)
    return;
  satdoku_editor_commit_typing (satdoku_board_get_editor (self->board));
  n_cells = sudoku_grid_get_n_cells (sudoku_game_get_grid (game));
  marks = g_new0 (SudokuSet, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    marks[cell] = sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell);
  switch (sudoku_exercise_judge (self->exercise, sudoku_game_get_grid (game), marks, &step))
    {
    case SUDOKU_ATTEMPT_RIGHT:
      show_step (self, step);
      say_right (self);
      break;
    case SUDOKU_ATTEMPT_PARTLY:
      say (self, _ ("Right so far, and more follows from the same pattern."), NULL);
      break;
    case SUDOKU_ATTEMPT_WRONG:
      say (self, _ ("Not all of that follows from this technique."), "warning");
      break;
    case SUDOKU_ATTEMPT_NOTHING:
    default:
      say (self, _ ("Nothing has changed yet."), NULL);
      break;
    }
}

static void
give_up_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  SatdokuPractice *self = user_data;

  if (self->phase != SATDOKU_PRACTICE_TRYING)
    return;
  show_step (self, 0);
  say (self, _ ("This was it:"), NULL);
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPractice *self = user_data;

  if (self->phase == SATDOKU_PRACTICE_SHOWN || self->phase == SATDOKU_PRACTICE_NONE)
    look_for_one (self);
}

static void
undo_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPractice *self = user_data;

  if (self->phase == SATDOKU_PRACTICE_TRYING)
    sudoku_game_undo (satdoku_board_get_game (self->board));
}

static void
enter_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuEditor *editor = satdoku_board_get_editor (SATDOKU_PRACTICE (user_data)->board);

  satdoku_editor_enter (editor, satdoku_editor_get_mode (editor),
                        g_variant_get_uint32 (parameter));
}

static void
about_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPractice *self = user_data;
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->technique != NULL && parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.help-topic", "s", self->technique->id);
}

void
satdoku_practice_choose (SatdokuPractice *self,
                         const SudokuTechnique *technique)
{
  g_return_if_fail (SATDOKU_IS_PRACTICE (self) && technique != NULL);

  if (self->technique != technique)
    self->n_solved = 0;
  self->technique = technique;
  satdoku_technique_list_select (self->techniques, technique);
  adw_window_title_set_title (self->title, _ (technique->name));
  adw_leaflet_set_visible_child (self->leaflet, self->content);
  gtk_widget_set_visible (self->show_example, satdoku_examples_has (technique));
  look_for_one (self);
}

static void
chosen_cb (SatdokuPractice *self,
           const SudokuTechnique *technique)
{
  satdoku_practice_choose (self, technique);
}

/* The chosen technique stays, on the other board. */
static void
board_cb (SatdokuPractice *self)
{
  guint number = gtk_drop_down_get_selected (self->boards);

  if (number == GTK_INVALID_LIST_POSITION || number == self->board_number)
    return;
  self->board_number = number;
  if (self->technique != NULL)
    look_for_one (self);
}

static void
back_cb (SatdokuPractice *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

static void
folded_cb (SatdokuPractice *self)
{
  gtk_widget_set_visible (self->back, adw_leaflet_get_folded (self->leaflet));
}

static void
satdoku_practice_dispose (GObject *object)
{
  SatdokuPractice *self = SATDOKU_PRACTICE (object);

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  g_clear_object (&self->worker);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->exercise, sudoku_exercise_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), SATDOKU_TYPE_PRACTICE);
  G_OBJECT_CLASS (satdoku_practice_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, techniques);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, boards);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, back);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, about);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, task);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, verdict);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, below);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, keypad);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, sentences);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, modes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, value_mode);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, mark_mode);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, undo);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, give_up);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, check);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, next);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, none);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, show_example);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, look_again);
  gtk_widget_class_bind_template_child (widget_class, SatdokuPractice, work_bar);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_cb);
  gtk_widget_class_bind_template_callback (widget_class, mode_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
}

static void
satdoku_practice_class_init (SatdokuPracticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_TECHNIQUE_LIST);
  g_type_ensure (SATDOKU_TYPE_BOARD);
  g_type_ensure (SATDOKU_TYPE_KEYPAD);
  g_type_ensure (SATDOKU_TYPE_STEP_VIEW);
  g_type_ensure (SATDOKU_TYPE_WORK_BAR);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_practice_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-practice.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "practice.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
satdoku_practice_init (SatdokuPractice *self)
{
  static const GActionEntry entries[] = {
    { .name = "check", .activate = check_cb },
    { .name = "give-up", .activate = give_up_cb },
    { .name = "next", .activate = next_cb },
    { .name = "undo", .activate = undo_cb },
    { .name = "enter", .activate = enter_cb, .parameter_type = "u" },
    { .name = "about", .activate = about_cb },
  };
  static const GActionEntry of_bar[] = { { .name = "cancel", .activate = cancel_cb } };
  g_autoptr (GSimpleActionGroup) bar_actions = g_simple_action_group_new ();
  g_autoptr (GListModel) boards = satdoku_practice_boards_list_names ();

  self->time_limit = TIME_LIMIT;
  self->worker = satdoku_worker_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  g_action_map_add_action_entries (G_ACTION_MAP (bar_actions), of_bar, G_N_ELEMENTS (of_bar),
                                   self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->boards, boards);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "practice", G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (bar_actions));
  satdoku_work_bar_set_worker (self->work_bar, self->worker);
  folded_cb (self);
  set_phase (self, SATDOKU_PRACTICE_CHOOSING);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_practice_new (void)
{
  return g_object_new (SATDOKU_TYPE_PRACTICE, NULL);
}

SatdokuPracticePhase
satdoku_practice_get_phase (SatdokuPractice *self)
{
  g_return_val_if_fail (SATDOKU_IS_PRACTICE (self), SATDOKU_PRACTICE_CHOOSING);

  return self->phase;
}

const SudokuExercise *
satdoku_practice_get_exercise (SatdokuPractice *self)
{
  g_return_val_if_fail (SATDOKU_IS_PRACTICE (self), NULL);

  return self->exercise;
}

SatdokuBoard *
satdoku_practice_get_board (SatdokuPractice *self)
{
  g_return_val_if_fail (SATDOKU_IS_PRACTICE (self), NULL);

  return self->board;
}

/* What is said of the attempt. */
const char *
satdoku_practice_get_verdict (SatdokuPractice *self)
{
  g_return_val_if_fail (SATDOKU_IS_PRACTICE (self), NULL);

  return gtk_label_get_label (self->verdict);
}

void
satdoku_practice_set_time_limit (SatdokuPractice *self,
                                 double seconds)
{
  g_return_if_fail (SATDOKU_IS_PRACTICE (self) && seconds > 0);

  self->time_limit = seconds;
}
