/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps of solving by hand. They come from the certificate of a step and the
 * argument that the checker made of it, never from the technique that found it: so they are true of
 * each step, and say nothing that it does not need. */

#include "words-step.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/* So many conclusions and cells are named; the others are counted. */
#define N_NAMED 12

/**
 * words_reason_free:
 * @self: (transfer full): a sentence of an explanation
 *
 * Frees it.
 */
void
words_reason_free (WordsReason *self)
{
  g_free (self->text);
  g_free (self);
}

static const SudokuGeometry *
geometry_of (const SudokuLinks *links)
{
  return sudoku_links_get_geometry (links);
}

static guint
value_of (const SudokuLinks *links,
          guint candidate)
{
  return candidate % sudoku_links_get_side (links) + 1;
}

static char *
name_cell (const SudokuLinks *links,
           guint candidate)
{
  return words_cell (geometry_of (links), candidate / sudoku_links_get_side (links));
}

/* What a truth is about. */
typedef enum
{
  ABOUT_HOUSE,
  ABOUT_FURTHER,
  ABOUT_CELL,
} About;

static About
take_apart (const SudokuLinks *links,
            guint truth,
            guint *number)
{
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_geometry_get_n_houses (geometry_of (links));
  guint first_cell = sudoku_links_get_cell_truth (links, 0);

  if (truth >= first_cell)
    *number = truth - first_cell;
  else if (truth >= n_houses * side)
    *number = truth - n_houses * side;
  else
    *number = truth / side;
  return truth >= first_cell ? ABOUT_CELL : truth >= n_houses * side ? ABOUT_FURTHER
                                                                     : ABOUT_HOUSE;
}

/* The house, cell or other thing that a truth is about, without the value. */
static char *
name_place (const SudokuLinks *links,
            guint truth)
{
  guint number = 0;

  switch (take_apart (links, truth, &number))
    {
    case ABOUT_HOUSE:
      return words_house (geometry_of (links), number);
    case ABOUT_FURTHER:
      return words_truth (geometry_of (links), number);
    case ABOUT_CELL:
    default:
      return words_cell (geometry_of (links), number);
    }
}

/**
 * words_candidate_truth:
 * @links: of the shape
 * @truth: a truth
 *
 * Returns: (transfer full): "the 5 of row 3", "row 3 column 4" or "the 5 of box 2 of the columns of
 *   values", as an item of a list
 */
char *
words_candidate_truth (const SudokuLinks *links,
                       guint truth)
{
  g_autofree char *place = NULL;
  guint number = 0, value;

  g_return_val_if_fail (links != NULL && truth < sudoku_links_get_n_truths (links), NULL);

  place = name_place (links, truth);
  switch (take_apart (links, truth, &number))
    {
    case ABOUT_HOUSE:
      value = truth % sudoku_links_get_side (links) + 1;
      break;
    case ABOUT_FURTHER:
      value = sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry_of (links)), number)
                ->value;
      break;
    case ABOUT_CELL:
    default:
      return g_steal_pointer (&place);
    }
  /* Translators: the number 5 somewhere in a house, as an item of a list: "the 5 of row 3". */
  return g_strdup_printf (_ ("the %u of %s"), value, place);
}

/**
 * words_step_place:
 * @step: a step
 * @links: of its shape
 *
 * Returns: (transfer full): where to look for the step, "row 3", as a part of a sentence: the
 *   first house or cell of its certificate
 */
char *
words_step_place (const SudokuStep *step,
                  const SudokuLinks *links)
{
  guint n = 0;
  const guint32 *numbers = NULL;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  numbers = sudoku_step_get_truths (step, &n);
  if (n > 0)
    return name_place (links, numbers[0]);
  numbers = sudoku_step_get_guardians (step, &n);
  g_return_val_if_fail (n > 0, NULL);
  return name_cell (links, numbers[0]);
}

/* How many of the conclusions, from the first one on, remove values from the same cell; 1 for a
 * placed value. */
static guint
count_alike (const SudokuLinks *links,
             const SudokuConclusion *conclusions,
             guint n)
{
  guint side = sudoku_links_get_side (links);
  guint n_alike = 1;

  if (!conclusions->placed)
    while (n_alike < n && !conclusions[n_alike].placed &&
           conclusions[n_alike].candidate / side == conclusions->candidate / side)
      n_alike++;
  return n_alike;
}

