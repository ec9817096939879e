/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the grids of a text: N rows of N cells, whatever surrounds them, with or without frames,
 * labels, brackets or blank lines between. Lines are read in all ways that sudoku-layout-line.c
 * knows; whatever makes N rows of N cells in one of them, with no similar row left over, is a grid.
 * If there is none, the closest match and its fault are reported. Knows no format. */

#include "sudoku-layout.h"

#include <string.h>

#include "sudoku-layout-fixed.h"
#include "sudoku-layout-line.h"
#include "sudoku-layout-open.h"
#include "sudoku-layout-spaced.h"
#include "sudoku-plain-text.h"
#include "sudoku-scanner.h"

/* Smaller grids are often something else, but where each character is a cell. */
#define SIDE_MIN 4
/* From here on characters are a puzzle in a line. */
#define CHARACTERS_SIDE_MAX 63
/* Fewer rows alike are often something else, where there are other lines. */
#define ROWS_ALIKE_MIN 3
/* How much of a text is looked at first. */
#define NEAR_LENGTH (2u << 10)

/* One way to read rows. */
typedef struct
{
  SudokuLineMode mode;
  SudokuLayoutBeginning beginning;
  guint side;
  int first_label;
} Way;

/* Consecutive rows. */
typedef struct
{
  guint side;
  guint last;     /* the line before them */
  guint end;      /* the line behind them; 0: nothing was counted */
  guint n_rows;   /* between these two */
  gboolean other; /* something like a row of another kind follows */
} Run;

typedef struct
{
  const char *text;  /* as it came */
  const char *plain; /* the same, plain */
  GArray *lines;     /* (element-type SudokuLayoutLine) */
  GPtrArray *found;  /* (element-type SudokuLayout) */
  guint taken;       /* the line behind the last grid */
  guint fields;      /* the line behind rows of fields in which no empty ones are left out */
  guint bars;        /* the line behind rows with bars that were looked at */
  guint passed;      /* the line behind rows that are no grid in any way */
  /* The last run in each way. */
  Run runs[SUDOKU_LINE_N_BEGINNINGS][SUDOKU_LINE_N_MODES][2];
  SudokuLayout *rejected; /* (nullable): the first that would be one but for a sign */
  gboolean implausible;   /* a row was no row for its letters or numbers alone */
} Finder;

/* The rows that were read in one way. */
typedef struct
{
  GArray *indices; /* (element-type guint): their lines */
  guint end;       /* behind the last line */
} Rows;

static SudokuLayoutLine *
line_at (const Finder *self,
         guint i)
{
  return &g_array_index (self->lines, SudokuLayoutLine, i);
}

/* Whether its letters can be values of this side. */
static gboolean
is_plausible (SudokuSign sign,
              guint side,
              gboolean own)
{
  char c = (char)(sign & 0x7f);

  if (!sudoku_sign_is_letter (sign))
    return own || sign >= SUDOKU_SIGN_BLANK || sign <= side;
  if (own || g_ascii_toupper (c) == 'X')
    return TRUE;
  return (guint)(g_ascii_toupper (c) - 'A') < side ||
         (sudoku_symbols_from_character (c, SUDOKU_SIDE_MAX) > 0 &&
          sudoku_symbols_from_character (c, SUDOKU_SIDE_MAX) <= side);
}

static gboolean
are_plausible (const SudokuLayoutRow *row,
               guint side,
               gboolean own)
{
  for (guint i = 0; i < side && i < row->n_cells; i++)
    if (!is_plausible (row->signs[i], side, own))
      return FALSE;
  return TRUE;
}

/* Rows of bars and blanks are rows only where cells are between bars. */
static gboolean
is_row_kind (const SudokuLayoutLine *line,
             SudokuLineMode mode)
{
  return line->kind == SUDOKU_LINE_TEXT || line->kind == SUDOKU_LINE_HOLES ||
         (line->kind == SUDOKU_LINE_BARS &&
          (mode == SUDOKU_LINE_CELLS || mode == SUDOKU_LINE_CELLS_DOUBLE));
}

