/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The beginning of a game, which is recorded with the player's first move, and its end: when the
 * player makes the last number right, the time is recorded and there is something to see. A grid
 * that the solver fills doesn't count as finished, nor one filled while this is held; and what
 * was finished once counts once. */

#include "satdoku-config.h"

#include "satdoku-finish-observer.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <sudoku-tally.h>
#include <words-day.h>
#include <words-play.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* Of fewer times the average says nothing. */
#define N_TIMES_MIN 3

struct _SatdokuFinishObserver
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuFinishCard *card; /* (nullable): weak */
  SatdokuBoard *board;     /* (nullable): weak; what the card lies over */

  /* Owned. */
  SatdokuGameDocument *document;
  SatdokuHistory *history;
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */

  gboolean held;
  gboolean player_moved; /* the last change was a move of the player's */
};

G_DEFINE_FINAL_TYPE (SatdokuFinishObserver, satdoku_finish_observer, G_TYPE_OBJECT)

enum
{
  SIGNAL_FINISHING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SudokuGame *
get_game (SatdokuFinishObserver *self)
{
  return satdoku_play_get_game (self->play);
}

static SudokuResult
make_record (SatdokuFinishObserver *self)
{
  const SatdokuGameNotes *notes = satdoku_game_document_get_notes (self->document);
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));
  SudokuResult record;

  sudoku_result_init (&record, get_game (self), g_get_real_time () / G_USEC_PER_SEC);
  record.level = satdoku_game_notes_get_level (notes, grid);
  record.day = satdoku_game_notes_get_day (notes, grid);
  record.begun = notes->begun;
  return record;
}

/* Nothing was done before, or undone and replaced. */
static gboolean
is_first_move (SudokuGame *game)
{
  return sudoku_history_get_n_moves (sudoku_game_get_history (game)) == 1;
}

/* Once for each game, and not for a board on which a puzzle is only being set. What fails here is
 * reported at the end. */
static void
begin (SatdokuFinishObserver *self)
{
  SudokuResult record = make_record (self);

  if (record.begun != 0 || record.n_given == 0 || sudoku_game_was_finished (get_game (self)))
    return;
  record.stage = SUDOKU_RESULT_BEGUN;
  record.seconds = 0;
  if (satdoku_history_append (self->history, &record, NULL))
    satdoku_game_document_set_begun (self->document, record.when, is_first_move (get_game (self)));
}

/* The records before this one, none where they can't be read; damage is reported once. */
static GArray *
load_history (SatdokuFinishObserver *self)
{
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;
  SatdokuMessages *messages = satdoku_play_get_messages (self->play);
  GArray *records = satdoku_history_load (self->history, &n_damaged, &error);

  if (error != NULL)
    satdoku_messages_say_error (messages, error);
  if (records == NULL)
    records = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  if (n_damaged > 0)
    satdoku_messages_say (messages,
                          _ ("Some of the history could not be read and was set aside"));
  return records;
}

/* Can any of the puzzles that were finished before have been of this kind and level? What is not
 * known of an old record is not claimed either way. */
static gboolean
is_first (const SudokuResult *record,
          GArray *records)
{
  for (SudokuLevel level = 0; level < SUDOKU_N_LEVELS; level++)
    {
      SudokuTally tally = { 0 };

      if (level != record->level && level != SUDOKU_LEVEL_UNKNOWN &&
          record->level != SUDOKU_LEVEL_UNKNOWN)
        continue;
      sudoku_tally_count (&tally, records, &record->kind, level);
      if (tally.n_finished > 0)
        return FALSE;
    }
  return TRUE;
}

static char *
describe_first (const SudokuResult *record,
                GArray *records)
{
  g_autofree char *name = words_kind_with_level (&record->kind, record->level);

  if (!is_first (record, records))
    return g_steal_pointer (&name);
  /* Translators: %s is a kind of puzzle, such as "9 × 9 · Easy". */
  return g_strdup_printf (_ ("First one solved: %s"), name);
}

/* Is an average known that says something? */
static gboolean
has_average (const SudokuTally *before)
{
  return before->n_timed >= N_TIMES_MIN && before->average > 0;
}