/* What conclusions say of one cell. */
static char *
name_conclusions (const SudokuLinks *links,
                  const SudokuConclusion *conclusions,
                  guint n)
{
  g_autofree char *cell = name_cell (links, conclusions->candidate);
  g_autofree guint *values = g_new (guint, n);
  g_autofree char *alternatives = NULL;

  for (guint i = 0; i < n; i++)
    values[i] = value_of (links, conclusions[i].candidate);
  if (conclusions->placed)
    /* Translators: the cell "row 3 column 4" and a number; an item of a list. */
    return g_strdup_printf (_ ("%s is %u"), cell, *values);
  alternatives = words_alternatives (values, n);
  /* Translators: the cell "row 3 column 4" and numbers such as "5" or "5, 7 or 8"; an item of a
   * list. */
  return g_strdup_printf (_ ("%s is not %s"), cell, alternatives);
}

/**
 * words_step_conclusions:
 * @step: a step
 * @links: of its shape
 *
 * Returns: (transfer full): "row 3 column 4 is not 5 or 7 and row 7 column 4 is not 5", as a part
 *   of a sentence
 */
char *
words_step_conclusions (const SudokuStep *step,
                        const SudokuLinks *links)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint n = 0, i = 0, n_alike;
  const SudokuConclusion *conclusions = NULL;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  conclusions = sudoku_step_get_conclusions (step, &n);
  for (; i < n && items->len < N_NAMED; i += n_alike)
    {
      n_alike = count_alike (links, &conclusions[i], n - i);
      g_ptr_array_add (items, name_conclusions (links, &conclusions[i], n_alike));
    }
  return words_join (items, n - i);
}

/**
 * words_step_basis:
 * @step: a step
 * @links: of its shape
 *
 * Returns: (transfer full): what the step rests on, and not what it concludes: "It rests on the 5
 *   of row 3 and the 5 of row 7.", a sentence
 */
char *
words_step_basis (const SudokuStep *step,
                  const SudokuLinks *links)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;
  guint n = 0;
  const guint32 *truths = NULL;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  truths = sudoku_step_get_truths (step, &n);
  if (n == 0)
    return g_strdup (_ ("It rests on the puzzle having only one solution."));
  for (guint i = 0; i < MIN (n, N_NAMED); i++)
    g_ptr_array_add (items, words_candidate_truth (links, truths[i]));
  names = words_join (items, n - MIN (n, N_NAMED));
  /* Translators: a list of cells and of numbers in houses, such as "row 3 column 4 and the 5 of row
   * 7". */
  return g_strdup_printf (_ ("It rests on %s."), names);
}

/**
 * words_step_length:
 * @step: a step
 * @position: where it was found
 * @links: of its shape
 *
 * Returns: (transfer full) (nullable): how long it is to follow the step: "It takes 12 cases, up to
 *   4 within each other, and rests on 57 numbers and cells.", a sentence; %NULL when it has no
 *   tree of cases
 */
char *
words_step_length (const SudokuStep *step,
                   const SudokuPosition *position,
                   const SudokuLinks *links)
{
  guint n_truths = 0, n_cases = 0, depth = 0;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  n_cases = sudoku_step_count_cases (step, position, links, &depth);
  if (n_cases < 2)
    return NULL;
  sudoku_step_get_truths (step, &n_truths);
  /* Translators: how long an argument is. Cases are told apart within cases; the last number counts
   * the cells and the numbers in houses that it looks at. */
  return g_strdup_printf (
    _ ("It takes %u cases, up to %u deep, and looks at %u cells and numbers in houses."), n_cases,
    depth, n_truths);
}

static void
say (GPtrArray *reasons,
     guint depth,
     char *text)
{
  WordsReason *reason = g_new0 (WordsReason, 1);

  reason->text = words_capitalise (text);
  reason->depth = depth;
  g_ptr_array_add (reasons, reason);
  g_free (text);
}

static char *
join_truths (const SudokuLinks *links,
             const guint32 *truths,
             guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, words_candidate_truth (links, truths[i]));
  return words_join (items, 0);
}

