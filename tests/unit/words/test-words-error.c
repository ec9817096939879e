/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors that carry data, and the sentences that are made of them. */

#include "words-error.h"

#include <gio/gio.h>
#include <string.h>

#include "words-error-rows.h"

static void
assert_words (const GError *error,
              WordsStyle style,
              const char *expected)
{
  g_autofree char *words = words_error (error, style);

  g_assert_cmpstr (words, ==, expected);
}

static const SatPlace nowhere = { NULL, 0, 0 };
static const SatPlace file = { "f", 0, 0 };
static const SatPlace line = { "f", 3, 0 };
static const SatPlace column = { "f", 3, 7 };

static void
test_places (void)
{
  static const struct
  {
    const SatPlace *place;
    const char *terminal;
    const char *window;
  } cases[] = {
    { NULL, "a number is expected, found “x”", "A number is expected, found “x”" },
    { &nowhere, "a number is expected, found “x”", "A number is expected, found “x”" },
    { &file, "f: a number is expected, found “x”", "A number is expected, found “x”" },
    { &line, "f:3: a number is expected, found “x”", "Line 3: a number is expected, found “x”" },
    { &column, "f:3:7: a number is expected, found “x”",
      "Line 3, character 7: a number is expected, found “x”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) copy = NULL;

      sat_error_set (&error, SAT_ERROR_SYNTAX, cases[i].place, "number-expected",
                     sat_arg_quote ("x", 1));
      assert_words (error, WORDS_STYLE_TERMINAL, cases[i].terminal);
      copy = g_error_copy (error);
      g_clear_error (&error);
      assert_words (copy, WORDS_STYLE_WINDOW, cases[i].window);
    }
}

/* A place is added once; who meets the error later knows less. */
static void
test_add_place (void)
{
  GError *errors[] = { NULL, NULL, NULL };

  sat_error_set (&errors[0], SAT_ERROR_STATE, NULL, "literal-zero");
  sudoku_error_set (&errors[1], SUDOKU_ERROR_SHAPE, NULL, "boxes-and-regions");
  g_set_error_literal (&errors[2], G_IO_ERROR, G_IO_ERROR_FAILED, "foreign");
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      sudoku_error_add_place (&errors[i], &column);
      if (i < 2)
        sudoku_error_add_place (&errors[i], &(SatPlace){ .name = "g" });
    }
  assert_words (errors[0], WORDS_STYLE_TERMINAL, "f:3:7: 0 is not a literal");
  g_assert_cmpstr (errors[0]->message, ==, "f:3:7: literal-zero");
  assert_words (errors[1], WORDS_STYLE_TERMINAL,
                "f:3:7: a grid can’t have both boxes and regions");
  assert_words (errors[2], WORDS_STYLE_TERMINAL, "f: foreign");
  assert_words (errors[2], WORDS_STYLE_WINDOW, "F: foreign");
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    g_clear_error (&errors[i]);
}

/* What was read is quoted such that neither a terminal nor a label is led astray. */
static void
test_quotes (void)
{
  static const struct
  {
    const char *text;
    gsize length;
    const char *words;
  } cases[] = {
    { "−1", 4, "a number is expected, found “−1”" },
    { "\xff\x00z", 3, "a number is expected, found “\\xff\\x00z”" },
    { "\033[31m", 5, "a number is expected, found “\\x1b[31m”" },
    { "aaaaaaaaaaaaaaaaaaaaaaaaa", 25, "a number is expected, found “aaaaaaaaaaaaaaaaaaaaaaaa…”" },
    { "éééééééééééééééééééééééé", 48, "a number is expected, found “éééééééééééééééééééééééé”" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      sat_error_set (&error, SAT_ERROR_SYNTAX, NULL, "number-expected",
                     sat_arg_quote (cases[i].text, cases[i].length));
      assert_words (error, WORDS_STYLE_TERMINAL, cases[i].words);
    }
}

static void
test_facts (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) cause = g_error_new_literal (G_SHELL_ERROR, 0, "why");

  sat_error_set (&error, SAT_ERROR_SYNTAX, NULL, "number-expected", sat_arg_term ("end-of-line"));
  assert_words (error, WORDS_STYLE_TERMINAL, "a number is expected, found the end of the line");
  g_clear_error (&error);
  sat_error_set (&error, SAT_ERROR_PROCESS, NULL, "command-invalid",
                 sat_arg_text ("a\033b"), sat_arg_cause (cause));
  assert_words (error, WORDS_STYLE_TERMINAL, "the command “a\\x1bb” is not valid: why");
  g_clear_error (&error);
  sudoku_error_set (&error, SUDOKU_ERROR_SHAPE, NULL, "region-size",
                    sat_arg_number (1), sat_arg_count (G_MAXUINT64));
  assert_words (error, WORDS_STYLE_TERMINAL,
                "a region has 1 cell, and each should have 9223372036854775807");
  g_clear_error (&error);
  g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "x");
  assert_words (error, WORDS_STYLE_WINDOW, "Cancelled");
  sat_error_set (NULL, SAT_ERROR_STATE, NULL, "literal-zero");
}

/* No translator can make the program read what isn't there. */
static void
test_expand (void)
{
  static const struct
  {
    const char *sentence;
    const char *words;
  } cases[] = {
    { "%s and %s", "a and b" },
    { "%2$s and %1$s", "b and a" },
    { "%s, %s, %s", "a, b, " },
    { "%9$s%0$s", "" },
    { "100 %% of %s", "100 % of a" },
    { "%d %", "d " },
  };
  const char *const facts[] = { "a", "b" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = words_error_expand (cases[i].sentence, facts, 2);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_columns (void)
{
  const char *text = "é−x\xff!";

  g_assert_cmpuint (sat_place_count_columns (text, text), ==, 1);
  g_assert_cmpuint (sat_place_count_columns (text, strchr (text, 'x')), ==, 3);
  g_assert_cmpuint (sat_place_count_columns (text, strchr (text, '!')), ==, 5);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-error/places", test_places);
  g_test_add_func ("/words-error/add-place", test_add_place);
  g_test_add_func ("/words-error/quotes", test_quotes);
  g_test_add_func ("/words-error/facts", test_facts);
  g_test_add_func ("/words-error/expand", test_expand);
  g_test_add_func ("/words-error/columns", test_columns);
  return g_test_run ();
}
