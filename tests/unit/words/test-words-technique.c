/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about techniques: each has its own, of a bearable length. */

#include <string.h>
#include <sudoku-basics.h>
#include <words-technique.h>

#define LENGTH_MIN 60
#define LENGTH_MAX 280

static void
check (const SudokuTechnique *technique,
       GHashTable *seen)
{
  const char *summary = words_technique_summary (technique);

  g_test_message ("%s", technique->id);
  if (summary == NULL)
    g_error ("%s has no row in words-technique.c", technique->id);
  g_assert_cmpuint (strlen (summary), >=, LENGTH_MIN);
  g_assert_cmpuint (strlen (summary), <=, LENGTH_MAX);
  g_assert_true (g_str_has_suffix (summary, "."));
  g_assert_true (g_hash_table_add (seen, (gpointer)summary));
}

/* Those of the tables, and what beginners learn before these. */
static void
test_each (void)
{
  gsize n = 0, n_basics = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  const SudokuTechnique *basics = sudoku_basics (&n_basics);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < n; i++)
    check (techniques[i], seen);
  for (gsize i = 0; i < n_basics; i++)
    check (&basics[i], seen);
}

/* The steps of a hint that are of no table have theirs, too. */
static void
test_beyond (void)
{
  const char *const ids[] = { "net-with-cases", "proof-by-cases" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const SudokuTechnique technique = { .id = ids[i] };

      g_assert_nonnull (words_technique_summary (&technique));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/technique/each", test_each);
  g_test_add_func ("/words/technique/beyond", test_beyond);

  return g_test_run ();
}
