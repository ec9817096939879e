/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a puzzle that was finished or begun, as text. Knows nothing of files.
 *
 *   2026-11-21T04:10:11Z 3x3 - 30 83.250 alone level=hard day=2026-11-21
 *   2026-11-21T04:08:40Z 3x3 - 30 0.000 begun level=hard day=2026-11-21
 *
 * When, the rows and columns of a box (or "plain9" for a side without boxes), the ids of other
 * rules as in "x+anti-king" or "-", the number of givens, the seconds, and "alone" or "helped" for
 * a finished puzzle, or else "begun". What follows may be missing: the difficulty of the Java
 * program, such as "easy", which earlier versions wrote; the level; the day whose puzzle it is; and
 * "begun=2026-11-21T04:08:40Z" of a finished puzzle, when there was a record that it was begun.
 * Words of other names are skipped, so that later versions may have more of them. */

#include "sudoku-result.h"

#include <string.h>

#include "sudoku-box-text.h"
#include "sudoku-day.h"
#include "sudoku-seconds.h"

static const char *const stages[] = {
  [SUDOKU_RESULT_ALONE] = "alone",
  [SUDOKU_RESULT_HELPED] = "helped",
  [SUDOKU_RESULT_BEGUN] = "begun",
};

/* The kinds of rules that tell puzzles of one size apart. */
static SudokuSet
collect_rules (SudokuGeometry *geometry)
{
  SudokuSet rules = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i));

      if (kind->optional || kind->parameter == SUDOKU_RULE_REGIONS)
        rules = sudoku_set_or (rules, sudoku_rule_kind_get_set (kind));
    }
  return rules;
}

/**
 * sudoku_kind_init:
 * @self: (out caller-allocates): the kind
 * @geometry: a shape
 *
 * Finds the kind of a shape, whatever the difficulty.
 */
void
sudoku_kind_init (SudokuKind *self,
                  SudokuGeometry *geometry)
{
  gboolean boxes;

  g_return_if_fail (self != NULL && geometry != NULL);

  boxes = sudoku_geometry_has_boxes (geometry);
  *self = (SudokuKind){
    .side = sudoku_geometry_get_side (geometry),
    .box_rows = boxes ? sudoku_geometry_get_box_rows (geometry) : 0,
    .box_columns = boxes ? sudoku_geometry_get_box_columns (geometry) : 0,
    .rules = collect_rules (geometry),
  };
}

/**
 * sudoku_kind_compare:
 * @a: a kind
 * @b: another
 *
 * Compares the two.
 *
 * Returns: 0 when they are equal; else negative or positive: by size, boxes, rules, difficulty
 */
int
sudoku_kind_compare (const SudokuKind *a,
                     const SudokuKind *b)
{
  if (a->side != b->side)
    return a->side < b->side ? -1 : 1;
  if (a->box_rows != b->box_rows)
    return a->box_rows > b->box_rows ? -1 : 1;
  for (int word = 1; word >= 0; word--)
    if (a->rules.words[word] != b->rules.words[word])
      return a->rules.words[word] < b->rules.words[word] ? -1 : 1;
  return (int)a->difficulty - (int)b->difficulty;
}

/**
 * sudoku_result_init:
 * @self: (out caller-allocates): the record
 * @game: a game that was just finished
 * @when: seconds since 1970, UTC
 *
 * Makes the record of a game, which says neither its level nor its day nor when it was begun.
 */
void
sudoku_result_init (SudokuResult *self,
                    SudokuGame *game,
                    gint64 when)
{
  g_return_if_fail (self != NULL && SUDOKU_IS_GAME (game));

  *self = (SudokuResult){
    .when = when,
    .n_given = sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_GIVEN),
    .seconds = sudoku_game_get_elapsed (game),
    .stage = sudoku_game_was_helped (game) ? SUDOKU_RESULT_HELPED : SUDOKU_RESULT_ALONE,
  };
  sudoku_kind_init (&self->kind, sudoku_game_get_geometry (game));
}

