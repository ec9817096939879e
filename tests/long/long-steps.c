/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps of solving by hand at random positions of many shapes, which are on no path of ours: none
 * says anything else than the solution, which another solver has found, the certificate of each
 * proves it, to us and to MiniSat, the sentences about it are true and name all that it needs, and
 * there is always a hint. A mistake is told of before anything else. Certificates of which
 * something is taken away prove nothing.
 *
 *   long-steps [9×9 [16×16 [25×25 [RULE [FALLBACK [CERTIFICATES [READ]]]]]]]
 *
 * So many positions of each side and with each other rule, 10000, 300, 50 and 500; puzzles
 * of 9×9 for the steps of last resort, 100; certificates with one truth deleted, 1000; and steps of
 * all techniques and many shapes whose sentences are read, 10000; unless less is asked for.
 * -p /long/steps/16 takes one part alone. */

#include <stdlib.h>
#include <string.h>

#include <sudoku-encoding.h>
#include <sudoku-example.h>
#include <sudoku-generate.h>
#include <sudoku-hint-core.h>
#include <sudoku-hint-net.h>
#include <sudoku-hint.h>
#include <sudoku-numbering.h>
#include <sudoku-solve.h>
#include <sudoku-step-search.h>
#include <words-step.h>

#include "test-data.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-smallest.h"
#include "test-step-words.h"
#include "test-step.h"
#include "test-unique.h"

/* What a technique may do in a position. */
#define BUDGET 100000
/* Positions of one puzzle. */
#define N_OF_PUZZLE 8
/* So many steps of each technique are given to MiniSat, in each shape: one for each so many
 * positions. */
#define N_PROVEN 20
#define N_BETWEEN_PROVEN 100
/* The sentences of so many steps of each technique are read, in each shape: one for each so many
 * positions. */
#define N_READ 100
#define N_BETWEEN_READ 50
/* Of a position, so many sentences of a technique are read where they alone are. */
#define N_READ_AT_ONCE 2
/* Puzzles for patterns that rely on one solution, and positions of each. */
#define N_UNIQUE_PUZZLES 60
#define N_UNIQUE_POSITIONS 60
/* Each so many puzzles, MiniSat counts the solutions. */
#define N_BETWEEN_COUNTS 50
/* How often a run tells how far it is. */
#define N_REPORTS 20
#define HARDEST "9x9/norvig_hardest.tsv"
/* For each puzzle that is asked for, so many places of each are judged. */
#define N_PLACES 4
/* Work and conflicts for the steps of last resort. */
#define WORK_FALLBACK 20000000
#define CONFLICTS_FALLBACK 20000

/* A puzzle with its solution, and somebody who has come some way, all rightly. */
typedef struct
{
  SudokuGrid *puzzle;
  SudokuGrid *solution;
  SudokuGrid *grid;
  SudokuSet *removed; /* by cell */
  SudokuPosition *position;
} Place;

/* What was seen in a shape. */
typedef struct
{
  SudokuLinks *links;
  SudokuStepSearch *search;
  guint *n_proven; /* by technique: given to MiniSat */
  guint n_proven_max;
  guint *n_read; /* by technique: whose sentences were read */
  guint n_read_max;
  guint n_positions;
  guint n_puzzles;
  guint n_counted;
  guint64 n_steps;
  guint n_asked;
  guint n_guarded;
  guint n_said;   /* whose sentences were read */
  guint n_argued; /* that were told by an argument, as no pattern was found */
  guint n_stages[4];
  guint n_mistakes;
} Run;

static gboolean has_minisat;

static void
leave (Place *self)
{
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->removed, g_free);
  g_clear_pointer (&self->position, sudoku_position_free);
}

