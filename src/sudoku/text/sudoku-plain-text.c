/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes rows of cells plain: other digits than 0…9, squares or blanks for empty cells, numbers and
 * bullets before the rows, and names above the columns, as notebooks print them. Each byte keeps
 * its place, so that what is found in the plain text is at the same line and column of the text.
 * Knows no format. */

#include "sudoku-plain-text.h"

#include <string.h>

#include "sudoku-blank-cells.h"
#include "sudoku-scanner.h"
#include "sudoku-text-match.h"

/* Fewer numbered rows are often something else. */
#define ROWS_MIN 4

/* Characters that follow each other, and what the first of them stands for; \0: all for this. */
typedef struct
{
  gunichar first;
  gunichar last;
  char plain;
  gboolean counts; /* the others for what follows */
} Range;

static const Range ranges[] = {
  { 0xa0, 0xa0, ' ', FALSE },     /* no-break space */
  { 0xb7, 0xb7, '.', FALSE },     /* middle dot */
  { 0x660, 0x669, '0', TRUE },    /* Arabic */
  { 0x6f0, 0x6f9, '0', TRUE },    /* Persian */
  { 0x966, 0x96f, '0', TRUE },    /* Devanagari */
  { 0x9e6, 0x9ef, '0', TRUE },    /* Bengali */
  { 0xe50, 0xe59, '0', TRUE },    /* Thai */
  { 0x2007, 0x200b, ' ', FALSE }, /* blanks of some width */
  { 0x200e, 0x200f, ' ', FALSE }, /* marks of directions */
  { 0x2012, 0x2015, '-', FALSE }, /* dashes */
  { 0x2022, 0x2022, '.', FALSE }, /* bullet */
  { 0x202a, 0x202e, ' ', FALSE }, /* embedded directions */
  { 0x2066, 0x2069, ' ', FALSE }, /* isolated directions */
  { 0x20e3, 0x20e3, ' ', FALSE }, /* makes a keycap of the digit before */
  { 0x2460, 0x2468, '1', TRUE },  /* in circles */
  { 0x24ea, 0x24ea, '0', FALSE }, /* 0 in a circle */
  { 0x25a0, 0x25a2, '.', FALSE }, /* squares */
  { 0x25ab, 0x25ab, '.', FALSE }, /* a small one */
  { 0x25fb, 0x25fe, '.', FALSE }, /* more of them */
  { 0x2610, 0x2610, '.', FALSE }, /* ballot box */
  { 0x2776, 0x277e, '1', TRUE },  /* in dark circles */
  { 0x2b1b, 0x2b1c, '.', FALSE }, /* large squares */
  { 0x3000, 0x3000, ' ', FALSE }, /* ideographic space */
  { 0x30fb, 0x30fb, '.', FALSE }, /* katakana middle dot */
  { 0xfe0f, 0xfe0f, ' ', FALSE }, /* as a picture */
  { 0xff0a, 0xff0a, '*', FALSE }, /* full width, as all that follow */
  { 0xff0b, 0xff0b, '+', FALSE },
  { 0xff0d, 0xff0e, '-', TRUE },
  { 0xff10, 0xff19, '0', TRUE },
  { 0xff21, 0xff3a, 'A', TRUE },
  { 0xff3f, 0xff3f, '_', FALSE },
  { 0xff5c, 0xff5c, '|', FALSE },
  { 0x1f532, 0x1f533, '.', FALSE }, /* square buttons */
  { 0x1f7e5, 0x1f7eb, '.', FALSE }, /* coloured squares */
};

static char
find_plain (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (c >= ranges[i].first && c <= ranges[i].last)
      return (char)(ranges[i].plain + (ranges[i].counts ? (int)(c - ranges[i].first) : 0));
  return '\0';
}

/* Whether there was any such character. Blanks fill its place. */
static gboolean
replace_characters (char *text,
                    gsize length)
{
  gboolean any = FALSE;

  for (char *at = text, *end = text + length; at < end;)
    {
      gunichar c = (guchar)*at < 0x80 ? 0 : g_utf8_get_char_validated (at, end - at);
      char plain = c < 0xa0 || c >= (gunichar)-2 ? '\0' : find_plain (c);
      gsize n = c == 0 || c >= (gunichar)-2 ? 1 : (gsize)(g_utf8_next_char (at) - at);

      if (plain != '\0')
        {
          memset (at, ' ', n);
          *at = plain;
          any = TRUE;
        }
      at += n;
    }
  return any;
}

/* A row with its number or its bullet. */
typedef struct
{
  const char *label;
  const char *cells; /* behind the label */
  const char *end;
  guint number;
  char bullet; /* \0: it has a number */
} Row;

/* "12 ", "12.", "12:", "12)" or "12|", or "- " and the like: "•" is a dot by now. */
static gboolean
read_label (const SudokuScanner *scanner,
            Row *row)
{
  const char *at = sudoku_text_skip_space (scanner->line, scanner->line_end);

  row->label = at;
  row->end = scanner->line_end;
  row->bullet = '\0';
  row->number = 0;
  if (row->end - at > 1 && strchr ("-*+.", *at) != NULL && g_ascii_isspace (at[1]))
    {
      row->bullet = *at;
      row->cells = at + 1;
      return TRUE;
    }
  if (!sudoku_scan_uint (&at, row->end, 99, &row->number) || at - row->label > 2 || at == row->end)
    return FALSE;
  if (*at != ' ' && *at != '\t' && strchr (".:)|", *at) == NULL)
    return FALSE;
  /* A dot may be the first cell, too. */
  row->cells = at + (*at == '.' && at + 1 < row->end && at[1] != ' ' ? 0 : 1);
  return TRUE;
}

