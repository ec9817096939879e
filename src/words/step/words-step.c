/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps of solving by hand. The certificate of a step is what they are about: the
 * family of its technique only says which patterns are looked for in it. A pattern whose sentences
 * would not be true of the certificate is not told. Then the argument of the checker is, which is
 * true of each step and says nothing that it does not need. */

#include "words-step.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-table.h>
#include <words-terms.h>

#include "words-telling.h"

/* How many cells are named in a conclusion, and how many truths of a basis; the others are
 * counted. */
#define N_NAMED 12
/* How many conclusions are argued for one by one. */
#define N_ARGUED 3

static void
light_truth (WordsTelling *self,
             guint truth)
{
  g_autoptr (GArray) left = words_telling_list_left (self, truth);

  words_telling_light (self, left);
}

/* "8 in row 1", "row 3 column 4" or "5 in box 2 of the columns of values", as an item of a list. */
static char *
word_truth (WordsTelling *self,
            guint truth)
{
  guint number = 0;
  g_autofree char *place = NULL;

  if (self->position != NULL)
    light_truth (self, truth);
  if (words_telling_take_apart (self, truth, &number) == WORDS_ABOUT_CELL)
    return words_telling_name_cell (self, number);
  place = words_telling_name_inside_place (self, truth);
  /* Translators: a number and "in row 3", as an item of a list: "5 in row 3". */
  return g_strdup_printf (_ ("%u %s"), words_telling_get_value (self, truth), place);
}

static const guint16 *
get_item_cells (const WordsTelling *self,
                guint tabled,
                guint *n_cells)
{
  SudokuTabled said =
    sudoku_groups_get_tabled (sudoku_geometry_get_groups (self->geometry), tabled);

  *n_cells = sudoku_table_get_spec (said.table)->n_cells;
  return said.cells;
}

/**
 * words_step_place:
 * @links: the links of its shape
 *
 * Returns: (transfer full): where to look for the step: the first house or cell of its certificate,
 *   "row 3", as a part of a sentence
 */
char *
words_step_place (const SudokuStep *step,
                  const SudokuLinks *links,
                  WordsCoordinates coordinates)
{
  g_auto (WordsTelling) telling = { 0 };
  guint n = 0;
  SudokuDerivedSum sum;
  const guint32 *tables = NULL, *guardians = NULL;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  words_telling_init (&telling, step, NULL, links, coordinates);
  if (telling.n_truths > 0)
    return words_telling_name_place (&telling, telling.truths[0]);
  if (sudoku_step_get_n_sums (step) > 0)
    {
      sudoku_step_get_sum (step, 0, &sum);
      return words_telling_name_house (&telling, sum.house);
    }
  tables = sudoku_step_get_tables (step, &n);
  if (n > 0)
    return words_telling_name_cell (&telling, get_item_cells (&telling, tables[0], &n)[0]);
  guardians = sudoku_step_get_guardians (step, &n);
  g_return_val_if_fail (n > 0, NULL);
  return words_telling_name_cell (&telling, guardians[0] / telling.side);
}

/* What is concluded about cells. */
typedef struct
{
  gboolean placed;
  SudokuSet values;
  GArray *candidates; /* owned: guint32: one of each cell */
} Result;

static void
clear_result (gpointer data)
{
  g_array_unref (((Result *)data)->candidates);
}

static Result
take_cell (const WordsTelling *self,
           guint *i)
{
  const SudokuConclusion *first = &self->conclusions[*i];
  Result result = { .placed = first->placed,
                    .candidates = g_array_new (FALSE, FALSE, sizeof (guint32)) };

  g_array_append_val (result.candidates, first->candidate);
  do
    {
      result.values = sudoku_set_or (
        result.values,
        sudoku_set_single (self->conclusions[*i].candidate % self->side + 1));
      (*i)++;
    }
  while (!first->placed && *i < self->n_conclusions && !self->conclusions[*i].placed &&
         self->conclusions[*i].candidate / self->side == first->candidate / self->side);
  return result;
}

