/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every page, dialog and menu of the program in the language of the environment, in a wide window
 * and on a phone: no text is cut off. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>
#include <sudoku-game-moves.h>

#include "satdoku-cnf-page.h"
#include "satdoku-new-dialog.h"
#include "satdoku-print-options.h"
#include "satdoku-settings.h"
#include "satdoku-solution-page.h"
#include "satdoku-watch-panel.h"
#include "satdoku-web-editor.h"
#include "satdoku-web-source.h"
#include "test-app.h"
#include "test-ui.h"

/* Pixels. */
#define HEIGHT 720
#define PHONE_WIDTH 360

static const int widths[] = { 1280, PHONE_WIDTH };

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char wrong_puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....85.79";
static const char open_puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..1..........6....28....419..5....8..79";

typedef struct
{
  SatdokuWindow *window;
  int width;
} Fixture;

/* What is looked at, for messages and pictures. */
typedef struct
{
  const char *place;
  GtkWidget *root;
  int width;
} View;

static void
tell (const View *view,
      GtkWidget *label,
      const char *text,
      const char *what)
{
  g_autoptr (GString) parents = g_string_new (NULL);

  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (parents, " %s", G_OBJECT_TYPE_NAME (widget));
  g_test_message ("%s at %d pixels: %s: “%s” in%s", view->place, view->width, what,
                  text, parents->str);
  g_test_fail ();
}

/* The toolkit limits the width of titles and the names of pages on a phone. No real language may
 * need that. */
static gboolean
is_long_title (GtkWidget *label)
{
  return strstr (g_getenv ("LANGUAGE"), "_X") != NULL &&
         (gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL ||
          gtk_widget_get_ancestor (label, ADW_TYPE_VIEW_SWITCHER) != NULL);
}

/* Whether a tooltip says the whole text. */
static gboolean
has_tooltip (GtkWidget *label)
{
  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *tooltip = gtk_widget_get_tooltip_text (widget);

      if (tooltip != NULL && strstr (tooltip, gtk_label_get_text (GTK_LABEL (label))) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Whether what lies beside can be scrolled into view, to the sides. */
static gboolean
is_scrolled (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy;

  if (scrolled == NULL)
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), &policy, NULL);
  return policy == GTK_POLICY_AUTOMATIC || policy == GTK_POLICY_ALWAYS;
}

/* Whether the title of a dialog takes two lines where a wide screen leaves room for one. */
static gboolean
is_broken_title (const View *view,
                 GtkWidget *label)
{
  return view->width != PHONE_WIDTH && gtk_widget_has_css_class (label, "title") &&
         gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))) > 1;
}

static void
check_label (const View *view,
             GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t bounds;
  float right;

  if (*text == '\0')
    return;
  if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))) &&
      !is_long_title (label) && !has_tooltip (label))
    tell (view, label, text, "cut off");
  if (is_broken_title (view, label))
    tell (view, label, text, "on two lines");
  if (is_scrolled (label) || !gtk_widget_compute_bounds (label, native, &bounds))
    return;
  right = (float)gtk_widget_get_width (native);
  if (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > right + 1)
    tell (view, label, text, "beside the window");
}

/* A word in the place of a number. */
static void
check_spin_button (const View *view,
                   GtkWidget *button)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (button));
  GtkWidget *field = test_ui_find (button, GTK_TYPE_TEXT, NULL);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (button, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (field != NULL && width > gtk_widget_get_width (field))
    tell (view, button, text, "cut off");
}

