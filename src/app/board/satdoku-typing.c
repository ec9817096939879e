/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts typed characters together to symbols: "1" and "2" to 12 where there is a 12, when the second
 * comes soon enough. It knows nothing of keys or of what the values are for. */

#include "satdoku-config.h"

#include "satdoku-typing.h"

#include <string.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* How long a character waits for the next one, in milliseconds. */
#define WAIT 1100
/* Longer than any symbol. */
#define TEXT_MAX 31

/**
 * SatdokuTyping:
 *
 * What is being typed on a board.
 */
struct _SatdokuTyping
{
  GObject parent_instance;

  const SudokuSymbols *symbols; /* (nullable) */
  guint side;
  char text[TEXT_MAX + 1]; /* what waits for more; "" = nothing */
  guint timeout;
};

enum
{
  PROP_PENDING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  EXPIRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuTyping, satdoku_typing, G_TYPE_OBJECT)

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_string (value, satdoku_typing_get_pending (SATDOKU_TYPING (object)));
}

static void
satdoku_typing_class_init (SatdokuTypingClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* The beginning of a symbol, which waits for more. */
    [PROP_PENDING] = { "pending", G_TYPE_STRING, G_PARAM_READABLE, .get = get_value },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  /* Nothing more came for 1.1 seconds: the listener commits or cancels what waits. */
  signals[EXPIRED] = satdoku_class_add_signal (klass, "expired", 0);
  satdoku_class_removes (klass, SatdokuTyping, timeout);
}

static void
satdoku_typing_init (SatdokuTyping *self)
{
}

/* Nothing can be typed before symbols are set. */
SatdokuTyping *
satdoku_typing_new (void)
{
  return g_object_new (SATDOKU_TYPE_TYPING, NULL);
}

static gboolean
expired_cb (gpointer user_data)
{
  SatdokuTyping *self = user_data;

  self->timeout = 0;
  g_signal_emit (self, signals[EXPIRED], 0);
  return G_SOURCE_REMOVE;
}

/* Waits from now on, if there is something to wait for. */
static void
set_text (SatdokuTyping *self,
          const char *text)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (text[0] != '\0')
    self->timeout = g_timeout_add (WAIT, expired_cb, self);
  if (strcmp (self->text, text) == 0)
    return;
  g_strlcpy (self->text, text, sizeof self->text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PENDING]);
}

/* Drops an incomplete symbol: these symbols are typed from now on. They are borrowed, and must live
 * until others are set. */
void
satdoku_typing_set_symbols (SatdokuTyping *self,
                            const SudokuSymbols *symbols,
                            guint side)
{
  g_return_if_fail (SATDOKU_IS_TYPING (self) && symbols != NULL && side <= SUDOKU_SIDE_MAX);

  satdoku_typing_cancel (self);
  self->symbols = symbols;
  self->side = side;
}

/* Are the symbols the player's own, which may be any characters? */
gboolean
satdoku_typing_has_own_symbols (SatdokuTyping *self)
{
  g_return_val_if_fail (SATDOKU_IS_TYPING (self), FALSE);

  return self->symbols != NULL && self->symbols->texts != NULL;
}

const char *
satdoku_typing_get_pending (SatdokuTyping *self)
{
  g_return_val_if_fail (SATDOKU_IS_TYPING (self), NULL);

  return self->text[0] != '\0' ? self->text : NULL;
}

static char *
dup_folded (const char *text,
            gboolean folded)
{
  return folded ? g_utf8_casefold (text, -1) : g_strdup (text);
}

/* How many symbols are @text, and how many longer ones begin with it. */
static void
count_in_case (const SatdokuTyping *self,
               const char *text,
               gboolean folded,
               guint *value,
               guint *n_longer)
{
  g_autofree char *wanted = dup_folded (text, folded);

  *value = 0;
  *n_longer = 0;
  for (guint candidate = 1; candidate <= self->side; candidate++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (self->symbols, candidate);
      g_autofree char *found = dup_folded (symbol, folded);

      if (!g_str_has_prefix (found, wanted))
        continue;
      if (strlen (found) == strlen (wanted))
        *value = candidate;
      else
        (*n_longer)++;
    }
}

/* Letters may be typed in either case, unless the case makes a difference. */
static void
count_symbols (const SatdokuTyping *self,
               const char *text,
               guint *value,
               guint *n_longer)
{
  count_in_case (self, text, FALSE, value, n_longer);
  if (*value == 0 && *n_longer == 0)
    count_in_case (self, text, TRUE, value, n_longer);
}

