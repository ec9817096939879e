/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything needed to check a proof elsewhere, without this program: the puzzle, the formula, the
 * proof, and instructions, as files of a folder or of an archive. The caller provides the words. */

#include "sudoku-bundle.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sat-dimacs.h>
#include <sat-file-writer.h>
#include <sat-tar.h>

/* What a checker that is not ours is run by. */
static const char check_script[] =
  "#!/bin/sh\n"
  "# Checks that the formula has no model; the last line says \"s VERIFIED\" then.\n"
  "cd \"$(dirname \"$0\")\" || exit 2\n"
  "exec drat-trim formula.cnf proof.drat\n";

typedef struct
{
  char *name;
  GBytes *bytes;
  gboolean executable;
} File;

struct _SudokuBundle
{
  GPtrArray *files; /* of File */
};

static void
file_free (gpointer data)
{
  File *file = data;

  g_free (file->name);
  g_bytes_unref (file->bytes);
  g_free (file);
}

/**
 * sudoku_bundle_new: (skip)
 *
 * Makes a bundle without files.
 *
 * Returns: (transfer full): the bundle
 */
SudokuBundle *
sudoku_bundle_new (void)
{
  SudokuBundle *self = g_new0 (SudokuBundle, 1);

  self->files = g_ptr_array_new_with_free_func (file_free);
  return self;
}

/**
 * sudoku_bundle_free: (skip)
 *
 * Frees it.
 */
void
sudoku_bundle_free (SudokuBundle *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->files);
  g_free (self);
}

static void
add_bytes (SudokuBundle *self,
           const char *name,
           GBytes *bytes,
           gboolean executable)
{
  File *file = g_new (File, 1);

  *file = (File){ g_strdup (name), bytes, executable };
  g_ptr_array_add (self->files, file);
}

/**
 * sudoku_bundle_add: (skip)
 * @name: the name of a file
 * @text: what is in it
 *
 * Adds a file of text.
 */
void
sudoku_bundle_add (SudokuBundle *self,
                   const char *name,
                   const char *text)
{
  g_return_if_fail (self != NULL && name != NULL && text != NULL);

  add_bytes (self, name, g_bytes_new (text, strlen (text)), FALSE);
}

/* The formula without comments: some checkers can't read them. */
static GBytes *
write_formula (const SudokuClaim *claim,
               const SudokuTask *task,
               GError **error)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  GCancellable *cancellable = task != NULL ? task->cancellable : NULL;
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (out, sudoku_cnf_get_n_variables (sudoku_claim_get_cnf (claim)),
                           sudoku_claim_get_n_clauses (claim), cancellable);

  if (!sudoku_claim_stream (claim, sat_dimacs_writer_get_sink (writer), task, error) ||
      !sat_dimacs_writer_finish (writer, error) ||
      !g_output_stream_close (out, cancellable, error))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
}

static GBytes *
write_plain_formula (const SatFormula *formula,
                     GCancellable *cancellable,
                     GError **error)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (out, sat_formula_get_n_variables (formula),
                           sat_formula_get_n_clauses (formula), cancellable);

  if (!sat_formula_stream (formula, sat_dimacs_writer_get_sink (writer), cancellable, error) ||
      !sat_dimacs_writer_finish (writer, error) ||
      !g_output_stream_close (out, cancellable, error))
    return NULL;
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
}

static void
add_proof (SudokuBundle *self,
           GBytes *formula,
           const SatProof *proof)
{
  GString *text = g_string_new (NULL);

  add_bytes (self, "formula.cnf", formula, FALSE);
  sat_proof_write (proof, text);
  add_bytes (self, "proof.drat", g_string_free_to_bytes (text), FALSE);
  add_bytes (self, "check.sh", g_bytes_new_static (check_script, sizeof check_script - 1), TRUE);
}

/**
 * sudoku_bundle_add_formula_proof: (skip)
 * @formula: a formula that has no model
 * @proof: the proof
 * @cancellable: (nullable): ends the work
 *
 * Adds formula.cnf, proof.drat and check.sh, as sudoku_bundle_add_proof() does for puzzles.
 *
 * Returns: %FALSE with the errors of sat_formula_stream()
 */
gboolean
sudoku_bundle_add_formula_proof (SudokuBundle *self,
                                 const SatFormula *formula,
                                 const SatProof *proof,
                                 GCancellable *cancellable,
                                 GError **error)
{
  GBytes *text = NULL;

  g_return_val_if_fail (self != NULL && formula != NULL && proof != NULL, FALSE);

  text = write_plain_formula (formula, cancellable, error);
  if (text == NULL)
    return FALSE;
  add_proof (self, text, proof);
  return TRUE;
}

