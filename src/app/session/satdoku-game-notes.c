/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of a stored game beside its moves, and as lines of text:
 *
 *   note origin pasted        made, pasted, opened, typed or fetched
 *   note title Mild 12        one line of text
 *   note file file:///…       where the game is saved, or came from; without an address: nowhere
 *   note format satdoku       in which it is saved there; without a name: it only came from there
 *   note etag 1732262400:12   of the file as it was last read or written
 *   note pinned yes           or "no"
 *   note puzzle 3f9a0c1d22e4 17   of which collection, and its number there; without: of none
 *   note demand 5d0e91b8 30 45 x-wing   the seal of the givens, the lowest and highest rating in
 *                             tenths and the technique that the puzzle was made for
 *   note level 5d0e91b8 easy  the seal of the givens with the rules, and the level of the puzzle;
 *                             without: unknown
 *   note day 5d0e91b8 2026-11-29   the seal of the givens with the rules, and the day whose puzzle
 *                             it is
 *   note begun 1795234211     when there was a record that it was begun, in seconds since 1970
 *   note watched yes          the game knows all numbers that were put into it
 *
 * Of several lines of a kind the last one counts. Kinds that are not known are skipped, so that
 * later versions may have more of them. */

#include "satdoku-config.h"

#include "satdoku-game-notes.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <sudoku-day.h>
#include <sudoku-geometry-text.h>
#include <words-play.h>

#define NOTE "note "

static const char *const origins[SATDOKU_N_GAME_ORIGINS] = {
  [SATDOKU_GAME_UNKNOWN] = "unknown",
  [SATDOKU_GAME_MADE] = "made",
  [SATDOKU_GAME_PASTED] = "pasted",
  [SATDOKU_GAME_OPENED] = "opened",
  [SATDOKU_GAME_TYPED] = "typed",
  [SATDOKU_GAME_FETCHED] = "fetched",
};

G_DEFINE_BOXED_TYPE (SatdokuGameNotes,
                     satdoku_game_notes,
                     satdoku_game_notes_copy,
                     satdoku_game_notes_free)

SatdokuGameNotes *
satdoku_game_notes_copy (const SatdokuGameNotes *self)
{
  SatdokuGameNotes *copy = g_new0 (SatdokuGameNotes, 1);

  if (self == NULL)
    return copy;
  *copy = *self;
  copy->title = g_strdup (self->title);
  copy->etag = g_strdup (self->etag);
  copy->collection = g_strdup (self->collection);
  copy->file = self->file != NULL ? g_object_ref (self->file) : NULL;
  return copy;
}

void
satdoku_game_notes_free (SatdokuGameNotes *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->etag);
  g_free (self->collection);
  g_free (self);
}

/* @format is NULL when the game only came from the file; @etag is that of the file as it was
 * last read or written. */
void
satdoku_game_notes_set_file (SatdokuGameNotes *self,
                             GFile *file,
                             const SudokuFormat *format,
                             const char *etag)
{
  g_return_if_fail (self != NULL);

  g_free (self->etag);
  self->etag = g_strdup (etag);
  g_set_object (&self->file, file);
  self->format = format;
}

/* @puzzle counts from 0. A NULL collection: the puzzle is from none. */
void
satdoku_game_notes_set_puzzle (SatdokuGameNotes *self,
                               const char *collection,
                               guint puzzle)
{
  char *copy = g_strdup (collection);

  g_return_if_fail (self != NULL);

  g_free (self->collection);
  self->collection = copy;
  self->puzzle = puzzle;
}

/* Changing a given makes it another puzzle. */
static SatdokuSeal
seal_givens (const SudokuGrid *grid)
{
  SatdokuSeal seal = SATDOKU_SEAL_START;
  guint n_cells = sudoku_grid_get_n_cells (grid);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      gboolean given = sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN;
      char value = (char)(given ? sudoku_grid_get_value (grid, cell) : 0);

      seal = satdoku_seal_go_on (seal, &value, 1);
    }
  return seal;
}

