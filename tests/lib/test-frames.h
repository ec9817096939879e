/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes with rules, by their text forms, and what every test of rules runs through. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

/* A shape that other rules may be added to. */
typedef struct
{
  guint side;
  guint box_rows; /* 0: no boxes */
} TestFrame;

/* How a rule is asked for: an id, with cells for those that need some; "jigsaw" for regions. */
extern const char *const test_frame_rules[];
extern const gsize test_n_frame_rules;

SudokuGeometry *test_frame_make (const TestFrame *frame, const char *rules, GRand *rand);
SudokuGrid *test_frame_fill (const TestFrame *frame, const char *rules, GRand *rand);

G_END_DECLS
