/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets: made again from their line, answered rightly by their keys; and answers that lack
 * something or say too much are found out, as trying all assignments does. */

#include <string.h>
#include <sudoku-worksheet-check.h>
#include <words-worksheet.h>

#include "test-config.h"

#define N_SEEDS (TEST_SANITIZED ? 4u : 24u)
#define N_ANSWERS (TEST_SANITIZED ? 300u : 2000u)

static SudokuWorksheet *
make (const char *text)
{
  SudokuWorksheetSpec spec;
  g_autoptr (GError) error = NULL;
  SudokuWorksheet *worksheet = NULL;

  g_assert_true (sudoku_worksheet_spec_parse (&spec, text));
  worksheet = sudoku_worksheet_new (&spec, NULL, &error);
  g_assert_no_error (error);
  return worksheet;
}

/* @answer: (nullable): what is written; %NULL: the key */
static SudokuWorksheetVerdict *
check (const SudokuWorksheet *worksheet,
       const char *answer)
{
  g_autofree char *sheet = words_worksheet (worksheet, answer == NULL);
  g_autofree char *text = g_strconcat (sheet, answer, NULL);
  g_autoptr (GError) error = NULL;
  SudokuWorksheetVerdict *verdict =
    sudoku_worksheet_check (worksheet, "t", text, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (verdict);
  return verdict;
}

static const char *const boards[] = { "2x2", "2x3", "3x2", "3x3" };

/* What a worksheet is made of stands in it, and makes the same again; its key is right, and nothing
 * is not. */
static void
test_all (gconstpointer data)
{
  const SudokuWorksheetKind *kind = data;
  guint n_boards = kind->has_board ? G_N_ELEMENTS (boards) : 1;

  for (guint seed = 0; seed < N_SEEDS; seed++)
    {
      g_autofree char *line =
        kind->has_board
          ? g_strdup_printf ("%s %u %s", kind->id, seed, boards[seed < 8 ? seed % n_boards : 0])
          : g_strdup_printf ("%s %u", kind->id, seed);
      g_autoptr (SudokuWorksheet) worksheet = make (line);
      g_autofree char *text = words_worksheet (worksheet, TRUE);
      g_autoptr (SudokuWorksheet) again = NULL;
      g_autofree char *text_again = NULL;
      g_autoptr (SudokuWorksheetVerdict) right = check (worksheet, NULL);
      g_autoptr (SudokuWorksheetVerdict) empty = check (worksheet, "c I don't know\n\n");
      SudokuWorksheetSpec spec;

      g_test_message ("%s", line);
      g_assert_true (sudoku_worksheet_find_spec ("t", text, &spec, NULL));
      again = sudoku_worksheet_new (&spec, NULL, NULL);
      text_again = words_worksheet (again, TRUE);
      g_assert_cmpstr (text_again, ==, text);
      g_assert_true (right->right);
      g_assert_false (right->empty);
      g_assert_true (empty->empty);
      g_assert_false (empty->right);
    }
}

static gboolean
satisfies (const SatClauses *clauses,
           guint assignment)
{
  gsize n = 0;
  const int *literal = sat_clauses_get_literals (clauses, &n);
  const int *end = literal + n;

  while (literal < end)
    {
      gboolean holds = FALSE;

      for (; *literal != 0; literal++)
        holds |= ((assignment >> (ABS (*literal) - 1)) & 1) == (*literal > 0);
      if (!holds)
        return FALSE;
      literal++;
    }
  return TRUE;
}

static guint
to_bits (const GArray *assignment)
{
  guint bits = 0;

  for (guint i = 0; i < assignment->len; i++)
    bits |= (guint)(g_array_index (assignment, int, i) > 0)
            << (ABS (g_array_index (assignment, int, i)) - 1);
  return bits;
}

/* Random clauses as answers: the verdict is that of all assignments, and so are the examples. */
static void
test_random (void)
{
  static const char *const ids[] = { "sentence", "at-most-one", "exactly-one" };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  guint n_right = 0, n_missing = 0, n_excess = 0;

  for (guint i = 0; i < N_ANSWERS; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s %u", ids[i % 3], i);
      g_autoptr (SudokuWorksheet) worksheet = make (line);
      g_autoptr (GString) answer = g_string_new (NULL);
      g_autoptr (SatClauses) written = sat_clauses_new ();
      g_autoptr (SudokuWorksheetVerdict) verdict = NULL;
      gboolean allows = FALSE, forbids = FALSE;
      gsize n = 0;
      const int *wanted = sat_clauses_get_literals (worksheet->wanted, &n);

      /* Most of what is wanted, and now and then something else. */
      for (const int *at = wanted; at < wanted + n;)
        {
          gsize length = 0;

          while (at[length] != 0)
            length++;
          if (g_rand_int_range (rand, 0, 10) > 0)
            {
              int clause[8] = { 0 };

              memcpy (clause, at, length * sizeof (int));
              if (g_rand_int_range (rand, 0, 12) == 0)
                clause[0] = -clause[0];
              sat_sink_add (sat_clauses_get_sink (written), clause, length + 1, NULL);
              for (gsize k = 0; k <= length; k++)
                g_string_append_printf (answer, "%d ", clause[k]);
              g_string_append_c (answer, '\n');
            }
          at += length + 1;
        }
      if (answer->len == 0)
        continue;
      for (guint bits = 0; bits < 1u << worksheet->n_variables; bits++)
        {
          gboolean good = satisfies (worksheet->wanted, bits), got = satisfies (written, bits);

          allows |= got && !good;
          forbids |= good && !got;
        }
      verdict = check (worksheet, answer->str);
      g_assert_true ((verdict->n_missing > 0) == allows);
      g_assert_true ((verdict->n_excess > 0) == forbids);
      g_assert_true (verdict->right == (!allows && !forbids));
      if (allows)
        g_assert_true (satisfies (written, to_bits (verdict->allowed)) &&
                       !satisfies (worksheet->wanted, to_bits (verdict->allowed)));
      if (forbids)
        g_assert_true (!satisfies (written, to_bits (verdict->forbidden)) &&
                       satisfies (worksheet->wanted, to_bits (verdict->forbidden)));
      n_right += verdict->right;
      n_missing += allows;
      n_excess += forbids;
    }
  g_assert_cmpuint (n_right, >, N_ANSWERS / 20);
  g_assert_cmpuint (n_missing, >, N_ANSWERS / 20);
  g_assert_cmpuint (n_excess, >, N_ANSWERS / 20);
}

/* At most one of four, by other means than ours. */
static void
test_auxiliary (void)
{
  static const struct
  {
    const char *answer;
    gboolean right;
    gboolean forbids;
  } cases[] = {
    /* Sequential. */
    { "-1 5 0 -2 6 0 -5 6 0 -2 -5 0 -3 7 0 -6 7 0 -3 -6 0 -4 -7 0", TRUE, FALSE },
    /* Binary. */
    { "-1 -5 0 -1 -6 0 -2 5 0 -2 -6 0 -3 -5 0 -3 6 0 -4 5 0 -4 6 0", TRUE, FALSE },
    /* The bits are alike for two. */
    { "-1 -5 0 -1 -6 0 -2 -5 0 -2 -6 0 -3 -5 0 -3 6 0 -4 5 0 -4 6 0", FALSE, FALSE },
    /* None may be true, either. */
    { "-1 -5 0 -1 -6 0 -2 5 0 -2 -6 0 -3 -5 0 -3 6 0 -4 5 0 -4 6 0 1 2 3 4 0", FALSE, TRUE },
  };
  g_autoptr (SudokuWorksheet) worksheet = NULL;

  for (guint seed = 0; worksheet == NULL || worksheet->n_variables != 4; seed++)
    {
      g_autofree char *line = g_strdup_printf ("at-most-one %u", seed);

      g_clear_pointer (&worksheet, sudoku_worksheet_free);
      worksheet = make (line);
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuWorksheetVerdict) verdict = check (worksheet, cases[i].answer);

      g_assert_true (verdict->right == cases[i].right);
      g_assert_true ((verdict->n_excess > 0) == cases[i].forbids);
      if (cases[i].forbids)
        g_assert_cmpuint (to_bits (verdict->forbidden), ==, 0);
    }
}