/* Whether a line is a row of so many cells in this way. */
static gboolean
fits (Finder *self,
      const Way *way,
      guint index,
      guint number,
      gboolean own,
      SudokuLayoutRow *row)
{
  const SudokuLayoutLine *line = line_at (self, index);
  int label = 0;
  const char *start = NULL;

  if (!is_row_kind (line, way->mode))
    return FALSE;
  start = sudoku_layout_line_begin (line, way->beginning, &label);
  if (start == NULL)
    return FALSE;
  if (way->beginning == SUDOKU_LINE_FROM_LABEL &&
      label != way->first_label + (way->first_label < 0 ? 0 : (int)number))
    return FALSE;
  sudoku_layout_line_read (line, start, way->mode, row);
  if (row->n_cells < way->side || !row->stops[way->side] ||
      (way->side < SIDE_MIN && !row->whole))
    return FALSE;
  if (are_plausible (row, way->side, own))
    return TRUE;
  self->implausible = TRUE;
  return FALSE;
}

/* Whether a line looks like another row beside one of so many cells. */
static gboolean
is_like_row (const Finder *self,
             guint index,
             guint side)
{
  const SudokuLayoutLine *line = line_at (self, index);
  SudokuLayoutRow row;

  if (line->kind != SUDOKU_LINE_TEXT || sudoku_layout_line_is_head (line, side))
    return FALSE;
  for (SudokuLineMode mode = SUDOKU_LINE_CHARACTERS; mode <= SUDOKU_LINE_CELLS; mode++)
    {
      sudoku_layout_line_read (line, line->start, mode, &row);
      if (!row.whole || row.n_cells < MAX (side / 2, 2) || !are_plausible (&row, side, FALSE))
        continue;
      /* A number alone is a heading. */
      if (mode == SUDOKU_LINE_CHARACTERS && row.n_cells <= 3 && row.n_cells != side &&
          row.signs[0] < 10 && row.signs[row.n_cells - 1] < 10 && line->end - line->start <= 3)
        continue;
      return TRUE;
    }
  return FALSE;
}

/* The previous or next line, ignoring rules; FALSE at the end of the text. */
static gboolean
step (const Finder *self,
      guint *index,
      int by)
{
  for (;;)
    {
      if (by < 0 ? *index == 0 : *index + 1 >= self->lines->len)
        return FALSE;
      *index += (guint)by;
      if (line_at (self, *index)->kind != SUDOKU_LINE_RULE)
        return TRUE;
    }
}

/* Whether a similar row precedes these. */
static gboolean
is_left_over_before (const Finder *self,
                     guint first,
                     guint side,
                     gboolean spread)
{
  guint index = first;

  while (step (self, &index, -1) && index >= self->taken)
    {
      SudokuLineKind kind = line_at (self, index)->kind;

      if (kind == SUDOKU_LINE_TEXT && is_like_row (self, index, side))
        return TRUE;
      if (kind == SUDOKU_LINE_TEXT && sudoku_layout_line_is_head (line_at (self, index), side))
        continue;
      if (kind == SUDOKU_LINE_TEXT || kind == SUDOKU_LINE_COMMENT ||
          (kind == SUDOKU_LINE_BLANK && !spread))
        return FALSE;
    }
  return FALSE;
}

static Run
count_run (Finder *self,
           const Way *way,
           guint last,
           gboolean own)
{
  Run run = { .side = way->side, .last = last };
  guint index = last;
  SudokuLayoutRow row;

  while (step (self, &index, 1) && is_row_kind (line_at (self, index), way->mode))
    {
      if (fits (self, way, index, way->side + run.n_rows, own, &row))
        {
          run.n_rows++;
          continue;
        }
      run.other = is_like_row (self, index, way->side);
      break;
    }
  run.end = index;
  return run;
}

