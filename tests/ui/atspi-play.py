#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens, checks, solves and takes back a puzzle with nothing but what a screen reader has."""

import re
import sys
import tempfile

import atspi
import pyatspi

PUZZLE = (
    "53..7...." "6..195..." ".98....6."
    "8...6...3" "4..8.3..1" "7...2...6"
    ".6....28." "...419..5" "....8..79"
)
CELL_NAME = re.compile(r"row (\d+) column (\d+) box \d+, (\d+|empty)")


def read_board(window):
    """The values of all cells as they are spoken, row by row, "." for an empty one."""
    values = {}
    for cell in atspi.find_all(window, pyatspi.ROLE_TABLE_CELL):
        row, column, value = CELL_NAME.match(cell.name).groups()
        values[int(row), int(column)] = "." if value == "empty" else value
    return "".join(values[place] for place in sorted(values))


def cell(window, row, column):
    return atspi.find(window, pyatspi.ROLE_TABLE_CELL, f"row {row} column {column} ")


def is_invalid(accessible):
    # GTK has called it by both names.
    states = accessible.getState()
    return states.contains(pyatspi.STATE_INVALID_ENTRY) or states.contains(pyatspi.STATE_INVALID)


def is_right(board):
    """Plain rules: each row, column and box holds each digit."""
    rows = [board[i * 9 : i * 9 + 9] for i in range(9)]
    columns = [board[i::9] for i in range(9)]
    boxes = [
        "".join(rows[r + k][c : c + 3] for k in range(3)) for r in (0, 3, 6) for c in (0, 3, 6)
    ]
    return all(sorted(house) == list("123456789") for house in rows + columns + boxes)


def verdict(window):
    """What the panel says, its details included."""
    status_bar = atspi.find(window, pyatspi.ROLE_STATUS_BAR)
    return " ".join(atspi.text_of(found) for found in atspi.walk(status_bar))


def play(window):
    atspi.wait_for("the puzzle", lambda: read_board(window) == PUZZLE)
    atspi.press(window, "Check")
    atspi.wait_for("the verdict", lambda: "exactly one solution" in verdict(window))

    # Another 5 in the first row and the first box: both cells are marked, and the rules named.
    atspi.do_action(atspi.wait_for("the cell", lambda: cell(window, 1, 3)), "cell.select")
    atspi.press(window, "5,")
    atspi.wait_for("the entry", lambda: "5" in cell(window, 1, 3).name)
    atspi.press(window, "Check")
    atspi.wait_for("what is wrong", lambda: "row 1" in verdict(window))
    atspi.wait_for("the mark", lambda: is_invalid(cell(window, 1, 3)))
    atspi.wait_for("the other mark", lambda: is_invalid(cell(window, 1, 1)))
    atspi.wait_for("no third mark", lambda: not is_invalid(cell(window, 1, 2)))
    atspi.press(window, "Undo")
    atspi.wait_for("no mark", lambda: not is_invalid(cell(window, 1, 1)))

    atspi.activate("solve")
    atspi.wait_for("the answer", lambda: is_right(read_board(window)))
    answer = atspi.wait_for("all cells", lambda: read_board(window))
    assert all(given in (".", value) for given, value in zip(PUZZLE, answer)), answer
    atspi.press(window, "Undo")
    atspi.wait_for("the puzzle again", lambda: read_board(window) == PUZZLE)


def main(program):
    with tempfile.NamedTemporaryFile("w", suffix=".sdm") as file:
        file.write(PUZZLE + "\n")
        file.flush()
        with atspi.Program([program, file.name]) as app:
            play(app.window)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
