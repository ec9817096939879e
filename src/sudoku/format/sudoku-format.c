/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with any format: finding and detecting one, reading a whole text, writing. Knows the
 * formats from the list alone, except for those that stand in for one that can't express a puzzle,
 * or that can read the same lines. */

#include "sudoku-format.h"

#include <string.h>

#include "sudoku-allowed.h"
#include "sudoku-format-list.h"
#include "sudoku-omission.h"
#include "sudoku-refusal.h"
#include "sudoku-square-text.h"
#include "sudoku-text-bytes.h"

/* The longest line that names columns. */
#define HEAD_LENGTH_MAX 4096

/* So much text behind comments shows what it is. */
#define LINE_ENOUGH (64u << 10)

#define ADDRESS(name) &sudoku_format_##name,

static const SudokuFormat *const formats[] = { SUDOKU_FORMAT_LIST (ADDRESS) };

/**
 * sudoku_formats:
 * @n_formats: (out): how many there are
 *
 * Gets all formats, those that can be read first.
 *
 * Returns: (transfer none) (array length=n_formats): the table
 */
const SudokuFormat *const *
sudoku_formats (gsize *n_formats)
{
  *n_formats = G_N_ELEMENTS (formats);
  return formats;
}

/**
 * sudoku_format_find:
 * @id: an id
 *
 * Finds a format by its id.
 *
 * Returns: (transfer none) (nullable): the format; %NULL if there is none
 */
const SudokuFormat *
sudoku_format_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_strcmp0 (formats[i]->id, id) == 0)
      return formats[i];
  return NULL;
}

/**
 * sudoku_format_find_for_name:
 * @name: the name of a file, in valid UTF-8; case is ignored
 *
 * Finds the format to write a file in, by its name.
 *
 * Returns: (transfer none) (nullable): the format; %NULL when the name does not tell
 */
const SudokuFormat *
sudoku_format_find_for_name (const char *name)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  lower = g_ascii_strdown (name, -1);
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    for (gsize k = 0; formats[i]->suffixes != NULL && formats[i]->suffixes[k] != NULL; k++)
      if (formats[i]->write != NULL && g_str_has_suffix (lower, formats[i]->suffixes[k]))
        return formats[i];
  return NULL;
}

/**
 * sudoku_format_find_for_games:
 *
 * Gets the format in which a game can be saved whole.
 *
 * Returns: (transfer none): the format
 */
const SudokuFormat *
sudoku_format_find_for_games (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (sudoku_format_has (formats[i], SUDOKU_FORMAT_GAME) && formats[i]->write != NULL)
      return formats[i];
  g_assert_not_reached ();
}

/**
 * sudoku_format_has:
 * @self: (nullable): a format
 * @flags: the capabilities asked for
 *
 * Tells whether it has all of these capabilities; %NULL has none.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_format_has (const SudokuFormat *self,
                   SudokuFormatFlags flags)
{
  return self != NULL && (self->flags & flags) == flags;
}

/* The length of the leading lines that are comments of formulas and solvers. */
static gsize
measure_comments (const char *text,
                  gsize length)
{
  const char *at = text, *end = text + length, *newline = NULL;

  while (at < end && *at == 'c' && (at + 1 == end || g_ascii_isspace (at[1])) &&
         (newline = memchr (at, '\n', (gsize)(end - at))) != NULL)
    at = newline + 1;
  return (gsize)(at - text);
}

/**
 * sudoku_format_is_undecided:
 * @text: (nullable): the beginning of a text; may be %NULL when it is empty
 * @length: its length in bytes
 *
 * Tells whether detection needs more of the text: up to 256 kB, or when these are comments of a
 * formula or a solver, what follows them.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_format_is_undecided (const char *text,
                            gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return length < SUDOKU_FORMAT_DETECT_LENGTH ||
         length - measure_comments (text, length) < LINE_ENOUGH;
}

/* The format with the highest confidence, the first of several. Slow ones are asked last, and only
 * where they can be more confident than the others. */
static const SudokuFormat *
find_surest (const char *text,
             gsize length)
{
  gsize best = G_N_ELEMENTS (formats);
  guint best_score = 0;

  for (guint slow = 0; slow < 2; slow++)
    for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
      {
        guint most = formats[i]->score_max, score = 0;

        if ((most > 0) != (slow > 0) || (slow > 0 && most < best_score))
          continue;
        score = formats[i]->detect (text, length);
        if (score < MAX (best_score, 1) || (score == best_score && i > best))
          continue;
        best = i;
        best_score = score;
      }
  return best_score > 0 ? formats[best] : NULL;
}

