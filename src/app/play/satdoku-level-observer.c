/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Has the level of the puzzle that is played judged in the worker, when it is not among the notes
 * of the game: it was pasted, opened or typed in, or made in another way. A puzzle that has not
 * exactly one solution has no level. What takes too long stays unknown, and is not asked again as
 * long as the givens stay the same. */

#include "satdoku-config.h"

#include "satdoku-level-observer.h"

#include <sudoku-puzzle-level.h>

#include "satdoku-class.h"
#include "satdoku-request.h"

/* Milliseconds of rest: while a puzzle is typed in, one given follows the other. */
#define PAUSE 400
/* Seconds: for most puzzles it takes milliseconds, for an Extreme one some seconds. */
#define LEVEL_SECONDS 60

struct _SatdokuLevelObserver
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuGameDocument *document;
  GSignalGroup *followed;  /* the game */
  SatdokuRequest *request; /* to a worker of its own: the player's jobs are not in its way */
  SudokuGrid *asked;       /* (nullable): the last puzzle that was asked about: givens alone */
};

G_DEFINE_FINAL_TYPE (SatdokuLevelObserver, satdoku_level_observer, G_TYPE_OBJECT)

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  g_autofree SudokuLevel *level = g_new (SudokuLevel, 1);
  SudokuTask limited = *task;
  GError *local_error = NULL;

  limited.time_limit = LEVEL_SECONDS;
  *level = sudoku_puzzle_level (input, &limited, &local_error);
  if (local_error == NULL)
    return g_steal_pointer (&level);
  g_propagate_error (error, local_error);
  return NULL;
}

static void
done_cb (SatdokuLevelObserver *self)
{
  g_autofree SudokuLevel *level = satdoku_request_steal_result (self->request);

  if (level != NULL && *level != SUDOKU_LEVEL_UNKNOWN)
    satdoku_game_document_set_level (self->document, *level);
}

static gpointer
copy_asked (gpointer owner)
{
  return sudoku_grid_copy (SATDOKU_LEVEL_OBSERVER (owner)->asked);
}

static gboolean
can_judge (SatdokuLevelObserver *self,
           SudokuGame *game)
{
  return game != NULL && sudoku_game_is_whole (game) &&
         satdoku_game_document_get_game (self->document) == game;
}

static void
look (SatdokuLevelObserver *self)
{
  const SatdokuJob job = {
    .run = run,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = g_free,
    .quiet = TRUE,
  };
  SudokuGame *game = satdoku_play_get_game (self->play);
  g_autoptr (SudokuGrid) givens = NULL;

  if (can_judge (self, game) &&
      satdoku_game_notes_get_level (satdoku_play_get_notes (self->play),
                                    sudoku_game_get_grid (game)) == SUDOKU_LEVEL_UNKNOWN)
    givens = sudoku_grid_copy_givens (sudoku_game_get_grid (game));
  if (givens != NULL && self->asked != NULL && sudoku_grid_equal (self->asked, givens))
    return;
  satdoku_request_stop (self->request);
  g_clear_pointer (&self->asked, sudoku_grid_free);
  self->asked = g_steal_pointer (&givens);
  if (self->asked != NULL)
    satdoku_request_start_later (self->request, &job, copy_asked, self, PAUSE);
}

static void
satdoku_level_observer_class_init (SatdokuLevelObserverClass *klass)
{
  satdoku_class_drops (klass, SatdokuLevelObserver, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuLevelObserver, request, g_object_unref);
  satdoku_class_drops (klass, SatdokuLevelObserver, play, g_object_unref);
  satdoku_class_drops (klass, SatdokuLevelObserver, document, g_object_unref);
  satdoku_class_drops (klass, SatdokuLevelObserver, asked, sudoku_grid_free);
}

static void
satdoku_level_observer_init (SatdokuLevelObserver *self)
{
  self->request = satdoku_request_new (NULL, G_CALLBACK (done_cb), self);
}

/* @document: of the game of @play. */
SatdokuLevelObserver *
satdoku_level_observer_new (SatdokuPlay *play,
                            SatdokuGameDocument *document)
{
  SatdokuLevelObserver *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);

  self = g_object_new (SATDOKU_TYPE_LEVEL_OBSERVER, NULL);
  self->play = g_object_ref (play);
  self->document = g_object_ref (document);
  g_object_bind_property (play, "busy", self->request, "paused", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (play, "notify::notes", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  self->followed = satdoku_play_follow_game (play, G_CALLBACK (look), G_CALLBACK (look), self);
  return self;
}
