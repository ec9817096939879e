/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-format.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <test-format.h>

static const char *const letters[] = { "A", "B", "C", "D" };

static SudokuGrid *
make_grid (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 5, 3, SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static SudokuDocument *
make_document (const char *const *texts,
               const char *empty)
{
  g_autoptr (SudokuGrid) grid = make_grid ();
  g_autoptr (SudokuSymbols) symbols = sudoku_symbols_new_of_puzzle (texts, 4, empty);
  SudokuDocument *document = sudoku_document_new (grid);

  g_assert_nonnull (symbols);
  sudoku_document_set_symbols (document, symbols);
  return document;
}

static SudokuDocument *
reread (const char *id,
        const SudokuDocument *document)
{
  const SudokuFormat *format = sudoku_format_find (id);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sudoku_format_write (format, document, &error);
  SudokuSource source = { .name = "t", .text = text };
  SudokuDocument *copy = NULL;

  g_assert_no_error (error);
  source.length = strlen (text);
  copy = sudoku_format_read (format, &source, NULL, &error);
  g_assert_no_error (error);
  return copy;
}

/* A format with the flag brings the symbols back, another one the values. */
static void
test_symbols (void)
{
  g_autoptr (SudokuDocument) document = make_document (letters, ".");
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (SudokuDocument) copy = NULL;
      const SudokuSymbols *expected = NULL;

      if (formats[i]->write != NULL)
        text = sudoku_format_write (formats[i], document, NULL);
      if (text == NULL)
        continue;
      g_test_message ("%s", formats[i]->id);
      if (sudoku_format_has (formats[i], SUDOKU_FORMAT_SYMBOLS))
        expected = sudoku_document_get_symbols (document);
      copy = reread (formats[i]->id, document);
      g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (copy), grid));
      g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (copy), expected));
    }
}

static const struct
{
  const char *texts[4];
  const char *empty;
  const char *line; /* of the symbols, as they are written */
} symbol_cases[] = {
  { { "A", "B", "C", "D" }, ".", ".ABCD" },
  { { "0", "1", "2", "3" }, "_", "_0123" },
  { { "_", ".", "-", "*" }, NULL, "0_.-*" },
  { { "é", "%", "\"", "あ" }, " ", " é%\"あ" },
  /* One that is longer than a character can't be said. */
  { { "10", "11", "12", "13" }, "_", "_1234" },
};

static void
test_written_symbols (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (symbol_cases); i++)
    {
      g_autoptr (SudokuDocument) document =
        make_document (symbol_cases[i].texts, symbol_cases[i].empty);
      g_autofree char *text =
        sudoku_format_write (sudoku_format_find ("size-symbols"), document, NULL);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autoptr (SudokuDocument) game = reread ("satdoku", document);
      g_autoptr (SudokuDocument) copy = reread ("size-symbols", document);

      g_assert_cmpstr (lines[1], ==, symbol_cases[i].line);
      g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (game),
                                           sudoku_document_get_symbols (document)));
      g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (copy),
                                              sudoku_document_get_grid (document)));
    }
}

static const struct
{
  const char *texts[4];
  const char *empty;
} bad_symbols[] = {
  { { "A", "B", "C", "A" }, NULL },
  { { "A", "B", "C", "D" }, "D" },
  { { "A", "B", "C", " " }, NULL },
  { { "A", "B", "C", "" }, NULL },
  { { "A", "B", "C", "\t" }, NULL },
  { { "A", "B", "C", "\xff" }, NULL },
  { { "A", "B", "C", "D" }, "\n" },
};

static void
test_bad_symbols (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_symbols); i++)
    g_assert_null (sudoku_symbols_new_of_puzzle (bad_symbols[i].texts, 4, bad_symbols[i].empty));
}

/* The game goes through the document with its history, marks and symbols. */
static void
test_game (void)
{
  g_autoptr (SudokuDocument) document = make_document (letters, NULL);
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autoptr (SudokuDocument) of_game = NULL;
  g_autoptr (SudokuDocument) copy = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  guint cell = 2;

  g_assert_null (sudoku_document_get_game (document));
  g_assert_true (sudoku_symbols_equal (sudoku_game_get_symbols (game),
                                       sudoku_document_get_symbols (document)));
  sudoku_game_enter (game, 1, 2);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &cell, 1, 4);
  sudoku_game_undo (game);
  of_game = sudoku_document_new_for_game (game);
  copy = reread (sudoku_format_find_for_games ()->id, of_game);
  g_assert_nonnull (sudoku_document_get_game (copy));
  text = sudoku_game_to_text (game);
  again = sudoku_game_to_text (sudoku_document_get_game (copy));
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_document_get_grid (copy), 1), ==, 2);
}

