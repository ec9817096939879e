/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The filter of the CNF page: by keys, in the popover, on the small board. */

#include "satdoku-clause-view.h"
#include "satdoku-cnf-page.h"
#include "satdoku-encoding-help.h"
#include "satdoku-filter-bar.h"
#include "satdoku-filter-button.h"
#include "satdoku-filter.h"
#include "satdoku-mini-board.h"
#include "test-grid.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

/* The second and the last family of the formula. */
#define FAMILY_BOXES 1
#define FAMILY_GIVENS 4

typedef struct
{
  GtkWindow *window;
  SatdokuCnfPage *page;
  SudokuGame *game;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);

  self->game = sudoku_game_new (grid);
  self->page = g_object_new (SATDOKU_TYPE_CNF_PAGE, "game", self->game, NULL);
  self->window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1000, "default-height", 700, NULL);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->page));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_ui_destroy (self->window);
  test_ui_unref_last (self->game);
}

static SatdokuClauseList *
get_list (Fixture *self)
{
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);

  return satdoku_clause_view_get_list (SATDOKU_CLAUSE_VIEW (view));
}

static SudokuCnf *
get_cnf (Fixture *self)
{
  return satdoku_formula_source_get_cnf (satdoku_clause_list_get_source (get_list (self)));
}

/* What the list must show, by looking at every clause. */
static void
check_listed (Fixture *self,
              const SudokuFilter *filter)
{
  SatdokuClauseList *list = get_list (self);
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (satdoku_clause_list_get_source (list));
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  guint64 n_listed = 0;

  for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
    {
      int literals[SUDOKU_SIDE_MAX];
      guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);
      gboolean fits = FALSE;

      for (guint i = 0; i < n_literals; i++)
        {
          guint cell, value;

          g_assert_true (sudoku_cnf_get_meaning (cnf, ABS (literals[i]), &cell, &value));
          fits |= (filter->row == 0 || cell / side + 1 == filter->row) &&
                  (filter->column == 0 || cell % side + 1 == filter->column) &&
                  (filter->n_cells == 0 ||
                   sudoku_set_has (filter->cells[cell / side], cell % side)) &&
                  (filter->value == 0 || value == filter->value) &&
                  (filter->sign == 0 || (literals[i] > 0) == (filter->sign > 0));
        }
      if (filter->families != 0 &&
          (filter->families & 1u << sudoku_cnf_find_family (cnf, clause)->index) == 0)
        fits = FALSE;
      if (fits)
        g_assert_cmpuint (satdoku_clause_list_get_nth (list, n_listed++), ==, clause);
    }
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (list), ==, n_listed);
}

static void
check_entry_is_empty (Fixture *self)
{
  GtkWidget *entry = test_ui_find (self->page, GTK_TYPE_ENTRY, "variable_entry");

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
}

/* A literal by keys, a chip that takes the filter away. */
static void
test_literal (Fixture *self,
              gconstpointer data)
{
  guint64 n_all = satdoku_clause_list_get_n_clauses (get_list (self));
  GtkWidget *chip;

  test_ui_accel ("<Control>f");
  test_ui_type ("-115");
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == 4 * 8);
  test_ui_wait_for (test_ui_shows_text (self->page, "Literal -115"));
  chip = gtk_widget_get_ancestor (test_ui_find_text (self->page, "Literal -115"), GTK_TYPE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chip),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Remove filter: Literal -115");
  test_ui_click (chip);
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == n_all);
  g_assert_false (test_ui_shows_text (self->page, "-115"));
}

/* A variable, and each of its literals, as they are typed. */
static void
test_signs (Fixture *self,
            gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *chip;
    int sign;
    guint n;
  } cases[] = {
    { "115", "Variable 115", 0, 37 },
    { "+115", "Literal +115", 1, 5 },
    { "-115", "Literal -115", -1, 32 },
  };
  SudokuCnf *cnf = get_cnf (self);
  int literals[SUDOKU_SIDE_MAX];

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint64 n_listed = 0;

      test_ui_accel ("<Control>f");
      test_ui_accel ("<Control>a");
      test_ui_type (cases[i].text);
      test_ui_wait_for (test_ui_shows_text (self->page, cases[i].chip));
      for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
        {
          guint n = sudoku_cnf_get_clause (cnf, clause, literals);
          gboolean found = FALSE;

          for (guint k = 0; k < n; k++)
            found |= (literals[k] == 115 && cases[i].sign >= 0) ||
                     (literals[k] == -115 && cases[i].sign <= 0);
          if (found)
            g_assert_cmpuint (satdoku_clause_list_get_nth (get_list (self), n_listed++), ==,
                              clause);
        }
      g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n_listed);
      g_assert_cmpuint (n_listed, ==, cases[i].n);
    }
}

