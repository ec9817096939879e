/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds grids in lists as programming languages write and print them: brackets of any kind, values
 * with commas, semicolons or blanks between, strings, names followed by “:” or “=”. N lists or
 * strings of N cells are a grid, and so are N² cells in a list or a string. Everything else is
 * ignored. Knows no language. */

#include "sudoku-nested-lists.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-text-match.h"

/* Fewer lists with as many numbers are often something else. */
#define SIDE_MIN 4
/* Shorter texts of cells are often something else, if there are letters in them. */
#define TEXT_SIDE_MIN 6
/* A longer text is no cell. */
#define CELL_LENGTH_MAX 9
/* A longer number is a row of digits. */
#define NUMBER_LENGTH_MAX 3
/* Lists within lists. */
#define DEPTH_MAX 32
#define NAME_LENGTH_MAX 32
/* So many similar rows are nearly a grid. */
#define ROWS_ALIKE_MIN 3

#define BLANKS " \t\r\n"
#define SURE 97
#define PERHAPS 60

/* The content of a list. */
typedef enum
{
  ITEM_CELL,
  ITEM_ROW, /* cells in a list or text */
  ITEM_GRID,
  ITEM_OTHER, /* nothing of interest, or taken already */
} ItemKind;

typedef struct
{
  ItemKind kind;
  guint n_cells;
  SudokuSign sign;   /* of a cell */
  SudokuSign *cells; /* (nullable) */
  gsize *places;     /* (nullable): of cells that are no characters of a text */
  gsize place;
  gboolean solution; /* its name says so */
  gboolean of_c;     /* it stands in “c(…)” */
  gsize length;      /* of something else, in bytes */
  gsize fault;       /* of something else that is nearly a row: what is no cell in it */
  gsize fault_length;
} Item;

typedef struct
{
  GArray *items; /* (element-type Item) */
  guint number;
  gsize place;
  gboolean solution;
  gboolean is_c;      /* “c(” */
  gboolean is_matrix; /* “matrix(” */
  gboolean by_row;    /* “byrow = TRUE” stands in it */
} List;

typedef struct
{
  const char *text;
  const char *at;
  const char *end;
  GPtrArray *found;    /* (element-type SudokuListedGrid) */
  SudokuLayout *fault; /* (nullable): what is nearly a grid */
  guint fault_rows;    /* how many rows it has */
  List stack[DEPTH_MAX];
  guint depth;
  guint n_lists;
  gboolean bare;      /* the text is the inside of one list */
  gboolean separated; /* a comma or the beginning of a list came last */
  gboolean solution;  /* the name that came last says so */
  const char *word;   /* (nullable): that came last */
  gsize word_length;
} Parser;

static void
grid_free (SudokuListedGrid *grid)
{
  g_free (grid->cells);
  g_free (grid->places);
  g_free (grid);
}

static void
clear_item (Item *item)
{
  g_free (item->cells);
  g_free (item->places);
}

static gboolean
is_one_of (char c,
           const char *characters)
{
  return c != '\0' && strchr (characters, c) != NULL;
}

static List *
top (Parser *self)
{
  return &self->stack[self->depth];
}

static void
begin_list (Parser *self,
            gsize place)
{
  List *list = &self->stack[self->depth];

  *list = (List){ .items = g_array_new (FALSE, FALSE, sizeof (Item)), .place = place };
  g_array_set_clear_func (list->items, (GDestroyNotify)clear_item);
  list->number = self->n_lists++;
}

static Item *
item_at (const List *list,
         guint i)
{
  return &g_array_index (list->items, Item, i);
}

/* Whether a text of cells is certainly one: digits and empty cells. */
static gboolean
is_sure_text (const Item *row)
{
  gboolean any = FALSE, empty = FALSE;

  for (guint i = 0; i < row->n_cells; i++)
    {
      if (sudoku_sign_is_letter (row->cells[i]))
        return FALSE;
      any |= row->cells[i] > 0 && row->cells[i] < SUDOKU_SIGN_BLANK;
      empty |= row->cells[i] == 0 || row->cells[i] >= SUDOKU_SIGN_BLANK;
    }
  return any && empty;
}