/**
 * sudoku_format_detect:
 * @text: (nullable): a text or its beginning; may be %NULL when it is empty
 * @length: its length in bytes
 *
 * Detects the format of a text. Looks at no more than 256 kB, in a longer text after the comments
 * of a formula or a solver.
 *
 * Returns: (transfer none) (nullable): the format with the highest confidence
 */
const SudokuFormat *
sudoku_format_detect (const char *text,
                      gsize length)
{
  gsize mark = 0;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length == 0)
    return NULL;
  mark = sudoku_source_skip_mark (text, length);
  text += mark;
  length -= mark;
  if (length >= SUDOKU_FORMAT_DETECT_LENGTH)
    {
      mark = measure_comments (text, length);
      text += mark < length ? mark : 0;
      length -= mark < length ? mark : 0;
    }
  if (length >= SUDOKU_FORMAT_DETECT_LENGTH)
    {
      const char *newline = memrchr (text, '\n', SUDOKU_FORMAT_DETECT_LENGTH);

      length = newline != NULL ? (gsize)(newline - text) + 1 : SUDOKU_FORMAT_DETECT_LENGTH;
    }
  return find_surest (text, length);
}

/**
 * sudoku_format_check_text:
 * @self: the format of a text
 * @name: name of the text, for messages
 * @text: the text
 * @length: its length in bytes
 *
 * Rejects what is no text, or too long. Linear time.
 *
 * Returns: %FALSE with SUDOKU_ERROR_LIMIT or SUDOKU_ERROR_SYNTAX
 */
gboolean
sudoku_format_check_text (const SudokuFormat *self,
                          const char *name,
                          const char *text,
                          gsize length,
                          GError **error)
{
  SatPlace place = { .name = name };
  const char *zero = NULL;

  if (length > self->length_max)
    {
      sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "puzzle-text-too-long",
                        sat_arg_number ((gint64)(self->length_max >> 20)));
      return FALSE;
    }
  zero = length > 0 ? memchr (text, '\0', length) : NULL;
  if (zero == NULL)
    return TRUE;
  place.line = 1;
  for (const char *at = text; at < zero; at++)
    place.line += *at == '\n';
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "puzzle-zero-byte");
  return FALSE;
}

/* By the first bytes of the formats of cameras and screenshots. */
static gboolean
is_picture (const char *text,
            gsize length)
{
  static const char *const beginnings[] = { "\x89PNG\r\n", "\xff\xd8\xff", "GIF8", "BM", "RIFF",
                                            "II*", "MM" };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (length >= strlen (beginnings[i]) &&
        memcmp (text, beginnings[i], strlen (beginnings[i])) == 0)
      return memchr (text, '\0', length) != NULL;
  return FALSE;
}

/* Reports what an unknown text resembles most. */
static void
refuse_unknown (const char *name,
                const char *text,
                gsize length,
                GError **error)
{
  const SudokuSource source = { .name = name, .text = text, .length = length, .first_line = 1 };
  gsize at = length > 0 ? sudoku_source_skip_mark (text, length) : 0;

  while (at < length && g_ascii_isspace (text[at]))
    at++;
  if (at < length && text[at] == '<')
    sudoku_source_refuse_text (&source, "elements-without-puzzle", error);
  else if (at < length && (text[at] == '[' || text[at] == '{'))
    sudoku_source_refuse_text (&source, "lists-without-puzzle", error);
  else
    sudoku_source_refuse_text (&source, "format-unknown", error);
}

/**
 * sudoku_format_choose:
 * @self: (nullable): the requested format
 * @name: name of the text, for messages
 * @text: the text or its beginning
 * @length: its length in bytes
 *
 * Gets the format to read a text in: @self, or the detected one when it is %NULL.
 *
 * Returns: (transfer none) (nullable): the format; %NULL with SUDOKU_ERROR_FORMAT when none fits or
 *   it can't be read
 */