static void
place_clear (Place *self)
{
  leave (self);
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static void
run_init (Run *self,
          SudokuGeometry *geometry)
{
  gsize n = 0;

  sudoku_techniques (&n);
  *self = (Run){ .links = sudoku_links_new (geometry) };
  self->search = sudoku_step_search_new (self->links);
  self->n_proven = g_new0 (guint, n);
  self->n_read = g_new0 (guint, n);
  sudoku_step_search_set_unique (self->search, TRUE);
  sudoku_step_search_set_budget (self->search, BUDGET);
}

static void
run_clear (Run *self)
{
  sudoku_step_search_free (self->search);
  sudoku_links_unref (self->links);
  g_free (self->n_proven);
  g_free (self->n_read);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* The solution is not what the puzzle was made from, but what is found when it is solved. */
static void
make_puzzle (Place *self,
             SudokuGeometry *geometry,
             guint n_givens,
             GRand *rand)
{
  g_autoptr (GError) error = NULL;
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = n_givens,
    .seed = g_rand_int (rand),
  };

  place_clear (self);
  self->puzzle = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_no_error (error);
  sudoku_solve (self->puzzle, NULL, &self->solution, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (self->solution);
}

static void
count_by_minisat (const Place *self)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (self->puzzle, sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("compact"));
  g_autoptr (TestMinisat) minisat = test_minisat_new_exported (cnf);

  g_assert_cmpuint (test_minisat_count (minisat, self->puzzle, 2), ==, 1);
}

static gboolean
is_true (const Place *self,
         guint candidate)
{
  guint side = sudoku_grid_get_side (self->puzzle);

  return sudoku_grid_get_value (self->solution, candidate / side) == candidate % side + 1;
}

/* Of each truth of the shape, one candidate is in the solution. */
static void
assert_truths (const Place *self,
               const SudokuLinks *links)
{
  for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (links, truth);
      guint n = 0;

      for (guint i = 0; i < sudoku_links_get_side (links); i++)
        n += is_true (self, candidates[i]) ? 1 : 0;
      g_assert_cmpuint (n, ==, 1);
    }
}

static void
go_somewhere (Place *self,
              double filled_max,
              double removed_max,
              GRand *rand)
{
  guint side = sudoku_grid_get_side (self->puzzle);
  double filled = g_rand_double (rand) * filled_max, removed = g_rand_double (rand) * removed_max;

  leave (self);
  self->grid = sudoku_grid_copy (self->puzzle);
  self->removed = g_new0 (SudokuSet, side * side);
  for (guint cell = 0; cell < side * side; cell++)
    {
      if (sudoku_grid_get_value (self->grid, cell) == 0 && g_rand_double (rand) < filled)
        sudoku_grid_set (self->grid, cell, sudoku_grid_get_value (self->solution, cell),
                         SUDOKU_ORIGIN_ENTRY);
      for (guint value = 1; value <= side; value++)
        if (!is_true (self, cell * side + value - 1) && g_rand_double (rand) < removed)
          self->removed[cell] =
            sudoku_set_or (self->removed[cell], sudoku_set_single (value));
    }
  self->position = sudoku_position_new_at (self->grid, self->removed);
}

/* It says something, which is new and right. */
static void
assert_agrees (const SudokuStep *step,
               const Place *place)
{
  guint n = 0, side = sudoku_grid_get_side (place->puzzle);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      guint candidate = conclusions[i].candidate;

      if (is_true (place, candidate) != conclusions[i].placed ||
          !sudoku_position_has (place->position, candidate) ||
          sudoku_position_is_filled (place->position, candidate / side))
        {
          g_autofree char *text = sudoku_step_to_text (step, side);

          g_error ("wrong, or not new: %s", text);
        }
    }
}

static void
assert_follows (const SudokuStep *step,
                const Place *place,
                const SudokuLinks *links)
{
  if (!test_step_follows (step, place->position, links, TEST_STEP_NOTHING))
    {
      g_autofree char *text = sudoku_step_to_text (step, sudoku_links_get_side (links));

      g_error ("does not follow: %s", text);
    }
}

/* With what it takes for granted, it follows, and without not. */
static void
assert_needs_guardians (const SudokuStep *step,
                        const Place *place,
                        const SudokuLinks *links)
{
  g_autoptr (SudokuStep) copy = test_step_copy_without (step, TEST_STEP_GUARDIANS);

  g_assert_false (test_step_follows (step, place->position, links, TEST_STEP_GUARDIANS));
  g_assert_false (sudoku_step_check (copy, place->position, links));
}

