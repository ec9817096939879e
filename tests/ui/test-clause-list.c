/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of clauses against the formula itself, and the selection over it against the plain
 * meaning of what is called. */

#include "satdoku-clause-list.h"

#include "satdoku-clause-selection.h"
#include "satdoku-puzzle-source.h"
#include "test-cnf.h"
#include "test-ui.h"

#define SMALL_PAGE 64

typedef struct
{
  SudokuCnf *cnf;
  SatdokuClauseList *list;
  SatdokuClauseSelection *selection;
  GArray *mirror; /* (element-type guint64): what a client that only hears items-changed knows */
} Fixture;

/* Lists the clauses of the formula of a puzzle. */
static guint64
set_cnf (SatdokuClauseList *list,
         SudokuCnf *cnf)
{
  g_autoptr (SatdokuFormulaSource) source = cnf != NULL ? satdoku_puzzle_source_new (cnf) : NULL;

  return satdoku_clause_list_set (list, source, satdoku_clause_list_get_filter (list), NULL);
}

/* Of the same formula. */
static void
set_filter (SatdokuClauseList *list,
            const SudokuFilter *filter)
{
  satdoku_clause_list_set (list, satdoku_clause_list_get_source (list), filter, NULL);
}

static void
mirror_cb (GListModel *model,
           guint position,
           guint removed,
           guint added,
           Fixture *self)
{
  g_array_remove_range (self->mirror, position, removed);
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (SatdokuClauseItem) item = g_list_model_get_item (model, i);
      guint64 clause = satdoku_clause_item_get_clause (item);

      g_array_insert_val (self->mirror, i, clause);
    }
  g_assert_cmpuint (self->mirror->len, ==, g_list_model_get_n_items (model));
}

static SudokuCnf *
make_cnf (const TestShape *shape,
          guint seed,
          const char *encoding)
{
  g_autoptr (SudokuGrid) grid = test_random_grid (shape, seed);

  return test_make_cnf (grid, encoding, "original");
}

static void
set_up (Fixture *self,
        const TestShape *shape)
{
  self->cnf = make_cnf (shape, 1, "full");
  self->list = satdoku_clause_list_new (SMALL_PAGE);
  self->selection = satdoku_clause_selection_new (self->list);
  self->mirror = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_signal_connect (self->selection, "items-changed", G_CALLBACK (mirror_cb), self);
  set_cnf (self->list, self->cnf);
}

static void
tear_down (Fixture *self)
{
  g_assert_finalize_object (g_steal_pointer (&self->selection));
  g_assert_finalize_object (g_steal_pointer (&self->list));
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->mirror, g_array_unref);
}

/* What the list says is what its signals told, and each item is the clause it should be. */
static void
check_items (Fixture *self)
{
  guint64 first = satdoku_clause_list_get_first (self->list);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  g_assert_cmpuint (n_items, ==, self->mirror->len);
  g_assert_cmpuint (n_items, ==, MIN (satdoku_clause_list_get_n_clauses (self->list), SMALL_PAGE));
  for (guint i = 0; i < n_items; i++)
    {
      guint64 clause = satdoku_clause_list_get_clause (self->list, i);

      g_assert_cmpuint (clause, ==, satdoku_clause_list_get_nth (self->list, first + i));
      g_assert_cmpuint (clause, ==, g_array_index (self->mirror, guint64, i));
      if (!satdoku_clause_list_is_filtered (self->list))
        g_assert_cmpuint (clause, ==, first + i);
    }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (self->list), n_items));
}

static void
test_pages (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      Fixture fixture = { 0 };
      guint64 n_clauses;
      guint position;

      set_up (&fixture, &test_shapes[i]);
      n_clauses = sudoku_cnf_get_n_clauses (fixture.cnf);
      check_items (&fixture);
      for (guint64 clause = 0; clause < n_clauses; clause += 1 + n_clauses / 97)
        {
          g_assert_true (satdoku_clause_list_reveal (fixture.list, clause, &position));
          g_assert_cmpuint (satdoku_clause_list_get_clause (fixture.list, position), ==, clause);
          check_items (&fixture);
        }
      g_assert_false (satdoku_clause_list_reveal (fixture.list, n_clauses, &position));
      tear_down (&fixture);
    }
}