static gboolean
is_cell (char c)
{
  return g_ascii_isalnum (c) || c == '.' || c == '_' || c == '*' || c == '-';
}

/* Whether so many cells stand behind the label, be they words or characters. */
static gboolean
has_cells (const char *at,
           const char *end,
           guint n_cells)
{
  guint n_words = 0, n_characters = 0;
  gboolean in_word = FALSE;

  for (; at < end; at++)
    {
      gboolean word = !g_ascii_isspace (*at) && *at != '|';

      n_words += word && !in_word;
      n_characters += is_cell (*at);
      in_word = word;
    }
  return n_words == n_cells || n_characters == n_cells;
}

/* Whether a line has nothing but lines of a frame. */
static gboolean
is_rule (const SudokuScanner *scanner)
{
  for (const char *at = scanner->line; at < scanner->line_end; at++)
    if (g_ascii_isalnum (*at) || *at == '.' || *at == '_')
      return FALSE;
  return TRUE;
}

/* 1, 2, 3 or 0, 1, 2 or A, B, C, with or without a letter before: the names of the columns. */
static gboolean
is_head (const char *line,
         const char *end,
         guint n_columns)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;
  guint n = 0, first = 0;

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  sudoku_scanner_next_line (&scanner);
  for (; sudoku_scanner_next_word (&scanner, &word, &length); n++)
    {
      const char *at = word + (length > 1 && (*word == 'c' || *word == 'C'));
      guint number = 0;

      if (length == 1 && g_ascii_isalpha (*word))
        number = (guint)(g_ascii_toupper (*word) - 'A');
      else if (!sudoku_scan_uint (&at, word + length, 99, &number) || at != word + length)
        return FALSE;
      first = n == 0 ? number : first;
      if (first > 1 || number != first + n)
        return FALSE;
    }
  return n == n_columns;
}

static void
blank (char *text,
       const char *copied,
       const char *start,
       const char *end)
{
  memset (text + (start - copied), ' ', (gsize)(end - start));
}

/* What data frames have for an empty cell, and for a number that could be broken. */
static void
tidy_words (char *text,
            const char *copied,
            const Row *row)
{
  static const char *const empty[] = { "NaN", "<NA>", "None", "nan" };
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;

  sudoku_scanner_init (&scanner, "", row->cells, (gsize)(row->end - row->cells), 1);
  sudoku_scanner_next_line (&scanner);
  while (sudoku_scanner_next_word (&scanner, &word, &length))
    {
      for (gsize i = 0; i < G_N_ELEMENTS (empty); i++)
        if (sudoku_scan_equal (word, length, empty[i]))
          {
            blank (text, copied, word, word + length);
            text[word - copied] = '.';
          }
      if (length > 2 && g_ascii_isdigit (*word) && memcmp (word + length - 2, ".0", 2) == 0)
        blank (text, copied, word + length - 2, word + length);
    }
}

static gboolean
follows (const Row *row,
         const Row *first,
         guint n_rows)
{
  return row->bullet == first->bullet &&
         (row->bullet != '\0' || row->number == first->number + n_rows);
}

/* The rows whose numbers follow each other, or that have the same bullet, from this line on. */
static GArray *
collect_rows (SudokuScanner scanner)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  Row row = { NULL };

  do
    {
      if (!read_label (&scanner, &row))
        {
          if (is_rule (&scanner))
            continue;
          break;
        }
      if (rows->len > 0 && !follows (&row, &g_array_index (rows, Row, 0), rows->len))
        break;
      g_array_append_val (rows, row);
    }
  while (sudoku_scanner_next_filled_line (&scanner));
  for (guint i = 0; i < rows->len; i++)
    {
      const Row *found = &g_array_index (rows, Row, i);

      if (!has_cells (found->cells, found->end, rows->len))
        g_array_set_size (rows, 0);
    }
  return rows;
}

/* Whether there were any numbers of rows. */
static gboolean
remove_labels (char *text,
               gsize length)
{
  g_autofree char *copied = g_strndup (text, length);
  const char *head = NULL, *head_end = NULL;
  gboolean any = FALSE;
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", copied, strlen (copied), 1);
  while (!any && sudoku_scanner_next_filled_line (&scanner))
    {
      Row row = { NULL };
      g_autoptr (GArray) rows = NULL;

      if (read_label (&scanner, &row) && row.number <= 1)
        rows = collect_rows (scanner);
      any = rows != NULL && rows->len >= ROWS_MIN;
      for (guint i = 0; any && i < rows->len; i++)
        {
          const Row *found = &g_array_index (rows, Row, i);

          tidy_words (text, copied, found);
          blank (text, copied, found->label, found->cells);
        }
      if (any && head != NULL && is_head (head, head_end, rows->len))
        blank (text, copied, head, head_end);
      if (!is_rule (&scanner))
        {
          head = scanner.line;
          head_end = scanner.line_end;
        }
    }
  return any;
}

/**
 * sudoku_plain_text_make:
 * @text: a text
 * @length: its length in bytes
 *
 * Replaces other digits and signs of empty cells by 0…9 and ".", and takes bullets and the numbers
 * of rows and columns away. What is replaced is filled up with blanks. Linear time.
 *
 * Returns: (transfer full) (nullable): a text of the same length; %NULL when it is plain already
 */
char *
sudoku_plain_text_make (const char *text,
                        gsize length)
{
  g_autofree char *plain = NULL;
  gboolean any = FALSE;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length == 0)
    return NULL;
  plain = g_strndup (text, length);
  any = replace_characters (plain, length);
  any |= sudoku_blank_cells_fill (plain, strlen (plain));
  any |= remove_labels (plain, length);
  return any ? g_steal_pointer (&plain) : NULL;
}
