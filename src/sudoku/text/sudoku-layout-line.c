/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one line of a text can be, and its cells when it is a row of a grid. The text comes from
 * sudoku_plain_text_make(). Does not look at other lines. */

#include "sudoku-layout-line.h"

#include <string.h>

#include "sudoku-plain-text.h"
#include "sudoku-scanner.h"

/* So many blanks are a gap between a row and other text. */
#define GAP 2
#define TAB_WIDTH 8
/* So many characters of a rule are a rule, whatever follows. */
#define RULE_LENGTH_MIN 3
#define LABEL_DIGITS_MAX 3
/* So many lower-case letters are a word. */
#define WORD_LENGTH_MIN 2
/* Fewer characters after a “#” are its number. */
#define NUMBER_LENGTH_MAX 4

static gboolean
is_one_of (char c,
           const char *characters)
{
  return c != '\0' && strchr (characters, c) != NULL;
}

/* What a character can be. */
enum
{
  BLANK = 1 << 0,
  BAR = 1 << 1,
  VALUE = 1 << 2,  /* a letter, a digit or a sign of an empty cell that no rule has */
  CROSS = 1 << 3,  /* in rules only */
  CORNER = 1 << 4, /* at the ends of rules, too */
  HOLE = 1 << 5,   /* an empty cell or part of a rule */
  OPEN = 1 << 6,   /* a bracket */
  CLOSE = 1 << 7,
};

static const guint8 classes[256] = {
  [' '] = BLANK,
  ['\t'] = BLANK,
  ['\r'] = BLANK,
  [SUDOKU_PLAIN_FILLER] = BLANK,
  ['|'] = BAR,
  [SUDOKU_PLAIN_THICK_BAR] = BAR,
  ['0' ... '9'] = VALUE,
  ['A' ... 'Z'] = VALUE,
  ['a' ... 'z'] = VALUE,
  ['?'] = VALUE,
  ['_'] = VALUE,
  ['+'] = CROSS,
  ['='] = CROSS,
  ['~'] = CROSS,
  [SUDOKU_PLAIN_RULE] = CROSS,
  [':'] = CORNER,
  ['\''] = CORNER,
  ['`'] = CORNER,
  [','] = CORNER,
  ['.'] = HOLE,
  ['-'] = HOLE,
  ['*'] = HOLE,
  ['['] = OPEN,
  ['('] = OPEN,
  ['{'] = OPEN,
  [']'] = CLOSE,
  [')'] = CLOSE,
  ['}'] = CLOSE,
};

static gboolean
is_blank (char c)
{
  return (classes[(guchar)c] & BLANK) != 0;
}

static gboolean
is_bar (char c)
{
  return (classes[(guchar)c] & BAR) != 0;
}

static gboolean
is_close (char c)
{
  return (classes[(guchar)c] & CLOSE) != 0;
}

/* What follows a cell in programs. */
static gboolean
is_behind (char c)
{
  return is_close (c) || c == ',' || c == ';' || c == '"' || c == '\'' || c == '`' || c == '\\';
}

static gboolean
is_rule (char c)
{
  return (classes[(guchar)c] & CROSS) != 0 || c == '-' || c == '*';
}

static const char *
skip_blanks (const char *at,
             const char *end)
{
  while (at < end && is_blank (*at))
    at++;
  return at;
}

/* Mail puts a ">" before each line that it quotes. */
static const char *
skip_quotes (const char *start,
             const char *end)
{
  const char *behind = start;

  for (const char *at = start; at < end && (*at == '>' || *at == ' '); at++)
    if (*at == '>')
      behind = at + 1;
  return behind;
}

/* “# 3” is one, and “#...4.27.” a row with something wrong in it. */
static gboolean
is_comment (const char *at,
            const char *end)
{
  const char *stop = at + 1;

  if (*at == '%' || (end - at > 1 && at[0] == '/' && at[1] == '/'))
    return TRUE;
  if (*at != '#')
    return FALSE;
  while (stop < end && (g_ascii_isdigit (*stop) || is_one_of (*stop, "._*-?")))
    stop++;
  return stop < end || end - at <= NUMBER_LENGTH_MAX;
}

/* How many of each there are. */
typedef struct
{
  gsize n_values; /* letters, digits, question marks, underscores */
  gsize n_dots;
  gsize n_dashes;
  gsize n_stars;
  gsize n_crosses; /* of rules */
  gsize n_corners;
  gsize n_bars;
  gsize n_others;
  gboolean heavy;
} Counts;

