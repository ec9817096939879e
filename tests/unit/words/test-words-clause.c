/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a clause with auxiliary variables, or of an item, says names exactly its literals: it is
 * made again from its sentence. No two literals of a formula are said alike. */

#include <words-terms.h>

#include "test-brute.h"
#include "test-cnf.h"
#include "test-rules.h"

/* Sentence → variable. */
static GHashTable *
say_variables (const SudokuCnf *cnf)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf); variable++)
    {
      SudokuMeaning meaning;

      if (!sudoku_cnf_describe_variable (cnf, variable, &meaning) ||
          (meaning.n_candidates == 0 && meaning.kind != SUDOKU_MEANING_TABLE))
        continue;
      g_assert_true (g_hash_table_insert (names, words_literal (cnf, variable),
                                          GINT_TO_POINTER (variable)));
    }
  return names;
}

/* Reads parts of a list from @start on: as many as possible make a sentence, and fewer when the
 * rest is none then. */
static gboolean
read_parts (char **parts,
            guint start,
            GHashTable *names,
            int sign,
            GArray *literals)
{
  guint n_parts = g_strv_length (parts) - start;

  if (n_parts == 0)
    return TRUE;
  for (guint n = n_parts; n > 0; n--)
    {
      g_autoptr (GString) sentence = g_string_new (NULL);
      int literal;

      for (guint i = 0; i < n; i++)
        g_string_append (sentence, parts[start + i]);
      literal = sign * GPOINTER_TO_INT (g_hash_table_lookup (names, sentence->str));
      if (literal == 0)
        continue;
      g_array_append_val (literals, literal);
      /* A separator follows, or nothing. */
      if (read_parts (parts, start + MIN (n + 1, n_parts), names, sign, literals))
        return TRUE;
      g_array_set_size (literals, literals->len - 1);
    }
  return FALSE;
}

static void
read_list (const char *text,
           GHashTable *names,
           int sign,
           GArray *literals)
{
  g_autoptr (GRegex) separators = g_regex_new ("(, | and | or )", 0, 0, NULL);
  g_auto (GStrv) parts = g_regex_split (separators, text, 0);

  g_test_message ("%s", text);
  g_assert_true (read_parts (parts, 0, names, sign, literals));
}

static GArray *
read_sentence (const char *sentence,
               GHashTable *names)
{
  static const char impossible[] = "It can’t be that ", condition[] = "If ", then[] = ", then ";
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *text = g_strdup (sentence);
  char *conclusion = strstr (text, then);

  if (g_str_has_prefix (text, impossible))
    read_list (text + strlen (impossible), names, -1, literals);
  else if (g_str_has_prefix (text, condition))
    {
      g_assert_nonnull (conclusion);
      *conclusion = '\0';
      read_list (text + strlen (condition), names, -1, literals);
      read_list (conclusion + strlen (then), names, 1, literals);
    }
  else
    {
      *text = g_ascii_tolower (*text);
      read_list (text, names, 1, literals);
    }
  return literals;
}

static int
compare_literals (gconstpointer a,
                  gconstpointer b)
{
  return *(const int *)a - *(const int *)b;
}

static void
check_formula (const SudokuCnf *cnf,
               GRand *rand)
{
  g_autoptr (GHashTable) names = say_variables (cnf);

  for (guint i = 0; i < 60; i++)
    {
      guint64 clause = g_rand_int (rand) % sudoku_cnf_get_n_clauses (cnf);
      g_autofree char *sentence = words_clause (cnf, clause);
      g_autoptr (GArray) said = NULL;
      int literals[SUDOKU_SIDE_MAX];
      guint n = sudoku_cnf_get_clause (cnf, clause, literals);
      SudokuClause meaning;

      g_assert_nonnull (sentence);
      sudoku_cnf_describe (cnf, clause, &meaning);
      if (meaning.kind != SUDOKU_CLAUSE_AUXILIARY && meaning.kind != SUDOKU_CLAUSE_TABLE)
        continue;
      said = read_sentence (sentence, names);
      qsort (literals, n, sizeof *literals, compare_literals);
      g_array_sort (said, compare_literals);
      g_assert_cmpmem (literals, n * sizeof *literals, said->data, said->len * sizeof *literals);
    }
}

static void
check_grid (const SudokuGrid *grid,
            gsize step)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  gsize n = 0, n_reductions = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);

  for (gsize i = 0; i < n * n_reductions; i += step)
    {
      g_autoptr (SudokuCnf) cnf = sudoku_cnf_new_reduced (grid, &encodings[i / n_reductions],
                                                          sudoku_numbering_find ("original"),
                                                          &reductions[i % n_reductions]);

      g_test_message ("%s %s", encodings[i / n_reductions].id, reductions[i % n_reductions].id);
      check_formula (cnf, rand);
    }
}

static void
test_shapes_said (void)
{
  static const TestShape shapes[] = { { 3, 3, FALSE }, { 2, 3, FALSE }, { 1, 5, FALSE } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.25);

      check_grid (grid, i == 0 ? 4 : 1);
    }
}

static void
test_rules_said (void)
{
  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      g_test_message ("%u: %s", test_rules[i].side, test_rules[i].rules);
      if (test_rules[i].side <= 6)
        check_grid (grid, 5);
    }
}

/* The sentences of the help, literally. */
static void
test_sentences (void)
{
  static const struct
  {
    const char *encoding;
    int variable;
    const char *sentence;
  } cases[] = {
    { "full/commander", 999 + 81 * 3 + 81 * 3 + 2 * 3 + 1, "the 3 of row 1 is among places 1–3" },
    { "full/sequential", 999 + 81 * 8 + 81 * 8 + 2 * 8 + 4,
      "the 3 of row 1 is among the first 4 places" },
    { "full/ladder", 999 + 81 * 8 + 81 * 8 + 2 * 8 + 4, "the 3 of row 1 comes after place 4" },
    { "full/product", 999 + 81 * 6 + 81 * 6 + 2 * 6 + 2,
      "the 3 of row 1 is in run 2 of 3 places each" },
    { "full/binary", 999 + 81 * 4 + 81 * 4 + 2 * 4 + 2,
      "bit 1 of the place of the 3 of row 1 is 1" },
    { "order", 999 + 3, "the value of row 1 column 1 is one of 4–9" },
    { "triad", 999 + 2 * 3 + 2, "the 3 of row 1 is in box 2" },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, cases[i].encoding, "original");
      g_autofree char *sentence = words_literal (cnf, cases[i].variable);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/clause/shapes", test_shapes_said);
  g_test_add_func ("/words/clause/rules", test_rules_said);
  g_test_add_func ("/words/clause/sentences", test_sentences);
  return g_test_run ();
}
