import { logFailure } from '../log';

const kept = new Map<string, unknown>();
const maxKept = 500;

/**
 * Loads what a page can do without. When that fails, it is logged and what was had last takes its place, or `otherwise`
 * where nothing ever was: throwing would cost the shopper the page.
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
