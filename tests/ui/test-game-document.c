/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The document: what it is called, what is saved where, what can be gone back to; and the jobs
 * about its puzzle, which end with the puzzle they are about. */

#include <glib/gstdio.h>
#include <sudoku-game-moves.h>

#include "satdoku-contents-read.h"
#include "satdoku-game-document.h"
#include "satdoku-read.h"
#include "test-grid.h"

typedef struct
{
  SatdokuWorker *worker;
  SatdokuGameDocument *document;
  char *folder;
  guint n_titles;
  guint n_done;
  GError *error;
  SudokuContents *contents;
} Fixture;

#define wait_for(condition)                  \
  G_STMT_START                               \
  {                                          \
    while (!(condition))                     \
      g_main_context_iteration (NULL, TRUE); \
  }                                          \
  G_STMT_END

static SudokuGame *
create_game (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_game_new (grid);
}

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          guint *count)
{
  (*count)++;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = create_game ("1...............");

  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->worker = satdoku_worker_new ();
  self->document = satdoku_game_document_new ();
  satdoku_game_document_set_game (self->document, game);
  g_signal_connect (self->document, "notify::title", G_CALLBACK (count_cb), &self->n_titles);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->document);
  g_assert_finalize_object (self->worker);
  g_clear_error (&self->error);
  g_clear_pointer (&self->contents, sudoku_contents_unref);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
}

static SudokuGame *
get_game (Fixture *self)
{
  return satdoku_game_document_get_game (self->document);
}

static void
assert_title (Fixture *self,
              const char *expected)
{
  g_autofree char *title = NULL;

  g_object_get (self->document, "title", &title, NULL);
  g_assert_cmpstr (title, ==, expected);
}

static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  Fixture *self = user_data;

  g_clear_error (&self->error);
  satdoku_game_document_save_finish (SATDOKU_GAME_DOCUMENT (source), result, &self->error);
  self->n_done++;
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  Fixture *self = user_data;

  g_clear_pointer (&self->contents, sudoku_contents_unref);
  self->contents =
    satdoku_contents_read_finish (result, &self->error);
  self->n_done++;
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  Fixture *self = user_data;

  self->contents = satdoku_read_finish (result, &self->error);
  self->n_done++;
}

/* Saved under a name, changed, saved again, and read back with its history. */
static void
test_save (Fixture *self,
           gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "mine.satdoku", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  SudokuGame *game;

  assert_title (self, "Satdoku");
  g_assert_true (sudoku_game_enter (get_game (self), 1, 2));
  satdoku_game_document_save_as_async (self->document, file, sudoku_format_find_for_games (),
                                       saved_cb, self);
  g_assert_true (satdoku_game_document_is_saving (self->document));
  wait_for (self->n_done == 1);
  g_assert_no_error (self->error);
  g_assert_false (satdoku_game_document_is_saving (self->document));
  assert_title (self, "mine.satdoku");
  self->n_titles = 0;
  g_assert_true (sudoku_game_enter (get_game (self), 2, 3));
  g_assert_cmpuint (self->n_titles, ==, 1);
  assert_title (self, "• mine.satdoku");
  satdoku_game_document_save_async (self->document, saved_cb, self);
  /* What is entered while it is being saved counts as not saved. */
  g_assert_true (sudoku_game_enter (get_game (self), 3, 4));
  wait_for (self->n_done == 2);
  g_assert_no_error (self->error);
  assert_title (self, "• mine.satdoku");
  satdoku_read_file_async (file, NULL, loaded_cb, self);
  wait_for (self->n_done == 3);
  g_assert_no_error (self->error);
  satdoku_contents_read_async (self->worker, self->contents, NULL, read_cb, self);
  wait_for (self->n_done == 4);
  g_assert_no_error (self->error);
  game = sudoku_document_get_game (sudoku_contents_get_document (self->contents));
  g_assert_true (sudoku_game_can_undo (game));
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_ENTRY), ==, 2);
  g_assert_true (sudoku_contents_get_game_format (self->contents) ==
                 sudoku_format_find_for_games ());
  g_unlink (path);
}

