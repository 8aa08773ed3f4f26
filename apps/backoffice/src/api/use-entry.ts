import { mergeChanges } from '@matchday/validation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Draft, useDraft } from '../drafts/use-draft';
import type { ConflictDecision } from '../layout/conflict-dialog';
import { isConflict } from './versions';

/** A change of a stored record, meant for the version that it is given. */
interface Change<Stored, Value, Result> {
  save: (base: Stored, value: Value) => Promise<Result>;
  /** Says that the change was made. */
  done: string;
}

interface Options<Stored, Value, Result> {
  /** Names the form and its record; unique in the back office. */
  name: string;
  record: Stored;
  valueOf: (record: Stored) => Value;
  /** Reads the record again, when somebody else has changed it. */
  read: () => Promise<Stored>;
  onSaved: (result: Result) => unknown;
}

/** The form of one record that two people may change at once. */
interface Entry<Stored, Value, Result> extends Draft<Stored, Value> {
  run: (change: Change<Stored, Value, Result>) => void;
  isPending: boolean;
  /** Why the change failed, other than that somebody else was first. */
  error: Error | null;
  /**
   * The record as somebody else has saved it, and the person's value, which takes over what only the other one changed.
   * Null if nobody was first, and when the person has decided.
   */
  conflict: { theirs: Stored; mine: Value } | null;
  /** The person's decision, for the dialog that shows what differs. */
  decision: ConflictDecision;
}

/** What a person enters of a record is kept until it is saved, and takes effect only on the version they began with. */
export function useEntry<Stored extends { version: string | undefined }, Value, Result>({
  name,
  record,
  valueOf,
  read,
  onSaved,
}: Options<Stored, Value, Result>): Entry<Stored, Value, Result> {
  type Attempt = { base: Stored; value: Value; change: Change<Stored, Value, Result> };
  const notify = useNotify();
  const draft = useDraft(name, record, valueOf);
  const [version, setVersion] = useState(record.version);
  // The form stays, with the focus, when the record is read again.
  if (version !== record.version) {
    setVersion(record.version);
    draft.follow(record);
  }
  const [conflict, setConflict] = useState<(Attempt & { theirs: Stored }) | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ base, value, change }: Attempt) => {
      try {
        return { result: await change.save(base, value) };
      } catch (error) {
        if (!isConflict(error)) throw error;
        const theirs = await read();
        setConflict({ base, value: mergeChanges(valueOf(base), valueOf(theirs), value), change, theirs });
        return null;
      }
    },
    onSuccess: async (saved, { change }) => {
      if (!saved) return;
      setConflict(null);
      draft.drop();
      notify(change.done, { type: 'success' });
      await onSaved(saved.result);
    },
  });
  return {
    ...draft,
    run: (change) => mutation.mutate({ base: draft.base, value: draft.value, change }),
    isPending: mutation.isPending,
    error: mutation.error,
    conflict: conflict && { theirs: conflict.theirs, mine: conflict.value },
    decision: {
      isSaving: mutation.isPending,
      error: mutation.error,
      onKeep: () => conflict && mutation.mutate({ ...conflict, base: conflict.theirs }),
      onTake: () => {
        if (conflict) draft.restart(conflict.theirs);
        setConflict(null);
      },
      onClose: () => setConflict(null),
    },
  };
}