static Counts
count (const char *at,
       const char *end)
{
  Counts counts = { 0 };

  for (; at < end; at++)
    {
      guint8 class = classes[(guchar)*at];

      counts.n_values += (class & VALUE) != 0;
      counts.n_dots += *at == '.';
      counts.n_dashes += *at == '-';
      counts.n_stars += *at == '*';
      counts.n_crosses += (class & CROSS) != 0;
      counts.n_corners += (class & CORNER) != 0;
      counts.n_bars += (class & BAR) != 0;
      counts.heavy |= *at == '=';
      counts.n_others += class == 0 || (class & (OPEN | CLOSE)) != 0;
    }
  return counts;
}

/* Whether a rule is at the beginning, with words beside it. */
static gboolean
is_rule_beside_text (const char *at,
                     const char *end)
{
  guint n_alike = 0, n_blanks = 0;
  gboolean any = FALSE;

  for (; at < end && (is_blank (*at) || is_bar (*at) || is_rule (*at)); at++)
    {
      if (*at == SUDOKU_PLAIN_FILLER)
        continue;
      n_alike = is_rule (*at) ? n_alike + 1 : 0;
      n_blanks = *at == '\t' ? GAP : *at == ' ' ? n_blanks + 1
                                                : 0;
      any |= n_alike >= RULE_LENGTH_MIN;
    }
  if (!any || n_blanks < GAP)
    return FALSE;
  for (; at < end; at++)
    if (g_ascii_isalpha (*at))
      return TRUE;
  return FALSE;
}

static SudokuLineKind
find_kind (const char *at,
           const char *end,
           const Counts *counts)
{
  gsize n_holes = counts->n_dashes + counts->n_stars;

  if (at == end)
    return SUDOKU_LINE_BLANK;
  if (is_comment (at, end))
    return SUDOKU_LINE_COMMENT;
  if (is_rule_beside_text (at, end))
    return SUDOKU_LINE_RULE;
  if (counts->n_others > 0 || counts->n_values > 0)
    return SUDOKU_LINE_TEXT;
  if (counts->n_corners > 0)
    return counts->n_dashes > 0 ? SUDOKU_LINE_RULE : SUDOKU_LINE_TEXT;
  if (counts->n_crosses > 0 || (counts->n_dots > 0 && counts->n_dashes > 0) ||
      (counts->n_dashes > 0 && counts->n_stars > 0))
    return SUDOKU_LINE_RULE;
  if (counts->n_dots > 0)
    return SUDOKU_LINE_TEXT;
  return n_holes > 0 ? SUDOKU_LINE_HOLES : SUDOKU_LINE_BARS;
}

/**
 * sudoku_layout_line_look: (skip)
 * @start: where a line begins
 * @end: its end
 *
 * Finds out what a line is.
 *
 * Returns: what it is
 */
SudokuLayoutLine
sudoku_layout_line_look (const char *start,
                         const char *end)
{
  SudokuLayoutLine self = { .start = skip_quotes (start, end), .end = end };
  Counts counts;

  while (self.end > self.start && is_blank (self.end[-1]))
    self.end--;
  start = skip_blanks (self.start, self.end);
  counts = count (start, self.end);
  self.kind = find_kind (start, self.end, &counts);
  self.heavy = counts.heavy;
  return self;
}

/* “12 ”, “12.”, “12:”, “12)”, “12|”, “[12,]”, “r12 ” or “L ”, or “- ” and the like. */
static const char *
skip_label (const SudokuLayoutLine *self,
            int *label)
{
  const char *at = skip_blanks (self->start, self->end);
  gboolean bracket = at < self->end && *at == '[';
  const char *start = at;
  guint number = 0;

  if (self->end - at > 1 && is_one_of (*at, "-*+.") && is_blank (at[1]))
    {
      *label = -(int)*at;
      return at + 1;
    }
  at += bracket;
  if (self->end - at > 1 && (*at == 'r' || *at == 'R') && g_ascii_isdigit (at[1]))
    at++;
  if (sudoku_scan_uint (&at, self->end, 999, &number) && at - start <= LABEL_DIGITS_MAX + 1)
    *label = (int)number;
  else if (at < self->end && g_ascii_isalpha (*at))
    *label = 1000 + g_ascii_toupper (*at++);
  else
    return NULL;
  if (bracket)
    return self->end - at > 2 && at[0] == ',' && at[1] == ']' ? at + 2 : NULL;
  if (at == self->end || (!is_blank (*at) && !is_bar (*at) && !is_one_of (*at, ".:),;")))
    return NULL;
  /* A dot may be the first cell, too. */
  return at + (is_bar (*at) || (*at == '.' && at + 1 < self->end && at[1] != ' ') ? 0 : 1);
}

