/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-example.h"

#define SATDOKU_TYPE_EXAMPLE_WORDS (satdoku_example_words_get_type ())
/**
 * SatdokuExampleWords:
 *
 * What is said with the frame of an example that is shown, and the way to the other frames.
 */
G_DECLARE_FINAL_TYPE (SatdokuExampleWords,
                      satdoku_example_words,
                      SATDOKU,
                      EXAMPLE_WORDS,
                      GtkWidget)

GtkWidget *satdoku_example_words_new (SatdokuExample *example, SatdokuBoard *board);
