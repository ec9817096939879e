/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about a text that may not be what it was read as. */

#pragma once

#include <sudoku-contents.h>

G_BEGIN_DECLS

char *words_contents_readings (const SudokuContents *contents);
char *words_contents_small (const SudokuContents *contents);

G_END_DECLS
