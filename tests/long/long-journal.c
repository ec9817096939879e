/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every byte of the journal of a long game changes, one after the other, and gets lost with all
 * that follows. Each time every move is there that stands before it; in one of the two copies of
 * the beginning a changed byte costs nothing at all.
 *
 *   long-journal [EVERY]     each byte, or only every 37th */

#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-rule-text.h>

#include "satdoku-autosave.h"
#include "test-folder.h"

#define N_MOVES 300

typedef struct
{
  char *text;
  gsize length;
  gsize lines;       /* where they begin */
  GPtrArray *states; /* of text: after each move */
  GArray *ends;      /* of gsize: where the text ended then */
} Journal;

static gsize
get_length (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  return length;
}

static void
note (Journal *self,
      SudokuGame *game,
      const char *path)
{
  gsize length = get_length (path);

  g_ptr_array_add (self->states, sudoku_game_to_text (game));
  g_array_append_val (self->ends, length);
}

/* Adds a cage that is not there yet. */
static gboolean
add_cage (SudokuGame *game,
          guint i)
{
  g_autofree char *text = g_strdup_printf ("cage=%u:r%uc%ur%uc%u", 3 + i % 15, 1 + i % 9,
                                           1 + i / 9 % 8, 1 + i % 9, 2 + i / 9 % 8);
  g_autoptr (SudokuRule) rule = sudoku_rule_parse (9, text, NULL);
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_assert_nonnull (rule);
  geometry = sudoku_geometry_add_rules (sudoku_grid_get_geometry (sudoku_game_get_grid (game)),
                                        &rule, 1, NULL);
  g_assert_nonnull (geometry);
  return sudoku_game_set_geometry (game, geometry);
}

static void
play (Journal *self)
{
  g_autofree char *folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *path = satdoku_game_folder_make_path (folder, 1);
  g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (folder);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  const SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE, .title = (char *)"Mild" };

  satdoku_autosave_begin (autosave, game, &notes);
  note (self, game, path);
  for (guint i = 0; i < N_MOVES; i++)
    {
      guint cell = i * 7 % 81;

      sudoku_game_set_elapsed (game, i / 3);
      g_assert_true (i % 5 == 4   ? sudoku_game_undo (game)
                     : i % 7 == 3 ? add_cage (game, i)
                     : i % 3 == 0
                       ? sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &cell, 1, 1 + i % 9)
                       : sudoku_game_enter (game, cell, 1 + (i / 81 + i) % 9));
      note (self, game, path);
    }
  g_assert_true (g_file_get_contents (path, &self->text, &self->length, NULL));
  self->lines = g_array_index (self->ends, gsize, 0);
  test_remove_tree (folder);
}

/* How many moves are whole in so many bytes. */
static guint
count_moves (const Journal *self,
             gsize length)
{
  guint n = 0;

  while (n + 1 < self->ends->len && g_array_index (self->ends, gsize, n + 1) <= length)
    n++;
  return n;
}

/* Is it as after so many moves? A line with the time of the next move may be there, too. */
static void
assert_state (const Journal *self,
              SatdokuJournal *journal,
              guint n_moves,
              gsize byte)
{
  g_autoptr (SudokuGame) game = g_steal_pointer (&journal->game);
  const char *expected = g_ptr_array_index (self->states, n_moves);
  g_autofree char *text = NULL;
  g_autofree char *later = NULL;

  g_assert_nonnull (game);
  text = sudoku_game_to_text (game);
  sudoku_game_set_elapsed (game, n_moves > 0 ? (n_moves - 1) / 3 : 0);
  later = sudoku_game_to_text (game);
  if (!g_str_equal (text, expected) && !g_str_equal (later, expected))
    g_error ("byte %" G_GSIZE_FORMAT ": not as after %u moves", byte, n_moves);
}

static void
change_byte (const Journal *self,
             gsize byte,
             char mask)
{
  g_autofree char *text = g_strdup (self->text);
  g_autoptr (SatdokuJournal) journal = NULL;
  guint n = byte < self->lines ? N_MOVES : count_moves (self, byte);

  text[byte] = (char)(text[byte] ^ mask);
  journal = satdoku_journal_read ("journal", text, self->length, NULL, NULL);
  assert_state (self, journal, n, byte);
}

static void
cut (const Journal *self,
     gsize length)
{
  g_autoptr (SatdokuJournal) journal =
    satdoku_journal_read ("journal", self->text, length, NULL, NULL);

  /* The file was there whole before it got its name. */
  if (length >= self->lines)
    assert_state (self, journal, count_moves (self, length), length);
}

int
main (int argc,
      char *argv[])
{
  gsize every = argc > 1 ? (gsize)g_ascii_strtoull (argv[1], NULL, 10) : 1;
  Journal self = { .states = g_ptr_array_new_with_free_func (g_free),
                   .ends = g_array_new (FALSE, FALSE, sizeof (gsize)) };
  guint n = 0;

  play (&self);
  for (gsize byte = 0; byte < self.length; byte += MAX (every, 1), n++)
    {
      change_byte (&self, byte, (char)(1 << byte % 8));
      change_byte (&self, byte, (char)0xff);
      change_byte (&self, byte, self.text[byte]);
      cut (&self, byte);
    }
  g_print ("1..1\n# %u of %" G_GSIZE_FORMAT " bytes, %u moves\nok 1 journal\n", n, self.length,
           N_MOVES);
  g_free (self.text);
  g_ptr_array_unref (self.states);
  g_array_unref (self.ends);
  return 0;
}