/* The side of a row that is a grid by itself; 0: it isn't one. */
static guint
get_side (const Item *row)
{
  guint side = sudoku_cell_text_get_side (row->n_cells);

  if (row->places == NULL && side < TEXT_SIDE_MIN && !is_sure_text (row))
    return 0;
  return side >= SIDE_MIN ? side : 0;
}

static void
emit (Parser *self,
      const List *list,
      Item *item,
      guint side,
      guint sure)
{
  SudokuListedGrid *grid = g_new (SudokuListedGrid, 1);

  *grid = (SudokuListedGrid){
    .side = side,
    .cells = g_steal_pointer (&item->cells),
    .places = g_steal_pointer (&item->places),
    .place = item->place,
    .sure = sure,
    .solution = item->solution,
    .parent = list->number,
  };
  g_ptr_array_add (self->found, grid);
  item->kind = ITEM_OTHER;
}

/* Puts rows of cells together, from @first on. */
static void
join_rows (List *list,
           guint first,
           guint side,
           Item *grid)
{
  *grid = (Item){
    .kind = ITEM_GRID,
    .n_cells = side * side,
    .cells = g_new (SudokuSign, (gsize)side * side),
    .places = g_new (gsize, (gsize)side * side),
    .place = item_at (list, first)->place,
    .solution = item_at (list, first)->solution,
  };
  for (guint r = 0; r < side; r++)
    {
      const Item *row = item_at (list, first + r);

      memcpy (grid->cells + r * side, row->cells, sizeof *row->cells * side);
      for (guint c = 0; c < side; c++)
        grid->places[r * side + c] = row->places != NULL ? row->places[c] : row->place + c;
    }
}

/* Whether two rows are lists of candidates: the same values in order. */
static gboolean
are_candidates (const Item *row,
                const Item *other)
{
  for (guint i = 0; i < row->n_cells; i++)
    if (row->cells[i] == 0 || row->cells[i] >= SUDOKU_SIGN_BLANK ||
        (i > 0 && row->cells[i] <= row->cells[i - 1]))
      return FALSE;
  return memcmp (row->cells, other->cells, sizeof *row->cells * row->n_cells) == 0;
}

/* Whether all cells of a puzzle are in one row: a small board has values twice that a row of a
 * large one has once. */
static gboolean
is_flat (const Item *row)
{
  gboolean seen[SUDOKU_SIDE_MAX + 1] = { FALSE };
  guint side = get_side (row);
  gboolean twice = FALSE;

  for (guint i = 0; i < row->n_cells && side > 0; i++)
    {
      SudokuSign sign = row->cells[i];

      if (sign == 0 || sign >= SUDOKU_SIGN_BLANK)
        continue;
      if (sign > side)
        return FALSE;
      twice |= seen[sign];
      seen[sign] = TRUE;
    }
  return twice;
}

/* Whether it may be a row of a grid with as many rows. A character for each cell has its limit. */
static gboolean
may_be_row (const Item *item)
{
  guint max = item->places != NULL ? SUDOKU_SIDE_MAX : SUDOKU_CHARACTERS_MAX;

  return item->kind == ITEM_ROW && item->n_cells >= SIDE_MIN && item->n_cells <= max &&
         !is_flat (item);
}

/* Counts consecutive rows of one length from here on. */
static guint
count_rows (const List *list,
            guint first)
{
  const Item *row = item_at (list, first);
  guint n = 0;

  while (first + n < list->items->len && row[n].n_cells == row->n_cells && may_be_row (&row[n]))
    n++;
  return n;
}

/* Whether consecutive rows are grids, with nothing left over. */
static gboolean
make_grids (const Item *row,
            guint n_rows)
{
  return n_rows > 0 && n_rows % row->n_cells == 0 && !are_candidates (&row[0], &row[1]);
}

/* In R the columns come first. */
static void
transpose (Item *item,
           guint side)
{
  for (guint r = 0; r < side; r++)
    for (guint c = 0; c < r; c++)
      {
        SudokuSign sign = item->cells[r * side + c];
        gsize place = item->places != NULL ? item->places[r * side + c] : 0;

        item->cells[r * side + c] = item->cells[c * side + r];
        item->cells[c * side + r] = sign;
        if (item->places != NULL)
          {
            item->places[r * side + c] = item->places[c * side + r];
            item->places[c * side + r] = place;
          }
      }
}

