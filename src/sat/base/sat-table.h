/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number for each variable, in memory only for those in use. For the SAT layer only. */

#pragma once

#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatTable:
 * @pages: page → variable in the page → its number; %NULL where all are 0
 * @n_pages: the length of @pages
 *
 * A number for each variable, 0 at first. Only the pages of %SAT_TABLE_PAGE_SIZE variables with a
 * number take memory. Initialise it with zeros, and sat_table_clear() it at the end.
 */
typedef struct
{
  int **pages;
  guint n_pages;
} SatTable;

/**
 * SAT_TABLE_PAGE_BITS:
 *
 * The binary logarithm of %SAT_TABLE_PAGE_SIZE.
 */
#define SAT_TABLE_PAGE_BITS 10
/**
 * SAT_TABLE_PAGE_SIZE:
 *
 * How many variables share a page of a #SatTable.
 */
#define SAT_TABLE_PAGE_SIZE (1 << SAT_TABLE_PAGE_BITS)

int *sat_table_ensure (SatTable *self, guint variable);
int sat_table_next (const SatTable *self, int variable);
void sat_table_copy (const SatTable *self, SatTable *copy);
void sat_table_clear (SatTable *self);

/**
 * sat_table_lookup:
 * @variable: any variable
 *
 * Looks up a number. O(1).
 *
 * Returns: the number of the variable; 0 when none was set
 */
static inline int
sat_table_lookup (const SatTable *self,
                  guint variable)
{
  guint page = variable >> SAT_TABLE_PAGE_BITS;

  if (page >= self->n_pages || self->pages[page] == NULL)
    return 0;
  return self->pages[page][variable & (SAT_TABLE_PAGE_SIZE - 1)];
}

G_END_DECLS
