/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of a game that is kept move by move: the game as it once was, twice, and a line for each
 * thing that happened since.
 *
 *   kept 2
 *   note origin made          see satdoku-game-notes.c
 *   note saved no             is the game in its file as it is now?
 *   satdoku 1                 the game, as sudoku_game_to_text() writes it
 *   …
 *   sealed 5d2a01c7           a seal over all that stands above
 *
 *   kept 2                    the same again
 *   …
 *   journal 5d2a01c7
 *   93b1e0aa move …           what happened, as sudoku_game_apply_text() reads it, behind a seal
 *   0c44d91f select r3c5      the selected cell
 *   77b9a3e0 note pinned yes
 *
 * A seal is that of the line and of all before it, see satdoku-seal.c, so that a line that is
 * missing or doubled is noticed, too. A wrong byte in one copy of the game costs nothing, as there
 * is the other; one in a line costs that line and those after it.
 *
 * Earlier versions wrote one copy only, without the first line and the notes, and for games that
 * were left the game alone, without a seal. Both are read. */

#include "satdoku-config.h"

#include "satdoku-journal.h"

#include <sat-load.h>
#include <string.h>
#include <sudoku-cell-record.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>
#include <sudoku-move.h>

#define BEGIN "kept 2\n"
#define SEALED "sealed"
#define JOURNAL "journal"
#define SELECT "select "
#define SAVED "note saved "

static GPtrArray *
make_note_lines (SudokuGame *game,
                 const SatdokuGameNotes *notes)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  satdoku_game_notes_write (notes, lines);
  g_ptr_array_add (lines,
                   g_strconcat (SAVED, sudoku_game_is_modified (game) ? "no" : "yes", NULL));
  return lines;
}

static char *
make_copy (SudokuGame *game,
           const SatdokuGameNotes *notes)
{
  GString *copy = g_string_new (BEGIN);
  g_autoptr (GPtrArray) lines = make_note_lines (game, notes);
  g_autofree char *text = sudoku_game_to_text (game);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (copy, "%s\n", (const char *)g_ptr_array_index (lines, i));
  g_string_append (copy, text);
  return g_string_free (copy, FALSE);
}

/* Writes the beginning of a journal: the game as it is now. @seal gets the seal that the next line
 * continues. */
char *
satdoku_journal_begin (SudokuGame *game,
                       const SatdokuGameNotes *notes,
                       SatdokuSeal *seal)
{
  g_autofree char *copy = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game) && notes != NULL && seal != NULL, NULL);

  copy = make_copy (game, notes);
  *seal = satdoku_seal_go_on (SATDOKU_SEAL_START, copy, strlen (copy));
  return g_strdup_printf ("%s" SEALED " %08x\n\n%s" JOURNAL " %08x\n", copy, *seal, copy, *seal);
}

/* Appends a line, as #SudokuGame::moved or sudoku_game_time_to_text() gives it. Its seal depends on
 * that of the line before, which @seal holds; afterwards @seal holds the new one. */
void
satdoku_journal_add (GString *text,
                     const char *line,
                     SatdokuSeal *seal)
{
  g_return_if_fail (text != NULL && line != NULL && seal != NULL);

  *seal = satdoku_seal_go_on (*seal, line, strlen (line));
  g_string_append_printf (text, "%08x %s\n", *seal, line);
}

void
satdoku_journal_add_selected (GString *text,
                              guint cell,
                              guint side,
                              SatdokuSeal *seal)
{
  g_autoptr (GString) line = g_string_new (SELECT);

  g_return_if_fail (side > 0 && cell < side * side);

  sudoku_cell_record_write (cell, side, line);
  satdoku_journal_add (text, line->str, seal);
}

/* Adds lines for all that is noted, and whether the game is saved as it is now. */
void
satdoku_journal_add_notes (GString *text,
                           SudokuGame *game,
                           const SatdokuGameNotes *notes,
                           SatdokuSeal *seal)
{
  g_autoptr (GPtrArray) lines = NULL;

  g_return_if_fail (text != NULL && SUDOKU_IS_GAME (game) && notes != NULL && seal != NULL);

  lines = make_note_lines (game, notes);
  for (guint i = 0; i < lines->len; i++)
    satdoku_journal_add (text, g_ptr_array_index (lines, i), seal);
}

void
satdoku_journal_free (SatdokuJournal *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  g_free (self);
}

/* What is read, and how far. */
typedef struct
{
  const char *name;
  const char *text;
  gsize length;
  GCancellable *cancellable;
  gsize number; /* of the current line */
  SatdokuJournal *journal;
  gboolean is_saved; /* what the notes of the game say */
} Reader;

