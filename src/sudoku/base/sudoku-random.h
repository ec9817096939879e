/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random numbers that are the same on every system. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuRandom:
 * @state: never all zero
 *
 * A generator of random numbers that are the same on every system: xoshiro256** by David
 * Blackman and Sebastiano Vigna (“Scrambled Linear Pseudorandom Number Generators”, 2018), its
 * state filled by SplitMix64. Not for secrets.
 */
typedef struct
{
  guint64 state[4];
} SudokuRandom;

void sudoku_random_init (SudokuRandom *self, guint64 seed);
guint64 sudoku_random_next (SudokuRandom *self);
/* 0…n - 1, n > 0 */
guint sudoku_random_below (SudokuRandom *self, guint n);
/* A random order of 0…n - 1, n <= 65536 */
void sudoku_random_permutation (SudokuRandom *self, guint16 *order, guint n);

G_END_DECLS
