/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-format.h>

/**
 * CliPieceKind:
 * @CLI_PIECE_TEXT: results
 * @CLI_PIECE_PUZZLE: puzzles
 * @CLI_PIECE_MESSAGE: a message, without newline
 *
 * What a piece of a record is.
 */
typedef enum
{
  CLI_PIECE_TEXT,
  CLI_PIECE_PUZZLE,
  CLI_PIECE_MESSAGE,
} CliPieceKind;

/**
 * CliPiece:
 * @kind: its kind
 * @text: the bytes to write
 * @length: how many
 * @format: for puzzles: their format
 * @document: (nullable): the puzzle, if there is just one
 * @place: (nullable): for a puzzle: the prefix of messages
 *
 * A piece of a record; everything is borrowed from it.
 */
typedef struct
{
  CliPieceKind kind;
  const char *text;
  gsize length;
  const SudokuFormat *format;
  SudokuDocument *document;
  const char *place;
} CliPiece;

/**
 * CliRecord:
 *
 * The output of a piece of work, in order, until it may be written. One thread adds, another may
 * take.
 */
typedef struct _CliRecord CliRecord;

CliRecord *cli_record_new (void);
CliRecord *cli_record_take (CliRecord *self);
void cli_record_free (CliRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRecord, cli_record_free)

void cli_record_add_text (CliRecord *self, const char *text);
void cli_record_add_message (CliRecord *self, const char *place, const char *message);
void cli_record_add_puzzle (CliRecord *self,
                            const SudokuFormat *format,
                            const GString *text,
                            SudokuDocument *document,
                            const char *place);
void cli_record_add_cells (CliRecord *self,
                           const SudokuFormat *format,
                           const guint8 *values,
                           guint n_cells);
guint cli_record_get_n_pieces (const CliRecord *self);
void cli_record_get_piece (const CliRecord *self, guint index, CliPiece *piece);
