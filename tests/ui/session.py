#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in a session, as it is when it is installed: the bus starts it, a double click on a
file of any of its kinds opens that in it, its thumbnailer draws the file, and the search of the
desktop finds the games that are kept and takes them up.

session.py PROGRAM THUMBNAILER DATA-FOLDER (of the build)"""

import gzip
import lzma
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
for tool in ["gio", "update-mime-database", "update-desktop-database", "xdotool"]:
    if shutil.which(tool) is None:
        print(f"{tool} is not installed")
        sys.exit(77)

APPLICATION = "io.github.satdoku.Satdoku"
PATH = "/io/github/satdoku/Satdoku"
SEARCH = "org.gnome.Shell.SearchProvider2"
# Only a limit for a test that hangs.
TIME_LIMIT = 60
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
FRAME = """*-----------*
|.2.|81.|74.|
|7..|..3|1..|
|.9.|..2|8.5|
|---+---+---|
|..9|.4.|.87|
|4..|2.8|..3|
|16.|.3.|2..|
|---+---+---|
|3.2|7..|.6.|
|..5|6..|..8|
|.76|.51|.9.|
*-----------*
"""
XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
FORMULA = b"c of no puzzle\np cnf 120 3\n1 -2 0\n2 3 0\n-120 0\n"
DATA = PUZZLE.strip().replace(".", "0")
OPENSUDOKU = f'{XML}<opensudoku version="2"><game data="{DATA}"/></opensudoku>\n'
GNOME = '{\n  "difficulty_category" : "EASY",\n  "cells" : []\n}\n'
# As GNOME Sudoku in Python 2 wrote it, whatever the name of the file.
PICKLE = ("(dp0\nS'game'\np1\nS'" + " ".join(DATA) + "\\n" + " ".join(DATA) +
          "'\np2\nsS'gsd.hints'\np3\nI0\ns.")
SAVE = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
# The name of a file, what is in it, its kind, and whether it is whole, so that it can be drawn.
FILES = [
    ("game.satdoku", "satdoku 1\nbox 3x3\npuzzle\n", "application/x-satdoku", False),
    ("game without ending", "satdoku 1\nbox 3x3\n", "application/x-satdoku", False),
    ("puzzle.sdk", PUZZLE, "text/x-sudoku", True),
    ("puzzles.sdm", PUZZLE + PUZZLE, "text/x-sudoku", True),
    ("puzzle.sdx", PUZZLE, "text/x-sudoku", True),
    ("puzzle.ss", FRAME, "text/x-simple-sudoku", True),
    ("program.ss", "(define (f x) x)\n", "text/x-scheme", False),
    ("puzzles.opensudoku", OPENSUDOKU, "application/x-opensudoku+xml", True),
    ("puzzles.xml", OPENSUDOKU, "application/xml", True),
    ("puzzle.ksudoku", XML + "<ksudoku/>\n", "application/x-ksudoku+xml", False),
    ("game 1", GNOME, "application/x-gnome-sudoku+json", False),
    ("78000000" + 73 * "0", PICKLE, "application/x-gnome-sudoku-pickle", True),
    ("puzzle.f-puzzles.json", "{}\n", "application/x-f-puzzles+json", False),
    ("data.json", "{}\n", "application/json", False),
    ("solo.sav", SAVE, "application/x-sgt-puzzles-save", False),
    ("puzzle.dzn", "n = 3;\n", "text/x-minizinc-data", False),
    ("f.cnf", FORMULA, "text/x-dimacs-cnf", True),
    ("f.dimacs", FORMULA, "text/x-dimacs-cnf", True),
    ("f.cnf.gz", gzip.compress(FORMULA), "application/x-gzip-dimacs-cnf", True),
    ("f.cnf.xz", lzma.compress(FORMULA), "application/x-xz-dimacs-cnf", True),
    ("f.cnf.bz2", b"BZh9", "application/x-bzip-dimacs-cnf", False),
    ("f.cnf.zip", b"PK\3\4", "application/x-zip-dimacs-cnf", False),
    ("notes.txt", "Hello\n", "text/plain", False),
]


def wait_for(what, condition):
    end = time.monotonic() + TIME_LIMIT
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for: {what}")
        time.sleep(0.05)


def install(program, data):
    """Puts the program where a session finds it, as packages do."""
    home = Path(os.environ["XDG_DATA_HOME"])
    (home / "applications").mkdir(parents=True)
    (home / "mime/packages").mkdir(parents=True)
    entry = (data / f"{APPLICATION}.desktop").read_text(encoding="utf-8")
    (home / f"applications/{APPLICATION}.desktop").write_text(
        entry.replace("Exec=satdoku", f"Exec={program}"), encoding="utf-8")
    shutil.copy(data / f"{APPLICATION}.xml", home / "mime/packages")
    subprocess.run(["update-mime-database", home / "mime"], check=True)
    subprocess.run(["update-desktop-database", home / "applications"], check=True)
    # The folder of the bus that run-ui has made.
    services = Path(os.environ["XDG_RUNTIME_DIR"]).parent / "services"
    service = (data / f"{APPLICATION}.service").read_text(encoding="utf-8")
    command = next(line for line in service.split("\n") if line.startswith("Exec="))
    assert command.endswith("/satdoku --gapplication-service"), command
    (services / f"{APPLICATION}.service").write_text(
        service.replace(command, f"Exec={program} --gapplication-service"), encoding="utf-8")
    call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReloadConfig")


def call(name, path, interface, method, parameters=None):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return bus.call_sync(name, path, interface, method, parameters, None,
                         Gio.DBusCallFlags.NONE, TIME_LIMIT * 1000, None).unpack()


def search(method, signature, *arguments):
    return call(APPLICATION, f"{PATH}/SearchProvider", SEARCH, method,
                GLib.Variant(signature, arguments))


def has_owner():
    return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "NameHasOwner", GLib.Variant("(s)", (APPLICATION,)))[0]


def titles():
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", ".*"],
                           capture_output=True, text=True).stdout.split()
    return [subprocess.run(["xdotool", "getwindowname", window], capture_output=True,
                           text=True).stdout.strip() for window in found]


def listed(path, key):
    """What a key of a file of the desktop lists."""
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line.startswith(f"{key}="):
            return {word for word in line[len(key) + 1:].split(";") if word}
    raise AssertionError(f"{path}: no {key}")


def check_lists(data):
    """All files of the desktop name the same kinds."""
    from xml.etree import ElementTree

    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = {kind.get("type") for kind in
             ElementTree.parse(data / f"{APPLICATION}.xml").iter(f"{space}mime-type")}
    metainfo = ElementTree.parse(data / f"{APPLICATION}.metainfo.xml")
    assert kinds == {kind.text for kind in metainfo.iter("mediatype")}
    assert kinds == listed(data / f"{APPLICATION}.desktop", "MimeType")
    assert kinds == listed(data / f"{APPLICATION}.thumbnailer", "MimeType")
    assert kinds <= {kind for _, _, kind, _ in FILES}, kinds
    comments = [comment.get("{http://www.w3.org/XML/1998/namespace}lang") for comment in
                ElementTree.parse(data / f"{APPLICATION}.xml").iter(f"{space}comment")]
    assert comments.count("de") == comments.count("fr") == len(kinds), comments
    return kinds


def check_files(folder, kinds, thumbnailer):
    for name, contents, kind, whole in FILES:
        path = folder / name
        path.write_bytes(contents if isinstance(contents, bytes) else contents.encode())
        info = Gio.File.new_for_path(str(path)).query_info("standard::content-type",
                                                           Gio.FileQueryInfoFlags.NONE)
        assert info.get_content_type() == kind, (name, info.get_content_type())
        default = Gio.AppInfo.get_default_for_type(kind, False)
        opens = default is not None and default.get_id() == f"{APPLICATION}.desktop"
        assert opens or kind not in kinds, (kind, default)
        if whole:
            picture = folder / "picture.png"
            subprocess.run([thumbnailer, "-s", "128", path, picture], check=True)
            assert picture.read_bytes().startswith(b"\x89PNG"), name
            picture.unlink()
    bad = subprocess.run([thumbnailer, folder / "notes.txt", folder / "picture.png"],
                         capture_output=True, text=True)
    assert bad.returncode == 2 and "notes.txt" in bad.stderr, bad
    assert not (folder / "picture.png").exists()


def check_search_of_nothing():
    """Before it has ever been used the program starts without a window, and knows nothing."""
    assert not has_owner()
    assert search("GetInitialResultSet", "(as)", ["9x9"]) == ([],)
    assert has_owner()
    assert not any(titles()), titles()


def check_double_click(folder):
    subprocess.run(["gio", "open", folder / "puzzle.sdk"], check=True)
    wait_for("a window with the puzzle", lambda: any("puzzle.sdk" in title for title in titles()))
    # Another one comes into the same window; the first stays among the games.
    subprocess.run(["gio", "open", folder / "puzzle.ss"], check=True)
    wait_for("the other puzzle", lambda: any("puzzle.ss" in title for title in titles()))


def check_search():
    found = wait_for("both games", lambda: (lambda games: games if len(games) == 2 else None)(
        search("GetInitialResultSet", "(as)", ["9X9", "opened"])[0]))
    (sdk,) = search("GetSubsearchResultSet", "(asas)", found, ["puzzle.sdk"])[0]
    assert sdk in found
    assert search("GetSubsearchResultSet", "(asas)", found, ["16x16"]) == ([],)
    assert search("GetInitialResultSet", "(as)", [""]) == ([],)
    (meta,), = search("GetResultMetas", "(as)", [sdk, "12345", "nothing"])
    width, height, stride, alpha, bits, channels, pixels = meta.pop("icon-data")
    assert meta["id"] == sdk and meta["name"].startswith("9 × 9"), meta
    assert "puzzle.sdk" in meta["description"], meta
    assert (width, height, alpha, bits, channels) == (64, 64, False, 8, 3)
    assert len(pixels) == height * stride and min(pixels) < 64 and max(pixels) == 255
    search("ActivateResult", "(sasu)", sdk, ["9x9"], 0)
    wait_for("the game", lambda: any("puzzle.sdk" in title for title in titles()))
    search("ActivateResult", "(sasu)", "nothing", ["9x9"], 0)
    search("LaunchSearch", "(asu)", ["puzzle.ss"], 0)
    wait_for("the library", lambda: "Library" in titles())


def main():
    program, thumbnailer, data = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    folder = Path(os.environ["XDG_RUNTIME_DIR"]).parent / "files"
    folder.mkdir()
    install(program, data)
    kinds = check_lists(data)
    check_files(folder, kinds, thumbnailer)
    check_search_of_nothing()
    check_double_click(folder)
    check_search()
    call(APPLICATION, PATH, "org.gtk.Actions", "Activate",
         GLib.Variant("(sava{sv})", ("quit", [], {})))
    wait_for("the end", lambda: not has_owner())


main()
