/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where givens may be. As text it is a row of characters for each row of cells:
 *
 *   X..X
 *   .XX.
 *   .XX.
 *   X..X
 *
 * A full stop is a cell that is not given, any other visible character one that may be. Blanks
 * around a row and empty lines around all of them are ignored. Does not know the shape of the
 * puzzle. */

#include "sudoku-pattern.h"

#include <sat-getter.h>
#include <string.h>

#include "sudoku-scanner.h"
#include "sudoku-types.h"

#define SIGN_NONE '.'
#define SIGN_GIVEN 'X'
/* Some editors begin a text with it. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

struct _SudokuPattern
{
  guint side;
  guint8 *cells; /* for each: may it be given? */
};

/**
 * sudoku_pattern_new: (skip)
 * @side: the side N of the puzzle, `SUDOKU_SIDE_MIN`…`SUDOKU_SIDE_MAX`
 *
 * Makes a pattern.
 *
 * Returns: (transfer full): an empty pattern
 */
SudokuPattern *
sudoku_pattern_new (guint side)
{
  SudokuPattern *self = NULL;

  g_return_val_if_fail (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX, NULL);

  self = g_new0 (SudokuPattern, 1);
  self->side = side;
  self->cells = g_new0 (guint8, side * side);
  return self;
}

/**
 * sudoku_pattern_copy: (skip)
 *
 * Copies it.
 *
 * Returns: (transfer full): the copy
 */
SudokuPattern *
sudoku_pattern_copy (const SudokuPattern *self)
{
  SudokuPattern *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = sudoku_pattern_new (self->side);
  memcpy (copy->cells, self->cells, self->side * self->side);
  return copy;
}

/**
 * sudoku_pattern_free:
 * @self: (transfer full) (nullable): a pattern
 *
 * Frees it.
 */
void
sudoku_pattern_free (SudokuPattern *self)
{
  if (self == NULL)
    return;
  g_free (self->cells);
  g_free (self);
}

static gboolean
is_blank (char character)
{
  return character == ' ' || character == '\t';
}

/* The scanner's line without the blanks around it. */
static void
trim (const SudokuScanner *scanner,
      const char **start,
      const char **end)
{
  *start = scanner->line;
  *end = scanner->line_end;
  while (*start < *end && is_blank (**start))
    (*start)++;
  while (*end > *start && is_blank ((*end)[-1]))
    (*end)--;
}

/* The visible character at a place. */
static gboolean
read_sign (const SudokuScanner *scanner,
           const char **at,
           const char *end,
           gunichar *sign,
           GError **error)
{
  *sign = g_utf8_get_char_validated (*at, end - *at);
  if (*sign == (gunichar)-1 || *sign == (gunichar)-2)
    {
      sudoku_scanner_refuse (scanner, *at, SUDOKU_ERROR_SYNTAX, error, "pattern-not-text");
      return FALSE;
    }
  if (!g_unichar_isgraph (*sign) || g_unichar_ismark (*sign))
    {
      sudoku_scanner_refuse (scanner, *at, SUDOKU_ERROR_SYNTAX, error, "pattern-sign");
      return FALSE;
    }
  *at += g_unichar_to_utf8 (*sign, NULL);
  return TRUE;
}

/* Counts the characters of a row; 0 with an error when some can't be read. */
static guint
count_signs (const SudokuScanner *scanner,
             const char *at,
             const char *end,
             GError **error)
{
  gunichar sign = 0;
  guint n = 0;

  while (at < end)
    {
      if (!read_sign (scanner, &at, end, &sign, error))
        return 0;
      n++;
    }
  return n;
}

static SudokuPattern *
begin (const SudokuScanner *scanner,
       guint n_signs,
       GError **error)
{
  if (n_signs >= SUDOKU_SIDE_MIN && n_signs <= SUDOKU_SIDE_MAX)
    return sudoku_pattern_new (n_signs);
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pattern-side",
                         sat_arg_number (n_signs), sat_arg_number (SUDOKU_SIDE_MIN),
                         sat_arg_number (SUDOKU_SIDE_MAX));
  return NULL;
}