/* A view that goes on and on comes to the last clause, and back, by small moves only. */
static void
test_approach (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      Fixture fixture = { 0 };
      guint64 here = 0;
      guint position;

      set_up (&fixture, &test_shapes[i]);
      for (; here < satdoku_clause_list_get_n_clauses (fixture.list); here++)
        {
          g_assert_true (satdoku_clause_list_find (fixture.list, here, &position));
          satdoku_clause_list_approach (fixture.list, position);
        }
      check_items (&fixture);
      while (here-- > 0)
        {
          g_assert_true (satdoku_clause_list_find (fixture.list, here, &position));
          satdoku_clause_list_approach (fixture.list, position);
        }
      g_assert_cmpuint (satdoku_clause_list_get_first (fixture.list), ==, 0);
      check_items (&fixture);
      tear_down (&fixture);
    }
}

static gboolean
has_variable (const SudokuCnf *cnf,
              guint64 clause,
              int variable)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);

  for (guint i = 0; i < n_literals; i++)
    if (ABS (literals[i]) == variable)
      return TRUE;
  return FALSE;
}

static void
test_filter (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      Fixture fixture = { 0 };
      SudokuFilter filter = { 0 };
      guint n_found = 0;

      set_up (&fixture, &test_shapes[i]);
      filter.variable = sudoku_cnf_get_variable (fixture.cnf, 1, 2);
      set_filter (fixture.list, &filter);
      check_items (&fixture);
      for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (fixture.cnf); clause++)
        if (has_variable (fixture.cnf, clause, filter.variable))
          g_assert_cmpuint (satdoku_clause_list_get_nth (fixture.list, n_found++), ==, clause);
      g_assert_cmpuint (satdoku_clause_list_get_n_clauses (fixture.list), ==, n_found);
      filter.variable = G_MAXINT;
      set_filter (fixture.list, &filter);
      g_assert_cmpuint (satdoku_clause_list_get_n_clauses (fixture.list), ==, 0);
      check_items (&fixture);
      filter.variable = 0;
      set_filter (fixture.list, &filter);
      check_items (&fixture);
      tear_down (&fixture);
    }
}

/* Other givens replace the rows of the givens only; everything else makes a new list. */
static void
test_other_givens (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      Fixture fixture = { 0 };
      g_autoptr (SudokuCnf) other = make_cnf (&test_shapes[i], 2, "full");
      g_autoptr (SudokuCnf) simpler = make_cnf (&test_shapes[i], 2, "simpler");
      const SudokuGrid *grid = sudoku_cnf_get_grid (other);
      guint64 n_rules = sudoku_cnf_get_n_clauses (other) -
                        sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) -
                        sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY);

      set_up (&fixture, &test_shapes[i]);
      g_assert_cmpuint (set_cnf (fixture.list, other), ==, n_rules);
      check_items (&fixture);
      g_assert_cmpuint (set_cnf (fixture.list, simpler), ==, 0);
      check_items (&fixture);
      set_cnf (fixture.list, NULL);
      check_items (&fixture);
      tear_down (&fixture);
    }
}

/* Each family begins once in the whole list. */
static void
test_families (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      Fixture fixture = { 0 };
      gsize n_families;
      gsize n_filled = 0;
      guint n_begun = 0;
      const SudokuFamily *families;
      guint position;

      set_up (&fixture, &test_shapes[i]);
      families = sudoku_cnf_get_families (fixture.cnf, &n_families);
      for (gsize k = 0; k < n_families; k++)
        n_filled += families[k].n_clauses > 0;
      for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (fixture.cnf); clause++)
        {
          g_assert_true (satdoku_clause_list_reveal (fixture.list, clause, &position));
          n_begun += satdoku_clause_list_begins_family (fixture.list, position);
        }
      g_assert_cmpuint (n_begun, ==, n_filled);
      tear_down (&fixture);
    }
}

/* The rows that are told of are rows there are, and all that look different. */
typedef struct
{
  guint n_rows;
  gboolean *before; /* as the listener knows it */
  gboolean *wanted; /* by the plain meaning of the calls */
} Rows;

