/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can go wrong when a puzzle is read from a text, or can’t be written as one. */

#include "words-error-rows.h"

#include <glib/gi18n.h>

static const char *
row_cells_of_side (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("this row has %1$s cell in a puzzle of side %2$s",
                   "this row has %1$s cells in a puzzle of side %2$s",
                   number);
}

static const char *
row_cells_of_rows (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("this row has %1$s cell in a puzzle of %2$s rows",
                   "this row has %1$s cells in a puzzle of %2$s rows",
                   number);
}

static const char *
row_cells_of_others (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("this row has %1$s cell where others have %2$s",
                   "this row has %1$s cells where others have %2$s",
                   number);
}

static const char *
rows_are_no_puzzle (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("%1$s row of %2$s cells does not form a puzzle",
                   "%1$s rows of %2$s cells do not form a puzzle",
                   number);
}

static const char *
side_rows_missing (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("the puzzle of side %1$s ends after %2$s row",
                   "the puzzle of side %1$s ends after %2$s rows",
                   number);
}

static const char *
line_is_no_puzzle (gulong number)
{
  /* Translators: each %s is a number. */
  return ngettext ("%s symbol is not a puzzle: a line must have as many as the grid has cells, "
                   "such as 16, 36, 81 or 256",
                   "%s symbols are not a puzzle: a line must have as many as the grid has cells,"
                   " such as 16, 36, 81 or 256",
                   number);
}

static const char *
parted_row (gulong number)
{
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s one of the rows; %4$s is how many
   * cells it has, which counts for the plural. */
  return ngettext ("this looks like rows of %1$s cells with %2$s between them, but %3$s has %4$s "
                   "cell",
                   "this looks like rows of %1$s cells with %2$s between them, but %3$s has %4$s "
                   "cells",
                   number);
}

static const char *
parted_missing (gulong number)
{
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s the last row; %4$s is how many
   * rows there are, which counts for the plural. */
  return ngettext ("this looks like rows of %1$s cells with %2$s between them, but it ends after "
                   "%4$s row, %3$s",
                   "this looks like rows of %1$s cells with %2$s between them, but it ends after "
                   "%4$s rows, the last of them %3$s",
                   number);
}

