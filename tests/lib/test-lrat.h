/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LRAT as its definition says, by plain means and slowly: shares no code with src/sat/proof. */

#pragma once

#include "test-rup.h"

G_BEGIN_DECLS

/* A line of an LRAT proof. */
typedef struct
{
  int number;
  gboolean deletes; /* hints are what is deleted */
  GArray *literals; /* of int */
  GArray *hints;    /* of int */
} TestLratLine;

void test_lrat_line_free (gpointer data);
GPtrArray *test_lrat_make (const TestFormula *formula, const TestProof *proof, GRand *rand);
char *test_lrat_write (const GPtrArray *lines);
gboolean test_lrat_check (const TestFormula *formula, const GPtrArray *lines);

G_END_DECLS