/* Every sentence is true of the step, and together they name what it needs. */
static void
assert_reads_true (const SudokuStep *step,
                   const Place *place,
                   SudokuLinks *links)
{
  g_autofree char *wrong = test_step_words_judge (step, place->position, links);
  g_autoptr (GString) sentences = g_string_new ("");

  if (wrong != NULL)
    {
      g_autofree char *text = sudoku_step_to_text (step, sudoku_links_get_side (links));

      words_step_append_reasons (step, place->position, links, WORDS_COORDINATES_WORDS, 2,
                                 sentences);
      g_error ("%s: %s\n%s", text, wrong, sentences->str);
    }
}

static void
read_sentences (Run *self,
                const SudokuStep *step,
                const Place *place,
                guint technique)
{
  if (self->n_read[technique] >= self->n_read_max)
    return;
  self->n_read[technique]++;
  self->n_said++;
  self->n_argued += test_step_words_is_argument (step, place->position, self->links) ? 1 : 0;
  assert_reads_true (step, place, self->links);
}

static void
judge (Run *self,
       const SudokuStep *step,
       const Place *place,
       guint technique)
{
  guint n = 0;

  assert_agrees (step, place);
  self->n_steps++;
  read_sentences (self, step, place, technique);
  if (!has_minisat || self->n_proven[technique] >= self->n_proven_max)
    return;
  self->n_proven[technique]++;
  self->n_asked++;
  assert_follows (step, place, self->links);
  sudoku_step_get_guardians (step, &n);
  g_assert_true ((n > 0) <= sudoku_step_get_technique (step)->needs_unique);
  if (n > 0)
    assert_needs_guardians (step, place, self->links);
  self->n_guarded += n > 0 ? 1 : 0;
}

static void
try_techniques (Run *self,
                const Place *place)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (guint i = 0; i < n_techniques; i++)
    {
      g_autoptr (GPtrArray) steps = sudoku_step_search_run (
        self->search, place->position, techniques + i, 1, SUDOKU_STEP_ALL);

      for (guint k = 0; k < steps->len; k++)
        judge (self, g_ptr_array_index (steps, k), place, i);
      if (sudoku_step_search_get_n_refused (self->search) > 0)
        g_error ("a step of %s is not proven", techniques[i]->id);
    }
}

static SudokuHint *
ask (const Place *place,
     gboolean known_unique)
{
  SudokuHintWish wish = { .removed = place->removed, .unique = known_unique };
  g_autoptr (GError) error = NULL;
  SudokuHint *hint = sudoku_hint_find (place->grid, &wish, NULL, &error);

  g_assert_no_error (error);
  return hint;
}

static void
try_hint (Run *self,
          const Place *place)
{
  g_autoptr (SudokuHint) hint = NULL;

  if (sudoku_position_get_n_open (place->position) == 0)
    return;
  hint = ask (place, self->n_positions % 2 == 0);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_STEP);
  g_assert_cmpuint (hint->steps->len, >, 0);
  for (guint i = 0; i < hint->steps->len; i++)
    assert_agrees (g_array_index (hint->steps, SudokuHintStep, i).step, place);
  self->n_stages[hint->stage]++;
}

/* One wrong entry, or one wrongly removed mark: only its cell is told, and no step that might say
 * what is right. */
static void
try_mistake (Run *self,
             Place *place,
             GRand *rand)
{
  guint side = sudoku_grid_get_side (place->puzzle);
  guint cell = (guint)g_rand_int_range (rand, 0, (gint32)(side * side));
  guint right = sudoku_grid_get_value (place->solution, cell);
  gboolean entry = g_rand_boolean (rand);
  g_autoptr (SudokuHint) hint = NULL;
  const GArray *wrong = NULL;

  if (sudoku_grid_get_value (place->grid, cell) != 0)
    return;
  if (entry)
    sudoku_grid_set (place->grid, cell,
                     (right + (guint)g_rand_int_range (rand, 0, (gint32)side - 1)) % side + 1,
                     SUDOKU_ORIGIN_ENTRY);
  else
    place->removed[cell] = sudoku_set_or (place->removed[cell], sudoku_set_single (right));
  hint = ask (place, TRUE);
  g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_WRONG);
  g_assert_cmpuint (hint->steps->len, ==, 0);
  g_assert_cmpuint (hint->mistake->entries->len, ==, entry ? 1 : 0);
  g_assert_cmpuint (hint->mistake->marks->len, ==, entry ? 0 : 1);
  wrong = entry ? hint->mistake->entries : hint->mistake->marks;
  g_assert_cmpuint (g_array_index (wrong, guint, 0), ==, cell);
  self->n_mistakes++;
}

