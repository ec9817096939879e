/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a format of puzzle files is. */

#pragma once

#include "sudoku-document.h"
#include "sudoku-error.h"
#include "sudoku-reading.h"
#include "sudoku-source.h"

G_BEGIN_DECLS

/**
 * SudokuFormatFlags:
 * @SUDOKU_FORMAT_NO_FLAGS: none of these
 * @SUDOKU_FORMAT_LINES: each line is a puzzle: read as they come, however many
 * @SUDOKU_FORMAT_SHAPE: shape and rules are in the text
 * @SUDOKU_FORMAT_ORIGINS: entries are told from givens
 * @SUDOKU_FORMAT_SYMBOLS: the symbols of the puzzle are in the text
 * @SUDOKU_FORMAT_GAME: all of a game: clock, history and links, too
 * @SUDOKU_FORMAT_FORMULA: clauses that say the puzzle
 * @SUDOKU_FORMAT_RULES: rules beyond rows, columns and boxes, and regions of any form
 * @SUDOKU_FORMAT_MARKS: marks
 * @SUDOKU_FORMAT_MARK_KINDS: marks in the corners are told from those in the middle
 * @SUDOKU_FORMAT_NO_LONE_MARKS: but not when a cell has a single one, which would look like a value
 * @SUDOKU_FORMAT_REMOVED: marks are told by the candidates that were removed, and so not those that
 *   the rules don't leave
 * @SUDOKU_FORMAT_COLOURS: colours of cells
 * @SUDOKU_FORMAT_MOVES: the moves so far
 * @SUDOKU_FORMAT_OF_PROGRAM: of one other program
 * @SUDOKU_FORMAT_OF_WEB: of a site, or for pages, data and programs in other languages
 * @SUDOKU_FORMAT_LINK: an address that a browser opens
 * @SUDOKU_FORMAT_ANSWER: the answer of a solver, which is no puzzle by itself
 * @SUDOKU_FORMAT_CELLS: a line of one character for each cell is a puzzle of them and no more, and
 *   puzzles are written so, see sudoku_cells_text_read()
 * @SUDOKU_FORMAT_OMISSIONS: what was left out of a puzzle when it was read
 * @SUDOKU_FORMAT_CERTAIN: texts say themselves what they are, so that they may be of any length
 *
 * What a format can do, beyond having functions for it.
 */
typedef enum
{
  SUDOKU_FORMAT_NO_FLAGS = 0,
  SUDOKU_FORMAT_LINES = 1 << 0,
  SUDOKU_FORMAT_SHAPE = 1 << 1,
  SUDOKU_FORMAT_ORIGINS = 1 << 2,
  SUDOKU_FORMAT_SYMBOLS = 1 << 3,
  SUDOKU_FORMAT_CELLS = 1 << 4,
  SUDOKU_FORMAT_GAME = 1 << 5,
  SUDOKU_FORMAT_FORMULA = 1 << 6,
  SUDOKU_FORMAT_RULES = 1 << 7,
  SUDOKU_FORMAT_MARKS = 1 << 8,
  SUDOKU_FORMAT_MARK_KINDS = 1 << 9,
  SUDOKU_FORMAT_COLOURS = 1 << 10,
  SUDOKU_FORMAT_MOVES = 1 << 11,
  SUDOKU_FORMAT_CERTAIN = 1 << 12,
  SUDOKU_FORMAT_NO_LONE_MARKS = 1 << 13,
  SUDOKU_FORMAT_ANSWER = 1 << 14,
  SUDOKU_FORMAT_OF_PROGRAM = 1 << 15,
  SUDOKU_FORMAT_OF_WEB = 1 << 16,
  SUDOKU_FORMAT_LINK = 1 << 17,
  SUDOKU_FORMAT_REMOVED = 1 << 18,
  SUDOKU_FORMAT_OMISSIONS = 1 << 19,
} SudokuFormatFlags;

/**
 * SudokuFormatDetect:
 * @text: the beginning of a text, or all of it
 * @length: its length in bytes
 *
 * Tells how sure a format is that a text is its own.
 *
 * Returns: 0…100; 0: it isn't
 */
typedef guint (*SudokuFormatDetect) (const char *text, gsize length);
/**
 * SudokuFormatSplit:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the number of the line where it begins
 *
 * Finds the part of a text that holds its first puzzle.
 *
 * Returns: its length in bytes; 0 when there is none
 */
typedef gsize (*SudokuFormatSplit) (const char *text, gsize length, gsize first_line);
/**
 * SudokuFormatRead:
 * @source: the text
 * @error: return location for an error
 *
 * Reads the one puzzle that fills all of a text.
 *
 * Returns: (transfer full): the document, or %NULL with an error and its place
 */
typedef SudokuDocument *(*SudokuFormatRead) (const SudokuSource *source, GError **error);
/**
 * SudokuFormatReadAll:
 * @source: the text
 *
 * Reads all puzzles of a text that can't be cut into texts of one puzzle each.
 *
 * Returns: (transfer full) (element-type SudokuReading): what became of each puzzle, and at the end
 *   what is wrong with the text as a whole, if anything is
 */
