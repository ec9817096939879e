/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds named values in lists and objects, as written by JSON, Python, YAML, PHP and their kin: a
 * name, a colon, “=” or “=>”, and a value up to the next comma or the end of the brackets. Nothing
 * else of any language is known, and no text is an error. */

#include "sudoku-list-members.h"

#include <string.h>

#include "sudoku-text-match.h"

/* The deepest nesting of brackets; deeper content belongs to the innermost. */
#define DEPTH_MAX 64

typedef struct
{
  char bracket;
  guint object;      /* SUDOKU_LIST_NONE: nothing in it has a name so far */
  guint member;      /* that has begun in it and goes on, or SUDOKU_LIST_NONE */
  guint outer;       /* the member around the brackets, or SUDOKU_LIST_NONE */
  gboolean is_value; /* whether the brackets are all of it */
} Bracket;

typedef struct
{
  SudokuListMembers *result;
  const char *text;
  const char *at;
  const char *end;
  const char *word; /* (nullable): that came last, and nothing but blanks since */
  gsize word_length;
  gboolean quoted; /* the word */
  gboolean fresh;  /* a sign came last, and a value is next */
  Bracket stack[DEPTH_MAX];
  guint depth;
  guint deeper;
} Parser;

/**
 * sudoku_list_members_get: (skip)
 * @number: of a member
 *
 * Gets a member.
 *
 * Returns: (transfer none): the member
 */
SudokuListMember *
sudoku_list_members_get (const SudokuListMembers *self,
                         guint number)
{
  return &g_array_index (self->members, SudokuListMember, number);
}

/**
 * sudoku_list_members_get_object: (skip)
 * @number: of an object
 *
 * Gets an object.
 *
 * Returns: (transfer none): the object
 */
const SudokuListObject *
sudoku_list_members_get_object (const SudokuListMembers *self,
                                guint number)
{
  return &g_array_index (self->objects, SudokuListObject, number);
}

static gsize
here (const Parser *self)
{
  return (gsize)(self->at - self->text);
}

static Bracket *
top (Parser *self)
{
  return &self->stack[self->depth];
}

static SudokuListObject *
object_of (Parser *self,
           Bracket *bracket)
{
  const SudokuListObject none = { .first = SUDOKU_LIST_NONE, .last = SUDOKU_LIST_NONE };

  if (bracket->object == SUDOKU_LIST_NONE)
    {
      bracket->object = self->result->objects->len;
      g_array_append_val (self->result->objects, none);
      if (bracket->is_value)
        sudoku_list_members_get (self->result, bracket->outer)->value_object = bracket->object;
    }
  return &g_array_index (self->result->objects, SudokuListObject, bracket->object);
}

static void
end_member (Parser *self)
{
  Bracket *bracket = top (self);

  if (bracket->member != SUDOKU_LIST_NONE)
    sudoku_list_members_get (self->result, bracket->member)->end = here (self);
  bracket->member = SUDOKU_LIST_NONE;
}

/* The last word is the name of what follows. */
static void
begin_member (Parser *self,
              gsize sign_length)
{
  Bracket *bracket = top (self);
  SudokuListObject *object = object_of (self, bracket);
  const guint number = self->result->members->len;
  const SudokuListMember member = {
    .name = self->word,
    .name_length = self->word_length,
    .start = here (self) + sign_length,
    .end = (gsize)(self->end - self->text),
    .object = bracket->object,
    .outer = bracket->outer,
    .next = SUDOKU_LIST_NONE,
    .value_object = SUDOKU_LIST_NONE,
  };

  g_array_append_val (self->result->members, member);
  if (object->first == SUDOKU_LIST_NONE)
    object->first = number;
  else
    sudoku_list_members_get (self->result, object->last)->next = number;
  object->last = number;
  bracket->member = number;
}

/* A character that follows a name, or else program syntax. */
static void
take_sign (Parser *self)
{
  gsize rest = (gsize)(self->end - self->at);
  gboolean arrow = rest > 1 && self->at[0] == '=' && self->at[1] == '>';
  gsize length = arrow ? 2 : 1;

  if (!arrow && rest > 1 && self->at[1] == '=')
    length = 2;
  else if (self->word != NULL && top (self)->member == SUDOKU_LIST_NONE &&
           (top (self)->bracket != '[' || self->quoted))
    {
      /* Only programs use “=”. */
      if (*self->at == '=' && !arrow)
        object_of (self, top (self))->is_code = TRUE;
      begin_member (self, length);
      self->fresh = TRUE;
    }
  self->word = NULL;
  self->at += length;
}

static void
open_bracket (Parser *self)
{
  Bracket *outer = top (self);
  Bracket bracket = {
    .bracket = *self->at,
    .object = SUDOKU_LIST_NONE,
    .member = SUDOKU_LIST_NONE,
    .outer = outer->member,
  };

  self->word = NULL;
  if (self->depth + 1 == DEPTH_MAX)
    {
      self->deeper++;
      return;
    }
  if (bracket.outer == SUDOKU_LIST_NONE)
    bracket.outer = outer->outer;
  else
    bracket.is_value = self->fresh;
  self->stack[++self->depth] = bracket;
}

