/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which symbols of a text are values and which stand for an empty cell: the one place that decides
 * this, from all symbols of the text. A 0 beside another symbol for empty cells is a value; letters
 * alone are values by their order; “x” is empty where it can't be a value. Knows no format. */

#include "sudoku-signs.h"

#include <string.h>

#include "sudoku-scanner.h"

#define LETTER 0x100
#define EMPTY SUDOKU_SIGN_BLANK

/* Up to here upper and lower case are the same. */
#define FOLDED_SIDE_MAX 35
#define ALPHABET 26
/* If there are so many in each row, “x” is no value. */
#define X_MIN 3

/**
 * sudoku_sign_is_letter:
 * @sign: a sign
 *
 * Tells letters from numbers and symbols that are no values.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_sign_is_letter (SudokuSign sign)
{
  return (sign & LETTER) != 0;
}

/**
 * sudoku_sign_from_character:
 * @c: a character
 * @sign: (out): the symbol
 *
 * Reads a cell of one character.
 *
 * Returns: whether it can be in a cell
 */
gboolean
sudoku_sign_from_character (char c,
                            SudokuSign *sign)
{
  if (g_ascii_isdigit (c))
    *sign = (SudokuSign)(c - '0');
  else if (g_ascii_isalpha (c))
    *sign = (SudokuSign)(LETTER | c);
  else if (c == '.' || c == '_' || c == '-' || c == '*' || c == '?')
    *sign = (SudokuSign)(EMPTY | c);
  else
    return FALSE;
  return TRUE;
}

/* A whole number, even as the floating-point number that programs print: “5.” or “5.0”. */
static gboolean
read_number (const char *word,
             gsize length,
             SudokuSign *sign)
{
  const char *at = word, *end = word + length;
  guint number = 0;

  if (!sudoku_scan_uint (&at, end, G_MAXUINT8, &number))
    return FALSE;
  if (at < end && *at == '.')
    for (at++; at < end && *at == '0'; at++)
      continue;
  *sign = (SudokuSign)number;
  return at == end;
}

/* Empty cells as wide as numbers: “..” or “--”. */
static gboolean
is_wide (const char *word,
         gsize length)
{
  for (gsize i = 1; i < length; i++)
    if (word[i] != word[0])
      return FALSE;
  return length > 1 && length <= 3 && strchr ("._*-?", *word) != NULL;
}

/**
 * sudoku_sign_from_word:
 * @word: a word
 * @length: its length in bytes; 0: empty
 * @sign: (out): the symbol
 *
 * Reads a cell of any width, in the spelling of programs, too.
 *
 * Returns: whether it can be in a cell
 */
gboolean
sudoku_sign_from_word (const char *word,
                       gsize length,
                       SudokuSign *sign)
{
  static const char *const empty[] = { "-1", "null", "NULL", "Null", "None", "none", "nil",
                                       "nan", "NaN", "NA", "<NA>", "-1.0", "undefined", "~" };

  *sign = EMPTY;
  if (length == 0 || (length == 1 && *word == ' '))
    return TRUE;
  if (length == 1 && sudoku_sign_from_character (*word, sign))
    return TRUE;
  if (g_ascii_isdigit (*word))
    return read_number (word, length, sign);
  for (gsize i = 0; i < G_N_ELEMENTS (empty); i++)
    if (*word == *empty[i] && sudoku_scan_equal (word, length, empty[i]))
      return TRUE;
  return is_wide (word, length);
}

/**
 * sudoku_signs_init:
 * @self: (out caller-allocates): signs
 * @side: the side N of the puzzles
 *
 * Begins without symbols.
 */
void
sudoku_signs_init (SudokuSigns *self,
                   guint side)
{
  g_return_if_fail (side <= SUDOKU_SIDE_MAX);

  *self = (SudokuSigns){ .side = side };
}

static gboolean
is_x (SudokuSign sign)
{
  return sign == (LETTER | 'x') || sign == (LETTER | 'X');
}

/* Whether a symbol is already in this row or column, as recorded in @seen. */
static gboolean
is_twice (guint8 *seen,
          guint side,
          guint cell)
{
  return seen[cell / side]++ > 0 || seen[side + cell % side]++ > 0;
}

/**
 * sudoku_signs_add:
 * @cells: the N² symbols of a puzzle
 *
 * Adds the symbols of a puzzle.
 */
void
sudoku_signs_add (SudokuSigns *self,
                  const SudokuSign *cells)
{
  guint side = self->side;
  guint8 zeros[2 * SUDOKU_SIDE_MAX] = { 0 };

  g_return_if_fail (cells != NULL);

  for (guint cell = 0; cell < side * side; cell++)
    {
      SudokuSign sign = cells[cell];

      if (sign < LETTER)
        self->numbers[sign] = TRUE;
      else if (sign < EMPTY)
        self->letters[sign & 0x7f] = TRUE;
      else
        self->n_empty++;
      self->n_zeros += sign == 0;
      self->zero_twice |= sign == 0 && is_twice (zeros, side, cell);
      self->n_x += is_x (sign);
    }
  self->n_cells += (gsize)side * side;
}