/* Whether it would be a row, except for something that is no cell. */
static gboolean
is_broken_row (const Item *item)
{
  return item->kind == ITEM_OTHER && item->fault_length > 0 && item->n_cells > 0 &&
         item->n_cells <= SUDOKU_SIDE_MAX;
}

/* Counts the rows of each length, whatever stands between them. */
static void
count_lengths (const List *list,
               guint counts[SUDOKU_SIDE_MAX + 1])
{
  memset (counts, 0, (SUDOKU_SIDE_MAX + 1) * sizeof *counts);
  for (guint i = 0; i < list->items->len; i++)
    if (may_be_row (item_at (list, i)) || is_broken_row (item_at (list, i)))
      counts[item_at (list, i)->n_cells]++;
}

/* Takes the grid that a row is by itself, unless there are as many of its length as a grid has. */
static void
flush_row (Parser *self,
           const List *list,
           Item *row,
           const guint counts[SUDOKU_SIDE_MAX + 1],
           gboolean alone)
{
  guint side = get_side (row);

  if (side == 0 || (may_be_row (row) && counts[row->n_cells] >= row->n_cells))
    return;
  if (list->is_matrix && !list->by_row && row->of_c)
    transpose (row, side);
  emit (self, list, row, side, row->places != NULL && alone ? SURE : PERHAPS);
}

/* Whether most cells of a row are digits or empty, so that it is no word or name. */
static gboolean
is_like_row (const Item *item)
{
  guint n_letters = 0;

  for (guint i = 0; item->cells != NULL && i < item->n_cells; i++)
    n_letters += sudoku_sign_is_letter (item->cells[i]);
  return is_broken_row (item) || (item->kind == ITEM_ROW && n_letters * 2 <= item->n_cells);
}

/* The length of most rows of a list; 0: they have little in common. */
static guint
find_common_side (const List *list,
                  guint *n_rows)
{
  guint counts[SUDOKU_SIDE_MAX + 1] = { 0 }, side = 0;

  *n_rows = 0;
  for (guint i = 0; i < list->items->len; i++)
    {
      const Item *item = item_at (list, i);

      if (!is_like_row (item))
        continue;
      (*n_rows)++;
      if (item->kind == ITEM_ROW && item->n_cells <= SUDOKU_SIDE_MAX)
        counts[item->n_cells]++;
    }
  for (guint n = SIDE_MIN; n <= SUDOKU_SIDE_MAX; n++)
    side = counts[n] > counts[side] ? n : side;
  return counts[side] >= ROWS_ALIKE_MIN && counts[side] * 2 > *n_rows ? side : 0;
}

/* The first row that differs from most others; NULL: only their number is wrong. */
static const Item *
find_odd_row (const List *list,
              guint side,
              const Item **first)
{
  *first = NULL;
  for (guint i = 0; i < list->items->len; i++)
    {
      const Item *item = item_at (list, i);

      if (!is_like_row (item))
        continue;
      if (item->kind == ITEM_OTHER || item->n_cells != side)
        return item;
      if (*first == NULL)
        *first = item;
    }
  return NULL;
}

static SudokuLayout *
make_fault (const List *list,
            guint side,
            guint n_rows)
{
  const Item *first = NULL, *odd = find_odd_row (list, side, &first);
  SudokuLayout *fault = NULL;

  if (odd == NULL)
    {
      fault = sudoku_layout_new (SUDOKU_LAYOUT_BAD_ROWS, side);
      fault->fault = first != NULL ? first->place : list->place;
      fault->n_found = n_rows;
      return fault;
    }
  fault = sudoku_layout_new (odd->kind == ITEM_OTHER ? SUDOKU_LAYOUT_BAD_SIGN
                                                     : SUDOKU_LAYOUT_BAD_ROW,
                             side);
  fault->fault = odd->kind == ITEM_OTHER ? odd->fault : odd->place;
  fault->fault_length = odd->fault_length;
  fault->n_found = odd->n_cells;
  return fault;
}

