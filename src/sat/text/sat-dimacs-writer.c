/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes DIMACS text. A table holds every literal as ready-made text with a trailing blank, so that
 * writing one is a copy of fixed size: 25 times as fast as printf. Clauses that exclude pairs of
 * literals are written whole. Does not know what the clauses mean. */

#include "sat-dimacs.h"

#include <string.h>

/* Larger variables are formatted one by one: the table would take more than 32 MB. */
#define TABLE_VARIABLE_MAX (1 << 20)

/* "-2147483648" and a blank. */
#define LITERAL_LENGTH_MAX 12

/* The size of a write, and how many literals may come between two checks of the room that is
 * left. */
#define BUFFER_SIZE (256 * 1024)
#define CHUNK_LITERALS 4096

/* Copied as a whole, whatever its length: 16 bytes are one instruction. */
typedef struct
{
  char text[15];
  guint8 length;
} LiteralText;

G_STATIC_ASSERT (sizeof (LiteralText) == 16);

/* A clause of two literals has up to 26 bytes, "-2147483648 -2147483648 0" and the end of the line:
 * two stores of 16. */
#define PAIR_ROOM 32

/* A literal in clauses with others of its group: "-7 " as the first, and "-7 0" and a line break as
 * the second. The text is padded with 0, so a clause is an "or" of both, the second shifted by the
 * length of the first as it is read. */
typedef struct
{
  LiteralText first;   /* without the length */
  char second[3 * 16]; /* the text is in the middle */
  guint8 n_first;
  guint8 n_second;
} PairTexts;

/* One instruction where the processor has such, elsewhere what the compiler makes of it. */
typedef guint8 Bytes __attribute__ ((vector_size (16)));

struct _SatDimacsWriter
{
  SatSink sink;
  GOutputStream *out;        /* owned */
  GCancellable *cancellable; /* owned, nullable */
  int n_variables;
  guint64 n_clauses;
  guint64 n_written; /* clauses */
  guint64 n_flushed; /* bytes */
  gboolean failed;
  LiteralText *table; /* 2 · n_variables + 1 rows; NULL before the first clause, or too many */
  char *buffer;
  gsize length; /* of the buffer's contents */
  PairTexts pairs[SAT_NO_TWO_MAX];
};

/* Without a branch, so that loops over literals do several at a time. */
static inline guint
count_digits (guint number)
{
  return 1u + (number > 9) + (number > 99) + (number > 999) + (number > 9999) +
         (number > 99999) + (number > 999999) + (number > 9999999) +
         (number > 99999999) + (number > 999999999);
}

/* Returns the end of what was written, LITERAL_LENGTH_MAX - 1 bytes at most. */
static char *
format_literal (char *text,
                int literal)
{
  guint number = sat_literal_variable (literal);
  char *end;

  if (literal < 0)
    *text++ = '-';
  end = text + count_digits (number);
  for (char *p = end; p > text; number /= 10)
    *--p = (char)('0' + number % 10);
  return end;
}

/**
 * sat_dimacs_append_literal:
 * @string: where to append
 * @literal: any number
 *
 * Appends the text of a literal.
 */
void
sat_dimacs_append_literal (GString *string,
                           int literal)
{
  char text[LITERAL_LENGTH_MAX];

  g_string_append_len (string, text, format_literal (text, literal) - text);
}

static void
append_literals (GString *string,
                 const int *literals,
                 gsize n_literals)
{
  for (gsize i = 0; i < n_literals; i++)
    {
      sat_dimacs_append_literal (string, literals[i]);
      g_string_append_c (string, ' ');
    }
}

/**
 * sat_dimacs_append_clause:
 * @string: where to append
 * @literals: (array length=n_literals): a clause, without 0 at its end
 * @n_literals: its length
 *
 * Appends a clause as in a file, "1 -2 0", without a line break.
 */
void
sat_dimacs_append_clause (GString *string,
                          const int *literals,
                          gsize n_literals)
{
  g_return_if_fail (string != NULL);
  g_return_if_fail (literals != NULL || n_literals == 0);

  append_literals (string, literals, n_literals);
  g_string_append_c (string, '0');
}

/**
 * sat_dimacs_append_beginning:
 * @string: where to append
 * @literals: (array length=n_literals): a clause, without 0 at its end
 * @n_literals: its length
 * @n_max: how many literals are written at most
 *
 * Appends a clause for people, who don't read one of thousands: in full, "1 -2 0", when it is
 * short, otherwise its beginning, "1 -2 …", without a 0.
 */
void
sat_dimacs_append_beginning (GString *string,
                             const int *literals,
                             gsize n_literals,
                             gsize n_max)
{
  g_return_if_fail (string != NULL);
  g_return_if_fail (literals != NULL || n_literals == 0);

  append_literals (string, literals, MIN (n_literals, n_max));
  g_string_append (string, n_literals <= n_max ? "0" : "…");
}