static void
test_filled (void)
{
  g_autoptr (SudokuDocument) document = make_document (letters, NULL);
  g_autoptr (SudokuGrid) other = make_grid ();
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autoptr (SudokuDocument) of_game = sudoku_document_new_for_game (game);
  g_autoptr (SudokuDocument) filled = NULL;

  sudoku_document_add_note (of_game, SUDOKU_NOTE_AUTHOR, "Ada");
  sudoku_grid_set (other, 15, 4, SUDOKU_ORIGIN_ANSWER);
  filled = sudoku_document_new_filled (of_game, other);
  g_assert_null (sudoku_document_get_game (filled));
  g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (filled), other));
  g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (filled),
                                       sudoku_document_get_symbols (document)));
  g_assert_cmpstr (sudoku_document_get_note (filled, SUDOKU_NOTE_AUTHOR), ==, "Ada");
}

#define ROWS "1........\n.2.......\n..3......\n...4.....\n....5....\n" \
             ".....6...\n......7..\n.......8.\n........9\n"

/* What a file tells about a puzzle is written back. */
static void
test_notes (void)
{
  static const char text[] = "#A Ada\n#CNot easy.\n#C At all.\n#Xno note\n#U \n#LHard\xff\n" ROWS;
  static const char written[] = "#AAda\n#CNot easy.\n#CAt all.\n"
                                "#LHard\xef\xbf\xbd\n[Puzzle]\n" ROWS;
  const SudokuFormat *sdk = sudoku_format_find ("sdk");
  const SudokuSource source = { .name = "t", .text = text, .length = strlen (text) };
  g_autoptr (GError) error = NULL;
  const SudokuFormat *used = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (NULL, &source, &used, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_assert_true (used == sdk);
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_AUTHOR), ==, "Ada");
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_COMMENT), ==,
                   "Not easy.\nAt all.");
  g_assert_null (sudoku_document_get_note (document, SUDOKU_NOTE_SOURCE));
  g_assert_null (sudoku_document_get_note (document, SUDOKU_NOTE_ADDRESS));
  again = sudoku_format_write (sdk, document, NULL);
  g_assert_cmpstr (again, ==, written);
}

/* The grid of test_told(). */
#define CELLS \
  "1...1...1...1...1...1...1...1...1...4...4...4...4...4...4...4...4...4...7...7...."

/* Something that the format can say where it has a place for it. */
static const char *
find_told (const SudokuFormat *format,
           SudokuNote note)
{
  if (note == SUDOKU_NOTE_LEVEL && g_str_equal (format->id, "gnome-sudoku"))
    return "Hard Difficulty";
  if (note == SUDOKU_NOTE_TECHNIQUE)
    return "0601:9:443 543::" CELLS;
  if (note == SUDOKU_NOTE_FOLDER || g_str_equal (format->id, "hodoku"))
    return "One: & only";
  return "One \"two\"\n\n<th\303\251e>:3";
}

/* What a format can say of what is told about a puzzle comes back, and the rest is named. */
static void
test_told (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (guint cell = 0; cell < 20; cell++)
    sudoku_grid_set (grid, cell * 4, cell / 9 * 3 % 9 + 1, SUDOKU_ORIGIN_GIVEN);
  for (gsize i = 0; i < n_formats; i++)
    for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
      {
        g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
        g_autoptr (SudokuDocument) copy = NULL;
        g_autoptr (GPtrArray) losses = NULL;
        gboolean known = (formats[i]->notes & SUDOKU_FORMAT_NOTE (note)) != 0;
        const char *text = find_told (formats[i], note);

        if (formats[i]->write == NULL || test_format_needs_cages (formats[i]))
          continue;
        g_test_message ("%s %s", formats[i]->id, sudoku_note_get_id (note));
        sudoku_document_add_note_text (document, note, text);
        g_assert_cmpstr (sudoku_document_get_note (document, note), ==, text);
        losses = sudoku_format_list_losses (formats[i], document);
        g_assert_cmpuint (losses->len, ==, known ? 0 : 1);
        if (!known)
          g_assert_cmpstr (sat_issue_get_id (losses->pdata[0]), ==, "format-loses-note");
        copy = reread (formats[i]->id, document);
        for (SudokuNote other = 0; other < SUDOKU_N_NOTES; other++)
          if (!g_str_equal (formats[i]->id, "gnome-sudoku") || other != SUDOKU_NOTE_LEVEL || known)
            g_assert_cmpstr (sudoku_document_get_note (copy, other), ==,
                             known && other == note ? text : NULL);
      }
}

/* What a file tells goes into the game of its puzzle and out of it again, also when the file has
 * marks; older programs read the games that tell nothing. */
