/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words shown for a stored game, and the text in which games and collections are searched. It
 * knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-game-facts.h"

#include <glib/gi18n.h>
#include <words-library.h>
#include <words-play.h>

#include "satdoku-file.h"
#include "satdoku-search-words.h"

static const char *const origins[] = {
  [SATDOKU_GAME_MADE] = N_ ("Made"),
  [SATDOKU_GAME_PASTED] = N_ ("Pasted"),
  [SATDOKU_GAME_OPENED] = N_ ("Opened"),
  [SATDOKU_GAME_TYPED] = N_ ("Typed in"),
  [SATDOKU_GAME_FETCHED] = N_ ("From the web"),
};

static char *
make_kind (SatdokuStoredGame *game)
{
  return satdoku_game_notes_name_kind (satdoku_stored_game_get_notes (game),
                                       satdoku_stored_game_get_grid (game),
                                       satdoku_stored_game_get_entry (game)->is_whole);
}

static char *
make_file_name (SatdokuStoredGame *game)
{
  GFile *file = satdoku_stored_game_get_notes (game)->file;

  return file != NULL ? satdoku_file_dup_name (file) : NULL;
}

/* How the puzzle came into the window; NULL when that is not known. */
static char *
make_origin (SatdokuStoredGame *game)
{
  SatdokuGameOrigin origin = satdoku_stored_game_get_notes (game)->origin;
  g_autofree char *name = make_file_name (game);

  if (origin == SATDOKU_GAME_OPENED && name != NULL)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_ ("Opened “%s”"), name);
  return origin != SATDOKU_GAME_UNKNOWN ? g_strdup (_ (origins[origin])) : NULL;
}

/* A title of its own, which is not just the name of its file. */
static const char *
find_title (SatdokuStoredGame *game)
{
  const char *title = satdoku_stored_game_get_notes (game)->title;
  g_autofree char *name = make_file_name (game);

  return title != NULL && title[0] != '\0' && g_strcmp0 (title, name) != 0 ? title : NULL;
}

/* What the game is called, or else what kind of puzzle it is. */
char *
satdoku_game_facts_make_title (SatdokuStoredGame *game)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), NULL);

  return find_title (game) != NULL ? g_strdup (find_title (game)) : make_kind (game);
}

/* What kind of puzzle it is, unless that is its title, and how it came into the window. It may be
 * empty. */
char *
satdoku_game_facts_make_details (SatdokuStoredGame *game)
{
  g_autofree char *origin = NULL;
  g_autofree char *kind = NULL;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), NULL);

  origin = make_origin (game);
  if (find_title (game) == NULL)
    return origin != NULL ? g_steal_pointer (&origin) : g_strdup ("");
  kind = make_kind (game);
  if (origin == NULL)
    return g_steal_pointer (&kind);
  /* Translators: two facts of a game, such as "9 × 9" and "Pasted". */
  return g_strdup_printf (_ ("%s · %s"), kind, origin);
}

char *
satdoku_game_facts_make_progress (SatdokuStoredGame *game)
{
  const SatdokuGameEntry *entry;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), NULL);

  entry = satdoku_stored_game_get_entry (game);
  return words_game_progress (satdoku_stored_game_get_grid (game), entry->is_solved,
                              entry->is_touched, entry->elapsed);
}

char *
satdoku_game_facts_make_date (SatdokuStoredGame *game)
{
  g_autoptr (GDateTime) date = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), NULL);

  date = g_date_time_new_from_unix_local (satdoku_stored_game_get_entry (game)->date);
  if (satdoku_stored_game_get_entry (game)->is_played)
    /* Translators: of a game that a window shows at this moment. */
    return g_strdup (_ ("Current game"));
  return date != NULL ? words_game_date (date, now) : g_strdup ("");
}

static guint
count_open (const SudokuGrid *grid)
{
  return sudoku_grid_get_n_cells (grid) - sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN);
}

static gboolean
is_begun (SatdokuStoredGame *game)
{
  const SudokuGrid *grid = satdoku_stored_game_get_grid (game);

  return satdoku_stored_game_get_entry (game)->is_touched ||
         sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE) < count_open (grid);
}

