/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses against their plain meaning, by trying all assignments. */

#include <sat-solver.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-cnf.h>
#include <sudoku-error.h>
#include <sudoku-hint.h>
#include <sudoku-own-clauses.h>
#include <sudoku-rule-text.h>
#include <sudoku-rule.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-config.h"

#define N_MAX 12

/* A constraint as the test makes it: literals by number, from 1. */
typedef struct
{
  SudokuOwnKind kind;
  guint limit;
  guint n_conditions;
  guint n;
  int literals[N_MAX];
} Said;

static const char *
name_literal (int literal,
              char *buffer)
{
  g_snprintf (buffer, 8, "%sv%d", literal < 0 ? "!" : "", ABS (literal));
  return buffer;
}

static void
write_said (const Said *said,
            const char *(*name) (int literal, char *buffer),
            GString *text)
{
  char buffer[16];

  if (said->kind == SUDOKU_OWN_AT_MOST)
    g_string_append_printf (text, "at most %u of ", said->limit);
  else if (said->kind == SUDOKU_OWN_AT_LEAST)
    g_string_append_printf (text, "atleast %u: ", said->limit);
  else if (said->kind == SUDOKU_OWN_EXACTLY)
    g_string_append_printf (text, "exactly %u of: ", said->limit);
  for (guint i = 0; i < said->n; i++)
    {
      const char *between = said->kind == SUDOKU_OWN_CLAUSE ? "|" : ",";

      if (i > 0 && said->kind == SUDOKU_OWN_EQUIVALENCE)
        between = "<->";
      else if (i > 0 && i < said->n_conditions)
        between = "&";
      else if (i > 0 && i == said->n_conditions)
        between = "->";
      g_string_append_printf (text, "%s %s ", i > 0 ? between : "",
                              name (said->literals[i], buffer));
    }
  g_string_append_c (text, '\n');
}

static gboolean
holds_literal (int literal,
               guint assignment)
{
  return (assignment >> (ABS (literal) - 1) & 1) == (literal > 0);
}

/* The plain meaning. */
static gboolean
holds (const Said *said,
       guint assignment)
{
  guint n_true = 0;

  for (guint i = 0; i < said->n; i++)
    n_true += holds_literal (said->literals[i], assignment);
  switch ((int)said->kind)
    {
    case SUDOKU_OWN_AT_MOST:
      return n_true <= said->limit;
    case SUDOKU_OWN_AT_LEAST:
      return n_true >= said->limit;
    case SUDOKU_OWN_EXACTLY:
      return n_true == said->limit;
    case SUDOKU_OWN_NOT_EXACTLY:
      return n_true != said->limit;
    case SUDOKU_OWN_EQUIVALENCE:
      return n_true != 1;
    default:
      for (guint i = 0; i < said->n; i++)
        if (holds_literal (said->literals[i], assignment) != (i < said->n_conditions))
          return TRUE;
      return FALSE;
    }
}

static void
make_said (GRand *rand,
           guint n_variables,
           Said *said)
{
  *said = (Said){ .kind = (SudokuOwnKind)g_rand_int_range (rand, 0, SUDOKU_OWN_EXACTLY + 1) };
  said->n = said->kind == SUDOKU_OWN_EQUIVALENCE
              ? 2
              : (guint)g_rand_int_range (rand, 1, (int)n_variables + 1);
  if (said->kind == SUDOKU_OWN_CLAUSE && said->n > 1 && g_rand_boolean (rand))
    said->n_conditions = (guint)g_rand_int_range (rand, 1, (int)said->n);
  else if (said->kind != SUDOKU_OWN_CLAUSE)
    said->limit = (guint)g_rand_int_range (rand, 0, (int)said->n + 1);
  for (guint i = 0; i < said->n; i++)
    said->literals[i] = g_rand_int_range (rand, 1, (int)n_variables + 1) *
                        (g_rand_boolean (rand) ? 1 : -1);
}

