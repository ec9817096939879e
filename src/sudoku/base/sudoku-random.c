/* SPDX-License-Identifier: GPL-3.0-or-later */

/* xoshiro256** by D. Blackman and S. Vigna, seeded through splitmix64 (both in the
 * public domain). GLib's own generator may change from release to release; a puzzle's
 * seed should not. */

#include "sudoku-random.h"

static guint64
rotate (guint64 x,
        int n)
{
  return x << n | x >> (64 - n);
}

/**
 * sudoku_random_init:
 * @self: (out caller-allocates): a generator
 * @seed: any number
 *
 * Starts the sequence of this seed.
 */
void
sudoku_random_init (SudokuRandom *self,
                    guint64 seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->state); i++)
    {
      guint64 z = seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

      z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
      z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
      self->state[i] = z ^ z >> 31;
    }
}

/**
 * sudoku_random_next:
 *
 * Draws a number.
 *
 * Returns: the next number of the sequence, all 64 bits random
 */
guint64
sudoku_random_next (SudokuRandom *self)
{
  guint64 *s = self->state;
  guint64 result = rotate (s[1] * 5, 7) * 9;
  guint64 t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate (s[3], 45);
  return result;
}

/**
 * sudoku_random_below:
 * @n: at least 1
 *
 * Draws a number. All are equally likely.
 *
 * Returns: a number 0…@n - 1
 */
guint
sudoku_random_below (SudokuRandom *self,
                     guint n)
{
  g_return_val_if_fail (n > 0, 0);

  /* The upper half times n: off from uniform by less than n / 2³². */
  return (guint)((sudoku_random_next (self) >> 32) * n >> 32);
}

/**
 * sudoku_random_permutation:
 * @order: (out caller-allocates): room for @n numbers
 * @n: how many, at most 65536
 *
 * Writes 0…@n - 1 in a random order (R. Durstenfeld, 1964).
 */
void
sudoku_random_permutation (SudokuRandom *self,
                           guint16 *order,
                           guint n)
{
  g_return_if_fail (n <= 65536);

  for (guint i = 0; i < n; i++)
    {
      guint j = sudoku_random_below (self, i + 1);

      order[i] = order[j];
      order[j] = (guint16)i;
    }
}
