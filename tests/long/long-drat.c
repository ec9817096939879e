/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our checker beside drat-trim.
 *
 *   long-drat [PROOFS [MUTATIONS [FOLDER]]]
 *
 * PROOFS     so many proofs of each solver that is installed: 100
 * MUTATIONS  so many of them with something changed: 1000
 * FOLDER     the examples of drat-trim, NAME.cnf with NAME.drat, NAME.drup and NAME.lrat, which all
 *            have to be accepted
 *
 * Without drat-trim in the PATH the proofs of solvers have to be accepted, and nothing is changed.
 * A proof that drat-trim refuses and we accept, or the other way round, is kept in the folder that
 * is printed. */

#include <glib/gstdio.h>
#include <sat-dimacs.h>
#include <sat-formula.h>
#include <sat-proof-check.h>
#include <sat-proof-reader.h>
#include <stdlib.h>
#include <string.h>

#define N_PROOFS 100
#define N_MUTATIONS 1000

/* How a solver is told where to write its proof; %f is the formula, %p the proof. */
typedef struct
{
  const char *program;
  const char *arguments;
} Solver;

static const Solver solvers[] = {
  { "cadical", "-q --no-binary %f %p" },
  { "cadical", "-q %f %p" },
  { "picosat", "-R %p %f" },
  { "cryptominisat5", "--verb 0 %f %p" },
  { "kissat", "-q --no-binary %f %p" },
};

typedef struct
{
  char *folder;
  char *formula; /* the path of the formula */
  char *proof;   /* and that of the proof of a solver */
  char *drat;    /* which is this for drat-trim */
  char *trim;    /* (nullable): the program */
  GRand *rand;
  GPtrArray *proofs; /* (element-type utf8): as text */
  GPtrArray *texts;  /* (element-type utf8): the formula of each */
  guint n_kept;
} Work;

static char *
run (const char *program,
     const char *arguments,
     const Work *self)
{
  g_auto (GStrv) words = g_strsplit (arguments, " ", -1);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  char *out = NULL;

  g_ptr_array_add (line, (char *)program);
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (line, g_str_equal (words[i], "%f")   ? self->formula
                           : g_str_equal (words[i], "%p") ? self->proof
                           : g_str_equal (words[i], "%d") ? self->drat
                                                          : words[i]);
  g_ptr_array_add (line, NULL);
  g_spawn_sync (NULL, (char **)line->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, NULL,
                NULL);
  return out;
}

static int
draw (GRand *rand,
      int n_variables)
{
  int variable = g_rand_int_range (rand, 1, n_variables + 1);

  return g_rand_boolean (rand) ? variable : -variable;
}

/* Clauses of three literals at and above the threshold, of which most have no model; or one pigeon
 * more than there are holes. */
static char *
make_formula (GRand *rand,
              guint index)
{
  GString *text = g_string_new (NULL);
  int n_variables = g_rand_int_range (rand, 15, 120);
  int n_clauses = (int)(n_variables * g_rand_double_range (rand, 4.3, 6.5));
  int holes = 3 + (int)(index / 10) % 4;

  if (index % 10 != 9)
    {
      g_string_append_printf (text, "p cnf %d %d\n", n_variables, n_clauses);
      for (int i = 0; i < n_clauses; i++)
        {
          for (int k = 0; k < 3; k++)
            g_string_append_printf (text, "%d ", draw (rand, n_variables));
          g_string_append (text, "0\n");
        }
      return g_string_free (text, FALSE);
    }
  g_string_append_printf (text, "p cnf %d %d\n", (holes + 1) * holes,
                          holes + 1 + holes * holes * (holes + 1) / 2);
  for (int pigeon = 0; pigeon <= holes; pigeon++)
    {
      for (int hole = 1; hole <= holes; hole++)
        g_string_append_printf (text, "%d ", pigeon * holes + hole);
      g_string_append (text, "0\n");
      for (int other = 0; other < pigeon; other++)
        for (int hole = 1; hole <= holes; hole++)
          g_string_append_printf (text, "-%d -%d 0\n", pigeon * holes + hole,
                                  other * holes + hole);
    }
  return g_string_free (text, FALSE);
}

static SatProof *
read_proof (const char *data,
            gsize length)
{
  g_autoptr (GError) error = NULL;
  SatProof *proof = sat_proof_read ("proof", data, length, NULL, &error);

  if (proof == NULL)
    g_print ("# %s\n", error->message);
  return proof;
}

/* What our checker says. */
static gboolean
accept (const char *formula,
        const SatProof *proof,
        SatProofVerdict *verdict)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) clauses =
    sat_formula_new (sat_dimacs_read ("formula", formula, strlen (formula), NULL, &error));
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();

  g_assert_no_error (error);
  sat_formula_stream (clauses, sat_proof_checker_get_sink (checker), NULL, &error);
  g_assert_no_error (error);
  sat_proof_checker_run (checker, proof, NULL, verdict, &error);
  g_assert_no_error (error);
  return verdict->kind == SAT_PROOF_RIGHT;
}

