/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a format of puzzle files is, and what is done with any of them: detection, reading, writing.
 * The formats themselves are rows of the list in sudoku-format-list.h. */

#pragma once

#include "sudoku-document.h"
#include "sudoku-error.h"
#include "sudoku-shape-hint.h"

G_BEGIN_DECLS

/* What a format can do, beyond having functions for it. */
typedef enum
{
  SUDOKU_FORMAT_NO_FLAGS = 0,
  SUDOKU_FORMAT_LINES = 1 << 0,   /* each line is a puzzle: read as they come, however many */
  SUDOKU_FORMAT_SHAPE = 1 << 1,   /* shape and rules are in the text */
  SUDOKU_FORMAT_ORIGINS = 1 << 2, /* entries are told from givens */
  SUDOKU_FORMAT_SYMBOLS = 1 << 3, /* the symbols of the puzzle are in the text */
  SUDOKU_FORMAT_NOTES = 1 << 4,   /* what is told about the puzzle is in the text */
  SUDOKU_FORMAT_GAME = 1 << 5,    /* all of a game: marks, clock and history, too */
  SUDOKU_FORMAT_FORMULA = 1 << 6, /* clauses that say the puzzle */
} SudokuFormatFlags;

/* The text of one puzzle, and what else is known of it. */
typedef struct
{
  const char *name; /* for messages */
  const char *text;
  gsize length;
  gsize first_line;            /* the number of the line where the text begins */
  const SudokuShapeHint *hint; /* (nullable): the shape, as far as a text can't say it */
  GCancellable *cancellable;   /* (nullable) */
} SudokuSource;

/* 0…100: how sure the format is that this (the beginning of a) text is its own; 0 = it isn't. */
typedef guint (*SudokuFormatDetect) (const char *text, gsize length);
/* The length of what holds the first puzzle of a text; 0 when there is none. */
typedef gsize (*SudokuFormatSplit) (const char *text, gsize length, gsize first_line);
/* Reads the one puzzle that fills all of the text. */
typedef SudokuDocument *(*SudokuFormatRead) (const SudokuSource *source, GError **error);
/* FALSE with SUDOKU_ERROR_FORMAT when the format can't say this puzzle. What it has no words for is
 * left out: symbols, notes, the game. */
typedef gboolean (*SudokuFormatWrite) (const SudokuDocument *document,
                                       GString *string,
                                       GError **error);

typedef struct
{
  const char *id;   /* "line" */
  const char *name; /* "One line per puzzle" */
  const char *summary;
  const char *const *suffixes; /* (nullable): ".sdm", NULL at the end; that of new files first */
  const char *mime_type;       /* (nullable) */
  SudokuFormatFlags flags;
  gsize length_max; /* bytes of a text */
  SudokuFormatDetect detect;
  SudokuFormatSplit split; /* NULL: a text is one puzzle */
  SudokuFormatRead read;   /* NULL: recognised by name, but it can't be read */
  SudokuFormatWrite write; /* NULL: can't be written */
  const char *refusal;     /* where read is NULL: the id of the sentence about such a text */
} SudokuFormat;

const SudokuFormat *const *sudoku_formats (gsize *n_formats);
const SudokuFormat *sudoku_format_find (const char *id);
const SudokuFormat *sudoku_format_find_for_name (const char *name);
const SudokuFormat *sudoku_format_find_for_games (void);
const SudokuFormat *sudoku_format_detect (const char *text, gsize length);
gboolean sudoku_format_has (const SudokuFormat *self, SudokuFormatFlags flags);

SudokuDocument *sudoku_format_read (const SudokuFormat *self,
                                    const SudokuSource *source,
                                    const SudokuFormat **used,
                                    GError **error);
char *sudoku_format_write (const SudokuFormat *self,
                           const SudokuDocument *document,
                           GError **error);
const SudokuFormat *sudoku_format_for_output (const SudokuFormat *preferred,
                                              const SudokuDocument *document);

G_END_DECLS
