/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a text that is no puzzle looks like if it is nearly rows with “/” or the like between them,
 * in one line or several: which of the rows differs from the others. Reads no puzzle and knows no
 * format. */

#include "sudoku-parted-rows.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-plain-text.h"
#include "sudoku-signs.h"

/* Fewer rows, or cells in a row, are often something else. */
#define ROWS_MIN 3
#define SIDE_MIN 4
/* Groups with blanks or colons between them are often something else, too. */
#define GROUPS_SIDE_MIN 6
/* How much of a text is looked at. */
#define LENGTH_MAX (64u << 10)

typedef struct
{
  const char *text;
  guint side_min;
  gboolean known; /* rows with it between them are read */
} Separator;

static const Separator separators[] = {
  { "/", SIDE_MIN, TRUE },
  { "|", SIDE_MIN, TRUE },
  { "\\n", SIDE_MIN, TRUE },
  { ";", SIDE_MIN, TRUE },
  { ",", SIDE_MIN, TRUE },
  { ":", GROUPS_SIDE_MIN, TRUE },
  { "=", GROUPS_SIDE_MIN, TRUE },
  { "\t", GROUPS_SIDE_MIN, TRUE },
  { " ", GROUPS_SIDE_MIN, TRUE },
  { "\\", SIDE_MIN, FALSE },
  { "／", SIDE_MIN, FALSE },
  { "&", SIDE_MIN, FALSE },
  { "~", SIDE_MIN, FALSE },
};

/* The text between two separators. */
typedef struct
{
  const char *start;
  const char *end;
  guint n_cells;
  gboolean apart; /* something stands between the cells, */
  gboolean words; /* each of which is a word */
} Piece;

typedef struct
{
  const char *plain;
  const Separator *separator;
  gsize width; /* of the separator */
  GArray *pieces;
  guint n_lines;   /* with pieces */
  guint n_cuts;    /* separators in them */
  gboolean open;   /* the last line ends with one */
  const char *cut; /* the first of these */
} Finder;

static gboolean
is_one_of (char c,
           const char *characters)
{
  return c != '\0' && strchr (characters, c) != NULL;
}

static gboolean
is_blank (char c)
{
  return is_one_of (c, " \t\r") || c == SUDOKU_PLAIN_FILLER;
}

/* Characters that may surround a row, or separate its cells. */
static gboolean
is_around (char c)
{
  return is_blank (c) || is_one_of (c, "\"',[](){}");
}

/* A text of the same length, in which characters without width become filler. */
static char *
make_plain (const char *text,
            gsize length)
{
  char *plain = sudoku_plain_text_make (text, length);

  for (gsize i = 0; i < length; i++)
    {
      gunichar c = (guchar)text[i] < 0x80
                     ? 'a'
                     : g_utf8_get_char_validated (text + i, (gssize)(length - i));

      if (c < (gunichar)-2 && g_unichar_iszerowidth (c))
        memset (plain + i, SUDOKU_PLAIN_FILLER, (gsize)(g_utf8_next_char (text + i) - (text + i)));
    }
  return plain;
}

static gboolean
is_continued (char c)
{
  return ((guchar)c & 0xc0) == 0x80;
}

/* The next word of a piece; blanks and commas separate words. */
static gboolean
next_word (const char **at,
           const char *end,
           const char **word)
{
  while (*at < end && is_around (**at))
    (*at)++;
  *word = *at;
  while (*at < end && (!is_around (**at) || **at == SUDOKU_PLAIN_FILLER))
    (*at)++;
  return *at > *word;
}

/* If all words are cells, counts words, otherwise characters. */
static void
count_cells (Piece *piece)
{
  const char *at = piece->start, *word = NULL;
  guint n_words = 0, n_characters = 0;
  gboolean cells = TRUE;
  SudokuSign sign;

  while (next_word (&at, piece->end, &word))
    {
      guint n = 0;

      for (const char *c = word; c < at; c++)
        n += !is_continued (*c) && *c != SUDOKU_PLAIN_FILLER;
      cells &= n == 1 || sudoku_sign_from_word (word, (gsize)(at - word), &sign);
      n_words++;
      n_characters += n;
    }
  piece->apart = n_words > 1;
  piece->words = n_words > 1 && cells;
  piece->n_cells = piece->words ? n_words : n_characters;
}

static gboolean
has_lower (const char *at,
           const char *end)
{
  while (at < end && (!g_ascii_islower (*at) || *at == 'x'))
    at++;
  return at < end;
}

/* A name may precede a row, and words may follow: the row is the part that is long enough. Words of
 * equal length are cells or parts of a row. */
static void
drop_words (Piece *piece)
{
  const char *at = piece->start, *word = NULL, *first_end = NULL, *last = NULL;
  gboolean alike = TRUE;

  while (next_word (&at, piece->end, &word))
    {
      first_end = first_end == NULL ? at : first_end;
      alike &= at - word == first_end - piece->start;
      alike &= word == piece->start || !has_lower (word, at);
      last = word;
    }
  if (alike)
    return;
  if (piece->end - last >= SIDE_MIN && last[-1] != '#')
    piece->start = last;
  else if (first_end - piece->start >= SIDE_MIN)
    piece->end = first_end;
}

