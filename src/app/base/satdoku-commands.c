/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that can be done under conditions, and the conditions, which are properties of other
 * objects. Whoever has a command names the conditions it needs; whoever has an object says which
 * of its properties are conditions. When a property changes, only the actions that need it are
 * looked at. It knows neither what the actions do nor what the conditions mean. */

#include "satdoku-config.h"

#include "satdoku-commands.h"

#include <string.h>

/* Of different names. */
#define CONDITIONS_MAX 64

/* A word of what a command needs. */
typedef struct
{
  guint64 holding; /* one of these holds */
  guint64 failing; /* or one of these doesn't */
} Clause;

typedef struct
{
  const SatdokuCommand *command;
  gpointer user_data;
  GSimpleAction *action; /* owned by the map */
  GArray *clauses;       /* (element-type Clause) */
  guint64 conditions;    /* that it depends on */
} Entry;

typedef struct
{
  char *name;
  char *reason;    /* (nullable): why nothing can be done that needs it while it doesn't hold */
  char *property;  /* (nullable) */
  GObject *source; /* (nullable): weak */
  gulong handler;
} Condition;

struct _SatdokuCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GActionMap *map; /* what the actions are in; it owns this object */

  /* Owned. */
  GHashTable *entries; /* of Entry, by the name of the action */
  Condition conditions[CONDITIONS_MAX];
  guint n_conditions;
  guint64 holding;
};

G_DEFINE_FINAL_TYPE (SatdokuCommands, satdoku_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_ABOUT_TO_RUN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
entry_free (Entry *self)
{
  g_array_unref (self->clauses);
  g_free (self);
}

static void
unbind (SatdokuCommands *self,
        Condition *condition)
{
  if (condition->source != NULL)
    {
      g_signal_handler_disconnect (condition->source, condition->handler);
      g_clear_weak_pointer (&condition->source);
    }
  g_clear_pointer (&condition->property, g_free);
}

static void
satdoku_commands_dispose (GObject *object)
{
  SatdokuCommands *self = SATDOKU_COMMANDS (object);

  for (guint i = 0; i < self->n_conditions; i++)
    unbind (self, &self->conditions[i]);
  g_hash_table_remove_all (self->entries);
  G_OBJECT_CLASS (satdoku_commands_parent_class)->dispose (object);
}

static void
satdoku_commands_finalize (GObject *object)
{
  SatdokuCommands *self = SATDOKU_COMMANDS (object);

  for (guint i = 0; i < self->n_conditions; i++)
    {
      g_free (self->conditions[i].name);
      g_free (self->conditions[i].reason);
    }
  g_hash_table_unref (self->entries);
  G_OBJECT_CLASS (satdoku_commands_parent_class)->finalize (object);
}

static void
satdoku_commands_class_init (SatdokuCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_commands_dispose;
  object_class->finalize = satdoku_commands_finalize;

  /**
   * SatdokuCommands::about-to-run:
   * @self: commands
   * @name: of an action
   *
   * Before an action is done or its state changed. What a handler changes may disable the action,
   * which is then not done.
   *
   * Returns: %TRUE when the handler has done what the action would do
   */
  signals[SIGNAL_ABOUT_TO_RUN] =
    g_signal_new ("about-to-run", SATDOKU_TYPE_COMMANDS, G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
}

static void
satdoku_commands_init (SatdokuCommands *self)
{
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify)entry_free);
}

/**
 * satdoku_commands_new:
 * @map: where the actions go; it must outlive the commands
 *
 * Returns: (transfer full): commands without any action
 */
SatdokuCommands *
satdoku_commands_new (GActionMap *map)
{
  SatdokuCommands *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (map), NULL);

  self = g_object_new (SATDOKU_TYPE_COMMANDS, NULL);
  self->map = map;
  return self;
}