static gboolean
is_in_run (const Run *self,
           guint side,
           guint line)
{
  return line >= self->last && line < self->end && side == self->side;
}

/* Whether more rows follow directly that make no grids of their own. A long run of rows is counted
 * once, except with labels, which depend on where they begin. */
static gboolean
is_left_over_behind (Finder *self,
                     const Way *way,
                     guint last,
                     gboolean own)
{
  Run *run = &self->runs[way->beginning][way->mode][own];

  if (is_in_run (run, way->side, last) && way->beginning != SUDOKU_LINE_FROM_LABEL)
    for (; run->last < last; run->last++)
      run->n_rows -= line_at (self, run->last + 1)->kind != SUDOKU_LINE_RULE;
  else
    *run = count_run (self, way, last, own);
  return run->other || run->n_rows % way->side != 0;
}

/* Blank lines within a grid separate its boxes, or all rows. Returns the number of rows per group,
 * or 0 where there is no order. */
static guint
find_band (const Finder *self,
           const Rows *rows,
           guint side)
{
  guint band = 0, n = 0;

  for (guint i = 0; i < rows->indices->len; i++)
    {
      guint index = g_array_index (rows->indices, guint, i);
      gboolean blank = FALSE;

      n++;
      if (i + 1 < rows->indices->len)
        for (guint k = index + 1; k < g_array_index (rows->indices, guint, i + 1); k++)
          blank |= line_at (self, k)->kind == SUDOKU_LINE_BLANK;
      if (!blank && i + 1 < rows->indices->len)
        continue;
      band = band == 0 ? n : band;
      if (n != band)
        return 0;
      n = 0;
    }
  return side % MAX (band, 1) == 0 ? band : 0;
}

/* What stands before the first cell of a row. */
static gsize
get_indent (const Finder *self,
            guint index,
            const SudokuLayoutRow *row)
{
  return (gsize)(row->places[0] - line_at (self, index)->start);
}

/* Collects N rows from a line on. */
static gboolean
collect (Finder *self,
         const Way *way,
         guint first,
         gboolean own,
         Rows *rows)
{
  guint band;
  gsize indent = 0;

  g_array_set_size (rows->indices, 0);
  for (guint i = first; i < self->lines->len && rows->indices->len < way->side; i++)
    {
      SudokuLineKind kind = line_at (self, i)->kind;
      SudokuLayoutRow row;

      rows->end = i + 1;
      if (kind == SUDOKU_LINE_BLANK || kind == SUDOKU_LINE_RULE ||
          kind == SUDOKU_LINE_COMMENT ||
          (kind == SUDOKU_LINE_BARS && !is_row_kind (line_at (self, i), way->mode)))
        continue;
      if (fits (self, way, i, rows->indices->len, own, &row))
        {
          /* So few cells are often something else. */
          if (way->side < SIDE_MIN && rows->indices->len > 0 &&
              get_indent (self, i, &row) != indent)
            return FALSE;
          indent = get_indent (self, i, &row);
          g_array_append_val (rows->indices, i);
        }
      else if (kind != SUDOKU_LINE_HOLES)
        return FALSE;
      /* Checked early, as it applies to most lines of a long text. */
      if (rows->indices->len == 2 && is_left_over_before (self, first, way->side, FALSE))
        return FALSE;
    }
  if (rows->indices->len < way->side)
    return FALSE;
  band = find_band (self, rows, way->side);
  return band > 0 && !is_left_over_before (self, first, way->side, band < way->side) &&
         !is_left_over_behind (self, way, rows->end - 1, own);
}

/* Where lines or blanks divide a grid: after each @step cells, or 0 where they say nothing. */
typedef struct
{
  guint8 marks[SUDOKU_SIDE_MAX + 1]; /* how strong, before each cell */
} Division;