/* Where it can't be saved the game counts as not saved, and the file is the one before. */
static void
test_not_saved (Fixture *self,
                gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "no", "mine.satdoku", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  satdoku_game_document_save_as_async (self->document, file, sudoku_format_find_for_games (),
                                       saved_cb, self);
  wait_for (self->n_done == 1);
  g_assert_nonnull (self->error);
  g_assert_null (satdoku_game_document_get_file (self->document));
  g_assert_true (sudoku_game_is_modified (get_game (self)));
  g_assert_false (satdoku_game_document_is_saving (self->document));
}

/* Every game can be gone back to but an empty grid in which nothing was done. */
static void
test_go_back (Fixture *self,
              gconstpointer data)
{
  SudokuGame *first = get_game (self);
  g_autoptr (SudokuGame) empty = create_game ("................");
  g_autoptr (SudokuGame) third = create_game ("..3.............");
  gboolean can_go_back;

  g_object_ref (first);
  g_assert_false (satdoku_game_document_go_back (self->document, NULL));
  g_assert_true (satdoku_game_document_replace (self->document, empty, NULL));
  g_assert_false (satdoku_game_document_replace (self->document, third, NULL));
  g_object_get (self->document, "can-go-back", &can_go_back, NULL);
  g_assert_true (can_go_back);
  g_assert_true (satdoku_game_document_go_back (self->document, NULL));
  g_assert_true (get_game (self) == first);
  g_assert_true (satdoku_game_document_go_back (self->document, NULL));
  g_assert_true (get_game (self) == third);
  g_object_unref (first);
}

/* The notes of a game come back with it, its file and format among them. */
static void
test_notes (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) second = create_game (".2..............");
  g_autoptr (SudokuGame) third = create_game ("..3.............");
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/mine.satdoku");
  const SatdokuGameNotes notes = { SATDOKU_GAME_OPENED, NULL, file, sudoku_format_find ("satdoku"),
                                   NULL, FALSE };

  satdoku_game_document_replace (self->document, second, &notes);
  satdoku_game_document_set_pinned (self->document, TRUE);
  assert_title (self, "mine.satdoku");
  satdoku_game_document_replace (self->document, third, NULL);
  assert_title (self, "Satdoku");
  g_assert_true (satdoku_game_document_go_back (self->document, NULL));
  assert_title (self, "mine.satdoku");
  g_assert_true (satdoku_game_document_get_format (self->document) == notes.format);
  g_assert_true (satdoku_game_document_get_notes (self->document)->pinned);
}

static void
assert_kind (const SatdokuGameNotes *notes,
             const SudokuGrid *grid,
             const char *expected)
{
  g_autofree char *kind = satdoku_game_notes_name_kind (notes, grid, TRUE);

  g_assert_cmpstr (kind, ==, expected);
}

/* What a puzzle was made for is told as long as its givens are the same, from its notes, too; what
 * damaged notes say of it is not. */