/* What drat-trim says, going forward or, as it does by itself, backward. @other: (out) (optional):
 * it has tried to resolve by a literal that is not the first, of which nothing is promised. */
static gboolean
ask_drat_trim (const Work *self,
               const char *formula,
               const char *text,
               gboolean forward,
               gboolean *other)
{
  g_autofree char *out = NULL;

  g_assert_true (g_file_set_contents (self->formula, formula, -1, NULL));
  g_assert_true (g_file_set_contents (self->drat, text, -1, NULL));
  /* That it is text is not left to its guess. */
  out = run (self->trim, forward ? "%f %d -I -f" : "%f %d -I", self);
  if (other != NULL)
    *other = strstr (out, "RAT check on proof pivot failed") != NULL;
  return strstr (out, "s VERIFIED") != NULL;
}

static void
keep (Work *self,
      const char *formula,
      const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s/different-%u", self->folder, self->n_kept++);
  g_autofree char *cnf = g_strconcat (name, ".cnf", NULL);
  g_autofree char *drat = g_strconcat (name, ".drat", NULL);

  g_file_set_contents (cnf, formula, -1, NULL);
  g_file_set_contents (drat, text, -1, NULL);
}

static void
report (gboolean fine,
        guint *n,
        const char *text)
{
  g_print ("%s %u %s\n", fine ? "ok" : "not ok", ++*n, text);
}

/* Has a solver make proofs. */
static void
collect (Work *self,
         const Solver *solver,
         guint n_proofs,
         guint *n)
{
  guint n_found = 0, n_accepted = 0, n_agreed = 0, n_made = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; n_found < n_proofs && i < 4 * n_proofs; i++)
    {
      g_autofree char *formula = make_formula (self->rand, i);
      g_autofree char *out = NULL;
      g_autofree char *data = NULL;
      g_autoptr (SatProof) proof = NULL;
      g_autoptr (GString) drat = g_string_new (NULL);
      gsize length = 0;
      gboolean accepted;
      SatProofVerdict verdict;

      g_remove (self->proof);
      g_assert_true (g_file_set_contents (self->formula, formula, -1, NULL));
      out = run (solver->program, solver->arguments, self);
      if (out == NULL)
        break;
      n_made++;
      if (strstr (out, "s UNSATISFIABLE") == NULL)
        continue;
      n_found++;
      if (!g_file_get_contents (self->proof, &data, &length, NULL))
        continue;
      proof = read_proof (data, length);
      accepted = proof != NULL && accept (formula, proof, &verdict) && verdict.needless == 0;
      n_accepted += accepted;
      if (proof == NULL)
        continue;
      sat_proof_write (proof, drat);
      if (self->trim != NULL && ask_drat_trim (self, formula, drat->str, FALSE, NULL) == accepted)
        n_agreed++;
      else if (self->trim != NULL)
        keep (self, formula, drat->str);
      g_ptr_array_add (self->texts, g_strdup (formula));
      g_ptr_array_add (self->proofs, g_strdup (drat->str));
    }
  if (n_made == 0)
    return;
  text = g_strdup_printf ("%s %s: %u of %u proofs accepted", solver->program, solver->arguments,
                          n_accepted, n_found);
  report (n_accepted == n_found, n, text);
  if (self->trim == NULL)
    return;
  g_free (text);
  text = g_strdup_printf ("%s %s: drat-trim agrees on %u of %u", solver->program,
                          solver->arguments, n_agreed, n_found);
  report (n_agreed == n_found, n, text);
}

/* A line with one literal negated, left out, or replaced by another one. */
static char *
change_line (Work *self,
             const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words), first = *line == 'd' ? 1 : 0;
  guint place, way = (guint)g_rand_int_range (self->rand, 0, 3);
  g_autofree char *word = NULL;

  if (n < first + 2)
    return g_strdup (line);
  place = (guint)g_rand_int_range (self->rand, (gint32)first, (gint32)n - 1);
  word = words[place];
  if (way == 0)
    words[place] = *word == '-' ? g_strdup (word + 1) : g_strconcat ("-", word, NULL);
  else if (way == 1)
    words[place] = g_strdup ("");
  else
    words[place] = g_strdup_printf ("%d", draw (self->rand, 14));
  return g_strjoinv (" ", words);
}

/* One thing changed: in a line, or a line left out, repeated, moved, or everything behind it cut
 * off. */
static char *
mutate (Work *self,
        const char *proof)
{
  g_auto (GStrv) lines = g_strsplit (proof, "\n", -1);
  guint n = g_strv_length (lines) - 1;
  guint place = n > 0 ? (guint)g_rand_int_range (self->rand, 0, (gint32)n) : 0;
  guint other = n > 0 ? (guint)g_rand_int_range (self->rand, 0, (gint32)n) : 0;
  guint way = (guint)g_rand_int_range (self->rand, 0, 8);
  GString *text = g_string_new (NULL);
  g_autofree char *changed = n > 0 ? change_line (self, lines[place]) : g_strdup ("");

  for (guint i = 0; i < n; i++)
    {
      if (way == 7 && i >= place)
        break;
      if (way == 6 && i == other)
        g_string_append_printf (text, "%s\n", lines[place]);
      if (way == 5 && i == place)
        g_string_append_printf (text, "%s\n", lines[i]);
      if ((way == 4 || way == 6) && i == place)
        continue;
      g_string_append_printf (text, "%s\n", way < 4 && i == place ? changed : lines[i]);
    }
  return g_string_free (text, FALSE);
}