/* The letter for comparisons, where upper and lower case are the same. */
static char
fold (const SudokuSigns *self,
      char letter)
{
  return self->side <= FOLDED_SIDE_MAX ? g_ascii_toupper (letter) : letter;
}

/* Whether upper and lower case are mixed, ignoring “x”. */
static gboolean
has_other_case (const SudokuSigns *self,
                char x)
{
  for (int c = 'A'; c <= 'Z'; c++)
    if (c != 'X' && self->letters[(guchar)(g_ascii_islower (x) ? c : c + 'a' - 'A')])
      return TRUE;
  return FALSE;
}

/* Whether there are letters other than “x”. */
static gboolean
has_letters (const SudokuSigns *self)
{
  return has_other_case (self, 'x') || has_other_case (self, 'X');
}

static gboolean
has_digits (const SudokuSigns *self)
{
  for (guint number = 1; number < G_N_ELEMENTS (self->numbers); number++)
    if (self->numbers[number])
      return TRUE;
  return FALSE;
}

/* Whether letters alone are the values. */
static gboolean
are_letters_values (const SudokuSigns *self)
{
  return has_letters (self) && !has_digits (self) && self->side <= ALPHABET;
}

/* “x” is empty where no other symbol is, and it is no value; where it could be one, if there are
 * many of it or it is lower case among capitals. */
static gboolean
is_empty_x (const SudokuSigns *self,
            char x)
{
  guint side_max = self->side <= FOLDED_SIDE_MAX ? FOLDED_SIDE_MAX : SUDOKU_SIDE_MAX;
  guint value = are_letters_values (self) ? (guint)(g_ascii_toupper (x) - 'A') + 1
                                          : sudoku_symbols_from_character (x, side_max);

  if (g_ascii_toupper (x) != 'X' || self->n_empty > 0)
    return FALSE;
  if (value == 0 || value > self->side)
    return TRUE;
  return self->n_zeros == 0 &&
         (self->n_x * self->side > X_MIN * self->n_cells ||
          (has_other_case (self, x) && self->side <= FOLDED_SIDE_MAX));
}

/* How many different letters are values, and whether all are among the first N. */
static guint
count_letters (const SudokuSigns *self,
               gboolean *first)
{
  gboolean seen[128] = { FALSE };
  guint n = 0;

  *first = TRUE;
  for (guint c = 'A'; c <= 'z'; c++)
    {
      char folded = fold (self, (char)c);

      if (!self->letters[c] || is_empty_x (self, (char)c) || seen[(guchar)folded])
        continue;
      seen[(guchar)folded] = TRUE;
      *first &= g_ascii_isupper (folded) && (guint)(folded - 'A') < self->side;
      n++;
    }
  return n;
}

/* The largest value in the usual notation; above N when a symbol can't be one. */
static guint
find_largest (const SudokuSigns *self)
{
  guint largest = 0;
  gboolean letters = FALSE;

  for (guint number = 0; number < G_N_ELEMENTS (self->numbers); number++)
    if (self->numbers[number])
      largest = number;
  for (guint c = 'A'; c <= 'z'; c++)
    if (self->letters[c] && !is_empty_x (self, (char)c))
      {
        guint value = sudoku_symbols_from_character (
          (char)c, self->side <= FOLDED_SIDE_MAX ? FOLDED_SIDE_MAX : SUDOKU_SIDE_MAX);

        if (largest > 9 && !letters)
          return G_MAXUINT; /* numbers of two digits beside letters */
        letters = TRUE;
        largest = MAX (largest, value);
      }
  return largest;
}

/**
 * sudoku_signs_is_full:
 *
 * Tells whether nothing is empty except perhaps 0, which is once in each row and column: then it
 * may be the first value in a full grid, or all cells of a missing value.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_signs_is_full (const SudokuSigns *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_empty == 0 && !self->zero_twice && self->n_zeros * self->side == self->n_cells;
}

/**
 * sudoku_signs_settle:
 *
 * Decides the meaning of the symbols.
 *
 * Returns: the reading
 */
SudokuSignsReading
sudoku_signs_settle (const SudokuSigns *self)
{
  gboolean other = self->n_empty > 0 || (self->letters['x'] && is_empty_x (self, 'x')) ||
                   (self->letters['X'] && is_empty_x (self, 'X'));
  guint largest;

  if (are_letters_values (self))
    {
      gboolean first = FALSE;
      guint n_letters = count_letters (self, &first);

      if (self->n_zeros > 0 && other)
        return SUDOKU_SIGNS_DOUBTFUL;
      if (first)
        return SUDOKU_SIGNS_LETTERS;
      return n_letters == self->side ? SUDOKU_SIGNS_OWN : SUDOKU_SIGNS_WRONG;
    }
  largest = find_largest (self);
  if (largest > self->side)
    return SUDOKU_SIGNS_WRONG;
  if (self->n_zeros == 0 || largest == self->side)
    return SUDOKU_SIGNS_USUAL;
  if (!other)
    return sudoku_signs_is_full (self) ? SUDOKU_SIGNS_FROM_ZERO : SUDOKU_SIGNS_USUAL;
  return self->zero_twice ? SUDOKU_SIGNS_DOUBTFUL : SUDOKU_SIGNS_FROM_ZERO;
}

