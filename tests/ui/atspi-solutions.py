#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at the solutions of a puzzle that has several with nothing but what a screen reader has."""

import re
import sys
import tempfile

import atspi
import pyatspi

PUZZLE = (
    "53..7...." "6...95..." ".9.....6."
    "8...6...." "4..8.3..1" "7...2...6"
    ".6....28." "...419..5" "....8..79"
)
N_SOLUTIONS = 24
GIVEN = re.compile(r"row (\d+) column (\d+) box \d+, (\d), given")
SHOWN = re.compile(r"row (\d+) column (\d+) box \d+, empty, (\d) in this solution")
COUNTED = re.compile(r"(\d) in (\d+) solutions?")
ALWAYS = re.compile(r"(\d) in every solution")


def read_solution(window):
    """The values of all cells as they are spoken, row by row; None when one is missing."""
    values = {}
    for cell in atspi.find_all(window, pyatspi.ROLE_TABLE_CELL):
        match = GIVEN.match(cell.name) or SHOWN.match(cell.name)
        if match:
            row, column, value = match.groups()
            values[int(row), int(column)] = value
    return "".join(values[place] for place in sorted(values)) if len(values) == 81 else None


def is_right(board):
    """Plain rules: each row, column and box holds each digit, and the givens are kept."""
    rows = [board[i * 9 : i * 9 + 9] for i in range(9)]
    columns = [board[i::9] for i in range(9)]
    boxes = [
        "".join(rows[r + k][c : c + 3] for k in range(3)) for r in (0, 3, 6) for c in (0, 3, 6)
    ]
    return all(sorted(house) == list("123456789") for house in rows + columns + boxes) and all(
        given in (".", value) for given, value in zip(PUZZLE, board)
    )


def says(window, text):
    return any(text in atspi.text_of(found) for found in atspi.walk(window))


def count_named(cell):
    """In how many solutions the cell has its values, all together; None: it is not said."""
    if ALWAYS.search(cell.name):
        return N_SOLUTIONS
    counts = [int(n) for _, n in COUNTED.findall(cell.name)]
    return sum(counts) if counts else None


def look(window):
    atspi.press(window, "Check")
    atspi.wait_for("the verdict", lambda: says(window, "There is more than one solution"))
    atspi.press(window, "Why Several?")
    atspi.wait_for("the number", lambda: says(window, f"There are {N_SOLUTIONS} solutions"))
    atspi.press(window, "One")
    first = atspi.wait_for("a solution", lambda: read_solution(window))
    assert is_right(first), first
    atspi.wait_for("its place", lambda: says(window, f"1 of {N_SOLUTIONS}"))
    atspi.press(window, "Next Solution")
    atspi.wait_for("the next place", lambda: says(window, f"2 of {N_SOLUTIONS}"))
    second = atspi.wait_for("the next one", lambda: read_solution(window))
    assert is_right(second) and second != first, second
    differing = [
        cell.name
        for cell in atspi.find_all(window, pyatspi.ROLE_TABLE_CELL)
        if "another number in the one before" in cell.name
    ]
    assert len(differing) == sum(a != b for a, b in zip(first, second)), differing

    atspi.press(window, "Values")
    atspi.wait_for(
        "counts of all empty cells",
        lambda: all(
            count_named(cell) == N_SOLUTIONS
            for cell in atspi.find_all(window, pyatspi.ROLE_TABLE_CELL)
            if "empty" in cell.name
        ),
    )
    atspi.press(window, "Add It to the Puzzle")
    atspi.wait_for("one solution", lambda: says(window, "There is exactly one solution now"))


def main(program):
    with tempfile.NamedTemporaryFile("w", suffix=".sdm") as file:
        file.write(PUZZLE + "\n")
        file.flush()
        with atspi.Program([program, file.name]) as app:
            look(app.window)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
