import { inject } from 'vitest';
import { clubs } from '../src/clubs/clubs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the deep tests run. */
    isDeep: boolean;
  }
}

/**
 * The clubs for tests of behaviour that hardly depends on the brand: the first one, or all of them in the deep tests.
 */
export const sampledClubs = inject('isDeep') ? clubs : clubs.slice(0, 1);
