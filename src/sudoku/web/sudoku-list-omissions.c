/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names what is beside the grids of lists and objects. The meaning of names is unknown for any
 * program: what is not certainly harmless may be a rule. Each object around a grid is looked at;
 * among the statements of a program only names about rules count. */

#include "sudoku-list-omissions.h"

#include <string.h>

#include "sudoku-list-members.h"
#include "sudoku-nested-lists.h"
#include "sudoku-text-match.h"

#define NAME_LENGTH_MAX 64
/* How many members of an object are reported. */
#define NAMED_MAX 20

struct _SudokuListOmissions
{
  SudokuListMembers *members;
  GHashTable *by_object;   /* number of an object → its SatIssues in a GPtrArray, once looked at */
  GHashTable *box_rows;    /* number of an object → the rows of a box, if it says them */
  GHashTable *box_columns; /* likewise */
};

/* All names here are lower case and only have letters and digits. */

/* Members of objects with grids that say nothing about rules. */
static const char *const harmless[] = {
  "answer", "attribution", "author", "clues", "cols", "columns", "comment",
  "comments", "copyright", "count", "created", "createdat", "date", "description",
  "difficulty", "dimension", "elapsed", "empty", "givens", "grade", "hash",
  "height", "id", "index", "language", "level", "licence", "license",
  "link", "message", "n", "name", "no", "note", "notes",
  "number", "order", "rating", "results", "rows", "score", "seed",
  "setter", "side", "size", "solution", "solutioncount", "solutions", "solved",
  "source", "status", "success", "tags", "time", "timestamp", "title",
  "unique", "updated", "updatedat", "url", "uuid", "version", "width",
  NULL
};

/* Only a number is harmless here: a count. */
static const char *const counts[] = { "clues", "cols", "columns", "givens", "rows", NULL };

/* The value is reported rather than the name. */
static const char *const kinds[] = { "category", "constraint", "constraints", "game",
                                     "gametype", "kind", "mode", "puzzletype",
                                     "rule", "rules", "ruleset", "sudokutype",
                                     "type", "variant", "variants", NULL };

/* Objects whose members count as members of the outer object. */
static const char *const containers[] = { "constraints", "details", "extra", "header",
                                          "info", "meta", "metadata", "options",
                                          "properties", "rules", "settings", "variants",
                                          NULL };

/* Values of kinds for ordinary puzzles. */
static const char *const plain_kinds[] = {
  "9x9", "basic", "classic", "classical", "classicsudoku", "easy", "evil",
  "expert", "hard", "medium", "none", "normal", "normalsudoku",
  "normalsudokurulesapply", "plain", "puzzle", "regular",
  "standard", "standardsudoku", "sudoku", "sudoku9x9", "vanilla", NULL
};

/* Parts of names about rules, or about other properties of cells. */
static const char *const side_words[] = {
  "area", "arrow", "block", "box", "cage", "candidate", "clone", "colour",
  "color", "constraint", "diagonal", "edge", "even", "group", "irregular", "jigsaw",
  "killer", "knight", "kropki", "line", "mark", "mask", "palindrome", "parity",
  "region", "renban", "sandwich", "shape", "skyscraper", "sum", "thermo", "variant",
  "whisper", "zone", NULL
};

/* Parts of words about rules and little else. */
static const char *const rule_words[] = {
  "arrow", "cage", "constraint", "diagonal", "irregular", "jigsaw", "killer", "knight", "kropki",
  "palindrome", "region", "renban", "sandwich", "skyscraper", "thermo", "variant", "whisper",
  "zone", NULL
};

/* Parts of names of puzzles. */
static const char *const main_words[] = {
  "board", "cell", "challenge", "clue", "given", "grid", "initial", "input", "matrix", "problem",
  "puzzle", "question", "quiz", "start", "state", "sudoku", "task", "unsolved", "value", NULL
};

/* Names that programs use for the sides of a box. */
static const char *const names_of_box_rows[] = { "blockheight", "blockrows", "boxheight", "boxh",
                                                 "boxrows", "subgridheight", "subgridrows",
                                                 NULL };
static const char *const names_of_box_columns[] = {
  "blockcols", "blockcolumns", "blockwidth", "boxcols", "boxcolumns",
  "boxw", "boxwidth", "subgridcols", "subgridcolumns", "subgridwidth",
  NULL
};

typedef enum
{
  ROLE_MAIN = 1 << 0,
  ROLE_NEUTRAL = 1 << 1,
  ROLE_SIDE = 1 << 2,
  ROLE_SEVERAL = 1 << 3, /* a member of a main name has more than one */
} Role;