/* The conclusions, cells that lose the same together. */
static GArray *
collect_results (const WordsTelling *self)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (Result));

  g_array_set_clear_func (results, clear_result);
  for (guint i = 0; i < self->n_conclusions;)
    {
      Result result = take_cell (self, &i);
      guint k = 0;

      while (k < results->len &&
             (result.placed || g_array_index (results, Result, k).placed ||
              !sudoku_set_equal (g_array_index (results, Result, k).values, result.values)))
        k++;
      if (k == results->len)
        {
          g_array_append_val (results, result);
          continue;
        }
      g_array_append_vals (g_array_index (results, Result, k).candidates, result.candidates->data,
                           1);
      clear_result (&result);
    }
  return results;
}

static char *
word_result (WordsTelling *self,
             const Result *result)
{
  g_autofree char *cells = words_telling_name_cells (self, result->candidates);
  g_autofree char *values = words_telling_name_any_value (self, result->values);

  if (result->placed)
    /* Translators: the cell "row 3 column 4" and a number; an item of a list. */
    return g_strdup_printf (_ ("%s is %u"), cells, sudoku_set_first (result->values));
  /* Translators: one or several cells, and numbers such as "5" or "5, 7 or 8"; an item of a
   * list. */
  return g_strdup_printf (_ ("%s can’t be %s"), cells, values);
}

/* "a, b and c" where each is about one cell, or else "a; b; c". */
static char *
join_results (GPtrArray *items,
              gboolean simple_items,
              guint n_more)
{
  g_autofree char *list = NULL;

  if (simple_items && n_more == 0)
    return words_join (items, 0);
  g_ptr_array_add (items, NULL);
  /* Translators: stands between conclusions such as "row 3 columns 4 and 5 can’t be 1 or 2". */
  list = g_strjoinv (C_ ("between conclusions", "; "), (char **)items->pdata);
  if (n_more == 0)
    return g_steal_pointer (&list);
  /* Translators: conclusions, and the number of cells about which something is concluded, too. */
  return g_strdup_printf (ngettext ("%s; and likewise %u more cell",
                                    "%s; and likewise %u more cells",
                                    n_more),
                          list, n_more);
}

static char *
word_conclusions (WordsTelling *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) results = collect_results (self);
  gboolean simple_items = TRUE;
  guint n_named = 0, n_more = 0;

  for (guint i = 0; i < results->len; i++)
    {
      Result *result = &g_array_index (results, Result, i);
      guint n_left = N_NAMED - MIN (n_named, N_NAMED);

      if (result->candidates->len > n_left)
        {
          n_more += result->candidates->len - n_left;
          g_array_set_size (result->candidates, n_left);
        }
      n_named += result->candidates->len;
      simple_items = simple_items && result->candidates->len == 1;
      if (result->candidates->len > 0)
        g_ptr_array_add (items, word_result (self, result));
    }
  return join_results (items, simple_items, n_more);
}

/**
 * words_step_conclusions:
 * @links: the links of its shape
 *
 * Returns: (transfer full): "row 3 column 4 can’t be 5 or 7 and row 7 column 4 can’t be 5", as a
 *   part of a sentence
 */
char *
words_step_conclusions (const SudokuStep *step,
                        const SudokuLinks *links,
                        WordsCoordinates coordinates)
{
  g_auto (WordsTelling) telling = { 0 };

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  words_telling_init (&telling, step, NULL, links, coordinates);
  return word_conclusions (&telling);
}

/**
 * words_step_basis:
 * @links: the links of its shape
 *
 * Returns: (transfer full): what to look at for the step, without its conclusions: "Look at 5 in
 *   row 3 and 5 in row 7.", a sentence
 */