/* Remembers the closest match, the one with most rows. */
static void
note_fault (Parser *self,
            const List *list)
{
  guint n_rows, side = find_common_side (list, &n_rows);

  if (side == 0 || n_rows <= self->fault_rows)
    return;
  g_clear_pointer (&self->fault, sudoku_layout_free);
  self->fault = make_fault (list, side, n_rows);
  /* Then their number is not the fault. */
  if (self->fault->kind == SUDOKU_LAYOUT_BAD_ROWS && n_rows % side == 0)
    g_clear_pointer (&self->fault, sudoku_layout_free);
  self->fault_rows = n_rows;
}

/* Takes all grids out of a list that is none itself. */
static void
flush (Parser *self,
       List *list)
{
  gboolean alone = self->found->len == 0;
  guint counts[SUDOKU_SIDE_MAX + 1];
  guint n_rows = 0; /* of one length, from here on */

  note_fault (self, list);
  count_lengths (list, counts);
  for (guint i = 0; i < list->items->len; i++)
    {
      Item *item = item_at (list, i);

      n_rows = n_rows > 0 ? n_rows : count_rows (list, i);
      if (item->kind == ITEM_GRID)
        emit (self, list, item, (guint)sudoku_cell_text_get_side (item->n_cells), SURE);
      else if (item->kind == ITEM_ROW && make_grids (item, n_rows))
        {
          guint side = item->n_cells;
          Item grid;

          join_rows (list, i, side, &grid);
          emit (self, list, &grid, side, SURE);
          i += side - 1;
          n_rows -= side;
          continue;
        }
      else if (item->kind == ITEM_ROW)
        flush_row (self, list, item, counts, alone);
      n_rows -= n_rows > 0;
    }
}

/* Whether all items of a list are cells. */
static gboolean
has_cells_only (const List *list)
{
  for (guint i = 0; i < list->items->len; i++)
    if (item_at (list, i)->kind != ITEM_CELL)
      return FALSE;
  return list->items->len > 1 && list->items->len <= SUDOKU_CELLS_MAX;
}

/* Whether something in a list is no cell where most others are: it is nearly a row. */
static void
find_row_fault (const List *list,
                Item *row)
{
  guint n_cells = 0;
  const Item *odd = NULL;

  for (guint i = 0; i < list->items->len; i++)
    {
      const Item *item = item_at (list, i);

      n_cells += item->kind == ITEM_CELL && !sudoku_sign_is_letter (item->sign);
      if (odd == NULL && item->kind != ITEM_CELL)
        odd = item;
    }
  if (odd == NULL || n_cells * 2 < list->items->len)
    return;
  row->n_cells = list->items->len;
  row->fault = odd->place;
  row->fault_length = MAX (odd->length, 1);
}

/* The meaning of a list once it is closed. */
static Item
reduce (Parser *self,
        List *list)
{
  Item result = { .kind = ITEM_OTHER, .place = list->place, .solution = list->solution };
  guint n_items = list->items->len;

  if (has_cells_only (list))
    {
      result.kind = ITEM_ROW;
      result.n_cells = n_items;
      result.cells = g_new (SudokuSign, n_items);
      result.places = g_new (gsize, n_items);
      result.of_c = list->is_c;
      for (guint i = 0; i < n_items; i++)
        {
          result.cells[i] = item_at (list, i)->sign;
          result.places[i] = item_at (list, i)->place;
        }
      return result;
    }
  /* Lists of candidates are in other lists. */
  if (n_items > 0 && item_at (list, 0)->n_cells == n_items && count_rows (list, 0) == n_items &&
      (self->depth == 1 || make_grids (item_at (list, 0), n_items)))
    {
      join_rows (list, 0, n_items, &result);
      result.solution = list->solution;
      return result;
    }
  /* Brackets around one thing are ignored. */
  if (n_items == 1 && item_at (list, 0)->kind != ITEM_CELL && !list->is_matrix)
    {
      result = *item_at (list, 0);
      result.solution |= list->solution;
      item_at (list, 0)->cells = NULL;
      item_at (list, 0)->places = NULL;
      return result;
    }
  for (guint i = 0; i < n_items; i++)
    item_at (list, i)->solution |= list->solution;
  find_row_fault (list, &result);
  flush (self, list);
  return result;
}

