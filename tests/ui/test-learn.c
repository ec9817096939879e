/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course by real keys and clicks. Each technique that has an example has a lesson whose picture
 * moves through its frames. Exercises are solved on their board, and answers that are wrong, partly
 * right and right by another technique are told apart; help and skipped ones are recorded. What was
 * learned survives a killed program and a damaged file, goes to another computer, and can be reset.
 * From a hint to a lesson and back to the game, which stays as it was.
 *
 * With -m slow, five exercises of every lesson are solved: this takes an hour or two. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sudoku-basics.h>
#include <sudoku-chapter.h>
#include <sudoku-example.h>
#include <sudoku-game-moves.h>
#include <words-reason.h>

#include "satdoku-course-view.h"
#include "satdoku-example-picture.h"
#include "satdoku-example-words.h"
#include "satdoku-help.h"
#include "satdoku-learn.h"
#include "satdoku-outcome-dots.h"
#include "satdoku-step-view.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-config.h"
#include "test-folder.h"
#include "test-grid.h"
#include "test-process.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);

  self->window = test_app_play (game);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  test_ui_destroy (GTK_WINDOW (self->window));
  satdoku_learned_file_clear (satdoku_learned_file_get_default (), &error);
  g_assert_no_error (error);
}

static gpointer
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

/* In a folder that is there. */
static char *
get_path (const char *suffix)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
  g_autofree char *name = g_strconcat ("learned.txt", suffix, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* What is on disk. */
static SudokuLearned *
read_file (void)
{
  g_autofree char *path = get_path ("");
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  SudokuLearned *learned = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  learned = sudoku_learned_read (path, text, length, NULL, &error);
  g_assert_no_error (error);
  return learned;
}

static SatdokuLearn *
wait_for_learn (void)
{
  SatdokuLearn *learn = NULL;

  test_ui_wait_for (find_window (SATDOKU_TYPE_LEARN) != NULL);
  learn = find_window (SATDOKU_TYPE_LEARN);
  test_ui_present (GTK_WINDOW (learn));
  test_ui_focus_window (GTK_WINDOW (learn));
  return learn;
}

static SatdokuLearn *
open_learn (Fixture *self)
{
  test_ui_activate (self->window, "win.learn", NULL);
  return wait_for_learn ();
}

static gboolean
is_at (SatdokuLearn *learn,
       const char *page)
{
  return g_str_equal (satdoku_learn_get_page (learn), page);
}

static gboolean
is_gone (void)
{
  return find_window (SATDOKU_TYPE_LEARN) == NULL;
}

static SatdokuExerciseView *
get_view (SatdokuLearn *learn)
{
  return satdoku_learn_get_exercise (learn);
}

static gboolean
is_trying (SatdokuLearn *learn)
{
  return is_at (learn, "exercise") &&
         satdoku_exercise_view_get_phase (get_view (learn)) == SATDOKU_EXERCISE_TRYING;
}

static gboolean
is_shown (SatdokuLearn *learn)
{
  return satdoku_exercise_view_get_phase (get_view (learn)) == SATDOKU_EXERCISE_SHOWN;
}

static gboolean
says (SatdokuLearn *learn,
      const char *beginning)
{
  const char *verdict = satdoku_exercise_view_get_verdict (get_view (learn));

  return verdict != NULL && g_str_has_prefix (verdict, beginning);
}

/* Types a name into the search, and takes the first lesson that is found. */
static void
choose (SatdokuLearn *learn,
        const char *name)
{
  GtkWidget *search = test_ui_find (learn, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_widget_grab_focus (search);
  test_ui_type (name);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), name));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (is_at (learn, "lesson"));
}

/* The hardest are looked for as long as the view allows, on a busy computer longer than anything
 * else is waited for. */
static void
wait_for_exercise (SatdokuLearn *learn)
{
  test_ui_wait_for (is_at (learn, "exercise"));
  while (satdoku_exercise_view_get_phase (get_view (learn)) == SATDOKU_EXERCISE_LOOKING)
    g_main_context_iteration (NULL, TRUE);
  test_ui_wait_for (is_trying (learn));
}

static void
start (SatdokuLearn *learn)
{
  test_ui_activate (learn, "learn.start", NULL);
  wait_for_exercise (learn);
  test_ui_settle (GTK_WIDGET (learn));
}

static const SudokuConclusion *
get_conclusions (SatdokuLearn *learn,
                 guint *n)
{
  const GPtrArray *steps =
    sudoku_exercise_get_steps (satdoku_exercise_view_get_exercise (get_view (learn)));

  return sudoku_step_get_conclusions (g_ptr_array_index (steps, 0), n);
}

/* Types a number into a cell, as the player does. */
static void
type_into (SatdokuLearn *learn,
           guint32 candidate)
{
  SatdokuBoard *board = satdoku_exercise_view_get_board (get_view (learn));
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (satdoku_board_get_game (board)));
  g_autofree char *keys = g_strdup_printf ("%u", candidate % side + 1);

  test_ui_click (GTK_WIDGET (satdoku_board_get_cell (board, candidate / side)));
  test_ui_wait_for (satdoku_board_get_selected (board) == candidate / side);
  test_ui_type (keys);
}