/* (nullable): to whole seconds, as times are shown. */
static char *
compare_with_average (const SudokuResult *record,
                      const SudokuTally *before)
{
  int less = (int)floor (before->average) - (int)floor (record->seconds);
  g_autofree char *average = words_time (before->average);
  g_autofree char *difference = words_time (ABS (less));

  if (!has_average (before) || !sudoku_result_counts (record))
    return NULL;
  if (less == 0)
    /* Translators: %s is a time of playing, such as 3:07. */
    return g_strdup_printf (_ ("As fast as your average of %s"), average);
  if (less > 0)
    /* Translators: both %s are times of playing, such as 3:07. */
    return g_strdup_printf (_ ("%s faster than your average of %s"), difference, average);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("%s slower than your average of %s"), difference, average);
}

/* Beside the puzzles of the same kind and level that were finished before. */
static char *
compare (const SudokuResult *record,
         const SudokuTally *before)
{
  g_autofree char *name = words_kind_with_level (&record->kind, record->level);
  g_autofree char *best = words_time (before->best);
  g_autofree char *average = words_time (before->average);

  if (record->seconds < before->best)
    /* Translators: a kind of puzzle, such as "9 × 9 · Easy", and the best time so far, such as
     * 3:07. */
    return g_strdup_printf (_ ("%s: a new best time! It was %s before."), name, best);
  if (has_average (before))
    /* Translators: a kind of puzzle, such as "9 × 9 · Easy", and the best time so far, such as
     * 3:07. */
    return g_strdup_printf (_ ("%s: your best time is %s."), name, best);
  /* Translators: a kind of puzzle, such as "9 × 9 · Easy", the best time so far, such as 3:07, and
   * the average of the times so far. */
  return g_strdup_printf (_ ("%s: your best time is %s, your average %s."), name, best, average);
}

static char *
describe_helped (const SudokuResult *record)
{
  g_autofree char *name = words_kind_with_level (&record->kind, record->level);

  /* Translators: %s is a kind of puzzle, such as "9 × 9 · Easy". */
  return g_strdup_printf (_ ("%s: solved with help, so it does not count for the best times."),
                          name);
}

static char *
describe (const SudokuResult *record,
          GArray *records,
          const SudokuTally *before,
          gboolean again)
{
  if (again)
    return g_strdup (_ ("You have solved this one before."));
  if (record->stage == SUDOKU_RESULT_HELPED)
    return describe_helped (record);
  if (!sudoku_result_counts (record))
    return g_strdup (_ ("Most of it was given, so it does not count for the best times."));
  return before->n_timed > 0 ? compare (record, before) : describe_first (record, records);
}

/* What others are told: the puzzle of a day by its date, any other by its kind, and nothing of the
 * solution. */
static char *
word_share (const SudokuResult *record,
            const char *time)
{
  g_autofree char *name = words_kind_with_level (&record->kind, record->level);

  if (record->day != 0)
    {
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_julian (&date, record->day);
      g_free (name);
      name = words_day_name (&date);
    }
  if (record->stage == SUDOKU_RESULT_ALONE)
    /* Translators: what was solved, such as "9 × 9 · Easy" or a date, and the time. */
    return g_strdup_printf (_ ("Satdoku, %s: %s, without help"), name, time);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("Satdoku, %s: %s, with help"), name, time);
}

/* -1: not known */
static int
get_asked (SatdokuFinishObserver *self,
           SudokuHelp help)
{
  guint times = 0;

  return sudoku_effort_get_asked (sudoku_game_get_effort (get_game (self)), help, &times)
           ? (int)times
           : -1;
}

/* A number is known to be wrong when the puzzle has one solution, as all have that have a level.
 * -1: not known */
static int
count_mistakes (SatdokuFinishObserver *self,
                const SudokuResult *record)
{
  if (!satdoku_game_document_get_notes (self->document)->watched ||
      record->level == SUDOKU_LEVEL_UNKNOWN)
    return -1;
  return (int)sudoku_effort_count_wrong (sudoku_game_get_effort (get_game (self)),
                                         sudoku_game_get_grid (get_game (self)));
}

