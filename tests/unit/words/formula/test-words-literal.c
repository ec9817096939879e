/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Literals in each notation, with a name and without one. */

#include <sat-proof-reader.h>
#include <string.h>
#include <words-formula.h>
#include <words-literal.h>
#include <words-proof.h>
#include <words-trace.h>

static const struct
{
  WordsNotation notation;
  const char *name;
  int literal;
  const char *text;
} literals[] = {
  { WORDS_NOTATION_NUMBERS, NULL, 9, "9" },
  { WORDS_NOTATION_NUMBERS, NULL, -9, "-9" },
  { WORDS_NOTATION_NUMBERS, "p1h1", -9, "-9 (p1h1)" },
  { WORDS_NOTATION_SIGNS, NULL, 9, "x9" },
  { WORDS_NOTATION_SIGNS, NULL, -G_MAXINT, "¬x2147483647" },
  { WORDS_NOTATION_SIGNS, "p1h1", 9, "p1h1" },
  { WORDS_NOTATION_SIGNS, "p1h1", -9, "¬p1h1" },
  { WORDS_NOTATION_SPOKEN, NULL, -9, "variable 9 is false" },
  { WORDS_NOTATION_SPOKEN, "p1h1", -9, "not p1h1" },
};

static void
test_literals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (literals); i++)
    {
      g_autofree char *text =
        words_literal_write (literals[i].notation, literals[i].name, literals[i].literal);

      g_assert_cmpstr (text, ==, literals[i].text);
    }
}

/* Clauses and runs write them the same way. */
static void
test_same (void)
{
  static const int clause[] = { -9, 2 };
  static const char *const texts[] = {
    [WORDS_NOTATION_SIGNS] = "¬x9 or x2",
    [WORDS_NOTATION_NUMBERS] = "-9 or 2",
    [WORDS_NOTATION_SPOKEN] = "Variable 9 is false or variable 2 is true",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const WordsVariables variables = { .notation = (WordsNotation)i };
      g_autofree char *text = words_named_clause (clause, 2, NULL, (WordsNotation)i);
      g_autofree char *in_run = words_trace_literal (&variables, -9);
      g_autofree char *alone = words_literal_write ((WordsNotation)i, NULL, -9);

      g_assert_cmpstr (text, ==, texts[i]);
      g_assert_cmpstr (in_run, ==, alone);
    }
}

/* So do steps of proofs. */
static void
test_proof (void)
{
  static const char *const texts[][2] = {
    [WORDS_NOTATION_SIGNS] = { "step 1 does not follow: ¬x1 ∨ x2", "This step says: ¬x1 or x2" },
    [WORDS_NOTATION_NUMBERS] = { "step 1 does not follow: -1 2 0", "This step says: -1 or 2" },
    [WORDS_NOTATION_SPOKEN] = { "step 1 does not follow: -1 2 0",
                                "This step says: Variable 1 is false or variable 2 is true" },
  };
  static const char drat[] = "-1 2 0\n0\n";
  const SatProofVerdict verdict = { .kind = SAT_PROOF_WRONG_STEP };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatProof) proof = sat_proof_read ("a.drat", drat, strlen (drat), NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *words = words_proof (proof, &verdict, NULL, (WordsNotation)i);
      g_autoptr (GPtrArray) details =
        words_proof_details (proof, &verdict, NULL, NULL, (WordsNotation)i);

      g_assert_cmpstr (words, ==, texts[i][0]);
      g_assert_cmpstr (g_ptr_array_index (details, 0), ==, texts[i][1]);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-literal/literals", test_literals);
  g_test_add_func ("/words-literal/same", test_same);
  g_test_add_func ("/words-literal/proof", test_proof);
  return g_test_run ();
}