static void
close_bracket (Parser *self)
{
  self->word = NULL;
  if (self->deeper > 0)
    self->deeper--;
  else if (self->depth > 0)
    {
      end_member (self);
      self->depth--;
    }
}

/* Outside brackets the end of a line ends a value, unless it continues below. */
static void
take_newline (Parser *self)
{
  const Bracket *bracket = top (self);
  const char next = self->at + 1 < self->end ? self->at[1] : '\0';

  self->word = NULL;
  if (self->depth == 0 && bracket->member != SUDOKU_LIST_NONE &&
      strchr (" \t\r\n-]})", next) == NULL)
    end_member (self);
}

/* A text in quotation marks, which may be a name; an apostrophe is ignored. */
static void
take_string (Parser *self)
{
  const char quote = *self->at, *start = self->at + 1, *end = start;

  self->fresh = FALSE;
  while (end < self->end && *end != quote && *end != '\n')
    end += *end == '\\' && end + 1 < self->end ? 2 : 1;
  if (end >= self->end || *end != quote)
    {
      self->at++;
      return;
    }
  self->word = start;
  self->word_length = (gsize)(end - start);
  self->quoted = TRUE;
  self->at = end + 1;
}

static void
take_word (Parser *self)
{
  self->fresh = FALSE;
  self->word = self->at;
  while (self->at < self->end && strchr (" \t\r\n,;:=[]{}()\"'`", *self->at) == NULL)
    self->at++;
  self->at += self->at == self->word;
  self->word_length = (gsize)(self->at - self->word);
  self->quoted = FALSE;
}

static gboolean
skip_comment (Parser *self)
{
  const char *behind = sudoku_text_skip_comment (self->at, self->end);

  if (behind == NULL)
    return FALSE;
  self->at = behind;
  return TRUE;
}

/* A single character. */
static void
take_character (Parser *self)
{
  switch (*self->at)
    {
    case ';':
      object_of (self, top (self))->is_code = TRUE;
      G_GNUC_FALLTHROUGH;
    case ',':
      end_member (self);
      self->fresh = FALSE;
      self->word = NULL;
      break;
    case '\n':
      take_newline (self);
      break;
    case '[':
    case '{':
    case '(':
      open_bracket (self);
      self->fresh = FALSE;
      break;
    case ']':
    case '}':
    case ')':
      close_bracket (self);
      break;
    default:
      break;
    }
  self->at++;
}

static void
parse (Parser *self)
{
  while (self->at < self->end)
    {
      if (*self->at == '\0' || strchr (" \t\r\n,;[]{}()", *self->at) != NULL)
        take_character (self);
      else if (*self->at == ':' || *self->at == '=')
        take_sign (self);
      else if (strchr ("\"'`", *self->at) != NULL)
        take_string (self);
      else if (!skip_comment (self))
        take_word (self);
    }
}

/**
 * sudoku_list_members_new: (skip)
 * @text: a text, which must stay
 * @length: its length in bytes
 *
 * Finds all named values. Linear time.
 *
 * Returns: (transfer full): the members
 */
SudokuListMembers *
sudoku_list_members_new (const char *text,
                         gsize length)
{
  SudokuListMembers *result = g_new (SudokuListMembers, 1);
  g_autofree Parser *self = g_new0 (Parser, 1);

  result->text = text;
  result->members = g_array_new (FALSE, FALSE, sizeof (SudokuListMember));
  result->objects = g_array_new (FALSE, FALSE, sizeof (SudokuListObject));
  self->result = result;
  self->text = self->at = text;
  self->end = text + length;
  self->stack[0] = (Bracket){
    .object = SUDOKU_LIST_NONE,
    .member = SUDOKU_LIST_NONE,
    .outer = SUDOKU_LIST_NONE,
  };
  object_of (self, top (self))->is_code = TRUE;
  parse (self);
  return result;
}

/**
 * sudoku_list_members_free: (skip)
 *
 * Frees it.
 */
void
sudoku_list_members_free (SudokuListMembers *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->members);
  g_array_unref (self->objects);
  g_free (self);
}

/**
 * sudoku_list_members_find: (skip)
 * @place: a place in the text
 *
 * Finds the innermost member around a place.
 *
 * Returns: the number of the member, or SUDOKU_LIST_NONE
 */
guint
sudoku_list_members_find (const SudokuListMembers *self,
                          gsize place)
{
  guint low = 0, high, number;

  g_return_val_if_fail (self != NULL, SUDOKU_LIST_NONE);

  high = self->members->len;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (sudoku_list_members_get (self, middle)->start <= place)
        low = middle + 1;
      else
        high = middle;
    }
  /* The last one that begins before: it contains the place, or one around it does. */
  number = low > 0 ? low - 1 : SUDOKU_LIST_NONE;
  while (number != SUDOKU_LIST_NONE && sudoku_list_members_get (self, number)->end <= place)
    number = sudoku_list_members_get (self, number)->outer;
  return number;
}
