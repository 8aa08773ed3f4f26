import { supportsPasskeys } from '@matchday/commerce';
import { useWhenIdle } from '../loading/use-when-idle';

/** Loads a part about passkeys when the browser is idle; null in browsers and at addresses without passkeys. */
export function usePasskeyPart<Part>(load: () => Promise<Part>): Part | null {
  return useWhenIdle(async () => (supportsPasskeys(window) ? load() : null));
}
