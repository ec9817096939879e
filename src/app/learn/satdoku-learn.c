/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the course, which leads from its list to the page of a lesson, from there to the
 * exercises, and back. What was learned can be carried to another computer, and forgotten. It knows
 * no game that is played. */

#include "satdoku-config.h"

#include "satdoku-learn.h"

#include <glib/gi18n.h>
#include <sat-file-writer.h>
#include <sat-load.h>
#include <string.h>
#include <sudoku-chapter.h>
#include <words-learned.h>

#include "satdoku-class.h"
#include "satdoku-course-view.h"
#include "satdoku-file-chooser.h"
#include "satdoku-messages.h"

#define PAGE_COURSE "course"
#define PAGE_LESSON "lesson"
#define PAGE_EXERCISE "exercise"

struct _SatdokuLearn
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkWidget *back;
  AdwWindowTitle *title;
  GtkWidget *neighbours;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  SatdokuCourseView *course;
  SatdokuLessonView *lesson;
  SatdokuExerciseView *exercise;

  /* Owned. */
  SatdokuLearnedFile *file; /* (nullable) */
  SatdokuMessages *messages;

  const SudokuTechnique *technique; /* (nullable): of the lesson */
};

G_DEFINE_FINAL_TYPE (SatdokuLearn, satdoku_learn, ADW_TYPE_WINDOW)

static gboolean
is_at (SatdokuLearn *self,
       const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

/* Tells of damage where the player sees what was learned. */
static void
tell_damage (SatdokuLearn *self)
{
  if (satdoku_learned_file_take_damage (self->file) > 0)
    satdoku_messages_say (self->messages,
                          _ ("Some of your progress could not be read and was set aside"));
}

static void
fail (SatdokuLearn *self,
      const GError *error)
{
  satdoku_messages_say_error (self->messages, error);
}

static void
enable_actions (SatdokuLearn *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean at_lesson = is_at (self, PAGE_LESSON);
  gboolean forward =
    at_lesson && sudoku_chapter_find_neighbour (self->technique, TRUE) != NULL;
  gboolean backward =
    at_lesson && sudoku_chapter_find_neighbour (self->technique, FALSE) != NULL;

  gtk_widget_action_set_enabled (widget, "learn.back",
                                 !is_at (self, PAGE_COURSE) ||
                                   satdoku_course_view_can_go_back (self->course));
  gtk_widget_action_set_enabled (widget, "learn.next-lesson", forward);
  gtk_widget_action_set_enabled (widget, "learn.previous-lesson", backward);
  gtk_widget_action_set_enabled (widget, "learn.start", at_lesson);
  gtk_widget_action_set_enabled (widget, "learn.find", at_lesson);
  /* The help has a page for each technique of the tables. */
  gtk_widget_action_set_enabled (widget, "learn.about",
                                 !is_at (self, PAGE_COURSE) &&
                                   sudoku_technique_find (self->technique->id) != NULL);
}

/* A lesson says its name itself, above what it teaches. */
static void
show_title (SatdokuLearn *self)
{
  g_autofree char *place =
    is_at (self, PAGE_COURSE) ? g_strdup ("") : words_learned_place (self->technique);

  adw_window_title_set_title (self->title, is_at (self, PAGE_EXERCISE) ? _ (self->technique->name)
                                                                       : _ ("Learn"));
  adw_window_title_set_subtitle (self->title, place);
}

static void
place_cb (SatdokuLearn *self)
{
  enable_actions (self);
  gtk_widget_set_visible (self->back, !is_at (self, PAGE_COURSE) ||
                                        satdoku_course_view_can_go_back (self->course));
  gtk_widget_set_visible (self->neighbours, is_at (self, PAGE_LESSON));
  show_title (self);
}

/* To what one would do next. */
static void
focus_page (SatdokuLearn *self)
{
  if (is_at (self, PAGE_COURSE))
    satdoku_course_view_focus (self->course);
  else if (is_at (self, PAGE_LESSON))
    satdoku_lesson_view_focus (self->lesson);
}

static void
go_to (SatdokuLearn *self,
       const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  place_cb (self);
  focus_page (self);
}

static void
begin_lesson (SatdokuLearn *self,
              const SudokuTechnique *technique)
{
  g_autoptr (GError) error = NULL;

  if (self->technique != technique)
    satdoku_exercise_view_stop (self->exercise);
  self->technique = technique;
  if (!satdoku_learned_file_begin (self->file, technique, &error))
    fail (self, error);
  satdoku_lesson_view_show (self->lesson, technique);
}

static void
start_exercise (SatdokuLearn *self)
{
  guint board = 0;

  g_object_get (self->lesson, "board", &board, NULL);
  go_to (self, PAGE_EXERCISE);
  satdoku_exercise_view_start (self->exercise, self->technique, board);
}

static void
chosen_cb (SatdokuLearn *self,
           const SudokuTechnique *technique)
{
  satdoku_learn_show_lesson (self, technique);
}

/* A lesson that is new begins with its page. */
static void
continued_cb (SatdokuLearn *self,
              const SudokuTechnique *technique)
{
  gboolean is_new = sudoku_learned_count (satdoku_learned_file_get (self->file), technique,
                                          SUDOKU_OUTCOME_OPEN) == SUDOKU_LEARNED_EXERCISES;

  satdoku_learn_show_lesson (self, technique);
  if (!is_new)
    start_exercise (self);
}

static void
done_cb (SatdokuLearn *self)
{
  go_to (self, PAGE_LESSON);
}

static void
failed_cb (SatdokuLearn *self,
           const GError *error)
{
  fail (self, error);
}

static void
back_cb (SatdokuLearn *self)
{
  if (is_at (self, PAGE_COURSE))
    satdoku_course_view_go_back (self->course);
  else if (is_at (self, PAGE_EXERCISE))
    {
      satdoku_exercise_view_stop (self->exercise);
      go_to (self, PAGE_LESSON);
    }
  else
    {
      satdoku_course_view_show_chapter (self->course, self->technique);
      go_to (self, PAGE_COURSE);
    }
}

static void
start_cb (SatdokuLearn *self)
{
  start_exercise (self);
}

/* Has the window that the course belongs to do something about the technique of the lesson. */
static void
act (SatdokuLearn *self,
     const char *action)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, "s", self->technique->id);
}

