import { useSyncExternalStore } from 'react';
import type { ReadableState } from './deferred-domain';

/**
 * A part of a domain's state; the component renders again when that part changes. Jotai's own hook reads the current
 * value while the page hydrates, which may no longer be the one that the server rendered.
 */
export function useAtomState<T extends object, Part>(
  { subscribe, getState, getInitialState }: ReadableState<T>,
  select: (state: T) => Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getInitialState()),
  );
}