/* From the entry into the list by Enter: the first clause that is listed. */
static void
test_enter (Fixture *self,
            gconstpointer data)
{
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  SatdokuClauseSelection *selection =
    satdoku_clause_view_get_selection (SATDOKU_CLAUSE_VIEW (view));
  guint first;

  test_ui_accel ("<Control>f");
  test_ui_type ("-115");
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == 4 * 8);
  test_ui_key (GDK_KEY_Return, 0);
  first = (guint)satdoku_clause_list_get_nth (get_list (self), 0);
  test_ui_wait_for (
    gtk_bitset_contains (satdoku_clause_selection_get_clauses (selection), first));
  test_ui_wait_for (test_ui_shows_text (self->page, "Row 1 column 1 can’t hold both 1 and 5"));
}

/* Every row of the popover. */
static void
test_fields (Fixture *self,
             gconstpointer data)
{
  static const struct
  {
    SatdokuFilterField field;
    guint choice;
    SudokuFilter wanted;
    const char *chip;
  } steps[] = {
    { SATDOKU_FILTER_ROW, 3, { .row = 3 }, "Row 3" },
    { SATDOKU_FILTER_COLUMN, 4, { .row = 3, .column = 4 }, "Column 4" },
    { SATDOKU_FILTER_VALUE, 7, { .row = 3, .column = 4, .value = 7 }, "Value 7" },
    { SATDOKU_FILTER_FAMILY,
      1 + FAMILY_BOXES,
      { .families = 1 << FAMILY_BOXES, .row = 3, .column = 4, .value = 7 },
      "Boxes" },
    { SATDOKU_FILTER_ROW,
      0,
      { .families = 1 << FAMILY_BOXES, .column = 4, .value = 7 },
      "Column 4" },
    { SATDOKU_FILTER_SIGN,
      SATDOKU_SIGN_POSITIVE,
      { .families = 1 << FAMILY_BOXES, .column = 4, .value = 7, .sign = 1 },
      "Positive literals" },
  };
  GtkWidget *bar = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.set-filter", "(uu)",
                                  steps[i].field, steps[i].choice);
      check_listed (self, &steps[i].wanted);
      bar = test_ui_find (self->page, SATDOKU_TYPE_FILTER_BAR, NULL);
      test_ui_wait_for (test_ui_shows_text (bar, steps[i].chip));
    }
  test_ui_screenshot (self->window, "cnf-filtered");
  test_ui_click (test_ui_find_action (bar, "cnf.clear-filter"));
  test_ui_wait_for (!gtk_widget_get_visible (bar));
  check_listed (self, &(SudokuFilter){ 0 });
}

/* The drop-downs say what is filtered, and filter what is chosen; there are no diagonals here. */
static void
test_drops (Fixture *self,
            gconstpointer data)
{
  GtkWidget *button = test_ui_find (self->page, SATDOKU_TYPE_FILTER_BUTTON, NULL);
  GtkMenuButton *menu_button = GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (button)));
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (menu_button));
  GtkWidget *drop;

  test_ui_click (GTK_WIDGET (menu_button));
  test_ui_wait_for (gtk_widget_get_mapped (popover));
  test_ui_settle (popover);
  test_ui_screenshot (self->window, "cnf-filter-popover");
  drop = gtk_widget_get_next_sibling (test_ui_find_text (popover, "Family"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), 5);
  check_listed (self, &(SudokuFilter){ .families = 1 << FAMILY_GIVENS });
  drop = gtk_widget_get_next_sibling (test_ui_find_text (popover, "Column"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), 5);
  check_listed (self, &(SudokuFilter){ .families = 1 << FAMILY_GIVENS, .column = 5 });
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.clear-filter", NULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop)), ==, 0);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* The clauses with all of several literals; what is no list of literals is said, and lists what it
 * listed before. */
