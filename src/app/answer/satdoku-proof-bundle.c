/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a proof with all that it takes to check it elsewhere, in the worker: the formula may be
 * large. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-proof-bundle.h"

#include <glib/gi18n.h>
#include <sudoku-bundle.h>
#include <sudoku-format.h>
#include <words-proof.h>

/* What the job is given, its own. */
typedef struct
{
  SudokuClaim *claim;
  SatProof *proof;
  char *readme;
  char *path;
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  sudoku_claim_unref (self->claim);
  sat_proof_unref (self->proof);
  g_free (self->readme);
  g_free (self->path);
  g_free (self);
}

static gboolean
add_grid (SudokuBundle *bundle,
          const char *name,
          const SudokuGrid *grid,
          GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  const SudokuFormat *format = sudoku_format_for_output (sudoku_format_find ("line"), document);
  g_autofree char *text = sudoku_format_write (format, document, error);

  if (text != NULL)
    sudoku_bundle_add (bundle, name, text);
  return text != NULL;
}

static gpointer
run_save (gpointer data,
          const SudokuTask *task,
          GError **error)
{
  Input *self = data;
  g_autoptr (SudokuBundle) bundle = sudoku_bundle_new ();
  const SudokuGrid *puzzle = sudoku_cnf_get_grid (sudoku_claim_get_cnf (self->claim));
  const SudokuGrid *solution = sudoku_claim_get_solution (self->claim);

  sudoku_bundle_add (bundle, "README.txt", self->readme);
  if (!add_grid (bundle, "puzzle.txt", puzzle, error) ||
      (solution != NULL && !add_grid (bundle, "solution.txt", solution, error)) ||
      !sudoku_bundle_add_proof (bundle, self->claim, self->proof, task, error) ||
      !sudoku_bundle_save (bundle, self->path, TRUE, task->cancellable, error))
    return NULL;
  return self;
}

/* Saves puzzle, solution, formula and proof, what they are in words, and a script that has
 * drat-trim check them, in an archive, which is replaced if it is there. */
void
satdoku_proof_bundle_save_async (SatdokuWorker *worker,
                                 const SudokuProved *proved,
                                 const char *path,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Saving the proof…"),
    .run = run_save,
    .free_input = input_free,
    .free_result = input_free,
  };
  Input *input = NULL;

  g_return_if_fail (proved != NULL && proved->proof != NULL && path != NULL);

  input = g_new (Input, 1);
  *input = (Input){
    .claim = sudoku_claim_ref (proved->claim),
    .proof = sat_proof_ref (proved->proof),
    .readme = words_proof_readme (proved->claim, proved->proof),
    .path = g_strdup (path),
  };
  satdoku_worker_run_async (worker, &job, input, cancellable, callback, user_data);
}

gboolean
satdoku_proof_bundle_save_finish (GAsyncResult *result,
                                  GError **error)
{
  gpointer saved = satdoku_worker_run_finish (result, error);

  if (saved != NULL)
    input_free (saved);
  return saved != NULL;
}
