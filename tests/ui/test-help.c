/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help: opened by its key, searched, read in a narrow window; and whether what it says of keys
 * is true. */

#include <sudoku-lesson.h>
#include <sudoku-rule-text.h>

#include "satdoku-about-puzzle.h"
#include "satdoku-board.h"
#include "satdoku-help-topics.h"
#include "satdoku-help.h"
#include "satdoku-shortcuts.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-ui.h"

typedef struct
{
  SatdokuWindow *window;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->window = test_app_open_window ();
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

static SatdokuHelp *
find_help (void)
{
  return (SatdokuHelp *)test_ui_find_window (SATDOKU_TYPE_HELP, NULL);
}

static SatdokuHelp *
open_help (void)
{
  test_ui_accel ("F1");
  test_ui_wait_for (find_help () != NULL);
  test_ui_present (GTK_WINDOW (find_help ()));
  test_ui_focus_window (GTK_WINDOW (find_help ()));
  return find_help ();
}

static gboolean
topic_is (SatdokuHelp *help,
          const char *id)
{
  return g_strcmp0 (satdoku_help_get_topic (help), id) == 0;
}

static void
test_search (Fixture *self,
             gconstpointer data)
{
  SatdokuHelp *help = open_help ();

  g_assert_true (topic_is (help, "playing"));
  g_assert_true (test_ui_shows_text (help, "Entering Numbers"));
  test_ui_type ("MINISAT");
  test_ui_wait_for (topic_is (help, "solution"));
  test_ui_screenshot (help, "help");
  test_ui_type ("xyzzy");
  test_ui_wait_for (test_ui_shows_text (help, "Nothing Found"));
  test_ui_key (GDK_KEY_a, GDK_CONTROL_MASK);
  test_ui_type ("bookmark");
  test_ui_wait_for (topic_is (help, "playing"));
}

/* Escape in the search takes the search away, and closes when there is none. */
static void
test_escape (Fixture *self,
             gconstpointer data)
{
  SatdokuHelp *help = open_help ();
  GtkWidget *search = test_ui_find (help, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_widget_grab_focus (search);
  test_ui_type ("mark");
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), "mark"));
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (search)), ""));
  g_assert_true (find_help () == help);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (find_help () == NULL);
}

/* The help begins with the page that is looked at; there is one window of it. */
static void
test_page (Fixture *self,
           gconstpointer data)
{
  SatdokuHelp *help;

  test_ui_accel ("<Alt>2");
  help = open_help ();
  g_assert_true (topic_is (help, "cnf"));
  test_ui_activate (self->window, "win.help", NULL);
  g_assert_true (find_help () == help);
  test_ui_accel ("Escape");
  test_ui_wait_for (find_help () == NULL);
}

/* Is the chosen topic one of those that can be seen in the list? */
static gboolean
is_topic_in_view (SatdokuHelp *help)
{
  GtkWidget *list = test_ui_find (help, GTK_TYPE_LIST_BOX, NULL);
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (GTK_LIST_BOX (list));
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_get_mapped (GTK_WIDGET (row)) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (row), scroller, &bounds))
    return FALSE;
  return bounds.size.height > 0 && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

static SatdokuHelp *
open_technique (Fixture *self,
                const char *id)
{
  test_ui_activate (self->window, "win.help-topic", g_variant_new_string (id));
  test_ui_wait_for (find_help () != NULL);
  test_ui_present (GTK_WINDOW (find_help ()));
  test_ui_focus_window (GTK_WINDOW (find_help ()));
  test_ui_wait_for (topic_is (find_help (), id));
  return find_help ();
}

/* A technique is shown with its place in the long list, in a window that is new, one that is
 * scrolled elsewhere, and one in which something else was searched; its page begins at the top. */
