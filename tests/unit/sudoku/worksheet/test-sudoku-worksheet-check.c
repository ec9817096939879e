/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers to worksheets, right ones of several shapes and a thousand changed ones of each kind, are
 * graded as a plain second grader does, which reads the numbers by itself and knows neither the
 * solver nor the prover. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-worksheet-check.h>
#include <words-worksheet.h>

#include "test-config.h"

#define N_MUTATIONS (TEST_SANITIZED ? 100u : 1000u)
#define N_SHAPES 5

/* A clause is a GArray of literals, a formula a GPtrArray of clauses. */
static GPtrArray *
formula_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
}

static void
formula_append (GPtrArray *formula,
                const int *literals,
                gsize n)
{
  GArray *clause = NULL;

  for (gsize i = 0; i < n; i++)
    {
      if (clause == NULL)
        clause = g_array_new (FALSE, FALSE, sizeof (int));
      if (literals[i] != 0)
        {
          g_array_append_val (clause, literals[i]);
          continue;
        }
      g_ptr_array_add (formula, clause);
      clause = NULL;
    }
  g_assert_null (clause);
}

static GPtrArray *
formula_of (const SatClauses *clauses)
{
  GPtrArray *formula = formula_new ();
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  formula_append (formula, literals, n);
  return formula;
}

#define LITERAL(clause, i) g_array_index ((GArray *)(clause), int, i)

static gboolean
has_literal (const GArray *clause,
             int literal)
{
  for (guint i = 0; i < clause->len; i++)
    if (LITERAL (clause, i) == literal)
      return TRUE;
  return FALSE;
}

/* 1: true, -1: false, 0: open, with the last open literal. */
static int
evaluate (const GArray *clause,
          const gint8 *values,
          int *open,
          guint *n_open)
{
  *n_open = 0;
  for (guint i = 0; i < clause->len; i++)
    {
      int literal = LITERAL (clause, i);
      int value = literal > 0 ? values[literal] : -values[-literal];

      if (value > 0)
        return 1;
      if (value == 0 && !(*n_open > 0 && *open == literal))
        {
          *open = literal;
          (*n_open)++;
        }
    }
  return *n_open == 0 ? -1 : 0;
}

/* FALSE: a clause became false. */
static gboolean
propagate (const GPtrArray *formula,
           gint8 *values)
{
  for (gboolean changed = TRUE; changed;)
    {
      changed = FALSE;
      for (guint i = 0; i < formula->len; i++)
        {
          int open = 0;
          guint n_open = 0;
          int value = evaluate (formula->pdata[i], values, &open, &n_open);

          if (value < 0)
            return FALSE;
          if (value == 0 && n_open == 1)
            {
              values[ABS (open)] = open > 0 ? 1 : -1;
              changed = TRUE;
            }
        }
    }
  return TRUE;
}

#define MAX_VARIABLE 1000

/* The plainest search there is, with no memory of what failed. */
static gboolean
is_satisfiable (const GPtrArray *formula,
                const gint8 *start)
{
  gint8 values[MAX_VARIABLE + 1];

  memcpy (values, start, sizeof values);
  if (!propagate (formula, values))
    return FALSE;
  for (guint i = 0; i < formula->len; i++)
    {
      int open = 0;
      guint n_open = 0;

      if (evaluate (formula->pdata[i], values, &open, &n_open) > 0)
        continue;
      values[ABS (open)] = open > 0 ? 1 : -1;
      if (is_satisfiable (formula, values))
        return TRUE;
      values[ABS (open)] = open > 0 ? -1 : 1;
      return is_satisfiable (formula, values);
    }
  return TRUE;
}

/* Does each clause of @second follow from @first? */
static gboolean
implies (const GPtrArray *first,
         const GPtrArray *second)
{
  for (guint i = 0; i < second->len; i++)
    {
      gint8 values[MAX_VARIABLE + 1] = { 0 };
      const GArray *clause = second->pdata[i];
      gboolean tautology = FALSE;

      for (guint k = 0; k < clause->len; k++)
        {
          int literal = LITERAL (clause, k);

          tautology |= has_literal (clause, -literal);
          values[ABS (literal)] = literal > 0 ? -1 : 1;
        }
      if (!tautology && is_satisfiable (first, values))
        return FALSE;
    }
  return TRUE;
}

static GPtrArray *
join (const GPtrArray *first,
      const GPtrArray *second)
{
  GPtrArray *both = formula_new ();

  for (guint i = 0; i < first->len; i++)
    g_ptr_array_add (both, g_array_ref (first->pdata[i]));
  for (guint i = 0; i < second->len; i++)
    g_ptr_array_add (both, g_array_ref (second->pdata[i]));
  return both;
}

