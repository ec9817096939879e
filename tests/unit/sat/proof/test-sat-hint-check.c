/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LRAT proofs, right and changed, against a check by the definition. */

#include <string.h>

#include "test-config.h"
#include "test-lrat.h"

typedef struct
{
  const TestFormula *formula;
  guint n_compared;
  guint n_accepted;
  guint n_different;
} Comparison;

static void
compare (Comparison *self,
         const GPtrArray *lines)
{
  g_autofree char *text = test_lrat_write (lines);
  gboolean plain = test_lrat_check (self->formula, lines);
  gboolean ours =
    test_rup_check_ours (self->formula, text, strlen (text)).kind == SAT_PROOF_RIGHT;

  self->n_compared++;
  self->n_accepted += ours;
  if (plain != ours && self->n_different++ == 0)
    g_test_message ("plain %d, ours %d:\n%s", plain, ours, text);
}

/* Each number of an array negated, left out, or another one. */
static void
change_numbers (Comparison *self,
                const GPtrArray *lines,
                GArray **array,
                GRand *rand,
                gboolean only_positive)
{
  GArray *original = *array;

  for (guint i = 0; i < original->len; i++)
    for (guint way = 0; way < 3; way++)
      {
        g_autoptr (GArray) changed = g_array_copy (original);
        int *number = &g_array_index (changed, int, i);

        if (way == 0 && !only_positive)
          *number = -*number;
        else if (way == 1)
          g_array_remove_index (changed, i);
        else
          *number = (*number < 0 ? -1 : 1) * g_rand_int_range (rand, 1, only_positive ? 40 : 9);
        *array = changed;
        compare (self, lines);
      }
  *array = original;
}

static void
change_line (Comparison *self,
             GPtrArray *lines,
             guint index,
             GRand *rand)
{
  TestLratLine *line = lines->pdata[index];
  guint other = (guint)g_rand_int_range (rand, 0, (gint32)lines->len);

  change_numbers (self, lines, &line->literals, rand, FALSE);
  change_numbers (self, lines, &line->hints, rand, line->deletes);
  /* In another place, and left out. */
  g_ptr_array_steal_index (lines, index);
  compare (self, lines);
  g_ptr_array_insert (lines, (int)MIN (other, lines->len), line);
  compare (self, lines);
  g_ptr_array_steal_index (lines, MIN (other, lines->len - 1));
  g_ptr_array_insert (lines, (int)index, line);
}

static void
test_changed (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (31);
  Comparison self = { NULL };
  guint n_proofs = 0;

  while (n_proofs < (TEST_SANITIZED ? 8 : 30))
    {
      g_autoptr (GPtrArray) formula = test_rup_random_formula (rand);
      g_autoptr (GPtrArray) proof = test_rup_prove (formula, FALSE);
      g_autoptr (GPtrArray) lines = NULL;

      if (proof == NULL || proof->len < 4)
        continue;
      n_proofs++;
      lines = test_lrat_make (formula, proof, rand);
      g_assert_true (test_lrat_check (formula, lines));
      self.formula = formula;
      compare (&self, lines);
      for (guint i = 0; i < lines->len; i++)
        change_line (&self, lines, i, rand);
    }
  g_test_message ("%u proofs, %u of them right", self.n_compared, self.n_accepted);
  g_assert_cmpuint (self.n_different, ==, 0);
  g_assert_cmpuint (self.n_accepted, >, self.n_compared / 20);
  g_assert_cmpuint (self.n_accepted, <, self.n_compared - self.n_compared / 20);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-hint-check/changed", test_changed);
  return g_test_run ();
}
