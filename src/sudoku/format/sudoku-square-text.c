/* SPDX-License-Identifier: GPL-3.0-or-later */

/* N lines of N cells, N = k²: the rows of a puzzle of side N, or puzzles of side k, one a line. The
 * whole text decides, as the first lines may have hardly any givens:
 *
 *   - a value above k is none of a small puzzle;
 *   - a value twice in a row or column is none of a large one;
 *   - a puzzle with one solution has k - 1 different values and a fifth of its cells at least, and
 *     a large one all values but one, so that lines which are puzzles make no rows, and the other
 *     way round.
 *
 * What is neither way a good puzzle is left to the user. Knows no format. */

#include "sudoku-square-text.h"

#include <string.h>

#include "sudoku-line-text.h"
#include "sudoku-row-text.h"
#include "sudoku-signs.h"

/* Smaller grids are not written as lines. */
#define SIDE_MIN 16
/* Fewer groups of as many characters are something else, unless bars separate them. */
#define GROUPS_MIN 6
#define BAR_GROUPS_MIN 4
/* From here on blanks may separate the cells of a puzzle in a line. */
#define SPACED_SIDE_MIN 81
/* So many blanks are a gap between a row and words beside it. */
#define GAP 2
/* How many words of a line matter. */
#define WORDS_MAX (2 * SUDOKU_SIDE_MAX)
/* At least one in so many cells has a given. */
#define CELLS_PER_GIVEN 5

typedef struct
{
  const char *at;
  gsize length;
  gboolean gap; /* before it */
} Word;

/* The cells of a line. */
typedef struct
{
  guint n;
  gboolean single; /* a character for each */
  gboolean spaced;
  SudokuSign signs[SUDOKU_SIDE_MAX];
} Row;

/* What was found in all lines. */
typedef struct
{
  guint side;
  guint root;
  gboolean spaced;
  gsize n_rows;
  gsize n_others;  /* lines that are none */
  gsize n_puzzles; /* rows that can well be puzzles */
  gsize n_wrong;   /* rows that can be none */
  gsize n_twice;   /* rows with a value twice */
  gboolean clash;  /* a value is twice in a row or column */
  guint8 columns[SUDOKU_SIDE_MAX][0x100 + 128];
} Count;

/**
 * sudoku_square_text_get_root: (skip)
 * @side: the side of a puzzle
 *
 * Gets the side of the puzzle that has as many cells as a row of this one.
 *
 * Returns: the side; 0 if there is none
 */
guint
sudoku_square_text_get_root (guint side)
{
  guint root = 2;

  while (root * root < side)
    root++;
  return root * root == side ? root : 0;
}

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '|';
}

/* Splits a line at blanks and bars, up to a comment. */
static guint
split_words (const SudokuLineText *line,
             Word *words,
             gboolean *bars)
{
  const char *at = line->start;
  guint n = 0;

  *bars = FALSE;
  for (;;)
    {
      const char *start = at;
      gboolean tab = FALSE;

      for (; at < line->end && is_space (*at); at++)
        {
          *bars |= *at == '|';
          tab |= *at == '\t';
        }
      if (at == line->end || *at == '#' || n == WORDS_MAX)
        return n;
      words[n] = (Word){ .at = at, .gap = tab || at - start >= GAP };
      while (at < line->end && !is_space (*at) && *at != '#')
        at++;
      words[n].length = (gsize)(at - words[n].at);
      n++;
    }
}

/* Adds a cell for each character. */
static gboolean
add_characters (Row *row,
                const Word *word)
{
  if (row->n + word->length > SUDOKU_SIDE_MAX)
    return FALSE;
  for (gsize i = 0; i < word->length; i++)
    if (!sudoku_sign_from_character (word->at[i], &row->signs[row->n++]))
      return FALSE;
  return TRUE;
}

/* Reads as many groups as each has characters. */
static gboolean
read_groups (Row *row,
             const Word *words,
             guint n_words,
             gboolean bars)
{
  if (n_words != words[0].length || n_words < (bars ? BAR_GROUPS_MIN : GROUPS_MIN))
    return FALSE;
  for (guint i = 0; i < n_words; i++)
    if (words[i].length != n_words || !add_characters (row, &words[i]))
      return FALSE;
  return TRUE;
}

/* Adds a cell for each word, up to text behind a gap. */
static gboolean
read_cells (Row *row,
            const Word *words,
            guint n_words)
{
  SudokuSign signs[WORDS_MAX];
  guint n = 0;

  while (n < n_words && sudoku_sign_from_word (words[n].at, words[n].length, &signs[n]))
    n++;
  if (n < n_words)
    while (n > 0 && !words[n].gap)
      n--;
  if (n > SUDOKU_SIDE_MAX || n < SPACED_SIDE_MIN)
    return FALSE;
  row->n = n;
  row->spaced = TRUE;
  memcpy (row->signs, signs, n * sizeof *signs);
  for (guint i = 0; i < n; i++)
    row->single &= words[i].length == 1;
  return TRUE;
}

/* Whether a word beside a row is another one, such as its solution. */
static gboolean
has_another (const Word *words,
             guint n_words)
{
  for (guint i = 1; i < n_words; i++)
    if (words[i].length == words[0].length)
      return TRUE;
  return FALSE;
}

static gboolean
read_row (const SudokuLineText *line,
          Row *row)
{
  Word words[WORDS_MAX];
  gboolean bars = FALSE;
  guint n_words = split_words (line, words, &bars);

  *row = (Row){ .single = TRUE };
  if (n_words == 0)
    return FALSE;
  if (read_groups (row, words, n_words, bars))
    return TRUE;
  row->n = 0;
  if (words[0].length >= SIDE_MIN)
    return !bars && !has_another (words, n_words) && add_characters (row, &words[0]);
  return !bars && read_cells (row, words, n_words);
}

