/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas that were read: every clause by its number, what is found in them, what they are as
 * text, their answers, compared with plain searches; long and empty clauses, limits, cancelling. */

#include <sat-formula-solve.h>
#include <string.h>

#define N_ROUNDS 300
/* So few variables that all assignments can be tried. */
#define SMALL_VARIABLES 8

static SatFormula *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("t", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return sat_formula_new (dimacs);
}

/* The same formula as text and as plain arrays. */
typedef struct
{
  GPtrArray *clauses; /* (element-type GArray of int) */
  GString *text;
  SatFormula *formula;
} Sample;

static void
sample_clear (Sample *self)
{
  g_ptr_array_unref (self->clauses);
  g_string_free (self->text, TRUE);
  sat_formula_unref (self->formula);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

static void
sample_add (Sample *self,
            int n_literals,
            int n_variables)
{
  GArray *clause = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < n_literals; i++)
    {
      int literal = g_test_rand_int_range (1, n_variables + 1);

      if (g_test_rand_int_range (0, 2) == 0)
        literal = -literal;
      g_array_append_val (clause, literal);
      g_string_append_printf (self->text, "%d ", literal);
    }
  g_string_append (self->text, "0\n");
  g_ptr_array_add (self->clauses, clause);
}

static void
sample_init (Sample *self,
             int n_clauses,
             int n_variables,
             int length_min,
             int length_max)
{
  self->clauses = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  self->text = g_string_new (NULL);
  g_string_append_printf (self->text, "p cnf %d %d\n", n_variables, n_clauses);
  for (int i = 0; i < n_clauses; i++)
    sample_add (self, g_test_rand_int_range (length_min, length_max + 1), n_variables);
  self->formula = read_text (self->text->str);
}

static GArray *
get_clause (const Sample *self,
            guint i)
{
  return g_ptr_array_index (self->clauses, i);
}

static void
check_clauses (const Sample *self)
{
  g_assert_cmpuint (sat_formula_get_n_clauses (self->formula), ==, self->clauses->len);
  for (guint k = 0; k < self->clauses->len; k++)
    {
      guint i = (guint)g_test_rand_int_range (0, (gint)self->clauses->len);
      gsize n_literals = 0;
      const int *literals = sat_formula_get_clause (self->formula, i, &n_literals);
      GArray *clause = get_clause (self, i);

      g_assert_cmpmem (literals, n_literals * sizeof (int), clause->data,
                       clause->len * sizeof (int));
    }
}

static void
found_cb (guint64 clause,
          gpointer user_data)
{
  g_array_append_val ((GArray *)user_data, clause);
}

static void
check_found (const Sample *self,
             int variable,
             int sign)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));
  const SatWanted wanted = { variable, sign };
  guint n = 0;

  sat_formula_find_all (self->formula, &wanted, 1, found_cb, found);
  for (guint i = 0; i < self->clauses->len; i++)
    {
      GArray *clause = get_clause (self, i);
      gboolean fits = FALSE;

      for (guint k = 0; k < clause->len; k++)
        {
          int literal = g_array_index (clause, int, k);

          fits |= (variable == 0 || ABS (literal) == variable) &&
                  (sign == 0 || (literal > 0) == (sign > 0));
        }
      if (!fits)
        continue;
      g_assert_cmpuint (n, <, found->len);
      g_assert_cmpuint (g_array_index (found, guint64, n++), ==, i);
    }
  g_assert_cmpuint (n, ==, found->len);
}

static gboolean
has (GArray *clause,
     SatWanted wanted)
{
  for (guint k = 0; k < clause->len; k++)
    {
      int literal = g_array_index (clause, int, k);

      if (ABS (literal) == wanted.variable && literal * wanted.sign >= 0)
        return TRUE;
    }
  return FALSE;
}

/* The clauses that have all of three literals, of which some are the same. */
static void
check_found_together (const Sample *self,
                      int n_variables)
{
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));
      SatWanted wanted[3];
      guint n = 0;

      for (guint k = 0; k < 3; k++)
        wanted[k] = (SatWanted){ g_test_rand_int_range (1, MIN (n_variables, 4) + 1),
                                 g_test_rand_int_range (-1, 2) };
      sat_formula_find_all (self->formula, wanted, 3, found_cb, found);
      for (guint k = 0; k < self->clauses->len; k++)
        if (has (get_clause (self, k), wanted[0]) && has (get_clause (self, k), wanted[1]) &&
            has (get_clause (self, k), wanted[2]))
          {
            g_assert_cmpuint (n, <, found->len);
            g_assert_cmpuint (g_array_index (found, guint64, n++), ==, k);
          }
      g_assert_cmpuint (n, ==, found->len);
    }
}

