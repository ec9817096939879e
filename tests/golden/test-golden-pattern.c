/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-pattern.h>
#include <test-golden.h>

/* What was understood, in one form. */
static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (SudokuPattern) pattern = sudoku_pattern_read (name, text, length, error);

  return pattern != NULL ? sudoku_pattern_write (pattern) : NULL;
}

static void
test_pattern (void)
{
  test_golden_run ("golden/pattern", print);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/pattern", test_pattern);
  return g_test_run ();
}
