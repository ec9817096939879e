/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fewest things that must go: as many as trying all sets of things says, with and without a
 * bound on how many may go. */

#include <sudoku-hitting-set.h>

#define N_THINGS 12
#define N_CORES_MAX 14
#define N_ROUNDS 300
/* More sets than are ever asked about. */
#define N_ASKED_MAX 100000

/* Sets of things that do not go together, as bits. */
typedef struct
{
  guint cores[N_CORES_MAX];
  guint n_cores;
  guint n_asked;
} Cores;

static SatStatus
ask (const guint8 *kept,
     guint8 *core,
     gpointer user_data,
     GError **error)
{
  Cores *self = user_data;

  (void)error;
  self->n_asked++;
  for (guint k = 0; k < self->n_cores; k++)
    {
      gboolean whole = TRUE;

      for (guint i = 0; i < N_THINGS; i++)
        whole = whole && (kept[i] || !(self->cores[k] >> i & 1));
      if (!whole)
        continue;
      for (guint i = 0; core != NULL && i < N_THINGS; i++)
        core[i] = self->cores[k] >> i & 1;
      return SAT_STATUS_UNSATISFIABLE;
    }
  return SAT_STATUS_SATISFIABLE;
}

static gboolean
hits_all (const Cores *self,
          guint gone)
{
  for (guint k = 0; k < self->n_cores; k++)
    if ((self->cores[k] & gone) == 0)
      return FALSE;
  return TRUE;
}

static guint
count_bits (guint bits)
{
  return (guint)__builtin_popcount (bits);
}

static guint
find_fewest (const Cores *self)
{
  guint fewest = N_THINGS;

  for (guint gone = 0; gone < 1u << N_THINGS; gone++)
    if (count_bits (gone) < fewest && hits_all (self, gone))
      fewest = count_bits (gone);
  return fewest;
}

static void
make_cores (Cores *self,
            GRand *rand)
{
  *self = (Cores){ .n_cores = (guint)g_rand_int_range (rand, 0, N_CORES_MAX + 1) };
  for (guint k = 0; k < self->n_cores; k++)
    {
      guint n = (guint)g_rand_int_range (rand, 1, 5);

      while (count_bits (self->cores[k]) < n)
        self->cores[k] |= 1u << g_rand_int_range (rand, 0, N_THINGS);
    }
}

static guint
read_gone (const guint8 *gone)
{
  guint bits = 0;

  for (guint i = 0; i < N_THINGS; i++)
    bits |= (gone[i] ? 1u : 0u) << i;
  return bits;
}

static SatStatus
find (Cores *cores,
      guint n_gone_max,
      guint n_ways_max,
      guint *gone,
      gboolean *fewest)
{
  const SudokuHittingJob job = {
    .n = N_THINGS,
    .ask = ask,
    .user_data = cores,
    .n_asked_max = N_ASKED_MAX,
    .n_gone_max = n_gone_max,
    .n_ways_max = n_ways_max,
  };
  SudokuTaskRun run;
  guint8 found[N_THINGS];
  g_autoptr (GError) error = NULL;
  SatStatus status;

  sudoku_task_run_init (&run, NULL);
  status = sudoku_hitting_set_find (&job, &run, found, fewest, &error);
  g_assert_no_error (error);
  *gone = read_gone (found);
  return status;
}

static void
test_fewest (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      Cores cores;
      guint gone = 0;
      gboolean fewest = FALSE;

      make_cores (&cores, rand);
      g_assert_cmpint (find (&cores, 0, 0, &gone, &fewest), ==, SAT_STATUS_SATISFIABLE);
      g_assert_true (fewest);
      g_assert_true (hits_all (&cores, gone));
      g_assert_cmpuint (count_bits (gone), ==, find_fewest (&cores));
    }
}

/* One fewer than are needed is too few. */
static void
test_bound (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_too_few = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      Cores cores;
      guint gone = 0, needed;
      gboolean fewest = FALSE;

      make_cores (&cores, rand);
      needed = find_fewest (&cores);
      if (needed < 2)
        continue;
      g_assert_cmpint (find (&cores, needed - 1, 0, &gone, &fewest), ==, SAT_STATUS_UNKNOWN);
      g_assert_false (fewest);
      g_assert_cmpint (find (&cores, needed, 0, &gone, &fewest), ==, SAT_STATUS_SATISFIABLE);
      g_assert_true (fewest && hits_all (&cores, gone));
      g_assert_cmpuint (count_bits (gone), ==, needed);
      n_too_few++;
    }
  g_assert_cmpuint (n_too_few, >, 0);
}

/* Where the ways are used up something is found all the same, unless few are wanted. */
static void
test_ways (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint n_ended = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      Cores cores;
      guint gone = 0;
      gboolean fewest = TRUE;

      make_cores (&cores, rand);
      g_assert_cmpint (find (&cores, 0, 4, &gone, &fewest), ==, SAT_STATUS_SATISFIABLE);
      g_assert_true (hits_all (&cores, gone));
      if (fewest)
        continue;
      n_ended++;
      g_assert_cmpint (find (&cores, N_THINGS, 4, &gone, &fewest), ==, SAT_STATUS_UNKNOWN);
    }
  g_assert_cmpuint (n_ended, >, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/hitting-set/fewest", test_fewest);
  g_test_add_func ("/sudoku/hitting-set/bound", test_bound);
  g_test_add_func ("/sudoku/hitting-set/ways", test_ways);
  return g_test_run ();
}