static guint
find_step (const Division *self,
           guint side)
{
  guint8 strongest = 0;
  guint step = 0;

  for (guint i = 1; i < side; i++)
    strongest = MAX (strongest, self->marks[i]);
  for (guint i = 1; i < side && step == 0 && strongest > 0; i++)
    if (self->marks[i] == strongest)
      step = i;
  if (step <= 1 || side % step != 0)
    return 0;
  for (guint i = 1; i < side; i++)
    if ((self->marks[i] == strongest) != (i % step == 0))
      return 0;
  return step;
}

/* What divides the rows: rules, or else blank lines. */
static guint
find_row_step (const Finder *self,
               const Rows *rows,
               guint side,
               gboolean *drawn)
{
  Division division = { { 0 } };
  guint step;

  for (guint i = 1; i < side; i++)
    for (guint k = g_array_index (rows->indices, guint, i - 1);
         k < g_array_index (rows->indices, guint, i); k++)
      if (line_at (self, k)->kind == SUDOKU_LINE_RULE ||
          line_at (self, k)->kind == SUDOKU_LINE_HOLES)
        division.marks[i] = MAX (division.marks[i], line_at (self, k)->heavy ? 2 : 1);
  step = find_step (&division, side);
  *drawn = step > 0;
  if (step == 0 && division.marks[1] == 0)
    step = find_band (self, rows, side);
  return step > 1 && step < side ? step : 0;
}

/* A division that all rows share; none where they differ. */
static void
share (Division *all,
       const guint8 *marks,
       guint side,
       gboolean first)
{
  for (guint i = 1; i < side; i++)
    if (first || all->marks[i] != marks[i])
      all->marks[i] = first ? marks[i] : G_MAXUINT8;
}

static guint
find_shared_step (const Division *all,
                  guint side)
{
  for (guint i = 1; i < side; i++)
    if (all->marks[i] == G_MAXUINT8)
      return 0;
  return find_step (all, side);
}

/* The boxes that the rows and columns show together. */
static void
set_boxes (SudokuLayout *grid,
           guint rows,
           guint columns,
           gboolean drawn)
{
  guint side = grid->side;

  if (rows == 0 && columns == 0)
    return;
  rows = rows == 0 ? side / columns : rows;
  columns = columns == 0 ? side / rows : columns;
  if (rows * columns != side || rows == 1 || columns == 1)
    return;
  grid->box_rows = rows;
  grid->box_columns = columns;
  grid->drawn = drawn;
}

static SudokuLayout *
make_grid (Finder *self,
           const Way *way,
           const Rows *rows,
           gboolean own)
{
  guint side = way->side, row_step, column_step;
  SudokuLayout *grid = sudoku_layout_new (SUDOKU_LAYOUT_GRID, side);
  Division bars = { { 0 } }, gaps = { { 0 } };
  gboolean drawn_rows = FALSE;

  for (guint r = 0; r < side; r++)
    {
      SudokuLayoutRow row;

      /* All rows that were gathered are divided like this. */
      if (!fits (self, way, g_array_index (rows->indices, guint, r), r, own, &row))
        continue;
      for (guint c = 0; c < side; c++)
        {
          grid->cells[r * side + c] = row.signs[c];
          grid->places[r * side + c] = (gsize)(row.places[c] - self->plain);
        }
      share (&bars, row.bars, side, r == 0);
      share (&gaps, row.gaps, side, r == 0);
    }
  row_step = find_row_step (self, rows, side, &drawn_rows);
  column_step = find_shared_step (&bars, side);
  if (column_step == 0 && way->mode == SUDOKU_LINE_CHARACTERS && bars.marks[1] == 0)
    set_boxes (grid, row_step, find_shared_step (&gaps, side), FALSE);
  else
    set_boxes (grid, row_step, column_step, drawn_rows && column_step > 0);
  grid->start = (gsize)(line_at (self, g_array_index (rows->indices, guint, 0))->start -
                        self->plain);
  grid->end = (gsize)(line_at (self, rows->end - 1)->end - self->plain);
  return grid;
}

