#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Anybody on the session bus may ask anything of the program: every action that it exports gets
parameters and states of the right type that mean nothing, and so do the calls that open files,
hand over a command line or search. It says nothing on standard error and stays.

junk.py PROGRAM"""

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

APPLICATION = "io.github.satdoku.Satdoku"
PATH = "/io/github/satdoku/Satdoku"
SEARCH = "org.gnome.Shell.SearchProvider2"
# Only a limit for a test that hangs.
TIME_LIMIT = 60
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
FORMULA = "p cnf 3 3\n1 -2 0\n2 3 0\n-1 0\n"
# They end the program, and come last.
LAST = ["quit", "close"]
LONG = "9" * 100000
STRINGS = ["", "x", " ", "/", ":", "::", "%s%n", "\x01\x07\x1b", "\u202e", "\U0001f600", "0", "-1",
           "1/0", "3x", "x3", "0x0", "9999999999x1", "file:", "file://", "file:///", "file:///x%ff",
           "http:", "http://[", "trash:///x", "sftp://", "%", "%zz", "none", "puzzle:", "lesson:",
           "all:all", "cnf", "win.on-solution", "cnf.go-to-line", "solution.show-model", LONG]
NUMBERS = {
    "u": [0, 1, 2, 9, 10, 35, 36, 64, 65, 99, 100, 101, 255, 256, 65535, 65536, 2**31 - 1, 2**31,
          4000000000, 2**32 - 1],
    "i": [0, 1, -1, 2**31 - 1, -2**31],
    "x": [0, 1, -1, 2**31, 2**63 - 1, -2**63],
    "t": [0, 1, 2**31, 2**63, 2**64 - 1],
    "n": [0, -1, 2**15 - 1, -2**15],
    "q": [0, 65535],
    "y": [0, 255],
    "d": [0.0, -1.0, 1e308, float("inf"), float("-inf"), float("nan")],
    "b": [False, True],
}
URIS = STRINGS[:-1] + ["file:///tmp/none.sdk", "file:///dev/null", "data:,x", "file:////",
                       "mailto:a@b", "recent:///", "file://elsewhere/x", "resource:///x",
                       "resource:///", "admin:///etc", "x:x", "file:///proc/self/mem"]


def wait_for(what, condition):
    end = time.monotonic() + TIME_LIMIT
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for: {what}")
        time.sleep(0.02)


def values(kind):
    """Values of a type, most of which mean nothing."""
    if kind in NUMBERS:
        return [GLib.Variant(kind, number) for number in NUMBERS[kind]]
    if kind == "s":
        return [GLib.Variant("s", text) for text in STRINGS]
    if kind.startswith("(") and set(kind[1:-1]) <= {*NUMBERS, "s"}:
        lists = [NUMBERS.get(part, STRINGS) for part in kind[1:-1]]
        n = max(len(numbers) for numbers in lists)
        return [GLib.Variant(kind, tuple(numbers[(i * (k + 1)) % len(numbers)]
                                         for k, numbers in enumerate(lists)))
                for i in range(2 * n)]
    raise AssertionError(f"add values of the type {kind}")


class Program:
    def __init__(self, path):
        self.log = Path(os.environ["TMPDIR"]) / "log"
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([path], stdout=log, stderr=log)
        self.said = 0
        self.faults = []
        wait_for("the name on the bus", self.has_owner)
        wait_for("a window", self.windows)

    def has_owner(self):
        assert self.process.poll() is None, self.end()
        return self.raw("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                        "NameHasOwner", GLib.Variant("(s)", (APPLICATION,)))[0]

    def raw(self, name, path, interface, method, parameters=None):
        return self.bus.call_sync(name, path, interface, method, parameters, None,
                                  Gio.DBusCallFlags.NONE, TIME_LIMIT * 1000, None).unpack()

    def windows(self):
        try:
            return self.actions(f"{PATH}/window/1")
        except GLib.Error:
            return None

    def actions(self, path):
        """Name → enabled, type of the parameter, state."""
        return self.raw(APPLICATION, path, "org.gtk.Actions", "DescribeAll")[0]

    def call(self, what, path, interface, method, parameters):
        """A call that may be refused; then one that is answered after all it brought about."""
        try:
            self.raw(APPLICATION, path, interface, method, parameters)
        except GLib.Error as error:
            assert self.process.poll() is None, (what, self.end())
            if "NoReply" in error.message:
                raise
        self.look(what)

    def look(self, what):
        try:
            self.actions(PATH)
        except GLib.Error:
            pass
        assert self.process.poll() is None, (what, self.end())
        text = self.log.read_bytes()
        said = text[self.said:].decode(errors="replace")
        if "CRITICAL" in said or "WARNING" in said or "ERROR" in said:
            self.faults.append((what, said))
        self.said = len(text)

    def end(self):
        return self.process.poll(), self.faults, self.log.read_text(errors="replace")[-2000:]


def press_escape():
    """Away with what dialogs have come up."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", ".*"],
                           capture_output=True, text=True).stdout.split()
    for window in found[1:]:
        # It may be gone by then.
        subprocess.run(["xdotool", "key", "--window", window, "Escape"], check=False,
                       stderr=subprocess.DEVNULL)