static void
selection_changed_cb (GtkSelectionModel *model,
                      guint position,
                      guint n_items,
                      Rows *rows)
{
  g_assert_cmpuint (n_items, >, 0);
  g_assert_cmpuint (position + n_items, <=, rows->n_rows);
  for (guint i = position; i < position + n_items; i++)
    rows->before[i] = gtk_selection_model_is_selected (model, i);
}

static void
check_rows (GtkSelectionModel *model,
            const Rows *rows)
{
  g_autoptr (GtkBitset) all = gtk_selection_model_get_selection (model);
  g_autoptr (GtkBitset) some = gtk_selection_model_get_selection_in_range (model, 5, 20);

  for (guint i = 0; i < rows->n_rows; i++)
    {
      g_assert_cmpint (gtk_selection_model_is_selected (model, i), ==, rows->wanted[i]);
      g_assert_cmpint (gtk_bitset_contains (all, i), ==, rows->wanted[i]);
      g_assert_cmpint (rows->before[i], ==, rows->wanted[i]);
      if (i >= 5 && i < 25)
        g_assert_cmpint (gtk_bitset_contains (some, i), ==, rows->wanted[i]);
    }
}

static void
want (Rows *rows,
      guint position,
      guint n_items,
      gboolean selected,
      gboolean unselect_rest)
{
  for (guint i = 0; i < rows->n_rows; i++)
    if (i >= position && i < position + n_items)
      rows->wanted[i] = selected;
    else if (unselect_rest)
      rows->wanted[i] = FALSE;
}

static void
set_some (GtkSelectionModel *model,
          Rows *rows,
          guint position,
          guint n_items,
          GRand *rand)
{
  g_autoptr (GtkBitset) mask = gtk_bitset_new_range (position, n_items);
  g_autoptr (GtkBitset) set = gtk_bitset_new_empty ();

  for (guint i = 0; i < rows->n_rows; i++)
    {
      if (g_rand_boolean (rand))
        gtk_bitset_add (set, i);
      if (gtk_bitset_contains (mask, i))
        rows->wanted[i] = gtk_bitset_contains (set, i);
    }
  gtk_selection_model_set_selection (model, set, mask);
}

/* One random call, and what it means. */
static void
act (GtkSelectionModel *model,
     Rows *rows,
     GRand *rand)
{
  guint position = (guint)g_rand_int_range (rand, 0, (int)rows->n_rows - 20);
  guint n_items = (guint)g_rand_int_range (rand, 1, 20);
  gboolean alone = g_rand_boolean (rand);

  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
      gtk_selection_model_select_item (model, position, alone);
      want (rows, position, 1, TRUE, alone);
      break;
    case 1:
      gtk_selection_model_unselect_item (model, position);
      want (rows, position, 1, FALSE, FALSE);
      break;
    case 2:
      gtk_selection_model_select_range (model, position, n_items, alone);
      want (rows, position, n_items, TRUE, alone);
      break;
    case 3:
      gtk_selection_model_unselect_range (model, position, n_items);
      want (rows, position, n_items, FALSE, FALSE);
      break;
    case 4:
      set_some (model, rows, position, n_items, rand);
      break;
    case 5:
      gtk_selection_model_select_all (model);
      want (rows, 0, rows->n_rows, TRUE, TRUE);
      break;
    default:
      gtk_selection_model_unselect_all (model);
      want (rows, 0, rows->n_rows, FALSE, TRUE);
    }
}

static void
check_selection (const TestShape *shape,
                 gboolean filtered)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SudokuCnf) cnf = make_cnf (shape, 1, filtered ? "full" : "simpler");
  g_autoptr (SatdokuClauseList) list = satdoku_clause_list_new (1000000);
  g_autoptr (SatdokuClauseSelection) selection = satdoku_clause_selection_new (list);
  GtkSelectionModel *model = GTK_SELECTION_MODEL (selection);
  const SudokuFilter filter = { .row = 1, .value = 1 };
  Rows rows = { 0 };

  set_cnf (list, cnf);
  if (filtered)
    set_filter (list, &filter);
  rows.n_rows = g_list_model_get_n_items (G_LIST_MODEL (list));
  rows.before = g_new0 (gboolean, rows.n_rows);
  rows.wanted = g_new0 (gboolean, rows.n_rows);
  g_signal_connect (model, "selection-changed", G_CALLBACK (selection_changed_cb), &rows);
  for (guint i = 0; i < 100 && rows.n_rows > 30; i++)
    {
      act (model, &rows, rand);
      check_rows (model, &rows);
    }
  g_free (rows.before);
  g_free (rows.wanted);
}