/* A part of the text. */
typedef struct
{
  const char *text; /* (nullable): there is no such part */
  gsize length;
} Part;

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
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self->journal->game));

  if (!sudoku_cell_record_read (&at, end, side, &self->journal->selected) || at != end)
    return fail (self, "this is no cell of the grid", error);
  return TRUE;
}

static gboolean
apply_line (Reader *self,
            const char *line,
            GError **error)
{
  SatdokuJournal *journal = self->journal;
  char seal[SATDOKU_SEAL_LENGTH + 2];
  SatdokuSeal next;
  const char *rest;

  if (strlen (line) <= SATDOKU_SEAL_LENGTH)
    return fail (self, "the line is damaged", error);
  rest = line + SATDOKU_SEAL_LENGTH + 1;
  next = satdoku_seal_go_on (journal->seal, rest, strlen (rest));
  g_snprintf (seal, sizeof seal, "%08x ", next);
  if (!g_str_has_prefix (line, seal))
    return fail (self, "the line is damaged", error);
  journal->seal = next;
  journal->n_lines++;
  if (g_str_has_prefix (rest, SELECT))
    return apply_selected (self, rest + strlen (SELECT), error);
  if (g_str_has_prefix (rest, SAVED))
    sudoku_game_set_modified (journal->game, !g_str_equal (rest, SAVED "yes"));
  if (satdoku_game_notes_read (journal->notes, rest))
    return TRUE;
  return sudoku_game_apply_text (journal->game, self->name, self->number, rest, error);
}

/* A line without a newline was being written when the program ended, and is ignored. */
static gboolean
apply_lines (Reader *self,
             const char *line,
             GError **error)
{
  const char *end = self->text + self->length;
  const char *newline;

  for (; line < end && (newline = memchr (line, '\n', (gsize)(end - line))) != NULL;
       line = newline + 1)
    {
      g_autofree char *text = g_strndup (line, (gsize)(newline - line));

      self->number++;
      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      if (strlen (text) < (gsize)(newline - line))
        return fail (self, "the line is damaged", error);
      if (!apply_line (self, text, error))
        return FALSE;
    }
  self->journal->is_whole = line == end;
  return TRUE;
}

/* What stands between @start and the first line with the keyword, if the seal there is right. */
static Part
find_sealed (const Reader *self,
             const char *start,
             const char *keyword)
{
  g_autofree char *mark = g_strdup_printf ("\n%s ", keyword);
  g_autofree char *expected = NULL;
  Part part = { NULL, 0 };
  gsize rest = self->length - (gsize)(start - self->text);
  const char *line = memmem (start, rest, mark, strlen (mark));
  gsize length;

  if (line == NULL)
    return part;
  length = (gsize)(line + 1 - start);
  expected = g_strdup_printf ("%s %08x", keyword,
                              satdoku_seal_go_on (SATDOKU_SEAL_START, start, length));
  if (rest - length >= strlen (expected) &&
      memcmp (start + length, expected, strlen (expected)) == 0)
    part = (Part){ start, length };
  return part;
}

/* Where the lines begin behind two copies of such a length. */
static gsize
get_lines_offset (gsize length)
{
  return 2 * (length + 1 + SATDOKU_SEAL_LENGTH) + strlen (SEALED "\n\n" JOURNAL "\n");
}

/* Is each of the copies as the other, with nothing wrong around them? */
static gboolean
are_copies_equal (const Reader *self,
                  gsize length)
{
  g_autofree char *seal =
    g_strdup_printf ("%08x", satdoku_seal_go_on (SATDOKU_SEAL_START, self->text, length));
  g_autofree char *between = g_strdup_printf (SEALED " %s\n\n", seal);
  g_autofree char *after = g_strdup_printf (JOURNAL " %s\n", seal);
  gsize second = length + strlen (between);

  return memcmp (self->text + length, between, strlen (between)) == 0 &&
         memcmp (self->text + second, self->text, length) == 0 &&
         memcmp (self->text + second + length, after, strlen (after)) == 0;
}

/* One of the two copies of the game, and the lines behind them. */
static Part
find_copy (Reader *self,
           const char **lines)
{
  SatdokuJournal *journal = self->journal;
  Part copy = find_sealed (self, self->text, SEALED);
  const char *second;

  if (copy.text != NULL)
    {
      journal->is_lost = self->length < get_lines_offset (copy.length);
      if (!journal->is_lost)
        *lines = self->text + get_lines_offset (copy.length);
      journal->is_whole = !journal->is_lost && are_copies_equal (self, copy.length);
      return copy;
    }
  second = memmem (self->text, self->length, "\n" BEGIN, strlen ("\n" BEGIN));
  if (second != NULL)
    copy = find_sealed (self, second + 1, JOURNAL);
  if (copy.text == NULL)
    return copy;
  *lines = copy.text + copy.length + strlen (JOURNAL " \n") + SATDOKU_SEAL_LENGTH;
  journal->is_whole = FALSE;
  return copy;
}

