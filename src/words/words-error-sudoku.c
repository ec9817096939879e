/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors of the Sudoku layer except for its formats: shapes and rules, words and numbers in a text,
 * saved games, formulas that should be puzzles. */

#include "words-error-rows.h"

#include <glib/gi18n.h>

static const char *
region_size (gulong number)
{
  /* Translators: a region is a part of the grid. The first %s is the number of its cells, which
   * counts for the plural, the second how many cells each region should have. */
  return ngettext ("a region has %s cell, and each should have %s",
                   "a region has %s cells, and each should have %s", number);
}

static const char *
level_not_found (gulong number)
{
  /* Translators: %s is a number of puzzles. A level is how hard a puzzle is, such as “Easy”. */
  return ngettext ("no puzzle of this level was found: %s was tried",
                   "no puzzle of this level was found: %s were tried", number);
}

static const char *
demand_not_found (gulong number)
{
  /* Translators: %s is a number of puzzles. “Such” is one that needs a technique, or has a
   * rating. */
  return ngettext ("no such puzzle was found: %s was tried",
                   "no such puzzle was found: %s were tried", number);
}

static const char *
pattern_not_found (gulong number)
{
  /* Translators: a pattern is the cells in which givens may stand. %s is a number of ways to fill
   * them. */
  return ngettext ("no puzzle with one solution was found for this pattern: %s way to fill it was "
                   "tried",
                   "no puzzle with one solution was found for this pattern: %s ways to fill it "
                   "were tried",
                   number);
}

static const char *
pattern_too_few (gulong number)
{
  /* Translators: a pattern is the cells in which givens may stand. The first %s is how many cells
   * these are, which counts for the plural, the second how many givens a puzzle needs. */
  return ngettext ("the pattern leaves %s cell for givens, but a puzzle of this shape with one "
                   "solution needs at least %s",
                   "the pattern leaves %s cells for givens, but a puzzle of this shape with one "
                   "solution needs at least %s",
                   number);
}

static const char *
pattern_too_small (gulong number)
{
  /* Translators: a pattern is the cells in which givens may stand. The first %s is how many cells
   * these are, which counts for the plural, the second how many givens are wanted. */
  return ngettext ("the pattern leaves %s cell for givens, not %s",
                   "the pattern leaves %s cells for givens, not %s", number);
}

static const char *
pattern_values (gulong number)
{
  /* Translators: a pattern is the cells in which givens may stand. The first %s is how many cells
   * these are, which counts for the plural, the second the number of rows. */
  return ngettext ("the pattern leaves %s cell for givens: two of the %s values would not appear "
                   "and could be swapped, so the solution can’t be unique",
                   "the pattern leaves %s cells for givens: two of the %s values would not appear "
                   "and could be swapped, so the solution can’t be unique",
                   number);
}

static const char *
pattern_row (gulong number)
{
  /* Translators: a pattern is written as a row of signs for each row of cells. The first %s is how
   * many signs a row has, which counts for the plural, the second how many it should have. */
  return ngettext ("a row of the pattern has %s sign, not %s",
                   "a row of the pattern has %s signs, not %s", number);
}

static const char *
pattern_rows_missing (gulong number)
{
  /* Translators: a pattern is written as a row of signs for each row of cells. The first %s is how
   * many rows there are, which counts for the plural, the second how many there should be. */
  return ngettext ("the pattern ends after %s row, not %s",
                   "the pattern ends after %s rows, not %s", number);
}

static const char *
pattern_rows_over (gulong number)
{
  /* Translators: a pattern is written as a row of signs for each row of cells. %s is how many rows
   * it has. */
  return ngettext ("the pattern must have only %s row, as many as its first row has signs",
                   "the pattern must have only %s rows, as many as its first row has signs",
                   number);
}