/* A number for a possible value; 0: certainly or perhaps none. */
static guint
get_value (const Count *count,
           SudokuSign sign,
           gboolean zero)
{
  if (sign >= SUDOKU_SIGN_BLANK || (sign == 0 && !zero))
    return 0;
  if (!sudoku_sign_is_letter (sign))
    return sign == 0 ? 0xff : sign;
  if (g_ascii_toupper ((char)(sign & 0x7f)) == 'X')
    return 0;
  /* Upper and lower case are the same in all but the largest puzzles. */
  return 0x100u + (guint)(count->side < 36 ? g_ascii_toupper ((char)(sign & 0x7f)) : sign & 0x7f);
}

/* Whether the symbols can be values of a small puzzle. */
static gboolean
fits_root (const Count *count,
           const Row *row)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, count->root);
  sudoku_signs_add (&signs, row->signs);
  return row->single && sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

static gboolean
has_empty (const Row *row)
{
  for (guint i = 0; i < row->n; i++)
    if (row->signs[i] >= SUDOKU_SIGN_BLANK)
      return TRUE;
  return FALSE;
}

static void
add_row (Count *count,
         const Row *row)
{
  guint8 seen[0x100 + 128] = { 0 };
  guint n_values = 0, n_kinds = 0;
  gboolean twice = FALSE, zero = has_empty (row), fits = fits_root (count, row);

  if (count->n_rows % count->side == 0)
    memset (count->columns, 0, sizeof count->columns);
  for (guint i = 0; i < row->n; i++)
    {
      guint value = get_value (count, row->signs[i], zero);

      if (value == 0)
        continue;
      n_values++;
      n_kinds += seen[value] == 0;
      twice |= seen[value] > 0;
      seen[value] = 1;
      count->clash |= twice || count->columns[i][value] > 0;
      count->columns[i][value] = 1;
    }
  count->n_rows++;
  count->n_twice += twice;
  count->n_wrong += !fits;
  count->n_puzzles += fits && n_kinds + 1 >= count->root &&
                      n_values * CELLS_PER_GIVEN >= count->side;
}

/* Whether lines like this one can be both. */
static gboolean
begin (Count *count,
       const Row *row)
{
  count->side = row->n;
  count->root = sudoku_square_text_get_root (row->n);
  count->spaced = row->spaced;
  return count->root > 0 && row->n >= SIDE_MIN &&
         (row->spaced || row->n <= SUDOKU_CHARACTERS_MAX);
}

/* Whether there is nothing but dashes. */
static gboolean
is_rule (const Row *row)
{
  for (guint i = 0; i < row->n; i++)
    if (row->signs[i] != (SUDOKU_SIGN_BLANK | '-'))
      return FALSE;
  return TRUE;
}

/* Looks at all lines; FALSE: they can't be both. */
static gboolean
count_rows (Count *count,
            const char *text,
            gsize length)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_row_text_next (&scanner))
    {
      g_auto (SudokuLineText) line = { 0 };
      Row row;

      sudoku_line_text_init (&line, scanner.line, scanner.line_end);
      if (!read_row (&line, &row))
        {
          /* A long text of something else is not looked at to its end. */
          if (++count->n_others > SUDOKU_SIDE_MAX && count->n_rows == 0)
            return FALSE;
          continue;
        }
      if (count->n_rows == 0 && !begin (count, &row))
        return FALSE;
      if (row.n == count->side && row.spaced == count->spaced)
        add_row (count, &row);
      else if (is_rule (&row))
        count->n_others++;
      else
        return FALSE;
    }
  return count->n_rows > 0 && count->n_others < count->n_rows;
}

/* Whether most lines are puzzles that can't be rows. */
static gboolean
are_puzzles (const Count *count)
{
  return count->n_puzzles * 2 >= count->n_rows && count->n_twice * 2 >= count->n_rows;
}

/**
 * sudoku_square_text_look: (skip)
 * @text: a text
 * @length: its length in bytes
 * @side: (out): how many cells each line has; the number of lines is a multiple of it
 *
 * Finds out whether the lines of a text can be rows of a puzzle as well as puzzles of their own,
 * and which of these they are. Words above, below and beside them are ignored.
 *
 * Returns: what they are
 */
SudokuSquareReading
sudoku_square_text_look (const char *text,
                         gsize length,
                         guint *side)
{
  g_autofree Count *count = g_new0 (Count, 1);

  *side = 0;
  if (length == 0 || !count_rows (count, text, length) || count->n_rows % count->side != 0)
    return SUDOKU_SQUARE_NONE;
  *side = count->side;
  if (are_puzzles (count))
    return SUDOKU_SQUARE_PUZZLES;
  if (count->n_wrong > 0)
    return SUDOKU_SQUARE_ROWS;
  if (!count->clash)
    return count->n_puzzles * 2 >= count->n_rows ? SUDOKU_SQUARE_EITHER : SUDOKU_SQUARE_ROWS;
  return count->n_puzzles * 2 >= count->n_rows || count->n_twice * 2 >= count->n_rows
           ? SUDOKU_SQUARE_PUZZLES
           : SUDOKU_SQUARE_EITHER;
}

/**
 * sudoku_square_text_is_open: (skip)
 * @text: the beginning of a text, whole lines
 * @length: its length in bytes
 *
 * Tells whether more text can turn the lines into rows of a puzzle.
 *
 * Returns: %FALSE when they are certainly something else
 */
gboolean
sudoku_square_text_is_open (const char *text,
                            gsize length)
{
  g_autofree Count *count = g_new0 (Count, 1);

  return length > 0 && count_rows (count, text, length) && !are_puzzles (count);
}
