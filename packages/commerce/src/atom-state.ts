import { atom, createStore } from 'jotai/vanilla';

/** The client state of one domain of a page: an atom in a store, for code outside React. */
export interface AtomState<T extends object> {
  getState: () => T;
  /** The initial state, as the server rendered it. */
  getInitialState: () => T;
  /** Replaces the given fields. */
  setState: (change: Partial<T> | ((state: T) => Partial<T>)) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: (state: T) => void) => () => void;
}

/** Creates an atom with this value in its own store. */
export function createAtomState<T extends object>(initial: () => T): AtomState<T> {
  const first = initial();
  const state = atom(first);
  const store = createStore();
  const getState = () => store.get(state);
  return {
    getState,
    getInitialState: () => first,
    setState(change) {
      const before = getState();
      store.set(state, { ...before, ...(typeof change === 'function' ? change(before) : change) });
    },
    subscribe: (listener) => store.sub(state, () => listener(getState())),
  };
}