static void
check_text (const Sample *self)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (out, sat_formula_get_n_variables (self->formula),
                           sat_formula_get_n_clauses (self->formula), NULL);
  g_autoptr (GError) error = NULL;
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (out);

  sat_formula_stream (self->formula, sat_dimacs_writer_get_sink (writer), NULL, &error);
  g_assert_no_error (error);
  sat_dimacs_writer_finish (writer, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_memory_output_stream_get_data (memory),
                   g_memory_output_stream_get_data_size (memory), self->text->str,
                   self->text->len);
  g_assert_cmpuint (sat_formula_get_text_length (self->formula), ==, self->text->len);
}

/* Clauses of all lengths, from none to several blocks of the index. */
static void
test_access (void)
{
  static const int lengths[] = { 1, 3, 40, 255, 256, 257, 1500 };

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    for (int n_variables = 1; n_variables <= 1000; n_variables *= 10)
      {
        g_auto (Sample) sample = { 0 };

        sample_init (&sample, g_test_rand_int_range (1, 400), n_variables, 0, lengths[i]);
        check_clauses (&sample);
        check_text (&sample);
        check_found_together (&sample, n_variables);
        for (int sign = -1; sign <= 1; sign++)
          {
            check_found (&sample, 0, sign);
            check_found (&sample, 1, sign);
            check_found (&sample, n_variables, sign);
            check_found (&sample, n_variables + 1, sign);
          }
      }
}

/* A million clauses, and one clause of a million literals. */
static void
test_large (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (SatFormula) many = NULL;
  g_autoptr (SatFormula) one = NULL;
  gsize n = 0;

  for (int i = 1; i <= 1000000; i++)
    {
      g_string_append_printf (text, "%d -%d 0\n", i, i + 1);
      g_string_append_printf (line, "%d ", i);
    }
  many = read_text (text->str);
  g_assert_cmpuint (sat_formula_get_n_clauses (many), ==, 1000000);
  g_assert_cmpuint (sat_formula_get_n_literals (many), ==, 2000000);
  for (guint k = 0; k < 1000000; k += 997)
    {
      const int *literals = sat_formula_get_clause (many, k, &n);

      g_assert_cmpuint (n, ==, 2);
      g_assert_cmpint (literals[0], ==, k + 1);
      g_assert_cmpint (literals[1], ==, -(int)k - 2);
    }
  g_string_append (line, "0\n-5 0\n");
  one = read_text (line->str);
  g_assert_cmpint (sat_formula_get_clause (one, 0, &n)[999999], ==, 1000000);
  g_assert_cmpuint (n, ==, 1000000);
  g_assert_cmpint (sat_formula_get_clause (one, 1, &n)[0], ==, -5);
  g_assert_cmpuint (n, ==, 1);
}

/* What the header says counts, as far as it can be true. */
static void
test_variables (void)
{
  static const struct
  {
    const char *text;
    int n_variables;
    int max_variable;
  } cases[] = {
    { "p cnf 5 1\n1 -2 0\n", 5, 2 },
    { "p cnf 1 1\n1 -2 0\n", 2, 2 },
    { "1 -2 0\n", 2, 2 },
    { "p cnf 0 0\n", 0, 0 },
    { "p cnf 999999999999 1\n1 0\n", 1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SatFormula) formula = read_text (cases[i].text);
      g_autoptr (SatModel) model = sat_formula_solve (formula, NULL, NULL, NULL);

      g_assert_cmpint (sat_formula_get_n_variables (formula), ==, cases[i].n_variables);
      g_assert_cmpint (sat_formula_get_max_variable (formula), ==, cases[i].max_variable);
      g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_SATISFIABLE);
      g_assert_cmpuint (sat_model_get_n_literals (model), ==, cases[i].n_variables);
    }
}

/* Which variables there are, not how large their numbers are, says how much memory it takes: what
 * is solved with small numbers is solved with scattered ones, with the same values. */