const SudokuFormat *
sudoku_format_choose (const SudokuFormat *self,
                      const char *name,
                      const char *text,
                      gsize length,
                      GError **error)
{
  const SatPlace place = { .name = name };

  /* Whole texts have been converted before. */
  if (sudoku_text_bytes_are_utf16 (text, length))
    {
      sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "puzzle-utf-16");
      return NULL;
    }
  if (self == NULL)
    self = sudoku_format_detect (text, length);
  if (self == NULL)
    {
      if (is_picture (text, length))
        sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "format-picture");
      else
        refuse_unknown (name, text, length, error);
      return NULL;
    }
  if (self->read == NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, self->refusal);
      return NULL;
    }
  return self;
}

/**
 * sudoku_format_settle: (skip)
 * @self: the detected or requested format
 * @source: the text or its beginning, and what is known of it
 *
 * Decides a text whose lines can be rows of a puzzle as well as puzzles of their own: by the shape,
 * if known, or by what they look like.
 *
 * Returns: (transfer none): the format to read the text in; %NULL with SUDOKU_ERROR_FORMAT when
 *   undecidable
 */
const SudokuFormat *
sudoku_format_settle (const SudokuFormat *self,
                      const SudokuSource *source,
                      GError **error)
{
  const SudokuShapeHint *hint = source->hint;
  const guint hinted = hint != NULL ? hint->box_rows * hint->box_columns : 0;
  guint side = 0, root;
  SudokuSquareReading reading;

  g_return_val_if_fail (self != NULL && source != NULL, NULL);

  if (source->asked ||
      (self != &sudoku_format_line && self != &sudoku_format_rows && self != &sudoku_format_frame))
    return self;
  reading = sudoku_square_text_look (source->text, source->length, &side);
  root = sudoku_square_text_get_root (side);
  if (reading != SUDOKU_SQUARE_NONE && hinted == root)
    return &sudoku_format_line;
  if (reading != SUDOKU_SQUARE_NONE && hinted == side)
    return self == &sudoku_format_line ? &sudoku_format_frame : self;
  if (reading != SUDOKU_SQUARE_EITHER)
    return self;
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = source->name },
                    "lines-two-readings", sat_arg_number (side), sat_arg_number (root));
  return NULL;
}

/* There must be no other puzzle after the first. */
static gboolean
check_rest (const SudokuFormat *format,
            const SudokuSource *first,
            gsize length,
            GError **error)
{
  const char *rest = first->text + first->length;
  SatPlace place = { .name = first->name, .line = 1 };

  for (const char *at = first->text; at < rest; at++)
    place.line += *at == '\n';
  if (length == 0 || format->split (rest, length, place.line) == 0)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "puzzles-several");
  return FALSE;
}

/**
 * sudoku_format_copy_head:
 * @text: a text
 * @length: its length in bytes
 *
 * Gets the header line above all puzzles that names their columns. It alone is no puzzle.
 *
 * Returns: (transfer full) (nullable): the line; %NULL if there is none
 */
char *
sudoku_format_copy_head (const SudokuFormat *self,
                         const char *text,
                         gsize length)
{
  const char *newline = NULL;
  gsize head = 0;

  g_return_val_if_fail (self != NULL && (text != NULL || length == 0), NULL);

  newline = length > 0 ? memchr (text, '\n', MIN (length, HEAD_LENGTH_MAX)) : NULL;
  head = newline != NULL ? (gsize)(newline - text) : 0;
  if (head == 0 || !sudoku_format_has (self, SUDOKU_FORMAT_LINES) ||
      (!g_ascii_isalpha (*text) && strchr ("\"',;\t", *text) == NULL) ||
      self->split == NULL || self->split (text, head, 1) > 0)
    return NULL;
  return g_strndup (text, head);
}

/* Reads the one puzzle of a text in UTF-8. @part: the part of it that was looked at last. */
static SudokuDocument *
read_plain (const SudokuFormat *self,
            SudokuSource *part,
            const SudokuFormat **used,
            GError **error)
{
  g_autoptr (SudokuDocument) document = NULL;
  g_autofree char *head = NULL;
  const gsize length = part->length;
  gsize mark = 0;

  part->asked = self != NULL;
  self = sudoku_format_choose (self, part->name, part->text, length, error);
  if (self != NULL)
    self = sudoku_format_settle (self, part, error);
  if (used != NULL)
    *used = self;
  if (self == NULL || !sudoku_format_check_text (self, part->name, part->text, length, error))
    return NULL;
  mark = sudoku_source_skip_mark (part->text, length);
  part->text = part->text != NULL ? part->text + mark : "";
  part->length = length - mark;
  head = sudoku_format_copy_head (self, part->text, part->length);
  part->head = head;
  if (self->split != NULL)
    part->length = self->split (part->text, part->length, 1);
  if (part->length == 0)
    part->length = length - mark;
  document = self->read (part, error);
  part->head = NULL;
  if (document == NULL || !check_rest (self, part, length - mark - part->length, error))
    return NULL;
  return g_steal_pointer (&document);
}