static void
test_told_game (void)
{
  static const char told[] =
    "{\"size\":4,\"title\":\"Four\",\"author\":\"Ada\",\"ruleset\":\"Rows.\\n\\nColumns.\","
    "\"grid\":[[{\"value\":1,\"given\":true},{%s},{},{}],"
    "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}\n";
  const SudokuFormat *format = sudoku_format_find ("f-puzzles");

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf (told, i == 0 ? "" : "\"centerPencilMarks\":[2,3]");
      const SudokuSource source = { .name = "t", .text = text, .length = strlen (text) };
      g_autoptr (SudokuDocument) document = sudoku_format_read (format, &source, NULL, NULL);
      g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
      g_autoptr (SudokuDocument) of_game = sudoku_document_new_for_game (game);
      g_autoptr (SudokuDocument) saved = reread (sudoku_format_find_for_games ()->id, of_game);
      g_autoptr (SudokuDocument) copy = reread (format->id, saved);
      g_autofree char *with = sudoku_game_to_text (game);
      g_autofree char *without = NULL;

      g_assert_true ((sudoku_document_get_game (document) != NULL) == (i == 1));
      g_assert_cmpstr (sudoku_document_get_note (copy, SUDOKU_NOTE_AUTHOR), ==, "Ada");
      g_assert_cmpstr (sudoku_document_get_note (copy, SUDOKU_NOTE_DESCRIPTION), ==, "Four");
      g_assert_cmpstr (sudoku_document_get_note (copy, SUDOKU_NOTE_COMMENT), ==,
                       "Rows.\n\nColumns.");
      sudoku_game_set_notes (game, NULL);
      without = sudoku_game_to_text (game);
      g_assert_true (g_str_has_prefix (with, "satdoku 4\n"));
      g_assert_true (g_str_has_prefix (without, "satdoku 1\n"));
    }
}

/* What HoDoKu tells of a position is not told of another one. */
static void
test_told_technique (void)
{
  static const char text[] = ":0601:9:" CELLS "::443 543::see: here\n";
  const SudokuFormat *format = sudoku_format_find ("hodoku");
  const SudokuSource source = { .name = "t", .text = text, .length = sizeof text - 1 };
  g_autoptr (SudokuDocument) document = sudoku_format_read (format, &source, NULL, NULL);
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autoptr (SudokuDocument) later = NULL;
  g_autoptr (GPtrArray) losses = NULL;
  g_autofree char *same = sudoku_format_write (format, document, NULL);
  g_autofree char *other = NULL;

  g_assert_cmpstr (same, ==, text);
  g_assert_true (sudoku_game_enter (game, 1, 2));
  later = sudoku_document_new_for_game (game);
  other = sudoku_format_write (format, later, NULL);
  g_assert_true (g_str_has_prefix (other, ":0000:x:1+2"));
  g_assert_true (g_str_has_suffix (other, "::::see: here\n"));
  losses = sudoku_format_list_losses (format, later);
  g_assert_cmpuint (losses->len, ==, 2);
  g_assert_cmpstr (sat_issue_get_id (losses->pdata[0]), ==, "format-loses-moves");
  g_assert_cmpstr (sat_issue_get_id (losses->pdata[1]), ==, "format-loses-note");
}

/* A level that the format has no word for is named, too. */
static void
test_told_level (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  g_autoptr (GPtrArray) losses = NULL;

  sudoku_document_add_note (document, SUDOKU_NOTE_LEVEL, "Fiendish");
  losses = sudoku_format_list_losses (sudoku_format_find ("gnome-sudoku"), document);
  g_assert_cmpuint (losses->len, ==, 1);
  g_assert_cmpstr (sat_issue_get_id (losses->pdata[0]), ==, "format-loses-note");
}

/* A text of nothing may come without bytes. */
static void
test_nothing (void)
{
  const SudokuSource source = { .name = "t", .text = NULL, .length = 0 };
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_format_read (NULL, &source, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT);
  for (gsize i = 0; i < n_formats; i++)
    g_assert_null (sudoku_format_read (formats[i], &source, NULL, NULL));
}

static void
test_names (void)
{
  g_assert_cmpstr (sudoku_format_find_for_name ("a.sdm")->id, ==, "line");
  g_assert_cmpstr (sudoku_format_find_for_name ("A.SDK")->id, ==, "sdk");
  g_assert_true (sudoku_format_find_for_name ("a.satdoku") == sudoku_format_find_for_games ());
  g_assert_null (sudoku_format_find_for_name ("a.cnf"));
  g_assert_null (sudoku_format_find_for_name ("sdm"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/document/symbols", test_symbols);
  g_test_add_func ("/sudoku/document/written-symbols", test_written_symbols);
  g_test_add_func ("/sudoku/document/bad-symbols", test_bad_symbols);
  g_test_add_func ("/sudoku/document/game", test_game);
  g_test_add_func ("/sudoku/document/filled", test_filled);
  g_test_add_func ("/sudoku/document/notes", test_notes);
  g_test_add_func ("/sudoku/document/told", test_told);
  g_test_add_func ("/sudoku/document/told-game", test_told_game);
  g_test_add_func ("/sudoku/document/told-technique", test_told_technique);
  g_test_add_func ("/sudoku/document/told-level", test_told_level);
  g_test_add_func ("/sudoku/document/nothing", test_nothing);
  g_test_add_func ("/sudoku/document/names", test_names);
  return g_test_run ();
}
