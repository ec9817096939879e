#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything a screen reader comes across on each page has a name, and not that of its class; the
name of a clause is the sentence that it says."""

import re
import sys

import atspi
import pyatspi

# What can be focused or used, so that it is announced.
SPOKEN_ROLES = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX,
    pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON,
    pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT, pyatspi.ROLE_SLIDER, pyatspi.ROLE_MENU_ITEM,
    pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_LIST,
}
CLASS_NAME = re.compile(r"^(Gtk|Adw|Satdoku|Gdk)[A-Z]")


def check_names(window):
    return [
        f"{accessible.getRoleName()} {accessible.name!r} in {accessible.parent}"
        for accessible in atspi.walk(window)
        if accessible.getRole() in SPOKEN_ROLES
        and (not accessible.name or CLASS_NAME.match(accessible.name))
    ]


def show_page(window, title):
    tab = atspi.wait_for(title, lambda: atspi.find(window, pyatspi.ROLE_PAGE_TAB, title))
    atspi.do_action(tab)
    atspi.wait_for(f"the page {title}", lambda: tab.getState().contains(pyatspi.STATE_SELECTED))


def says_clauses(window):
    return any("can’t hold both" in accessible.name for accessible in atspi.walk(window))


def main(program):
    faults = []
    with atspi.Program([program]) as app:
        assert "Satdoku" in app.window.name, app.window.name
        for title in ("CNF", "Solution", "Grid"):
            show_page(app.window, title)
            if title == "CNF":
                atspi.wait_for("clauses in words", lambda: says_clauses(app.window))
            # In a list, as an empty one would not end the wait.
            faults += atspi.wait_for("all names", lambda: [check_names(app.window)])[0]
    print("without a proper name:", *faults, sep="\n  ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
