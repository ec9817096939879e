/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes answers in the common dialects. sat-model-reader.c reads each of them. */

#include "sat-model.h"

#include "sat-dimacs.h"

#include <glib/gi18n.h>
#include <string.h>

/* SAT competitions ask for short lines; many programs break at this length. */
#define LINE_MAX_LENGTH 78

static const char *
status_word (const SatModel *model)
{
  switch (sat_model_get_status (model))
    {
    case SAT_STATUS_SATISFIABLE:
      return "SATISFIABLE";
    case SAT_STATUS_UNSATISFIABLE:
      return "UNSATISFIABLE";
    case SAT_STATUS_UNKNOWN:
    default:
      return "UNKNOWN";
    }
}

static void
write_original (const SatModel *model,
                GString *string)
{
  int literal = 0;

  g_string_append_printf (string, "s %s\n", status_word (model));
  if (!sat_model_has_literals (model))
    return;
  do
    {
      literal = sat_model_next_literal (model, ABS (literal));
      g_string_append (string, "v ");
      sat_dimacs_append_literal (string, literal);
      g_string_append_c (string, '\n');
    }
  while (literal != 0);
}

static void
write_competition (const SatModel *model,
                   GString *string)
{
  gsize line_start;
  int literal = 0;

  g_string_append_printf (string, "s %s\n", status_word (model));
  if (!sat_model_has_literals (model))
    return;
  line_start = string->len;
  g_string_append_c (string, 'v');
  do
    {
      gsize before = string->len;

      literal = sat_model_next_literal (model, ABS (literal));
      g_string_append_c (string, ' ');
      sat_dimacs_append_literal (string, literal);
      if (string->len - line_start > LINE_MAX_LENGTH)
        {
          g_string_insert (string, (gssize)before, "\nv");
          line_start = before + 1;
        }
    }
  while (literal != 0);
  g_string_append_c (string, '\n');
}

static void
write_minisat (const SatModel *model,
               GString *string)
{
  int literal = 0;

  if (sat_model_get_status (model) != SAT_STATUS_SATISFIABLE)
    {
      gboolean unsat = sat_model_get_status (model) == SAT_STATUS_UNSATISFIABLE;

      g_string_append (string, unsat ? "UNSAT\n" : "INDET\n");
      return;
    }
  g_string_append (string, "SAT\n");
  if (!sat_model_has_literals (model))
    return;
  do
    {
      literal = sat_model_next_literal (model, ABS (literal));
      sat_dimacs_append_literal (string, literal);
      g_string_append_c (string, literal != 0 ? ' ' : '\n');
    }
  while (literal != 0);
}

static const SatModelDialect dialects[] = {
  { "original", N_ ("one \"v\" line for each variable, as SuDoku as SAT writes it"),
    write_original },
  { "competition", N_ ("wrapped \"v\" lines, as in the SAT competitions"), write_competition },
  { "minisat", N_ ("the result file of MiniSat"), write_minisat },
};

/**
 * sat_model_dialects:
 * @n_dialects: (out): their number
 *
 * Gets the table of dialects that can be written. To add one is to add a row to it.
 *
 * Returns: (transfer none) (array length=n_dialects): the table
 */
const SatModelDialect *
sat_model_dialects (gsize *n_dialects)
{
  g_return_val_if_fail (n_dialects != NULL, NULL);

  *n_dialects = G_N_ELEMENTS (dialects);
  return dialects;
}

/**
 * sat_model_dialect_find:
 * @id: the id of a dialect
 *
 * Finds a dialect by its id.
 *
 * Returns: (transfer none) (nullable): the dialect; %NULL if there is none
 */
const SatModelDialect *
sat_model_dialect_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (dialects); i++)
    if (strcmp (dialects[i].id, id) == 0)
      return &dialects[i];
  return NULL;
}
