/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs at length.
 *
 *   long-proofs [PUZZLES [FOREIGN [FORMULAS]]]
 *
 * PUZZLES   that so many puzzles of 17 givens have one solution: 492
 * FOREIGN   the proofs of other solvers, and what drat-trim says of ours, for so many of them: 20
 * FORMULAS  that so many random formulas have no model, proved by the library and by ourselves: 500
 *
 * A solver that is not installed is left out. Nothing may depend on the version of CaDiCaL. To
 * build with another one, point pkg-config to it:
 *
 *   git clone --branch rel-1.9.5 https://github.com/arminbiere/cadical && cd cadical
 *   ./configure -fPIC && make -C build libcadical.a && mkdir pc
 *   printf 'Name: cadical\nDescription: x\nVersion: 1\n' >pc/cadical.pc
 *   printf 'Cflags: -I%s/src\n' $PWD >>pc/cadical.pc
 *   printf 'Libs: -L%s/build -lcadical -lstdc++ -lm\n' $PWD >>pc/cadical.pc
 *   PKG_CONFIG_PATH=$PWD/pc meson setup _build-1.9.5 SATDOKU
 */

#include <glib/gstdio.h>
#include <sat-proof-reader.h>
#include <sat-prover.h>
#include <sat-refuter.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-bundle.h>
#include <sudoku-prove.h>

#include "test-data.h"
#include "test-folder.h"
#include "test-grid.h"

#define N_PUZZLES 492
#define N_FOREIGN 20
#define N_FORMULAS 500

/* How a solver is told where to write its proof; %f is the formula, %p the proof. */
typedef struct
{
  const char *program;
  const char *arguments;
  int status; /* of success */
} Command;

static const Command solvers[] = {
  { "cadical", "-q %f %p", 20 },
  { "cadical", "-q --no-binary %f %p", 20 },
  { "kissat", "-q %f %p", 20 },
  { "picosat", "-R %p %f", 20 },
  { "cryptominisat5", "--verb 0 %f %p", 20 },
};

static const Command drat_trim = { "drat-trim", "%f %p -f", 0 };

static void
report (gboolean fine,
        guint *n,
        const char *text)
{
  g_print ("%s %u %s\n", fine ? "ok" : "not ok", ++*n, text);
}

/* Returns FALSE when the program is not there. */
static gboolean
run (const Command *command,
     const char *folder,
     const char *proof)
{
  g_autofree char *program = g_find_program_in_path (command->program);
  g_auto (GStrv) words = g_strsplit (command->arguments, " ", -1);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  g_autofree char *formula = g_build_filename (folder, "formula.cnf", NULL);
  g_autoptr (GError) error = NULL;
  int status = 0;

  if (program == NULL)
    return FALSE;
  g_ptr_array_add (line, program);
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (line, g_str_equal (words[i], "%f")   ? formula
                           : g_str_equal (words[i], "%p") ? (char *)proof
                                                          : words[i]);
  g_ptr_array_add (line, NULL);
  g_spawn_sync (NULL, (char **)line->pdata, NULL,
                G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL,
                &status, &error);
  g_assert_no_error (error);
  if (WEXITSTATUS (status) != command->status)
    g_error ("%s ended with status %d", command->program, WEXITSTATUS (status));
  return TRUE;
}

static SudokuProved *
prove (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle, sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("original"));
  g_autoptr (GError) error = NULL;
  SudokuProved *proved = sudoku_prove (cnf, SUDOKU_CLAIM_UNIQUE, NULL, &error);

  g_assert_no_error (error);
  return proved;
}

static void
prove_all (char **lines,
           guint n_puzzles,
           guint *n)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree char *text = NULL;
  gsize n_steps = 0, longest = 0;
  guint n_proved = 0;

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuProved) proved = prove (lines[i]);
      gsize length = proved->proof != NULL ? sat_proof_get_n_steps (proved->proof) : 0;

      n_proved += proved->kind == SUDOKU_PROVED;
      n_steps += length;
      longest = MAX (longest, length);
    }
  text = g_strdup_printf ("%u of %u puzzles proved and checked in %.2f s, %zu steps, at most %zu",
                          n_proved, n_puzzles,
                          (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC, n_steps,
                          longest);
  report (n_proved == n_puzzles, n, text);
}

