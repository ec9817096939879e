/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dense numbers for scattered variables. Private to the solver session. */

#pragma once

#include "sat-types.h"

G_BEGIN_DECLS

typedef struct
{
  int **pages; /* page → variable in page → its number, 0: none yet */
  guint n_pages;
  int n_numbers;
  int max_variable;
} SatVariables;

int sat_variables_allot (SatVariables *self, guint variable);
void sat_variables_clear (SatVariables *self);

#define SAT_VARIABLES_PAGE_BITS 10
#define SAT_VARIABLES_PAGE_SIZE (1 << SAT_VARIABLES_PAGE_BITS)

/* The number of a variable, 0 if it has none yet. */
static inline int
sat_variables_lookup (const SatVariables *self,
                      guint variable)
{
  guint page = variable >> SAT_VARIABLES_PAGE_BITS;

  if (page >= self->n_pages || self->pages[page] == NULL)
    return 0;
  return self->pages[page][variable & (SAT_VARIABLES_PAGE_SIZE - 1)];
}

/* The literal in dense numbers; a variable that has none gets one. */
static inline int
sat_variables_translate (SatVariables *self,
                         int literal)
{
  guint variable = sat_literal_variable (literal);
  int number = sat_variables_lookup (self, variable);

  if (G_UNLIKELY (number == 0))
    number = sat_variables_allot (self, variable);
  return literal < 0 ? -number : number;
}

G_END_DECLS
