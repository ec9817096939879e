/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes puzzles. */

#pragma once

#include "sudoku-grid.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id; /* "none", "half-turn" */
  const char *name;
  /* The cells that go together with @cell, itself included; returns how many (at most 8). */
  guint (*orbit) (const SudokuGeometry *geometry, guint cell, guint orbit[8]);
} SudokuSymmetry;

const SudokuSymmetry *sudoku_symmetries (gsize *n_symmetries);
const SudokuSymmetry *sudoku_symmetry_find (const char *id);

typedef struct
{
  SudokuGeometry *geometry;       /* borrowed */
  const SudokuSymmetry *symmetry; /* NULL = none */
  gboolean unique;                /* TRUE: exactly one solution */
  /* 0: as few as possible; else stop at this many filled cells (or as near above as possible) */
  guint n_givens;
  /* the same seed and options give the same puzzle, if no time limit cut in */
  guint64 seed;
} SudokuGenerateOptions;

typedef struct
{
  SudokuGrid *solution; /* (transfer full) */
  gboolean minimal;     /* proven: no given can go without losing uniqueness */
  gboolean cut_short;   /* the time limit ended it; the puzzle is the best so far */
  double seconds;
} SudokuGenerated;

/* A full random grid; every value an answer. */
SudokuGrid *sudoku_generate_full (SudokuGeometry *geometry,
                                  guint64 seed,
                                  const SudokuTask *task,
                                  GError **error);
/* All values are givens. With a time limit: the best so far, always a correct puzzle.
 * SUDOKU_ERROR_NO_SOLUTION if the shape has no grid at all (an X of side 2, say);
 * G_IO_ERROR_CANCELLED. */
SudokuGrid *sudoku_generate (const SudokuGenerateOptions *options,
                             const SudokuTask *task,
                             SudokuGenerated *report,
                             GError **error);
void sudoku_generated_clear (SudokuGenerated *self);

G_END_DECLS
