/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What bytes from outside are: see the top of satdoku-import.c. */

#pragma once

#include <sudoku-format.h>

#include "satdoku-worker.h"

G_BEGIN_DECLS

/* What was read. */
typedef struct
{
  SudokuGame *game;           /* (nullable): it is a model */
  gboolean more;              /* there are more puzzles */
  const SudokuFormat *format; /* (nullable): in which these bytes are all of the game */
  char *name;
  GFile *file;   /* (nullable): where it comes from */
  GBytes *bytes; /* unpacked */
} SatdokuImport;

void satdoku_import_free (SatdokuImport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuImport, satdoku_import_free)

void satdoku_import_read_async (SatdokuWorker *worker,
                                const char *name,
                                GBytes *bytes,
                                GFile *file,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
SatdokuImport *satdoku_import_read_finish (GAsyncResult *result, GError **error);

G_END_DECLS
