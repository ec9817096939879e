/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A set of up to 128 numbers in two words: values of a cell, or places in a house.
 * Everything is inline because the inner loops of propagation and search live here. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuSet:
 * @words: bit n % 64 of word n / 64 is set when n is a member
 *
 * A set of up to 128 numbers: values of a cell, or places in a house. Its functions are
 * inline, because the inner loops of propagation and search live there.
 */
typedef struct
{
  guint64 words[2];
} SudokuSet;

/**
 * SUDOKU_SET_EMPTY: (skip)
 *
 * The set without members.
 */
#define SUDOKU_SET_EMPTY ((SudokuSet){ { 0, 0 } })

/* The scanner of the documentation does not read functions in headers. */
#ifndef __GI_SCANNER__

/**
 * sudoku_set_range:
 * @first: the smallest member
 * @n: how many; @first + @n is at most 128
 *
 * Returns: the set of @n numbers from @first on
 */
static inline SudokuSet
sudoku_set_range (guint first,
                  guint n)
{
  SudokuSet set = SUDOKU_SET_EMPTY;

  for (guint i = first; i < first + n; i++)
    set.words[i >> 6] |= G_GUINT64_CONSTANT (1) << (i & 63);
  return set;
}

/**
 * sudoku_set_single:
 * @member: below 128
 *
 * Returns: the set with this member alone
 */
static inline SudokuSet
sudoku_set_single (guint member)
{
  SudokuSet set = SUDOKU_SET_EMPTY;

  set.words[member >> 6] = G_GUINT64_CONSTANT (1) << (member & 63);
  return set;
}

/**
 * sudoku_set_has:
 * @set: a set
 * @member: below 128
 *
 * Returns: whether it is a member
 */
static inline gboolean
sudoku_set_has (SudokuSet set,
                guint member)
{
  return (set.words[member >> 6] >> (member & 63)) & 1;
}

/**
 * sudoku_set_and:
 * @a: a set
 * @b: a set
 *
 * Returns: the members of both
 */
static inline SudokuSet
sudoku_set_and (SudokuSet a,
                SudokuSet b)
{
  return (SudokuSet){ { a.words[0] & b.words[0], a.words[1] & b.words[1] } };
}

/**
 * sudoku_set_or:
 * @a: a set
 * @b: a set
 *
 * Returns: the members of either
 */
static inline SudokuSet
sudoku_set_or (SudokuSet a,
               SudokuSet b)
{
  return (SudokuSet){ { a.words[0] | b.words[0], a.words[1] | b.words[1] } };
}

/**
 * sudoku_set_minus:
 * @a: a set
 * @b: a set
 *
 * Returns: the members of @a that are not in @b
 */
static inline SudokuSet
sudoku_set_minus (SudokuSet a,
                  SudokuSet b)
{
  return (SudokuSet){ { a.words[0] & ~b.words[0], a.words[1] & ~b.words[1] } };
}

/**
 * sudoku_set_is_empty:
 * @set: a set
 *
 * Returns: whether it has no member
 */
static inline gboolean
sudoku_set_is_empty (SudokuSet set)
{
  return (set.words[0] | set.words[1]) == 0;
}

/**
 * sudoku_set_equal:
 * @a: a set
 * @b: a set
 *
 * Returns: whether both have the same members
 */
static inline gboolean
sudoku_set_equal (SudokuSet a,
                  SudokuSet b)
{
  return a.words[0] == b.words[0] && a.words[1] == b.words[1];
}

/**
 * sudoku_set_count_in_fours:
 * @word: any bits
 *
 * Returns: in each four bits, how many of the four are set in @word
 */
static inline guint64
sudoku_set_count_in_fours (guint64 word)
{
  const guint64 low = G_GUINT64_CONSTANT (0x3333333333333333);
  guint64 pairs = word - (word >> 1 & G_GUINT64_CONSTANT (0x5555555555555555));

  return (pairs & low) + (pairs >> 2 & low);
}

/**
 * sudoku_set_count:
 * @set: a set
 *
 * Counts both words together, by adding neighbours: where processors need not have an instruction
 * for it, __builtin_popcountll() is a call for each of them.
 *
 * Returns: how many members it has
 */
static inline guint
sudoku_set_count (SudokuSet set)
{
  const guint64 low = G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  guint64 fours =
    sudoku_set_count_in_fours (set.words[0]) + sudoku_set_count_in_fours (set.words[1]);
  guint64 bytes = (fours & low) + (fours >> 4 & low);

  return (guint)(bytes * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/**
 * sudoku_set_first:
 * @set: a set that is not empty
 *
 * Returns: its smallest member
 */
static inline guint
sudoku_set_first (SudokuSet set)
{
  return set.words[0] != 0 ? (guint)__builtin_ctzll (set.words[0])
                           : 64 + (guint)__builtin_ctzll (set.words[1]);
}

/**
 * sudoku_set_without_first:
 * @set: a set that is not empty
 *
 * Returns: the set without its smallest member
 */
static inline SudokuSet
sudoku_set_without_first (SudokuSet set)
{
  if (set.words[0] != 0)
    set.words[0] &= set.words[0] - 1;
  else
    set.words[1] &= set.words[1] - 1;
  return set;
}

/**
 * sudoku_set_nth:
 * @set: a set with more than @n members
 * @n: a position, from 0
 *
 * Returns: the member with @n smaller ones. O(@n)
 */
static inline guint
sudoku_set_nth (SudokuSet set,
                guint n)
{
  while (n-- > 0)
    set = sudoku_set_without_first (set);
  return sudoku_set_first (set);
}

/* Runs through the members in ascending order: SUDOKU_SET_FOREACH (set, value) { … } */
#  define SUDOKU_SET_FOREACH(set, member)                     \
    for (SudokuSet member##_rest = (set);                     \
         !sudoku_set_is_empty (member##_rest) &&              \
         ((member) = sudoku_set_first (member##_rest), TRUE); \
         member##_rest = sudoku_set_without_first (member##_rest))

#endif

G_END_DECLS