/**
 * sudoku_result_counts:
 *
 * Tells whether the time may be compared with others: without help by the solver, and with at least
 * a third of the cells to fill.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_result_counts (const SudokuResult *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->stage == SUDOKU_RESULT_ALONE &&
         self->n_given * 3 <= self->kind.side * self->kind.side * 2;
}

static void
write_rules (SudokuSet rules,
             GString *string)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  const char *separator = " ";

  if (sudoku_set_is_empty (rules))
    g_string_append (string, " -");
  for (gsize i = 0; i < n_kinds; i++)
    if (sudoku_set_has (rules, (guint)i))
      {
        g_string_append_printf (string, "%s%s", separator, kinds[i]->id);
        separator = "+";
      }
}

/* With four digits, also of the first years. */
static void
write_time (gint64 when,
            GString *string)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (when);
  g_autofree char *text = g_date_time_format (time, "%C%y-%m-%dT%H:%M:%SZ");

  g_string_append (string, text);
}

/* What has a name, as far as it is known. */
static void
write_named (const SudokuResult *self,
             GString *string)
{
  if (self->level != SUDOKU_LEVEL_UNKNOWN)
    g_string_append_printf (string, " level=%s", sudoku_level_get_id (self->level));
  if (self->day != 0)
    {
      GDate date;
      g_autofree char *day = NULL;

      g_date_clear (&date, 1);
      g_date_set_julian (&date, self->day);
      day = sudoku_day_write (&date);
      g_string_append_printf (string, " day=%s", day);
    }
  if (self->begun != 0)
    {
      g_string_append (string, " begun=");
      write_time (self->begun, string);
    }
}

/**
 * sudoku_result_write:
 * @string: the text to append to
 *
 * Writes one line, with a line break.
 */
void
sudoku_result_write (const SudokuResult *self,
                     GString *string)
{
  g_return_if_fail (self != NULL && string != NULL);

  write_time (self->when, string);
  if (self->kind.box_rows > 0)
    g_string_append_printf (string, " %ux%u", self->kind.box_rows, self->kind.box_columns);
  else
    g_string_append_printf (string, " plain%u", self->kind.side);
  write_rules (self->kind.rules, string);
  g_string_append_printf (string, " %u ", self->n_given);
  sudoku_seconds_write (self->seconds, string);
  g_string_append_printf (string, " %s", stages[self->stage]);
  if (self->kind.difficulty != SUDOKU_DIFFICULTY_UNKNOWN)
    g_string_append_printf (string, " %s", sudoku_difficulty_get_id (self->kind.difficulty));
  write_named (self, string);
  g_string_append_c (string, '\n');
}

/* The first and the last day have hours outside the supported years. */
static gboolean
parse_time (const char *text,
            gint64 *seconds)
{
  g_autoptr (GDateTime) when =
    g_utf8_validate (text, -1, NULL) ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  g_autoptr (GDateTime) utc = when != NULL ? g_date_time_to_utc (when) : NULL;

  if (utc != NULL)
    *seconds = g_date_time_to_unix (utc);
  return utc != NULL;
}

static gboolean
read_when (SudokuResult *self,
           SudokuScanner *scanner,
           GError **error)
{
  g_autofree char *time = NULL;
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (scanner, "date-expected", &word, &length, error))
    return FALSE;
  time = g_strndup (word, length);
  return parse_time (time, &self->when) ||
         sudoku_scanner_fail_word (scanner, word, length, "date-expected", error);
}

static gboolean
read_shape (SudokuResult *self,
            SudokuScanner *scanner,
            GError **error)
{
  SudokuKind *kind = &self->kind;
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  gboolean fits = FALSE;

  if (!sudoku_scanner_need_word (scanner, "box-expected", &word, &length, error))
    return FALSE;
  if (length > 5 && memcmp (word, "plain", 5) == 0)
    {
      at = word + 5;
      fits = sudoku_scan_uint (&at, word + length, SUDOKU_SIDE_MAX, &kind->side) &&
             at == word + length;
    }
  else if (sudoku_box_parse (word, (gssize)length, &kind->box_rows, &kind->box_columns))
    {
      kind->side = kind->box_rows * kind->box_columns;
      fits = TRUE;
    }
  if (!fits || kind->side < SUDOKU_SIDE_MIN || kind->side > SUDOKU_SIDE_MAX)
    return sudoku_scanner_fail_word (scanner, word, length, "box-expected", error);
  return TRUE;
}

