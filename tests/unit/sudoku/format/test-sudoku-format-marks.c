/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game in every format that can be written: entries, marks and colours come back where the format
 * says that it has them, and what it has not is named. */

#include <sudoku-candidates.h>
#include <sudoku-format.h>
#include <test-format.h>

#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ENTRY_CELL 2 /* 4 in the solution */
#define COLOUR_CELL 10

typedef struct
{
  gboolean centre;
  gboolean colours;
  gboolean lone;
  gboolean full;      /* all candidates are marked */
  gboolean forbidden; /* so is one that is none */
} What;

static SudokuDocument *
new_document (const What *what)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuState *state = NULL;

  for (guint cell = 0; cell < 81; cell++)
    if (PUZZLE[cell] != '.')
      sudoku_grid_set (grid, cell, (guint)(PUZZLE[cell] - '0'), SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, ENTRY_CELL, 4, SUDOKU_ORIGIN_ENTRY);
  candidates = sudoku_candidates_new (grid);
  state = sudoku_state_new (grid);
  for (guint cell = 0; cell < 81; cell++)
    {
      SudokuSet set = sudoku_candidates_get (candidates, cell);
      SudokuMark mark = what->centre && cell % 2 == 0 ? SUDOKU_MARK_CENTRE : SUDOKU_MARK_CORNER;
      guint n = what->full, value;

      /* All but the first, or all. */
      if (sudoku_grid_get_value (grid, cell) > 0 ||
          sudoku_set_count (set) < (what->lone ? 2 : 3))
        continue;
      SUDOKU_SET_FOREACH (set, value)
      if (n++ > 0)
        sudoku_state_set_mark (state, mark, cell, value, TRUE);
    }
  for (guint cell = 0; cell < 81 && what->forbidden; cell++)
    if (sudoku_set_count (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell)) > 1)
      {
        SudokuSet rest = sudoku_set_minus (sudoku_set_range (1, 9),
                                           sudoku_candidates_get (candidates, cell));

        sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, sudoku_set_first (rest), TRUE);
        break;
      }
  if (what->colours)
    sudoku_state_set_colour (state, COLOUR_CELL, 4);
  return sudoku_document_new_for_state (state);
}

static gboolean
has_loss (const SudokuFormat *format,
          const SudokuDocument *document,
          const char *id)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);

  for (guint i = 0; i < losses->len; i++)
    if (g_str_equal (sat_issue_get_id (losses->pdata[i]), id))
      return TRUE;
  return FALSE;
}

static void
assert_same_marks (const SudokuFormat *format,
                   const SudokuDocument *document,
                   const SudokuDocument *copy)
{
  for (guint cell = 0; cell < 81; cell++)
    {
      SudokuSet all = sudoku_document_get_all_marks (document, cell);

      if (sudoku_set_is_empty (all))
        continue;
      if (!sudoku_format_has (format, SUDOKU_FORMAT_MARK_KINDS))
        {
          g_assert_true (
            sudoku_set_equal (sudoku_document_get_marks (copy, SUDOKU_MARK_CORNER, cell), all));
          continue;
        }
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        g_assert_true (sudoku_set_equal (sudoku_document_get_marks (copy, mark, cell),
                                         sudoku_document_get_marks (document, mark, cell)));
    }
}