static void
check (SatdokuLearn *learn)
{
  test_ui_activate (get_view (learn), "exercise.check", NULL);
}

static void
solve (SatdokuLearn *learn)
{
  guint n = 0;
  const SudokuConclusion *conclusions = get_conclusions (learn, &n);

  for (guint i = 0; i < n; i++)
    type_into (learn, conclusions[i].candidate);
  /* The last key has arrived when the answer is right. */
  test_ui_wait_for (is_shown (learn) || (check (learn), is_shown (learn)));
  g_assert_nonnull (
    satdoku_board_get_figure (satdoku_exercise_view_get_board (get_view (learn))));
}

/* The lessons. */

/* Of many sentences only the last ones are shown until the player wants all. */
static gboolean
has_words (SatdokuLearn *learn)
{
  SatdokuExample *example =
    satdoku_lesson_view_get_example (satdoku_learn_get_lesson (learn));
  g_autoptr (GPtrArray) reasons =
    satdoku_example_list_reasons (example, satdoku_example_get_frame (example));

  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);

      if (reason->text[0] == '\0' ||
          (i + 1 == reasons->len && !test_ui_shows_text (learn, reason->text)))
        return FALSE;
    }
  return reasons->len > 0;
}

static gboolean
is_loaded (SatdokuLearn *learn)
{
  return satdoku_example_is_loaded (
    satdoku_lesson_view_get_example (satdoku_learn_get_lesson (learn)));
}

static void
check_frames (SatdokuLearn *learn)
{
  SatdokuExample *example =
    satdoku_lesson_view_get_example (satdoku_learn_get_lesson (learn));
  GtkWidget *picture =
    test_ui_find (satdoku_learn_get_lesson (learn), SATDOKU_TYPE_EXAMPLE_PICTURE, NULL);
  SatdokuBoard *board =
    satdoku_example_picture_get_board (SATDOKU_EXAMPLE_PICTURE (picture));

  for (guint frame = 0; frame < SATDOKU_EXAMPLE_FRAMES; frame++)
    {
      satdoku_example_set_frame (example, frame);
      g_assert_true ((satdoku_board_get_figure (board) != NULL) == (frame > 0));
      test_ui_wait_for (has_words (learn));
    }
  satdoku_example_set_frame (example, 0);
}

/* Every lesson of the course, one after the other. */
static void
test_frames (Fixture *self,
             gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  gsize n_chapters = 0, n = 0;
  const SudokuTechnique *at = sudoku_chapters (&n_chapters)[0].lessons[0];
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  guint n_examples = 0, n_lessons = 0;

  for (gsize i = 0; i < n; i++)
    n_examples += sudoku_example_exists (techniques[i]);
  sudoku_basics (&n);
  n_examples += n;
  choose (learn, "the rules");
  for (; at != NULL; at = sudoku_chapter_find_neighbour (at, TRUE), n_lessons++)
    {
      if (n_lessons > 0)
        test_ui_activate (learn, "learn.next-lesson", NULL);
      g_test_message ("%s", at->id);
      test_ui_wait_for (is_loaded (learn));
      check_frames (learn);
    }
  g_assert_cmpuint (n_lessons, ==, n_examples);
  g_assert_false (
    gtk_widget_is_sensitive (test_ui_find_action (learn, "learn.next-lesson")));
}

static guint
count_lit (SatdokuBoard *board)
{
  g_autoptr (GArray) lit = NULL;

  g_object_get (board, "lit", &lit, NULL);
  return lit != NULL ? lit->len : 0;
}

/* The first sentence is about column 6, which its number lights up; each but the answer has a
 * number on the board. */
static void
check_numbers (SatdokuLearn *learn)
{
  SatdokuLessonView *lesson = satdoku_learn_get_lesson (learn);
  GtkWidget *picture = test_ui_find (lesson, SATDOKU_TYPE_EXAMPLE_PICTURE, NULL);
  GtkWidget *words = test_ui_find (lesson, SATDOKU_TYPE_STEP_VIEW, NULL);
  SatdokuBoard *board =
    satdoku_example_picture_get_board (SATDOKU_EXAMPLE_PICTURE (picture));

  g_assert_cmpuint (satdoku_figure_get_n_badges (satdoku_board_get_figure (board)), >=, 4);
  g_assert_cmpuint (count_lit (board), ==, 0);
  test_ui_click (test_ui_find (words, GTK_TYPE_TOGGLE_BUTTON, NULL));
  test_ui_wait_for (count_lit (board) >= 2);
}

/* (nullable): the picture of a lesson in the list. */
static GdkPaintable *
get_picture (SatdokuLearn *learn,
             int lesson)
{
  GtkListBox *lessons = GTK_LIST_BOX (test_ui_find (learn, GTK_TYPE_LIST_BOX, "lessons"));
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (lessons, lesson);

  return gtk_image_get_paintable (GTK_IMAGE (test_ui_find (row, GTK_TYPE_IMAGE, NULL)));
}

