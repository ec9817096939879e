#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be used, on each page, in each view beside the board and in each window that
the program opens, has a name for a screen reader, and not that of its class; the name of a clause
is the sentence that it says, and a drop-down also says what is chosen."""

import re
import sys
import time

import atspi
import pyatspi
from gi.repository import Gio, GLib

# What can be used, so that it is announced; beside all that can have the focus.
SPOKEN_ROLES = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX,
    pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SPIN_BUTTON,
    pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT, pyatspi.ROLE_SLIDER, pyatspi.ROLE_MENU_ITEM,
    pyatspi.ROLE_PAGE_TAB, pyatspi.ROLE_TABLE_CELL, pyatspi.ROLE_LIST,
}
# What only holds others.
SILENT_ROLES = {
    pyatspi.ROLE_SCROLL_PANE, pyatspi.ROLE_FILLER, pyatspi.ROLE_PANEL, pyatspi.ROLE_FRAME,
}
CLASS_NAME = re.compile(r"^(Gtk|Adw|Satdoku|Gdk)[A-Z]")

# So long may a page take to come or to go.
SETTLING_SECONDS = 15
# The actions of the window that open another one.
WINDOWS = ["library", "new-dialog", "print-new", "statistics", "calendar", "preferences", "help",
           "learn", "show-shortcuts"]


def is_used(accessible):
    role = accessible.getRole()
    return role in SPOKEN_ROLES or (role not in SILENT_ROLES and
                                    accessible.getState().contains(pyatspi.STATE_FOCUSABLE))


def has_name(accessible):
    return bool(accessible.name) and not CLASS_NAME.match(accessible.name)


def has_mark(accessible):
    # Of the key that goes with it: it is drawn as a line below the letter, and not read.
    return "_" in accessible.name


def holds_name(accessible):
    return has_name(accessible) or any(holds_name(child) for child in accessible)


def is_named(accessible):
    # A list without a title and its rows are read as what they hold.
    if accessible.getRole() in (pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_ITEM):
        return holds_name(accessible)
    return has_name(accessible)


def says_choice(combo_box):
    # A row has the focus itself, of a drop-down it is the button in it.
    written = {label.name for label in atspi.find_all(combo_box, pyatspi.ROLE_LABEL)} - {""}
    return any(part.description.startswith(text) for part in atspi.walk(combo_box)
               if part.getState().contains(pyatspi.STATE_FOCUSABLE) for text in written)


def check_names(place, root):
    return [
        f"{place}: {accessible.getRoleName()} {accessible.name!r} in {accessible.parent}"
        for accessible in atspi.walk(root)
        if is_used(accessible) and (not is_named(accessible) or has_mark(accessible))
    ] + [
        f"{place}: what is chosen in {combo_box.name!r}"
        for combo_box in atspi.find_all(root, pyatspi.ROLE_COMBO_BOX)
        if not says_choice(combo_box)
    ]


def collect(place, root):
    """What has no proper name, when a page that comes or goes has had its time."""
    end = time.monotonic() + SETTLING_SECONDS

    def look():
        faults = check_names(place, root)
        # What was asked before it had its name is not to be remembered.
        root.clear_cache()
        # In a list, as an empty one would not end the wait.
        return [faults] if not faults or time.monotonic() > end else None

    return atspi.wait_for("all names", look)[0]


def show_page(window, title):
    tab = atspi.wait_for(title, lambda: atspi.find(window, pyatspi.ROLE_PAGE_TAB, title))
    atspi.do_action(tab)
    atspi.wait_for(f"the page {title}", lambda: tab.getState().contains(pyatspi.STATE_SELECTED))


def says_clauses(window):
    return any("can’t hold both" in atspi.text_of(found) for found in atspi.walk(window))


def press_filter(window):
    # What is pressed has its own text in older GTK, and the name of the whole in newer.
    button = atspi.wait_for(
        "the button of the filter",
        lambda: atspi.find(window, pyatspi.ROLE_PUSH_BUTTON, "Filter") or
        atspi.find(window, pyatspi.ROLE_TOGGLE_BUTTON, "Filter") or
        atspi.find(window, pyatspi.ROLE_TOGGLE_BUTTON, "List only the clauses"))
    atspi.do_action(button)


def check_filter(window):
    """The choices that come out of the filter's button."""
    press_filter(window)
    atspi.wait_for("the filter", lambda: atspi.find(window, pyatspi.ROLE_COMBO_BOX, "Literals"))
    faults = collect("filter", window)
    press_filter(window)
    atspi.wait_for("no filter",
                   lambda: not atspi.find(window, pyatspi.ROLE_COMBO_BOX, "Literals"))
    return faults


def check_pages(window):
    faults = []
    for title in ("CNF", "Solution", "Grid"):
        show_page(window, title)
        if title == "CNF":
            atspi.wait_for("clauses in words", lambda: says_clauses(window))
            faults += check_filter(window)
        faults += collect(title, window)
    return faults


def check_views(window):
    faults = []
    for view, text in (("explain", "The Path"), ("set", "Start Playing"),
                       ("branches", "Try Something"), ("play", "Solve")):
        atspi.activate("view", GLib.Variant("s", view))
        atspi.wait_for(view, lambda text=text: atspi.find(window, None, text))
        faults += collect(view, window)
    return faults


def other_window(app):
    children = [app.application[i] for i in range(app.application.childCount)]
    return next((w for w in children if w is not None and w.name and w != app.window), None)


def check_window(app, name, path):
    atspi.activate(name, path=path)
    window = atspi.wait_for(name, lambda: other_window(app))
    atspi.wait_for(f"contents of {name}", lambda: atspi.find(window, pyatspi.ROLE_PUSH_BUTTON))
    faults = collect(name, window)
    for tab in atspi.find_all(window, pyatspi.ROLE_PAGE_TAB):
        atspi.do_action(tab)
        faults += collect(f"{name}, {tab.name}", window)
    atspi.do_action(window, "window.close")
    atspi.wait_for(f"the end of {name}", lambda: other_window(app) is None)
    return faults


def main(program):
    with atspi.Program([program]) as app:
        assert "Satdoku" in app.window.name, app.window.name
        faults = check_pages(app.window) + check_views(app.window)
        for name in WINDOWS:
            faults += check_window(app, name, atspi.PATH + "/window/1")
        faults += check_window(app, "about", atspi.PATH)
    print("what is not said, or has no proper name:", *faults, sep="\n  ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
