/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards on paper and in pictures: how many pages there are and what stands on them, the pixels of
 * a picture, and the dialogs by real keys. What a PDF says is read by another program. */

#include <glib/gstdio.h>

#include "satdoku-application.h"
#include "satdoku-export.h"
#include "satdoku-new-dialog.h"
#include "satdoku-print-options.h"
#include "satdoku-printer.h"
#include "satdoku-settings.h"
#include "satdoku-window.h"
#include "test-grid.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
  GSettings *settings;
  char *folder;
  char *path;
} Fixture;

static const char puzzle_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static SudokuGrid *
read_line (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  return test_grid_from_line (geometry, line, FALSE);
}

static const SudokuSymbols *
symbols (void)
{
  return sudoku_symbols_find ("decimal");
}

static void
set_up (Fixture *self,
        gconstpointer name)
{
  g_autoptr (SudokuGrid) grid = read_line (puzzle_line);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->settings = satdoku_settings_new ();
  self->folder = g_dir_make_tmp ("satdoku-print-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, name != NULL ? name : "out.pdf", NULL);
  self->window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  satdoku_window_set_game (self->window, game);
  test_ui_present (GTK_WINDOW (self->window));
  test_ui_focus_window (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  gpointer window = self->window;

  g_settings_reset (self->settings, "print-per-page");
  g_settings_reset (self->settings, "print-solutions");
  g_object_add_weak_pointer (G_OBJECT (self->window), &window);
  test_ui_destroy (GTK_WINDOW (self->window));
  test_ui_wait_for (window == NULL);
  g_clear_object (&self->settings);
  g_remove (self->path);
  g_remove (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static SatdokuPrintLayout *
make_sheet (guint n_puzzles)
{
  SatdokuPrintLayout *sheet = satdoku_print_layout_new (symbols ());
  g_autoptr (SudokuGrid) puzzle = read_line (puzzle_line);
  g_autoptr (SudokuGrid) solution = read_line (solution_line);
  g_autoptr (SudokuState) state = sudoku_state_new (puzzle);

  for (guint i = 0; i < n_puzzles; i++)
    satdoku_print_layout_add (sheet, state, i % 2 == 0 ? solution : NULL, NULL, SUDOKU_LEVEL_HARD);
  return sheet;
}

/* Puzzles, on each page, solutions (every second one is known), pages. */
static const struct
{
  guint n_puzzles, per_page;
  gboolean solutions;
  guint n_pages;
} page_counts[] = {
  /* As many as there are, up to four. */
  { 1, 0, FALSE, 1 },
  { 4, 0, FALSE, 1 },
  { 9, 0, FALSE, 3 },
  { 1, 1, FALSE, 1 },
  { 1, 1, TRUE, 2 },
  { 16, 16, FALSE, 1 },
  { 16, 16, TRUE, 2 },
  { 17, 16, FALSE, 2 },
  { 5, 4, TRUE, 3 },
  { 16, 1, TRUE, 18 },
  { 3, 2, FALSE, 2 },
  { 100, 9, TRUE, 16 },
  { 64, 99, FALSE, 4 },
};

static void
test_page_counts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (page_counts); i++)
    {
      g_autoptr (SatdokuPrintLayout) sheet = make_sheet (page_counts[i].n_puzzles);
      const SatdokuPrintLayoutOptions options = { .per_page = page_counts[i].per_page,
                                                  .solutions = page_counts[i].solutions };

      satdoku_print_layout_set_options (sheet, &options);
      g_assert_cmpuint (satdoku_print_layout_get_n_pages (sheet), ==, page_counts[i].n_pages);
    }
}

/* What stands in a PDF, without blanks; NULL when the program for that is not installed. */
static char *
read_pdf (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *const command[] = { program, "-layout", path, "-", NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *output = NULL;
  int status;

  if (program == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }
  g_assert_true (g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output,
                               NULL, &status, NULL));
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  for (const char *c = output; *c != '\0'; c++)
    if (!g_ascii_isspace (*c))
      g_string_append_c (text, *c);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
only_digits (const char *line)
{
  GString *text = g_string_new (NULL);

  for (; *line != '\0'; line++)
    if (g_ascii_isdigit (*line))
      g_string_append_c (text, *line);
  return g_string_free (text, FALSE);
}

/* Without a dialog; the options are those that were chosen last. */
static void
test_pdf (Fixture *self,
          gconstpointer data)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *givens = only_digits (puzzle_line);
  const char *first, *second, *solution;

  g_settings_set_uint (self->settings, "print-per-page", 1);
  g_settings_set_boolean (self->settings, "print-solutions", TRUE);
  operation = satdoku_printer_new (make_sheet (2), self->settings);
  gtk_print_operation_set_export_filename (operation, self->path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                            GTK_WINDOW (self->window), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  text = read_pdf (self->path);
  if (text == NULL)
    return;
  g_assert_nonnull (first = strstr (text, givens));
  g_assert_nonnull (second = strstr (first + 1, givens));
  g_assert_nonnull (solution = strstr (second + 1, solution_line));
  g_assert_null (strstr (solution + 1, solution_line));
  g_assert_nonnull (strstr (text, "3/3"));
  g_assert_nonnull (strstr (text, "1·9×9·Hard"));
}

static GBytes *
draw (const char *format,
      const SudokuState *state,
      gboolean everything)
{
  const SatdokuBoardPictureParts parts = { everything, everything, everything };
  const SatdokuExportFormat *kind = satdoku_export_format_for_name (format);
  g_autoptr (GError) error = NULL;
  GBytes *bytes =
    satdoku_export_draw (kind, state, symbols (), &parts, NULL, &error);

  g_assert_no_error (error);
  return bytes;
}

static guint
brightness (GdkPixbuf *picture,
            int x,
            int y)
{
  const guint8 *pixel = gdk_pixbuf_read_pixels (picture) +
                        (gsize)y * (gsize)gdk_pixbuf_get_rowstride (picture) +
                        (gsize)x * (gsize)gdk_pixbuf_get_n_channels (picture);

  return ((guint)pixel[0] + pixel[1] + pixel[2]) / 3;
}

static GdkPixbuf *
decode (GBytes *bytes)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GError) error = NULL;
  GdkPixbuf *picture = gdk_pixbuf_new_from_stream (stream, NULL, &error);

  g_assert_no_error (error);
  return picture;
}

/* Frame and box lines are black, lines between cells grey, empty cells white; a colour is seen. */
static void
check_picture (const char *format)
{
  g_autoptr (SudokuGrid) puzzle = read_line (puzzle_line);
  g_autoptr (SudokuState) state = sudoku_state_new (puzzle);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkPixbuf) picture = NULL;
  const int margin = 32, cell = 64;

  sudoku_state_set_colour (state, 80 - 6, 4);
  bytes = draw (format, state, TRUE);
  picture = decode (bytes);
  g_assert_cmpint (gdk_pixbuf_get_width (picture), ==, 10 * cell);
  g_assert_cmpuint (brightness (picture, 5, 5), ==, 255);
  g_assert_cmpuint (brightness (picture, margin, margin + cell / 2), <, 60);
  g_assert_cmpuint (brightness (picture, margin + 3 * cell, margin + cell / 2), <, 60);
  g_assert_cmpuint (brightness (picture, margin + cell, margin + cell / 2), >, 60);
  g_assert_cmpuint (brightness (picture, margin + cell, margin + cell / 2), <, 220);
  g_assert_cmpuint (brightness (picture, margin + 2 * cell + cell / 2, margin + cell / 2), ==, 255);
  g_assert_cmpuint (brightness (picture, margin + 2 * cell + 50, margin + 8 * cell + 50), <, 250);
}