static gboolean
stream_claim_cb (SatSink *sink,
                 gpointer user_data,
                 GError **error)
{
  return sudoku_claim_stream (user_data, sink, NULL, error);
}

static gboolean
stream_clauses_cb (SatSink *sink,
                   gpointer user_data,
                   GError **error)
{
  const GArray *clauses = user_data;

  return sat_sink_add (sink, (const int *)(void *)clauses->data, clauses->len, error);
}

/* A proof by our own solver, each step of which must follow. */
static gboolean
refute (SatProverStreamFunc stream,
        gpointer data,
        gsize *n_steps)
{
  g_autoptr (SatRefuter) refuter = sat_refuter_new ();
  g_autoptr (SatProof) proof = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  const SatProofRun run = { .rup_only = TRUE };
  SatProofVerdict verdict;

  stream (sat_refuter_get_sink (refuter), data, NULL);
  if (sat_refuter_run (refuter, proof, 0, NULL, NULL) != SAT_STATUS_UNSATISFIABLE)
    return FALSE;
  *n_steps += sat_proof_get_n_steps (proof);
  stream (sat_proof_checker_get_sink (checker), data, NULL);
  g_assert_true (sat_proof_checker_run (checker, proof, &run, &verdict, NULL));
  return verdict.kind == SAT_PROOF_RIGHT;
}

/* The same puzzles by our own solver. */
static void
refute_all (char **lines,
            guint n_puzzles,
            guint *n)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree char *text = NULL;
  gsize n_steps = 0;
  guint n_proved = 0;

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuProved) proved = prove (lines[i]);

      n_proved += proved->claim != NULL && refute (stream_claim_cb, proved->claim, &n_steps);
    }
  text = g_strdup_printf ("%u of %u puzzles proved by ourselves in %.2f s, %zu steps", n_proved,
                          n_puzzles, (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC,
                          n_steps);
  report (n_proved == n_puzzles, n, text);
}

/* Clauses of three literals, of 50 to 150 variables, at and above the threshold. */
static GArray *
make_random (GRand *rand)
{
  GArray *clauses = g_array_new (FALSE, FALSE, sizeof (int));
  int n_variables = g_rand_int_range (rand, 50, 151);
  int n_clauses = (int)(n_variables * g_rand_double_range (rand, 4.3, 6));

  for (int i = 0; i < n_clauses; i++)
    {
      int literals[4] = { 0 };

      for (int k = 0; k < 3; k++)
        {
          int variable = g_rand_int_range (rand, 1, n_variables + 1);

          literals[k] = g_rand_boolean (rand) ? variable : -variable;
        }
      g_array_append_vals (clauses, literals, 4);
    }
  return clauses;
}

/* Proofs of the library, of which some may have to be made anew, and of our own solver. */
static void
prove_random (guint n_formulas,
              guint *n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (42);
  g_autofree char *text = NULL;
  guint n_proved = 0, n_own = 0, n_anew = 0;
  gsize n_steps = 0;

  for (guint i = 0; i < n_formulas;)
    {
      g_autoptr (GArray) clauses = make_random (rand);
      g_autoptr (SatProver) prover = sat_prover_new ();
      g_autoptr (SatProof) proof = NULL;
      const SatProofRun run = { 0 };
      SatProofVerdict verdict;

      stream_clauses_cb (sat_solver_get_sink (sat_prover_get_solver (prover)), clauses, NULL);
      if (sat_prover_solve (prover, NULL) != SAT_STATUS_UNSATISFIABLE)
        continue;
      i++;
      proof = sat_prover_confirm (sat_prover_get_proof (prover), stream_clauses_cb, clauses, &run,
                                  &verdict, NULL);
      n_proved += verdict.kind == SAT_PROOF_RIGHT;
      n_anew += proof != sat_prover_get_proof (prover);
      n_own += refute (stream_clauses_cb, clauses, &n_steps);
    }
  text = g_strdup_printf ("%u of %u random formulas proved and checked, %u proofs made anew",
                          n_proved, n_formulas, n_anew);
  report (n_proved == n_formulas, n, text);
  g_free (text);
  text = g_strdup_printf ("%u of %u random formulas proved by ourselves, %zu steps", n_own,
                          n_formulas, n_steps);
  report (n_own == n_formulas, n, text);
}