/* A name that is new is that of a condition which doesn't hold yet. */
static guint
find_condition (SatdokuCommands *self,
                const char *name)
{
  guint i = 0;

  while (i < self->n_conditions && strcmp (self->conditions[i].name, name) != 0)
    i++;
  g_assert (i < CONDITIONS_MAX);
  if (i == self->n_conditions)
    self->conditions[self->n_conditions++].name = g_strdup (name);
  return i;
}

static void
parse_clause (SatdokuCommands *self,
              Entry *entry,
              const char *word)
{
  g_auto (GStrv) names = g_strsplit (word, "|", -1);
  Clause clause = { 0 };

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean negated = names[i][0] == '!';
      guint64 bit = G_GUINT64_CONSTANT (1) << find_condition (self, names[i] + negated);

      entry->conditions |= bit;
      if (negated)
        clause.failing |= bit;
      else
        clause.holding |= bit;
    }
  g_array_append_val (entry->clauses, clause);
}

static void
update_entry (SatdokuCommands *self,
              Entry *entry)
{
  gboolean enabled = TRUE;

  for (guint i = 0; i < entry->clauses->len && enabled; i++)
    {
      const Clause *clause = &g_array_index (entry->clauses, Clause, i);

      enabled = (self->holding & clause->holding) != 0 || (~self->holding & clause->failing) != 0;
    }
  g_simple_action_set_enabled (entry->action, enabled);
}

/* (nullable): what is to be called, if it still is. */
static const Entry *
prepare (SatdokuCommands *self,
         GSimpleAction *action)
{
  const char *name = g_action_get_name (G_ACTION (action));
  const Entry *entry;
  gboolean done = FALSE;

  g_signal_emit (self, signals[SIGNAL_ABOUT_TO_RUN], 0, name, &done);
  entry = g_hash_table_lookup (self->entries, name);
  return done || !g_action_get_enabled (G_ACTION (action)) ? NULL : entry;
}

static void
activate_cb (GSimpleAction *action,
             GVariant *parameter,
             SatdokuCommands *self)
{
  const Entry *entry = prepare (self, action);

  if (entry != NULL)
    entry->command->entry.activate (action, parameter, entry->user_data);
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant *value,
                 SatdokuCommands *self)
{
  const Entry *entry = prepare (self, action);

  if (entry != NULL)
    entry->command->entry.change_state (action, value, entry->user_data);
}

static void
add_command (SatdokuCommands *self,
             const SatdokuCommand *command,
             gpointer user_data)
{
  GActionEntry plain = command->entry;
  Entry *entry = g_new0 (Entry, 1);
  g_auto (GStrv) words = g_strsplit (command->needs != NULL ? command->needs : "", " ", -1);

  plain.activate = NULL;
  plain.change_state = NULL;
  g_action_map_add_action_entries (self->map, &plain, 1, NULL);
  entry->command = command;
  entry->user_data = user_data;
  entry->action = G_SIMPLE_ACTION (g_action_map_lookup_action (self->map, plain.name));
  entry->clauses = g_array_new (FALSE, FALSE, sizeof (Clause));
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      parse_clause (self, entry, words[i]);
  if (command->entry.activate != NULL)
    g_signal_connect_object (entry->action, "activate", G_CALLBACK (activate_cb), self, 0);
  if (command->entry.change_state != NULL)
    g_signal_connect_object (entry->action, "change-state", G_CALLBACK (change_state_cb), self, 0);
  g_hash_table_insert (self->entries, (gpointer)command->entry.name, entry);
  update_entry (self, entry);
}

/**
 * satdoku_commands_add:
 * @self: commands
 * @commands: (array length=n_commands): a constant table of actions
 * @n_commands: how many
 * @user_data: what they are called with; must live as long as @self
 *
 * Adds actions. Conditions that nobody has told anything of do not hold.
 */
void
satdoku_commands_add (SatdokuCommands *self,
                      const SatdokuCommand *commands,
                      gsize n_commands,
                      gpointer user_data)
{
  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && commands != NULL);

  for (gsize i = 0; i < n_commands; i++)
    add_command (self, &commands[i], user_data);
}