char *
words_step_basis (const SudokuStep *step,
                  const SudokuLinks *links,
                  WordsCoordinates coordinates)
{
  g_auto (WordsTelling) telling = { 0 };
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;
  guint n, n_guardians = 0;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  words_telling_init (&telling, step, NULL, links, coordinates);
  n = telling.n_truths;
  sudoku_step_get_guardians (step, &n_guardians);
  if (n == 0 && n_guardians > 0)
    return g_strdup (_ ("This relies on the puzzle having a single solution."));
  if (n == 0)
    g_ptr_array_add (items, words_step_place (step, links, coordinates));
  for (guint i = 0; i < MIN (n, N_NAMED); i++)
    g_ptr_array_add (items, word_truth (&telling, telling.truths[i]));
  names = words_join (items, n - MIN (n, N_NAMED));
  /* Translators: a list of cells and of numbers in houses, such as "row 3 column 4 and 5 in row
   * 7". */
  return g_strdup_printf (_ ("Look at %s."), names);
}

/**
 * words_step_length:
 * @n_cases: how many cases it ends in
 * @depth: how deeply they are nested
 *
 * Returns: (transfer full) (nullable): how long the step is: "It takes 12 cases, up to 4 within
 *   each other, and rests on 57 numbers and cells.", a sentence; %NULL when it has no tree of cases
 */
char *
words_step_length (const SudokuStep *step,
                   guint n_cases,
                   guint depth)
{
  guint n_truths = 0;

  g_return_val_if_fail (step != NULL, NULL);

  if (n_cases < 2)
    return NULL;
  sudoku_step_get_truths (step, &n_truths);
  /* Translators: how long an argument is. Cases are told apart within cases; the last number counts
   * the cells and the numbers in houses that it looks at. */
  return g_strdup_printf (
    _ ("It takes %u cases, up to %u deep, and looks at %u cells and numbers in houses."), n_cases,
    depth, n_truths);
}

static char *
join_truths (WordsTelling *self,
             const guint32 *truths,
             guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, word_truth (self, truths[i]));
  return words_join (items, 0);
}

static char *
say_empty (WordsTelling *self,
           guint truth)
{
  g_autofree char *place = NULL;
  guint number = 0;

  if (truth == SUDOKU_ARGUMENT_GUARDIANS)
    return g_strdup (_ ("Then the puzzle would have two solutions. It has only one."));
  light_truth (self, truth);
  place = words_telling_name_place (self, truth);
  switch (words_telling_take_apart (self, truth, &number))
    {
    case WORDS_ABOUT_HOUSE:
      /* Translators: a house and a number: "Then row 3 has no place for 5. That can’t be." */
      return g_strdup_printf (_ ("Then %s has no place for %u. That can’t be."), place,
                              words_telling_get_value (self, truth));
    case WORDS_ABOUT_FURTHER:
      /* Translators: a place such as "box 2 of the columns of values", and a number. */
      return g_strdup_printf (_ ("Then nothing is left in %s for %u. That can’t be."), place,
                              words_telling_get_value (self, truth));
    case WORDS_ABOUT_CELL:
    default:
      /* Translators: a cell. */
      return g_strdup_printf (_ ("Then no number is left for %s. That can’t be."), place);
    }
}

/* What a truth leaves, when nothing was supposed. */
static gboolean
is_contradiction (const WordsTelling *self)
{
  return self->n_conclusions == 0;
}

static char *
say_forced (WordsTelling *self,
            const SudokuArgumentLine *line)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *cell = NULL;

  g_array_append_val (left, line->candidate);
  if (line->truth == SUDOKU_ARGUMENT_GUARDIANS)
    {
      cell = words_telling_name_cell (self, line->candidate / self->side);
      /* Translators: a cell and a number. */
      return g_strdup_printf (_ ("Then %s must be %u, or the puzzle would have two solutions."),
                              cell, line->candidate % self->side + 1);
    }
  light_truth (self, line->truth);
  return is_contradiction (self) && line->depth == 0
           ? words_telling_word_left (self, line->truth, left)
           : words_telling_word_then (self, line->truth, left);
}