static void
print_run (const Run *self,
           const char *name)
{
  g_test_message ("%s: %u positions of %u puzzles (%u counted by MiniSat), %" G_GUINT64_FORMAT
                  " steps: none wrong, none unproven",
                  name, self->n_positions, self->n_puzzles, self->n_counted, self->n_steps);
  g_test_message ("  %u of the steps proven by MiniSat, %u of these fail without their guardians",
                  self->n_asked, self->n_guarded);
  g_test_message ("  the sentences of %u steps read, %u of these are arguments: all true, and "
                  "nothing missing",
                  self->n_said, self->n_argued);
  g_test_message ("  hints by techniques %u, net %u, split %u, core %u; %u mistakes told",
                  self->n_stages[0], self->n_stages[1], self->n_stages[2], self->n_stages[3],
                  self->n_mistakes);
}

/* @part: which part of the cells is given */
static void
try_shape (const char *name,
           const TestFrame *frame,
           const char *rules,
           guint n_positions,
           double part)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (frame->side + 11);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
  g_auto (Place) place = { 0 };
  g_auto (Run) run;

  g_assert_nonnull (geometry);
  run_init (&run, geometry);
  run.n_proven_max = CLAMP (n_positions / N_BETWEEN_PROVEN, 1, N_PROVEN);
  run.n_read_max = CLAMP (n_positions / N_BETWEEN_READ, 2, N_READ);
  for (; run.n_positions < n_positions; run.n_positions++)
    {
      if (run.n_positions % N_OF_PUZZLE == 0)
        {
          gboolean fewest = frame->side <= 9 && g_rand_boolean (rand);

          make_puzzle (&place, geometry, fewest ? 0 : (guint)(frame->side * frame->side * part),
                       rand);
          assert_truths (&place, run.links);
          if (has_minisat && run.n_puzzles % N_BETWEEN_COUNTS == 0)
            {
              count_by_minisat (&place);
              run.n_counted++;
            }
          run.n_puzzles++;
        }
      go_somewhere (&place, 0.4, 0.8, rand);
      try_techniques (&run, &place);
      try_hint (&run, &place);
      try_mistake (&run, &place, rand);
      if ((run.n_positions + 1) % MAX (n_positions / N_REPORTS, 1) == 0)
        g_test_message ("%s: %u of %u", name, run.n_positions + 1, n_positions);
    }
  print_run (&run, name);
}

/* Drops each of the truths in turn. Returns of how many nothing would be lost. */
static guint
count_needless (const SudokuStep *step,
                const Place *place,
                const SudokuLinks *links)
{
  guint n_truths = 0, n = 0;

  sudoku_step_get_truths (step, &n_truths);
  for (guint i = 0; i < n_truths; i++)
    if (test_step_follows (step, place->position, links, i))
      n++;
  return n;
}

/* What was seen of a means of last resort. */
typedef struct
{
  const char *name;
  guint n_steps;
  guint n_truths;
  guint n_needless; /* steps of which a truth can go */
  guint n_known;    /* of which the fewest truths are known */
  guint n_fewest;   /* that have just these */
  guint n_long;     /* that have half as many more, or worse */
} Resort;

static void
judge_resort (Resort *self,
              const SudokuStep *step,
              const Place *place,
              SudokuLinks *links)
{
  guint n = 0;

  assert_agrees (step, place);
  g_assert_true (sudoku_step_check (step, place->position, links));
  assert_follows (step, place, links);
  assert_reads_true (step, place, links);
  sudoku_step_get_truths (step, &n);
  self->n_steps++;
  self->n_truths += n;
  if (count_needless (step, place, links) > 0)
    {
      g_autofree char *text = sudoku_step_to_text (step, sudoku_links_get_side (links));

      self->n_needless++;
      g_test_message ("more than is needed: %s, %u truths", text, n);
    }
}