/* Has each lesson that is listed its picture? */
static gboolean
has_pictures (SatdokuLearn *learn)
{
  GtkListBox *lessons = GTK_LIST_BOX (test_ui_find (learn, GTK_TYPE_LIST_BOX, "lessons"));
  int n = 0;

  for (; gtk_list_box_get_row_at_index (lessons, n) != NULL; n++)
    if (get_picture (learn, n) == NULL)
      return FALSE;
  return n > 0;
}

/* About how bright the most of a picture is, from 0 to 255. */
static guint
get_brightness (GdkPaintable *picture)
{
  GdkTexture *texture = GDK_TEXTURE (picture);
  gsize stride = (gsize)gdk_texture_get_width (texture) * 4;
  g_autofree guchar *bytes = g_malloc (stride * (gsize)gdk_texture_get_height (texture));
  guint n_by_level[8] = { 0 };
  guint most = 0;

  gdk_texture_download (texture, bytes, stride);
  for (gsize i = 0; i < stride * (gsize)gdk_texture_get_height (texture); i += 4)
    n_by_level[bytes[i] / 32]++;
  for (guint level = 1; level < 8; level++)
    if (n_by_level[level] > n_by_level[most])
      most = level;
  return most * 32;
}

/* The pictures in the list are as dark as the window, also when the style changes. */
static void
test_dark (Fixture *self,
           gconstpointer data)
{
  AdwStyleManager *styles = adw_style_manager_get_default ();
  SatdokuLearn *learn = open_learn (self);

  test_ui_wait_for (has_pictures (learn));
  g_assert_cmpuint (get_brightness (get_picture (learn, 0)), >, 200);
  adw_style_manager_set_color_scheme (styles, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_cmpuint (get_brightness (get_picture (learn, 0)), <, 64);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-dark");
  adw_style_manager_set_color_scheme (styles, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmpuint (get_brightness (get_picture (learn, 0)), >, 200);
}

static gboolean
has_focus (SatdokuLearn *learn,
           const char *name)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (learn));

  return focus != NULL && focus == test_ui_find (learn, GTK_TYPE_BUTTON, name);
}

/* By its key, and with the focus on what one would do next: the lesson to go on with, and there the
 * exercises. */
static void
test_opened (Fixture *self,
             gconstpointer data)
{
  SatdokuLearn *learn = NULL;

  test_ui_accel ("<Shift>F1");
  learn = wait_for_learn ();
  test_ui_wait_for (has_focus (learn, "continue_button"));
  test_ui_wait_for (has_pictures (learn));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-0-opened");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (is_at (learn, "lesson"));
  g_assert_true (test_ui_shows_text (learn, "Beginner · 1 of 7"));
  test_ui_wait_for (has_focus (learn, "start"));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (is_trying (learn));
}

/* By arrows, digits, buttons and the small pictures. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  SatdokuExample *example = NULL;
  GtkWidget *words = NULL;

  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-1-course");
  choose (learn, "skyscraper");
  test_ui_wait_for (is_loaded (learn));
  example = satdoku_lesson_view_get_example (satdoku_learn_get_lesson (learn));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-2-where");
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_wait_for (satdoku_example_get_frame (example) == 1);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-3-why");
  check_numbers (learn);
  test_ui_key (GDK_KEY_3, 0);
  test_ui_wait_for (satdoku_example_get_frame (example) == 2);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-4-result");
  test_ui_key (GDK_KEY_Right, 0);
  test_ui_key (GDK_KEY_Left, 0);
  test_ui_wait_for (satdoku_example_get_frame (example) == 1);
  words = test_ui_find (learn, SATDOKU_TYPE_EXAMPLE_WORDS, NULL);
  test_ui_click (test_ui_find (words, GTK_TYPE_BUTTON, "back"));
  test_ui_wait_for (satdoku_example_get_frame (example) == 0);
  test_ui_click (test_ui_find (words, GTK_TYPE_BUTTON, "forward"));
  test_ui_wait_for (satdoku_example_get_frame (example) == 1);
  test_ui_key (GDK_KEY_Page_Down, 0);
  test_ui_wait_for (satdoku_lesson_view_get_example (satdoku_learn_get_lesson (learn)) !=
                    example);
  test_ui_key (GDK_KEY_Left, GDK_ALT_MASK);
  test_ui_wait_for (is_at (learn, "course"));
}

static void
test_search (Fixture *self,
             gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  GtkWidget *search = test_ui_find (learn, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_widget_grab_focus (search);
  test_ui_type ("swordf");
  test_ui_wait_for (test_ui_shows_text (learn, "Found"));
  test_ui_wait_for (test_ui_find_text (learn, "Finned swordfish") != NULL);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-5-found");
  g_assert_null (test_ui_find_text (learn, "Naked pair"));
  gtk_editable_set_text (GTK_EDITABLE (search), "no such thing");
  test_ui_wait_for (test_ui_shows_text (learn, "Nothing Found"));
  gtk_widget_grab_focus (search);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (gtk_editable_get_text (GTK_EDITABLE (search))[0] == '\0');
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (is_gone ());
}

/* From the list, from a lesson and from an exercise. */
static void
test_escape (Fixture *self,
             gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);

  test_ui_settle (GTK_WIDGET (learn));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (is_gone ());
  learn = open_learn (self);
  choose (learn, "naked pair");
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (is_gone ());
  learn = open_learn (self);
  choose (learn, "naked single");
  start (learn);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (is_gone ());
}