static char *
join_candidates (const SudokuLinks *links,
                 const guint32 *candidates,
                 guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    {
      SudokuConclusion conclusion = { .candidate = candidates[i], .placed = TRUE };

      g_ptr_array_add (items, name_conclusions (links, &conclusion, 1));
    }
  return words_join (items, 0);
}

/* The candidates of a truth that are left. */
static GArray *
find_left (const SudokuPosition *position,
           const SudokuLinks *links,
           guint truth)
{
  GArray *left = g_array_new (FALSE, FALSE, sizeof (guint32));
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);

  for (guint i = 0; i < sudoku_links_get_side (links); i++)
    if (sudoku_position_has (position, candidates[i]))
      g_array_append_val (left, candidates[i]);
  return left;
}

/* Why a truth with one candidate left places it. */
static char *
say_only (const SudokuLinks *links,
          guint truth,
          guint candidate)
{
  g_autofree char *place = name_place (links, truth);
  g_autofree char *cell = name_cell (links, candidate);
  guint number = 0;

  switch (take_apart (links, truth, &number))
    {
    case ABOUT_HOUSE:
      /* Translators: a number, a house and a cell: "5 in row 3 can only be in row 3 column 4." */
      return g_strdup_printf (_ ("%u in %s can only be in %s."), value_of (links, candidate), place,
                              cell);
    case ABOUT_FURTHER:
      /* Translators: a place such as "box 2 of the columns of values", a cell and a number. */
      return g_strdup_printf (_ ("In %s only one place is left: %s is %u."), place, cell,
                              value_of (links, candidate));
    case ABOUT_CELL:
    default:
      /* Translators: a cell and a number: "row 3 column 4 can only be 5." */
      return g_strdup_printf (_ ("%s can only be %u."), cell, value_of (links, candidate));
    }
}

/* The one truth of a step, each of whose candidates excludes what is removed. */
static void
say_locked (GPtrArray *reasons,
            const SudokuPosition *position,
            const SudokuLinks *links,
            guint truth)
{
  g_autoptr (GArray) left = find_left (position, links, truth);
  g_autofree char *name = words_candidate_truth (links, truth);
  g_autofree char *cells =
    join_candidates (links, (const guint32 *)(gpointer)left->data, left->len);

  /* Translators: "The 5 of box 2 leaves these possibilities: row 1 column 4 is 5 and …". */
  say (reasons, 0, g_strdup_printf (_ ("For %s these possibilities are left: %s."), name, cells));
  say (reasons, 0, g_strdup (_ ("Each of them excludes the same.")));
}

static gboolean
is_in_links (const SudokuStep *step,
             const SudokuLinks *links,
             guint candidate)
{
  guint n_links = 0, n_truths = 0;
  const guint32 *numbers = sudoku_step_get_links (step, &n_links);
  const guint32 *truths = sudoku_links_get_truths (links, candidate, &n_truths);

  for (guint i = 0; i < n_links; i++)
    for (guint k = 0; k < n_truths; k++)
      if (numbers[i] == truths[k])
        return TRUE;
  return FALSE;
}

/* The candidates of the truths of a step that none of its links has. */
static GArray *
find_fins (const SudokuStep *step,
           const SudokuPosition *position,
           const SudokuLinks *links)
{
  GArray *fins = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;
  const guint32 *truths = sudoku_step_get_truths (step, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) left = find_left (position, links, truths[i]);

      for (guint k = 0; k < left->len; k++)
        {
          guint32 candidate = g_array_index (left, guint32, k);

          if (!is_in_links (step, links, candidate))
            g_array_append_val (fins, candidate);
        }
    }
  return fins;
}

/* As many truths as links: each link is taken by one of them. */
static void
say_counted (GPtrArray *reasons,
             const SudokuStep *step,
             const SudokuPosition *position,
             const SudokuLinks *links)
{
  guint n_truths = 0, n_links = 0;
  const guint32 *numbers = sudoku_step_get_truths (step, &n_truths);
  g_autofree char *truths = join_truths (links, numbers, n_truths);
  g_autofree char *covers = NULL;
  g_autoptr (GArray) fins = find_fins (step, position, links);

  numbers = sudoku_step_get_links (step, &n_links);
  covers = join_truths (links, numbers, n_links);
  if (fins->len > 0)
    {
      g_autofree char *names =
        join_candidates (links, (const guint32 *)(gpointer)fins->data, fins->len);

      /* Translators: a list such as "row 1 column 4 is 5 and row 2 column 4 is 5". */
      say (reasons, 0, g_strdup_printf (_ ("One possibility is: %s. It excludes the same as the "
                                           "other one, which follows."),
                                        names));
    }
  /* Translators: two lists such as "the 5 of row 2 and the 5 of row 7". */
  say (reasons, 0,
       g_strdup_printf (_ ("All places for %s are among those for %s."), truths, covers));
  say (reasons, 0,
       g_strdup_printf (ngettext ("That is %u for as many, so it is taken.",
                                  "These are %u for as many, so each is taken.", n_links),
                        n_links));
}