/* Truths that take links, so that nothing else is in these; or more of them than links. */
static char *
say_set (WordsTelling *self,
         const SudokuArgumentLine *line)
{
  SudokuStepSet set;
  g_autofree char *truths = NULL;
  g_autofree char *covers = NULL;

  sudoku_step_get_set (self->step, line->truth, &set);
  truths = join_truths (self, set.truths, set.n_truths);
  covers = join_truths (self, set.links, set.n_links);
  if (line->kind == SUDOKU_ARGUMENT_SET)
    /* Translators: two lists such as "row 2 column 3 and row 2 column 5" and "5 in row 2 and 7 in
     * row 2". */
    return g_strdup_printf (_ ("Then %s use up %s, so nothing else fits there."),
                            truths, covers);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("Then %s can only be found among %s, and these are too few. That "
                             "can’t be."),
                          truths, covers);
}

/* Is the truth met by what the lines before @end have found in the case that they have come to? */
static gboolean
is_met (const WordsTelling *self,
        guint truth,
        const GArray *lines,
        guint end)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);
  guint depth = g_array_index (lines, SudokuArgumentLine, end).depth;

  for (guint i = end; i-- > 0;)
    {
      const SudokuArgumentLine *line = &g_array_index (lines, SudokuArgumentLine, i);

      if (line->depth > depth)
        continue;
      /* Before a case there are others, which are as deep. */
      depth = line->kind == SUDOKU_ARGUMENT_CASE ? line->depth - 1 : line->depth;
      for (guint k = 0; k < self->side && line->is_true; k++)
        if (candidates[k] == line->candidate)
          return TRUE;
    }
  return FALSE;
}

/* What is still to be found has too few places together. */
static char *
say_too_few (WordsTelling *self,
             const GArray *lines,
             guint number)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree char *truths = NULL;

  for (guint i = 0; i < self->n_truths; i++)
    {
      light_truth (self, self->truths[i]);
      if (!is_met (self, self->truths[i], lines, number))
        g_array_append_val (open, self->truths[i]);
    }
  truths = join_truths (self, (const guint32 *)(gpointer)open->data, open->len);
  /* Translators: a list of cells and of numbers in houses, such as "8 in row 1 and 8 in box 7". */
  return g_strdup_printf (_ ("Then there is no room for all of these: %s. That can’t be."), truths);
}

/* The cells of an item are what the next sentence is about. */
static void
light_item (WordsTelling *self,
            guint tabled)
{
  guint n = 0;
  const guint16 *cells = get_item_cells (self, tabled, &n);

  for (guint i = 0; i < n; i++)
    words_telling_light_cell (self, cells[i]);
}

/* "row 1 column 2 or row 1 column 3" */
static char *
name_any_cell (WordsTelling *self,
               const guint32 *candidates,
               guint n)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, words_telling_name_cell (self, candidates[i] / self->side));
  return words_join_alternatives (names);
}

/* That an item leaves no filling with values of one of some cells. */
static char *
say_excluded (WordsTelling *self,
              guint tabled,
              const guint32 *candidates,
              guint n_candidates,
              SudokuSet values)
{
  guint n = 0;
  g_autofree char *first = words_telling_name_cell (self, get_item_cells (self, tabled, &n)[0]);
  g_autofree char *name = name_any_cell (self, candidates, n_candidates);
  g_autofree char *numbers = words_telling_name_any_value (self, values);
  g_autofree char *said = NULL;

  light_item (self, tabled);
  said = words_table_excludes (self->geometry, tabled, name, numbers, first);
  return words_sentence (said);
}

/* That an item leaves no filling. */
static char *
say_unfit (WordsTelling *self,
           guint tabled)
{
  guint n = 0;
  g_autofree char *first = words_telling_name_cell (self, get_item_cells (self, tabled, &n)[0]);
  g_autofree char *said = words_table_unfit (self->geometry, tabled, first);

  light_item (self, tabled);
  return words_sentence (said);
}