/* The first cell whose symbol can't be a value beside the others; G_MAXUINT: none. */
static guint
find_wrong (const SudokuLayout *grid)
{
  SudokuSigns signs;
  SudokuSignsReading reading;
  guint8 value;

  sudoku_signs_init (&signs, grid->side);
  sudoku_signs_add (&signs, grid->cells);
  reading = sudoku_signs_settle (&signs);
  for (guint cell = 0; cell < grid->side * grid->side; cell++)
    if (!sudoku_signs_read (&signs, reading, grid->cells[cell], &value))
      return cell;
  return G_MAXUINT;
}

/* The length of a sign that stands at this place. */
static gsize
measure_sign (const Finder *self,
              gsize place,
              SudokuSign sign)
{
  const char *at = self->plain + place, *end = at;

  while (sign >= 10 && sign < 0x100 && g_ascii_isdigit (*end))
    end++;
  return (gsize)MAX (end - at, 1);
}

static gboolean
take (Finder *self,
      SudokuLayout *grid,
      guint end)
{
  guint wrong = find_wrong (grid);

  if (wrong == G_MAXUINT)
    {
      g_ptr_array_add (self->found, grid);
      self->taken = end;
      return TRUE;
    }
  if (self->rejected != NULL)
    {
      sudoku_layout_free (grid);
      return FALSE;
    }
  grid->kind = SUDOKU_LAYOUT_BAD_SIGN;
  grid->fault = grid->places[wrong];
  grid->fault_length = measure_sign (self, grid->fault, grid->cells[wrong]);
  self->rejected = grid;
  return FALSE;
}

/* Looks for a grid that begins with a line and is read in one way. */
static gboolean
find_in_way (Finder *self,
             Way *way,
             guint first,
             gboolean own,
             Rows *rows)
{
  SudokuLayoutRow row;
  const SudokuLayoutLine *line = line_at (self, first);
  const char *start = sudoku_layout_line_begin (line, way->beginning, &way->first_label);
  guint side_min = way->mode == SUDOKU_LINE_CHARACTERS &&
                       way->beginning == SUDOKU_LINE_FROM_START
                     ? SUDOKU_SIDE_MIN
                     : SIDE_MIN;

  if (start == NULL || !is_row_kind (line, way->mode))
    return FALSE;
  sudoku_layout_line_read (line, start, way->mode, &row);
  for (guint side = row.n_cells; side >= side_min; side--)
    {
      if (!row.stops[side] || (way->mode == SUDOKU_LINE_CHARACTERS && side > CHARACTERS_SIDE_MAX))
        continue;
      way->side = side;
      if (collect (self, way, first, own, rows) &&
          take (self, make_grid (self, way, rows, own), rows->end))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_with (Finder *self,
           guint first,
           gboolean own,
           Rows *rows)
{
  for (SudokuLayoutBeginning beginning = 0; beginning < SUDOKU_LINE_N_BEGINNINGS; beginning++)
    for (SudokuLineMode mode = 0; mode < SUDOKU_LINE_N_MODES; mode++)
      {
        Way way = { .mode = mode, .beginning = beginning };

        if (find_in_way (self, &way, first, own, rows))
          return TRUE;
      }
  return FALSE;
}

/* With letters of its own only where the usual ones did not fit. */
static gboolean
find_at (Finder *self,
         guint first,
         Rows *rows)
{
  self->implausible = FALSE;
  return find_with (self, first, FALSE, rows) ||
         (self->implausible && find_with (self, first, TRUE, rows));
}

/* Lines of holes are rows where the same hole occurs beside values, or where there is nothing but
 * holes. */
static void
settle_holes (Finder *self)
{
  gboolean any_row = FALSE, is_cell[128] = { FALSE };

  for (guint i = 0; i < self->lines->len; i++)
    {
      const SudokuLayoutLine *line = line_at (self, i);
      SudokuLayoutRow row;

      if (line->kind != SUDOKU_LINE_TEXT)
        continue;
      for (SudokuLineMode mode = SUDOKU_LINE_CHARACTERS; mode <= SUDOKU_LINE_WORDS; mode++)
        {
          sudoku_layout_line_read (line, line->start, mode, &row);
          if (row.n_cells < SUDOKU_SIDE_MIN || !row.whole)
            continue;
          any_row = TRUE;
          for (guint k = 0; k < row.n_cells; k++)
            if (row.signs[k] >= SUDOKU_SIGN_BLANK)
              is_cell[row.signs[k] & 0x7f] = TRUE;
        }
    }
  for (guint i = 0; i < self->lines->len; i++)
    {
      SudokuLayoutLine *line = line_at (self, i);

      if (line->kind != SUDOKU_LINE_HOLES)
        continue;
      if (!any_row)
        line->kind = SUDOKU_LINE_TEXT;
      else if (!is_cell[memchr (line->start, '-', (gsize)(line->end - line->start)) != NULL ? '-'
                                                                                            : '*'])
        line->kind = SUDOKU_LINE_RULE;
    }
}

static void
collect_lines (Finder *self,
               const char *text,
               gsize length)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      SudokuLayoutLine line = sudoku_layout_line_look (scanner.line, scanner.line_end);

      g_array_append_val (self->lines, line);
    }
  settle_holes (self);
}

