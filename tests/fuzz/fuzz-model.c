/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as the answer of a solver: what is read must be sound, and written in each
 * dialect it must read back as the same. */

#include "fuzz.h"

#include <sat-model.h>

static void
check_back (const SatModel *model,
            const SatModelDialect *dialect)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SatModel) back = NULL;

  dialect->write (model, text);
  back = sat_model_read ("back", text->str, text->len, NULL, NULL);
  g_assert_nonnull (back);
  g_assert_cmpint (sat_model_get_status (back), ==, sat_model_get_status (model));
  g_assert_cmpint (sat_model_has_literals (back), ==, sat_model_has_literals (model));
  g_assert_cmpuint (sat_model_get_n_literals (back), ==, sat_model_get_n_literals (model));
  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    g_assert_cmpint (sat_model_get_value (back, ABS (literal)), ==, literal > 0 ? 1 : -1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = sat_model_read ("fuzz", (const char *)data, size, NULL, &error);
  gsize n_dialects;
  const SatModelDialect *dialects = sat_model_dialects (&n_dialects);

  g_assert_true ((model != NULL) == (error == NULL));
  if (error != NULL)
    fuzz_check_error (error);
  /* Tables of many pages would make the target slow. */
  else if (sat_model_get_max_variable (model) < 100000)
    for (gsize i = 0; i < n_dialects; i++)
      check_back (model, &dialects[i]);
  return 0;
}