static SatSolver *
load (const SudokuOwnClauses *clauses)
{
  SatSolver *solver = sat_solver_new (SAT_PROFILE_DEFAULT);

  for (guint i = 0; i < sudoku_own_clauses_get_n (clauses); i++)
    {
      guint n = 0;
      const int *literals = sudoku_own_clauses_get (clauses, i, &n);

      g_assert_true (sat_solver_add_clause (solver, literals, n, NULL));
    }
  return solver;
}

/* The number of a variable "v3" among the names, which come in the order of the text. */
static int
find_variable (const SudokuOwn *own,
               int number)
{
  g_autofree char *name = g_strdup_printf ("v%d", number);

  for (guint i = 0; i < sudoku_own_get_n_names (own); i++)
    if (g_str_equal (sudoku_own_get_name (own, i), name))
      return 8 + (int)i + 1;
  return 0;
}

static void
compare (const Said *said,
         const SudokuOwn *own,
         const SudokuOwnClauses *clauses,
         guint n_variables)
{
  g_autoptr (SatSolver) solver = load (clauses);

  for (guint assignment = 0; assignment < 1u << n_variables; assignment++)
    {
      for (int i = 1; i <= (int)n_variables; i++)
        {
          int variable = find_variable (own, i);

          if (variable != 0)
            sat_solver_assume (solver, assignment >> (i - 1) & 1 ? variable : -variable, NULL);
        }
      g_assert_cmpint (sat_solver_solve (solver, NULL), ==,
                       holds (said, assignment) ? SAT_STATUS_SATISFIABLE
                                                : SAT_STATUS_UNSATISFIABLE);
    }
}

/* Each constraint, said in each way, has the models that it means. */
static void
test_meaning (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  gsize n_ways = 0;
  const SatAtMostOne *const *ways = sat_at_most_ones (&n_ways);
  guint n_rounds = TEST_SANITIZED ? 40 : 160;

  for (guint round = 0; round < n_rounds; round++)
    {
      guint n_variables = round % 40 == 0 ? N_MAX : 2 + round % 6;
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuOwn) own = NULL;
      g_autoptr (SudokuOwnClauses) clauses = NULL;
      Said said;

      make_said (rand, n_variables, &said);
      if (round % 40 == 0)
        said.limit = MIN (said.limit, 2);
      write_said (&said, name_literal, text);
      own = sudoku_own_parse (2, text->str, -1, "test", NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (sudoku_own_get_n (own), ==, 1);
      clauses = sudoku_own_clauses_new (own, ways[round % n_ways]);
      compare (&said, own, clauses, n_variables);
    }
}

/* The counter to k of n − 1 rows, in both directions, and what it forbids. */
static void
test_counter_size (void)
{
  for (guint n = 3; n < 12; n++)
    for (guint k = 2; k < n; k++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (SudokuOwn) own = NULL;
        g_autoptr (SudokuOwnClauses) clauses = NULL;

        g_string_append_printf (text, "at most %u of", k);
        for (guint i = 0; i < n; i++)
          g_string_append_printf (text, " a%u", i);
        own = sudoku_own_parse (2, text->str, -1, NULL, NULL, NULL, NULL);
        clauses = sudoku_own_clauses_new (own, &sat_at_most_one_pairwise);
        g_assert_cmpuint (sudoku_own_clauses_get_n (clauses), ==,
                          2 + k - 1 + (n - 2) * (4 * k - 1) + n - k);
        g_assert_cmpuint (sudoku_own_clauses_get_n_extra (clauses), ==, n + k * (n - 1));
      }
}

/* ---- counts ---- */

#define COUNTED_MAX 8

/* How a count is said: the text before and behind it, and whether it holds of so many. */
typedef struct
{
  const char *before, *behind;
  gboolean negated;  /* the opposite of the count */
  gboolean if_p;     /* only where p is true */
  gboolean unless_p; /* only where p is false */
} Wrapping;