/* Compares with the fewest truths that the conclusion follows from. */
static void
compare_with_fewest (Resort *self,
                     const SudokuStep *step,
                     const Place *place,
                     SudokuLinks *links)
{
  guint n = 0, fewest = test_smallest_find (step, place->position, links);

  sudoku_step_get_truths (step, &n);
  if (fewest == 0)
    return;
  g_assert_cmpuint (fewest, <=, n);
  self->n_known++;
  self->n_fewest += n == fewest ? 1 : 0;
  if (2 * n <= 3 * fewest)
    return;
  self->n_long++;
  g_test_message ("%u truths instead of %u", n, fewest);
}

static void
print_resort (const Resort *self)
{
  g_test_message ("%s: of %u steps the fewest truths are known, %u have these, %u more than half "
                  "as many again",
                  self->name, self->n_known, self->n_fewest, self->n_long);
  g_test_message ("%s: %u steps with %u truths proven by MiniSat, %u with a truth too many",
                  self->name, self->n_steps, self->n_truths, self->n_needless);
}

static guint n_small = 10000, n_middle = 300, n_large = 50, n_rule = 500, n_fallback = 100,
             n_certificates = 1000, n_to_read = 10000;

/* Takes all steps of the five levels, as nobody needs a last resort for them. */
static void
take_easy_steps (SudokuStepSearch *search,
                 SudokuPosition *position)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (guint i = 0; i < n_techniques; i++)
    if (techniques[i]->difficulty != SUDOKU_DIFFICULTY_UNKNOWN)
      {
        g_autoptr (GPtrArray) steps =
          sudoku_step_search_run (search, position, techniques + i, 1, SUDOKU_STEP_FIRST);

        if (steps->len == 0)
          continue;
        sudoku_step_apply (g_ptr_array_index (steps, 0), position);
        i = G_MAXUINT;
      }
}

enum
{
  NET,
  SPLIT,
  CORE,
  N_RESORTS
};

/* Solves the puzzle by easy steps and nets; where they are stuck the solver is asked, too. Returns
 * how often they were. */
static guint
follow_resorts (Resort *resorts,
                Run *run,
                Place *place)
{
  SudokuPosition *position = place->position;
  guint n = 0;

  for (take_easy_steps (run->search, position);
       sudoku_position_get_n_open (position) > 0 && n < N_PLACES * n_fallback;
       take_easy_steps (run->search, position))
    {
      guint64 work = WORK_FALLBACK;
      SudokuHintCore found = { 0 };
      SudokuHintStage stage;
      g_autoptr (GPtrArray) steps =
        sudoku_hint_net_find (run->links, position, &work, &stage);
      g_autoptr (SudokuStep) proof = NULL;
      g_autoptr (GError) error = NULL;

      sudoku_hint_core_find (&found, run->links, position, CONFLICTS_FALLBACK,
                             WORK_FALLBACK, FALSE, &error);
      g_assert_no_error (error);
      proof = found.step;
      g_assert_nonnull (proof);
      judge_resort (resorts + CORE, proof, place, run->links);
      g_assert_cmpuint (steps->len, >, 0);
      judge_resort (resorts + (stage == SUDOKU_HINT_STAGE_NET ? NET : SPLIT),
                    g_ptr_array_index (steps, 0), place, run->links);
      compare_with_fewest (resorts + (stage == SUDOKU_HINT_STAGE_NET ? NET : SPLIT),
                           g_ptr_array_index (steps, 0), place, run->links);
      compare_with_fewest (resorts + CORE, proof, place, run->links);
      sudoku_step_apply (g_ptr_array_index (steps, 0), position);
      n++;
    }
  return n;
}

/* Where easy steps end in minimal puzzles, and in the hardest of others: the steps of last resort
 * have no truth too many. */