static void
test_together (Fixture *self,
               gconstpointer data)
{
  g_autofree char *tooltip = NULL;
  GtkWidget *entry = test_ui_find (self->page, GTK_TYPE_ENTRY, "variable_entry");
  SatdokuClauseList *list = get_list (self);
  SudokuCnf *cnf = get_cnf (self);
  int literals[SUDOKU_SIDE_MAX];
  guint64 n_listed = 0;

  test_ui_accel ("<Control>f");
  test_ui_type ("-112 -117");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literals -112 -117"));
  for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
    {
      guint n_literals = sudoku_cnf_get_clause (cnf, clause, literals);
      guint n_found = 0;

      for (guint i = 0; i < n_literals; i++)
        n_found += literals[i] == -112 || literals[i] == -117;
      if (n_found == 2)
        g_assert_cmpuint (satdoku_clause_list_get_nth (list, n_listed++), ==, clause);
    }
  g_assert_cmpuint (n_listed, >, 0);
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (list), ==, n_listed);
  test_ui_type (" or");
  test_ui_wait_for (gtk_widget_has_css_class (entry, "error"));
  tooltip = gtk_entry_get_icon_tooltip_text (GTK_ENTRY (entry), GTK_ENTRY_ICON_PRIMARY);
  g_assert_cmpstr (tooltip, ==,
                   "“or” is no literal: these are numbers such as 12, +12 for “true”, or -12 for "
                   "“not”");
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (list), ==, n_listed);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (!gtk_widget_has_css_class (entry, "error"));
  g_assert_null (gtk_entry_get_icon_tooltip_text (GTK_ENTRY (entry), GTK_ENTRY_ICON_PRIMARY));
}

/* The middle of a cell of the small board. */
static graphene_point_t
find_cell (GtkWidget *board,
           guint row,
           guint column)
{
  int width = gtk_widget_get_width (board);
  int height = gtk_widget_get_height (board);
  int size = (MIN (width, height) - 2) / 9;
  float x = (float)((width - 9 * size) / 2);
  float y = (float)((height - 9 * size) / 2);

  return GRAPHENE_POINT_INIT (x + ((float)column - 0.5f) * (float)size,
                              y + ((float)row - 0.5f) * (float)size);
}

static GtkWidget *
get_board (Fixture *self)
{
  return test_ui_find (self->page, SATDOKU_TYPE_MINI_BOARD, NULL);
}

static void
click_cell (Fixture *self,
            guint row,
            guint column,
            GdkModifierType modifiers)
{
  GtkWidget *board = get_board (self);
  graphene_point_t point = find_cell (board, row, column);

  test_ui_click_at (board, point.x, point.y, GDK_BUTTON_PRIMARY, 1, modifiers);
}

/* A filter by a rectangle of cells. */
static SudokuFilter
filter_rectangle (guint row,
                  guint column,
                  guint n_rows,
                  guint n_columns)
{
  SudokuFilter filter = { .n_cells = n_rows * n_columns };

  for (guint i = 0; i < n_rows; i++)
    filter.cells[row - 1 + i] = sudoku_set_range (column - 1, n_columns);
  return filter;
}

/* The chip says it, the list shows what it must. */
static void
check_filtered (Fixture *self,
                const char *chip,
                const SudokuFilter *filter)
{
  GtkWidget *bar = test_ui_find (self->page, SATDOKU_TYPE_FILTER_BAR, NULL);

  test_ui_wait_for (test_ui_shows_text (bar, chip));
  check_listed (self, filter);
}

/* The small board: a cell, another one, the same again; what a chip takes away. */
static void
test_board (Fixture *self,
            gconstpointer data)
{
  click_cell (self, 1, 2, 0);
  check_filtered (self, "Column 2", &(SudokuFilter){ .row = 1, .column = 2 });
  test_ui_screenshot (self->window, "cnf-cell");
  click_cell (self, 4, 3, 0);
  check_filtered (self, "Column 3", &(SudokuFilter){ .row = 4, .column = 3 });
  click_cell (self, 4, 3, 0);
  test_ui_wait_for (!test_ui_shows_text (self->page, "Column 3"));
  check_listed (self, &(SudokuFilter){ 0 });
}