/* Does our checker accept the proof of another solver for the same formula? */
static gboolean
accept (const SudokuClaim *claim,
        const char *path)
{
  g_autofree char *data = NULL;
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatProof) proof = NULL;
  SatProofVerdict verdict;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  proof = sat_proof_read (path, data, length, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (sudoku_proof_check_claim (claim, proof, NULL, &verdict, &error));
  if (verdict.kind != SAT_PROOF_RIGHT)
    g_print ("# %s: %d at step %zu\n", path, (int)verdict.kind, verdict.step);
  return verdict.kind == SAT_PROOF_RIGHT;
}

static void
compare (char **lines,
         guint n_puzzles,
         guint *n)
{
  guint n_run[G_N_ELEMENTS (solvers)] = { 0 }, n_accepted[G_N_ELEMENTS (solvers)] = { 0 };
  guint n_agreed = 0;

  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuProved) proved = prove (lines[i]);
      g_autoptr (SudokuBundle) bundle = sudoku_bundle_new ();
      g_autofree char *folder = g_dir_make_tmp ("satdoku-proofs-XXXXXX", NULL);
      g_autofree char *own = g_build_filename (folder, "proof.drat", NULL);

      sudoku_bundle_add_proof (bundle, proved->claim, proved->proof, NULL, NULL);
      g_assert_true (sudoku_bundle_save (bundle, folder, FALSE, NULL, NULL));
      n_agreed += run (&drat_trim, folder, own);
      for (guint k = 0; k < G_N_ELEMENTS (solvers); k++)
        {
          g_autofree char *path = g_build_filename (folder, "foreign", NULL);

          g_remove (path);
          if (!run (&solvers[k], folder, path))
            continue;
          n_run[k]++;
          n_accepted[k] += accept (proved->claim, path);
        }
      test_remove_tree (folder);
    }
  for (guint k = 0; k < G_N_ELEMENTS (solvers); k++)
    {
      g_autofree char *text = g_strdup_printf ("%u of %u proofs of %s %s accepted", n_accepted[k],
                                               n_run[k], solvers[k].program, solvers[k].arguments);

      report (n_accepted[k] == n_run[k], n, text);
    }
  g_print ("# drat-trim agrees with %u of %u of ours\n", n_agreed, n_puzzles);
}

int
main (int argc,
      char *argv[])
{
  guint n_puzzles = argc > 1 ? (guint)atoi (argv[1]) : N_PUZZLES;
  guint n_foreign = argc > 2 ? (guint)atoi (argv[2]) : N_FOREIGN;
  guint n_formulas = argc > 3 ? (guint)atoi (argv[3]) : N_FORMULAS;
  g_autofree char *text = test_data_load ("9x9/17clue_every100th.sdm", NULL);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_print ("# %s\n", sat_solver_signature ());
  prove_random (n_formulas, &n);
  if (text == NULL)
    {
      g_print ("1..%u\n", n);
      return 0;
    }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  n_puzzles = MIN (n_puzzles, g_strv_length (lines));
  prove_all (lines, n_puzzles, &n);
  refute_all (lines, n_puzzles, &n);
  compare (lines, MIN (n_foreign, n_puzzles), &n);
  g_print ("1..%u\n", n);
  return 0;
}