static void
find_cb (SatdokuLearn *self)
{
  act (self, "win.learn-game");
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_neighbour (SatdokuLearn *self,
                gboolean forward)
{
  const SudokuTechnique *technique = sudoku_chapter_find_neighbour (self->technique, forward);

  if (technique != NULL)
    satdoku_learn_show_lesson (self, technique);
}

static void
next_lesson_cb (SatdokuLearn *self)
{
  show_neighbour (self, TRUE);
}

static void
previous_lesson_cb (SatdokuLearn *self)
{
  show_neighbour (self, FALSE);
}

static void
about_cb (SatdokuLearn *self)
{
  act (self, "win.help-topic");
}

/* Carrying what was learned elsewhere. */

static void
export_to (SatdokuLearn *self,
           GFile *file)
{
  char *text = sudoku_learned_write (satdoku_learned_file_get (self->file));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GError) error = NULL;

  if (!sat_file_save_bytes (file, bytes, SAT_FILE_DEFAULT, NULL, NULL, NULL, &error))
    fail (self, error);
  else
    satdoku_messages_say (self->messages, _ ("Your progress was exported"));
}

static void
export_cb (GtkWidget *widget)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Export Progress"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  /* Translators: the name proposed for a file with what was learned; the ending stays. */
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("Learned.txt"));
  satdoku_file_chooser_ask (chooser, widget, G_CALLBACK (export_to));
}

/* (nullable): nothing is taken of a file that can't be read in full */
static SudokuLearned *
read_file (GFile *file,
           GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = NULL;
  gsize length = 0;

  if (path == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "no-path");
      return NULL;
    }
  if (!sat_load_text (path, &text, &length, error))
    return NULL;
  return sudoku_learned_read (path, text, length, NULL, error);
}

static void
import_from (SatdokuLearn *self,
             GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuLearned) learned = read_file (file, &error);

  if (learned == NULL || !satdoku_learned_file_add (self->file, learned, &error))
    fail (self, error);
  else
    satdoku_messages_say (self->messages, _ ("Your progress was imported"));
  tell_damage (self);
}

static void
import_cb (GtkWidget *widget)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Import Progress"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  satdoku_file_chooser_ask (chooser, widget, G_CALLBACK (import_from));
}

