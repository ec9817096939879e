/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of the help, and the search in them. They say what the program does; the keys in them
 * are those of satdoku-shortcuts.c. */

#include "satdoku-config.h"

#include "satdoku-help-topics.h"

#include <glib/gi18n.h>
#include <pango/pango.h>
#include <string.h>

#define TEXT(text)          \
  {                         \
    SATDOKU_HELP_TEXT, text \
  }
#define HEADING(text)          \
  {                            \
    SATDOKU_HELP_HEADING, text \
  }
#define SAMPLE(text)          \
  {                           \
    SATDOKU_HELP_SAMPLE, text \
  }
#define END                 \
  {                         \
    SATDOKU_HELP_TEXT, NULL \
  }

static const SatdokuHelpBlock playing[] = {
  TEXT (N_ ("Fill the board so that every row, every column and every box holds each number "
            "once. Some puzzles have no boxes; in some, both diagonals hold each number once, "
            "too.")),
  HEADING (N_ ("Entering Numbers")),
  TEXT (N_ ("Choose a cell with the mouse or the arrow keys and type its number, or click the "
            "number on the keypad. The small figure on each button says how many are still to "
            "be placed. A right click, a long touch or <b>Return</b> shows all numbers beside "
            "the cell. <b>Backspace</b> clears it.")),
  TEXT (N_ ("The numbers of the puzzle itself are bold and don’t change. Yours have the colour "
            "of the accent, those of the solver are grey.")),
  HEADING (N_ ("Moving Around")),
  TEXT (N_ ("<b>Ctrl</b> and an arrow goes to the next empty cell, <b>Home</b> and <b>End</b> "
            "to the ends of the row, <b>Page Up</b> and <b>Page Down</b> one box up or down.")),
  HEADING (N_ ("Several Cells")),
  TEXT (N_ ("Drag over cells, hold <b>Shift</b> with an arrow or <b>Ctrl</b> with a click to "
            "choose several; <b>Ctrl+A</b> chooses all. What you type then goes into each of "
            "them, and one step takes it back.")),
  TEXT (N_ ("With <b>F9</b> you pick a number first and then click the cells it goes into. "
            "<b>Escape</b> ends that.")),
  HEADING (N_ ("Taking Back")),
  TEXT (N_ ("<b>Ctrl+Z</b> takes back one step after the other, as many as there were, Solve "
            "too. Before you try something, set a bookmark with <b>Ctrl+B</b>: "
            "<b>Ctrl+Alt+B</b> brings you back to it. When you are stuck in a dead end, "
            "<b>Ctrl+Alt+Z</b> goes back to the last position that can still be solved.")),
  TEXT (N_ ("Nothing is lost when you close the window: the next time you go on where you were.")),
  HEADING (N_ ("The Clock")),
  TEXT (N_ ("It runs while you can see the board. A click on it, or <b>Ctrl+Space</b>, pauses "
            "it and hides the board. When you do nothing for a while, it pauses by itself; the "
            "next movement brings the board back.")),
  TEXT (N_ ("<b>Ctrl+Shift+T</b> shows the puzzles you have solved, with your best times. A "
            "puzzle that the solver helped with does not count for these.")),
  TEXT (N_ ("Times are compared among puzzles of one size and difficulty. A puzzle is "
            "<i>trivial</i> when it is enough to look for cells with one candidate, <i>easy</i> "
            "when you also need numbers with one place in a row, column or box, <i>moderate</i> "
            "when two cells share two candidates, and <i>hard</i> when two numbers share two "
            "places or a box decides about a row. When something has to be tried, it is "
            "<i>diabolical</i>.")),
  END,
};

