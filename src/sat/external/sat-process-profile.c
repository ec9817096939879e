/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The external solvers whose command lines are known. Time limits are enforced here, so only a
 * solver that also runs on other machines is told about them. */

#include "sat-process-profile.h"

#include <string.h>

/* Where Debian puts it. */
#define SAT4J "/usr/share/java/org.sat4j.core.jar"

static const SatExitCode usual_codes[] = {
  { 10, SAT_STATUS_SATISFIABLE },
  { 20, SAT_STATUS_UNSATISFIABLE },
  { 0, SAT_STATUS_UNKNOWN }, /* many that say all they know in the text */
  { -1, SAT_STATUS_UNKNOWN },
};

static const SatExitCode cryptominisat_codes[] = {
  { 10, SAT_STATUS_SATISFIABLE },
  { 20, SAT_STATUS_UNSATISFIABLE },
  { 15, SAT_STATUS_UNKNOWN },
  { -1, SAT_STATUS_UNKNOWN },
};

/* A sum: 1 interrupted, 10 a model, 20 no more models. */
static const SatExitCode clasp_codes[] = {
  { 10, SAT_STATUS_SATISFIABLE },
  { 11, SAT_STATUS_SATISFIABLE },
  { 30, SAT_STATUS_SATISFIABLE },
  { 20, SAT_STATUS_UNSATISFIABLE },
  { 0, SAT_STATUS_UNKNOWN },
  { 1, SAT_STATUS_UNKNOWN },
  { 33, SAT_STATUS_UNKNOWN }, /* out of memory */
  { -1, SAT_STATUS_UNKNOWN },
};

static const SatProcessProfile profiles[] = {
  {
    .id = "minisat",
    .command = "minisat -verb=1 -rnd-seed=%s %f %r",
    .summary = "MiniSat",
    .conflicts = "conflicts : #",
    .decisions = "decisions : #",
    .propagations = "propagations : #",
  },
  {
    .id = "cadical",
    .command = "cadical --seed=%s %f %p",
    .summary = "CaDiCaL",
    .conflicts = "c conflicts: #",
    .decisions = "c decisions: #",
    .propagations = "c propagations: #",
    .version = "c Version",
    .proof = "drat",
  },
  {
    .id = "kissat",
    .command = "kissat --seed=%s %f %p",
    .summary = "Kissat",
    .conflicts = "c conflicts: #",
    .decisions = "c decisions: #",
    .propagations = "c propagations: #",
    .version = "c Version",
    .proof = "drat",
  },
  {
    .id = "picosat",
    .command = "picosat -v -s %s -R %p %f",
    .summary = "PicoSAT",
    .conflicts = "c # conflicts",
    .decisions = "c # decisions",
    .propagations = "c # propagations",
    .version = "c PicoSAT SAT Solver Version",
    .proof = "rupd32",
  },
  {
    .id = "cryptominisat5",
    .command = "cryptominisat5 --verb=1 --random=%s --threads=%j %f %p",
    .summary = "CryptoMiniSat 5",
    .exit_codes = cryptominisat_codes,
    .conflicts = "c conflicts : #",
    .decisions = "c decisions : #",
    .propagations = "c propagations : #",
    .version = "c CryptoMiniSat version",
    .proof = "frat",
  },
  {
    .id = "clasp",
    .command = "clasp --stats --seed=%s --parallel-mode=%j %f",
    .count_command = "clasp --models=0 --quiet --parallel-mode=%j %f",
    .summary = "clasp",
    .exit_codes = clasp_codes,
    .conflicts = "c Conflicts : #",
    .decisions = "c Choices : #",
    .version = "c clasp version",
  },
  {
    .id = "glucose",
    .command = "glucose -model -rnd-seed=%s %f",
    .summary = "Glucose",
    .conflicts = "c conflicts : #",
    .decisions = "c decisions : #",
    .propagations = "c propagations : #",
  },
  {
    .id = "lingeling",
    .command = "lingeling -v --seed=%s %f",
    .summary = "Lingeling",
    .conflicts = "c # conflicts",
    .decisions = "c # decisions",
    .propagations = "c # propagations",
  },
  {
    .id = "sat4j",
    .command = "java -Xmx%mm -jar " SAT4J " %f",
    .summary = "Sat4j",
    .needs = SAT4J,
    .conflicts = "c conflicts : #",
    .decisions = "c decisions : #",
    .propagations = "c propagations : #",
    .version = "c version",
    .traits = SAT_PROFILE_RESERVES_ADDRESSES,
  },
  {
    .id = "z3",
    .command = "z3 -dimacs -st sat.random_seed=%s sat.threads=%j %f",
    .summary = "Z3",
    .conflicts = ":sat-conflicts #",
    .decisions = ":sat-decisions #",
  },
  {
    .id = "picomus",
    .command = "picomus -n %f", /* else it prints the core in the place of a model */
    .summary = "PicoMUS",
    .traits = SAT_PROFILE_FINDS_CORES,
  },
  {
    .id = "ganak",
    .command = "ganak %f",
    .summary = "Ganak",
    .traits = SAT_PROFILE_COUNTS_MODELS,
  },
  {
    .id = "plingeling",
    .command = "plingeling -t %j %f",
    .summary = "Plingeling",
  },
  {
    .id = "painless",
    .command = "painless -c=%j -t=%t %f",
    .summary = "Painless",
  },
  {
    .id = "mallob",
    .command = "mpirun mallob -t=%j -T=%t -mono=%f -s2f=%r -q",
    .summary = "Mallob",
    .needs = "mallob",
    .environment = "RDMAV_FORK_SAFE=1",
    .traits = SAT_PROFILE_RESULT_IS_PREFIX | SAT_PROFILE_ENDS_GENTLY |
              SAT_PROFILE_RESERVES_ADDRESSES,
  },
};

