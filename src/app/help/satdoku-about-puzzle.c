/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a puzzle is called, who made it, what its author says of it, and its rules, each with its
 * picture. It shows what there was when it was opened. */

#include "satdoku-config.h"

#include "satdoku-about-puzzle.h"

#include <glib/gi18n.h>
#include <words-about.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-rule-picture.h"

/* Of the picture of a rule, in pixels. */
#define PICTURE_SIZE 48

struct _SatdokuAboutPuzzle
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkLabel *name;
  GtkLabel *text;
  GtkWidget *rules;
};

G_DEFINE_FINAL_TYPE (SatdokuAboutPuzzle, satdoku_about_puzzle, ADW_TYPE_WINDOW)

static void
satdoku_about_puzzle_class_init (SatdokuAboutPuzzleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_set_template (klass, "satdoku-about-puzzle.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuAboutPuzzle, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAboutPuzzle, text);
  gtk_widget_class_bind_template_child (widget_class, SatdokuAboutPuzzle, rules);
}

static void
satdoku_about_puzzle_init (SatdokuAboutPuzzle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
create_picture (const SudokuRuleKind *kind)
{
  g_autoptr (GdkPaintable) paintable = satdoku_rule_picture_new (kind);
  GtkWidget *image = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE_SIZE);
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  return image;
}

static GtkWidget *
create_words (const SudokuRuleKind *kind)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *summary = g_strconcat (_ (kind->summary), ".", NULL);

  gtk_box_append (GTK_BOX (box), satdoku_label_new_text (_ (kind->name), "heading"));
  gtk_box_append (GTK_BOX (box), satdoku_label_new_text (summary, NULL));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* Each kind of rule once, whatever the number of its cages and lines. Rows, columns and boxes need
 * no picture. */
static void
add_rules (SatdokuAboutPuzzle *self,
           const SudokuGeometry *geometry)
{
  const SudokuRuleKind *last = NULL;
  int row = 0;

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i));

      if (kind == last)
        continue;
      last = kind;
      if (kind->optional)
        gtk_grid_attach (GTK_GRID (self->rules), create_picture (kind), 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (self->rules), create_words (kind), kind->optional, row,
                       kind->optional ? 1 : 2, 1);
      row++;
    }
}

/* Nothing takes no room. */
static void
set_text (GtkLabel *label,
          const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_about_puzzle_new (SudokuGame *game)
{
  SatdokuAboutPuzzle *self;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game), NULL);

  self = g_object_new (SATDOKU_TYPE_ABOUT_PUZZLE, NULL);
  name = words_about_title (sudoku_game_get_notes (game));
  text = words_about_text (sudoku_game_get_notes (game));
  set_text (self->name, name);
  set_text (self->text, text);
  add_rules (self, sudoku_grid_get_geometry (sudoku_game_get_grid (game)));
  return GTK_WINDOW (self);
}
