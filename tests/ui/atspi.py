# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of a program, for the tests beside this file.

Import it before anything else of the accessibility stack: where that is not installed the test is
skipped.
"""

import subprocess
import sys
import time

try:
    import pyatspi
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError):
    print("pyatspi is not installed")
    sys.exit(77)

APPLICATION = "io.github.satdoku.Satdoku"
PATH = "/io/github/satdoku/Satdoku"

# Only a limit for a test that hangs.
TIME_LIMIT = 180
# By itself the library gives up after 800 ms, which a program with a sanitizer may well need.
Atspi.set_timeout(TIME_LIMIT * 1000, TIME_LIMIT * 1000)


def wait_for(what, condition):
    """Runs the main loop until condition() is true and returns its value."""
    context = GLib.MainContext.default()
    end = time.monotonic() + TIME_LIMIT
    while True:
        try:
            value = condition()
        except (GLib.Error, LookupError, AttributeError, NotImplementedError):
            value = None  # what was asked is just coming or going away
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for: {what}")
        wake = GLib.timeout_add(10, lambda: GLib.SOURCE_CONTINUE)
        context.iteration(True)
        GLib.source_remove(wake)


def walk(accessible):
    """All that is below accessible and takes room on the screen, depth first, itself first."""
    yield accessible
    for index in range(accessible.childCount):
        child = accessible[index]
        if child is not None and is_shown(child):
            yield from walk(child)


def text_of(accessible):
    """Its name or, as newer GTK gives a status none, what is written in it."""
    if accessible.name:
        return accessible.name
    try:
        return accessible.queryText().getText(0, -1)
    except NotImplementedError:
        return ""


def is_shown(accessible):
    try:
        extents = accessible.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    except NotImplementedError:
        return True
    return extents.width > 0 and extents.height > 0


def find(accessible, role=None, name=None):
    """The first below accessible with that role of pyatspi and that text in its name, or None."""
    for candidate in walk(accessible):
        if role is not None and candidate.getRole() != role:
            continue
        if name is not None and name not in candidate.name:
            continue
        return candidate
    return None


def find_all(accessible, role):
    return [candidate for candidate in walk(accessible) if candidate.getRole() == role]


def do_action(accessible, name="click"):
    """Does the action of that name. Fails when there is none."""
    actions = accessible.queryAction()
    for index in range(actions.nActions):
        if actions.getName(index) == name:
            assert actions.doAction(index), f"{accessible}: {name} was refused"
            return
    names = [actions.getName(index) for index in range(actions.nActions)]
    raise AssertionError(f"{accessible} has no action {name}, only {names}")


def press(accessible, name):
    """Presses the button with that text in its name as soon as there is one."""
    # Those that stay pressed have the first role in older GTK, too.
    button = wait_for(name, lambda: find(accessible, pyatspi.ROLE_PUSH_BUTTON, name) or
                      find(accessible, pyatspi.ROLE_TOGGLE_BUTTON, name))
    do_action(button)


def activate(name, parameter=None, path=PATH + "/window/1"):
    """Does an action of the program, or sets its state, as its desktop would."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    parameters = [parameter] if parameter is not None else []
    bus.call_sync(APPLICATION, path, "org.gtk.Actions", "Activate",
                  GLib.Variant("(sava{sv})", (name, parameters, {})), None,
                  Gio.DBusCallFlags.NONE, -1, None)


def dump(accessible, indent=0):
    """Prints the tree, for the log of a failed test."""
    print(f"{'  ' * indent}{accessible.getRoleName()}: {accessible.name!r}")
    for index in range(accessible.childCount):
        child = accessible[index]
        if child is not None and is_shown(child):
            dump(child, indent + 1)


class Program:
    """A running program and what the registry knows of it; use it with `with`."""

    def __init__(self, arguments):
        self.arguments = arguments

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments)
        try:
            self.application = wait_for("the program in the registry", self._look_up)
            self.window = wait_for("its window", self._look_up_window)
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind, value, traceback):
        if kind is not None:
            dump(self.application)
        self._end()

    def _look_up(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program has ended with status {self.process.returncode}")
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            application = desktop[index]
            if application is not None and application.get_process_id() == self.process.pid:
                return application
        return None

    def _look_up_window(self):
        windows = [self.application[i] for i in range(self.application.childCount)]
        return next((w for w in windows if w is not None and w.name), None)

    def _end(self):
        self.process.terminate()
        self.process.wait()
