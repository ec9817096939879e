/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What could not be read of a text. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-document.h>

void satdoku_read_issues_tell (GtkWindow *parent, const SudokuDocument *document);