static const Wrapping wrappings[] = {
  { "", "", FALSE, FALSE, FALSE },
  { "!", "", TRUE, FALSE, FALSE },
  { "p -> ", "", FALSE, TRUE, FALSE },
  { "!p -> ", "", FALSE, FALSE, TRUE },
  { "p -> !", "", TRUE, TRUE, FALSE },
  { "", " -> p", TRUE, FALSE, TRUE },
  { "!!", " -> !p", TRUE, TRUE, FALSE },
};

static const char *const count_words[] = { "at most", "at least", "exactly" };

static gboolean
holds_count (guint kind,
             guint k,
             guint n_true)
{
  return kind == 0 ? n_true <= k : kind == 1 ? n_true >= k
                                             : n_true == k;
}

/* By trying all: p is the last variable. @signs: a bit for each literal that is negated. */
static guint
count_plainly (const Wrapping *wrapping,
               guint kind,
               guint k,
               guint n,
               guint signs)
{
  gboolean has_p = wrapping->if_p || wrapping->unless_p;
  guint n_models = 0;

  for (guint assignment = 0; assignment < 1u << (n + has_p); assignment++)
    {
      guint n_true = 0;
      gboolean p = assignment >> n & 1;

      for (guint i = 0; i < n; i++)
        n_true += (assignment >> i & 1) != (signs >> i & 1);
      n_models += (wrapping->if_p && !p) || (wrapping->unless_p && p) ||
                  holds_count (kind, k, n_true) != wrapping->negated;
    }
  return n_models;
}

/* All models of all variables, names and others, by excluding each. */
static guint
count_models (const SudokuOwnClauses *clauses,
              guint side)
{
  g_autoptr (SatSolver) solver = load (clauses);
  int first = (int)(side * side * side) + 1, n = (int)sudoku_own_clauses_get_n_extra (clauses);
  guint n_models = 0;

  for (; sat_solver_solve (solver, NULL) == SAT_STATUS_SATISFIABLE; n_models++)
    {
      g_autofree int *other = g_new (int, n);

      for (int i = 0; i < n; i++)
        other[i] = sat_solver_value (solver, first + i) ? -(first + i) : first + i;
      g_assert_true (sat_solver_add_clause (solver, other, (gsize)n, NULL));
    }
  return n_models;
}

static void
check_count (const Wrapping *wrapping,
             guint kind,
             guint k,
             guint n,
             guint signs,
             const SatAtMostOne *way)
{
  g_autoptr (GString) text = g_string_new (wrapping->before);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = NULL;
  g_autoptr (SudokuOwn) again = NULL;
  g_autoptr (SudokuOwnClauses) clauses = NULL;
  guint expected = count_plainly (wrapping, kind, k, n, signs);

  g_string_append_printf (text, "%s %u of", count_words[kind], k);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %sv%u", signs >> i & 1 ? "!" : "", i);
  g_string_append (text, wrapping->behind);
  own = sudoku_own_parse (2, text->str, -1, "test", NULL, NULL, &error);
  g_test_message ("%s, %s", text->str, way->id);
  if (own == NULL)
    {
      /* What can never hold is refused only where it stands alone. */
      g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==,
                       wrapping->negated ? "own-count-never" : "own-count-impossible");
      g_assert_cmpuint (expected, ==, wrapping->if_p || wrapping->unless_p ? 1u << n : 0);
      g_assert_false (wrapping->negated && (wrapping->if_p || wrapping->unless_p));
      return;
    }
  again = sudoku_own_parse (2, sudoku_own_get_text (own), -1, "test", NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sudoku_own_get_text (own), ==, sudoku_own_get_text (again));
  clauses = sudoku_own_clauses_new (own, way);
  g_assert_cmpuint (count_models (clauses, 2), ==, expected);
}

/* Of every count, said in every way, there are as many models as it means: auxiliary variables are
 * never free. */