static void
test_scattered (void)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      int numbers[SMALL_VARIABLES + 1] = { 0 };
      g_auto (Sample) sample = { 0 };
      g_autoptr (GString) text = g_string_new ("p cnf 100000000 0\n");
      g_autoptr (SatFormula) formula = NULL;
      g_autoptr (SatModel) model = NULL;
      g_autoptr (SatModel) small = NULL;
      g_autoptr (SatVerdict) verdict = NULL;
      g_autoptr (GError) error = NULL;

      sample_init (&sample, g_test_rand_int_range (20, 60), SMALL_VARIABLES, 1, 4);
      for (int i = 1; i <= SMALL_VARIABLES; i++)
        numbers[i] = numbers[i - 1] + g_test_rand_int_range (1, SAT_VARIABLE_MAX / SMALL_VARIABLES);
      for (guint i = 0; i < sample.clauses->len; i++)
        {
          for (guint k = 0; k < get_clause (&sample, i)->len; k++)
            {
              int literal = g_array_index (get_clause (&sample, i), int, k);

              g_string_append_printf (text, "%d ",
                                      literal < 0 ? -numbers[-literal] : numbers[literal]);
            }
          g_string_append (text, "0\n");
        }
      formula = read_text (text->str);
      model = sat_formula_solve (formula, NULL, NULL, &error);
      g_assert_no_error (error);
      small = sat_formula_solve (sample.formula, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (sat_model_get_status (model), ==, sat_model_get_status (small));
      if (sat_model_get_status (model) != SAT_STATUS_SATISFIABLE)
        continue;
      verdict = sat_formula_judge (formula, model, FALSE, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (verdict->kind, ==, SAT_VERDICT_RIGHT);
      g_assert_cmpuint (verdict->n_missing, ==, 0);
      g_assert_cmpuint (sat_model_get_n_literals (model), <=, SMALL_VARIABLES);
    }
}

/* A few gaps get values, as what the header announces does; many don't. */
static void
test_gaps (void)
{
  g_autoptr (SatFormula) few = read_text ("7 -9 0\n");
  g_autoptr (SatFormula) many = read_text ("-7 0\n2000000 0\n");
  g_autoptr (SatModel) few_model = sat_formula_solve (few, NULL, NULL, NULL);
  g_autoptr (SatModel) many_model = sat_formula_solve (many, NULL, NULL, NULL);
  g_autoptr (SatVerdict) few_verdict = NULL;
  g_autoptr (SatVerdict) many_verdict = NULL;

  g_assert_cmpuint (sat_model_get_n_literals (few_model), ==, 9);
  g_assert_cmpuint (sat_model_get_n_literals (many_model), ==, 2);
  g_assert_cmpint (sat_model_get_value (many_model, 7), ==, -1);
  g_assert_cmpint (sat_model_get_value (many_model, 2000000), ==, 1);
  few_verdict = sat_formula_judge (few, many_model, FALSE, NULL, NULL);
  g_assert_cmpint (few_verdict->kind, ==, SAT_VERDICT_VIOLATED);
  g_assert_cmpuint (few_verdict->n_missing, ==, 8);
  many_verdict = sat_formula_judge (many, few_model, FALSE, NULL, NULL);
  g_assert_cmpuint (many_verdict->n_missing, ==, 1);
}

/* The comments before the first clause are kept. */
static void
test_comments (void)
{
  g_autoptr (SatFormula) none = read_text ("p cnf 1 1\n1 0\nc late\n");
  g_autoptr (SatFormula) some =
    read_text ("c First lesson  \r\nc\nc   two variables\np cnf 2 1\ncbehind the header\n1 -2 0\n");
  g_autoptr (SatFormula) line = read_text ("c First lesson p cnf 2 1 1 -2 0");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SatFormula) long_ones = NULL;

  g_assert_null (sat_formula_get_comments (none));
  g_assert_cmpstr (sat_formula_get_comments (some), ==,
                   "First lesson\n\n  two variables\nbehind the header");
  g_assert_cmpstr (sat_formula_get_comments (line), ==, "First lesson");
  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "c line %u\n", i);
  g_string_append (text, "p cnf 1 1\n1 0\n");
  long_ones = read_text (text->str);
  g_assert_true (g_str_has_prefix (sat_formula_get_comments (long_ones), "line 0\nline 1\n"));
  g_assert_cmpuint (strlen (sat_formula_get_comments (long_ones)), <=, 65536);
}

static gboolean
is_true (int literal,
         guint assignment)
{
  return ((assignment >> (ABS (literal) - 1)) & 1) == (literal > 0);
}