static void
celebrate (SatdokuFinishObserver *self,
           const SudokuResult *record,
           GArray *records,
           gboolean again)
{
  SudokuTally before = { 0 };
  gboolean of_puzzle = record->n_given > 0;
  SatdokuFinish said = {
    .seconds = record->seconds,
    .n_hints = of_puzzle ? get_asked (self, SUDOKU_HELP_HINT) : -1,
    .n_checks = of_puzzle ? get_asked (self, SUDOKU_HELP_CHECK) : -1,
    .n_mistakes = count_mistakes (self, record),
    .of_day = record->day != 0,
  };

  sudoku_tally_count (&before, records, &record->kind, record->level);
  said.time = words_time (record->seconds);
  said.details = describe (record, records, &before, again);
  said.average = before.average;
  said.comparison = again ? NULL : compare_with_average (record, &before);
  said.share = word_share (record, said.time);
  said.is_record = !again && sudoku_result_counts (record) && before.n_timed > 0 &&
                   record->seconds < before.best;
  satdoku_finish_card_celebrate (self->card, self->board, &said);
  g_free (said.time);
  g_free (said.details);
  g_free (said.comparison);
  g_free (said.share);
}

static void
finish (SatdokuFinishObserver *self)
{
  g_autoptr (GArray) records = NULL;
  g_autoptr (GError) error = NULL;
  gboolean again = sudoku_game_was_finished (get_game (self));
  SudokuResult record;

  g_signal_emit (self, signals[SIGNAL_FINISHING], 0);
  record = make_record (self);
  records = load_history (self);
  if (!again && !satdoku_history_append (self->history, &record, &error))
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
  sudoku_game_mark_finished (get_game (self));
  celebrate (self, &record, records, again);
}

/* A move of the player is announced before its consequences; undo and redo are announced
 * differently. */
static void
moved_cb (SatdokuFinishObserver *self,
          const char *line)
{
  self->player_moved =
    !self->held && g_str_has_prefix (line, "move ") && strstr (line, ">?") == NULL;
  if (self->player_moved)
    begin (self);
}

static void
solved_cb (SatdokuFinishObserver *self)
{
  if (!sudoku_game_is_solved (get_game (self)))
    satdoku_finish_card_dismiss (self->card);
  else if (self->player_moved)
    finish (self);
}

static void
game_cb (SatdokuFinishObserver *self)
{
  satdoku_finish_card_dismiss (self->card);
}

static void
satdoku_finish_observer_class_init (SatdokuFinishObserverClass *klass)
{
  /* Whether the puzzle is being set, not played: its last number is no end then. */
  const SatdokuProperty rows[] = {
    { "held", G_TYPE_BOOLEAN, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuFinishObserver, held) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);

  /* The puzzle is about to be recorded as solved: handlers add the elapsed time now. */
  signals[SIGNAL_FINISHING] = satdoku_class_add_signal (klass, "finishing", 0);
  satdoku_class_drops (klass, SatdokuFinishObserver, followed, g_object_unref);
  satdoku_class_forgets (klass, SatdokuFinishObserver, card);
  satdoku_class_forgets (klass, SatdokuFinishObserver, board);
  satdoku_class_drops (klass, SatdokuFinishObserver, document, g_object_unref);
  satdoku_class_drops (klass, SatdokuFinishObserver, history, g_object_unref);
  satdoku_class_drops (klass, SatdokuFinishObserver, play, g_object_unref);
}

static void
satdoku_finish_observer_init (SatdokuFinishObserver *self)
{
}

SatdokuFinishObserver *
satdoku_finish_observer_new (SatdokuPlay *play,
                             SatdokuGameDocument *document,
                             SatdokuHistory *history,
                             SatdokuFinishCard *card,
                             SatdokuBoard *board)
{
  SatdokuFinishObserver *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_HISTORY (history), NULL);
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (document) && SATDOKU_IS_FINISH_CARD (card), NULL);

  self = g_object_new (SATDOKU_TYPE_FINISH_OBSERVER, NULL);
  self->document = g_object_ref (document);
  self->history = g_object_ref (history);
  g_set_weak_pointer (&self->card, card);
  g_set_weak_pointer (&self->board, board);
  self->play = g_object_ref (play);
  self->followed =
    satdoku_play_follow (play, self, "moved", G_CALLBACK (moved_cb), "notify::solved",
                         G_CALLBACK (solved_cb), "bind", G_CALLBACK (game_cb), NULL);
  return self;
}
