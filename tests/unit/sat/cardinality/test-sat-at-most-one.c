/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to say at most one: against the closed forms of the papers, and against a search through
 * all assignments that knows nothing but the clauses. */

#include <sat-at-most-one.h>

#define N_MAX 100

/* Clauses and auxiliary variables of 9, 16, 25, 36 and 100 variables. */
static const struct
{
  const char *id;
  guint clauses[5];
  guint variables[5];
} known[] = {
  { "pairwise", { 36, 120, 300, 630, 4950 }, { 0, 0, 0, 0, 0 } },
  { "sequential", { 23, 44, 71, 104, 296 }, { 8, 15, 24, 35, 99 } },
  { "ladder", { 32, 60, 96, 140, 396 }, { 8, 15, 24, 35, 99 } },
  { "tree", { 22, 43, 70, 103, 295 }, { 7, 14, 23, 34, 98 } },
  { "product", { 24, 44, 70, 102, 290 }, { 6, 8, 10, 12, 20 } },
  { "commander", { 24, 52, 82, 118, 346 }, { 3, 8, 12, 16, 50 } },
  { "bimander", { 31, 56, 112, 198, 650 }, { 3, 3, 4, 5, 6 } },
  { "binary", { 36, 64, 125, 216, 700 }, { 4, 4, 5, 6, 7 } },
};

static void
test_known (void)
{
  static const guint sizes[] = { 9, 16, 25, 36, 100 };
  gsize n = 0;

  sat_at_most_ones (&n);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (known));
  for (gsize i = 0; i < n; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        const SatAtMostOne *row = sat_at_most_one_find (known[i].id);

        g_test_message ("%s %u", known[i].id, sizes[k]);
        g_assert_cmpuint (sat_at_most_one_count (row, sizes[k]), ==, known[i].clauses[k]);
        g_assert_cmpuint (sat_at_most_one_count_auxiliary (row, sizes[k]), ==,
                          known[i].variables[k]);
      }
  g_assert_null (sat_at_most_one_find ("none"));
}

static void
test_few (void)
{
  gsize n_rows = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n_rows; i++)
    for (guint n = 0; n < 4; n++)
      {
        g_assert_cmpuint (sat_at_most_one_count (rows[i], n), ==, n == 0 ? 0 : n * (n - 1) / 2);
        g_assert_cmpuint (sat_at_most_one_count_auxiliary (rows[i], n), ==, 0);
        g_assert_false (sat_at_most_one_is_exact (rows[i], n));
      }
}

/* The clauses of one way for n variables, one by one. */
typedef struct
{
  guint n;
  guint n_all; /* auxiliary ones included */
  guint n_clauses;
  int (*clauses)[SAT_AT_MOST_ONE_LENGTH_MAX + 1]; /* each ended by a 0 */
} Formula;

static Formula
make (const SatAtMostOne *row,
      guint n)
{
  Formula self = {
    .n = n,
    .n_all = n + sat_at_most_one_count_auxiliary (row, n),
    .n_clauses = sat_at_most_one_count (row, n),
  };

  self.clauses = g_malloc0_n (self.n_clauses + 1, sizeof *self.clauses);
  for (guint k = 0; k < self.n_clauses; k++)
    {
      guint length = sat_at_most_one_get_clause (row, n, k, self.clauses[k]);

      g_assert_cmpuint (length, >=, 2);
      g_assert_cmpuint (length, <=, SAT_AT_MOST_ONE_LENGTH_MAX);
    }
  return self;
}

static int
compare_literals (gconstpointer a,
                  gconstpointer b)
{
  return *(const int *)a - *(const int *)b;
}

/* Literals are in range and each once, no clause comes twice, and each variable is used. */
static void
check_form (const Formula *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree gboolean *used = g_new0 (gboolean, self->n_all + 1);

  for (guint k = 0; k < self->n_clauses; k++)
    {
      int sorted[SAT_AT_MOST_ONE_LENGTH_MAX];
      guint length = 0;
      GString *text = g_string_new (NULL);

      for (; self->clauses[k][length] != 0; length++)
        {
          sorted[length] = self->clauses[k][length];
          g_assert_cmpint (ABS (sorted[length]), <=, (int)self->n_all);
          used[ABS (sorted[length])] = TRUE;
        }
      qsort (sorted, length, sizeof *sorted, compare_literals);
      for (guint i = 0; i < length; i++)
        {
          g_assert_true (i == 0 || sorted[i] != sorted[i - 1]);
          g_string_append_printf (text, "%d ", sorted[i]);
        }
      g_assert_true (g_hash_table_add (seen, g_string_free (text, FALSE)));
    }
  for (guint i = 1; i <= self->n_all && self->n > 1; i++)
    g_assert_true (used[i]);
}

static void
test_form (void)
{
  gsize n_rows = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n_rows; i++)
    for (guint n = 2; n <= N_MAX; n++)
      {
        Formula formula = make (rows[i], n);

        check_form (&formula);
        g_free (formula.clauses);
      }
}

/* -1: false, 1: true, 0: open; %FALSE when a clause is false. */
static gboolean
is_open (const Formula *self,
         const int *values)
{
  for (guint k = 0; k < self->n_clauses; k++)
    {
      gboolean open = FALSE;

      for (const int *literal = self->clauses[k]; *literal != 0 && !open; literal++)
        open = values[ABS (*literal)] == 0 || (values[ABS (*literal)] > 0) == (*literal > 0);
      if (!open)
        return FALSE;
    }
  return TRUE;
}