static char *
simplify (const char *name,
          gsize length)
{
  GString *simple = g_string_new (NULL);

  for (gsize i = 0; i < MIN (length, NAME_LENGTH_MAX); i++)
    if (g_ascii_isalnum (name[i]))
      g_string_append_c (simple, g_ascii_tolower (name[i]));
  return g_string_free (simple, FALSE);
}

static gboolean
has_part (const char *name,
          const char *const *parts)
{
  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (name, parts[i]) != NULL)
      return TRUE;
  return FALSE;
}

static Role
find_role (const SudokuListMember *member)
{
  g_autofree char *name = simplify (member->name, member->name_length);

  return has_part (name, side_words)   ? ROLE_SIDE
         : has_part (name, main_words) ? ROLE_MAIN
                                       : ROLE_NEUTRAL;
}

/* The member that names a grid, or NULL. */
static SudokuListMember *
find_member (const SudokuListOmissions *self,
             const SudokuListedGrid *grid)
{
  guint number = sudoku_list_members_find (self->members, grid->place);

  return number != SUDOKU_LIST_NONE ? sudoku_list_members_get (self->members, number) : NULL;
}

/* Whether a grid is about the cells of another one beside it. */
static gboolean
is_side (const SudokuListOmissions *self,
         const SudokuListMember *member,
         guint roles)
{
  const SudokuListObject *object = sudoku_list_members_get_object (self->members, member->object);
  const Role role = find_role (member);

  if (role == ROLE_SIDE)
    return (roles & (ROLE_MAIN | ROLE_NEUTRAL)) != 0;
  return role == ROLE_NEUTRAL && !object->is_code && (roles & ROLE_MAIN) != 0 &&
         (roles & ROLE_SEVERAL) == 0;
}

/* Drops grids that are about another one. */
static void
drop_sides (const SudokuListOmissions *self,
            GPtrArray *found)
{
  g_autofree guint *roles = g_new0 (guint, self->members->objects->len);
  g_autofree guint8 *seen = g_new0 (guint8, self->members->members->len);
  guint n_kept = 0;

  for (guint i = 0; i < found->len; i++)
    {
      const SudokuListMember *member = find_member (self, found->pdata[i]);
      guint number;

      if (member == NULL)
        continue;
      number = (guint)(member - sudoku_list_members_get (self->members, 0));
      roles[member->object] |= find_role (member) | (seen[number] ? ROLE_SEVERAL : 0);
      seen[number] = TRUE;
    }
  for (guint i = 0; i < found->len; i++)
    {
      const SudokuListMember *member = find_member (self, found->pdata[i]);
      gpointer grid = found->pdata[i];

      if (member != NULL && is_side (self, member, roles[member->object]))
        continue;
      found->pdata[i] = found->pdata[n_kept];
      found->pdata[n_kept++] = grid;
    }
  g_ptr_array_set_size (found, (int)n_kept);
}

/* Marks the members around a place: their meaning is known. */
static void
mark (const SudokuListOmissions *self,
      gsize place)
{
  guint number = sudoku_list_members_find (self->members, place);

  while (number != SUDOKU_LIST_NONE && !sudoku_list_members_get (self->members, number)->marked)
    {
      SudokuListMember *member = sudoku_list_members_get (self->members, number);

      member->marked = TRUE;
      number = member->outer;
    }
}

/* The value of a member, without blanks around it. */
static const char *
get_value (const SudokuListOmissions *self,
           const SudokuListMember *member,
           gsize *length)
{
  const char *end = self->members->text + member->end;
  const char *start = sudoku_text_skip_space (self->members->text + member->start, end);

  while (end > start && g_ascii_isspace (end[-1]))
    end--;
  *length = (gsize)(end - start);
  return start;
}

static gboolean
is_number (const char *value,
           gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (value[i]))
      return FALSE;
  return length > 0;
}

/* Records the sides of boxes in objects. */
static void
find_box_numbers (SudokuListOmissions *self)
{
  for (guint i = 0; i < self->members->members->len; i++)
    {
      const SudokuListMember *member = sudoku_list_members_get (self->members, i);
      g_autofree char *name = simplify (member->name, member->name_length);
      gsize length = 0;
      const char *value = get_value (self, member, &length);
      GHashTable *numbers = g_strv_contains (names_of_box_rows, name)      ? self->box_rows
                            : g_strv_contains (names_of_box_columns, name) ? self->box_columns
                                                                           : NULL;

      if (numbers != NULL && length <= 2 && is_number (value, length))
        g_hash_table_insert (numbers, GUINT_TO_POINTER (member->object),
                             GUINT_TO_POINTER (g_ascii_strtoull (value, NULL, 10)));
    }
}