/* Drops a name and a colon. */
static void
drop_name (const Finder *self,
           Piece *piece)
{
  for (const char *at = piece->end; at > piece->start; at--)
    if (is_one_of (at[-1], ":=") && at[-1] != *self->separator->text)
      {
        piece->start = at;
        return;
      }
}

/* Filler belongs to the character before it. */
static void
trim (Piece *piece)
{
  while (piece->start < piece->end && is_around (*piece->start))
    piece->start++;
  for (;;)
    {
      const char *last = piece->end;

      while (last > piece->start && last[-1] == SUDOKU_PLAIN_FILLER)
        last--;
      if (last == piece->start || !is_around (last[-1]))
        return;
      piece->end = last - 1;
    }
}

/* Adds a piece; an empty one only between two others of a line. */
static void
add_piece (Finder *self,
           const char *start,
           const char *end,
           gboolean first,
           gboolean last)
{
  Piece piece = { .start = start, .end = end };
  gboolean outer = first || last, blank = is_blank (*self->separator->text);

  if (first)
    drop_name (self, &piece);
  trim (&piece);
  if (outer && !blank && piece.start < piece.end)
    drop_words (&piece);
  if (piece.start == piece.end && (outer || blank))
    return;
  if (piece.start == piece.end)
    piece = (Piece){ .start = start, .end = end };
  count_cells (&piece);
  g_array_append_val (self->pieces, piece);
}

/* Whether a line without separators may be a row: it follows one, or has few letters. */
static gboolean
may_be_row (const Finder *self,
            const char *at,
            const char *end)
{
  guint n_signs = 0, n_others = 0;

  if (self->open && !has_lower (at, end))
    return TRUE;
  for (; at < end; at++)
    {
      n_signs += g_ascii_isdigit (*at) || sudoku_cell_text_is_empty (*at);
      n_others += g_ascii_isalpha (*at) || (guchar)*at >= 0x80;
    }
  return n_signs > n_others;
}

/* The next separator. */
static const char *
find_cut (const Finder *self,
          const char *at,
          const char *end)
{
  return memmem (at, (gsize)(end - at), self->separator->text, self->width);
}

static void
cut_line (Finder *self,
          const char *line,
          const char *end)
{
  const char *at = line, *first = NULL, *next = NULL;
  guint n_before = self->pieces->len;

  while (at < end && is_blank (*at))
    at++;
  if (at == end || *at == '#' || *at == '%')
    return;
  first = at;
  next = find_cut (self, at, end);
  if (next == NULL && !may_be_row (self, at, end))
    return;
  for (; next != NULL; next = find_cut (self, at, end))
    {
      add_piece (self, at, next, at == first, FALSE);
      at = next + self->width;
      self->cut = self->n_cuts++ == 0 ? next : self->cut;
    }
  add_piece (self, at, end, at == first, TRUE);
  while (at < end && is_blank (*at))
    at++;
  self->open = at == end;
  self->n_lines += self->pieces->len > n_before;
}

static void
cut_text (Finder *self,
          gsize length)
{
  const char *line = self->plain, *end = self->plain + length;

  g_array_set_size (self->pieces, 0);
  self->n_lines = self->n_cuts = 0;
  self->open = FALSE;
  while (line < end)
    {
      const char *newline = memchr (line, '\n', (gsize)(end - line));
      const char *line_end = newline != NULL ? newline : end;

      cut_line (self, line, line_end);
      line = newline != NULL ? newline + 1 : end;
    }
}

static const Piece *
piece_at (const Finder *self,
          guint i)
{
  return &g_array_index (self->pieces, Piece, i);
}

/* The first character that is no cell; NULL: all are. */
static const char *
find_odd (const Piece *piece,
          guint side)
{
  if (piece->words)
    return NULL;
  for (const char *at = piece->start; at < piece->end; at++)
    if (!is_around (*at) && *at != '+' && !sudoku_cell_text_is_cell (*at, side))
      return at;
  return NULL;
}

/* How many cells most pieces have, and how many pieces that is; most of them must be rows. */
static guint
find_side (const Finder *self,
           guint side_min,
           guint *n_alike)
{
  guint counts[SUDOKU_SIDE_MAX + 1] = { 0 }, best = 0, n_odd = 0;

  for (guint i = 0; i < self->pieces->len; i++)
    if (piece_at (self, i)->n_cells <= SUDOKU_SIDE_MAX)
      counts[piece_at (self, i)->n_cells]++;
  for (guint side = side_min; side <= SUDOKU_SIDE_MAX; side++)
    if (counts[side] > counts[best] || best == 0)
      best = side;
  *n_alike = counts[best];
  for (guint i = 0; i < self->pieces->len; i++)
    n_odd += piece_at (self, i)->n_cells == best && find_odd (piece_at (self, i), best) != NULL;
  if (*n_alike < ROWS_MIN || *n_alike * 2 <= self->pieces->len || n_odd * 2 > *n_alike ||
      self->pieces->len * 2 < best || self->pieces->len >= best * 2 ||
      self->n_cuts * 3 < self->pieces->len)
    return 0;
  return best;
}