static const char *
pattern_side (gulong number)
{
  /* Translators: a pattern is written as a row of signs for each row of cells. The first %s is how
   * many signs a row has, which counts for the plural, the others how many it may have. */
  return ngettext ("a row of the pattern has %s sign, but a side must be from %s to %s",
                   "a row of the pattern has %s signs, but a side must be from %s to %s", number);
}

static const char *
game_limit (gulong number)
{
  /* Translators: %s is a number of MiB. */
  return ngettext ("a saved game has at most %s MiB", "a saved game has at most %s MiB", number);
}

static const char *
bookmarks_limit (gulong number)
{
  /* Translators: %s is a number. */
  return ngettext ("a game has at most %s bookmark", "a game has at most %s bookmarks", number);
}

static const char *
branches_limit (gulong number)
{
  /* Translators: %s is a number. */
  return ngettext ("a game has at most %s branch", "a game has at most %s branches", number);
}

static const char *
omissions_limit (gulong number)
{
  /* Translators: %s is a number; lines "omitted" of a saved game. */
  return ngettext ("a game can list at most %s part that was left out",
                   "a game can list at most %s parts that were left out", number);
}

static const char *
formula_limit (gulong number)
{
  /* Translators: the first %s is how many variables there are, which counts for the plural, the
   * second how many there may be. */
  return ngettext ("this formula is not a puzzle: it has %s variable, and a grid has at most %s",
                   "this formula is not a puzzle: it has %s variables, and a grid has at most %s",
                   number);
}

static const char *
formula_variables (gulong number)
{
  /* Translators: %s is a number of variables, which counts for the plural. */
  return ngettext ("this formula is not a puzzle: it has %s variable, and a grid of side N has N³, "
                   "one for each cell and value",
                   "this formula is not a puzzle: it has %s variables, and a grid of side N has "
                   "N³, one for each cell and value",
                   number);
}

