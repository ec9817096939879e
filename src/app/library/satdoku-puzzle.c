/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One puzzle of a collection, as an item of a list, and the words shown for it. It is made when it
 * is looked at and read from the file then: a list of a million has a few dozen of them. */

#include "satdoku-config.h"

#include "satdoku-puzzle.h"

#include <glib/gi18n.h>
#include <words-library.h>
#include <words-play.h>
#include <words-terms.h>

#include "satdoku-class.h"

struct _SatdokuPuzzle
{
  GObject parent_instance;

  /* Owned. */
  SatdokuCollection *collection;
  SatdokuStoredGame *game; /* (nullable): that was begun in it */

  guint i;
  guint same; /* the first puzzle that is the same, or SATDOKU_NO_PUZZLE */
};

G_DEFINE_FINAL_TYPE (SatdokuPuzzle, satdoku_puzzle, G_TYPE_OBJECT)

static void
satdoku_puzzle_class_init (SatdokuPuzzleClass *klass)
{
  satdoku_class_keeps (klass, SatdokuPuzzle, collection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuPuzzle, game, g_object_unref);
}

static void
satdoku_puzzle_init (SatdokuPuzzle *self)
{
}

/* Nothing is read yet. @same: the first puzzle that is known to be the same, which may be itself,
 * or %SATDOKU_NO_PUZZLE. */
SatdokuPuzzle *
satdoku_puzzle_new (SatdokuCollection *collection,
                    guint i,
                    SatdokuStoredGame *game,
                    guint same)
{
  SatdokuPuzzle *self;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (collection), NULL);

  self = g_object_new (SATDOKU_TYPE_PUZZLE, NULL);
  self->collection = g_object_ref (collection);
  g_set_object (&self->game, game);
  self->i = i;
  self->same = same;
  return self;
}

guint
satdoku_puzzle_get_index (SatdokuPuzzle *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), 0);

  return self->i;
}

/* (nullable): the game that was begun in it. */
SATDOKU_DEFINE_GETTER (SatdokuPuzzle, satdoku_puzzle, game, SatdokuStoredGame *)

/* The grid of the game that was begun, or else of the puzzle; %NULL when that is damaged. @name:
 * what the file calls it, which may be empty. Costs reading a line. */
SudokuGrid *
satdoku_puzzle_read (SatdokuPuzzle *self,
                     char **name)
{
  g_autoptr (SudokuDocument) document = NULL;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self) && name != NULL, NULL);

  *name = NULL;
  document =
    satdoku_puzzle_file_read (satdoku_collection_get_file (self->collection), self->i, name, NULL);
  if (*name == NULL)
    *name = g_strdup ("");
  if (self->game != NULL)
    return sudoku_grid_copy (satdoku_stored_game_get_grid (self->game));
  return document != NULL ? sudoku_grid_copy (sudoku_document_get_grid (document)) : NULL;
}

/* The puzzle as the file has it; %NULL when it is damaged. Costs reading a line. */
SudokuDocument *
satdoku_puzzle_read_document (SatdokuPuzzle *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), NULL);

  return satdoku_puzzle_file_read (satdoku_collection_get_file (self->collection), self->i, NULL,
                                   NULL);
}

char *
satdoku_puzzle_make_title (SatdokuPuzzle *self,
                           const char *name)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self) && name != NULL, NULL);

  number = words_count (self->i + 1);
  if (name[0] == '\0')
    /* Translators: which puzzle of a collection it is; %s is a number. */
    return g_strdup_printf (_ ("Puzzle %s"), number);
  /* Translators: which puzzle of a collection it is: its number and its name. */
  return g_strdup_printf (_ ("%s · %s"), number, name);
}

/* %NULL: it is in none. */
const char *
satdoku_puzzle_get_folder (SatdokuPuzzle *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), NULL);

  return satdoku_puzzle_file_find_folder (satdoku_collection_get_file (self->collection), self->i);
}

/* Its kind and its givens are those of the other. */
static char *
say_same (SatdokuPuzzle *self)
{
  g_autofree char *number = words_count (self->same + 1);

  /* Translators: of a puzzle of a collection that is another one turned or with other digits; %s is
   * the number of the other. */
  return g_strdup_printf (_ ("Same as puzzle %s"), number);
}

/* @grid: (nullable): what satdoku_puzzle_read() has read. */
char *
satdoku_puzzle_make_details (SatdokuPuzzle *self,
                             const SudokuGrid *grid)
{
  SudokuKind kind;
  g_autofree char *name = NULL;
  g_autofree char *givens = NULL;
  guint n;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), NULL);

  if (grid == NULL)
    return g_strdup (_ ("This puzzle is damaged"));
  if (self->same != SATDOKU_NO_PUZZLE && self->same != self->i)
    return say_same (self);
  n = satdoku_puzzle_file_get_n_givens (satdoku_collection_get_file (self->collection), self->i);
  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  name = words_kind (&kind);
  /* Translators: the numbers that a puzzle begins with. */
  givens = g_strdup_printf (ngettext ("%u given", "%u givens", n), n);
  /* Translators: what a puzzle is: its kind, such as "9 × 9", and "24 givens". */
  return g_strdup_printf (_ ("%s · %s"), name, givens);
}

gboolean
satdoku_puzzle_is_solved (SatdokuPuzzle *self)
{
  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), FALSE);

  return satdoku_collection_get_solved (self->collection, self->i) != NULL;
}

char *
satdoku_puzzle_make_progress (SatdokuPuzzle *self)
{
  const SatdokuPuzzleSolved *solved;
  g_autofree char *time = NULL;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), NULL);

  solved = satdoku_collection_get_solved (self->collection, self->i);
  if (solved == NULL && self->game == NULL)
    /* Translators: a game in which nothing was done yet. */
    return g_strdup (C_ ("game", "New"));
  if (solved == NULL)
    return words_game_progress (satdoku_stored_game_get_grid (self->game),
                                satdoku_stored_game_get_entry (self->game)->is_solved,
                                satdoku_stored_game_get_entry (self->game)->is_touched,
                                satdoku_stored_game_get_entry (self->game)->elapsed);
  time = words_time (solved->seconds);
  /* Translators: of a game; %s is a time such as "3:07". */
  return g_strdup_printf (_ ("Solved in %s"), time);
}

/* When it was solved, or else last played; empty when it is new. */
char *
satdoku_puzzle_make_date (SatdokuPuzzle *self)
{
  const SatdokuPuzzleSolved *solved;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) date = NULL;

  g_return_val_if_fail (SATDOKU_IS_PUZZLE (self), NULL);

  if (self->game != NULL && satdoku_stored_game_get_entry (self->game)->is_played)
    /* Translators: of a game that a window shows at this moment. */
    return g_strdup (_ ("Current game"));
  solved = satdoku_collection_get_solved (self->collection, self->i);
  if (solved != NULL)
    date = g_date_time_new_from_unix_local (solved->date);
  else if (self->game != NULL)
    date = g_date_time_new_from_unix_local (satdoku_stored_game_get_entry (self->game)->date);
  return date != NULL ? words_game_date (date, now) : g_strdup ("");
}
