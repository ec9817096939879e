/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the rules are said as clauses. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *id; /* "full", "simpler" */
  const char *name;
  const char *summary;
  gboolean cell_at_least;
  gboolean cell_at_most;
  gboolean house_at_least;
  gboolean house_at_most;
} SudokuEncoding;

const SudokuEncoding *sudoku_encodings (gsize *n_encodings);
const SudokuEncoding *sudoku_encoding_find (const char *id);

G_END_DECLS