/* Whether words are values of a list. */
static gboolean
is_inside (const Parser *self)
{
  return self->depth > 0 || self->bare;
}

static void
add_item (Parser *self,
          Item item)
{
  item.solution |= self->solution;
  self->solution = self->separated = FALSE;
  g_array_append_val (top (self)->items, item);
}

static void
open_list (Parser *self)
{
  gboolean solution = self->solution;
  gboolean beside = self->word != NULL && self->word + self->word_length == self->at;

  if (self->depth + 1 == DEPTH_MAX)
    return;
  self->depth++;
  begin_list (self, (gsize)(self->at - self->text));
  top (self)->solution = solution;
  self->separated = TRUE;
  top (self)->is_c = beside && sudoku_scan_equal (self->word, self->word_length, "c");
  top (self)->is_matrix = beside && sudoku_scan_equal (self->word, self->word_length, "matrix");
  self->solution = FALSE;
}

static void
close_list (Parser *self)
{
  List *list = top (self);
  Item item;

  if (self->depth == 0)
    return;
  /* “int[]” is a type. */
  if (list->items->len == 0)
    {
      g_array_unref (list->items);
      self->depth--;
      self->separated = FALSE;
      return;
    }
  item = reduce (self, list);
  g_array_unref (list->items);
  self->depth--;
  add_item (self, item);
}