/* Reads the current line as a row; the first one determines the side. */
static gboolean
read_row (SudokuPattern **self,
          guint row,
          const SudokuScanner *scanner,
          GError **error)
{
  const char *at = NULL, *end = NULL;
  gunichar sign = 0;
  guint n;

  trim (scanner, &at, &end);
  n = count_signs (scanner, at, end, error);
  if (n == 0)
    return FALSE;
  if (row == 0)
    *self = begin (scanner, n, error);
  if (*self == NULL)
    return FALSE;
  if (n != (*self)->side)
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pattern-row",
                             sat_arg_number (n), sat_arg_number ((*self)->side));
      return FALSE;
    }
  for (guint column = 0; column < n; column++)
    {
      if (!read_sign (scanner, &at, end, &sign, error))
        return FALSE;
      (*self)->cells[row * n + column] = sign != SIGN_NONE;
    }
  return TRUE;
}

/**
 * sudoku_pattern_read: (skip)
 * @name: the name of the text in messages
 * @text: (array length=length): any bytes
 * @length: how many
 *
 * Reads the text form.
 *
 * Returns: (transfer full) (nullable): the pattern; %NULL with SUDOKU_ERROR_SYNTAX and the place of
 *   the fault
 */
SudokuPattern *
sudoku_pattern_read (const char *name,
                     const char *text,
                     gsize length,
                     GError **error)
{
  g_autoptr (SudokuPattern) self = NULL;
  SudokuScanner scanner;
  guint n_rows = 0;

  g_return_val_if_fail (name != NULL && (text != NULL || length == 0), NULL);

  sudoku_scanner_init (&scanner, name, text != NULL ? text : "", length, 1);
  if (length >= strlen (BYTE_ORDER_MARK) &&
      memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0)
    scanner.next += strlen (BYTE_ORDER_MARK);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      if (self != NULL && n_rows == self->side)
        {
          sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pattern-rows-over",
                                 sat_arg_number (self->side));
          return NULL;
        }
      if (!read_row (&self, n_rows, &scanner, error))
        return NULL;
      n_rows++;
    }
  if (self == NULL)
    sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pattern-none");
  else if (n_rows < self->side)
    sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pattern-rows-missing",
                           sat_arg_number (n_rows), sat_arg_number (self->side));
  else
    return g_steal_pointer (&self);
  return NULL;
}

/**
 * sudoku_pattern_write:
 *
 * Writes the text form, which sudoku_pattern_read() reads.
 *
 * Returns: (transfer full): a line for each row
 */
char *
sudoku_pattern_write (const SudokuPattern *self)
{
  GString *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_sized_new (self->side * (self->side + 1));
  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      g_string_append_c (text, self->cells[cell] ? SIGN_GIVEN : SIGN_NONE);
      if (cell % self->side == self->side - 1)
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/**
 * sudoku_pattern_equal:
 * @other: a pattern
 *
 * Tells whether two patterns have the same side and cells.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_pattern_equal (const SudokuPattern *self,
                      const SudokuPattern *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return self->side == other->side &&
         memcmp (self->cells, other->cells, self->side * self->side) == 0;
}

/**
 * sudoku_pattern_get_side:
 *
 * Gets the side N of the puzzle.
 *
 * Returns: the side
 */
SAT_DEFINE_GETTER (SudokuPattern, sudoku_pattern, side, guint)

/**
 * sudoku_pattern_count:
 *
 * Counts the cells. O(cells).
 *
 * Returns: the number
 */
guint
sudoku_pattern_count (const SudokuPattern *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    n += self->cells[cell];
  return n;
}

/**
 * sudoku_pattern_has:
 * @cell: a cell of it
 *
 * Tells whether a cell is in the pattern.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_pattern_has (const SudokuPattern *self,
                    guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, FALSE);

  return self->cells[cell];
}

/**
 * sudoku_pattern_set:
 * @cell: a cell of it
 * @may_be_given: whether it is in the pattern from now on
 *
 * Adds or removes a cell.
 */
void
sudoku_pattern_set (SudokuPattern *self,
                    guint cell,
                    gboolean may_be_given)
{
  g_return_if_fail (self != NULL && cell < self->side * self->side);

  self->cells[cell] = may_be_given != FALSE;
}
