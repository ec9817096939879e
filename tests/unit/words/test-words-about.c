/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the notes about a puzzle: the title with its author, and all else that players
 * want to know, each once. */

#include <words-about.h>

typedef struct
{
  const char *texts[SUDOKU_N_NOTES];
  const char *title;
  const char *text;
} Row;

static SudokuNotes *
make_notes (const Row *row)
{
  SudokuNotes *notes = sudoku_notes_new ();

  for (guint note = 0; note < SUDOKU_N_NOTES; note++)
    {
      const char *text = row->texts[note] != NULL ? row->texts[note] : "";
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        sudoku_notes_add (notes, (SudokuNote)note, lines[i]);
    }
  return notes;
}

static void
test_notes (void)
{
  static const Row rows[] = {
    { { NULL }, NULL, NULL },
    { { [SUDOKU_NOTE_AUTHOR] = "Ada" }, "By Ada", NULL },
    { { [SUDOKU_NOTE_DESCRIPTION] = "Small Change" }, "Small Change", NULL },
    { { [SUDOKU_NOTE_AUTHOR] = "Ada",
        [SUDOKU_NOTE_DESCRIPTION] = "Small Change\nWith one coin." },
      "Small Change, by Ada",
      "With one coin." },
    { { [SUDOKU_NOTE_DESCRIPTION] = "A first line that is so long that nobody takes it for the "
                                    "title of a puzzle, not at all",
        [SUDOKU_NOTE_COMMENT] = "Rules apply." },
      NULL,
      "A first line that is so long that nobody takes it for the title of a puzzle, not at all\n\n"
      "Rules apply." },
    { { [SUDOKU_NOTE_COMMENT] = "Rules\napply.",
        [SUDOKU_NOTE_DATE] = "1 May",
        [SUDOKU_NOTE_SOURCE] = "a book" },
      NULL,
      "Rules\napply.\ndate: 1 May\nsource: a book" },
    { { [SUDOKU_NOTE_FOLDER] = "Inbox", [SUDOKU_NOTE_TECHNIQUE] = "0002-1" }, NULL, NULL },
  };

  g_assert_true (words_about_is_empty (NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SudokuNotes) notes = make_notes (&rows[i]);
      g_autofree char *title = words_about_title (notes);
      g_autofree char *text = words_about_text (notes);

      g_assert_cmpstr (title, ==, rows[i].title);
      g_assert_cmpstr (text, ==, rows[i].text);
      g_assert_true (words_about_is_empty (notes) ==
                     (rows[i].title == NULL && rows[i].text == NULL));
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-about/notes", test_notes);
  return g_test_run ();
}
