#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in a sandbox asks the desktop to choose files and to open addresses: through a
portal, for which this stands in. The files it gives lie where the program has not looked before.

portal.py PROGRAM"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

try:
    from gi.repository import Gio, GLib
except ImportError:
    print("the GObject bindings of Python are not installed")
    sys.exit(77)
if shutil.which("xdotool") is None:
    print("xdotool is not installed")
    sys.exit(77)

PORTAL = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
# Only a limit for a test that hangs.
TIME_LIMIT = 60
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
INTERFACES = """<node>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <property name="version" type="u" access="read"/>
  </interface>
  <interface name="org.freedesktop.portal.OpenURI">
    <method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <property name="version" type="u" access="read"/>
  </interface>
</node>"""


class Portal:
    """Takes down what it is asked for, and answers with the next file."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.asked = []
        self.answer = None
        for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
            self.bus.register_object(PATH, interface, self.call, lambda *_: GLib.Variant("u", 3),
                                     None)
        names = self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                   "org.freedesktop.DBus", "RequestName",
                                   GLib.Variant("(su)", (PORTAL, 4)), None,
                                   Gio.DBusCallFlags.NONE, -1, None)
        assert names.unpack() == (1,)

    def call(self, _bus, sender, _path, _interface, method, parameters, invocation):
        _window, subject, options = parameters.unpack()
        handle = "/".join([PATH, "request", sender[1:].replace(".", "_"), options["handle_token"]])
        self.asked.append((method, subject, options))
        invocation.return_value(GLib.Variant("(o)", (handle,)))
        results = {"uris": GLib.Variant("as", [self.answer] if self.answer else [])}
        self.bus.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response",
                             GLib.Variant("(ua{sv})", (0 if self.answer else 1, results)))


def wait_for(what, condition):
    end = time.monotonic() + TIME_LIMIT
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):
            pass
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for: {what}; there are {list(windows())}")
        time.sleep(0.05)


def windows():
    """The titles of what is shown, with their numbers."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", ".*"],
                           capture_output=True, text=True).stdout.split()
    return {subprocess.run(["xdotool", "getwindowname", window], capture_output=True,
                           text=True).stdout.strip(): window for window in found}


def find(part):
    return next((window for title, window in windows().items() if part in title), None)


def press(window, keys):
    subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", "--clearmodifiers", keys],
                   check=True)


def next_request(portal):
    wait_for("a request", lambda: portal.asked)
    return portal.asked.pop(0)


def main():
    folder = Path(os.environ["XDG_RUNTIME_DIR"]).parent / "files"
    folder.mkdir()
    (folder / "puzzle.sdk").write_text(PUZZLE, encoding="utf-8")
    portal = Portal()
    # The first is for GTK, the second for GIO, and the third for newer GIO.
    environment = {"GDK_DEBUG": f"portals,{os.environ['GDK_DEBUG']}", "GTK_USE_PORTAL": "1",
                   "GIO_USE_PORTALS": "1"}
    program = subprocess.Popen([sys.argv[1], "--new"], env={**os.environ, **environment})
    window = wait_for("a window", lambda: find("Satdoku"))

    portal.answer = (folder / "puzzle.sdk").as_uri()
    press(window, "ctrl+o")
    method, _title, options = next_request(portal)
    assert method == "OpenFile" and options.get("multiple"), (method, options)
    window = wait_for("the file that was chosen", lambda: find("puzzle.sdk"))

    portal.answer = (folder / "game.satdoku").as_uri()
    press(window, "ctrl+shift+s")
    method, _title, options = next_request(portal)
    assert method == "SaveFile", method
    assert options["current_name"].endswith((".sdk", ".satdoku")), options
    assert options["filters"], options
    wait_for("the saved game", lambda: (folder / "game.satdoku").exists())
    assert (folder / "game.satdoku").read_text(encoding="utf-8").startswith("satdoku 1\n")
    window = wait_for("its name", lambda: find("game.satdoku"))

    # Nothing is chosen: the game stays.
    portal.answer = None
    press(window, "ctrl+o")
    assert next_request(portal)[0] == "OpenFile"
    window = wait_for("the same game", lambda: find("game.satdoku"))

    press(window, "ctrl+alt+c")
    share = wait_for("the window that shares", lambda: find("Share"))
    press(share, "alt+o")
    method, address, _options = next_request(portal)
    assert method == "OpenURI" and address.startswith("https://www.sudokuwiki.org/"), address

    program.terminate()
    program.wait(TIME_LIMIT)


main()
