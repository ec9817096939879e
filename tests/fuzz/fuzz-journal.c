/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as the file of a game that is kept, and any lines behind the beginning of one, with
 * right seals: what is read of it can go on, and up to a line that is wrong everything happened. */

#include "fuzz.h"

#include <satdoku-journal.h>
#include <sudoku-game-text.h>

static SudokuGame *
make_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 6, 2, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

/* A new journal of what was read says the same. */
static void
check_begun_again (const SatdokuJournal *journal)
{
  SatdokuSeal seal;
  g_autofree char *before = sudoku_game_to_text (journal->game);
  g_autofree char *text = satdoku_journal_begin (journal->game, journal->notes, &seal);
  g_autofree char *after = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (SatdokuJournal) again =
    satdoku_journal_read ("again", text, strlen (text), NULL, &damage);

  g_assert_no_error (damage);
  g_assert_true (again->is_whole && !again->is_lost);
  g_assert_cmpuint (again->seal, ==, seal);
  after = sudoku_game_to_text (again->game);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (sudoku_game_is_modified (again->game), ==,
                   sudoku_game_is_modified (journal->game));
  g_assert_cmpstr (again->notes->title, ==, journal->notes->title);
  g_assert_cmpint (again->notes->origin, ==, journal->notes->origin);
  g_assert_cmpint (again->notes->pinned, ==, journal->notes->pinned);
  g_assert_true (again->notes->format == journal->notes->format);
}

/* A line that is added is there. */
static void
check_goes_on (const SatdokuJournal *journal,
               const char *data,
               gsize size)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (journal->game));
  g_autoptr (GString) text = g_string_new_len (data, (gssize)size);
  SatdokuSeal seal = journal->seal;
  g_autoptr (GError) damage = NULL;
  g_autoptr (SatdokuJournal) more = NULL;

  satdoku_journal_add_selected (text, side, side, &seal);
  more = satdoku_journal_read ("more", text->str, text->len, NULL, &damage);
  g_assert_no_error (damage);
  g_assert_cmpuint (more->selected, ==, side);
  g_assert_cmpuint (more->n_lines, ==, journal->n_lines + 1);
}

static SatdokuJournal *
read_journal (const char *data,
              gsize size)
{
  g_autoptr (GError) damage = NULL;
  SatdokuJournal *journal = satdoku_journal_read ("fuzz", data, size, NULL, &damage);

  g_assert_nonnull (journal->notes);
  if (damage != NULL)
    g_assert_true (g_str_has_prefix (damage->message, "fuzz:"));
  if (journal->is_whole || !journal->is_lost)
    g_assert_nonnull (journal->game);
  if (journal->is_lost)
    g_assert_nonnull (damage);
  if (journal->is_whole)
    g_assert_no_error (damage);
  if (journal->game == NULL)
    return journal;
  if (journal->selected != SATDOKU_JOURNAL_NO_CELL)
    g_assert_cmpuint (journal->selected, <,
                      sudoku_grid_get_n_cells (sudoku_game_get_grid (journal->game)));
  check_begun_again (journal);
  if (journal->is_whole)
    check_goes_on (journal, data, size);
  return journal;
}

/* The lines one after the other on a game, as far as they can be understood. */
static guint
play (SudokuGame *game,
      char **lines)
{
  guint n = 0;

  for (; lines[n] != NULL; n++)
    if (!g_str_has_prefix (lines[n], "select ") && !g_str_has_prefix (lines[n], "note ") &&
        !sudoku_game_apply_text (game, "play", n + 1, lines[n], NULL))
      break;
  return n;
}

static void
check_lines (const char *data,
             gsize size)
{
  g_autofree char *copy = g_strndup (data, size);
  g_auto (GStrv) lines = g_strsplit (copy, "\n", -1);
  g_autoptr (SudokuGame) game = make_game ();
  g_autoptr (SatdokuGameNotes) notes = satdoku_game_notes_copy (NULL);
  SatdokuSeal seal;
  g_autofree char *begin = satdoku_journal_begin (game, notes, &seal);
  g_autoptr (GString) text = g_string_new (begin);
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autofree char *played = NULL, *read = NULL;
  guint n_played;

  for (guint i = 0; lines[i] != NULL; i++)
    satdoku_journal_add (text, lines[i], &seal);
  journal = read_journal (text->str, text->len);
  g_assert_nonnull (journal->game);
  n_played = play (game, lines);
  /* A selected cell that is none ends it, too. */
  g_assert_cmpuint (journal->n_lines, <=, n_played + 1);
  if (journal->is_lost)
    return;
  g_assert_cmpuint (n_played, ==, g_strv_length (lines));
  g_assert_cmpuint (journal->seal, ==, seal);
  g_assert_true (journal->is_whole);
  played = sudoku_game_to_text (game);
  read = sudoku_game_to_text (journal->game);
  g_assert_cmpstr (read, ==, played);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (SatdokuJournal) journal = read_journal ((const char *)data, size);

  check_lines ((const char *)data, size);
  return 0;
}
