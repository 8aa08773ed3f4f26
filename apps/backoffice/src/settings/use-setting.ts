import { useEntry } from '../api/use-entry';
import type { KeptDraft } from '../drafts/draft-notice';
import type { ConflictDecision } from '../layout/conflict-dialog';
import { useText } from '../texts/use-text';
import type { Saved } from './setting-data';

interface Options<Value, Form> {
  /** Unique among the settings. */
  name: string;
  saved: Saved<Value>;
  /** What the form shows of a value. */
  formOf: (value: Value) => Form;
  /** The value that a form stands for. What a person does not enter stays as it is stored. */
  valueOf: (form: Form, stored: Value) => Value;
  read: () => Promise<Saved<Value>>;
  save: (change: Saved<Value>) => Promise<void>;
  onSaved: () => void;
}

/** What the frame of a setting's form needs to know. */
export interface Setting<Value> extends KeptDraft {
  save: () => void;
  isPending: boolean;
  error: Error | null;
  /** Three versions of the value, if somebody else saved it first. */
  conflict: { before: Value; theirs: Value; yours: Value } | null;
  decision: ConflictDecision;
}

/** The form of a setting: what is entered is kept until it is saved, and meant for the version that it began with. */
export function useSetting<Value, Form>(options: Options<Value, Form>) {
  const { name, saved, formOf, valueOf, read, save, onSaved } = options;
  const text = useText();
  const entry = useEntry<Saved<Value>, Form, void>({
    name: `settings/${name}`,
    record: saved,
    valueOf: ({ value }) => formOf(value),
    read,
    onSaved,
  });
  const { base, conflict, run } = entry;
  const setting: Setting<Value> = {
    ...entry,
    save: () =>
      run({
        save: ({ value, version }, form) => save({ value: valueOf(form, value), version }),
        done: text('settings.saved'),
      }),
    conflict: conflict && {
      before: base.value,
      theirs: conflict.theirs.value,
      yours: valueOf(conflict.mine, conflict.theirs.value),
    },
  };
  return { form: entry.value, setForm: entry.setValue, setting };
}