/* Whether a part of a line has a word that is no cell. */
static gboolean
has_words (const char *at,
           const char *end)
{
  guint n_letters = 0;

  for (; at < end; at++)
    {
      n_letters = g_ascii_isalpha (*at) || (guchar)*at >= 0x80 ? n_letters + 1 : 0;
      if (n_letters > 1)
        return TRUE;
    }
  return FALSE;
}

/* Whether the bracket before a place is opened once more after its end: then each pair of them may
 * be a cell, and what is in the first is no row. */
static gboolean
opens_again (const char *at,
             const char *end)
{
  const char bracket = at[-1];

  while (at < end && !is_close (*at))
    at++;
  return at < end && memchr (at, bracket, (gsize)(end - at)) != NULL;
}

/* Whether a cell stands at a place, or at least what begins as a number does. */
static gboolean
is_at_cell (const char *at,
            const char *end)
{
  SudokuSign sign;

  if (at == end || g_ascii_isdigit (*at))
    return at < end;
  return sudoku_sign_from_character (*at, &sign) &&
         (end - at == 1 || is_blank (at[1]) || is_bar (at[1]));
}

/* Whether cells stand before a bracket or a quotation mark, more than the one number that can be a
 * label, or behind its end, where no words begin: it is around one cell of the row, not around the
 * row. */
static gboolean
has_cells_around (const SudokuLayoutLine *self,
                  const char *start)
{
  const char *at = self->start;
  guint n_before = 0;

  while (at < start - 1)
    {
      n_before += is_at_cell (at, start - 1);
      while (at < start - 1 && !is_blank (*at) && !is_bar (*at))
        at++;
      while (at < start - 1 && (is_blank (*at) || is_bar (*at)))
        at++;
    }
  at = start;
  while (at < self->end && !is_close (*at) && *at != start[-1])
    at++;
  while (at < self->end && (is_behind (*at) || is_blank (*at) || is_bar (*at)))
    at++;
  return n_before > 1 || (is_at_cell (at, self->end) &&
                          (g_ascii_isdigit (*at) || !has_words (at, self->end)));
}

/* The place after the last bracket that is opened before one is closed, or the first quotation
 * mark. */
static const char *
skip_bracket (const SudokuLayoutLine *self)
{
  const char *behind = NULL;

  for (const char *at = self->start; at < self->end && !is_close (*at); at++)
    if ((classes[(guchar)*at] & OPEN) != 0)
      behind = at + 1;
  if (behind != NULL && opens_again (behind, self->end))
    return NULL;
  if (behind == NULL)
    for (const char *at = self->start; at < self->end && behind == NULL; at++)
      if (*at == '"' || *at == '\'' || *at == '`')
        behind = at + 1;
  return behind != NULL && has_cells_around (self, behind) ? NULL : behind;
}

static const char *
skip_to_bar (const SudokuLayoutLine *self)
{
  const char *at = self->start;

  while (at < self->end && !is_bar (*at))
    at++;
  return at < self->end && has_words (self->start, at) ? at : NULL;
}

static const char *
skip_to_gap (const SudokuLayoutLine *self)
{
  guint n_blanks = 0;

  for (const char *at = skip_blanks (self->start, self->end); at < self->end; at++)
    {
      if (!is_blank (*at) && n_blanks >= GAP && has_words (self->start, at))
        return at;
      n_blanks = *at == '\t' ? GAP : *at == ' ' ? n_blanks + 1
                                                : 0;
    }
  return NULL;
}

/**
 * sudoku_layout_line_begin: (skip)
 * @beginning: where its cells may begin
 * @label: (out): the value of its label, the same or one more in the next row
 *
 * Finds the beginning of the cells.
 *
 * Returns: (nullable): the place; %NULL when the line has no cells there
 */
