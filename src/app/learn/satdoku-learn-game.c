/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From a lesson one comes to a game that needs the technique. It is made in the worker, and takes
 * the place of the game that is played as any new puzzle does. */

#include "satdoku-config.h"

#include "satdoku-learn-game.h"

#include <glib/gi18n.h>
#include <sudoku-chapter.h>
#include <sudoku-level-judge.h>
#include <sudoku-series.h>

#include "satdoku-class.h"
#include "satdoku-exercise-boards.h"
#include "satdoku-request.h"

/* Seconds that a puzzle is looked for, and how many are compared. */
#define TIME_LIMIT 20
#define N_PUZZLES 3

struct _SatdokuLearnGame
{
  GObject parent_instance;

  SatdokuPlay *play;
  SatdokuGameDocument *document;
  SatdokuLeaveGuard *guard;
  SatdokuRequest *request; /* makes a puzzle */
};

G_DEFINE_FINAL_TYPE (SatdokuLearnGame, satdoku_learn_game, G_TYPE_OBJECT)

/* A puzzle that needs a technique. */
typedef struct
{
  const SudokuTechnique *technique;
  SudokuGrid *grid;
  SudokuLevel level;
} Found;

static void
found_free (gpointer data)
{
  Found *found = data;

  g_clear_pointer (&found->grid, sudoku_grid_free);
  g_free (found);
}

/* Whether a level suits the technique better than another one: the puzzle should not need anything
 * harder. */
static gboolean
is_better (SudokuLevel level,
           SudokuLevel than)
{
  return level != SUDOKU_LEVEL_UNKNOWN && (than == SUDOKU_LEVEL_UNKNOWN || level < than);
}

static void
choose_puzzle (Found *found,
               GPtrArray *series,
               const SudokuTask *task)
{
  for (guint i = 0; i < series->len; i++)
    {
      const SudokuSeriesItem *item = g_ptr_array_index (series, i);
      g_autoptr (SudokuGrid) puzzle = sudoku_exercise_make_puzzle (item->exercise);
      SudokuLevel level = sudoku_level_judge (puzzle, task);

      if (found->grid != NULL && !is_better (level, found->level))
        continue;
      g_clear_pointer (&found->grid, sudoku_grid_free);
      found->grid = g_steal_pointer (&puzzle);
      found->level = level;
    }
}

/* In the thread. */
static gpointer
run_find (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  const SudokuTechnique *technique = input;
  guint64 seed = ((guint64)g_random_int () << 32) | g_random_int ();
  g_autoptr (SudokuGeometry) geometry = satdoku_exercise_boards_create (0, seed, task, error);
  g_autoptr (GPtrArray) series = NULL;
  SudokuTask limited = *task;
  Found *found = NULL;

  if (geometry == NULL)
    return NULL;
  limited.time_limit = TIME_LIMIT;
  series = sudoku_series_make (geometry, technique, seed, N_PUZZLES, TRUE, &limited, error);
  if (series == NULL)
    return NULL;
  found = g_new0 (Found, 1);
  found->technique = technique;
  choose_puzzle (found, series, &limited);
  return found;
}

static void
show_found (GObject *owner,
            gpointer shown)
{
  SatdokuLearnGame *self = SATDOKU_LEARN_GAME (owner);
  const Found *found = shown;
  g_autoptr (SudokuGame) game = sudoku_game_new (found->grid);
  /* Translators: the title of a game in the library; %s is the name of a technique. */
  g_autofree char *title = g_strdup_printf (_ ("Learn: %s"), _ (found->technique->name));
  /* Translators: %s is the name of a technique, such as "X-wing". */
  g_autofree char *text =
    g_strdup_printf (_ ("Somewhere in this puzzle you need “%s”"), _ (found->technique->name));
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE, .title = title };
  gboolean kept;

  /* The window may have gone while the player was asked. */
  if (self->request == NULL)
    return;
  satdoku_game_notes_set_level (&notes, found->level, found->grid);
  kept = satdoku_game_document_replace (self->document, game, &notes);
  satdoku_play_focus_board (self->play);
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, text,
                           kept ? _ ("_Go Back") : NULL, kept ? "win.go-back" : NULL);
}

static void
found_cb (SatdokuLearnGame *self)
{
  const GError *error = satdoku_request_get_error (self->request);
  Found *found = satdoku_request_steal_result (self->request);

  if (error != NULL)
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
  if (found == NULL)
    return;
  if (found->grid != NULL)
    satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_found, found, found_free);
  else
    {
      satdoku_messages_say (satdoku_play_get_messages (self->play),
                            _ ("No puzzle that needs this was found"));
      found_free (found);
    }
}

static void
learn_game_cb (SatdokuLearnGame *self,
               GVariant *parameter)
{
  const SatdokuJob job = {
    .title = _ ("Making a puzzle…"),
    .run = run_find,
    .free_result = found_free,
  };
  const SudokuTechnique *technique =
    sudoku_chapter_find_lesson (g_variant_get_string (parameter, NULL));

  if (technique != NULL)
    satdoku_request_start (self->request, &job, (gpointer)technique);
}

static const SatdokuCommand table[] = {
  { "learn-game", G_CALLBACK (learn_game_cb), NULL, "s" },
};

static void
satdoku_learn_game_class_init (SatdokuLearnGameClass *klass)
{
  satdoku_class_drops (klass, SatdokuLearnGame, request, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLearnGame, guard, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLearnGame, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLearnGame, play, g_object_unref);
}

static void
satdoku_learn_game_init (SatdokuLearnGame *self)
{
}

SatdokuLearnGame *
satdoku_learn_game_new (SatdokuPlay *play,
                        SatdokuGameDocument *document,
                        SatdokuLeaveGuard *guard)
{
  SatdokuLearnGame *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_LEAVE_GUARD (guard), NULL);

  self = g_object_new (SATDOKU_TYPE_LEARN_GAME, NULL);
  self->play = g_object_ref (play);
  self->document = g_object_ref (document);
  self->guard = g_object_ref (guard);
  self->request =
    satdoku_request_new (satdoku_play_get_worker (play), G_CALLBACK (found_cb), self);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
