/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names the attributes and elements of XML around a grid or beside its rows that are about rules:
 *
 *   <sudoku diagonal="true"> … </sudoku>      <puzzle><cage sum="12"> … </cage> … </puzzle>
 *
 * Content of an element with another grid belongs to that grid. */

#include "sudoku-element-omissions.h"

#include <string.h>

#include "sudoku-element-lists.h"
#include "sudoku-list-omissions.h"
#include "sudoku-nested-lists.h"
#include "sudoku-text-match.h"

/* A tag closes one of so many elements that are open. */
#define CLOSED_MAX 64
#define NONE G_MAXUINT

typedef struct
{
  SudokuElementTag tag;
  gsize name_length;
  const char *end;   /* where it is closed */
  guint parent;      /* or NONE */
  gboolean holds;    /* a grid */
  GPtrArray *issues; /* (nullable): what is left out in it, if it holds a grid */
} Element;

struct _SudokuElementOmissions
{
  const char *text;
  const char *end;
  GArray *elements; /* (element-type Element): in the order of the text */
};

static Element *
get (const SudokuElementOmissions *self,
     guint number)
{
  return &g_array_index (self->elements, Element, number);
}

static gsize
measure_name (const char *name,
              const char *end)
{
  const char *at = name;

  while (at < end && !g_ascii_isspace (*at) && strchr ("=/>", *at) == NULL)
    at++;
  return (gsize)(at - name);
}

/* Closes the innermost element of that name, and those in it. */
static guint
close_element (const SudokuElementOmissions *self,
               guint innermost,
               const SudokuElementTag *tag)
{
  const char *name = tag->start + 2;
  gsize length = measure_name (name, tag->stop);
  guint number = innermost;

  for (guint n = 0; n < CLOSED_MAX && number != NONE; n++, number = get (self, number)->parent)
    {
      const Element *element = get (self, number);

      if (element->name_length != length || memcmp (element->tag.start + 1, name, length) != 0)
        continue;
      while (innermost != element->parent)
        {
          get (self, innermost)->end = tag->start;
          innermost = get (self, innermost)->parent;
        }
      return innermost;
    }
  return innermost;
}

static void
find_elements (SudokuElementOmissions *self)
{
  SudokuElementTag tag;
  guint innermost = NONE;

  for (const char *at = self->text; sudoku_element_lists_next_tag (at, self->end, &tag);
       at = tag.stop + 1)
    if (tag.closing)
      innermost = close_element (self, innermost, &tag);
    else if (tag.element)
      {
        Element element = {
          .tag = tag,
          .name_length = measure_name (tag.start + 1, tag.stop),
          .end = tag.closed ? tag.stop : self->end,
          .parent = innermost,
        };

        if (!tag.closed)
          innermost = self->elements->len;
        g_array_append_val (self->elements, element);
      }
}

/* The innermost element around a place, or NONE. */
static guint
find_around (const SudokuElementOmissions *self,
             gsize place)
{
  const char *at = self->text + place;
  guint low = 0, high = self->elements->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get (self, middle)->tag.start <= at)
        low = middle + 1;
      else
        high = middle;
    }
  low = low > 0 ? low - 1 : NONE;
  while (low != NONE && get (self, low)->end <= at)
    low = get (self, low)->parent;
  return low;
}

/* Marks the elements around all of a grid. */
static void
mark_holders (const SudokuElementOmissions *self,
              const SudokuListedGrid *grid)
{
  gsize last = grid->places != NULL ? grid->places[grid->side * grid->side - 1] : grid->place;
  guint number = find_around (self, grid->place);

  while (number != NONE && get (self, number)->end <= self->text + last)
    number = get (self, number)->parent;
  for (; number != NONE && !get (self, number)->holds; number = get (self, number)->parent)
    get (self, number)->holds = TRUE;
}

/* Records a rule for the grids of the innermost element that has any. */
static void
take (const SudokuElementOmissions *self,
      guint number,
      SatIssue *issue)
{
  while (number != NONE && !get (self, number)->holds)
    number = get (self, number)->parent;
  if (number != NONE && issue != NULL)
    {
      Element *element = get (self, number);

      if (element->issues == NULL)
        element->issues = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
      sudoku_list_omissions_collect (element->issues, issue);
    }
  else if (issue != NULL)
    sat_issue_unref (issue);
}

