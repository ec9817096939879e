/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of formats and what is done with any of them: detection, reading a whole text,
 * writing. To add a format is to add a row and its file. */

#include "sudoku-format-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Of a game with its history, or a formula: the full one at side 49 has 210 MB. */
#define LARGE_LENGTH_MAX (256u << 20)

static const SudokuFormat formats[] = {
  {
    .id = "line",
    .name = N_ ("One line per puzzle"),
    .summary = N_ ("one symbol per cell, “.” empty; a file may hold many"),
    .suffix = ".sdm",
    .many = TRUE,
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_line_detect,
    .split = sudoku_format_line_split,
    .read = sudoku_format_line_read,
    .write = sudoku_format_line_write,
  },
  {
    .id = "rows",
    .name = N_ ("Rows of numbers"),
    .summary = N_ ("N rows of N blank-separated numbers, 0 empty"),
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_rows_detect,
    .split = sudoku_format_rows_split,
    .read = sudoku_format_rows_read,
    .write = sudoku_format_rows_write,
  },
  {
    .id = "grid",
    .name = N_ ("Rows of numbers with their shape"),
    .summary = N_ ("a line with the side, rows and columns of a box, then rows of numbers"),
    .suffix = ".grid",
    .says_shape = TRUE,
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_grid_detect,
    .read = sudoku_format_grid_read,
    .write = sudoku_format_grid_write,
  },
  {
    .id = "frame",
    .name = N_ ("Framed grid"),
    .summary = N_ ("a grid as people write it, with or without frames and blanks"),
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_frame_detect,
    .split = sudoku_format_frame_split,
    .read = sudoku_format_frame_read,
    .write = sudoku_format_frame_write,
  },
  {
    .id = "original",
    .name = N_ ("SuDoku as SAT"),
    .summary = N_ ("the puzzle text of Spence's program: values two wide, 0 empty"),
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_original_detect,
    .read = sudoku_format_original_read,
    .write = sudoku_format_original_write,
  },
  {
    .id = "sdk",
    .name = N_ ("SadMan Sudoku"),
    .summary = N_ ("9×9 with the sections [Puzzle] and [State]; also SudoCue's"),
    .suffix = ".sdk",
    .says_shape = TRUE,
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_sdk_detect,
    .read = sudoku_format_sdk_read,
    .write = sudoku_format_sdk_write,
  },
  {
    .id = "size-symbols",
    .name = N_ ("Size and symbols"),
    .summary = N_ ("the side, the symbols, then rows of them; a negative side has no boxes"),
    .says_shape = TRUE,
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_size_symbols_detect,
    .read = sudoku_format_size_symbols_read,
    .write = sudoku_format_size_symbols_write,
  },
  {
    .id = "commas",
    .name = N_ ("Order and commas"),
    .summary = N_ ("Wang and Cai's: the order n, then rows like “1,2..3.”"),
    .says_shape = TRUE,
    .length_max = SUDOKU_FORMAT_LENGTH_MAX,
    .detect = sudoku_format_commas_detect,
    .read = sudoku_format_commas_read,
    .write = sudoku_format_commas_write,
  },
  {
    .id = "satdoku",
    .name = N_ ("Satdoku game"),
    .summary = N_ ("a saved game with its marks and history"),
    .suffix = ".satdoku",
    .mime_type = "application/x-satdoku",
    .says_shape = TRUE,
    .length_max = LARGE_LENGTH_MAX,
    .detect = sudoku_format_satdoku_detect,
    .read = sudoku_format_satdoku_read,
    .write = sudoku_format_satdoku_write,
  },
  {
    .id = "cnf",
    .name = N_ ("DIMACS CNF"),
    .summary = N_ ("a formula that says the rules and givens of a puzzle"),
    .suffix = ".cnf",
    .says_shape = TRUE,
    .length_max = LARGE_LENGTH_MAX,
    .detect = sudoku_format_cnf_detect,
    .read = sudoku_format_cnf_read,
  },
  {
    .id = "candidates",
    .name = N_ ("Candidate grid"),
    .summary = N_ ("81 sets of candidates, framed or in braces"),
    .detect = sudoku_format_candidates_detect,
    .refusal = "this is a candidate grid; only grids of values can be read",
  },
  {
    .id = "ss",
    .name = N_ ("Simple Sudoku with moves"),
    .summary = N_ ("a framed grid followed by moves"),
    .suffix = ".ss",
    .detect = sudoku_format_ss_detect,
    .refusal = "this is a Simple Sudoku file with moves; only its grid could be read, "
               "without the lines that begin with I or E",
  },
  {
    .id = "sdx",
    .name = N_ ("Sudoku exchange"),
    .summary = N_ ("rows of values, placed values (u5) and candidates"),
    .suffix = ".sdx",
    .detect = sudoku_format_sdx_detect,
    .refusal = "this is an .sdx file, which can't be read",
  },
  {
    .id = "hodoku",
    .name = N_ ("HoDoKu library"),
    .summary = N_ ("lines like :0000:x:…:"),
    .detect = sudoku_format_hodoku_detect,
    .refusal = "this is a HoDoKu library, which can't be read",
  },
  {
    .id = "hsol",
    .name = N_ ("HoDoKu saved game"),
    .summary = N_ ("a zip archive of program state"),
    .suffix = ".hsol",
    .detect = sudoku_format_hsol_detect,
    .refusal = "this is a zip archive such as HoDoKu's .hsol, which can't be read",
  },
  {
    .id = "opensudoku",
    .name = N_ ("OpenSudoku"),
    .summary = N_ ("XML with <opensudoku>"),
    .suffix = ".opensudoku",
    .detect = sudoku_format_opensudoku_detect,
    .refusal = "this is an OpenSudoku file, which can't be read",
  },
  {
    .id = "gnome-sudoku",
    .name = N_ ("GNOME Sudoku"),
    .summary = N_ ("a saved game in JSON"),
    .suffix = ".save",
    .detect = sudoku_format_gnome_detect,
    .refusal = "this is a game saved by GNOME Sudoku, which can't be read",
  },
  {
    .id = "ksudoku",
    .name = N_ ("KSudoku"),
    .summary = N_ ("XML with <ksudoku>"),
    .suffix = ".ksudoku",
    .detect = sudoku_format_ksudoku_detect,
    .refusal = "this is a KSudoku file, which can't be read",
  },
  {
    .id = "sgt-id",
    .name = N_ ("Simon Tatham's Solo: game ID"),
    .summary = N_ ("a line like 3x3:a1b2…"),
    .detect = sudoku_format_sgt_id_detect,
    .refusal = "this is a game ID of Simon Tatham's Solo, which can't be read",
  },
  {
    .id = "sgt-save",
    .name = N_ ("Simon Tatham's Solo: saved game"),
    .summary = N_ ("lines that begin with SAVEFILE"),
    .suffix = ".sav",
    .detect = sudoku_format_sgt_save_detect,
    .refusal = "this is a game saved by Simon Tatham's puzzles, which can't be read",
  },
  {
    .id = "link",
    .name = N_ ("Link"),
    .summary = N_ ("an address on the web with the puzzle in it"),
    .detect = sudoku_format_link_detect,
    .refusal = "this is a link; only a puzzle itself can be read",
  },
};