/* Do the literals make the clause true? */
static gboolean
holds (const GArray *assignment,
       const int *clause,
       gsize n_literals)
{
  for (guint i = 0; i < assignment->len; i++)
    for (gsize k = 0; k < n_literals; k++)
      if (g_array_index (assignment, int, i) == clause[k])
        return TRUE;
  return FALSE;
}

/* Rows of which only the first clause is there, and rows with a clause too much. That single ones
 * are missing is no fault: they follow from the others, by counting. */
static void
test_family (void)
{
  g_autoptr (SudokuWorksheet) worksheet = make ("family 3 2x2");
  g_autofree char *key = words_worksheet (worksheet, TRUE);
  const char *answer = strstr (key, "c answer\n") + strlen ("c answer\n");
  g_autofree char *more = g_strconcat (answer, "-111 0\n", NULL);
  g_autoptr (SudokuWorksheetVerdict) missing = check (worksheet, "-111 -121 0\n");
  g_autoptr (SudokuWorksheetVerdict) one = check (worksheet, strstr (answer, "-111 -131 0"));
  g_autoptr (SudokuWorksheetVerdict) excess = check (worksheet, more);
  const int *clause;
  gsize n = 0;

  g_assert_cmpstr (worksheet->family->id, ==, "rows");
  g_assert_cmpuint (missing->n_missing, >, 30);
  g_assert_cmpuint (missing->n_excess, ==, 0);
  g_assert_cmpuint (missing->allowed->len, ==, 64);
  clause = sudoku_worksheet_get_clause (worksheet->wanted, missing->missing, &n);
  g_assert_false (holds (missing->allowed, clause, n));
  for (guint64 k = 0;
       (clause = sudoku_worksheet_get_clause (worksheet->given, k, &n)) != NULL; k++)
    g_assert_true (holds (missing->allowed, clause, n));
  g_assert_true (one->right);
  g_assert_cmpuint (excess->n_missing, ==, 0);
  g_assert_cmpuint (excess->n_excess, ==, 1);
  g_assert_cmpint (g_array_index (excess->excess, int, 0), ==, -111);
  g_assert_true (holds (excess->forbidden, &(const int){ 111 }, 1));
  for (guint64 k = 0;
       (clause = sudoku_worksheet_get_clause (worksheet->wanted, k, &n)) != NULL; k++)
    g_assert_true (holds (excess->forbidden, clause, n));
}