/* Counts the ways to choose the auxiliary variables from @next on; keeps the last one found. */
static guint
count_extensions (const Formula *self,
                  int *values,
                  guint next,
                  int *found)
{
  guint n = 0;

  if (!is_open (self, values))
    return 0;
  if (next > self->n_all)
    {
      for (guint i = 1; i <= self->n_all; i++)
        found[i] = values[i];
      return 1;
    }
  for (int value = -1; value <= 1; value += 2)
    {
      values[next] = value;
      n += count_extensions (self, values, next + 1, found);
    }
  values[next] = 0;
  return n;
}

/* With one variable true there is one way to choose the others, that which they mean; with several
 * none; and with none at least one, unless it is said that one is true. */
static void
check_all_subsets (const SatAtMostOne *row,
                   guint n)
{
  Formula formula = make (row, n);
  g_autofree int *found = g_new0 (int, formula.n_all + 1);
  g_autofree int *values = g_new0 (int, formula.n_all + 1);

  for (guint subset = 0; subset < 1u << n; subset++)
    {
      guint n_true = 0, place = 0, n_ways;

      for (guint i = 0; i < n; i++)
        {
          values[i + 1] = (subset >> i & 1) != 0 ? 1 : -1;
          n_true += subset >> i & 1;
          place = (subset >> i & 1) != 0 ? i : place;
        }
      n_ways = count_extensions (&formula, values, n + 1, found);
      if (n_true > 1)
        g_assert_cmpuint (n_ways, ==, 0);
      else if (n_true == 0)
        g_assert_cmpint (n_ways > 0, ==, !sat_at_most_one_is_exact (row, n));
      else
        {
          g_assert_cmpuint (n_ways, ==, 1);
          for (guint i = 0; i < formula.n_all - n; i++)
            g_assert_cmpint (found[n + i + 1] > 0, ==, sat_at_most_one_covers (row, n, i, place));
        }
    }
  g_free (formula.clauses);
}

static void
test_subsets (void)
{
  gsize n_rows = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n_rows; i++)
    for (guint n = 2; n <= 12; n++)
      check_all_subsets (rows[i], n);
}

/* Unit propagation alone: what follows when one variable is true. */
static void
propagate (const Formula *self,
           int *values)
{
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (guint k = 0; k < self->n_clauses; k++)
        {
          guint n_open = 0;
          int last = 0;
          gboolean satisfied = FALSE;

          for (const int *literal = self->clauses[k]; *literal != 0; literal++)
            if (values[ABS (*literal)] == 0)
              {
                n_open++;
                last = *literal;
              }
            else
              satisfied |= (values[ABS (*literal)] > 0) == (*literal > 0);
          g_assert_true (satisfied || n_open > 0);
          if (satisfied || n_open > 1)
            continue;
          values[ABS (last)] = last > 0 ? 1 : -1;
          changed = TRUE;
        }
    }
}

static void
test_propagation (void)
{
  gsize n_rows = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n_rows; i++)
    for (guint n = 4; n <= 40; n++)
      {
        Formula formula = make (rows[i], n);
        g_autofree int *values = g_new0 (int, formula.n_all + 1);

        for (guint place = 0; place < n; place++)
          {
            memset (values, 0, (formula.n_all + 1) * sizeof *values);
            values[place + 1] = 1;
            propagate (&formula, values);
            for (guint k = 0; k < n; k++)
              g_assert_cmpint (values[k + 1], ==, k == place ? 1 : -1);
          }
        g_free (formula.clauses);
      }
}

/* How an auxiliary variable is said must be true of the places that it covers. */
static gboolean
is_said (const SatAuxiliary *meaning,
         guint place)
{
  switch (meaning->kind)
    {
    case SAT_AUXILIARY_FIRST:
      return place < meaning->number;
    case SAT_AUXILIARY_AFTER:
      return place >= meaning->number;
    case SAT_AUXILIARY_RUN:
      return place / meaning->size == meaning->number - 1;
    case SAT_AUXILIARY_RANK:
      return place % meaning->size == meaning->number - 1;
    case SAT_AUXILIARY_BIT:
      return (place / meaning->size >> meaning->number) % 2 == 1;
    case SAT_AUXILIARY_AMONG:
    default:
      g_assert_not_reached ();
    }
}

static void
test_described (void)
{
  gsize n_rows = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);

  for (gsize i = 0; i < n_rows; i++)
    for (guint n = 4; n <= N_MAX; n++)
      for (guint k = 0; k < sat_at_most_one_count_auxiliary (rows[i], n); k++)
        {
          SatAuxiliary meaning;

          sat_at_most_one_describe (rows[i], n, k, &meaning);
          for (guint place = 0; meaning.kind != SAT_AUXILIARY_AMONG && place < n; place++)
            g_assert_cmpint (sat_at_most_one_covers (rows[i], n, k, place), ==,
                             is_said (&meaning, place));
        }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/at-most-one/known", test_known);
  g_test_add_func ("/sat/at-most-one/few", test_few);
  g_test_add_func ("/sat/at-most-one/form", test_form);
  g_test_add_func ("/sat/at-most-one/subsets", test_subsets);
  g_test_add_func ("/sat/at-most-one/propagation", test_propagation);
  g_test_add_func ("/sat/at-most-one/described", test_described);
  return g_test_run ();
}
