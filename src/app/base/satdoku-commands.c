/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions that can be done under conditions, and the conditions, which are properties of other
 * objects. A command names the conditions it needs; the owner of an object says which of its
 * properties are conditions, before commands need them. When a property changes, only the actions
 * that need it are looked at. It knows neither what the actions do nor what the conditions mean. */

#include "satdoku-config.h"

#include "satdoku-commands.h"

#include <string.h>

#define TYPE_CONDITION (condition_get_type ())
G_DECLARE_FINAL_TYPE (Condition, condition, SATDOKU, CONDITION, GObject)

/* It has the property "holds", to which those of other objects are bound. */
struct _Condition
{
  GObject parent_instance;

  const char *name;  /* interned */
  char *reason;      /* (nullable): why nothing can be done that needs it while it doesn't hold */
  GBinding *binding; /* (nullable): owned; of satdoku_commands_bind() */

  SatdokuCommands *commands; /* borrowed (nullable): they have ended */

  gboolean holds;
};

/* A condition, or that it doesn't hold. */
typedef struct
{
  Condition *condition; /* borrowed */
  gboolean negated;
} Term;

typedef struct
{
  const SatdokuCommand *command;
  gpointer user_data;
  GSimpleAction *action; /* owned by the map */
  GPtrArray *clauses;    /* (element-type GArray (element-type Term)): one of each must hold */
} Entry;

struct _SatdokuCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GActionMap *map; /* what the actions are in; it owns this object */

  /* Owned. */
  GHashTable *entries;   /* of Entry, by the name of the action */
  GPtrArray *conditions; /* (element-type Condition): in the order in which they were added */
};