/**
 * sudoku_formats:
 * @n_formats: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_formats): all formats that are known, those that
 *   can be read first
 */
const SudokuFormat *
sudoku_formats (gsize *n_formats)
{
  *n_formats = G_N_ELEMENTS (formats);
  return formats;
}

/**
 * sudoku_format_find:
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the format with this id
 */
const SudokuFormat *
sudoku_format_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_strcmp0 (formats[i].id, id) == 0)
      return &formats[i];
  return NULL;
}

/* The length of the byte order mark that UTF-8 text may begin with. */
gsize
sudoku_format_skip_mark (const char *text,
                         gsize length)
{
  return length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

/**
 * sudoku_format_detect:
 * @text: a text or its beginning
 * @length: its length in bytes
 *
 * Asks all formats whether a text is theirs. Looks at no more than 256 kB.
 *
 * Returns: (transfer none) (nullable): the one that is most sure
 */
const SudokuFormat *
sudoku_format_detect (const char *text,
                      gsize length)
{
  const SudokuFormat *best = NULL;
  guint best_score = 0;
  gsize mark = 0;

  g_return_val_if_fail (text != NULL, NULL);

  mark = sudoku_format_skip_mark (text, length);
  text += mark;
  length -= mark;
  if (length > SUDOKU_FORMAT_DETECT_LENGTH)
    {
      const char *newline = memrchr (text, '\n', SUDOKU_FORMAT_DETECT_LENGTH);

      length = newline != NULL ? (gsize)(newline - text) + 1 : SUDOKU_FORMAT_DETECT_LENGTH;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      guint score = formats[i].detect (text, length);

      if (score > best_score)
        {
          best = &formats[i];
          best_score = score;
        }
    }
  return best;
}

static gboolean
is_utf16 (const char *text,
          gsize length)
{
  if (length >= 2 && (memcmp (text, "\xff\xfe", 2) == 0 || memcmp (text, "\xfe\xff", 2) == 0))
    return TRUE;
  /* Without a mark: every other byte of digits and newlines is zero. */
  return length >= 4 && (text[0] == '\0') != (text[1] == '\0') &&
         (text[0] == '\0') == (text[2] == '\0') && (text[1] == '\0') == (text[3] == '\0');
}

/* Refuses what is no text, or too long. */
gboolean
sudoku_format_check_text (const SudokuFormat *format,
                          const char *name,
                          const char *text,
                          gsize length,
                          GError **error)
{
  const char *zero = NULL;
  gsize line = 1;

  if (length > format->length_max)
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_LIMIT,
                   "%s: a text of more than %u MiB is no puzzle", name,
                   (guint)(format->length_max >> 20));
      return FALSE;
    }
  zero = memchr (text, '\0', length);
  if (zero == NULL)
    return TRUE;
  for (const char *at = text; at < zero; at++)
    line += *at == '\n';
  sat_error_set_at (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX, name, line, 0,
                    "there is a zero byte: this is no text");
  return FALSE;
}