static void
reset_cb (SatdokuLearn *self)
{
  g_autoptr (GError) error = NULL;

  if (!satdoku_learned_file_clear (self->file, &error))
    fail (self, error);
  else
    satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_LASTING,
                             _ ("Your progress was reset"), _ ("_Undo"), "learn.restore");
}

static void
restore_cb (SatdokuLearn *self)
{
  g_autoptr (GError) error = NULL;

  if (!satdoku_learned_file_restore (self->file, &error))
    fail (self, error);
}

/* What was learned is read again whenever the window comes up, when there is room for a message. */
static void
satdoku_learn_map (GtkWidget *widget)
{
  SatdokuLearn *self = SATDOKU_LEARN (widget);
  g_autoptr (GError) error = NULL;

  GTK_WIDGET_CLASS (satdoku_learn_parent_class)->map (widget);
  if (!satdoku_learned_file_refresh (self->file, &error))
    fail (self, error);
  tell_damage (self);
  focus_page (self);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "learn.back", NULL, G_CALLBACK (back_cb));
  satdoku_class_add_action (widget_class, "learn.start", NULL, G_CALLBACK (start_cb));
  satdoku_class_add_action (widget_class, "learn.find", NULL, G_CALLBACK (find_cb));
  satdoku_class_add_action (widget_class, "learn.next-lesson", NULL, G_CALLBACK (next_lesson_cb));
  satdoku_class_add_action (widget_class, "learn.previous-lesson", NULL,
                            G_CALLBACK (previous_lesson_cb));
  satdoku_class_add_action (widget_class, "learn.about", NULL, G_CALLBACK (about_cb));
  satdoku_class_add_action (widget_class, "learn.export", NULL, G_CALLBACK (export_cb));
  satdoku_class_add_action (widget_class, "learn.import", NULL, G_CALLBACK (import_cb));
  satdoku_class_add_action (widget_class, "learn.reset", NULL, G_CALLBACK (reset_cb));
  satdoku_class_add_action (widget_class, "learn.restore", NULL, G_CALLBACK (restore_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "learn.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "learn.next-lesson",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "learn.previous-lesson",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
satdoku_learn_class_init (SatdokuLearnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = satdoku_learn_map;

  g_type_ensure (SATDOKU_TYPE_COURSE_VIEW);
  g_type_ensure (SATDOKU_TYPE_LESSON_VIEW);
  g_type_ensure (SATDOKU_TYPE_EXERCISE_VIEW);
  satdoku_class_set_template (klass, "satdoku-learn.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, back);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, neighbours);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, course);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, lesson);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLearn, exercise);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, continued_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, failed_cb);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
  install_actions (widget_class);
  satdoku_class_drops (klass, SatdokuLearn, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuLearn, file, g_object_unref);
}

static void
satdoku_learn_init (SatdokuLearn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->messages = satdoku_messages_new (self->toasts);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_learn_new (SatdokuLearnedFile *file)
{
  SatdokuLearn *self;

  g_return_val_if_fail (SATDOKU_IS_LEARNED_FILE (file), NULL);

  self = g_object_new (SATDOKU_TYPE_LEARN, NULL);
  self->file = g_object_ref (file);
  /* What can't be read is told when the window comes up. */
  satdoku_learned_file_refresh (file, NULL);
  satdoku_course_view_set_file (self->course, file);
  satdoku_lesson_view_set_file (self->lesson, file);
  satdoku_exercise_view_set_file (self->exercise, file);
  go_to (self, PAGE_COURSE);
  return GTK_WINDOW (self);
}

/* The technique has a lesson. */
void
satdoku_learn_show_lesson (SatdokuLearn *self,
                           const SudokuTechnique *technique)
{
  g_return_if_fail (SATDOKU_IS_LEARN (self) && technique != NULL);
  g_return_if_fail (sudoku_chapter_find (technique, NULL) != NULL);

  begin_lesson (self, technique);
  go_to (self, PAGE_LESSON);
}

/* "course", "lesson" or "exercise" */
const char *
satdoku_learn_get_page (SatdokuLearn *self)
{
  g_return_val_if_fail (SATDOKU_IS_LEARN (self), NULL);

  return gtk_stack_get_visible_child_name (self->pages);
}

SATDOKU_DEFINE_GETTER (SatdokuLearn, satdoku_learn, lesson, SatdokuLessonView *)
SATDOKU_DEFINE_GETTER (SatdokuLearn, satdoku_learn, exercise, SatdokuExerciseView *)
