#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why there is no solution, what is changed in a puzzle, and what is tried, with nothing but what a
screen reader has: each is found by its name, and what comes of it is said in sentences."""

import re
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
# Nothing can stand in its place: the first column has no place for 1 then.
WRONG = (1, 3, 1)
RIGHT = 4


def says(window, text):
    return any(text in atspi.text_of(found) for found in atspi.walk(window))


def cell(window, row, column):
    return atspi.find(window, pyatspi.ROLE_TABLE_CELL, f"row {row} column {column} ")


def select(window, row, column):
    atspi.do_action(atspi.wait_for("the cell", lambda: cell(window, row, column)), "cell.select")


def find_reason(window):
    """A wrong entry, why it can't be, and back."""
    row, column, value = WRONG
    select(window, row, column)
    atspi.press(window, f"{value},")
    atspi.wait_for("the entry", lambda: f", {value}" in cell(window, row, column).name)
    atspi.activate("view", GLib.Variant("s", "explain"))
    atspi.press(window, "Why There Is No Solution")
    atspi.wait_for("the reason", lambda: says(window, "no place is left for 1 in column 1"))
    assert says(window, "Leave out any one of them, and the others have a solution.")
    assert says(window, f"Entered: {value} in row {row} column {column}")
    assert says(window, f"Without {value} in row {row} column {column}, this can be solved.")
    atspi.press(window, "Take It Back")
    atspi.wait_for("what was done", lambda: says(window, "This can be solved again"))
    atspi.wait_for("no entry", lambda: "empty" in cell(window, row, column).name)


def change(window):
    """What is superfluous, and one of it goes."""
    atspi.activate("view", GLib.Variant("s", "set"))
    atspi.press(window, "Find Superfluous Numbers")
    atspi.wait_for("the number", lambda: says(window, "22 numbers are superfluous"))
    assert says(window, "Each can be removed alone, but rarely all of them at once.")
    select(window, 1, 1)
    button = atspi.wait_for("the button", lambda: atspi.find(
        window, pyatspi.ROLE_PUSH_BUTTON, "Remove the Selected One"))
    atspi.wait_for("its use", lambda: button.getState().contains(pyatspi.STATE_SENSITIVE))
    atspi.do_action(button)
    atspi.wait_for("what is left", lambda: says(window, "There still is exactly one solution"))
    assert says(window, "1 number removed")
    assert "empty" in cell(window, 1, 1).name
    atspi.press(window, "Undo")
    atspi.wait_for("the number again", lambda: "5, given" in cell(window, 1, 1).name)


def try_out(window):
    """A branch for each number, and where one is; nothing is judged unless that is asked for."""
    row, column, value = WRONG
    select(window, row, column)
    atspi.activate("try")
    place = f"row {row} column {column}"
    rows = re.compile(rf"(\d) in {place}, (.*), level 1")

    def fates():
        found = (rows.fullmatch(item.name)
                 for item in atspi.find_all(window, pyatspi.ROLE_LIST_ITEM))
        return {int(match[1]): match[2] for match in found if match}

    atspi.wait_for("what is tried", lambda: fates() == {
        1: "You are here", 2: "Tried", RIGHT: "Tried"})
    atspi.activate("view", GLib.Variant("s", "play"))
    atspi.wait_for("where one is", lambda: says(window, f"In the branch “{value} in {place}”"))
    atspi.press(window, "Back to What the Branch Was Opened From")
    atspi.wait_for("the game", lambda: "empty" in cell(window, row, column).name)


def main(program):
    with tempfile.NamedTemporaryFile("w", suffix=".sdm") as file:
        file.write(PUZZLE + "\n")
        file.flush()
        with atspi.Program([program, file.name]) as app:
            find_reason(app.window)
            change(app.window)
            try_out(app.window)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
