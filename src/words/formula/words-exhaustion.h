/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last words of a program that has run out of resources. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *words_no_memory (const char *program);
char *words_no_resource (const char *program);

G_END_DECLS
