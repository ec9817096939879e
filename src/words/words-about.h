/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a puzzle beside its board: its title, its author and other notes. */

#pragma once

#include <sudoku-notes.h>

G_BEGIN_DECLS

char *words_about_title (const SudokuNotes *notes);
char *words_about_text (const SudokuNotes *notes);
gboolean words_about_is_empty (const SudokuNotes *notes);

G_END_DECLS
