/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The registry of puzzle formats: reading with detection, writing. */

#pragma once

#include "sudoku-error.h"
#include "sudoku-grid.h"

G_BEGIN_DECLS

/* What the text can't say itself. */
typedef struct
{
  guint box_rows; /* 0: not said */
  guint box_columns;
  gboolean no_boxes;
  gboolean diagonals;
} SudokuShapeHint;

typedef struct _SudokuFormat SudokuFormat;

/* 0…100: how sure the format is that this (the beginning of a) text is its own; 0 = it isn't. */
typedef guint (*SudokuFormatDetect) (const char *text, gsize length);
/* The length of what holds the first puzzle of a text; 0 when there is none. */
typedef gsize (*SudokuFormatSplit) (const char *text, gsize length, gsize first_line);
/* Reads one puzzle that fills all of the text. @first_line is the line number of its beginning. */
typedef SudokuGrid *(*SudokuFormatRead) (const char *name,
                                         const char *text,
                                         gsize length,
                                         gsize first_line,
                                         const SudokuShapeHint *hint,
                                         GError **error);
/* FALSE with SUDOKU_ERROR_FORMAT when the format can't say this puzzle. */
typedef gboolean (*SudokuFormatWrite) (const SudokuGrid *grid, GString *string, GError **error);

struct _SudokuFormat
{
  const char *id;   /* "line" */
  const char *name; /* "One line per puzzle" */
  const char *summary;
  const char *suffix;    /* ".sdm", NULL when it has none of its own */
  const char *mime_type; /* nullable */
  gboolean many;         /* a line is a puzzle: a file may hold many */
  gsize length_max;      /* bytes of a text */
  gboolean says_shape;   /* box shape and diagonals are in the text */
  SudokuFormatDetect detect;
  SudokuFormatSplit split; /* NULL: a text is one puzzle */
  SudokuFormatRead read;   /* NULL: recognised by name, but it can't be read */
  SudokuFormatWrite write; /* NULL: can't be written */
  const char *refusal;     /* where read is NULL: what to say about such a text */
};

const SudokuFormat *sudoku_formats (gsize *n_formats);
const SudokuFormat *sudoku_format_find (const char *id);
const SudokuFormat *sudoku_format_detect (const char *text, gsize length);

SudokuGrid *sudoku_format_read (const SudokuFormat *format,
                                const char *name,
                                const char *text,
                                gsize length,
                                const SudokuShapeHint *hint,
                                const SudokuFormat **used,
                                GError **error);
char *sudoku_format_write (const SudokuFormat *format, const SudokuGrid *grid, GError **error);
const SudokuFormat *sudoku_format_for_output (const SudokuFormat *preferred,
                                              const SudokuGrid *grid);

G_END_DECLS
