/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The techniques against a library of cases that others have made: each conclusion of a case must
 * be found by the technique of its code; and must not, where the code ends in `-x`. That holds in
 * other forms of the same puzzle, too: SATDOKU_TEST_FORMS=N tries N of these. */

#include <stdlib.h>
#include <string.h>

#include <sudoku-step-search.h>

#include "test-library.h"

/* By technique: how many cases there are, and how many were found. */
typedef struct
{
  guint n_cases;
  guint n_found;
  GString *missed; /* lines */
} Tally;

static void
tally_free (gpointer data)
{
  Tally *tally = data;

  g_string_free (tally->missed, TRUE);
  g_free (tally);
}

static gboolean
is_found (SudokuStepSearch *search,
          const TestCase *test_case,
          const SudokuTechnique *technique)
{
  g_autoptr (GPtrArray) steps = NULL;

  sudoku_step_search_set_unique (search, test_case->unique);
  steps =
    sudoku_step_search_run (search, test_case->position, &technique, 1, SUDOKU_STEP_ALL);
  for (guint i = 0; i < steps->len; i++)
    if (test_case_agrees (test_case, g_ptr_array_index (steps, i)))
      return TRUE;
  return FALSE;
}

/* In the form of the library, and in others. */
static gboolean
holds_in_all_forms (SudokuStepSearch *search,
                    const TestCase *test_case,
                    const SudokuTechnique *technique)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (test_case->line);
  const char *forms = g_getenv ("SATDOKU_TEST_FORMS");
  gboolean expected = !g_str_has_suffix (test_case->code, "-x");
  guint n_forms = forms == NULL ? 1 : (guint)MAX (atoi (forms), 0);

  if (is_found (search, test_case, technique) != expected)
    return FALSE;
  for (guint i = 0; i < n_forms; i++)
    {
      TestMap map;
      TestCase *form = NULL;
      gboolean found = FALSE;

      test_map_shuffle (&map, rand);
      form = test_case_map (test_case, &map);
      found = is_found (search, form, technique);
      test_case_free (form);
      if (found != expected)
        return FALSE;
    }
  return TRUE;
}

/* Codes of the library may have a variant behind a hyphen or a fifth digit. */
static const SudokuTechnique *
find_technique (const char *code)
{
  g_autofree char *base = g_strndup (code, 4);
  const SudokuTechnique *technique = sudoku_technique_find (code);

  return technique != NULL ? technique : sudoku_technique_find (base);
}

static void
test_cases (void)
{
  g_autoptr (GPtrArray) cases = test_library_read ();
  g_autoptr (GHashTable) tallies =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, tally_free);
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuStepSearch) search = NULL;
  const char *only = g_getenv ("SATDOKU_TEST_TECHNIQUE");
  g_autoptr (GList) codes = NULL;
  guint n_missed = 0;

  if (cases == NULL)
    return;
  for (guint i = 0; i < cases->len; i++)
    {
      TestCase *test_case = g_ptr_array_index (cases, i);
      const SudokuTechnique *technique = find_technique (test_case->code);
      Tally *tally = g_hash_table_lookup (tallies, test_case->code);

      if (technique == NULL || (only != NULL && !g_str_has_prefix (test_case->code, only)))
        continue;
      if (links == NULL)
        {
          links = sudoku_links_new (sudoku_position_get_geometry (test_case->position));
          search = sudoku_step_search_new (links);
        }
      if (tally == NULL)
        {
          tally = g_new0 (Tally, 1);
          tally->missed = g_string_new ("");
          g_hash_table_insert (tallies, test_case->code, tally);
        }
      tally->n_cases++;
      if (holds_in_all_forms (search, test_case, technique))
        tally->n_found++;
      else
        g_string_append_printf (tally->missed, " %u", test_case->line);
    }
  codes = g_list_sort (g_hash_table_get_keys (tallies), (GCompareFunc)strcmp);
  for (GList *item = codes; item != NULL; item = item->next)
    {
      const Tally *tally = g_hash_table_lookup (tallies, item->data);

      g_test_message ("%s: %u of %u%s%s", (const char *)item->data, tally->n_found,
                      tally->n_cases, tally->missed->len > 0 ? ", not in lines" : "",
                      tally->missed->str);
      n_missed += tally->n_cases - tally->n_found;
    }
  g_assert_cmpuint (n_missed, ==, 0);
  g_assert_cmpuint (search == NULL ? 0 : sudoku_step_search_get_n_refused (search), ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/library/cases", test_cases);
  return g_test_run ();
}