static const SatdokuHelpBlock typing[] = {
  TEXT (N_ ("Where a puzzle has more than 9 numbers, type a number digit by digit: <b>1</b> "
            "and then <b>2</b> enters 12. After the first digit the cell shows what you have "
            "typed, underlined, and waits a moment for the second one. When none comes, the "
            "digit itself is entered.")),
  TEXT (N_ ("You need not wait: <b>Return</b> or any move to another cell enters what is typed "
            "at once. A digit that no number begins with is entered without waiting, such as 5 "
            "in a puzzle up to 36. <b>Escape</b> or <b>Backspace</b> forgets it.")),
  TEXT (N_ ("Letters are shorter: <b>A</b> is 10, <b>B</b> is 11, and so on, as long as no "
            "symbol of the board begins with that letter.")),
  HEADING (N_ ("Other Symbols")),
  TEXT (N_ ("In the preferences the board can show hexadecimal, octal or binary numbers, "
            "letters, or symbols of your own: one character for each number, or several with "
            "spaces or commas between them. Type them as you see them, in capitals or not. "
            "Symbols that are on no key are on the keypad.")),
  END,
};

static const SatdokuHelpBlock marks[] = {
  TEXT (N_ ("Marks note which numbers a cell may still have. Corner marks have places of their "
            "own on boards up to 9 × 9; centre marks stand one beside the other in the middle.")),
  TEXT (N_ ("Hold <b>Ctrl</b> while you type a number for a corner mark, <b>Shift</b> for a "
            "centre mark. The same again removes it. Or change what typing does with the four "
            "buttons above the keypad, or <b>F5</b> to <b>F8</b>: numbers, corner marks, "
            "centre marks, colours.")),
  TEXT (N_ ("<b>Ctrl+G</b> marks all candidates, <b>Ctrl+Shift+G</b> clears all marks. A number "
            "that you enter takes away the marks it makes impossible, unless the preferences say "
            "otherwise.")),
  TEXT (N_ ("Colours mean what you want them to mean: a chain you follow, a guess you try. In "
            "this mode <b>1</b> to <b>9</b> give the cell a colour and a shape, and "
            "<b>Backspace</b> takes it away.")),
  TEXT (N_ ("Where cells are too small for their marks, zoom in.")),
  END,
};

static const SatdokuHelpBlock seeing[] = {
  HEADING (N_ ("Zoom")),
  TEXT (N_ ("<b>Ctrl++</b> and <b>Ctrl+−</b> make the board larger and smaller, <b>Ctrl+0</b> "
            "shows all of it again. <b>Ctrl</b> and the mouse wheel zooms towards the pointer, "
            "two fingers do on a touchpad or a touchscreen.")),
  TEXT (N_ ("Move what you see with the wheel, the scrollbars, or by dragging with the middle "
            "button, or with the left one while you hold <b>Space</b>. When you move with the "
            "keys, the board follows.")),
  HEADING (N_ ("Tints")),
  TEXT (N_ ("The row, the column and the box of the chosen cell have a light tint, and so have "
            "all cells with the same number, a stronger one; both can be turned off. A cell "
            "that breaks a rule has a wedge in its corner as well as another colour.")),
  HEADING (N_ ("Colours and Style")),
  TEXT (N_ ("In the preferences, choose light or dark, and the colours of the numbers. A "
            "colour that could not be read on the board is made darker or lighter.")),
  END,
};

static const SatdokuHelpBlock hints[] = {
  HEADING (N_ ("Warnings")),
  TEXT (N_ ("You choose in the preferences what you are warned of: nothing; broken rules, "
            "which is the same number twice where it may be only once; or dead ends, too, "
            "which are positions that no longer have a solution although no rule is broken. A "
            "warning never says what a cell should be. Where it takes too long to find out, as "
            "on the largest boards, it stays silent.")),
  HEADING (N_ ("Check")),
  TEXT (N_ ("<b>Ctrl+K</b> says every broken rule with its cells, whether the puzzle can still "
            "be solved, and in how many ways. A click on a line lights up the cells.")),
  HEADING (N_ ("Hints")),
  TEXT (N_ ("<b>Ctrl+H</b> fills in one number that is in a solution. You can have it for the "
            "chosen cell or for any: see the menu beside the button.")),
  END,
};