/* The rank of a letter among those that occur, from 1. */
static guint
find_place (const SudokuSigns *self,
            char letter)
{
  guint place = 0;

  for (char c = 'A'; c <= fold (self, letter); c++)
    place += self->letters[(guchar)c] ||
             (self->side <= FOLDED_SIDE_MAX && self->letters[(guchar)g_ascii_tolower (c)]);
  return place;
}

/* The value of a letter. */
static guint
read_letter (const SudokuSigns *self,
             SudokuSignsReading reading,
             char letter)
{
  if (reading == SUDOKU_SIGNS_LETTERS)
    return (guint)(g_ascii_toupper (letter) - 'A') + 1;
  if (reading == SUDOKU_SIGNS_OWN)
    return find_place (self, letter);
  return sudoku_symbols_from_character (
           letter, self->side <= FOLDED_SIDE_MAX ? FOLDED_SIDE_MAX : SUDOKU_SIDE_MAX) +
         (reading == SUDOKU_SIGNS_FROM_ZERO);
}

/**
 * sudoku_signs_read:
 * @reading: their meaning; doubtful and wrong ones are read as usual
 * @sign: a symbol
 * @value: (out): 1…N, or 0 for an empty cell
 *
 * Reads a cell.
 *
 * Returns: %FALSE: the symbol is impossible
 */
gboolean
sudoku_signs_read (const SudokuSigns *self,
                   SudokuSignsReading reading,
                   SudokuSign sign,
                   guint8 *value)
{
  guint number = sign;

  *value = 0;
  if (sign >= EMPTY || (sudoku_sign_is_letter (sign) && is_empty_x (self, (char)(sign & 0x7f))))
    return TRUE;
  if (sudoku_sign_is_letter (sign))
    number = read_letter (self, reading, (char)(sign & 0x7f));
  else
    number += reading == SUDOKU_SIGNS_FROM_ZERO;
  if (number > self->side || (sudoku_sign_is_letter (sign) && number == 0))
    return FALSE;
  /* Letters beside numbers of two digits are wrong. */
  if (reading == SUDOKU_SIGNS_WRONG && sudoku_sign_is_letter (sign))
    return FALSE;
  *value = (guint8)number;
  return TRUE;
}

/* The notation of a value. */
static char *
write_sign (const SudokuSigns *self,
            SudokuSignsReading reading,
            guint value)
{
  gboolean letters = FALSE;

  if (reading == SUDOKU_SIGNS_LETTERS)
    return g_strdup_printf ("%c", 'A' + (int)value - 1);
  if (reading == SUDOKU_SIGNS_OWN)
    for (int c = 'A'; c <= 'Z'; c++)
      if ((self->letters[c] || self->letters[c + 'a' - 'A']) &&
          find_place (self, (char)c) == value)
        return g_strdup_printf ("%c", c);
  for (guint c = 'A'; c <= 'z'; c++)
    letters |= self->letters[c] && !is_empty_x (self, (char)c);
  if (value > 10 && letters)
    return g_strdup_printf ("%c", sudoku_symbols_character (value - 1));
  return g_strdup_printf ("%u", value - 1);
}

/**
 * sudoku_signs_make_symbols:
 * @reading: their meaning
 *
 * Makes the symbols of the puzzle, so that its solution is written like its givens.
 *
 * Returns: (transfer full) (nullable): the symbols; %NULL when they are the usual ones
 */
SudokuSymbols *
sudoku_signs_make_symbols (const SudokuSigns *self,
                           SudokuSignsReading reading)
{
  g_auto (GStrv) texts = NULL;

  if (reading != SUDOKU_SIGNS_FROM_ZERO && reading != SUDOKU_SIGNS_LETTERS &&
      reading != SUDOKU_SIGNS_OWN)
    return NULL;
  texts = g_new0 (char *, self->side + 1);
  for (guint value = 1; value <= self->side; value++)
    texts[value - 1] = write_sign (self, reading, value);
  return sudoku_symbols_new_of_puzzle ((const char *const *)texts, self->side, NULL);
}

/**
 * sudoku_signs_choose_empty:
 * @grid: the grid to write
 * @other: the format's alternative to 0 for an empty cell
 *
 * Chooses the symbol of empty cells: 0, unless that would be read as a value.
 *
 * Returns: (transfer none): "0" or @other
 */
const char *
sudoku_signs_choose_empty (const SudokuGrid *grid,
                           const char *other)
{
  SudokuSigns signs;
  g_autofree SudokuSign *cells = NULL;
  guint n_cells;

  g_return_val_if_fail (grid != NULL && other != NULL, "0");

  n_cells = sudoku_grid_get_n_cells (grid);
  cells = g_new0 (SudokuSign, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    cells[cell] = (SudokuSign)sudoku_grid_get_value (grid, cell);
  sudoku_signs_init (&signs, sudoku_grid_get_side (grid));
  sudoku_signs_add (&signs, cells);
  return sudoku_signs_settle (&signs) == SUDOKU_SIGNS_USUAL ? "0" : other;
}
