/* SPDX-License-Identifier: GPL-3.0-or-later */

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
  GBytes *bytes; /* unpacked */
} SatdokuImport;

void satdoku_import_free (SatdokuImport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuImport, satdoku_import_free)

void satdoku_import_read (SatdokuWorker *worker,
                          const char *name,
                          GBytes *bytes,
                          SatdokuJobDone done,
                          GObject *target);

G_END_DECLS