static const SatdokuHelpBlock solver[] = {
  TEXT (N_ ("<b>Ctrl+Return</b> fills the board, whatever its size. What you have entered "
            "stays; if it is part of no solution, you are told so, and which rule it breaks.")),
  TEXT (N_ ("Satdoku first draws the simple conclusions: numbers that have only one place, "
            "cells that have only one number. What is left it says in the language of logic, "
            "as clauses, and gives it to a SAT solver. You can watch it at work, and cancel it "
            "with <b>Escape</b>.")),
  TEXT (N_ ("<i>Clear Solver’s</i> removes its numbers and keeps yours. <i>Protect Numbers</i> "
            "makes everything on the board part of the puzzle: so you enter a puzzle from a "
            "newspaper.")),
  HEADING (N_ ("New Puzzles")),
  TEXT (N_ ("<b>Ctrl+N</b> makes one like the last; <b>Ctrl+Shift+N</b> asks for size, boxes, "
            "symmetry and more. They have exactly one solution unless you want it otherwise.")),
  END,
};

static const SatdokuHelpBlock cnf[] = {
  TEXT (N_ ("The CNF tab shows the puzzle as a SAT solver reads it: a list of clauses. Each is "
            "a row of literals; one of them at least must be true. A literal such as 123 says "
            "that row 1, column 2 holds 3; with a minus it says that it does not.")),
  TEXT (N_ ("Choose a clause to read what it means in words and to see its cells. Filter by "
            "kind, cell, number or literal with <b>Ctrl+F</b>; <b>Ctrl+J</b> on the board "
            "shows the clauses of the chosen cells.")),
  TEXT (N_ ("Or choose cells on the small board beside the clauses, as on the large one: click, "
            "drag, <b>Ctrl</b>+click, or arrow keys with <b>Shift</b>. Type a number there to "
            "list only what speaks of it in these cells; <b>Backspace</b> forgets the number, "
            "<b>Escape</b> the cells.")),
  HEADING (N_ ("Encodings")),
  TEXT (N_ ("<i>Full</i> says every rule in both directions: at least once and at most once. "
            "<i>Simpler</i> says less, and means the same. The numbering says which variable "
            "stands for which cell and number. The question mark explains both.")),
  TEXT (N_ ("Copy the formula with <b>Ctrl+Shift+C</b> or save it with <b>Ctrl+Shift+E</b>, "
            "compressed if the name ends so, and give it to any solver that reads DIMACS.")),
  END,
};

static const SatdokuHelpBlock solution[] = {
  TEXT (N_ ("The Solution tab takes the answer of a SAT solver and turns it into numbers on "
            "the board. <b>Ctrl+M</b> solves the formula with the built-in solver and shows "
            "its model: the list of variables that are true and false.")),
  TEXT (N_ ("Paste the answer of another solver with <b>Ctrl+Shift+V</b>, open it as a file, "
            "or drop it on the window; it may be as MiniSat, Kissat, CaDiCaL or any other "
            "solver prints it. <b>Ctrl+I</b> checks it against the formula and fills the grid. "
            "When it does not fit you learn why: which clause is false, which variable is "
            "missing.")),
  TEXT (N_ ("The answer must belong to the encoding and the numbering that are chosen.")),
  END,
};

static const SatdokuHelpBlock files[] = {
  TEXT (N_ ("<b>Ctrl+S</b> saves the whole game: the puzzle, your numbers, marks, colours, the "
            "clock, and every step, so that you can take back even after you open it again. "
            "Other formats hold the puzzle only.")),
  TEXT (N_ ("You need not save to take up a game again: <b>Alt+Left</b> goes back to the games "
            "that you left for others, one by one.")),
  TEXT (N_ ("Open, paste with <b>Ctrl+V</b> or drop a puzzle in nearly any form: 81 characters "
            "in a line, a grid drawn with frames, the files of other programs, a formula in "
            "DIMACS. What it is, is found out from its contents. When something is wrong with "
            "it, the message says in which line and column.")),
  TEXT (N_ ("<b>Ctrl+C</b> copies the puzzle as text, <i>Copy Puzzle In Format</i> in the menu "
            "in another form. Files keep the numbers, whatever symbols the board shows.")),
  HEADING (N_ ("Paper and Pictures")),
  TEXT (N_ ("<b>Ctrl+P</b> prints the puzzle, <b>Ctrl+Shift+P</b> several new ones. "
            "<b>Ctrl+Alt+S</b> saves the board as a picture.")),
  END,
};