static void
name_attributes (const SudokuElementOmissions *self,
                 guint number)
{
  const SudokuElementTag *tag = &get (self, number)->tag;
  const char *at = tag->start + 1 + get (self, number)->name_length;

  while ((at = sudoku_text_skip_space (at, tag->stop)) < tag->stop)
    {
      gsize length = measure_name (at, tag->stop);
      const char *sign = sudoku_text_skip_space (at + length, tag->stop);
      const char *value = sign < tag->stop ? sudoku_text_skip_space (sign + 1, tag->stop) : sign;
      const char *close = NULL;

      if (length == 0 || *sign != '=' || (*value != '"' && *value != '\''))
        {
          at += MAX (length, 1);
          continue;
        }
      close = memchr (value + 1, *value, (gsize)(tag->stop - value - 1));
      if (close == NULL)
        return;
      take (self, number,
            get (self, number)->holds
              ? sudoku_list_omissions_find_kind (at, length, value + 1, (gsize)(close - value - 1))
              : sudoku_list_omissions_find_rule (at, length, value + 1,
                                                 (gsize)(close - value - 1)));
      at = close + 1;
    }
}

/* An element may have a name that is about a rule, or the kind of puzzle. */
static void
name_element (const SudokuElementOmissions *self,
              guint number)
{
  static const char flag[] = "true";
  const Element *element = get (self, number);
  const char *value = element->tag.stop + 1, *end = value;

  if (!element->tag.closed)
    end = memchr (value, '<', (gsize)(self->end - value));
  end = end != NULL ? end : self->end;
  value = sudoku_text_skip_space (value, end);
  while (end > value && g_ascii_isspace (end[-1]))
    end--;
  if (value == end)
    end = (value = flag) + strlen (flag);
  take (self, number,
        sudoku_list_omissions_find_rule (element->tag.start + 1, element->name_length, value,
                                         (gsize)(end - value)));
}

/**
 * sudoku_element_omissions_new: (skip)
 * @text: a text, which must stay
 * @length: its length in bytes
 * @found: (element-type SudokuListedGrid): its grids
 *
 * Finds what elements say about rules. Linear time.
 *
 * Returns: (transfer full) (nullable): the omissions; %NULL when the text does not begin with an
 *   element
 */
SudokuElementOmissions *
sudoku_element_omissions_new (const char *text,
                              gsize length,
                              GPtrArray *found)
{
  SudokuElementOmissions *self = NULL;
  const char *at = NULL;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  at = length > 0 ? sudoku_text_skip_space (text, text + length) : text;
  if (length == 0 || at == text + length || *at != '<')
    return NULL;
  self = g_new (SudokuElementOmissions, 1);
  self->text = text;
  self->end = text + length;
  self->elements = g_array_new (FALSE, FALSE, sizeof (Element));
  find_elements (self);
  for (guint i = 0; i < found->len; i++)
    mark_holders (self, found->pdata[i]);
  for (guint i = 0; i < self->elements->len; i++)
    {
      name_attributes (self, i);
      name_element (self, i);
    }
  return self;
}

/**
 * sudoku_element_omissions_free: (skip)
 *
 * Frees it.
 */
void
sudoku_element_omissions_free (SudokuElementOmissions *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->elements->len; i++)
    g_clear_pointer (&get (self, i)->issues, g_ptr_array_unref);
  g_array_unref (self->elements);
  g_free (self);
}

/**
 * sudoku_element_omissions_add: (skip)
 * @self: what elements say about rules
 * @place: the place of the grid in the text
 * @document: the puzzle of the grid
 *
 * Adds the rules around a grid to its document.
 */
void
sudoku_element_omissions_add (const SudokuElementOmissions *self,
                              gsize place,
                              SudokuDocument *document)
{
  g_autoptr (GPtrArray) all = NULL;

  g_return_if_fail (self != NULL && document != NULL);

  all = g_ptr_array_new ();
  for (guint number = find_around (self, place); number != NONE;
       number = get (self, number)->parent)
    {
      const GPtrArray *issues = get (self, number)->issues;

      for (guint i = 0; issues != NULL && i < issues->len; i++)
        sudoku_list_omissions_collect (all, sat_issue_ref (issues->pdata[i]));
    }
  for (guint i = 0; i < all->len; i++)
    sudoku_document_take_issue (document, all->pdata[i]);
}
