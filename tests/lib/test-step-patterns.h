/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences as regular expressions, with what judges the parts that these have caught. */

#pragma once

#include "test-step-reader.h"

G_BEGIN_DECLS

/* Parts of sentences. */
#define NUMBERS "\\d+(?:, \\d+)*(?: (?:and|or) \\d+)?"
#define CELL "(row \\d+ column \\d+)"
#define INSIDE "((?:in|on) .*?)"
#define ONE_OF "(row \\d+ column \\d+(?:(?:, | or )row \\d+ column \\d+)*)"

/* Gets what the pattern has caught, and says whether that is true. */
typedef gboolean (*TestJudge) (TestReader *self, char **caught);

typedef struct
{
  const char *pattern;
  TestJudge judge;
} TestSentence;

extern const TestSentence test_step_pattern_sentences[];
extern const gsize test_n_step_pattern_sentences;
extern const TestSentence test_step_item_sentences[];
extern const gsize test_n_step_item_sentences;

G_END_DECLS