static void
test_fallback (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (Place) place = { 0 };
  g_auto (Run) run;
  Resort resorts[N_RESORTS] = { { .name = "net" }, { .name = "split" }, { .name = "core" } };

  run_init (&run, geometry);
  if (!has_minisat)
    {
      g_test_skip ("there is no minisat");
      return;
    }
  text = test_data_load (HARDEST, NULL);
  lines = g_strsplit (text == NULL ? "" : text, "\n", -1);
  for (guint i = 0, n_judged = 0; n_judged < n_fallback; i++)
    {
      if (i < g_strv_length (lines) && strlen (lines[i]) > 81)
        {
          place_clear (&place);
          lines[i][81] = '\0';
          place.puzzle = test_grid_from_line (geometry, lines[i], FALSE);
          sudoku_solve (place.puzzle, NULL, &place.solution, NULL, NULL);
        }
      else
        make_puzzle (&place, geometry, 0, rand);
      go_somewhere (&place, 0, 0, rand);
      /* Those that easy steps solve are no places to judge. */
      n_judged += follow_resorts (resorts, &run, &place) > 0 ? 1 : 0;
    }
  for (guint i = 0; i < N_RESORTS; i++)
    print_resort (resorts + i);
  for (guint i = 0; i < N_RESORTS; i++)
    {
      g_assert_cmpuint (resorts[i].n_long, ==, 0);
      g_assert_cmpuint (resorts[i].n_needless, ==, 0);
    }
  g_assert_cmpuint (resorts[NET].n_known, >, 0);
  g_assert_cmpuint (resorts[CORE].n_steps, >, 0);
}

/* Deletes one truth. Returns whether MiniSat says that the rest does not suffice. @n: its truths */
static gboolean
try_deleted (const SudokuStep *step,
             const Place *place,
             const SudokuLinks *links,
             guint n,
             GRand *rand)
{
  guint deleted = (guint)g_rand_int_range (rand, 0, (gint32)n);
  g_autoptr (SudokuStep) copy = NULL;

  if (test_step_follows (step, place->position, links, deleted))
    return FALSE;
  copy = test_step_copy_without (step, deleted);
  g_assert_false (sudoku_step_check (copy, place->position, links));
  return TRUE;
}

/* One step at most of each technique at each position. Some have guardians and no truth. */
static void
test_deleted (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);
  guint n = 0, n_rejected = 0;
  g_auto (Place) place = { 0 };
  g_auto (Run) run;

  run_init (&run, geometry);
  while (has_minisat && n < n_certificates)
    {
      make_puzzle (&place, geometry, 0, rand);
      go_somewhere (&place, 0.4, 0.8, rand);
      for (guint i = 0; i < n_techniques && n < n_certificates; i++)
        {
          g_autoptr (GPtrArray) steps = sudoku_step_search_run (
            run.search, place.position, techniques + i, 1, SUDOKU_STEP_ALL);

          const SudokuStep *step = NULL;
          guint n_truths = 0;

          if (steps->len > 0)
            step = g_ptr_array_index (steps, g_rand_int_range (rand, 0, (gint32)steps->len));
          if (step != NULL)
            sudoku_step_get_truths (step, &n_truths);
          if (n_truths == 0)
            continue;
          n_rejected += try_deleted (step, &place, run.links, n_truths, rand);
          n++;
        }
    }
  if (!has_minisat)
    g_test_skip ("there is no minisat");
  g_test_message ("%u certificates with one truth deleted: %u do not suffice any more, and all of "
                  "these were rejected",
                  n, n_rejected);
}

/* Several solutions: nothing is said that takes one for granted. */
static void
test_several (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  guint n_steps = 0;
  g_auto (Place) place = { 0 };

  for (guint i = 0; i < n_fallback; i++)
    {
      guint cell = 0;
      g_autoptr (SudokuHint) hint = NULL;
      SudokuHintWish wish = { .all = TRUE, .work = WORK_FALLBACK };
      g_autoptr (GError) error = NULL;

      make_puzzle (&place, geometry, 0, rand);
      do
        cell = (guint)g_rand_int_range (rand, 0, 81);
      while (sudoku_grid_get_value (place.puzzle, cell) == 0);
      sudoku_grid_set (place.puzzle, cell, 0, SUDOKU_ORIGIN_NONE);
      go_somewhere (&place, 0, 0, rand);
      hint = sudoku_hint_find (place.grid, &wish, NULL, &error);
      g_assert_no_error (error);
      for (guint k = 0; k < hint->steps->len; k++)
        {
          const SudokuStep *step = g_array_index (hint->steps, SudokuHintStep, k).step;

          g_assert_false (sudoku_step_get_technique (step)->needs_unique);
          assert_agrees (step, &place);
          n_steps++;
        }
    }
  g_test_message ("%u puzzles with several solutions: %u steps, none rests on uniqueness",
                  n_fallback, n_steps);
}