/* The same givens under other rules are another puzzle, too. */
static SatdokuSeal
seal_puzzle (const SudokuGrid *grid)
{
  g_autoptr (GString) rules = g_string_new (NULL);

  sudoku_geometry_write_rules (sudoku_grid_get_geometry (grid), rules);
  return satdoku_seal_go_on (seal_givens (grid), rules->str, rules->len);
}

/* What the puzzle was made to demand of the player. It is shown only while the givens are those of
 * @puzzle. */
void
satdoku_game_notes_set_demand (SatdokuGameNotes *self,
                               const SudokuDemand *demand,
                               const SudokuGrid *puzzle)
{
  g_return_if_fail (self != NULL && demand != NULL && puzzle != NULL);

  self->demand = *demand;
  self->demanding = seal_givens (puzzle);
}

/* The level of the puzzle. It is told only while givens and rules are those of @puzzle. */
void
satdoku_game_notes_set_level (SatdokuGameNotes *self,
                              SudokuLevel level,
                              const SudokuGrid *puzzle)
{
  g_return_if_fail (self != NULL && level < SUDOKU_N_LEVELS && puzzle != NULL);

  self->level = level;
  self->levelled = seal_puzzle (puzzle);
}

/* `SUDOKU_LEVEL_UNKNOWN` also when @grid has other givens or rules than when it was found out.
 * @self: (nullable). */
SudokuLevel
satdoku_game_notes_get_level (const SatdokuGameNotes *self,
                              const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, SUDOKU_LEVEL_UNKNOWN);

  if (self == NULL || self->level == SUDOKU_LEVEL_UNKNOWN || self->levelled != seal_puzzle (grid))
    return SUDOKU_LEVEL_UNKNOWN;
  return self->level;
}

/* Says that it is the puzzle of this day, as g_date_get_julian() counts them. That is told only
 * while givens and rules are those of @puzzle. */
void
satdoku_game_notes_set_day (SatdokuGameNotes *self,
                            guint day,
                            const SudokuGrid *puzzle)
{
  g_return_if_fail (self != NULL && puzzle != NULL);

  self->day = day;
  self->dated = seal_puzzle (puzzle);
}

/* 0: it is the puzzle of no day, also when @grid has other givens or rules than that. @self:
 * (nullable). */
guint
satdoku_game_notes_get_day (const SatdokuGameNotes *self,
                            const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, 0);

  return self != NULL && self->day != 0 && self->dated == seal_puzzle (grid) ? self->day : 0;
}

static char *
name_part (const SudokuGrid *grid)
{
  SudokuKind kind;
  g_autofree char *name = NULL;

  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  name = words_kind (&kind);
  /* Translators: a kind of puzzle, such as "9 × 9", of which a rule could not be read. */
  return g_strdup_printf (_ ("%s · Part Missing"), name);
}

/* The kind of puzzle: "9 × 9 · Easy" when its level is known or, for a puzzle that was made for it,
 * "9 × 9 · X-wing". When part of the puzzle could not be read, that is said instead. @self:
 * (nullable). */
char *
satdoku_game_notes_name_kind (const SatdokuGameNotes *self,
                              const SudokuGrid *grid,
                              gboolean whole)
{
  SudokuKind kind;

  g_return_val_if_fail (grid != NULL, NULL);

  if (!whole)
    return name_part (grid);
  sudoku_kind_init (&kind, sudoku_grid_get_geometry (grid));
  if (self != NULL && !sudoku_demand_is_open (&self->demand) &&
      self->demanding == seal_givens (grid))
    return words_kind_with_demand (&kind, &self->demand);
  return words_kind_with_level (&kind, satdoku_game_notes_get_level (self, grid));
}

