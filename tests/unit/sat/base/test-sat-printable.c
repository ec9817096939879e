/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-printable.h>
#include <string.h>

static void
assert_printable (const char *text,
                  gsize max,
                  const char *expected)
{
  g_autofree char *printable = sat_printable (text, strlen (text), max);

  g_assert_cmpstr (printable, ==, expected);
}

static void
test_escapes (void)
{
  assert_printable ("a\x1b[2Jb", G_MAXSIZE, "a\\x1b[2Jb");
  assert_printable ("\xff", G_MAXSIZE, "\\xff");
  assert_printable ("a\xe2\x80\xae"
                    "b",
                    G_MAXSIZE, "a\\u{202e}b");
}

/* An escape is shown whole or not at all, and counts as the characters that are shown. */
static void
test_cut (void)
{
  assert_printable ("abc", 3, "abc");
  assert_printable ("abcd", 3, "abc…");
  assert_printable ("äöüß", 3, "äöü…");
  assert_printable ("a\xff\xff", 9, "a\\xff\\xff");
  assert_printable ("a\xff\xff", 8, "a\\xff…");
  assert_printable ("\xff", 3, "…");
}

/* What is kept as it was shown, and read again, stays as it is. */
static void
test_again (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = 0; i < 2000; i++)
    {
      char bytes[60];
      gsize length = (gsize)g_rand_int_range (random, 0, sizeof bytes);
      gsize max = (gsize)g_rand_int_range (random, 1, 70);
      g_autofree char *once = NULL;
      g_autofree char *twice = NULL;

      for (gsize k = 0; k < length; k++)
        bytes[k] = (char)g_rand_int_range (random, g_rand_boolean (random) ? 1 : 'a', 256);
      once = sat_printable (bytes, length, max);
      twice = sat_printable (once, strlen (once), max);
      g_assert_cmpstr (once, ==, twice);
      g_assert_cmpint (g_utf8_strlen (once, -1), <=, (glong)max + 1);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-printable/escapes", test_escapes);
  g_test_add_func ("/sat-printable/cut", test_cut);
  g_test_add_func ("/sat-printable/again", test_again);
  return g_test_run ();
}