/* The first clause that an assignment leaves false; the number of clauses when there is none. */
static guint
find_false (const Sample *self,
            guint assignment,
            guint *n_false)
{
  guint first = self->clauses->len;

  *n_false = 0;
  for (guint i = 0; i < self->clauses->len; i++)
    {
      GArray *clause = get_clause (self, i);
      gboolean satisfied = FALSE;

      for (guint k = 0; k < clause->len; k++)
        satisfied |= is_true (g_array_index (clause, int, k), assignment);
      if (!satisfied && (*n_false)++ == 0)
        first = i;
    }
  return first;
}

static SatModel *
make_model (guint assignment)
{
  SatModel *model = sat_model_new (SAT_STATUS_SATISFIABLE);

  sat_model_set_has_literals (model);
  for (int i = 1; i <= SMALL_VARIABLES; i++)
    sat_model_add (model, is_true (i, assignment) ? i : -i, NULL);
  return model;
}

/* Returns whether the formula has a model. */
static gboolean
check_assignments (const Sample *self)
{
  gboolean satisfiable = FALSE;

  for (guint assignment = 0; assignment < 1u << SMALL_VARIABLES; assignment++)
    {
      guint n_false = 0, first = find_false (self, assignment, &n_false);

      satisfiable |= n_false == 0;
      if (n_false == 0 || assignment % 16 == 0)
        {
          g_autoptr (SatModel) model = make_model (assignment);
          g_autoptr (SatVerdict) verdict =
            sat_formula_judge (self->formula, model, FALSE, NULL, NULL);

          g_assert_cmpint (verdict->kind, ==,
                           n_false > 0 ? SAT_VERDICT_VIOLATED : SAT_VERDICT_RIGHT);
          g_assert_cmpuint (verdict->n_false, ==, n_false);
          if (n_false > 0)
            g_assert_cmpuint (verdict->first_false, ==, first);
        }
    }
  return satisfiable;
}

/* Small formulas, by trying all assignments. */
static void
test_answers (void)
{
  guint n_satisfiable = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_auto (Sample) sample = { 0 };
      g_autoptr (SatModel) own = NULL;
      g_autoptr (SatModel) claim = sat_model_new (SAT_STATUS_UNSATISFIABLE);
      g_autoptr (SatVerdict) verdict = NULL;
      gboolean satisfiable;

      sample_init (&sample, g_test_rand_int_range (5, 70), SMALL_VARIABLES, 1, 4);
      satisfiable = check_assignments (&sample);
      n_satisfiable += satisfiable;
      own = sat_formula_solve (sample.formula, NULL, NULL, NULL);
      g_assert_cmpint (sat_model_get_status (own), ==,
                       satisfiable ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
      verdict = sat_formula_judge (sample.formula, claim, FALSE, NULL, NULL);
      g_assert_cmpint (verdict->kind, ==,
                       satisfiable ? SAT_VERDICT_REFUTED : SAT_VERDICT_UNSATISFIABLE);
      g_assert_true ((verdict->model != NULL) == satisfiable);
    }
  g_assert_cmpuint (n_satisfiable, >, 0);
  g_assert_cmpuint (n_satisfiable, <, N_ROUNDS);
}

static SatVerdict *
judge_text (const SatFormula *formula,
            const char *answer)
{
  g_autoptr (SatModel) model = sat_model_read ("a", answer, strlen (answer), NULL, NULL);

  g_assert_nonnull (model);
  return sat_formula_judge (formula, model, FALSE, NULL, NULL);
}

static void
test_verdicts (void)
{
  static const struct
  {
    const char *answer;
    SatVerdictKind kind;
    guint first_false;
    guint n_false;
    guint n_missing;
    guint n_foreign;
  } cases[] = {
    { "v 1 -2 3 0\n", SAT_VERDICT_RIGHT, 0, 0, 1, 0 },
    { "v 1 -2 3 4 5 -6 0\n", SAT_VERDICT_RIGHT, 0, 0, 0, 2 },
    { "v -1 2 3 0\n", SAT_VERDICT_VIOLATED, 1, 1, 1, 0 },
    { "v 1 2 0\n", SAT_VERDICT_VIOLATED, 2, 1, 2, 0 },
    { "s SATISFIABLE\n", SAT_VERDICT_NO_MODEL, 0, 0, 0, 0 },
    { "s UNKNOWN\n", SAT_VERDICT_UNKNOWN, 0, 0, 0, 0 },
    { "s UNSATISFIABLE\n", SAT_VERDICT_REFUTED, 0, 0, 0, 0 },
  };
  g_autoptr (SatFormula) formula = read_text ("p cnf 4 3\n1 2 0\n1 -2 0\n3 0\n");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SatVerdict) verdict = judge_text (formula, cases[i].answer);

      g_assert_cmpint (verdict->kind, ==, cases[i].kind);
      g_assert_cmpuint (verdict->first_false, ==, cases[i].first_false);
      g_assert_cmpuint (verdict->n_false, ==, cases[i].n_false);
      g_assert_cmpuint (verdict->n_missing, ==, cases[i].n_missing);
      g_assert_cmpuint (verdict->n_foreign, ==, cases[i].n_foreign);
    }
}