static void
check_format (const SudokuFormat *format,
              const What *what)
{
  g_autoptr (SudokuDocument) document = new_document (what);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sudoku_format_write (format, document, &error);
  const SudokuSource source = {
    .name = "t",
    .text = text,
    .length = text != NULL ? strlen (text) : 0,
    .first_line = 1,
  };
  g_autoptr (SudokuDocument) copy = NULL;
  gboolean marks = sudoku_format_has (format, SUDOKU_FORMAT_MARKS);
  gboolean lone = sudoku_format_has (format, SUDOKU_FORMAT_NO_LONE_MARKS);
  gboolean removed = sudoku_format_has (format, SUDOKU_FORMAT_REMOVED);

  g_test_message ("%s", format->id);
  g_assert_no_error (error);
  copy = sudoku_format_read (NULL, &source, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (has_loss (format, document, "format-loses-origins") ==
                 !sudoku_format_has (format, SUDOKU_FORMAT_ORIGINS));
  if (sudoku_format_has (format, SUDOKU_FORMAT_ORIGINS))
    g_assert_cmpint (sudoku_grid_get_origin (sudoku_document_get_grid (copy), ENTRY_CELL), ==,
                     SUDOKU_ORIGIN_ENTRY);
  g_assert_true (has_loss (format, document, "format-loses-marks") == !marks);
  g_assert_true (has_loss (format, document, "format-loses-lone-marks") == (lone && what->lone));
  g_assert_true (has_loss (format, document, "format-loses-other-marks") ==
                 (removed && what->forbidden));
  if (marks && !(lone && what->lone) && !(removed && what->forbidden))
    assert_same_marks (format, document, copy);
  g_assert_true (has_loss (format, document, "format-loses-mark-kinds") ==
                 (marks && what->centre &&
                  !sudoku_format_has (format, SUDOKU_FORMAT_MARK_KINDS)));
  g_assert_true (has_loss (format, document, "format-loses-colours") ==
                 (what->colours && !sudoku_format_has (format, SUDOKU_FORMAT_COLOURS)));
  if (sudoku_format_has (format, SUDOKU_FORMAT_COLOURS))
    g_assert_cmpuint (sudoku_document_get_colour (copy, COLOUR_CELL), ==, what->colours ? 4 : 0);
}

static void
test_marks (void)
{
  static const What whats[] = {
    { FALSE, FALSE, FALSE },
    { TRUE, FALSE, FALSE },
    { FALSE, TRUE, FALSE },
    { TRUE, TRUE, FALSE },
    { FALSE, FALSE, TRUE },
    { .full = TRUE },
    { .forbidden = TRUE },
  };
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (whats); k++)
      if (formats[i]->write != NULL && !test_format_needs_cages (formats[i]))
        check_format (formats[i], &whats[k]);
}

/* Where the rules leave all values, nothing was removed, and all marks look like none. */
static void
test_all_marks (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuState *state = sudoku_state_new (grid);
  g_autoptr (SudokuDocument) document = NULL;

  for (guint value = 1; value <= 9; value++)
    sudoku_state_set_mark (state, SUDOKU_MARK_CENTRE, 40, value, TRUE);
  document = sudoku_document_new_for_state (state);
  g_assert_true (has_loss (sudoku_format_find ("ss"), document, "format-loses-other-marks"));
  g_assert_true (has_loss (sudoku_format_find ("hodoku"), document, "format-loses-other-marks"));
  g_assert_false (has_loss (sudoku_format_find ("sdk"), document, "format-loses-other-marks"));
}

/* Moves that are lost are named; those that another program recorded can be undone. */
static void
test_moves (void)
{
  static const char text[] = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
                             "VERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:2x2\nCPARAMS :3:2x2\n"
                             "DESC    :5:a1e2h\nNSTATES :1:4\nSTATEPOS:1:3\n"
                             "MOVE    :6:R0,0,2\nMOVE    :6:P3,3,1\nMOVE    :6:P3,3,4\n";
  const SudokuSource source = {
    .name = "t",
    .text = text,
    .length = sizeof text - 1,
    .first_line = 1,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, NULL, &error);
  SudokuGame *game = NULL;

  g_assert_no_error (error);
  game = sudoku_document_get_game (document);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), 0), ==, 2);
  g_assert_cmpuint (sudoku_set_count (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 15)), ==, 1);
  g_assert_true (sudoku_game_can_redo (game));
  g_assert_true (has_loss (sudoku_format_find ("sgt-save"), document, "format-loses-moves"));
  g_assert_false (has_loss (sudoku_format_find_for_games (), document, "format-loses-moves"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/format-marks/marks", test_marks);
  g_test_add_func ("/sudoku/format-marks/all-marks", test_all_marks);
  g_test_add_func ("/sudoku/format-marks/moves", test_moves);
  return g_test_run ();
}
