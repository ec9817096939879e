/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of families of techniques. To add a technique is to add a row to the table of its
 * family; to add a family is to write its file, sudoku-technique-NAME.c with the table
 * sudoku_technique_family_NAME, and to name it here and in meson.build. */

#pragma once

/**
 * SUDOKU_TECHNIQUE_FAMILY_LIST:
 * @FAMILY: a macro that gets the name of each family
 *
 * The families of techniques, from the easiest.
 */
#define SUDOKU_TECHNIQUE_FAMILY_LIST(FAMILY) \
  FAMILY (singles)                           \
  FAMILY (direct)                            \
  FAMILY (items)                             \
  FAMILY (locked)                            \
  FAMILY (subsets)                           \
  FAMILY (fish)                              \
  FAMILY (sue_de_coq)                        \
  FAMILY (single_digit)                      \
  FAMILY (empty_rectangle)                   \
  FAMILY (strong_links)                      \
  FAMILY (wings)                             \
  FAMILY (bent_sets)                         \
  FAMILY (uniqueness)                        \
  FAMILY (bug)                               \
  FAMILY (colouring)                         \
  FAMILY (chains)                            \
  FAMILY (als)                               \
  FAMILY (exclusion)                         \
  FAMILY (cycles)                            \
  FAMILY (forcing_chains)                    \
  FAMILY (nets)                              \
  FAMILY (kraken)                            \
  FAMILY (templates)