/* On one page, against the plain meaning of each call. */
static void
test_selection (void)
{
  static const TestShape shapes[] = { { 2, 3, TRUE }, { 3, 4, FALSE }, { 1, 7, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      check_selection (&shapes[i], FALSE);
      check_selection (&shapes[i], TRUE);
    }
}

/* Selected clauses stay selected when the list moves on, and are never confused with others. */
static void
test_selection_pages (void)
{
  const TestShape shape = { 3, 4, FALSE };
  Fixture fixture = { 0 };
  GtkSelectionModel *model;
  guint64 far;
  guint position;

  set_up (&fixture, &shape);
  model = GTK_SELECTION_MODEL (fixture.selection);
  far = sudoku_cnf_get_n_clauses (fixture.cnf) - 10;
  gtk_selection_model_select_item (model, 5, TRUE);
  g_assert_true (satdoku_clause_list_reveal (fixture.list, far, &position));
  for (guint i = 0; i < SMALL_PAGE; i++)
    g_assert_false (gtk_selection_model_is_selected (model, i));
  gtk_selection_model_select_item (model, position, FALSE);
  g_assert_true (gtk_selection_model_is_selected (model, position));
  g_assert_true (satdoku_clause_list_reveal (fixture.list, 0, &position));
  g_assert_true (gtk_selection_model_is_selected (model, 5));
  g_assert_cmpuint (gtk_bitset_get_size (satdoku_clause_selection_get_clauses (fixture.selection)),
                    ==,
                    2);
  /* An exclusive selection drops what is selected on pages that aren't shown. */
  gtk_selection_model_select_item (model, 7, TRUE);
  g_assert_cmpuint (gtk_bitset_get_size (satdoku_clause_selection_get_clauses (fixture.selection)),
                    ==,
                    1);
  gtk_selection_model_select_all (model);
  g_assert_cmpuint (gtk_bitset_get_size (satdoku_clause_selection_get_clauses (fixture.selection)),
                    ==,
                    sudoku_cnf_get_n_clauses (fixture.cnf));
  tear_down (&fixture);
}

/* 198 million clauses take no memory for each, and neither does selecting all of them: a bit for
 * each would be 25 MB, an object 5 GB. */
static void
test_huge (void)
{
  const TestShape shape = { 10, 10, FALSE };
  g_autoptr (SudokuCnf) cnf = make_cnf (&shape, 1, "full");
  g_autoptr (SatdokuClauseList) list = satdoku_clause_list_new (SATDOKU_CLAUSE_PAGE_SIZE);
  g_autoptr (SatdokuClauseSelection) selection = satdoku_clause_selection_new (list);
  guint64 n_clauses = sudoku_cnf_get_n_clauses (cnf);
  GtkBitset *clauses;
  guint position;

  set_cnf (list, cnf);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, SATDOKU_CLAUSE_PAGE_SIZE);
  g_assert_true (satdoku_clause_list_reveal (list, n_clauses - 1, &position));
  g_assert_cmpuint (position, ==, SATDOKU_CLAUSE_PAGE_SIZE - 1);
  gtk_selection_model_select_all (GTK_SELECTION_MODEL (selection));
  clauses = satdoku_clause_selection_get_clauses (selection);
  g_assert_cmpuint (gtk_bitset_get_size (clauses), ==, n_clauses);
  g_assert_true (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (selection), position));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* What a filter hides is no longer selected, however much it was; each change is told once, and
 * what changes nothing isn't told. */