G_DEFINE_FINAL_TYPE (SatdokuCommands, satdoku_commands, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (Condition, condition, G_TYPE_OBJECT)

enum
{
  PROP_HOLDS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_ABOUT_TO_RUN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void update_entries (SatdokuCommands *self, const Condition *condition);

static void
condition_get_property (GObject *object,
                        guint id,
                        GValue *value,
                        GParamSpec *pspec)
{
  g_value_set_boolean (value, ((Condition *)object)->holds);
}

static void
condition_set_property (GObject *object,
                        guint id,
                        const GValue *value,
                        GParamSpec *pspec)
{
  Condition *self = (Condition *)object;
  gboolean holds = g_value_get_boolean (value) != FALSE;

  if (self->holds == holds)
    return;
  self->holds = holds;
  if (self->commands != NULL)
    update_entries (self->commands, self);
  g_object_notify_by_pspec (object, pspec);
}

static void
condition_dispose (GObject *object)
{
  Condition *self = (Condition *)object;

  if (self->binding != NULL)
    g_binding_unbind (self->binding);
  g_clear_object (&self->binding);
  self->commands = NULL;
  G_OBJECT_CLASS (condition_parent_class)->dispose (object);
}

static void
condition_finalize (GObject *object)
{
  g_free (((Condition *)object)->reason);
  G_OBJECT_CLASS (condition_parent_class)->finalize (object);
}

static void
condition_class_init (ConditionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = condition_get_property;
  object_class->set_property = condition_set_property;
  object_class->dispose = condition_dispose;
  object_class->finalize = condition_finalize;
  properties[PROP_HOLDS] =
    g_param_spec_boolean ("holds", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
condition_init (Condition *self)
{
}

static void
entry_free (Entry *self)
{
  g_ptr_array_unref (self->clauses);
  g_free (self);
}

static void
satdoku_commands_dispose (GObject *object)
{
  SatdokuCommands *self = SATDOKU_COMMANDS (object);
  GHashTableIter iter;
  gpointer entry;

  for (guint i = 0; i < self->conditions->len; i++)
    g_object_run_dispose (self->conditions->pdata[i]);
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    g_signal_handlers_disconnect_by_data (((Entry *)entry)->action, self);
  g_hash_table_remove_all (self->entries);
  G_OBJECT_CLASS (satdoku_commands_parent_class)->dispose (object);
}

static void
satdoku_commands_finalize (GObject *object)
{
  SatdokuCommands *self = SATDOKU_COMMANDS (object);

  g_hash_table_unref (self->entries);
  g_ptr_array_unref (self->conditions);
  G_OBJECT_CLASS (satdoku_commands_parent_class)->finalize (object);
}

static void
satdoku_commands_class_init (SatdokuCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_commands_dispose;
  object_class->finalize = satdoku_commands_finalize;

  /* Before an action of that name is done or its state changed. What a handler changes may
   * disable the action, which is then not done; a handler that has done what the action would do
   * returns TRUE. */
  signals[SIGNAL_ABOUT_TO_RUN] =
    g_signal_new ("about-to-run", SATDOKU_TYPE_COMMANDS, G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
}

static void
satdoku_commands_init (SatdokuCommands *self)
{
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify)entry_free);
  self->conditions = g_ptr_array_new_with_free_func (g_object_unref);
}

/* The map must outlive the commands. */
SatdokuCommands *
satdoku_commands_new (GActionMap *map)
{
  SatdokuCommands *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (map), NULL);

  self = g_object_new (SATDOKU_TYPE_COMMANDS, NULL);
  self->map = map;
  return self;
}

/* (nullable): it is not set or bound yet. */
static Condition *
find_condition (SatdokuCommands *self,
                const char *name)
{
  for (guint i = 0; i < self->conditions->len; i++)
    {
      Condition *condition = self->conditions->pdata[i];

      if (strcmp (condition->name, name) == 0)
        return condition;
    }
  return NULL;
}

static void
update_entry (Entry *entry)
{
  gboolean enabled = TRUE;

  for (guint i = 0; i < entry->clauses->len && enabled; i++)
    {
      const GArray *clause = entry->clauses->pdata[i];

      enabled = FALSE;
      for (guint k = 0; k < clause->len && !enabled; k++)
        enabled = g_array_index (clause, Term, k).condition->holds !=
                  g_array_index (clause, Term, k).negated;
    }
  g_simple_action_set_enabled (entry->action, enabled);
}

static gboolean
needs (const Entry *entry,
       const Condition *condition)
{
  for (guint i = 0; i < entry->clauses->len; i++)
    {
      const GArray *clause = entry->clauses->pdata[i];

      for (guint k = 0; k < clause->len; k++)
        if (g_array_index (clause, Term, k).condition == condition)
          return TRUE;
    }
  return FALSE;
}

static void
update_entries (SatdokuCommands *self,
                const Condition *condition)
{
  GHashTableIter iter;
  gpointer entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    if (needs (entry, condition))
      update_entry (entry);
}

static Condition *
ensure_condition (SatdokuCommands *self,
                  const char *name)
{
  Condition *condition = find_condition (self, name);

  if (condition != NULL)
    return condition;
  condition = g_object_new (TYPE_CONDITION, NULL);
  condition->commands = self;
  condition->name = g_intern_string (name);
  g_ptr_array_add (self->conditions, condition);
  return condition;
}

static GArray *
parse_clause (SatdokuCommands *self,
              const SatdokuCommand *command,
              const char *word)
{
  g_auto (GStrv) names = g_strsplit (word, "|", -1);
  GArray *clause = g_array_new (FALSE, FALSE, sizeof (Term));

  for (guint i = 0; names[i] != NULL; i++)
    {
      gboolean negated = names[i][0] == '!';
      const Term term = { find_condition (self, names[i] + negated), negated };

      if (term.condition == NULL)
        g_critical ("The command “%s” needs “%s”, which is no condition", command->name,
                    names[i] + negated);
      else
        g_array_append_val (clause, term);
    }
  return clause;
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
run_cb (GSimpleAction *action,
        GVariant *value,
        gpointer user_data)
{
  const Entry *entry = prepare (user_data, action);

  if (entry != NULL)
    ((void (*) (gpointer, GVariant *, const SatdokuCommand *))entry->command->run) (
      entry->user_data, value, entry->command);
}

static void
add_command (SatdokuCommands *self,
             const SatdokuCommand *command,
             gpointer user_data)
{
  const GActionEntry plain = {
    .name = command->name,
    .activate = command->state == NULL ? run_cb : NULL,
    .parameter_type = command->parameter,
    .state = command->state,
    .change_state = command->state != NULL ? run_cb : NULL,
  };
  Entry *entry = g_new0 (Entry, 1);
  g_auto (GStrv) words = g_strsplit (command->needs != NULL ? command->needs : "", " ", -1);

  g_action_map_add_action_entries (self->map, &plain, 1, self);
  entry->command = command;
  entry->user_data = user_data;
  entry->action = G_SIMPLE_ACTION (g_action_map_lookup_action (self->map, plain.name));
  entry->clauses = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_ptr_array_add (entry->clauses, parse_clause (self, command, words[i]));
  g_hash_table_insert (self->entries, (gpointer)command->name, entry);
  update_entry (entry);
}

/* Adds a constant table of actions, called with @user_data, which must live as long as @self. All
 * conditions that they need must have been set or bound before. */
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

GSimpleAction *
satdoku_commands_get_action (SatdokuCommands *self,
                             const char *name)
{
  const Entry *entry;

  g_return_val_if_fail (SATDOKU_IS_COMMANDS (self) && name != NULL, NULL);

  entry = g_hash_table_lookup (self->entries, name);
  return entry != NULL ? entry->action : NULL;
}

/* For a condition that is no property of any object; others are bound by
 * satdoku_commands_bind(). */
void
satdoku_commands_set_condition (SatdokuCommands *self,
                                const char *condition,
                                gboolean holds)
{
  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL);

  g_object_set (ensure_condition (self, condition), "holds", holds, NULL);
}

/* Adds a condition that the caller binds itself, where satdoku_commands_bind() doesn't fit, to the
 * property "holds" of the returned object. A number holds when it isn't 0. */
GObject *
satdoku_commands_get_condition (SatdokuCommands *self,
                                const char *condition)
{
  g_return_val_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL, NULL);

  return G_OBJECT (ensure_condition (self, condition));
}

/* The condition holds from now on as long as a boolean or unsigned property is TRUE, or not 0.
 * It is no longer bound to any other. */
void
satdoku_commands_bind (SatdokuCommands *self,
                       const char *condition,
                       gpointer source,
                       const char *property)
{
  Condition *bound;

  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL && G_IS_OBJECT (source));

  bound = ensure_condition (self, condition);
  if (bound->binding != NULL)
    g_binding_unbind (bound->binding);
  g_set_object (&bound->binding, g_object_bind_property (source, property, bound, "holds",
                                                         G_BINDING_SYNC_CREATE));
}

/* Says in a sentence for the player why commands that need the condition can't be done while it
 * doesn't hold. Most conditions can be seen and need no words. */
void
satdoku_commands_set_reason (SatdokuCommands *self,
                             const char *condition,
                             const char *reason)
{
  Condition *told;

  g_return_if_fail (SATDOKU_IS_COMMANDS (self) && condition != NULL);

  told = ensure_condition (self, condition);
  g_free (told->reason);
  told->reason = g_strdup (reason);
}

/* Why an action can't be done; NULL: it can, or no reason was given. */
const char *
satdoku_commands_get_reason (SatdokuCommands *self,
                             const char *name)
{
  const Entry *entry;

  g_return_val_if_fail (SATDOKU_IS_COMMANDS (self) && name != NULL, NULL);

  entry = g_hash_table_lookup (self->entries, name);
  for (guint i = 0; entry != NULL && i < self->conditions->len; i++)
    {
      const Condition *condition = self->conditions->pdata[i];

      if (condition->reason != NULL && !condition->holds && needs (entry, condition))
        return condition->reason;
    }
  return NULL;
}