const char *
sudoku_layout_line_begin (const SudokuLayoutLine *self,
                          SudokuLayoutBeginning beginning,
                          int *label)
{
  *label = 0;
  switch (beginning)
    {
    case SUDOKU_LINE_FROM_LABEL:
      return skip_label (self, label);
    case SUDOKU_LINE_FROM_BRACKET:
      return skip_bracket (self);
    case SUDOKU_LINE_FROM_BAR:
      return skip_to_bar (self);
    case SUDOKU_LINE_FROM_GAP:
      return skip_to_gap (self);
    case SUDOKU_LINE_FROM_START:
    case SUDOKU_LINE_N_BEGINNINGS:
    default:
      return self->start;
    }
}

static gboolean
add_cell (SudokuLayoutRow *row,
          SudokuSign sign,
          const char *place)
{
  if (row->n_cells >= SUDOKU_SIDE_MAX)
    return FALSE;
  row->signs[row->n_cells] = sign;
  row->places[row->n_cells++] = place;
  row->bars[row->n_cells] = row->gaps[row->n_cells] = 0;
  row->stops[row->n_cells] = FALSE;
  return TRUE;
}

/* Something is no cell: the row may end before it if words follow, up to the end of the line. */
static void
fail (SudokuLayoutRow *row,
      const char *word,
      const char *end,
      const char *line_end)
{
  row->fault = word;
  row->fault_length = (gsize)(end - word);
  row->stops[row->n_cells] = row->n_cells < SUDOKU_SIDE_MAX && has_words (word, line_end);
}

/* Upper and lower case letters alone: natural language. */
static gboolean
is_prose (const char *word,
          const char *end)
{
  gboolean upper = FALSE, lower = FALSE;

  for (const char *at = word; at < end; at++)
    {
      if (!g_ascii_isalpha (*at) && *at != '.')
        return FALSE;
      upper |= g_ascii_isupper (*at);
      lower |= g_ascii_islower (*at) && g_ascii_tolower (*at) != 'x';
    }
  return upper && lower;
}

static gboolean
is_lower_word (const char *word,
               const char *end)
{
  const char *at = word;

  while (at < end && g_ascii_islower (*at))
    at++;
  return at == end && end - word >= WORD_LENGTH_MIN;
}

/* Whether lower-case letters are cells of the row, up to the first gap. */
static gboolean
has_lower (const SudokuLayoutRow *row)
{
  for (guint i = 0; i < row->n_cells && (i == 0 || row->gaps[i] < GAP); i++)
    if (sudoku_sign_is_letter (row->signs[i]) && g_ascii_islower ((char)(row->signs[i] & 0x7f)) &&
        (row->signs[i] & 0x7f) != 'x')
      return TRUE;
  return FALSE;
}

/* Adds the cells of a word; none when it is something else. */
static gboolean
take_word (SudokuLayoutRow *row,
           SudokuLineMode mode,
           const char *word,
           const char *end)
{
  guint before = row->n_cells;
  SudokuSign sign;

  if (mode == SUDOKU_LINE_WORDS)
    return sudoku_sign_from_word (word, (gsize)(end - word), &sign) && add_cell (row, sign, word);
  if (is_prose (word, end) || (before > 0 && is_lower_word (word, end) && !has_lower (row)))
    return FALSE;
  for (const char *at = word; at < end; at++)
    {
      gboolean plus = mode == SUDOKU_LINE_PLUS && *at == '+';

      if (plus)
        sign = SUDOKU_SIGN_BLANK | '+';
      if (*at != SUDOKU_PLAIN_FILLER && ((!plus && !sudoku_sign_from_character (*at, &sign)) ||
                                         !add_cell (row, sign, at)))
        {
          row->n_cells = before;
          return FALSE;
        }
    }
  return TRUE;
}

/* What stands between two words, before the next cell. */
static const char *
take_space (SudokuLayoutRow *row,
            const char *at,
            const char *end)
{
  const char *bar = NULL;

  for (; at < end && (is_blank (*at) || is_bar (*at)); at++)
    {
      guint8 *gap = &row->gaps[row->n_cells];

      *gap = (guint8)MIN (*gap + (*at == '\t' ? TAB_WIDTH : *at == ' '), 100);
      if (!is_bar (*at))
        continue;
      row->blanks |= bar != NULL && memchr (bar, ' ', (gsize)(at - bar)) != NULL;
      row->bars[row->n_cells] = MAX (row->bars[row->n_cells], *at == '|' ? 1 : 2);
      bar = at;
    }
  return at;
}