def open_files(program):
    uris = [[uri] for uri in URIS] + [[], URIS, ["x"] * 1000]
    for uri in uris:
        name = str(uri)[:60]
        program.call(f"Open {name}", PATH, "org.gtk.Application", "Open",
                     GLib.Variant("(assa{sv})", (uri, "hint", {})))
        program.call(f"Open {name} (desktop)", PATH, "org.freedesktop.Application", "Open",
                     GLib.Variant("(asa{sv})", (uri, {})))
        if len(uri) == 1:
            program.call(f"open-recent {name}", f"{PATH}/window/1", "org.gtk.Actions", "Activate",
                         GLib.Variant("(sava{sv})",
                                      ("open-recent", [GLib.Variant("s", uri[0])], {})))


def start(program):
    for data in [{}, {"desktop-startup-id": GLib.Variant("s", LONG)},
                 {"activation-token": GLib.Variant("u", 1)}, {"x": GLib.Variant("s", "x")}]:
        program.call(f"Activate {list(data)}", PATH, "org.gtk.Application", "Activate",
                     GLib.Variant("(a{sv})", (data,)))
        program.call(f"Activate {list(data)} (desktop)", PATH, "org.freedesktop.Application",
                     "Activate", GLib.Variant("(a{sv})", (data,)))
        program.call("ActivateAction", PATH, "org.freedesktop.Application", "ActivateAction",
                     GLib.Variant("(sava{sv})", ("nothing", [], data)))
    for words in [[], [b""], [b"satdoku", b"\xff\xfe"], [b"satdoku", b"--none"], [b"x"] * 1000]:
        program.call(f"CommandLine {str(words)[:60]}", PATH, "org.gtk.Application", "CommandLine",
                     GLib.Variant("(oaaya{sv})", ("/none", [word + b"\0" for word in words], {})))


def search(program):
    path = f"{PATH}/SearchProvider"
    lists = [[text] for text in STRINGS] + [[], STRINGS, ["x"] * 1000]
    for words in lists:
        name = str(words)[:60]
        for method, kind, arguments in [
                ("GetInitialResultSet", "(as)", (words,)),
                ("GetSubsearchResultSet", "(asas)", (words, words)),
                ("GetResultMetas", "(as)", (words,)),
                ("ActivateResult", "(sasu)", ("".join(words)[:5000], words, 2**32 - 1)),
                ("LaunchSearch", "(asu)", (words, 0))]:
            program.call(f"{method} {name}", path, SEARCH, method, GLib.Variant(kind, arguments))


def do_actions(program, path):
    """Every action by its name, with parameters and states of its types."""
    actions = sorted(program.actions(path).items())
    assert len(actions) > 2, actions
    for name, (_, kind, state) in actions:
        if name in LAST:
            continue
        for parameter in [[]] if kind == "" else [[value] for value in values(kind)]:
            program.call(f"{name} {str(parameter)[:60]}", path, "org.gtk.Actions", "Activate",
                         GLib.Variant("(sava{sv})", (name, parameter, {})))
        if state:
            state_kind = {str: "s", bool: "b", int: "u"}[type(state[0])]
            for value in values(state_kind):
                program.call(f"{name} := {str(value)[:60]}", path, "org.gtk.Actions", "SetState",
                             GLib.Variant("(sva{sv})", (name, value, {})))
        press_escape()


def main():
    folder = Path(os.environ["XDG_RUNTIME_DIR"]).parent / "files"
    folder.mkdir()
    files = [("puzzle.sdk", PUZZLE), ("f.cnf", FORMULA)]
    program = Program(sys.argv[1])
    start(program)
    open_files(program)
    search(program)
    do_actions(program, PATH)
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8")
        program.call(name, PATH, "org.gtk.Application", "Open",
                     GLib.Variant("(assa{sv})", ([(folder / name).as_uri()], "", {})))
        do_actions(program, f"{PATH}/window/1")
    for what, said in program.faults:
        print(f"{what}: {said}")
    program.raw(APPLICATION, PATH, "org.gtk.Actions", "Activate",
                GLib.Variant("(sava{sv})", ("quit", [], {})))
    status = program.process.wait(TIME_LIMIT)
    assert status == 0 and not program.faults, (status, len(program.faults))


main()
