/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a worksheet with an answer: what is refused is said with its place; what is read gets
 * a verdict that agrees with itself, in words. */

#include "fuzz.h"

#include <words-worksheet.h>

static void
check_verdict (const SudokuWorksheet *worksheet,
               const SudokuWorksheetVerdict *verdict)
{
  g_autoptr (GPtrArray) sentences = words_worksheet_verdict (worksheet, verdict);

  g_assert_true (!verdict->right || (verdict->n_missing == 0 && verdict->n_excess == 0 &&
                                     verdict->n_false == 0 && verdict->n_wrong == 0 &&
                                     verdict->n_lacking == 0 && !verdict->empty));
  /* What the rules say without the clauses has no example. */
  g_assert_true (verdict->allowed == NULL || verdict->n_missing > 0);
  g_assert_true (verdict->forbidden == NULL || verdict->n_excess > 0);
  g_assert_cmpuint (sentences->len, >, 0);
  for (guint i = 0; i < sentences->len; i++)
    g_assert_true (g_utf8_validate (sentences->pdata[i], -1, NULL));
}

/* So many are kept: making one takes longer than checking an answer, and most inputs differ in the
 * answer only. */
#define N_KEPT 64

static const SudokuWorksheet *
get_worksheet (const SudokuWorksheetSpec *spec)
{
  static SudokuWorksheet *kept[N_KEPT];
  SudokuWorksheet **place =
    &kept[(spec->seed ^ g_str_hash (spec->kind->id) ^ spec->box_rows) % N_KEPT];
  g_autoptr (GError) error = NULL;

  if (*place != NULL && (*place)->spec.kind == spec->kind && (*place)->spec.seed == spec->seed &&
      (*place)->spec.box_rows == spec->box_rows && (*place)->spec.box_columns == spec->box_columns)
    return *place;
  g_clear_pointer (place, sudoku_worksheet_free);
  *place = sudoku_worksheet_new (spec, NULL, &error);
  g_assert_no_error (error);
  return *place;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  const SudokuWorksheet *worksheet = NULL;
  g_autoptr (SudokuWorksheetVerdict) verdict = NULL;
  g_autoptr (GError) error = NULL;
  SudokuWorksheetSpec spec;

  if (!sudoku_worksheet_find_spec ("fuzz", text, &spec, &error))
    {
      fuzz_check_error (error);
      return 0;
    }
  /* Larger puzzles take longer and read no other. */
  if (spec.kind->has_board && (spec.box_rows != 2 || spec.box_columns != 2))
    return 0;
  worksheet = get_worksheet (&spec);
  verdict = sudoku_worksheet_check (worksheet, "fuzz", text, NULL, &error);
  g_assert_true ((verdict != NULL) == (error == NULL));
  if (verdict != NULL)
    check_verdict (worksheet, verdict);
  else
    fuzz_check_error (error);
  return 0;
}