static void
test_models (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  gsize n_ways = 0;
  const SatAtMostOne *const *ways = sat_at_most_ones (&n_ways);
  guint n_max = TEST_SANITIZED ? 5 : COUNTED_MAX;

  for (guint i = 0; i < G_N_ELEMENTS (wrappings); i++)
    for (guint kind = 0; kind < G_N_ELEMENTS (count_words); kind++)
      for (guint n = 1; n <= n_max; n++)
        for (guint k = 0; k <= n + 1; k++)
          {
            guint signs = (guint)g_rand_int_range (rand, 0, 1 << n);
            gboolean all = k <= 1 && wrappings[i].before[0] == '\0' && n >= 4;

            for (gsize way = 0; way < (all ? n_ways : 1); way++)
              check_count (&wrappings[i], kind, k, n, way == 0 ? 0 : signs, ways[way]);
            check_count (&wrappings[i], kind, k, n, signs, &sat_at_most_one_sequential);
          }
}

/* ---- texts ---- */

static const struct
{
  const char *text, *written;
} good_texts[] = {
  { "", "" },
  { "# nothing\n\n ; ;\n", "" },
  { "r1c1=3 | r2c2!=3", "r1c1=3 | r2c2!=3\n" },
  { "R1C1=3∨¬r2c2=3||a", "r1c1=3 | r2c2!=3 | a\n" },
  { "!r1c1!=3", "r1c1=3\n" },
  { "r1c1<>3 | !!b", "r1c1!=3 | b\n" },
  { "r1c1=3 & r2c2=3 -> r5c5=7", "r1c1=3 & r2c2=3 -> r5c5=7\n" },
  { "a->b|c # so", "a -> b | c\n" },
  { "a <-> !r1c1=2", "a <-> r1c1!=2\n" },
  { "a & !b", "a\n!b\n" },
  { "at most 2 of r1c1=1 r1c2=1,r2c1=1", "at most 2 of r1c1=1 r1c2=1 r2c1=1\n" },
  { "atmost 1: a b; At Least 1 of c", "at most 1 of a b\nat least 1 of c\n" },
  { "exactly 0 of a", "exactly 0 of a\n" },
  { "a & !b -> at most 1 of c d", "a & !b -> at most 1 of c d\n" },
  { "!at most 1 of a b c", "at least 2 of a b c\n" },
  { "a -> ¬exactly 2 of b c, d", "a -> !exactly 2 of b c d\n" },
  { "!exactly 0 of a b; -exactly 2 of a b", "at least 1 of a b\nat most 1 of a b\n" },
  { "exactly 1 of r1c1=1 a -> b | !c", "!b & c -> !exactly 1 of r1c1=1 a\n" },
  { "r1c1 r1c2 r2c1 differ", "r1c1 r1c2 r2c1 differ\n" },
  { "r1c1 != r1c2", "r1c1 r1c2 differ\n" },
  { "r1c1 > r1c2 ; r9c9≥r8c8", "r1c2 < r1c1\nr8c8 <= r9c9\n" },
  { "r1c1=r2c2", "r1c1 = r2c2\n" },
  { "-1 730 0", NULL },
  { "-1 729 0 2 0", "r1c1!=1 | r9c9=9\nr1c1=2\n" },
  { "−1 0\nc this is said\np cnf 3 4\n", "r1c1!=1\n" },
  { "a | !b ; c", "a | !b\nc\n" },
  { "größe | c", "größe | c\n" },
};

static void
test_text (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (good_texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuOwn) own =
        sudoku_own_parse (9, good_texts[i].text, -1, "test", NULL, NULL, &error);
      g_autoptr (SudokuOwn) again = NULL;

      if (good_texts[i].written == NULL)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpstr (sudoku_own_get_text (own), ==, good_texts[i].written);
      again = sudoku_own_parse (9, sudoku_own_get_text (own), -1, "test", NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (sudoku_own_get_text (again), ==, good_texts[i].written);
    }
}