/**
 * sat_dimacs_append_comments:
 * @string: where to append
 * @comments: (nullable): lines
 *
 * Appends comments as they precede the header of a file, a "c" before each line.
 */
void
sat_dimacs_append_comments (GString *string,
                            const char *comments)
{
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (string != NULL);

  if (comments == NULL)
    return;
  lines = g_strsplit (comments, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (string, *lines[i] != '\0' ? "c %s\n" : "c%s\n", lines[i]);
}

static char *
format_header (int n_variables,
               guint64 n_clauses)
{
  return g_strdup_printf ("p cnf %d %" G_GUINT64_FORMAT "\n", n_variables, n_clauses);
}

/**
 * sat_dimacs_header_length:
 * @n_variables: the largest variable
 * @n_clauses: number of clauses
 *
 * Computes the length of the header line “p cnf …” without writing it.
 *
 * Returns: the number of bytes, including the line break
 */
guint64
sat_dimacs_header_length (int n_variables,
                          guint64 n_clauses)
{
  g_autofree char *header = format_header (n_variables, n_clauses);

  return strlen (header);
}

static gboolean
count_text (SatSink *sink,
            const int *literals,
            gsize n_literals,
            GError **error)
{
  SatTextCounter *self = (SatTextCounter *)sink;

  for (gsize done = 0; done < n_literals;)
    {
      gsize end = done + MIN (CHUNK_LITERALS, n_literals - done);
      guint n_zeros = 0, n_bytes = 0; /* narrow, for the sake of the vector unit */

      for (; done < end; done++)
        {
          guint variable = sat_literal_variable (literals[done]);

          n_zeros += variable == 0;
          n_bytes += 1 + (literals[done] < 0) + count_digits (variable);
        }
      self->n_clauses += n_zeros;
      self->n_bytes += n_bytes;
    }
  return TRUE;
}

/**
 * sat_text_counter_init:
 * @self: (out caller-allocates): a counter
 *
 * Prepares a sink that counts the bytes of clauses as DIMACS text, without the header. It owns
 * nothing.
 */
void
sat_text_counter_init (SatTextCounter *self)
{
  *self = (SatTextCounter){ .sink = { .add = count_text } };
}

static void
set_row (LiteralText *row,
         int literal,
         char separator)
{
  char *end;

  *row = (LiteralText){ 0 };
  end = format_literal (row->text, literal);
  *end++ = separator;
  row->length = (guint8)(end - row->text);
}

/* Turns the row of a number into that of the next one. Dividing for each digit of each number would
 * be a tenth of all the instructions for writing the 3 million clauses of 36×36. */
static void
increase_row (LiteralText *row)
{
  char *digit = row->text + row->length - 2;

  for (; digit >= row->text && *digit == '9'; digit--)
    *digit = '0';
  if (digit >= row->text)
    {
      ++*digit;
      return;
    }
  memmove (row->text + 1, row->text, row->length);
  row->text[0] = '1';
  row->length++;
}

static void
negate_row (LiteralText *row)
{
  memmove (row->text + 1, row->text, sizeof row->text - 1);
  row->text[0] = '-';
  row->length++;
}

/* The rows of -n_variables … n_variables; that of 0 ends a line. */
static LiteralText *
make_table (int n_variables)
{
  LiteralText *table = g_new (LiteralText, 2 * (gsize)n_variables + 1);
  LiteralText *zero = table + n_variables;
  LiteralText row;

  set_row (zero, 0, '\n');
  set_row (&row, 0, ' ');
  for (int variable = 1; variable <= n_variables; variable++)
    {
      increase_row (&row);
      zero[variable] = row;
      zero[-variable] = row;
      negate_row (&zero[-variable]);
    }
  return table;
}

static gboolean
flush (SatDimacsWriter *self,
       GError **error)
{
  if (self->failed)
    {
      sat_error_set (error, SAT_ERROR_STATE, NULL, "writing-failed");
      return FALSE;
    }
  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (!g_output_stream_write_all (self->out, self->buffer, self->length, NULL,
                                  self->cancellable, error))
    {
      self->failed = TRUE;
      return FALSE;
    }
  self->n_flushed += self->length;
  self->length = 0;
  return TRUE;
}

static inline char *
put_row (const LiteralText *row,
         char *p)
{
  memcpy (p, row, sizeof *row);
  return p + row->length;
}

/* Copies literals from the table. A row is always copied whole: the excess is overwritten by the
 * next. Four rows are looked up before any is copied, which is a tenth faster than one after the
 * other. */
static char *
put_rows (const LiteralText *zero,
          const int *literals,
          gsize n_literals,
          char *p)
{
  gsize i = 0;

  for (; i + 4 <= n_literals; i += 4)
    {
      const LiteralText *a = zero + literals[i], *b = zero + literals[i + 1];
      const LiteralText *c = zero + literals[i + 2], *d = zero + literals[i + 3];

      p = put_row (d, put_row (c, put_row (b, put_row (a, p))));
    }
  for (; i < n_literals; i++)
    p = put_row (zero + literals[i], p);
  return p;
}

static char *
put_numbers (const int *literals,
             gsize n_literals,
             char *p)
{
  for (gsize i = 0; i < n_literals; i++)
    {
      p = format_literal (p, literals[i]);
      *p++ = literals[i] == 0 ? '\n' : ' ';
    }
  return p;
}

/* Makes room for so many bytes. */
static gboolean
reserve (SatDimacsWriter *self,
         gsize n_bytes,
         GError **error)
{
  return self->length + n_bytes <= BUFFER_SIZE || flush (self, error);
}

static gboolean
write_chunk (SatDimacsWriter *self,
             const int *literals,
             gsize n_literals,
             GError **error)
{
  char *start, *end;

  if (!reserve (self, (n_literals + 1) * sizeof (LiteralText), error))
    return FALSE;
  start = self->buffer + self->length;
  if (self->table != NULL)
    end = put_rows (self->table + self->n_variables, literals, n_literals, start);
  else
    end = put_numbers (literals, n_literals, start);
  self->length += (gsize)(end - start);
  return TRUE;
}

/* Checks the variables against the header, and counts the zeros. A literal is in range if neither V
 * - literal nor V + literal has the sign bit, in arithmetic that wraps around; so all are checked
 * without a branch, several at a time. */
static gboolean
check_variables (SatDimacsWriter *self,
                 const int *literals,
                 gsize n_literals,
                 guint *n_zeros,
                 GError **error)
{
  const guint limit = (guint)self->n_variables;
  guint signs = 0, zeros = 0;

  for (gsize i = 0; i < n_literals; i++)
    {
      signs |= (limit - (guint)literals[i]) | (limit + (guint)literals[i]);
      zeros += literals[i] == 0;
    }
  *n_zeros = zeros;
  if (signs <= G_MAXINT)
    return TRUE;
  sat_error_set (error, SAT_ERROR_COUNT, NULL, "announced-variables",
                 sat_arg_number (self->n_variables));
  return FALSE;
}

/* Counts clauses, and checks their number. */
static gboolean
count_clauses (SatDimacsWriter *self,
               guint64 n_clauses,
               GError **error)
{
  self->n_written += n_clauses;
  if (self->n_written <= self->n_clauses)
    return TRUE;
  sat_error_set (error, SAT_ERROR_COUNT, NULL, "announced-fewer-clauses",
                 sat_arg_count (self->n_clauses));
  return FALSE;
}

/* Made before the first clause, so that a writer of a bare header has none. */
static void
prepare_table (SatDimacsWriter *self)
{
  if (self->table == NULL && self->n_variables <= TABLE_VARIABLE_MAX)
    self->table = make_table (self->n_variables);
}

static void
set_pair_texts (SatDimacsWriter *self,
                PairTexts *texts,
                int literal)
{
  if (self->table != NULL)
    texts->first = self->table[self->n_variables + literal];
  else
    set_row (&texts->first, literal, ' ');
  texts->n_first = texts->first.length;
  texts->n_second = texts->n_first + 2;
  texts->first.length = 0;
  memcpy (texts->second + 16, &texts->first, 16);
  memcpy (texts->second + 16 + texts->n_first, "0\n", 2);
}

/* Writes the clauses of the first literal with each of the others. If they have up to 16 bytes, as
 * those of 36×36 in compact numbers do, one store writes a clause, where rows would take three, and
 * the numbers need not be made before: the text of 36×36 takes 5.5 ms instead of 9.9, and 2.7 of
 * them are the copy from the buffer. Doing four clauses in each round gains nothing. */
static char *
put_pairs (const PairTexts *first,
           const PairTexts *end,
           gboolean is_short,
           char *p)
{
  gsize n_first = first->n_first;
  Bytes start;

  memcpy (&start, &first->first, sizeof start);
  for (const PairTexts *other = first + 1; other < end; other++)
    {
      const char *second = other->second + 16 - n_first;
      Bytes text;

      memcpy (&text, second, sizeof text);
      text |= start;
      memcpy (p, &text, sizeof text);
      if (!is_short)
        memcpy (p + 16, second + 16, 16);
      p += n_first + other->n_second;
    }
  return p;
}

static gboolean
write_no_two (SatSink *sink,
              const int *literals,
              gsize n_literals,
              GError **error)
{
  SatDimacsWriter *self = (SatDimacsWriter *)sink;
  guint length = 0, n_zeros = 0;

  g_return_val_if_fail (n_literals <= SAT_NO_TWO_MAX, FALSE);
  prepare_table (self);
  if (!check_variables (self, literals, n_literals, &n_zeros, error) ||
      !count_clauses (self, n_literals * (n_literals - MIN (n_literals, 1)) / 2, error))
    return FALSE;
  for (gsize i = 0; i < n_literals; i++)
    {
      set_pair_texts (self, &self->pairs[i], -literals[i]);
      length = MAX (length, self->pairs[i].n_second);
    }
  for (gsize i = 0; i + 1 < n_literals; i++)
    {
      const PairTexts *first = &self->pairs[i];
      char *start, *end;

      if (!reserve (self, (n_literals - i) * PAIR_ROOM, error))
        return FALSE;
      start = self->buffer + self->length;
      end = put_pairs (first, self->pairs + n_literals, first->n_first + length <= 16, start);
      self->length += (gsize)(end - start);
    }
  return TRUE;
}

static gboolean
write_clauses (SatSink *sink,
               const int *literals,
               gsize n_literals,
               GError **error)
{
  SatDimacsWriter *self = (SatDimacsWriter *)sink;

  g_return_val_if_fail (n_literals == 0 || literals[n_literals - 1] == 0, FALSE);

  prepare_table (self);
  for (gsize done = 0; done < n_literals; done += CHUNK_LITERALS)
    {
      gsize n = MIN (CHUNK_LITERALS, n_literals - done);
      guint n_zeros = 0;

      if (!check_variables (self, literals + done, n, &n_zeros, error) ||
          !count_clauses (self, n_zeros, error) ||
          !write_chunk (self, literals + done, n, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * sat_dimacs_writer_new: (skip)
 * @out: where to write; is not closed
 * @n_variables: the largest variable, for the header
 * @n_clauses: the number of clauses, for the header
 * @cancellable: (nullable): checked for every 256 KiB
 *
 * Makes a writer of "p cnf V C" and the clauses pushed into its sink, each on its own line, "lit
 * lit 0". Nothing is written before 256 KiB have accumulated or sat_dimacs_writer_finish() is
 * called.
 *
 * Returns: (transfer full): the writer
 */
SatDimacsWriter *
sat_dimacs_writer_new (GOutputStream *out,
                       int n_variables,
                       guint64 n_clauses,
                       GCancellable *cancellable)
{
  g_autofree char *header = format_header (n_variables, n_clauses);
  SatDimacsWriter *self;

  g_return_val_if_fail (G_IS_OUTPUT_STREAM (out), NULL);
  g_return_val_if_fail (n_variables >= 0, NULL);

  self = g_new0 (SatDimacsWriter, 1);
  self->sink.add = write_clauses;
  self->sink.add_no_two = write_no_two;
  self->out = g_object_ref (out);
  g_set_object (&self->cancellable, cancellable);
  self->n_variables = n_variables;
  self->n_clauses = n_clauses;
  self->buffer = g_malloc (BUFFER_SIZE);
  self->length = strlen (header);
  memcpy (self->buffer, header, self->length);
  return self;
}

/**
 * sat_dimacs_writer_free:
 * @self: (nullable): a writer
 *
 * Frees a writer. Output that sat_dimacs_writer_finish() has not flushed is lost.
 */
void
sat_dimacs_writer_free (SatDimacsWriter *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->out);
  g_clear_object (&self->cancellable);
  g_free (self->table);
  g_free (self->buffer);
  g_free (self);
}

/**
 * sat_dimacs_writer_get_sink:
 *
 * Gets the sink for the clauses. It fails with SAT_ERROR_COUNT for a variable or a number of
 * clauses above those in the header, and with the errors of the stream.
 *
 * Returns: (transfer none): the sink
 */
SatSink *
sat_dimacs_writer_get_sink (SatDimacsWriter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->sink;
}

/**
 * sat_dimacs_writer_get_n_bytes:
 *
 * Gets the length of the text so far, the header included.
 *
 * Returns: the number
 */
guint64
sat_dimacs_writer_get_n_bytes (const SatDimacsWriter *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_flushed + self->length;
}

/**
 * sat_dimacs_writer_finish:
 *
 * Flushes the buffer, and compares the number of clauses with the header.
 *
 * Returns: %FALSE with SAT_ERROR_COUNT when there are fewer clauses than announced, SAT_ERROR_STATE
 *   when writing had failed before, or an error of the stream
 */
gboolean
sat_dimacs_writer_finish (SatDimacsWriter *self,
                          GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!flush (self, error))
    return FALSE;
  if (self->n_written == self->n_clauses)
    return TRUE;
  sat_error_set (error, SAT_ERROR_COUNT, NULL, "announced-clauses",
                 sat_arg_count (self->n_written), sat_arg_count (self->n_clauses));
  return FALSE;
}