/* The cells of a derived sum that count with this sign, and their names. */
static char *
name_side_of_sum (WordsTelling *self,
                  const SudokuTableSpec *spec,
                  const guint16 *cells,
                  int sign)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < spec->n_cells; i++)
    if (spec->weights[i] == sign)
      {
        guint32 candidate = cells[i] * self->side;

        g_array_append_val (candidates, candidate);
      }
  return candidates->len > 0 ? words_telling_name_cells (self, candidates) : NULL;
}

/* The sums of a derived sum, by their first cells. */
static char *
name_sums (WordsTelling *self,
           const SudokuDerivedSum *sum,
           guint *total)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  *total = 0;
  for (guint i = 0; i < sum->n_tables; i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (
        sudoku_geometry_get_groups (self->geometry), sum->tables[i]);

      *total += (guint)sudoku_table_get_spec (said.table)->target;
      g_ptr_array_add (names, words_telling_name_cell (self, said.cells[0]));
      light_item (self, sum->tables[i]);
    }
  return words_join (names, 0);
}

/* What a house and the sums in it leave. */
static char *
say_sum (WordsTelling *self,
         guint number)
{
  SudokuDerivedSum sum;
  SudokuTableSpec spec;
  guint16 cells[2 * SUDOKU_TABLE_CELLS_MAX];
  int weights[2 * SUDOKU_TABLE_CELLS_MAX];
  guint total = 0, all = self->side * (self->side + 1) / 2;
  g_autofree char *house = NULL;
  g_autofree char *sums = NULL;
  g_autofree char *inside = NULL;
  g_autofree char *outside = NULL;

  sudoku_step_get_sum (self->step, number, &sum);
  sudoku_derived_sum_make (&sum, sudoku_geometry_get_groups (self->geometry), &spec, cells,
                           weights);
  house = words_telling_name_house (self, sum.house);
  sums = name_sums (self, &sum, &total);
  inside = name_side_of_sum (self, &spec, cells, 1);
  outside = name_side_of_sum (self, &spec, cells, -1);
  if (outside == NULL)
    /* Translators: a house ("row 3"), its total, a list of cells, the total of their sums, what is
     * left, and a list of cells. */
    return g_strdup_printf (ngettext ("The total of %s is %u. The sum at %s takes %u of it, so %u "
                                      "is left for %s.",
                                      "The total of %s is %u. The sums at %s take %u of it, so %u "
                                      "is left for %s.",
                                      sum.n_tables),
                            house, all, sums, total, all - total, inside);
  if (inside == NULL)
    /* Translators: likewise. */
    return g_strdup_printf (ngettext ("The total of %s is %u. The sum at %s fills it and has %u, "
                                      "so the other %u is that of %s, outside.",
                                      "The total of %s is %u. The sums at %s fill it and have %u, "
                                      "so the other %u is that of %s, outside.",
                                      sum.n_tables),
                            house, all, sums, total, total - all, outside);
  if (spec.target == 0)
    /* Translators: a house, its total, a list of cells, their total, and two lists of cells. */
    return g_strdup_printf (ngettext ("The total of %s is %u, as is that of the sum at %s. So the "
                                      "total of %s is that of %s.",
                                      "The total of %s is %u, as is that of the sums at %s. So the "
                                      "total of %s is that of %s.",
                                      sum.n_tables),
                            house, all, sums, inside, outside);
  /* Translators: likewise; then cells, the difference of the totals, and other cells. */
  return g_strdup_printf (ngettext ("The total of %s is %u, and the sum at %s has %u. So the total "
                                    "of %s is %d more than that of %s.",
                                    "The total of %s is %u, and the sums at %s have %u. So the "
                                    "total of %s is %d more than that of %s.",
                                    sum.n_tables),
                          house, all, sums, total, spec.target > 0 ? inside : outside,
                          ABS (spec.target), spec.target > 0 ? outside : inside);
}

/* That a derived sum leaves nothing with values of one of some cells. */
static char *
say_sum_excludes (WordsTelling *self,
                  const Result *result)
{
  g_autofree char *name =
    name_any_cell (self, (const guint32 *)(gpointer)result->candidates->data,
                   result->candidates->len);
  g_autofree char *numbers = words_telling_name_any_value (self, result->values);

  /* Translators: numbers ("7, 8 or 9") and a cell; a sentence before has named a total. */
  return g_strdup_printf (_ ("With %s in %s, that is not possible."), numbers, name);
}

