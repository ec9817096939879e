/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody knows who reads the sentences about a step: what was said and supposed, and what is
 * lit. Lists are arrays of guint32. */

#pragma once

#include <sudoku-step.h>

G_BEGIN_DECLS

/* One of these is true. */
typedef struct
{
  GArray *candidates;
  guint depth;
} TestKnown;

typedef struct
{
  const SudokuStep *step;
  const SudokuPosition *position;
  SudokuLinks *links;
  const SudokuGeometry *geometry;
  guint side;
  guint depth;
  GArray *known;      /* TestKnown */
  GArray *falses;     /* TestKnown: none of these is true */
  GArray *cells;      /* guint: named or lit */
  GArray *candidates; /* guint32 */
  GArray *houses;     /* guint */
  GArray *set;        /* guint32: the cells that the sentences are about, as candidates */
  GArray *last;       /* guint32: alternatives said last */
  GArray *groups;     /* TestKnown: the groups of colours */
  GArray *times;      /* guint32: those of the alternatives whose effect was said */
  GArray *ruled_out;  /* guint32: (nullable): conclusions that each of these rules out */
  GArray *covered;    /* guint32: conclusions whose reason was said */
  guint house;        /* that the question is about */
  guint value;
  gboolean concluded;
} TestReader;

GArray *test_reader_list_new (void);
gboolean test_reader_has (const GArray *list, guint32 number);
void test_reader_add (GArray *list, guint32 number);
gboolean test_reader_is_same (const GArray *list, const GArray *other);
gboolean test_reader_is_part (const GArray *list, const GArray *other);
gboolean test_reader_is_live (const TestReader *self, guint32 candidate);
gboolean test_reader_in_house (const TestReader *self, guint cell, guint house);
GArray *test_reader_read_numbers (const char *text);
GArray *test_reader_read_cells (const TestReader *self, const char *text);
GArray *test_reader_read_houses (const TestReader *self, const char *text);
GArray *test_reader_make_candidates (const TestReader *self, const GArray *cells, guint value);
GArray *test_reader_read_candidates (const TestReader *self, const char *text, const char *verb);
gboolean test_reader_conflicts_with_all (const TestReader *self,
                                         guint32 candidate,
                                         const GArray *candidates);
GArray *test_reader_list_not_out (const TestReader *self, const GArray *candidates);
GArray *test_reader_list_live (const TestReader *self, const GArray *candidates);
GArray *test_reader_list_of_house (const TestReader *self, guint house, guint value);
GArray *test_reader_list_of_houses (const TestReader *self, const GArray *houses, guint value);
GArray *test_reader_list_of_cells (const TestReader *self, const GArray *cells);
GArray *test_reader_list_values (const TestReader *self, const GArray *candidates);
GArray *test_reader_pick_value (const TestReader *self, const GArray *candidates, guint value);
gboolean test_reader_know (TestReader *self, const GArray *candidates);
void test_reader_deny (TestReader *self, const GArray *candidates);
void test_reader_forget (TestReader *self, guint depth);
void test_reader_take (GArray **list, const GArray *candidates);
SudokuStep *test_reader_make_step (const TestReader *self);
gboolean test_reader_follows (const TestReader *self, const GArray *candidates);
gboolean test_reader_implies (const TestReader *self, guint32 one, guint32 other);
gboolean test_reader_conclusions_see (const TestReader *self, const GArray *candidates);
gboolean test_reader_all_in_house (const TestReader *self, const GArray *cells, guint house);
GArray *test_reader_list_cells (const TestReader *self, const GArray *candidates);
GArray *test_reader_list_guardians (const TestReader *self);
guint test_reader_read_value (const char *text);
guint test_reader_read_house (const TestReader *self, const char *text);
guint test_reader_value_of_cell (const TestReader *self, guint cell);
void test_reader_init (TestReader *self,
                       const SudokuStep *step,
                       const SudokuPosition *position,
                       SudokuLinks *links);
void test_reader_clear (TestReader *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestReader, test_reader_clear)

G_END_DECLS