/* Several cells by the mouse: with Ctrl, with Shift, by dragging; a row is named as one. */
static void
test_several (Fixture *self,
              gconstpointer data)
{
  GtkWidget *board = get_board (self);
  SudokuFilter wanted = filter_rectangle (2, 2, 1, 1);
  graphene_point_t from = find_cell (board, 5, 4);
  graphene_point_t to = find_cell (board, 5, 6);
  GtkWidget *chip;

  /* Nothing moves under the pointer when the bar with the chips appears. */
  test_ui_drag (board, from.x, from.y, to.x, to.y);
  test_ui_wait_for (test_ui_shows_text (self->page, "3 cells"));
  click_cell (self, 2, 2, 0);
  click_cell (self, 9, 9, GDK_CONTROL_MASK);
  wanted.n_cells = 2;
  wanted.cells[8] = sudoku_set_single (8);
  check_filtered (self, "2 cells", &wanted);
  click_cell (self, 9, 9, GDK_CONTROL_MASK);
  check_filtered (self, "Row 2", &(SudokuFilter){ .row = 2, .column = 2 });
  click_cell (self, 3, 4, GDK_SHIFT_MASK);
  wanted = filter_rectangle (2, 2, 2, 3);
  check_filtered (self, "6 cells", &wanted);
  test_ui_screenshot (self->window, "cnf-cells");
  test_ui_drag (board, from.x, from.y, to.x, to.y);
  wanted = filter_rectangle (5, 4, 1, 3);
  check_filtered (self, "3 cells", &wanted);
  chip = gtk_widget_get_ancestor (test_ui_find_text (self->page, "3 cells"), GTK_TYPE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Remove filter: 3 cells");
  test_ui_click (chip);
  test_ui_wait_for (!test_ui_shows_text (self->page, "3 cells"));
  check_listed (self, &(SudokuFilter){ 0 });
  click_cell (self, 7, 1, 0);
  click_cell (self, 7, 9, GDK_SHIFT_MASK);
  test_ui_wait_for (!test_ui_shows_text (self->page, "Column 1"));
  check_filtered (self, "Row 7", &(SudokuFilter){ .row = 7 });
}

/* The keys of the large board, and a value typed or picked. */
static void
test_keys (Fixture *self,
           gconstpointer data)
{
  GtkWidget *board = get_board (self);
  SudokuFilter wanted;
  graphene_point_t point = find_cell (board, 1, 1);

  click_cell (self, 3, 3, 0);
  test_ui_wait_for (gtk_widget_has_focus (board));
  test_ui_key (GDK_KEY_Down, 0);
  check_filtered (self, "Row 4", &(SudokuFilter){ .row = 4, .column = 3 });
  test_ui_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  test_ui_key (GDK_KEY_Down, GDK_SHIFT_MASK);
  wanted = filter_rectangle (4, 3, 2, 2);
  check_filtered (self, "4 cells", &wanted);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "row 5 column 4 box 5, 8, given, 4 cells selected");
  test_ui_type ("7");
  wanted.value = 7;
  check_filtered (self, "Value 7", &wanted);
  test_ui_screenshot (self->window, "cnf-cells-value");
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (!test_ui_shows_text (self->page, "Value 7"));
  wanted.value = 0;
  check_filtered (self, "4 cells", &wanted);
  test_ui_click_at (board, point.x, point.y, GDK_BUTTON_SECONDARY, 1, 0);
  test_ui_wait_for (test_ui_find_action (board, "picker.value") != NULL);
  gtk_widget_activate_action (test_ui_find_action (board, "picker.value"), "picker.value", "u", 2);
  wanted.value = 2;
  check_filtered (self, "Value 2", &wanted);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (!test_ui_shows_text (self->page, "4 cells"));
  check_filtered (self, "Value 2", &(SudokuFilter){ .value = 2 });
  test_ui_accel ("<Control>a");
  check_filtered (self, "81 cells", &(SudokuFilter){ .value = 2 });
}

/* What another size doesn't have is no longer asked for. */
static void
test_other_size (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  click_cell (self, 6, 6, 0);
  click_cell (self, 9, 9, GDK_CONTROL_MASK);
  test_ui_wait_for (test_ui_shows_text (self->page, "2 cells"));
  g_object_set (self->page, "game", game, NULL);
  test_ui_wait_for (!test_ui_shows_text (self->page, "2 cells"));
  check_listed (self, &(SudokuFilter){ 0 });
}

/* A literal that nothing of the next puzzle has is no longer asked for; who asks for what is not
 * there has a way back. */
