/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-proof-reader.h>

#include "test-words.h"

/* Steps as text: the kind as a letter, the number of the clause if it has one, the literals. */
static char *
describe (const SatProof *proof)
{
  static const char kinds[] = { 'a', 'd', 'n', 'o' };
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < sat_proof_get_n_steps (proof); i++)
    {
      SatProofStep step;

      sat_proof_get_step (proof, i, &step);
      g_string_append_printf (text, "%s%zu%c", i > 0 ? "; " : "", step.place, kinds[step.kind]);
      if (step.number > 0)
        g_string_append_printf (text, "#%u", step.number);
      for (gsize k = 0; k < step.n_literals; k++)
        g_string_append_printf (text, " %d", step.literals[k]);
      for (gsize k = 0; k < step.n_hints; k++)
        g_string_append_printf (text, "%s%d", k == 0 ? " by " : " ", step.hints[k]);
    }
  return g_string_free (text, FALSE);
}

static void
check_read (const char *data,
            gsize length,
            SatProofFormat format,
            const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatProof) proof = sat_proof_read ("p", data, length, NULL, &error);
  g_autofree char *steps = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (sat_proof_get_format (proof), ==, format);
  steps = describe (proof);
  g_assert_cmpstr (steps, ==, expected);
}

#define check_text(text, format, expected) check_read (text, strlen (text), format, expected)

static void
test_text (void)
{
  check_text ("1 -2 0\nd 3 4 0\n0\n", SAT_PROOF_DRAT, "1a 1 -2; 2d 3 4; 3a");
  check_text ("c by hand\n\n  1\n-2 0 d 3 4 0\r\n0", SAT_PROOF_DRAT, "3a 1 -2; 4d 3 4; 5a");
  check_text ("0", SAT_PROOF_DRAT, "1a");
  check_text ("", SAT_PROOF_DRAT, "");
  check_text ("c nothing\n", SAT_PROOF_DRAT, "");
  check_text ("%RUPD32 999 12016     \n-3 0\n0\n", SAT_PROOF_RUPD32, "2a -3; 3a");
  check_text ("%RUPD32 999 12016", SAT_PROOF_RUPD32, "");
  check_text ("o proof DRUP\n1 -2 0\n0\n", SAT_PROOF_DRAT, "2a 1 -2; 3a");
  check_text ("c x\n\no proof\nd 1 0\n", SAT_PROOF_DRAT, "4d 1");
  check_text ("o proof DRAT", SAT_PROOF_DRAT, "");
  check_text ("o proof LRAT\n8 1 2 0 1 -2 3 0\n", SAT_PROOF_LRAT, "2a#8 1 2 by 1 -2 3");
}

static void
test_numbered (void)
{
  check_text ("o 1 1 2 0\no 2 -1 0\na 3 2 0 l 1 2 0\nd 1 1 2 0\nr 3 7 0\na 8 0\nf 2 -1 0\n",
              SAT_PROOF_FRAT, "1o#1 1 2; 2o#2 -1; 3a#3 2; 4d#1 1 2; 6a#8");
  check_text ("8 1 2 0 1 -2 3 0\n8 d 1 2 0\n9 1 0 0\n10 0 8 9 0\n", SAT_PROOF_LRAT,
              "1a#8 1 2 by 1 -2 3; 2n#1; 2n#2; 3a#9 1; 4a#10 by 8 9");
}

static void
test_binary (void)
{
  static const char bytes[] = "a\x02\x05\0d\x80\x01\x02\0a"; /* and the zero of the string */

  check_read (bytes, sizeof bytes, SAT_PROOF_DRAT_BINARY, "0a 1 -2; 4d 64 1; 9a");
}

static void
check_refused (const char *data,
               gsize length,
               const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (sat_proof_read ("p", data, length, NULL, &error));
  test_words_assert (error, words);
}

#define check_refused_text(text, words) check_refused (text, strlen (text), words)

