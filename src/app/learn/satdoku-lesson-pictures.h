/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-technique.h>

#define SATDOKU_TYPE_LESSON_PICTURES (satdoku_lesson_pictures_get_type ())
/**
 * SatdokuLessonPictures:
 *
 * Makes small pictures of lessons, one after the other, and keeps them.
 */
G_DECLARE_FINAL_TYPE (SatdokuLessonPictures,
                      satdoku_lesson_pictures,
                      SATDOKU,
                      LESSON_PICTURES,
                      GObject)

SatdokuLessonPictures *satdoku_lesson_pictures_new (void);
GtkWidget *satdoku_lesson_pictures_create (SatdokuLessonPictures *self,
                                           const SudokuTechnique *technique);