static const struct
{
  const char *text, *id;
  guint line, column;
} bad_texts[] = {
  { "a |", "own-literal-expected", 1, 4 },
  { "a\n  r1c1=10", "own-value-outside", 2, 8 },
  { "r1c1=0", "own-value-outside", 1, 6 },
  { "r0c1=1", "own-cell-outside", 1, 1 },
  { "a | r1c99999999999=1", "own-cell-outside", 1, 5 },
  { "r1c1", "own-value-expected", 1, 5 },
  { "r1c1 | a", "own-value-expected", 1, 6 },
  { "r1c1 < 3", "own-cell-expected", 1, 8 },
  { "r1c1 < r1c1", "own-cell-twice", 1, 8 },
  { "r1c1 r1c2 r1c1 differ", "own-cell-twice", 1, 11 },
  { "r1c1 differ", "own-cell-expected", 1, 6 },
  { "r1c1 r1c2", "own-cell-expected", 1, 10 },
  { "at 3 of a", "own-most-or-least-expected", 1, 4 },
  { "at most of a", "own-count-expected", 1, 9 },
  { "at most 2", "own-literal-expected", 1, 10 },
  { "at least 3 of a b", "own-count-impossible", 1, 10 },
  { "!at most 2 of b c", "own-count-never", 1, 10 },
  { "!at least 0 of b c", "own-count-never", 1, 11 },
  { "at most 1 of a b -> at most 1 of c d", "own-literal-expected", 1, 21 },
  { "a | at most 1 of c d", "own-literal-expected", 1, 5 },
  { "at most 1 of a b | c", "own-literal-expected", 1, 18 },
  { "1 2", "own-zero-expected", 1, 4 },
  { "1 a 0", "own-number-expected", 1, 3 },
  { "1 0 0", "own-number-expected", 1, 5 },
  { "730 0", "own-number-unknown", 1, 1 },
  { "a b", "own-end-expected", 1, 3 },
  { "a <-> b <-> c", "own-end-expected", 1, 9 },
  { "a $ b", "own-end-expected", 1, 3 },
  { "ä | ∧", "own-literal-expected", 1, 5 },
  { "of", "own-literal-expected", 1, 1 },
};

static void
test_errors (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    {
      g_autoptr (GError) error = NULL;
      const SatIssue *issue = NULL;

      g_assert_null (sudoku_own_parse (9, bad_texts[i].text, -1, "test", NULL, NULL, &error));
      g_assert_nonnull (error);
      issue = sudoku_error_get_issue (error);
      g_test_message ("%s", bad_texts[i].text);
      g_assert_cmpstr (sat_issue_get_id (issue), ==, bad_texts[i].id);
      g_assert_cmpuint (sat_issue_get_place (issue)->line, ==, bad_texts[i].line);
      g_assert_cmpuint (sat_issue_get_place (issue)->column, ==, bad_texts[i].column);
    }
}

static void
test_limits (void)
{
  g_autoptr (GString) text = g_string_new ("at most 600 of");
  g_autoptr (GString) clause = g_string_new ("a0");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 1700; i++)
    g_string_append_printf (text, " a%u", i);
  g_assert_null (sudoku_own_parse (9, text->str, -1, "test", NULL, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_LIMIT);
  g_clear_error (&error);
  for (guint i = 1; i < 101; i++)
    g_string_append_printf (clause, " | a%u", i);
  g_assert_null (sudoku_own_parse (9, clause->str, -1, "test", NULL, NULL, &error));
  g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==, "own-clause-too-long");
}

/* ---- puzzles ---- */

/* Variables 1…8 are candidates of a 4×4 board, 9 and 10 names. */
static const char *
name_mixed (int literal,
            char *buffer)
{
  int v = ABS (literal) - 1;

  if (v >= 8)
    g_snprintf (buffer, 16, "%s%c", literal < 0 ? "!" : "", 'a' + v - 8);
  else
    g_snprintf (buffer, 16, "r%dc%d%s%d", v / 2 % 4 + 1, v % 2 * 2 + 1, literal < 0 ? "!=" : "=",
                v % 3 + 2);
  return buffer;
}

static gboolean
holds_all (const Said *saids,
           guint n,
           const guint8 *values)
{
  guint assignment = 0;
  gboolean found = FALSE;

  for (guint v = 0; v < 8; v++)
    if (values[v / 2 % 4 * 4 + v % 2 * 2] == v % 3 + 2)
      assignment |= 1u << v;
  for (guint names = 0; names < 4 && !found; names++)
    {
      found = TRUE;
      for (guint i = 0; i < n; i++)
        found = found && holds (&saids[i], assignment | names << 8);
    }
  return found;
}

