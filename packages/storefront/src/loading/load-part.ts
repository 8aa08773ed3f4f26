import { report } from '../reporting/report';
import { reloadOnce } from '../screens/error/reload-once';

/**
 * Loads a part that the page cannot do without. One that could not be fetched, as after a new release, is reported and
 * makes the page load again (S8.7).
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    report(error);
    if (error instanceof Error) reloadOnce(error);
    throw error;
  }
}
