/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the library lz-string makes of texts, and what must not be unpacked. */

#include <sudoku-lz.h>

#include <string.h>

static const struct
{
  const char *text;
  const char *packed;
} cases[] = {
  { "", "Q===" },
  { "a", "IZA=" },
  { "aa", "IbI=" },
  { "aaa", "IYo=" },
  { "ab", "IYIyA===" },
  { "abab", "IYI1Q===" },
  { "\303\251", "JdA=" },
  { "\342\202\254", "jUEQ" },
  { "\360\237\230\200", "rwbgA9o=" },
  { "{\"size\":9}", "N4IgzglgXgpiBcBOAvkA" },
};

static void
test_known (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *packed = sudoku_lz_pack (cases[i].text);
      g_autofree char *text = sudoku_lz_unpack (cases[i].packed, strlen (cases[i].packed));

      g_assert_cmpstr (packed, ==, cases[i].packed);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *packed = NULL;
      g_autofree char *unpacked = NULL;

      for (gint k = g_rand_int_range (rand, 0, 2000); k > 0; k--)
        g_string_append_unichar (text, (gunichar)(i % 3 == 0 ? g_rand_int_range (rand, 97, 100)
                                                             : g_rand_int_range (rand, 1, 0xd800)));
      packed = sudoku_lz_pack (text->str);
      unpacked = sudoku_lz_unpack (packed, strlen (packed));
      g_assert_cmpstr (unpacked, ==, text->str);
    }
}

/* What is cut off, or has a character too many in it, is no text; nothing comes out that is too
 * long. */
static void
test_broken (void)
{
  g_autofree char *zeros = g_strnfill (SUDOKU_LZ_UNPACKED_MAX + 1, '0');
  g_autofree char *packed = sudoku_lz_pack (zeros);

  g_assert_null (sudoku_lz_unpack (packed, strlen (packed)));
  g_assert_null (sudoku_lz_unpack ("", 0));
  g_assert_null (sudoku_lz_unpack ("N4Igzglg", 8));
  g_assert_null (sudoku_lz_unpack ("N4Ig*glgXgpiBcBOAvkA", 20));
  g_assert_null (sudoku_lz_unpack ("////////", 8));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/lz/known", test_known);
  g_test_add_func ("/sudoku/lz/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/lz/broken", test_broken);
  return g_test_run ();
}