/* The exercises. */

/* Five exercises of a lesson, each at least as hard as the one before. */
static void
solve_lesson (SatdokuLearn *learn,
              const SudokuTechnique *technique)
{
  g_autoptr (SudokuLearned) learned = NULL;

  satdoku_learn_show_lesson (learn, technique);
  start (learn);
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    {
      const SudokuExercise *exercise = satdoku_exercise_view_get_exercise (get_view (learn));

      g_assert_true (sudoku_exercise_get_technique (exercise) == technique);
      solve (learn);
      g_assert_true (says (learn, "Right"));
      test_ui_activate (get_view (learn), "exercise.next", NULL);
      if (i + 1 < SUDOKU_LEARNED_EXERCISES)
        wait_for_exercise (learn);
      else
        test_ui_wait_for (is_at (learn, "lesson"));
      test_ui_settle (GTK_WIDGET (learn));
    }
  learned = read_file ();
  g_assert_true (sudoku_learned_is_learned (learned, technique));
  g_assert_cmpuint (sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_SOLVED), ==,
                    SUDOKU_LEARNED_EXERCISES);
}

static void
test_exercises (Fixture *self,
                gconstpointer data)
{
  static const char *const ids[] = { "hidden-single", "naked-pair", "xy-wing" };
  SatdokuLearn *learn = open_learn (self);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_test_message ("%s", ids[i]);
      solve_lesson (learn, sudoku_technique_find (ids[i]));
    }
  test_ui_wait_for (test_ui_shows_text (learn, "Learned"));
  test_ui_screenshot (learn, "learn-6-learned");
  test_ui_activate (learn, "learn.back", NULL);
  test_ui_wait_for (is_at (learn, "course"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-7-progress");
}

/* All of them. */
/* All of the first chapter. */
static void
test_beginner (Fixture *self,
               gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  gsize n_chapters = 0;
  const SudokuChapter *beginner = sudoku_chapters (&n_chapters);

  for (guint i = 0; i < beginner->n_lessons; i++)
    {
      g_test_message ("%s", beginner->lessons[i]->id);
      solve_lesson (learn, beginner->lessons[i]);
    }
}

static void
test_all_exercises (Fixture *self,
                    gconstpointer data)
{
  SatdokuLearn *learn = NULL;
  gsize n_chapters = 0;

  if (!g_test_slow ())
    {
      g_test_skip ("only with -m slow");
      return;
    }
  learn = open_learn (self);
  for (const SudokuTechnique *at = sudoku_chapters (&n_chapters)[0].lessons[0]; at != NULL;
       at = sudoku_chapter_find_neighbour (at, TRUE))
    {
      g_test_message ("%s", at->id);
      solve_lesson (learn, at);
    }
}

/* A candidate that no step of the technique concludes anything of. */
static guint32
find_other (SatdokuLearn *learn)
{
  const SudokuExercise *exercise = satdoku_exercise_view_get_exercise (get_view (learn));
  const GPtrArray *steps = sudoku_exercise_get_steps (exercise);

  for (guint32 candidate = 0; candidate < 729; candidate++)
    {
      gboolean free = sudoku_set_has (sudoku_exercise_get_candidates (exercise, candidate / 9),
                                      candidate % 9 + 1);

      for (guint i = 0; i < steps->len; i++)
        {
          guint n = 0;
          const SudokuConclusion *conclusions =
            sudoku_step_get_conclusions (g_ptr_array_index (steps, i), &n);

          for (guint k = 0; k < n; k++)
            free = free && conclusions[k].candidate != candidate;
        }
      if (free)
        return candidate;
    }
  g_assert_not_reached ();
}

/* Nothing, wrong, taken back, partly, right; then the next one. The game stays as it is. */
static void
test_marks (Fixture *self,
            gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  SudokuGame *game = satdoku_window_get_game (self->window);
  guint64 revision = sudoku_game_get_revision (game);
  const SudokuConclusion *conclusions = NULL;
  const SudokuExercise *first = NULL;
  guint n = 0;

  choose (learn, "swordfish");
  start (learn);
  test_ui_screenshot (learn, "exercise-1-position");
  test_ui_click (test_ui_find_action (learn, "exercise.check"));
  test_ui_wait_for (says (learn, "Nothing"));
  type_into (learn, find_other (learn));
  check (learn);
  test_ui_wait_for (says (learn, "Not all") || says (learn, "That is true"));
  g_assert_true (is_trying (learn));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-2-wrong");
  test_ui_click (test_ui_find_action (learn, "exercise.undo"));
  test_ui_wait_for (satdoku_exercise_view_get_verdict (get_view (learn)) == NULL);
  conclusions = get_conclusions (learn, &n);
  for (guint i = 0; i < n; i++)
    {
      type_into (learn, conclusions[i].candidate);
      check (learn);
      if (i + 1 < n)
        test_ui_wait_for (says (learn, "Right so far"));
    }
  test_ui_wait_for (says (learn, "Right!"));
  g_assert_true (is_shown (learn));
  g_assert_nonnull (
    satdoku_board_get_figure (satdoku_exercise_view_get_board (get_view (learn))));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-3-right");
  first = satdoku_exercise_view_get_exercise (get_view (learn));
  test_ui_click (test_ui_find_action (learn, "exercise.next"));
  test_ui_wait_for (is_trying (learn) &&
                    satdoku_exercise_view_get_exercise (get_view (learn)) != first);
  g_assert_null (satdoku_board_get_figure (satdoku_exercise_view_get_board (get_view (learn))));
  gtk_window_close (GTK_WINDOW (learn));
  test_ui_wait_for (is_gone ());
  g_assert_true (satdoku_window_get_game (self->window) == game);
  g_assert_cmpuint (sudoku_game_get_revision (game), ==, revision);
}

static SudokuOutcome
get_outcome (const char *id,
             guint exercise)
{
  g_autoptr (SudokuLearned) learned = read_file ();

  return sudoku_learned_get (learned, sudoku_technique_find (id), exercise);
}

/* Where to look, the step itself, and another one instead. */
/* What a hint has lit stays while the player goes from cell to cell, until something changes. */
static void
check_lit (SatdokuBoard *board)
{
  const guint cell = 40;

  satdoku_board_select (board, 80);
  satdoku_board_select (board, cell);
  g_assert_cmpuint (count_lit (board), >, 0);
  g_assert_true (sudoku_game_set_colour (satdoku_board_get_game (board), &cell, 1, 5));
  g_assert_cmpuint (count_lit (board), ==, 0);
}

static void
test_help (Fixture *self,
           gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  const SudokuExercise *before = NULL;

  test_ui_resize (GTK_WINDOW (learn), 360, 680);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-9-narrow");
  test_ui_activate (learn, "learn.back", NULL);
  test_ui_wait_for (test_ui_find (learn, GTK_TYPE_SEARCH_ENTRY, NULL) != NULL);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-10-chapters");
  choose (learn, "naked pair");
  test_ui_wait_for (is_loaded (learn));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-11-narrow-lesson");
  start (learn);
  test_ui_screenshot (learn, "exercise-4-narrow");
  test_ui_activate (get_view (learn), "exercise.hint", NULL);
  test_ui_wait_for (says (learn, "Look at"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-5-hint");
  check_lit (satdoku_exercise_view_get_board (get_view (learn)));
  solve (learn);
  g_assert_true (says (learn, "Right, with some help."));
  g_assert_cmpint (get_outcome ("naked-pair", 0), ==, SUDOKU_OUTCOME_HELPED);
  test_ui_activate (get_view (learn), "exercise.next", NULL);
  test_ui_wait_for (is_trying (learn));
  before = satdoku_exercise_view_get_exercise (get_view (learn));
  test_ui_activate (get_view (learn), "exercise.give-up", NULL);
  test_ui_wait_for (is_shown (learn));
  g_assert_cmpint (get_outcome ("naked-pair", 1), ==, SUDOKU_OUTCOME_SKIPPED);
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-6-shown");
  test_ui_activate (get_view (learn), "exercise.next", NULL);
  test_ui_wait_for (is_trying (learn));
  g_assert_true (satdoku_exercise_view_get_exercise (get_view (learn)) != before);
  before = satdoku_exercise_view_get_exercise (get_view (learn));
  test_ui_activate (get_view (learn), "exercise.skip", NULL);
  test_ui_wait_for (is_trying (learn) &&
                    satdoku_exercise_view_get_exercise (get_view (learn)) != before);
  g_assert_cmpint (get_outcome ("naked-pair", 2), ==, SUDOKU_OUTCOME_SKIPPED);
  test_ui_wait_for (test_ui_shows_text (learn, "Exercise 4 of 5"));
}

static guint
find_board (GListModel *names,
            const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), name))
      return i;
  g_assert_not_reached ();
}

