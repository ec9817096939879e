/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything needed to check a proof elsewhere. */

#pragma once

#include <sat-formula.h>
#include <sat-proof.h>

#include "sudoku-claim.h"

G_BEGIN_DECLS

/**
 * SudokuBundle:
 *
 * Files that belong together.
 */
typedef struct _SudokuBundle SudokuBundle;

SudokuBundle *sudoku_bundle_new (void);
void sudoku_bundle_free (SudokuBundle *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBundle, sudoku_bundle_free)

void sudoku_bundle_add (SudokuBundle *self, const char *name, const char *text);
gboolean sudoku_bundle_add_formula_proof (SudokuBundle *self,
                                          const SatFormula *formula,
                                          const SatProof *proof,
                                          GCancellable *cancellable,
                                          GError **error);
gboolean sudoku_bundle_add_proof (SudokuBundle *self,
                                  const SudokuClaim *claim,
                                  const SatProof *proof,
                                  const SudokuTask *task,
                                  GError **error);
gboolean sudoku_bundle_is_archive (const char *path);
char *sudoku_bundle_find_existing (const SudokuBundle *self, const char *path);
gboolean sudoku_bundle_save (const SudokuBundle *self,
                             const char *path,
                             gboolean replace,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