/* A way of reading in which nearby rows are alike. */
typedef struct
{
  SudokuLineMode mode;
  guint side;
  guint n_rows;
} Likeness;

/* Whether a line has only capital letters, separate or in one word: a row of a map or of a puzzle
 * with letters. */
static gboolean
has_capitals (const SudokuLayoutLine *line)
{
  guint n_letters = 0, n_words = 0, n_pairs = 0;
  char last = ' ';

  for (const char *at = line->start; at < line->end; last = *at++)
    {
      if (g_ascii_islower (*at))
        return FALSE;
      n_letters += g_ascii_isupper (*at);
      n_words += last == ' ' && *at != ' ';
      n_pairs += last != ' ' && *at != ' ';
    }
  return n_letters >= SIDE_MIN - 1 && (n_words == 1 || n_pairs <= 1);
}

/* Whether a line may be a row with a fault: most of it are digits and empty cells. */
static gboolean
is_near_row (const SudokuLayoutLine *line)
{
  guint n_signs = 0, n_others = 0;

  if (line->kind != SUDOKU_LINE_TEXT)
    return FALSE;
  for (const char *at = line->start; at < line->end; at++)
    {
      n_signs += g_ascii_isdigit (*at) || *at == '.' || *at == '_' || *at == '-' || *at == '*' ||
                 *at == '?';
      n_others += g_ascii_isalpha (*at) || (guchar)*at >= 0x80;
    }
  return (n_signs >= 2 && n_signs > n_others) || has_capitals (line);
}

static guint
count_whole (const SudokuLayoutLine *line,
             SudokuLineMode mode)
{
  SudokuLayoutRow row;
  int label;
  const char *start = line->start;

  if (mode == SUDOKU_LINE_FIELDS)
    start = sudoku_layout_line_begin (line, SUDOKU_LINE_FROM_BRACKET, &label);
  sudoku_layout_line_read (line, start != NULL ? start : line->start, mode, &row);
  return row.whole || (mode == SUDOKU_LINE_FIELDS && row.fault == NULL) ? row.n_cells : 0;
}

/* How many cells most of these lines have. */
static Likeness
find_likeness (const Finder *self,
               guint first,
               guint end)
{
  Likeness best = { 0 };

  for (SudokuLineMode mode = SUDOKU_LINE_CHARACTERS; mode <= SUDOKU_LINE_CELLS; mode++)
    {
      guint counts[SUDOKU_SIDE_MAX + 1] = { 0 };

      for (guint i = first; i < end; i++)
        if (line_at (self, i)->kind == SUDOKU_LINE_TEXT)
          counts[count_whole (line_at (self, i), mode)]++;
      for (guint side = SIDE_MIN; side <= SUDOKU_SIDE_MAX; side++)
        if (counts[side] > best.n_rows)
          best = (Likeness){ mode, side, counts[side] };
    }
  return best;
}