static void
check_widget (const View *view,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (view, widget);
  else if (GTK_IS_SPIN_BUTTON (widget))
    check_spin_button (view, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (view, child);
}

static void
collect (GtkWidget *widget,
         GType type,
         GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* (transfer full): the shown widgets of a class. */
static GPtrArray *
find_all (GtkWidget *root,
          GType type)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  collect (root, type, found);
  return found;
}

static void
take_picture (const View *view,
              const char *part)
{
  g_autofree char *name =
    g_strdup_printf ("language-%s-%d-%s%s", g_getenv ("LANGUAGE"), view->width, view->place, part);

  test_ui_screenshot (view->root, name);
}

/* A menu, and those in it. */
static void
check_popover (const View *view,
               GtkPopover *popover)
{
  GtkWidget *widget = GTK_WIDGET (popover);
  g_autoptr (GPtrArray) stacks = NULL;

  test_ui_wait_for (gtk_widget_get_mapped (widget));
  test_ui_settle (widget);
  check_widget (view, widget);
  if (GTK_IS_POPOVER_MENU (popover))
    {
      GtkWidget *stack = test_ui_find (widget, GTK_TYPE_STACK, NULL);
      g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (GTK_STACK (stack));

      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
        {
          gtk_selection_model_select_item (pages, i, TRUE);
          test_ui_settle (widget);
          check_widget (view, widget);
        }
    }
  gtk_popover_popdown (popover);
  test_ui_wait_for (!gtk_widget_get_mapped (widget));
}

static GtkPopover *
get_popover (GtkWidget *button)
{
  if (GTK_IS_MENU_BUTTON (button))
    return gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  for (GtkWidget *child = gtk_widget_get_first_child (button); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return GTK_POPOVER (child);
  return NULL;
}

static void
check_menus_of (const View *view,
                GType type)
{
  g_autoptr (GPtrArray) buttons = find_all (view->root, type);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      GtkPopover *popover = get_popover (button);

      if (popover == NULL || !gtk_widget_is_sensitive (button))
        continue;
      /* Scrolls it into view: there is no place for a menu beside the screen. */
      gtk_widget_grab_focus (button);
      test_ui_settle (button);
      if (GTK_IS_MENU_BUTTON (button))
        gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      else
        g_signal_emit_by_name (button, "activate");
      check_popover (view, popover);
    }
}

static void
check_view (const View *view)
{
  test_ui_settle (view->root);
  check_widget (view, view->root);
  take_picture (view, "");
  check_menus_of (view, GTK_TYPE_MENU_BUTTON);
  check_menus_of (view, GTK_TYPE_DROP_DOWN);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle);

  self->width = *(const int *)data;
  self->window = test_app_play (game);
  test_ui_resize (GTK_WINDOW (self->window), self->width, HEIGHT);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  /* GTK 4.8 waits for a tooltip even when its window is gone, and then warns; a key stops that. */
  test_ui_focus_window (GTK_WINDOW (self->window));
  test_ui_key (GDK_KEY_Shift_L, 0);
  test_ui_destroy (GTK_WINDOW (self->window));
}

static void
check_window (Fixture *self,
              const char *place)
{
  View view = { place, GTK_WIDGET (self->window), self->width };

  test_ui_wait_for (!test_ui_action_enabled (self->window, "win.cancel"));
  check_view (&view);
}

static void
show (Fixture *self,
      const char *action,
      const char *target)
{
  test_ui_activate (self->window, action, g_variant_new_string (target));
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
play (Fixture *self,
      const char *line)
{
  g_autoptr (SudokuGame) game = test_app_make_game (line);

  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
}

static void
test_pages (Fixture *self,
            gconstpointer data)
{
  static const char *const views[] = { "play", "explain", "set", "branches" };

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      show (self, "win.view", views[i]);
      check_window (self, views[i]);
    }
  show (self, "win.page", "cnf");
  check_window (self, "cnf");
  show (self, "win.page", "solution");
  check_window (self, "solution");
}

static gboolean
has_run (GtkWidget *panel)
{
  SatdokuWatch *watch = satdoku_watch_panel_get_watch (SATDOKU_WATCH_PANEL (panel));

  return !satdoku_watch_is_busy (watch) && satdoku_watch_get_trace (watch) != NULL;
}

/* A solver that is watched beside the clauses, and on a phone below them. */
static void
test_watch (Fixture *self,
            gconstpointer data)
{
  GtkWidget *panel = NULL;

  show (self, "win.page", "cnf");
  test_ui_activate (test_ui_find (self->window, SATDOKU_TYPE_CNF_PAGE, NULL), "cnf.watch", NULL);
  test_ui_wait_for (
    (panel = test_ui_find (self->window, SATDOKU_TYPE_WATCH_PANEL, NULL)) != NULL);
  test_ui_wait_for (has_run (panel));
  test_ui_activate (panel, "watch.forward", NULL);
  check_window (self, "watch");
}