static void
set_fault (SudokuPartedRows *rows,
           const Finder *self,
           SudokuPartedFault fault,
           const char *start,
           const char *end,
           guint n_found)
{
  rows->fault = fault;
  rows->place = (gsize)(start - self->plain);
  rows->length = (gsize)(end - start);
  rows->n_found = n_found;
}

/* A separator of several bytes includes their filler. */
static void
set_separator (SudokuPartedRows *rows,
               const Finder *self)
{
  const char *end = self->cut + self->width;

  while (*end == SUDOKU_PLAIN_FILLER)
    end++;
  rows->separator = (gsize)(self->cut - self->plain);
  rows->separator_length = (gsize)(end - self->cut);
}

/* Whether a piece is no row of so many cells; records the fault if so. */
static gboolean
is_fault (SudokuPartedRows *rows,
          const Finder *self,
          const Piece *piece)
{
  const char *odd = find_odd (piece, rows->side), *end = odd;

  if (odd != NULL)
    {
      for (end++; is_continued (*end) || *end == SUDOKU_PLAIN_FILLER; end++)
        continue;
      set_fault (rows, self, SUDOKU_PARTED_SIGN, odd, end, 0);
    }
  else if (piece->n_cells == 0)
    set_fault (rows, self, SUDOKU_PARTED_NOTHING, piece->start - self->width,
               piece->end + self->width, 0);
  else if (piece->n_cells != rows->side)
    set_fault (rows, self, SUDOKU_PARTED_ROW, piece->start, piece->end, piece->n_cells);
  else
    return FALSE;
  return TRUE;
}

/* If all rows are fine alone: what is wrong with them together. */
static gboolean
find_common_fault (SudokuPartedRows *rows,
                   const Finder *self)
{
  const guint n_rows = self->pieces->len;
  const Piece *first = piece_at (self, 0), *last = piece_at (self, n_rows - 1);
  gboolean alike = TRUE;

  for (guint i = 1; i < n_rows; i++)
    alike &= piece_at (self, i)->end - piece_at (self, i)->start == first->end - first->start &&
             memcmp (piece_at (self, i)->start, first->start,
                     (gsize)(first->end - first->start)) == 0;
  if (n_rows < rows->side)
    set_fault (rows, self, SUDOKU_PARTED_MISSING, last->start, last->end, n_rows);
  else if (n_rows > rows->side)
    set_fault (rows, self, SUDOKU_PARTED_OVER, piece_at (self, rows->side)->start,
               piece_at (self, rows->side)->end, n_rows);
  else if (alike)
    set_fault (rows, self, SUDOKU_PARTED_ALIKE, first->start, first->end, n_rows);
  else if (first->apart)
    set_fault (rows, self, SUDOKU_PARTED_APART, first->start, first->end, n_rows);
  else if (self->n_lines > 1)
    set_fault (rows, self, SUDOKU_PARTED_LINES, first->start, first->end, n_rows);
  else if (!self->separator->known)
    set_fault (rows, self, SUDOKU_PARTED_UNKNOWN, self->cut, self->cut + self->width, n_rows);
  else
    return FALSE;
  return TRUE;
}

static gboolean
find_fault (SudokuPartedRows *rows,
            const Finder *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (is_fault (rows, self, piece_at (self, i)))
      return TRUE;
  return find_common_fault (rows, self);
}

/**
 * sudoku_parted_rows_find: (skip)
 * @text: a text that is no puzzle
 * @length: its length in bytes
 * @self: (out caller-allocates): the result
 *
 * Finds out whether a text has rows with “/”, “|”, “;”, “,”, “\n” or the like between them, most of
 * which have as many cells, and the first place that does not fit. Linear time.
 *
 * Returns: whether it has
 */
gboolean
sudoku_parted_rows_find (const char *text,
                         gsize length,
                         SudokuPartedRows *self)
{
  g_autofree char *plain = NULL;
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  guint best = 0;
  gboolean found = FALSE;

  g_return_val_if_fail ((text != NULL || length == 0) && self != NULL, FALSE);

  length = MIN (length, LENGTH_MAX);
  plain = make_plain (text, length);
  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      Finder finder = {
        .plain = plain,
        .separator = &separators[i],
        .width = strlen (separators[i].text),
        .pieces = pieces,
        .cut = plain,
      };
      SudokuPartedRows rows = { .blank = is_blank (*separators[i].text) };
      guint n_alike = 0;

      cut_text (&finder, length);
      rows.side = find_side (&finder, separators[i].side_min, &n_alike);
      if (rows.side == 0 || n_alike <= best || (found && !separators[i].known) ||
          !find_fault (&rows, &finder))
        continue;
      set_separator (&rows, &finder);
      best = n_alike;
      *self = rows;
      found = TRUE;
    }
  return found;
}
