/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's own symbols: what is read, and what is refused. */

#include "sudoku-symbols.h"

static const struct
{
  const char *text;
  SudokuSymbolsFault fault;
  guint where; /* or how many symbols there are */
  const char *joined;
} cases[] = {
  { "ABCD", SUDOKU_SYMBOLS_GOOD, 4, "A|B|C|D" },
  { "  ABCD \n", SUDOKU_SYMBOLS_GOOD, 4, "A|B|C|D" },
  { "aAbB", SUDOKU_SYMBOLS_GOOD, 4, "a|A|b|B" },
  { "♠♥♦♣", SUDOKU_SYMBOLS_GOOD, 4, "♠|♥|♦|♣" },
  { "do re mi fa sol", SUDOKU_SYMBOLS_GOOD, 5, "do|re|mi|fa|sol" },
  { "do,re , mi;fa\tsol", SUDOKU_SYMBOLS_GOOD, 5, "do|re|mi|fa|sol" },
  { "a  b   c  d", SUDOKU_SYMBOLS_GOOD, 4, "a|b|c|d" },
  { "a,b,c,d,", SUDOKU_SYMBOLS_GOOD, 4, "a|b|c|d" },
  /* An accent belongs to the letter before it, however it is written. */
  { "e\xcc\x81"
    "a\xcc\x80uo",
    SUDOKU_SYMBOLS_GOOD, 4, "é|à|u|o" },
  { "q\xcc\x81xyz", SUDOKU_SYMBOLS_GOOD, 4, "q\xcc\x81|x|y|z" },
  { "👩🏽abc", SUDOKU_SYMBOLS_GOOD, 4, "👩🏽|a|b|c" },
  { "", SUDOKU_SYMBOLS_TOO_FEW, 0, NULL },
  { "   ", SUDOKU_SYMBOLS_TOO_FEW, 0, NULL },
  { "ABC", SUDOKU_SYMBOLS_TOO_FEW, 3, NULL },
  { "ABCDB", SUDOKU_SYMBOLS_DOUBLE, 5, NULL },
  { "\xc3\xa9"
    "e\xcc\x81ui",
    SUDOKU_SYMBOLS_DOUBLE, 2, NULL },
  { "a,,b,c,d", SUDOKU_SYMBOLS_EMPTY_SYMBOL, 2, NULL },
  { ",a,b,c,d", SUDOKU_SYMBOLS_EMPTY_SYMBOL, 1, NULL },
  { "AB\x07"
    "CD",
    SUDOKU_SYMBOLS_CONTROL, 3, NULL },
  { "AB\xe2\x80\x8b"
    "CD",
    SUDOKU_SYMBOLS_CONTROL, 3, NULL },
  { "AB\xff"
    "CD",
    SUDOKU_SYMBOLS_CONTROL, 1, NULL },
  { "a b c abcdefghijklmnopqrstuvwxy", SUDOKU_SYMBOLS_TOO_LONG, 4, NULL },
};

static char *
join (const SudokuSymbols *symbols)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint value = 1; value <= symbols->n_texts; value++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (symbols, value);

      g_string_append_printf (text, value > 1 ? "|%s" : "%s", symbol);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_own (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudokuSymbolsFault fault;
      guint where;
      g_autoptr (SudokuSymbols) symbols =
        sudoku_symbols_new_own (cases[i].text, &fault, &where);

      g_test_message ("case %" G_GSIZE_FORMAT, i);
      g_assert_cmpint (fault, ==, cases[i].fault);
      g_assert_cmpuint (where, ==, cases[i].where);
      g_assert_true ((symbols != NULL) == (cases[i].joined != NULL));
      if (symbols != NULL)
        {
          g_autofree char *joined = join (symbols);

          g_assert_cmpstr (joined, ==, cases[i].joined);
        }
    }
}

static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuSymbolsFault fault;
  guint where;

  for (guint i = 1; i <= SUDOKU_SIDE_MAX; i++)
    g_string_append_printf (text, "x%u ", i);
  {
    g_autoptr (SudokuSymbols) all = sudoku_symbols_new_own (text->str, &fault, &where);

    g_assert_nonnull (all);
    g_assert_cmpuint (all->n_texts, ==, SUDOKU_SIDE_MAX);
  }
  g_string_append (text, "more");
  g_assert_null (sudoku_symbols_new_own (text->str, &fault, &where));
  g_assert_cmpint (fault, ==, SUDOKU_SYMBOLS_TOO_MANY);
}

/* Where there are too few, there are numbers. */
static void
test_for_side (void)
{
  SudokuSymbolsFault fault;
  guint where;
  g_autoptr (SudokuSymbols) own = sudoku_symbols_new_own ("ABCDEF", &fault, &where);
  const SudokuSymbols *letters = sudoku_symbols_find ("letters");

  g_assert_true (sudoku_symbols_for_side (own, 6) == own);
  g_assert_true (sudoku_symbols_for_side (own, 9) == sudoku_symbols_find ("decimal"));
  g_assert_true (sudoku_symbols_for_side (letters, 100) == letters);
}

/* The sets that are there from the beginning: numbers in a base, and the letters of columns. */
static void
test_sets (void)
{
  static const struct
  {
    const char *id;
    guint value;
    const char *text;
  } symbols[] = {
    { "decimal", 49, "49" },
    { "hexadecimal", 49, "31" },
    { "hexadecimal", 15, "F" },
    { "octal", 8, "10" },
    { "binary", 49, "110001" },
    { "letters", 26, "Z" },
    { "letters", 27, "AA" },
    { "letters", 49, "AW" },
    { "mahjong", 1, "\U0001F007" },
    { "mahjong", 10, "\U0001F010" },
    { "mahjong", 36, "\U0001F023" },
  };
  gsize n_sets = 0;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);

  for (gsize i = 0; i < n_sets; i++)
    {
      g_assert_true (sudoku_symbols_find (sets[i].id) == &sets[i]);
      /* There are not so many tiles. */
      g_assert_true (sudoku_symbols_for_side (&sets[i], SUDOKU_SIDE_MAX) ==
                     (sets[i].texts == NULL ? &sets[i] : &sets[0]));
      g_assert_true (sudoku_symbols_for_side (&sets[i], 36) == &sets[i]);
    }
  for (gsize i = 0; i < n_sets; i++)
    g_assert_true (sudoku_symbols_are_pictures (&sets[i]) == g_str_equal (sets[i].id, "mahjong"));
  g_assert_null (sudoku_symbols_find ("roman"));
  for (gsize i = 0; i < G_N_ELEMENTS (symbols); i++)
    {
      const SudokuSymbols *set = sudoku_symbols_find (symbols[i].id);
      g_autofree char *text = sudoku_symbols_dup (set, symbols[i].value);

      g_assert_cmpstr (text, ==, symbols[i].text);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/symbols/own", test_own);
  g_test_add_func ("/symbols/many", test_many);
  g_test_add_func ("/symbols/for-side", test_for_side);
  g_test_add_func ("/symbols/sets", test_sets);
  return g_test_run ();
}
