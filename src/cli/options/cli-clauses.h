/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-document.h>
#include <sudoku-numbering.h>

/**
 * CliClauses:
 *
 * A file of own clauses.
 */
typedef struct _CliClauses CliClauses;

CliClauses *cli_clauses_load (const char *path, GCancellable *cancellable, GError **error);
void cli_clauses_free (CliClauses *self);

SudokuGeometry *cli_clauses_extend (const GPtrArray *files,
                                    const SudokuNumbering *numbering,
                                    SudokuGeometry *geometry,
                                    GError **error);
gboolean cli_clauses_add (const GPtrArray *files,
                          const SudokuNumbering *numbering,
                          SudokuDocument *document,
                          GError **error);
