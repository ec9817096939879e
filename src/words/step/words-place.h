/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cells and houses where steps are explained, in the reader's way of writing
 * coordinates. */

#pragma once

#include <sudoku-geometry.h>

G_BEGIN_DECLS

/**
 * WordsCoordinates:
 * @WORDS_COORDINATES_WORDS: "row 3 column 4"
 * @WORDS_COORDINATES_R3C4: "r3c4"
 * @WORDS_COORDINATES_A1: "C4": the rows have letters, and their names, too: "row C"
 *
 * The ways to write the place of a cell.
 */
typedef enum
{
  WORDS_COORDINATES_WORDS,
  WORDS_COORDINATES_R3C4,
  WORDS_COORDINATES_A1,
} WordsCoordinates;

const char *words_coordinates_get_id (WordsCoordinates coordinates);
gboolean words_coordinates_find (const char *id, WordsCoordinates *coordinates);

char *words_place_cell (const SudokuGeometry *geometry,
                        guint cell,
                        WordsCoordinates coordinates);
char *words_place_cells (const SudokuGeometry *geometry,
                         const guint *cells,
                         guint n_cells,
                         WordsCoordinates coordinates);
char *words_place_one_of (const SudokuGeometry *geometry,
                          const guint *cells,
                          guint n_cells,
                          WordsCoordinates coordinates);
char *words_place_house (const SudokuGeometry *geometry,
                         guint house,
                         WordsCoordinates coordinates);
char *words_place_houses (const SudokuGeometry *geometry,
                          const guint *houses,
                          guint n_houses,
                          WordsCoordinates coordinates);
char *words_place_inside (const SudokuGeometry *geometry,
                          const guint *houses,
                          guint n_houses,
                          WordsCoordinates coordinates);
char *words_place_inside_truth (const SudokuGeometry *geometry, guint truth);

G_END_DECLS
