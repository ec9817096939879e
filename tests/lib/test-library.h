/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases of a library of techniques: a position, a technique, and what it must conclude. */

#pragma once

#include <sudoku-step-search.h>

/**
 * TestCase:
 * @code: four digits of the technique; behind a hyphen perhaps more
 * @position: (owned): where the step is
 * @unique: whether the puzzle has one solution
 * @removed: (owned) (element-type guint32): candidates that the step removes
 * @placed: (owned) (element-type guint32): candidates that it places
 * @line: of the file, from 1
 */
typedef struct
{
  char *code;
  SudokuPosition *position;
  gboolean unique;
  GArray *removed;
  GArray *placed;
  guint line;
} TestCase;

TestCase *test_case_parse (const char *text, guint line);
void test_case_free (TestCase *self);
gboolean test_case_agrees (const TestCase *self, const SudokuStep *step);
GPtrArray *test_library_read (void);
