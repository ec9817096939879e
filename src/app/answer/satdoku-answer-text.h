/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* More is not put into a text view: GTK's own ways out of it (the selection, a drag) hang the
 * program from 256 KiB on. */
#define SATDOKU_ANSWER_SHOWN_MAX (160 * 1024)

GBytes *satdoku_answer_text_wrap (GBytes *text);
gsize satdoku_answer_text_shown (GBytes *text);