/* The format to read a text in: @format, or what is detected when it is %NULL. */
const SudokuFormat *
sudoku_format_choose (const SudokuFormat *format,
                      const char *name,
                      const char *text,
                      gsize length,
                      GError **error)
{
  if (is_utf16 (text, length))
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT,
                   "%s: this text is in UTF-16; only UTF-8 can be read", name);
      return NULL;
    }
  if (format == NULL)
    format = sudoku_format_detect (text, length);
  if (format == NULL)
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT,
                   "%s: this is no puzzle in a known format", name);
      return NULL;
    }
  if (format->read == NULL)
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT, "%s: %s", name, format->refusal);
      return NULL;
    }
  return format;
}

static gboolean
check_rest (const SudokuFormat *format,
            const char *name,
            const char *text,
            const char *rest,
            gsize length,
            GError **error)
{
  gsize line = 1;

  for (const char *at = text; at < rest; at++)
    line += *at == '\n';
  if (length == 0 || format->split (rest, length, line) == 0)
    return TRUE;
  sat_error_set_at (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT, name, line, 0,
                    "there are several puzzles in this text; one is wanted");
  return FALSE;
}

/**
 * sudoku_format_read:
 * @format: (nullable): the format, or %NULL to detect it
 * @name: name of the text, for messages
 * @text: a text with one puzzle
 * @length: its length in bytes
 * @hint: (nullable): the shape, as far as a text can't say it
 * @used: (out) (optional) (nullable): the format that it was read in
 * @error: return location for an error
 *
 * Reads the one puzzle of a text, such as a paste.
 *
 * Returns: (transfer full) (nullable): the grid, or %NULL with
 *   SUDOKU_ERROR_FORMAT: no known format, one that can't be read, or several puzzles;
 *   SUDOKU_ERROR_SHAPE: no such shape, or @hint contradicts the text;
 *   SUDOKU_ERROR_SYNTAX, SUDOKU_ERROR_VALUE: the text is wrong somewhere;
 *   SUDOKU_ERROR_LIMIT: longer than the format allows;
 *   SAT_ERROR_*: a formula that is wrong as such;
 *   G_IO_ERROR_CANCELLED: by the current cancellable of the thread, while reading a formula
 */
SudokuGrid *
sudoku_format_read (const SudokuFormat *format,
                    const char *name,
                    const char *text,
                    gsize length,
                    const SudokuShapeHint *hint,
                    const SudokuFormat **used,
                    GError **error)
{
  g_autoptr (SudokuGrid) grid = NULL;
  gsize mark = 0, first = 0;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  format = sudoku_format_choose (format, name, text, length, error);
  if (used != NULL)
    *used = format;
  if (format == NULL || !sudoku_format_check_text (format, name, text, length, error))
    return NULL;
  mark = sudoku_format_skip_mark (text, length);
  text += mark;
  length -= mark;
  if (format->split != NULL)
    first = format->split (text, length, 1);
  if (first == 0)
    first = length;
  grid = format->read (name, text, first, 1, hint, error);
  if (grid == NULL || !check_rest (format, name, text, text + first, length - first, error))
    return NULL;
  return g_steal_pointer (&grid);
}

/**
 * sudoku_format_write:
 * @format: the format
 * @grid: what to write
 * @error: return location for an error
 *
 * Writes a puzzle. Only the formats "sdk" and "satdoku" tell entries from givens; in the
 * others all values are written alike.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with SUDOKU_ERROR_FORMAT when the
 *   format can't say this puzzle
 */
char *
sudoku_format_write (const SudokuFormat *format,
                     const SudokuGrid *grid,
                     GError **error)
{
  g_autoptr (GString) string = NULL;

  g_return_val_if_fail (format != NULL && grid != NULL, NULL);

  if (format->write == NULL)
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT, "the format “%s” can't be written",
                   format->id);
      return NULL;
    }
  string = g_string_new (NULL);
  if (!format->write (grid, string, error))
    return NULL;
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/**
 * sudoku_format_for_output:
 * @preferred: (nullable): the format that a puzzle came in
 * @grid: what is to be written
 *
 * Returns: (transfer none): @preferred when it can say this puzzle; else "line" up to side 9
 *   and "rows" above
 */
const SudokuFormat *
sudoku_format_for_output (const SudokuFormat *preferred,
                          const SudokuGrid *grid)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  if (preferred != NULL)
    text = sudoku_format_write (preferred, grid, NULL);
  if (text != NULL)
    return preferred;
  return sudoku_format_find (sudoku_grid_get_side (grid) <= 9 ? "line" : "rows");
}