/**
 * sat_process_profiles:
 * @n_profiles: (out): their number
 *
 * Gets the table of known external solvers. To add one is to add a row to it.
 *
 * Returns: (transfer none) (array length=n_profiles): the table; not all of them need be installed
 */
const SatProcessProfile *
sat_process_profiles (gsize *n_profiles)
{
  g_return_val_if_fail (n_profiles != NULL, NULL);

  *n_profiles = G_N_ELEMENTS (profiles);
  return profiles;
}

/**
 * sat_process_profile_find:
 * @id: the id of a profile
 *
 * Finds a solver by its id.
 *
 * Returns: (transfer none) (nullable): the profile; %NULL if there is none
 */
const SatProcessProfile *
sat_process_profile_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (profiles); i++)
    if (strcmp (profiles[i].id, id) == 0)
      return &profiles[i];
  return NULL;
}

static gboolean
has_program (const char *name)
{
  g_autofree char *path = g_find_program_in_path (name);

  return path != NULL;
}

/**
 * sat_process_profile_is_installed:
 *
 * Tells whether a solver can be called now: the program is in PATH, with what it needs.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_process_profile_is_installed (const SatProcessProfile *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  name = g_strndup (self->command, strcspn (self->command, " "));
  if (!has_program (name))
    return FALSE;
  if (self->needs == NULL)
    return TRUE;
  return g_path_is_absolute (self->needs) ? g_file_test (self->needs, G_FILE_TEST_EXISTS)
                                          : has_program (self->needs);
}

/**
 * sat_process_profile_finds_models:
 *
 * Tells whether a solver can be asked for a model. Others find cores, or count.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_process_profile_finds_models (const SatProcessProfile *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->traits & (SAT_PROFILE_FINDS_CORES | SAT_PROFILE_COUNTS_MODELS)) == 0;
}

/**
 * sat_process_profile_get_status:
 * @self: (nullable): a profile; %NULL: an unknown program
 * @code: its exit status
 * @is_known: (out): whether it has a meaning
 *
 * Gets the meaning of an exit status.
 *
 * Returns: the meaning; also %SAT_STATUS_UNKNOWN when there is none
 */
SatStatus
sat_process_profile_get_status (const SatProcessProfile *self,
                                int code,
                                gboolean *is_known)
{
  const SatExitCode *codes = self != NULL && self->exit_codes != NULL ? self->exit_codes
                                                                      : usual_codes;

  g_return_val_if_fail (is_known != NULL, SAT_STATUS_UNKNOWN);

  *is_known = TRUE;
  for (; codes->code >= 0; codes++)
    if (codes->code == code)
      return codes->status;
  *is_known = FALSE;
  return SAT_STATUS_UNKNOWN;
}