static void
test_other_variables (Fixture *self,
                      gconstpointer data)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  GtkWidget *button;
  guint64 n_all;

  test_ui_accel ("<Control>f");
  test_ui_type ("-123");
  test_ui_wait_for (test_ui_shows_text (self->page, "Literal -123"));
  g_object_set (self->page, "game", game, NULL);
  test_ui_wait_for (!test_ui_shows_text (self->page, "Literal -123"));
  check_entry_is_empty (self);
  n_all = sudoku_cnf_get_n_clauses (get_cnf (self));
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (get_list (self)), ==, n_all);
  test_ui_type ("7");
  test_ui_wait_for (test_ui_shows_text (self->page, "No Such Clause"));
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->page, "cnf-no-clause");
  button = test_ui_find_text (self->page, "Clear Filter");
  g_assert_nonnull (button);
  test_ui_click (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  test_ui_wait_for (satdoku_clause_list_get_n_clauses (get_list (self)) == n_all);
  check_entry_is_empty (self);
}

/* The meaning of a clause goes with it when it is filtered away, and stays as long as it is
 * listed. */
static void
test_hidden_clause (Fixture *self,
                    gconstpointer data)
{
  static const char meaning[] = "Row 1 column 1 can’t hold both 1 and 2";
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  SatdokuClauseSelection *selection =
    satdoku_clause_view_get_selection (SATDOKU_CLAUSE_VIEW (view));

  satdoku_clause_view_go_to (SATDOKU_CLAUSE_VIEW (view), 1);
  test_ui_wait_for (test_ui_shows_text (self->page, meaning));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.set-filter", "(uu)",
                              SATDOKU_FILTER_ROW, 1);
  g_assert_true (test_ui_shows_text (self->page, meaning));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.set-filter", "(uu)",
                              SATDOKU_FILTER_ROW, 2);
  g_assert_false (test_ui_shows_text (self->page, meaning));
  g_assert_true (gtk_bitset_is_empty (satdoku_clause_selection_get_clauses (selection)));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.clear-filter", NULL);
  gtk_selection_model_select_range (GTK_SELECTION_MODEL (selection), 0, 800, TRUE);
  test_ui_wait_for (test_ui_shows_text (self->page, "800 clauses selected"));
  gtk_widget_activate_action (GTK_WIDGET (self->page), "cnf.set-filter", "(uu)",
                              SATDOKU_FILTER_COLUMN, 1);
  test_ui_wait_for (test_ui_shows_text (self->page, "111 clauses selected"));
}

/* The help speaks of this puzzle; an example leads to its clause. */
static void
test_help (Fixture *self,
           gconstpointer data)
{
  GtkWidget *help = test_ui_find (self->page, SATDOKU_TYPE_ENCODING_HELP, NULL);
  GtkMenuButton *button = GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (help)));
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  GtkWidget *view = test_ui_find (self->page, SATDOKU_TYPE_CLAUSE_VIEW, NULL);
  SatdokuClauseSelection *selection =
    satdoku_clause_view_get_selection (SATDOKU_CLAUSE_VIEW (view));
  GtkWidget *example;

  gtk_menu_button_popup (button);
  test_ui_wait_for (gtk_widget_get_mapped (popover));
  test_ui_settle (popover);
  test_ui_screenshot (popover, "cnf-help");
  g_assert_true (test_ui_shows_text (popover, "Variable 115 says that row 1 column 1 holds 5."));
  example = test_ui_find_text (popover, "Row 1 column 1 can’t hold both 1 and 2");
  example = gtk_widget_get_ancestor (example, GTK_TYPE_BUTTON);
  g_signal_emit_by_name (example, "clicked");
  test_ui_wait_for (!gtk_widget_get_mapped (popover));
  g_assert_true (gtk_bitset_contains (satdoku_clause_selection_get_clauses (selection), 1));
}

