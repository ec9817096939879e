/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers variables 1, 2, 3… in the order in which they first occur. CaDiCaL takes
 * 160 bytes for each number up to the largest, so that one clause with variable 10⁸
 * would cost 16 GB and an abort. The table from one numbering to the other has two
 * levels and holds pages only where variables are. */

#include "sat-variables.h"

static void
add_page (SatVariables *self,
          guint page)
{
  if (page >= self->n_pages)
    {
      self->pages = g_renew (int *, self->pages, page + 1);
      for (guint i = self->n_pages; i <= page; i++)
        self->pages[i] = NULL;
      self->n_pages = page + 1;
    }
  if (self->pages[page] == NULL)
    self->pages[page] = g_new0 (int, SAT_VARIABLES_PAGE_SIZE);
}

/**
 * sat_variables_allot:
 * @self: a table, zeroed at first
 * @variable: a variable, 1…SAT_VARIABLE_MAX, that has no number yet
 *
 * Gives the variable the next number.
 *
 * Returns: the number, from 1 on
 */
int
sat_variables_allot (SatVariables *self,
                     guint variable)
{
  guint page = variable >> SAT_VARIABLES_PAGE_BITS;

  g_return_val_if_fail (variable >= 1 && variable <= SAT_VARIABLE_MAX, 0);

  add_page (self, page);
  self->max_variable = MAX (self->max_variable, (int)variable);
  self->pages[page][variable & (SAT_VARIABLES_PAGE_SIZE - 1)] = ++self->n_numbers;
  return self->n_numbers;
}

/**
 * sat_variables_clear:
 * @self: a table
 *
 * Frees what the table holds; it is empty then.
 */
void
sat_variables_clear (SatVariables *self)
{
  for (guint i = 0; i < self->n_pages; i++)
    g_free (self->pages[i]);
  g_free (self->pages);
  *self = (SatVariables){ 0 };
}
