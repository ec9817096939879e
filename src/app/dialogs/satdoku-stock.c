/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of puzzles that were made ahead, so that a new one is there at once. Each is a file of
 * its own, whose name begins with a key of all that was asked for but the seed:
 *
 *   3f9a0c1d22e4-5d0e91b87c6f43a2      a seal, and the puzzle as a saved game
 *
 * Deleting the file of a puzzle takes it: the system lets one succeed, however many programs
 * and windows try. What is damaged, or isn't what its name says, is deleted and made again: the
 * folder is a cache, which may be lost or emptied at any time. It may be used from any thread. */

#include "satdoku-config.h"

#include "satdoku-stock.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sat-file-error.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-level-judge.h>
#include <sudoku-rate.h>

#include "satdoku-seal.h"

/* Hexadecimal digits of a key. */
#define KEY_LENGTH 12
/* Files that the folder holds at most; those of shapes not asked for lately go first. */
#define FILES_MAX 60
/* Bytes of one: far more than the largest puzzle has. */
#define LENGTH_MAX (1 << 20)

/* The path of the player's folder, which need not exist. */
char *
satdoku_stock_get_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "satdoku", "new", NULL);
}

/* The key is the same for options whose puzzles can stand in for each other. */
char *
satdoku_stock_make_key (const SatdokuNewOptions *options)
{
  g_autoptr (SudokuPattern) pattern = NULL;
  g_autofree char *cells = NULL;
  g_autofree char *text = NULL;
  SudokuLevel level;
  char *key;

  g_return_val_if_fail (options != NULL, NULL);

  pattern = satdoku_new_options_dup_pattern (options);
  cells = pattern != NULL ? sudoku_pattern_write (pattern) : NULL;
  level = satdoku_new_options_get_level (options);
  text = g_strdup_printf (
    "%u %u %d %" G_GINT64_MODIFIER "x,%" G_GINT64_MODIFIER "x %d %s %u %d %d %d %s %s",
    options->side, options->box_rows, options->jigsaw, options->rules.words[1],
    options->rules.words[0], options->unique,
    options->symmetry != NULL ? options->symmetry->id : "none",
    options->n_givens, (int)level, level != SUDOKU_LEVEL_UNKNOWN && options->fewest,
    options->by_level ? 0 : (int)options->difficulty,
    options->by_level || options->strategy == NULL ? "minimal" : options->strategy->id,
    cells != NULL ? cells : "");
  key = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  key[KEY_LENGTH] = '\0';
  return key;
}

/* (transfer full) (element-type filename): the names that begin with @key; all names without one */
static GPtrArray *
list (const char *folder,
      const char *key)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (key == NULL || (g_str_has_prefix (name, key) && name[KEY_LENGTH] == '-'))
      g_ptr_array_add (names, g_strdup (name));
  return names;
}

/* Costs a look at each name. */
guint
satdoku_stock_count (const char *folder,
                     const SatdokuNewOptions *options)
{
  g_autofree char *key = NULL;
  g_autoptr (GPtrArray) names = NULL;

  g_return_val_if_fail (folder != NULL && options != NULL, 0);

  key = satdoku_stock_make_key (options);
  names = list (folder, key);
  return names->len;
}

/* Makes room for one more: what has lain there longest goes. */
static void
make_room (const char *folder)
{
  g_autoptr (GPtrArray) names = list (folder, NULL);
  g_autofree char *oldest = NULL;
  gint64 date = G_MAXINT64;

  if (names->len < FILES_MAX)
    return;
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      GStatBuf info;

      if (g_lstat (path, &info) != 0 || (gint64)info.st_mtime >= date)
        continue;
      date = (gint64)info.st_mtime;
      g_free (oldest);
      oldest = g_steal_pointer (&path);
    }
  if (oldest != NULL)
    g_unlink (oldest);
}