/**
 * satdoku_commands_get_action:
 * @self: commands
 * @name: of one of them
 *
 * Returns: (transfer none) (nullable): its action
 */
GSimpleAction *
satdoku_commands_get_action (SatdokuCommands *self,
                             const char *name)
{
  const Entry *entry;

  g_return_val_if_fail (SATDOKU_IS_COMMANDS (self) && name != NULL, NULL);

  entry = g_hash_table_lookup (self->entries, name);
  return entry != NULL ? entry->action : NULL;
}

static void
set_condition (SatdokuCommands *self,
               guint condition,
               gboolean holds)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << condition;
  GHashTableIter iter;
  gpointer entry;

  if (((self->holding & bit) != 0) == (holds != FALSE))
    return;
  self->holding ^= bit;
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    if (((Entry *)entry)->conditions & bit)
      update_entry (self, entry);
}

/**
 * satdoku_commands_set_condition:
 * @self: commands
 * @condition: its name
 * @holds: does it hold from now on?
 *
 * For a condition that is no property of its own.
 */
void
satdoku_commands_set_condition (SatdokuCommands *self,
                                const char *condition,
                                gboolean holds)
{
  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL);

  set_condition (self, find_condition (self, condition), holds);
}

/* A number holds when it isn't 0. */
static gboolean
is_true (GObject *source,
         const char *property)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (source, property, &value);
  if (G_VALUE_HOLDS_UINT (&value))
    return g_value_get_uint (&value) > 0;
  return g_value_get_boolean (&value);
}

static void
notify_cb (GObject *source,
           GParamSpec *pspec,
           SatdokuCommands *self)
{
  for (guint i = 0; i < self->n_conditions; i++)
    if (self->conditions[i].source == source &&
        g_strcmp0 (self->conditions[i].property, pspec->name) == 0)
      set_condition (self, i, is_true (source, pspec->name));
}

/**
 * satdoku_commands_bind:
 * @self: commands
 * @condition: its name
 * @source: an object
 * @property: a boolean or unsigned property of it
 *
 * The condition holds from now on as long as the property is %TRUE, or not 0. It is no longer
 * bound to any other.
 */
void
satdoku_commands_bind (SatdokuCommands *self,
                       const char *condition,
                       gpointer source,
                       const char *property)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);
  Condition *bound;
  guint number;

  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL && G_IS_OBJECT (source));

  number = find_condition (self, condition);
  bound = &self->conditions[number];
  unbind (self, bound);
  bound->property = g_strdup (property);
  g_set_weak_pointer (&bound->source, source);
  bound->handler = g_signal_connect (source, signal, G_CALLBACK (notify_cb), self);
  set_condition (self, number, is_true (source, property));
}

/**
 * satdoku_commands_set_reason:
 * @self: commands
 * @condition: its name
 * @reason: (nullable): a sentence for the player
 *
 * Says why commands that need the condition can't be done while it doesn't hold. Most conditions
 * can be seen and need no words.
 */
void
satdoku_commands_set_reason (SatdokuCommands *self,
                             const char *condition,
                             const char *reason)
{
  Condition *told;

  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL);

  told = &self->conditions[find_condition (self, condition)];
  g_free (told->reason);
  told->reason = g_strdup (reason);
}

/**
 * satdoku_commands_get_reason:
 * @self: commands
 * @name: of an action
 *
 * Returns: (transfer none) (nullable): why it can't be done; %NULL: it can, or nobody has said why
 */
const char *
satdoku_commands_get_reason (SatdokuCommands *self,
                             const char *name)
{
  const Entry *entry;

  g_return_val_if_fail (SATDOKU_IS_COMMANDS (self) && name != NULL, NULL);

  entry = g_hash_table_lookup (self->entries, name);
  for (guint i = 0; entry != NULL && i < self->n_conditions; i++)
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << i;

      if (self->conditions[i].reason != NULL && (entry->conditions & bit) != 0 &&
          (self->holding & bit) == 0)
        return self->conditions[i].reason;
    }
  return NULL;
}