static void
test_demand (Fixture *self,
             gconstpointer data)
{
  static const char *const damaged[] = {
    "note demand ",
    "note demand 1234",
    "note demand xyz 1 2 x-wing",
    "note demand 1 5 4 ",
    "note demand 1 30 999999 ",
    "note demand 1 -1 4 x-wing",
    "note demand 1 0 0 no",
    "note demand 1 0 0\tx-wing2",
  };
  const SudokuDemand demands[] = {
    { .technique = sudoku_technique_find ("x-wing") },
    { .rating_min = 30, .rating_max = 45 },
    { .technique = sudoku_technique_find ("x-wing"), .rating_max = 45 },
    { .rating_min = 30, .rating_max = SUDOKU_RATING_MAX },
    { .rating_min = 34, .rating_max = 34 },
  };
  static const char *const names[] = {
    "4 × 4 · X-wing",
    "4 × 4 · rated 3.0–4.5",
    "4 × 4 · X-wing, rated up to 4.5",
    "4 × 4 · rated 3.0 or higher",
    "4 × 4 · rated 3.4",
  };
  g_autoptr (SudokuGame) game = create_game (".2.4............");
  g_autoptr (SudokuGame) other = create_game (".2.43...........");

  for (gsize i = 0; i < G_N_ELEMENTS (demands); i++)
    {
      SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE };
      g_autoptr (SatdokuGameNotes) read = satdoku_game_notes_copy (NULL);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      satdoku_game_notes_set_demand (&notes, &demands[i], sudoku_game_get_grid (game));
      satdoku_game_notes_write (&notes, lines);
      for (guint k = 0; k < lines->len; k++)
        g_assert_true (satdoku_game_notes_read (read, g_ptr_array_index (lines, k)));
      assert_kind (read, sudoku_game_get_grid (game), names[i]);
      assert_kind (read, sudoku_game_get_grid (other), "4 × 4");
      g_assert_true (sudoku_game_enter (other, 15, 1));
      for (gsize k = 0; k < G_N_ELEMENTS (damaged); k++)
        {
          g_assert_true (satdoku_game_notes_read (read, damaged[k]));
          g_assert_true (sudoku_demand_is_open (&read->demand));
        }
      sudoku_game_undo (other);
    }
  assert_kind (NULL, sudoku_game_get_grid (game), "4 × 4");
}

static SudokuLevel
get_level (Fixture *self)
{
  return satdoku_game_notes_get_level (satdoku_game_document_get_notes (self->document),
                                       sudoku_game_get_grid (get_game (self)));
}

/* The level of a game is told once it is known, comes back with the game, and is that of its givens
 * alone: entries leave it as it is. */
static void
test_level (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SudokuGame) second = create_game (".2.4............");
  g_autoptr (SudokuGame) third = create_game (".2.43...........");
  const SudokuGrid *other = sudoku_game_get_grid (third);
  guint n_notified = 0;

  satdoku_game_document_replace (self->document, second, NULL);
  g_assert_cmpuint (get_level (self), ==, SUDOKU_LEVEL_UNKNOWN);
  g_signal_connect (self->document, "notify::notes", G_CALLBACK (count_cb), &n_notified);
  satdoku_game_document_set_level (self->document, SUDOKU_LEVEL_HARD);
  satdoku_game_document_set_level (self->document, SUDOKU_LEVEL_HARD);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_cmpuint (get_level (self), ==, SUDOKU_LEVEL_HARD);
  g_assert_true (sudoku_game_enter (second, 15, 1));
  g_assert_cmpuint (get_level (self), ==, SUDOKU_LEVEL_HARD);
  g_assert_cmpuint (
    satdoku_game_notes_get_level (satdoku_game_document_get_notes (self->document), other), ==,
    SUDOKU_LEVEL_UNKNOWN);
  satdoku_game_document_replace (self->document, third, NULL);
  g_assert_cmpuint (get_level (self), ==, SUDOKU_LEVEL_UNKNOWN);
  g_assert_true (satdoku_game_document_go_back (self->document, NULL));
  g_assert_cmpuint (get_level (self), ==, SUDOKU_LEVEL_HARD);
  g_signal_handlers_disconnect_by_data (self->document, &n_notified);
}