/**
 * sudoku_list_omissions_new: (skip)
 * @text: a text, which must stay
 * @length: its length in bytes
 * @found: (element-type SudokuListedGrid): its grids; those about the cells of another one are
 *   removed
 * @solutions: (element-type gsize): the places of solutions
 *
 * Finds what has a name in a text and is no grid that is read.
 *
 * Returns: (transfer full): it
 */
SudokuListOmissions *
sudoku_list_omissions_new (const char *text,
                           gsize length,
                           GPtrArray *found,
                           const GArray *solutions)
{
  SudokuListOmissions *self = g_new (SudokuListOmissions, 1);

  self->members = sudoku_list_members_new (text, length);
  self->by_object =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify)g_ptr_array_unref);
  self->box_rows = g_hash_table_new (NULL, NULL);
  self->box_columns = g_hash_table_new (NULL, NULL);
  find_box_numbers (self);
  drop_sides (self, found);
  for (guint i = 0; i < found->len; i++)
    mark (self, ((SudokuListedGrid *)found->pdata[i])->place);
  for (guint i = 0; i < solutions->len; i++)
    mark (self, g_array_index (solutions, gsize, i));
  return self;
}

/**
 * sudoku_list_omissions_free: (skip)
 *
 * Frees it.
 */
void
sudoku_list_omissions_free (SudokuListOmissions *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->by_object);
  g_hash_table_unref (self->box_rows);
  g_hash_table_unref (self->box_columns);
  sudoku_list_members_free (self->members);
  g_free (self);
}

static gboolean
is_word_of_nothing (const char *word,
                    gsize length)
{
  static const char *const words[] = { "false", "none", "nil", "null", "undefined" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i]) == length && g_ascii_strncasecmp (word, words[i], length) == 0)
      return TRUE;
  return FALSE;
}

/* Whether a value is as good as absent: null, "", [] or lists of such. */
static gboolean
is_nothing (const char *value,
            gsize length)
{
  static const char between[] = " \t\r\n,;[]{}()\"'";
  const char *end = value + length;

  while (value < end)
    {
      const char *word = value;

      while (value < end && (*value == '\0' || strchr (between, *value) == NULL))
        value++;
      if (value > word && !is_word_of_nothing (word, (gsize)(value - word)))
        return FALSE;
      value += value < end;
    }
  return TRUE;
}

static gboolean
is_harmless (const char *name,
             const char *value,
             gsize length)
{
  if (g_strv_contains (counts, name))
    return is_number (value, length);
  return g_strv_contains (harmless, name) || strstr (name, "solution") != NULL;
}

/**
 * sudoku_list_omissions_collect: (skip)
 * @issues: (element-type SatIssue): the omissions so far
 * @issue: (transfer full): another omission
 *
 * Adds an issue, without repetitions and up to a limit.
 */
void
sudoku_list_omissions_collect (GPtrArray *issues,
                               SatIssue *issue)
{
  g_autofree char *described = sat_issue_describe (issue);
  gboolean known = issues->len == NAMED_MAX;

  for (guint i = 0; i < issues->len && !known; i++)
    {
      g_autofree char *other = sat_issue_describe (issues->pdata[i]);

      known = g_str_equal (other, described);
    }
  if (known)
    sat_issue_unref (issue);
  else
    g_ptr_array_add (issues, issue);
}

static void
add_name (GPtrArray *issues,
          const char *name,
          gsize length)
{
  sudoku_list_omissions_collect (
    issues, sat_issue_new (NULL, "rule-not-read", sat_arg_quote (name, length)));
}

/* The next text in quotation marks in a value of texts only, or NULL. */
static const char *
next_text (const char **value,
           const char *end,
           gsize *length)
{
  const char *text = *value, *close = NULL;

  while (text < end && strchr (" \t\r\n,[]", *text) != NULL && *text != '\0')
    text++;
  if (text == end || (*text != '"' && *text != '\''))
    return NULL;
  close = memchr (text + 1, *text, (gsize)(end - text - 1));
  if (close == NULL)
    return NULL;
  *length = (gsize)(close - text - 1);
  *value = close + 1;
  return text + 1;
}

/* Whether a value is a text or a list of texts. */
static gboolean
are_texts (const char *value,
           gsize length)
{
  const char *end = value + length;
  gboolean any = FALSE;
  gsize text_length = 0;

  while (next_text (&value, end, &text_length) != NULL)
    any = TRUE;
  return any && is_nothing (value, (gsize)(end - value));
}