static void
test_small (void)
{
  try_shape ("9×9", &(TestFrame){ 9, 3 }, "", n_small, 0.4);
}

static void
test_middle (void)
{
  try_shape ("16×16", &(TestFrame){ 16, 4 }, "", n_middle, 0.4);
}

static void
test_large (void)
{
  try_shape ("25×25", &(TestFrame){ 25, 5 }, "", n_large, 0.5);
}

static void
test_rule (gconstpointer rules)
{
  try_shape (rules, &(TestFrame){ 9, 3 }, rules, n_rule, 0.4);
}

/* Reads a few steps of each technique that has not been read often enough. */
static void
read_some (Run *self,
           const Place *place,
           GRand *rand)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (guint i = 0; i < n_techniques; i++)
    {
      g_autoptr (GPtrArray) steps = NULL;

      if (self->n_read[i] >= self->n_read_max)
        continue;
      steps = sudoku_step_search_run (self->search, place->position, techniques + i, 1,
                                      SUDOKU_STEP_ALL);
      for (guint k = 0; k < MIN (steps->len, N_READ_AT_ONCE); k++)
        read_sentences (self,
                        g_ptr_array_index (steps, g_rand_int_range (rand, 0, (gint32)steps->len)),
                        place, i);
    }
}

/* How many steps of each technique were read, those that never came, and how many all are. */
static void
print_read (const Run *self)
{
  g_autoptr (GString) each = g_string_new ("");
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);
  g_autoptr (GString) never = g_string_new ("");
  guint n = 0;

  for (guint i = 0; i < n_techniques; i++)
    if (self->n_read[i] > 0)
      {
        g_string_append_printf (each, " %s %u", techniques[i]->id, self->n_read[i]);
        n++;
      }
    else
      g_string_append_printf (never, " %s", techniques[i]->id);
  g_test_message ("steps read of each technique:%s", each->str);
  g_test_message ("the sentences of %u steps of %u techniques read at %u positions, %u of these "
                  "are arguments: all true, and nothing missing; never seen:%s",
                  self->n_said, n, self->n_positions, self->n_argued, never->str);
}

/* Takes another shape for a run, which goes on counting. */
static void
take_shape (Run *self,
            SudokuGeometry *geometry)
{
  sudoku_step_search_free (self->search);
  sudoku_links_unref (self->links);
  self->links = sudoku_links_new (geometry);
  self->search = sudoku_step_search_new (self->links);
  sudoku_step_search_set_unique (self->search, TRUE);
  sudoku_step_search_set_budget (self->search, BUDGET);
}

/* Every other puzzle is a plain one of 9×9; the others are of 16×16 and 6×6, and with rules. */
static SudokuGeometry *
make_shape (guint number,
            GRand *rand)
{
  static const TestFrame frames[] = { { 9, 3 }, { 16, 4 }, { 6, 2 } };
  guint kind = number / 2 % (guint)(test_n_frame_rules + 2);

  if (number % 2 == 0)
    return test_frame_make (frames, "", rand);
  if (kind < 2)
    return test_frame_make (frames + 1 + kind, "", rand);
  return test_frame_make (frames, test_frame_rules[kind - 2], rand);
}

/* Reads the steps that rely on one solution. */
static void
read_unique (Run *self,
             const Place *place)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (guint i = 0; i < n_techniques; i++)
    {
      g_autoptr (GPtrArray) steps = NULL;

      if (!techniques[i]->needs_unique || self->n_read[i] >= self->n_read_max)
        continue;
      steps = sudoku_step_search_run (self->search, place->position, techniques + i, 1,
                                      SUDOKU_STEP_ALL);
      for (guint k = 0; k < steps->len; k++)
        read_sentences (self, g_ptr_array_index (steps, k), place, i);
    }
}