static gboolean
starts_with (const Reader *self,
             const char *word)
{
  return self->length >= strlen (word) && memcmp (self->text, word, strlen (word)) == 0;
}

/* As earlier versions wrote it. */
static Part
find_single (Reader *self,
             const char **lines)
{
  Part single = { NULL, 0 };

  if (!starts_with (self, "satdoku "))
    return single;
  single = find_sealed (self, self->text, JOURNAL);
  if (single.text != NULL)
    *lines = single.text + single.length + strlen (JOURNAL " \n") + SATDOKU_SEAL_LENGTH;
  else if (memmem (self->text, self->length, "\n" JOURNAL " ", strlen ("\n" JOURNAL " ")) == NULL)
    single = (Part){ self->text, self->length };
  return single;
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

/* The first line and the notes; what follows is the game. */
static void
read_notes (Reader *self,
            Part *part)
{
  const char *newline;

  if (part->length < strlen (BEGIN) || memcmp (part->text, BEGIN, strlen (BEGIN)) != 0)
    return;
  part->text += strlen (BEGIN);
  part->length -= strlen (BEGIN);
  while ((newline = memchr (part->text, '\n', part->length)) != NULL)
    {
      g_autofree char *line = g_strndup (part->text, (gsize)(newline - part->text));

      if (!satdoku_game_notes_read (self->journal->notes, line))
        return;
      self->is_saved = self->is_saved || g_str_equal (line, SAVED "yes");
      part->length -= (gsize)(newline + 1 - part->text);
      part->text = newline + 1;
    }
}

static gboolean
read_journal (Reader *self,
              GError **error)
{
  SatdokuJournal *journal = self->journal;
  const char *lines = NULL;
  gboolean is_single = FALSE, is_whole;
  Part copy = find_copy (self, &lines);
  Part game;

  if (copy.text == NULL)
    {
      copy = find_single (self, &lines);
      is_single = TRUE;
    }
  game = copy;
  if (game.text != NULL)
    read_notes (self, &game);
  self->number = 1;
  if (game.text == NULL)
    return fail (self, "the game is damaged", error);
  journal->game =
    sudoku_game_new_from_text (self->name, game.text, game.length, self->cancellable, error);
  if (journal->game == NULL)
    return FALSE;
  sudoku_game_set_modified (journal->game, !self->is_saved);
  journal->seal = satdoku_seal_go_on (SATDOKU_SEAL_START, copy.text, copy.length);
  is_whole = !is_single && journal->is_whole;
  journal->is_whole = FALSE;
  if (lines != NULL)
    self->number = count_lines (self->text, (gsize)(lines - self->text));
  else
    self->number = count_lines (self->text, self->length);
  if (lines == NULL)
    return is_single || fail (self, "the end is missing", error);
  if (!apply_lines (self, lines, error))
    return FALSE;
  journal->is_whole = journal->is_whole && is_whole;
  self->number = 1;
  return is_single || is_whole || fail (self, "a copy is damaged", error);
}

/* Reads a game that was kept; @name is for messages. Reads everything before the first damaged
 * line; a last line without a newline was being written when the program ended, and is no damage.
 * The journal has no game when the text has none, with a `SUDOKU_ERROR` in @damage, or when reading
 * is cancelled, with %G_IO_ERROR_CANCELLED. */
SatdokuJournal *
satdoku_journal_read (const char *name,
                      const char *text,
                      gsize length,
                      GCancellable *cancellable,
                      GError **damage)
{
  SatdokuJournal *journal;
  Reader reader = { name, text, length, cancellable, 0, NULL, FALSE };
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  journal = g_new0 (SatdokuJournal, 1);
  journal->notes = satdoku_game_notes_copy (NULL);
  journal->selected = SATDOKU_JOURNAL_NO_CELL;
  reader.journal = journal;
  if (read_journal (&reader, &error))
    return journal;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_object (&journal->game);
  /* Damage in one of the two copies loses nothing. */
  journal->is_lost = journal->game == NULL || reader.number > 1;
  g_propagate_error (damage, g_steal_pointer (&error));
  return journal;
}

/* Reads a game that was kept in a file; NULL with an error of sat_load_text() in @damage when the
 * file can't be read. Never blocks on a pipe or a device: anything but a plain file is refused. */
SatdokuJournal *
satdoku_journal_load (const char *path,
                      GCancellable *cancellable,
                      GError **damage)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  g_return_val_if_fail (path != NULL, NULL);

  if (!sat_load_text (path, &text, &length, damage))
    return NULL;
  return satdoku_journal_read (path, text, length, cancellable, damage);
}