/* What the card beside the board calls the puzzle: its level stands in another place there. */
char *
satdoku_game_notes_name_shape (const SatdokuGameNotes *self,
                               const SudokuGrid *grid,
                               gboolean whole)
{
  SatdokuGameNotes others = { 0 };

  g_return_val_if_fail (grid != NULL, NULL);

  if (self != NULL)
    others = *self;
  others.level = SUDOKU_LEVEL_UNKNOWN;
  return satdoku_game_notes_name_kind (&others, grid, whole);
}

/* Returns: (transfer full): @line, made into one line for reading; takes ownership of it */
static char *
make_one_line (char *line)
{
  return g_strdelimit (line, "\r\n", ' ');
}

static void
add (GPtrArray *lines,
     const char *kind,
     const char *text)
{
  g_ptr_array_add (lines, make_one_line (g_strconcat (NOTE, kind, " ", text, NULL)));
}

static void
write_day (const SatdokuGameNotes *self,
           GPtrArray *lines)
{
  GDate date;
  g_autofree char *day = NULL;
  g_autofree char *text = NULL;

  if (self->day == 0)
    return;
  g_date_clear (&date, 1);
  g_date_set_julian (&date, self->day);
  day = sudoku_day_write (&date);
  text = g_strdup_printf ("%08x %s", self->dated, day);
  add (lines, "day", text);
}

static void
write_begun (const SatdokuGameNotes *self,
             GPtrArray *lines)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, self->begun);

  if (self->begun != 0)
    add (lines, "begun", text);
  if (self->watched)
    add (lines, "watched", "yes");
}

/* Adds all notes as lines to @lines, which frees them by g_free(). */
void
satdoku_game_notes_write (const SatdokuGameNotes *self,
                          GPtrArray *lines)
{
  g_autofree char *uri = NULL;
  g_autofree char *puzzle = NULL;
  g_autofree char *demand = NULL;
  g_autofree char *level = NULL;

  g_return_if_fail (self != NULL && lines != NULL);

  add (lines, "origin", origins[self->origin]);
  if (self->title != NULL)
    add (lines, "title", self->title);
  if (self->file != NULL)
    uri = g_file_get_uri (self->file);
  add (lines, "file", uri != NULL ? uri : "");
  add (lines, "format", self->format != NULL ? self->format->id : "");
  add (lines, "etag", self->etag != NULL ? self->etag : "");
  add (lines, "pinned", self->pinned ? "yes" : "no");
  if (self->collection != NULL)
    puzzle = g_strdup_printf ("%s %u", self->collection, self->puzzle + 1);
  add (lines, "puzzle", puzzle != NULL ? puzzle : "");
  if (!sudoku_demand_is_open (&self->demand))
    demand =
      g_strdup_printf ("%08x %u %u %s", self->demanding, self->demand.rating_min,
                       self->demand.rating_max,
                       self->demand.technique != NULL ? self->demand.technique->id : "");
  if (demand != NULL)
    add (lines, "demand", demand);
  if (self->level != SUDOKU_LEVEL_UNKNOWN)
    level = g_strdup_printf ("%08x %s", self->levelled, sudoku_level_get_id (self->level));
  add (lines, "level", level != NULL ? level : "");
  write_day (self, lines);
  write_begun (self, lines);
}

static void
read_origin (SatdokuGameNotes *self,
             const char *text)
{
  for (guint i = 0; i < SATDOKU_N_GAME_ORIGINS; i++)
    if (g_str_equal (text, origins[i]))
      self->origin = (SatdokuGameOrigin)i;
}

static void
read_title (SatdokuGameNotes *self,
            const char *text)
{
  g_free (self->title);
  self->title = g_strdup (text);
}

/* What has no name is no file that could be written again. */
static void
read_file (SatdokuGameNotes *self,
           const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_uri (text);
  g_autofree char *name = g_file_get_basename (file);

  g_clear_object (&self->file);
  if (name != NULL)
    self->file = g_steal_pointer (&file);
}

