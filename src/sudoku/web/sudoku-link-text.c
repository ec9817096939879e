/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links in a text: each on its own line, or the first in a line of a letter. Knows no kinds of
 * links. */

#include "sudoku-link-text.h"

#include <string.h>

/* What ends a link in running text or Markdown. */
#define AROUND "<>()[]{}\"'"

/* How many bytes of a text are searched for a link that is not at its beginning. */
#define LETTER_LENGTH (16u << 10)
/* Fewer signs than those of such a board are any word. */
#define SIDE_LISTED_MIN 4

/**
 * sudoku_link_text_find_part:
 * @link: a link
 * @length: its length in bytes
 * @part: what is looked for
 *
 * Finds a part of a link.
 *
 * Returns: (nullable): the place after it; %NULL when it is not there
 */
const char *
sudoku_link_text_find_part (const char *link,
                            gsize length,
                            const char *part)
{
  const char *at = memmem (link, length, part, strlen (part));

  return at != NULL ? at + strlen (part) : NULL;
}

/* Whether a word is an address without “https://”: names with dots between, the last one of
 * letters, then a slash. */
static gboolean
is_address (const char *word,
            const char *end)
{
  guint n_names = 0;

  while (word < end)
    {
      const char *name = word;
      gboolean letters = TRUE;

      for (; word < end && (g_ascii_isalnum (*word) || *word == '-'); word++)
        letters &= g_ascii_isalpha (*word);
      if (word == name || word == end)
        return FALSE;
      n_names++;
      if (*word == '/')
        return n_names > 1 && letters && word - name > 1;
      if (*word++ != '.')
        return FALSE;
    }
  return FALSE;
}

/* The first word of a line that is an address. */
static const char *
find_address (const SudokuScanner *scanner)
{
  for (const char *at = scanner->line; at < scanner->line_end; at++)
    if ((at == scanner->line || g_ascii_isspace (at[-1]) || strchr (AROUND, at[-1]) != NULL) &&
        is_address (at, scanner->line_end))
      return at;
  return NULL;
}

static gboolean
find_in_line (const SudokuScanner *scanner,
              const char **link,
              gsize *length)
{
  static const char *const schemes[] = { "https://", "http://" };
  gsize line_length = (gsize)(scanner->line_end - scanner->line);
  const char *end;

  *link = NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (schemes) && *link == NULL; i++)
    *link = memmem (scanner->line, line_length, schemes[i], strlen (schemes[i]));
  if (*link == NULL)
    *link = find_address (scanner);
  if (*link == NULL)
    return FALSE;
  end = *link;
  while (end < scanner->line_end && !g_ascii_isspace (*end) && *end != '\0' &&
         strchr (AROUND, *end) == NULL)
    end++;
  *length = (gsize)(end - *link);
  return TRUE;
}

/**
 * sudoku_link_text_next:
 * @scanner: a scanner
 * @link: (out): the link
 * @length: (out): its length in bytes
 *
 * Goes to the next line that has a link.
 *
 * Returns: %FALSE at the end of the text
 */
gboolean
sudoku_link_text_next (SudokuScanner *scanner,
                       const char **link,
                       gsize *length)
{
  while (sudoku_scanner_next_line (scanner))
    if (find_in_line (scanner, link, length))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_link_text_find: (skip)
 * @scanner: a scanner
 * @is_known: recognises the wanted kind
 * @link: (out): the link
 * @length: (out): its length in bytes
 *
 * Goes to the next line that has a link of a kind.
 *
 * Returns: %FALSE at the end of the text
 */
gboolean
sudoku_link_text_find (SudokuScanner *scanner,
                       SudokuLinkIsKnown is_known,
                       const char **link,
                       gsize *length)
{
  while (sudoku_link_text_next (scanner, link, length))
    if (is_known (*link, *length))
      return TRUE;
  return FALSE;
}

/* Whether a line is nothing but as many signs as a grid has cells, most of them digits or signs of
 * empty cells: a puzzle, as they stand in lists. */
static gboolean
is_row_of_cells (const SudokuScanner *scanner)
{
  const char *at = scanner->line, *end = scanner->line_end;
  gsize length, n_cells = 0;
  guint side = SIDE_LISTED_MIN;

  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  length = (gsize)(end - at);
  for (; at < end; at++)
    {
      /* An address may have as many digits. */
      if (!g_ascii_isgraph (*at) || *at == '/' || *at == ':')
        return FALSE;
      n_cells += g_ascii_isdigit (*at) || strchr (".*_-?", *at) != NULL;
    }
  while ((gsize)side * side < length)
    side++;
  return (gsize)side * side == length && 2 * n_cells > length;
}

/**
 * sudoku_link_text_split: (skip)
 * @text: a text
 * @length: its length in bytes
 * @first_line: the line number where it begins
 * @is_known: recognises the wanted kind
 *
 * Finds the part of a text up to its first link of a kind, or up to a line that is a puzzle of its
 * own: a reader of links refuses that one, and does not pass it over as it does with the text of a
 * letter.
 *
 * Returns: as #SudokuFormatSplit
 */
gsize
sudoku_link_text_split (const char *text,
                        gsize length,
                        gsize first_line,
                        SudokuLinkIsKnown is_known)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *link = NULL;
      gsize link_length = 0;

      if (is_row_of_cells (&scanner) ||
          (find_in_line (&scanner, &link, &link_length) && is_known (link, link_length)))
        return (gsize)(scanner.next - text);
    }
  return 0;
}

/**
 * sudoku_link_text_detect: (skip)
 * @text: a text
 * @length: its length in bytes
 * @is_known: recognises a kind of links
 *
 * Gets the confidence of a link format in a text: high when it begins with such a link, lower when
 * there is one somewhere in a letter.
 *
 * Returns: as #SudokuFormatDetect
 */
guint
sudoku_link_text_detect (const char *text,
                         gsize length,
                         SudokuLinkIsKnown is_known)
{
  SudokuScanner scanner;
  const char *link = NULL, *before = text;
  gsize link_length = 0;

  sudoku_scanner_init (&scanner, "", text, MIN (length, LETTER_LENGTH), 1);
  if (!sudoku_link_text_find (&scanner, is_known, &link, &link_length))
    return 0;
  while (before < link && (g_ascii_isspace (*before) || strchr (AROUND, *before) != NULL))
    before++;
  return before == link ? 96 : 76;
}
