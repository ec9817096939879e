/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which techniques are learned: see the top of sudoku-chapter.c. */

#pragma once

#include <sudoku-technique.h>

G_BEGIN_DECLS

/**
 * SudokuChapter:
 * @level: the level of puzzles that its lessons prepare for
 * @lessons: (array length=n_lessons): a technique for each, in the order of learning
 * @n_lessons: how many there are, at least one
 *
 * The lessons of a level.
 */
typedef struct
{
  SudokuLevel level;
  const SudokuTechnique *const *lessons;
  guint n_lessons;
} SudokuChapter;

const SudokuChapter *sudoku_chapters (gsize *n_chapters);
const SudokuChapter *sudoku_chapter_find (const SudokuTechnique *technique, guint *lesson);
const SudokuTechnique *sudoku_chapter_find_lesson (const char *id);
const SudokuTechnique *sudoku_chapter_find_neighbour (const SudokuTechnique *technique,
                                                      gboolean forward);

G_END_DECLS
