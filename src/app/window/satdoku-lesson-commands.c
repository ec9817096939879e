/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that opens a lesson, "modus-ponens", and looks at it as is said behind a slash:
 * "parity/prove". A lesson is read like any text from outside, and shown in the same way. */

#include "satdoku-config.h"

#include "satdoku-lesson-commands.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-lesson.h>

#include "satdoku-class.h"
#include "satdoku-contents-read.h"

struct _SatdokuLessonCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *window; /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuLeaveGuard *guard;
  SatdokuFormulaPages *pages;
  SatdokuMessages *messages;
  GCancellable *cancellable; /* of reading */

  const SudokuLesson *lesson; /* that is read */
  void (*look) (SatdokuLessonCommands *self);
};

G_DEFINE_FINAL_TYPE (SatdokuLessonCommands, satdoku_lesson_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_page (SatdokuLessonCommands *self,
           const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.page", "s", name);
}

static void
look_at_board (SatdokuLessonCommands *self)
{
  show_page (self, "grid");
}

static void
look_at_clauses (SatdokuLessonCommands *self)
{
  g_object_set (satdoku_formula_pages_get_cnf (self->pages), "watches", FALSE, "explains", FALSE,
                NULL);
  show_page (self, "cnf");
}

static void
look_at_core (SatdokuLessonCommands *self)
{
  show_page (self, "cnf");
  g_object_set (satdoku_formula_pages_get_cnf (self->pages), "explains", TRUE, NULL);
}

static void
look_at_solver (SatdokuLessonCommands *self)
{
  show_page (self, "cnf");
  g_object_set (satdoku_formula_pages_get_cnf (self->pages), "watches", TRUE, NULL);
}

static void
look_at_encodings (SatdokuLessonCommands *self)
{
  look_at_clauses (self);
  gtk_widget_activate_action (GTK_WIDGET (satdoku_formula_pages_get_cnf (self->pages)),
                              "cnf.compare", NULL);
}

static void
look_at_solvers (SatdokuLessonCommands *self)
{
  look_at_clauses (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-solvers", NULL);
}

static void
look_at_proof (SatdokuLessonCommands *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.on-solution", "s",
                              "solution.prove");
}

/* The first one is the default. */
static const struct
{
  const char *id;
  void (*look) (SatdokuLessonCommands *self);
} views[] = {
  { "clauses", look_at_clauses },
  { "board", look_at_board },
  { "watch", look_at_solver },
  { "why", look_at_core },
  { "encodings", look_at_encodings },
  { "compare", look_at_solvers },
  { "prove", look_at_proof },
};

/* FALSE when there is no such lesson, or it can't be looked at so. */
static gboolean
parse (const char *target,
       const SudokuLesson **lesson,
       void (**look) (SatdokuLessonCommands *self))
{
  gsize length = strcspn (target, "/");
  g_autofree char *id = g_strndup (target, length);
  const char *view = target[length] == '/' ? target + length + 1 : views[0].id;

  *lesson = sudoku_lesson_find (id);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (views[i].id, view))
      {
        *look = views[i].look;
        return *lesson != NULL;
      }
  return FALSE;
}

gboolean
satdoku_lesson_commands_knows (const char *target)
{
  const SudokuLesson *lesson = NULL;
  void (*look) (SatdokuLessonCommands * self) = NULL;

  g_return_val_if_fail (target != NULL, FALSE);

  return parse (target, &lesson, &look);
}

static void
say_opened (SatdokuLessonCommands *self)
{
  g_autofree char *action = g_strconcat ("win.help-topic::", self->lesson->course, NULL);

  /* Translators: on a button beside the title of a lesson: back to the page of the course that
   * speaks of it. Short! */
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, _ (self->lesson->title),
                           _ ("_Read On"), action);
}

static void
show_lesson (GObject *owner,
             gpointer contents)
{
  SatdokuLessonCommands *self = SATDOKU_LESSON_COMMANDS (owner);

  if (self->window == NULL)
    return;
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, contents);
  if (self->lesson->encoding != NULL)
    g_object_set (satdoku_formula_pages_get_cnf (self->pages), "encoding-id",
                  self->lesson->encoding, NULL);
  self->look (self);
  say_opened (self);
}

/* One that has a formula only leaves the game alone. */
static void
open_lesson (SatdokuLessonCommands *self,
             SudokuContents *contents)
{
  if (sudoku_contents_get_document (contents) != NULL)
    satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_lesson,
                              sudoku_contents_ref (contents),
                              (GDestroyNotify)sudoku_contents_unref);
  else
    show_lesson (G_OBJECT (self), contents);
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  SatdokuLessonCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents =
    satdoku_contents_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->window == NULL)
    return;
  if (contents == NULL)
    {
      satdoku_messages_say_error (self->messages, error);
      return;
    }
  open_lesson (self, contents);
}

static void
lesson_cb (SatdokuLessonCommands *self,
           GVariant *parameter)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (SudokuContents) contents = NULL;

  if (!parse (g_variant_get_string (parameter, NULL), &self->lesson, &self->look))
    return;
  bytes = sudoku_lesson_load (self->lesson);
  contents = sudoku_contents_new (_ (self->lesson->title), NULL, bytes);
  satdoku_contents_read_async (self->worker, contents, self->cancellable, read_cb, self);
}

static const SatdokuCommand table[] = {
  { "lesson", G_CALLBACK (lesson_cb), NULL, "s" },
};

static void
satdoku_lesson_commands_class_init (SatdokuLessonCommandsClass *klass)
{
  /* A lesson with a puzzle or a formula was read, and is to be shown. */
  signals[SIGNAL_OPENED] = satdoku_class_add_signal (klass, "opened", 1, SUDOKU_TYPE_CONTENTS);
  satdoku_class_cancels (klass, SatdokuLessonCommands, cancellable);
  satdoku_class_forgets (klass, SatdokuLessonCommands, window);
  satdoku_class_drops (klass, SatdokuLessonCommands, pages, g_object_unref);
  satdoku_class_drops (klass, SatdokuLessonCommands, messages, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLessonCommands, guard, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLessonCommands, worker, g_object_unref);
}

static void
satdoku_lesson_commands_init (SatdokuLessonCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuLessonCommands *
satdoku_lesson_commands_new (SatdokuPlay *play,
                             SatdokuLeaveGuard *guard,
                             SatdokuFormulaPages *pages,
                             GtkWindow *window)
{
  SatdokuLessonCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (SATDOKU_IS_FORMULA_PAGES (pages), NULL);
  g_return_val_if_fail (SATDOKU_IS_LEAVE_GUARD (guard), NULL);

  self = g_object_new (SATDOKU_TYPE_LESSON_COMMANDS, NULL);
  self->worker = g_object_ref (satdoku_play_get_worker (play));
  self->guard = g_object_ref (guard);
  self->pages = g_object_ref (pages);
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  g_set_weak_pointer (&self->window, window);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