static void
test_technique (Fixture *self,
                gconstpointer data)
{
  SatdokuHelp *help = open_technique (self, "sue-de-coq");
  GtkAdjustment *scroll =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
      test_ui_find (help, GTK_TYPE_SCROLLED_WINDOW, "scroller")));

  test_ui_wait_for (is_topic_in_view (help));
  test_ui_settle (GTK_WIDGET (help));
  g_assert_true (is_topic_in_view (help));
  test_ui_screenshot (help, "help-technique");

  open_technique (self, "full-house");
  test_ui_wait_for (is_topic_in_view (help));

  gtk_widget_grab_focus (test_ui_find (help, GTK_TYPE_SEARCH_ENTRY, NULL));
  test_ui_type ("minisat");
  test_ui_wait_for (topic_is (help, "solution"));
  open_technique (self, "sue-de-coq");
  test_ui_wait_for (is_topic_in_view (help));

  /* Also when it is the one that was shown, farther down. */
  test_ui_settle (GTK_WIDGET (help));
  gtk_adjustment_set_value (scroll, 100);
  test_ui_wait_for (gtk_adjustment_get_value (scroll) > 0);
  open_technique (self, "sue-de-coq");
  test_ui_wait_for (gtk_adjustment_get_value (scroll) == 0);
}

static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  SatdokuHelp *help = open_help ();
  AdwLeaflet *leaflet = ADW_LEAFLET (test_ui_find (help, ADW_TYPE_LEAFLET, NULL));
  GtkWidget *list = test_ui_find (help, GTK_TYPE_LIST_BOX, NULL);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 3);

  test_ui_resize (GTK_WINDOW (help), 380, 600);
  test_ui_wait_for (adw_leaflet_get_folded (leaflet));
  test_ui_wait_for (gtk_widget_get_mapped (list) && gtk_widget_get_child_visible (list));
  test_ui_settle (GTK_WIDGET (help));
  test_ui_click (GTK_WIDGET (row));
  test_ui_wait_for (topic_is (help, "seeing"));
  test_ui_wait_for (!adw_leaflet_get_child_transition_running (leaflet));
  test_ui_screenshot (help, "help-narrow");
}

/* "Ctrl+Shift+N" as GTK writes it; NULL when it is a key of the board. */
static char *
accelerator (const char *label)
{
  static const struct
  {
    const char *name;
    const char *gtk;
  } names[] = { { "Ctrl+", "<Control>" }, { "Shift+", "<Shift>" }, { "Alt+", "<Alt>" } };
  static const struct
  {
    const char *name;
    const char *gtk;
  } keys[] = {
    { "+", "plus" },
    { "−", "minus" },
    { "Space", "space" },
    { "Page Down", "Page_Down" },
    { "Page Up", "Page_Up" },
  };
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean found = TRUE;

  while (found)
    {
      found = FALSE;
      for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
        if (g_str_has_prefix (label, names[i].name))
          {
            g_string_append (text, names[i].gtk);
            label += strlen (names[i].name);
            found = TRUE;
          }
    }
  if (text->len == 0 && !(label[0] == 'F' && g_ascii_isdigit (label[1])))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_strcmp0 (label, keys[i].name) == 0)
      label = keys[i].gtk;
  g_string_append (text, label);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
is_shortcut (const char *accel)
{
  gsize n_shortcuts;
  const SatdokuShortcut *shortcuts = satdoku_shortcuts (&n_shortcuts);
  guint key;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (accel, &key, &modifiers));
  for (gsize i = 0; i < n_shortcuts; i++)
    for (gsize k = 0; k < SATDOKU_ACCELS_MAX && shortcuts[i].accels[k] != NULL; k++)
      {
        guint other_key;
        GdkModifierType other;

        g_assert_true (gtk_accelerator_parse (shortcuts[i].accels[k], &other_key, &other));
        if (key == other_key && modifiers == other)
          return TRUE;
      }
  return FALSE;
}

/* Each shortcut in a text is one. Returns how many there are. */
static guint
check_shortcuts (const char *id,
                 const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "<b>", -1);
  guint n_accels = 0;

  for (gsize i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *label = g_strndup (parts[i], strcspn (parts[i], "<"));
      g_autofree char *accel = accelerator (label);

      if (accel == NULL)
        continue;
      g_test_message ("%s: %s", id, label);
      g_assert_true (is_shortcut (accel));
      n_accels++;
    }
  return n_accels;
}

