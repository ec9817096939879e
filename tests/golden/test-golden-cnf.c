/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that are saved, up to 52 MB, by their SHA-256: cnf/hashes.ref has one line for each,
 * and a second implementation must come to the same. */

#include <sat-dimacs.h>
#include <string.h>
#include <test-golden.h>

#include "test-cnf.h"
#include "test-plain.h"

static const TestShape shapes[] = {
  { 3, 3, FALSE },
  { 4, 4, FALSE },
  { 5, 5, FALSE },
  { 6, 6, FALSE },
};

/* ---- a stream that keeps nothing but the hash ---- */

#define TEST_TYPE_HASHER (test_hasher_get_type ())
G_DECLARE_FINAL_TYPE (TestHasher, test_hasher, TEST, HASHER, GOutputStream)

struct _TestHasher
{
  GOutputStream parent_instance;

  GChecksum *checksum;
};

G_DEFINE_FINAL_TYPE (TestHasher, test_hasher, G_TYPE_OUTPUT_STREAM)

static gssize
hasher_write (GOutputStream *stream,
              const void *buffer,
              gsize count,
              GCancellable *cancellable,
              GError **error)
{
  g_checksum_update (TEST_HASHER (stream)->checksum, buffer, (gssize)count);
  return (gssize)count;
}

static void
test_hasher_finalize (GObject *object)
{
  g_checksum_free (TEST_HASHER (object)->checksum);
  G_OBJECT_CLASS (test_hasher_parent_class)->finalize (object);
}

static void
test_hasher_class_init (TestHasherClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_hasher_finalize;
  G_OUTPUT_STREAM_CLASS (klass)->write_fn = hasher_write;
}

static void
test_hasher_init (TestHasher *self)
{
  self->checksum = g_checksum_new (G_CHECKSUM_SHA256);
}

/* ---- both implementations ---- */

/* About three of seven cells are filled, in turn by all who can fill one. */
static SudokuGrid *
make_puzzle (SudokuGeometry *geometry)
{
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    if ((cell / side * 5 + cell % side * 3) % 7 < 3)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell),
                       (SudokuOrigin)(SUDOKU_ORIGIN_GIVEN + cell % 3));
  return grid;
}

static guint
count_fixed (const SudokuGrid *grid)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n += sudoku_grid_get_fixed (grid, cell) != 0;
  return n;
}

/* The hash of the file, and how long it is. */
static char *
hash_written (const SudokuGrid *grid,
              gboolean full,
              guint64 *n_bytes)
{
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, full ? "full" : "simpler", "original");
  g_autoptr (TestHasher) hasher = g_object_new (TEST_TYPE_HASHER, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (G_OUTPUT_STREAM (hasher), sudoku_cnf_get_n_variables (cnf),
                           sudoku_cnf_get_n_clauses (cnf), NULL);

  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error));
  g_assert_true (sat_dimacs_writer_finish (writer, &error));
  g_assert_no_error (error);
  *n_bytes = sat_dimacs_writer_get_n_bytes (writer);
  g_assert_cmpuint (*n_bytes, ==, sudoku_cnf_get_text_length (cnf));
  return g_strdup (g_checksum_get_string (hasher->checksum));
}

/* The hashes of the empty grid and of the puzzle, whose rules are said only once. */
typedef struct
{
  GChecksum *empty;
  GChecksum *puzzle;
} Hashes;

static void
rules_cb (const GString *text,
          gpointer data)
{
  const Hashes *self = data;

  g_checksum_update (self->empty, (const guchar *)text->str, (gssize)text->len);
  g_checksum_update (self->puzzle, (const guchar *)text->str, (gssize)text->len);
}

static void
givens_cb (const GString *text,
           gpointer data)
{
  const Hashes *self = data;

  g_checksum_update (self->puzzle, (const guchar *)text->str, (gssize)text->len);
}

static void
hash_plainly (const TestShape *shape,
              const SudokuGrid *puzzle,
              gboolean full,
              const Hashes *hashes)
{
  g_autofree char *empty_header = test_plain_header (shape, 0, full);
  g_autofree char *puzzle_header = test_plain_header (shape, count_fixed (puzzle), full);

  g_checksum_update (hashes->empty, (const guchar *)empty_header, -1);
  g_checksum_update (hashes->puzzle, (const guchar *)puzzle_header, -1);
  test_plain_rules (shape, full, rules_cb, (gpointer)hashes);
  test_plain_givens (puzzle, givens_cb, (gpointer)hashes);
}

static void
compare (const TestShape *shape,
         const SudokuGrid *grid,
         const char *what,
         gboolean full,
         const GChecksum *plain,
         GString *lines)
{
  guint side = test_shape_get_side (shape);
  guint64 n_bytes;
  g_autofree char *written = hash_written (grid, full, &n_bytes);

  g_string_append_printf (lines, "%s  %10" G_GUINT64_FORMAT "  %ux%u %s %s\n", written, n_bytes,
                          side, side, full ? "full" : "simpler", what);
  g_assert_cmpstr (written, ==, g_checksum_get_string ((GChecksum *)plain));
}

static void
test_hashes (void)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *stem = g_test_build_filename (G_TEST_DIST, "golden", "cnf", "hashes", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (shapes) * 2; i++)
    {
      const TestShape *shape = &shapes[i / 2];
      gboolean full = i % 2 == 0;
      g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) puzzle = make_puzzle (geometry);
      g_autoptr (GChecksum) empty_hash = g_checksum_new (G_CHECKSUM_SHA256);
      g_autoptr (GChecksum) puzzle_hash = g_checksum_new (G_CHECKSUM_SHA256);
      const Hashes hashes = { empty_hash, puzzle_hash };

      hash_plainly (shape, puzzle, full, &hashes);
      compare (shape, empty, "empty", full, empty_hash, lines);
      compare (shape, puzzle, "puzzle", full, puzzle_hash, lines);
    }
  if (!test_golden_settle (stem, ".ref", lines->str))
    g_test_fail ();
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/cnf/hashes", test_hashes);
  return g_test_run ();
}
