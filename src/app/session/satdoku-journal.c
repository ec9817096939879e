/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a game that is being played: the game as it once was, a line that says "journal", and
 * a line for each thing that happened since. It knows nothing of files.
 *
 *   satdoku 1                 the game, as sudoku_game_to_text() writes it
 *   …
 *   journal 5d2a01c7          a seal over all that stands above
 *   93b1e0aa move …           what happened, as sudoku_game_apply_text() reads it, behind a seal
 *   0c44d91f select r3c5      the selected cell
 *
 * A seal is the FNV-1a hash (Fowler, Noll and Vo) of the line and of the seal before it. Each of
 * its steps is one to one, so that no single wrong byte escapes, nor a line that is missing or
 * doubled. It guards against accidents, not against people. */

#include "satdoku-config.h"

#include "satdoku-journal.h"

#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>
#include <sudoku-move.h>

#define JOURNAL "journal"
#define SELECT "select "

#define FNV_START 2166136261u
#define FNV_PRIME 16777619u

/* Digits of a seal. */
#define SEAL_LENGTH 8

static SatdokuSeal
go_on (SatdokuSeal seal,
       const char *text,
       gsize length)
{
  for (gsize i = 0; i < length; i++)
    seal = (seal ^ (guint8)text[i]) * FNV_PRIME;
  return seal;
}

/**
 * satdoku_journal_begin:
 * @game: a game
 * @seal: (out): for the lines that follow
 *
 * Returns: (transfer full): the beginning of a journal: the game as it is now
 */
char *
satdoku_journal_begin (SudokuGame *game,
                       SatdokuSeal *seal)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && seal != NULL, NULL);

  text = sudoku_game_to_text (game);
  *seal = go_on (FNV_START, text, strlen (text));
  return g_strdup_printf ("%s" JOURNAL " %08x\n", text, *seal);
}

/**
 * satdoku_journal_add:
 * @text: what is going to be appended to the journal
 * @line: as #SudokuGame::moved or sudoku_game_time_to_text() gives it
 * @seal: (inout): of the line before; then of this one
 *
 * Adds a line.
 */
void
satdoku_journal_add (GString *text,
                     const char *line,
                     SatdokuSeal *seal)
{
  g_return_if_fail (text != NULL && line != NULL && seal != NULL);

  *seal = go_on (*seal, line, strlen (line));
  g_string_append_printf (text, "%08x %s\n", *seal, line);
}

/**
 * satdoku_journal_add_selected:
 * @text: what is going to be appended to the journal
 * @cell: the selected cell
 * @side: the side of the grid
 * @seal: (inout): of the line before; then of this one
 *
 * Adds a line.
 */
void
satdoku_journal_add_selected (GString *text,
                              guint cell,
                              guint side,
                              SatdokuSeal *seal)
{
  g_autoptr (GString) line = g_string_new (SELECT);

  g_return_if_fail (side > 0 && cell < side * side);

  sudoku_move_write_cell (cell, side, line);
  satdoku_journal_add (text, line->str, seal);
}

/* Where it was read from, and how far. */
typedef struct
{
  const char *name;
  gsize number; /* of the current line */
  SatdokuSeal seal;
  SudokuGame *game;
  guint *selected;
} Reader;

static gboolean
fail (const Reader *self,
      const char *what,
      GError **error)
{
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX, "%s:%" G_GSIZE_FORMAT ": %s", self->name,
               self->number, what);
  return FALSE;
}

static gboolean
apply_selected (const Reader *self,
                const char *at,
                GError **error)
{
  const char *end = at + strlen (at);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self->game));

  if (!sudoku_move_read_cell (&at, end, side, self->selected) || at != end)
    return fail (self, "this is no cell of the grid", error);
  return TRUE;
}

static gboolean
apply_line (Reader *self,
            const char *line,
            GError **error)
{
  g_autofree char *seal = NULL;
  const char *rest;

  if (strlen (line) <= SEAL_LENGTH)
    return fail (self, "the line is damaged", error);
  rest = line + SEAL_LENGTH + 1;
  self->seal = go_on (self->seal, rest, strlen (rest));
  seal = g_strdup_printf ("%08x ", self->seal);
  if (!g_str_has_prefix (line, seal))
    return fail (self, "the line is damaged", error);
  if (g_str_has_prefix (rest, SELECT))
    return apply_selected (self, rest + strlen (SELECT), error);
  return sudoku_game_apply_text (self->game, self->name, self->number, rest, error);
}

/* What has no end was being written when the program ended: it never happened. */
static void
apply_lines (Reader *self,
             const char *line,
             const char *end,
             GError **damage)
{
  const char *newline;

  for (; line < end && (newline = memchr (line, '\n', (gsize)(end - line))) != NULL;
       line = newline + 1)
    {
      g_autofree char *text = g_strndup (line, (gsize)(newline - line));

      self->number++;
      if (strlen (text) < (gsize)(newline - line))
        {
          fail (self, "the line is damaged", damage);
          return;
        }
      if (!apply_line (self, text, damage))
        return;
    }
}

/* The line with the seal of the game, and the lines behind it; NULL when it isn't right. */
static const char *
find_journal (const char *text,
              gsize length,
              SatdokuSeal *seal,
              const char **lines)
{
  const char *journal = g_strstr_len (text, (gssize)length, "\n" JOURNAL " ");
  g_autofree char *expected = NULL;

  if (journal == NULL)
    return NULL;
  journal++;
  *seal = go_on (FNV_START, text, (gsize)(journal - text));
  expected = g_strdup_printf (JOURNAL " %08x\n", *seal);
  if (length - (gsize)(journal - text) < strlen (expected) ||
      memcmp (journal, expected, strlen (expected)) != 0)
    return NULL;
  *lines = journal + strlen (expected);
  return journal;
}

static gsize
count_lines (const char *text,
             gsize length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

/**
 * satdoku_journal_read:
 * @name: the name of the text, for messages
 * @text: a journal
 * @length: its length
 * @selected: (out): the selected cell; `SATDOKU_JOURNAL_NO_CELL` if it doesn't say one
 * @damage: (out) (optional) (nullable): what is wrong with it
 *
 * Reads a game that was being played. Up to a line that is damaged everything happened; a last line
 * without an end didn't happen, and is no damage.
 *
 * Returns: (transfer full) (nullable): the game, also when its end is damaged; %NULL with
 * `SUDOKU_ERROR` in @damage when there is none
 */
SudokuGame *
satdoku_journal_read (const char *name,
                      const char *text,
                      gsize length,
                      guint *selected,
                      GError **damage)
{
  Reader reader = { .name = name, .selected = selected };
  g_autoptr (SudokuGame) game = NULL;
  const char *journal, *lines;

  g_return_val_if_fail (name != NULL && text != NULL && selected != NULL, NULL);

  *selected = SATDOKU_JOURNAL_NO_CELL;
  journal = find_journal (text, length, &reader.seal, &lines);
  if (journal == NULL)
    {
      g_set_error (damage, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX, "%s: the game is damaged", name);
      return NULL;
    }
  game = sudoku_game_new_from_text (name, text, (gsize)(journal - text), NULL, damage);
  if (game == NULL)
    return NULL;
  reader.game = game;
  reader.number = count_lines (text, (gsize)(lines - text));
  apply_lines (&reader, lines, text + length, damage);
  return g_steal_pointer (&game);
}
