/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The description of a format of puzzle files. */

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
 * @SUDOKU_FORMAT_ORIGINS: entries are distinguished from givens
 * @SUDOKU_FORMAT_SYMBOLS: the symbols of the puzzle are in the text
 * @SUDOKU_FORMAT_GAME: a whole game, with elapsed time, history and links
 * @SUDOKU_FORMAT_FORMULA: clauses that express the puzzle
 * @SUDOKU_FORMAT_RULES: rules beyond rows, columns and boxes, and regions of any form
 * @SUDOKU_FORMAT_MARKS: marks
 * @SUDOKU_FORMAT_MARK_KINDS: marks in the corners are distinguished from those in the middle
 * @SUDOKU_FORMAT_NO_LONE_MARKS: no marks in cells with a single one, which would look like a value
 * @SUDOKU_FORMAT_REMOVED: marks are expressed by removed candidates, and so only those that the
 *   rules leave
 * @SUDOKU_FORMAT_COLOURS: colours of cells
 * @SUDOKU_FORMAT_MOVES: the moves so far
 * @SUDOKU_FORMAT_OF_PROGRAM: belongs to one other program
 * @SUDOKU_FORMAT_OF_WEB: belongs to a site, or is for pages, data and programs in other languages
 * @SUDOKU_FORMAT_LINK: a web address
 * @SUDOKU_FORMAT_ANSWER: the answer of a solver, which is no puzzle by itself
 * @SUDOKU_FORMAT_CELLS: a line of one character for each cell is a puzzle of these and no more, and
 *   puzzles are written like that, see sudoku_cells_text_read()
 * @SUDOKU_FORMAT_OMISSIONS: what was left out of a puzzle when it was read
 * @SUDOKU_FORMAT_CERTAIN: texts identify themselves, so they may have any length
 *
 * The capabilities of a format besides its functions.
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
 * Gets the confidence that a text has this format.
 *
 * Returns: 0…100; 0: it has not
 */
typedef guint (*SudokuFormatDetect) (const char *text, gsize length);
/**
 * SudokuFormatSplit:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the number of the line where it begins
 *
 * Finds the part of a text with its first puzzle.
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
 * Reads all puzzles of a text that can't be divided into texts of one puzzle each.
 *
 * Returns: (transfer full) (element-type SudokuReading): the result for each puzzle, and at the end
 *   an error of the text as a whole, if any
 */
typedef GPtrArray *(*SudokuFormatReadAll) (const SudokuSource *source);
/**
 * SudokuFormatWrite:
 * @document: what is to be written
 * @string: the text to append to
 * @error: return location for an error
 *
 * Writes a puzzle. What the format can't express is left out: symbols, notes, the game.
 *
 * Returns: %FALSE with SUDOKU_ERROR_FORMAT when the format can't express this puzzle
 */
typedef gboolean (*SudokuFormatWrite) (const SudokuDocument *document,
                                       GString *string,
                                       GError **error);

/**
 * SudokuFormatSaysNote:
 * @document: what is to be written
 * @note: a kind of note about it
 *
 * Tells whether the format can express a note.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SudokuFormatSaysNote) (const SudokuDocument *document, SudokuNote note);

/**
 * SudokuFormatSection:
 * @previous: (nullable): the puzzle above; %NULL: the first one follows
 * @next: (nullable): the puzzle below; %NULL: the last one is written
 * @string: the text to append to
 *
 * Writes the separator of two puzzles, such as the beginning of a folder.
 */
typedef void (*SudokuFormatSection) (const SudokuDocument *previous,
                                     const SudokuDocument *next,
                                     GString *string);

/**
 * SUDOKU_FORMAT_LENGTH_MAX:
 *
 * The longest text with a puzzle, in bytes. One of the largest side takes 40 kB; a longer text is
 * something else.
 */
#define SUDOKU_FORMAT_LENGTH_MAX (16u << 20)
/**
 * SUDOKU_FORMAT_LARGE_LENGTH_MAX:
 *
 * The longest text with a whole game, or a formula, in bytes: the full formula at side 49 has 210
 * MB.
 */
#define SUDOKU_FORMAT_LARGE_LENGTH_MAX (256u << 20)
/**
 * SUDOKU_FORMAT_DETECT_LENGTH:
 *
 * How many bytes of a text are used for detection.
 */
#define SUDOKU_FORMAT_DETECT_LENGTH (256u << 10)

/**
 * SUDOKU_FORMAT_NOTE:
 * @note: a #SudokuNote
 *
 * The bit for formats that can express a note.
 */
#define SUDOKU_FORMAT_NOTE(note) (1u << (note))
/**
 * SUDOKU_FORMAT_ALL_NOTES:
 *
 * The bits for formats that can express all notes.
 */
#define SUDOKU_FORMAT_ALL_NOTES (SUDOKU_FORMAT_NOTE (SUDOKU_N_NOTES) - 1)

/**
 * SudokuFormat:
 * @id: "line"
 * @name: "One line per puzzle"
 * @summary: one line of description
 * @suffixes: (nullable): ".sdm", NULL at the end; that of new files first
 * @flags: its capabilities
 * @notes: the notes it can express, a SUDOKU_FORMAT_NOTE() for each
 * @says_note: (nullable): whether it can express one of @notes of a puzzle, if not all
 * @rules: (nullable): ids of the further rules it can express, NULL at the end, if not all
 * @can_say_rule: (nullable): whether it can express a further rule, if not all, where a list of ids
 *   is not enough
 * @remainders: (nullable): the kinds of remainders that it writes as they were, NULL at the end
 * @length_max: the longest text, in bytes
 * @detect: gets the confidence that a text has this format
 * @score_max: the highest confidence, if detection takes long; 0: always asked
 * @split: NULL: a text is one puzzle
 * @read: NULL: can be recognised, but not read
 * @read_all: (nullable): reads the puzzles of a text with many
 * @head: (nullable): what precedes all puzzles of a text
 * @write: NULL: can't be written
 * @section: (nullable): writes the separator of two puzzles
 * @foot: (nullable): what follows all puzzles of a text
 * @solution: (nullable): id of the format for solutions, if different
 * @refusal: if read is NULL: the id of the sentence about such a text
 *
 * A format of puzzle files: a row of the list of formats.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  const char *const *suffixes;
  SudokuFormatFlags flags;
  guint notes;
  SudokuFormatSaysNote says_note;
  const char *const *rules;
  gboolean (*can_say_rule) (const SudokuGeometry *geometry, const SudokuRule *rule);
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
 * Reports what a format can't write: sets SUDOKU_ERROR_FORMAT. Evaluates to %FALSE, so that a
 * writer can return it.
 */
#define sudoku_format_refuse(self, error, sentence, ...)         \
  (sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, sentence, \
                     sat_arg_text ((self)->id), ##__VA_ARGS__),  \
   FALSE)

G_END_DECLS
