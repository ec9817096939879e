/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas and puzzles to learn from: see the top of sudoku-lesson.c. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SudokuLesson:
 * @id: its name on the command line and in the help
 * @file: in data/lessons: a formula in DIMACS, or a puzzle
 * @course: the page of the course that it belongs to, the id of a topic of the help
 * @encoding: (nullable): of a puzzle: the id of the encoding to look at it in
 * @title: what it is called, not yet translated
 * @summary: a sentence that says what is to be seen, not yet translated
 *
 * A small formula or puzzle that shows one thing.
 */
typedef struct
{
  const char *id;
  const char *file;
  const char *course;
  const char *encoding;
  const char *title;
  const char *summary;
} SudokuLesson;

const SudokuLesson *sudoku_lessons (gsize *n_lessons);
const SudokuLesson *sudoku_lesson_find (const char *id);
GBytes *sudoku_lesson_load (const SudokuLesson *self);

G_END_DECLS
