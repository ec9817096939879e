/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question before something is done: see satdoku-question.c. */

#pragma once

#include <adwaita.h>

AdwMessageDialog *satdoku_question_new (GtkWindow *parent, const char *heading, const char *text);
void satdoku_question_ask (AdwMessageDialog *dialog, gpointer asking, GCallback answered);