typedef GPtrArray *(*SudokuFormatReadAll) (const SudokuSource *source);
/**
 * SudokuFormatWrite:
 * @document: what is to be written
 * @string: the text to append to
 * @error: return location for an error
 *
 * Writes a puzzle. What the format has no words for is left out: symbols, notes, the game.
 *
 * Returns: %FALSE with SUDOKU_ERROR_FORMAT when the format can't say this puzzle
 */
typedef gboolean (*SudokuFormatWrite) (const SudokuDocument *document,
                                       GString *string,
                                       GError **error);

/**
 * SudokuFormatSaysNote:
 * @document: what is to be written
 * @note: something that is told about it
 *
 * Tells whether the format has words for this.
 *
 * Returns: whether it has
 */
typedef gboolean (*SudokuFormatSaysNote) (const SudokuDocument *document, SudokuNote note);

/**
 * SudokuFormatSection:
 * @previous: (nullable): the puzzle above; %NULL: the first one follows
 * @next: (nullable): the puzzle below; %NULL: the last one is written
 * @string: the text to append to
 *
 * Writes what stands between two puzzles of a text, such as the beginning of a folder.
 */
typedef void (*SudokuFormatSection) (const SudokuDocument *previous,
                                     const SudokuDocument *next,
                                     GString *string);

/**
 * SUDOKU_FORMAT_LENGTH_MAX:
 *
 * Bytes of a text with a puzzle. One of the largest side takes 40 kB; beyond this a text is
 * something else.
 */
#define SUDOKU_FORMAT_LENGTH_MAX (16u << 20)
/**
 * SUDOKU_FORMAT_LARGE_LENGTH_MAX:
 *
 * Bytes of a game with its history, or of a formula: the full one at side 49 has 210 MB.
 */
#define SUDOKU_FORMAT_LARGE_LENGTH_MAX (256u << 20)
/**
 * SUDOKU_FORMAT_DETECT_LENGTH:
 *
 * How many bytes of a text detection looks at.
 */
#define SUDOKU_FORMAT_DETECT_LENGTH (256u << 10)

/**
 * SUDOKU_FORMAT_NOTE:
 * @note: a #SudokuNote
 *
 * The bit of a format that can say it.
 */
#define SUDOKU_FORMAT_NOTE(note) (1u << (note))
/**
 * SUDOKU_FORMAT_ALL_NOTES:
 *
 * The bits of a format that can say all that is told about a puzzle.
 */
#define SUDOKU_FORMAT_ALL_NOTES (SUDOKU_FORMAT_NOTE (SUDOKU_N_NOTES) - 1)

/**
 * SudokuFormat:
 * @id: "line"
 * @name: "One line per puzzle"
 * @summary: what it is, one line
 * @suffixes: (nullable): ".sdm", NULL at the end; that of new files first
 * @mime_type: (nullable)
 * @flags: what it can say
 * @notes: what is told about a puzzle that it can say, a SUDOKU_FORMAT_NOTE() for each
 * @says_note: (nullable): whether it can say one of @notes of a puzzle, where it can't say all
 * @rules: (nullable): ids of the further rules it can say, NULL at the end, where it can't say all
 * @remainders: (nullable): the kinds of remainders that it writes as they were, NULL at the end
 * @length_max: bytes of a text
 * @detect: how sure it is that a text is its own
 * @score_max: how sure it is at most, where that takes long to find out; 0: it is always asked
 * @split: NULL: a text is one puzzle
 * @read: NULL: recognised by name, but it can't be read
 * @read_all: (nullable): reads the puzzles of a text with many
 * @head: (nullable): what stands above all puzzles of a text
 * @write: NULL: can't be written
 * @section: (nullable): writes what stands between two puzzles of a text
 * @foot: (nullable): what stands below all puzzles of a text
 * @solution: (nullable): id of the format that solutions are printed in, where it is another one
 * @refusal: where read is NULL: the id of the sentence about such a text
 *
 * A format of puzzle files. It is a row of the list of formats.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  const char *const *suffixes;
  const char *mime_type;
  SudokuFormatFlags flags;
  guint notes;
  SudokuFormatSaysNote says_note;
  const char *const *rules;
  const char *const *remainders;
  gsize length_max;
  SudokuFormatDetect detect;
  guint score_max;
  SudokuFormatSplit split;
  SudokuFormatRead read;
  SudokuFormatReadAll read_all;
  const char *head;
  SudokuFormatWrite write;
  SudokuFormatSection section;
  const char *foot;
  const char *solution;
  const char *refusal;
} SudokuFormat;

/**
 * sudoku_format_refuse:
 * @self: a format
 * @error: return location for an error
 * @sentence: the id of a sentence, whose first fact is the format
 * @...: its further facts, each a #SatArg
 *
 * Says what a format can't write: sets SUDOKU_ERROR_FORMAT. It is %FALSE, so that a writer can
 * return it.
 */
#define sudoku_format_refuse(self, error, sentence, ...)         \
  (sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, sentence, \
                     sat_arg_text ((self)->id), ##__VA_ARGS__),  \
   FALSE)

G_END_DECLS