static char *
say_empty (const SudokuLinks *links,
           guint truth)
{
  g_autofree char *place = NULL;
  guint number = 0;

  if (truth == SUDOKU_ARGUMENT_GUARDIANS)
    return g_strdup (_ ("Now the puzzle would have two solutions. That can’t be."));
  place = name_place (links, truth);
  switch (take_apart (links, truth, &number))
    {
    case ABOUT_HOUSE:
      /* Translators: a house and a number: "Now row 3 has no place for 5." */
      return g_strdup_printf (_ ("Now %s has no place for %u. That can’t be."), place,
                              truth % sudoku_links_get_side (links) + 1);
    case ABOUT_FURTHER:
      /* Translators: a place such as "box 2 of the columns of values". */
      return g_strdup_printf (_ ("Now nothing is possible in %s. That can’t be."), place);
    case ABOUT_CELL:
    default:
      /* Translators: a cell. */
      return g_strdup_printf (_ ("Now nothing is possible in %s. That can’t be."), place);
    }
}

/* Without conclusions nothing is supposed. */
static gboolean
is_contradiction (const SudokuStep *step)
{
  guint n = 0;

  sudoku_step_get_conclusions (step, &n);
  return n == 0;
}

static char *
say_forced (const SudokuStep *step,
            const SudokuLinks *links,
            const SudokuArgumentLine *line)
{
  g_autofree char *cell = NULL;
  g_autofree char *only = NULL;

  if (line->truth == SUDOKU_ARGUMENT_GUARDIANS)
    {
      cell = name_cell (links, line->candidate);
      /* Translators: a cell and a number. */
      return g_strdup_printf (_ ("Then %s must be %u, or the puzzle would have two solutions."),
                              cell, value_of (links, line->candidate));
    }
  only = say_only (links, line->truth, line->candidate);
  if (is_contradiction (step))
    return g_steal_pointer (&only);
  /* Translators: %s is a sentence such as "5 in row 3 can only be in row 3 column 4." */
  return g_strdup_printf (_ ("Then: %s"), only);
}

/* Truths that take links, and nothing else can have these; or more of them than links. */
static char *
say_set (const SudokuStep *step,
         const SudokuLinks *links,
         const SudokuArgumentLine *line)
{
  SudokuStepSet set;
  g_autofree char *truths = NULL;
  g_autofree char *covers = NULL;

  sudoku_step_get_set (step, line->truth, &set);
  truths = join_truths (links, set.truths, set.n_truths);
  covers = join_truths (links, set.links, set.n_links);
  if (line->kind == SUDOKU_ARGUMENT_SET)
    /* Translators: two lists such as "row 2 column 3 and row 2 column 5" and "the 5 of row 2 and
     * the 7 of row 2". */
    return g_strdup_printf (_ ("Then all places for %s are among those for %s, so these are "
                               "taken."),
                            truths, covers);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("Now all places for %s are among those for %s, which are too few. "
                             "That can’t be."),
                          truths, covers);
}