const WordsErrorRow words_error_rows_format[] = {
  /* Translators: %1$s is a character in quotation marks, %3$s are those that are meant, such
   * as "1…9, A…G". */
  { "cell-character",
    N_ ("%1$s is neither a value of a puzzle of side %2$s (%3$s) nor empty (. 0 _ * - ?)") },
  /* Translators: %1$s is a word in quotation marks, %2$s the largest value. */
  { "cell-number", N_ ("%1$s is neither a value 1…%2$s nor empty (0 or .)") },
  /* Translators: %s is the largest value. */
  { "commas-cell",
    N_ ("a value 1…%s, “.” for an empty cell, or “,” between two values is expected here") },
  { "row-cells-of-side", .plural = row_cells_of_side },
  { "row-cells-of-rows", .plural = row_cells_of_rows },
  { "row-cells-of-others", .plural = row_cells_of_others },
  { "rows-are-no-puzzle", .plural = rows_are_no_puzzle },
  /* Translators: %1$s is a number, %2$s what stands there, in quotation marks. */
  { "layout-sign",
    N_ ("this looks like a grid with %1$s cells in each row, but %2$s is neither a value nor an "
        "empty cell") },
  /* Rows in one line with “/” or the like between them. In all of these sentences %1$s is a number,
   * %2$s such a sign in quotation marks, %3$s a piece of the text that stands at the place. */
  { "parted-row", .plural = parted_row, .counted = 3 },
  { "parted-missing", .plural = parted_missing, .counted = 3 },
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s what stands there. */
  { "parted-sign",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but %3$s is neither a value "
        "nor an empty cell") },
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s what stands there: “//”. */
  { "parted-nothing",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but there is no row in %3$s") },
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s a row. */
  { "parted-over",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but %3$s is one row too "
        "many") },
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s a row. */
  { "parted-alike",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but all of them are %3$s") },
  /* Translators: %1$s is a number, %2$s a sign such as “/”, %3$s a row. */
  { "parted-apart",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but %3$s has something between "
        "its cells, too") },
  /* Translators: %1$s is a number, %2$s a sign such as “/”. */
  { "parted-lines",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but the rows are not all on "
        "one line") },
  /* Translators: %1$s is a number, %2$s a sign such as “\”. */
  { "parted-unknown",
    N_ ("this looks like rows of %1$s cells with %2$s between them, but only “/”, “|”, “,”, “;”, "
        "“\\n” or blanks can separate rows") },
  /* Translators: %s is the line, in quotation marks. */
  { "text-one-line",
    N_ ("there is only one line, %s; a puzzle needs as many rows as a row has cells, or all of its "
        "cells on one line") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "layout-none",
    N_ ("no rows of cells here form a grid; the text begins with %s") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "region-rows-expected",
    N_ ("rows with a number or a letter for the region of each cell are expected; the text begins "
        "with %s") },
  { "text-empty", N_ ("the text is empty") },
  { "text-without-lines", N_ ("the text has only blank lines and comments") },
  { "zero-two-readings",
    N_ ("0 may be a value here, since another sign marks empty cells, or an empty cell, since it "
        "appears twice in a row or column") },
  { "rows-expected", N_ ("rows of %1$s to %2$s numbers are expected") },
  { "rows-out-of-range", N_ ("a puzzle has %1$s to %2$s rows") },
  { "side-expected", N_ ("a side 2…30, or -4, -9, -16 or -25 for no boxes, is expected") },
  { "side-rows-missing", .plural = side_rows_missing, .counted = 1 },
  { "side-row-too-many", N_ ("this is one row too many for a puzzle of side %s") },
  /* Translators: %2$s and %3$s are the rows and columns of a box. */
  { "side-and-boxes-impossible", N_ ("there is no puzzle of side %1$s with boxes of %2$s×%3$s") },
  { "shape-line-expected",
    N_ ("a line with the side and the rows and columns of a box is expected") },
  { "boxes-and-no-boxes", N_ ("boxes are both requested and ruled out") },
  /* Translators: %1$s and %2$s are the rows and columns of a box. */
  { "boxes-do-not-fit", N_ ("boxes of %1$s×%2$s do not fit a puzzle of side %3$s") },
  /* Translators: %1$s and %2$s are the rows and columns of a box. */
  { "boxes-are-others",
    N_ ("the boxes in the text are %1$s×%2$s, but another shape was requested") },
  { "boxes-are-none", N_ ("the text says that there are no boxes, but boxes were requested") },
  { "rules-are-others", N_ ("the rules in the text are not those that were requested") },
  /* Translators: the order is the side of a box of n × n cells. */
  { "order-expected", N_ ("the order of the puzzle, %1$s…%2$s, is expected") },
  { "order-rows-missing", N_ ("the puzzle of order %1$s ends after %2$s of %3$s rows") },
  { "order-row-too-many", N_ ("this is one row too many for a puzzle of order %s") },
  { "line-is-no-puzzle", .plural = line_is_no_puzzle },
  { "puzzle-missing", N_ ("no puzzle was found") },
  { "sdk-row-length", N_ ("a row of an .sdk puzzle has 9 characters") },
  { "sdk-marks-length",
    N_ ("a row of marks of an .sdk puzzle has 9 fields of digits with commas between") },
  /* Translators: %s is the name of a part of a file, in quotes: “[Colours]”. */
  { "sdk-section-not-read", N_ ("the section %s is unknown and was left out") },
  /* Translators: %s is a part of a file, such as “[History]”. */
  { "sdk-section-passed-over", N_ ("the section %s was left out") },
  { "sdk-row-too-many", N_ ("this is one row too many for an .sdk puzzle") },
  /* Translators: %1$s is a part of a file, such as [Puzzle]. */
  { "sdk-section-ends", N_ ("%1$s ends after %2$s of 9 rows") },
  /* Translators: the state is the part of a file that has the givens and what the player
   * entered. */
  { "sdk-given-missing", N_ ("the state lacks the given %1$s in column %2$s") },
  { "symbols-missing", N_ ("the line with the symbols is missing") },
  { "symbol-twice", N_ ("this symbol stands for two values") },
  { "symbols-expected", N_ ("%1$s symbols are expected: one for an empty cell and %2$s more") },
  { "symbols-expected-in-row", N_ ("%s symbols are expected in a row") },
  /* Translators: %s is a character in quotation marks. */
  { "symbol-unknown", N_ ("%s is not a symbol of this puzzle") },
  { "puzzle-text-too-long", N_ ("a text of more than %s MiB is not a puzzle") },
  { "puzzle-line-too-long", N_ ("a line of more than %s bytes is not a puzzle") },
  { "puzzle-zero-byte", N_ ("this is not text: it has a NUL byte") },
  { "puzzle-utf-16", N_ ("this text is in UTF-16; save it as UTF-8") },
  { "puzzles-several", N_ ("there are several puzzles in this text, but only one can be used "
                           "here") },
  { "format-picture", N_ ("this is a picture; only text can be read") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "format-unknown",
    N_ ("this is not a puzzle in a known format: it begins with %s, and nothing in it looks like "
        "rows of cells") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "lists-without-puzzle",
    N_ ("these look like lists from a program, but none of them has N rows of N cells; the text "
        "begins with %s") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "elements-without-puzzle",
    N_ ("this looks like XML or HTML, but there are no N rows of N cells in it; the text begins "
        "with %s") },
  { "other-puzzle-part",
    N_ ("part of the other puzzle could not be read, so the puzzles can’t be compared") },
  /* Translators: %s is the short name of a format of files; it isn't translated. */
  { "format-not-written", N_ ("the format “%s” can’t be written") },
  /* Translators: %1$s is the short name of a format of files. */
  { "format-only-up-to-side", N_ ("the format “%1$s” can only hold puzzles up to side %2$s") },
  /* Translators: %s is the short name of a format of files; rows, columns and boxes are no
   * further rules. */
  { "format-only-boxes", N_ ("the format “%s” can only hold puzzles without further rules") },
  /* Translators: %s is the short name of a format of files. */
  { "format-only-square-boxes",
    N_ ("the format “%s” can only hold puzzles with square boxes and without further rules") },
  /* Translators: %1$s is the short name of a format of files. */
  { "format-only-square-or-none",
    N_ ("the format “%1$s” can only hold puzzles up to side %2$s with square boxes or none, "
        "and without further rules") },
  /* Translators: %s is the short name of a format of files. */
  { "format-only-nine-by-nine", N_ ("the format “%s” can only hold 9×9 puzzles") },
  /* Translators: %1$s is the short name of a format of files, %2$s and %3$s are sides. */
  { "format-only-between-sides",
    N_ ("the format “%1$s” can only hold puzzles of side %2$s to %3$s") },
  /* Translators: %s is the short name of a format of files. */
  { "format-only-nine",
    N_ ("the format “%s” can only hold 9×9 puzzles with boxes and without further rules") },
  /* Translators: the short name of a format of files, the name of a rule. */
  { "format-loses-rule", N_ ("the format “%s” can’t hold the rule “%s”") },
  /* Translators: the short name of a format of files. */
  { "format-loses-omissions",
    N_ ("the format “%s” can’t record that something was left out of the puzzle") },
  /* Translators: %s is the short name of a format of files. */
  { "format-loses-symbols", N_ ("the format “%s” can’t hold the symbols of the puzzle") },
  /* Translators: the short name of a format of files. */
  { "format-loses-origins",
    N_ ("the format “%s” doesn’t distinguish entered numbers from givens") },
  /* Translators: the short name of a format of files. */
  { "format-loses-marks", N_ ("the format “%s” can’t hold marks") },
  /* Translators: the short name of a format of files. */
  { "format-loses-mark-kinds",
    N_ ("the format “%s” doesn’t distinguish marks in the middle of a cell from marks in its "
        "corners") },
  /* Translators: the short name of a format of files. */
  { "format-loses-lone-marks",
    N_ ("the format “%s” can’t distinguish a cell with a single mark from a filled cell") },
  /* Translators: the short name of a format of files. */
  { "format-loses-other-marks",
    N_ ("the format “%s” stores removed candidates, so it can’t hold marks that the rules exclude, "
        "nor a cell with all of its candidates marked") },
  /* Translators: the short name of a format of files. */
  { "format-loses-colours", N_ ("the format “%s” can’t hold the colours of cells") },
  /* Translators: the short name of a format of files. */
  { "format-loses-links", N_ ("the format “%s” can’t hold coloured candidates and links") },
  /* Translators: the short name of a format of files, and what is lost, such as “author”. */
  { "format-loses-note", N_ ("the format “%s” can’t hold this information about the puzzle: %s") },
  /* Translators: the short name of a format of files. */
  { "format-loses-moves", N_ ("the format “%s” can’t hold the moves so far") },
  { "answer-is-proof", N_ ("this is a proof that there is no model, not a puzzle or a model") },
  { "answer-is-game", N_ ("this is a saved game, not the output of a solver") },
  { "refused-answer",
    N_ ("this is the output of a SAT solver; use “decode --model” with this file and its puzzle") },
  /* Translators: %1$s is the side of a puzzle, %2$s the id of a format, such as "rows". */
  { "text-two-readings",
    N_ ("this can be a puzzle of %1$s × %1$s or the output of a SAT solver; use “--from %2$s”, or "
        "“decode --model”") },
  /* Translators: %1$s and %2$s are the sides of puzzles, such as 16 and 4; “line” and “frame” are
   * names of formats and stay as they are. */
  { "lines-two-readings",
    N_ ("each line can be a row of a puzzle of %1$s × %1$s, or a puzzle of %2$s × %2$s; use "
        "“--from frame” for rows, “--from line” for puzzles, or “--box”") },
  { "hodoku-cells", N_ ("found %s cells where 81 are expected") },
  { "hodoku-candidate", N_ ("%s is not a candidate: value, row and column are expected, such as "
                            "937") },
  { "link-without-puzzle",
    N_ ("this link does not contain the cells of a puzzle, so there is nothing to read") },
  /* Translators: the program Solo makes a puzzle from such a number. */
  { "solo-no-puzzle",
    N_ ("this is not a puzzle, but a number from which Simon Tatham’s Solo makes one") },
  { "solo-cell", N_ ("a letter for empty cells or a number up to the side is expected here") },
  { "solo-cells", N_ ("the number of cells here differs from that of the puzzle") },
  { "solo-borders", N_ ("the borders of the regions or cages can’t be understood") },
  { "killer-cells", N_ ("found %s cells where 81 are expected") },
  { "killer-cell",
    N_ ("a sum (0 to 9, A to Z, a to j) or a sign that points to a neighbour is expected here") },
  { "killer-off", N_ ("from this cell the signs point off the board") },
  { "killer-circle", N_ ("from this cell the signs lead in a circle and never to a sum") },
  { "sumocue-cell", N_ ("a number for each of 81 cells is expected, with “:” behind it") },
  { "sumocue-cells", N_ ("there are more numbers than cells") },
  { "cage-sums", N_ ("this cage has two sums") },
  { "sgt-parameters", N_ ("a side and a colon are expected here, such as “5:”") },
  { "keen-clue", N_ ("the clue of the next cage is expected here: “a”, “s”, “m” or “d” and a "
                     "number") },
  { "keen-clues", N_ ("there are more clues than cages") },
  /* Translators: %s counts the places around a board. */
  { "towers-clues", N_ ("%s clues are expected, some perhaps empty, with “/” between two") },
  { "towers-clue", N_ ("a clue from 1 to %s is expected here") },
  { "unequal-sign",
    N_ ("signs are U, R, D and L, and point at a cell above, on the right, below or on the left") },
  { "unequal-contradiction",
    N_ ("the signs of this cell and those of a neighbour contradict each other") },
  { "solo-line", N_ ("a line like “KEY:4:text” is expected, with the length of the text") },
  { "solo-move", N_ ("this move can’t be understood") },
  { "sgt-other-game",
    N_ ("this is a saved game of another puzzle than Solo, Keen, Towers and Unequal") },
  { "moves-too-many", N_ ("a game of more than %s moves can’t be read") },
  { "cages-not-read", N_ ("cages with sums are not supported and were left out") },
  /* Translators: %1$s is the short name of a format of files, the others are sides. */
  { "format-only-sgt",
    N_ ("the format “%1$s” can hold boxes or regions up to side %2$s, and boards without them and "
        "without diagonals from side 3 on: with cages or clues beside the board up to %3$s, else "
        "up to %4$s") },
  /* Translators: %s is the short name of a format of files. */
  { "format-only-killer",
    N_ ("the format “%s” can only hold 9×9 puzzles with cages and without numbers in cells") },
  /* Translators: %s is the short name of a format of files. */
  { "format-only-keen",
    N_ ("the format “%s” needs for this puzzle either a number or a cage in each cell") },
  { "xml-broken", N_ ("this XML is malformed here") },
  { "opensudoku-game", N_ ("the data of this game can’t be understood") },
  /* Translators: %s counts the cells of a file. */
  { "gnome-sudoku-cell", N_ ("cell number %s of the file can’t be understood") },
  { "gnome-sudoku-2-game", N_ ("the game in this file must have 81 digits, or twice 81 digits") },
  { "gnome-sudoku-2-notes", N_ ("the notes or trackers of this game can’t be understood") },
  { "notes-not-read", N_ ("notes that are not digits were left out") },
  /* Translators: a tracker of GNOME Sudoku remembers values that the player tries. */
  { "tracked-not-read", N_ ("values of a tracker that are not on the board were left out") },
  { "pickle-program",
    N_ ("this file asks Python to run something here; Satdoku only reads data") },
  { "pickle-unknown", N_ ("this is not data saved by Python 2") },
  { "pickle-end", N_ ("the data saved by Python ends too early here") },
  { "ksudoku-shape", N_ ("puzzles of this shape can’t be read, only square ones with N values") },
  { "ksudoku-values", N_ ("the values don’t fit the puzzle") },
  { "ksudoku-group", N_ ("a group of cells can’t be understood") },
  { "ksudoku-cage",
    N_ ("this cage can’t be understood: as many cells as it says and an operation are expected") },
  { "ksudoku-event", N_ ("a move can’t be understood") },
  { "groups-not-read", N_ ("groups of cells that match no known rule were left out") },
  { "candidates-expected", N_ ("N rows of N sets of candidates are expected, N from 4 to 36") },
  { "candidate-line-expected",
    N_ ("729 characters are expected: for each of 81 cells its digits in nine places") },
  { "sdx-cell", N_ ("a digit, “u” and a digit, or ascending digits are expected here") },
  { "sdx-row", N_ ("a row of an .sdx puzzle has 9 cells") },
  { "sdx-rows", N_ ("an .sdx puzzle has 9 rows") },
  { "ss-move", N_ ("a move is expected here, such as “I 00 5” or “E 80 12”, in a cell that is not "
                   "a given") },
  { "ss-side", N_ ("moves are only known for 9×9 puzzles") },
  { "link-needs-server",
    N_ ("this link only names a puzzle on a server; open it there and copy the long link") },
  { "link-broken", N_ ("this link is incomplete: the puzzle in it can’t be unpacked") },
  { "json-broken", N_ ("this is not JSON") },
  { "json-too-deep", N_ ("this JSON has too many brackets nested in each other") },
  /* Translators: %1$s and %2$s are the smallest and the largest side of a puzzle. */
  { "json-grid", N_ ("a list of N rows with N cells each is expected, N from %1$s to %2$s") },
  /* Translators: the numbers of a row and a column. */
  { "json-cell", N_ ("the cell in row %1$s, column %2$s can’t be understood") },
  /* Translators: %s is a word in quotation marks, what another program calls the rule. */
  { "rule-not-read", N_ ("the rule %s could not be read and was left out") },
  /* Translators: %s is a word in quotation marks, what another program calls the drawings. */
  { "drawn-rule-not-read", N_ ("drawings (%s), which may represent rules, were left out") },
  { "candidates-not-read", N_ ("candidates that the givens rule out were left out") },
  /* Translators: %s is a word in quotation marks, what another program calls the drawings. */
  { "drawing-not-read", N_ ("drawings (%s) were left out") },
  { "colours-not-read", N_ ("unknown colours of cells were left out") },
  { "fog-not-read", N_ ("fog is not shown") },
  { "regions-not-read",
    N_ ("the regions were left out: they don’t divide the grid into N parts of N cells") },
  { "table-expected", N_ ("a table of N rows with N numbers up to N is expected") },
  { "latex-expected", N_ ("a tabular of N rows with N numbers up to N is expected") },
  { "line-puzzles-several",
    N_ ("another puzzle on the same line was left out: only one puzzle on a line is read") },
  { "dzn-expected",
    N_ ("an array “[| … |]” of N rows with N numbers up to N is expected") },
  { "refused-hsol",
    N_ ("this file holds the state of the program HoDoKu, which can’t be read; export the puzzle "
        "from HoDoKu as text") },
  /* Translators: %s is how the text begins, in quotation marks. */
  { "lists-expected",
    N_ ("N lists of N numbers up to N are expected; the text begins with %s") },
  { NULL },
};