/**
 * sudoku_format_read:
 * @self: (nullable): the format, or %NULL to detect it
 * @source: a text with one puzzle, such as a paste, and what is known of it
 * @used: (out) (optional) (nullable): the format it was read in
 *
 * Reads the one puzzle of a text.
 *
 * Returns: (transfer full) (nullable): the puzzle with everything else in the text, or %NULL with
 *   SUDOKU_ERROR_FORMAT: no known format, one that can't be read, or several puzzles;
 *   SUDOKU_ERROR_SHAPE: no such shape, or the hint contradicts the text; SUDOKU_ERROR_SYNTAX,
 *   SUDOKU_ERROR_VALUE: the text is wrong somewhere; SUDOKU_ERROR_LIMIT: longer than the format
 *   allows; SAT_ERROR_*: an invalid formula; G_IO_ERROR_CANCELLED
 */
SudokuDocument *
sudoku_format_read (const SudokuFormat *self,
                    const SudokuSource *source,
                    const SudokuFormat **used,
                    GError **error)
{
  g_autoptr (GBytes) plain = NULL;
  g_autoptr (GError) local_error = NULL;
  SudokuSource part;
  SudokuDocument *document = NULL;

  g_return_val_if_fail (source != NULL && source->name != NULL, NULL);
  g_return_val_if_fail (source->text != NULL || source->length == 0, NULL);

  plain = sudoku_text_bytes_make_plain (g_bytes_new_static (source->text, source->length));
  part = *source;
  part.text = g_bytes_get_data (plain, &part.length);
  part.first_line = 1;
  document = read_plain (self, &part, used, &local_error);
  if (local_error == NULL)
    return document;
  sudoku_refusal_review (&part, &local_error);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return NULL;
}

/**
 * sudoku_format_write_one:
 * @document: what to write
 * @string: the text to append to
 *
 * Writes one of several puzzles, as sudoku_format_write() does, without what precedes the first and
 * follows the last one.
 *
 * Returns: %FALSE with SUDOKU_ERROR_FORMAT when the format can't express this puzzle
 */
gboolean
sudoku_format_write_one (const SudokuFormat *self,
                         const SudokuDocument *document,
                         GString *string,
                         GError **error)
{
  g_return_val_if_fail (self != NULL && document != NULL && string != NULL, FALSE);

  if (self->write != NULL)
    return self->write (document, string, error);
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, "format-not-written",
                    sat_arg_text (self->id));
  return FALSE;
}

/**
 * sudoku_format_write_between:
 * @previous: (nullable): the previous puzzle; %NULL: none
 * @next: (nullable): the next puzzle; %NULL: none
 * @string: the text to append to
 *
 * Writes what separates two puzzles of a text, precedes the first or follows the last one.
 */
void
sudoku_format_write_between (const SudokuFormat *self,
                             const SudokuDocument *previous,
                             const SudokuDocument *next,
                             GString *string)
{
  g_return_if_fail (self != NULL && string != NULL);

  if (previous == NULL && self->head != NULL)
    g_string_append (string, self->head);
  if (previous != NULL && next != NULL && self->foot == NULL &&
      !sudoku_format_has (self, SUDOKU_FORMAT_LINES))
    g_string_append_c (string, '\n');
  if (self->section != NULL)
    self->section (previous, next, string);
  if (next == NULL && self->foot != NULL)
    g_string_append (string, self->foot);
}

/**
 * sudoku_format_write:
 * @document: what to write
 *
 * Writes a puzzle, and as much of everything else as the format can express, see its flags. Where
 * entries are not distinguished from givens, all values are written alike; where symbols can't be
 * expressed, values are written as in puzzles without any.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with SUDOKU_ERROR_FORMAT when the format
 *   can't express this puzzle
 */
