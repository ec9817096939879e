/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as plain as can be: see the top of test-model.c. */

#pragma once

#include "test-tree.h"

G_BEGIN_DECLS

#define TEST_MODEL_BOOKMARKS_MAX 5

typedef struct
{
  guint side, box_rows, box_columns;
} TestShape;

/* One call: what the numbers mean depends on what is there when it is made, so that a sequence
 * stays one when calls are taken out of it. */
typedef struct
{
  guint kind;
  guint cells[TEST_MODEL_CELLS_MAX];
  guint n_cells;
  guint value;
  guint number;
} TestCall;

typedef struct
{
  char *name;
  TestPosition position;
  TestTree tree;
} TestBookmark;

typedef struct
{
  TestShape shape;
  guint n_cells;
  GArray *steps; /* of TestPosition, the first one first */
  GArray *trees; /* of TestTree, one for each step */
  guint current; /* of them */
  GArray *bookmarks;
  gboolean tidy;
  gboolean wrong; /* it forgets to take the colours away: to see that this is found */
} TestModel;

TestModel *test_model_new (const TestShape *shape);
void test_model_free (TestModel *self);
TestPosition *test_model_get_position (TestModel *self);
TestTree *test_model_get_tree (TestModel *self);
void test_model_begin (TestModel *self, SudokuGame *game);
gboolean test_model_follow_jump (TestModel *self, SudokuGame *game);
gboolean test_model_follow (TestModel *self, SudokuGame *game);
const char *test_model_compare (TestModel *self, SudokuGame *game);

gboolean test_model_enter (TestModel *self, const TestCall *call);
gboolean test_model_answer (TestModel *self, const TestCall *call);
gboolean test_model_mark (TestModel *self, const TestCall *call);
gboolean test_model_clear_marks (TestModel *self, const TestCall *call);
gboolean test_model_clear (TestModel *self, const TestCall *call);
gboolean test_model_colour (TestModel *self, const TestCall *call);
gboolean test_model_colour_candidate (TestModel *self, const TestCall *call);
gboolean test_model_link (TestModel *self, const TestCall *call);
gboolean test_model_clear_colouring_of (TestModel *self, const TestCall *call);
gboolean test_model_clear_colouring (TestModel *self, const TestCall *call);
gboolean test_model_clear_answers (TestModel *self, const TestCall *call);
gboolean test_model_clear_entries (TestModel *self, const TestCall *call);
gboolean test_model_restart (TestModel *self, const TestCall *call);
gboolean test_model_protect (TestModel *self, const TestCall *call);
gboolean test_model_unprotect (TestModel *self, const TestCall *call);
gboolean test_model_undo (TestModel *self, const TestCall *call);
gboolean test_model_redo (TestModel *self, const TestCall *call);
gboolean test_model_jump (TestModel *self, const TestCall *call);
gboolean test_model_add_bookmark (TestModel *self, const TestCall *call);
gboolean test_model_remove_bookmark (TestModel *self, const TestCall *call);
gboolean test_model_go_to_bookmark (TestModel *self, const TestCall *call);
gboolean test_model_open_branches (TestModel *self, const TestCall *call);
gboolean test_model_go_to_branch (TestModel *self, const TestCall *call);
gboolean test_model_close_branch (TestModel *self, const TestCall *call);
gboolean test_model_keep_branch (TestModel *self, const TestCall *call);
gboolean test_model_tidy (TestModel *self, const TestCall *call);

G_END_DECLS