const WordsErrorRow words_error_rows_sudoku[] = {
  /* Own clauses. */
  /* Translators: the first %s is a text in quotation marks, the second the side of the grid. */
  { "own-cell-outside", N_ ("%s lies outside a grid of %s rows and columns") },
  { "own-cell-expected", N_ ("a cell, such as r1c2, is expected, found %s") },
  { "own-cell-twice", N_ ("the cell %s is listed twice") },
  /* Translators: two numbers. */
  { "own-clause-too-long", N_ ("a clause of %s parts is too long: at most %s are allowed") },
  { "own-count-expected",
    N_ ("a number is expected after “most”, “least” or “exactly”, found %s") },
  /* Translators: two numbers. */
  { "own-count-never", N_ ("the negated part always holds, so its negation never does") },
  { "own-count-impossible", N_ ("%s parts can’t hold when there are only %s") },
  /* Translators: three numbers. */
  { "own-count-too-large", N_ ("counting up to %s of %s is too much: their product must not exceed "
                               "%s") },
  { "own-end-expected", N_ ("the end of the clause is expected, found %s") },
  { "own-literal-expected",
    N_ ("a cell and its number, such as r1c2=3, or a name is expected, found %s") },
  { "own-most-or-least-expected", N_ ("“most” or “least” is expected, found %s") },
  { "own-name-expected", N_ ("a name is expected, found %s") },
  { "own-not-utf8", N_ ("the text is not in UTF-8") },
  { "own-number-expected", N_ ("a variable or 0 is expected, found %s") },
  { "own-number-unknown", N_ ("variable %s stands for no cell and number; give a new variable a "
                              "name") },
  { "own-text-too-long", N_ ("the text is longer than %s") },
  { "own-too-many", N_ ("there are more than %s clauses") },
  { "own-value-expected", N_ ("“=” and a number, “!=”, or “<” and a cell is expected, found %s") },
  /* Translators: a text in quotation marks, and the side of the grid. */
  { "own-value-outside", N_ ("%s is not a number from 1 to %s") },
  { "own-zero-expected", N_ ("a 0 is expected at the end of the clause, found %s") },

  /* Shapes and rules. */
  /* Translators: the first %s is a side, the other two the smallest and the largest. */
  { "side-range", N_ ("the side %s is not between %s and %s") },
  /* Translators: the largest board; both are the same number. */
  { "canonical-unknown",
    N_ ("the canonical form exists only for boards with boxes and no other rules, up to %s × %s") },
  { "boxes-and-regions", N_ ("a grid can’t have both boxes and regions") },
  /* Translators: the first %s is how many rules a puzzle has, the second how many it may have. */
  { "rules-many", N_ ("there are %s rules, but there may be %s at most") },
  /* Translators: the first %s is the name of a kind of rule, such as “Whispers”, the second why the
   * board can’t have it. */
  { "item-unfit", N_ ("the rule “%s” is not possible like this: %s") },
  /* Translators: %s is a sentence that says what a rule needs. */
  { "rule-unfit", N_ ("the rules do not fit the grid: %s") },
  /* Translators: %s is what was found, in quotation marks. */
  { "rule-unknown", N_ ("%s is not a rule") },
  /* Translators: the first %s is a text in quotation marks, the second the name of a rule, the
   * third the side of the puzzle. */
  { "rule-parameter", N_ ("%s is not valid for the rule “%s” at side %s") },
  /* Translators: the first %s is the number of a region, the second the highest number. */
  { "region-number", N_ ("there is a region %s, but the regions should be 1…%s") },
  { "region-size", .plural = region_size },
  /* Translators: the first %s is how many cells the regions have together, the second how many the
   * puzzle has. */
  { "regions-other-side",
    N_ ("the regions cover %s instead of %s cells: they are for a puzzle of another size") },
  { "shape-no-grid", N_ ("no full grid satisfies these rules") },
  { "level-not-found", .plural = level_not_found },
  /* Translators: %s is a number of rows. A level is how hard a puzzle is, such as “Hard”. */
  { "level-out-of-reach", N_ ("no puzzle of side %s is as hard as this level") },
  /* Translators: a level is how hard a puzzle is for people, such as “Hard”. */
  { "level-not-offered", N_ ("puzzles of this level are not made at this size with these rules") },
  /* Translators: a level is how hard a puzzle is for people; the others are other scales. */
  { "level-not-alone",
    N_ ("a level can’t be combined with a difficulty, technique, rating or strategy") },
  { "demand-not-found", .plural = demand_not_found },
  /* Translators: %s is a number of rows. “That” is a technique that a puzzle shall need, or the
   * rating it shall have. */
  { "demand-out-of-reach", N_ ("no puzzle of side %s is as hard as that") },
  /* Translators: both %s are numbers of rows: the largest, and that of the puzzle. */
  { "demand-too-large",
    N_ ("a technique or rating can be chosen up to side %s, not at side %s") },
  /* Translators: %s is the id of a technique, in quotation marks. */
  { "demand-on-no-scale",
    N_ ("%s is not on any scale, so no puzzle can be made to need it") },
  { "pattern-not-found", .plural = pattern_not_found },
  /* Translators: a pattern is the cells in which givens may stand. */
  { "pattern-impossible", N_ ("no puzzle with one solution has its givens in this pattern") },
  { "pattern-too-few", .plural = pattern_too_few },
  { "pattern-too-small", .plural = pattern_too_small },
  { "pattern-values", .plural = pattern_values },
  /* Translators: a pattern is the cells in which givens may stand; %s are the numbers of rows. */
  { "pattern-rows-empty",
    N_ ("the pattern has no cell in rows %s and %s: these rows could be swapped, so the solution "
        "can’t be unique") },
  /* Translators: as in the sentence before; %s are the numbers of columns. */
  { "pattern-columns-empty",
    N_ ("the pattern has no cell in columns %s and %s: these columns could be swapped, so the "
        "solution can’t be unique") },
  { "demands-conflict", N_ ("no puzzle can have this level, technique and rating together") },

  /* Patterns of givens. */
  { "pattern-none", N_ ("no pattern was found here") },
  { "pattern-side", .plural = pattern_side },
  { "pattern-row", .plural = pattern_row },
  { "pattern-rows-missing", .plural = pattern_rows_missing },
  { "pattern-rows-over", .plural = pattern_rows_over },
  { "pattern-sign",
    N_ ("a row of a pattern has one sign for each cell, without blanks; “.” means that no given "
        "may be there") },
  { "pattern-not-text", N_ ("this is not text in UTF-8") },

  /* Words and numbers in a text. In all of them, the last fact is what was found instead. */
  /* Translators: %s is what was found instead: a piece of the text in quotation marks, or “the end
   * of the line”. */
  { "end-expected", N_ ("the line should end here, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "box-expected", N_ ("the size of a box, such as 3x3, is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "plain-side-expected", N_ ("the side of a puzzle is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "value-expected", N_ ("a value of this grid is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "cell-expected", N_ ("a cell of this grid, such as r1c1, is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "candidate-expected", N_ ("a candidate of this grid, such as r1c1(2), is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "link-expected", N_ ("a link between two candidates, such as r1c1(2)-r1c3(2), is expected, "
                         "found %s") },
  /* Translators: %s is what was found instead, as in the sentence before; “strong” and “weak” stay
   * as they are. */
  { "tie-expected", N_ ("“strong” or “weak” is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "colour-expected", N_ ("the number of a colour is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "seconds-expected", N_ ("a number of seconds is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "position-expected", N_ ("the number of moves done is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "asked-expected", N_ ("how often help was asked for is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before; “hint”, “check” and
   * “other” stay as they are. */
  { "help-expected", N_ ("“hint”, “check” or “other” is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "version-expected", N_ ("the number of a version is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "game-line-expected", N_ ("a line of a saved game is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "note-expected",
    N_ ("a kind of information about the puzzle is expected, such as “author”, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "omission-expected",
    N_ ("a part that was left out of the puzzle is expected, such as “rule-not-read X”, found "
        "%s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "bookmark-number-expected", N_ ("the number of a bookmark is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "bookmark-name-expected", N_ ("the name of a bookmark is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "branch-number-expected", N_ ("the number of a branch is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "branch-expected", N_ ("a branch is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "rule-expected", N_ ("a rule, such as anti-king, is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "rules-expected", N_ ("the names of rules, or “-”, are expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "date-expected", N_ ("a date is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. “alone”, “helped”
   * and “begun” stay as they are. */
  { "stage-expected", N_ ("“alone”, “helped” or “begun” is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "level-expected", N_ ("a level is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. “satdoku-learned” stays
   * as it is. */
  { "learned-expected",
    N_ ("“satdoku-learned” is expected, with which a record of Learn begins, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "technique-expected", N_ ("the id of a technique is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. “open”, “skipped”,
   * “helped” and “solved” stay as they are. */
  { "outcome-expected",
    N_ ("“open”, “skipped”, “helped” or “solved” is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "day-expected", N_ ("a day, such as 2026-11-29, is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "difficulty-expected", N_ ("a difficulty is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "givens-expected", N_ ("the number of givens is expected, found %s") },
  /* Translators: %s is what was found instead, as in the sentence before. */
  { "change-expected", N_ ("a change of a cell of this grid is expected, found %s") },

  /* Saved games. */
  { "game-limit", .plural = game_limit },
  /* Translators: %s is a number; “satdoku” stays as it is. */
  { "game-begin", N_ ("a saved game begins with “satdoku %s”") },
  /* Translators: both %s are version numbers of the file format. */
  { "game-version", N_ ("this game was saved in version %s of the format; only versions up to %s "
                        "can be read") },
  { "game-line-twice", N_ ("there is already a line of this kind") },
  /* Translators: %s is the first word of a line of the file. */
  { "game-line-early", N_ ("“%s” must come after the puzzle") },
  /* Translators: %s is the first word of a line of the file. */
  { "game-line-late", N_ ("“%s” must come before the puzzle") },
  /* Translators: “box” and “plain” are words of the file and stay as they are. */
  { "game-shape-before-rules", N_ ("the shape (“box” or “plain”) must come before the rules") },
  /* Translators: “box” and “plain” are words of the file and stay as they are. */
  { "game-shape-before-puzzle", N_ ("the shape (“box” or “plain”) must come before the puzzle") },
  /* Translators: %s is the side of the puzzle. */
  { "game-symbols", N_ ("%s different visible symbols are expected") },
  /* Translators: %s is the first word of the line that is missing. */
  { "game-short", N_ ("the text ends before “%s”") },
  { "move-unfit", N_ ("this move does not fit the grid") },
  { "move-empty", N_ ("this move changes nothing") },
  /* Translators: the journal is what autosave writes; it has a line for each move. */
  { "journal-line", N_ ("this is not one line of a journal") },
  { "undo-nothing", N_ ("there is no move to undo") },
  { "redo-nothing", N_ ("there is no move to redo") },
  { "keep-nothing", N_ ("there is no undone move to keep") },
  { "branch-unfit", N_ ("this branch does not fit those before it") },
  { "branch-missing", N_ ("there is no such branch") },
  { "bookmark-name-missing", N_ ("the bookmark has no name") },
  { "bookmark-unfit", N_ ("this bookmark does not fit the game") },
  { "bookmark-change-unfit", N_ ("this does not fit the bookmark before it") },
  { "bookmarks-limit", .plural = bookmarks_limit },
  { "branches-limit", .plural = branches_limit },
  { "omissions-limit", .plural = omissions_limit },

  /* Formulas that should be puzzles. */
  { "formula-counted",
    N_ ("this formula asks for a count over some of its variables (“c p show”), so it is not "
        "treated as a puzzle") },
  { "formula-no-variables", N_ ("this formula is not a puzzle: it has no variables") },
  { "formula-limit", .plural = formula_limit },
  { "formula-variables", .plural = formula_variables },
  /* Translators: the first %s is the number of a clause, the second a variable, the third the side
   * of the grid. */
  { "formula-stray",
    N_ ("clause %1$s has the variable %2$s, which stands for no cell and value of a "
        "%3$s×%3$s grid") },
  /* Translators: the first %s is the number of a clause, the second the clause. */
  { "clause-empty", N_ ("clause %s (%s) is empty: nothing can satisfy it") },
  /* Translators: the first %s is the number of a clause, the second the clause. */
  { "clause-foreign", N_ ("clause %s (%s) is neither a rule of Sudoku nor a given") },
  /* Translators: the number of a clause, the clause, a value, a row, a column, another value. */
  { "clause-other-given",
    N_ ("clause %s (%s) gives %s to row %s column %s, which another clause gives %s") },
  /* Translators: the number of a clause, the clause, a value, a row, a column. */
  { "clause-rules-out",
    N_ ("clause %s (%s) rules out %s in row %s column %s, but no given does: a grid can’t express "
        "that") },
  /* Translators: a row and a column. */
  { "formula-lacks-cell",
    N_ ("the rules of Sudoku are incomplete here: no clause says that row %s column %s holds a "
        "value") },
  /* Translators: a row, a column and two values. */
  { "formula-lacks-cell-pair", N_ ("the rules of Sudoku are incomplete here: no clause says that "
                                   "row %s column %s does not hold both %s and %s") },
  /* Translators: a value, the row and the column of a cell, and those of another cell. */
  { "formula-lacks-house-pair",
    N_ ("the rules of Sudoku are incomplete here: no clause says that %s is not both in row %s "
        "column %s and in row %s column %s") },
  /* Translators: the number of a row and a value. */
  { "formula-lacks-in-row",
    N_ ("the rules of Sudoku are incomplete here: no clause says that row %s holds %s") },
  /* Translators: the number of a column and a value. */
  { "formula-lacks-in-column",
    N_ ("the rules of Sudoku are incomplete here: no clause says that column %s holds %s") },
  /* Translators: the number of a box and a value. */
  { "formula-lacks-in-box",
    N_ ("the rules of Sudoku are incomplete here: no clause says that box %s holds %s") },
  /* Translators: the number of a region and a value. */
  { "formula-lacks-in-region",
    N_ ("the rules of Sudoku are incomplete here: no clause says that region %s holds %s") },
  /* Translators: the number of a set of cells, the name of the rule it is of, and a value. */
  { "formula-lacks-in-house",
    N_ ("the rules of Sudoku are incomplete here: no clause says that house %s of “%s” holds %s") },
  /* Translators: the name of the rule, a value, a row and a column. */
  { "formula-lacks-truth",
    N_ ("the rules of Sudoku are incomplete here: no clause of “%s” says that one of several "
        "candidates is true, beginning with %s in row %s column %s") },
  /* Translators: the name of the rule, a value, the row and the column of a cell, and those of
   * another cell. */
  { "formula-lacks-pair",
    N_ ("the rules of Sudoku are incomplete here: no clause of “%s” says what %s in row %s column "
        "%s excludes in row %s column %s") },
  /* Translators: the name of a law, a value, a row and a column. */
  { "formula-lacks-law",
    N_ ("the rules of this Latin square are incomplete: no clause of “%s” says all that follows "
        "from %s in row %s column %s") },
  /* Translators: %s is a value. */
  { "formula-lacks-falling",
    N_ ("the rules of Sudoku are incomplete here: no clause says that the falling diagonal holds "
        "%s") },
  /* Translators: %s is a value. */
  { "formula-lacks-rising",
    N_ ("the rules of Sudoku are incomplete here: no clause says that the rising diagonal holds "
        "%s") },

  /* Plans to compare solvers by, and their tables. */
  { "plan-text", N_ ("this is not a plan of runs: it is not text, or it is too long") },
  { "plan-quote", N_ ("a quote is not closed") },
  /* Translators: the first %s is a word of the plan, in quotation marks, the second a list of
   * English words. */
  { "plan-word", N_ ("%s is not a word of a plan; the words are %s") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-value", N_ ("nothing follows %s") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-values", N_ ("there is more than one value after %s") },
  /* Translators: “puzzles” or “solvers”, which stay as they are. */
  { "plan-missing", N_ ("the plan has no line “%s”") },
  /* Translators: %s is the name of a file with what was written behind it, in quotation marks. */
  { "plan-slice", N_ ("%s: write a selection of the puzzles in a file as [3..7], [3] or [3..]") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-encoding", N_ ("%s is not an encoding") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-reduction", N_ ("%s is not a reduction of formulas") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-numbering", N_ ("%s is not a numbering") },
  /* Translators: %s is a word of the plan, in quotation marks. */
  { "plan-number", N_ ("%s is not a valid number here") },
  /* Translators: the first %s is a number, the second the name of a file. */
  { "plan-puzzles", N_ ("the selection goes beyond the %s puzzles in %s") },
  /* Translators: %s is a number. */
  { "plan-runs", N_ ("the plan has more than %s runs") },
  /* Translators: %s is the name of a column. */
  { "bench-column", N_ ("this is not a row of results: the column “%s” is missing or wrong") },
  /* Translators: %s is a number. */
  { "bench-other-plan", N_ ("run %s in this table differs from the one in the plan; move the table "
                            "away, or choose another with -o") },
  { "bench-in-use", N_ ("another program is writing this table; wait until it has finished, or "
                        "choose another table with -o") },
  { "worksheet-none", N_ ("this is not a worksheet: the line “c worksheet …” is missing") },
  { "worksheet-line",
    N_ ("this line no longer says which worksheet this is; somebody changed it") },
  /* Translators: both are numbers of variables. */
  { "worksheet-variable", N_ ("variable %s is too large for this worksheet, which allows up to "
                              "%s") },
  { NULL },
};