/* What the program finds out about a puzzle, and what it says of it. */
static void
test_results (Fixture *self,
              gconstpointer data)
{
  static const struct
  {
    const char *line;
    const char *action;
  } results[] = {
    { puzzle, "check" },
    { puzzle, "hint" },
    { puzzle, "path" },
    { puzzle, "solve" },
    { wrong_puzzle, "check" },
    { wrong_puzzle, "why-not" },
    { open_puzzle, "check" },
    { open_puzzle, "why-several" },
    { open_puzzle, "count" },
    { open_puzzle, "try" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *place =
        g_strdup_printf ("%" G_GSIZE_FORMAT "-%s", i, results[i].action);

      play (self, results[i].line);
      g_action_group_activate_action (G_ACTION_GROUP (self->window), results[i].action, NULL);
      test_ui_settle (GTK_WIDGET (self->window));
      check_window (self, place);
    }
}

/* (transfer none): the window that has come beside the first. */
static GtkWindow *
find_dialog (Fixture *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (self->window))
        return window;
    }
  return NULL;
}

static int
get_minimum (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Each page of a window that has several. */
static void
check_pages (const View *view)
{
  GtkWidget *stack = test_ui_find (view->root, ADW_TYPE_VIEW_STACK, NULL);
  g_autoptr (GtkSelectionModel) pages = NULL;

  check_view (view);
  if (stack == NULL)
    return;
  pages = adw_view_stack_get_pages (ADW_VIEW_STACK (stack));
  for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autofree char *place = g_strdup_printf ("%s-%u", view->place, i);
      View page = { place, view->root, view->width };

      gtk_selection_model_select_item (pages, i, TRUE);
      check_view (&page);
    }
}

/* A dialog is no wider than the screen, and as wide as it wants to be on a large one. */
static void
check_dialog (Fixture *self,
              GtkWindow *dialog,
              const char *place)
{
  View view = { place, GTK_WIDGET (dialog), self->width };

  test_ui_present (dialog);
  if (self->width == PHONE_WIDTH && gtk_window_get_resizable (dialog))
    {
      /* Without the frame that GTK draws around a window where nothing else does. */
      int minimum = get_minimum (gtk_window_get_child (dialog));

      if (minimum > PHONE_WIDTH)
        {
          g_test_message ("%s needs %d pixels", place, minimum);
          g_test_fail ();
        }
      test_ui_resize (dialog, PHONE_WIDTH, HEIGHT);
    }
  check_pages (&view);
}

static void
test_dialogs (Fixture *self,
              gconstpointer data)
{
  static const char *const actions[] = {
    "new-dialog",
    "print-new",
    "share",
    "from-web",
    "library",
    "learn",
    "statistics",
    "preferences",
    "web-sources",
    "help",
    "show-shortcuts",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *action = g_strconcat ("win.", actions[i], NULL);
      GtkWindow *dialog;

      test_ui_focus_window (GTK_WINDOW (self->window));
      test_ui_activate (self->window, action, NULL);
      test_ui_wait_for ((dialog = find_dialog (self)) != NULL);
      check_dialog (self, dialog, actions[i]);
      test_ui_destroy (dialog);
    }
}

/* Of a Latin square, whose laws are in the rows of an expander. */
static void
test_laws (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  SatdokuNewOptions options;
  GtkWindow *dialog;
  GtkWidget *laws;

  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, 5);
  g_settings_set_boolean (settings, "new-more", TRUE);
  options.box_rows = options.box_columns = 0;
  dialog = satdoku_new_dialog_new (GTK_WINDOW (self->window), &options, settings);
  test_ui_present (dialog);
  laws = test_ui_find (dialog, ADW_TYPE_EXPANDER_ROW, "laws");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (laws), TRUE);
  check_dialog (self, dialog, "laws");
  test_ui_destroy (dialog);
}

static void
test_about (Fixture *self,
            gconstpointer data)
{
  GtkWindow *about;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "about", NULL);
  test_ui_wait_for ((about = find_dialog (self)) != NULL);
  check_dialog (self, about, "about");
  test_ui_destroy (about);
}

