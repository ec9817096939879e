/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variables may be scattered over the whole range up to SAT_VARIABLE_MAX, and one number in a text
 * must not cost the memory for all of them: a table of two levels that has pages of 4 KiB only
 * where variables are. */

#include "sat-table.h"

/**
 * sat_table_ensure:
 * @self: a table, zeroed at first
 * @variable: a variable, 1…SAT_VARIABLE_MAX
 *
 * Makes room for the number of a variable.
 *
 * Returns: (transfer none): the place of the number, to be set
 */
int *
sat_table_ensure (SatTable *self,
                  guint variable)
{
  guint page = variable >> SAT_TABLE_PAGE_BITS;

  g_assert (variable >= 1 && variable <= SAT_VARIABLE_MAX);
  if (page >= self->n_pages)
    {
      guint n_pages = MAX (page + 1, self->n_pages + self->n_pages / 2);

      self->pages = g_renew (int *, self->pages, n_pages);
      for (guint i = self->n_pages; i < n_pages; i++)
        self->pages[i] = NULL;
      self->n_pages = n_pages;
    }
  if (self->pages[page] == NULL)
    self->pages[page] = g_new0 (int, SAT_TABLE_PAGE_SIZE);
  return self->pages[page] + (variable & (SAT_TABLE_PAGE_SIZE - 1));
}

/**
 * sat_table_next:
 * @variable: 0, or any variable
 *
 * Iterates over the variables with a number.
 *
 * Returns: the next variable above @variable whose number is not 0, or 0
 */
int
sat_table_next (const SatTable *self,
                int variable)
{
  guint next = (guint)variable + 1;

  for (guint page = next >> SAT_TABLE_PAGE_BITS; page < self->n_pages; page++)
    {
      if (self->pages[page] != NULL)
        for (guint i = next & (SAT_TABLE_PAGE_SIZE - 1); i < SAT_TABLE_PAGE_SIZE; i++)
          if (self->pages[page][i] != 0)
            return (int)(page * SAT_TABLE_PAGE_SIZE + i);
      next = 0;
    }
  return 0;
}

/**
 * sat_table_copy:
 * @copy: (out caller-allocates): a copy of it
 *
 * Copies all numbers.
 */
void
sat_table_copy (const SatTable *self,
                SatTable *copy)
{
  copy->n_pages = self->n_pages;
  copy->pages = g_new0 (int *, self->n_pages);
  for (guint i = 0; i < self->n_pages; i++)
    if (self->pages[i] != NULL)
      copy->pages[i] = g_memdup2 (self->pages[i], SAT_TABLE_PAGE_SIZE * sizeof (int));
}

/**
 * sat_table_clear:
 *
 * Frees what the table holds; all numbers are 0 then.
 */
void
sat_table_clear (SatTable *self)
{
  for (guint i = 0; i < self->n_pages; i++)
    g_free (self->pages[i]);
  g_free (self->pages);
  *self = (SatTable){ 0 };
}
