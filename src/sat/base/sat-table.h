/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A number for each variable, 0 at first, in memory for those that are used. Private. */

#pragma once

#include "sat-types.h"

G_BEGIN_DECLS

typedef struct
{
  int **pages; /* page → variable in page → its number; NULL: all 0 */
  guint n_pages;
} SatTable;

#define SAT_TABLE_PAGE_BITS 10
#define SAT_TABLE_PAGE_SIZE (1 << SAT_TABLE_PAGE_BITS)

int *sat_table_ensure (SatTable *self, guint variable);
int sat_table_next (const SatTable *self, int variable);
void sat_table_copy (const SatTable *self, SatTable *copy);
void sat_table_clear (SatTable *self);

/* The number of any variable. */
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