static void
test_png (void)
{
  check_picture ("a.PNG");
}

static void
test_svg (void)
{
  g_autofree char *type = NULL;
  GSList *formats = gdk_pixbuf_get_formats ();
  gboolean known = FALSE;

  for (GSList *link = formats; link != NULL; link = link->next)
    {
      g_autofree char *name = gdk_pixbuf_format_get_name (link->data);

      known |= g_strcmp0 (name, "svg") == 0;
    }
  g_slist_free (formats);
  if (known)
    check_picture ("a.svg");
  else
    g_test_skip ("SVG can't be read here");
}

/* Givens alone, or all there is. */
static void
test_parts (void)
{
  g_autoptr (SudokuGrid) puzzle = read_line (puzzle_line);
  g_autoptr (SudokuState) state = sudoku_state_new (puzzle);
  g_autoptr (GdkPixbuf) givens = NULL;
  g_autoptr (GdkPixbuf) all = NULL;
  guint n_entry = 0, n_mark = 0;

  sudoku_state_set_value (state, 2, 4, SUDOKU_ORIGIN_ENTRY);
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, 3, 6, TRUE);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GBytes) bytes = draw ("a.png", state, i == 1);

      *(i == 0 ? &givens : &all) = decode (bytes);
    }
  for (int y = 32 + 8; y < 32 + 56; y++)
    for (int x = 8; x < 56; x++)
      {
        g_assert_cmpuint (brightness (givens, 32 + 2 * 64 + x, y), ==, 255);
        g_assert_cmpuint (brightness (givens, 32 + 3 * 64 + x, y), ==, 255);
        n_entry += brightness (all, 32 + 2 * 64 + x, y) < 200;
        n_mark += brightness (all, 32 + 3 * 64 + x, y) < 200;
      }
  g_assert_cmpuint (n_entry, >, 50);
  g_assert_cmpuint (n_mark, >, 5);
}

