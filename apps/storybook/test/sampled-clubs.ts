import { inject } from 'vitest';
import { clubs } from '../src/clubs/clubs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the deep tests run. */
    isDeep: boolean;
  }
}

/** The clubs in which to test what a brand hardly changes: the first one, and every one in the deep tests. */
export const sampledClubs = inject('isDeep') ? clubs : clubs.slice(0, 1);