static void
test_refused (void)
{
  static const char cut[] = "p: the proof ends in the middle of a step: its end is missing";

  check_refused_text ("1 2",
                      "p:1:4: the proof ends in the middle of a step: its end is missing");
  check_refused_text ("1 x 0\n", "p:1:3: a literal is expected, found “x”");
  check_refused_text ("p cnf 2 3\n1 2 0\n", "p:1:1: a literal is expected, found “p”");
  check_refused_text ("1 0\n100000001 0\n", "p:2:1: the variable “100000001” is above 100000000");
  check_refused_text ("o 1 1 0\nx\n", "p:2:1: a step of a proof is expected, found “x”");
  check_refused_text ("1 2 0 3 0\n4294967296 0 0\n",
                      "p:2:1: the number “4294967296” is too large");
  check_refused ("a\x02\x04\0d\x02", 6, cut);
  check_refused ("a\x02\x04\0a", 5, cut);
  /* Its last byte is a zero, but that belongs to a literal. */
  check_refused ("a\x02\0a\x82\0", 6, cut);
  check_refused ("a\x82\0", 3, cut);
  /* What was cut off in its last line is still LRAT. */
  check_refused_text ("8 1 2 0 1 2 0\n9 1 0 3",
                      "p:2:8: the proof ends in the middle of a step: its end is missing");
  check_refused_text ("8 1 2 0 1 2 0\n9 1 0",
                      "p:2:6: the proof ends in the middle of a step: its end is missing");
  check_refused ("a\x02\x04\0\x02\0", 6,
                 "p: byte 5 is neither “a” nor “d”: this is not a binary DRAT proof; FRAT and LRAT "
                 "can be read only as text");
  check_refused ("a\x01\0", 3,
                 "p: no literal begins at byte 2: this is not a binary DRAT proof");
  check_refused ("a\xff\xff\xff\xff\xff\xff\0", 8,
                 "p: no literal begins at byte 2: this is not a binary DRAT proof");
  check_refused ("\0\0\0\0\0\0", 6, "p:1:1: this is not text: it has a NUL byte");
}

/* What a proof can be told from. */
static void
test_recognised (void)
{
  static const char *const proofs[] = {
    "1 -2 0\nd 3 4 0\n0\n",
    "1 -2 0\n3 0\n0\n",
    "%RUPD32 1 2\n",
    "o proof DRUP\n1 2 0\n",
    "o 1 1 2 0\n",
    "8 1 2 0 1 -2 3 0\n8 d 1 2 0\n",
    "d 1 2 0\n",
    "c x\n1 2 0\nd 2 0",
  };
  static const char *const others[] = {
    "",
    "0",
    "0\n",
    "1 -2 3 0\n",
    "1 -2 0\n3 4 0\n",
    "p cnf 2 2\n1 2 0\n0\n",
    "s UNSATISFIABLE\n",
    "v 1 -2 0\nv 0\n",
    "1 0 3 4\n0 0 1 2\n2 1 0 0\n4 3 2 0\n",
    "UNSAT\n",
    "SAT\n1 -2 0\n",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    "a pangram\n",
    "diagonal\n",
    "d\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (proofs); i++)
    g_assert_true (sat_proof_is_proof (proofs[i], strlen (proofs[i])));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (sat_proof_is_proof (others[i], strlen (others[i])));
  g_assert_true (sat_proof_is_proof ("a\x02\0", 3));
}

static void
test_written (void)
{
  static const char text[] = "1 -2 0\nd 3 4 0\n0\n";
  g_autoptr (SatProof) proof = sat_proof_read ("p", text, strlen (text), NULL, NULL);
  g_autoptr (GString) string = g_string_new (NULL);

  sat_proof_write (proof, string);
  g_assert_cmpstr (string->str, ==, text);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-proof/text", test_text);
  g_test_add_func ("/sat-proof/numbered", test_numbered);
  g_test_add_func ("/sat-proof/binary", test_binary);
  g_test_add_func ("/sat-proof/refused", test_refused);
  g_test_add_func ("/sat-proof/recognised", test_recognised);
  g_test_add_func ("/sat-proof/written", test_written);
  return g_test_run ();
}