/* Popovers close without a warning when nothing in the window has the focus. */
static void
test_no_focus (Fixture *self,
               gconstpointer data)
{
  static GType (*const types[]) (void) = { satdoku_encoding_help_get_type,
                                           satdoku_filter_button_get_type };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *holder = test_ui_find (self->page, types[i](), NULL);
      GtkMenuButton *button = GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (holder)));
      GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));

      gtk_window_set_focus (self->window, NULL);
      gtk_menu_button_popup (button);
      test_ui_wait_for (gtk_widget_get_mapped (popover));
      gtk_window_set_focus (self->window, NULL);
      test_ui_settle (popover);
      gtk_popover_popdown (GTK_POPOVER (popover));
      test_ui_wait_for (!gtk_widget_get_mapped (popover));
      test_ui_settle (GTK_WIDGET (self->page));
      gtk_menu_button_popup (button);
      test_ui_wait_for (gtk_widget_get_mapped (popover));
      gtk_window_set_focus (self->window, NULL);
      test_ui_key (GDK_KEY_Escape, 0);
      gtk_menu_button_popdown (button);
      test_ui_wait_for (!gtk_widget_get_mapped (popover));
    }
}

/* What is typed, and what is no literal. */
static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    gboolean ok;
    int variable;
    int sign;
    const char *again;
  } cases[] = {
    { "115", TRUE, 115, 0, "115" },
    { " -115 ", TRUE, 115, -1, "-115" },
    { "+7", TRUE, 7, 1, "+7" },
    { "\342\210\2227", TRUE, 7, -1, "-7" },
    { "1 -5", TRUE, 1, 0, "1 -5" },
    { "  -5\t+1  7 ", TRUE, 5, -1, "-5 +1 7" },
    { "1 2 3 4 5 6 7 8", TRUE, 1, 0, "1 2 3 4 5 6 7 8" },
    { "1 2 3 4 5 6 7 8 9", FALSE, 1, 1, "+1" },
    { "1, 2", FALSE, 1, 1, "+1" },
    { "-1 5 0", TRUE, 1, -1, "-1 5" },
    { "\302\2547", TRUE, 7, -1, "-7" },
    { "\342\200\2237", TRUE, 7, -1, "-7" },
    { "~7 !8", TRUE, 7, -1, "-7 -8" },
    { "7' x8", TRUE, 7, -1, "-7 8" },
    { "\302\254x9 \342\210\250 X7", TRUE, 9, -1, "-9 7" },
    { "-7'", FALSE, 1, 1, "+1" },
    { "x", FALSE, 1, 1, "+1" },
    { "'", FALSE, 1, 1, "+1" },
    { "p1h1", FALSE, 1, 1, "+1" },
    { "", TRUE, 0, 0, "" },
    { "-", FALSE, 1, 1, "+1" },
    { "--1", FALSE, 1, 1, "+1" },
    { "0", FALSE, 1, 1, "+1" },
    { "abc", FALSE, 1, 1, "+1" },
    { "99999999999999999999", FALSE, 1, 1, "+1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SudokuFilter filter = { .variable = 1, .sign = 1 };
      SudokuFilter back = { 0 };
      g_autofree char *again = NULL;
      g_autofree char *why = NULL;

      g_assert_cmpint (satdoku_filter_parse_literals (&filter, cases[i].text, &why), ==,
                       cases[i].ok);
      g_assert_cmpint (why == NULL, ==, cases[i].ok);
      g_assert_cmpint (filter.variable, ==, cases[i].variable);
      g_assert_cmpint (filter.sign, ==, cases[i].sign);
      again = satdoku_filter_format_literals (&filter, WORDS_NOTATION_NUMBERS);
      g_assert_cmpstr (again, ==, cases[i].again);
      g_free (again);
      again = satdoku_filter_format_literals (&filter, WORDS_NOTATION_SIGNS);
      g_assert_true (satdoku_filter_parse_literals (&back, again, NULL));
      g_assert_true (satdoku_filter_equal (&back, &filter));
    }
}

int
main (int argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/cnf-filter/" name, Fixture, NULL, set_up, function, tear_down)
  g_test_add_func ("/cnf-filter/parse", test_parse);
  ADD ("literal", test_literal);
  ADD ("signs", test_signs);
  ADD ("together", test_together);
  ADD ("enter", test_enter);
  ADD ("fields", test_fields);
  ADD ("drops", test_drops);
  ADD ("board", test_board);
  ADD ("several", test_several);
  ADD ("keys", test_keys);
  ADD ("other-size", test_other_size);
  ADD ("other-variables", test_other_variables);
  ADD ("hidden-clause", test_hidden_clause);
  ADD ("help", test_help);
  ADD ("no-focus", test_no_focus);
  return g_test_run ();
}
