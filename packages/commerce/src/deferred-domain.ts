import type { AtomState } from './atom-state';

/** The part of a state that components read. */
export type ReadableState<T extends object> = Pick<
  AtomState<T>,
  'getState' | 'getInitialState' | 'subscribe'
>;

interface DeferredDomain<T extends object, Domain> {
  /** The initial state until the domain has loaded, then the domain's state. */
  state: ReadableState<T>;
  /** Changes the state that is shown until the domain has loaded, such as why it could not be loaded. */
  show: (change: Partial<T>) => void;
  /** Loads the domain once. A failed load rejects, and the next call repeats it. */
  load: () => Promise<Domain>;
}

/**
 * A domain whose code loads after the page is shown. Its first state is not an atom, because jotai would be in the first
 * load of every page.
 */
export function createDeferredDomain<T extends object, Domain extends { state: ReadableState<T> }>(
  initial: T,
  fetchDomain: () => Promise<Domain>,
): DeferredDomain<T, Domain> {
  const listeners = new Set<(state: T) => void>();
  let getState = () => initial;
  let loading: Promise<Domain> | undefined;

  function become(next: () => T) {
    getState = next;
    for (const listener of listeners) listener(getState());
  }

  async function fetchOnce(): Promise<Domain> {
    try {
      const domain = await fetchDomain();
      become(domain.state.getState);
      domain.state.subscribe(() => become(domain.state.getState));
      return domain;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    state: {
      getState: () => getState(),
      getInitialState: () => initial,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    show(change) {
      const shown = { ...getState(), ...change };
      become(() => shown);
    },
    load: () => {
      loading ??= fetchOnce();
      return loading;
    },
  };
}
