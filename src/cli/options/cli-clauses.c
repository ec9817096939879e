/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of own clauses. They are read with the options; their contents are parsed when the side of
 * a puzzle is known. */

#include "cli-clauses.h"

#include <sudoku-rule.h>

#include "cli-io.h"

struct _CliClauses
{
  char *name;
  GBytes *bytes;
};

/**
 * cli_clauses_load:
 * @path: a path, or "-"
 * @cancellable: (nullable): ends reading
 *
 * Returns: (transfer full) (nullable): the file; %NULL when it can't be read
 */
CliClauses *
cli_clauses_load (const char *path,
                  GCancellable *cancellable,
                  GError **error)
{
  GBytes *bytes = cli_io_load (path, cancellable, error);
  CliClauses *self = NULL;

  if (bytes == NULL)
    return NULL;
  self = g_new0 (CliClauses, 1);
  self->name = cli_io_get_name (path);
  self->bytes = bytes;
  return self;
}

void
cli_clauses_free (CliClauses *self)
{
  g_free (self->name);
  g_bytes_unref (self->bytes);
  g_free (self);
}

/* Returns (transfer full) (nullable): the shape with the additional clauses of a file; NULL with an
 * error. */
static SudokuGeometry *
add_file (const CliClauses *self,
          const SudokuNumbering *numbering,
          SudokuGeometry *geometry,
          GError **error)
{
  g_autoptr (SudokuOwn) own = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  gsize length = 0;
  const char *text = g_bytes_get_data (self->bytes, &length);

  own = sudoku_own_parse (sudoku_geometry_get_side (geometry), text != NULL ? text : "",
                          (gssize)length, self->name, sudoku_numbering_find_cell,
                          (gpointer)numbering, error);
  if (own == NULL)
    return NULL;
  if (sudoku_own_get_n (own) == 0)
    return sudoku_geometry_ref (geometry);
  rule = sudoku_rule_new_own (own);
  return sudoku_geometry_add_rules (geometry, &rule, 1, error);
}

/**
 * cli_clauses_extend:
 * @files: (nullable) (element-type CliClauses): files of clauses
 * @numbering: (nullable): the meaning of numbers in them; %NULL: the usual one
 *
 * Adds the clauses of files to a shape.
 *
 * Returns: (transfer full) (nullable): the shape with the clauses; %NULL when some are impossible
 */
SudokuGeometry *
cli_clauses_extend (const GPtrArray *files,
                    const SudokuNumbering *numbering,
                    SudokuGeometry *geometry,
                    GError **error)
{
  g_autoptr (SudokuGeometry) whole = sudoku_geometry_ref (geometry);

  if (numbering == NULL)
    numbering = sudoku_numbering_find ("original");
  for (guint i = 0; files != NULL && i < files->len && whole != NULL; i++)
    {
      g_autoptr (SudokuGeometry) before = g_steal_pointer (&whole);

      whole = add_file (files->pdata[i], numbering, before, error);
    }
  return g_steal_pointer (&whole);
}

/**
 * cli_clauses_add:
 * @files: (nullable) (element-type CliClauses): files of clauses
 * @numbering: (nullable): the meaning of numbers in them; %NULL: the usual one
 * @document: a puzzle, which is changed
 *
 * Adds the clauses of files to a puzzle.
 *
 * Returns: %FALSE when some are impossible
 */
gboolean
cli_clauses_add (const GPtrArray *files,
                 const SudokuNumbering *numbering,
                 SudokuDocument *document,
                 GError **error)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_document_get_grid (document));
  g_autoptr (SudokuGeometry) whole = cli_clauses_extend (files, numbering, geometry, error);

  if (whole == NULL)
    return FALSE;
  if (whole != geometry)
    sudoku_document_set_geometry (document, whole);
  return TRUE;
}