static void
add_texts (GPtrArray *issues,
           const char *value,
           gsize length)
{
  const char *end = value + length, *text = NULL;
  gsize text_length = 0;

  while ((text = next_text (&value, end, &text_length)) != NULL)
    {
      g_autofree char *simple = simplify (text, text_length);

      if (text_length > 0 && !g_strv_contains (plain_kinds, simple))
        add_name (issues, text, text_length);
    }
}

/* Reports the kinds of objects in a list: [{"type": "killer", …}, …]. */
static gboolean
add_kinds_of_list (const SudokuListOmissions *self,
                   guint number,
                   GPtrArray *issues)
{
  const SudokuListMember *list = sudoku_list_members_get (self->members, number);
  gboolean any = FALSE;

  for (guint i = number + 1; i < self->members->members->len; i++)
    {
      const SudokuListMember *member = sudoku_list_members_get (self->members, i);
      g_autofree char *name = NULL;
      const char *value = NULL;
      gsize length = 0;

      if (member->start >= list->end)
        break;
      if (member->outer != number)
        continue;
      name = simplify (member->name, member->name_length);
      value = get_value (self, member, &length);
      if (!g_strv_contains (kinds, name) || !are_texts (value, length))
        continue;
      add_texts (issues, value, length);
      any = TRUE;
    }
  return any;
}

static void
add_object (const SudokuListOmissions *self, guint number, GPtrArray *issues);

/* Whether a member is an object that says nothing about rules. */
static gboolean
is_harmless_object (const SudokuListOmissions *self,
                    const SudokuListMember *member,
                    const char *name)
{
  g_autoptr (GPtrArray) inner = NULL;

  if (member->value_object == SUDOKU_LIST_NONE || has_part (name, side_words))
    return FALSE;
  inner = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  add_object (self, member->value_object, inner);
  return inner->len == 0;
}

/* Whether a value, which is not empty, is a list; in YAML one has a line for each element. */
static gboolean
is_list (const char *value,
         gsize length)
{
  return (*value != '\0' && strchr ("[{(", *value) != NULL) ||
         (length > 1 && value[0] == '-' && value[1] == ' ');
}

static void
add_member (const SudokuListOmissions *self,
            guint number,
            gboolean is_code,
            GPtrArray *issues)
{
  const SudokuListMember *member = sudoku_list_members_get (self->members, number);
  g_autofree char *name = simplify (member->name, member->name_length);
  gsize length = 0;
  const char *value = get_value (self, member, &length);

  if (is_nothing (value, length) || is_harmless (name, value, length))
    return;
  if (is_code)
    {
      if (has_part (name, rule_words) && is_list (value, length))
        add_name (issues, member->name, member->name_length);
      return;
    }
  if (is_number (value, length) && length <= 2 &&
      (g_strv_contains (names_of_box_rows, name) || g_strv_contains (names_of_box_columns, name)))
    return;
  if (g_strv_contains (kinds, name) && are_texts (value, length))
    add_texts (issues, value, length);
  else if (g_strv_contains (containers, name) && member->value_object != SUDOKU_LIST_NONE)
    add_object (self, member->value_object, issues);
  else if (!is_harmless_object (self, member, name) &&
           !(g_strv_contains (kinds, name) && add_kinds_of_list (self, number, issues)))
    add_name (issues, member->name, member->name_length);
}

/* Reports the members of an object that may be rules. */
static void
add_object (const SudokuListOmissions *self,
            guint number,
            GPtrArray *issues)
{
  const SudokuListObject *object = sudoku_list_members_get_object (self->members, number);

  for (guint i = object->first; i != SUDOKU_LIST_NONE && issues->len < NAMED_MAX;)
    {
      const SudokuListMember *member = sudoku_list_members_get (self->members, i);

      if (!member->marked)
        add_member (self, i, object->is_code, issues);
      i = member->next;
    }
}

/* Each object is looked at once, whatever the number of its grids. */
static void
take_object (SudokuListOmissions *self,
             guint number,
             SudokuDocument *document)
{
  GPtrArray *issues = g_hash_table_lookup (self->by_object, GUINT_TO_POINTER (number));

  if (issues == NULL)
    {
      issues = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
      add_object (self, number, issues);
      g_hash_table_insert (self->by_object, GUINT_TO_POINTER (number), issues);
    }
  for (guint i = 0; i < issues->len; i++)
    sudoku_document_take_issue (document, sat_issue_ref (issues->pdata[i]));
}

/**
 * sudoku_list_omissions_add: (skip)
 * @self: what is left out of a text
 * @place: the place of the grid in the text
 * @document: the puzzle of the grid
 *
 * Adds the possible rules around a grid to its document.
 */
