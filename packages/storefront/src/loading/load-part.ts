import { report } from '../reporting/report';
import { reloadOnce } from '../screens/error/reload-once';

/**
 * Loads a part that the page requires. If it cannot be fetched, such as after a new release, the failure is reported and
 * the page is reloaded (S8.7).
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