/* Whether a name says that its value is no puzzle. */
static gboolean
is_solution_name (const char *name,
                  gsize length)
{
  static const char *const parts[] = { "solution", "solved", "answer", "result" };
  g_autofree char *lower = g_ascii_strdown (name, (gssize)MIN (length, NAME_LENGTH_MAX));

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (lower, parts[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Takes a name, which precedes its value; FALSE: this word is none. */
static gboolean
take_name (Parser *self,
           const char *word,
           gsize length)
{
  const char *at = sudoku_text_skip_space (self->at, self->end);
  const char *value = NULL;

  if (at == self->end || (*at != ':' && *at != '=') || (at + 1 < self->end && at[1] == '='))
    return FALSE;
  self->at = at + 1;
  self->solution = is_solution_name (word, length);
  value = sudoku_text_skip_space (self->at, self->end);
  top (self)->by_row |= length == 5 && memcmp (word, "byrow", 5) == 0 && value < self->end &&
                        *value == 'T';
  return TRUE;
}

/* A character in a text is no cell: if all others are, it is nearly a row. */
static void
note_text_fault (Item *item,
                 const char *start,
                 const char *at,
                 const char *end)
{
  const char *behind = at + 1;
  SudokuSign sign;

  while (behind < end && ((guchar)*behind & 0xc0) == 0x80)
    behind++;
  item->fault = (gsize)(at - start) + item->place;
  item->fault_length = (gsize)(behind - at);
  item->n_cells = (guint)MIN (end - start - (behind - at) + 1, SUDOKU_SIDE_MAX + 1);
  for (; start < end && item->n_cells > 0; start++)
    if ((start < at || start >= behind) &&
        (!sudoku_sign_from_character (*start, &sign) || sudoku_sign_is_letter (sign)))
      item->n_cells = 0;
}

/* A text of cells, one character each; blanks and line ends in it are ignored. */
static void
add_text (Parser *self,
          const char *start,
          const char *end)
{
  Item item = { .kind = ITEM_ROW, .place = (gsize)(start - self->text) };
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (SudokuSign));

  item.length = (gsize)(end - start);
  for (const char *at = start; at < end && cells != NULL; at++)
    {
      SudokuSign sign;

      if (is_one_of (*at, BLANKS "|/"))
        continue;
      if (*at == '\\' && at + 1 < end && (at[1] == 'n' || at[1] == 'r' || at[1] == 't'))
        at++;
      else if (cells->len < SUDOKU_CELLS_MAX && sudoku_sign_from_character (*at, &sign))
        g_array_append_val (cells, sign);
      else
        {
          note_text_fault (&item, start, at, end);
          g_clear_pointer (&cells, g_array_unref);
        }
    }
  if (cells == NULL || cells->len < 2)
    {
      g_clear_pointer (&cells, g_array_unref);
      item.kind = ITEM_OTHER;
      add_item (self, item);
      return;
    }
  item.n_cells = cells->len;
  item.cells = (SudokuSign *)(void *)g_array_free (cells, FALSE);
  add_item (self, item);
}

static void
add_cell (Parser *self,
          SudokuSign sign,
          const char *place)
{
  add_item (self, (Item){ .kind = ITEM_CELL,
                          .n_cells = 1,
                          .sign = sign,
                          .place = (gsize)(place - self->text) });
}

/* A text in quotation marks; FALSE: the mark is an apostrophe. */
static gboolean
take_string (Parser *self)
{
  char quote = *self->at;
  const char *start = self->at + 1, *end = start;
  const char *word, *word_end;
  SudokuSign sign;

  while (end < self->end && *end != quote && *end != '\n')
    end += *end == '\\' && end + 1 < self->end ? 2 : 1;
  if (end >= self->end || *end != quote)
    return FALSE;
  self->at = end + 1;
  if (take_name (self, start, (gsize)(end - start)))
    return TRUE;
  word = sudoku_text_skip_space (start, end);
  word_end = end;
  while (word_end > word && is_one_of (word_end[-1], BLANKS))
    word_end--;
  if (is_inside (self) && word_end - word <= NUMBER_LENGTH_MAX &&
      sudoku_sign_from_word (word, (gsize)(word_end - word), &sign))
    add_cell (self, sign, word < word_end ? word : start - 1);
  else
    add_text (self, start, end);
  return TRUE;
}

static gboolean
are_digits (const char *word,
            gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (word[i]))
      return FALSE;
  return TRUE;
}

static void
take_word (Parser *self)
{
  const char *word = self->at;
  gsize length;
  SudokuSign sign;

  while (self->at < self->end && !is_one_of (*self->at, BLANKS ",;[]{}()\"'`:=") &&
         *self->at != '\0')
    self->at++;
  self->at += self->at == word;
  length = (gsize)(self->at - word);
  self->word = word;
  self->word_length = length;
  if (take_name (self, word, length) || !is_inside (self))
    return;
  /* “new int[]”, “int[]” and the like are no items. */
  if (sudoku_scan_equal (word, length, "new") ||
      (self->at < self->end && is_one_of (*self->at, "[{(")))
    return;
  if (length <= CELL_LENGTH_MAX && sudoku_sign_from_word (word, length, &sign))
    add_cell (self, sign, word);
  else if (length >= TEXT_SIDE_MIN * TEXT_SIDE_MIN && are_digits (word, length))
    add_text (self, word, self->at);
  else
    add_item (self, (Item){ .kind = ITEM_OTHER,
                            .place = (gsize)(word - self->text),
                            .length = length });
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

/* Nothing between two commas is an empty cell. */
static void
take_comma (Parser *self)
{
  if (self->separated && is_inside (self))
    add_cell (self, SUDOKU_SIGN_BLANK, self->at);
  self->separated = TRUE;
  self->at++;
}

static void
parse (Parser *self)
{
  while (self->at < self->end)
    {
      if (*self->at == ',')
        take_comma (self);
      else if (is_one_of (*self->at, BLANKS ",;:=") || *self->at == '\0')
        self->at++;
      else if (is_one_of (*self->at, "[{("))
        {
          open_list (self);
          self->at++;
        }
      else if (is_one_of (*self->at, "]})"))
        {
          close_list (self);
          self->at++;
        }
      else if (is_one_of (*self->at, "\"'`"))
        {
          if (!take_string (self))
            self->at++;
        }
      else if (!skip_comment (self))
        take_word (self);
    }
}

/* Whether one is a full grid, and the solution of another with empty cells. */
static gboolean
is_solution (const SudokuListedGrid *grid,
             const SudokuListedGrid *puzzle)
{
  gboolean any = FALSE;

  if (grid->side != puzzle->side)
    return FALSE;
  for (guint i = 0; i < grid->side * grid->side; i++)
    {
      gboolean empty = puzzle->cells[i] == 0 || puzzle->cells[i] >= SUDOKU_SIGN_BLANK;

      if (grid->cells[i] >= SUDOKU_SIGN_BLANK || (empty && grid->cells[i] == puzzle->cells[i]) ||
          (!empty && grid->cells[i] != puzzle->cells[i]))
        return FALSE;
      any |= empty;
    }
  return any;
}

/* Moves one to the kept part at the front. */
static void
keep (GPtrArray *found,
      guint i,
      guint *n_kept)
{
  gpointer grid = found->pdata[i];

  found->pdata[i] = found->pdata[*n_kept];
  found->pdata[(*n_kept)++] = grid;
}

/* Drops all but the first ones. */
static void
cut (GPtrArray *found,
     guint n_kept,
     GArray *dropped)
{
  for (guint i = n_kept; dropped != NULL && i < found->len; i++)
    g_array_append_val (dropped, ((SudokuListedGrid *)found->pdata[i])->place);
  g_ptr_array_set_size (found, (int)n_kept);
}

static void
drop_named_solutions (GPtrArray *found,
                      GArray *dropped)
{
  guint n_kept = 0;

  for (guint i = 0; i < found->len; i++)
    if (!((SudokuListedGrid *)found->pdata[i])->solution)
      keep (found, i, &n_kept);
  if (n_kept > 0)
    cut (found, n_kept, dropped);
}

/* A puzzle and its solution beside it are one, in either order. */
static void
drop_solutions (GPtrArray *found,
                GArray *dropped)
{
  guint n_kept = 0;

  drop_named_solutions (found, dropped);
  for (guint i = 0; i < found->len; i++)
    {
      gboolean last = i + 1 == found->len;

      if (!last && is_solution (found->pdata[i + 1], found->pdata[i]))
        keep (found, i++, &n_kept);
      else if (!last && is_solution (found->pdata[i], found->pdata[i + 1]))
        keep (found, ++i, &n_kept);
      else
        keep (found, i, &n_kept);
    }
  cut (found, n_kept, dropped);
}

/* Whether a text is one line of values with commas or the like between. */
static gboolean
is_bare (const char *text,
         const char *end)
{
  gsize length;

  text = sudoku_text_skip_space (text, end);
  while (end > text && is_one_of (end[-1], BLANKS))
    end--;
  length = (gsize)(end - text);
  return length > 0 && memchr (text, '\n', length) == NULL &&
         (memchr (text, ',', length) != NULL || memchr (text, ';', length) != NULL);
}

/**
 * sudoku_nested_lists_find: (skip)
 * @text: a text
 * @length: its length in bytes
 * @solutions: (nullable) (element-type gsize): the places of solutions are added here
 * @fault: (out) (optional) (nullable): the closest match if it is no grid
 *
 * Finds the grids in lists and in texts in quotation marks. Solutions beside their puzzles are left
 * out. Linear time.
 *
 * Returns: (transfer full) (element-type SudokuListedGrid): the grids, in the order of the text
 */
GPtrArray *
sudoku_nested_lists_find (const char *text,
                          gsize length,
                          GArray *solutions,
                          SudokuLayout **fault)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify)grid_free);
  g_autofree Parser *self = NULL;

  g_return_val_if_fail (text != NULL || length == 0, found);

  if (fault != NULL)
    *fault = NULL;
  if (length == 0)
    return found;
  self = g_new0 (Parser, 1);
  self->text = self->at = text;
  self->end = text + length;
  self->found = found;
  self->bare = is_bare (text, self->end);
  self->separated = self->bare;
  begin_list (self, 0);
  parse (self);
  if (self->bare && self->separated && self->depth == 0)
    add_cell (self, SUDOKU_SIGN_BLANK, text);
  /* Lists that were never closed are ignored, except for the closed ones in them. */
  for (; self->depth > 0; self->depth--)
    g_array_unref (top (self)->items);
  if (self->bare && has_cells_only (top (self)))
    {
      Item row = reduce (self, top (self));

      g_array_set_size (top (self)->items, 0);
      add_item (self, row);
    }
  flush (self, top (self));
  g_array_unref (top (self)->items);
  drop_solutions (found, solutions);
  if (fault != NULL)
    *fault = g_steal_pointer (&self->fault);
  g_clear_pointer (&self->fault, sudoku_layout_free);
  return found;
}