static SudokuLayout *
make_fault (const Finder *self,
            const SudokuLayoutLine *line,
            const Likeness *likeness)
{
  SudokuLayout *fault = NULL;
  SudokuLayoutRow row;

  sudoku_layout_line_read (line, line->start, likeness->mode, &row);
  if (row.fault == NULL)
    {
      /* The first cell too many, or where one is missing. */
      const char *place = row.n_cells > likeness->side ? row.places[likeness->side] : line->end;

      fault = sudoku_layout_new (SUDOKU_LAYOUT_BAD_ROW, likeness->side);
      fault->fault = (gsize)(place - self->plain);
      fault->n_found = row.n_cells;
      return fault;
    }
  fault = sudoku_layout_new (SUDOKU_LAYOUT_BAD_SIGN, likeness->side);
  if (likeness->mode == SUDOKU_LINE_CHARACTERS)
    for (gsize i = 0; i < row.fault_length; i++)
      {
        SudokuSign sign;

        if (sudoku_sign_from_character (row.fault[i], &sign) && i + 1 < row.fault_length)
          continue;
        row.fault += i;
        row.fault_length = 1;
        while ((row.fault[row.fault_length] & 0xc0) == 0x80 ||
               row.fault[row.fault_length] == SUDOKU_PLAIN_FILLER)
          row.fault_length++;
      }
  fault->fault = (gsize)(row.fault - self->plain);
  fault->fault_length = row.fault_length;
  return fault;
}

static gsize
place_of (const Finder *self,
          guint line)
{
  return (gsize)(line_at (self, line)->start - self->plain);
}

/* Whether a text consists of these lines. */
static gboolean
is_all (const Finder *self,
        guint first,
        guint end)
{
  for (guint i = 0; i < self->lines->len; i++)
    if ((i < first || i >= end) && line_at (self, i)->kind == SUDOKU_LINE_TEXT)
      return FALSE;
  return TRUE;
}

/* The closest match in lines of which none was used: similar rows, and the first that isn't. */
static void
find_fault (Finder *self,
            guint first,
            guint end,
            gboolean alone)
{
  Likeness likeness = find_likeness (self, first, end);
  SudokuLayout *fault = NULL;
  guint n_rows = 0, last = first;

  for (guint i = first; i < end; i++)
    {
      const SudokuLayoutLine *line = line_at (self, i);

      if (line->kind != SUDOKU_LINE_TEXT)
        continue;
      n_rows++;
      last = i;
      if (fault == NULL && count_whole (line, likeness.mode) != likeness.side)
        fault = make_fault (self, line, &likeness);
      /* A row of the right length has another fault. */
      if (fault != NULL && fault->kind == SUDOKU_LAYOUT_BAD_ROW && fault->n_found == likeness.side)
        g_clear_pointer (&fault, sudoku_layout_free);
    }
  if (likeness.n_rows < (is_all (self, first, end) ? 2 : ROWS_ALIKE_MIN) ||
      likeness.n_rows * 2 < n_rows ||
      (!alone && (n_rows + 2 < likeness.side || n_rows > likeness.side + 2)))
    {
      g_clear_pointer (&fault, sudoku_layout_free);
      return;
    }
  if (self->rejected != NULL && self->rejected->start >= place_of (self, first) &&
      self->rejected->end <= (gsize)(line_at (self, last)->end - self->plain))
    {
      g_clear_pointer (&fault, sudoku_layout_free);
      fault = g_steal_pointer (&self->rejected);
    }
  if (fault == NULL)
    {
      fault = sudoku_layout_new (SUDOKU_LAYOUT_BAD_ROWS, likeness.side);
      fault->fault = place_of (self, first);
      fault->n_found = n_rows;
    }
  fault->start = place_of (self, first);
  fault->end = (gsize)(line_at (self, last)->end - self->plain);
  g_ptr_array_add (self->found, fault);
}

