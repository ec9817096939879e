/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases of a library of techniques: a position, a technique, and what it must conclude. */

#pragma once

#include <sudoku-step-search.h>

/**
 * TestMap:
 * @cells: where each cell goes
 * @values: what becomes of each value, 1…9
 *
 * Another form of the same puzzle.
 */
typedef struct
{
  guint8 cells[81];
  guint8 values[10];
} TestMap;

/**
 * TestCase:
 * @text: (owned): its line
 * @code: four digits of the technique; behind a hyphen perhaps more
 * @position: (owned): where the step is
 * @unique: whether the puzzle has one solution
 * @removed: (owned) (element-type guint32): candidates that the step removes
 * @placed: (owned) (element-type guint32): candidates that it places
 * @line: of the file, from 1
 */
typedef struct
{
  char *text;
  char *code;
  SudokuPosition *position;
  gboolean unique;
  GArray *removed;
  GArray *placed;
  guint line;
} TestCase;

TestCase *test_case_parse (const char *text, guint line);
TestCase *test_case_map (const TestCase *self, const TestMap *map);
void test_map_shuffle (TestMap *self, GRand *rand);
void test_case_free (TestCase *self);
gboolean test_case_agrees (const TestCase *self, const SudokuStep *step);
GPtrArray *test_library_read (void);