/* More pigeons than holes: hard for every solver of this kind. */
static SatFormula *
make_pigeons (int n_holes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int pigeon = 0; pigeon <= n_holes; pigeon++)
    {
      for (int hole = 1; hole <= n_holes; hole++)
        g_string_append_printf (text, "%d ", pigeon * n_holes + hole);
      g_string_append (text, "0\n");
    }
  for (int hole = 1; hole <= n_holes; hole++)
    for (int a = 0; a <= n_holes; a++)
      for (int b = a + 1; b <= n_holes; b++)
        g_string_append_printf (text, "-%d -%d 0\n", a * n_holes + hole, b * n_holes + hole);
  return read_text (text->str);
}

/* A time limit ends in an answer, not in an error. */
static void
test_time_limit (void)
{
  const SatFormulaRun run = { .time_limit = 0.05 };
  g_autoptr (SatFormula) formula = make_pigeons (14);
  g_autoptr (SatModel) claim = sat_model_new (SAT_STATUS_UNSATISFIABLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SatModel) model = sat_formula_solve (formula, &run, NULL, &error);
  g_autoptr (SatVerdict) verdict = NULL;
  g_autoptr (SatVerdict) trusted = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (sat_model_get_status (model), ==, SAT_STATUS_UNKNOWN);
  verdict = sat_formula_judge (formula, claim, FALSE, &run, &error);
  g_assert_no_error (error);
  g_assert_cmpint (verdict->kind, ==, SAT_VERDICT_UNCHECKED);
  trusted = sat_formula_judge (formula, claim, TRUE, &run, &error);
  g_assert_cmpint (trusted->kind, ==, SAT_VERDICT_UNSATISFIABLE);
}

static void
cancel_cb (SatSolver *solver,
           gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

/* In the middle of a search, and before anything. */
static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SatFormulaRun run = { cancellable, 0, cancel_cb, cancellable };
  g_autoptr (SatFormula) formula = make_pigeons (14);
  g_autoptr (SatModel) right = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (GError) error = NULL;
  SatCounter counter;

  g_assert_null (sat_formula_solve (formula, &run, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  sat_counter_init (&counter);
  g_assert_false (sat_formula_stream (formula, &counter.sink, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  sat_model_set_has_literals (right);
  g_assert_null (sat_formula_judge (formula, right, FALSE, &run, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What would need more memory than there is isn't begun. */
static void
test_memory (void)
{
  g_autoptr (SatFormula) formula = make_pigeons (4);
  g_autoptr (SatModel) claim = sat_model_new (SAT_STATUS_UNSATISFIABLE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SatVerdict) verdict = NULL;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000", TRUE);
  g_assert_null (sat_formula_solve (formula, NULL, NULL, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_clear_error (&error);
  verdict = sat_formula_judge (formula, claim, FALSE, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (verdict->kind, ==, SAT_VERDICT_UNCHECKED);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-formula/access", test_access);
  g_test_add_func ("/sat-formula/large", test_large);
  g_test_add_func ("/sat-formula/variables", test_variables);
  g_test_add_func ("/sat-formula/scattered", test_scattered);
  g_test_add_func ("/sat-formula/gaps", test_gaps);
  g_test_add_func ("/sat-formula/comments", test_comments);
  g_test_add_func ("/sat-formula/answers", test_answers);
  g_test_add_func ("/sat-formula/verdicts", test_verdicts);
  g_test_add_func ("/sat-formula/time-limit", test_time_limit);
  g_test_add_func ("/sat-formula/cancel", test_cancel);
  g_test_add_func ("/sat-formula/memory", test_memory);
  return g_test_run ();
}
