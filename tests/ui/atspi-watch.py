#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches a solver with the keyboard alone, and hears what it learns: on a 4×4 board decides that
row 1, column 1 is 1, goes on to a conflict, and reads the clause that is learned in words."""

import re
import shutil
import subprocess
import sys
import tempfile

import atspi

if shutil.which("xdotool") is None:
    print("xdotool is not installed")
    sys.exit(77)

PUZZLE = "...............4"
# From the entry for a line back to the encodings: families, numberings, ways, encodings.
N_TABS = 3
DECIDED = "Level 1: row 1 column 1 is 1 is decided"
LEARNED = re.compile(r"^Learned: not at the same time: (row \d column \d is (not )?\d(, | and )?)+ "
                     r"— level \d+, jumps back to level \d+$")


def press(*keys):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)


def hears(window, text):
    return any(text in atspi.text_of(found) for found in atspi.walk(window))


def hear_learned(window):
    for found in atspi.walk(window):
        if LEARNED.match(found.name):
            return found.name
    return None


def watch(window):
    press("alt+2")
    atspi.wait_for("the clauses", lambda: hears(window, "Line 2: "))
    press("ctrl+l")
    press(*["shift+Tab"] * N_TABS)
    press("space")
    press("Down", "Down", "Return")
    atspi.wait_for("the encoding", lambda: hears(window, "Minimal CNF"))
    press("ctrl+shift+y")
    atspi.wait_for("the solver", lambda: hears(window, "Step 0 of"))
    press("ctrl+alt+e")
    atspi.wait_for("what can be decided", lambda: hears(window, "row 1 column 1 is 1"))
    subprocess.run(["xdotool", "type", "r1c1=1"], check=True)
    press("Return")
    atspi.wait_for("the decision", lambda: hears(window, DECIDED))
    press("ctrl+alt+Right")
    print(atspi.wait_for("what is learned", lambda: hear_learned(window)))


def main(program):
    with tempfile.NamedTemporaryFile("w", suffix=".sdm") as file:
        file.write(PUZZLE + "\n")
        file.flush()
        with atspi.Program([program, file.name]) as app:
            watch(app.window)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