/* What is given alone must be said without the rules; else the rules help. */
static gboolean
grade_clauses (const SudokuWorksheet *worksheet,
               const GPtrArray *written)
{
  g_autoptr (GPtrArray) given = formula_of (worksheet->given);
  g_autoptr (GPtrArray) wanted = formula_of (worksheet->wanted);
  g_autoptr (GPtrArray) said = NULL;
  g_autoptr (GPtrArray) right = NULL;

  if (g_str_equal (worksheet->spec.kind->id, "givens"))
    return implies (written, wanted) && implies (wanted, written);
  said = join (given, written);
  right = join (given, wanted);
  return implies (said, wanted) && implies (right, written);
}

static gboolean
grade_model (const SudokuWorksheet *worksheet,
             const GPtrArray *written)
{
  g_autoptr (GPtrArray) given = formula_of (worksheet->given);
  gint8 values[MAX_VARIABLE + 1];

  memset (values, -1, sizeof values);
  for (guint i = 0; i < written->len; i++)
    for (guint k = 0; k < ((GArray *)written->pdata[i])->len; k++)
      {
        int literal = LITERAL (written->pdata[i], k);

        values[ABS (literal)] = literal > 0 ? 1 : -1;
      }
  for (guint i = 0; i < given->len; i++)
    {
      int open = 0;
      guint n_open = 0;

      if (evaluate (given->pdata[i], values, &open, &n_open) < 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
grade_units (const SudokuWorksheet *worksheet,
             const GPtrArray *written)
{
  g_autoptr (GPtrArray) given = formula_of (worksheet->given);
  gint8 values[MAX_VARIABLE + 1] = { 0 };
  gint8 said[MAX_VARIABLE + 1] = { 0 };

  g_assert_true (propagate (given, values));
  for (guint i = 0; i < written->len; i++)
    for (guint k = 0; k < ((GArray *)written->pdata[i])->len; k++)
      {
        int literal = LITERAL (written->pdata[i], k);

        if (values[ABS (literal)] != (literal > 0 ? 1 : -1))
          return FALSE;
        said[ABS (literal)] = 1;
      }
  for (int variable = 1; variable <= MAX_VARIABLE; variable++)
    if (values[variable] > 0 && said[variable] == 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_subset (const GArray *clause,
           const GArray *first,
           const GArray *second)
{
  for (guint i = 0; i < clause->len; i++)
    if (!has_literal (first, LITERAL (clause, i)) && !has_literal (second, LITERAL (clause, i)))
      return FALSE;
  return TRUE;
}

static GArray *
without (const GArray *clause,
         int literal)
{
  GArray *rest = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < clause->len; i++)
    if (LITERAL (clause, i) != literal)
      g_array_append_val (rest, LITERAL (clause, i));
  return rest;
}

static gboolean
is_resolvent (const GArray *clause,
              const GArray *first,
              const GArray *second)
{
  for (guint i = 0; i < first->len; i++)
    {
      int literal = LITERAL (first, i);
      g_autoptr (GArray) a = without (first, literal);
      g_autoptr (GArray) b = without (second, -literal);

      if (has_literal (second, -literal) && is_subset (clause, a, b) &&
          is_subset (a, clause, clause) && is_subset (b, clause, clause))
        return TRUE;
    }
  return FALSE;
}

static gboolean
grade_refutation (const SudokuWorksheet *worksheet,
                  const GPtrArray *written)
{
  g_autoptr (GPtrArray) known = formula_of (worksheet->given);

  for (guint i = 0; i < written->len; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < known->len && !found; k++)
        for (guint m = 0; m < known->len && !found; m++)
          found = is_resolvent (written->pdata[i], known->pdata[k], known->pdata[m]);
      if (!found)
        return FALSE;
      g_ptr_array_add (known, g_array_ref (written->pdata[i]));
    }
  return written->len > 0 && ((GArray *)written->pdata[written->len - 1])->len == 0;
}

static gboolean
grade (const SudokuWorksheet *worksheet,
       const GPtrArray *written)
{
  static gboolean (*const graders[]) (const SudokuWorksheet *, const GPtrArray *) = {
    [SUDOKU_WORKSHEET_CLAUSES] = grade_clauses,
    [SUDOKU_WORKSHEET_MODEL] = grade_model,
    [SUDOKU_WORKSHEET_UNITS] = grade_units,
    [SUDOKU_WORKSHEET_REFUTATION] = grade_refutation,
  };

  return graders[worksheet->spec.kind->answer](worksheet, written);
}

static gboolean
is_list (const SudokuWorksheet *worksheet)
{
  return worksheet->spec.kind->answer == SUDOKU_WORKSHEET_MODEL ||
         worksheet->spec.kind->answer == SUDOKU_WORKSHEET_UNITS;
}

static gboolean
is_right (const SudokuWorksheet *worksheet,
          const char *answer)
{
  g_autofree char *sheet = words_worksheet (worksheet, FALSE);
  g_autofree char *text = g_strconcat (sheet, answer, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuWorksheetVerdict) verdict =
    sudoku_worksheet_check (worksheet, "t", text, NULL, &error);

  g_assert_no_error (error);
  return verdict->right;
}

static char *
print (const SudokuWorksheet *worksheet,
       const GPtrArray *written,
       const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < written->len; i++)
    {
      const GArray *clause = written->pdata[i];

      if (is_list (worksheet))
        g_string_append (text, "v ");
      for (guint k = 0; k < clause->len; k++)
        g_string_append_printf (text, "%d ", LITERAL (clause, k));
      g_string_append_printf (text, "0%s", separator);
    }
  return g_string_free (text, FALSE);
}

static SudokuWorksheet *
make (const SudokuWorksheetKind *kind,
      guint seed)
{
  const SudokuWorksheetSpec spec = { kind, seed, 2, 2 };
  g_autoptr (GError) error = NULL;
  SudokuWorksheet *worksheet = sudoku_worksheet_new (&spec, NULL, &error);

  g_assert_no_error (error);
  return worksheet;
}

static GPtrArray *
key_of (const SudokuWorksheet *worksheet)
{
  GPtrArray *key = NULL;

  if (is_list (worksheet))
    {
      key = formula_new ();
      g_ptr_array_add (key, g_array_copy (worksheet->literals));
      return key;
    }
  return formula_of (worksheet->refutation != NULL ? worksheet->refutation : worksheet->wanted);
}

static void
shuffle (gpointer *items,
         guint n,
         GRand *rand)
{
  for (guint i = n; i > 1; i--)
    {
      guint k = (guint)g_rand_int_range (rand, 0, (int)i);
      gpointer item = items[k];

      items[k] = items[i - 1];
      items[i - 1] = item;
    }
}

/* The literals of a clause the other way round, some twice. */
static void
turn (GArray *clause)
{
  guint n = clause->len;

  for (guint i = 0; i < n / 2; i++)
    {
      int literal = LITERAL (clause, i);

      LITERAL (clause, i) = LITERAL (clause, n - 1 - i);
      LITERAL (clause, n - 1 - i) = literal;
    }
  if (n > 0)
    {
      int literal = LITERAL (clause, 0);

      g_array_append_val (clause, literal);
    }
}

static char *
print_shape (const SudokuWorksheet *worksheet,
             guint shape,
             GRand *rand)
{
  g_autoptr (GPtrArray) key = key_of (worksheet);
  g_autofree char *text = NULL;

  switch (shape)
    {
    case 0:
      return print (worksheet, key, "\r\n");
    case 1:
      return print (worksheet, key, "\n\nc so far\n\n");
    case 2:
      text = print (worksheet, key, "   \n");
      return g_strconcat ("\n  ", text, "\nc done", NULL);
    case 3:
      for (guint i = 0; i < key->len; i++)
        turn (key->pdata[i]);
      return print (worksheet, key, "\n");
    default:
      if (worksheet->refutation == NULL)
        shuffle (key->pdata, key->len, rand);
      return print (worksheet, key, is_list (worksheet) ? "\n" : " ");
    }
}

static void
test_shapes (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (SudokuWorksheet) worksheet = make (data, seed);

      for (guint shape = 0; shape < N_SHAPES; shape++)
        {
          g_autofree char *answer = print_shape (worksheet, shape, rand);

          g_test_message ("seed %u, shape %u:\n%s", seed, shape, answer);
          g_assert_true (is_right (worksheet, answer));
        }
    }
}

static int
random_literal (const SudokuWorksheet *worksheet,
                GRand *rand)
{
  g_autoptr (GPtrArray) all = formula_of (worksheet->given);
  g_autoptr (GPtrArray) wanted = formula_of (worksheet->wanted);
  g_autoptr (GPtrArray) both = join (all, wanted);
  const GArray *clause = both->pdata[g_rand_int_range (rand, 0, (int)both->len)];
  int literal = LITERAL (clause, (guint)g_rand_int_range (rand, 0, (int)clause->len));

  return g_rand_boolean (rand) ? literal : -literal;
}

static void
mutate_clause (const SudokuWorksheet *worksheet,
               GArray *clause,
               GRand *rand)
{
  guint at = clause->len > 0 ? (guint)g_rand_int_range (rand, 0, (int)clause->len) : 0;
  int literal = random_literal (worksheet, rand);

  switch (clause->len > 0 ? g_rand_int_range (rand, 0, 4) : 0)
    {
    case 0:
      g_array_append_val (clause, literal);
      break;
    case 1:
      g_array_remove_index (clause, at);
      break;
    case 2:
      LITERAL (clause, at) = -LITERAL (clause, at);
      break;
    default:
      LITERAL (clause, at) = literal;
      break;
    }
}

static void
mutate (const SudokuWorksheet *worksheet,
        GPtrArray *written,
        GRand *rand)
{
  guint at = (guint)g_rand_int_range (rand, 0, (int)written->len);
  GArray *copy = NULL;

  switch (is_list (worksheet) ? 0 : g_rand_int_range (rand, 0, 6))
    {
    case 0:
    case 1:
      mutate_clause (worksheet, written->pdata[at], rand);
      break;
    case 2:
      if (written->len > 1)
        g_ptr_array_remove_index (written, at);
      break;
    case 3:
      shuffle (written->pdata, written->len, rand);
      break;
    case 4:
      copy = g_array_copy (written->pdata[at]);
      mutate_clause (worksheet, copy, rand);
      g_ptr_array_insert (written, g_rand_int_range (rand, 0, (int)written->len + 1), copy);
      break;
    default:
      turn (written->pdata[at]);
      break;
    }
}

/* No literals are no answer, and those that contradict each other are refused when read. */
static gboolean
can_be_read (const GPtrArray *written)
{
  const GArray *literals = written->pdata[0];

  for (guint i = 0; i < literals->len; i++)
    if (has_literal (literals, -LITERAL (literals, i)))
      return FALSE;
  return literals->len > 0;
}

static void
test_mutations (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_right = 0, n_wrong = 0;

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (SudokuWorksheet) worksheet = make (data, i % 25);
      g_autoptr (GPtrArray) written = key_of (worksheet);
      g_autofree char *answer = NULL;
      gboolean right;

      for (int k = g_rand_int_range (rand, 1, 4); k > 0; k--)
        mutate (worksheet, written, rand);
      if (is_list (worksheet) && !can_be_read (written))
        continue;
      answer = print (worksheet, written, "\n");
      right = grade (worksheet, written);
      g_test_message ("seed %u, %s:\n%s", i % 25, right ? "right" : "wrong", answer);
      g_assert_true (is_right (worksheet, answer) == right);
      n_right += right;
      n_wrong += !right;
    }
  g_assert_cmpuint (n_wrong, >, N_MUTATIONS / 10);
  g_assert_cmpuint (n_right, >, N_MUTATIONS / 100);
}

