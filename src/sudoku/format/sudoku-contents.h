/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What bytes from outside are. */

#pragma once

#include <sat-formula.h>
#include <sat-model.h>
#include <sat-proof.h>

#include "sudoku-format.h"

G_BEGIN_DECLS

#define SUDOKU_TYPE_CONTENTS (sudoku_contents_get_type ())

/**
 * SudokuContents:
 *
 * Bytes from a file, the clipboard, a drop or the web, and what they turned out to be. They are
 * read once, in one thread, and immutable after that, so they may be handed to another.
 */
typedef struct _SudokuContents SudokuContents;

/**
 * SudokuContentsKind:
 * @SUDOKU_CONTENTS_UNKNOWN: nothing known; the error says why
 * @SUDOKU_CONTENTS_PUZZLE: a puzzle or a game
 * @SUDOKU_CONTENTS_FORMULA: a formula; with a document when it is that of a puzzle, otherwise with
 *   the formula itself
 * @SUDOKU_CONTENTS_ANSWER: the answer of a solver; numbers alone may be a puzzle as well, and then
 *   there is a document, too
 * @SUDOKU_CONTENTS_PROOF: the proof of a solver that there is no model, with an error that says so
 *
 * What bytes are.
 */
typedef enum
{
  SUDOKU_CONTENTS_UNKNOWN,
  SUDOKU_CONTENTS_PUZZLE,
  SUDOKU_CONTENTS_FORMULA,
  SUDOKU_CONTENTS_ANSWER,
  SUDOKU_CONTENTS_PROOF,
} SudokuContentsKind;

GType sudoku_contents_get_type (void);

SudokuContents *sudoku_contents_new (const char *name, GFile *file, GBytes *bytes);
SudokuContents *sudoku_contents_load (const char *name,
                                      GInputStream *stream,
                                      GCancellable *cancellable,
                                      GError **error);
SudokuContents *sudoku_contents_new_fetched (const char *name,
                                             const char *address,
                                             GBytes *bytes,
                                             const SudokuFormat *format);
SudokuContents *sudoku_contents_ref (SudokuContents *self);
void sudoku_contents_unref (SudokuContents *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuContents, sudoku_contents_unref)

gboolean sudoku_contents_read (SudokuContents *self,
                               SudokuContentsKind expected,
                               GCancellable *cancellable,
                               GError **error);

const char *sudoku_contents_get_name (const SudokuContents *self);
GFile *sudoku_contents_get_file (const SudokuContents *self);
const char *sudoku_contents_get_address (const SudokuContents *self);
GBytes *sudoku_contents_get_bytes (const SudokuContents *self);
gboolean sudoku_contents_is_read (const SudokuContents *self);
SudokuContentsKind sudoku_contents_get_kind (const SudokuContents *self);
const SudokuDocument *sudoku_contents_get_document (const SudokuContents *self);
gboolean sudoku_contents_has_more (const SudokuContents *self);
gboolean sudoku_contents_is_doubtful (const SudokuContents *self);
gboolean sudoku_contents_is_zero_open (const SudokuContents *self);
SudokuContents *sudoku_contents_new_decided (const SudokuContents *self, SudokuZero zero);
gboolean sudoku_contents_is_small (const SudokuContents *self);
gsize sudoku_contents_get_length (const SudokuContents *self);
const SudokuFormat *sudoku_contents_get_game_format (const SudokuContents *self);
SatFormula *sudoku_contents_get_formula (const SudokuContents *self);
const SatModel *sudoku_contents_get_model (const SudokuContents *self);
SatProof *sudoku_contents_get_proof (const SudokuContents *self);
const GError *sudoku_contents_get_error (const SudokuContents *self);

G_END_DECLS
