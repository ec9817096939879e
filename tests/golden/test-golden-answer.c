/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Answers of solvers, most of them broken, the whole way from bytes to the sentence that a person
 * reads. PUZZLE.NAME.in is an answer to PUZZLE.puzzle in the encoding "full" and the numbering
 * "original". What can't be a file is made on the fly. */

#include <sat-archive.h>
#include <sat-compression.h>
#include <sat-load.h>
#include <string.h>
#include <sudoku-format.h>
#include <test-format.h>
#include <test-golden.h>
#include <words-answer.h>

#include "test-cnf.h"
#include "test-words.h"

static SudokuCnf *
read_puzzle (const char *name)
{
  g_autofree char *stem = g_strndup (name, strcspn (name, "."));
  g_autofree char *file = g_strconcat (stem, ".puzzle", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "answer", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  grid = test_format_read (NULL, path, text, length, NULL, NULL, &error);
  g_assert_no_error (error);
  return test_make_cnf (grid, "full", "original");
}

/* The sentence, and below it what else there is to say. */
static char *
judge (const char *name,
       GBytes *bytes,
       GError **error)
{
  g_autoptr (SudokuCnf) cnf = read_puzzle (name);
  g_autoptr (GBytes) unpacked = sat_compression_unpack (name, bytes, SAT_UNPACKED_MAX, NULL, error);
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuExamination) examination = NULL;
  g_autoptr (GPtrArray) details = NULL;
  g_autofree char *sentence = NULL;
  GString *text = NULL;
  const char *data;
  gsize size;

  if (unpacked == NULL)
    return NULL;
  data = g_bytes_get_data (unpacked, &size);
  model = sat_model_read (name, size > 0 ? data : "", size, NULL, error);
  if (model == NULL)
    return NULL;
  examination = sudoku_examine (cnf, model, SUDOKU_VERDICT_UNKNOWN, NULL, error);
  g_assert_nonnull (examination);
  sentence = words_answer (cnf, examination);
  text = g_string_new (sentence);
  g_string_append_c (text, '\n');
  details = words_answer_details (cnf, examination);
  for (guint i = 0; i < details->len; i++)
    g_string_append_printf (text, "%s\n", (const char *)g_ptr_array_index (details, i));
  return g_string_free (text, FALSE);
}

static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return judge (name, bytes, error);
}

static void
test_answer (void)
{
  test_golden_run ("golden/answer", print);
}

/* What libarchive unpacks, with more than one thing in it, or one that is broken. */
static void
test_archive (void)
{
  if (sat_archive_is_known ("BZh", 3))
    test_golden_run ("golden/archive", print);
  else
    g_test_skip ("this is built without libarchive");
}

/* ---- what is too large for a file ---- */

/* Says the same again and again, then something else once, and counts what was taken. */
#define TEST_TYPE_TALKER (test_talker_get_type ())
G_DECLARE_FINAL_TYPE (TestTalker, test_talker, TEST, TALKER, GInputStream)

struct _TestTalker
{
  GInputStream parent_instance;

  const char *text;
  gsize length;
  const char *tail;
  gsize size; /* of all without the tail */
  gsize n_taken;
};

G_DEFINE_FINAL_TYPE (TestTalker, test_talker, G_TYPE_INPUT_STREAM)

static gssize
talker_read (GInputStream *stream,
             void *buffer,
             gsize count,
             GCancellable *cancellable,
             GError **error)
{
  TestTalker *self = TEST_TALKER (stream);
  gsize tail_length = strlen (self->tail);
  gsize n = 0;

  for (char *at = buffer; n < count && self->n_taken < self->size + tail_length; n++)
    {
      gsize place = self->n_taken++;

      at[n] = place < self->size ? self->text[place % self->length]
                                 : self->tail[place - self->size];
    }
  return (gssize)n;
}

static void
test_talker_class_init (TestTalkerClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = talker_read;
}

static void
test_talker_init (TestTalker *self)
{
}

static TestTalker *
talker_new (const char *text,
            gsize size,
            const char *tail)
{
  TestTalker *self = g_object_new (TEST_TYPE_TALKER, NULL);

  self->text = text;
  self->length = strlen (text);
  self->size = size;
  self->tail = tail;
  return self;
}

/* A line of 100 MB, as MiniSat would write it, is nothing special. */
static void
test_long_line (void)
{
  const gsize size = 100 * 1000 * 1000;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (SudokuCnf) cnf = read_puzzle ("four.");
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  const char *const solution[] = { "3142", "2413", "1234", "4321" };

  for (guint cell = 0; cell < 16; cell++)
    for (guint value = 1; value <= 4; value++)
      g_string_append_printf (line, "%d ",
                              (solution[cell / 4][cell % 4] == (char)('0' + value) ? 1 : -1) *
                                sudoku_cnf_get_variable (cnf, cell, value));
  {
    g_autoptr (TestTalker) talker = talker_new (line->str, size - size % line->len, "0\n");
    g_autoptr (GBytes) bytes =
      sat_load_stream ("long", G_INPUT_STREAM (talker), SAT_UNPACKED_MAX, NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpuint (g_bytes_get_size (bytes), ==, talker->n_taken);
    sentence = judge ("four.long", bytes, &error);
  }
  g_assert_no_error (error);
  g_assert_cmpstr (sentence, ==, "verified: it satisfies all 452 clauses\n");
}

/* Whatever has no end is refused after so many bytes; what was read of it is not understood in
 * some way or other. */
static void
test_endless (void)
{
  static const char *const texts[] = { "7", "v 111 -112 ", "c ", "\n", "\x1f\x8b" };
  const gsize max = (gsize)4 << 20;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TestTalker) talker = talker_new (texts[i], G_MAXSSIZE, "");
      g_autoptr (GError) error = NULL;

      g_assert_null (sat_load_stream ("endless", G_INPUT_STREAM (talker), max, NULL, &error));
      g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
      test_words_assert (error, "endless: this is too large: more than 4 MiB");
      g_assert_cmpuint (talker->n_taken, <=, max + (64 << 10));
    }
}

/* Long tokens: the message quotes only their beginning. */
static void
test_long_tokens (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } cases[] = {
    { "7", "four.token:1:1: the variable “777777777777777777777777…” is above 100000000" },
    { "x", "four.token:1:1: this is not the output of a solver "
           "(found “xxxxxxxxxxxxxxxxxxxxxxxx…”)" },
    { "-", "four.token:1:1: this is not the output of a solver "
           "(found “------------------------…”)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TestTalker) talker = talker_new (cases[i].text, (gsize)8 << 20, "\n");
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes =
        sat_load_stream ("token", G_INPUT_STREAM (talker), SAT_UNPACKED_MAX, NULL, &error);

      g_assert_no_error (error);
      g_assert_null (judge ("four.token", bytes, &error));
      test_words_assert (error, cases[i].message);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/answer/files", test_answer);
  g_test_add_func ("/golden/answer/archive", test_archive);
  g_test_add_func ("/golden/answer/long-line", test_long_line);
  g_test_add_func ("/golden/answer/endless", test_endless);
  g_test_add_func ("/golden/answer/long-tokens", test_long_tokens);
  return g_test_run ();
}