void
sudoku_list_omissions_add (SudokuListOmissions *self,
                           gsize place,
                           SudokuDocument *document)
{
  guint number;

  g_return_if_fail (self != NULL && document != NULL);

  number = sudoku_list_members_find (self->members, place);
  while (number != SUDOKU_LIST_NONE)
    {
      const SudokuListMember *member = sudoku_list_members_get (self->members, number);

      if (member->object != 0)
        take_object (self, member->object, document);
      number = member->outer;
    }
  take_object (self, 0, document);
}

/**
 * sudoku_list_omissions_find_rule: (skip)
 * @name: the name of something beside a puzzle, as in an address
 * @name_length: its length in bytes
 * @value: its value
 * @value_length: the length of the value in bytes
 *
 * Finds an omission where names may mean anything, so that only those about rules count.
 *
 * Returns: (transfer full) (nullable): an issue; %NULL when it is no rule
 */
SatIssue *
sudoku_list_omissions_find_rule (const char *name,
                                 gsize name_length,
                                 const char *value,
                                 gsize value_length)
{
  g_autofree char *simple_name = simplify (name, name_length);
  g_autofree char *simple_value = simplify (value, value_length);

  if (*simple_value == '\0' || is_word_of_nothing (simple_value, strlen (simple_value)) ||
      g_str_equal (simple_value, "0") || g_strv_contains (plain_kinds, simple_value))
    return NULL;
  if (g_strv_contains (kinds, simple_name) &&
      (has_part (simple_value, rule_words) || strstr (simple_name, "variant") != NULL))
    return sat_issue_new (NULL, "rule-not-read", sat_arg_quote (value, value_length));
  if (has_part (simple_name, rule_words))
    return sat_issue_new (NULL, "rule-not-read", sat_arg_quote (name, name_length));
  return NULL;
}

/**
 * sudoku_list_omissions_find_kind: (skip)
 * @name: the name of a property of a puzzle
 * @name_length: its length in bytes
 * @value: its value
 * @value_length: the length of the value in bytes
 *
 * Finds an omission as sudoku_list_omissions_find_rule() does, where a name is certainly about the
 * puzzle: an unknown kind is reported, too.
 *
 * Returns: (transfer full) (nullable): an issue; %NULL when it is no rule
 */
SatIssue *
sudoku_list_omissions_find_kind (const char *name,
                                 gsize name_length,
                                 const char *value,
                                 gsize value_length)
{
  g_autofree char *simple_name = simplify (name, name_length);
  g_autofree char *simple_value = simplify (value, value_length);

  if (g_strv_contains (kinds, simple_name) && *simple_value != '\0' &&
      !is_number (simple_value, strlen (simple_value)) &&
      !is_word_of_nothing (simple_value, strlen (simple_value)) &&
      !g_strv_contains (plain_kinds, simple_value))
    return sat_issue_new (NULL, "rule-not-read", sat_arg_quote (value, value_length));
  return sudoku_list_omissions_find_rule (name, name_length, value, value_length);
}

/* The number given beside a place or around it; 0: none. */
static guint
find_number (const SudokuListOmissions *self,
             gsize place,
             GHashTable *numbers)
{
  guint around = sudoku_list_members_find (self->members, place);

  while (around != SUDOKU_LIST_NONE)
    {
      const SudokuListMember *member = sudoku_list_members_get (self->members, around);
      guint number =
        GPOINTER_TO_UINT (g_hash_table_lookup (numbers, GUINT_TO_POINTER (member->object)));

      if (number > 0)
        return number;
      around = member->outer;
    }
  return 0;
}

/**
 * sudoku_list_omissions_find_boxes: (skip)
 * @self: what is left out of a text
 * @place: the place of the grid in the text
 * @side: its side
 * @box_rows: (out): the rows of a box, if given
 * @box_columns: (out): the columns of a box
 *
 * Finds the boxes given for a grid, whether or not they fit its side.
 *
 * Returns: whether there are any
 */
gboolean
sudoku_list_omissions_find_boxes (const SudokuListOmissions *self,
                                  gsize place,
                                  guint side,
                                  guint *box_rows,
                                  guint *box_columns)
{
  g_return_val_if_fail (self != NULL && box_rows != NULL && box_columns != NULL, FALSE);

  *box_rows = find_number (self, place, self->box_rows);
  *box_columns = find_number (self, place, self->box_columns);
  if (*box_rows == 0 && *box_columns == 0)
    return FALSE;
  if (*box_rows == 0)
    *box_rows = MAX (side / *box_columns, 1);
  if (*box_columns == 0)
    *box_columns = MAX (side / *box_rows, 1);
  return TRUE;
}