static const char *
find_end_of_word (const char *at,
                  const char *end)
{
  while (at < end && ((!is_blank (*at) && !is_bar (*at)) || *at == SUDOKU_PLAIN_FILLER))
    at++;
  return at;
}

static void
forget (SudokuLayoutRow *row)
{
  row->n_cells = 0;
  row->stops[0] = row->whole = FALSE;
}

/* Whether a bracket or a quotation mark is closed here. */
static gboolean
closes (const char *at,
        const char *end)
{
  for (; at < end; at++)
    if (*at != ',' && *at != ';')
      return TRUE;
  return FALSE;
}

static void
read_words (SudokuLayoutRow *row,
            SudokuLineMode mode,
            const char *at,
            const char *end)
{
  for (at = take_space (row, at, end); at < end; at = take_space (row, at, end))
    {
      const char *word = at, *behind = NULL;

      at = behind = find_end_of_word (at, end);
      while (behind > word && is_behind (behind[-1]))
        behind--;
      if (behind == word || !take_word (row, mode, word, behind))
        {
          fail (row, word, at, end);
          break;
        }
      /* A comma between cells ends no row. */
      if (behind < at && at < end && !closes (behind, at))
        {
          forget (row);
          return;
        }
      row->stops[row->n_cells] = behind < at;
    }
  row->whole = at == end && row->fault == NULL;
  row->stops[row->n_cells] |= row->whole;
  /* Text beside a row may look like cells, too: “A game”. */
  for (guint i = 1; i < row->n_cells && row->fault != NULL && row->stops[row->n_cells]; i++)
    row->stops[i] |= sudoku_sign_is_letter (row->signs[i]) &&
                     (row->gaps[i] >= GAP || row->bars[i] > 0);
}

/* Letters behind a gap and before words are words: “A game”. */
static void
end_before_words (SudokuLayoutRow *row)
{
  guint last = row->n_cells;

  if (row->fault == NULL || !row->stops[row->n_cells])
    return;
  while (last > 0 && !(last < row->n_cells && row->gaps[last] >= GAP &&
                       sudoku_sign_is_letter (row->signs[last])))
    last--;
  for (guint i = last + 1; last > 0 && i <= row->n_cells; i++)
    row->stops[i] = FALSE;
}

static char
find_separator (const char *at,
                const char *end)
{
  static const char separators[] = ",;\t|";

  for (gsize i = 0; separators[i] != '\0'; i++)
    if (memchr (at, separators[i], (gsize)(end - at)) != NULL)
      return separators[i];
  return '\0';
}

/* The text of a field, without blanks and quotation marks; @at moves behind it. */
static void
take_field (const char **at,
            const char *end,
            char separator,
            const char **field,
            const char **field_end)
{
  const char *start = *at;
  const char *quote = NULL;

  while (start < end && *start == ' ')
    start++;
  if (start < end && is_one_of (*start, "\"'"))
    quote = memchr (start + 1, *start, (gsize)(end - start - 1));
  *field = quote != NULL ? start + 1 : start;
  *at = quote != NULL ? quote + 1 : start;
  while (*at < end && **at != separator && !is_close (**at))
    (*at)++;
  *field_end = quote != NULL ? quote : *at;
  while (*field < *field_end && is_blank (**field))
    (*field)++;
  while (*field_end > *field && is_blank ((*field_end)[-1]))
    (*field_end)--;
}

static void
read_fields (SudokuLayoutRow *row,
             const char *at,
             const char *end)
{
  char separator = find_separator (at, end);

  if (separator == '\0' || (separator == '|' && (is_bar (*at) || is_bar (end[-1]))))
    {
      fail (row, at, end, end);
      return;
    }
  for (;;)
    {
      const char *field = NULL, *field_end = NULL;
      SudokuSign sign;

      take_field (&at, end, separator, &field, &field_end);
      /* A separator after the last one may be the end of a program line. */
      row->stops[row->n_cells] = at == end && field == field_end;
      if (field_end - field == 1 && is_bar (*field))
        row->bars[row->n_cells] = 1;
      else if (at < end && field == field_end && *at != separator)
        row->stops[row->n_cells] = TRUE;
      else if (!sudoku_sign_from_word (field, (gsize)(field_end - field), &sign) ||
               !add_cell (row, sign, field))
        {
          fail (row, field, field_end, end);
          return;
        }
      if (at == end || *at != separator)
        break;
      at++;
    }
  row->whole = at == end;
  row->stops[row->n_cells] = TRUE;
}

