#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of all cells of a board, as a screen reader says them, while a game is played."""

import sys
import tempfile

import atspi
import pyatspi
from gi.repository import GLib

PUZZLE = (
    "53..7...." "6..195..." ".98....6."
    "8...6...3" "4..8.3..1" "7...2...6"
    ".6....28." "...419..5" "....8..79"
)
SIDE = 9


class Board:
    """The names that there should be. The rules are those of the book."""

    def __init__(self):
        self.values = [None if value == "." else value for value in PUZZLE]
        self.origins = ["given" if value else None for value in self.values]
        self.corner = [set() for _ in PUZZLE]
        self.centre = [set() for _ in PUZZLE]
        self.chain = [[] for _ in PUZZLE]

    def enter(self, row, column, value, origin="entry"):
        cell = (row - 1) * SIDE + column - 1
        self.values[cell] = value
        self.origins[cell] = origin if value else None

    def clashes(self, cell):
        """The other cells that hold the same, in the order of rows, columns, boxes."""
        houses = (lambda c: c // SIDE, lambda c: c % SIDE, lambda c: (c // 27, c % SIDE // 3))
        found = []
        for house in houses:
            for other in range(SIDE * SIDE):
                same = self.values[other] == self.values[cell] and house(other) == house(cell)
                if same and other != cell and other not in found:
                    found.append(other)
        return found

    def content(self, cell):
        if self.values[cell]:
            return f"{self.values[cell]}, {self.origins[cell]}"
        text = "empty"
        for kind, marks in (("corner", self.corner[cell]), ("centre", self.centre[cell])):
            if marks:
                text += f", {kind} marks {' '.join(sorted(marks))}"
        return ", ".join([text] + self.chain[cell])

    def name(self, cell):
        row, column = divmod(cell, SIDE)
        box = row // 3 * 3 + column // 3 + 1
        text = f"row {row + 1} column {column + 1} box {box}, {self.content(cell)}"
        others = self.clashes(cell) if self.values[cell] else []
        if others:
            places = [f"row {c // SIDE + 1} column {c % SIDE + 1}" for c in others]
            head = ", ".join(places[:-1])
            text += ", clashes with " + (f"{head} and {places[-1]}" if head else places[-1])
        return text

    def names(self):
        return [self.name(cell) for cell in range(SIDE * SIDE)]


def read_names(window):
    """What is said of all cells, in the order in which the reader comes across them."""
    board = atspi.find(window, pyatspi.ROLE_TABLE)
    return [cell.name for cell in atspi.find_all(board, pyatspi.ROLE_TABLE_CELL)]


def compare(window, board, what):
    expected = board.names()
    try:
        atspi.wait_for(what, lambda: read_names(window) == expected)
    except AssertionError:
        for said, wanted in zip(read_names(window), expected):
            if said != wanted:
                print(f"{what}: said {said!r}, wanted {wanted!r}")
        raise


def select(window, board, row, column):
    name = board.name((row - 1) * SIDE + column - 1)
    cell = atspi.wait_for(name, lambda: atspi.find(window, pyatspi.ROLE_TABLE_CELL, name))
    atspi.do_action(cell, "cell.select")
    atspi.wait_for("the selection", lambda: atspi.find(window, pyatspi.ROLE_TABLE_CELL, name)
                   .getState().contains(pyatspi.STATE_SELECTED))


def play(window):
    board = Board()
    compare(window, board, "the puzzle")

    select(window, board, 1, 3)
    atspi.press(window, "4,")
    board.enter(1, 3, "4")
    compare(window, board, "an entry")

    # It stands in this row and this box already, and twice in the column.
    atspi.press(window, "8,")
    board.enter(1, 3, "8")
    compare(window, board, "a conflict")
    atspi.press(window, "Undo")
    board.enter(1, 3, "4")
    compare(window, board, "taken back")
    atspi.press(window, "Undo")
    board.enter(1, 3, None)
    compare(window, board, "all taken back")

    atspi.press(window, "Enter Corner Marks")
    for value in "42":
        atspi.press(window, f"{value},")
        board.corner[2].add(value)
    compare(window, board, "corner marks")
    atspi.press(window, "Enter Centre Marks")
    atspi.press(window, "1,")
    board.centre[2].add("1")
    compare(window, board, "corner and centre marks")

    atspi.activate("mode", GLib.Variant("s", "chain"))
    atspi.press(window, "4,")
    board.chain[2].append("candidate 4: Red")
    compare(window, board, "a coloured candidate")
    atspi.press(window, "Link Two Candidates")
    atspi.press(window, "4,")
    atspi.press(window, "1,")
    board.chain[2].append("candidate 1: strong link to 4 in row 1 column 3")
    board.chain[2].append("candidate 4: strong link to 1 in row 1 column 3")
    compare(window, board, "linked candidates")

    atspi.activate("solve")
    compare_answer(window, board)


def compare_answer(window, board):
    """Every empty cell holds an answer, and says so."""
    def is_solved():
        names = read_names(window)
        return all(name.endswith("answer" if origin is None else origin)
                   for name, origin in zip(names, board.origins))
    atspi.wait_for("the answers", is_solved)


def main(program):
    with tempfile.NamedTemporaryFile("w", suffix=".sdm") as file:
        file.write(PUZZLE + "\n")
        file.flush()
        with atspi.Program([program, file.name]) as app:
            play(app.window)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
