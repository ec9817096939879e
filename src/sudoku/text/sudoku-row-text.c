/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds rows of cells, and where the first puzzle of several ends. Knows no format. */

#include "sudoku-row-text.h"

#include "sudoku-text-match.h"

/**
 * sudoku_row_text_next:
 * @scanner: where the text is being read
 *
 * Goes to the next line that is neither blank nor a comment, which begins with "#".
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_row_text_next (SudokuScanner *scanner)
{
  while (sudoku_scanner_next_filled_line (scanner))
    {
      const char *at = scanner->line;

      while (*at == ' ' || *at == '\t')
        at++;
      if (*at != '#')
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_row_text_split:
 * @text: a text
 * @length: its length in bytes
 * @count_cells: (scope call): counts the cells in a line
 *
 * Finds the first puzzle of a text with several rows each. Blank lines separate puzzles, but may
 * occur inside one, too. The first puzzle consists of the paragraphs that together have as many
 * rows as its first row has cells; if no number of paragraphs does, it is the first paragraph
 * alone, so that its fault does not spoil the next puzzle.
 *
 * Returns: the length of the text with the first puzzle; 0 when there is none
 */
gsize
sudoku_row_text_split (const char *text,
                       gsize length,
                       SudokuRowTextCount count_cells)
{
  SudokuScanner scanner;
  guint side = 0, n_rows = 0;
  gsize first_end = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *word = NULL;
      gsize word_length = 0;
      guint n_cells = count_cells (scanner.line, scanner.line_end);
      gboolean blank = n_cells == 0 && !sudoku_scanner_next_word (&scanner, &word, &word_length);

      if (n_rows == 0)
        side = n_cells;
      n_rows += n_cells > 0;
      if (!blank || n_rows == 0)
        continue;
      if (n_rows == side)
        return (gsize)(scanner.next - text);
      if (first_end == 0)
        first_end = (gsize)(scanner.next - text);
      if (n_rows > side)
        return first_end;
    }
  if (n_rows == 0)
    return 0;
  return n_rows > side && first_end > 0 ? first_end : length;
}

/**
 * sudoku_row_text_split_at: (skip)
 * @text: a text
 * @length: its length in bytes
 * @begins: (scope call): recognises the first line of a puzzle
 *
 * Finds where the second puzzle of a text begins: at the second such line, or at the comments and
 * blank lines above it.
 *
 * Returns: the length of the text with the first puzzle; 0 when there is nothing but blank lines
 */
gsize
sudoku_row_text_split_at (const char *text,
                          gsize length,
                          SudokuRowTextBegins begins)
{
  SudokuScanner scanner;
  guint n_begun = 0;
  const char *between = NULL; /* where comments and blank lines begin that end here */
  gboolean after_blank = TRUE, filled = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *at = sudoku_text_skip_space (scanner.line, scanner.line_end);
      gboolean blank = at == scanner.line_end, comment = !blank && *at == '#';

      if (!blank && begins (at, scanner.line_end, after_blank) && ++n_begun == 2)
        return (gsize)((between != NULL ? between : scanner.line) - text);
      after_blank = blank;
      filled |= !blank;
      if (!blank && !comment)
        between = NULL;
      else if (between == NULL)
        between = scanner.line;
    }
  return filled ? length : 0;
}
