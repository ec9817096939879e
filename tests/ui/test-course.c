/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course in the help and its lessons: each link leads somewhere, and what a lesson shows comes
 * up in the window. */

#include <sudoku-lesson.h>

#include "satdoku-cnf-page.h"
#include "satdoku-help-topics.h"
#include "satdoku-help.h"
#include "satdoku-lesson-commands.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = test_app_open_window ();
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static SatdokuHelp *
find_help (void)
{
  return (SatdokuHelp *)test_ui_find_window (SATDOKU_TYPE_HELP, NULL);
}

static gboolean
topic_is (SatdokuHelp *help,
          const char *id)
{
  return g_strcmp0 (satdoku_help_get_topic (help), id) == 0;
}

static gboolean
has_topic (const GPtrArray *topics,
           const char *id)
{
  for (guint i = 0; i < topics->len; i++)
    if (g_strcmp0 (((const SatdokuHelpTopic *)topics->pdata[i])->id, id) == 0)
      return TRUE;
  return FALSE;
}

/* Each link leads somewhere, each lesson belongs to a page of the course that opens it, and the
 * list of lessons has all. */
static void
test_links (void)
{
  g_autoptr (GPtrArray) topics = satdoku_help_topics_load ();
  gsize n_lessons = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n_lessons);
  guint n_links = 0, n_own = 0;

  for (guint i = 0; i < topics->len; i++)
    {
      const SatdokuHelpTopic *topic = topics->pdata[i];

      for (guint k = 0; k < satdoku_help_text_get_n_blocks (topic->text); k++)
        {
          const SatdokuHelpBlock *block = satdoku_help_text_get_block (topic->text, k);

          if (block->kind != SATDOKU_HELP_LINK)
            continue;
          n_links++;
          n_own += g_str_equal (topic->id, "lessons");
          g_test_message ("%s: %s", topic->id, block->target);
          if (g_str_has_prefix (block->target, "topic:"))
            g_assert_true (has_topic (topics, block->target + strlen ("topic:")));
          else
            g_assert_true (g_str_has_prefix (block->target, "lesson:") &&
                           satdoku_lesson_commands_knows (block->target + strlen ("lesson:")));
        }
    }
  g_assert_cmpuint (n_own, ==, n_lessons);
  g_assert_cmpuint (n_links, >, 2 * n_lessons);
  for (gsize i = 0; i < n_lessons; i++)
    g_assert_true (has_topic (topics, lessons[i].course));
  g_assert_false (satdoku_lesson_commands_knows ("parity/eat"));
  g_assert_false (satdoku_lesson_commands_knows ("parit"));
  g_assert_false (satdoku_lesson_commands_knows (""));
}

static void
follow (SatdokuHelp *help,
        const char *target,
        const char *picture)
{
  GtkWidget *button = test_ui_find (help, GTK_TYPE_BUTTON, target);

  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, picture);
  test_ui_key (GDK_KEY_Return, 0);
}

static const char *
get_page (Fixture *self)
{
  GtkWidget *stack = test_ui_find (self->window, ADW_TYPE_VIEW_STACK, "stack");

  return adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (stack));
}

/* From a page of the course on to the next, to a lesson, and back; the game stays. */
static void
test_course (Fixture *self,
             gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);
  SatdokuHelp *help;
  gboolean watches = FALSE;
  GtkWidget *cnf;

  test_ui_activate (self->window, "win.lessons", NULL);
  test_ui_wait_for (find_help () != NULL);
  help = find_help ();
  test_ui_present (GTK_WINDOW (help));
  test_ui_focus_window (GTK_WINDOW (help));
  g_assert_true (topic_is (help, "lessons"));
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "help-lessons");
  satdoku_help_show_topic (help, "course-dpll");
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "help-course");
  follow (help, "topic:course-cdcl", "help-course-next");
  test_ui_wait_for (topic_is (help, "course-cdcl"));
  satdoku_help_show_topic (help, "course-dpll");
  follow (help, "lesson:pigeonhole-3-2/watch", "help-course-links");
  test_ui_wait_for (g_strcmp0 (get_page (self), "cnf") == 0);
  cnf = test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL);
  g_object_get (cnf, "watches", &watches, NULL);
  g_assert_true (watches);
  test_ui_wait_for (test_ui_shows_text (self->window, "Three Pigeons, Two Holes"));
  g_assert_true (satdoku_window_get_game (self->window) == game);
  g_assert_true (find_help () == help);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "lesson-watch");
}

/* Each way to look at each lesson of the course comes up. */
static void
test_lessons (Fixture *self,
              gconstpointer data)
{
  static const struct
  {
    const char *target;
    const char *page;
    const char *text;
    const char *picture;
  } cases[] = {
    { "minimal-4x4", "cnf", "A 4 × 4 Puzzle", "lesson-clauses" },
    { "minimal-4x4/board", "grid", "A 4 × 4 Puzzle", "lesson-board" },
    { "four-clauses/prove", "solution", "A proof that this formula has no model: ",
      "lesson-prove" },
    { "modus-ponens/prove", "solution", "Satisfiable", "lesson-model" },
    { "conflicts-9x9/prove", "solution", "Unique: Proved", "lesson-unique" },
    { "unsolvable-4x4/why", "cnf", "Minimal", "lesson-core" },
    { "unsolvable-4x4/watch", "cnf", "A 4 × 4 Puzzle without a Solution", "lesson-unsolvable" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      test_ui_activate (self->window, "win.lesson", g_variant_new_string (cases[i].target));
      test_ui_wait_for (g_strcmp0 (get_page (self), cases[i].page) == 0 &&
                        test_ui_shows_text (self->window, cases[i].text));
      test_ui_settle (GTK_WIDGET (self->window));
      test_ui_screenshot (self->window, cases[i].picture);
    }
  g_assert_cmpuint (
    sudoku_grid_get_side (sudoku_game_get_grid (satdoku_window_get_game (self->window))), ==, 4);
}

/* On a phone the lesson would stay behind the help, which goes away and comes back. */
static void
test_narrow_course (Fixture *self,
                    gconstpointer data)
{
  SatdokuHelp *help;

  test_ui_resize (GTK_WINDOW (self->window), 360, 640);
  test_ui_activate (self->window, "win.help-topic", g_variant_new_string ("course-encodings"));
  test_ui_wait_for (find_help () != NULL);
  help = find_help ();
  test_ui_present (GTK_WINDOW (help));
  test_ui_focus_window (GTK_WINDOW (help));
  test_ui_resize (GTK_WINDOW (help), 360, 640);
  test_ui_wait_for (
    adw_leaflet_get_folded (ADW_LEAFLET (test_ui_find (help, ADW_TYPE_LEAFLET, NULL))));
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "help-course-narrow");
  follow (help, "lesson:exactly-one-ladder", "help-course-links-narrow");
  test_ui_wait_for (find_help () == NULL);
  test_ui_wait_for (g_strcmp0 (get_page (self), "cnf") == 0);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "lesson-narrow");
  test_ui_click (test_ui_find_action (self->window, "win.help-topic"));
  test_ui_wait_for (find_help () != NULL && topic_is (find_help (), "course-encodings"));
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/course/links", test_links);
  g_test_add ("/course/course", Fixture, NULL, set_up, test_course, tear_down);
  g_test_add ("/course/lessons", Fixture, NULL, set_up, test_lessons, tear_down);
  g_test_add ("/course/narrow", Fixture, NULL, set_up, test_narrow_course, tear_down);
  return g_test_run ();
}