static void
choose_board (SatdokuLearn *learn,
              const char *name)
{
  GtkDropDown *boards = GTK_DROP_DOWN (test_ui_find (learn, GTK_TYPE_DROP_DOWN, "boards"));

  gtk_drop_down_set_selected (boards, find_board (gtk_drop_down_get_model (boards), name));
}

static SudokuGeometry *
get_geometry (SatdokuLearn *learn)
{
  return sudoku_game_get_geometry (
    satdoku_board_get_game (satdoku_exercise_view_get_board (get_view (learn))));
}

/* Other sizes, where numbers may have two digits, regions and rules: the board, the keypad and the
 * verdict are for these. */
static void
test_boards (Fixture *self,
             gconstpointer data)
{
  static const struct
  {
    const char *board;
    guint side;
    const char *rule; /* NULL: boxes only */
    const char *technique;
  } cases[] = {
    { "16 × 16", 16, NULL, "naked-pair" },
    { "6 × 6, boxes of 2 × 3", 6, NULL, "pointing" },
    { "9 × 9, Irregular Regions", 9, "regions", "naked-pair" },
    { "9 × 9, Windows", 9, "windows", "hidden-pair" },
  };
  SatdokuLearn *learn = open_learn (self);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *picture = g_strdup_printf ("exercise-board-%zu", i);

      g_test_message ("%s", cases[i].board);
      satdoku_learn_show_lesson (learn, sudoku_technique_find (cases[i].technique));
      choose_board (learn, cases[i].board);
      start (learn);
      g_assert_cmpuint (sudoku_geometry_get_side (get_geometry (learn)), ==, cases[i].side);
      g_assert_true (cases[i].rule == NULL ||
                     sudoku_geometry_find_rule (get_geometry (learn), cases[i].rule) != NULL);
      test_ui_screenshot (learn, picture);
      solve (learn);
    }
}

