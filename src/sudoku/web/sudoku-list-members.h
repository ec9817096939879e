/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Named values around a place in lists and objects of a programming language. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SUDOKU_LIST_NONE:
 *
 * No such member or object.
 */
#define SUDOKU_LIST_NONE G_MAXUINT

/**
 * SudokuListMember:
 * @name: its name in the text
 * @name_length: the length of the name in bytes
 * @start: where its value begins
 * @end: where its value ends
 * @object: the number of the object that it stands in
 * @outer: the member whose value is the object, or SUDOKU_LIST_NONE
 * @next: the next member of the object, or SUDOKU_LIST_NONE
 * @value_object: the number of the object that the value is, or SUDOKU_LIST_NONE
 * @marked: for the caller
 *
 * A name and its value.
 */
typedef struct
{
  const char *name;
  gsize name_length;
  gsize start;
  gsize end;
  guint object;
  guint outer;
  guint next;
  guint value_object;
  gboolean marked;
} SudokuListMember;

/**
 * SudokuListObject:
 * @first: its first member, or SUDOKU_LIST_NONE
 * @last: its last member, or SUDOKU_LIST_NONE
 * @is_code: whether it is the text itself or a block of a program, where a name may be anything
 *
 * Brackets with names in them.
 */
typedef struct
{
  guint first;
  guint last;
  gboolean is_code;
} SudokuListObject;

/**
 * SudokuListMembers:
 * @text: the text
 * @members: (element-type SudokuListMember): in the order of the text
 * @objects: (element-type SudokuListObject): in the order of the text; the first is the text itself
 *
 * All named values of a text.
 */
typedef struct
{
  const char *text;
  GArray *members;
  GArray *objects;
} SudokuListMembers;

SudokuListMembers *sudoku_list_members_new (const char *text, gsize length);
void sudoku_list_members_free (SudokuListMembers *self);
SudokuListMember *sudoku_list_members_get (const SudokuListMembers *self, guint number);
const SudokuListObject *sudoku_list_members_get_object (const SudokuListMembers *self,
                                                        guint number);
guint sudoku_list_members_find (const SudokuListMembers *self, gsize place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuListMembers, sudoku_list_members_free)

G_END_DECLS