/* Positions with rectangles, loops and graves, which hardly ever come by chance. */
static void
read_at_unique (Run *self,
                GRand *rand)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  guint n_before = self->n_said;

  take_shape (self, geometry);
  for (guint i = 0; i < N_UNIQUE_PUZZLES; i++)
    {
      g_auto (Place) place = { 0 };

      make_puzzle (&place, geometry, i % 2 == 0 ? 27 : 0, rand);
      place.grid = sudoku_grid_copy (place.puzzle);
      for (guint k = 0; k < N_UNIQUE_POSITIONS; k++)
        {
          g_clear_pointer (&place.position, sudoku_position_free);
          place.position = test_unique_make_position (place.puzzle, place.solution, rand);
          read_unique (self, &place);
        }
      g_clear_pointer (&place.position, sudoku_position_free);
      place.position = sudoku_position_new (place.puzzle);
      while (sudoku_position_get_n_open (place.position) > 0)
        {
          test_unique_go_on (self->search, place.position, place.solution, rand);
          read_unique (self, &place);
        }
    }
  g_test_message ("%u steps read that rely on one solution", self->n_said - n_before);
}

/* The examples stand for techniques that hardly ever come. */
static void
read_examples (Run *self)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (guint i = 0; i < n_techniques; i++)
    {
      g_autoptr (SudokuExercise) example = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (Place) place = { 0 };

      if (!sudoku_example_exists (techniques[i]))
        continue;
      example = sudoku_example_load (techniques[i], NULL, &error);
      g_assert_no_error (error);
      place.grid = sudoku_grid_copy (sudoku_exercise_get_grid (example));
      place.position = sudoku_position_copy (sudoku_exercise_get_position (example));
      take_shape (self, sudoku_grid_get_geometry (place.grid));
      for (guint k = 0; k < sudoku_exercise_get_steps (example)->len; k++)
        read_sentences (self, g_ptr_array_index (sudoku_exercise_get_steps (example), k), &place,
                        i);
    }
  g_test_message ("%u steps of examples read", self->n_said);
}

/* Sentences about steps of all techniques: those of examples, and those of common ones until they
 * are enough. */
static void
test_read (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n_to_read);
  g_autoptr (SudokuGeometry) first = test_frame_make (&(TestFrame){ 9, 3 }, "", rand);
  gsize n_techniques = 0;
  guint n_reported = 0;
  g_auto (Place) place = { 0 };
  g_auto (Run) run;

  sudoku_techniques (&n_techniques);
  run_init (&run, first);
  run.n_read_max = 2 * n_to_read / (guint)n_techniques + 1;
  read_examples (&run);
  read_at_unique (&run, rand);
  for (; run.n_said < n_to_read; run.n_puzzles++)
    {
      g_autoptr (SudokuGeometry) geometry = make_shape (run.n_puzzles, rand);
      guint side = sudoku_geometry_get_side (geometry);

      g_assert_nonnull (geometry);
      take_shape (&run, geometry);
      make_puzzle (&place, geometry, side > 9 ? (guint)(side * side * 0.4) : 0, rand);
      for (guint i = 0; i < N_OF_PUZZLE && run.n_said < n_to_read; i++, run.n_positions++)
        {
          go_somewhere (&place, 0.4, 0.8, rand);
          read_some (&run, &place, rand);
        }
      if (run.n_said * N_REPORTS / n_to_read > n_reported)
        {
          n_reported = run.n_said * N_REPORTS / n_to_read;
          g_test_message ("%u of %u steps read, %u puzzles", run.n_said, n_to_read,
                          run.n_puzzles + 1);
        }
    }
  print_read (&run);
}

int
main (int argc,
      char *argv[])
{
  guint *const numbers[] = { &n_small, &n_middle, &n_large, &n_rule, &n_fallback, &n_certificates,
                             &n_to_read };

  g_test_init (&argc, &argv, NULL);
  for (int i = 0; i < (int)G_N_ELEMENTS (numbers) && i + 1 < argc; i++)
    *numbers[i] = (guint)strtoul (argv[i + 1], NULL, 10);
  has_minisat = test_minisat_is_there ();
  g_test_add_func ("/long/steps/9", test_small);
  g_test_add_func ("/long/steps/16", test_middle);
  g_test_add_func ("/long/steps/25", test_large);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/long/steps/rules/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_rule);
    }
  g_test_add_func ("/long/steps/read", test_read);
  g_test_add_func ("/long/steps/fallback", test_fallback);
  g_test_add_func ("/long/steps/deleted", test_deleted);
  g_test_add_func ("/long/steps/several", test_several);
  return g_test_run ();
}