/* Each level comes back from its lines, and what is damaged is not known. */
static void
test_level_lines (Fixture *self,
                  gconstpointer data)
{
  static const char *const damaged[] = {
    "note level ",
    "note level easy",
    "note level 1234",
    "note level 1234 ",
    "note level 1234 any",
    "note level xyz easy",
    "note level 1234567",
    "note level 1 easy x",
    "note level -1 Easy",
  };
  g_autoptr (SudokuGame) game = create_game (".2.4............");
  const SudokuGrid *grid = sudoku_game_get_grid (game);

  g_assert_cmpuint (satdoku_game_notes_get_level (NULL, grid), ==, SUDOKU_LEVEL_UNKNOWN);
  for (guint level = SUDOKU_LEVEL_UNKNOWN; level < SUDOKU_N_LEVELS; level++)
    {
      SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE };
      g_autoptr (SatdokuGameNotes) read = satdoku_game_notes_copy (NULL);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      satdoku_game_notes_set_level (&notes, (SudokuLevel)level, grid);
      satdoku_game_notes_write (&notes, lines);
      for (guint k = 0; k < lines->len; k++)
        g_assert_true (satdoku_game_notes_read (read, g_ptr_array_index (lines, k)));
      g_assert_cmpuint (satdoku_game_notes_get_level (read, grid), ==, level);
      for (gsize k = 0; k < G_N_ELEMENTS (damaged); k++)
        {
          g_assert_true (satdoku_game_notes_read (read, damaged[k]));
          g_assert_cmpuint (read->level, ==, SUDOKU_LEVEL_UNKNOWN);
        }
    }
}

/* The day of a game and when it was begun come back from their lines; the day is that of its
 * givens. */
static void
test_day (Fixture *self,
          gconstpointer data)
{
  static const char *const damaged[] = {
    "note day ",
    "note day 2026-11-29",
    "note day 1234 2026-11-31",
    "note day 1234 today",
    "note day xyz 2026-11-29",
  };
  g_autoptr (SudokuGame) game = create_game (".2.4............");
  g_autoptr (SudokuGame) other = create_game (".2.43...........");
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  SatdokuGameNotes notes = { .begun = 1795234211, .watched = TRUE };
  g_autoptr (SatdokuGameNotes) read = satdoku_game_notes_copy (NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpuint (satdoku_game_notes_get_day (NULL, grid), ==, 0);
  satdoku_game_notes_set_day (&notes, 739000, grid);
  satdoku_game_notes_write (&notes, lines);
  for (guint k = 0; k < lines->len; k++)
    g_assert_true (satdoku_game_notes_read (read, g_ptr_array_index (lines, k)));
  g_assert_cmpuint (satdoku_game_notes_get_day (read, grid), ==, 739000);
  g_assert_cmpuint (satdoku_game_notes_get_day (read, sudoku_game_get_grid (other)), ==, 0);
  g_assert_cmpint (read->begun, ==, 1795234211);
  g_assert_true (read->watched);
  for (gsize k = 0; k < G_N_ELEMENTS (damaged); k++)
    {
      g_assert_true (satdoku_game_notes_read (read, damaged[k]));
      g_assert_cmpuint (satdoku_game_notes_get_day (read, grid), ==, 0);
    }
  g_assert_true (satdoku_game_notes_read (read, "note begun never"));
  g_assert_cmpint (read->begun, ==, 0);
  satdoku_game_document_replace (self->document, game, NULL);
  satdoku_game_document_set_begun (self->document, 17, TRUE);
  satdoku_game_document_replace (self->document, other, NULL);
  g_assert_cmpint (satdoku_game_document_get_notes (self->document)->begun, ==, 0);
  g_assert_false (satdoku_game_document_get_notes (self->document)->watched);
  g_assert_true (satdoku_game_document_go_back (self->document, NULL));
  g_assert_cmpint (satdoku_game_document_get_notes (self->document)->begun, ==, 17);
  g_assert_true (satdoku_game_document_get_notes (self->document)->watched);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/game-document/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("save", test_save);
  ADD ("not-saved", test_not_saved);
  ADD ("go-back", test_go_back);
  ADD ("notes", test_notes);
  ADD ("demand", test_demand);
  ADD ("level", test_level);
  ADD ("level-lines", test_level_lines);
  ADD ("day", test_day);
#undef ADD
  return g_test_run ();
}
