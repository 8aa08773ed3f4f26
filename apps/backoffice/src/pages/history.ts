/** A value with what it was before, and what it was before an undo. */
interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What was changed last: the next change of the same is one step with it. */
  place: string | null;
}

const mostSteps = 100;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  place: null,
});

/** @param place a field that is being typed into; null for a step of its own */
export function change<Value>(history: History<Value>, next: Value, place: string | null): History<Value> {
  const isSameField = place !== null && place === history.place;
  const past = isSameField ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], place };
}

export function undo<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: null };
}

export function redo<Value>({ past, present, future, ...rest }: History<Value>): History<Value> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, ...rest };
  return { past: [...past, present], present: next, future: later, place: null };
}