static void
test_literals (void)
{
  g_autoptr (SudokuWorksheet) units = make ("units 5 2x2");
  g_autoptr (SudokuWorksheet) model = make ("model 5 2x2");
  int first = g_array_index (units->literals, int, 0);
  g_autofree char *one = g_strdup_printf ("v %d 0\n", first);
  g_autofree char *opposite = g_strdup_printf ("v %d 0\n", -first);
  g_autoptr (SudokuWorksheetVerdict) few = check (units, one);
  g_autoptr (SudokuWorksheetVerdict) wrong = check (units, opposite);
  g_autoptr (SudokuWorksheetVerdict) none = check (model, one);

  g_assert_cmpuint (few->n_lacking, ==, units->literals->len - 1);
  g_assert_cmpuint (few->n_wrong, ==, 0);
  g_assert_cmpint (wrong->wrong, ==, -first);
  g_assert_cmpuint (none->n_false, >, 0);
  g_assert_false (none->right);
  g_assert_cmpuint (model->literals->len, ==, 16);
}

static void
test_bad (void)
{
  static const char *const lines[] = {
    "",
    "family",
    "family 1",
    "family x 2x2",
    "family 1 2x2 3",
    "family 1 1x3",
    "family 1 4x4",
    "family 1 2x",
    "sentence",
    "sentence 1 2x2",
    "sentence -1",
    "song 1",
  };
  g_autoptr (SudokuWorksheet) worksheet = make ("sentence 1");
  g_autoptr (GError) error = NULL;
  SudokuWorksheetSpec spec;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_false (sudoku_worksheet_spec_parse (&spec, lines[i]));
  g_assert_null (sudoku_worksheet_check (worksheet, "t", "c answer\n90000000 0\n", NULL, &error));
  g_assert_nonnull (error);
}

int
main (int argc,
      char *argv[])
{
  gsize n = 0;
  const SudokuWorksheetKind *kinds = sudoku_worksheet_kinds (&n);

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku-worksheet/", kinds[i].id, NULL);

      g_test_add_data_func (path, &kinds[i], test_all);
    }
  g_test_add_func ("/sudoku-worksheet/random", test_random);
  g_test_add_func ("/sudoku-worksheet/auxiliary", test_auxiliary);
  g_test_add_func ("/sudoku-worksheet/missing-family", test_family);
  g_test_add_func ("/sudoku-worksheet/literals", test_literals);
  g_test_add_func ("/sudoku-worksheet/bad", test_bad);
  return g_test_run ();
}