/* "-", or the ids of rules with "+" between them. */
static gboolean
read_rules (SudokuResult *self,
            SudokuScanner *scanner,
            GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (scanner, "rules-expected", &word, &length, error))
    return FALSE;
  if (sudoku_scan_equal (word, length, "-"))
    return TRUE;
  for (const char *at = word, *end = word + length; at <= end;)
    {
      const char *plus = memchr (at, '+', (gsize)(end - at));
      const char *id_end = plus != NULL ? plus : end;
      const SudokuRuleKind *kind = sudoku_rule_kind_find (at, id_end - at);

      if (kind == NULL)
        return sudoku_scanner_fail_word (scanner, word, length, "rules-expected", error);
      self->kind.rules = sudoku_set_or (self->kind.rules, sudoku_rule_kind_get_set (kind));
      at = id_end + 1;
    }
  return TRUE;
}

static gboolean
read_stage (SudokuResult *self,
            SudokuScanner *scanner,
            GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (scanner, "stage-expected", &word, &length, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (stages); i++)
    if (sudoku_scan_equal (word, length, stages[i]))
      {
        self->stage = (SudokuResultStage)i;
        return TRUE;
      }
  return sudoku_scanner_fail_word (scanner, word, length, "stage-expected", error);
}

static gboolean
take_level (SudokuResult *self,
            const char *text)
{
  self->level = sudoku_level_find (text);
  return self->level != SUDOKU_LEVEL_UNKNOWN;
}

static gboolean
take_day (SudokuResult *self,
          const char *text)
{
  GDate date;

  if (!sudoku_day_parse (text, &date))
    return FALSE;
  self->day = g_date_get_julian (&date);
  return TRUE;
}

static gboolean
take_begun (SudokuResult *self,
            const char *text)
{
  return parse_time (text, &self->begun);
}

static const struct
{
  const char *name; /* with its "=" */
  gboolean (*take) (SudokuResult *self, const char *text);
  const char *expected;
} named[] = {
  { "level=", take_level, "level-expected" },
  { "day=", take_day, "day-expected" },
  { "begun=", take_begun, "date-expected" },
};

static gboolean
read_named (SudokuResult *self,
            SudokuScanner *scanner,
            const char *word,
            gsize length,
            GError **error)
{
  g_autofree char *text = g_strndup (word, length);

  for (gsize i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_has_prefix (text, named[i].name) &&
        !named[i].take (self, text + strlen (named[i].name)))
      return sudoku_scanner_fail_word (scanner, word, length, named[i].expected, error);
  return TRUE;
}

static gboolean
read_difficulty (SudokuResult *self,
                 SudokuScanner *scanner,
                 const char *word,
                 gsize length,
                 GError **error)
{
  g_autofree char *id = g_strndup (word, length);

  self->kind.difficulty = sudoku_difficulty_find (id);
  return self->kind.difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
         sudoku_scanner_fail_word (scanner, word, length, "difficulty-expected", error);
}

/* All of it may be missing. A difficulty can only come first. */
static gboolean
read_rest (SudokuResult *self,
           SudokuScanner *scanner,
           GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  for (gboolean first = TRUE; sudoku_scanner_next_word (scanner, &word, &length); first = FALSE)
    {
      gboolean is_named = memchr (word, '=', length) != NULL;

      if (!is_named && !first)
        return sudoku_scanner_fail_word (scanner, word, length, "end-expected", error);
      if (!(is_named ? read_named : read_difficulty) (self, scanner, word, length, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_result_read:
 * @self: (out caller-allocates): the record
 * @name: name of the text, for messages
 * @line: its line number, from 1
 * @text: a line from sudoku_result_write(), with or without the line break
 * @length: its length in bytes
 *
 * Reads one line.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when it is malformed
 */
gboolean
sudoku_result_read (SudokuResult *self,
                    const char *name,
                    gsize line,
                    const char *text,
                    gsize length,
                    GError **error)
{
  SudokuScanner scanner;

  g_return_val_if_fail (self != NULL && name != NULL && text != NULL, FALSE);

  *self = (SudokuResult){ 0 };
  sudoku_scanner_init (&scanner, name, text, length, line);
  sudoku_scanner_next_line (&scanner);
  return read_when (self, &scanner, error) && read_shape (self, &scanner, error) &&
         read_rules (self, &scanner, error) &&
         sudoku_scanner_need_number (&scanner, "givens-expected", 0,
                                     self->kind.side * self->kind.side, &self->n_given, error) &&
         sudoku_seconds_read (&scanner, &self->seconds, error) &&
         read_stage (self, &scanner, error) && read_rest (self, &scanner, error);
}