static char *
say_line (WordsTelling *self,
          const GArray *lines,
          guint number)
{
  const SudokuArgumentLine *line = &g_array_index (lines, SudokuArgumentLine, number);
  g_autofree char *cell = NULL;
  guint value = line->candidate % self->side + 1;

  switch (line->kind)
    {
    case SUDOKU_ARGUMENT_SUPPOSED:
      cell = words_telling_name_cell (self, line->candidate / self->side);
      /* Translators: a cell and a number. */
      return line->is_true ? g_strdup_printf (_ ("Suppose %s were %u."), cell, value)
                           /* Translators: likewise. */
                           : g_strdup_printf (_ ("Suppose %s were not %u."), cell, value);
    case SUDOKU_ARGUMENT_CASE:
      cell = words_telling_name_cell (self, line->candidate / self->side);
      if (line->truth != SUDOKU_ARGUMENT_GUARDIANS)
        {
          light_truth (self, line->truth);
          g_free (words_telling_name_place (self, line->truth));
        }
      /* Translators: a cell and a number; sentences follow that say what is so then. */
      return g_strdup_printf (_ ("If %s is %u:"), cell, value);
    case SUDOKU_ARGUMENT_FORCED:
      return say_forced (self, line);
    case SUDOKU_ARGUMENT_EMPTY:
      return say_empty (self, line->truth);
    case SUDOKU_ARGUMENT_SET:
    case SUDOKU_ARGUMENT_SET_TOO_FEW:
      return say_set (self, line);
    case SUDOKU_ARGUMENT_TABLE:
      return say_excluded (self, line->truth, &line->candidate, 1, sudoku_set_single (value));
    case SUDOKU_ARGUMENT_TABLE_EMPTY:
      return say_unfit (self, line->truth);
    case SUDOKU_ARGUMENT_SUM:
    case SUDOKU_ARGUMENT_SUM_EMPTY:
      return say_sum (self, line->truth);
    case SUDOKU_ARGUMENT_TOO_FEW:
    default:
      return say_too_few (self, lines, number);
    }
}

/* @conclusion: its number */
static void
argue (WordsTelling *self,
       guint conclusion)
{
  g_autoptr (GArray) lines =
    sudoku_step_argue (self->step, conclusion, self->position, self->links);

  for (guint i = 0; i < lines->len; i++)
    words_telling_say (self, g_array_index (lines, SudokuArgumentLine, i).depth,
                       say_line (self, lines, i));
}

/* Why a few conclusions hold, or the first of many; without conclusions, why there is no
 * solution. */
static void
tell_argument (WordsTelling *self)
{
  guint n = self->n_conclusions <= N_ARGUED ? MAX (self->n_conclusions, 1) : 1;

  for (guint i = 0; i < n; i++)
    argue (self, i);
  if (n < self->n_conclusions)
    words_telling_say (self, 0,
                       g_strdup (_ ("The rest follows from the same cells in the same way.")));
}

/* A single item, which leaves no filling with what is concluded, cell by cell. */
static gboolean
tell_item (WordsTelling *self)
{
  guint n = 0;
  const guint32 *tables = sudoku_step_get_tables (self->step, &n);
  g_autoptr (GArray) results = NULL;

  if (n != 1 || self->n_truths > 0 || is_contradiction (self))
    return FALSE;
  results = collect_results (self);
  for (guint i = 0; i < results->len; i++)
    {
      const Result *result = &g_array_index (results, Result, i);

      words_telling_say (self, 0,
                         say_excluded (self, tables[0],
                                       (const guint32 *)(gpointer)result->candidates->data,
                                       result->candidates->len, result->values));
    }
  return TRUE;
}

