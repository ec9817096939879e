/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board in a text of the help: a real one, so that it looks as on the Grid page, in the light and
 * in the dark, at any size. It shows a saved game that is part of the program, and can't be
 * played. */

#include "satdoku-config.h"

#include "satdoku-help-picture.h"

#include <adwaita.h>
#include <sudoku-format.h>

#include "satdoku-board.h"
#include "satdoku-exercise-game.h"
#include "satdoku-square-layout.h"

#define FOLDER "/io/github/satdoku/Satdoku/help/pictures/"

/* The files are part of the program, so a bad one is a mistake of ours. */
static SudokuGame *
load_game (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (SudokuDocument) document = NULL;
  SudokuSource source = { .name = path, .first_line = 1 };

  if (bytes != NULL)
    {
      source.text = g_bytes_get_data (bytes, &source.length);
      document = sudoku_format_read (sudoku_format_find_for_games (), &source, NULL, &error);
    }
  if (document == NULL)
    g_error ("%s: %s", path, error->message);
  return sudoku_document_make_game (document);
}

/* A screen reader says the caption of the picture @name, a file in data/help/pictures. */
GtkWidget *
satdoku_help_picture_new (const char *name,
                          const char *caption)
{
  g_autoptr (SudokuGame) game = NULL;
  GtkWidget *box, *frame, *board, *label;

  g_return_val_if_fail (name != NULL && caption != NULL, NULL);

  game = load_game (name);
  board = satdoku_board_new ();
  gtk_widget_set_can_target (board, FALSE);
  gtk_widget_set_can_focus (board, FALSE);
  g_object_set (board, "game", game, NULL);
  satdoku_exercise_game_choose_none (SATDOKU_BOARD (board));
  frame = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "child", board,
                        NULL);
  gtk_widget_set_layout_manager (frame, satdoku_square_layout_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (frame), GTK_ACCESSIBLE_PROPERTY_LABEL, caption,
                                  -1);
  label = gtk_label_new (caption);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (box), frame);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}
