import { mergeChanges } from '@matchday/validation';
import { useState } from 'react';
import { ownDrafts } from './own-drafts';

/** The value of a form that is kept until it is saved. */
export interface Draft<Base, Value> {
  /** What the person began with. It can be older than what is stored by now. */
  base: Base;
  value: Value;
  setValue: (value: Value) => void;
  /** When the value was entered, if an earlier page kept it; otherwise null. */
  restoredAt: string | null;
  /** Forgets what was entered, and goes on with the record as it is stored. */
  discard: () => void;
  /** Like `discard`, with a newer record. */
  restart: (base: Base) => void;
  /** Forgets what was entered, without changing the form: it is saved. */
  drop: () => void;
  /** Goes on with a newer record, if nothing is entered that is not saved. Otherwise what was entered stays. */
  follow: (base: Base) => void;
}

interface Entered<Base, Value> {
  base: Base;
  value: Value;
  restoredAt: string | null;
  /** What was saved last, until the record is read again. */
  saved: { value: Value } | null;
}

/**
 * The value of a form, which stays in this tab when the session ends or the connection is lost.
 * @param name names the form and its record; unique in the back office
 * @param current the record as it is stored now
 * @param valueOf what the form shows of a record
 */
export function useDraft<Base, Value>(
  name: string,
  current: Base,
  valueOf: (base: Base) => Value,
): Draft<Base, Value> {
  const begin = (base: Base) => ({ base, value: valueOf(base), restoredAt: null, saved: null });
  const [state, setState] = useState<Entered<Base, Value>>(() => {
    const kept = ownDrafts.read<Base, Value>(name);
    return kept ? { ...begin(kept.base), value: kept.value, restoredAt: kept.at } : begin(current);
  });
  const { base, value: entered, saved } = state;
  const isChanged = (value: Value) => JSON.stringify(value) !== JSON.stringify(valueOf(base));
  const restart = (next: Base) => {
    ownDrafts.drop(name);
    setState(begin(next));
  };
  return {
    ...state,
    setValue: (value) => {
      setState((before) => ({ ...before, value }));
      if (isChanged(value)) ownDrafts.keep(name, { base, value, at: new Date().toISOString() });
      else ownDrafts.drop(name);
    },
    restart,
    discard: () => restart(current),
    drop: () => {
      ownDrafts.drop(name);
      setState((before) => ({ ...before, restoredAt: null, saved: { value: before.value } }));
    },
    follow: (next) => {
      if (saved) setState({ ...begin(next), value: mergeChanges(saved.value, valueOf(next), entered) });
      else if (!isChanged(entered)) setState(begin(next));
    },
  };
}

const asItIs = <Value>(value: Value): Value => value;

/** The value of a form that begins empty, or with values that nobody else changes. */
export const useFormDraft = <Value>(name: string, initial: Value): Draft<Value, Value> =>
  useDraft<Value, Value>(name, initial, asItIs);