/* A single derived sum, and what it leaves, cell by cell. */
static gboolean
tell_sum (WordsTelling *self)
{
  guint n = 0;
  g_autoptr (GArray) results = NULL;

  sudoku_step_get_tables (self->step, &n);
  if (n > 0 || self->n_truths > 0 || sudoku_step_get_n_sums (self->step) != 1 ||
      is_contradiction (self))
    return FALSE;
  words_telling_say (self, 0, say_sum (self, 0));
  results = collect_results (self);
  for (guint i = 0; i < results->len; i++)
    words_telling_say (self, 0, say_sum_excludes (self, &g_array_index (results, Result, i)));
  return TRUE;
}

/* The rule by which two cells restrict each other; NULL: none but those of houses. */
static const SudokuRuleKind *
find_pair_kind (const WordsTelling *self,
                guint cell,
                guint other)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (groups, i);

      if ((pair->cell == cell && pair->other == other) ||
          (pair->cell == other && pair->other == cell))
        return sudoku_rule_get_kind (sudoku_geometry_get_rule (self->geometry, pair->rule));
    }
  return NULL;
}

/* What is left of one cell goes with none of the numbers that another one loses. */
static gboolean
tell_pair (WordsTelling *self)
{
  guint other = 0, number = 0;
  const SudokuRuleKind *kind = NULL;
  g_autoptr (GArray) left = NULL;
  g_autoptr (GArray) removed = NULL;
  g_autofree char *choice = NULL;
  g_autofree char *cell = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *name = NULL;

  if (self->n_truths != 1 || self->n_conclusions == 0 ||
      words_telling_take_apart (self, self->truths[0], &number) != WORDS_ABOUT_CELL)
    return FALSE;
  other = self->conclusions[0].candidate / self->side;
  kind = find_pair_kind (self, number, other);
  if (kind == NULL || kind->item == NULL)
    return FALSE;
  for (guint i = 0; i < self->n_conclusions; i++)
    if (self->conclusions[i].candidate / self->side != other || self->conclusions[i].placed)
      return FALSE;
  left = words_telling_list_left (self, self->truths[0]);
  cell = words_telling_name_cell (self, number);
  choice = words_telling_name_any_value (self, words_telling_collect_values (self, left));
  removed = words_telling_list_conclusions (self);
  lost = words_telling_name_any_value (self, words_telling_collect_values (self, removed));
  name = words_telling_name_cell (self, other);
  words_telling_light (self, left);
  /* Translators: a cell, its numbers, numbers of another cell, that cell, and the name of a rule:
   * "Row 1 column 2 can only be 7 or 8. None of these goes with 9 in row 1 column 3
   * (Thermometers)." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("%s can only be %s. None of these goes with %s in %s "
                                         "(%s)."),
                                      cell, choice, lost, name, _ (kind->name)));
  return TRUE;
}

/* So many patterns are looked for in the steps of a family. */
#define N_TELLS 5

/* Which patterns are looked for, by families of techniques. The first one that the certificate has
 * is told. */
static const struct
{
  const char *family;
  WordsTell tells[N_TELLS];
} patterns[] = {
  { "als", { words_tell_one_of_two, words_tell_short_cases, words_tell_cases } },
  { "bent-sets", { words_tell_naked_set, words_tell_bent_set, words_tell_one_of_two } },
  { "bug", { words_tell_unique } },
  { "chains", { words_tell_one_of_two, words_tell_cases } },
  { "colouring", { words_tell_colours } },
  { "cycles", { words_tell_one_of_two, words_tell_cases } },
  { "direct", { words_tell_followed } },
  { "empty-rectangle", { words_tell_two_pairs, words_tell_short_cases, words_tell_cases } },
  { "fish", { words_tell_fish } },
  { "single-digit", { words_tell_two_pairs, words_tell_one_of_two, words_tell_cases } },
  { "strong-links", { words_tell_two_pairs, words_tell_one_of_two, words_tell_cases } },
  { "sue-de-coq", { words_tell_naked_set } },
  { "uniqueness", { words_tell_unique } },
  { "wings", { words_tell_short_cases, words_tell_one_of_two } },
};

/* What is looked for in each step: hints are found in other ways, too, and may be as simple. */
static const WordsTell simple[] = {
  words_tell_single,
  words_tell_locked,
  words_tell_naked_set,
  words_tell_hidden_set,
};

static const char *
find_family (const SudokuTechnique *technique)
{
  gsize n = 0;
  const SudokuTechniqueFamily *const *families = sudoku_technique_families (&n);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < families[i]->n_techniques; k++)
      if (&families[i]->techniques[k] == technique)
        return families[i]->id;
  return "";
}