/* Looks at the lines left over up to a line. */
static void
find_faults (Finder *self,
             guint first,
             guint end)
{
  while (first < end)
    {
      guint last = first;

      while (first < end && !is_near_row (line_at (self, first)))
        first++;
      for (last = first; last < end; last++)
        {
          const SudokuLayoutLine *line = line_at (self, last);

          if (line->kind == SUDOKU_LINE_COMMENT ||
              (line->kind == SUDOKU_LINE_TEXT && !is_near_row (line)))
            break;
        }
      if (last > first)
        find_fault (self, first, last, self->found->len == 0);
      first = last;
    }
}

/* Looks for a grid that begins with a line, in all ways. Tables that need assembling come first, as
 * the whole of one may look like a grid of another size. */
static gboolean
find_any (Finder *self,
          guint first,
          Rows *rows)
{
  guint taken = self->taken;
  SudokuLayout *other = NULL;

  if (first >= self->bars)
    {
      gboolean uneven = FALSE;

      other = sudoku_layout_open_find (self->lines, self->plain, first, &self->bars, &uneven);
      if (other != NULL && take (self, other, self->bars))
        return TRUE;
      if (uneven || other != NULL)
        self->passed = self->bars;
      other = NULL;
    }
  if (first < self->passed)
    return FALSE;
  if (first >= self->fields)
    other = sudoku_layout_spaced_find (self->lines, self->plain, first, &self->fields);
  if (other != NULL && take (self, other, self->fields))
    return TRUE;
  if (find_at (self, first, rows))
    return TRUE;
  other = sudoku_layout_fixed_find (self->lines, self->plain, first, taken, &rows->end);
  return other != NULL && take (self, other, rows->end);
}

/* Finds everything in a text of whole lines. */
static void
find_all (Finder *self,
          guint n_wanted)
{
  Rows rows = { g_array_new (FALSE, FALSE, sizeof (guint)), 0 };
  guint looked = 0;

  for (guint i = 0; i < self->lines->len && self->found->len < n_wanted;)
    {
      guint n_found = self->found->len;

      if (!find_any (self, i, &rows))
        {
          i++;
          continue;
        }
      if (looked < i)
        {
          SudokuLayout *grid = g_ptr_array_steal_index (self->found, n_found);

          find_faults (self, looked, i);
          g_ptr_array_add (self->found, grid);
        }
      i = looked = self->taken;
    }
  if (self->found->len < n_wanted)
    find_faults (self, looked, self->lines->len);
  g_array_unref (rows.indices);
}

/**
 * sudoku_layout_find:
 * @text: a text
 * @length: its length in bytes
 * @n_wanted: the least number of parts, if there are as many
 *
 * Finds the grids of a text, and near matches with a fault. Linear time where grids are
 * consecutive.
 *
 * Returns: (transfer full) (element-type SudokuLayout): the parts, in the order of the text
 */
GPtrArray *
sudoku_layout_find (const char *text,
                    gsize length,
                    guint n_wanted)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  for (gsize near = NEAR_LENGTH;; near *= 4)
    {
      const char *newline = near < length ? memrchr (text, '\n', near) : NULL;
      gsize cut = near >= length ? length : newline != NULL ? (gsize)(newline + 1 - text)
                                                            : 0;
      g_autofree char *plain = sudoku_plain_text_make (text, cut);
      Finder self = {
        .text = text,
        .plain = plain,
        .lines = g_array_new (FALSE, FALSE, sizeof (SudokuLayoutLine)),
        .found = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_layout_free),
      };

      collect_lines (&self, plain, cut);
      find_all (&self, cut < length ? n_wanted + 1 : n_wanted);
      g_array_unref (self.lines);
      g_clear_pointer (&self.rejected, sudoku_layout_free);
      if (cut == length || self.found->len > n_wanted)
        return self.found;
      g_ptr_array_unref (self.found);
    }
}