/* What comes of a changed proof: where each step must follow, both must say the same. Backward
 * it depends on the contradiction that is met which steps are needed, and so a wrong one may be
 * for the one and not for the other. */
static void
compare_mutations (Work *self,
                   guint n_mutations,
                   guint *n)
{
  guint n_other = 0, n_forward = 0, n_backward = 0, n_right = 0, n_needless = 0;
  g_autofree char *forward = NULL;
  g_autofree char *backward = NULL;

  for (guint i = 0; i < n_mutations; i++)
    {
      guint index = (guint)g_rand_int_range (self->rand, 0, (gint32)self->proofs->len);
      const char *formula = self->texts->pdata[index];
      g_autofree char *mutant = mutate (self, self->proofs->pdata[index]);
      g_autoptr (SatProof) proof = read_proof (mutant, strlen (mutant));
      SatProofVerdict verdict;
      gboolean ours = accept (formula, proof, &verdict), other = FALSE;
      gboolean strict = ours && verdict.needless == 0;
      gboolean same = ask_drat_trim (self, formula, mutant, TRUE, &other) == strict;

      n_right += strict;
      n_needless += ours && !strict;
      n_forward += same;
      n_other += !same && other;
      n_backward += ask_drat_trim (self, formula, mutant, FALSE, NULL) == ours;
      if (!same && !other)
        keep (self, formula, mutant);
    }
  forward = g_strdup_printf ("drat-trim -f agrees on %u of %u changed proofs, %u of them right; on "
                             "%u it resolves by another literal than the first",
                             n_forward, n_mutations, n_right, n_other);
  report (n_forward + n_other == n_mutations, n, forward);
  backward = g_strdup_printf ("drat-trim agrees on %u of %u, %u of them right with a wrong step "
                              "that is not needed",
                              n_backward, n_mutations, n_needless);
  report (n_backward >= n_mutations * 9 / 10, n, backward);
}

static void
check_examples (const char *folder,
                guint *n)
{
  static const char *const endings[] = { "drat", "drup", "lrat" };
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = NULL;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
      {
        g_autofree char *stem = g_strndup (name, strlen (name) - MIN (strlen (name), 4));
        g_autofree char *path = g_strdup_printf ("%s/%s.%s", folder, stem, endings[i]);
        g_autofree char *cnf = g_build_filename (folder, name, NULL);
        g_autofree char *formula = NULL;
        g_autofree char *data = NULL;
        g_autoptr (SatProof) proof = NULL;
        SatProofVerdict verdict;
        gsize length = 0;

        if (!g_str_has_suffix (name, ".cnf") || !g_file_get_contents (path, &data, &length, NULL))
          continue;
        g_assert_true (g_file_get_contents (cnf, &formula, NULL, NULL));
        proof = read_proof (data, length);
        report (proof != NULL && accept (formula, proof, &verdict), n, path);
      }
}

int
main (int argc,
      char *argv[])
{
  guint n_proofs = argc > 1 ? (guint)atoi (argv[1]) : N_PROOFS;
  guint n_mutations = argc > 2 ? (guint)atoi (argv[2]) : N_MUTATIONS;
  Work self = { .folder = g_dir_make_tmp ("satdoku-drat-XXXXXX", NULL) };
  guint n = 0;

  self.formula = g_build_filename (self.folder, "formula.cnf", NULL);
  self.proof = g_build_filename (self.folder, "proof", NULL);
  self.drat = g_build_filename (self.folder, "proof.drat", NULL);
  self.trim = g_find_program_in_path ("drat-trim");
  self.rand = g_rand_new_with_seed (2026);
  self.proofs = g_ptr_array_new_with_free_func (g_free);
  self.texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    collect (&self, &solvers[i], n_proofs, &n);
  if (self.trim != NULL && self.proofs->len > 0)
    compare_mutations (&self, n_mutations, &n);
  if (argc > 3)
    check_examples (argv[3], &n);
  g_print ("1..%u%s\n", n, n == 0 ? " # SKIP no solver is installed" : "");
  if (self.n_kept > 0)
    g_print ("# see %s\n", self.folder);
  g_remove (self.formula);
  g_remove (self.proof);
  g_remove (self.drat);
  g_rmdir (self.folder);
  g_free (self.folder);
  g_free (self.formula);
  g_free (self.proof);
  g_free (self.drat);
  g_free (self.trim);
  g_rand_free (self.rand);
  g_ptr_array_unref (self.proofs);
  g_ptr_array_unref (self.texts);
  return 0;
}