/**
 * sudoku_bundle_add_proof: (skip)
 * @claim: what is proved
 * @proof: the proof
 * @task: (nullable): as for sudoku_claim_stream()
 *
 * Adds formula.cnf, proof.drat and check.sh, which has drat-trim check them.
 *
 * Returns: %FALSE with the errors of sudoku_claim_stream()
 */
gboolean
sudoku_bundle_add_proof (SudokuBundle *self,
                         const SudokuClaim *claim,
                         const SatProof *proof,
                         const SudokuTask *task,
                         GError **error)
{
  GBytes *formula = NULL;

  g_return_val_if_fail (self != NULL && claim != NULL && proof != NULL, FALSE);

  formula = write_formula (claim, task, error);
  if (formula == NULL)
    return FALSE;
  add_proof (self, formula, proof);
  return TRUE;
}

/* How long the ending is that makes a name that of an archive; 0: it is none. */
static gsize
get_ending (const char *path)
{
  static const char *const endings[] = { ".tar.xz", ".tar.gz", ".tar" };

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (path, endings[i]))
      return strlen (endings[i]);
  return 0;
}

/**
 * sudoku_bundle_is_archive: (skip)
 * @path: a path
 *
 * Tells whether a bundle with this path is saved as an archive, .tar.xz, .tar.gz or .tar, and not
 * as a folder.
 *
 * Returns: whether it is
 */
gboolean
sudoku_bundle_is_archive (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  return get_ending (path) > 0;
}

/**
 * sudoku_bundle_find_existing: (skip)
 * @path: where it is to be saved
 *
 * Finds a file that would be overwritten.
 *
 * Returns: (transfer full) (nullable): the path of one; %NULL when there is none
 */
char *
sudoku_bundle_find_existing (const SudokuBundle *self,
                             const char *path)
{
  g_return_val_if_fail (self != NULL && path != NULL, NULL);

  if (sudoku_bundle_is_archive (path))
    return g_file_test (path, G_FILE_TEST_EXISTS) ? g_strdup (path) : NULL;
  for (guint i = 0; i < self->files->len; i++)
    {
      const File *file = self->files->pdata[i];
      g_autofree char *name = g_build_filename (path, file->name, NULL);

      if (g_file_test (name, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&name);
    }
  return NULL;
}

static gboolean
save_folder (const SudokuBundle *self,
             const char *path,
             SatFileFlags flags,
             GError **error)
{
  if (g_mkdir (path, 0777) != 0 && errno != EEXIST)
    {
      sat_file_error_set_errno (error, errno);
      return FALSE;
    }
  for (guint i = 0; i < self->files->len; i++)
    {
      const File *file = self->files->pdata[i];
      g_autofree char *name = g_build_filename (path, file->name, NULL);
      gsize size = 0;
      const char *data = g_bytes_get_data (file->bytes, &size);

      if (!sat_file_save (name, data, size, flags, error))
        return FALSE;
      /* It can be run as “sh check.sh” as well. */
      if (file->executable)
        g_chmod (name, 0755);
    }
  return TRUE;
}

static gboolean
save_archive (const SudokuBundle *self,
              const char *path,
              SatFileFlags flags,
              GCancellable *cancellable,
              GError **error)
{
  g_autoptr (GByteArray) tar = g_byte_array_new ();
  g_autoptr (SatFileWriter) writer = NULL;
  g_autofree char *base = g_path_get_basename (path);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  /* Its name may be too long for the archive. */
  base[MIN (strlen (base) - get_ending (base), 60)] = '\0';
  for (guint i = 0; i < self->files->len; i++)
    {
      const File *file = self->files->pdata[i];
      g_autofree char *name = g_strdup_printf ("%s/%s", *base != '\0' ? base : "proof", file->name);

      sat_tar_append (tar, name, file->bytes, file->executable, now);
    }
  sat_tar_end (tar);
  writer = sat_file_writer_new (path, flags | SAT_FILE_PACK, NULL, cancellable, error);
  return writer != NULL &&
         g_output_stream_write_all (sat_file_writer_get_stream (writer), tar->data, tar->len, NULL,
                                    cancellable, error) &&
         sat_file_writer_commit (writer, NULL, error);
}

/**
 * sudoku_bundle_save: (skip)
 * @path: an archive, or a folder, which is made if it is not there
 * @replace: whether files that are there are replaced
 * @cancellable: (nullable): ends the work
 *
 * Saves all files.
 *
 * Returns: %FALSE with a #GIOErrorEnum or a #SatFileError
 */
gboolean
sudoku_bundle_save (const SudokuBundle *self,
                    const char *path,
                    gboolean replace,
                    GCancellable *cancellable,
                    GError **error)
{
  SatFileFlags flags = replace ? SAT_FILE_DEFAULT : SAT_FILE_NEW;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  return sudoku_bundle_is_archive (path) ? save_archive (self, path, flags, cancellable, error)
                                         : save_folder (self, path, flags, error);
}