static void
read_format (SatdokuGameNotes *self,
             const char *text)
{
  self->format = *text != '\0' ? sudoku_format_find (text) : NULL;
}

static void
read_etag (SatdokuGameNotes *self,
           const char *text)
{
  g_free (self->etag);
  self->etag = *text != '\0' ? g_strdup (text) : NULL;
}

static void
read_pinned (SatdokuGameNotes *self,
             const char *text)
{
  self->pinned = g_str_equal (text, "yes");
}

static void
read_puzzle (SatdokuGameNotes *self,
             const char *text)
{
  const char *space = strchr (text, ' ');
  g_autofree char *collection = space != NULL ? g_strndup (text, (gsize)(space - text)) : NULL;
  guint64 number = 0;

  if (space != NULL && !g_ascii_string_to_unsigned (space + 1, 10, 1, G_MAXUINT, &number, NULL))
    return;
  satdoku_game_notes_set_puzzle (self, collection, space != NULL ? (guint)number - 1 : 0);
}

/* What is not understood demands nothing. */
static void
read_demand (SatdokuGameNotes *self,
             const char *text)
{
  guint seal = 0, min = 0, max = 0;
  int length = 0;

  self->demand = (SudokuDemand){ 0 };
  if (sscanf (text, "%8x %3u %3u %n", &seal, &min, &max, &length) < 3 || length == 0 ||
      max > SUDOKU_RATING_MAX || min > max)
    return;
  self->demand.technique = sudoku_technique_find (text + length);
  self->demand.rating_min = min;
  self->demand.rating_max = max;
  self->demanding = seal;
}

/* What is not understood is not known. */
static void
read_level (SatdokuGameNotes *self,
            const char *text)
{
  guint seal = 0;
  int length = 0;

  self->level = SUDOKU_LEVEL_UNKNOWN;
  if (sscanf (text, "%8x %n", &seal, &length) < 1 || length == 0)
    return;
  self->level = sudoku_level_find (text + length);
  self->levelled = seal;
}

/* What is not understood is no day. */
static void
read_day (SatdokuGameNotes *self,
          const char *text)
{
  guint seal = 0;
  int length = 0;
  GDate date;

  self->day = 0;
  if (sscanf (text, "%8x %n", &seal, &length) < 1 || length == 0 ||
      !sudoku_day_parse (text + length, &date))
    return;
  self->day = g_date_get_julian (&date);
  self->dated = seal;
}

static void
read_begun (SatdokuGameNotes *self,
            const char *text)
{
  if (!g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, &self->begun, NULL))
    self->begun = 0;
}

static void
read_watched (SatdokuGameNotes *self,
              const char *text)
{
  self->watched = g_str_equal (text, "yes");
}

static const struct
{
  const char *kind;
  void (*read) (SatdokuGameNotes *self, const char *text);
} kinds[] = {
  { NOTE "origin ", read_origin },
  { NOTE "title ", read_title },
  { NOTE "file ", read_file },
  { NOTE "format ", read_format },
  { NOTE "etag ", read_etag },
  { NOTE "pinned ", read_pinned },
  { NOTE "puzzle ", read_puzzle },
  { NOTE "demand ", read_demand },
  { NOTE "level ", read_level },
  { NOTE "day ", read_day },
  { NOTE "begun ", read_begun },
  { NOTE "watched ", read_watched },
};

/* Takes what a line says. A return in it is a blank, as it is written. Returns whether it is a
 * line of notes, also when its kind is not known. */
gboolean
satdoku_game_notes_read (SatdokuGameNotes *self,
                         const char *line)
{
  g_autofree char *whole = NULL;

  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  if (!g_str_has_prefix (line, NOTE))
    return FALSE;
  whole = make_one_line (g_strdup (line));
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (whole, kinds[i].kind))
      kinds[i].read (self, whole + strlen (kinds[i].kind));
  return TRUE;
}