/* The smallest boards never need it, which is said at once; another board may. */
static void
test_small_board (Fixture *self,
                  gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);

  satdoku_learn_show_lesson (learn, sudoku_technique_find ("x-wing"));
  choose_board (learn, "4 × 4");
  test_ui_activate (learn, "learn.start", NULL);
  test_ui_wait_for (satdoku_exercise_view_get_phase (get_view (learn)) == SATDOKU_EXERCISE_NONE);
  test_ui_wait_for (test_ui_shows_text (learn, "something easier always helps"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-7-small");
  test_ui_activate (learn, "learn.back", NULL);
  choose_board (learn, "9 × 9");
  start (learn);
  g_assert_cmpuint (sudoku_geometry_get_side (get_geometry (learn)), ==, 9);
}

/* Where none is found in time on another board, that is said. */
static void
test_none (Fixture *self,
           gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);

  /* Over before the first puzzle is made: in a hundredth of a second, one in seventy has one. */
  satdoku_exercise_view_set_time_limit (get_view (learn), 0.000001);
  satdoku_learn_show_lesson (learn, sudoku_technique_find ("nested-forcing-chain"));
  choose_board (learn, "9 × 9, Windows");
  test_ui_activate (learn, "learn.start", NULL);
  test_ui_wait_for (satdoku_exercise_view_get_phase (get_view (learn)) == SATDOKU_EXERCISE_NONE);
  test_ui_wait_for (test_ui_shows_text (learn, "rarely needed"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "exercise-8-none");
}

/* What was learned. */

/* In a process of its own: ends an exercise of each second technique once the other one is there,
 * too. */
static void
test_shared_subprocess (void)
{
  const char *folder = g_getenv ("SATDOKU_TEST_FOLDER");
  gsize half = (gsize)g_ascii_strtoull (g_getenv ("SATDOKU_TEST_HALF"), NULL, 10), n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  g_autofree char *path = g_build_filename (folder, "learned.txt", NULL);
  g_autofree char *ready = g_build_filename (folder, half == 0 ? "one" : "two", NULL);
  g_autofree char *other = g_build_filename (folder, half == 0 ? "two" : "one", NULL);
  g_autoptr (SatdokuLearnedFile) file = satdoku_learned_file_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (ready, "", 0, NULL));
  test_process_wait_for (g_file_test (other, G_FILE_TEST_EXISTS));
  for (gsize i = half; i < n; i += 2)
    {
      satdoku_learned_file_end (file, techniques[i], 0, SUDOKU_OUTCOME_SOLVED, &error);
      g_assert_no_error (error);
    }
}

static GSubprocess *
start_half (const char *folder,
            const char *half)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *child;

  g_subprocess_launcher_setenv (launcher, "SATDOKU_TEST_FOLDER", folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "SATDOKU_TEST_HALF", half, TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, program, "--GTestSubprocess", "-p",
                                       "/learn/shared/subprocess", NULL);
  g_assert_no_error (error);
  return child;
}

/* Two processes write at the same time, and nothing of either is lost. */
static void
test_shared (void)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-learned-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "learned.txt", NULL);
  g_autoptr (GSubprocess) one = start_half (folder, "0");
  g_autoptr (GSubprocess) two = start_half (folder, "1");
  g_autoptr (SatdokuLearnedFile) file = satdoku_learned_file_new (path);
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  g_assert_true (g_subprocess_wait_check (one, NULL, NULL));
  g_assert_true (g_subprocess_wait_check (two, NULL, NULL));
  for (gsize i = 0; i < n; i++)
    g_assert_cmpint (sudoku_learned_get (satdoku_learned_file_get (file), techniques[i], 0), ==,
                     SUDOKU_OUTCOME_SOLVED);
  test_remove_tree (folder);
}

/* In a process of its own, which kills itself after two exercises. */
static void
test_kill_subprocess (Fixture *self,
                      gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);

  choose (learn, "naked single");
  start (learn);
  solve (learn);
  test_ui_activate (get_view (learn), "exercise.next", NULL);
  test_ui_wait_for (is_trying (learn));
  test_ui_activate (get_view (learn), "exercise.hint", NULL);
  solve (learn);
  raise (SIGKILL);
}

static void
test_kill (Fixture *self,
           gconstpointer data)
{
  SatdokuLearn *learn = NULL;

  g_test_trap_subprocess ("/learn/kill/subprocess", 0, 0);
  g_assert_false (g_test_trap_has_passed ());
  g_assert_cmpint (get_outcome ("naked-single", 0), ==, SUDOKU_OUTCOME_SOLVED);
  g_assert_cmpint (get_outcome ("naked-single", 1), ==, SUDOKU_OUTCOME_HELPED);
  learn = open_learn (self);
  test_ui_wait_for (test_ui_shows_text (learn, "Exercise 3 of 5"));
  test_ui_wait_for (test_ui_shows_text (learn, "2 of 5 solved, 1 with help"));
  test_ui_click (test_ui_find (learn, GTK_TYPE_BUTTON, "continue_button"));
  test_ui_wait_for (is_trying (learn));
  g_assert_true (test_ui_shows_text (learn, "Exercise 3 of 5"));
}

