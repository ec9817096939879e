# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the template and the translations, for the scripts that look at them or make one."""

import re
from dataclasses import dataclass, field
from pathlib import Path

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) )?"(.*)"$')


@dataclass
class Message:
    """A text: with a plural it has two, and as many translations as the language has forms."""

    line: int
    context: str | None = None
    texts: list = field(default_factory=list)
    translations: list = field(default_factory=list)
    is_fuzzy: bool = False

    @property
    def is_header(self):
        return self.texts[0] == ""

    @property
    def is_translated(self):
        return not self.is_fuzzy and all(self.translations)


def unescape(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES[match[1]], text)


def escape(text):
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    return text.replace("\n", "\\n").replace("\t", "\\t")


def parse(paragraph, line):
    message, into = Message(line), None
    for row in paragraph.split("\n"):
        if row.startswith("#,") and "fuzzy" in row:
            message.is_fuzzy = True
        match = LINE.match(row)
        if not match:
            continue
        key, text = match[1], unescape(match[2])
        if key == "msgctxt":
            message.context = text
            into = None
        elif key:
            into = message.translations if key.startswith("msgstr") else message.texts
            into.append(text)
        elif into is None:
            message.context += text
        else:
            into[-1] += text
    return message


def read(path):
    """The messages of a file, without its header and without those that are no longer used."""
    line, messages = 1, []
    for paragraph in Path(path).read_text(encoding="utf-8").split("\n\n"):
        if re.search("^msgid ", paragraph, re.MULTILINE):
            message = parse(paragraph, line)
            if not message.is_header:
                messages.append(message)
        line += paragraph.count("\n") + 2
    return messages