/* The rest of the work can't be left to whoever reads it. */
static void
test_undone (void)
{
  static const struct
  {
    const char *kind;
    guint seed;
    const char *answer;
  } cases[] = {
    { "resolution", 1, "2 0\n" },
    { "resolution", 1, "3 0\n-3 0\n0\n" },
    { "resolution", 1, "2 3 0\n-2 3 0\n3 0\n-3 0\n" },
    { "resolution", 1, "2 3 0\n-2 3 0\n3 0\n-3 0\n0\n1 2 3 0\n" },
    { "resolution", 1, "1 3 0\n2 3 0\n-2 3 0\n3 0\n-3 0\n0\n" },
    /* The whole solution instead of what is given. */
    { "givens", 3, "112 0 124 0 133 0 141 0 213 0 221 0 232 0 244 0\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuWorksheet) worksheet =
        make (sudoku_worksheet_kind_find (cases[i].kind), cases[i].seed);

      g_test_message ("%s", cases[i].answer);
      g_assert_false (is_right (worksheet, cases[i].answer));
    }
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
      g_autofree char *shapes =
        g_strconcat ("/sudoku-worksheet-check/shapes/", kinds[i].id, NULL);
      g_autofree char *mutations =
        g_strconcat ("/sudoku-worksheet-check/mutations/", kinds[i].id, NULL);

      g_test_add_data_func (shapes, &kinds[i], test_shapes);
      g_test_add_data_func (mutations, &kinds[i], test_mutations);
    }
  g_test_add_func ("/sudoku-worksheet-check/undone", test_undone);
  return g_test_run ();
}