/* What build-aux/help-messages prints. */
static char *
load_messages (void)
{
  g_autofree char *script =
    g_test_build_filename (G_TEST_DIST, "..", "build-aux", "help-messages", NULL);
  const char *argv[] = { script, NULL };
  char *messages = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **)argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &messages, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return messages;
}

static gboolean
is_of_lesson (const char *text)
{
  gsize n = 0;
  const SudokuLesson *lessons = sudoku_lessons (&n);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (lessons[i].title, text) || g_str_equal (lessons[i].summary, text))
      return TRUE;
  return FALSE;
}

/* Every topic of the help can be read, has a title and something below it; its texts are good
 * markup, their shortcuts are ones, and translators get exactly what is looked up; of techniques
 * and lessons they get it from their tables. */
static void
test_texts (void)
{
  g_autoptr (GPtrArray) topics = satdoku_help_topics_load ();
  g_autofree char *messages = load_messages ();
  guint n_accels = 0;

  for (guint i = 0; i < topics->len; i++)
    {
      const SatdokuHelpTopic *topic = g_ptr_array_index (topics, i);

      g_assert_cmpstr (satdoku_help_text_get_title (topic->text), !=, "");
      g_assert_cmpuint (satdoku_help_text_get_n_blocks (topic->text), >, 0);
      for (guint k = 0; k < satdoku_help_text_get_n_blocks (topic->text); k++)
        {
          const SatdokuHelpBlock *block = satdoku_help_text_get_block (topic->text, k);
          g_autofree char *message = g_strdup_printf ("N_ (\"%s\")\n", block->text);
          g_autoptr (GError) error = NULL;

          if (block->kind != SATDOKU_HELP_SAMPLE && topic->technique == NULL &&
              !is_of_lesson (block->text))
            g_assert_nonnull (strstr (messages, message));
          if (block->kind == SATDOKU_HELP_TEXT)
            pango_parse_markup (block->text, -1, 0, NULL, NULL, NULL, &error);
          g_assert_no_error (error);
          n_accels += check_shortcuts (topic->id, block->text);
        }
    }
  g_assert_cmpuint (n_accels, >, 20);
}

static void
test_markdown (void)
{
  static const struct
  {
    SatdokuHelpKind kind;
    const char *text;
  } expected[] = {
    { SATDOKU_HELP_TEXT, "Press <b>Ctrl+A</b>, <i>then</i> go on: 1 &lt; 2 * 3." },
    { SATDOKU_HELP_HEADING, "A & B" },
    { SATDOKU_HELP_ITEM, "one item" },
    { SATDOKU_HELP_ITEM, "another" },
    { SATDOKU_HELP_SAMPLE, "cat <file\n\n# no title" },
    { SATDOKU_HELP_PICTURE, "A (small) board" },
    { SATDOKU_HELP_TEXT, "The end." },
    { SATDOKU_HELP_LINK, "Open & see" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuHelpText) text =
    satdoku_help_text_new ("# A Title\n\nPress **Ctrl+A**,\n*then* go on: 1 < 2 \\* 3.\n"
                           "## A & B\n- one\n  item\n- another\n\n```\ncat <file\n\n"
                           "# no title\n```\n![A (small) board](a.sudoku)\nThe end.\n"
                           "[Open & see](lesson:parity/watch)\n",
                           &error);

  g_assert_no_error (error);
  g_assert_cmpstr (satdoku_help_text_get_title (text), ==, "A Title");
  g_assert_cmpuint (satdoku_help_text_get_n_blocks (text), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpint (satdoku_help_text_get_block (text, i)->kind, ==, expected[i].kind);
      g_assert_cmpstr (satdoku_help_text_get_block (text, i)->text, ==, expected[i].text);
    }
}

/* A real board with the saved game, which does not take the focus, and says what it shows. */
static void
test_picture (Fixture *self,
              gconstpointer data)
{
  SatdokuHelp *help = open_help ();
  GtkWidget *board = test_ui_find (help, SATDOKU_TYPE_BOARD, NULL);
  SudokuGame *game;

  test_ui_wait_for (topic_is (help, "playing"));
  g_assert_nonnull (board);
  game = satdoku_board_get_game (SATDOKU_BOARD (board));
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN), ==, 30);
  g_assert_cmpuint (sudoku_game_count (game, SUDOKU_ORIGIN_ENTRY), ==, 4);
  g_assert_false (gtk_widget_get_can_focus (board));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_parent (board)),
                                   GTK_ACCESSIBLE_ROLE_IMG);
  test_ui_screenshot (help, "help-picture");
}