/* The largest board, and one of odd boxes with diagonals. */
static void
test_shapes (void)
{
  const struct
  {
    guint rows, columns;
  } shapes[] = { { 2, 3 }, { 10, 10 }, { 3, 4 } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (shapes[i].rows, shapes[i].columns, TRUE, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuState) state = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GdkPixbuf) picture = NULL;

      sudoku_grid_set (grid, 1, sudoku_geometry_get_side (geometry), SUDOKU_ORIGIN_GIVEN);
      state = sudoku_state_new (grid);
      bytes = draw ("a.png", state, TRUE);
      picture = decode (bytes);
      g_assert_cmpint (gdk_pixbuf_get_width (picture), <=, 4100);
    }
}

static GtkWindow *
find_dialog (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), g_type_from_name (type)) &&
          gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* The print dialog has our page. */
static void
test_print_dialog (Fixture *self,
                   gconstpointer data)
{
  GtkWindow *dialog;

  test_ui_accel ("<Control>p");
  test_ui_wait_for ((dialog = find_dialog ("GtkPrintUnixDialog")) != NULL);
  test_ui_focus_window (dialog);
  test_ui_click (test_ui_find_text (dialog, "Puzzles"));
  test_ui_wait_for (test_ui_find (dialog, SATDOKU_TYPE_PRINT_OPTIONS, NULL) != NULL);
  g_assert_true (test_ui_shows_text (dialog, "Solutions on the Last Page"));
  test_ui_accel ("Escape");
  test_ui_wait_for (find_dialog ("GtkPrintUnixDialog") == NULL);
}

/* To a file, as it was chosen the last time. */
static void
choose_file (Fixture *self)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *uri = g_filename_to_uri (self->path, NULL, NULL);

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  g_settings_set_value (self->settings, "print-settings",
                        gtk_print_settings_to_gvariant (settings));
}

static void
print_board (Fixture *self)
{
  GtkWindow *dialog;
  GtkWidget *button;

  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_accel ("<Control>p");
  test_ui_wait_for ((dialog = find_dialog ("GtkPrintUnixDialog")) != NULL);
  test_ui_focus_window (dialog);
  button = gtk_dialog_get_widget_for_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
  test_ui_wait_for (gtk_widget_get_sensitive (button));
  test_ui_settle (GTK_WIDGET (dialog));
  test_ui_screenshot (dialog, "print-dialog");
  test_ui_click (button);
  test_ui_wait_for (g_file_test (self->path, G_FILE_TEST_EXISTS));
  test_ui_wait_for (find_dialog ("GtkPrintUnixDialog") == NULL);
  g_remove (self->path);
}

/* Whoever has the solution on paper was helped; whoever has the puzzle alone was not. */
static void
test_help (Fixture *self,
           gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  choose_file (self);
  g_settings_set_boolean (self->settings, "print-solutions", FALSE);
  print_board (self);
  g_assert_false (sudoku_game_was_helped (game));
  g_settings_set_boolean (self->settings, "print-solutions", TRUE);
  print_board (self);
  test_ui_wait_for (sudoku_game_was_helped (game));
  g_settings_reset (self->settings, "print-settings");
}

/* New puzzles are made before the print dialog comes. */
static void
test_print_new (Fixture *self,
                gconstpointer data)
{
  GtkWindow *dialog;

  test_ui_accel ("<Control><Shift>p");
  test_ui_wait_for ((dialog = find_dialog ("SatdokuNewDialog")) != NULL);
  test_ui_focus_window (dialog);
  test_ui_click (test_ui_find_text (dialog, "Print…"));
  test_ui_wait_for ((dialog = find_dialog ("GtkPrintUnixDialog")) != NULL);
  test_ui_focus_window (dialog);
  test_ui_accel ("Escape");
  test_ui_wait_for (find_dialog ("GtkPrintUnixDialog") == NULL);
}

/* By the file chooser: the ending says what kind of picture. */
static void
test_export (Fixture *self,
             gconstpointer name)
{
  GtkWindow *chooser;
  g_autofree char *contents = NULL;
  const char *magic = g_str_has_suffix (name, ".png")   ? "\x89PNG"
                      : g_str_has_suffix (name, ".pdf") ? "%PDF"
                                                        : "<?xml";

  test_ui_accel ("<Control><Alt>s");
  test_ui_wait_for ((chooser = find_dialog ("GtkFileChooserDialog")) != NULL);
  test_ui_focus_window (chooser);
  test_ui_accel ("<Control>a");
  test_ui_type (self->path);
  test_ui_settle (GTK_WIDGET (chooser));
  test_ui_type ("\n");
  test_ui_wait_for (test_ui_shows_text (self->window, "The picture was saved"));
  g_assert_true (g_file_get_contents (self->path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, magic));
}