/* With a source that is on, and then what a source is made of. */
static void
test_web (Fixture *self,
          gconstpointer data)
{
  g_autoptr (GSettings) settings = satdoku_settings_new ();
  g_autoptr (GPtrArray) sources = satdoku_web_sources_load (settings);
  SatdokuWebSource *source = g_ptr_array_index (sources, 0);
  GtkWindow *dialog;

  source->enabled = TRUE;
  satdoku_web_sources_save (settings, sources);
  test_ui_activate (self->window, "win.from-web", NULL);
  test_ui_wait_for ((dialog = find_dialog (self)) != NULL);
  check_dialog (self, dialog, "web-source");
  test_ui_destroy (dialog);
  g_settings_reset (settings, "web-sources");
  dialog = satdoku_web_editor_new (GTK_WINDOW (self->window), source);
  check_dialog (self, dialog, "web-editor");
  test_ui_destroy (dialog);
}

/* The window that asks which solver is to run. */
static void
test_solver (Fixture *self,
             gconstpointer data)
{
  GtkWidget *page;
  GtkWindow *dialog;

  show (self, "win.page", "solution");
  page = test_ui_find (self->window, SATDOKU_TYPE_SOLUTION_PAGE, NULL);
  test_ui_activate (page, "solution.run-solver", NULL);
  test_ui_wait_for ((dialog = find_dialog (self)) != NULL);
  check_dialog (self, dialog, "solver");
  test_ui_destroy (dialog);
}

/* The page of the print dialog, which itself is the toolkit's. One of two solutions is known. */
static void
test_print (Fixture *self,
            gconstpointer data)
{
  const SatdokuPrintLayoutOptions options = { .per_page = 2, .parts = { TRUE, TRUE, TRUE } };
  g_autoptr (SatdokuPrintLayout) sheet =
    satdoku_print_layout_new (sudoku_symbols_find ("decimal"));
  g_autoptr (SudokuGame) game = test_app_make_game (puzzle);
  g_autoptr (SudokuGame) solved = test_app_make_game (solution);
  g_autoptr (SudokuState) state = sudoku_game_copy_state (game);
  GtkWindow *dialog = g_object_new (ADW_TYPE_WINDOW, "modal", TRUE, "transient-for", self->window,
                                    NULL);

  satdoku_print_layout_add (sheet, state, sudoku_game_get_grid (solved), NULL,
                            SUDOKU_LEVEL_UNKNOWN);
  satdoku_print_layout_add (sheet, state, NULL, NULL, SUDOKU_LEVEL_UNKNOWN);
  adw_window_set_content (ADW_WINDOW (dialog), satdoku_print_options_new (sheet, &options));
  check_dialog (self, dialog, "print-options");
  test_ui_destroy (dialog);
}

static void
finish (Fixture *self,
        gboolean helped,
        const char *place)
{
  SatdokuFinishCard *card =
    satdoku_grid_page_get_finish (satdoku_window_get_grid_page (self->window));
  View view = { place, GTK_WIDGET (self->window), self->width };
  SudokuGame *game;

  play (self, puzzle);
  game = satdoku_window_get_game (self->window);
  if (helped)
    sudoku_game_mark_helped (game);
  for (guint cell = 0; puzzle[cell] != '\0'; cell++)
    if (puzzle[cell] == '.')
      g_assert_true (sudoku_game_enter (game, cell, (guint)(solution[cell] - '0')));
  test_ui_wait_for (satdoku_finish_card_is_shown (card));
  test_ui_settle (view.root);
  check_widget (&view, view.root);
  take_picture (&view, "");
}

/* The card over the board; most is said where it doesn't count for the best times. */
static void
test_finish (Fixture *self,
             gconstpointer data)
{
  finish (self, FALSE, "finish");
  finish (self, TRUE, "finish-helped");
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEST_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_application_set_default (G_APPLICATION (application));
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
#define ADD(name, function)                                                     \
  G_STMT_START                                                                  \
  {                                                                             \
    g_autofree char *path = g_strdup_printf ("/languages/%d/" name, widths[i]); \
    g_test_add (path, Fixture, &widths[i], set_up, function, tear_down);        \
  }                                                                             \
  G_STMT_END
      ADD ("pages", test_pages);
      ADD ("watch", test_watch);
      ADD ("results", test_results);
      ADD ("finish", test_finish);
      ADD ("dialogs", test_dialogs);
      ADD ("laws", test_laws);
      ADD ("web", test_web);
      ADD ("solver", test_solver);
      ADD ("print", test_print);
      ADD ("about", test_about);
#undef ADD
    }
  return g_test_run ();
}
