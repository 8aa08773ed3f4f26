import { logFailure } from '../log';

const kept = new Map<string, unknown>();
const maxKept = 500;

/**
 * Loads data that a page can be rendered without. A failure is logged, and the last loaded value is returned, or `otherwise`
 * if there is none: throwing would replace the whole page by an error.
 */
export async function lastGood<T>(
  name: string,
  otherwise: T,
  load: () => Promise<T>,
): Promise<{ value: T; isFresh: boolean }> {
  try {
    const value = await load();
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return { value, isFresh: true };
  } catch (error) {
    logFailure(`Could not load the ${name}`, error);
    return { value: (kept.get(name) as T | undefined) ?? otherwise, isFresh: false };
  }
}
