/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The external solvers whose command lines are known. */

#include "sat-process-profile.h"

#include <string.h>

/* Where Debian puts it. */
#define SAT4J "/usr/share/java/org.sat4j.core.jar"

static const SatProcessProfile profiles[] = {
  { "minisat", "minisat %f %r", "MiniSat" },
  { "cadical", "cadical %f", "CaDiCaL" },
  { "kissat", "kissat %f", "Kissat" },
  { "picosat", "picosat %f", "PicoSAT" },
  { "cryptominisat5", "cryptominisat5 --verb=0 %f", "CryptoMiniSat 5" },
  { "clasp", "clasp %f", "clasp" },
  { "glucose", "glucose -model %f", "Glucose" },
  { "lingeling", "lingeling %f", "Lingeling" },
  { "sat4j", "java -jar " SAT4J " %f", "Sat4j", SAT4J },
};

/**
 * sat_process_profiles:
 * @n_profiles: (out): their number
 *
 * Gets the table of known external solvers. To add one is to add a row to it.
 *
 * Returns: (transfer none) (array length=n_profiles): the solvers whose command lines
 *   are known; not all of them need be installed
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
 * Looks for a solver in the table of sat_process_profiles().
 *
 * Returns: (transfer none) (nullable): the profile, if there is one of that id
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

/**
 * sat_process_profile_is_installed:
 * @self: a profile
 *
 * Looks whether a solver can be called.
 *
 * Returns: whether the program is in PATH now, with the file that it needs
 */
gboolean
sat_process_profile_is_installed (const SatProcessProfile *self)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  name = g_strndup (self->command, strcspn (self->command, " "));
  path = g_find_program_in_path (name);
  return path != NULL && (self->file == NULL || g_file_test (self->file, G_FILE_TEST_EXISTS));
}
