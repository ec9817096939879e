/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that are said about steps, and when each is true. */

#pragma once

#include "test-step-reader.h"

G_BEGIN_DECLS

gboolean test_step_sentence_judge (TestReader *self, const char *text, gboolean last);

G_END_DECLS
