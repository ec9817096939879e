/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clauses of one's own on the CNF page: written, wrong, edited, pasted, taken away, undone. */

#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>

#include "satdoku-own-panel.h"
#include "test-cnf-page.h"
#include "test-ui.h"

#define PUZZLE                                \
  "53..7....6..195....98....6.8...6...34..8." \
  "3..17...2...6.6....28....419..5....8..79"

typedef struct
{
  TestCnfPage cnf;
  SatdokuOwnPanel *panel;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  test_cnf_page_open_line (&self->cnf, PUZZLE, NULL, 1000, 700);
  self->panel = SATDOKU_OWN_PANEL (test_ui_find (self->cnf.page, SATDOKU_TYPE_OWN_PANEL, NULL));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  test_cnf_page_tear_down (&self->cnf, data);
}

static const char *
get_text (Fixture *self)
{
  SudokuRule *rule = sudoku_geometry_find_rule (sudoku_game_get_geometry (self->cnf.game), "mine");

  return rule != NULL ? sudoku_own_get_text (sudoku_rule_get_own (rule)) : "";
}

static GtkEditable *
get_entry (Fixture *self)
{
  GtkWidget *entry = test_ui_find (self->panel, GTK_TYPE_ENTRY, NULL);

  return entry != NULL ? GTK_EDITABLE (entry) : NULL;
}

static void
begin (Fixture *self)
{
  test_ui_activate (self->cnf.page, "cnf.add-clause", NULL);
  test_ui_wait_for (get_entry (self) != NULL &&
                    gtk_widget_get_mapped (GTK_WIDGET (get_entry (self))));
}

/* What is typed says at once what it means; Enter takes it, and the next one may follow. */
static void
test_write (Fixture *self,
            gconstpointer data)
{
  SudokuCnf *cnf = NULL;
  const SudokuFamily *families = NULL;
  gsize n = 0;

  begin (self);
  test_ui_type ("r1c3=4|a");
  test_ui_wait_for (test_ui_shows_text (self->panel, "Row 1 column 3 is 4 or a is true"));
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (strcmp (get_text (self), "r1c3=4 | a\n") == 0);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "");
  g_assert_true (test_ui_shows_text (self->panel, "r1c3=4 | a"));
  cnf = satdoku_formula_source_get_cnf (
    satdoku_formula_page_get_source (SATDOKU_FORMULA_PAGE (self->cnf.page)));
  families = sudoku_cnf_get_families (cnf, &n);
  g_assert_cmpstr (families[n - 1].id, ==, "mine");
  g_assert_cmpuint (families[n - 1].n_clauses, ==, 1);
  test_ui_type ("r1c3<r2c2");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (strcmp (get_text (self), "r1c3=4 | a\nr1c3 < r2c2\n") == 0);
  test_ui_screenshot (self->cnf.page, "own");
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (get_entry (self) == NULL);
  sudoku_game_undo (self->cnf.game);
  sudoku_game_undo (self->cnf.game);
  g_assert_cmpstr (get_text (self), ==, "");
  g_assert_false (test_ui_shows_text (self->panel, "r1c3=4 | a"));
}

/* What is wrong is said with its place, and not taken. */
static void
test_wrong (Fixture *self,
            gconstpointer data)
{
  begin (self);
  test_ui_type ("r1c1=10");
  test_ui_wait_for (gtk_widget_has_css_class (GTK_WIDGET (get_entry (self)), "error"));
  g_assert_true (
    test_ui_shows_text (self->panel, "Line 1, character 6: “10” is not a number from 1 to 9"));
  test_ui_screenshot (self->cnf.page, "own-error");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (test_cnf_page_says_anything (&self->cnf));
  g_assert_cmpstr (get_text (self), ==, "");
  test_ui_key (GDK_KEY_BackSpace, 0);
  test_ui_wait_for (!gtk_widget_has_css_class (GTK_WIDGET (get_entry (self)), "error"));
}

/* Many lines are one move. */
static void
test_paste (Fixture *self,
            gconstpointer data)
{
  begin (self);
  gtk_editable_set_text (get_entry (self), "a | b\n!a # so\nat most 1 of a b r1c3=1\n");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (strcmp (get_text (self), "a | b\n!a\nat most 1 of a b r1c3=1\n") == 0);
  sudoku_game_undo (self->cnf.game);
  g_assert_cmpstr (get_text (self), ==, "");
  sudoku_game_redo (self->cnf.game);
  g_assert_true (test_ui_shows_text (self->panel, "at most 1 of a b r1c3=1"));
}

static GtkWidget *
find_button (GtkWidget *root,
             const char *tooltip)
{
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_widget_get_tooltip_text (root), tooltip) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, tooltip);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_change (Fixture *self,
             gconstpointer data)
{
  begin (self);
  gtk_editable_set_text (get_entry (self), "a\nb");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (strcmp (get_text (self), "a\nb\n") == 0);
  test_ui_key (GDK_KEY_Escape, 0);
  test_ui_wait_for (get_entry (self) == NULL);
  test_ui_settle (GTK_WIDGET (self->panel));
  test_ui_click (find_button (GTK_WIDGET (self->panel), "Edit"));
  test_ui_wait_for (get_entry (self) != NULL);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (self)), ==, "a");
  test_ui_type ("|c");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (strcmp (get_text (self), "a | c\nb\n") == 0);
  test_ui_wait_for (get_entry (self) == NULL);
  test_ui_settle (GTK_WIDGET (self->panel));
  test_ui_click (find_button (GTK_WIDGET (self->panel), "Delete"));
  test_ui_wait_for (strcmp (get_text (self), "b\n") == 0);
}

/* What contradicts is taken, and told. */
static void
test_contradiction (Fixture *self,
                    gconstpointer data)
{
  begin (self);
  test_ui_type ("r1c3!=4");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_wait_for (test_cnf_page_says (&self->cnf, "This makes the puzzle unsolvable"));
  g_assert_cmpstr (get_text (self), ==, "r1c3!=4\n");
}

/* On a phone. */
static void
test_narrow (Fixture *self,
             gconstpointer data)
{
  begin (self);
  gtk_editable_set_text (get_entry (self), "r1c3=4 | a\nat most 2 of r1c1=1 r1c2=1 r2c1=1 r4c4=4");
  test_ui_key (GDK_KEY_Return, 0);
  test_ui_resize (self->cnf.window, 360, 640);
  test_ui_settle (GTK_WIDGET (self->cnf.page));
  test_ui_screenshot (self->cnf.page, "own-narrow");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->cnf.window)), <=, 360);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ADD ("/own/write", test_write);
  ADD ("/own/wrong", test_wrong);
  ADD ("/own/paste", test_paste);
  ADD ("/own/change", test_change);
  ADD ("/own/contradiction", test_contradiction);
  ADD ("/own/narrow", test_narrow);
  return g_test_run ();
}