/* Puts a puzzle by, in @folder, which is made if need be. */
gboolean
satdoku_stock_add (const char *folder,
                   const SatdokuNewOptions *options,
                   const SudokuGrid *puzzle,
                   GError **error)
{
  g_autoptr (SudokuDocument) document = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *key = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL && options != NULL && puzzle != NULL, FALSE);

  document = sudoku_document_new (puzzle);
  text = sudoku_format_write (sudoku_format_find_for_games (), document, error);
  if (text == NULL)
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      sat_file_error_set_errno (error, errno);
      return FALSE;
    }
  make_room (folder);
  key = satdoku_stock_make_key (options);
  name = g_strdup_printf ("%s-%08x%08x", key, g_random_int (), g_random_int ());
  path = g_build_filename (folder, name, NULL);
  sealed = g_strdup_printf ("%08x\n%s",
                            satdoku_seal_go_on (SATDOKU_SEAL_START, text, strlen (text)), text);
  return sat_file_save (path, sealed, strlen (sealed), SAT_FILE_OWN, error);
}

/* (nullable): the text behind the seal, if that is right */
static const char *
open_seal (const char *contents,
           gsize length)
{
  const gsize start = SATDOKU_SEAL_LENGTH + 1;
  g_autofree char *seal = NULL;

  if (length <= start || length > LENGTH_MAX || strlen (contents) != length)
    return NULL;
  seal = g_strdup_printf (
    "%08x\n", satdoku_seal_go_on (SATDOKU_SEAL_START, contents + start, length - start));
  return g_str_has_prefix (contents, seal) ? contents + start : NULL;
}

static gboolean
fits_pattern (const SudokuGrid *puzzle,
              const SatdokuNewOptions *options)
{
  g_autoptr (SudokuPattern) pattern = satdoku_new_options_dup_pattern (options);

  for (guint cell = 0; pattern != NULL && cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (sudoku_grid_get_value (puzzle, cell) != 0 && !sudoku_pattern_has (pattern, cell))
      return FALSE;
  return TRUE;
}

/* Is it what was asked for? Regions, and cells of rules, come with the puzzle. */
static gboolean
fits (const SudokuGrid *puzzle,
      const SatdokuNewOptions *options)
{
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (sudoku_grid_get_side (puzzle) != options->side ||
      sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN) == 0 || !fits_pattern (puzzle, options))
    return FALSE;
  if (!options->jigsaw && sudoku_set_is_empty (satdoku_new_options_get_sampled (options)))
    geometry = satdoku_new_options_create_geometry (options, NULL);
  if (geometry != NULL && !sudoku_geometry_equal (geometry, sudoku_grid_get_geometry (puzzle)))
    return FALSE;
  if (satdoku_new_options_get_level (options) != SUDOKU_LEVEL_UNKNOWN)
    return sudoku_level_judge (puzzle, NULL) == satdoku_new_options_get_level (options);
  return !options->unique || options->by_level ||
         options->difficulty == SUDOKU_DIFFICULTY_UNKNOWN ||
         sudoku_rate (puzzle) == options->difficulty;
}

static SudokuGrid *
read_puzzle (const char *path,
             const SatdokuNewOptions *options)
{
  g_autofree char *contents = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  const char *text;
  gsize length = 0;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) ||
      !g_file_get_contents (path, &contents, &length, NULL))
    return NULL;
  text = open_seal (contents, length);
  if (text != NULL)
    {
      const SudokuSource source = {
        .name = path, .text = text, .length = strlen (text), .first_line = 1
      };

      document = sudoku_format_read (sudoku_format_find_for_games (), &source, NULL, NULL);
    }
  if (document == NULL || !fits (sudoku_document_get_grid (document), options))
    return NULL;
  return sudoku_grid_copy (sudoku_document_get_grid (document));
}

/* Takes a puzzle out of the stock, so that no other process gets it; %NULL when there is none. One
 * of a chosen seed is never there, nor one that needs a technique or has a certain rating. */
SudokuGrid *
satdoku_stock_take (const char *folder,
                    const SatdokuNewOptions *options)
{
  g_autofree char *key = NULL;
  g_autoptr (GPtrArray) names = NULL;

  g_return_val_if_fail (folder != NULL && options != NULL, NULL);

  if (options->seeded || options->empty || satdoku_new_options_has_demand (options))
    return NULL;
  key = satdoku_stock_make_key (options);
  names = list (folder, key);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autoptr (SudokuGrid) puzzle = read_puzzle (path, options);

      if (g_unlink (path) == 0 && puzzle != NULL)
        return g_steal_pointer (&puzzle);
    }
  return NULL;
}