char *
sudoku_format_write (const SudokuFormat *self,
                     const SudokuDocument *document,
                     GError **error)
{
  g_autoptr (GString) string = NULL;

  g_return_val_if_fail (self != NULL && document != NULL, NULL);

  string = g_string_new (NULL);
  sudoku_format_write_between (self, NULL, document, string);
  if (!sudoku_format_write_one (self, document, string, error))
    return NULL;
  sudoku_format_write_between (self, document, NULL, string);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* Rows, columns and boxes are not further rules. */
static gboolean
can_say_rule (const SudokuFormat *self,
              const SudokuGeometry *geometry,
              guint rule)
{
  const SudokuRule *said = sudoku_geometry_get_rule (geometry, rule);
  const SudokuRuleKind *kind = sudoku_rule_get_kind (said);

  if (!kind->optional && (sudoku_geometry_has_boxes (geometry) ||
                          sudoku_geometry_get_region_rule (geometry) != (int)rule))
    return TRUE;
  return sudoku_format_has (self, SUDOKU_FORMAT_RULES) ||
         (self->rules != NULL && g_strv_contains (self->rules, kind->id)) ||
         (self->can_say_rule != NULL && self->can_say_rule (geometry, said));
}

/* Each kind is named once, however many there are. */
static void
list_rule_losses (const SudokuFormat *self,
                  const SudokuGeometry *geometry,
                  GPtrArray *losses)
{
  const SudokuRuleKind *named = NULL;

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i));

      if (kind == named || can_say_rule (self, geometry, i))
        continue;
      g_ptr_array_add (losses,
                       sat_issue_new (NULL, "format-loses-rule", sat_arg_text (self->id),
                                      sat_arg_term (kind->name)));
      named = kind;
    }
}

static void
add_loss (const SudokuFormat *self,
          SudokuFormatFlags flags,
          gboolean there,
          const char *sentence,
          GPtrArray *losses)
{
  if (there && !sudoku_format_has (self, flags))
    g_ptr_array_add (losses, sat_issue_new (NULL, sentence, sat_arg_text (self->id)));
}

static void
list_note_losses (const SudokuFormat *self,
                  const SudokuDocument *document,
                  GPtrArray *losses)
{
  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    if (sudoku_document_get_note (document, note) != NULL &&
        ((self->notes & SUDOKU_FORMAT_NOTE (note)) == 0 ||
         (self->says_note != NULL && !self->says_note (document, note))))
      g_ptr_array_add (losses,
                       sat_issue_new (NULL, "format-loses-note", sat_arg_text (self->id),
                                      sat_arg_term (sudoku_note_get_name (note))));
}

/* Whether an empty cell has a single mark. */
static gboolean
has_lone_mark (SudokuGame *game)
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 &&
        sudoku_set_count (
          sudoku_set_or (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell),
                         sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, cell))) == 1)
      return TRUE;
  return FALSE;
}

static void
list_game_losses (const SudokuFormat *self,
                  SudokuGame *game,
                  GPtrArray *losses)
{
  const SudokuState *state = sudoku_game_get_state (game);
  guint n_cells = sudoku_grid_get_n_cells (sudoku_game_get_grid (game));
  gboolean marks[SUDOKU_N_MARKS] = { FALSE }, colours = FALSE;

  for (guint cell = 0; cell < n_cells; cell++)
    {
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        marks[mark] |= !sudoku_set_is_empty (sudoku_state_get_marks (state, mark, cell));
      colours |= sudoku_state_get_colour (state, cell) > 0;
    }
  add_loss (self, SUDOKU_FORMAT_MARKS, marks[SUDOKU_MARK_CORNER] || marks[SUDOKU_MARK_CENTRE],
            "format-loses-marks", losses);
  if (sudoku_format_has (self, SUDOKU_FORMAT_MARKS))
    add_loss (self, SUDOKU_FORMAT_MARK_KINDS, marks[SUDOKU_MARK_CENTRE],
              "format-loses-mark-kinds", losses);
  if (sudoku_format_has (self, SUDOKU_FORMAT_NO_LONE_MARKS) && has_lone_mark (game))
    g_ptr_array_add (losses,
                     sat_issue_new (NULL, "format-loses-lone-marks", sat_arg_text (self->id)));
  if (sudoku_format_has (self, SUDOKU_FORMAT_REMOVED) && !sudoku_allowed_says_marks (state))
    g_ptr_array_add (losses,
                     sat_issue_new (NULL, "format-loses-other-marks", sat_arg_text (self->id)));
  add_loss (self, SUDOKU_FORMAT_COLOURS, colours, "format-loses-colours", losses);
  add_loss (self, SUDOKU_FORMAT_GAME,
            !sudoku_colouring_is_empty (sudoku_state_get_colouring (state)),
            "format-loses-links", losses);
  add_loss (self, SUDOKU_FORMAT_MOVES, sudoku_game_can_undo (game) || sudoku_game_can_redo (game),
            "format-loses-moves", losses);
}