static gboolean
tell_pattern (WordsTelling *self)
{
  const char *family = find_family (sudoku_step_get_technique (self->step));

  /* A clue is named before what it looks like. */
  if (g_str_equal (family, "items") && (tell_item (self) || tell_sum (self) || tell_pair (self)))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (simple); i++)
    if (simple[i](self))
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (patterns); i++)
    for (guint k = 0; k < N_TELLS && g_str_equal (patterns[i].family, family); k++)
      if (patterns[i].tells[k] != NULL && patterns[i].tells[k](self))
        return TRUE;
  return FALSE;
}

/* Whether its way is given, or it says that there is no solution. */
static gboolean
needs_argument (const WordsTelling *self)
{
  guint n_nodes = 0;

  sudoku_step_get_tree (self->step, &n_nodes);
  return n_nodes > 0 || is_contradiction (self);
}

/**
 * words_step_reasons:
 * @position: where it was found
 * @links: the links of its shape
 *
 * Explains a step: why its conclusions hold, and last the conclusions; for a step without
 * conclusions, why there is no solution. Where that takes an argument of its own and there are many
 * conclusions, it is about the first one, as the others follow in the same way.
 *
 * Returns: (transfer full) (element-type WordsReason): the sentences
 */
GPtrArray *
words_step_reasons (const SudokuStep *step,
                    const SudokuPosition *position,
                    const SudokuLinks *links,
                    WordsCoordinates coordinates)
{
  g_auto (WordsTelling) telling = { 0 };
  g_autofree char *conclusions = NULL;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  words_telling_init (&telling, step, position, links, coordinates);
  if (needs_argument (&telling) || !tell_pattern (&telling))
    tell_argument (&telling);
  if (is_contradiction (&telling))
    return g_steal_pointer (&telling.reasons);
  conclusions = word_conclusions (&telling);
  /* Translators: what was concluded, a list such as "row 3 column 4 can’t be 5 and …". */
  words_telling_say (&telling, 0, g_strdup_printf (_ ("So %s."), conclusions));
  return g_steal_pointer (&telling.reasons);
}

/**
 * words_step_append_reasons:
 * @position: where it was found
 * @links: the links of its shape
 * @indent: how many blanks precede each sentence
 * @text: the text to append to, a line for each sentence
 *
 * Writes the sentences that explain a step; those within a case are indented further.
 */
void
words_step_append_reasons (const SudokuStep *step,
                           const SudokuPosition *position,
                           const SudokuLinks *links,
                           WordsCoordinates coordinates,
                           guint indent,
                           GString *text)
{
  g_autoptr (GPtrArray) reasons = NULL;

  g_return_if_fail (step != NULL && position != NULL && links != NULL && text != NULL);

  reasons = words_step_reasons (step, position, links, coordinates);
  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);

      g_string_append_printf (text, "%*s%s\n", (int)(indent + 2 * reason->depth), "",
                              reason->text);
    }
}

/**
 * words_rating_end:
 *
 * Returns: (nullable): a sentence that says why the path does not lead to the solution; %NULL when
 *   it does
 */
const char *
words_rating_end (const SudokuRating *rating)
{
  g_return_val_if_fail (rating != NULL, NULL);

  if (sudoku_rating_is_solved (rating))
    return NULL;
  return sudoku_rating_was_cut_short (rating)
           ? _ ("This is as far as the search came in its time.")
           : _ ("From here on no technique of this scale helps.");
}
