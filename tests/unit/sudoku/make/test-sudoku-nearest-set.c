/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cheapest changes of a set: as cheap as trying all sets of things says, under demands that
 * pull in two directions; each of the cheapest sets is shown, none twice, and what is impossible,
 * or too much, is told. */

#include <sudoku-nearest-set.h>

#define N_THINGS 12
#define N_DEMANDS_MAX 16
#define N_ROUNDS 400

/* One of each set of things must be in, or one must be out; sets are bits. */
typedef struct
{
  guint demands[N_DEMANDS_MAX];
  gboolean excess[N_DEMANDS_MAX];
  guint n_demands;
  guint start;
  guint costs[N_THINGS];
  guint n_good;
  GHashTable *shown; /* of sets that are good, borrowed */
  guint n_asked_max; /* then nothing is found out any more */
} Demands;

static gboolean
is_met (const Demands *self,
        guint i,
        guint set)
{
  return (self->demands[i] & (self->excess[i] ? ~set : set)) != 0;
}

static gboolean
is_good (const Demands *self,
         guint set)
{
  for (guint i = 0; i < self->n_demands; i++)
    if (!is_met (self, i, set))
      return FALSE;
  return TRUE;
}

static guint
get_cost (const Demands *self,
          guint set)
{
  guint cost = 0;

  for (guint i = 0; i < N_THINGS; i++)
    if (((set ^ self->start) >> i & 1) != 0)
      cost += self->costs[i];
  return cost;
}

static SudokuNearestAnswer
ask (const guint8 *in,
     const guint8 *open,
     guint8 *things,
     gpointer user_data)
{
  Demands *self = user_data;
  guint set = 0;

  if (self->n_asked_max-- == 0)
    return SUDOKU_NEAREST_UNKNOWN;
  for (guint i = 0; i < N_THINGS; i++)
    {
      set |= (guint)in[i] << i;
      g_assert_true (open[i] || in[i] <= 1);
      g_assert_false (things[i]);
    }
  for (guint i = 0; i < self->n_demands; i++)
    {
      if (is_met (self, i, set))
        continue;
      for (guint k = 0; k < N_THINGS; k++)
        things[k] = self->demands[i] >> k & 1;
      return self->excess[i] ? SUDOKU_NEAREST_EXCESS : SUDOKU_NEAREST_LACKS;
    }
  g_assert_true (g_hash_table_add (self->shown, GUINT_TO_POINTER (set + 1)));
  return --self->n_good == 0 ? SUDOKU_NEAREST_BEST : SUDOKU_NEAREST_GOOD;
}

static void
make_demands (Demands *self,
              GRand *rand)
{
  *self = (Demands){ .n_demands = (guint)g_rand_int_range (rand, 1, N_DEMANDS_MAX + 1),
                     .start = (guint)g_rand_int_range (rand, 0, 1 << N_THINGS),
                     .n_asked_max = G_MAXUINT };
  for (guint i = 0; i < self->n_demands; i++)
    {
      for (guint n = (guint)g_rand_int_range (rand, 1, 5); n > 0; n--)
        self->demands[i] |= 1u << g_rand_int_range (rand, 0, N_THINGS);
      self->excess[i] = g_rand_boolean (rand);
    }
  for (guint i = 0; i < N_THINGS; i++)
    self->costs[i] = g_rand_int_range (rand, 0, 3) == 0 ? 2 : 1;
}

static gboolean
find (Demands *self,
      guint64 effort,
      guint *cost_excluded)
{
  g_autoptr (GHashTable) shown = g_hash_table_new (NULL, NULL);
  guint8 in[N_THINGS];
  SudokuTaskRun run;
  const SudokuNearestJob job = {
    .n = N_THINGS,
    .in = in,
    .costs = self->costs,
    .ask = ask,
    .user_data = self,
    .effort = effort,
    .run = &run,
  };

  sudoku_task_run_init (&run, NULL);
  self->shown = shown;
  for (guint i = 0; i < N_THINGS; i++)
    in[i] = self->start >> i & 1;
  return sudoku_nearest_set_find (&job, cost_excluded);
}

static void
test_brute_force (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_impossible = 0, n_good = 0, cost_max = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      guint cheapest = G_MAXUINT, n = 0, excluded;
      Demands demands;
      gboolean found;

      make_demands (&demands, rand);
      for (guint set = 0; set < 1u << N_THINGS; set++)
        if (is_good (&demands, set) && get_cost (&demands, set) <= cheapest)
          {
            n = get_cost (&demands, set) < cheapest ? 1 : n + 1;
            cheapest = get_cost (&demands, set);
          }
      /* One that is good already costs nothing, and is shown. */
      if (cheapest == 0)
        continue;
      /* So many are good, and one more is waited for, or the last one is the best. */
      demands.n_good = n + (round % 2 == 0);
      found = find (&demands, G_MAXUINT64, &excluded);
      n_impossible += !found;
      g_assert_cmpint (found, ==, cheapest != G_MAXUINT);
      g_assert_cmpuint (excluded, ==, found ? cheapest - 1 : G_MAXUINT);
      g_assert_cmpuint (demands.n_good, ==, round % 2 == 0);
      n_good += n;
      cost_max = found ? MAX (cost_max, cheapest) : cost_max;
    }
  g_test_message ("%u sets shown, costs up to %u, %u impossible", n_good, cost_max, n_impossible);
  g_assert_cmpuint (n_impossible, >, 10);
  g_assert_cmpuint (n_impossible, <, N_ROUNDS / 2);
  g_assert_cmpuint (cost_max, >, 4);
}

/* Six of twelve things must come, two of which meet a demand each; it ends before. */
static void
test_too_much (void)
{
  Demands demands = { .n_demands = 6, .n_good = 1, .n_asked_max = G_MAXUINT };
  guint excluded = 0;

  for (guint i = 0; i < N_THINGS; i++)
    {
      demands.demands[i / 2] |= 1u << i;
      demands.costs[i] = 1;
    }
  g_assert_true (find (&demands, G_MAXUINT64, &excluded));
  g_assert_cmpuint (excluded, ==, 5);
  g_assert_false (find (&demands, 0, &excluded));
  g_assert_cmpuint (excluded, ==, 0);
  demands.n_asked_max = 3;
  g_assert_false (find (&demands, G_MAXUINT64, &excluded));
  g_assert_cmpuint (excluded, <, 5);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nearest-set/brute-force", test_brute_force);
  g_test_add_func ("/nearest-set/too-much", test_too_much);
  return g_test_run ();
}