/**
 * sudoku_format_says_omissions:
 * @document: what is written in it
 *
 * Tells whether readers of the text learn what was left out of the puzzle: the format says so, or
 * writes it as it was.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_format_says_omissions (const SudokuFormat *self,
                              const SudokuDocument *document)
{
  g_return_val_if_fail (self != NULL && document != NULL, FALSE);

  for (gsize i = 0; self->remainders != NULL && self->remainders[i] != NULL; i++)
    if (sudoku_document_get_remainder (document, self->remainders[i]) != NULL)
      return TRUE;
  return sudoku_format_has (self, SUDOKU_FORMAT_OMISSIONS);
}

/**
 * sudoku_format_list_losses:
 * @document: what is written in it
 *
 * Lists what the format can't express of a puzzle, so that nothing is lost silently.
 *
 * Returns: (transfer full) (element-type SatIssue): an issue for each rule, one for the symbols,
 *   one when entries will look like givens, those for what a game has besides its values, one for
 *   each kind of note, and one when an omission will be unknown to readers of the text; none when
 *   the text has all of the puzzle
 */
GPtrArray *
sudoku_format_list_losses (const SudokuFormat *self,
                           const SudokuDocument *document)
{
  GPtrArray *losses = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  const SudokuGrid *grid = NULL;
  const SudokuGeometry *geometry = NULL;
  guint n_filled = 0;

  g_return_val_if_fail (self != NULL && document != NULL, losses);

  grid = sudoku_document_get_grid (document);
  geometry = sudoku_grid_get_geometry (grid);
  list_rule_losses (self, geometry, losses);
  add_loss (self, SUDOKU_FORMAT_SYMBOLS, sudoku_document_get_symbols (document) != NULL,
            "format-loses-symbols", losses);
  n_filled = sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY);
  if (sudoku_document_get_game (document) != NULL)
    n_filled += sudoku_grid_count (grid, SUDOKU_ORIGIN_ANSWER);
  add_loss (self, SUDOKU_FORMAT_ORIGINS, n_filled > 0, "format-loses-origins", losses);
  if (sudoku_document_get_game (document) != NULL)
    list_game_losses (self, sudoku_document_get_game (document), losses);
  list_note_losses (self, document, losses);
  if (!sudoku_format_says_omissions (self, document))
    add_loss (self, SUDOKU_FORMAT_OMISSIONS,
              sudoku_omissions_matter (sudoku_document_get_issues (document)),
              "format-loses-omissions", losses);
  return losses;
}

/**
 * sudoku_format_for_output:
 * @preferred: (nullable): the original format of a puzzle
 * @document: what is to be written
 *
 * Gets the format to write a puzzle in: @preferred if it can express it.
 *
 * Returns: (transfer none): the format, otherwise "line" up to side 9 and "rows" above
 */
const SudokuFormat *
sudoku_format_for_output (const SudokuFormat *preferred,
                          const SudokuDocument *document)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  if (preferred != NULL)
    text = sudoku_format_write (preferred, document, NULL);
  if (text != NULL)
    return preferred;
  return sudoku_grid_get_side (sudoku_document_get_grid (document)) <= 9 ? &sudoku_format_line
                                                                         : &sudoku_format_rows;
}

/**
 * sudoku_format_for_solution:
 * @self: the original format of a puzzle
 *
 * Gets the best format for printing its solution.
 *
 * Returns: (transfer none): mostly @self
 */
const SudokuFormat *
sudoku_format_for_solution (const SudokuFormat *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->solution != NULL ? sudoku_format_find (self->solution) : self;
}