static char *
say_line (const SudokuStep *step,
          const SudokuLinks *links,
          const SudokuArgumentLine *line)
{
  g_autofree char *cell = name_cell (links, line->candidate);
  guint value = value_of (links, line->candidate);

  switch (line->kind)
    {
    case SUDOKU_ARGUMENT_SUPPOSED:
      /* Translators: a cell and a number. */
      return line->is_true ? g_strdup_printf (_ ("Suppose %s were %u."), cell, value)
                           /* Translators: likewise. */
                           : g_strdup_printf (_ ("Suppose %s were not %u."), cell, value);
    case SUDOKU_ARGUMENT_CASE:
      /* Translators: a cell and a number; sentences follow that say what is so then. */
      return g_strdup_printf (_ ("If %s is %u:"), cell, value);
    case SUDOKU_ARGUMENT_FORCED:
      return say_forced (step, links, line);
    case SUDOKU_ARGUMENT_EMPTY:
      return say_empty (links, line->truth);
    case SUDOKU_ARGUMENT_SET:
    case SUDOKU_ARGUMENT_SET_TOO_FEW:
      return say_set (step, links, line);
    case SUDOKU_ARGUMENT_TOO_FEW:
    default:
      return g_strdup (_ ("Now more numbers are left than there are places for them. That can’t "
                          "be."));
    }
}

static void
say_argument (GPtrArray *reasons,
              const SudokuStep *step,
              const SudokuPosition *position,
              const SudokuLinks *links)
{
  g_autoptr (GArray) lines = sudoku_step_argue (step, 0, position, links);

  for (guint i = 0; i < lines->len; i++)
    {
      const SudokuArgumentLine *line = &g_array_index (lines, SudokuArgumentLine, i);

      say (reasons, line->depth, say_line (step, links, line));
    }
}

static void
say_reasons (GPtrArray *reasons,
             const SudokuStep *step,
             const SudokuPosition *position,
             const SudokuLinks *links)
{
  guint n_conclusions = 0, n_truths = 0, n_links = 0, n_guardians = 0, n_nodes = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  const guint32 *truths = sudoku_step_get_truths (step, &n_truths);

  sudoku_step_get_links (step, &n_links);
  sudoku_step_get_guardians (step, &n_guardians);
  sudoku_step_get_tree (step, &n_nodes);
  if (n_nodes > 0 || n_conclusions == 0)
    say_argument (reasons, step, position, links);
  else if (n_truths == 1 && n_guardians == 0 && conclusions[0].placed)
    say (reasons, 0, say_only (links, truths[0], conclusions[0].candidate));
  else if (n_truths == 1 && n_guardians == 0)
    say_locked (reasons, position, links, truths[0]);
  else if (n_links > 0 && n_links == n_truths && n_guardians == 0 &&
           sudoku_step_get_n_sets (step) == 0)
    say_counted (reasons, step, position, links);
  else
    say_argument (reasons, step, position, links);
}

/**
 * words_step_reasons:
 * @step: a step
 * @position: where it was found
 * @links: of its shape
 *
 * Explains a step: why the first of its conclusions holds, as the others do in the same way, and
 * last what it concludes; of a step without conclusions, why there is no solution.
 *
 * Returns: (transfer full) (element-type WordsReason): the sentences
 */
GPtrArray *
words_step_reasons (const SudokuStep *step,
                    const SudokuPosition *position,
                    const SudokuLinks *links)
{
  GPtrArray *reasons = NULL;
  g_autofree char *conclusions = NULL;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  reasons = g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);
  say_reasons (reasons, step, position, links);
  if (is_contradiction (step))
    return reasons;
  conclusions = words_step_conclusions (step, links);
  /* Translators: what was concluded, a list such as "row 3 column 4 is not 5 and …". */
  say (reasons, 0, g_strdup_printf (_ ("So %s."), conclusions));
  return reasons;
}

/**
 * words_step_append_reasons:
 * @step: a step
 * @position: where it was found
 * @links: the links of its shape
 * @indent: how many blanks each sentence has in front
 * @text: what the sentences are added to, a line each
 *
 * Writes the sentences that explain a step; those within a case stand farther to the right.
 */
void
words_step_append_reasons (const SudokuStep *step,
                           const SudokuPosition *position,
                           const SudokuLinks *links,
                           guint indent,
                           GString *text)
{
  g_autoptr (GPtrArray) reasons = NULL;

  g_return_if_fail (step != NULL && position != NULL && links != NULL && text != NULL);

  reasons = words_step_reasons (step, position, links);
  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);

      g_string_append_printf (text, "%*s%s\n", (int)(indent + 2 * reason->depth), "",
                              reason->text);
    }
}

/**
 * words_rating_end:
 * @rating: a way
 *
 * Returns: (nullable): a sentence that says why it does not lead to the solution; %NULL when it
 *   does
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