static const char damaged[] = "satdoku-learned\n"
                              "last x-wing\n"
                              "x-wing solved helped solved skipped open\n"
                              "naked-pair solv\x02\xff";

/* The whole file is set aside with a message, and what could be read goes on. */
static void
test_damaged (Fixture *self,
              gconstpointer data)
{
  g_autofree char *path = get_path ("");
  g_autofree char *aside = get_path (".damaged");
  g_autofree char *kept = NULL;
  SatdokuLearn *learn = NULL;

  g_remove (aside);
  g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
  learn = open_learn (self);
  test_ui_wait_for (test_ui_shows_text (learn, "could not be read and was set aside"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-8-damaged");
  test_ui_wait_for (test_ui_shows_text (learn, "Exercise 5 of 5"));
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, damaged);
  g_assert_cmpint (get_outcome ("x-wing", 1), ==, SUDOKU_OUTCOME_HELPED);
  g_remove (aside);
}

/* A folder in place of the file: nothing is lost, and it is said. */
static void
test_unreadable (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *path = get_path ("");
  SatdokuLearn *learn = NULL;

  g_remove (path);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  learn = open_learn (self);
  test_ui_wait_for (test_ui_shows_text (learn, "a folder, not a file"));
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_screenshot (learn, "learn-12-unreadable");
  choose (learn, "naked single");
  start (learn);
  solve (learn);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_DIR));
  g_rmdir (path);
}

static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static void
choose_file (SatdokuLearn *learn,
             const char *action,
             const char *path)
{
  GtkWindow *chooser;

  test_ui_activate (learn, action, NULL);
  test_ui_wait_for ((chooser = find_chooser ()) != NULL);
  test_ui_focus_window (chooser);
  test_ui_choose_path (chooser, path);
  test_ui_focus_window (GTK_WINDOW (learn));
}

/* Exported, reset and taken back, reset and imported; a file that is something else is refused. */
static void
test_exchange (Fixture *self,
               gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "exported.txt", NULL);
  SatdokuLearnedFile *file = satdoku_learned_file_get_default ();
  const SudokuTechnique *technique = sudoku_technique_find ("x-wing");
  SatdokuLearn *learn = NULL;

  g_assert_true (satdoku_learned_file_end (file, technique, 2, SUDOKU_OUTCOME_SOLVED, NULL));
  learn = open_learn (self);
  choose_file (learn, "learn.export", path);
  test_ui_wait_for (test_ui_shows_text (learn, "Your progress was exported"));
  test_ui_activate (learn, "learn.reset", NULL);
  g_assert_true (sudoku_learned_is_empty (satdoku_learned_file_get (file)));
  test_ui_wait_for (test_ui_find_action (learn, "learn.restore") != NULL);
  test_ui_activate (learn, "learn.restore", NULL);
  g_assert_cmpint (get_outcome ("x-wing", 2), ==, SUDOKU_OUTCOME_SOLVED);
  test_ui_activate (learn, "learn.reset", NULL);
  g_assert_cmpint (get_outcome ("x-wing", 2), ==, SUDOKU_OUTCOME_OPEN);
  choose_file (learn, "learn.import", path);
  test_ui_wait_for (test_ui_shows_text (learn, "Your progress was imported"));
  g_assert_cmpint (get_outcome ("x-wing", 2), ==, SUDOKU_OUTCOME_SOLVED);
  g_assert_true (g_file_set_contents (path, "no progress\n", -1, NULL));
  choose_file (learn, "learn.import", path);
  test_ui_wait_for (test_ui_shows_text (learn, "is expected"));
  g_assert_cmpint (get_outcome ("x-wing", 2), ==, SUDOKU_OUTCOME_SOLVED);
  g_remove (path);
}

/* To the game and back. */

/* A real game comes in the place of the game, which can be brought back. */
static void
test_find (Fixture *self,
           gconstpointer data)
{
  SatdokuLearn *learn = open_learn (self);
  SudokuGame *game = satdoku_window_get_game (self->window);

  choose (learn, "naked pair");
  test_ui_settle (GTK_WIDGET (learn));
  test_ui_activate (learn, "learn.find", NULL);
  test_ui_wait_for (is_gone ());
  test_ui_wait_for (satdoku_window_get_game (self->window) != game);
  test_ui_wait_for (test_ui_shows_text (self->window, "you need “Naked pair”"));
  g_assert_cmpuint (sudoku_grid_count (
                      sudoku_game_get_grid (satdoku_window_get_game (self->window)),
                      SUDOKU_ORIGIN_ENTRY),
                    ==, 0);
}

static gboolean
has_page (SatdokuHelp *help,
          const char *topic)
{
  GtkWidget *picture = test_ui_find (help, SATDOKU_TYPE_EXAMPLE_PICTURE, NULL);

  return g_strcmp0 (satdoku_help_get_topic (help), topic) == 0 && picture != NULL &&
         satdoku_board_get_game (satdoku_example_picture_get_board (
           SATDOKU_EXAMPLE_PICTURE (picture))) != NULL;
}

