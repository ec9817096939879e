/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads proofs of solvers, and detects their format. Text is read by tokens, as other checkers do:
 * a step ends with its 0, not with its line. The reasons of a step, which LRAT has for each and
 * FRAT for some, are kept for LRAT only: our checker finds others by itself. */

#include "sat-proof-reader.h"

#include "sat-proof-binary.h"
#include "sat-text.h"

#include <string.h>

/* So many lines show what it is. */
#define LOOK_LINES 64

typedef struct
{
  SatText text;
  SatProof *proof;  /* borrowed */
  GArray *literals; /* of int: of the step that is read */
  GArray *hints;    /* of int */
} Reader;

static void
reader_clear (Reader *self)
{
  g_array_unref (self->literals);
  g_array_unref (self->hints);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

/* What a line of text looks like. */
typedef struct
{
  char key;           /* the letter or sign it begins with, or '\0' */
  gsize n_numbers;    /* in the whole line */
  gsize n_zeros;      /* of them */
  gboolean deletes;   /* the second word is “d” */
  gboolean positive;  /* the first number is above 0 */
  gboolean ends;      /* the last number is 0 */
  gboolean only_both; /* there is nothing but keys and numbers */
} Line;

static void
look_at_word (Line *self,
              const char *word,
              gsize length,
              guint index)
{
  gboolean zero = length == 1 && *word == '0';

  if (length == 1 && g_ascii_isalpha (*word))
    {
      if (index == 0)
        self->key = *word;
      else if (index == 1 && *word == 'd')
        self->deletes = TRUE;
      else if (*word != 'l')
        self->only_both = FALSE;
      return;
    }
  for (gsize i = *word == '-' && length > 1; i < length; i++)
    if (!g_ascii_isdigit (word[i]))
      {
        self->only_both = FALSE;
        return;
      }
  if (index == 0)
    self->positive = !zero && *word != '-';
  self->n_numbers++;
  self->n_zeros += zero;
  self->ends = zero;
}

static Line
look_at_line (const char *line,
              const char *end)
{
  Line self = { .only_both = TRUE };
  guint index = 0;

  while (line < end)
    {
      const char *word = line;

      while (line < end && !sat_text_is_blank (*line))
        line++;
      if (line > word)
        look_at_word (&self, word, (gsize)(line - word), index++);
      else
        line++;
    }
  return self;
}

/* Finds the next line that is neither empty nor a comment. */
static gboolean
find_line (const char **at,
           const char *end,
           const char **line,
           const char **line_end)
{
  while (*at < end)
    {
      const char *newline = memchr (*at, '\n', (gsize)(end - *at));
      const char *p = *at;

      *line_end = newline != NULL ? newline : end;
      *at = newline != NULL ? newline + 1 : end;
      while (p < *line_end && sat_text_is_blank (*p))
        p++;
      *line = p;
      if (p < *line_end && (*p != 'c' || (p + 1 < *line_end && !sat_text_is_blank (p[1]))))
        return TRUE;
    }
  return FALSE;
}

/* “8 1 2 0 3 4 0” and “8 d 5 0”, and nothing else. */
static gboolean
is_lrat_line (const Line *line)
{
  return line->only_both && line->key == '\0' && line->positive && line->ends &&
         (line->deletes ? line->n_zeros == 1 : line->n_zeros == 2);
}

/* Whether the first word of a text is that of a FRAT step. */
static gboolean
is_frat_key (char key)
{
  return key != '\0' && strchr ("oaflr", key) != NULL;
}

/* “o proof DRUP”, the first line of some solvers. */
static gboolean
is_head (const char *line,
         const char *end)
{
  static const char head[] = "o proof";
  gsize length = sizeof head - 1;

  return (gsize)(end - line) >= length && memcmp (line, head, length) == 0 &&
         (line + length == end || sat_text_is_blank (line[length]) || line[length] == '\n');
}

/* What the first lines look like. */
typedef struct
{
  SatProofFormat format; /* if it is a proof */
  gboolean head;         /* the first line says that it is a proof */
  gboolean lists;        /* each line is a clause, or deletes one */
  gsize n_lines;
} Look;

static Look
look_at_text (const char *data,
              gsize length)
{
  const char *at = data, *end = data + length, *line = NULL, *line_end = NULL;
  Look look = { .format = SAT_PROOF_DRAT, .lists = TRUE };
  gsize n_lrat = 0, n_falling = 0;
  guint64 last = 0;

  while (look.n_lines < LOOK_LINES && find_line (&at, end, &line, &line_end))
    {
      Line found = look_at_line (line, line_end);
      guint64 number = g_ascii_strtoull (line, NULL, 10);

      if (look.n_lines == 0 && is_head (line, line_end))
        {
          look.head = TRUE;
          continue;
        }
      if (look.n_lines == 0 && (gsize)(line_end - line) >= 7 && memcmp (line, "%RUPD32", 7) == 0)
        return (Look){ .format = SAT_PROOF_RUPD32, .n_lines = 1 };
      /* "o 0" is the value of a MaxSAT solution: a step has a number before its 0. */
      if (look.n_lines == 0 && is_frat_key (found.key) && found.only_both && found.ends &&
          found.n_numbers >= 2)
        return (Look){ .format = SAT_PROOF_FRAT, .n_lines = 1 };
      /* A truncated last line has the format of the others. */
      if (look.n_lines > 0 && line_end == end && n_lrat == look.n_lines)
        break;
      look.n_lines++;
      n_lrat += is_lrat_line (&found);
      n_falling += number < last;
      last = number;
      if (!found.only_both || !found.ends || found.n_zeros != 1 || found.deletes ||
          (found.key != '\0' && found.key != 'd'))
        look.lists = FALSE;
    }
  /* Numbers increase, except for a misplaced line. */
  if (look.n_lines > 0 && n_lrat == look.n_lines && 2 * n_falling < look.n_lines)
    return (Look){ .format = SAT_PROOF_LRAT, .n_lines = look.n_lines };
  return look;
}

/* Whether the last line is the empty clause. */
static gboolean
ends_in_empty_clause (const char *data,
                      gsize length)
{
  const char *end = data + length;

  while (end > data && (sat_text_is_blank (end[-1]) || end[-1] == '\n'))
    end--;
  if (end == data || *--end != '0')
    return FALSE;
  while (end > data && sat_text_is_blank (end[-1]))
    end--;
  return end > data && end[-1] == '\n';
}

/**
 * sat_proof_is_proof:
 * @data: (array length=length): anything
 * @length: its length in bytes
 *
 * Tells whether something is a proof, and not a formula without a header or an answer: it deletes a
 * clause, ends in the empty clause, or has an unmistakable format.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_proof_is_proof (const char *data,
                    gsize length)
{
  Look look;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);

  if (sat_proof_is_binary (data, length))
    return TRUE;
  look = look_at_text (data, length);
  if (look.format != SAT_PROOF_DRAT || look.head)
    return TRUE;
  if (look.n_lines == 0 || !look.lists)
    return FALSE;
  return *data == 'd' || g_strstr_len (data, (gssize)length, "\nd ") != NULL ||
         (look.n_lines > 1 && ends_in_empty_clause (data, length));
}

/* Goes to the next token, across line ends and comments; @found tells whether there is one. Returns
 * FALSE when cancelled. */
static gboolean
find_token (Reader *self,
            gboolean *found,
            GError **error)
{
  SatText *text = &self->text;

  for (;;)
    {
      SatText next;

      sat_text_skip_blanks (text);
      *found = text->at < text->end;
      if (!*found)
        return TRUE;
      next = *text;
      next.at++;
      if (*text->at != '\n' && (*text->at != 'c' || !sat_text_at_break (&next)))
        return TRUE;
      if (!sat_text_next_line (text, error))
        return FALSE;
    }
}

/* Goes to a token that must be there. */
static gboolean
expect_token (Reader *self,
              GError **error)
{
  gboolean found = FALSE;

  if (!find_token (self, &found, error))
    return FALSE;
  if (!found)
    sat_text_fail (&self->text, error, SAT_ERROR_SYNTAX, "proof-cut");
  return found;
}

/* Reads the letter of a step, if it is one of @keys. */
static char
take_key (Reader *self,
          const char *keys)
{
  SatText next = self->text;
  char key = *next.at++;

  if (strchr (keys, key) == NULL || !sat_text_at_break (&next))
    return '\0';
  self->text = next;
  return key;
}

/* Reads literals up to their 0. */
static gboolean
read_clause (Reader *self,
             GError **error)
{
  int literal = 0;

  g_array_set_size (self->literals, 0);
  do
    {
      if (!expect_token (self, error) || !sat_text_read_literal (&self->text, &literal, error))
        return FALSE;
      if (literal != 0)
        g_array_append_val (self->literals, literal);
    }
  while (literal != 0);
  return TRUE;
}

/* Reads the number of a clause. */
static gboolean
read_number (Reader *self,
             guint *number,
             GError **error)
{
  SatText start;
  guint64 count = 0;

  if (!expect_token (self, error))
    return FALSE;
  start = self->text;
  if (!sat_text_read_count (&self->text, &count, error))
    return FALSE;
  *number = (guint)count;
  if (count <= G_MAXINT32)
    return TRUE;
  sat_text_fail (&start, error, SAT_ERROR_LIMIT, "number-limit", sat_text_found (&start));
  return FALSE;
}

/* Reads the numbers of the clauses that a step follows from, up to a 0. */
static gboolean
read_hints (Reader *self,
            GError **error)
{
  guint number = 0;

  g_array_set_size (self->hints, 0);
  do
    {
      gboolean resolved;
      int hint;

      if (!expect_token (self, error))
        return FALSE;
      /* A clause to be resolved with. */
      resolved = *self->text.at == '-';
      self->text.at += resolved;
      if (!read_number (self, &number, error))
        return FALSE;
      hint = resolved ? -(int)number : (int)number;
      if (number != 0)
        g_array_append_val (self->hints, hint);
    }
  while (number != 0);
  return TRUE;
}

static gboolean
add_step (Reader *self,
          SatProofStepKind kind,
          guint number,
          gsize line,
          GError **error)
{
  const SatProofStep step = {
    .kind = kind,
    .number = number,
    .place = line,
    .literals = (const int *)(void *)self->literals->data,
    .n_literals = self->literals->len,
    .hints = (const int *)(void *)self->hints->data,
    .n_hints = self->hints->len,
  };

  return sat_proof_add (self->proof, &step, error);
}

/* “1 -2 0”, “d 1 -2 0”. */
static gboolean
read_drat_step (Reader *self,
                GError **error)
{
  gsize line = self->text.line;
  gboolean deletes = take_key (self, "d") == 'd';

  return read_clause (self, error) &&
         add_step (self, deletes ? SAT_STEP_DELETE : SAT_STEP_ADD, 0, line, error);
}

/* “o 1 1 -2 0”, “a 7 -2 0 l 1 2 0”, “d 1 1 -2 0”; “f” lists the final clauses, “r” renumbers, and
 * neither matters. */
static gboolean
read_frat_step (Reader *self,
                GError **error)
{
  gsize line = self->text.line;
  char key = take_key (self, "oadflr");
  guint number = 0;

  switch (key)
    {
    case 'l':
    case 'r':
      if (!read_hints (self, error))
        return FALSE;
      g_array_set_size (self->hints, 0);
      return TRUE;
    case 'o':
    case 'a':
    case 'd':
    case 'f':
      if (!read_number (self, &number, error) || !read_clause (self, error))
        return FALSE;
      if (key == 'f')
        return TRUE;
      return add_step (self, key == 'o' ? SAT_STEP_ORIGINAL : key == 'a' ? SAT_STEP_ADD
                                                                         : SAT_STEP_DELETE,
                       number, line, error);
    default:
      sat_text_fail (&self->text, error, SAT_ERROR_SYNTAX, "proof-step-expected",
                     sat_text_found (&self->text));
      return FALSE;
    }
}

/* “7 d 1 2 0”. */
static gboolean
read_lrat_deletions (Reader *self,
                     gsize line,
                     GError **error)
{
  guint number = 0;

  g_array_set_size (self->literals, 0);
  g_array_set_size (self->hints, 0);
  for (;;)
    {
      if (!read_number (self, &number, error))
        return FALSE;
      if (number == 0)
        return TRUE;
      if (!add_step (self, SAT_STEP_DELETE_NUMBER, number, line, error))
        return FALSE;
    }
}

/* “8 -2 0 1 2 0”. */
static gboolean
read_lrat_step (Reader *self,
                GError **error)
{
  gsize line = self->text.line;
  guint number = 0;

  if (!read_number (self, &number, error) || !expect_token (self, error))
    return FALSE;
  if (take_key (self, "d") == 'd')
    return read_lrat_deletions (self, line, error);
  return read_clause (self, error) && read_hints (self, error) &&
         add_step (self, SAT_STEP_ADD, number, line, error);
}

/* The readers of a step, by format. */
static gboolean (*const step_readers[SAT_N_PROOF_FORMATS]) (Reader *self, GError **error) = {
  [SAT_PROOF_DRAT] = read_drat_step,
  [SAT_PROOF_RUPD32] = read_drat_step,
  [SAT_PROOF_FRAT] = read_frat_step,
  [SAT_PROOF_LRAT] = read_lrat_step,
};

static gboolean
read_text (SatProof *proof,
           const char *name,
           const char *data,
           gsize length,
           GCancellable *cancellable,
           GError **error)
{
  g_auto (Reader) self = { .proof = proof };
  SatProofFormat format = sat_proof_get_format (proof);
  gboolean found = FALSE;

  self.literals = g_array_new (FALSE, FALSE, sizeof (int));
  self.hints = g_array_new (FALSE, FALSE, sizeof (int));
  if (!sat_text_init (&self.text, name, data, length, cancellable, error) ||
      !find_token (&self, &found, error))
    return FALSE;
  if ((format == SAT_PROOF_RUPD32 || is_head (self.text.at, self.text.end)) &&
      !sat_text_next_line (&self.text, error))
    return FALSE;
  for (;;)
    {
      if (!find_token (&self, &found, error))
        return FALSE;
      if (!found)
        return TRUE;
      if (!step_readers[format](&self, error))
        return FALSE;
    }
}

/**
 * sat_proof_read: (skip)
 * @name: the name of the proof in messages
 * @data: (array length=length): what a solver has written as its proof
 * @length: its length in bytes, below 4 GiB
 * @cancellable: (nullable): ends the work
 *
 * Reads a proof: DRUP and DRAT, as text or binary, FRAT and LRAT as text, also after the header of
 * picosat or a line “o proof DRUP”. The format is detected. Linear time; the memory is a small
 * multiple of the length.
 *
 * Returns: (transfer full) (nullable): the proof; %NULL with %SAT_ERROR_SYNTAX or %SAT_ERROR_LIMIT
 *   and the place, %SAT_ERROR_MEMORY, or %G_IO_ERROR_CANCELLED
 */
SatProof *
sat_proof_read (const char *name,
                const char *data,
                gsize length,
                GCancellable *cancellable,
                GError **error)
{
  gboolean binary = FALSE, fine = FALSE;
  g_autoptr (SatProof) proof = NULL;

  g_return_val_if_fail (name != NULL && (data != NULL || length == 0), NULL);
  g_return_val_if_fail (length <= G_MAXUINT32, NULL);

  binary = sat_proof_is_binary (data, length);
  proof = sat_proof_new (binary ? SAT_PROOF_DRAT_BINARY : look_at_text (data, length).format);
  fine = binary ? sat_proof_read_binary (proof, name, data, length, cancellable, error)
                : read_text (proof, name, data, length, cancellable, error);
  return fine ? g_steal_pointer (&proof) : NULL;
}