static void
test_keep (void)
{
  const TestShape shape = { 4, 4, FALSE };
  const SudokuFilter all = { 0 };
  const SudokuFilter family = { .families = 1u << 1 };
  SudokuFilter literal = { 0 };
  Fixture fixture = { 0 };
  GtkSelectionModel *model;
  guint64 n_clauses, n_family;
  guint n_told = 0;

  set_up (&fixture, &shape);
  model = GTK_SELECTION_MODEL (fixture.selection);
  n_clauses = sudoku_cnf_get_n_clauses (fixture.cnf);
  literal.variable = sudoku_cnf_get_variable (fixture.cnf, 1, 2);
  g_signal_connect_swapped (fixture.selection, "notify::clauses", G_CALLBACK (count_cb),
                            &n_told);
  gtk_selection_model_select_all (model);
  g_assert_cmpuint (n_told, ==, 1);
  gtk_selection_model_select_all (model);
  satdoku_clause_selection_keep (fixture.selection, n_clauses);
  g_assert_cmpuint (n_told, ==, 1);
  set_filter (fixture.list, &family);
  n_family = satdoku_clause_list_get_n_clauses (fixture.list);
  g_assert_cmpuint (n_family, <, n_clauses);
  g_assert_cmpuint (n_family, >, 4096);
  satdoku_clause_selection_keep (fixture.selection, n_clauses);
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_cmpuint (gtk_bitset_get_size (satdoku_clause_selection_get_clauses (fixture.selection)),
                    ==, n_family);
  set_filter (fixture.list, &literal);
  satdoku_clause_selection_keep (fixture.selection, n_clauses);
  satdoku_clause_selection_keep (fixture.selection, n_clauses);
  g_assert_cmpuint (n_told, ==, 3);
  for (guint64 rank = 0; rank < satdoku_clause_list_get_n_clauses (fixture.list); rank++)
    {
      guint64 clause = satdoku_clause_list_get_nth (fixture.list, rank);

      g_assert_cmpint (
        gtk_bitset_contains (satdoku_clause_selection_get_clauses (fixture.selection),
                             (guint)clause),
        ==, sudoku_cnf_find_family (fixture.cnf, clause)->index == 1);
    }
  set_filter (fixture.list, &all);
  /* Other clauses, and none of them is selected. */
  satdoku_clause_selection_keep (fixture.selection, 0);
  g_assert_true (
    gtk_bitset_is_empty (satdoku_clause_selection_get_clauses (fixture.selection)));
  satdoku_clause_selection_keep (fixture.selection, 0);
  g_assert_cmpuint (n_told, ==, 4);
  tear_down (&fixture);
}

/* A formula that knows how often its comments were looked at. */
#define TEST_TYPE_SOURCE (test_source_get_type ())
G_DECLARE_FINAL_TYPE (TestSource, test_source, TEST, SOURCE, SatdokuFormulaSource)

struct _TestSource
{
  SatdokuFormulaSource parent_instance;

  guint n_asked;
};

G_DEFINE_FINAL_TYPE (TestSource, test_source, SATDOKU_TYPE_FORMULA_SOURCE)

static const char *
source_get_comments (SatdokuFormulaSource *source)
{
  TEST_SOURCE (source)->n_asked++;
  return "one\n\nthree";
}

static void
test_source_class_init (TestSourceClass *klass)
{
  SATDOKU_FORMULA_SOURCE_CLASS (klass)->get_comments = source_get_comments;
}

static void
test_source_init (TestSource *self)
{
}

/* The comments, of any length, are walked once for a formula and not for each row. */
static void
test_lines (void)
{
  g_autoptr (TestSource) source = g_object_new (TEST_TYPE_SOURCE, NULL);

  for (guint64 clause = 0; clause < 10; clause++)
    g_assert_cmpuint (
      satdoku_formula_source_get_line (SATDOKU_FORMULA_SOURCE (source), clause), ==, clause + 5);
  g_assert_cmpuint (source->n_asked, ==, 1);
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/clause-list/pages", test_pages);
  g_test_add_func ("/clause-list/approach", test_approach);
  g_test_add_func ("/clause-list/filter", test_filter);
  g_test_add_func ("/clause-list/other-givens", test_other_givens);
  g_test_add_func ("/clause-list/families", test_families);
  g_test_add_func ("/clause-list/selection", test_selection);
  g_test_add_func ("/clause-list/selection-pages", test_selection_pages);
  g_test_add_func ("/clause-list/keep", test_keep);
  g_test_add_func ("/clause-list/lines", test_lines);
  g_test_add_func ("/clause-list/huge", test_huge);
  return g_test_run ();
}