/* Through the example of a page of the help, and from the page to the lesson. */
static void
test_page (Fixture *self,
           gconstpointer data)
{
  SatdokuHelp *help = NULL;
  SatdokuBoard *board = NULL;
  GtkWidget *words = NULL;

  test_ui_activate (self->window, "win.help-topic", g_variant_new_string ("x-wing"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_HELP) != NULL);
  help = find_window (SATDOKU_TYPE_HELP);
  test_ui_present (GTK_WINDOW (help));
  test_ui_focus_window (GTK_WINDOW (help));
  test_ui_wait_for (has_page (help, "x-wing"));
  board = satdoku_example_picture_get_board (
    SATDOKU_EXAMPLE_PICTURE (test_ui_find (help, SATDOKU_TYPE_EXAMPLE_PICTURE, NULL)));
  words = test_ui_find (help, SATDOKU_TYPE_EXAMPLE_WORDS, NULL);
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "technique-1-where");
  test_ui_click (test_ui_find (words, GTK_TYPE_BUTTON, "forward"));
  test_ui_wait_for (satdoku_board_get_figure (board) != NULL);
  test_ui_settle (GTK_WIDGET (help));
  test_ui_screenshot (help, "technique-2-why");
  gtk_widget_activate (test_ui_find (help, GTK_TYPE_BUTTON, "learn"));
  test_ui_wait_for (find_window (SATDOKU_TYPE_LEARN) != NULL);
  test_ui_wait_for (is_at (find_window (SATDOKU_TYPE_LEARN), "lesson"));
}

/* A hint that names a technique leads to its lesson, and the lesson back to the game and the hint;
 * once it is learned, the hint leads to the help. */
static void
test_from_hint (Fixture *self,
                gconstpointer data)
{
  SatdokuPanel *panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));
  SatdokuLearnedFile *file = satdoku_learned_file_get_default ();
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle_line);
  g_autofree char *verdict = NULL;
  SatdokuLearn *learn = NULL;
  const SudokuTechnique *technique = NULL;

  test_ui_accel ("<Control>h");
  test_ui_wait_for (g_str_has_prefix (satdoku_panel_get_verdict (panel), "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (test_ui_find_action (panel, "win.learn-technique") != NULL);
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "hint-learn");
  verdict = g_strdup (satdoku_panel_get_verdict (panel));
  test_ui_click (test_ui_find_action (panel, "win.learn-technique"));
  learn = wait_for_learn ();
  test_ui_wait_for (is_at (learn, "lesson"));
  test_ui_settle (GTK_WIDGET (learn));
  technique = sudoku_learned_get_last (satdoku_learned_file_get (file));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (is_gone ());
  g_assert_cmpstr (satdoku_panel_get_verdict (panel), ==, verdict);
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    g_assert_true (satdoku_learned_file_end (file, technique, i, SUDOKU_OUTCOME_SOLVED, NULL));
  satdoku_window_set_game (self->window, game);
  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (g_str_has_prefix (satdoku_panel_get_verdict (panel), "Look at "));
  test_ui_accel ("<Control>h");
  test_ui_wait_for (test_ui_find_action (panel, "win.help-topic") != NULL);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();

  g_test_add ("/learn/frames", Fixture, NULL, set_up, test_frames, tear_down);
  g_test_add ("/learn/opened", Fixture, NULL, set_up, test_opened, tear_down);
  g_test_add ("/learn/dark", Fixture, NULL, set_up, test_dark, tear_down);
  g_test_add ("/learn/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/learn/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/learn/escape", Fixture, NULL, set_up, test_escape, tear_down);
  g_test_add ("/learn/exercises", Fixture, NULL, set_up, test_exercises, tear_down);
  g_test_add ("/learn/beginner", Fixture, NULL, set_up, test_beginner, tear_down);
  g_test_add ("/learn/all-exercises", Fixture, NULL, set_up, test_all_exercises, tear_down);
  g_test_add ("/learn/marks", Fixture, NULL, set_up, test_marks, tear_down);
  g_test_add ("/learn/help", Fixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/learn/boards", Fixture, NULL, set_up, test_boards, tear_down);
  g_test_add ("/learn/small-board", Fixture, NULL, set_up, test_small_board, tear_down);
  g_test_add ("/learn/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/learn/kill", Fixture, NULL, set_up, test_kill, tear_down);
  g_test_add ("/learn/kill/subprocess", Fixture, NULL, set_up, test_kill_subprocess, tear_down);
  g_test_add_func ("/learn/shared", test_shared);
  g_test_add_func ("/learn/shared/subprocess", test_shared_subprocess);
  g_test_add ("/learn/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/learn/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/learn/exchange", Fixture, NULL, set_up, test_exchange, tear_down);
  g_test_add ("/learn/find", Fixture, NULL, set_up, test_find, tear_down);
  g_test_add ("/learn/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/learn/from-hint", Fixture, NULL, set_up, test_from_hint, tear_down);

  return g_test_run ();
}