static void
test_bad_markdown (void)
{
  static const char *texts[] = {
    "",
    "Playing\n",
    "# \n",
    "# A\n\n# B\n",
    "# A\n\n### B\n",
    "# A\n\nan **open one\n",
    "# A\n\nan *open one",
    "# A\n\n**one *in* another**\n",
    "# A\n\n```\nno end\n",
    "# A\n\n![a board]\n",
    "# A\n\n![](a.sudoku)\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SatdokuHelpText) text = satdoku_help_text_new (texts[i], &error);

      g_assert_null (text);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
    }
}

/* A 4×4 with a cage, and what its author says of it. */
static SudokuGame *
make_killer (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuRule) cage = sudoku_rule_parse (4, "cage=6:r1c1r1c2r2c1", NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_add_rules (plain, &cage, 1, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuGame *game = sudoku_game_new (grid);

  sudoku_game_add_note (game, SUDOKU_NOTE_DESCRIPTION, "Small Change");
  sudoku_game_add_note (game, SUDOKU_NOTE_AUTHOR, "Ada");
  sudoku_game_add_note (game, SUDOKU_NOTE_COMMENT, "One coin is missing.");
  return game;
}

static GtkWindow *
find_about (void)
{
  return test_ui_find_window (SATDOKU_TYPE_ABOUT_PUZZLE, NULL);
}

/* The card beside the board names the puzzle and its author, and leads to what its author says and
 * to its rules. */
static void
test_about_puzzle (Fixture *self,
                   gconstpointer data)
{
  g_autoptr (SudokuGame) game = make_killer ();
  SatdokuPanel *panel = satdoku_grid_page_get_panel (satdoku_window_get_grid_page (self->window));

  test_ui_settle (GTK_WIDGET (self->window));
  g_assert_null (test_ui_find_action (panel, "win.about-puzzle"));
  satdoku_window_set_game (self->window, game);
  test_ui_wait_for (test_ui_shows_text (panel, "Small Change, by Ada"));
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (GTK_WINDOW (self->window), "about-puzzle-card");
  test_ui_click (test_ui_find_action (panel, "win.about-puzzle"));
  test_ui_wait_for (find_about () != NULL);
  test_ui_present (find_about ());
  g_assert_true (test_ui_shows_text (find_about (), "Small Change, by Ada"));
  g_assert_true (test_ui_shows_text (find_about (), "One coin is missing."));
  g_assert_true (test_ui_shows_text (find_about (), "Each box holds every number once."));
  g_assert_true (test_ui_shows_text (
    find_about (), "The numbers in a cage differ and have the total in its corner."));
  test_ui_screenshot (find_about (), "about-puzzle");
  test_ui_focus_window (find_about ());
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (find_about () == NULL);
}

int
main (int argc,
      char **argv)
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add ("/help/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/help/escape", Fixture, NULL, set_up, test_escape, tear_down);
  g_test_add ("/help/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/help/technique", Fixture, NULL, set_up, test_technique, tear_down);
  g_test_add ("/help/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/help/picture", Fixture, NULL, set_up, test_picture, tear_down);
  g_test_add ("/help/about-puzzle", Fixture, NULL, set_up, test_about_puzzle, tear_down);
  g_test_add_func ("/help/texts", test_texts);
  g_test_add_func ("/help/markdown", test_markdown);
  g_test_add_func ("/help/bad-markdown", test_bad_markdown);
  return g_test_run ();
}