/* A name that says no kind of picture: nothing is written, and why. */
static void
test_export_unknown (Fixture *self,
                     gconstpointer name)
{
  GtkWindow *chooser;

  test_ui_accel ("<Control><Alt>s");
  test_ui_wait_for ((chooser = find_dialog ("GtkFileChooserDialog")) != NULL);
  test_ui_focus_window (chooser);
  test_ui_accel ("<Control>a");
  test_ui_type (self->path);
  test_ui_settle (GTK_WIDGET (chooser));
  test_ui_type ("\n");
  test_ui_wait_for (
    test_ui_shows_text (self->window, "The name of a picture ends in .png, .svg or .pdf"));
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
}

/* (transfer full): the pixels of a page with one puzzle. */
static GBytes *
draw_with (const SudokuSymbols *of_sheet,
           const SudokuSymbols *of_puzzle)
{
  g_autoptr (SatdokuPrintLayout) sheet = satdoku_print_layout_new (of_sheet);
  g_autoptr (SudokuGrid) puzzle = read_line (puzzle_line);
  g_autoptr (SudokuState) state = sudoku_state_new (puzzle);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 400, 560);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  satdoku_print_layout_add (sheet, state, NULL, of_puzzle, SUDOKU_LEVEL_UNKNOWN);
  satdoku_print_layout_draw_page (sheet, 0, cr, 400, 560);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize)cairo_image_surface_get_stride (surface) * 560);
  cairo_surface_destroy (surface);
  return bytes;
}

/* A puzzle of a file is printed with the symbols that it came with. */
static void
test_symbols_of_puzzle (void)
{
  static const char *const texts[] = { "A", "B", "C", "D", "E", "F", "G", "H", "I" };
  g_autoptr (SudokuSymbols) letters = sudoku_symbols_new_of_puzzle (texts, 9, NULL);
  g_autoptr (GBytes) of_sheet = draw_with (letters, NULL);
  g_autoptr (GBytes) of_puzzle = draw_with (symbols (), letters);
  g_autoptr (GBytes) numbers = draw_with (symbols (), NULL);

  g_assert_true (g_bytes_equal (of_sheet, of_puzzle));
  g_assert_false (g_bytes_equal (of_puzzle, numbers));
}

/* Both numbers stand beside each other; the second follows the first until it is chosen. */
static void
test_per_page (void)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;
  GtkWindow *window;
  SatdokuNewDialog *dialog;
  GtkSpinButton *count, *per_page;

  satdoku_new_options_init (&options);
  window = satdoku_new_dialog_new_several (NULL, &options, settings, 4, 0, 4);
  dialog = SATDOKU_NEW_DIALOG (window);
  test_ui_present (window);
  count = GTK_SPIN_BUTTON (test_ui_find (window, GTK_TYPE_SPIN_BUTTON, "count"));
  per_page = GTK_SPIN_BUTTON (test_ui_find (window, GTK_TYPE_SPIN_BUTTON, "per_page"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (per_page), ==, 4);
  gtk_spin_button_set_value (count, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (per_page), ==, 2);
  gtk_spin_button_set_value (count, 30);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (per_page), ==, 4);
  g_assert_cmpuint (satdoku_new_dialog_get_per_page (dialog), ==, 0);
  gtk_spin_button_set_value (per_page, 6);
  gtk_spin_button_set_value (count, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (per_page), ==, 6);
  g_assert_cmpuint (satdoku_new_dialog_get_per_page (dialog), ==, 6);
  test_ui_screenshot (window, "print-new");
  test_ui_destroy (window);
}

int
main (int argc,
      char *argv[])
{
  static const char *const names[] = { "board.png", "board.svg", "board.pdf" };
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = satdoku_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/print/page-counts", test_page_counts);
  g_test_add ("/print/pdf", Fixture, NULL, set_up, test_pdf, tear_down);
  g_test_add_func ("/print/png", test_png);
  g_test_add_func ("/print/svg", test_svg);
  g_test_add_func ("/print/parts", test_parts);
  g_test_add_func ("/print/shapes", test_shapes);
  g_test_add_func ("/print/symbols-of-puzzle", test_symbols_of_puzzle);
  g_test_add ("/print/dialog", Fixture, NULL, set_up, test_print_dialog, tear_down);
  g_test_add ("/print/help", Fixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/print/new", Fixture, NULL, set_up, test_print_new, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/print/export/%s", names[i]);

      g_test_add (path, Fixture, names[i], set_up, test_export, tear_down);
    }
  g_test_add ("/print/export/unknown", Fixture, "board.bmp", set_up, test_export_unknown,
              tear_down);
  g_test_add_func ("/print/per-page", test_per_page);
  return g_test_run ();
}