/* Each game is in exactly one set beside the one of all. */
gboolean
satdoku_game_facts_is_in (SatdokuStoredGame *game,
                          SatdokuGameSet set)
{
  gboolean solved;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), FALSE);

  solved = satdoku_stored_game_get_entry (game)->is_solved;
  switch (set)
    {
    case SATDOKU_GAMES_IN_PROGRESS:
      return !solved && is_begun (game);
    case SATDOKU_GAMES_NEW:
      return !solved && !is_begun (game);
    case SATDOKU_GAMES_SOLVED:
      return solved;
    case SATDOKU_GAMES_ALL:
    default:
      return TRUE;
    }
}

/* Each has the level that is not known. Games that are pasted get theirs while they are played. */
gboolean
satdoku_game_facts_has_level (SatdokuStoredGame *game,
                              SudokuLevel level)
{
  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game), FALSE);

  return level == SUDOKU_LEVEL_UNKNOWN ||
         satdoku_game_notes_get_level (satdoku_stored_game_get_notes (game),
                                       satdoku_stored_game_get_grid (game)) == level;
}

static void
add_line (GString *lines,
          char *line)
{
  if (line != NULL)
    g_string_append_printf (lines, "%s\n", line);
  g_free (line);
}

/* All that a game can be found by, "9 × 9" also as it is typed. */
static char *
make_key (SatdokuStoredGame *game)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *kind = make_kind (game);
  g_auto (GStrv) sizes = g_strsplit (kind, " × ", -1);

  add_line (lines, g_strjoinv ("x", sizes));
  add_line (lines, g_steal_pointer (&kind));
  add_line (lines, g_strdup (find_title (game)));
  add_line (lines, make_origin (game));
  add_line (lines, make_file_name (game));
  return satdoku_search_fold (lines->str);
}

/* Is each of the words in the title, the kind, the origin or the name of the file? "9x9" finds "9 ×
 * 9". */
gboolean
satdoku_game_facts_matches (SatdokuStoredGame *game,
                            const char *text)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (game) && text != NULL, FALSE);

  key = make_key (game);
  return satdoku_search_has_words (key, text);
}

/* A collection is solved when all of it is, new when nothing is. */
gboolean
satdoku_game_facts_collection_is_in (SatdokuCollection *collection,
                                     SatdokuGameSet set)
{
  guint n, n_solved;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (collection), FALSE);

  n = satdoku_collection_get_n_puzzles (collection);
  n_solved = satdoku_collection_get_n_solved (collection);
  switch (set)
    {
    case SATDOKU_GAMES_IN_PROGRESS:
      return n_solved > 0 && n_solved < n;
    case SATDOKU_GAMES_NEW:
      return n_solved == 0;
    case SATDOKU_GAMES_SOLVED:
      return n_solved == n;
    case SATDOKU_GAMES_ALL:
    default:
      return TRUE;
    }
}

/* Whether the name has each of the words, in upper or lower case. */
gboolean
satdoku_game_facts_collection_matches (SatdokuCollection *collection,
                                       const char *text)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (SATDOKU_IS_COLLECTION (collection) && text != NULL, FALSE);

  key = satdoku_search_fold (satdoku_collection_get_name (collection));
  return satdoku_search_has_words (key, text);
}

/* Full cells of those that were empty; what has none is full. */
static double
measure_progress (SatdokuStoredGame *game)
{
  const SudokuGrid *grid = satdoku_stored_game_get_grid (game);
  guint n_open = count_open (grid);

  return n_open > 0 ? 1 - (double)sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE) / n_open : 1;
}

/* Negative when @first comes before @second, positive when it comes after it. */
int
satdoku_game_facts_compare (SatdokuStoredGame *first,
                            SatdokuStoredGame *second,
                            SatdokuGameOrder order)
{
  gint64 a, b;
  int later;

  g_return_val_if_fail (SATDOKU_IS_STORED_GAME (first) && SATDOKU_IS_STORED_GAME (second), 0);

  a = satdoku_stored_game_get_number (first);
  b = satdoku_stored_game_get_number (second);
  later = (a < b) - (a > b);
  if (order == SATDOKU_GAMES_PROGRESS)
    {
      double p = measure_progress (first), q = measure_progress (second);

      return p != q ? (p < q) - (p > q) : later;
    }
  return order == SATDOKU_GAMES_OLDEST ? -later : later;
}