static void
read_cells (SudokuLayoutRow *row,
            gboolean doubled,
            const char *at,
            const char *end)
{
  const char *last = at = skip_blanks (at, end);

  while (at < end && is_bar (*at))
    {
      const char *cell = at + 1, *cell_end = cell;
      SudokuSign sign;

      row->bars[row->n_cells] = MAX (row->bars[row->n_cells], *at == '|' ? 1 : 2);
      while (cell_end < end && !is_bar (*cell_end))
        cell_end++;
      last = at;
      at = cell_end;
      if (cell_end == end)
        break;
      if (doubled && cell == cell_end)
        {
          row->bars[row->n_cells] = 2;
          continue;
        }
      cell = skip_blanks (cell, cell_end);
      while (cell_end > cell && is_blank (cell_end[-1]))
        cell_end--;
      if (!sudoku_sign_from_word (cell, (gsize)(cell_end - cell), &sign) ||
          !add_cell (row, sign, cell))
        {
          fail (row, cell, cell_end, end);
          return;
        }
    }
  row->whole = is_bar (end[-1]);
  row->stops[row->n_cells] = row->whole || has_words (last, end);
}

/**
 * sudoku_layout_line_read: (skip)
 * @start: where its cells begin
 * @mode: their layout
 * @row: (out caller-allocates): its cells
 *
 * Reads the cells of a line, up to the first word that is none.
 */
void
sudoku_layout_line_read (const SudokuLayoutLine *self,
                         const char *start,
                         SudokuLineMode mode,
                         SudokuLayoutRow *row)
{
  row->n_cells = 0;
  row->bars[0] = row->gaps[0] = 0;
  row->stops[0] = row->whole = row->blanks = FALSE;
  row->fault = NULL;
  row->fault_length = 0;
  if (start >= self->end)
    return;
  if (mode == SUDOKU_LINE_FIELDS)
    read_fields (row, start, self->end);
  else if (mode == SUDOKU_LINE_CELLS || mode == SUDOKU_LINE_CELLS_DOUBLE)
    read_cells (row, mode == SUDOKU_LINE_CELLS_DOUBLE, start, self->end);
  else
    {
      while (mode != SUDOKU_LINE_WORDS && start < self->end && is_one_of (*start, "\"'`"))
        start++;
      read_words (row, mode, start, self->end);
      end_before_words (row);
      /* The place of a blank cell says more than the order of the others. */
      if (row->blanks)
        forget (row);
    }
}

/**
 * sudoku_layout_line_is_prose: (skip)
 *
 * Tells whether a line has words that are no cells, as headings do.
 *
 * Returns: whether it has
 */
gboolean
sudoku_layout_line_is_prose (const SudokuLayoutLine *self)
{
  return has_words (self->start, self->end);
}

/**
 * sudoku_layout_line_is_head: (skip)
 * @n_columns: how many columns there are
 *
 * Tells whether a line has nothing but column names: 1, 2, 3 or 0, 1, 2 or A, B, C, with or without
 * a letter before, or as “[,1]”.
 *
 * Returns: whether it has
 */
gboolean
sudoku_layout_line_is_head (const SudokuLayoutLine *self,
                            guint n_columns)
{
  const char *at = self->start;
  guint n = 0, first = 0;

  for (;; n++)
    {
      guint number = 0;

      while (at < self->end && (is_blank (*at) || is_bar (*at) || is_one_of (*at, "[],;\"'")))
        at++;
      if (at == self->end)
        return n == n_columns;
      if (self->end - at > 1 && g_ascii_isalpha (*at) && g_ascii_isdigit (at[1]))
        at++;
      if (g_ascii_isalpha (*at))
        number = (guint)(g_ascii_toupper (*at++) - 'A');
      else if (!sudoku_scan_uint (&at, self->end, 999, &number))
        return FALSE;
      first = n == 0 ? number : first;
      if (first > 1 || number != first + n)
        return FALSE;
    }
}