static const SatdokuHelpBlock command_line[] = {
  TEXT (N_ ("The program satdoku-cli does the same in a terminal, for one puzzle or for "
            "thousands.")),
  SAMPLE ("satdoku-cli new --size 16 > puzzle.txt\n"
          "satdoku-cli check puzzle.txt\n"
          "satdoku-cli solve puzzle.txt\n"
          "satdoku-cli convert --to frame puzzle.txt"),
  TEXT (N_ ("With a solver of your own:")),
  SAMPLE ("satdoku-cli encode -o puzzle.cnf puzzle.txt\n"
          "minisat puzzle.cnf answer.txt\n"
          "satdoku-cli decode --model answer.txt puzzle.txt"),
  TEXT (N_ ("The exit status is 0 for yes, 1 for no, 2 for bad input and 3 for giving up. All "
            "commands and options are in the manual page satdoku-cli(1).")),
  SAMPLE ("satdoku-cli --help\n"
          "man satdoku-cli"),
  END,
};

static const SatdokuHelpTopic topics[] = {
  { "playing", N_ ("Playing"), "input-gaming-symbolic", playing },
  { "typing", N_ ("Typing Large Numbers"), "input-keyboard-symbolic", typing },
  { "marks", N_ ("Marks and Colours"), "document-edit-symbolic", marks },
  { "seeing", N_ ("Zoom and Looks"), "zoom-in-symbolic", seeing },
  { "hints", N_ ("Warnings and Hints"), "dialog-information-symbolic", hints },
  { "solver", N_ ("The Solver and New Puzzles"), "system-run-symbolic", solver },
  { "cnf", N_ ("The CNF Tab"), "view-list-symbolic", cnf },
  { "solution", N_ ("The Solution Tab"), "object-select-symbolic", solution },
  { "files", N_ ("Files and Formats"), "folder-documents-symbolic", files },
  { "command-line", N_ ("The Command Line"), "utilities-terminal-symbolic", command_line },
};

/**
 * satdoku_help_topics:
 * @n_topics: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_topics): the topics, not yet translated
 */
const SatdokuHelpTopic *
satdoku_help_topics (gsize *n_topics)
{
  *n_topics = G_N_ELEMENTS (topics);
  return topics;
}

/**
 * satdoku_help_block_text:
 * @block: a part of a topic
 *
 * Returns: (transfer none): its text in the player's language
 */
const char *
satdoku_help_block_text (const SatdokuHelpBlock *block)
{
  g_return_val_if_fail (block != NULL && block->text != NULL, NULL);

  return block->kind == SATDOKU_HELP_SAMPLE ? block->text : _ (block->text);
}

/* Everything that can be read in a topic, without markup, for comparing. */
static char *
fold_topic (const SatdokuHelpTopic *topic)
{
  g_autoptr (GString) all = g_string_new (_ (topic->title));

  for (const SatdokuHelpBlock *block = topic->blocks; block->text != NULL; block++)
    {
      const char *text = satdoku_help_block_text (block);
      g_autofree char *plain = NULL;

      if (block->kind == SATDOKU_HELP_TEXT)
        pango_parse_markup (text, -1, 0, NULL, &plain, NULL, NULL);
      g_string_append_printf (all, "\n%s", plain != NULL ? plain : text);
    }
  return g_utf8_casefold (all->str, -1);
}

/**
 * satdoku_help_topic_matches:
 * @topic: a topic
 * @words: what the player looks for, in any case
 *
 * Returns: are all of these words, or beginnings of words, in the topic?
 */
gboolean
satdoku_help_topic_matches (const SatdokuHelpTopic *topic,
                            const char *words)
{
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (topic != NULL && words != NULL, FALSE);

  all = fold_topic (topic);
  folded = g_utf8_casefold (words, -1);
  parts = g_strsplit_set (folded, " \t", -1);
  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (all, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}