typedef struct
{
  SudokuGeometry *geometry;
  const Said *saids;
  guint n;
  guint64 n_good;
  SatSolver *solver;
  SudokuCnf *cnf;
} Puzzle;

static gboolean
look_at_grid (const guint8 *values,
              gpointer user_data)
{
  Puzzle *self = user_data;
  gboolean good = holds_all (self->saids, self->n, values);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (self->geometry);

  for (guint cell = 0; cell < 16; cell++)
    {
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ENTRY);
      sat_solver_assume (self->solver, sudoku_cnf_get_variable (self->cnf, cell, values[cell]),
                         NULL);
    }
  g_assert_cmpint (sat_solver_solve (self->solver, NULL), ==,
                   good ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
  g_assert_cmpint (sudoku_check_has_conflict (grid), ==, !good);
  g_assert_cmpint (sudoku_solve (grid, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_UNIQUE, ==, good);
  self->n_good += good;
  return TRUE;
}

static SudokuGeometry *
make_geometry (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = sudoku_own_parse (4, text, -1, NULL, NULL, NULL, &error);
  g_autoptr (SudokuRule) rule = NULL;
  g_autoptr (SudokuRule) boxes = sudoku_rule_new_boxes (2, 2);
  g_autofree char *word = NULL;
  g_autoptr (SudokuRule) again = NULL;
  SudokuRule *rules[2];

  g_assert_no_error (error);
  rule = sudoku_rule_new_own (own);
  word = sudoku_rule_to_text (rule, 4);
  g_assert_null (strpbrk (word, " ;>\n"));
  again = sudoku_rule_parse (4, word, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
  rules[0] = boxes;
  rules[1] = rule;
  return sudoku_geometry_new_with_rules (4, rules, 2, NULL);
}

/* Of the grids, counting, solving, checking and all formulas let through those that the plain
 * meaning does. */
static void
check_puzzle (const Said *saids,
              guint n,
              const char *text,
              const char *encoding)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (text);
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (plain);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  Puzzle puzzle = { .geometry = geometry, .saids = saids, .n = n, .solver = solver };
  guint64 counted = 0;
  gboolean complete = FALSE;

  sudoku_grid_set (empty, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  cnf = sudoku_cnf_new_reduced (grid, sudoku_encoding_find (encoding),
                                sudoku_numbering_find ("compact"),
                                sudoku_reduction_find (n % 2 == 0 ? "none" : "one-step"));
  puzzle.cnf = cnf;
  g_assert_true (sudoku_cnf_stream (cnf, sat_solver_get_sink (solver), NULL, NULL));
  test_brute_force (empty, look_at_grid, &puzzle);
  g_assert_true (sudoku_count (grid, 0, NULL, &counted, &complete, NULL));
  g_assert_true (complete);
  g_assert_cmpuint (counted, ==, puzzle.n_good);
}

static void
test_puzzles (void)
{
  static const char *const encodings[] = {
    "full",
    "minimal/product",
    "full/ladder",
    "triad/commander",
    "full/sequential",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint round = 0; round < (TEST_SANITIZED ? 6u : 25u); round++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      guint n = 1 + round % 4;
      Said saids[4];

      for (guint i = 0; i < n; i++)
        {
          make_said (rand, 10, &saids[i]);
          write_said (&saids[i], name_mixed, text);
        }
      check_puzzle (saids, n, text->str, encodings[round % G_N_ELEMENTS (encodings)]);
    }
}

static guint64
count (const char *text)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (text);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  guint64 counted = 0;
  gboolean complete = FALSE;

  g_assert_true (sudoku_count (grid, 0, NULL, &counted, &complete, NULL));
  return counted;
}

static gboolean
count_relations (const guint8 *values,
                 gpointer user_data)
{
  guint *counts = user_data;

  counts[0] += values[0] < values[5];
  counts[1] += values[0] <= values[15];
  counts[2] += values[3] == values[8];
  counts[3] += values[0] != values[10] && values[0] != values[6] && values[10] != values[6];
  return TRUE;
}

static void
test_pairs (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (plain);
  guint counts[4] = { 0 };

  test_brute_force (empty, count_relations, counts);
  g_assert_cmpuint (count ("r1c1 < r2c2"), ==, counts[0]);
  g_assert_cmpuint (count ("r4c4 >= r1c1"), ==, counts[1]);
  g_assert_cmpuint (count ("r1c4 = r3c1"), ==, counts[2]);
  g_assert_cmpuint (count ("r1c1 r3c3 r2c3 differ"), ==, counts[3]);
}

/* The names alone can make it unsolvable, where nothing follows by unit propagation. */
static void
test_names (void)
{
  g_assert_cmpuint (count ("a | b\n!a | b\na | !b\n!a | !b"), ==, 0);
  g_assert_cmpuint (count ("a | b\n!a | b\na | !b\n!a | !b | r1c1=1"), ==, 72);
}

/* One step further, which must lead to the solution. Returns whether there was one. */
static gboolean
take_hint (SudokuGrid *grid,
           SudokuSet *removed,
           const SudokuGrid *solution)
{
  const SudokuHintWish wish = { .removed = removed };
  g_autoptr (SudokuHint) hint = sudoku_hint_find (grid, &wish, NULL, NULL);
  const SudokuConclusion *conclusions = NULL;
  guint n = 0;

  g_assert_true (hint->kind == SUDOKU_HINT_STEP ||
                 hint->kind == SUDOKU_HINT_NONE ||
                 hint->kind == SUDOKU_HINT_SOLVED);
  if (hint->kind != SUDOKU_HINT_STEP)
    return FALSE;
  conclusions =
    sudoku_step_get_conclusions (g_array_index (hint->steps, SudokuHintStep, 0).step, &n);
  for (guint i = 0; i < n; i++)
    {
      guint cell = conclusions[i].candidate / 4, value = conclusions[i].candidate % 4 + 1;

      g_assert_cmpint (sudoku_grid_get_value (solution, cell) == value, ==, conclusions[i].placed);
      if (conclusions[i].placed)
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
      else
        removed[cell] = sudoku_set_or (removed[cell], sudoku_set_single (value));
    }
  return TRUE;
}

/* Hints are right, whatever they can say, and end at the solution where clauses are simple. */
static void
test_hints (void)
{
  g_autoptr (SudokuGeometry) geometry =
    make_geometry ("r1c1=1\nr1c2=2 | a\n!a\nr1c1=1 & r1c2=2 -> r2c1=3\nr4c4 < r4c3\nat least 1 of "
                   "r3c1=2 r3c3=2 r3c2=1 r4c4=1");
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuSet removed[16] = { 0 };

  for (guint cell = 0; cell < 16; cell++)
    {
      g_clear_pointer (&solution, sudoku_grid_free);
      sudoku_solve (grid, NULL, &solution, NULL, NULL);
      g_assert_nonnull (solution);
      if (sudoku_check (grid, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_UNIQUE)
        break;
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_GIVEN);
    }
  while (take_hint (grid, removed, solution))
    ;
  for (guint cell = 0; cell < 16; cell++)
    g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==,
                      sudoku_grid_get_value (solution, cell));
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own/meaning", test_meaning);
  g_test_add_func ("/own/counter-size", test_counter_size);
  g_test_add_func ("/own/models", test_models);
  g_test_add_func ("/own/text", test_text);
  g_test_add_func ("/own/errors", test_errors);
  g_test_add_func ("/own/limits", test_limits);
  g_test_add_func ("/own/puzzles", test_puzzles);
  g_test_add_func ("/own/pairs", test_pairs);
  g_test_add_func ("/own/names", test_names);
  g_test_add_func ("/own/hints", test_hints);
  return g_test_run ();
}