/* What is typed so far and the character; returns whether it is short enough for a symbol. */
static gboolean
append (const char *before,
        gunichar character,
        char text[TEXT_MAX + 1])
{
  gsize length = strlen (before);
  char bytes[6];
  int n_bytes = g_unichar_to_utf8 (character, bytes);

  if (length + (gsize)n_bytes > TEXT_MAX)
    return FALSE;
  memcpy (text, before, length);
  memcpy (text + length, bytes, (gsize)n_bytes);
  text[length + (gsize)n_bytes] = '\0';
  return TRUE;
}

static SatdokuTyped
try_text (SatdokuTyping *self,
          const char *text,
          guint *value)
{
  guint n_longer;

  count_symbols (self, text, value, &n_longer);
  if (n_longer > 0)
    return SATDOKU_TYPED_PART;
  return *value > 0 ? SATDOKU_TYPED_VALUE : SATDOKU_TYPED_NOTHING;
}

/* The same, and if it can't be a symbol, a character that text formats write for a value. */
static SatdokuTyped
try_alone (SatdokuTyping *self,
           gunichar character,
           char text[TEXT_MAX + 1],
           guint *value)
{
  SatdokuTyped typed;

  append ("", character, text);
  typed = try_text (self, text, value);
  if (typed != SATDOKU_TYPED_NOTHING || character >= 128)
    return typed;
  *value = sudoku_symbols_from_character ((char)character, self->side);
  if (*value == 0)
    *value = sudoku_symbols_from_character (g_ascii_toupper ((char)character), self->side);
  return *value > 0 ? SATDOKU_TYPED_VALUE : SATDOKU_TYPED_NOTHING;
}

/* When the character can't continue what was typed, that is dropped and the character starts a new
 * symbol; upper and lower case are the same. A character that begins no symbol of the set may still
 * be the single character that text formats write for a value (A for 10). For an incomplete symbol,
 * @value is the value it has if nothing more is typed, or 0. */
SatdokuTyped
satdoku_typing_push (SatdokuTyping *self,
                     gunichar character,
                     guint *value)
{
  SatdokuTyped typed = SATDOKU_TYPED_NOTHING;
  char text[TEXT_MAX + 1];

  g_return_val_if_fail (SATDOKU_IS_TYPING (self) && value != NULL, SATDOKU_TYPED_NOTHING);

  *value = 0;
  if (self->symbols == NULL)
    return SATDOKU_TYPED_NOTHING;
  if (self->text[0] != '\0' && append (self->text, character, text))
    typed = try_text (self, text, value);
  if (typed == SATDOKU_TYPED_NOTHING)
    typed = try_alone (self, character, text, value);
  set_text (self, typed == SATDOKU_TYPED_PART ? text : "");
  return typed;
}

/* Does the character begin a symbol, or go on with what is typed? */
gboolean
satdoku_typing_accepts (SatdokuTyping *self,
                        gunichar character)
{
  char text[TEXT_MAX + 1];
  guint value;

  g_return_val_if_fail (SATDOKU_IS_TYPING (self), FALSE);

  if (self->symbols == NULL)
    return FALSE;
  if (append (self->text, character, text) &&
      try_text (self, text, &value) != SATDOKU_TYPED_NOTHING)
    return TRUE;
  append ("", character, text);
  return try_text (self, text, &value) != SATDOKU_TYPED_NOTHING;
}

/* Does any letter stand for a value, or begin a symbol? */
gboolean
satdoku_typing_takes_letters (SatdokuTyping *self)
{
  char text[TEXT_MAX + 1];
  guint value;

  g_return_val_if_fail (SATDOKU_IS_TYPING (self), FALSE);

  if (self->symbols == NULL)
    return FALSE;
  for (gunichar letter = 'a'; letter <= 'z'; letter++)
    if (try_alone (self, letter, text, &value) != SATDOKU_TYPED_NOTHING)
      return TRUE;
  return FALSE;
}

/* Ends what waits for more. Returns its value, as it is; 0 when it is no symbol, or nothing. */
guint
satdoku_typing_commit (SatdokuTyping *self)
{
  guint value = 0;
  guint n_longer;

  g_return_val_if_fail (SATDOKU_IS_TYPING (self), 0);

  if (self->text[0] != '\0')
    count_symbols (self, self->text, &value, &n_longer);
  satdoku_typing_cancel (self);
  return value;
}

/* Forgets what waits for more. */
void
satdoku_typing_cancel (SatdokuTyping *self)
{
  g_return_if_fail (SATDOKU_IS_TYPING (self));

  set_text (self, "");
}
